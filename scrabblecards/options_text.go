package scrabblecards

import (
	"github.com/jeudelettres/lettres/internal/option"
	"github.com/jeudelettres/lettres/lexicon"
)

// The text of Options is the name of a preset, then each option in which they
// differ from it, "key=value", with spaces between:
//
//	official
//	official players=4 validation=contest
//	official deck=AABBCCDDEE…222 double-held=0
//
// The keys are those of @option in a record.

var validationNames = []string{"strict", "contest"}

// String is strict or contest.
func (v Validation) String() string { return option.Name(v, validationNames) }

const playersKey = "players"

// settings is the presets, and every option in the order of a text.
var settings = option.Table[Options]{
	Game: "scrabblecards",
	Presets: []option.Named[Options]{
		{Name: "official", Value: Official()},
	},
	Settings: []option.Setting[Options]{
		option.Number(playersKey, func(o *Options) *int { return &o.Players }),
		option.Text("deck", func(o *Options) *Cards { return &o.Deck }, []option.Named[Cards]{
			{Name: "official", Value: Deck()},
		}, Cards.String, parseDeck),
		option.Values("values", func(o *Options) *[26]uint8 { return &o.Values }, []option.Named[[26]uint8]{
			{Name: "official", Value: Official().Values},
		}),
		option.Number("hand", func(o *Options) *int { return &o.Hand }),
		option.Number("bonus", func(o *Options) *int { return &o.Bonus }),
		option.Number("exchange", func(o *Options) *int { return &o.Exchange }),
		option.Number("penalty", func(o *Options) *int { return &o.Penalty }),
		option.Number("double-held", func(o *Options) *int { return &o.DoubleHeld }),
		option.Number("triple-held", func(o *Options) *int { return &o.TripleHeld }),
		option.Classes("exclude", func(o *Options) *lexicon.Classes { return &o.Excluded }),
		option.Choice("validation", validationNames, func(o *Options) *Validation { return &o.Validation }),
	},
}

func parseDeck(s string) (Cards, error) {
	c, err := ParseCards(s)
	if err != nil || s == "" {
		return Cards{}, phrases.Fault(notDeck)
	}
	return c, nil
}

// Preset is the preset of that name: official.
func Preset(name string) (Options, error) { return settings.Preset(name) }

// Set changes one option by its key and value, as "@option key=value" does in a
// record. It does not judge the Options as a whole: that is for [Options.Validate]
// and [Compile]. Nothing changes when it fails.
func (o *Options) Set(key, value string) error { return settings.Set(o, key, value) }

// AppendText appends the shortest text of o: the preset that differs from it in the
// fewest options, and those. It fails on Options that do not validate.
func (o Options) AppendText(dst []byte) ([]byte, error) { return settings.AppendText(dst, &o) }

// MarshalText is [Options.AppendText] to a new slice.
func (o Options) MarshalText() ([]byte, error) { return o.AppendText(nil) }

// String is the text of o as [ParseOptions] reads it.
func (o Options) String() string { return settings.String(&o) }

// ParseOptions reads the name of a preset and the changes to it, in any order. The
// Options that it returns are valid.
func ParseOptions(s string) (Options, error) { return settings.Parse(s) }

// UnmarshalText is [ParseOptions].
func (o *Options) UnmarshalText(text []byte) error { return settings.Unmarshal(o, text) }
