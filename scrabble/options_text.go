package scrabble

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/option"
	"github.com/jeudelettres/lettres/lexicon"
)

// The text of Options is the name of a preset, then each option in which they
// differ from it, "key=value", with spaces between:
//
//	classique
//	classique players=3 validation=contest
//	english penalty=single time-penalty=0
//
// The keys are those of @option in a record.

var (
	validationNames = []string{"strict", "contest", "recorded"}
	duplicateNames  = []string{"no", "best", "top"}
	penaltyNames    = []string{"points-off", "points-given", "single", "double", "void"}
	squaresNames    = []string{board.Standard.String(), board.French.String()}
)

// String returns strict, contest or recorded.
func (v Validation) String() string { return option.Name(v, validationNames) }

// String returns no, best or top.
func (d Duplicate) String() string { return option.Name(d, duplicateNames) }

// String returns points-off, points-given, single, double or void.
func (c PenaltyRule) String() string { return option.Name(c, penaltyNames) }

// settings is the presets, and every option in the order of a text.
var settings = option.Table[Options]{
	Game: "scrabble",
	Presets: []option.Named[Options]{
		{Name: "classique", Value: Classique()},
		{Name: "english", Value: English()},
	},
	Settings: []option.Setting[Options]{
		option.Number("players", 2, MaxPlayers, func(o *Options) *int { return &o.Players }),
		option.Text("board", func(o *Options) *Layout { return &o.Board }, []option.Named[Layout]{
			{Name: "standard", Value: standard},
		}, Layout.String, parseLayout).Or("15 rows, see Layout.String"),
		option.Text("bag", func(o *Options) *bag.Bag { return &o.Bag }, []option.Named[bag.Bag]{
			{Name: "french", Value: Classique().Bag},
			{Name: "english", Value: English().Bag},
		}, bag.Bag.String, parseTiles).Or("tiles, as in AABZ?").Formerly("tiles"),
		option.Values("values", func(o *Options) *[26]uint8 { return &o.Values }, []option.Named[[26]uint8]{
			{Name: "french", Value: Classique().Values},
			{Name: "english", Value: English().Values},
		}),
		option.Number("rack", 1, maxRack, func(o *Options) *int { return &o.Rack }),
		option.Number("lay", 0, maxRack, func(o *Options) *int { return &o.Lay }),
		option.Number("bonus", 0, maxPoints, func(o *Options) *int { return &o.Bonus }),
		option.Number("exchange", 0, bag.MaxLen, func(o *Options) *int { return &o.Exchange }),
		option.Number("rounds", 1, maxRounds, func(o *Options) *int { return &o.Rounds }),
		option.Number("short-rounds", 1, maxRounds, func(o *Options) *int { return &o.ShortRounds }),
		option.Bool("idle", "passes", "scoreless", func(o *Options) *bool { return &o.Scoreless }),
		option.Bool("leftover", "given", "twice", func(o *Options) *bool { return &o.LeftoverTwice }),
		option.Classes("exclude", func(o *Options) *lexicon.Classes { return &o.Excluded }),
		option.Choice("validation", validationNames, func(o *Options) *Validation { return &o.Validation }),
		option.Bool("draws", "named", "unseen", func(o *Options) *bool { return &o.Unseen }),
		option.Choice("penalty", penaltyNames, func(o *Options) *PenaltyRule { return &o.Penalty }).Formerly("challenge"),
		option.Number("penalty-points", 0, maxPoints, func(o *Options) *int { return &o.PenaltyPoints }).Formerly("challenge-points"),
		option.Choice("duplicate", duplicateNames, func(o *Options) *Duplicate { return &o.Duplicate }),
		option.Number("mixed", 0, maxRack/2, func(o *Options) *int { return &o.Mixed }),
		option.Number("time-penalty", 0, maxPoints, func(o *Options) *int { return &o.TimePenalty }),
		option.Choice("squares", squaresNames, func(o *Options) *board.Notation { return &o.Squares }),
	},
}

func parseTiles(s string) (bag.Bag, error) {
	b, err := bag.Parse(s)
	if err != nil || s == "" {
		return bag.Bag{}, phrases.InputError(notTiles)
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
func (o *Options) UnmarshalText(text []byte) error { return settings.Unmarshal(o, text) }
