package scrabble_test

import (
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// Nothing that a caller can make panics, or is taken for a game.

var oddMoves = []scrabble.Move{
	{}, scrabble.Pass(), scrabble.LetGo(), scrabble.Flag(), scrabble.Resign(), scrabble.Contest(), scrabble.Contest(1).Ruled(true),
	scrabble.Draw(7), scrabble.Draw(7).With("ABCDEFG"), scrabble.Exchange("A"), scrabble.Exchange("A").With("B"), scrabble.ExchangeCount(200),
	scrabble.Place(scrabble.Centre, scrabble.Across, "MoT"), scrabble.Place(255, 9, "MOT"),
}

func TestZeroValues(t *testing.T) {
	var s scrabble.State
	is(t, "the phase", s.Phase(), scrabble.Over)
	is(t, "its rules", s.Rules(), nil)
	is(t, "its bag", s.Bag(), bag.Bag{})
	is(t, "tiles in its bag", s.BagLen(), 0)
	is(t, "tiles due", s.Due(), 0)
	is(t, "its scores", s.Scores(), [4]int{})
	is(t, "its players", len(slices.Collect(s.Players())), 0)
	is(t, "the player on turn", s.Turn(), scrabble.A)
	if o, over := s.Outcome(); over || o != (scrabble.Outcome{}) {
		t.Errorf("its outcome is %v", o)
	}
	if m, ok := s.Best(); ok || m != (scrabble.Move{}) {
		t.Errorf("its best move is %v", m)
	}
	if e := s.Last(); !reflect.DeepEqual(e, scrabble.Effect{}) {
		t.Errorf("its last move is %v", e)
	}
	for _, p := range []scrabble.Player{scrabble.A, scrabble.B, scrabble.D, 4, 255} {
		is(t, "may act", s.CanAct(p), false)
		is(t, "tiles held", s.Held(p), 0)
		is(t, "the rack", s.Rack(p), bag.Bag{})
		is(t, "the view", s.View(p), scrabble.View{})
		is(t, "moves", len(slices.Collect(s.Moves(p))), 0)
		is(t, "moves", len(s.AppendMoves(nil, p)), 0)
		for _, m := range oddMoves {
			is(t, "the refusal of "+m.String(), clauseOf(s.Check(p, m)), "scrabble/players")
			if next, err := s.Play(p, m); err == nil || next != s {
				t.Errorf("%v %v is played in no game", p, m)
			}
			if c, err := s.Complete(rand.New(rand.NewPCG(1, 2)), p, m); err == nil || c != m {
				t.Errorf("%v %v is completed in no game to %v", p, m, c)
			}
		}
	}
	for _, m := range oddMoves {
		is(t, "points", s.Score(m), 0)
		is(t, "words", len(s.AppendWords(nil, m)), 0)
		is(t, "notation", s.Notation(m), m.String())
	}
	for _, q := range []scrabble.Square{0, scrabble.Centre, 224, 225, 255} {
		is(t, "the tile", s.Tile(q), 0)
		is(t, "a placement", s.Placement(q, scrabble.Across, "MOT"), scrabble.Place(q, scrabble.Across, "MOT"))
	}
	is(t, "placements", len(s.AppendPlacements(nil)), 0)

	var v scrabble.View
	is(t, "the phase", v.Phase(), scrabble.Over)
	is(t, "its rules", v.Rules(), nil)
	is(t, "its rack", v.Rack(), bag.Bag{})
	is(t, "what it does not see", v.Unseen(), bag.Bag{})
	is(t, "the viewer", v.Viewer(), scrabble.A)
	is(t, "the player on turn", v.Turn(), scrabble.A)
	is(t, "tiles in its bag", v.BagLen(), 0)
	is(t, "tiles due", v.Due(), 0)
	is(t, "tiles held", v.Held(scrabble.A), 0)
	is(t, "may act", v.CanAct(scrabble.A), false)
	is(t, "its scores", v.Scores(), [4]int{})
	is(t, "its players", len(slices.Collect(v.Players())), 0)
	is(t, "the tile", v.Tile(scrabble.Centre), 0)
	is(t, "placements", len(v.AppendPlacements(nil)), 0)
	is(t, "moves", len(v.AppendMoves(nil))+len(slices.Collect(v.Moves())), 0)
	if e := v.Last(); !reflect.DeepEqual(e, scrabble.Effect{}) {
		t.Errorf("its last move is %v", e)
	}
	if m, ok := v.Best(); ok || m != (scrabble.Move{}) {
		t.Errorf("its best move is %v", m)
	}
	if o, over := v.Outcome(); over || o != (scrabble.Outcome{}) {
		t.Errorf("its outcome is %v", o)
	}
	for _, m := range oddMoves {
		is(t, "points", v.Score(m), 0)
		is(t, "words", len(v.AppendWords(nil, m)), 0)
	}
	if o := (scrabble.Outcome{}).String(); o == "" {
		t.Error("the zero Outcome has no text")
	}
}

// Who does not take part has nothing, sees nothing and can do nothing.
func TestNobody(t *testing.T) {
	s := inContest(2).begin(t)
	for _, s := range []scrabble.State{s, played(t, s, "A 8H MOT"), played(t, s, "A resign")} {
		for _, p := range []scrabble.Player{scrabble.C, scrabble.D, 4, 100, 255} {
			is(t, "may act", s.CanAct(p), false)
			is(t, "tiles held", s.Held(p), 0)
			is(t, "the rack", s.Rack(p), bag.Bag{})
			is(t, "the view", s.View(p), scrabble.View{})
			is(t, "moves", len(s.AppendMoves(nil, p)), 0)
			is(t, "tiles held in a view", s.View(scrabble.A).Held(p), 0)
			for _, m := range oddMoves {
				is(t, "the refusal of "+m.String(), clauseOf(s.Check(p, m)), "scrabble/players")
				c, err := s.Complete(rand.New(rand.NewPCG(1, 2)), p, m)
				is(t, "the refusal to complete "+m.String(), clauseOf(err), "scrabble/players")
				is(t, "what is not completed", c, m)
			}
		}
	}
	is(t, "a first player who does not take part", s.Rules().Start(scrabble.C), s.Rules().Start(scrabble.A))
	is(t, "a first player who does not take part", s.Rules().Start(200), s.Rules().Start(scrabble.A))
}

// A loop over moves can end at any of them.
func TestMovesCanBeLeft(t *testing.T) {
	s := inContest(2).begin(t)
	for n := range 5 {
		i := 0
		for range s.Moves(scrabble.A) {
			if i++; i > n {
				break
			}
		}
		i = 0
		for range s.View(scrabble.A).Moves() {
			if i++; i > n {
				break
			}
		}
	}
	for range s.Players() {
		break
	}
	all := s.AppendMoves(nil, scrabble.A)
	if !slices.Equal(all, slices.Collect(s.Moves(scrabble.A))) || !slices.Equal(all, s.View(scrabble.A).AppendMoves(nil)) {
		t.Error("Moves, AppendMoves and those of the View differ")
	}
	is(t, "moves of who is not on turn", len(s.View(scrabble.B).AppendMoves(nil)), 0)
	if len(s.View(scrabble.B).AppendPlacements(nil)) == 0 {
		t.Error("B cannot look for placements before the turn comes")
	}
	for _, m := range all {
		if m.Completed() {
			continue
		}
		if _, err := s.Complete(rand.New(rand.NewPCG(3, 4)), scrabble.A, m); err != nil {
			t.Error(err)
		}
	}
}

// All faults of options are told at once, one a line in either language.
func TestAllFaultsAtOnce(t *testing.T) {
	o := scrabble.Classique()
	o.Players, o.Rack, o.Bonus, o.Exchange, o.Rounds, o.ShortRounds = -1, 0, math.MinInt, 256, 0, 101
	o.ChallengePoints, o.TimePenalty = 1001, math.MaxInt
	o.Board[0], o.Board[224] = 7, 255
	o.Idle, o.Leftover, o.Validation, o.Challenge = 2, 2, 3, 5
	_, err := scrabble.Compile(o, nil)
	if err == nil {
		t.Fatal("it compiles")
	}
	for tag, first := range map[language.Tag]string{
		language.English: "Players is -1, and must be from 2 to 4",
		language.French:  "Players est -1, et doit être de 2 à 4",
	} {
		lines := strings.Split(rulebook.Detail(err, tag), "\n")
		if len(lines) != 14 || lines[0] != first {
			t.Errorf("%d faults in %v:\n%s", len(lines), tag, strings.Join(lines, "\n"))
		}
	}
	many := scrabble.Classique()
	many.Players, many.Tiles = 4, bag.MustParse(strings.Repeat("A", 27))
	is(t, "27 tiles for four players", rulebook.Detail(many.Validate(), language.English), "Tiles has 27 tiles, fewer than 4 players need for a rack of 7")
	many.Tiles = bag.MustParse(strings.Repeat("A", 28))
	is(t, "28 tiles for four players", many.Validate(), nil)
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
	for q := range o.Board {
		o.Board[q] = scrabble.QuadrupleWord
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
	s, err = s.Play(scrabble.A, scrabble.Place(scrabble.At(7, 7), scrabble.Across, "MAISONS"))
	if want := [4]int{math.MaxInt/4 + points, -math.MaxInt / 4}; err != nil || s.Scores() != want {
		t.Errorf("scores %v, %v; want %v", s.Scores(), err, want)
	}
	if back, err := r.ParseState(s.String()); err != nil || back != s {
		t.Errorf("%s is read as %s, %v", s, back, err)
	}
}

// Whatever score a position is set up with, what play leads to can be set up again.
func TestScoresHaveALimit(t *testing.T) {
	for _, challenge := range []scrabble.Challenge{scrabble.PointsOff, scrabble.PointsGiven} {
		o := scrabble.Classique()
		o.Validation, o.Challenge, o.ChallengePoints, o.TimePenalty = scrabble.OnContest, challenge, 10, 10
		r := compiled(t, o, "MAISONS")
		p := r.Start(scrabble.A).Setup()
		p.Phase = scrabble.Playing
		p.Racks = [4]bag.Bag{bag.MustParse("MAISONS"), bag.MustParse("AEIOULN")}
		p.Held = [4]int{7, 7}
		place := scrabble.Place(scrabble.At(7, 7), scrabble.Across, "MAISONS")
		for _, sign := range []int{1, -1} {
			p.Scores = [4]int{sign * math.MaxInt / 2, sign * math.MaxInt / 2}
			s, err := r.FromSetup(p)
			if err != nil {
				t.Fatal(err)
			}
			for _, one := range []struct {
				by   scrabble.Player
				move scrabble.Move
			}{{scrabble.B, scrabble.Flag()}, {scrabble.A, place}, {scrabble.B, scrabble.Contest()}, {scrabble.A, scrabble.Flag()}, {scrabble.A, scrabble.Resign()}} {
				next, err := s.Play(one.by, one.move)
				if err != nil {
					t.Fatal(err)
				}
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
	small.Rack, small.Tiles, small.Bonus, small.Exchange, small.Rounds, small.ShortRounds = 1, bag.MustParse("A?"), 0, 0, 1, 1
	large.Players, large.Rack, large.Bonus, large.Exchange, large.Rounds, large.ShortRounds = 4, 8, 1000, 255, 100, 100
	large.Tiles = bag.MustParse(strings.Repeat("?", 55) + strings.Repeat("A", 200))
	for i := range large.Values {
		large.Values[i] = 255
	}
	for q := range large.Board {
		large.Board[q] = scrabble.QuadrupleWord
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
