package jarnac_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// Contests, clause by clause. BUZ, TRAZ and the like are not in the dictionary.

const contested = "official validation=contest"

// undone is the words that the last move undoes, and why.
func undone(t testing.TB, s jarnac.State, moves ...string) (list []string) {
	t.Helper()
	for _, u := range effect(t, s, moves...).Undone {
		if u.Word != "" {
			list = append(list, u.Word+" "+string(u.Clause))
		}
	}
	return list
}

func list(words ...string) []string { return words }

func same(t testing.TB, what string, got, want any) {
	t.Helper()
	if diff := cmp.Diff(want, got, cmpopts.EquateComparable(jarnac.Move{})); diff != "" {
		t.Errorf("%s (-want +got):\n%s", what, diff)
	}
}

// sameTable finds no difference in what lies on the table, whatever was said.
func sameTable(t testing.TB, got, want jarnac.State) {
	t.Helper()
	for _, p := range []jarnac.Player{jarnac.A, jarnac.B} {
		gametest.Equal(t, "mat of "+p.String(), words(got, p), words(want, p))
		gametest.Equal(t, "rack of "+p.String(), got.Rack(p), want.Rack(p))
		gametest.Equal(t, "Jarnacs of "+p.String(), got.Jarnacs(p), want.Jarnacs(p))
	}
	gametest.Equal(t, "bag", got.Bag(), want.Bag())
}

var laying = pos{options: contested, phase: jarnac.Playing, a: "RAT|BUZET", b: "SOL|EAIRS"}

// Which word can be contested, until when, by whom, and how often.
func TestContestWindow(t *testing.T) {
	t.Run("official/contest/window", func(t *testing.T) {
		s := laying.state(t)
		refused(t, s, "B ?", "official/contest/window") // nothing has been laid
		for _, word := range []string{"A BUZ", "A 1:TRAZ", "A BUT"} {
			laid := play(t, s, word)
			if !laid.CanAct(jarnac.B) || !laid.CanAct(jarnac.A) {
				t.Errorf("%s: both may act", word)
			}
			gametest.Equal(t, "open", open(laid), word)
			play(t, laid, "B ?")
			drawn := play(t, laid, "A +E")
			refused(t, drawn, "B ?", "official/contest/window")
			refused(t, drawn, "B ?!BUT", "official/contest/window")
			gametest.Equal(t, "who may contest", drawn.CanAct(jarnac.B), false)
			gametest.Equal(t, "open", open(drawn), "")
		}
		// It stands for good, and counts.
		bad := play(t, s, "A 1:TRAZ", "A +E", "A -")
		gametest.Equal(t, "points", bad.Scores()[jarnac.A], 16)
		refused(t, bad, "B ?", "official/contest/window")
		// A Jarnac until the caller draws or swaps.
		called := play(t, play(t, s, "A -"), "B !1:TRAZ")
		play(t, called, "A ?")
		refused(t, play(t, called, "B +E"), "A ?", "official/contest/window")
		refused(t, play(t, called, "B -AEI+STE"), "A ?", "official/contest/window")
	})
	t.Run("official/contest/window-empty", func(t *testing.T) {
		empty := laying
		empty.bag = "-"
		s := play(t, empty.state(t), "A BUZ")
		gametest.Equal(t, "phase", s.Phase(), jarnac.Playing)
		play(t, s, "B ?")
		// Its author's next word closes it, and is open itself.
		next := play(t, s, "A 1:RATE")
		same(t, "words undone", undone(t, next, "B ?"), []string(nil))
		gametest.Equal(t, "mat", words(play(t, next, "B ?"), jarnac.A), "RATE BUZ")
		// A pass leaves it open until the opponent's next act.
		passed := play(t, s, "A -")
		if !passed.CanAct(jarnac.B) || passed.CanAct(jarnac.A) {
			t.Error("after the pass B alone may act")
		}
		upheld := play(t, passed, "B ?")
		same(t, "words undone", undone(t, passed, "B ?"), list("BUZ official/words/reference"))
		gametest.Equal(t, "player on turn", upheld.Turn(), jarnac.B)
		play(t, upheld, "B !1:RATE")
		play(t, passed, "B ?!1:RATE")
		for _, act := range []string{"B !1:RATE", "B 1:SOLE", "B -"} {
			refused(t, play(t, passed, act), "B ?", map[bool]rulebook.Clause{true: "official/contest/who", false: "official/contest/window-empty"}[act != "B -"])
		}
		refused(t, play(t, passed, "B -", "A -"), "B ?", "official/turn/order") // over
	})
	t.Run("official/contest/who", func(t *testing.T) {
		s := play(t, laying.state(t), "A BUZ")
		refused(t, s, "A ?", "official/contest/who")
		refused(t, s, "A ?!1:SOLE", "official/contest/who")
		s = play(t, laying.state(t), "A -", "B !1:TRAZ")
		refused(t, s, "B ?", "official/contest/who")
	})
	t.Run("official/contest/once", func(t *testing.T) {
		s := play(t, laying.state(t), "A BUT", "B ?")
		refused(t, s, "B ?", "official/contest/once")
		refused(t, s, "B ?!1:RATE", "official/contest/once")
		gametest.Equal(t, "who may act", s.CanAct(jarnac.B), false)
		gametest.Equal(t, "open", open(s), "")
		play(t, play(t, s, "A +EI", "A 2:BUTE"), "B ?") // another word, and another contest
	})
}

// What a contest of a good word and of a bad one brings.
func TestContestSettled(t *testing.T) {
	t.Run("official/contest/good", func(t *testing.T) {
		s := play(t, laying.state(t), "A BUT", "B ?")
		gametest.Equal(t, "player on turn", s.Turn(), jarnac.A)
		gametest.Equal(t, "letters due", s.Due(), 2)
		e := effect(t, laying.state(t), "A BUT", "B ?")
		gametest.Equal(t, "clause", e.Clause, "official/contest/good")
		gametest.Equal(t, "penalty", e.Penalty, jarnac.Penalty{Against: jarnac.B, Letters: 1, LettersBy: "official/contest/good"})
		gametest.Equal(t, "clause of the letters owed", e.OwedBy, "official/contest/good")
		refused(t, s, "A +E", "official/contest/good")
		refused(t, s, "A +EEE", "official/contest/good")
		refused(t, s, "A -", "official/turn/bonus-compulsory")
		gametest.Equal(t, "clause", effect(t, s, "A +EI").Clause, "official/contest/good")
		s = play(t, s, "A +EI")
		gametest.Equal(t, "phase", s.Phase(), jarnac.Playing)
		gametest.Equal(t, "letters due after the next word", play(t, s, "A 1:RATE").Due(), 1) // once
		// A Jarnac: the caller draws two, or four for three.
		s = play(t, laying.state(t), "A -", "B !1:RATE", "A ?")
		gametest.Equal(t, "player on turn", s.Turn(), jarnac.B)
		gametest.Equal(t, "letters due", s.Due(), 2)
		gametest.Equal(t, "Jarnacs", s.Jarnacs(jarnac.B), 1)
		t.Run("official/contest/jarnac official/contest/good-jarnac", func(t *testing.T) {
			play(t, s, "B +EI")
			play(t, s, "B -AEI+STEL")
		})
		refused(t, s, "B +E", "official/contest/good")
		refused(t, s, "B -AEI+STE", "official/contest/swap-returns")
	})
	t.Run("official/contest/bad", func(t *testing.T) {
		for breath, clause := range map[string]rulebook.Clause{"B ?": "official/contest/bad", "B ?!1:RATE": "official/contest/with-jarnac"} {
			s := play(t, laying.state(t), "A BUZ", breath)
			e := effect(t, laying.state(t), "A BUZ", breath)
			gametest.Equal(t, "clause", e.Clause, clause)
			gametest.Equal(t, "penalty", e.Penalty, jarnac.Penalty{Against: jarnac.A, Letters: 1, LettersBy: "official/contest/bad"})
			same(t, "words undone", undone(t, laying.state(t), "A BUZ", breath), list("BUZ official/words/reference"))
			gametest.Equal(t, "player on turn", s.Turn(), jarnac.B)
			gametest.Equal(t, "phase", s.Phase(), jarnac.Handover)
			gametest.Equal(t, "letters due", s.Due(), 2)
			refused(t, s, "B +E", "official/contest/bad")
			play(t, s, "B +EI")
			play(t, s, "B -AEI+STEL")
			refused(t, s, "A +E", "official/turn/order")
		}
	})
	t.Run("official/contest/undo", func(t *testing.T) {
		s := laying.state(t)
		for _, move := range []string{"A BUZ", "A 1:TRAZE"} {
			after := play(t, s, move, "B ?")
			sameTable(t, after, s)
		}
		s = play(t, s, "A -")
		for _, move := range []string{"B !1:TRAZ", "B !BUZ"} {
			after := play(t, s, move, "A ?")
			sameTable(t, after, s)
		}
		// What was undone, and where it was.
		e := effect(t, s, "B !1:TRAZ", "A ?")
		want := jarnac.Undone{Word: "TRAZ", Former: "RAT", Line: 2, From: 1, Jarnac: true, Clause: "official/words/reference"}
		same(t, "undone", e.Undone[0], want)
	})
	t.Run("official/contest/bad-jarnac", func(t *testing.T) {
		s := play(t, laying.state(t), "A -", "B !1:TRAZ", "A ?")
		gametest.Equal(t, "player on turn", s.Turn(), jarnac.A)
		gametest.Equal(t, "phase", s.Phase(), jarnac.Handover)
		gametest.Equal(t, "letters due", s.Due(), 2)
		e := effect(t, laying.state(t), "A -", "B !1:TRAZ", "A ?")
		gametest.Equal(t, "clause", e.Clause, "official/contest/bad-jarnac")
		gametest.Equal(t, "penalty", e.Penalty, jarnac.Penalty{Against: jarnac.B, Letters: 1, LettersBy: "official/contest/bad-jarnac"})
		refused(t, s, "A +E", "official/contest/bad-jarnac")
		play(t, s, "A !1:SOLE", "A +EI") // on the caller's mat
		play(t, s, "A -BET+EIST")
		one := play(t, play(t, laying.state(t), "A -", "B !1:TRAZ"), "A ?!1:SOLE")
		gametest.Equal(t, "mat of A", words(one, jarnac.A), "RAT SOLE")
	})
	t.Run("official/contest/formula", func(t *testing.T) {
		s := pos{options: "competition validation=contest", phase: jarnac.Playing, a: "LAC JOU|SAEI", b: "|"}.state(t)
		for move, why := range map[string]string{
			"A 1:LACS":  "LACS official/words/same-entry",
			"A 2:JOUAI": "JOUAI official/words/conjugations",
		} {
			same(t, "words undone", undone(t, s, move, "B ?"), list(why))
		}
		same(t, "words undone", undone(t, s, "A 1:CALS", "B ?"), []string(nil))
	})
	t.Run("official/contest/strict", func(t *testing.T) {
		strict := laying
		strict.options = "official"
		s := play(t, strict.state(t), "A BUT")
		gametest.Equal(t, "open", open(s), "")
		gametest.Equal(t, "B can act", s.CanAct(jarnac.B), false)
		for _, at := range []jarnac.State{s, strict.state(t), play(t, s, "A +E", "A -")} {
			refused(t, at, "B ?", "official/contest/strict")
			refused(t, at, "B ?!1:RATE", "official/contest/strict")
			refused(t, at, "A ?", "official/contest/strict")
		}
		// Texts and Setups that tell of a word in question are read as the position after it.
		old := strict.state(t).Setup()
		old.Open = []jarnac.Move{jarnac.Place("BUT")}
		back, err := s.Rules().FromSetup(old)
		gametest.Equal(t, "the Setup", back, s)
		gametest.Equal(t, "the Setup", err, nil)
		text := strict.state(t).String()
		back, err = strict.state(t).Rules().ParseState(text + " open BUT;")
		gametest.Equal(t, "the text", back.String(), s.String())
		gametest.Equal(t, "the text", err, nil)
		back, err = s.Rules().ParseState(strings.Replace(s.String(), "lines", "stands A; lines", 1))
		gametest.Equal(t, "a word that stands", back, s)
		gametest.Equal(t, "a word that stands", err, nil)
	})
}

// A contest and a Jarnac in one breath.
func TestContestWithJarnac(t *testing.T) {
	t.Run("official/contest/with-jarnac", func(t *testing.T) {
		s := play(t, laying.state(t), "A BUZ")
		breath, apart := play(t, s, "B ?!1:RATE"), play(t, s, "B ?", "B !1:RATE")
		sameTable(t, breath, apart)
		gametest.Equal(t, "letters due", breath.Due(), apart.Due())
		e := effect(t, s, "B ?!1:RATE")
		gametest.Equal(t, "line", e.Line, 2)
		gametest.Equal(t, "former", e.Former, "RAT")
		gametest.Equal(t, "freed", e.Freed, 1)
		// What the undone word held is there to be taken.
		gametest.Equal(t, "mat of B", words(play(t, s, "B ?!BUT"), jarnac.B), "SOL BUT")
		// The Jarnac must be possible on the table, and can be contested in turn.
		refused(t, s, "B ?!1:TZARS", "official/handover/jarnac")
		refused(t, s, "B ?!2:BUZE", "official/turn/extend")
		bad := play(t, s, "B ?!1:TRAZ")
		same(t, "words undone", undone(t, bad, "A ?"), list("TRAZ official/words/reference"))
	})
	t.Run("official/contest/with-jarnac-void", func(t *testing.T) {
		s := play(t, laying.state(t), "A BUT")
		for _, void := range []string{"B ?!1:RATE", "B ?!" + strings.Repeat("W", 41), "B ?!999:QI", "B ?!" + strings.Repeat("W", 41) + "…"} {
			after := play(t, s, void)
			sameTable(t, after, s)
			gametest.Equal(t, "letters due", after.Due(), 2)
			gametest.Equal(t, "player on turn", after.Turn(), jarnac.A)
			e := effect(t, s, void)
			gametest.Equal(t, "penalty", e.Penalty, jarnac.Penalty{Against: jarnac.B, Letters: 1, LettersBy: "official/contest/good"})
			gametest.Equal(t, "move", e.Move.String(), void[2:])
		}
		// What has no notation is not even said.
		for _, word := range []string{"", "rate", "RATÉ"} {
			gametest.Equal(t, "clause", gametest.Clause(s.Check(jarnac.B, jarnac.ContestJarnac(1, word))), "official/words/reference")
		}
		// No hand passes in the rules of the box, good word or bad.
		for _, word := range []string{"A BUT", "A BUZ"} {
			box := laying
			box.options = "classic validation=contest"
			refused(t, play(t, box.state(t), word), "B ?!1:RATE", "official/contest/with-jarnac-void")
		}
	})
}

// Several Jarnacs at one handover.
func TestContestOfTwoJarnacs(t *testing.T) {
	t.Run("official/contest/double", func(t *testing.T) {
		two := pos{options: contested + " jarnacs=2", phase: jarnac.Playing, a: "RAT SOL|ZEBU", b: "|"}
		s := play(t, two.state(t), "A -")
		for _, tt := range []struct {
			calls, undone []string
			stand         string
			player        jarnac.Player
		}{
			{list("B !1:TRAZ", "B !2:SOLE"), list("TRAZ official/words/reference", "SOLE official/contest/double"), "", jarnac.A},
			{list("B !2:SOLE", "B !1:TRAZ"), list("TRAZ official/words/reference"), "SOLE", jarnac.A},
			{list("B !2:SOLE", "B !1:TZAR"), nil, "SOLE TZAR", jarnac.B},
		} {
			called := play(t, s, tt.calls...)
			after := play(t, called, "A ?")
			gametest.Equal(t, "open", open(called), strings.Join(tt.calls, " "))
			same(t, "words undone", undone(t, called, "A ?"), tt.undone)
			gametest.Equal(t, "what stands", words(after, jarnac.B), tt.stand)
			gametest.Equal(t, "Jarnacs", after.Jarnacs(jarnac.B), 2-len(tt.undone))
			gametest.Equal(t, "player on turn", after.Turn(), tt.player)
			gametest.Equal(t, "clause", effect(t, called, "A ?").Clause, []rulebook.Clause{
				"official/contest/good", "official/contest/bad-jarnac", "official/contest/double",
			}[len(tt.undone)])
		}
		// As many as the options let be called.
		many := pos{options: contested + " jarnacs=8", phase: jarnac.Playing, a: "RAT SOL BUT|ZEBUEE", b: "TIR|"}
		called := play(t, many.state(t), "A -", "B !3:BUTE", "B !1:TRAZ", "B !2:SOLE", "B !BEU")
		gametest.Equal(t, "open", open(called), "B !3:BUTE B !1:TRAZ B !2:SOLE B !BEU")
		same(t, "words undone", undone(t, called, "A ?"), list(
			"TRAZ official/words/reference", "SOLE official/contest/double", "BEU official/words/reference"))
		after := play(t, called, "A ?")
		gametest.Equal(t, "what stands", words(after, jarnac.B), "TIR BUTE")
		gametest.Equal(t, "what is left", words(after, jarnac.A)+" "+after.Rack(jarnac.A).String(), "RAT SOL BEEUZ")
		// Each is contested once.
		s = play(t, s, "B !2:SOLE", "A ?", "B !1:TRAZ")
		gametest.Equal(t, "open", open(s), "B !1:TRAZ")
		same(t, "words undone", undone(t, s, "A ?"), list("TRAZ official/words/reference"))
		refused(t, play(t, s, "A ?"), "A ?", "official/contest/once") // the first has been found good
	})
}

// The letters that contests bring add up, and come with a draw or a swap.
func TestContestLetters(t *testing.T) {
	t.Run("official/contest/adds-up", func(t *testing.T) {
		s := play(t, laying.state(t), "A BUZ", "B ?!1:RATE", "A ?")
		gametest.Equal(t, "letters due", s.Due(), 3)
		gametest.Equal(t, "extra letters", s.Extra(jarnac.B), 2)
		refused(t, s, "B +EI", "official/contest/adds-up")
		play(t, s, "B +EIS")
		refused(t, s, "B -AEI+STEL", "official/contest/adds-up")
		gametest.Equal(t, "letters after a swap", play(t, s, "B -AEI+STELO").Rack(jarnac.B).Len(), 7)
		gametest.Equal(t, "extra letters", play(t, s, "B +EIS").Extra(jarnac.B), 0)
		// They wait for the coming draw, if another contest comes between.
		s = play(t, laying.state(t), "A BUZ", "B ?!1:TRAZ", "A ?")
		gametest.Equal(t, "letters due to A", s.Due(), 2)
		gametest.Equal(t, "extra letters of B", s.Extra(jarnac.B), 1)
		gametest.Equal(t, "letters due to B", play(t, s, "A +EI", "A -").Due(), 2)
	})
	t.Run("official/contest/first-draw", func(t *testing.T) {
		first := laying
		first.b = "|"
		first.setup = func(s *jarnac.Setup) { s.Mats[1].Drawn = false }
		s := play(t, first.state(t), "A BUZ", "B ?")
		gametest.Equal(t, "letters due", s.Due(), 7)
		refused(t, s, "B +EEEEEE", "official/contest/first-draw")
		refused(t, s, "B -AEI+STEL", "official/handover/swap-first")
		gametest.Equal(t, "rack", play(t, s, "B +EEEEEAI").Rack(jarnac.B).Len(), 7)
		s = play(t, first.state(t), "A -", "B !1:RATE", "A ?")
		gametest.Equal(t, "letters due", s.Due(), 7)
	})
	t.Run("official/contest/full-mat", func(t *testing.T) {
		s := pos{options: contested, phase: jarnac.Playing, a: "RAT BUT TIR SOL MUR NEZ CAP LIT|EK", b: "|EIS"}.state(t)
		s = play(t, s, "A 1:RATK", "B ?")
		gametest.Equal(t, "phase", s.Phase(), jarnac.Handover)
		s = play(t, s, "B +EI", "B -", "A +E", "A -")
		gametest.Equal(t, "phase after a pass", s.Phase(), jarnac.Answer)
	})
	t.Run("official/contest/swap-returns", func(t *testing.T) {
		s := play(t, laying.state(t), "A BUZ", "B ?")
		refused(t, s, "B -AEIR+STEL", "official/handover/swap")
		after := play(t, s, "B -AEI+STEL")
		gametest.Equal(t, "rack", after.Rack(jarnac.B), bag.MustParse("RSSTEL"))
		gametest.Equal(t, "clause", effect(t, s, "B -AEI+STEL").Clause, "official/contest/swap-returns")
		// Those set aside go back, and are not among those drawn.
		short := laying
		short.bag = "STEL"
		s = play(t, short.state(t), "A BUZ", "B ?")
		gametest.Equal(t, "bag", play(t, s, "B -AEI+STEL").Bag(), bag.MustParse("AEI"))
		refused(t, s, "B -AEI+STE", "official/contest/swap-returns")
		// With three letters in the bag three are drawn (official/handover/swap-bag).
		short.bag = "STE"
		s = play(t, short.state(t), "A BUZ", "B ?")
		play(t, s, "B -AEI+STE")
		refused(t, s, "B -AEI+ST", "official/handover/swap-bag")
		short.bag = "ST"
		refused(t, play(t, short.state(t), "A BUZ", "B ?"), "B -AEI+ST", "official/handover/swap-bag")
	})
}

// The rules of the box settle contests without penalty.
func TestClassicContests(t *testing.T) {
	start := pos{options: "classic validation=contest", phase: jarnac.Playing, a: "RAT|BUZET", b: "SOL|EAIRS"}
	seven := "RAT BUT TIR SOL MUR NEZ CAP"
	t.Run("classic/contest", func(t *testing.T) {
		s := play(t, start.state(t), "A BUT", "B ?")
		gametest.Equal(t, "letters due", s.Due(), 1)
		e := effect(t, start.state(t), "A BUT", "B ?")
		gametest.Equal(t, "penalty", e.Penalty, jarnac.Penalty{})
		gametest.Equal(t, "clause", e.Clause, "classic/contest")
		s = play(t, start.state(t), "A -", "B !1:RATE", "A ?")
		gametest.Equal(t, "letters due", s.Due(), 1)
		play(t, s, "B -AEI+STE")
	})
	t.Run("classic/contest-plays-on", func(t *testing.T) {
		before := start.state(t)
		s := play(t, before, "A BUZ", "B ?")
		sameTable(t, s, before)
		gametest.Equal(t, "player on turn", s.Turn(), jarnac.A)
		gametest.Equal(t, "phase", s.Phase(), jarnac.Playing)
		gametest.Equal(t, "letters due", s.Due(), 0)
		gametest.Equal(t, "clause", effect(t, before, "A BUZ", "B ?").Clause, "classic/contest-plays-on")
		same(t, "words undone", undone(t, before, "A BUZ", "B ?"), list("BUZ classic/words"))
		play(t, s, "A BUT")
		play(t, s, "A -")
	})
	t.Run("classic/contest-jarnac", func(t *testing.T) {
		before := play(t, start.state(t), "A -")
		s := play(t, before, "B !1:TRAZ", "A ?")
		sameTable(t, s, before)
		gametest.Equal(t, "player on turn", s.Turn(), jarnac.B)
		gametest.Equal(t, "phase", s.Phase(), jarnac.Handover)
		gametest.Equal(t, "clause", effect(t, before, "B !1:TRAZ", "A ?").Clause, "classic/contest-jarnac")
		play(t, s, "B +E")
		second := play(t, s, "B !1:RATE") // one call is left
		refused(t, second, "B !BUZ", "classic/contest-jarnac")
		refused(t, play(t, second, "A ?"), "B !BUZ", "classic/contest-jarnac")
		// What is bad uses up its call, in whatever order; where none was bad, both are taken.
		refused(t, play(t, s, "B !1:ZRAT", "A ?"), "B !1:RATE", "classic/contest-jarnac")
		refused(t, play(t, before, "B !1:RATE", "A ?", "B !BUZ", "A ?"), "B !BUZ", "classic/contest-jarnac")
		refused(t, play(t, before, "B !1:RATE", "A ?", "B !BUT"), "B !BUZ", "classic/double")
		one := play(t, pos{options: "classic validation=contest jarnacs=1", phase: jarnac.Playing, a: start.a, b: start.b}.state(t), "A -", "B !1:TRAZ", "A ?")
		refused(t, one, "B !1:RATE", "classic/contest-jarnac")
	})
	t.Run("classic/end-contest", func(t *testing.T) {
		s := pos{options: "classic validation=contest", phase: jarnac.Playing, a: seven + "|LITK", b: "|EIS"}.state(t)
		for _, word := range []string{"A LIT", "A LITK"} {
			last := play(t, s, word)
			gametest.Equal(t, "phase", last.Phase(), jarnac.Answer)
			refused(t, last, "B !1:RATE", "classic/end") // too late
			refused(t, play(t, last, "B resign"), "B !1:RATE", "official/turn/order")
			gametest.Equal(t, "player on turn", last.Turn(), jarnac.B)
			if _, over := last.Outcome(); over {
				t.Error("the count comes before the contest")
			}
			for _, move := range []string{"B +E", "B -"} {
				refused(t, last, move, "classic/end-contest")
			}
			o, over := play(t, last, "B .").Outcome()
			if !over || o.End != "classic/end" || o.Winner != jarnac.A {
				t.Errorf("%s let go: %v, %v", word, o, over)
			}
			same(t, "decisions", last.AppendMoves(nil, jarnac.B), []jarnac.Move{jarnac.LetGo()})
		}
		if o, over := play(t, s, "A LIT", "B ?").Outcome(); !over || o.End != "classic/end" {
			t.Errorf("a good last word contested: %v, %v", o, over)
		}
		bad := play(t, s, "A LITK", "B ?")
		gametest.Equal(t, "phase", bad.Phase(), jarnac.Playing)
		gametest.Equal(t, "player on turn", bad.Turn(), jarnac.A)
		play(t, bad, "A LIT", "B .")
		// And a Jarnac that ends the game (classic/end-jarnac).
		for options, next := range map[string]jarnac.Player{"classic": jarnac.B, "classic-competition": jarnac.A} {
			s := pos{options: options + " validation=contest", phase: jarnac.Handover, turn: jarnac.B, a: "RAT|ZE", b: seven + "|"}.state(t)
			good := play(t, s, "B !1:RATE", "A .")
			if o, over := good.Outcome(); !over || o.End != "classic/end-jarnac" {
				t.Errorf("%s: %v, %v", options, o, over)
			}
			bad := play(t, s, "B !1:TRAZ", "A ?")
			gametest.Equal(t, "phase", bad.Phase(), jarnac.Handover)
			gametest.Equal(t, "player on turn", bad.Turn(), next)
		}
	})
	t.Run("classic-competition/contest", func(t *testing.T) {
		strict := start
		strict.options = "classic-competition validation=contest"
		s := play(t, strict.state(t), "A BUT", "B ?")
		gametest.Equal(t, "letters due", s.Due(), 2)
		s = play(t, strict.state(t), "A BUZ", "B ?")
		gametest.Equal(t, "letters due", s.Due(), 2)
		gametest.Equal(t, "player on turn", s.Turn(), jarnac.B)
		play(t, s, "B -AEI+STEL")
		// It is cited itself, also in a position that was written when the official clauses were.
		const clause = "classic-competition/contest"
		refused(t, s, "B -AEI+STE", clause)
		refused(t, strict.state(t), "B ?", clause)
		refused(t, play(t, strict.state(t), "A BUT"), "A ?", clause)
		for _, moves := range [][]string{{"A BUT", "B ?"}, {"A BUZ", "B ?"}, {"A -", "B !1:TRAZ", "A ?"}, {"A -", "B !1:RATE", "A ?"}} {
			e := effect(t, strict.state(t), moves...)
			gametest.Equal(t, "clause", e.Clause, clause)
			gametest.Equal(t, "why letters are due", e.OwedBy, clause)
			contested := play(t, strict.state(t), moves...)
			for _, official := range []string{"good", "bad", "bad-jarnac"} {
				old := strings.Replace(contested.String(), clause, "official/contest/"+official, 1)
				if back, err := contested.Rules().ParseState(old); err != nil || back != contested {
					t.Errorf("%s: %v, %v", old, back, err)
				}
			}
		}
		same(t, "words undone", undone(t, strict.state(t), "A BUZ", "B ?"), list("BUZ classic-competition/words"))
	})
	t.Run("classic-competition/dictionary", func(t *testing.T) {
		// A wrong word that nobody contests is never looked up, and counts.
		strict := start
		strict.options = "classic-competition validation=contest"
		s := play(t, strict.state(t), "A BUZ", "A +E", "A -")
		gametest.Equal(t, "points", s.Scores()[jarnac.A], 18)
	})
	t.Run("classic-competition/last-jarnac-contest", func(t *testing.T) {
		s := pos{options: "classic-competition validation=contest", phase: jarnac.Playing, a: seven + "|LITE", b: "|EIS"}.state(t)
		s = play(t, s, "A LIT")
		wrong := play(t, s, "B ?")
		gametest.Equal(t, "phase", wrong.Phase(), jarnac.Answer)
		gametest.Equal(t, "player on turn", wrong.Turn(), jarnac.B)
		gametest.Equal(t, "clause", effect(t, s, "B ?").Clause, "classic-competition/last-jarnac-contest")
		// A contest of the Jarnac is another thing.
		elite := pos{options: "classic-competition validation=contest", phase: jarnac.Playing, a: seven + "|LITEE", b: "|EIS"}.state(t)
		gametest.Equal(t, "clause", effect(t, elite, "A LIT", "B !8:ELITE", "A ?").Clause, "classic-competition/contest")
		taken := play(t, wrong, "B !8:TILE")
		gametest.Equal(t, "gain of A", taken.Extra(jarnac.A), 1)
		gametest.Equal(t, "letters due to A", play(t, taken, "B +E", "B -").Due(), 2)
		if _, over := play(t, wrong, "B .").Outcome(); !over {
			t.Error("the chance was let go")
		}
		// It is one Jarnac, also when the last word filled a gap on the first line.
		gap := play(t, pos{options: "classic-competition", phase: jarnac.Playing, a: ". BUT TIR SOL MUR NEZ CAP LIT|RATE", b: "|EIS"}.state(t), "A RAT", "B !1:TARE")
		refused(t, gap, "B !2:TUBE", "classic-competition/last-jarnac-one")
		// A bad last word is undone, and the turn is lost.
		bad := play(t, pos{options: "classic-competition validation=contest", phase: jarnac.Playing, a: seven + "|LITEZ", b: "|EIS"}.state(t), "A LITZ", "B ?")
		gametest.Equal(t, "phase", bad.Phase(), jarnac.Handover)
		gametest.Equal(t, "letters due", bad.Due(), 2)
		gametest.Equal(t, "mat", words(bad, jarnac.A), seven)
	})
}

// A Jarnac that is bad does not save a game, and one that nobody contests does.
func TestContestsAtTheEnd(t *testing.T) {
	full := "RAT BUT TIR SOL MUR NEZ CAP LIT"
	t.Run("official/end/last-line", func(t *testing.T) {
		s := play(t, pos{options: contested, phase: jarnac.Playing, a: full + "|ZS", b: "|EIS"}.state(t), "A -")
		called := play(t, s, "B !1:TRAZ")
		o, over := play(t, called, "A ?").Outcome()
		want := jarnac.Outcome{Winner: jarnac.A, Scores: [2]int{72, 0}, End: "official/end/last-line", Verdict: "official/score/margin"}
		if !over {
			t.Error("the game goes on")
		}
		same(t, "outcome", o, want)
		gametest.Equal(t, "phase", play(t, called, "B +E").Phase(), jarnac.Playing)
		good := play(t, s, "B !1:RATS", "A ?")
		gametest.Equal(t, "letters due", good.Due(), 2)
	})
	t.Run("official/score/valid-jarnacs", func(t *testing.T) {
		s := play(t, pos{options: contested, phase: jarnac.Playing, a: "RAT|ZE", b: "|"}.state(t), "A -", "B !1:TRAZ")
		gametest.Equal(t, "Jarnacs", s.Jarnacs(jarnac.B), 1)
		gametest.Equal(t, "Jarnacs after the contest", play(t, s, "A ?").Jarnacs(jarnac.B), 0)
	})
	t.Run("classic-competition/last-jarnac", func(t *testing.T) {
		seven := "RAT BUT TIR SOL MUR NEZ CAP"
		s := play(t, pos{options: "classic-competition validation=contest", phase: jarnac.Playing, a: seven + "|LITZE", b: "|EIS"}.state(t), "A LIT")
		o, over := play(t, s, "B !8:LITZ", "A ?").Outcome()
		if !over || o.End != "classic/end" || o.Scores[jarnac.A] != 72 {
			t.Errorf("a bad last Jarnac: %v, %v", o, over)
		}
		// A longer word is not bound by chaining, and is judged so.
		mat := "RAT BUT TIR SOL MUR NEZ CAP"
		s = play(t, pos{options: "classic-competition validation=contest", phase: jarnac.Playing, a: mat + "|LACS", b: "|EIS"}.state(t), "A LAC")
		gametest.Equal(t, "phase", play(t, s, "B !8:LACS", "A ?").Phase(), jarnac.Handover)
	})
	t.Run("official/turn/empty-bag", func(t *testing.T) {
		// A word undone counts as nothing laid.
		s := pos{options: contested, phase: jarnac.Handover, a: "RAT|BUZ", b: "|EIS", bag: "-"}.state(t)
		idle := play(t, s, "A -")
		gametest.Equal(t, "phase", idle.Phase(), jarnac.Handover)
		for _, moves := range [][]string{
			{"B SIE", "A ?"}, // SIE is no word
			{"B SIE", "B -", "A ?"},
		} {
			if o, over := play(t, idle, moves...).Outcome(); !over || o.End != "official/turn/empty-bag" {
				t.Errorf("%v: %v, %v", moves, o, over)
			}
		}
		gametest.Equal(t, "phase", play(t, idle, "B SIE", "B -", "A -", "B -").Phase(), jarnac.Over)
		gametest.Equal(t, "phase", play(t, idle, "B SIE", "B -", "A -").Phase(), jarnac.Handover)
		refused(t, play(t, idle, "B SIE"), "A ?!EIS", "official/contest/with-jarnac-void") // the hand does not pass
	})
}

// What a contest leaves behind when the bag is empty, and the turn that it was
// about is over.
func TestContestsWithAnEmptyBag(t *testing.T) {
	full := "RAT BUT TIR SOL MUR NEZ CAP LIT"
	t.Run("a last chance goes on while the mat is full", func(t *testing.T) {
		s := play(t, pos{options: contested, phase: jarnac.Playing, a: full + "|ZS", b: "|EIS", bag: "-"}.state(t), "A 1:TRAZ", "A -", "B ?")
		gametest.Equal(t, "phase", s.Phase(), jarnac.Answer)
		gametest.Equal(t, "player on turn", s.Turn(), jarnac.B)
		play(t, s, "B !1:RATS")
		gametest.Equal(t, "end", play(t, s, "B .").Phase(), jarnac.Over)
	})
	t.Run("and is none when it is not", func(t *testing.T) {
		seven := "RAT BUT TIR SOL MUR NEZ CAP"
		s := play(t, pos{options: contested, phase: jarnac.Playing, a: seven + "|LITZ", b: "SOL|EIS", bag: "-"}.state(t), "A LITZ", "A -", "B ?")
		gametest.Equal(t, "phase", s.Phase(), jarnac.Handover)
		refused(t, s, "B .", "official/turn/order")
		play(t, s, "B 1:SOLE", "B -", "A LIT", "A -", "B .")
		// Nor when the first line is the one that is free again.
		s = play(t, pos{options: contested, phase: jarnac.Playing, a: ". BUT TIR SOL MUR NEZ CAP LIT|RATZ", b: "SOL|EIS", bag: "-"}.state(t), "A RATZ", "A -", "B ?")
		gametest.Equal(t, "phase", s.Phase(), jarnac.Handover)
	})
	t.Run("a wrong contest leaves the last chance", func(t *testing.T) {
		s := play(t, pos{options: contested, phase: jarnac.Playing, a: full + "|ZS", b: "|EIS", bag: "-"}.state(t), "A 1:TZAR", "A -")
		gametest.Equal(t, "phase", play(t, s, "B ?").Phase(), jarnac.Answer)
		gametest.Equal(t, "penalty", effect(t, s, "B ?").Penalty, jarnac.Penalty{}) // there is no letter to draw
	})
	t.Run("official/contest/double", func(t *testing.T) {
		// The Jarnac that stands makes the turn one with a word; and a turn with none
		// is idle.
		for _, penalty := range list("letters", "none") {
			two := pos{options: contested + " jarnacs=2 penalty=" + penalty, phase: jarnac.Handover, turn: jarnac.B, a: "RAT SOL|ZE", b: "|EIS", bag: "-"}
			two.setup = func(s *jarnac.Setup) { s.Idle = 1 }
			s := play(t, two.state(t), "B !2:SOLE", "B !1:TRAZ", "A ?")
			gametest.Equal(t, "idle turns", s.Setup().Idle, 0)
			if penalty == "none" {
				gametest.Equal(t, "player on turn", s.Turn(), jarnac.B)
				gametest.Equal(t, "B has acted", s.Setup().Acted, true)
				gametest.Equal(t, "idle turns", play(t, s, "B -").Setup().Idle, 0)
			} else {
				gametest.Equal(t, "player on turn", s.Turn(), jarnac.A)
			}
			s = play(t, two.state(t), "B !1:TRAZ", "A ?")
			if penalty == "none" {
				gametest.Equal(t, "player on turn", s.Turn(), jarnac.B)
				gametest.Equal(t, "idle turns", s.Setup().Idle, 1)
				s = play(t, s, "B -")
			}
			o, over := s.Outcome()
			if !over || o.End != "official/turn/empty-bag" {
				t.Errorf("penalty=%s: %v, %v", penalty, over, o)
			}
		}
	})
	t.Run("a word follows the last Jarnac at once", func(t *testing.T) {
		s := pos{options: "classic-competition validation=contest", phase: jarnac.Playing, a: "RAT BUT TIR SOL MUR NEZ CAP|LITE", b: "|EIS", bag: "-"}.state(t)
		s = play(t, s, "A LIT", "B !8:TILE", "B EIS")
		gametest.Equal(t, "phase", s.Phase(), jarnac.Playing)
		gametest.Equal(t, "Final", s.Setup().Final, 0)
	})
	t.Run("a word before the bad one makes the turn count", func(t *testing.T) {
		s := pos{options: contested, phase: jarnac.Handover, turn: jarnac.B, a: "RAT|ZE", b: "SOL|EISB", bag: "-"}
		s.setup = func(s *jarnac.Setup) { s.Idle = 1 }
		after := play(t, s.state(t), "B 1:SOLE", "B BIS", "A ?") // BIS is good
		gametest.Equal(t, "player on turn", after.Turn(), jarnac.B)
		after = play(t, s.state(t), "B 1:SOLE", "B SBI", "A ?")
		gametest.Equal(t, "phase", after.Phase(), jarnac.Handover)
		gametest.Equal(t, "idle turns", after.Setup().Idle, 0)
		after = play(t, s.state(t), "B 1:SOLE", "B SBI", "B -", "A ?")
		gametest.Equal(t, "idle turns", after.Setup().Idle, 0)
		gametest.Equal(t, "phase", after.Phase(), jarnac.Handover)
	})
}

// Nothing that contests give runs over.
func TestContestsAddUpToALimit(t *testing.T) {
	start := pos{options: contested, phase: jarnac.Playing, a: "RAT|BUZET", b: "SOL|EAIRS"}
	setup := start.state(t).Setup()
	setup.Mats[0].Extra = 255
	s, err := rulesOf(t, contested).FromSetup(setup)
	if err != nil {
		t.Fatal(err)
	}
	s = play(t, s, "A BUT", "B ?")
	gametest.Equal(t, "extra letters", s.Extra(jarnac.A), 255)
	gametest.Equal(t, "letters due", s.Due(), s.Bag().Len())

	setup = start.state(t).Setup()
	setup.Mats[1].OutOfTime, setup.Mats[0].Points = true, 655350
	if s, err = rulesOf(t, contested).FromSetup(setup); err != nil {
		t.Fatal(err)
	}
	gametest.Equal(t, "points", play(t, s, "A BUT", "B ?").TimePoints(jarnac.A), 655350)
	setup.Mats[0].Points = 655340
	if s, err = rulesOf(t, contested).FromSetup(setup); err != nil {
		t.Fatal(err)
	}
	gametest.Equal(t, "points", play(t, s, "A BUT", "B ?").TimePoints(jarnac.A), 655350)
}

// Nor does the count of the Jarnacs, taken or accepted, and all can be read again.
func TestJarnacsAreCountedUpToALimit(t *testing.T) {
	for _, c := range []struct {
		options string
		out     bool
		moves   []string
		want    int
	}{
		{contested, false, []string{"A !1:TRAZ"}, 255},
		{contested, false, []string{"A !1:TRAZ", "B ?"}, 254},
		{contested, true, []string{"A !1:TZAR", "B ."}, 255},
		{"official", false, []string{"A !1:TZAR"}, 255},
		{"official", true, []string{"A !1:TZAR"}, 255},
	} {
		setup := pos{options: c.options, phase: jarnac.Handover, a: "|", b: "RAT|ZEBU"}.state(t).Setup()
		setup.Mats[0].Jarnacs, setup.Mats[0].OutOfTime = 255, c.out
		r := rulesOf(t, c.options)
		s, err := r.FromSetup(setup)
		if err != nil {
			t.Fatal(err)
		}
		s = play(t, s, c.moves...)
		gametest.Equal(t, "Jarnacs", s.Jarnacs(jarnac.A), c.want)
		back, err := r.ParseState(s.String())
		gametest.Equal(t, "error", err, nil)
		gametest.Equal(t, "state", back, s)
	}
}

// A Move may say what cannot be done.
func TestDrawOfMoreThanThereAre(t *testing.T) {
	gametest.Equal(t, "letters", jarnac.Draw(1000).Count(), 255)
	gametest.Equal(t, "letters", jarnac.Draw(-1).Count(), 0)
	gametest.Equal(t, "completed", jarnac.Draw(0).WithDrawn(strings.Repeat("A", 300)).Completed(), false)
}
