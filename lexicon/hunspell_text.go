package lexicon

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"
)

// eachNumberedLine calls f with each line that is not blank and its number, and
// turns what f returns into a SyntaxError. The line is in the encoding of the
// file, which may only be known on the way.
func eachNumberedLine(r io.Reader, f func(n int, raw string) error) error {
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, maxLine)
	n := 0
	for lines.Scan() {
		n++
		text := lines.Bytes()
		if n == 1 {
			text = bytes.TrimPrefix(text, []byte("\uFEFF"))
		}
		raw := string(bytes.Trim(text, " \t\r"))
		if raw == "" {
			continue
		}
		if err := f(n, raw); err != nil {
			return syntaxError(n, raw, err)
		}
	}
	if err := lines.Err(); errors.Is(err, bufio.ErrTooLong) {
		return &SyntaxError{Line: n + 1, Reason: "the line is longer than 64 KiB"}
	} else {
		return err
	}
}

// A decoder turns a line into UTF-8.
type decoder func(raw string) (string, error)

func decodeUTF8(raw string) (string, error) {
	if !utf8.ValidString(raw) {
		return "", errors.New("the line is not UTF-8")
	}
	return raw, nil
}

func decodeCharmap(m *charmap.Charmap) decoder {
	return func(raw string) (string, error) { return m.NewDecoder().String(raw) }
}

// decoderFor finds the encoding that SET names, in any of the ways that Hunspell
// dictionaries write it: ISO8859-15, ISO-8859-15, KOI8-R, microsoft-cp1251.
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
	return nil, fmt.Errorf("the encoding %s is not known", clip(name))
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
