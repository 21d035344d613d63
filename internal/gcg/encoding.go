package gcg

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/encoding/charmap"

	"github.com/jeudelettres/lettres/internal/excerpt"
)

// An Encoding is how a file writes its letters as bytes.
type Encoding uint8

// The encodings. The format was defined in ISO 8859-1; the programs of today
// write UTF-8, and say so in the first line.
const (
	UTF8 Encoding = iota
	Latin1
)

// encodingKey is of the pragma that tells the encoding.
const encodingKey = "character-encoding"

// String is the name of the encoding, as in files.
func (e Encoding) String() string {
	switch e {
	case UTF8:
		return "UTF-8"
	case Latin1:
		return "ISO-8859-1"
	}
	return "?"
}

// encodingNamed is the encoding that a file calls so.
func encodingNamed(name string) (Encoding, error) {
	switch strings.Map(bare, name) {
	case "utf8":
		return UTF8, nil
	case "iso88591", "latin1":
		return Latin1, nil
	}
	return 0, phrases.Fault(unknownEncoding, excerpt.Of(name))
}

// bare drops what differs between names of one encoding, as in UTF8 and utf-8.
func bare(c rune) rune {
	switch {
	case upper(c):
		return c + 'a' - 'A'
	case strings.ContainsRune(" -_", c):
		return -1
	}
	return c
}

// A decoder turns bytes into text. Files that do not tell their encoding are found
// in both: the first line that is not in ASCII decides. Text in ISO 8859-1 is
// hardly ever valid UTF-8.
type decoder struct {
	encoding Encoding
	known    bool
}

func (d *decoder) decode(b []byte) (string, error) {
	valid := utf8.Valid(b)
	if !d.known && slices.ContainsFunc(b, func(c byte) bool { return c >= utf8.RuneSelf }) {
		d.known = true
		if !valid {
			d.encoding = Latin1
		}
	}
	text := string(b)
	switch {
	case d.encoding == Latin1:
		text, _ = charmap.ISO8859_1.NewDecoder().String(text) // each byte is a letter
	case !valid:
		return "", phrases.Fault(notUTF8)
	}
	for _, c := range text {
		if unicode.IsControl(c) && c != '\t' {
			return "", phrases.Fault(control, c)
		}
	}
	return text, nil
}

// appendText appends text in the encoding. There may be a letter that it does not
// have.
func (e Encoding) appendText(dst []byte, text string) ([]byte, error) {
	switch e {
	case UTF8:
		return append(dst, text...), nil
	case Latin1:
		for _, c := range text {
			b, ok := charmap.ISO8859_1.EncodeRune(c)
			if !ok {
				return dst, phrases.Fault(notLatin1, c)
			}
			dst = append(dst, b)
		}
		return dst, nil
	}
	return dst, phrases.Fault(noEncoding, int(e))
}
