//go:build !fetched

package lexicon

import "golang.org/x/text/encoding/charmap"

// charmapFor finds the encoding of a key, whose characters are one byte each.
func charmapFor(key string) (decoder, bool) {
	for _, e := range charmap.All {
		if m, ok := e.(*charmap.Charmap); ok && encodingKey(m.String()) == key {
			return func(raw string) (string, error) { return m.NewDecoder().String(raw) }, true
		}
	}
	return nil, false
}
