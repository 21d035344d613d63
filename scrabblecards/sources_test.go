package scrabblecards_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

func compile(t testing.TB, o scrabblecards.Options) *scrabblecards.Rules {
	t.Helper()
	return must.Get(scrabblecards.Compile(o, gaddag.Lexicon()))(t)
}

// makes makes a move in notation, the drawn cards of a draw included.
func makes(t testing.TB, s scrabblecards.State, text string) scrabblecards.State {
	t.Helper()
	m := must.Get(scrabblecards.ParseMove(text))(t)
	next, err := s.Play(s.Turn(), m)
	if err != nil {
		t.Fatalf("%v plays %s: %v", s.Turn(), text, err)
	}
	return next
}

// drawn is the letters on the table, line by line, from the first row that has any.
func drawn(s scrabblecards.State) []string {
	top, left, bottom, right := 999, 999, -999, -999
	for at := range s.Letters() {
		row, column := int(at.Row), int(at.Column)
		top, left = min(top, row), min(left, column)
		bottom, right = max(bottom, row), max(right, column)
	}
	var rows []string
	for r := top; r <= bottom; r++ {
		var row []byte
		for c := left; c <= right; c++ {
			if l := s.Letter(board.At(r, c)); l != 0 {
				row = append(row, l)
			} else {
				row = append(row, '.')
			}
		}
		rows = append(rows, string(row))
	}
	return rows
}

func texts(words []scrabblecards.Word) (out []string) {
	for _, w := range words {
		out = append(out, w.Text)
	}
	return out
}

// The six examples of the source, with what stays on the table after each.
func TestExamples(t *testing.T) {
	o := scrabblecards.Official()
	o.Players = 3
	s := compile(t, o).Start(scrabblecards.A)
	s = makes(t, s, "+CRISERA")
	s = makes(t, s, "+HATMON2")
	s = makes(t, s, "+ANIMEES")
	for _, step := range []struct {
		clause      rulebook.Clause
		move, draw  string
		points      int
		words       []string
		off, stayed []string
		table       []string
	}{
		{"cards/example-1", "(0,0)>CRISE", "+EIURL", 14, []string{"CRISE"}, nil, nil, []string{"CRISE"}},
		{"cards/example-2", "(0,0)vCHAT", "+EST", 9, []string{"CHAT"}, []string{"CRISE"}, nil, []string{"C", "H", "A", "T"}},
		{"cards/example-3", "(-1,0)>ANIMEES", "+TUBEOUR", 68, []string{"ANIMEES", "ACHAT"}, nil, nil,
			[]string{"ANIMEES", "C......", "H......", "A......", "T......"}},
		{"cards/example-4", "(0,-2)>RACE", "+LLL", 8, []string{"RACE", "NE"}, []string{"ANIMEES", "ACHAT"}, nil, []string{"...N", "RACE"}},
		{"cards/example-5", "(-1,-1)>MON*2@2", "+DDE", 19, []string{"MON", "MA", "OC"}, nil, []string{"NE", "RACE"}, []string{".MON", "RACE"}},
		{"cards/example-6", "(-2,0)>TUBE", "+AAEE", 14, []string{"TUBE", "TOC", "UNE"}, nil, []string{"MON", "MA", "RACE"},
			[]string{"..TUBE", ".MON..", "RACE.."}},
	} {
		m := must.Get(scrabblecards.ParseMove(step.move))(t)
		if got := s.Points(m); got != step.points {
			t.Errorf("%s: %s scores %d, want %d", step.clause, m, got, step.points)
		}
		e := must.Get(s.Effect(s.Turn(), m))(t)
		s = makes(t, s, step.move)
		if diff := cmp.Diff([]any{step.points, step.words, step.off, step.stayed, step.table},
			[]any{e.Points, texts(e.Words), texts(e.TakenOff), texts(e.Stayed), drawn(s)}); diff != "" {
			t.Errorf("%s: %s (-want +got):\n%s", step.clause, m, diff)
		}
		s = makes(t, s, step.draw)
	}
}
