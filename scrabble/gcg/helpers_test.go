package gcg_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabble/gcg"
)

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

// What a program may store reads back from JSON.
func TestPlainData(t *testing.T) { gametest.PlainData(t, gcg.GCG{}) }

// Without rules there is no game to write down.
func TestZeroRules(t *testing.T) {
	for _, r := range []*scrabble.Rules{nil, {}} {
		rec := gcg.New(r, scrabble.A, "Alice", "Bob")
		if rec.Options.Players != 0 || len(rec.Players) != 0 {
			t.Errorf("the record of no game is %+v", rec)
		}
	}
}
