package gcg

import (
	"bufio"
	"bytes"
	"io"
	"strings"

	"github.com/jeudelettres/lettres/rulebook"
)

// lines takes a text apart. A line ends with a line feed, with a carriage return,
// or with both: the format allows all of them.
type lines struct {
	in      *bufio.Reader
	n       int  // of the line that was read last
	cr      bool // which ended with a carriage return
	buf     []byte
	decoder decoder
	mended  bool // the line had bytes that are not UTF-8
}

func newLines(r io.Reader) lines { return lines{in: bufio.NewReader(r)} }

// next returns the next line without white space around it. Its error is io.EOF or an
// [*rulebook.RecordError].
func (l *lines) next() (string, error) {
	err := l.raw()
	if err == io.EOF {
		return "", io.EOF
	}
	if l.n++; l.n > maxLines {
		err = errTooMany
	}
	if l.n == 1 {
		if marked, ok := bytes.CutPrefix(l.buf, []byte("\uFEFF")); ok {
			l.buf, l.decoder.known = marked, true
		}
	}
	var text string
	if l.mended = false; err == nil {
		text, l.mended, err = l.decoder.decode(l.buf)
	}
	if err != nil {
		return "", &rulebook.RecordError{Line: l.n, Err: err}
	}
	return trim(text), nil
}

// raw reads the bytes of a line, and no more of them than a line can have.
func (l *lines) raw() error {
	l.buf = l.buf[:0]
	for {
		b, err := l.in.ReadByte()
		switch {
		case err == io.EOF && len(l.buf) > 0:
			return nil
		case err != nil:
			return err
		case b == '\n' && l.cr:
			l.cr = false
			continue
		case b == '\n' || b == '\r':
			l.cr = b == '\r'
			return nil
		case len(l.buf) == maxLine:
			return errTooLong
		}
		l.cr = false
		l.buf = append(l.buf, b)
	}
}

var (
	errTooMany = phrases.InputError(tooManyLines, maxLines)
	errTooLong = phrases.InputError(tooLongLine, maxLine)
)

// declare takes over the encoding that the file says it has. A byte order mark
// knows better: then an editor has changed the encoding, and not the line.
func (l *lines) declare(name string) error {
	e, err := encodingNamed(name)
	if err == nil && !l.decoder.known {
		l.decoder = decoder{encoding: e, known: true}
	}
	return err
}

// white stands between words.
const white = " \t"

func trim(s string) string { return strings.Trim(s, white) }

// cut takes the first word off s.
func cut(s string) (word, rest string) {
	s = trim(s)
	if i := strings.IndexAny(s, white); i >= 0 {
		return s[:i], trim(s[i:])
	}
	return s, ""
}
