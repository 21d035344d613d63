package jarnac_test

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
)

// Each clause on its own. A test is named by the clause that it would fail with.

func TestMat(t *testing.T) {
	full := "RAT BUT TIR SOL MUR NEZ CAP LIT"
	t.Run("official/mat/lines", func(t *testing.T) {
		s := pos{phase: jarnac.Playing, a: full + "|CASE"}.state(t)
		refused(t, s, "A SAC", "official/mat/lines")
		refused(t, s, "A 9:RATS", "official/mat/lines")
		refused(t, s, "A 0:RATS", "official/mat/lines")
		s = pos{options: "official lines=3", phase: jarnac.Playing, a: "RAT BUT TIR|SAC"}.state(t)
		refused(t, s, "A SAC", "official/mat/lines")
		refused(t, s, "A 4:RATS", "official/mat/lines")
		play(t, s, "A 3:TRIS")
	})
	t.Run("official/mat/length", func(t *testing.T) {
		s := pos{phase: jarnac.Playing, a: "|ORSNATIONALE"}.state(t)
		refused(t, s, "A OR", "official/mat/length")
		refused(t, s, "A NATIONALES", "official/mat/length")
		refused(t, s, "A "+strings.Repeat("A", 41), "official/mat/length")
		refused(t, s, "A "+strings.Repeat("A", 500), "official/mat/length")
		play(t, s, "A NATIONALE")
		play(t, s, "A SON")
	})
	t.Run("classic/length", func(t *testing.T) {
		s := pos{options: "classic", phase: jarnac.Playing, a: "|OR"}.state(t)
		refused(t, s, "A OR", "classic/length")
	})
	t.Run("classic/length-cap", func(t *testing.T) {
		s := pos{options: "classic", phase: jarnac.Playing, a: "NATIONALE|S"}.state(t)
		refused(t, s, "A 1:NATIONALES", "classic/length-cap")
	})
	t.Run("official/mat/bag", func(t *testing.T) {
		s := rulesOf(t, "official").Start(jarnac.A)
		gametest.Equal(t, "letters", s.Bag(), bag.Jarnac2012())
		refused(t, s, "A +WWWWWW", "official/mat/bag")
		refused(t, s, "A +JJAAAA", "official/mat/bag")
		play(t, s, "A +ZZQQXW")
	})
	t.Run("classic/bag", func(t *testing.T) {
		s := rulesOf(t, "classic").Start(jarnac.A)
		gametest.Equal(t, "letters", s.Bag(), bag.JarnacClassic())
		refused(t, s, "A +QQAAAA", "classic/bag")
	})
	t.Run("official/mat/open", func(t *testing.T) {
		s := play(t, rulesOf(t, "official").Start(jarnac.A), "A +ABUZRT", "A RAT", "A +T")
		gametest.Equal(t, "rack", s.Rack(jarnac.A).String(), "BTUZ")
		rest, _ := bag.Jarnac2012().Minus(bag.MustParse("ABUZRTT"))
		gametest.Equal(t, "bag", s.Bag(), rest)
	})
}

func TestToss(t *testing.T) {
	r := rulesOf(t, "official")
	t.Run("official/toss/closest", func(t *testing.T) {
		for _, tt := range []struct {
			round string
			first jarnac.Player
		}{{"MC", jarnac.B}, {"AZ", jarnac.A}} {
			p, err := r.TossWinner(jarnac.TossRound{tt.round[0], tt.round[1]})
			if err != nil || p != tt.first {
				t.Errorf("%s: %v, %v", tt.round, p, err)
			}
		}
		for _, rounds := range [][]jarnac.TossRound{nil, {{'?', 'A'}}, {{'J', 'J'}}, {{'a', 'B'}}} {
			if _, err := r.TossWinner(rounds...); gametest.Clause(err) != "official/toss/closest" {
				t.Errorf("%v: %v", rounds, err)
			}
		}
	})
	t.Run("official/toss/tie", func(t *testing.T) {
		p, err := r.TossWinner(jarnac.TossRound{'M', 'M'}, jarnac.TossRound{'E', 'E'}, jarnac.TossRound{'M', 'C'})
		if err != nil || p != jarnac.B {
			t.Errorf("%v, %v", p, err)
		}
		for _, rounds := range [][]jarnac.TossRound{{{'M', 'M'}}, {{'A', 'B'}, {'C', 'B'}}} {
			if _, err := r.TossWinner(rounds...); gametest.Clause(err) != "official/toss/tie" {
				t.Errorf("%v: %v", rounds, err)
			}
		}
	})
	t.Run("classic/toss", func(t *testing.T) {
		r, rng := rulesOf(t, "classic"), rand.New(rand.NewPCG(1, 2))
		var started [2]int
		for range 2000 {
			first, rounds := r.Toss(rng)
			if len(rounds) > 0 {
				t.Fatal("a coin has no rounds")
			}
			started[first]++
		}
		if min(started[0], started[1]) < 900 {
			t.Errorf("started %v", started)
		}
		if _, err := r.TossWinner(jarnac.TossRound{'A', 'B'}); gametest.Clause(err) != "classic/toss" {
			t.Error(err)
		}
	})
	t.Run("classic/teams", func(t *testing.T) {
		// A team is a Player like any other: there are two sides.
		gametest.Equal(t, "the opponent of the opponent", jarnac.A.Opponent().Opponent(), jarnac.A)
	})
}

func FuzzToss(f *testing.F) {
	gametest.FuzzToss(f, func(options string) (gametest.Tosser[jarnac.Player, jarnac.TossRound], error) {
		o, err := jarnac.ParseOptions(options)
		if err != nil {
			return nil, err
		}
		return jarnac.Compile(o, french.Lexicon())
	}, "official", "classic", "official bag=AT")
}

func TestTurn(t *testing.T) {
	start := rulesOf(t, "official").Start(jarnac.A)
	t.Run("official/turn/order", func(t *testing.T) {
		refused(t, start, "B +AEIOUN", "official/turn/order")
		refused(t, start, "A .", "official/turn/order")
		over := play(t, start, "A resign")
		for _, m := range []string{"A +AEIOUN", "B -", "A resign", "B resign", "A ."} {
			refused(t, over, m, "official/turn/order")
		}
		if _, err := start.Play(jarnac.A, jarnac.Move{}); gametest.Clause(err) != "official/turn/order" {
			t.Error(err)
		}
		if _, err := start.Play(7, jarnac.Pass()); gametest.Clause(err) != "official/turn/order" {
			t.Error(err)
		}
		if err := (jarnac.State{}).Check(jarnac.A, jarnac.Pass()); gametest.Clause(err) != "official/turn/order" {
			t.Error(err)
		}
	})
	t.Run("official/turn/resign", func(t *testing.T) {
		s := pos{phase: jarnac.Playing, a: "NATIONALE|", b: "RAT|"}.state(t)
		for _, p := range []jarnac.Player{jarnac.A, jarnac.B} {
			o, over := play(t, s, p.String()+" resign").Outcome()
			want := jarnac.Outcome{Winner: p.Opponent(), Scores: [2]int{81, 9}, End: "official/turn/resign", Verdict: "official/turn/resign"}
			if diff := cmp.Diff(want, o); diff != "" || !over {
				t.Error(over, diff)
			}
		}
	})
	t.Run("official/turn/first-draw", func(t *testing.T) {
		gametest.Equal(t, "letters due", start.Due(), 6)
		refused(t, start, "A +ABUZR", "official/turn/first-draw")
		refused(t, start, "A +ABUZRTE", "official/turn/first-draw")
		refused(t, start, "A +6", "official/turn/first-draw")
		refused(t, start, "A +", "official/turn/first-draw")
		s := play(t, start, "A +ABUZRT", "A -")
		gametest.Equal(t, "letters due to B", s.Due(), 6)
		refused(t, s, "B +E", "official/turn/first-draw")
		gametest.Equal(t, "clause of the draw", effect(t, start, "A +ABUZRT", "A -").OwedBy, law.OfficialTurnFirstDraw)
	})
	t.Run("official/turn/new-word", func(t *testing.T) {
		s := pos{phase: jarnac.Playing, a: "TIR|RATE", b: "|SOLS"}.state(t)
		refused(t, s, "A TATE", "official/turn/new-word")  // one T in the rack
		refused(t, s, "A SOL", "official/turn/new-word")   // of the other's rack
		refused(t, s, "A TAIRE", "official/turn/new-word") // a letter of a line
		s = play(t, s, "A RAT")
		gametest.Equal(t, "mat", words(s, jarnac.A), "TIR RAT")
		gametest.Equal(t, "rack", s.Rack(jarnac.A).String(), "E")
	})
	t.Run("official/turn/gap", func(t *testing.T) {
		s := pos{phase: jarnac.Playing, a: "TIR . SOL|RAT"}.state(t)
		gametest.Equal(t, "mat", words(play(t, s, "A RAT"), jarnac.A), "TIR RAT SOL")
		refused(t, s, "A 5:RAT", "official/turn/new-word") // the first free line is the second
	})
	t.Run("official/turn/extend", func(t *testing.T) {
		s := pos{phase: jarnac.Playing, a: "RAT . BUT|ZES"}.state(t)
		refused(t, s, "A 1:TAR", "official/turn/extend") // nothing added
		refused(t, s, "A 1:RAT", "official/turn/extend")
		refused(t, s, "A 1:RATEE", "official/turn/extend") // one E in the rack
		refused(t, s, "A 2:SEZ", "official/turn/extend")   // an empty line
		after := play(t, s, "A 1:TZAR")                    // the order may change
		gametest.Equal(t, "mat", words(after, jarnac.A), "TZAR . BUT")
		gametest.Equal(t, "rack", after.Rack(jarnac.A).String(), "ES")
		e := effect(t, s, "A 1:TZAR")
		gametest.Equal(t, "line", e.Line, 1)
		gametest.Equal(t, "former word", e.Former, "RAT")
		play(t, s, "A 1:RATES") // two letters at once
	})
	t.Run("official/turn/keep-letters", func(t *testing.T) {
		s := pos{phase: jarnac.Playing, a: "RAT TIR|BUSE"}.state(t)
		refused(t, s, "A 1:BUSE", "official/turn/keep-letters")
		refused(t, s, "A 1:ABUS", "official/turn/keep-letters")
		refused(t, s, "A 1:TIRE", "official/turn/keep-letters")
		// The I is on line 2, but the rack lacks it, which is certain. A T that is lost comes first.
		refused(t, s, "A 1:TAIRE", "official/turn/extend")
		refused(t, s, "A 1:RAIE", "official/turn/keep-letters")
	})
	t.Run("official/turn/bonus-draw", func(t *testing.T) {
		s := play(t, start, "A +ABUZRT")
		refused(t, s, "A +E", "official/turn/bonus-draw")
		s = play(t, s, "A RAT")
		gametest.Equal(t, "letters due", s.Due(), 1)
		refused(t, s, "A +EE", "official/turn/bonus-draw")
		s = play(t, s, "A +T")
		gametest.Equal(t, "letters due", s.Due(), 0)
		s = play(t, s, "A 1:TZAR")
		gametest.Equal(t, "letters due after a transformation", s.Due(), 1)
		play(t, s, "A +E")
	})
	t.Run("official/turn/bonus-draw last letter", func(t *testing.T) {
		s := play(t, pos{phase: jarnac.Playing, a: "|RATE", b: "|", bag: "ZW"}.state(t), "A RAT", "A +Z")
		s = play(t, s, "A 1:TZAR")
		gametest.Equal(t, "letters due", s.Due(), 1)
		refused(t, s, "A -", "official/turn/bonus-compulsory")
	})
	t.Run("official/turn/bonus-compulsory", func(t *testing.T) {
		s := play(t, start, "A +ABUZRT", "A RAT")
		refused(t, s, "A -", "official/turn/bonus-compulsory")
		refused(t, s, "A BUZ", "official/turn/bonus-compulsory")
		refused(t, s, "A 1:TZAR", "official/turn/bonus-compulsory")
	})
	t.Run("official/turn/pass", func(t *testing.T) {
		s := play(t, start, "A +ABUZRT", "A RAT", "A +T", "A -")
		gametest.Equal(t, "player on turn", s.Turn(), jarnac.B)
		gametest.Equal(t, "phase", s.Phase(), jarnac.Handover)
		gametest.Equal(t, "B may act", s.CanAct(jarnac.B) && !s.CanAct(jarnac.A), true)
	})
	t.Run("official/turn/pass-any-time", func(t *testing.T) {
		s := play(t, start, "A +ABUZRT", "A -", "B +AEIOUN", "B -")
		gametest.Equal(t, "player on turn", s.Turn(), jarnac.A)
		gametest.Equal(t, "letters due", s.Due(), 1)
	})
}

func TestEmptyBag(t *testing.T) {
	t.Run("official/turn/empty-bag", func(t *testing.T) {
		// A short bag gives what there is.
		s := pos{phase: jarnac.Handover, b: "RAT|", bag: "ETS", setup: func(s *jarnac.Setup) { s.Mats[0].Drawn = false }}.state(t)
		gametest.Equal(t, "letters due of six", s.Due(), 3)
		s = play(t, s, "A +ETS")
		gametest.Equal(t, "bag", s.Bag().Len(), 0)
		// Play goes on without draws.
		s = play(t, s, "A TES")
		gametest.Equal(t, "phase", s.Phase(), jarnac.Playing)
		refused(t, s, "A +E", "official/turn/bonus-draw")
		s = play(t, s, "A -")
		gametest.Equal(t, "letters due", s.Due(), 0)
		refused(t, s, "B +E", "official/turn/empty-bag")

		// The turn with TES does not count; two without anything end the game.
		s = play(t, s, "B -")
		gametest.Equal(t, "phase after one idle turn", s.Phase(), jarnac.Handover)
		s = play(t, s, "A -")
		o, over := s.Outcome()
		want := jarnac.Outcome{Drawn: true, Scores: [2]int{9, 9}, End: "official/turn/empty-bag", Verdict: "official/score/jarnacs"}
		if diff := cmp.Diff(want, o); diff != "" || !over {
			t.Error(over, diff)
		}
	})
	t.Run("official/turn/empty-bag word", func(t *testing.T) {
		s := pos{phase: jarnac.Handover, a: "RAT|SE", b: "BUT|SZ", bag: "-"}.state(t)
		s = play(t, s, "A -", "B 1:BUTS", "B -", "A -") // a word between breaks the row
		gametest.Equal(t, "phase", s.Phase(), jarnac.Handover)
		s = play(t, s, "B !1:RATS", "B -", "A -") // and so does a Jarnac
		gametest.Equal(t, "phase", s.Phase(), jarnac.Handover)
		s = play(t, s, "B -")
		gametest.Equal(t, "phase", s.Phase(), jarnac.Over)
	})
	t.Run("official/turn/empty-bag last chance", func(t *testing.T) {
		// A Jarnac in the last chance begins the count of idle turns again.
		s := pos{options: "official lines=3", phase: jarnac.Handover, turn: jarnac.B, a: "RAT RAS SOL|Z", b: "ETE|WW", bag: "-"}.state(t)
		s = play(t, s, "B -", "A -", "B !1:TZAR")
		gametest.Equal(t, "idle turns", s.Setup().Idle, 0)
		s = play(t, s, "B -", "A -")
		gametest.Equal(t, "phase after one idle turn", s.Phase(), jarnac.Handover)
	})
	t.Run("official/turn/empty-bag last letter", func(t *testing.T) {
		// The turn that draws the last letter and passes is the first of the two.
		s := pos{phase: jarnac.Handover, a: "RAT|", b: "BUT|", bag: "ZZ"}.state(t)
		s = play(t, s, "A +Z", "A -", "B +Z", "B -")
		gametest.Equal(t, "phase", s.Phase(), jarnac.Handover)
		s = play(t, s, "A -")
		gametest.Equal(t, "phase", s.Phase(), jarnac.Over)
	})
}

func TestHandover(t *testing.T) {
	// A has passed with RAT and Z; B may take TZAR.
	handover := pos{phase: jarnac.Handover, turn: jarnac.B, a: "RAT BUT|ZSOL", b: "|MUR"}.state(t)
	t.Run("official/handover/choice", func(t *testing.T) {
		play(t, handover, "B !1:TZAR")
		play(t, handover, "B +E")
		s := play(t, handover, "B +E")
		refused(t, s, "B !1:TZAR", "official/handover/choice")
		refused(t, play(t, s, "B MUR"), "B !1:TZAR", "official/handover/choice")
	})
	t.Run("official/handover/draw-first", func(t *testing.T) {
		refused(t, handover, "B MUR", "official/handover/draw-first")
		refused(t, handover, "B -", "official/handover/draw-first")
		refused(t, play(t, handover, "B !1:TZAR"), "B 1:TZARS", "official/handover/draw-first")
		refused(t, play(t, handover, "B !1:TZAR"), "B -", "official/handover/draw-first")
	})
	t.Run("official/handover/jarnac", func(t *testing.T) {
		refused(t, handover, "B !1:RATE", "official/handover/jarnac") // E is not in the rack of A
		refused(t, handover, "B !MUR", "official/handover/jarnac")    // one's own letters
		refused(t, handover, "B !1:TAR", "official/turn/extend")
		refused(t, handover, "B !1:SOL", "official/turn/keep-letters")
		refused(t, handover, "B !3:SOL", "official/turn/extend")
		refused(t, handover, "B !9:SOL", "official/mat/lines")
		refused(t, handover, "B !0:SOL", "official/mat/lines")
		refused(t, handover, "B !2:BUTZ", "official/words/reference")
		refused(t, handover, "A !1:TZAR", "official/turn/order")
		s := pos{options: "competition", phase: jarnac.Handover, turn: jarnac.B, a: "RAT|S"}.state(t)
		refused(t, s, "B !1:RATS", "official/words/same-entry") // by the formula in force
	})
	t.Run("official/handover/take", func(t *testing.T) {
		s := play(t, handover, "B !1:TZAR")
		gametest.Equal(t, "mat of A", words(s, jarnac.A), ". BUT")
		gametest.Equal(t, "rack of A", s.Rack(jarnac.A).String(), "LOS")
		gametest.Equal(t, "mat of B", words(s, jarnac.B), "TZAR")
		gametest.Equal(t, "scores before", handover.Scores(), [2]int{18, 0})
		gametest.Equal(t, "scores", s.Scores(), [2]int{9, 16})
		want := jarnac.Effect{Player: jarnac.B, Move: jarnac.Jarnac(1, "TZAR"), Clause: "official/handover/take",
			Line: 1, Former: "RAT", Freed: 1, Owed: 1, OwedBy: "official/handover/after"}
		if got := effect(t, handover, "B !1:TZAR"); !reflect.DeepEqual(got, want) {
			t.Errorf("effect %+v, want %+v", got, want)
		}
		s = play(t, handover, "B !SOL")
		gametest.Equal(t, "mat of A", words(s, jarnac.A), "RAT BUT")
		gametest.Equal(t, "rack of A", s.Rack(jarnac.A).String(), "Z")
		gametest.Equal(t, "mat of B", words(s, jarnac.B), "SOL")
		gap := pos{phase: jarnac.Handover, turn: jarnac.B, a: "|SOL", b: "TIR . MUR|"}.state(t)
		gametest.Equal(t, "mat of B", words(play(t, gap, "B !SOL"), jarnac.B), "TIR SOL MUR")
	})
	full := "RAT BUT TIR SOL MUR NEZ CAP LIT"
	t.Run("official/handover/room", func(t *testing.T) {
		s := pos{phase: jarnac.Handover, turn: jarnac.B, a: "BAR|SOL", b: full + "|"}.state(t)
		refused(t, s, "B !SOL", "official/handover/room")
		refused(t, s, "B !1:BARS", "official/handover/room")
	})
	t.Run("official/handover/room-for-loser", func(t *testing.T) {
		s := pos{phase: jarnac.Answer, turn: jarnac.B, a: full + "|SOL", b: "|"}.state(t)
		refused(t, s, "B !SOL", "official/handover/room-for-loser")
		play(t, s, "B !1:RATS")
	})
	t.Run("official/handover/one", func(t *testing.T) {
		s := play(t, handover, "B !1:TZAR")
		refused(t, s, "B !SOL", "official/handover/one")
		refused(t, s, "B !2:BUTS", "official/handover/one")
	})
	t.Run("official/handover/after", func(t *testing.T) {
		gametest.Equal(t, "letters due", handover.Due(), 1)
		refused(t, handover, "B +EE", "official/handover/after")
		refused(t, handover, "B +1", "official/handover/after")
		s := play(t, handover, "B !1:TZAR")
		gametest.Equal(t, "letters due after a Jarnac", s.Due(), 1)
		play(t, s, "B +E")
		play(t, s, "B -MRU+EEE") // or a swap
		first := pos{phase: jarnac.Handover, turn: jarnac.B, a: "RAT|Z", setup: func(s *jarnac.Setup) { s.Mats[1].Drawn = false }}.state(t)
		gametest.Equal(t, "letters due in the first turn after a Jarnac", play(t, first, "B !1:TZAR").Due(), 6)
	})
	t.Run("official/handover/swap", func(t *testing.T) {
		s := pos{phase: jarnac.Handover, a: "|AEIO"}.state(t)
		refused(t, s, "A -AE+NS", "official/handover/swap")
		refused(t, s, "A -AE+NST", "official/handover/swap")
		refused(t, s, "A -AEIO+NSTL", "official/handover/swap")
		refused(t, s, "A -AEIO+NST", "official/handover/swap")
		refused(t, s, "A -AEE+NST", "official/handover/swap")
		refused(t, s, "A -AEU+NST", "official/handover/swap")
		refused(t, s, "A -AEI+NSTL", "official/handover/swap")
		refused(t, s, "A -AEI+NS", "official/handover/swap")
		refused(t, s, "A -AEI", "official/handover/swap")
		refused(t, s, "A -AEI+", "official/handover/swap")
		refused(t, play(t, s, "A +U"), "A -AEI+NST", "official/handover/swap")
		after := play(t, s, "A -AEI+NST")
		gametest.Equal(t, "rack", after.Rack(jarnac.A).String(), "NOST")
		gametest.Equal(t, "bag", after.Bag().Len(), s.Bag().Len())
		gametest.Equal(t, "A in the bag", after.Bag().Count('A'), 14)
		gametest.Equal(t, "phase", after.Phase(), jarnac.Playing)
		small := pos{phase: jarnac.Handover, a: "|AE"}.state(t)
		refused(t, small, "A -AE+NS", "official/handover/swap")

		// What is set aside does not come back at once.
		last := pos{phase: jarnac.Handover, a: "|ZZK", bag: "XWY"}.state(t)
		refused(t, last, "A -KZZ+XYZ", "official/handover/swap")
		refused(t, last, "A -KZZ+XYE", "official/mat/bag")
		rng := rand.New(rand.NewPCG(1, 2))
		for range 200 {
			m, err := last.Complete(rng, jarnac.A, jarnac.Swap("ZKZ"))
			if err != nil || m.Drawn() != "WXY" {
				t.Fatalf("%v, %v", m, err)
			}
		}
	})
	t.Run("official/handover/swap-bag", func(t *testing.T) {
		s := pos{phase: jarnac.Handover, a: "|AEIO", bag: "ST"}.state(t)
		refused(t, s, "A -AEI+ST", "official/handover/swap-bag")
		for m := range s.Moves(jarnac.A) {
			if m.Kind() == jarnac.KindSwap {
				t.Errorf("%v is yielded", m)
			}
		}
	})
	t.Run("official/handover/swap-first", func(t *testing.T) {
		s := rulesOf(t, "official").Start(jarnac.A)
		refused(t, s, "A -AEI+NST", "official/handover/swap-first")
	})
	t.Run("official/handover/turn", func(t *testing.T) {
		s := play(t, handover, "B !1:TZAR", "B +S", "B 1:TZARS", "B +E", "B MUR", "B +E", "B -")
		gametest.Equal(t, "mat", words(s, jarnac.B), "TZARS MUR")
		gametest.Equal(t, "player on turn", s.Turn(), jarnac.A)
	})
	t.Run("official/handover/no-bonus", func(t *testing.T) {
		s := play(t, handover, "B !1:TZAR", "B +E")
		gametest.Equal(t, "letters due", s.Due(), 0)
		refused(t, s, "B +E", "official/turn/bonus-draw")
	})
}

// A swap of each choice of three letters is yielded once, with multiplicity.
func TestSwapsAreChoices(t *testing.T) {
	for rack, want := range map[string]string{
		"AABCC": "-AAB -AAC -ABC -ACC -BCC",
		"AAAB":  "-AAA -AAB",
		"AAZ":   "-AAZ",
		"ZZZZ":  "-ZZZ",
		"YZ":    "",
	} {
		s := pos{options: "official bag=" + strings.Repeat("ABCYZ", 8), phase: jarnac.Handover, a: "|" + rack}.state(t)
		var got []string
		for m := range s.Moves(jarnac.A) {
			if m.Kind() == jarnac.KindSwap {
				got = append(got, m.String())
			}
		}
		gametest.Equal(t, "the swaps of "+rack, strings.Join(got, " "), want)
	}
}

// What a move does rests on a clause, and so do the letters due after it.
func TestEffectsCite(t *testing.T) {
	s := rulesOf(t, "official").Start(jarnac.A)
	for _, tt := range []struct {
		move         string
		clause, owed rulebook.Clause
	}{
		{"A +ABUZRT", "official/turn/first-draw", ""},
		{"A RAT", "official/turn/new-word", "official/turn/bonus-draw"},
		{"A +E", "official/turn/bonus-draw", ""},
		{"A 1:TZAR", "official/turn/extend", "official/turn/bonus-draw"},
		{"A +E", "official/turn/bonus-draw", ""},
		{"A -", "official/turn/pass", "official/turn/first-draw"},
		{"B +AEIOUN", "official/turn/first-draw", ""},
		{"B -", "official/turn/pass-any-time", "official/handover/after"},
		{"A -BEE+STR", "official/handover/swap", ""},
		{"A -", "official/turn/pass", "official/handover/after"},
		{"B !RUTS", "official/handover/take", "official/handover/after"},
		{"B +E", "official/handover/after", ""},
		{"B resign", "official/turn/resign", ""},
	} {
		e := effect(t, s, tt.move)
		s = play(t, s, tt.move)
		gametest.Equal(t, tt.move+" rests on", e.Clause, tt.clause)
		gametest.Equal(t, tt.move+" owes by", e.OwedBy, tt.owed)
		gametest.Equal(t, tt.move+" owes something", e.Owed > 0, tt.owed != "")
	}
}

// Where a clause says more than that of the kind of the move, the effect rests on it.
func TestEffectsCiteWhatDecides(t *testing.T) {
	full := "RAT BUT SOL MUR DOS FIN CAR LAC"
	for _, tt := range []struct {
		clause rulebook.Clause
		pos    pos
		moves  string
	}{
		{"official/turn/gap", pos{phase: jarnac.Playing, a: "RAT . MUR|BUT"}, "A BUT"},
		{"official/turn/new-word", pos{phase: jarnac.Playing, a: "RAT MUR|BUT"}, "A BUT"},
		{"official/turn/pass-any-time", pos{phase: jarnac.Playing, a: "|QWZ"}, "A -"},
		{"official/turn/pass", pos{phase: jarnac.Playing, a: "RAT|QWZ"}, "A -"},
		{"official/end/full-may-play", pos{phase: jarnac.Playing, a: full + "|E"}, "A 1:RATE"},
		{"official/end/jarnac-fills", pos{phase: jarnac.Handover, a: "RAT BUT SOL MUR DOS FIN CAR|Z", b: "LAC|S"}, "A !1:LACS"},
		{"official/handover/take", pos{phase: jarnac.Handover, a: "RAT BUT SOL MUR DOS FIN|Z", b: "LAC|S"}, "A !1:LACS"},
		{"official/end/continues", pos{phase: jarnac.Playing, a: full + "|E", b: "RAT|B"}, "A - B !1:RATE"},
		{"classic/double-lines", pos{options: "classic", phase: jarnac.Handover, a: "|K", b: "LAC RAT|SE"}, "A !1:LACS A !2:RATE"},
		{"classic-competition/last-jarnac-letters", pos{options: "classic-competition lines=3", phase: jarnac.Playing, a: "RAT MUR|OIEJ", b: "SOL|B"}, "A OIE B !3:JOIE"},
		{"classic-competition/last-jarnac-lengthen", pos{options: "classic-competition lines=3", phase: jarnac.Playing, a: "RAT MUR|OIEZ", b: "SOL|B"}, "A OIE B !1:TZAR"},
		{"official/contest/with-jarnac", pos{options: "official validation=contest", phase: jarnac.Playing, a: "RAT|XEZB", b: "SOL|B"}, "A XEZ B ?!1:TZAR"},
		{"official/time/flag-word", pos{options: "official validation=contest", phase: jarnac.Playing, a: "RAT|XEZ", b: "SOL|B"}, "A XEZ A ~ B ?"},
		{"official/time/out", pos{phase: jarnac.Playing, a: "RAT|QWZ", b: "SOL|B"}, "B ~ A - B -"},
		{"official/time/flag", pos{phase: jarnac.Playing, a: "RAT|QWZ", b: "SOL|B"}, "A ~"},
		{"official/time/flag-full", pos{phase: jarnac.Playing, a: full + "|E", b: "SOL|B"}, "A ~"},
		{"official/contest/full-mat", pos{options: "official validation=contest", phase: jarnac.Playing, a: full + "|W", b: "SOL|B"}, "A 1:RATW B ?"},
		{"classic/end-contest", pos{options: "classic validation=contest lines=2", phase: jarnac.Playing, a: "RAT|XEZ", b: "SOL|B"}, "A XEZ B ?"},
		{"classic-competition/last-jarnac-contest", pos{options: "classic-competition validation=contest lines=2", phase: jarnac.Playing, a: "RAT|OIEJ", b: "SOL|B"}, "A OIE B ?"},
	} {
		t.Run(string(tt.clause), func(t *testing.T) {
			var moves []string
			words := strings.Fields(tt.moves)
			for i := 0; i < len(words); i += 2 {
				moves = append(moves, words[i]+" "+words[i+1])
			}
			gametest.Equal(t, "the clause", effect(t, tt.pos.state(t), moves...).Clause, tt.clause)
		})
	}
}

// A refusal cites what an error of before has left, and not the plain number.
func TestRefusalsCiteWhatDecides(t *testing.T) {
	t.Run("classic/contest-jarnac", func(t *testing.T) {
		s := pos{options: "classic validation=contest", phase: jarnac.Handover, a: "|K", b: "LAC RAT|SEC"}.state(t)
		refused(t, play(t, s, "A !1:LACC", "B ?", "A !1:LACS"), "A !2:RATE", "classic/contest-jarnac")
		refused(t, play(t, s, "A !1:LACS", "A !2:RATE"), "A !SEC", "classic/double")
	})
	t.Run("official/handover/after", func(t *testing.T) { // with a Jarnac or without one
		s := pos{phase: jarnac.Handover, a: "|K", b: "LAC RAT|SEC"}.state(t)
		refused(t, s, "A +SS", "official/handover/after")
		refused(t, play(t, s, "A !1:LACS"), "A +SS", "official/handover/after")
	})
	t.Run("official/turn/first-draw", func(t *testing.T) {
		s := play(t, rulesOf(t, "official").Start(jarnac.A), "A +ABUZRT", "A -", "B !RAT")
		refused(t, s, "B +AEIOUNS", "official/turn/first-draw")
	})
	t.Run("official/turn/empty-bag", func(t *testing.T) { // draws of what there is
		first := pos{phase: jarnac.Handover, b: "RAT|", bag: "ETS", setup: func(s *jarnac.Setup) { s.Mats[0].Drawn = false }}.state(t)
		gametest.Equal(t, "first draw", effect(t, first, "A +ETS").Clause, law.OfficialTurnEmptyBag)
		for _, drawn := range []string{"A +ET", "A +ETSABC"} {
			refused(t, first, drawn, "official/turn/empty-bag")
		}
		bonus := laying
		bonus.bag = "E"
		after := []string{"A BUT", "B ?"}
		gametest.Equal(t, "owed after a contest", effect(t, bonus.state(t), after...).OwedBy, law.OfficialTurnEmptyBag)
		gametest.Equal(t, "drawn after a contest", effect(t, bonus.state(t), append(after, "A +E")...).Clause, law.OfficialTurnEmptyBag)
		refused(t, play(t, bonus.state(t), after...), "A +EE", "official/turn/empty-bag")
		// The last letter of the bag is all that is due.
		gametest.Equal(t, "drawn", effect(t, bonus.state(t), "A BUT", "A +E").Clause, law.OfficialTurnBonusDraw)
	})
	t.Run("official/handover/swap-bag", func(t *testing.T) { // three letters for three where four are due
		for _, options := range []string{contested, "classic-competition validation=contest"} {
			short := laying
			short.options, short.bag = options, "STE"
			gametest.Equal(t, options, effect(t, short.state(t), "A BUZ", "B ?", "B -AEI+STE").Clause, law.OfficialHandoverSwapBag)
		}
	})
	t.Run("official/contest/adds-up", func(t *testing.T) { // five letters for three
		e := effect(t, laying.state(t), "A BUZ", "B ?!1:RATE", "A ?", "B -AEI+STELO")
		gametest.Equal(t, "swap", e.Clause, law.OfficialContestAddsUp)
	})
	t.Run("official/time/out-penalty-only", func(t *testing.T) {
		s := pos{options: "official validation=contest", phase: jarnac.Playing, a: "RAT|EE", b: "SOL|B"}.state(t)
		s = play(t, s, "B ~", "A -", "B !1:RAETE", "A ?")
		refused(t, s, "A +S", "official/time/out-penalty-only")
		// It is cited for what it has brought, and for nothing else.
		refused(t, play(t, s, "A +SS", "A -", "B -"), "A +SS", "official/handover/after")
	})
}

// A word alone is judged as a move with it would be.
func TestCheckMade(t *testing.T) {
	for _, tt := range []struct {
		rules, word, former string
		clause              rulebook.Clause // "" for a good word
	}{
		{"official", "LACS", "LAC", ""},
		{"competition", "LACS", "LAC", "official/words/same-entry"},
		{"competition", "LACS", "", ""},
		{"competition", "JOUA", "", "official/words/conjugations"},
		{"official", "XEZ", "", "official/words/reference"},
		{"official", "OR", "", "official/mat/length"},
		{"official", "ANTICIPATION", "", "official/mat/length"},
		{"official", "CALS", "RAT", "official/turn/keep-letters"},
		{"official", "LAC", "LAC", "official/turn/extend"},
		{"official", "lac", "", "official/words/reference"},
		{"classic", "OR", "", "classic/length"},
	} {
		err := rulesOf(t, tt.rules).CheckMade(tt.word, tt.former)
		var v *rulebook.Violation
		errors.As(err, &v)
		var got rulebook.Clause
		if v != nil {
			got = v.Clause
		}
		if got != tt.clause {
			t.Errorf("%s: %s of %q: %v, want %q", tt.rules, tt.word, tt.former, err, tt.clause)
		}
	}
	if err := new(jarnac.Rules).CheckMade("RAT", ""); err == nil {
		t.Error("no rules admit a word")
	}
}
