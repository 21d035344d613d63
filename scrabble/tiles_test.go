package scrabble_test

import (
	"testing"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/scrabble"
)

// The board and its tiles one by one are the same, for all who look at it.
func TestBoard(t *testing.T) {
	s := pos{racks: []string{"CHAT?RS", "EEEEEEE"}, words: "CHAT CHATS"}.state(t)
	s = play(t, s, "A 8G CHATs")
	want := "......CHATs...."
	for who, rows := range map[string][scrabble.Size]string{"the state": s.Board(), "A": s.View(scrabble.A).Board(), "B": s.View(scrabble.B).Board()} {
		gametest.Equal(t, "the row that "+who+" sees", rows[7], want)
		for q := range board.Squares(scrabble.Size, scrabble.Size) {
			tile := s.Letter(q)
			if tile == 0 {
				tile = '.'
			}
			gametest.Equal(t, "the tile on "+q.String(), rows[q.Row][q.Column], tile)
		}
	}
}

// A word that goes beyond the edge is not completed by the tiles of the next row.
func TestPlacementAtTheEdge(t *testing.T) {
	s := pos{racks: []string{"MAIESON", "EEEEEEE"}, bag: "SONAAAAAA", words: "SON MAI MAISON"}.state(t)
	p := s.Setup()
	p.Board[7], p.Board[8] = ".......A.......", "SONAAAAA......."
	s = must.Get(s.Rules().FromSetup(p))(t)
	for _, word := range []string{"MAISON", "MAI...", "MAISO."} {
		m := s.Placement(board.At(7, 12), board.Across, word)
		gametest.Equal(t, word+" at 8M", gametest.Clause(s.Check(scrabble.A, m)), "scrabble/board")
		if m == scrabble.Place(board.At(7, 12), board.Across, "MAI") {
			t.Errorf("%s at 8M is MAI", word)
		}
	}
	for _, text := range []string{"8M MAI...", "M15 A."} {
		if m, err := scrabble.ParseMove(text); err == nil {
			t.Errorf("%s is read as %s", text, m)
		}
	}
}
