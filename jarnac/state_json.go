package jarnac

import (
	"encoding/json"

	"github.com/jeudelettres/lettres/bag"
)

// plain is the JSON form of a State or a View.
type plain struct {
	Viewer  *Player `json:",omitempty"` // of a View
	Turn    Player
	Phase   Phase
	Due     int     `json:",omitzero"` // letters that the player on turn has to draw
	Calls   int     `json:",omitzero"` // Jarnacs said at this handover
	Bag     bag.Bag // its letters
	Mats    []plainMat
	Open    []Move   `json:",omitempty"` // the words that can be contested, as moves
	Outcome *Outcome `json:",omitempty"` // of a game that is over
	Text    string   // of the State or the View
}

// plainMat is one player's mat as it lies, words that can be contested included.
type plainMat struct {
	Lines     []string // "" where a line is empty
	Rack      bag.Bag
	Score     int
	Jarnacs   int  `json:",omitzero"` // that stand
	Extra     int  `json:",omitzero"` // letters that contests add to the coming draw or swap
	OutOfTime bool `json:",omitzero"`
}

func (s *Public) plain(text string) plain {
	p := plain{Turn: s.turn, Phase: s.phase, Due: s.due(), Calls: int(s.calls), Bag: s.bag, Text: text}
	for player := range s.Players() {
		m := &s.mats[player]
		mat := plainMat{
			Rack: m.rack, Score: s.Score(player), Jarnacs: int(m.jarnacs), Extra: int(m.extra), OutOfTime: m.out,
		}
		for _, w := range s.Lines(player) {
			mat.Lines = append(mat.Lines, w)
		}
		p.Mats = append(p.Mats, mat)
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
