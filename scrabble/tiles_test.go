package scrabble_test

import (
	"testing"

	"github.com/jeudelettres/lettres/scrabble"
)

// The board and its tiles one by one are the same, for all who look at it.
func TestBoard(t *testing.T) {
	s := deal{racks: []string{"CHAT?RS", "EEEEEEE"}, words: "CHAT CHATS"}.begin(t)
	s = played(t, s, "A 8G CHATs")
	want := "......CHATs...."
	for who, board := range map[string][scrabble.Size]string{"the state": s.Board(), "A": s.View(scrabble.A).Board(), "B": s.View(scrabble.B).Board()} {
		is(t, "the row that "+who+" sees", board[7], want)
		for q := range scrabble.Square(scrabble.Size * scrabble.Size) {
			tile := s.Tile(q)
			if tile == 0 {
				tile = '.'
			}
			is(t, "the tile on "+q.String(), board[q.Row()][q.Column()], tile)
		}
	}
}
