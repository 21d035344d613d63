package scrabblecards

import (
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
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

var presets = [...]struct {
	name string
	make func() Options
}{
	{"official", Official},
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

const playersKey = "players"

// settings is every option, in the order of a text.
var settings = [...]setting{
	number(playersKey, func(o *Options) *int { return &o.Players }),
	{"deck", func(o *Options) string { return deckName(o.Deck) }, func(o *Options, s string) (err error) {
		o.Deck, err = parseDeck(s)
		return err
	}},
	{"values", func(o *Options) string { return valuesName(o.Values) }, func(o *Options, s string) (err error) {
		o.Values, err = parseValues(s)
		return err
	}},
	number("hand", func(o *Options) *int { return &o.Hand }),
	number("bonus", func(o *Options) *int { return &o.Bonus }),
	number("exchange", func(o *Options) *int { return &o.Exchange }),
	number("penalty", func(o *Options) *int { return &o.Penalty }),
	number("double-held", func(o *Options) *int { return &o.DoubleHeld }),
	number("triple-held", func(o *Options) *int { return &o.TripleHeld }),
	{"exclude", func(o *Options) string { return orNone(o.Excluded.String()) }, func(o *Options, s string) (err error) {
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

func orNone(s string) string {
	if s == "" {
		return "none"
	}
	return s
}

// officialName is what the deck of the game and the values of its letters are called.
const officialName = "official"

func deckName(c Cards) string {
	if c == Deck() {
		return officialName
	}
	return c.String()
}

func parseDeck(s string) (Cards, error) {
	if s == officialName {
		return Deck(), nil
	}
	c, err := ParseCards(s)
	if err != nil || s == "" {
		return Cards{}, phrases.Fault(notDeck)
	}
	return c, nil
}

func valuesName(values [26]uint8) string {
	if values == Official().Values {
		return officialName
	}
	var text []byte
	for i, v := range values {
		if i > 0 {
			text = append(text, ',')
		}
		text = strconv.AppendUint(text, uint64(v), 10)
	}
	return string(text)
}

func parseValues(s string) (values [26]uint8, err error) {
	if s == officialName {
		return Official().Values, nil
	}
	numbers := strings.Split(s, ",")
	if len(numbers) != len(values) {
		return [26]uint8{}, phrases.Fault(notValues)
	}
	for i, text := range numbers {
		n, err := strconv.ParseUint(text, 10, 8)
		if err != nil || strconv.FormatUint(n, 10) != text {
			return [26]uint8{}, phrases.Fault(notValues)
		}
		values[i] = uint8(n)
	}
	return values, nil
}

func parseClasses(s string) (set lexicon.Classes, err error) {
	if s == "none" {
		return 0, nil
	}
	for tag := range strings.SplitSeq(s, ",") {
		c, ok := lexicon.ParseClass(tag)
		if !ok {
			return 0, phrases.Fault(notClass, excerpt.Of(tag))
		}
		set |= lexicon.ClassesOf(c)
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
