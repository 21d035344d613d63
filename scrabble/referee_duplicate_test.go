package scrabble_test

import (
	"strings"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/scrabble"
)

// Duplicate games, as the referee plays them: every player holds a copy of the rack.

// most is how many tiles a move lays.
func (g *referee) most() int {
	if g.Lay > 0 {
		return g.Lay
	}
	return g.Rack
}

func (g *referee) duplicate() bool { return g.Duplicate != scrabble.NotDuplicate }

// hold puts tiles on the racks of all.
func (g *referee) hold(t *table, tiles string) {
	for p := range g.Players {
		t.rack[p] = tiles
	}
}

// deal draws for all (scrabble/duplicate-mixed).
func (g *referee) deal(t *table, drawn string) {
	t.bag, _ = gametest.Take(t.bag, drawn)
	g.hold(t, t.rack[0]+drawn)
	if t.phase = scrabble.Playing; !g.mixed(t, t.rack[0]) {
		t.bag += t.rack[0]
		g.hold(t, "")
		g.nextRound(t)
	}
}

func (g *referee) mixed(t *table, tiles string) bool {
	need := g.Mixed
	if t.rounds >= 15 && need > 1 {
		need = 1
	}
	// The first that can be either are vowels, as many as are needed.
	vowels, consonants, either := 0, 0, 0
	for _, c := range tiles {
		switch {
		case c == 'Y' || c == '?':
			either++
		case strings.ContainsRune("AEIOU", c):
			vowels++
		default:
			consonants++
		}
	}
	for vowels < need && either > 0 {
		vowels, either = vowels+1, either-1
	}
	return vowels >= need && consonants+either >= need
}

// decide keeps a decision, and counts all when the last player has made one
// (scrabble/duplicate, scrabble/duplicate-best, scrabble/duplicate-rack).
func (g *referee) decide(t *table, p scrabble.Player, m scrabble.Move) {
	t.decided = append(t.decided[:len(t.decided):len(t.decided)], m)
	t.turn = g.next(p)
	if len(t.decided) < g.Players {
		return
	}
	var best []laidTile
	most := -1
	for i, m := range t.decided {
		if m.Kind() != scrabble.KindPlace {
			continue
		}
		tiles := laidTiles(m)
		points := g.score(tiles, g.runs(&t.cells, tiles))
		t.score[(int(t.turn)+i)%g.Players] += points
		if points > most {
			best, most = tiles, points
		}
	}
	if g.Duplicate == scrabble.Top {
		for _, points := range g.placements(&t.cells, t.rack[0], g.list) {
			if points > most {
				best, most = laidTiles(g.top), points // whichever of the best the package takes
			}
		}
		if best != nil && g.score(best, g.runs(&t.cells, best)) != most {
			panic("the placement that is laid has not the most points")
		}
	}
	t.decided = nil
	t.rounds++
	if best == nil {
		t.passes++
		if len(t.bag) > 0 {
			t.bag += t.rack[0]
			g.hold(t, "")
		}
	} else {
		t.passes = 0
		t.cells = *t.cells.with(best)
		rest, _ := gametest.Take(t.rack[0], tilesOf(best))
		g.hold(t, rest)
	}
	g.nextRound(t)
}

// nextRound begins a round, if there is one (scrabble/duplicate-end).
func (g *referee) nextRound(t *table) {
	t.phase = scrabble.Playing
	switch {
	case t.passes >= g.Rounds, t.passes > 0 && t.bag == "", t.bag == "" && t.rack[0] == "", !g.mixed(t, t.bag+t.rack[0]):
		g.finish(t, law.ScrabbleDuplicateEnd, t.turn)
	case len(t.rack[0]) < g.Rack && t.bag != "":
		t.phase = scrabble.Drawing
	}
}
