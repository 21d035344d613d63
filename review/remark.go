package review

import "github.com/jeudelettres/lettres/internal/option"

// A Remark says something about a turn, in a sentence or two.
type Remark struct {
	Kind Kind   `json:"kind"`
	Text string `json:"text"`
}

// A Kind says what a Remark is about, so that a page can tell them apart by a colour or a sign.
type Kind uint8

const (
	Played Kind = iota // what the player did
	Missed             // what could have been taken from the opponent
	Better             // a decision that lost something, and a better one
	Longer             // a word that could have been longer
	Open               // what was left to the opponent
	Wrong              // a word that is no word of the rules
	Fine               // nothing was missed
	Drawn              // the luck with the letters that came
)

var kindNames = []string{"played", "missed", "better", "longer", "open", "wrong", "fine", "drawn"}

// String returns the name of the kind, in lower case.
func (k Kind) String() string { return option.Name(k, kindNames) }

// MarshalText returns the name of the kind.
func (k Kind) MarshalText() ([]byte, error) { return option.MarshalName(k, kindNames) }

// UnmarshalText reads the name of a kind.
func (k *Kind) UnmarshalText(text []byte) error { return option.UnmarshalName(k, kindNames, text) }

// A Row is a line of a table of the players: what it counts, and the number of each.
type Row struct {
	Label  string   `json:"label"`
	Values []string `json:"values"`
}
