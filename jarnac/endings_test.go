package jarnac_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// How games end, and who has won.

func TestEndings(t *testing.T) {
	full := "RAT BUT TIR SOL MUR NEZ CAP LIT"
	seven := "RAT BUT TIR SOL MUR NEZ CAP"
	t.Run("official/end/last-line", func(t *testing.T) {
		s := pos{phase: jarnac.Playing, a: seven + "|LITS"}.state(t)
		s = play(t, s, "A LIT")
		gametest.Equal(t, "phase after the eighth word", s.Phase(), jarnac.Bonus)
		s = play(t, s, "A +E", "A -")
		gametest.Equal(t, "phase", s.Phase(), jarnac.Answer)
		gametest.Equal(t, "player on turn", s.Turn(), jarnac.B)
		for _, m := range []string{"B -", "B +E", "B MUR", "B -AEI+STR"} {
			refused(t, s, m, "official/end/last-line")
		}
		refused(t, s, "A .", "official/turn/order")
		s = play(t, s, "B .")
		o, over := s.Outcome()
		want := jarnac.Outcome{Winner: jarnac.A, Scores: [2]int{72, 0}, End: "official/end/last-line", Verdict: "official/score/margin"}
		if diff := cmp.Diff(want, o); diff != "" || !over {
			t.Error(over, diff)
		}
		gametest.Equal(t, "moves", len(s.AppendMoves(nil, jarnac.A))+len(s.AppendMoves(nil, jarnac.B)), 0)
		// A pass with a free line is only a pass.
		gametest.Equal(t, "phase", play(t, pos{phase: jarnac.Playing, a: seven + "|"}.state(t), "A -").Phase(), jarnac.Handover)
	})
	t.Run("official/end/continues", func(t *testing.T) {
		s := pos{phase: jarnac.Playing, a: full + "|S", b: "|ET"}.state(t)
		s = play(t, s, "A -", "B !1:RATS")
		gametest.Equal(t, "phase", s.Phase(), jarnac.Handover)
		gametest.Equal(t, "mat of A", words(s, jarnac.A), ". BUT TIR SOL MUR NEZ CAP LIT")
		s = play(t, s, "B +S", "B -", "A +E")
		gametest.Equal(t, "phase", s.Phase(), jarnac.Playing)
	})
	t.Run("official/end/jarnac-fills", func(t *testing.T) {
		s := pos{phase: jarnac.Handover, turn: jarnac.B, a: "RAS|E", b: seven + "|S"}.state(t)
		s = play(t, s, "B !1:SERA")
		gametest.Equal(t, "mat", words(s, jarnac.B), seven+" SERA")
		gametest.Equal(t, "phase", s.Phase(), jarnac.Handover)
		s = play(t, s, "B +T", "B 1:RATS", "B +E", "B -")
		gametest.Equal(t, "phase", s.Phase(), jarnac.Answer)
		gametest.Equal(t, "player on turn", s.Turn(), jarnac.A)
		taken := play(t, s, "A !2:TUBE")
		gametest.Equal(t, "phase", taken.Phase(), jarnac.Handover)
		t.Run("official/end/jarnac-fills-end", func(t *testing.T) {
			gametest.Equal(t, "phase", play(t, s, "A .").Phase(), jarnac.Over)
		})
	})
	t.Run("official/end/full-may-play", func(t *testing.T) {
		s := pos{phase: jarnac.Playing, a: full + "|SE"}.state(t)
		s = play(t, s, "A 1:RATS", "A +N", "A 2:TUBE", "A +T")
		gametest.Equal(t, "phase", s.Phase(), jarnac.Playing)
	})
	t.Run("official/end/full-pass", func(t *testing.T) {
		s := pos{phase: jarnac.Playing, a: full + "|SE"}.state(t)
		gametest.Equal(t, "clause", effect(t, s, "A -").Clause, "official/end/full-pass")
		passed := play(t, s, "A -") // though RATS could be laid
		gametest.Equal(t, "phase", passed.Phase(), jarnac.Answer)
		gametest.Equal(t, "phase", play(t, passed, "B !1:RATS").Phase(), jarnac.Handover)
		gametest.Equal(t, "phase", play(t, passed, "B .").Phase(), jarnac.Over)
		// Where the game ends with the eighth word, and with a free line, a pass is only a pass.
		free := pos{phase: jarnac.Playing, a: seven + "|SE"}.state(t)
		gametest.Equal(t, "clause", effect(t, free, "A -").Clause, "official/turn/pass")
	})
	t.Run("classic/end", func(t *testing.T) {
		s := pos{options: "classic", phase: jarnac.Playing, a: seven + "|LITS", b: "|"}.state(t)
		for _, w := range []string{"LIT", "LITS"} { // of whatever length
			o, over := play(t, s, "A "+w).Outcome()
			if !over || o.End != law.ClassicEnd || o.Winner != jarnac.A {
				t.Errorf("%s: %v, %v", w, o, over)
			}
		}
		gap := pos{options: "classic", phase: jarnac.Playing, a: "RAT . TIR SOL MUR NEZ CAP LIT|BUT"}.state(t)
		gametest.Equal(t, "phase", play(t, gap, "A BUT").Phase(), jarnac.Over)
	})
	t.Run("classic/end-jarnac", func(t *testing.T) {
		for _, options := range []string{"classic", "classic-competition"} {
			s := pos{options: options, phase: jarnac.Handover, turn: jarnac.B, a: "RAT|E", b: seven + "|"}.state(t)
			o, over := play(t, s, "B !1:TARE").Outcome()
			if !over || o.End != law.ClassicEndJarnac || o.Jarnacs != [2]int{0, 1} {
				t.Errorf("%s: %v, %v", options, o, over)
			}
		}
	})
}

func TestScores(t *testing.T) {
	for clause, options := range map[string]string{"official/score/squares": "official", "classic/squares": "classic"} {
		t.Run(clause, func(t *testing.T) {
			s := pos{options: options, phase: jarnac.Playing, a: "RAT TZAR RACES TRACEE|", b: "NATIONALE|S"}.state(t)
			gametest.Equal(t, "scores", s.Scores(), [2]int{9 + 16 + 25 + 36, 81})
		})
	}
	last := "RAT BUT TIR SOL MUR NEZ CAP LIT|" // 72 points
	for _, tt := range []struct {
		clause  rulebook.Clause
		options string
		b       string
		jarnacs [2]int
		drawn   bool
		winner  jarnac.Player
	}{
		{"official/score/jarnacs", "official", "RAT|", [2]int{1, 0}, false, jarnac.A},
		{"official/score/jarnacs", "official", "RAT|", [2]int{1, 1}, true, jarnac.A},
		{"official/score/jarnacs", "official", "RAT|", [2]int{0, 1}, true, jarnac.A},
		{"official/score/margin", "official", "|", [2]int{0, 3}, false, jarnac.A},
		{"classic/winner", "classic", "RAT|", [2]int{0, 1}, false, jarnac.A},
		{"classic-competition/base", "classic-competition", "RAT|", [2]int{0, 1}, false, jarnac.A},
	} {
		t.Run(string(tt.clause)+" "+tt.b, func(t *testing.T) {
			end := law.OfficialEndLastLine
			if tt.options != "official" {
				end = law.ClassicEnd
			}
			s := pos{options: tt.options, phase: jarnac.Over, a: last, b: tt.b, setup: func(s *jarnac.Setup) {
				s.End = end
				s.Mats[0].Jarnacs, s.Mats[1].Jarnacs = tt.jarnacs[0], tt.jarnacs[1]
			}}.state(t)
			o, _ := s.Outcome()
			verdict := tt.clause
			if verdict == "classic-competition/base" {
				verdict = law.ClassicWinner
			}
			want := jarnac.Outcome{Drawn: tt.drawn, Winner: tt.winner, Scores: s.Scores(), Jarnacs: tt.jarnacs, End: end, Verdict: verdict}
			if diff := cmp.Diff(want, o); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// Seventy points apart are a matter of Jarnacs, and seventy-one are not.
func TestSeventyPoints(t *testing.T) {
	over := func(a, b string, jarnacsA, jarnacsB int) jarnac.Outcome {
		o, _ := pos{phase: jarnac.Over, a: a, b: b, setup: func(s *jarnac.Setup) {
			s.End = law.OfficialEndLastLine
			s.Mats[0].Jarnacs, s.Mats[1].Jarnacs = jarnacsA, jarnacsB
		}}.state(t).Outcome()
		return o
	}
	t.Run("official/score/margin", func(t *testing.T) {
		// 16 + 64 = 80 and 9: 71 apart.
		o := over("TZAR NATIONAL|", "RAT|", 0, 5)
		gametest.Equal(t, "margin", o.Scores[0]-o.Scores[1], 71)
		gametest.Equal(t, "outcome", o.String(), "A wins 80-9, Jarnacs 0-5 (official/score/margin)")
		// The same for the other side.
		gametest.Equal(t, "outcome", over("RAT|", "TZAR NATIONAL|", 5, 0).String(), "B wins 9-80, Jarnacs 5-0 (official/score/margin)")
	})
	t.Run("official/score/jarnacs", func(t *testing.T) {
		// 81 + 25 = 106 and 36: 70 apart.
		for jarnacsB, want := range map[int]string{
			0: "A wins 106-36, Jarnacs 1-0 (official/score/jarnacs)",
			1: "drawn 106-36, Jarnacs 1-1 (official/score/jarnacs)",
			2: "drawn 106-36, Jarnacs 1-2 (official/score/jarnacs)",
		} {
			o := over("NATIONALE RACES|", "TRACEE|", 1, jarnacsB)
			gametest.Equal(t, "margin", o.Scores[0]-o.Scores[1], 70)
			gametest.Equal(t, "outcome", o.String(), want)
		}
		gametest.Equal(t, "equal points", over("RAT|", "BUT|", 3, 0).String(), "drawn 9-9, Jarnacs 3-0 (official/score/jarnacs)")
	})
	t.Run("official/score/valid-jarnacs", func(t *testing.T) {
		s := pos{phase: jarnac.Handover, turn: jarnac.B, a: "RAT BUT|ZSOL"}.state(t)
		refused(t, s, "B !2:BUTZ", "official/words/reference")
		gametest.Equal(t, "Jarnacs", s.Jarnacs(jarnac.B), 0)
		s = play(t, s, "B !1:TZAR", "B +E", "B -", "A +E", "A SOL", "A +E", "A -", "B !1:SOLE")
		gametest.Equal(t, "Jarnacs", s.Jarnacs(jarnac.B), 2)
		gametest.Equal(t, "Jarnacs of A", s.Jarnacs(jarnac.A), 0)
	})
	t.Run("classic/winner", func(t *testing.T) {
		o, _ := pos{options: "classic", phase: jarnac.Over, a: "RAT|", b: "BUT|", setup: func(s *jarnac.Setup) {
			s.End, s.Mats[0].Jarnacs = law.ClassicEnd, 4
		}}.state(t).Outcome()
		gametest.Equal(t, "equal totals", o.String(), "drawn 9-9, Jarnacs 4-0 (classic/winner)")
	})
}

func TestClassicTurns(t *testing.T) {
	s := pos{options: "classic", phase: jarnac.Handover, turn: jarnac.B, a: "RAT BUT|ZSOL", b: "|MURE"}.state(t)
	t.Run("classic/double", func(t *testing.T) {
		twice := play(t, s, "B !1:TZAR", "B !SOL")
		gametest.Equal(t, "mat", words(twice, jarnac.B), "TZAR SOL")
		gametest.Equal(t, "calls", twice.Calls(), 2)
		refused(t, twice, "B !2:BUTS", "classic/double")
		play(t, twice, "B +E")
		play(t, s, "B !1:TZAR", "B +E")
		refused(t, play(t, s, "B !1:TZAR", "B +E"), "B !SOL", "classic/jarnac")
	})
	t.Run("classic/double-lines", func(t *testing.T) {
		// The second as the mat then stands: the letters of the first are gone.
		refused(t, play(t, s, "B !SOL"), "B !2:BUTS", "classic/jarnac")
		// Each needs a free line of the caller's.
		six := pos{options: "classic lines=3", phase: jarnac.Handover, turn: jarnac.B, a: "RAT BUT|ZSOL", b: "MUR NEZ|"}.state(t)
		gametest.Equal(t, "phase", play(t, six, "B !1:TZAR").Phase(), jarnac.Over)
		// And a new word one of the opponent's, which the first may have freed.
		loser := pos{options: "official jarnacs=2 lines=2", phase: jarnac.Handover, turn: jarnac.B, a: "RAT BUT|ZSOL", b: "|"}.state(t)
		refused(t, loser, "B !SOL", "official/handover/room-for-loser")
		play(t, loser, "B !1:TZAR", "B !SOL")
	})
	t.Run("classic/draw", func(t *testing.T) {
		gametest.Equal(t, "letters due", s.Due(), 1)
		refused(t, s, "B +EE", "classic/draw")
		refused(t, s, "B -MU+EE", "classic/draw")
		refused(t, s, "B -MURE+EEEE", "classic/draw")
		after := play(t, s, "B -MRU+STE")
		gametest.Equal(t, "phase", after.Phase(), jarnac.Playing) // the turn goes on
	})
	t.Run("classic/columns", func(t *testing.T) {
		// Nothing is asked of what stands above or below.
		play(t, pos{options: "classic", phase: jarnac.Playing, a: "RAT BUT ZOO|NEZ"}.state(t), "A NEZ")
	})
	t.Run("classic-competition/base", func(t *testing.T) {
		o := jarnac.ClassicCompetition()
		o.Edition, o.NoConjugations, o.NoChaining, o.Ending, o.Penalty = jarnac.EditionBox, false, false, jarnac.LastLine, jarnac.NoPenalty
		gametest.Equal(t, "what is left without its own rules", o, jarnac.Classic())
	})
	t.Run("classic-competition/dictionary", func(t *testing.T) {
		// Under strict validation a wrong word does not reach the mat, so there is
		// nothing to look up later.
		s := pos{options: "classic-competition", phase: jarnac.Playing, a: "|RATZ"}.state(t)
		refused(t, s, "A RATZ", "classic-competition/words")
	})
}

// The last Jarnac of the competition form of the box.
func TestLastJarnac(t *testing.T) {
	seven := "RAT BUT TIR SOL MUR NEZ CAP"
	// A lays LIT last, and keeps M, E and X.
	before := pos{options: "classic-competition", phase: jarnac.Playing, a: seven + "|LITMEX", b: "FIN|"}
	s := play(t, before.state(t), "A LIT")
	t.Run("classic-competition/last-jarnac", func(t *testing.T) {
		gametest.Equal(t, "phase", s.Phase(), jarnac.Answer)
		gametest.Equal(t, "player on turn", s.Turn(), jarnac.B)
		for _, m := range []string{"B -", "B +E", "B FIN", "B -AEI+STR"} {
			refused(t, s, m, "classic-competition/last-jarnac")
		}
		o, over := play(t, s, "B .").Outcome()
		if !over || o.End != law.ClassicEnd {
			t.Errorf("%v, %v", o, over)
		}
		// The game goes on when the caller has a free line left.
		on := play(t, s, "B !1:TARE")
		gametest.Equal(t, "phase", on.Phase(), jarnac.Handover)
		play(t, on, "B +E", "B -", "A +E")
		// And is over when the caller has not.
		almost := before
		almost.b = "BAR VIN TAS PAS NES LES FIN|"
		o, over = play(t, almost.state(t), "A LIT", "B !1:TARE").Outcome()
		if !over || o.End != law.ClassicCompetitionLastJarnac {
			t.Errorf("%v, %v", o, over)
		}
	})
	t.Run("classic-competition/last-jarnac-letters", func(t *testing.T) {
		refused(t, s, "B !8:MIL", "classic-competition/last-jarnac-letters") // not longer
		refused(t, s, "B !8:LITS", "classic-competition/last-jarnac-letters")
		refused(t, s, "B !8:LITZ", "classic-competition/last-jarnac-letters")
		// MIXE is longer than LIT and does not hold all its letters: L and T go
		// back to the rack of A.
		on := play(t, s, "B !8:MIXE")
		gametest.Equal(t, "mat of A", words(on, jarnac.A), seven)
		gametest.Equal(t, "rack of A", on.Rack(jarnac.A).String(), "LT")
		gametest.Equal(t, "mat of B", words(on, jarnac.B), "FIN MIXE")
		gametest.Equal(t, "returned", effect(t, s, "B !8:MIXE").Returned.String(), "LT")
		// The last word may be on any line: here a Jarnac had emptied the first.
		gap := play(t, pos{options: "classic-competition", phase: jarnac.Playing, a: ". " + seven + "|LITMEX", b: "|"}.state(t), "A LIT")
		gametest.Equal(t, "mat of A", words(play(t, gap, "B !1:MIXE"), jarnac.A), ". "+seven)
		almost := play(t, pos{options: "classic-competition", phase: jarnac.Playing, a: ". " + seven + "|LITMEX", b: "BAR VIN TAS PAS NES LES FIN|"}.state(t), "A LIT")
		if o, over := play(t, almost, "B !1:MIXE").Outcome(); !over || o.End != law.ClassicCompetitionLastJarnac {
			t.Errorf("%v, %v", o, over)
		}
		// Chaining does not bind it.
		chained := play(t, pos{options: "classic-competition", phase: jarnac.Playing, a: seven + "|LACS", b: "|"}.state(t), "A LAC")
		play(t, chained, "B !8:LACS")
	})
	t.Run("classic-competition/last-jarnac-lengthen", func(t *testing.T) {
		// With letters of the rack alone: the T of LIT is not there for it.
		refused(t, s, "B !4:LOTS", "classic-competition/last-jarnac-lengthen")
		on := play(t, s, "B !4:MOLES")
		gametest.Equal(t, "mat of A", words(on, jarnac.A), "RAT BUT TIR . MUR NEZ CAP LIT")
		gametest.Equal(t, "rack of A", on.Rack(jarnac.A).String(), "X")
	})
	t.Run("classic-competition/last-jarnac-one", func(t *testing.T) {
		on := play(t, s, "B !1:TARE")
		gametest.Equal(t, "calls", on.Calls(), 1)
		refused(t, on, "B !8:MIXE", "classic-competition/last-jarnac-one")
		if read, err := on.Rules().ParseState(on.String()); err != nil || read != on {
			t.Errorf("%v reads as %v, %v", on, read, err)
		}
		for m := range on.Moves(jarnac.B) {
			if m.Kind() == jarnac.KindJarnac {
				t.Errorf("%v is yielded", m)
			}
		}
		// The next handover has two again.
		again := play(t, on, "B +E", "B -", "A +E", "A -")
		gametest.Equal(t, "calls", again.Calls(), 0)
	})
}

// A drawn game has no winner, whoever is ahead, and says so in one way.
func TestDrawnOutcomes(t *testing.T) {
	s := pos{phase: jarnac.Handover, a: "RAT|", b: "SOLE|", bag: "-"}.state(t)
	o, _ := play(t, s, "A -", "B -").Outcome()
	want := jarnac.Outcome{Drawn: true, Scores: [2]int{9, 16}, End: "official/turn/empty-bag", Verdict: "official/score/jarnacs"}
	gametest.Equal(t, "outcome", o, want)
}
