package option

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/lexicon"
)

// A Setting is one option as text. Set may leave anything in the option when it
// fails.
type Setting[O any] struct {
	Key    string
	Values string // what it can be, for documentation: "red, blue" or "1 to 8"
	Get    func(*O) string
	Set    func(*O, string) error

	former []string
	number func(*O) *int // of a number, the field, and its range
	lo, hi int
}

// Or returns s with another value than those that have names, for documentation.
func (s Setting[O]) Or(value string) Setting[O] {
	s.Values += ", or " + value
	return s
}

// Formerly returns s with other keys that are read as well, and never written.
func (s Setting[O]) Formerly(keys ...string) Setting[O] {
	s.former = keys
	return s
}

// Number returns an option that is a number from lo to hi. Set accepts others, which
// [Table.OutOfRange] tells.
func Number[O any](key string, lo, hi int, field func(*O) *int) Setting[O] {
	s := of(key, field, strconv.Itoa, func(s string) (int, error) {
		n, err := strconv.Atoi(s)
		if err != nil {
			return 0, phrases.InputError(phrase.NotNumber)
		}
		return n, nil
	})
	s.Values = fmt.Sprintf("%d to %d", lo, hi)
	s.number, s.lo, s.hi = field, lo, hi
	return s
}

// Choice returns an option that is one of the values from 0 that have these names.
func Choice[O any, T ~uint8](key string, names []string, field func(*O) *T) Setting[O] {
	s := of(key, field, func(v T) string { return Name(v, names) }, func(s string) (T, error) {
		v, err := OneOf(s, names...)
		return T(v), err
	})
	s.Values = strings.Join(names, ", ")
	return s
}

// Bool returns an option that is written with one of two names.
func Bool[O any](key, no, yes string, field func(*O) *bool) Setting[O] {
	names := map[bool]string{false: no, true: yes}
	s := of(key, field, func(v bool) string { return names[v] }, func(s string) (bool, error) {
		v, err := OneOf(s, no, yes)
		return v == 1, err
	})
	s.Values = no + ", " + yes
	return s
}

// OneOf returns the place of s among names.
func OneOf(s string, names ...string) (int, error) {
	i := slices.Index(names, s)
	if i < 0 {
		return 0, phrases.InputError(phrase.NotChoice, strings.Join(names, ", "))
	}
	return i, nil
}

const invalid = "invalid"

// Name returns the name of a value, "invalid" where it has none.
func Name[T ~uint8](v T, names []string) string {
	if int(v) < len(names) {
		return names[v]
	}
	return invalid
}

// Classes returns an option that is a set of classes of words, "none" the empty one.
func Classes[O any](key string, field func(*O) *lexicon.Classes) Setting[O] {
	const none = "none"
	s := of(key, field, func(c lexicon.Classes) string { return cmp.Or(c.String(), none) }, func(s string) (lexicon.Classes, error) {
		if s == none {
			return 0, nil
		}
		set, unknown, ok := lexicon.ParseClasses(s)
		if !ok || s == "" {
			return 0, phrases.InputError(unknownClass, excerpt.Truncate(unknown))
		}
		return set, nil
	})
	s.Values = "none, or classes of words as lexicon.Classes"
	return s
}

// Text returns an option whose values have names, or else are written by text and read by
// parse.
func Text[O any, T comparable](key string, field func(*O) *T, names []Named[T], text func(T) string, parse func(string) (T, error)) Setting[O] {
	s := of(key, field, func(v T) string {
		for _, n := range names {
			if n.Value == v {
				return n.Name
			}
		}
		return text(v)
	}, func(s string) (T, error) {
		for _, n := range names {
			if n.Name == s {
				return n.Value, nil
			}
		}
		return parse(s)
	})
	s.Values = joined(names)
	return s
}

func joined[T any](named []Named[T]) string {
	var names []string
	for _, n := range named {
		names = append(names, n.Name)
	}
	return strings.Join(names, ", ")
}

// Values returns an option that is the value of each letter: a name, or 26 numbers from A to Z
// with commas between.
func Values[O any](key string, field func(*O) *[26]uint8, names []Named[[26]uint8]) Setting[O] {
	known := joined(names)
	return Text(key, field, names, func(values [26]uint8) string {
		var text []byte
		for i, v := range values {
			if i > 0 {
				text = append(text, ',')
			}
			text = strconv.AppendUint(text, uint64(v), 10)
		}
		return string(text)
	}, func(s string) (values [26]uint8, err error) {
		refusal := phrases.InputError(notValues, known)
		numbers := strings.Split(s, ",")
		if len(numbers) != len(values) {
			return values, refusal
		}
		for i, text := range numbers {
			n, err := strconv.ParseUint(text, 10, 8)
			if err != nil || strconv.FormatUint(n, 10) != text {
				return values, refusal
			}
			values[i] = uint8(n)
		}
		return values, nil
	}).Or("26 numbers with commas between")
}

// of returns an option that is written by text and read by parse.
func of[O, T any](key string, field func(*O) *T, text func(T) string, parse func(string) (T, error)) Setting[O] {
	return Setting[O]{
		Key: key,
		Get: func(o *O) string { return text(*field(o)) },
		Set: func(o *O, s string) (err error) {
			*field(o), err = parse(s)
			return err
		},
	}
}
