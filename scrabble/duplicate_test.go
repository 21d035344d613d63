package scrabble_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// inDuplicate is a duplicate game of three with a rack of MOTSUER.
func inDuplicate(t *testing.T, rest string, set ...func(*scrabble.Options)) scrabble.State {
	t.Helper()
	return deal{racks: []string{"MOTSUER"}, bag: rest, words: "MOT MOTS TOM SUR MUR MURES OR OS ET", set: func(o *scrabble.Options) {
		o.Players, o.Duplicate, o.Rounds = 3, scrabble.BestFound, 3
		settings(set...)(o)
	}}.begin(t)
}

func top(o *scrabble.Options) { o.Duplicate = scrabble.Top }

// All play with the same rack on the same board, and each scores for their own
// (scrabble/duplicate); the best placement stays (scrabble/duplicate-best).
func TestDuplicate(t *testing.T) {
	s := inDuplicate(t, "AEIAEIA")
	for p := range s.Players() {
		is(t, "rack", s.Rack(p).String(), "EMORSTU")
		is(t, "held", s.Held(p), 7)
	}
	is(t, "bag", s.BagLen(), 7)
	refusal(t, s, "A -MOT+AEI", rulebook.ScrabbleDuplicate)
	refusal(t, s, "B 8H MOT", rulebook.ScrabbleTurn)

	kept, err := s.Effect(scrabble.A, movesNamed(t, "8H MOT"))
	is(t, "error", err, nil)
	is(t, "clause", kept.Clause, rulebook.ScrabbleDuplicateHidden)
	is(t, "points", kept.Points, 8)
	is(t, "gains", kept.Gains, [4]int{})
	s = played(t, s, "A 8H MOT", "B 8H MOTS")
	refusal(t, s, "A ?", rulebook.ScrabbleContest)
	is(t, "scores before all have decided", s.Scores(), [4]int{})
	is(t, "the square 8H", s.Letter(scrabble.Centre()), byte(0))
	e, err := s.Effect(scrabble.C, scrabble.Pass())
	is(t, "error", err, nil)
	is(t, "clause", e.Clause, rulebook.ScrabbleDuplicateBest)
	is(t, "laid", e.Laid.String(), "8H MOTS")
	is(t, "gains", e.Gains, [4]int{8, 10})
	s = played(t, s, "C -")
	is(t, "scores", s.Scores(), [4]int{8, 10})
	is(t, "row 8", s.Board()[7], ".......MOTS....")
	is(t, "rack", s.Rack(scrabble.C).String(), "ERU")
	is(t, "turn", s.Turn(), scrabble.A)
	is(t, "due", s.Due(), 4)
	s = played(t, s, "A +AEIA")
	is(t, "phase", s.Phase(), scrabble.Playing)
	is(t, "rack", s.Rack(scrabble.B).String(), "AAEEIRU")

	t.Run("of several, that of the first player is laid", func(t *testing.T) {
		s := played(t, inDuplicate(t, "AEIAEIA"), "A 8H TOM", "B 8H MOT", "C -")
		is(t, "row 8", s.Board()[7], ".......TOM.....")
	})
	t.Run("the best there is", func(t *testing.T) {
		s := inDuplicate(t, "AEIAEIA", top)
		best, _ := s.Best()
		after := played(t, s, "A 8H MOT", "B -", "C -")
		is(t, "scores", after.Scores(), [4]int{8})
		for at, letter := range best.Laid() {
			is(t, "letter", after.Letter(at), letter)
		}
	})
}

// What a player has decided is hidden from the others until all have
// (scrabble/duplicate-hidden).
func TestDuplicateHidesDecisions(t *testing.T) {
	s := inDuplicate(t, "AEIAEIA")
	one, two := played(t, s, "A 8H MOT"), played(t, s, "A 8F MURES")
	is(t, "A sees the decision", one.View(scrabble.A) == two.View(scrabble.A), false)
	for _, p := range []scrabble.Player{scrabble.B, scrabble.C} {
		is(t, "scrabble/duplicate-hidden: the View of "+p.String(), one.View(p), two.View(p))
	}
	v := one.View(scrabble.B)
	is(t, "text", strings.TrimLeft(v.String(), "15/"), " EMORSTU// 0/0/0 0 turn B; decided *//; viewer B;")
	rng := rand.New(rand.NewPCG(1, 1))
	is(t, "sample", v.Sample(rng), played(t, s, "A -"))
	viewReadsBack(t, rng, one, v)
	is(t, "hash", one.Hash() == two.Hash(), false)
}

// A rack with which nobody plays goes back, and another is drawn (scrabble/duplicate-rack).
func TestDuplicateRack(t *testing.T) {
	s := played(t, inDuplicate(t, "AEIAEIA"), "A -", "B -")
	e, err := s.Effect(scrabble.C, scrabble.Pass())
	is(t, "error", err, nil)
	is(t, "clause", e.Clause, rulebook.ScrabbleDuplicateRack)
	s = played(t, s, "C -")
	is(t, "due", s.Due(), 7)
	is(t, "bag", s.Bag().Len(), 14)
	s = played(t, s, "A +AEIAEIA")
	is(t, "rack", s.Rack(scrabble.C).String(), "AAAEEII")
}

// With Mixed, a rack has vowels and consonants, or goes back (scrabble/duplicate-mixed).
func TestDuplicateMixed(t *testing.T) {
	mixed := func(o *scrabble.Options) { o.Mixed = 2 }
	s := played(t, inDuplicate(t, "AEIBCDFY", mixed), "A 8H MOTS", "B -", "C -")
	for _, c := range []struct {
		drawn string
		good  bool
	}{{"AEIB", true}, {"BCDF", true}, {"AEIY", true}, {"BCDY", true}} {
		next := played(t, s, "A +"+c.drawn)
		is(t, c.drawn, next.Phase() == scrabble.Playing, c.good)
	}
	s = played(t, inDuplicate(t, "BCDFGHAA", mixed), "A 8E MURES", "B -", "C -") // OT are left
	e, err := s.Effect(scrabble.A, scrabble.Draw(0).WithDrawn("BCDFG"))
	is(t, "error", err, nil)
	is(t, "clause", e.Clause, rulebook.ScrabbleDuplicateMixed)
	s = played(t, s, "A +BCDFG")
	is(t, "phase", s.Phase(), scrabble.Drawing)
	is(t, "due", s.Due(), 7)
	is(t, "bag", s.BagLen(), 10)
	is(t, "after another draw", played(t, s, "A +ABCDFGO").Phase(), scrabble.Playing)

	// From the sixteenth round on, one of each is enough.
	p := s.Setup()
	p.Rounds = 15
	late, err := s.Rules().FromSetup(p)
	is(t, "error", err, nil)
	is(t, "late", played(t, late, "A +BCDFGHA").Phase(), scrabble.Playing)
	is(t, "early", played(t, s, "A +BCDFGHA").Phase(), scrabble.Drawing)
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
			s := played(t, inDuplicate(t, c.rest, c.set), c.moves...)
			o, over := s.Outcome()
			is(t, "over", over, true)
			is(t, "end", o.End, rulebook.ScrabbleDuplicateEnd)
			is(t, "left", o.Left, [4]int{})
		})
	}
}

// In seven of eight, a rack has eight tiles, a move lays seven at most, and seven bring the
// bonus (scrabble/seven-of-eight).
func TestSevenOfEight(t *testing.T) {
	s := deal{racks: []string{"MOULTESA", "AEIOURST"}, bag: "AAAAAAAA", words: "MOULTES MOULTESA MOULTE", set: func(o *scrabble.Options) { o.Lay, o.Bonus = 7, 50 }}.begin(t)
	refusal(t, s, "A 8H MOULTESA", rulebook.ScrabbleSevenOfEight)
	m := movesNamed(t, "8D MOULTES")
	e, err := s.Effect(scrabble.A, m)
	is(t, "error", err, nil)
	is(t, "clause", e.Clause, rulebook.ScrabbleBonus)
	is(t, "points", s.Points(m) >= 50, true)
	best, _ := s.Best()
	is(t, "tiles of the best", best.Count(), 7)
	for _, one := range s.AppendScored(nil) {
		is(t, "more than seven", one.Move.Count() > 7, false)
		is(t, "points", one.Points, s.Points(one.Move))
	}
	s = played(t, s, "A 8D MOULTES")
	is(t, "due", s.Due(), 7)
}

func movesNamed(t *testing.T, text string) scrabble.Move {
	t.Helper()
	m, err := scrabble.ParseMove(text)
	is(t, "error", err, nil)
	return m
}
