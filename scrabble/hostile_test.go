package scrabble_test

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// Nothing that a caller can make panics, or is taken for a game.

var oddMoves = []scrabble.Move{
	{}, scrabble.Pass(), scrabble.LetGo(), scrabble.Flag(), scrabble.Resign(), scrabble.Contest(), scrabble.Contest(1).Ruled(true),
	scrabble.Draw(7), scrabble.Draw(7).WithDrawn("ABCDEFG"), scrabble.Exchange("A"), scrabble.Exchange("A").WithDrawn("B"), scrabble.ExchangeCount(200),
	scrabble.Place(scrabble.Centre(), board.Across, "MoT"), scrabble.Place(board.At(15, 0), 9, "MOT"),
}

// The zero State writes moves as they are, and plays no words.
func TestZeroState(t *testing.T) {
	var s scrabble.State
	var v scrabble.View
	for _, m := range oddMoves {
		gametest.Equal(t, "points", s.Points(m)+v.Points(m), 0)
		gametest.Equal(t, "words", len(s.AppendWords(nil, m))+len(v.AppendWords(nil, m)), 0)
		gametest.Equal(t, "notation", s.Notation(m), m.String())
	}
	for _, q := range []board.Square{{}, scrabble.Centre(), board.At(14, 14), board.At(15, 0), board.At(-1, 3)} {
		gametest.Equal(t, "the letter", s.Letter(q)+v.Letter(q), 0)
		gametest.Equal(t, "a placement", s.Placement(q, board.Across, "MOT"), scrabble.Place(q, board.Across, "MOT"))
	}
}

// Who does not take part has nothing and sees nothing.
func TestNobody(t *testing.T) {
	s := inContest(2).state(t)
	for _, p := range []scrabble.Player{scrabble.C, 4, 255} {
		gametest.Equal(t, "tiles held", s.Held(p)+s.View(scrabble.A).Held(p), 0)
		gametest.Equal(t, "the rack", s.Rack(p), bag.Bag{})
		gametest.Equal(t, "the view", s.View(p), scrabble.View{})
		gametest.Equal(t, "a first player who does not take part", s.Rules().Start(p), scrabble.State{})
	}
}

// All faults of options are told at once, one a line in either language.
func TestAllFaultsAtOnce(t *testing.T) {
	o := scrabble.Classique()
	o.Players, o.Rack, o.Bonus, o.Exchange, o.Rounds, o.ShortRounds = -1, 0, math.MinInt, 256, 0, 101
	o.PenaltyPoints, o.TimePenalty = 1001, math.MaxInt
	o.Board[0][0], o.Board[14][14] = scrabble.Premium{}, scrabble.Premium{Letter: 2, Word: 2}
	o.Validation, o.Penalty = 3, 5
	_, err := scrabble.Compile(o, nil)
	if err == nil {
		t.Fatal("it compiles")
	}
	for tag, first := range map[language.Tag]string{
		language.English: "players is -1, and must be from 2 to 4",
		language.French:  "players vaut -1, et doit être entre 2 et 4",
	} {
		lines := strings.Split(rulebook.Explain(err, tag), "\n")
		if len(lines) != 12 || lines[0] != first {
			t.Errorf("%d faults in %v:\n%s", len(lines), tag, strings.Join(lines, "\n"))
		}
	}
	many := scrabble.Classique()
	many.Players, many.Bag = 4, bag.MustParse(strings.Repeat("A", 27))
	gametest.Equal(t, "27 tiles for four players", rulebook.Explain(many.Validate(), language.English), "the bag has 27 tiles, fewer than 4 players need for racks of 7")
	many.Bag = bag.MustParse(strings.Repeat("A", 28))
	gametest.Equal(t, "28 tiles for four players", many.Validate(), nil)
	for _, l := range []*lexicon.Lexicon{nil, {}} {
		for _, o := range []scrabble.Options{{}, scrabble.Classique(), o} {
			if r, err := scrabble.Compile(o, l); err == nil || r != nil {
				t.Errorf("compiled with a lexicon of %v", l)
			}
		}
	}
}

// Scores grow as far as a board of dear squares brings them, and come back from a text.
func TestLargeScores(t *testing.T) {
	o := scrabble.Classique()
	for row := range o.Board {
		for column := range o.Board[row] {
			o.Board[row][column] = scrabble.Premium{Letter: 1, Word: 4}
		}
	}
	for i := range o.Values {
		o.Values[i] = 255
	}
	r := compiled(t, o, "MAISONS")
	p := r.Start(scrabble.A).Setup()
	p.Phase = scrabble.Playing
	p.Racks = [4]bag.Bag{bag.MustParse("MAISONS"), bag.MustParse("AEIOULN")}
	p.Held = [4]int{7, 7}
	p.Scores = [4]int{math.MaxInt / 4, -math.MaxInt / 4}
	s, err := r.FromSetup(p)
	if err != nil {
		t.Fatal(err)
	}
	points := 7*255<<14 + 50
	s, err = s.Play(scrabble.A, scrabble.Place(board.At(7, 7), board.Across, "MAISONS"))
	if want := [4]int{math.MaxInt/4 + points, -math.MaxInt / 4}; err != nil || s.Scores() != want {
		t.Errorf("scores %v, %v; want %v", s.Scores(), err, want)
	}
	if back, err := r.ParseState(s.String()); err != nil || back != s {
		t.Errorf("%s is read as %s, %v", s, back, err)
	}
}

// Whatever score a position is set up with, what play leads to can be set up again.
func TestScoresWrap(t *testing.T) {
	for _, challenge := range []scrabble.PenaltyRule{scrabble.PointsOff, scrabble.PointsGiven} {
		o := scrabble.Classique()
		o.Validation, o.Penalty, o.PenaltyPoints, o.TimePenalty = scrabble.OnContest, challenge, 10, 10
		r := compiled(t, o, "MAISONS")
		p := r.Start(scrabble.A).Setup()
		p.Phase = scrabble.Playing
		p.Racks = [4]bag.Bag{bag.MustParse("MAISONS"), bag.MustParse("AEIOULN")}
		p.Held = [4]int{7, 7}
		place := scrabble.Place(board.At(7, 7), board.Across, "MAISONS")
		for _, sign := range []int{1, -1} {
			p.Scores = [4]int{sign * math.MaxInt, sign * math.MaxInt}
			s := must.Get(r.FromSetup(p))(t)
			for _, one := range []struct {
				by   scrabble.Player
				move scrabble.Move
			}{{scrabble.B, scrabble.Flag()}, {scrabble.A, place}, {scrabble.B, scrabble.Contest()}, {scrabble.A, scrabble.Flag()}, {scrabble.A, scrabble.Resign()}} {
				next := must.Get(s.Play(one.by, one.move))(t)
				if back, err := r.ParseState(next.String()); err != nil || back != next {
					t.Errorf("after %s, %s is read as %s, %v", one.move, next, back, err)
				}
				s = next
			}
		}
	}
}

// The smallest and the largest games that options can say are played.
func TestExtremeOptions(t *testing.T) {
	small, large := scrabble.Classique(), scrabble.Classique()
	small.Rack, small.Bag, small.Bonus, small.Exchange, small.Rounds, small.ShortRounds = 1, bag.MustParse("A?"), 0, 0, 1, 1
	large.Players, large.Rack, large.Bonus, large.Exchange, large.Rounds, large.ShortRounds = 4, 8, 1000, 255, 100, 100
	large.Bag = bag.MustParse(strings.Repeat("?", 55) + strings.Repeat("A", 200))
	for i := range large.Values {
		large.Values[i] = 255
	}
	for row := range large.Board {
		for column := range large.Board[row] {
			large.Board[row][column] = scrabble.Premium{Letter: 1, Word: 4}
		}
	}
	for _, o := range []scrabble.Options{small, large} {
		o.Validation = scrabble.OnContest
		rng := rand.New(rand.NewPCG(5, 6))
		s := compiled(t, o, "AA AAA AAAAAAAA AAAAAAAAAAAAAAA").Start(scrabble.B)
		for n := 0; s.Phase() != scrabble.Over; n++ {
			m, err := s.Complete(rng, s.Turn(), greedy(s, rng))
			if err != nil {
				t.Fatal(err)
			}
			if s, err = s.Play(s.Turn(), m); err != nil || n > 2000 {
				t.Fatalf("after %d moves: %v", n, err)
			}
		}
		if o, over := s.Outcome(); !over || o.String() == "" {
			t.Errorf("it ends %v", o)
		}
	}
}
