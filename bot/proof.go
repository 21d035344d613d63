package bot

import "github.com/jeudelettres/lettres/internal/option"

// A Proof says what is proven of the points of a [Candidate].
type Proof uint8

const (
	// Estimated: nothing is proven, as in a [Search].
	Estimated Proof = iota
	// Exactly: with perfect play they are Bound.
	Exactly
	// AtLeast: perfect play brings Bound or more.
	AtLeast
	// AtMost: perfect play brings Bound or less.
	AtMost
)

var proofNames = []string{"estimated", "exactly", "at least", "at most"}

// String returns the name of the proof in English, in lower case.
func (p Proof) String() string { return option.Name(p, proofNames) }

// MarshalText returns the text of String, and an error of an unknown proof.
func (p Proof) MarshalText() ([]byte, error) { return option.MarshalName(p, proofNames) }

// UnmarshalText reads the name of a proof.
func (p *Proof) UnmarshalText(text []byte) error { return option.UnmarshalName(p, proofNames, text) }
