package scrabblecards_test

import (
	"math/rand/v2"
	"sync"
	"testing"

	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// roamRules is the Rules of Options as text, once for each.
var roamRules = func() func(t testing.TB, options string) *scrabblecards.Rules {
	var cache sync.Map
	return func(t testing.TB, options string) *scrabblecards.Rules {
		t.Helper()
		if r, ok := cache.Load(options); ok {
			return r.(*scrabblecards.Rules)
		}
		o, err := scrabblecards.ParseOptions(options)
		if err != nil {
			t.Fatal(err)
		}
		r, err := scrabblecards.Compile(o, gaddag.Lexicon())
		if err != nil {
			t.Fatal(err)
		}
		cache.Store(options, r)
		return r
	}
}()

// attempt is a player and a move to try, which often is legal: one of Moves, words
// more often than not, a word of other letters, a contest, or to give up.
func attempt(rng *rand.Rand, s scrabblecards.State) (scrabblecards.Player, scrabblecards.Move) {
	p := s.Turn()
	n := s.Rules().Options().Players
	for range s.Open() {
		if rng.IntN(4) == 0 {
			return scrabblecards.Player(rng.IntN(n)), scrabblecards.Contest()
		}
	}
	switch rng.IntN(24) {
	case 3:
		if rng.IntN(40) == 0 {
			return scrabblecards.Player(rng.IntN(n)), scrabblecards.Resign()
		}
	case 4, 5:
		return p, scrabblecards.Pass()
	}
	moves := s.AppendMoves(nil, p)
	if len(moves) == 0 {
		return p, scrabblecards.Contest()
	}
	m := moves[rng.IntN(len(moves))]
	for range 3 { // words bring a game forward, and long ones most
		if other := moves[rng.IntN(len(moves))]; len(other.Word()) > len(m.Word()) {
			m = other
		}
	}
	if m.Kind() == scrabblecards.KindExchange && rng.IntN(2) == 0 {
		m = scrabblecards.Pass()
	}
	if m.Kind() == scrabblecards.KindPlace && rng.IntN(2) == 0 {
		m = misspell(rng, s, m)
	}
	if c, err := s.Complete(rng, p, m); err == nil {
		m = c
	}
	return p, m
}

// misspell lays other letters of the hand where m lays some.
func misspell(rng *rand.Rand, s scrabblecards.State, m scrabblecards.Move) scrabblecards.Move {
	hand := []byte(s.Rack(s.Turn()).Letters.String())
	rng.Shuffle(len(hand), func(i, j int) { hand[i], hand[j] = hand[j], hand[i] })
	word := []byte(m.Word())
	for i := range word {
		if s.Letter(m.At().Next(m.Direction(), i)) == 0 {
			if word[i] = hand[0]; word[i] == '?' {
				word[i] = 'a' + byte(rng.IntN(26))
			}
			hand = hand[1:]
		}
	}
	bonus, on := m.Bonus()
	return scrabblecards.Place(m.At(), m.Direction(), string(word)).WithBonus(bonus, on)
}

// roam plays a game at random to its end, or for some time, and visits every state
// with the move that led to it.
func roam(t testing.TB, rng *rand.Rand, r *scrabblecards.Rules, visit func(s scrabblecards.State, p scrabblecards.Player, m scrabblecards.Move)) {
	t.Helper()
	first := scrabblecards.Player(rng.IntN(r.Options().Players))
	s := r.Start(first)
	visit(s, first, scrabblecards.Move{})
	for range 400 {
		if s.Phase() == scrabblecards.Over {
			return
		}
		p, m := attempt(rng, s)
		next, err := s.Play(p, m)
		if err != nil {
			continue
		}
		s = next
		visit(s, p, m)
	}
}
