package scrabble

import (
	"encoding/json"

	"github.com/jeudelettres/lettres/bag"
)

// plain is the JSON form of a State or a View.
type plain struct {
	Viewer  *Player `json:",omitempty"` // of a View
	Turn    Player
	Phase   Phase
	Due     int       `json:",omitzero"` // tiles that the player on turn has to draw
	BagLen  int       // tiles in the bag
	Unseen  bag.Bag   // those tiles, and the others that are not known
	Rows    []string  // of the board from above, words that can be contested included
	Racks   []bag.Bag // of A, B and the others, as far as they are known
	Held    []int     // how many tiles they hold
	Scores  []int
	Open    []Move   `json:",omitempty"` // the word that can be contested, as a move
	Outcome *Outcome `json:",omitempty"` // of a game that is over
	Text    string   // of the State or the View
}

func (s *Public) plain(text string, racks *[MaxPlayers]bag.Bag) plain {
	rows := s.Board()
	p := plain{Turn: s.turn, Phase: s.phase, Due: s.due(), BagLen: s.bagLen(), Unseen: s.unseen, Rows: rows[:], Text: text}
	for q := range s.Players() {
		p.Racks = append(p.Racks, racks[s.hand(q)])
		p.Held = append(p.Held, s.Held(q))
		p.Scores = append(p.Scores, s.scores[q])
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
	return json.Marshal(s.plain(s.String(), &s.racks))
}

// MarshalJSON returns what the viewer knows as an object with plain fields (docs/notation.md), null
// for the zero View. [Rules.ParseView] reads it.
func (v View) MarshalJSON() ([]byte, error) {
	if v.rules == nil {
		return []byte("null"), nil
	}
	p := v.plain(v.String(), &v.racks)
	p.Viewer = &v.viewer
	return json.Marshal(p)
}
