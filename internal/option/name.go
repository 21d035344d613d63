package option

import (
	"fmt"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/internal/phrase"
)

// MarshalName returns the text form of a value that has a name, and an error of any other.
func MarshalName[T ~uint8](v T, names []string) ([]byte, error) {
	if int(v) >= len(names) {
		return nil, fmt.Errorf("lettres: %w", phrases.InputError(phrase.NotChoice, strings.Join(names, ", ")))
	}
	return []byte(names[v]), nil
}

// UnmarshalName sets a value by its name; v stays as it was where there is none.
func UnmarshalName[T ~uint8](v *T, names []string, text []byte) error {
	i := slices.Index(names, string(text))
	if i < 0 {
		return fmt.Errorf("lettres: %w", phrases.InputError(phrase.NotChoice, strings.Join(names, ", ")))
	}
	*v = T(i)
	return nil
}
