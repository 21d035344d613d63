package scrabble_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"

	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/scrabble"
)

// wanderOptions are games in which everything happens that a State can hold. Most are
// short of tiles, so that a walk meets many ends.
var wanderOptions = []string{
	"classique",
	"classique validation=contest",
	"english players=3 validation=contest",
	"classique players=4 validation=recorded tiles=" + strings.Repeat("AEEIORSTNLU", 4) + "??",
	"classique players=3 validation=contest challenge=double idle=scoreless tiles=" + strings.Repeat("AEIRSTLE", 4) + "??",
	"classique validation=recorded rounds=1 tiles=AAEEIIORSSTTLLNU?",
	"english validation=contest challenge=points-given values=0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 tiles=AAEEIIOORSSTTLLNNUUSDR",
	"classique validation=contest rounds=1 challenge=single rack=4 tiles=" + strings.Repeat("AEIRSTLU", 4),
	"classique challenge=void rack=8 exchange=1 short-rounds=3 tiles=AAAEEEIIIOORSSTTLLNNUUSDR??",
	"english players=4 challenge=single validation=contest rack=3 tiles=AAEEIORSSTLNURE exchange=0",
	"classique players=4 challenge=double validation=contest rack=2 tiles=AEIRSTLNOUASE? rounds=2",
}

var wanderRules = func() func(t testing.TB, options string) *scrabble.Rules {
	var cache sync.Map
	return func(t testing.TB, options string) *scrabble.Rules {
		t.Helper()
		if r, ok := cache.Load(options); ok {
			return r.(*scrabble.Rules)
		}
		o, err := scrabble.ParseOptions(options)
		if err != nil {
			t.Fatal(err)
		}
		r, err := scrabble.Compile(o, french.Lexicon())
		if err != nil {
			t.Fatal(err)
		}
		cache.Store(options, r)
		return r
	}
}()

// try is a player and a move to try, which often is legal: one of Moves, a placement
// with other letters, a draw or an exchange without names, a contest, a flag, or to
// give up.
func try(rng *rand.Rand, s scrabble.State) (scrabble.Player, scrabble.Move) {
	p := s.Turn()
	n := s.Rules().Options().Players
	moves := s.AppendMoves(nil, p)
	if len(moves) == 0 || rng.IntN(8) == 0 || s.Setup().Window.Open && rng.IntN(6) == 0 {
		p = scrabble.Player(rng.IntN(n))
		switch rng.IntN(60) {
		case 0:
			return p, scrabble.Resign()
		case 1, 2:
			return p, scrabble.Flag()
		}
		m := scrabble.Contest()
		if rng.IntN(3) == 0 {
			m = scrabble.Contest(1 + rng.IntN(3))
		}
		if s.Rules().Options().Validation == scrabble.Recorded {
			m = m.Ruled(rng.IntN(2) == 0)
		}
		return p, m
	}
	m := moves[rng.IntN(len(moves))]
	switch rng.IntN(8) {
	case 0, 1: // longer words bring a game forward
		if best, ok := s.Best(); ok {
			m = best
		}
	case 2, 3: // a bad word, mostly
		if m.Kind() == scrabble.KindPlace {
			m = spoil(rng, s, m)
		}
	case 4:
		if m.Kind() == scrabble.KindExchange {
			m = scrabble.ExchangeCount(m.Count())
		}
	case 5:
		if s.Phase() == scrabble.Playing {
			m = scrabble.Pass()
		}
	}
	if s.Rules().Options().Validation == scrabble.Recorded && rng.IntN(2) == 0 {
		return p, m // without the tiles that come
	}
	if c, err := s.Complete(rng, p, m); err == nil {
		m = c
	}
	return p, m
}

// spoil lays other letters of the rack on the squares of m, or those of the bag where
// tiles are unknown.
func spoil(rng *rand.Rand, s scrabble.State, m scrabble.Move) scrabble.Move {
	rack := []byte(s.Rack(s.Turn()).Plus(s.Bag()).String())
	if s.Rack(s.Turn()).Len() == s.Held(s.Turn()) {
		rack = []byte(s.Rack(s.Turn()).String())
	}
	rng.Shuffle(len(rack), func(i, j int) { rack[i], rack[j] = rack[j], rack[i] })
	word := []byte(m.String()[strings.IndexByte(m.String(), ' ')+1:])
	for i := range word {
		if word[i] != '.' {
			if word[i] = rack[0]; word[i] == '?' {
				word[i] = 'a' + byte(rng.IntN(26))
			}
			rack = rack[1:]
		}
	}
	return scrabble.Place(m.At(), m.Direction(), string(word))
}

// wander plays a game at random to its end, and a bit beyond, and visits every state.
func wander(t testing.TB, rng *rand.Rand, r *scrabble.Rules, visit func(scrabble.State)) {
	t.Helper()
	s := r.Start(scrabble.Player(rng.IntN(r.Options().Players)))
	visit(s)
	beyond := 20
	for range 2000 {
		p, m := try(rng, s)
		next, err := s.Play(p, m)
		if _, over := s.Outcome(); over {
			if beyond--; beyond == 0 {
				return
			}
		}
		if err != nil {
			continue
		}
		s = next
		visit(s)
	}
}

// met counts what walks have met, so that a test can tell that it has seen it all.
type met map[string]int

func (seen met) state(s scrabble.State) {
	p := s.Setup()
	seen["phase "+s.Phase().String()]++
	seen[fmt.Sprintf("window %v in %s, of the player on turn %v", p.Window.Open, s.Phase(), p.Window.Open && p.Window.Author == s.Turn())]++
	seen["last "+p.Last.Move.Kind().String()]++
	if p.End != "" {
		seen[fmt.Sprintf("end %s after %s", p.End, p.Last.Move.Kind())]++
	}
	if p.Last.Undone != (scrabble.Move{}) {
		seen["undone in "+s.Phase().String()]++
	}
	if p.Last.Good > 0 {
		seen["good in "+s.Phase().String()]++
	}
	for q := range s.Players() {
		if s.Rack(q).Len() < s.Held(q) {
			seen["unknown"]++
		}
		if p.Skips[q] {
			seen["skip in "+s.Phase().String()]++
		}
		if p.Flags[q] > 0 {
			seen["flag in "+s.Phase().String()]++
		}
	}
}
