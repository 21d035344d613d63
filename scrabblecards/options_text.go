package scrabblecards

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/option"
	"github.com/jeudelettres/lettres/lexicon"
)

// The text of Options is the name of a preset, then each option in which they
// differ from it, "key=value", with spaces between:
//
//	official
//	official players=4 validation=contest
//	official bag=AABBCCDDEE…222 double-held=0
//
// The keys are those of @option in a record.

var validationNames = []string{"strict", "contest"}

// String returns strict or contest.
func (v Validation) String() string { return option.Name(v, validationNames) }

const playersKey = "players"

// settings is the presets, and every option in the order of a text.
var settings = option.Table[Options]{
	Game: "scrabblecards",
	Presets: []option.Named[Options]{
		{Name: "official", Value: Official()},
	},
	Settings: []option.Setting[Options]{
		option.Number(playersKey, 2, MaxPlayers, func(o *Options) *int { return &o.Players }),
		option.Text("bag", func(o *Options) *Cards { return &o.Bag }, []option.Named[Cards]{
			{Name: "official", Value: Official().Bag},
		}, Cards.String, parseBag).Or("cards, as in AABZ?23").Formerly("deck"),
		option.Values("values", func(o *Options) *[26]uint8 { return &o.Values }, []option.Named[[26]uint8]{
			{Name: "official", Value: Official().Values},
		}),
		option.Number("rack", 1, maxRack, func(o *Options) *int { return &o.Rack }).Formerly("hand"),
		option.Number("bonus", 0, maxPoints, func(o *Options) *int { return &o.Bonus }),
		option.Number("exchange", 0, bag.MaxLen, func(o *Options) *int { return &o.Exchange }),
		option.Number("penalty-points", 0, maxPoints, func(o *Options) *int { return &o.PenaltyPoints }).Formerly("penalty"),
		option.Number("double-held", 0, maxPoints, func(o *Options) *int { return &o.DoubleHeld }),
		option.Number("triple-held", 0, maxPoints, func(o *Options) *int { return &o.TripleHeld }),
		option.Classes("exclude", func(o *Options) *lexicon.Classes { return &o.Excluded }),
		option.Choice("validation", validationNames, func(o *Options) *Validation { return &o.Validation }),
		option.Bool("draws", "named", "unseen", func(o *Options) *bool { return &o.Unseen }),
	},
}

func parseBag(s string) (Cards, error) {
	c, err := ParseCards(s)
	if err != nil || s == "" {
		return Cards{}, phrases.InputError(notBag)
	}
	return c, nil
}

// Doc returns a table of the options in English: their keys, what each can be, and what the
// presets make of them.
func (Options) Doc() string { return settings.Doc() }

// MarshalText returns the shortest text of o: the nearest preset and the options that
// differ from it. It fails on invalid Options.
func (o Options) MarshalText() ([]byte, error) { return settings.AppendText(nil, &o) }

// String returns the text of o, which [ParseOptions] reads.
func (o Options) String() string { return settings.String(&o) }

// ParseOptions reads the name of a preset, "official", and changes to it in any order:
// "official players=4 validation=contest". The Options that it returns are valid.
func ParseOptions(s string) (Options, error) { return settings.Parse(s) }

// UnmarshalText reads options as [ParseOptions] does, and the empty text as the zero Options.
func (o *Options) UnmarshalText(text []byte) error { return settings.Unmarshal(o, text) }
