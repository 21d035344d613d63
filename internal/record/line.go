package record

import (
	"bufio"
	"bytes"
	"io"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/rulebook"
)

// A line is a line of a record, taken apart.
type line struct {
	n         int
	words     []string // until the next line is read
	comment   string
	commented bool     // there is a comment, be it an empty one
	above     []string // the comment lines above it
}

// lines takes a text apart, one line at a time.
type lines struct {
	in      *bufio.Reader
	n       int
	words   []string
	counted bool // see [Game]
}

func newLines(r io.Reader, counted bool) lines {
	return lines{in: bufio.NewReaderSize(r, 2*MaxLine), counted: counted}
}

// next returns the next line that has words. Its error is io.EOF or a [*rulebook.RecordError],
// which leaves the comment lines above.
func (l *lines) next() (line, error) {
	var above []string
	for {
		line, err := l.nextOrBlank()
		if err != nil || len(line.words) > 0 {
			line.above = above
			return line, err
		}
		if line.commented {
			above = append(above, line.comment)
		}
	}
}

// nextOrBlank returns the next line, with words or without.
func (l *lines) nextOrBlank() (line, error) {
	raw, err := l.in.ReadSlice('\n')
	if len(raw) == 0 && err == io.EOF {
		return line{}, io.EOF
	}
	l.n++
	fail := func(err error) (line, error) { return line{}, &rulebook.RecordError{Line: l.n, Err: err} }
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
	text, comment, commented := cutComment(text, l.counted)
	if err := formatFault(text); err != nil {
		return fail(err)
	}
	l.words = slices.AppendSeq(l.words[:0], strings.FieldsSeq(text))
	return line{n: l.n, words: l.words, comment: strings.TrimSpace(comment), commented: commented}, nil
}

// cutComment parts a line into what stands before its comment, and the comment.
func cutComment(text string, counted bool) (before, comment string, found bool) {
	for i := range len(text) {
		if text[i] == '#' && !(counted && isCount(text, i)) {
			return text[:i], text[i+1:], true
		}
	}
	return text, "", false
}

// isCount reports whether the # at i is that of a move such as -#3.
func isCount(text string, i int) bool {
	if i == 0 || text[i-1] != '-' || i+1 == len(text) || text[i+1] < '0' || text[i+1] > '9' {
		return false
	}
	c, _ := utf8.DecodeLastRuneInString(text[:i-1])
	return i == 1 || unicode.IsSpace(c)
}

var (
	errTooMany = phrases.InputError(tooManyLines, MaxLines)
	errTooLong = phrases.InputError(tooLongLine, MaxLine)
)

// textFault says why s cannot be in a line.
func textFault(s string) error {
	if !utf8.ValidString(s) {
		return phrases.InputError(notUTF8)
	}
	for _, c := range s {
		if unicode.IsControl(c) && c != '\t' {
			return phrases.InputError(control, c)
		}
	}
	return nil
}

// formatFault says why s cannot be words of a line: it has an invisible character, which
// may turn round or hide the text beside it wherever a name is shown.
func formatFault(s string) error {
	for _, c := range s {
		if unicode.Is(unicode.Cf, c) {
			return phrases.InputError(format, c)
		}
	}
	return nil
}

// wordFault says why s cannot be a word of a line.
func wordFault(s string, counted bool) error {
	_, _, comment := cutComment(s, counted)
	switch {
	case s == "":
		return phrases.InputError(wordMissing)
	case strings.ContainsFunc(s, unicode.IsSpace):
		return phrases.InputError(notOneWord, excerpt.Truncate(s))
	case comment:
		return phrases.InputError(hasComment, excerpt.Truncate(s))
	}
	if err := formatFault(s); err != nil {
		return err
	}
	return textFault(s)
}
