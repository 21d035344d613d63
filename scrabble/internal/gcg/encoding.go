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
// write UTF-8, and say so in the first line. What calls itself ISO 8859-1 is read and
// written as Windows-1252, as everywhere: that has quotation marks where the other has
// control characters.
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
	encoding Encoding
	known    bool
}

// A note in UTF-8 may have bytes of Windows-1252: an editor has put a quotation mark
// there. Then mended is set.
func (d *decoder) decode(b []byte) (text string, mended bool, err error) {
	valid := utf8.Valid(b)
	if !d.known && slices.ContainsFunc(b, func(c byte) bool { return c >= utf8.RuneSelf }) {
		d.known = true
		if !valid {
			d.encoding = Latin1
		}
	}
	if text = string(b); d.encoding == Latin1 || !valid {
		text, mended = mend(b, d.encoding), d.encoding == UTF8
	}
	for _, c := range text {
		if unicode.IsControl(c) && c != '\t' {
			return "", mended, phrases.InputError(control, c)
		}
	}
	return text, mended, nil
}

// mend is a text of which all bytes are of Windows-1252, or in UTF-8 those that are
// nothing there.
func mend(b []byte, e Encoding) string {
	var text []rune
	for len(b) > 0 {
		c, n := utf8.DecodeRune(b)
		if e == Latin1 || c == utf8.RuneError && n == 1 {
			n = 1
			if c = charmap.Windows1252.DecodeByte(b[0]); c == utf8.RuneError {
				c = rune(b[0]) // a control character
			}
		}
		text, b = append(text, c), b[n:]
	}
	return string(text)
}

// appendText appends text in the encoding. There may be a letter that it does not
// have.
func (e Encoding) appendText(dst []byte, text string) ([]byte, error) {
	switch e {
	case UTF8:
		return append(dst, text...), nil
	case Latin1:
		for _, c := range text {
			b, ok := charmap.Windows1252.EncodeRune(c)
			if !ok {
				return dst, phrases.InputError(notLatin1, c)
			}
			dst = append(dst, b)
		}
		return dst, nil
	}
	return dst, phrases.InputError(noEncoding, int(e))
}
