package scrabble_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
)

// wanderOptions are games in which everything happens that a State can hold. Most are
// short of tiles, so that a walk meets many ends.
var wanderOptions = []string{
	"classique",
	"classique validation=contest",
	"english players=3 validation=contest",
	"classique players=4 validation=recorded bag=" + strings.Repeat("AEEIORSTNLU", 4) + "??",
	"classique players=3 validation=contest penalty=double idle=scoreless bag=" + strings.Repeat("AEIRSTLE", 4) + "??",
	"classique validation=recorded rounds=1 bag=AAEEIIORSSTTLLNU?",
	"english validation=contest penalty=points-given values=0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0 bag=AAEEIIOORSSTTLLNNUUSDR",
	"classique validation=contest rounds=1 penalty=single rack=4 bag=" + strings.Repeat("AEIRSTLU", 4),
	"classique players=3 duplicate=best rack=8 lay=7 mixed=2 bag=" + strings.Repeat("AEIRSTLNYUO", 3) + "?",
	"classique duplicate=top bag=" + strings.Repeat("AEIRSTLE", 4) + "??",
	"classique rack=8 lay=7 exchange=1 bag=AAAEEEIIIIOORSSTTLLNNUUSDR??",
	"classique penalty=void rack=8 exchange=1 short-rounds=3 bag=AAAEEEIIIOORSSTTLLNNUUSDR??",
	"english players=4 penalty=single validation=contest rack=3 bag=AAEEIORSSTLNURE exchange=0",
	"classique players=4 penalty=double validation=contest rack=2 bag=AEIRSTLNOUASE? rounds=2",
}

// rulesOf is Rules of options as text, once for each.
var rulesOf = gametest.Compiler(scrabble.ParseOptions, scrabble.Compile, gaddag.Lexicon)

// try is a player and a move to try, which often is legal: one of Moves, a placement
// with other letters, a draw or an exchange without names, a contest, a flag, or to
// give up.
func try(rng *rand.Rand, s scrabble.State) (scrabble.Player, scrabble.Move) {
	p := s.Turn()
	n := s.Rules().Options().Players
	moves := s.AppendMoves(nil, p)
	if len(moves) == 0 || rng.IntN(8) == 0 || hasOpen(s) && rng.IntN(6) == 0 {
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

// hasOpen reports whether a move can be contested.
func hasOpen(s scrabble.State) bool {
	for range s.Open() {
		return true
	}
	return false
}

// wander plays a game at random to its end, and a bit beyond, and visits every step;
// the first of them has the start After, and nothing else.
func wander(t testing.TB, rng *rand.Rand, r *scrabble.Rules, visit func(scrabble.Step)) {
	t.Helper()
	s := r.Start(scrabble.Player(rng.IntN(r.Options().Players)))
	visit(scrabble.Step{After: s})
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
		visit(scrabble.Step{Before: s, Player: p, Move: m, After: next})
		s = next
	}
}
