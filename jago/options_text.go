package jago

import (
	"cmp"
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
//	official turned=0 validation=contest
//	official letters=AAAABCDEEEEEILNORSTU rack=7
//
// The keys are those of @option in a record.

var presets = [...]struct {
	name string
	make func() Options
}{
	{officialName, Official},
}

// Preset is the preset of that name: official.
func Preset(name string) (Options, error) {
	for _, p := range presets {
		if p.name == name {
			return p.make(), nil
		}
	}
	return Options{}, faultf(noPreset, excerpt.Of(name))
}

var validationNames = []string{"strict", "contest"}

// String is strict or contest.
func (v Validation) String() string { return nameOf(v, validationNames) }

// A setting is one option as text.
type setting struct {
	key string
	get func(*Options) string
	set func(*Options, string) error
}

// settings is every option, in the order of a text.
var settings = [...]setting{
	{"letters", func(o *Options) string { return lettersName(o.Letters) }, func(o *Options, s string) (err error) {
		o.Letters, err = parseLetters(s)
		return err
	}},
	number("rack", func(o *Options) *int { return &o.Rack }),
	number("turned", func(o *Options) *int { return &o.Turned }),
	{"exclude", func(o *Options) string { return cmp.Or(o.Excluded.String(), noClasses) }, func(o *Options, s string) (err error) {
		o.Excluded, err = parseClasses(s)
		return err
	}},
	choice("validation", validationNames, func(o *Options) *Validation { return &o.Validation }),
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

// What the letters of the game, and a set of no classes, are called.
const (
	officialName = "official"
	noClasses    = "none"
)

func lettersName(b bag.Bag) string {
	if b == bag.Jago() {
		return officialName
	}
	return b.String()
}

func parseLetters(s string) (bag.Bag, error) {
	if s == officialName {
		return bag.Jago(), nil
	}
	b, err := bag.Parse(s)
	if err != nil || s == "" {
		return bag.Bag{}, phrases.Fault(notLetters)
	}
	return b, nil
}

func parseClasses(s string) (lexicon.Classes, error) {
	if s == noClasses {
		return 0, nil
	}
	set, unknown, ok := lexicon.ParseClasses(s)
	if !ok || s == "" {
		return 0, phrases.Fault(notClass, excerpt.Of(unknown))
	}
	return set, nil
}

// Set changes one option by its key and value, as "@option key=value" does in a
// record. It does not judge the Options as a whole: that is for [Options.Validate]
// and [Compile]. Nothing changes when it fails.
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

// AppendText appends the shortest text of o: the preset that differs from it in the
// fewest options, and those. It fails on Options that do not validate.
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

// ParseOptions reads the name of a preset and the changes to it, in any order. The
// Options that it returns are valid.
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
