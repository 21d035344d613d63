package jago

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/option"
	"github.com/jeudelettres/lettres/lexicon"
)

// The text of Options is the name of a preset, then each option in which they
// differ from it, "key=value", with spaces between:
//
//	official
//	official flips=0 validation=contest
//	official bag=AAAABCDEEEEEILNORSTU rack=7
//
// The keys are those of @option in a record.

var (
	validationNames = []string{"strict", "contest"}
	squaresNames    = []string{board.Standard: "standard", board.French: "french"}
)

// String returns strict or contest.
func (v Validation) String() string { return option.Name(v, validationNames) }

// settings is the presets, and every option in the order of a text.
var settings = option.Table[Options]{
	Game: "jago",
	Presets: []option.Named[Options]{
		{Name: "official", Value: Official()},
	},
	Settings: []option.Setting[Options]{
		option.Text("bag", func(o *Options) *bag.Bag { return &o.Bag }, []option.Named[bag.Bag]{
			{Name: "official", Value: bag.Jago()},
		}, bag.Bag.String, parseLetters).Or("letters, as in AABZ").Formerly("letters"),
		option.Number("rack", 1, maxRack, func(o *Options) *int { return &o.Rack }),
		option.Number("flips", 0, mayFlip, func(o *Options) *int { return &o.Flips }).Formerly("turned"),
		option.Classes("exclude", func(o *Options) *lexicon.Classes { return &o.Excluded }),
		option.Choice("validation", validationNames, func(o *Options) *Validation { return &o.Validation }),
		option.Bool("draws", "named", "unseen", func(o *Options) *bool { return &o.Unseen }),
		option.Choice("squares", squaresNames, func(o *Options) *board.Notation { return &o.Squares }),
	},
}

func parseLetters(s string) (bag.Bag, error) {
	b, err := bag.Parse(s)
	if err != nil || s == "" {
		return bag.Bag{}, phrases.InputError(notLetters)
	}
	return b, nil
}

// Doc returns a table of the options in English: their keys, what each can be, and what the
// presets make of them.
func (Options) Doc() string { return settings.Doc() }

// MarshalText returns the shortest text of o: the preset that differs from it in the
// fewest options, and those. It fails on Options that do not validate.
func (o Options) MarshalText() ([]byte, error) { return settings.AppendText(nil, &o) }

// String returns the text of o as [ParseOptions] reads it.
func (o Options) String() string { return settings.String(&o) }

// ParseOptions reads the name of a preset and the changes to it, in any order. The
// Options that it returns are valid.
func ParseOptions(s string) (Options, error) { return settings.Parse(s) }

// UnmarshalText reads options as [ParseOptions] does, and the empty text as the zero Options.
// On an error o stays as it was.
func (o *Options) UnmarshalText(text []byte) error { return settings.Unmarshal(o, text) }
