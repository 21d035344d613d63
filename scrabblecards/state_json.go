package scrabblecards

import "encoding/json"

// plain is the JSON form of a State or a View.
type plain struct {
	Viewer  *Player `json:",omitempty"` // of a View
	Turn    Player
	Phase   Phase
	Due     int           `json:",omitzero"` // cards that the player on turn has to draw
	BagLen  int           // cards in the bag
	Unseen  Cards         // those cards, and in a View those of the others
	Table   []plainLetter // words that can be contested included
	Racks   []Cards       // of A, B and the others; "" where the viewer does not see them
	Held    []int         // how many cards they hold
	Scores  []int
	Open    []Move   `json:",omitempty"` // the word that can be contested, as a move
	Outcome *Outcome `json:",omitempty"` // of a game that is over
	Text    string   // of the State or the View
}

// plainLetter is a letter on the table, which has no edges: the first word begins at 0, 0.
type plainLetter struct {
	Row, Column int
	Letter      string // in lower case where a joker stands for it
}

func (s *Public) plain(text string, racks *[MaxPlayers]Cards, unseen Cards) plain {
	p := plain{Turn: s.turn, Phase: s.phase, Due: s.Due(), BagLen: s.BagLen(), Unseen: unseen, Table: []plainLetter{}, Text: text}
	for at, letter := range s.Letters() {
		p.Table = append(p.Table, plainLetter{int(at.Row), int(at.Column), string(letter)})
	}
	for q := range s.Players() {
		p.Racks = append(p.Racks, racks[q])
		p.Held = append(p.Held, s.Held(q))
		p.Scores = append(p.Scores, s.Score(q))
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
	return json.Marshal(s.plain(s.String(), &s.racks, s.bag))
}

// MarshalJSON returns what the viewer knows as an object with plain fields (docs/notation.md), null
// for the zero View. [Rules.ParseView] reads it.
func (v View) MarshalJSON() ([]byte, error) {
	if v.rules == nil {
		return []byte("null"), nil
	}
	p := v.plain(v.String(), &v.racks, v.unseen)
	p.Viewer = &v.viewer
	return json.Marshal(p)
}
