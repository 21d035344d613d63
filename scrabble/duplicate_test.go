package scrabble_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/scrabble"
)

// inDuplicate is a duplicate game of three with a rack of MOTSUER.
func inDuplicate(t *testing.T, rest string, set ...func(*scrabble.Options)) scrabble.State {
	t.Helper()
	return pos{racks: []string{"MOTSUER"}, bag: rest, words: "MOT MOTS TOM SUR MUR MURES OR OS ET", set: func(o *scrabble.Options) {
		o.Players, o.Duplicate, o.Rounds = 3, scrabble.BestFound, 3
		settings(set...)(o)
	}}.state(t)
}

func top(o *scrabble.Options) { o.Duplicate = scrabble.Top }

// A minute over time costs points by its own clause, also of a player who has decided.
func TestDuplicateFlag(t *testing.T) {
	s := inDuplicate(t, "AEIAEIA", func(o *scrabble.Options) { o.TimePenalty = 10 })
	gametest.Equal(t, "the clause before", effect(t, s, "A ~").Clause, law.ScrabbleEndTime)
	s = play(t, s, "A 8H MOT")
	gametest.Equal(t, "the clause", effect(t, s, "A ~").Clause, law.ScrabbleEndTime)
	gametest.Equal(t, "scores", play(t, s, "A ~").Scores(), [4]int{-10})
}

// All play with the same rack on the same board, and each scores for their own
// (scrabble/duplicate); the best placement stays (scrabble/duplicate-best).
func TestDuplicate(t *testing.T) {
	s := inDuplicate(t, "AEIAEIA")
	for p := range s.Players() {
		gametest.Equal(t, "rack", s.Rack(p).String(), "EMORSTU")
		gametest.Equal(t, "held", s.Held(p), 7)
	}
	gametest.Equal(t, "bag", s.BagLen(), 7)
	refused(t, s, "A -MOT+AEI", law.ScrabbleDuplicate)
	refused(t, s, "B 8H MOT", law.ScrabbleTurn)

	kept, err := s.Effect(scrabble.A, movesNamed(t, "8H MOT"))
	gametest.Equal(t, "error", err, nil)
	gametest.Equal(t, "clause", kept.Clause, law.ScrabbleDuplicateHidden)
	gametest.Equal(t, "points", kept.Points, 8)
	gametest.Equal(t, "gains", fmt.Sprint(kept.Gains), "[]")
	s = play(t, s, "A 8H MOT", "B 8H MOTS")
	refused(t, s, "A ?", law.OfficialContestStrict)
	gametest.Equal(t, "scores before all have decided", s.Scores(), [4]int{})
	gametest.Equal(t, "the square 8H", s.Letter(scrabble.Centre()), byte(0))
	e, err := s.Effect(scrabble.C, scrabble.Pass())
	gametest.Equal(t, "error", err, nil)
	gametest.Equal(t, "clause", e.Clause, law.ScrabbleDuplicateBest)
	gametest.Equal(t, "laid", e.Laid.String(), "8H MOTS")
	gametest.Equal(t, "gains", fmt.Sprint(e.Gains), "[8 10 0]")
	s = play(t, s, "C -")
	gametest.Equal(t, "scores", s.Scores(), [4]int{8, 10})
	gametest.Equal(t, "row 8", s.Board()[7], ".......MOTS....")
	gametest.Equal(t, "rack", s.Rack(scrabble.C).String(), "ERU")
	gametest.Equal(t, "turn", s.Turn(), scrabble.A)
	gametest.Equal(t, "due", s.Due(), 4)
	s = play(t, s, "A +AEIA")
	gametest.Equal(t, "phase", s.Phase(), scrabble.Playing)
	gametest.Equal(t, "rack", s.Rack(scrabble.B).String(), "AAEEIRU")

	t.Run("of several, that of the first player is laid", func(t *testing.T) {
		s := play(t, inDuplicate(t, "AEIAEIA"), "A 8H TOM", "B 8H MOT", "C -")
		gametest.Equal(t, "row 8", s.Board()[7], ".......TOM.....")
	})
	t.Run("the best there is", func(t *testing.T) {
		s := inDuplicate(t, "AEIAEIA", top)
		best, _ := s.Best()
		after := play(t, s, "A 8H MOT", "B -", "C -")
		gametest.Equal(t, "scores", after.Scores(), [4]int{8})
		for at, letter := range best.Laid() {
			gametest.Equal(t, "letter", after.Letter(at), letter)
		}
	})
}

// What a player has decided is hidden from the others until all have
// (scrabble/duplicate-hidden).
func TestDuplicateHidesDecisions(t *testing.T) {
	s := inDuplicate(t, "AEIAEIA")
	one, two := play(t, s, "A 8H MOT"), play(t, s, "A 8F MURES")
	gametest.Equal(t, "A sees the decision", one.View(scrabble.A) == two.View(scrabble.A), false)
	for _, p := range []scrabble.Player{scrabble.B, scrabble.C} {
		gametest.Equal(t, "scrabble/duplicate-hidden: the View of "+p.String(), one.View(p), two.View(p))
	}
	v := one.View(scrabble.B)
	gametest.Equal(t, "text", strings.TrimLeft(v.String(), "15/"), " EMORSTU// 0/0/0 0 turn B; decided *//; viewer B;")
	rng := rand.New(rand.NewPCG(1, 1))
	gametest.Equal(t, "sample", v.Sample(rng), play(t, s, "A -"))
	viewReadsBack(t, rng, one, v)
	gametest.Equal(t, "hash", one.Hash() == two.Hash(), false)
}

// A rack with which nobody plays goes back, and another is drawn (scrabble/duplicate-rack).
func TestDuplicateRack(t *testing.T) {
	s := play(t, inDuplicate(t, "AEIAEIA"), "A -", "B -")
	e, err := s.Effect(scrabble.C, scrabble.Pass())
	gametest.Equal(t, "error", err, nil)
	gametest.Equal(t, "clause", e.Clause, law.ScrabbleDuplicateRack)
	s = play(t, s, "C -")
	gametest.Equal(t, "due", s.Due(), 7)
	gametest.Equal(t, "bag", s.Bag().Len(), 14)
	refill, err := s.Effect(scrabble.A, scrabble.Draw(7).WithDrawn("AEIAEIA"))
	gametest.Equal(t, "error", err, nil)
	gametest.Equal(t, "clause of the refill", refill.Clause, law.ScrabbleDuplicateRack)
	s = play(t, s, "A +AEIAEIA")
	gametest.Equal(t, "rack", s.Rack(scrabble.C).String(), "AAAEEII")
}

// With Mixed, a rack has vowels and consonants, or goes back (scrabble/duplicate-mixed).
func TestDuplicateMixed(t *testing.T) {
	mixed := func(o *scrabble.Options) { o.Mixed = 2 }
	s := play(t, inDuplicate(t, "AEIBCDFY", mixed), "A 8H MOTS", "B -", "C -")
	for _, c := range []struct {
		drawn string
		good  bool
	}{{"AEIB", true}, {"BCDF", true}, {"AEIY", true}, {"BCDY", true}} {
		next := play(t, s, "A +"+c.drawn)
		gametest.Equal(t, c.drawn, next.Phase() == scrabble.Playing, c.good)
	}
	s = play(t, inDuplicate(t, "BCDFGHAA", mixed), "A 8E MURES", "B -", "C -") // OT are left
	e, err := s.Effect(scrabble.A, scrabble.Draw(0).WithDrawn("BCDFG"))
	gametest.Equal(t, "error", err, nil)
	gametest.Equal(t, "clause", e.Clause, law.ScrabbleDuplicateMixed)
	s = play(t, s, "A +BCDFG")
	gametest.Equal(t, "phase", s.Phase(), scrabble.Drawing)
	gametest.Equal(t, "due", s.Due(), 7)
	gametest.Equal(t, "bag", s.BagLen(), 10)
	gametest.Equal(t, "after another draw", play(t, s, "A +ABCDFGO").Phase(), scrabble.Playing)

	// From the sixteenth round on, one of each is enough.
	p := s.Setup()
	p.Rounds = 15
	late, err := s.Rules().FromSetup(p)
	gametest.Equal(t, "error", err, nil)
	gametest.Equal(t, "late", play(t, late, "A +BCDFGHA").Phase(), scrabble.Playing)
	gametest.Equal(t, "early", play(t, s, "A +BCDFGHA").Phase(), scrabble.Drawing)
}

// The end of a duplicate game, after which the tiles left count for nobody
// (scrabble/duplicate-end).
func TestDuplicateEnd(t *testing.T) {
	for _, c := range []struct {
		name, rest string
		set        func(*scrabble.Options)
		moves      []string
	}{
		{"no tile is left", "", func(*scrabble.Options) {}, []string{"A 8F MURES", "B -", "C -", "A -", "B H7 O.", "C -", "A -", "B -", "C I8 .T"}},
		{"nothing is laid with an empty bag", "", func(*scrabble.Options) {}, []string{"A -", "B -", "C -"}},
		{"nothing is laid in three rounds", "AEIAEIA", func(*scrabble.Options) {}, []string{
			"A -", "B -", "C -", "A +MOTSUER", "A -", "B -", "C -", "A +MOTSUER", "A -", "B -", "C -",
		}},
		{"no rack can be mixed", "BCDFG", func(o *scrabble.Options) { o.Mixed = 2 }, []string{"A 8E MURES", "B -", "C -"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := play(t, inDuplicate(t, c.rest, c.set), c.moves...)
			o, over := s.Outcome()
			gametest.Equal(t, "over", over, true)
			gametest.Equal(t, "end", o.End, law.ScrabbleDuplicateEnd)
			gametest.Equal(t, "left", o.Left, [4]int{})
		})
	}
}

// In seven of eight, a rack has eight tiles, a move lays seven at most, and seven bring the
// bonus (scrabble/seven-of-eight).
func TestSevenOfEight(t *testing.T) {
	s := pos{racks: []string{"MOULTESA", "AEIOURST"}, bag: "AAAAAAAA", words: "MOULTES MOULTESA MOULTE", set: func(o *scrabble.Options) { o.Lay, o.Bonus = 7, 50 }}.state(t)
	refused(t, s, "A 8H MOULTESA", law.ScrabbleSevenOfEight)
	m := movesNamed(t, "8D MOULTES")
	e, err := s.Effect(scrabble.A, m)
	gametest.Equal(t, "error", err, nil)
	gametest.Equal(t, "clause", e.Clause, law.ScrabbleBonus)
	gametest.Equal(t, "points", s.Points(m) >= 50, true)
	best, _ := s.Best()
	gametest.Equal(t, "tiles of the best", best.Count(), 7)
	for _, one := range s.AppendScored(nil) {
		gametest.Equal(t, "more than seven", one.Move.Count() > 7, false)
		gametest.Equal(t, "points", one.Points, s.Points(one.Move))
	}
	s = play(t, s, "A 8D MOULTES")
	gametest.Equal(t, "due", s.Due(), 7)
}

func movesNamed(t *testing.T, text string) scrabble.Move {
	t.Helper()
	m, err := scrabble.ParseMove(text)
	gametest.Equal(t, "error", err, nil)
	return m
}
