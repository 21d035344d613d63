package jago

import (
	"encoding/json"

	"github.com/jeudelettres/lettres/bag"
)

// plain is the JSON form of a State or a View.
type plain struct {
	Viewer  *Player `json:",omitempty"` // of a View
	Turn    Player
	Phase   Phase
	Due     int       `json:",omitzero"` // letters that the player on turn has to draw
	BagLen  int       `json:",omitzero"` // letters in it, where not all racks are known
	Bag     bag.Bag   // its letters, and those of racks that are not known
	Rows    []string  // of the board from above, words that can be contested included
	Beside  bag.Bag   // letters that were replaced
	Racks   []bag.Bag // of red and of blue, as far as they are known
	Held    []int     `json:",omitempty"` // how many letters they have, where not all are known
	Scores  []int     // letters that show red, and blue
	Open    []Move    `json:",omitempty"` // the word that can be contested, as a move
	Outcome *Outcome  `json:",omitempty"` // of a game that is over
	Text    string    // of the State or the View
}

func (s *Public) plain(text string) plain {
	scores := s.Scores()
	p := plain{
		Turn: s.turn, Phase: s.phase, Due: s.Due(), Bag: s.bag, Beside: s.beside, Racks: s.racks[:], Scores: scores[:], Text: text,
	}
	if s.unknown != [2]uint8{} {
		p.BagLen, p.Held = s.bagLen(), []int{s.held(Red), s.held(Blue)}
	}
	for row := range Size {
		var signs [Size]byte
		for i, c := range s.cells[row*Size:][:Size] {
			signs[i] = c.sign()
		}
		p.Rows = append(p.Rows, string(signs[:]))
	}
	for _, m := range s.Open() {
		p.Open = append(p.Open, m)
	}
	if o, over := s.Outcome(); over {
		p.Outcome = &o
	}
	return p
}

// MarshalJSON returns the position as an object with plain fields (docs/notation.md), null for the
// zero State. [Rules.ParseState] reads it.
func (s State) MarshalJSON() ([]byte, error) {
	if s.rules == nil {
		return []byte("null"), nil
	}
	return json.Marshal(s.plain(s.String()))
}

// MarshalJSON returns what the viewer knows as an object with plain fields (docs/notation.md), null
// for the zero View. [Rules.ParseView] reads it.
func (v View) MarshalJSON() ([]byte, error) {
	if v.rules == nil {
		return []byte("null"), nil
	}
	p := v.plain(v.String())
	p.Viewer = &v.viewer
	return json.Marshal(p)
}
