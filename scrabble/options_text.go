package scrabble

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/option"
	"github.com/jeudelettres/lettres/lexicon"
)

// The text of Options is the name of a preset, then each option in which they
// differ from it, "key=value", with spaces between:
//
//	classique
//	classique players=3 validation=contest
//	english challenge=single time-penalty=0
//
// The keys are those of @option in a record.

var (
	idleNames       = []string{"passes", "scoreless"}
	leftoverNames   = []string{"given", "twice"}
	validationNames = []string{"strict", "contest", "recorded"}
	challengeNames  = []string{"points-off", "points-given", "single", "double", "void"}
)

// String is passes or scoreless.
func (i Idle) String() string { return option.Name(i, idleNames) }

// String is given or twice.
func (l Leftover) String() string { return option.Name(l, leftoverNames) }

// String is strict, contest or recorded.
func (v Validation) String() string { return option.Name(v, validationNames) }

// String is points-off, points-given, single, double or void.
func (c Challenge) String() string { return option.Name(c, challengeNames) }

// settings is the presets, and every option in the order of a text.
var settings = option.Table[Options]{
	Game: "scrabble",
	Presets: []option.Named[Options]{
		{Name: "classique", Value: Classique()},
		{Name: "english", Value: English()},
	},
	Settings: []option.Setting[Options]{
		option.Number("players", func(o *Options) *int { return &o.Players }),
		option.Text("board", func(o *Options) *Layout { return &o.Board }, []option.Named[Layout]{
			{Name: "standard", Value: Standard()},
		}, Layout.String, parseLayout),
		option.Text("tiles", func(o *Options) *bag.Bag { return &o.Tiles }, []option.Named[bag.Bag]{
			{Name: "french", Value: Classique().Tiles},
			{Name: "english", Value: English().Tiles},
		}, bag.Bag.String, parseTiles),
		option.Values("values", func(o *Options) *[26]uint8 { return &o.Values }, []option.Named[[26]uint8]{
			{Name: "french", Value: Classique().Values},
			{Name: "english", Value: English().Values},
		}),
		option.Number("rack", func(o *Options) *int { return &o.Rack }),
		option.Number("bonus", func(o *Options) *int { return &o.Bonus }),
		option.Number("exchange", func(o *Options) *int { return &o.Exchange }),
		option.Number("rounds", func(o *Options) *int { return &o.Rounds }),
		option.Number("short-rounds", func(o *Options) *int { return &o.ShortRounds }),
		option.Choice("idle", idleNames, func(o *Options) *Idle { return &o.Idle }),
		option.Choice("leftover", leftoverNames, func(o *Options) *Leftover { return &o.Leftover }),
		option.Classes("exclude", func(o *Options) *lexicon.Classes { return &o.Excluded }),
		option.Choice("validation", validationNames, func(o *Options) *Validation { return &o.Validation }),
		option.Choice("challenge", challengeNames, func(o *Options) *Challenge { return &o.Challenge }),
		option.Number("challenge-points", func(o *Options) *int { return &o.ChallengePoints }),
		option.Number("time-penalty", func(o *Options) *int { return &o.TimePenalty }),
	},
}

func parseTiles(s string) (bag.Bag, error) {
	b, err := bag.Parse(s)
	if err != nil || s == "" {
		return bag.Bag{}, phrases.Fault(notTiles)
	}
	return b, nil
}

// Preset is the preset of that name: classique or english.
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
