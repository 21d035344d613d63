package match

import (
	"encoding/json"
	"time"

	"github.com/jeudelettres/lettres/cmd/internal/players"
)

// Settings say which games are played: with the same ones, and players that are not bounded
// by time, they are the same games. They stand in the first record of a file.
type settings struct {
	Game    string            `json:"game"`
	Options string            `json:"options"` // in full
	A       string            `json:"a"`
	B       string            `json:"b"`
	SetA    []players.Setting `json:"seta,omitempty"`
	SetB    []players.Setting `json:"setb,omitempty"`
	Keep    bool              `json:"keep,omitempty"` // commands play one game after the other
	Seed    uint64            `json:"seed"`
	Nodes   int               `json:"nodes,omitempty"`
	// The times are texts as of time.Duration.
	MoveTime string `json:"movetime,omitempty"`
	Time     string `json:"time,omitempty"`
	Margin   string `json:"margin,omitempty"`
	Lexicon  string `json:"lexicon"` // its ID
}

// String returns the settings as one line.
func (s settings) String() string {
	text, err := json.Marshal(s)
	if err != nil {
		panic(err) // everything in it has a JSON
	}
	return string(text)
}

// sides returns the two players.
func (s settings) sides() (sides [2]players.Spec, err error) {
	for i, text := range []string{s.A, s.B} {
		if sides[i], err = players.Parse(text); err != nil {
			return sides, err
		}
		if b := &sides[i].Budget; b.Nodes == 0 && b.Time == 0 {
			b.Nodes = s.Nodes
		}
	}
	sides[0].Settings, sides[1].Settings = s.SetA, s.SetB
	sides[0].Keep, sides[1].Keep = s.Keep, s.Keep
	return sides, nil
}

// text returns a duration as settings write it, "" for none.
func text(d time.Duration) string {
	if d == 0 {
		return ""
	}
	return d.String()
}
