package option

import (
	"cmp"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/lexicon"
)

// A Setting is one option as text. Set may leave anything in the option when it
// fails.
type Setting[O any] struct {
	Key string
	Get func(*O) string
	Set func(*O, string) error
}

// Number is an option that is a number.
func Number[O any](key string, field func(*O) *int) Setting[O] {
	return of(key, field, strconv.Itoa, func(s string) (int, error) {
		n, err := strconv.Atoi(s)
		if err != nil {
			return 0, phrases.Fault(notNumber)
		}
		return n, nil
	})
}

// Choice is an option that is one of the values from 0 that have these names.
func Choice[O any, T ~uint8](key string, names []string, field func(*O) *T) Setting[O] {
	return of(key, field, func(v T) string { return Name(v, names) }, func(s string) (T, error) {
		for v, name := range names {
			if name == s {
				return T(v), nil
			}
		}
		return 0, phrases.Fault(notChoice, strings.Join(names, ", "))
	})
}

const invalid = "invalid"

// Name is the name of a value, "invalid" where it has none.
func Name[T ~uint8](v T, names []string) string {
	if int(v) < len(names) {
		return names[v]
	}
	return invalid
}

// Classes is an option that is a set of classes of words, "none" the empty one.
func Classes[O any](key string, field func(*O) *lexicon.Classes) Setting[O] {
	const none = "none"
	return of(key, field, func(c lexicon.Classes) string { return cmp.Or(c.String(), none) }, func(s string) (lexicon.Classes, error) {
		if s == none {
			return 0, nil
		}
		set, unknown, ok := lexicon.ParseClasses(s)
		if !ok || s == "" {
			return 0, phrases.Fault(notClass, excerpt.Of(unknown))
		}
		return set, nil
	})
}

// Text is an option whose values are written by text and read by parse, but for
// those that have a name.
func Text[O any, T comparable](key string, field func(*O) *T, names []Named[T], text func(T) string, parse func(string) (T, error)) Setting[O] {
	return of(key, field, func(v T) string {
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
}

// Values is an option that is what each letter counts: a name, or 26 numbers from A
// to Z with commas between.
func Values[O any](key string, field func(*O) *[26]uint8, names []Named[[26]uint8]) Setting[O] {
	var known []string
	for _, n := range names {
		known = append(known, n.Name)
	}
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
		refusal := phrases.Fault(notValues, strings.Join(known, ", "))
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
	})
}

// of is an option that is written by text and read by parse.
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
