package jago_test

import (
	"slices"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

// In random positions the placements and the decisions are those that the slow search
// finds, each once.
func TestSlowPlacements(t *testing.T) {
	begun := time.Now()
	seen := map[string]int{}
	few, others := newHall(t, slowSample(t, 1, 1500), 1), newHall(t, slowSample(t, 2, 400), 2)
	all := newHall(t, gaddag.Lexicon(), 3)
	for i := range gametest.N(40, 500) {
		hall := few
		switch {
		case i%20 == 7:
			hall = all
		case i%4 == 1:
			hall = others
		}
		kind, s := hall.position(t, i)
		seen["on "+kind.name]++
		comparePlacements(t, kind.game, s, hall.words, seen)
		if t.Failed() {
			return
		}
	}
	t.Logf("%v in %v", seen, time.Since(begun).Round(time.Second/10))
	if !gametest.Long() {
		return
	}
	for what, n := range map[string]int{
		"a run that is no word": 20, "letters beside": 30, "many letters beside": 7, "a theft by replacing": 30, "a word with a past": 15,
		"a choice of sources": 25, "an empty board": 2, "letters of both colours": 30, "no placement": 2, "a short rack": 15,
	} {
		if seen[what] < n {
			t.Errorf("%d positions with %s, wanted %d", seen[what], what, n)
		}
	}
}

// comparePlacements compares the placements and the moves of a position.
func comparePlacements(t *testing.T, g *referee, s jago.State, words []slowEntry, seen map[string]int) {
	t.Helper()
	table := tableOf(s)
	want := g.placements(table, words)
	moves := s.AppendPlacements(nil)
	met := map[string]bool{}
	last := -1
	for _, m := range moves {
		name := m.String()
		if _, ok := want[name]; !ok {
			t.Fatalf("%s\n%s: the slow search does not find it (%v)", tell(s), m, g.rule(table, s.Turn(), m))
		}
		if met[name] {
			t.Fatalf("%s\n%s comes twice", tell(s), m)
		}
		met[name] = true
		line := spotOf(m.At(), m.Direction()).row
		if m.Direction() == board.Down {
			line = 11 + spotOf(m.At(), m.Direction()).column
		}
		if line < last {
			t.Fatalf("%s\n%s is out of order", tell(s), m)
		}
		last = line
	}
	for name := range want {
		if !met[name] {
			t.Fatalf("%s\n%s is missing, with %d of %d; Check: %v", tell(s), name, len(want)-len(met), len(want), s.Check(s.Turn(), want[name]))
		}
	}
	compareMoves(t, g, s, table, moves, seen)
	notePosition(g, s, table, moves, seen)
}

// compareMoves compares the decisions: the placements with all sources, then the end.
func compareMoves(t *testing.T, g *referee, s jago.State, table *table, placements []jago.Move, seen map[string]int) {
	t.Helper()
	moves := s.AppendMoves(nil, s.Turn())
	i := 0
	for _, m := range placements {
		var got, want []string
		for ; i < len(moves) && moves[i].At() == m.At() && moves[i].Direction() == m.Direction() && moves[i].Word() == m.Word(); i++ {
			got = append(got, moves[i].String())
		}
		for _, source := range table.sources(m) {
			want = append(want, source.String())
		}
		if !slices.Equal(slices.Sorted(slices.Values(got)), slices.Sorted(slices.Values(want))) {
			t.Fatalf("%s\n%s: Moves yields %v, slowly %v", tell(s), m, got, want)
		}
		if len(want) > 1 {
			seen["a choice of sources"]++
		}
	}
	if g.rule(table, s.Turn(), jago.EndTurn()) == nil {
		if i >= len(moves) || moves[i] != jago.EndTurn() {
			t.Fatalf("%s\nthe end of the turn is missing", tell(s))
		}
		i++
		seen["the end of a turn"]++
	}
	if len(moves) == i && i == 0 {
		t.Fatalf("%s\nthere is no move", tell(s))
	}
	if i == 0 && len(placements) == 0 && moves[0] == jago.Resign() {
		i++ // it is all that is left
		seen["nothing but to resign"]++
	}
	if i != len(moves) {
		t.Fatalf("%s\nMoves yields %v as well", tell(s), moves[i:])
	}
	if more := s.AppendMoves(nil, other(s.Turn())); len(more) > 0 {
		t.Fatalf("%s\nwho is not on turn may decide on %v", tell(s), more)
	}
}

// notePosition counts what a position is an example of.
func notePosition(g *referee, s jago.State, table *table, moves []jago.Move, seen map[string]int) {
	past, both, thefts := false, false, 0
	for spot, w := range table.words {
		past = past || len(w.past) > 0
		for i := range len(w.text) {
			cell := spot.on(i)
			both = both || table.cells[cell.row][cell.column].colour != w.owner
		}
	}
	for _, m := range moves {
		if replaces(s, m) {
			thefts++
		}
	}
	for what, is := range map[string]bool{
		"a run that is no word": !g.allGood(table), "letters beside": table.beside != "", "many letters beside": len(table.beside) > 5,
		"a theft by replacing": thefts > 0, "a word with a past": past, "letters of both colours": both,
		"an empty board": table.cells.empty(), "no placement": len(moves) == 0, "a short rack": len(table.rack[s.Turn()]) < 5,
	} {
		if is {
			seen[what]++
		}
	}
	seen["placements"] += len(moves)
	seen["thefts"] += thefts
}
