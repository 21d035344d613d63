package main

import (
	"math/rand/v2"
	"slices"

	"github.com/domino14/word-golib/tilemapping"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/scrabble"
)

// A material is what both sides are measured on.
type material struct {
	rules     *scrabble.Rules
	peer      *macondo
	positions [3][]position // by the number of jokers on the rack
	queries   []query
	hits      []lookup // words, each as both sides take it
	misses    []lookup // words with one letter changed, which are none
}

// A position is one of ours, with a rack to place from, and macondo's.
type position struct {
	state scrabble.State
	peer  peerPosition
}

// A query is racks of as many letters, for anagrams and for sub-anagrams.
type query struct {
	letters, jokers int
	racks           []rack
}

type rack struct {
	ours   bag.Bag
	theirs tilemapping.MachineWord
}

type lookup struct {
	ours   string
	theirs tilemapping.MachineWord
}

func (m *material) positionCount() (n int) {
	for _, list := range m.positions {
		n += len(list)
	}
	return n
}

func (m *material) rackCount() (n int) {
	for _, q := range m.queries {
		n += len(q.racks)
	}
	return n
}

// findPositions plays greedy games until there are as many positions as wanted of
// each number of jokers. Those with an empty board are left out: there macondo finds
// the placements across alone, since those down are their mirror image.
func (m *material) findPositions(seed uint64, wanted [3]int) {
	rng := rand.New(rand.NewPCG(seed, 1))
	enough := func() bool {
		for jokers, n := range wanted {
			if len(m.positions[jokers]) < n {
				return false
			}
		}
		return true
	}
	for !enough() {
		playGreedy(m.rules, rng, func(s scrabble.State) {
			jokers := s.Rack(s.Turn()).Count(bag.Joker)
			if len(m.positions[jokers]) < wanted[jokers] && s.Letter(scrabble.Centre()) != 0 {
				m.positions[jokers] = append(m.positions[jokers], position{s, m.peer.position(s, s.Rack(s.Turn()))})
			}
		})
	}
}

// playGreedy plays a game of two who lay what counts most, and shows each position
// that has a move to find.
func playGreedy(rules *scrabble.Rules, rng *rand.Rand, see func(scrabble.State)) {
	s := rules.Start(scrabble.A)
	for s.Phase() != scrabble.Over {
		var decision scrabble.Move
		switch s.Phase() {
		case scrabble.Drawing:
			decision = scrabble.Draw(s.Due())
		case scrabble.Answer:
			decision = scrabble.LetGo()
		default:
			see(s)
			best, ok := s.Best()
			if !ok {
				best = scrabble.Pass()
			}
			decision = best
		}
		move, err := s.Complete(rng, s.Turn(), decision)
		if err == nil {
			s, err = s.Play(s.Turn(), move)
		}
		if err != nil {
			panic("a legal move was refused: " + err.Error())
		}
	}
}

// findRacks draws racks from a full bag: those of a game, and longer ones, without
// jokers and with.
func (m *material) findRacks(seed uint64, n int) {
	rng := rand.New(rand.NewPCG(seed, 2))
	var tiles []byte
	for letter, count := range bag.Scrabble().All() {
		if letter != bag.Joker {
			tiles = append(tiles, slices.Repeat([]byte{letter}, count)...)
		}
	}
	for _, q := range []query{{letters: 7}, {letters: 9}, {letters: 12}, {letters: 15}, {letters: 7, jokers: 1}, {letters: 7, jokers: 2}} {
		for range n {
			rng.Shuffle(len(tiles), func(i, j int) { tiles[i], tiles[j] = tiles[j], tiles[i] })
			letters := slices.Clone(tiles[:q.letters])
			for i := range q.jokers {
				letters[i] = bag.Joker
			}
			q.racks = append(q.racks, rack{bag.Of(letters), machineWord(string(letters))})
		}
		m.queries = append(m.queries, q)
	}
}

// findWords takes words at random, and changes a letter of each.
func (m *material) findWords(seed uint64, n int) {
	rng := rand.New(rand.NewPCG(seed, 3))
	words := slices.Collect(m.rules.Lexicon().Words())
	for len(m.misses) < n {
		word := words[rng.IntN(len(words))]
		wrong := []byte(word)
		wrong[rng.IntN(len(wrong))] = 'A' + byte(rng.IntN(26))
		if !m.rules.Lexicon().Contains(string(wrong)) {
			m.hits = append(m.hits, lookup{word, machineWord(word)})
			m.misses = append(m.misses, lookup{string(wrong), machineWord(string(wrong))})
		}
	}
}
