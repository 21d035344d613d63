package jarnac_test

import (
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jarnac"
)

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
