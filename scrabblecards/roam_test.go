package scrabblecards_test

import (
	"math/rand/v2"
	"strings"
	"sync"
	"testing"

	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// roamOptions are games in which everything happens that a State can hold. Most are
// short of cards, so that a game meets its end.
var roamOptions = []string{
	"official",
	"official players=3 validation=contest deck=" + strings.Repeat("AEIRSTLU", 5) + "??22223",
	"official players=6 hand=3 validation=contest deck=AAEEIIOORSSTTLLNNUUSDR?2233",
	"official players=4 hand=4 exchange=0 validation=contest deck=" + strings.Repeat("AEEIORSTNLU", 3) + "??22233",
	"official hand=2 exchange=1 deck=AEIRSTLNOUASE?2",
	"official hand=8 bonus=0 penalty=0 double-held=7 triple-held=0 validation=contest deck=AAAEEEIIIOORSSTTLLNNUUSDR??22",
	"official players=3 hand=3 validation=contest deck=AEIRSTLNOUASE",
	"official hand=3 exchange=2 deck=EEASSR223",
	"official exchange=255 validation=contest deck=" + strings.Repeat("AEIRSTLU", 6) + "?2",
	"official players=5 hand=1 deck=" + strings.Repeat("AESR", 4) + "23",
}

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
		r, err := scrabblecards.Compile(o, french.Lexicon())
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
	if s.Last().Move.Kind() == scrabblecards.KindPlace && rng.IntN(4) == 0 {
		return scrabblecards.Player(rng.IntN(n)), scrabblecards.Contest()
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
	hand := []byte(s.Hand(s.Turn()).Letters.String())
	rng.Shuffle(len(hand), func(i, j int) { hand[i], hand[j] = hand[j], hand[i] })
	word := []byte(m.Word())
	row, col := m.Row(), m.Column()
	for i := range word {
		if s.Letter(row, col) == 0 {
			if word[i] = hand[0]; word[i] == '?' {
				word[i] = 'a' + byte(rng.IntN(26))
			}
			hand = hand[1:]
		}
		if m.Direction() == scrabblecards.Down {
			row++
		} else {
			col++
		}
	}
	bonus, on := m.Bonus()
	return scrabblecards.Place(m.Row(), m.Column(), m.Direction(), string(word)).WithBonus(bonus, on)
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
