package lexicon

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"

	"github.com/jeudelettres/lettres/internal/excerpt"
)

// A decoder turns a line into UTF-8.
type decoder func(raw string) (string, error)

func decodeUTF8(raw string) (string, error) {
	if !utf8.ValidString(raw) {
		return "", phrases.InputError("the line is not UTF-8")
	}
	return raw, nil
}

func decodeCharmap(m *charmap.Charmap) decoder {
	return func(raw string) (string, error) { return m.NewDecoder().String(raw) }
}

// decoderFor finds the encoding that SET names, as Hunspell dictionaries write it:
// ISO8859-15, ISO-8859-15, KOI8-R, microsoft-cp1251.
func decoderFor(name string) (decoder, error) {
	key := encodingKey(name)
	if key == "utf8" {
		return decodeUTF8, nil
	}
	for _, e := range charmap.All {
		if m, ok := e.(*charmap.Charmap); ok && encodingKey(m.String()) == key {
			return decodeCharmap(m), nil
		}
	}
	return nil, phrases.InputError("unknown encoding %s", excerpt.Truncate(name))
}

func encodingKey(name string) string {
	key := strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, name)
	key = strings.TrimPrefix(key, "microsoft")
	if page, ok := strings.CutPrefix(key, "cp125"); ok {
		return "windows125" + page
	}
	return key
}
