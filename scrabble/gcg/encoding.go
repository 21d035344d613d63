package gcg

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/jeudelettres/lettres/internal/excerpt"
)

// An encoding is how a file writes its letters as bytes.
type encoding uint8

// The encodings. The format was defined in ISO 8859-1; the programs of today
// write UTF-8, and say so in the first line. What calls itself ISO 8859-1 is read
// as Windows-1252, as everywhere: that has quotation marks where the other has
// control characters.
const (
	unicoded encoding = iota
	latin1
)

// encodingKey is the key of the pragma that tells the encoding.
const encodingKey = "character-encoding"

// encodingNamed returns the encoding that a file calls so.
func encodingNamed(name string) (encoding, error) {
	switch strings.Map(bare, name) {
	case "utf8":
		return unicoded, nil
	case "iso88591", "latin1":
		return latin1, nil
	}
	return 0, phrases.InputError(unknownEncoding, excerpt.Truncate(name))
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
	encoding encoding
	known    bool
}

// A note in UTF-8 may have bytes of Windows-1252: an editor has put a quotation mark
// there. Then mended is set.
func (d *decoder) decode(b []byte) (text string, mended bool, err error) {
	valid := utf8.Valid(b)
	if !d.known && slices.ContainsFunc(b, func(c byte) bool { return c >= utf8.RuneSelf }) {
		d.known = true
		if !valid {
			d.encoding = latin1
		}
	}
	if text = string(b); d.encoding == latin1 || !valid {
		text, mended = mend(b, d.encoding), d.encoding == unicoded
	}
	for _, c := range text {
		if unicode.IsControl(c) && c != '\t' {
			return "", mended, phrases.InputError(control, c)
		}
	}
	return text, mended, nil
}

// windows1252 has the characters 0x80 to 0x9F, in which that encoding differs from ISO 8859-1. Five are control characters in both.
var windows1252 = []rune("€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ")

// mend reads all bytes as Windows-1252, or in UTF-8 those that are nothing there.
func mend(b []byte, e encoding) string {
	var text []rune
	for len(b) > 0 {
		c, n := utf8.DecodeRune(b)
		if e == latin1 || c == utf8.RuneError && n == 1 {
			n = 1
			if c = rune(b[0]); 0x80 <= c && c < 0xA0 {
				c = windows1252[c-0x80]
			}
		}
		text, b = append(text, c), b[n:]
	}
	return string(text)
}
