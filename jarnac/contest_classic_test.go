package jarnac_test

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jarnac"
)

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
	t.Run("classic/contest-double", func(t *testing.T) {
		before := play(t, start.state(t), "A -", "B !1:TRAZ", "B !BUE")
		e := effect(t, before, "A ?")
		gametest.Equal(t, "clause", e.Clause, "classic/contest-double")
		same(t, "words undone", undone(t, before, "A ?"), list("TRAZ classic/words", "BUE official/contest/double"))
		s := play(t, before, "A ?")
		gametest.Equal(t, "calls", s.Calls(), 1)
		s = play(t, s, "B !BUE") // the call of the good word is left, and no more
		gametest.Equal(t, "mat of B", words(s, jarnac.B), "SOL BUE")
		refused(t, s, "B !1:RATE", "classic/contest-jarnac")
		// Two bad ones use up both calls.
		bad := play(t, start.state(t), "A -", "B !1:TRAZ", "B !BTU")
		gametest.Equal(t, "clause", effect(t, bad, "A ?").Clause, "official/contest/double")
		refused(t, play(t, bad, "A ?"), "B !BUE", "classic/contest-jarnac")
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
