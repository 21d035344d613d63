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

	"golang.org/x/text/unicode/norm"

	"github.com/jeudelettres/lettres/internal/excerpt"
)

// ReadList reads a plain list, one word a line, as those of the ODS are passed
// around. Each line goes through [Normalize]; blank lines, repeats, spaces
// around a word, a byte order mark and either ending of lines are nothing.
// Words of one letter or of more than [MaxLen] are left out. Any other fault
// is a [*SyntaxError], and so is a list of more than 64 MiB, 4,194,304 lines or
// 1,572,864 different words and readings. A Lexicon has 1,048,576 words at most.
//
// A plain list knows no readings: every word is an entry of its own.
func ReadList(r io.Reader) (*Lexicon, error) {
	g := gathering{most: maxListed}
	err := eachLine(r, listLimit, func(n int, line string) error {
		w, err := Normalize(strings.TrimSpace(line))
		if err != nil {
			return err
		}
		return g.add(form{word: w, line: n})
	})
	if err != nil {
		return nil, err
	}
	return g.build()
}

// ReadTagged reads a tagged list: UTF-8, one spelling a line,
//
//	SPELLING<TAB>READING[;READING…]
//
// where READING is entry:class, with the tags that [Class.String] gives. The
// entry is any text without tab, ';' or ':', at most 255 bytes. The same entry
// on two lines is one dictionary entry, and the readings of a spelling that
// stands on several lines are put together. A spelling alone is a word without
// readings, and none has more than 64. What [ReadList] says of a line and of its
// words holds here too.
func ReadTagged(r io.Reader) (*Lexicon, error) {
	g := gathering{most: maxListed}
	err := eachLine(r, listLimit, func(n int, line string) error {
		spelling, readings, tagged := strings.Cut(line, "\t")
		w, err := Normalize(strings.TrimSpace(spelling))
		if err != nil {
			return err
		}
		if !tagged {
			return g.add(form{word: w, line: n})
		}
		for text := range strings.SplitSeq(strings.TrimSpace(readings), ";") {
			rd, err := parseReading(text)
			if err != nil {
				return err
			}
			if err := g.add(form{w, rd, true, n}); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return g.build()
}

// parseReading reads "entry:class".
func parseReading(text string) (Reading, error) {
	entry, tag, ok := strings.Cut(text, ":")
	class, known := ParseClass(tag)
	switch {
	case !ok:
		return Reading{}, &faultError{text, "no ':' in the reading"}
	case !known:
		return Reading{}, &faultError{tag, "no class has this tag"}
	}
	entry = norm.NFC.String(entry)
	if reason := entryFault(entry); reason != "" {
		return Reading{}, &faultError{entry, reason}
	}
	return Reading{Entry(entry), class}, nil
}

// entryFault says why s cannot be an entry, "" where it can.
func entryFault(s string) string {
	switch {
	case s == "":
		return "an entry is missing"
	case len(s) > maxEntry:
		return "an entry has more than 255 bytes"
	case !utf8.ValidString(s):
		return "an entry is not UTF-8"
	case strings.ContainsAny(s, ";:") || strings.ContainsFunc(s, unicode.IsControl):
		return "an entry has a control character, ';' or ':'"
	}
	return ""
}

// A faultError is a fault of a part of a line, on its way to a SyntaxError.
type faultError struct{ text, reason string }

func (e *faultError) Error() string { return e.reason }

// eachLine calls f with the number and the text of each line that is not blank,
// and turns what f returns into a SyntaxError. A text that goes on beyond the limit
// is one too, since the reader of a text may have no end.
func eachLine(r io.Reader, limit textLimit, f func(n int, line string) error) error {
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, maxLine)
	n, read := 0, 0
	for lines.Scan() {
		n++
		text := lines.Bytes()
		read += len(text) + 1
		switch {
		case n > limit.lines:
			return &SyntaxError{Line: n, Reason: fmt.Sprintf("the text has more than %d lines", limit.lines)}
		case read > limit.bytes:
			return &SyntaxError{Line: n, Reason: fmt.Sprintf("the text has more than %d bytes", limit.bytes)}
		}
		if n == 1 {
			text = bytes.TrimPrefix(text, []byte("\uFEFF"))
		}
		if len(bytes.TrimSpace(text)) == 0 {
			continue
		}
		line := string(text)
		if err := f(n, line); err != nil {
			return syntaxError(n, line, err)
		}
	}
	switch err := lines.Err(); {
	case errors.Is(err, bufio.ErrTooLong):
		return &SyntaxError{Line: n + 1, Reason: "the line is longer than 64 KiB"}
	default:
		return err
	}
}

func syntaxError(n int, line string, err error) error {
	var spelling *SpellingError
	if errors.As(err, &spelling) {
		return &SyntaxError{Line: n, Text: spelling.Text, Reason: spelling.Reason, Err: err}
	}
	var fault *faultError
	if errors.As(err, &fault) {
		return &SyntaxError{Line: n, Text: excerpt.Of(fault.text), Reason: fault.reason}
	}
	return &SyntaxError{Line: n, Text: excerpt.Of(strings.TrimSpace(line)), Reason: err.Error(), Err: err}
}

// WriteTagged writes l as a tagged list, words in alphabetical order and each
// with its readings in the order of [Lexicon.AppendReadings]. What it writes,
// [ReadTagged] reads back as a Lexicon with the same ID, if it is not longer than
// that takes.
func (l *Lexicon) WriteTagged(w io.Writer) error {
	out := bufio.NewWriter(w)
	var readings []Reading
	for word := range l.Words() {
		readings = l.AppendReadings(readings[:0], word)
		out.Write(appendTagged(out.AvailableBuffer(), word, readings))
	}
	return out.Flush()
}

// appendTagged appends the line of a word in a tagged list. It is not too long to
// be read back, since a word has no more than maxReadings.
func appendTagged(dst []byte, word string, readings []Reading) []byte {
	dst = append(dst, word...)
	for i, r := range readings {
		if i == 0 {
			dst = append(dst, '\t')
		} else {
			dst = append(dst, ';')
		}
		dst = append(dst, r.Entry...)
		dst = append(dst, ':')
		dst = append(dst, r.Class.String()...)
	}
	return append(dst, '\n')
}
