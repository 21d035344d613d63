package scrabble

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
//	classique
//	classique players=3 validation=contest
//	english challenge=single time-penalty=0
//
// The keys are those of @option in a record.

var presets = [...]struct {
	name string
	make func() Options
}{
	{"classique", Classique},
	{"english", English},
}

// Preset is the preset of that name: classique or english.
func Preset(name string) (Options, error) {
	for _, p := range presets {
		if p.name == name {
			return p.make(), nil
		}
	}
	return Options{}, faultf(noPreset, excerpt.Of(name))
}

var (
	idleNames       = []string{"passes", "scoreless"}
	leftoverNames   = []string{"given", "twice"}
	validationNames = []string{"strict", "contest", "recorded"}
	challengeNames  = []string{"points-off", "points-given", "single", "double", "void"}
)

// String is passes or scoreless.
func (i Idle) String() string { return nameOf(i, idleNames) }

// String is given or twice.
func (l Leftover) String() string { return nameOf(l, leftoverNames) }

// String is strict, contest or recorded.
func (v Validation) String() string { return nameOf(v, validationNames) }

// String is points-off, points-given, single, double or void.
func (c Challenge) String() string { return nameOf(c, challengeNames) }

// A setting is one option as text.
type setting struct {
	key string
	get func(*Options) string
	set func(*Options, string) error
}

// settings is every option, in the order of a text.
var settings = [...]setting{
	number("players", func(o *Options) *int { return &o.Players }),
	{"board", func(o *Options) string { return boardName(&o.Board) }, func(o *Options, s string) (err error) {
		o.Board, err = parseBoard(s)
		return err
	}},
	{"tiles", func(o *Options) string { return tilesName(o.Tiles) }, func(o *Options, s string) (err error) {
		o.Tiles, err = parseTiles(s)
		return err
	}},
	{"values", func(o *Options) string { return valuesName(o.Values) }, func(o *Options, s string) (err error) {
		o.Values, err = parseValues(s)
		return err
	}},
	number("rack", func(o *Options) *int { return &o.Rack }),
	number("bonus", func(o *Options) *int { return &o.Bonus }),
	number("exchange", func(o *Options) *int { return &o.Exchange }),
	number("rounds", func(o *Options) *int { return &o.Rounds }),
	number("short-rounds", func(o *Options) *int { return &o.ShortRounds }),
	choice("idle", idleNames, func(o *Options) *Idle { return &o.Idle }),
	choice("leftover", leftoverNames, func(o *Options) *Leftover { return &o.Leftover }),
	{"exclude", func(o *Options) string { return classesName(o.Excluded) }, func(o *Options, s string) (err error) {
		o.Excluded, err = parseClasses(s)
		return err
	}},
	choice("validation", validationNames, func(o *Options) *Validation { return &o.Validation }),
	choice("challenge", challengeNames, func(o *Options) *Challenge { return &o.Challenge }),
	number("challenge-points", func(o *Options) *int { return &o.ChallengePoints }),
	number("time-penalty", func(o *Options) *int { return &o.TimePenalty }),
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

// What sets of tiles, their values, and the board are called.
const (
	frenchName   = "french"
	englishName  = "english"
	standardName = "standard"
	noClasses    = "none"
)

func classesName(c lexicon.Classes) string { return cmp.Or(c.String(), noClasses) }

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

func boardName(l *Layout) string {
	if *l == Standard() {
		return standardName
	}
	return l.String()
}

func parseBoard(s string) (Layout, error) {
	if s == standardName {
		return Standard(), nil
	}
	return parseLayout(s)
}

func tilesName(b bag.Bag) string {
	switch b {
	case Classique().Tiles:
		return frenchName
	case English().Tiles:
		return englishName
	}
	return b.String()
}

func parseTiles(s string) (bag.Bag, error) {
	switch s {
	case frenchName:
		return Classique().Tiles, nil
	case englishName:
		return English().Tiles, nil
	}
	b, err := bag.Parse(s)
	if err != nil || s == "" {
		return bag.Bag{}, phrases.Fault(notTiles)
	}
	return b, nil
}

func valuesName(values [26]uint8) string {
	switch values {
	case Classique().Values:
		return frenchName
	case English().Values:
		return englishName
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
	switch s {
	case frenchName:
		return Classique().Values, nil
	case englishName:
		return English().Values, nil
	}
	numbers := strings.Split(s, ",")
	if len(numbers) != len(values) {
		return [26]uint8{}, phrases.Fault(notValues)
	}
	for i, text := range numbers {
		n, err := count(text)
		if err != nil {
			return [26]uint8{}, phrases.Fault(notValues)
		}
		values[i] = uint8(n)
	}
	return values, nil
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
