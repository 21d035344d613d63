// Package option reads and writes the options of a game as text: the name of a
// preset, then each option in which they differ from it, "key=value", with spaces
// between. A game says what its presets and options are called in a [Table]; what
// it refuses is said in English and in French.
package option

import (
	"fmt"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/record"
)

// Options is the options of a game. Validate says all that is wrong with them.
type Options interface {
	comparable
	Validate() error
}

// A Table is what the options of a game are called.
type Table[O Options] struct {
	Game     string       // begins each error
	Presets  []Named[O]   // one at least
	Settings []Setting[O] // every option, in the order of a text
}

// A Named is a value that has a name.
type Named[T any] struct {
	Name  string
	Value T
}

// Preset is the preset of that name.
func (t *Table[O]) Preset(name string) (O, error) {
	var names []string
	for _, p := range t.Presets {
		if p.Name == name {
			return p.Value, nil
		}
		names = append(names, p.Name)
	}
	var none O
	last := len(names) - 1
	if last == 0 {
		return none, t.fault(onePreset, excerpt.Of(name), names[0])
	}
	return none, t.fault(morePresets, excerpt.Of(name), strings.Join(names[:last], ", "), names[last])
}

// Set changes one option of o by its key and value. It does not judge o as a whole.
// Nothing changes when it fails.
func (t *Table[O]) Set(o *O, key, value string) error {
	i := slices.IndexFunc(t.Settings, func(s Setting[O]) bool { return s.Key == key })
	if i < 0 {
		return t.fault(noOption, excerpt.Of(key))
	}
	changed := *o
	if err := t.Settings[i].Set(&changed, value); err != nil {
		return t.fault(badOption, key, excerpt.Of(value), err)
	}
	*o = changed
	return nil
}

// Nearest is the preset that differs from o in the fewest options, and those.
func (t *Table[O]) Nearest(o *O) (preset string, changes []record.Option) {
	for _, p := range t.Presets {
		var differ []record.Option
		for _, s := range t.Settings {
			if v := s.Get(o); v != s.Get(&p.Value) {
				differ = append(differ, record.Option{Key: s.Key, Value: v})
			}
		}
		if preset == "" || len(differ) < len(changes) {
			preset, changes = p.Name, differ
		}
	}
	return preset, changes
}

// String is the text of o: the preset nearest to it, and the changes to that.
func (t *Table[O]) String(o *O) string {
	text, changes := t.Nearest(o)
	for _, c := range changes {
		text += " " + c.Key + "=" + c.Value
	}
	return text
}

// AppendText appends the text of o. It fails where o does not validate.
func (t *Table[O]) AppendText(dst []byte, o *O) ([]byte, error) {
	if err := (*o).Validate(); err != nil {
		return dst, err
	}
	return append(dst, t.String(o)...), nil
}

// Parse reads the name of a preset and the changes to it, in any order. What it
// returns is valid.
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

// parse is [Table.Parse] of options that may not validate.
func (t *Table[O]) parse(s string) (o O, err error) {
	fields := strings.Fields(s)
	if len(fields) == 0 {
		return o, t.fault(noOptions, t.Presets[0].Name)
	}
	if o, err = t.Preset(fields[0]); err != nil {
		return o, err
	}
	for _, f := range fields[1:] {
		key, value, ok := strings.Cut(f, "=")
		if !ok {
			return o, t.fault(notKeyValue, excerpt.Of(f))
		}
		if err := t.Set(&o, key, value); err != nil {
			return o, err
		}
	}
	return o, nil
}

// Unmarshal is [Table.Parse] into o, which stays as it was on an error.
func (t *Table[O]) Unmarshal(o *O, text []byte) error {
	v, err := t.Parse(string(text))
	if err == nil {
		*o = v
	}
	return err
}

// Check says why the text of o, which need not be valid, would not be read as o.
func (t *Table[O]) Check(o *O) error {
	back, err := t.parse(t.String(o))
	if err == nil && back != *o {
		err = t.fault(unnamed)
	}
	return err
}

// Nameless is the keys of the choices of o that are none of those that there are.
func (t *Table[O]) Nameless(o *O) (keys []string) {
	for _, s := range t.Settings {
		if s.Get(o) == invalid {
			keys = append(keys, s.Key)
		}
	}
	return keys
}

// fault is an error of the game that says a phrase.
func (t *Table[O]) fault(format string, args ...any) error {
	return fmt.Errorf("%s: %w", t.Game, phrases.Fault(format, args...))
}
