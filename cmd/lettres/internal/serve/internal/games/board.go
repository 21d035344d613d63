package games

import (
	"encoding/json"
	"strings"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// A Board is what lies on squares, for a page on which squares are tapped. All seats may
// know it.
type Board struct {
	Top      int      `json:"top"`
	Left     int      `json:"left"`
	Rows     []string `json:"rows"`               // their letters, '.' for none, from Top and Left on
	Premiums []string `json:"premiums,omitempty"` // marks of the squares, as in scrabble.Layout
	Free     bool     `json:"free,omitempty"`     // without edges: squares are called by numbers
	Turned   bool     `json:"turned,omitempty"`   // rows are called by letters, columns by numbers
	Over     bool     `json:"over,omitempty"`     // letters can be laid over others
}

// JSON is the board for a script.
func (b *Board) JSON() string {
	text, err := json.Marshal(b)
	if err != nil {
		panic(err) // there is nothing in it that could fail
	}
	return string(text)
}

// rows are the letters of squares.
func rows(top, left, n, columns int, letter func(board.Square) byte) []string {
	text := make([]string, n)
	for i := range text {
		row := make([]byte, columns)
		for j := range row {
			if row[j] = letter(board.At(top+i, left+j)); row[j] == 0 {
				row[j] = '.'
			}
		}
		text[i] = string(row)
	}
	return text
}

func scrabbleBoard(s scrabble.State) *Board {
	return &Board{
		Rows:     rows(0, 0, scrabble.Size, scrabble.Size, s.Letter),
		Premiums: strings.Split(s.Rules().Options().Board.String(), "/"),
		Turned:   s.Rules().Options().Squares == board.French,
	}
}

func jagoBoard(s jago.State) *Board {
	return &Board{Rows: rows(0, 0, jago.Size, jago.Size, s.Letter), Over: true}
}

// cardsBoard is the part of the table where cards lie.
func cardsBoard(s scrabblecards.State) *Board {
	b := &Board{Free: true}
	first := true
	bottom, right := 0, 0
	for q := range s.Letters() {
		r, c := int(q.Row), int(q.Column)
		if first {
			b.Top, b.Left, bottom, right, first = r, c, r, c, false
		}
		b.Top, b.Left, bottom, right = min(b.Top, r), min(b.Left, c), max(bottom, r), max(right, c)
	}
	if !first {
		b.Rows = rows(b.Top, b.Left, bottom-b.Top+1, right-b.Left+1, s.Letter)
	}
	return b
}
