package lexicon

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"github.com/jeudelettres/lettres/internal/excerpt"
)

// ReadList reads a plain list with one word a line, as copies of the ODS have it. It
// passes each line through [Normalize]. It ignores blank lines, duplicates, spaces around
// a word and a byte order mark, accepts both kinds of line ends, and leaves out words of
// one letter or of more than [MaxLen]. Anything else that is wrong is a [*SyntaxError],
// as is a list of more than 64 MiB, 4,194,304 lines or 1,572,864 different words and
// readings. A Lexicon has at most 1,048,576 words.
//
// A plain list has no readings.
func ReadList(r io.Reader) (*Lexicon, error) {
	g := gathering{most: listLimit.forms}
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
// where READING is entry:class and class is a tag as [Class.String] writes it. The entry
// is any text of at most 255 bytes without control characters, ';' or ':'. The same entry
// on two lines is the same dictionary entry. A spelling can be on several lines, which
// together give its readings. A spelling alone is a word without readings. A word has at
// most 64 readings. Otherwise lines and words are as for [ReadList].
func ReadTagged(r io.Reader) (*Lexicon, error) {
	g := gathering{most: listLimit.forms}
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
	class, known := parseClass(tag)
	switch {
	case !ok:
		return Reading{}, lineError(0, excerpt.Truncate(text), "no ':' in the reading ¦ il manque « : » dans la lecture")
	case !known:
		return Reading{}, lineError(0, excerpt.Truncate(tag), "unknown class ¦ catégorie inconnue")
	}
	entry = norm.NFC.String(entry)
	if reason := entryFault(entry); reason != "" {
		return Reading{}, lineError(0, excerpt.Truncate(entry), reason)
	}
	return Reading{Entry(entry), class}, nil
}

// entryFault returns the phrase that says why s cannot be an entry; it is "" if s can.
func entryFault(s string) string {
	switch {
	case s == "":
		return "an entry is missing ¦ une entrée manque"
	case len(s) > maxEntry:
		return "an entry has more than 255 bytes ¦ une entrée a plus de 255 octets"
	case !utf8.ValidString(s):
		return "an entry is not UTF-8 ¦ une entrée n'est pas en UTF-8"
	case strings.ContainsAny(s, ";:") || strings.ContainsFunc(s, unicode.IsControl):
		return "an entry has a control character, ';' or ':' ¦ une entrée a un caractère de contrôle, « ; » ou « : »"
	}
	return ""
}

// eachLine calls f with the number and the text of each line that is not blank, and turns
// an error of f into a SyntaxError. A text beyond the limit is a SyntaxError too, since a
// reader may be endless.
func eachLine(r io.Reader, limit textLimit, f func(n int, line string) error) error {
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, maxLine)
	n, read := 0, 0
	for lines.Scan() {
		if err := lines.Err(); err != nil { // of r, so the line may be cut off
			return err
		}
		n++
		text := lines.Bytes()
		read += len(text) + 1
		switch {
		case n > limit.lines:
			return lineError(n, "", "the text has more than %d lines ¦ le texte a plus de %d lignes", limit.lines)
		case read > limit.bytes:
			return lineError(n, "", "the text has more than %d bytes ¦ le texte a plus de %d octets", limit.bytes)
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
	if errors.Is(lines.Err(), bufio.ErrTooLong) {
		return lineError(n+1, "", "the line is longer than 64 KiB ¦ la ligne dépasse 64 Kio")
	}
	return lines.Err()
}

func syntaxError(n int, line string, err error) error {
	if spelling, ok := errors.AsType[*spellingFault](err); ok {
		return &SyntaxError{Line: n, Text: spelling.text, Reason: spelling.why.Error(), Err: err}
	}
	if part, ok := err.(*SyntaxError); ok {
		part.Line = n
		return part
	}
	return &SyntaxError{Line: n, Text: excerpt.Truncate(strings.TrimSpace(line)), Reason: err.Error(), Err: err}
}

// WriteTagged writes l as a tagged list: the words in alphabetical order, each with its
// readings in the order of [Lexicon.AppendReadings]. [ReadTagged] reads the list as a
// Lexicon with the same ID, unless the list is longer than ReadTagged accepts.
func (l *Lexicon) WriteTagged(w io.Writer) error {
	out := bufio.NewWriter(w)
	var readings []Reading
	for word := range l.Words() {
		readings = l.AppendReadings(readings[:0], word)
		out.Write(appendTagged(out.AvailableBuffer(), word, readings))
	}
	return out.Flush()
}

// appendTagged appends the line of a word in a tagged list. With maxReadings or fewer the
// line is short enough to be read back.
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
