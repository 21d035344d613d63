package scrabble_test

import (
	"strings"
	"sync"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// A pos is how a test begins a game: Classique with these racks and this bag, which
// together are all its tiles. The size of the first rack is that of a full one, and
// where it is not seven there is no bonus. All players have drawn, and A begins.
type pos struct {
	racks []string
	bag   string
	words string // the lexicon; French when there are none
	set   func(*scrabble.Options)
}

func (d pos) state(t testing.TB) scrabble.State {
	t.Helper()
	o := scrabble.Classique()
	o.Players, o.Rack = len(d.racks), len(d.racks[0])
	if o.Rack != 7 {
		o.Bonus = 0
	}
	o.Bag = bag.MustParse(strings.Join(d.racks, "") + d.bag)
	if d.set != nil {
		d.set(&o)
	}
	s := compiled(t, o, d.words).Start(scrabble.A)
	for i, rack := range d.racks {
		var err error
		if s, err = s.Play(scrabble.Player(i), scrabble.Draw(0).WithDrawn(rack)); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// onContest and the like are settings of a pos.
func onContest(o *scrabble.Options) { o.Validation = scrabble.OnContest }

func settings(set ...func(*scrabble.Options)) func(*scrabble.Options) {
	return func(o *scrabble.Options) {
		for _, f := range set {
			f(o)
		}
	}
}

// compiled is Rules of o with these words, or with French, once each.
var compiled = func() func(testing.TB, scrabble.Options, string) *scrabble.Rules {
	type key struct {
		scrabble.Options
		words string
	}
	var cache sync.Map
	return func(t testing.TB, o scrabble.Options, words string) *scrabble.Rules {
		t.Helper()
		if r, ok := cache.Load(key{o, words}); ok {
			return r.(*scrabble.Rules)
		}
		r := must.Get(scrabble.Compile(o, lexiconOf(t, words)))(t)
		cache.Store(key{o, words}, r)
		return r
	}
}()

// lexiconOf is a lexicon of these words, or French where there are none.
func lexiconOf(t testing.TB, words string) *lexicon.Lexicon {
	t.Helper()
	if words == "" {
		return gaddag.Lexicon()
	}
	return must.Get(lexicon.ReadList(strings.NewReader(strings.ReplaceAll(words, " ", "\n") + "\n")))(t)
}

// rowsOf is the rows of the board, a point for an empty square.
func rowsOf(s interface{ Board() [scrabble.Size]string }) string {
	rows := s.Board()
	return strings.Join(rows[:], "\n") + "\n"
}

// squareOf is the square with that number, row by row from 0; from 225 on there is none.
func squareOf(n int) board.Square { return board.At(n/scrabble.Size, n%scrabble.Size) }

// times is how often a test repeats something: the first number, or the second in a
// long run; under the race detector less.
func times(short, long int) int {
	n := gametest.N(short, long)
	if gametest.Race {
		n = max(1, n/10)
	}
	return n
}

// endOf is the clause that ended a game.
func endOf(s scrabble.State) rulebook.Clause {
	o, _ := s.Outcome()
	return o.End
}

// effect plays the moves, written "A 8H MOT", and tells what the last of them does.
func effect(t testing.TB, s scrabble.State, moves ...string) scrabble.Effect {
	t.Helper()
	last := len(moves) - 1
	p, m := by(t, moves[last])
	e, err := play(t, s, moves[:last]...).Effect(p, m)
	if err != nil {
		t.Fatalf("%s: %v", moves[last], err)
	}
	return e
}

// tilesLaid is the tiles on the board.
func tilesLaid(s scrabble.State) bag.Bag {
	var laid [225]byte
	n := 0
	for q := range board.Squares(scrabble.Size, scrabble.Size) {
		switch tile := s.Letter(q); {
		case tile >= 'a':
			laid[n] = bag.Joker
			n++
		case tile > 0:
			laid[n] = tile
			n++
		}
	}
	return bag.Of(laid[:n])
}

// tilesElsewhere is the tiles in the bag and on the racks.
func tilesElsewhere(s scrabble.State) bag.Bag {
	all := s.Bag()
	for p := range s.Players() {
		all = all.Plus(s.Rack(p))
		if s.Rules().Options().Duplicate != scrabble.NotDuplicate {
			break // it is that of all
		}
	}
	return all
}

// by reads a move and its player, as in "A 8H MOT".
func by(t testing.TB, text string) (scrabble.Player, scrabble.Move) {
	t.Helper()
	return gametest.By[scrabble.Player](t, scrabble.ParseMove, text)
}

// play makes moves written "A 8H MOT", all of them legal.
func play(t testing.TB, s scrabble.State, moves ...string) scrabble.State {
	t.Helper()
	return gametest.Play(t, s, scrabble.ParseMove, moves...)
}

// refused makes a move that is against the clause, and leaves all as it was.
func refused(t testing.TB, s scrabble.State, move string, clause rulebook.Clause) *rulebook.Violation {
	t.Helper()
	return gametest.Refused(t, s, scrabble.ParseMove, move, clause)
}
