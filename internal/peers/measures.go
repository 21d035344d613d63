package main

import (
	"bytes"
	"fmt"

	"github.com/domino14/word-golib/tilemapping"

	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/scrabble"
)

// sink keeps the compiler from leaving out what nobody would look at.
var sink int

var jokerNames = [3]string{"no joker", "one joker", "two jokers"}

func (m *material) measures() ([]measure, error) {
	list := m.placementMeasures()
	loads, err := loadMeasures(m.rules)
	if err != nil {
		return nil, err
	}
	list = append(list, loads...)
	list = append(list, m.lookupMeasure("look-up, words", m.hits), m.lookupMeasure("look-up, not words", m.misses))
	return append(list, m.anagramMeasures()...), nil
}

// placementMeasures times a search with everything laid out that a position keeps:
// our State has its cross-sets, and macondo's board its own and its anchors.
func (m *material) placementMeasures() (list []measure) {
	moves := make([]scrabble.Move, 0, 1<<18)
	scored := make([]scrabble.Scored, 0, 1<<18)
	for jokers, p := range m.positions {
		setBoard := func(i int) { m.peer.board.CopyFrom(p[i].peer.board) }
		placements := side{setBoard, func(i int) { sink += len(m.peer.placements(&p[i].peer)) }}
		list = append(list, measure{
			name:   "all placements, " + jokerNames[jokers],
			n:      len(p),
			calls:  1,
			ours:   side{do: func(i int) { moves = p[i].state.AppendPlacements(moves[:0]) }},
			theirs: placements,
			target: 0.6,
		}, measure{
			name:   "all placements and their points, " + jokerNames[jokers],
			n:      len(p),
			calls:  1,
			ours:   side{do: func(i int) { scored = p[i].state.AppendScored(scored[:0]) }},
			theirs: placements,
			target: 0.5,
		})
	}
	for jokers, p := range m.positions {
		setBoard := func(i int) { m.peer.board.CopyFrom(p[i].peer.board) }
		list = append(list, measure{
			name:  "best placement, " + jokerNames[jokers],
			n:     len(p),
			calls: 1,
			ours: side{do: func(i int) {
				best, _ := p[i].state.Best()
				sink += best.Count()
			}},
			theirs: side{setBoard, func(i int) {
				points, _ := m.peer.best(&p[i].peer)
				sink += points
			}},
			target: 0.6,
		})
	}
	return append(list, m.layMeasure())
}

// layMeasure times the way to the next position. Both sides copy the old one, ours
// because a State is a value, macondo's because that is how it can go back. Ours
// does more: it checks the move and keeps racks, bag and scores.
func (m *material) layMeasure() measure {
	var p []*position
	var best []scrabble.Move
	for i := range m.positions[0] {
		if move, ok := m.positions[0][i].state.Best(); ok {
			p, best = append(p, &m.positions[0][i]), append(best, move)
		}
	}
	rack := tilemapping.NewRack(m.peer.tiles.TileMapping())
	return measure{
		name:  "lay a placement, cross-sets up to date",
		n:     len(p),
		calls: 1,
		ours: side{do: func(i int) {
			next, err := p[i].state.Play(p[i].state.Turn(), best[i])
			if err != nil {
				panic(err)
			}
			sink += next.BagLen()
		}},
		theirs: side{do: func(i int) {
			m.peer.board.CopyFrom(p[i].peer.board)
			rack.CopyFrom(p[i].peer.rack)
			m.peer.lay(&p[i].peer, rack)
		}},
	}
}

// loadMeasures times what comes before the first question. Ours are two: the lexicon with
// the graph that placements are found in, which is stored as it is used, and the lexicon
// alone, which lays out its words when they are asked for. Theirs is one for both.
func loadMeasures(rules *scrabble.Rules) ([]measure, error) {
	var compiled bytes.Buffer
	if _, err := rules.Lexicon().WriteTo(&compiled); err != nil {
		return nil, err
	}
	data := compiled.String()
	stored, err := grid.Store(rules.Lexicon(), lexicon.AllClasses)
	if err != nil {
		return nil, err
	}
	load := side{do: func(int) {
		graph, err := french().loadKWG()
		if err != nil {
			panic(err)
		}
		sink += int(graph.GetRootNodeIndex())
	}}
	return []measure{{
		name:  "load the graph for placements",
		n:     1,
		calls: 1,
		ours: side{do: func(int) {
			l, err := lexicon.Open(data)
			if err != nil {
				panic(err)
			}
			grid.Keep(l, stored)
			g, err := grid.Of(l)
			if err != nil {
				panic(err)
			}
			sink += g.Size()
		}},
		theirs: load,
	}, {
		name:  "load the lexicon for look-up and anagrams",
		n:     1,
		calls: 1,
		ours: side{do: func(int) {
			l, err := lexicon.Open(data)
			if err != nil {
				panic(err)
			}
			sink += l.Len()
		}},
		theirs: load,
	}}, nil
}

// batch sets how many look-ups are timed at once, since the clock takes as long as one.
const batch = 50

func (m *material) lookupMeasure(name string, list []lookup) measure {
	words := m.rules.Lexicon()
	return measure{
		name:  name,
		n:     len(list) / batch,
		calls: batch,
		ours: side{do: func(i int) {
			for _, w := range list[i*batch : (i+1)*batch] {
				if words.Contains(w.ours) {
					sink++
				}
			}
		}},
		theirs: side{do: func(i int) {
			for _, w := range list[i*batch : (i+1)*batch] {
				if m.peer.contains(w.theirs) {
					sink++
				}
			}
		}},
	}
}

// anagramMeasures times what is found as each side gives it, ours as text, theirs as
// numbers of letters, with a look at the length of each word.
func (m *material) anagramMeasures() (list []measure) {
	words := m.rules.Lexicon()
	subTargets := map[int]float64{7: 1. / 3, 9: 1. / 3, 12: 1. / 2, 15: 1. / 2}
	for _, sub := range []bool{false, true} {
		for _, q := range m.queries {
			one := measure{
				name:  "anagrams of " + q.String(),
				n:     len(q.racks) / rackBatch,
				calls: rackBatch,
				ours: side{do: func(i int) {
					for _, r := range q.racks[i*rackBatch : (i+1)*rackBatch] {
						found := words.Anagrams(r.ours)
						if sub {
							found = words.Within(r.ours, lexicon.MinLen, lexicon.MaxLen)
						}
						for w := range found {
							sink += len(w)
						}
					}
				}},
				theirs: side{do: func(i int) {
					for _, r := range q.racks[i*rackBatch : (i+1)*rackBatch] {
						if err := m.peer.countAnagrams(r, sub); err != nil {
							panic(err)
						}
					}
				}},
			}
			if sub {
				one.name = "sub-" + one.name
				if q.jokers == 0 {
					one.target = subTargets[q.letters]
				}
			}
			list = append(list, one)
		}
	}
	return list
}

// rackBatch sets how many racks are timed at once.
const rackBatch = 5

// String says what the racks are made of.
func (q query) String() string {
	if q.jokers == 0 {
		return fmt.Sprintf("%d letters", q.letters)
	}
	return fmt.Sprintf("%d letters, %s", q.letters, jokerNames[q.jokers])
}
