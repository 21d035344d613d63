package keyed

import (
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
)

// A position has a JSON form too: an object whose fields a script can read, with the text of the
// position in the field Text. It is read back from that text, and refused where another field that is
// there says something else.

// IsJSON reports whether a text is the JSON form of a position.
func IsJSON(text string) bool { return strings.HasPrefix(text, "{") }

// ReadJSON reads the JSON form of a position, of at most limit bytes: parse reads its text.
func ReadJSON[S json.Marshaler](game, text string, limit int, parse func(text string) (S, error)) (S, error) {
	var none S
	bad := func(err error) (S, error) { return none, fmt.Errorf("%s: %w", game, err) }
	if len(text) > limit {
		return bad(phrases.InputError(tooLong, len(text)))
	}
	var fields map[string]any
	if json.Unmarshal([]byte(text), &fields) != nil {
		return bad(phrases.InputError(notJSON))
	}
	line, _ := fields["Text"].(string)
	if IsJSON(line) {
		return bad(phrases.InputError(notJSON))
	}
	s, err := parse(line)
	if err != nil {
		return none, err
	}
	written, err := s.MarshalJSON()
	if err != nil {
		return none, err
	}
	var want map[string]any
	if err := json.Unmarshal(written, &want); err != nil {
		return none, err
	}
	for _, key := range slices.Sorted(maps.Keys(fields)) {
		if !reflect.DeepEqual(fields[key], want[key]) {
			return bad(phrases.InputError(otherField, excerpt.Truncate(key)))
		}
	}
	return s, nil
}
