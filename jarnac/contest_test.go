package jarnac_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
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
		// So it is when the letter was the last of the bag, also after the pass and the opponent's.
		last := laying
		last.bag = "E"
		for _, after := range [][]string{{}, {"A -"}, {"A -", "B -"}} {
			refused(t, play(t, last.state(t), append([]string{"A BUZ", "A +E"}, after...)...), "B ?", "official/contest/window")
		}
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
		lapsed := play(t, passed, "B -")
		forgotten := lapsed.Setup()
		forgotten.Lapsed = false
		refused(t, play(t, lapsed, "A ~"), "B ?", "official/contest/window-empty")
		// So does its author's second pass, where the opponent had the bag and ran out of time.
		again := play(t, passed, "B ~")
		gametest.Equal(t, "open", open(again), "A BUZ")
		again = play(t, again, "A -")
		gametest.Equal(t, "phase", again.Phase(), jarnac.Handover)
		refused(t, again, "B ?", "official/contest/window-empty")
		if !strings.Contains(lapsed.String(), "lapsed yes") || lapsed.Hash() == must.Get(lapsed.Rules().FromSetup(forgotten))(t).Hash() {
			t.Errorf("%v is not told from a position in which a draw came", lapsed)
		}
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
