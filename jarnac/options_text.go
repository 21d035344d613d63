package jarnac

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/excerpt"
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

var presets = [...]struct {
	name string
	make func() Options
}{
	{"official", Official},
	{"competition", Competition},
	{"classic", Classic},
	{"classic-competition", ClassicCompetition},
}

// Preset is the preset of that name: official, competition, classic or
// classic-competition.
func Preset(name string) (Options, error) {
	for _, p := range presets {
		if p.name == name {
			return p.make(), nil
		}
	}
	return Options{}, faultf(noPreset, excerpt.Of(name))
}

var (
	editionNames    = []string{"2012", "box", "tournaments"}
	tossNames       = []string{"letter", "coin"}
	formulaNames    = []string{"free", "no-conjugations", "no-chaining", "competition"}
	endingNames     = []string{"last-chance", "last-line", "longer-word"}
	scoringNames    = []string{"margin", "total"}
	validationNames = []string{"strict", "contest"}
	penaltyNames    = []string{"letters", "none"}
)

func (e Edition) String() string    { return nameOf(e, editionNames) }
func (t Toss) String() string       { return nameOf(t, tossNames) }
func (f Formula) String() string    { return nameOf(f, formulaNames) }
func (e Ending) String() string     { return nameOf(e, endingNames) }
func (s Scoring) String() string    { return nameOf(s, scoringNames) }
func (v Validation) String() string { return nameOf(v, validationNames) }
func (p Penalty) String() string    { return nameOf(p, penaltyNames) }

func nameOf[T ~uint8](v T, names []string) string {
	if int(v) < len(names) {
		return names[v]
	}
	return "invalid"
}

// A setting is one option as text.
type setting struct {
	key string
	get func(*Options) string
	set func(*Options, string) error
}

// settings is every option, in the order of a text.
var settings = [...]setting{
	choice("edition", editionNames, func(o *Options) *Edition { return &o.Edition }),
	choice("toss", tossNames, func(o *Options) *Toss { return &o.Toss }),
	choice("formula", formulaNames, func(o *Options) *Formula { return &o.Formula }),
	{"exclude", func(o *Options) string { return orNone(o.Excluded.String()) }, func(o *Options, s string) (err error) {
		o.Excluded, err = parseClasses(s)
		return err
	}},
	{"bag", func(o *Options) string { return bagName(o.Bag) }, func(o *Options, s string) (err error) {
		o.Bag, err = parseBag(s)
		return err
	}},
	number("lines", func(o *Options) *int { return &o.Lines }),
	{"length", func(o *Options) string { return fmt.Sprintf("%d-%d", o.MinLength, o.MaxLength) }, func(o *Options, s string) error {
		lo, hi, _ := strings.Cut(s, "-")
		min, err1 := strconv.Atoi(lo)
		max, err2 := strconv.Atoi(hi)
		if err1 != nil || err2 != nil {
			return phrases.Fault(notLengths)
		}
		o.MinLength, o.MaxLength = min, max
		return nil
	}},
	number("jarnacs", func(o *Options) *int { return &o.Jarnacs }),
	choice("end", endingNames, func(o *Options) *Ending { return &o.Ending }),
	choice("score", scoringNames, func(o *Options) *Scoring { return &o.Scoring }),
	choice("validation", validationNames, func(o *Options) *Validation { return &o.Validation }),
	choice("penalty", penaltyNames, func(o *Options) *Penalty { return &o.Penalty }),
}

func choice[T ~uint8](key string, names []string, field func(*Options) *T) setting {
	return setting{
		key: key,
		get: func(o *Options) string { return nameOf(*field(o), names) },
		set: func(o *Options, s string) error {
			for v, name := range names {
				if name == s {
					*field(o) = T(v)
					return nil
				}
			}
			return phrases.Fault(notChoice, strings.Join(names, ", "))
		},
	}
}

func number(key string, field func(*Options) *int) setting {
	return setting{
		key: key,
		get: func(o *Options) string { return strconv.Itoa(*field(o)) },
		set: func(o *Options, s string) error {
			n, err := strconv.Atoi(s)
			if err != nil {
				return phrases.Fault(notNumber)
			}
			*field(o) = n
			return nil
		},
	}
}

func orNone(s string) string {
	if s == "" {
		return "none"
	}
	return s
}

func parseClasses(s string) (lexicon.Classes, error) {
	if s == "none" {
		return 0, nil
	}
	set, unknown, ok := lexicon.ParseClasses(s)
	if !ok || s == "" {
		return 0, phrases.Fault(notClass, excerpt.Of(unknown))
	}
	return set, nil
}

func bagName(b bag.Bag) string {
	switch b {
	case bag.Jarnac2012():
		return "2012"
	case bag.JarnacClassic():
		return "classic"
	}
	return orNone(b.String())
}

func parseBag(s string) (bag.Bag, error) {
	for _, b := range []bag.Bag{bag.Jarnac2012(), bag.JarnacClassic(), {}} {
		if bagName(b) == s {
			return b, nil
		}
	}
	b, err := bag.Parse(s)
	if err != nil {
		return bag.Bag{}, phrases.Fault(notBag)
	}
	return b, nil
}

// Set changes one option by its key and value, as "@option key=value" does in a
// record. It does not judge the Options as a whole: that is for
// [Options.Validate] and [Compile]. Nothing changes when it fails.
func (o *Options) Set(key, value string) error {
	for _, s := range settings {
		if s.key == key {
			changed := *o
			if err := s.set(&changed, value); err != nil {
				return faultf(badOption, key, excerpt.Of(value), err)
			}
			*o = changed
			return nil
		}
	}
	return faultf(noOption, excerpt.Of(key))
}

// AppendText appends the shortest text of o: the preset that differs from it in
// the fewest options, and those. It fails on Options that do not validate.
func (o Options) AppendText(dst []byte) ([]byte, error) {
	if err := o.Validate(); err != nil {
		return dst, err
	}
	return append(dst, o.String()...), nil
}

// MarshalText is [Options.AppendText] to a new slice.
func (o Options) MarshalText() ([]byte, error) { return o.AppendText(nil) }

// String is the text of o as [ParseOptions] reads it.
func (o Options) String() string { return strings.Join(o.words(), " ") }

// words is the nearest preset, and the options in which o differs from it.
func (o *Options) words() (best []string) {
	for _, p := range presets {
		text, base := []string{p.name}, p.make()
		for _, s := range settings {
			if v := s.get(o); v != s.get(&base) {
				text = append(text, s.key+"="+v)
			}
		}
		if best == nil || len(text) < len(best) {
			best = text
		}
	}
	return best
}

// ParseOptions reads the name of a preset and the changes to it, in any order.
// The Options that it returns are valid.
func ParseOptions(s string) (Options, error) {
	fields := strings.Fields(s)
	if len(fields) == 0 {
		return Options{}, faultf(noOptions)
	}
	o, err := Preset(fields[0])
	if err != nil {
		return Options{}, err
	}
	for _, f := range fields[1:] {
		key, value, ok := strings.Cut(f, "=")
		if !ok {
			return Options{}, faultf(notKeyValue, excerpt.Of(f))
		}
		if err := o.Set(key, value); err != nil {
			return Options{}, err
		}
	}
	if err := o.Validate(); err != nil {
		return Options{}, err
	}
	return o, nil
}

// UnmarshalText is [ParseOptions].
func (o *Options) UnmarshalText(text []byte) error {
	v, err := ParseOptions(string(text))
	if err == nil {
		*o = v
	}
	return err
}
