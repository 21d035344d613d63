package scrabble_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// The 102 tiles are all there after every move, and every game ends.

// A walk plays games fast: without the slow referee, and with few moves to choose
// from.
type walk struct {
	rng *rand.Rand
	buf []scrabble.Move
}

// A gait is how a walk goes on, in a thousand.
type gait struct{ pass, exchange, phony, contest, flag, resign int }

var gaits = []gait{
	{exchange: 20, contest: 100},
	{exchange: 20, contest: 100, phony: 300},
	{pass: 700, exchange: 100},
	{pass: 300, phony: 100, contest: 300},
	{exchange: 50, flag: 5, contest: 50},
	{exchange: 300, resign: 5, phony: 100},
	{},
}

// next is a player and a legal move, with the tiles that chance brings.
func (w *walk) next(s scrabble.State, how gait) (scrabble.Player, scrabble.Move) {
	in := func(n int) bool { return w.rng.IntN(1000) < n }
	p, o := s.Turn(), s.Rules().Options()
	anybody := scrabble.Player(w.rng.IntN(o.Players))
	if in(how.flag) {
		return anybody, scrabble.Flag()
	}
	if in(how.resign) {
		return anybody, scrabble.Resign()
	}
	if in(how.contest) && s.Check(anybody, scrabble.Contest()) == nil {
		return anybody, scrabble.Contest()
	}
	switch s.Phase() {
	case scrabble.Drawing:
		return p, w.complete(s, scrabble.Draw(s.Due()))
	case scrabble.Answer:
		return p, scrabble.LetGo()
	}
	switch {
	case in(how.pass):
		return p, scrabble.Pass()
	case in(how.exchange) && s.BagLen() >= max(o.Exchange, 1):
		aside := somePart(w.rng, s.Rack(p).String(), 1+w.rng.IntN(o.Rack))
		return p, w.complete(s, scrabble.Exchange(aside[:min(len(aside), s.BagLen())]))
	case in(how.phony) && o.Validation == scrabble.OnContest:
		if m, ok := anyPlacement(w.rng, s); ok {
			return p, m
		}
	}
	if w.buf = s.AppendPlacements(w.buf[:0]); len(w.buf) > 0 {
		return p, random(w.rng, w.buf)
	}
	return p, scrabble.Pass()
}

func (w *walk) complete(s scrabble.State, decision scrabble.Move) scrabble.Move {
	m, err := s.Complete(w.rng, s.Turn(), decision)
	if err != nil {
		panic(err)
	}
	return m
}

// tilesLaid is the tiles on the board.
func tilesLaid(s scrabble.State) bag.Bag {
	var laid [225]byte
	n := 0
	for q := range scrabble.Square(225) {
		switch tile := s.Tile(q); {
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

// tilesOfMove is the tiles that a placement lays.
func tilesOfMove(m scrabble.Move) bag.Bag {
	var laid [8]byte
	n := 0
	for _, tile := range m.Laid() {
		if laid[n] = tile; tile >= 'a' {
			laid[n] = bag.Joker
		}
		n++
	}
	return bag.Of(laid[:n])
}

// tilesElsewhere is the tiles in the bag and on the racks.
func tilesElsewhere(s scrabble.State) bag.Bag {
	all := s.Bag()
	for p := range s.Players() {
		all = all.Plus(s.Rack(p))
	}
	return all
}

func TestTilesAreConserved(t *testing.T) {
	words := slowSample(t, 600)
	w := &walk{rng: rand.New(rand.NewPCG(5, 102))}
	var all []*scrabble.Rules
	for players := 2; players <= 4; players++ {
		for _, v := range []scrabble.Validation{scrabble.Strict, scrabble.OnContest} {
			o := scrabble.Classique()
			o.Players, o.Validation = players, v
			all = append(all, newSlowGame(o, standardLines, classiqueValues, words).compile(t))
		}
	}
	begun := time.Now()
	played, moves, ends := fewerGames(10**games), 0, map[string]int{}
	for range played {
		rules := random(w.rng, all)
		how := random(w.rng, gaits)
		s := rules.Start(scrabble.Player(w.rng.IntN(rules.Options().Players)))
		laid := bag.Bag{}
		for n := 0; s.Phase() != scrabble.Over; n++ {
			p, m := w.next(s, how)
			next, err := s.Play(p, m)
			if err != nil {
				t.Fatalf("%s\n%s by %s: %v", tell(s), m, p, err)
			}
			// The board is looked at as a whole now and then: that takes longer than the move.
			if k := m.Kind(); k == scrabble.KindContest || next.Phase() == scrabble.Over || w.rng.IntN(8) == 0 {
				laid = tilesLaid(next)
			} else if k == scrabble.KindPlace {
				laid = laid.Plus(tilesOfMove(m))
			}
			if tiles := tilesElsewhere(next).Plus(laid); tiles != rules.Options().Tiles || next.Bag().Len() != next.BagLen() {
				t.Fatalf("%s\nscrabble/bag: after %s by %s there are %d tiles, %s", tell(s), m, p, tiles.Len(), tiles)
			}
			if s = next; n > 3000 {
				t.Fatalf("%s\nthe game does not end", tell(s))
			}
			moves++
		}
		o, over := s.Outcome()
		if !over {
			t.Fatalf("%s\nthere is no outcome", tell(s))
		}
		ends[string(o.End)]++
	}
	t.Logf("%d games of %d moves in all, in %v; ends: %v", played, moves, time.Since(begun).Round(time.Second/10), ends)
	if played < 1000 {
		return
	}
	for _, end := range []rulebook.Clause{
		rulebook.ScrabbleEndOut, rulebook.ScrabbleEndBlocked, rulebook.ScrabbleThreeRounds,
		rulebook.ScrabbleEndTime, rulebook.ScrabbleWinner,
	} {
		if ends[string(end)] == 0 {
			t.Errorf("no game ended by %s", end)
		}
	}
}
