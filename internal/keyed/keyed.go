// Package keyed writes and reads the text of a position, which is one line of fields:
//
//	turn B; phase drawing; scores 14/0; open (0,0)>CRISE;
//
// A field is a key and one or more words, and ends with a semicolon. What a key means,
// and when a field is left out, a game says.
package keyed

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/phrase"
)

// None is the text of no position at all.
const None = "-"

// A Writer appends fields to Text.
type Writer struct {
	Text []byte
	some bool
}

// Field appends a field of these words, the key first.
func (w *Writer) Field(words ...string) {
	if w.some {
		w.Text = append(w.Text, ' ')
	}
	w.some = true
	w.Text = append(append(w.Text, strings.Join(words, " ")...), ';')
}

// Read calls field for each field of a text of at most limit bytes, with its key and the
// words after it, of which there is at least one. An error begins with the name of the
// game, and that of field follows the text of the field.
func Read(game, text string, limit int, field func(key string, words []string) error) error {
	if len(text) > limit {
		return fmt.Errorf("%s: %w", game, phrases.InputError(tooLong, len(text)))
	}
	for one := range strings.SplitSeq(strings.TrimSuffix(text, ";"), ";") {
		words := strings.Fields(one)
		err := error(errShort)
		if len(words) > 1 {
			err = field(words[0], words[1:])
		}
		if err != nil {
			return fmt.Errorf("%s: %w", game, phrases.InputError(badField, excerpt.Truncate(strings.TrimSpace(one)), err))
		}
	}
	return nil
}

// Unknown returns the error of a field whose key means nothing.
func Unknown() error { return errUnknown }

// Short returns the error of a field that lacks a word.
func Short() error { return errShort }

var errUnknown, errShort = phrases.InputError(unknown), phrases.InputError(short)

// Usual refuses a text that is read as a position of which the text is another, and says which: of
// one position there is one text.
func Usual(game, text, want string) error {
	if text != want {
		return fmt.Errorf("%s: %w", game, phrases.InputError(notUsual, excerpt.Truncate(text), want))
	}
	return nil
}

// Number reads a whole number.
func Number(s string) (int, error) {
	n, err := strconv.Atoi(s)
	if err != nil {
		return 0, phrases.InputError(phrase.NotNumber)
	}
	return n, nil
}

// Name reads the value that has this name.
func Name[T ~uint8](s string, names []string) (T, error) {
	i := slices.Index(names, s)
	if i < 0 {
		return 0, phrases.InputError(phrase.NotChoice, strings.Join(names, ", "))
	}
	return T(i), nil
}

// Player reads one of the players A, B and so on.
func Player[P ~uint8](s string, players int) (P, error) {
	if len(s) != 1 || s[0] < 'A' || int(s[0]-'A') >= players {
		return 0, phrases.InputError(phrase.UnknownPlayer, excerpt.Truncate(s))
	}
	return P(s[0] - 'A'), nil
}

// Join writes what is said of each of n players, with slashes between.
func Join(n int, one func(i int) string) string {
	var parts []string
	for i := range n {
		parts = append(parts, one(i))
	}
	return strings.Join(parts, "/")
}

// Each reads what is said of each of n players.
func Each(s string, n int, one func(i int, s string) error) error {
	parts := strings.Split(s, "/")
	if len(parts) != n {
		return phrases.InputError(notEach, len(parts), n)
	}
	for i, part := range parts {
		if err := one(i, part); err != nil {
			return err
		}
	}
	return nil
}
