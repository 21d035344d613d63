package jarnac

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/option"
	"github.com/jeudelettres/lettres/lexicon"
)

// The text of Options is the name of a preset, then each option in which they
// differ from it, "key=value", with spaces between:
//
//	official
//	classic formula=no-chaining lines=6
//	official bag=AABBCCDDEE… length=3-7
//
// The keys are those of @option in a record.

var (
	editionNames    = []string{"2012", "box", "tournaments"}
	tossNames       = []string{"letter", "coin"}
	formulaNames    = []string{"free", "no-conjugations", "no-chaining", "competition"}
	endingNames     = []string{"last-chance", "last-line", "longer-word"}
	scoringNames    = []string{"margin", "total"}
	validationNames = []string{"strict", "contest"}
	penaltyNames    = []string{"letters", "none"}
)

func (e Edition) String() string    { return option.Name(e, editionNames) }
func (t Toss) String() string       { return option.Name(t, tossNames) }
func (f Formula) String() string    { return option.Name(f, formulaNames) }
func (e Ending) String() string     { return option.Name(e, endingNames) }
func (s Scoring) String() string    { return option.Name(s, scoringNames) }
func (v Validation) String() string { return option.Name(v, validationNames) }
func (p Penalty) String() string    { return option.Name(p, penaltyNames) }

// settings is the presets, and every option in the order of a text.
var settings = option.Table[Options]{
	Game: "jarnac",
	Presets: []option.Named[Options]{
		{Name: "official", Value: Official()},
		{Name: "competition", Value: Competition()},
		{Name: "classic", Value: Classic()},
		{Name: "classic-competition", Value: ClassicCompetition()},
	},
	Settings: []option.Setting[Options]{
		option.Choice("edition", editionNames, func(o *Options) *Edition { return &o.Edition }),
		option.Choice("toss", tossNames, func(o *Options) *Toss { return &o.Toss }),
		option.Choice("formula", formulaNames, func(o *Options) *Formula { return &o.Formula }),
		option.Classes("exclude", func(o *Options) *lexicon.Classes { return &o.Excluded }),
		option.Text("bag", func(o *Options) *bag.Bag { return &o.Bag }, []option.Named[bag.Bag]{
			{Name: "2012", Value: bag.Jarnac2012()},
			{Name: "classic", Value: bag.JarnacClassic()},
			{Name: "none"},
		}, bag.Bag.String, parseBag),
		option.Number("lines", func(o *Options) *int { return &o.Lines }),
		{
			Key: "length",
			Get: func(o *Options) string { return fmt.Sprintf("%d-%d", o.MinLength, o.MaxLength) },
			Set: setLengths,
		},
		option.Number("jarnacs", func(o *Options) *int { return &o.Jarnacs }),
		option.Choice("end", endingNames, func(o *Options) *Ending { return &o.Ending }),
		option.Choice("score", scoringNames, func(o *Options) *Scoring { return &o.Scoring }),
		option.Choice("validation", validationNames, func(o *Options) *Validation { return &o.Validation }),
		option.Choice("penalty", penaltyNames, func(o *Options) *Penalty { return &o.Penalty }),
	},
}

func parseBag(s string) (bag.Bag, error) {
	b, err := bag.Parse(s)
	if err != nil {
		return bag.Bag{}, phrases.Fault(notBag)
	}
	return b, nil
}

func setLengths(o *Options, s string) error {
	lo, hi, _ := strings.Cut(s, "-")
	min, err1 := strconv.Atoi(lo)
	max, err2 := strconv.Atoi(hi)
	if err1 != nil || err2 != nil {
		return phrases.Fault(notLengths)
	}
	o.MinLength, o.MaxLength = min, max
	return nil
}

// Preset is the preset of that name: official, competition, classic or
// classic-competition.
func Preset(name string) (Options, error) { return settings.Preset(name) }

// Set changes one option by its key and value, as "@option key=value" does in a
// record. It does not judge the Options as a whole: that is for
// [Options.Validate] and [Compile]. Nothing changes when it fails.
func (o *Options) Set(key, value string) error { return settings.Set(o, key, value) }

// AppendText appends the shortest text of o: the preset that differs from it in
// the fewest options, and those. It fails on Options that do not validate.
func (o Options) AppendText(dst []byte) ([]byte, error) { return settings.AppendText(dst, &o) }

// MarshalText is [Options.AppendText] to a new slice.
func (o Options) MarshalText() ([]byte, error) { return o.AppendText(nil) }

// String is the text of o as [ParseOptions] reads it.
func (o Options) String() string { return settings.String(&o) }

// ParseOptions reads the name of a preset and the changes to it, in any order.
// The Options that it returns are valid.
func ParseOptions(s string) (Options, error) { return settings.Parse(s) }

// UnmarshalText is [ParseOptions].
func (o *Options) UnmarshalText(text []byte) error { return settings.Unmarshal(o, text) }
