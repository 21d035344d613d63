package record

import (
	"bufio"
	"bytes"
	"io"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/jeudelettres/lettres/internal/excerpt"
)

// A line is a line of a record, taken apart.
type line struct {
	n         int
	words     []string // until the next line is read
	comment   string
	commented bool // there is a comment, be it an empty one
}

// lines takes a text apart, one line at a time.
type lines struct {
	in    *bufio.Reader
	n     int
	words []string
}

func newLines(r io.Reader) lines {
	return lines{in: bufio.NewReaderSize(r, 2*MaxLine)}
}

// next is the next line. Its error is io.EOF or an [*Error].
func (l *lines) next() (line, error) {
	raw, err := l.in.ReadSlice('\n')
	if len(raw) == 0 && err == io.EOF {
		return line{}, io.EOF
	}
	l.n++
	fail := func(err error) (line, error) { return line{}, &Error{Line: l.n, Err: err} }
	if err != nil && err != io.EOF && err != bufio.ErrBufferFull {
		return fail(err)
	}
	raw = bytes.TrimSuffix(raw, []byte("\n"))
	raw = bytes.TrimSuffix(raw, []byte("\r"))
	if l.n == 1 {
		raw = bytes.TrimPrefix(raw, []byte("\uFEFF"))
	}
	switch {
	case l.n > MaxLines:
		return fail(errTooMany)
	case len(raw) > MaxLine:
		return fail(errTooLong)
	}
	text := string(raw)
	if err := textFault(text); err != nil {
		return fail(err)
	}
	text, comment, commented := strings.Cut(text, "#")
	if err := formatFault(text); err != nil {
		return fail(err)
	}
	l.words = l.words[:0]
	for w := range strings.FieldsSeq(text) {
		l.words = append(l.words, w)
	}
	return line{l.n, l.words, strings.TrimSpace(comment), commented}, nil
}

var (
	errTooMany = phrases.Fault(tooManyLines, MaxLines)
	errTooLong = phrases.Fault(tooLongLine, MaxLine)
)

// textFault says why s cannot be in a line.
func textFault(s string) error {
	if !utf8.ValidString(s) {
		return phrases.Fault(notUTF8)
	}
	for _, c := range s {
		if unicode.IsControl(c) && c != '\t' {
			return phrases.Fault(control, c)
		}
	}
	return nil
}

// formatFault says why s cannot be words of a line: by a character that is not seen, and
// may turn round or hide the text beside it wherever a name is shown.
func formatFault(s string) error {
	for _, c := range s {
		if unicode.Is(unicode.Cf, c) {
			return phrases.Fault(format, c)
		}
	}
	return nil
}

// wordFault says why s cannot be a word of a line.
func wordFault(s string) error {
	switch {
	case s == "":
		return phrases.Fault(wordMissing)
	case strings.ContainsFunc(s, unicode.IsSpace):
		return phrases.Fault(notOneWord, excerpt.Of(s))
	case strings.Contains(s, "#"):
		return phrases.Fault(hasComment, excerpt.Of(s))
	}
	if err := formatFault(s); err != nil {
		return err
	}
	return textFault(s)
}

// namesFault says why these cannot be the names of the players.
func namesFault(names []string) error {
	for i, name := range names {
		if err := wordFault(name); err != nil {
			return phrases.Fault(badName, err)
		}
		if name[0] == '@' {
			return phrases.Fault(nameLikeHead, excerpt.Of(name))
		}
		for _, other := range names[:i] {
			if name == other {
				return phrases.Fault(sameName, excerpt.Of(name))
			}
		}
	}
	return nil
}
