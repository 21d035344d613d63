package lexicon

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/jeudelettres/lettres/internal/excerpt"
)

// A decoder turns a line into UTF-8.
type decoder func(raw string) (string, error)

func decodeUTF8(raw string) (string, error) {
	if !utf8.ValidString(raw) {
		return "", phrases.InputError("the line is not UTF-8 ¦ la ligne n'est pas en UTF-8")
	}
	return raw, nil
}

// decodeLatin1 reads ISO 8859-1, in which each byte is the number of a character.
func decodeLatin1(raw string) (string, error) {
	text := make([]rune, len(raw))
	for i := range len(raw) {
		text[i] = rune(raw[i])
	}
	return string(text), nil
}

// decoderFor finds the encoding that SET names, as Hunspell dictionaries write it:
// ISO8859-15, ISO-8859-15, KOI8-R, microsoft-cp1251.
func decoderFor(name string) (decoder, error) {
	key := encodingKey(name)
	if key == "utf8" {
		return decodeUTF8, nil
	}
	if d, ok := charmapFor(key); ok {
		return d, nil
	}
	return nil, phrases.InputError("unknown encoding %s ¦ encodage inconnu %s", excerpt.Truncate(name))
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
