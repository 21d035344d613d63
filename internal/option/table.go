// Package option reads and writes the options of a game as text: the name of a
// preset, then each option in which they differ from it, "key=value", with spaces
// between. A game names its presets and options in a [Table]. Errors are in English and
// in French.
package option

import (
	"fmt"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/nearest"
	"github.com/jeudelettres/lettres/internal/parse"
	"github.com/jeudelettres/lettres/internal/phrase"
)

// Options is the options of a game. Validate reports all that is wrong with them.
type Options interface {
	comparable
	Validate() error
}

// A Table names the presets and the options of a game.
type Table[O Options] struct {
	Game     string       // each error begins with it
	Presets  []Named[O]   // one at least
	Settings []Setting[O] // every option, in the order of a text
}

// A Named is a value that has a name.
type Named[T any] struct {
	Name  string
	Value T
}

// A Pair is one option of a text, key=value.
type Pair struct{ Key, Value string }

// Preset returns the preset of that name.
func (t *Table[O]) Preset(name string) (O, error) {
	var names []string
	for _, p := range t.Presets {
		if p.Name == name {
			return p.Value, nil
		}
		names = append(names, p.Name)
	}
	var none O
	nearest.First(names, excerpt.Truncate(name))
	return none, t.fault(unknownPreset, excerpt.Truncate(name), strings.Join(names, ", "))
}

// Key returns the key that is written for an option: key itself, or the one that took the
// place of a former key. The error for an unknown key names the known ones.
func (t *Table[O]) Key(key string) (string, error) {
	s, err := t.setting(key)
	if err != nil {
		return "", err
	}
	return s.Key, nil
}

func (t *Table[O]) setting(key string) (*Setting[O], error) {
	var keys []string
	for i := range t.Settings {
		s := &t.Settings[i]
		if s.Key == key || slices.Contains(s.former, key) {
			return s, nil
		}
		keys = append(keys, s.Key)
	}
	nearest.First(keys, excerpt.Truncate(key))
	return nil, t.fault(unknownOption, excerpt.Truncate(key), strings.Join(keys, ", "))
}

// OutOfRange returns an error for each number of o that is out of its range.
func (t *Table[O]) OutOfRange(o *O) (faults []error) {
	for _, s := range t.Settings {
		if s.number == nil {
			continue
		}
		if n := *s.number(o); n < s.lo || n > s.hi {
			faults = append(faults, t.fault(phrase.OutOfRange, s.Key, n, s.lo, s.hi))
		}
	}
	return faults
}

// Doc returns the keys, what they can be and what they are in the first preset, and the other
// presets as changes to that, one a line, in columns.
func (t *Table[O]) Doc() string {
	base := &t.Presets[0]
	rows := [][]string{{"key", "values", base.Name}}
	for _, s := range t.Settings {
		rows = append(rows, []string{s.Key, s.Values, s.Get(&base.Value)})
	}
	text := columns(rows)
	rows = [][]string{{"preset", "as changes to " + base.Name}}
	for _, p := range t.Presets[1:] {
		var changes []string
		for _, s := range t.Settings {
			if v := s.Get(&p.Value); v != s.Get(&base.Value) {
				changes = append(changes, s.Key+"="+v)
			}
		}
		rows = append(rows, []string{p.Name, strings.Join(changes, " ")})
	}
	if len(rows) > 1 {
		text += "\n" + columns(rows)
	}
	return text
}

// columns returns rows as text, two spaces or more between columns.
func columns(rows [][]string) string {
	width := make([]int, len(rows[0]))
	for _, row := range rows {
		for i, cell := range row {
			width[i] = max(width[i], len(cell))
		}
	}
	var text strings.Builder
	for _, row := range rows {
		for i, cell := range row {
			if i < len(row)-1 {
				cell += strings.Repeat(" ", width[i]-len(cell)+2)
			}
			text.WriteString(cell)
		}
		text.WriteByte('\n')
	}
	return text.String()
}

// Set changes one option of o by its key, which may be a former one, and its value. It
// does not judge o as a whole. Nothing changes when it fails.
func (t *Table[O]) Set(o *O, key, value string) error {
	s, err := t.setting(key)
	if err != nil {
		return err
	}
	changed := *o
	if err := s.Set(&changed, value); err != nil {
		return t.fault(badOption, key, excerpt.Truncate(value), err)
	}
	*o = changed
	return nil
}

// Nearest returns the preset that differs from o in the fewest options, and those.
func (t *Table[O]) Nearest(o *O) (preset string, changes []Pair) {
	for _, p := range t.Presets {
		if *o == p.Value {
			return p.Name, nil
		}
	}
	for _, p := range t.Presets {
		var differ []Pair
		for _, s := range t.Settings {
			if v := s.Get(o); v != s.Get(&p.Value) {
				differ = append(differ, Pair{s.Key, v})
			}
		}
		if preset == "" || len(differ) < len(changes) {
			preset, changes = p.Name, differ
		}
	}
	return preset, changes
}

// String returns the text of o: the preset nearest to it, and the changes to that.
func (t *Table[O]) String(o *O) string {
	text, changes := t.Nearest(o)
	for _, c := range changes {
		text += " " + c.Key + "=" + c.Value
	}
	return text
}

// AppendText appends the text of o: none for zero Options. It fails where others do not
// validate.
func (t *Table[O]) AppendText(dst []byte, o *O) ([]byte, error) {
	if *o == *new(O) {
		return dst, nil
	}
	if err := (*o).Validate(); err != nil {
		return dst, err
	}
	return append(dst, t.String(o)...), nil
}

// Parse reads the name of a preset and the changes to it, in any order, each option once.
// What it returns is valid.
func (t *Table[O]) Parse(s string) (O, error) {
	o, err := t.parse(s)
	if err == nil {
		err = o.Validate()
	}
	if err != nil {
		var none O
		return none, err
	}
	return o, nil
}

// parse works like [Table.Parse], and also reads options that do not validate.
func (t *Table[O]) parse(s string) (o O, err error) {
	fields := strings.Fields(s)
	if len(fields) == 0 {
		return o, t.fault(noOptions, t.Presets[0].Name)
	}
	if strings.Contains(fields[0], "=") {
		return o, t.fault(presetFirst, t.Presets[0].Name, excerpt.Truncate(fields[0]))
	}
	if o, err = t.Preset(fields[0]); err != nil {
		return o, err
	}
	seen := map[string]bool{}
	for _, f := range fields[1:] {
		key, value, ok := strings.Cut(f, "=")
		if !ok {
			return o, t.fault(notKeyValue, excerpt.Truncate(f))
		}
		if err := t.Set(&o, key, value); err != nil {
			return o, err
		}
		if key, _ = t.Key(key); seen[key] {
			return o, t.fault(duplicate, key)
		}
		seen[key] = true
	}
	return o, nil
}

// Unmarshal reads a text into o as [Table.Parse] does. On an error o stays as it was.
func (t *Table[O]) Unmarshal(o *O, text []byte) error { return parse.IntoOrZero(o, text, t.Parse) }

// Check reports why the text of o, which need not be valid, would not be read as o.
func (t *Table[O]) Check(o *O) error {
	back, err := t.parse(t.String(o))
	if err == nil && back != *o {
		err = t.fault(unnamed)
	}
	return err
}

// Nameless returns the keys of the choices of o whose values have no name.
func (t *Table[O]) Nameless(o *O) (keys []string) {
	for _, s := range t.Settings {
		if s.Get(o) == invalid {
			keys = append(keys, s.Key)
		}
	}
	return keys
}

// fault returns a phrase as an error of the game.
func (t *Table[O]) fault(format string, args ...any) error {
	return fmt.Errorf("%s: %w", t.Game, phrases.InputError(format, args...))
}
