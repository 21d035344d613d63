package main

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/jeudelettres/lettres/game"
)

// A spec says which games are played: the outcome is a function of it alone.
type spec struct {
	Game    string // its name in records
	Options string // as Options.String writes them
	A, B    string // the players
	Seed    uint64 // of the first pair
	Games   int    // even
	Shard   int    // games in a job; even
	Turns   bool   // whether each move is a row
}

// shards is the number of jobs.
func (s spec) shards() int { return (s.Games + s.Shard - 1) / s.Shard }

// span is the games of a shard: from first, and how many.
func (s spec) span(shard int) (first, n int) {
	first = shard * s.Shard
	return first, min(s.Shard, s.Games-first)
}

// deal is the seed of a game, and the seat of player A: the two games of a pair have the
// same deal and swapped seats.
func (s spec) deal(game int) (seed uint64, seatA int8) {
	return s.Seed + uint64(game/2), int8(game % 2)
}

const (
	mostShards    = 10_000_000
	mostShardSize = 10_000
	mostWithTurns = 500
)

// check reports all that is wrong with the numbers.
func (s spec) check() error {
	var faults []error
	if s.Games < 2 || s.Games%2 != 0 {
		faults = append(faults, errors.New("-games must be even, since games come in pairs, and at least 2"))
	}
	most := mostShardSize
	if s.Turns {
		most = mostWithTurns
	}
	switch {
	case s.Shard < 2 || s.Shard%2 != 0 || s.Shard > most:
		faults = append(faults, fmt.Errorf("-shard must be even, from 2 to %d", most))
	case s.Games/s.Shard >= mostShards:
		faults = append(faults, fmt.Errorf("-games needs more than %d jobs: make -shard larger", mostShards))
	}
	return errors.Join(faults...)
}

// A run is a spec with the fingerprint of the program that may play it.
type run struct {
	Spec  spec
	Print fingerprint
	Done  bool
}

// id is the name of the run, the same for the same spec and fingerprint.
func (r run) id() string {
	r.Done = false
	text, err := json.Marshal(r)
	if err != nil {
		panic(err) // there is nothing in it that has no JSON
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:8])
}

// A fingerprint is what two programs must have in common so that the same games come out:
// the form of the rows, the words, and how the first games of the run go.
type fingerprint struct {
	Schema  int
	Lexicon string
	Games   string
}

// fingerprintGames are so many that programs which play differently show it.
const fingerprintGames = 4

// fingerprintOf plays the first games of s.
func fingerprintOf(games []*game.Game, s spec) (fingerprint, error) {
	s.Turns = true
	p, err := newPlayer(games, s)
	if err != nil {
		return fingerprint{}, err
	}
	rows, err := p.play(0, min(s.Games, fingerprintGames))
	if err != nil {
		return fingerprint{}, err
	}
	sum := sha256.New()
	fmt.Fprintf(sum, "%+v", rows)
	return fingerprint{schema, p.words, hex.EncodeToString(sum.Sum(nil)[:8])}, nil
}

// differs says what is different in another program's fingerprint, or "".
func (f fingerprint) differs(other fingerprint) string {
	switch {
	case f.Schema != other.Schema:
		return fmt.Sprintf("it writes rows of version %d, and the run has %d", f.Schema, other.Schema)
	case f.Lexicon != other.Lexicon:
		return fmt.Sprintf("it has the lexicon %s, and the run has %s", f.Lexicon, other.Lexicon)
	case f.Games != other.Games:
		return "it is another version: the first games of the run go otherwise"
	}
	return ""
}
