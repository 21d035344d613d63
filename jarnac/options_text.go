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
	scoreNames      = []string{"margin", "total"}
	formulaNames    = []string{"free", "no-conjugations", "no-chaining", "competition"}
	endingNames     = []string{"last-chance", "last-line", "longer-word"}
	validationNames = []string{"strict", "contest"}
	penaltyNames    = []string{"letters", "none"}
)

// String returns the name that the texts of Options have for it, as "box".
func (e Edition) String() string { return option.Name(e, editionNames) }

// String returns the name that the texts of Options have for it, as "coin".
func (t TossRule) String() string { return option.Name(t, tossNames) }

// String returns the name that the texts of Options have for it, as "total".
func (r ScoreRule) String() string { return option.Name(r, scoreNames) }

// String returns the name that the texts of Options have for it, as "last-line".
func (e Ending) String() string { return option.Name(e, endingNames) }

// String returns the name that the texts of Options have for it, as "contest".
func (v Validation) String() string { return option.Name(v, validationNames) }

// String returns the name that the texts of Options have for it, as "none".
func (p PenaltyRule) String() string { return option.Name(p, penaltyNames) }

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
		option.Choice("toss", tossNames, func(o *Options) *TossRule { return &o.Toss }),
		{Key: "formula", Values: strings.Join(formulaNames, ", "), Get: (*Options).formula, Set: setFormula},
		option.Classes("exclude", func(o *Options) *lexicon.Classes { return &o.Excluded }),
		option.Text("bag", func(o *Options) *bag.Bag { return &o.Bag }, []option.Named[bag.Bag]{
			{Name: "2012", Value: bag.Jarnac2012()},
			{Name: "classic", Value: bag.JarnacClassic()},
			{Name: "none"},
		}, bag.Bag.String, parseBag).Or("letters, as in AABZ"),
		option.Number("lines", 1, maxLines, func(o *Options) *int { return &o.Lines }),
		{
			Key:    "length",
			Values: fmt.Sprintf("two of %d to %d, as in 3-7", minLength, maxLength),
			Get:    func(o *Options) string { return fmt.Sprintf("%d-%d", o.MinLength, o.MaxLength) },
			Set:    setLengths,
		},
		option.Number("first-draw", 1, maxFirstDraw, func(o *Options) *int { return &o.FirstDraw }),
		option.Number("swap-size", 0, maxSwap, func(o *Options) *int { return &o.SwapSize }),
		option.Number("jarnacs", 0, maxLines, func(o *Options) *int { return &o.Jarnacs }),
		option.Choice("end", endingNames, func(o *Options) *Ending { return &o.Ending }),
		option.Choice("score", scoreNames, func(o *Options) *ScoreRule { return &o.Score }),
		option.Number("margin", 0, maxMargin, func(o *Options) *int { return &o.Margin }),
		option.Choice("validation", validationNames, func(o *Options) *Validation { return &o.Validation }),
		option.Choice("penalty", penaltyNames, func(o *Options) *PenaltyRule { return &o.Penalty }),
		option.Bool("draws", "named", "unseen", func(o *Options) *bool { return &o.Unseen }),
	},
}

func parseBag(s string) (bag.Bag, error) {
	b, err := bag.Parse(s)
	if err != nil {
		return bag.Bag{}, phrases.InputError(notBag)
	}
	return b, nil
}

// formula returns the name of two choices, each made or not (official/words/competition).
func (o *Options) formula() string {
	i := 0
	if o.NoConjugations {
		i |= 1
	}
	if o.NoChaining {
		i |= 2
	}
	return formulaNames[i]
}

func setFormula(o *Options, s string) error {
	i, err := option.OneOf(s, formulaNames...)
	o.NoConjugations, o.NoChaining = i&1 != 0, i&2 != 0
	return err
}

func setLengths(o *Options, s string) error {
	lo, hi, _ := strings.Cut(s, "-")
	min, err1 := strconv.Atoi(lo)
	max, err2 := strconv.Atoi(hi)
	if err1 != nil || err2 != nil {
		return phrases.InputError(notLengths)
	}
	o.MinLength, o.MaxLength = min, max
	return nil
}

// Doc returns a table of the options in English: their keys, what each can be, and what the
// presets make of them.
func (Options) Doc() string { return settings.Doc() }

// MarshalText returns the shortest text of o: the preset that differs from it in
// the fewest options, and those. It fails on Options that do not validate.
func (o Options) MarshalText() ([]byte, error) { return settings.AppendText(nil, &o) }

// String returns the text of o as [ParseOptions] reads it.
func (o Options) String() string { return settings.String(&o) }

// ParseOptions reads the name of a preset and the changes to it, in any order.
// The Options that it returns are valid.
func ParseOptions(s string) (Options, error) { return settings.Parse(s) }

// UnmarshalText reads options as [ParseOptions] does, and the empty text as the zero Options.
// On an error o stays as it was.
func (o *Options) UnmarshalText(text []byte) error { return settings.Unmarshal(o, text) }
