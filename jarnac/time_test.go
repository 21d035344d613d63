package jarnac_test

import (
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// Flags and what a player out of time may still do, clause by clause.

const fullMat = "RAT BUT TIR SOL MUR NEZ CAP LIT"

// late is a position in which A is out of time, and B has played and passed.
func late(t testing.TB) jarnac.State { return play(t, laying.state(t), "A ~", "B +E", "B -") }

// ended is the outcome of a game that ended by a clause.
func ended(t testing.TB, s jarnac.State, by rulebook.Clause) jarnac.Outcome {
	t.Helper()
	o, over := s.Outcome()
	if !over || o.End != by {
		t.Errorf("over is %t, by %s, want %s\nin %v", over, o.End, by, s)
	}
	return o
}

// When a flag falls, and what becomes of the word that was laid.
func TestFlag(t *testing.T) {
	t.Run("official/time/flag", func(t *testing.T) {
		s := laying.state(t)
		for _, moves := range [][]string{
			{"A ~"},
			{"A BUT", "A ~"},              // a letter is due
			{"A BUT", "A +E", "A ~"},      // none is
			{"A -", "B +E", "B -", "A ~"}, // before the draw
			{"A -", "B +E", "B -", "A !1:SOLE", "A ~"}, // after a Jarnac
		} {
			after := play(t, s, moves...)
			gametest.Equal(t, "player on turn", after.Turn(), jarnac.B)
			gametest.Equal(t, "phase", after.Phase(), jarnac.Handover)
			gametest.Equal(t, "A is out of time", after.OutOfTime(jarnac.A), true)
			gametest.Equal(t, "B is out of time", after.OutOfTime(jarnac.B), false)
			gametest.Equal(t, "clause", effect(t, s, moves...).Clause, "official/time/flag")
			refused(t, after, "B !1:RATE", "official/time/flag") // on this handover alone
			gametest.Equal(t, "Jarnacs", len(after.AppendJarnacs(nil, jarnac.B)), 0)
			after = play(t, after, "B +E", "B -")
			gametest.Equal(t, "player on turn", after.Turn(), jarnac.A)
			play(t, after, "A -", "B !1:RATE")
		}
		refused(t, play(t, s, "A ~"), "A ~", "official/time/out")
		refused(t, play(t, s, "A resign"), "A ~", "official/turn/order")
	})
	t.Run("official/time/press", func(t *testing.T) {
		// A passes and does not press: the time that runs is still theirs.
		s := play(t, laying.state(t), "A -", "A ~")
		gametest.Equal(t, "A is out of time", s.OutOfTime(jarnac.A), true)
		gametest.Equal(t, "player on turn", s.Turn(), jarnac.B)
		gametest.Equal(t, "clause", effect(t, laying.state(t), "A -", "A ~").Clause, "official/time/press")
		play(t, s, "B !1:RATE") // the bag was handed over by the pass
	})
	t.Run("official/time/flag-word", func(t *testing.T) {
		for _, word := range []string{"A BUZ", "A 1:TRAZ"} {
			s := play(t, laying.state(t), word, "A ~")
			gametest.Equal(t, "mat", words(s, jarnac.A) != "RAT", true)
			gametest.Equal(t, "open", open(s), word)
			play(t, s, "B ?")
			refused(t, play(t, s, "B +E"), "B ?", "official/contest/window")
			gametest.Equal(t, "points", play(t, s, "B +E").Scores()[jarnac.A] > 9, true)
		}
		s := play(t, laying.state(t), "A -", "B !1:TRAZ", "B ~")
		gametest.Equal(t, "mat", words(s, jarnac.B), "SOL TRAZ")
		gametest.Equal(t, "mat", words(play(t, s, "A ?"), jarnac.B), "SOL")
		refused(t, play(t, laying.state(t), "A BUZ", "A +E", "A ~"), "B ?", "official/contest/window")
	})
	t.Run("official/time/flag-contest", func(t *testing.T) {
		upheld := play(t, laying.state(t), "A BUZ", "A ~", "B ?")
		gametest.Equal(t, "letters due", upheld.Due(), 2)
		e := effect(t, laying.state(t), "A BUZ", "A ~", "B ?")
		gametest.Equal(t, "penalty", e.Penalty, jarnac.Penalty{Against: jarnac.A, Letters: 1, LettersBy: "official/time/flag-contest"})
		refused(t, upheld, "B !1:RATE", "official/time/flag")
		refused(t, play(t, laying.state(t), "A BUZ", "A ~"), "B ?!1:RATE", "official/time/flag-contest")
		wrong := play(t, laying.state(t), "A BUT", "A ~", "B ?")
		gametest.Equal(t, "points given", wrong.TimePoints(jarnac.A), 10)
		gametest.Equal(t, "points", wrong.Scores(), [2]int{9 + 9 + 10, 9})
		gametest.Equal(t, "letters due", wrong.Due(), 1)
		e = effect(t, laying.state(t), "A BUT", "A ~", "B ?")
		gametest.Equal(t, "penalty", e.Penalty, jarnac.Penalty{Against: jarnac.B, Points: 10, PointsBy: "official/time/flag-contest"})
	})
	t.Run("official/time/flag-fullMat", func(t *testing.T) {
		s := pos{options: contested, phase: jarnac.Playing, a: fullMat + "|S", b: "|EIS"}.state(t)
		s = play(t, s, "A ~")
		gametest.Equal(t, "phase", s.Phase(), jarnac.Handover)
		s = play(t, s, "B +E", "B -", "A -") // but this is a pass
		gametest.Equal(t, "phase", s.Phase(), jarnac.Answer)
		ended(t, play(t, s, "B ."), "official/end/last-line")
	})
	t.Run("official/time/flag-idle", func(t *testing.T) {
		const clause = "official/time/flag-idle"
		empty := pos{options: contested, phase: jarnac.Handover, a: "RAT|ZE", b: "SOL|EAIRS", bag: "-"}
		s := play(t, empty.state(t), "A -")
		gametest.Equal(t, "idle turns", s.Idle(), 1)
		gametest.Equal(t, "clause", effect(t, s, "B ~").Clause, clause)
		s = play(t, s, "B ~")
		gametest.Equal(t, "phase", s.Phase(), jarnac.Handover)
		gametest.Equal(t, "idle turns", s.Idle(), 0)
		play(t, s, "A 1:RATE") // A plays on
		s = play(t, s, "A -")
		gametest.Equal(t, "phase", play(t, s, "B !1:TZAR").Phase(), jarnac.Answer) // and is open to a Jarnac
		ended(t, play(t, s, "B -"), "official/turn/empty-bag")
		// A bad word before the flag makes it no turn that was passed.
		s = play(t, empty.state(t), "A -", "B RAIS", "B ~", "A ?")
		gametest.Equal(t, "phase", s.Phase(), jarnac.Handover)
		s = play(t, empty.state(t), "A -", "B SIRAE", "B ~", "A ?")
		gametest.Equal(t, "phase", s.Phase(), jarnac.Handover)
		gametest.Equal(t, "idle turns", s.Idle(), 0)
		// Where a word was laid, or the bag has letters, there is nothing to count.
		gametest.Equal(t, "clause", effect(t, empty.state(t), "A 1:RATE", "A ~").Clause, "official/time/flag")
		gametest.Equal(t, "clause", effect(t, laying.state(t), "A ~").Clause, "official/time/flag")
	})
	t.Run("official/time/flag-last-chance", func(t *testing.T) {
		s := play(t, pos{options: contested, phase: jarnac.Playing, a: fullMat + "|S", b: "|EIS"}.state(t), "A -")
		ended(t, play(t, s, "B ~"), "official/time/flag-last-chance")
		// A player who called in time has called.
		called := play(t, s, "B !1:RATS", "B ~")
		gametest.Equal(t, "phase", called.Phase(), jarnac.Handover)
		gametest.Equal(t, "player on turn", called.Turn(), jarnac.A)
		ended(t, play(t, play(t, s, "B !1:TRAS", "B ~"), "A ?"), "official/end/last-line")
	})
	t.Run("official/time/second-flag", func(t *testing.T) {
		s := play(t, laying.state(t), "A ~", "B +E")
		ended(t, play(t, s, "B ~"), "official/time/second-flag")
		ended(t, play(t, s, "B SERAI", "A ?", "B ~"), "official/time/second-flag") // contested before
		strict := laying
		strict.options = "official" // no word can be bad, and none is waited for
		ended(t, play(t, strict.state(t), "A ~", "B +E", "B SERAI", "B ~"), "official/time/second-flag")
		bad := play(t, s, "B SAIRE", "B ~")
		gametest.Equal(t, "phase", bad.Phase(), jarnac.Answer)
		gametest.Equal(t, "player on turn", bad.Turn(), jarnac.A)
		refused(t, bad, "A !1:SOLE", "official/time/second-flag")
		refused(t, bad, "A ?!1:SOLE", "official/contest/with-jarnac-void")
		o := ended(t, play(t, bad, "A ."), "official/time/second-flag")
		gametest.Equal(t, "points of B", o.Scores[jarnac.B], 9+25)
		o = ended(t, play(t, bad, "A ?"), "official/time/second-flag")
		gametest.Equal(t, "points of B", o.Scores[jarnac.B], 9)
		o = ended(t, play(t, s, "B ARISE", "B ~", "A ?"), "official/time/second-flag")
		gametest.Equal(t, "points of B", o.Scores[jarnac.B], 9+25+10)
	})
}

// What who is out of time can do, and what it costs.
func TestOutOfTime(t *testing.T) {
	t.Run("official/time/out", func(t *testing.T) {
		s := late(t)
		gametest.Equal(t, "letters due", s.Due(), 0)
		for _, move := range []string{"A +E", "A BUT", "A 1:RATE", "A -BEZ+STE"} {
			refused(t, s, move, "official/time/out")
		}
		kinds := map[jarnac.Kind]bool{}
		for m := range s.Moves(jarnac.A) {
			kinds[m.Kind()] = true
		}
		if len(kinds) != 2 || !kinds[jarnac.KindJarnac] || !kinds[jarnac.KindPass] {
			t.Errorf("kinds of moves: %v", kinds)
		}
		passed := play(t, s, "A -")
		gametest.Equal(t, "player on turn", passed.Turn(), jarnac.B)
		// The word is announced and not taken.
		called := play(t, s, "A !1:SOLE")
		gametest.Equal(t, "mat of A", words(called, jarnac.A), "RAT")
		gametest.Equal(t, "mat of B", words(called, jarnac.B), "SOL")
		gametest.Equal(t, "rack of B", called.Rack(jarnac.B), s.Rack(jarnac.B))
		gametest.Equal(t, "Jarnacs", called.Jarnacs(jarnac.A), 0)
		e := effect(t, s, "A !1:SOLE")
		gametest.Equal(t, "clause", e.Clause, "official/time/out")
		gametest.Equal(t, "line", e.Line, 0)
		gametest.Equal(t, "former", e.Former, "SOL")
		refused(t, s, "A !1:SOLZ", "official/handover/jarnac") // B could not have played it
		// The opponent's words can be contested, in their window.
		play(t, play(t, s, "A -"), "B +E", "B ARISE", "A ?")
	})
	t.Run("official/time/out-room", func(t *testing.T) {
		s := pos{options: contested, phase: jarnac.Playing, a: fullMat + "|S", b: "SOL|EAIRS"}.state(t)
		s = play(t, s, "A ~", "B +E", "B -", "A !1:SOLE")
		gametest.Equal(t, "phase", s.Phase(), jarnac.Answer)
		gametest.Equal(t, "player on turn", s.Turn(), jarnac.B)
		for _, move := range []string{"B +E", "B -", "B !1:RATS", "B 1:SOLE", "B ~"} {
			refused(t, s, move, "official/time/out-room")
		}
		gametest.Equal(t, "the flag of B may fall", s.May(jarnac.B, jarnac.KindFlag), false)
		play(t, s, "B ?")
		o := ended(t, play(t, s, "B ."), "official/time/end")
		gametest.Equal(t, "Jarnacs", o.Jarnacs, [2]int{1, 0})
	})
	t.Run("official/time/out-penalty", func(t *testing.T) {
		s := play(t, late(t), "A -", "B +E", "B ARISE")
		wrong := play(t, s, "A ?")
		gametest.Equal(t, "points", wrong.TimePoints(jarnac.B), 10)
		gametest.Equal(t, "penalty", effect(t, s, "A ?").Penalty, jarnac.Penalty{Against: jarnac.A, Letters: 1, LettersBy: "official/time/out-penalty-only", Points: 10, PointsBy: "official/time/out-penalty"})
		bad := play(t, late(t), "A !1:SOLR", "B ?")
		gametest.Equal(t, "points", bad.TimePoints(jarnac.B), 10)
		gametest.Equal(t, "penalty", effect(t, late(t), "A !1:SOLR", "B ?").Penalty, jarnac.Penalty{Against: jarnac.A, Letters: 1, LettersBy: "official/time/out-penalty-only", Points: 10, PointsBy: "official/time/out-penalty"})
	})
	t.Run("official/time/out-penalty-only", func(t *testing.T) {
		const clause = "official/time/out-penalty-only"
		// The points come on top of the letter, and the ruling says so, once.
		s := play(t, late(t), "A -", "B +E", "B ARISE", "A ?")
		gametest.Equal(t, "letters due", s.Due(), 2)
		refused(t, s, "B +E", clause)
		refused(t, s, "B +EEE", clause)
		gametest.Equal(t, "clause of the draw", effect(t, s, "B +EI").Clause, clause)
		back, err := s.Rules().ParseState(s.String())
		gametest.Equal(t, "read back", back, s)
		gametest.Equal(t, "read back", err, nil)
		s = play(t, s, "B +EI", "B -", "A -")
		gametest.Equal(t, "letters due in the next turn", s.Due(), 1)
		refused(t, s, "B +EI", "official/handover/after")
		// Nothing of it for who has time.
		s = play(t, late(t), "A -", "B +E", "B ARISE", "B +E", "B -", "A -", "B +E", "B -")
		gametest.Equal(t, "points", s.TimePoints(jarnac.A)+s.TimePoints(jarnac.B), 0)
		bad := play(t, late(t), "A !1:SOLR", "B ?")
		gametest.Equal(t, "player on turn", bad.Turn(), jarnac.B)
		gametest.Equal(t, "letters due", bad.Due(), 2)
		refused(t, bad, "B +E", clause)
		play(t, play(t, bad, "B !1:RATE"), "B +EI")
		refused(t, bad, "B -EAI+BC", "official/contest/swap-returns")
		play(t, bad, "B -EAI+BCDE")
		// A player out of time draws no more, and has the points alone.
		s = play(t, late(t), "A -", "B +E", "B ARISE", "B ~")
		e := effect(t, s, "A ?")
		gametest.Equal(t, "penalty", e.Penalty, jarnac.Penalty{Against: jarnac.A, Points: 10, PointsBy: "official/time/out-penalty"})
		// So has who draws no more since the game ends with the contest; without a flag there is nothing.
		filled := play(t, rulesOf(t, "classic-competition validation=contest lines=1").Start(jarnac.A), "A +ABUZRT", "A -")
		for _, flag := range [][]string{{"A ~"}, nil} {
			filled := play(t, filled, append(flag, "B !RAT")...)
			want := jarnac.Penalty{}
			if flag != nil {
				want = jarnac.Penalty{Against: jarnac.A, Points: 10, PointsBy: "official/time/out-penalty"}
			}
			gametest.Equal(t, "penalty", effect(t, filled, "A ?").Penalty, want)
			over := play(t, filled, "A ?")
			ended(t, over, "classic/end-jarnac")
			gametest.Equal(t, "letters that nobody draws", over.Extra(jarnac.B), 0)
		}
		// Where contests cost nothing, there is neither.
		free := pos{options: "official validation=contest penalty=none", phase: jarnac.Playing, a: "RAT|Z", b: "SOL|EAIRS"}.state(t)
		free = play(t, free, "A ~", "B +E", "B -", "A -", "B +E", "B ARISE", "A ?")
		gametest.Equal(t, "letters due without penalties", free.Due(), 1)
		gametest.Equal(t, "points without penalties", free.TimePoints(jarnac.B), 0)
	})
	t.Run("official/time/out-bad-last", func(t *testing.T) {
		s := pos{options: contested, phase: jarnac.Playing, a: "SOL|S", b: fullMat + "|ES"}.state(t)
		s = play(t, s, "A ~", "B +E", "B -")
		gametest.Equal(t, "phase", s.Phase(), jarnac.Answer)
		o := ended(t, play(t, s, "A !1:RATES", "B ."), "official/time/end")
		gametest.Equal(t, "Jarnacs", o.Jarnacs, [2]int{1, 0})
		o = ended(t, play(t, s, "A !1:RASTE", "B ?"), "official/time/out-bad-last")
		gametest.Equal(t, "points of B", o.Scores[jarnac.B], 72+10)
		ended(t, play(t, s, "A ."), "official/end/last-line")
	})
	t.Run("official/time/out-room", func(t *testing.T) {
		// So it is with the one Jarnac against a last word.
		s := pos{options: "classic-competition validation=contest", phase: jarnac.Playing, a: "SOL|S", b: "RAT BUT TIR SOL MUR NEZ CAP|LITE"}.state(t)
		s = play(t, s, "A ~", "B +E", "B LIT")
		gametest.Equal(t, "phase", s.Phase(), jarnac.Answer)
		called := play(t, s, "A !8:ELITE")
		gametest.Equal(t, "decisions", len(called.AppendMoves(nil, jarnac.B)), 1)
		refused(t, called, "B !1:SOLE", "official/time/out-room")
		refused(t, called, "B ~", "official/time/out-room")
		ended(t, play(t, called, "B ."), "official/time/end")
		ended(t, play(t, called, "B ?"), "official/time/end")
		ended(t, play(t, s, "A !8:TIEL", "B ?"), "official/time/out-bad-last")
	})
}

// How a game ends after a flag.
func TestEndByTime(t *testing.T) {
	t.Run("official/time/end", func(t *testing.T) {
		s := late(t)
		ended(t, play(t, s, "A -", "B +E", "B SAIRE", "A ?"), "official/time/end") // a good contest
		ended(t, play(t, s, "A !1:SOLE", "B ."), "official/time/end")              // a good Jarnac
		ended(t, play(t, s, "A -", "B ~"), "official/time/second-flag")            // the other flag
		strict := laying
		strict.options = "official"
		ended(t, play(t, strict.state(t), "A ~", "B +E", "B -", "A !1:SOLE"), "official/time/end")
	})
	t.Run("official/time/end-by", func(t *testing.T) {
		// Contests and Jarnacs of the player who has time do not end the game.
		s := play(t, laying.state(t), "A BUZ", "A ~", "B ?")
		gametest.Equal(t, "phase", s.Phase(), jarnac.Handover)
		s = play(t, s, "B +EI", "B -", "A -", "B !1:RATE")
		gametest.Equal(t, "phase", s.Phase(), jarnac.Handover)
		// A wrong contest of a good announced Jarnac does not keep the game alive.
		o := ended(t, play(t, late(t), "A !1:SOLE", "B ?"), "official/time/end")
		gametest.Equal(t, "Jarnacs", o.Jarnacs, [2]int{1, 0})
	})
	t.Run("official/turn/empty-bag", func(t *testing.T) {
		// Forced passes count.
		s := pos{options: contested, phase: jarnac.Playing, a: "RAT|BUZET", b: "SOL|EAIRS", bag: "-"}.state(t)
		s = play(t, s, "A 1:RATE", "A ~", "B 1:SOLE", "B -", "A -")
		gametest.Equal(t, "phase", s.Phase(), jarnac.Handover)
		ended(t, play(t, s, "B -"), "official/turn/empty-bag")
	})
	t.Run("classic/end-flag", func(t *testing.T) {
		seven := "RAT BUT TIR SOL MUR NEZ CAP"
		for _, options := range []string{"classic", "classic-competition", "classic validation=contest", "classic-competition validation=contest"} {
			s := play(t, pos{options: options, phase: jarnac.Playing, a: seven + "|LITE", b: "|EIS"}.state(t), "A LIT")
			if s.Phase() == jarnac.Over {
				refused(t, s, "A ~", "classic/end-flag")
				continue
			}
			for _, flag := range []string{"A ~", "B ~"} {
				after := play(t, s, flag)
				gametest.Equal(t, "clause", effect(t, s, flag).Clause, "classic/end-flag")
				gametest.Equal(t, "flags", after.OutOfTime(jarnac.A) || after.OutOfTime(jarnac.B), false)
				gametest.Equal(t, "phase", after.Phase(), jarnac.Answer)
				ended(t, play(t, after, "B ."), "classic/end")
			}
		}
		// So it is after a Jarnac that fills the caller's last line.
		for end, c := range map[rulebook.Clause]struct {
			pos   pos
			moves []string
		}{
			"classic/end-jarnac": {
				pos{options: "classic validation=contest", phase: jarnac.Handover, turn: jarnac.B, a: "RAT|ZE", b: seven + "|"}, []string{"B !1:RATE"},
			},
			"classic-competition/last-jarnac": {
				pos{options: "classic-competition validation=contest", phase: jarnac.Playing, a: seven + "|LITE", b: seven + "|"}, []string{"A LIT", "B !8:TILE"},
			},
		} {
			s := play(t, c.pos.state(t), c.moves...)
			gametest.Equal(t, "phase", s.Phase(), jarnac.Answer)
			for _, flag := range []string{"A ~", "B ~"} {
				gametest.Equal(t, "state", play(t, s, flag), s)
				gametest.Equal(t, "clause", effect(t, s, flag).Clause, "classic/end-flag")
			}
			ended(t, play(t, s, "A ."), end)
			refused(t, play(t, s, "A ."), "A ~", "classic/end-flag")
		}
	})
	t.Run("classic-competition/time", func(t *testing.T) {
		s := pos{options: "classic-competition validation=contest", phase: jarnac.Playing, a: "RAT|BUZET", b: "SOL|EAIRS"}.state(t)
		ended(t, play(t, s, "A ~", "B +E", "B -", "A !1:SOLE", "B ."), "official/time/end")
	})
}

// A player who lets the time of a move run out draws what is due, if anything, and passes
// (official/time/per-move-lapse): a server can always do that for them.
func TestPerMoveLapse(t *testing.T) {
	const clause = "official/time/per-move-lapse"
	for _, options := range []string{"official", "classic", "classic-competition", contested} {
		rules := rulesOf(t, options)
		for seed := range uint64(6) {
			rng := rand.New(rand.NewPCG(seed, 4))
			s := rules.Start(jarnac.A)
			for moves := 0; s.Phase() != jarnac.Over; moves++ {
				if moves%3 == 2 { // the time runs out
					p, lapsed := s.Turn(), s
					for _, m := range lapse(s) {
						m, err := lapsed.Complete(rng, p, m)
						if err != nil {
							t.Fatalf("%s: %s for %s: %v\nin %v", clause, m, p, err, lapsed)
						}
						lapsed, _ = lapsed.Play(p, m)
					}
					if lapsed.Phase() != jarnac.Over && lapsed.Turn() == p {
						t.Fatalf("%s: %s still has the bag\nin %v", clause, p, lapsed)
					}
					if moves%9 == 8 {
						s = lapsed
						continue
					}
				}
				m := must.Get(s.Complete(rng, s.Turn(), styles[seed%3].choose(rng, s.AppendMoves(nil, s.Turn()))))(t)
				s, _ = s.Play(s.Turn(), m)
			}
		}
	}
}

// lapse is what a player who has run out of time for a move does.
func lapse(s jarnac.State) []jarnac.Move {
	switch {
	case s.Phase() == jarnac.Answer:
		return []jarnac.Move{jarnac.LetGo()}
	case s.Due() > 0:
		return []jarnac.Move{jarnac.Draw(s.Due()), jarnac.Pass()}
	}
	return []jarnac.Move{jarnac.Pass()}
}
