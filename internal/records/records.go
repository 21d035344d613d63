// Package records reads files that hold many games, one record after the other, as matches
// write them. A record that begins with a line @game, or with a line such as "jeu : scrabble",
// ends the one above it.
package records

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"iter"

	"github.com/jeudelettres/lettres/internal/typed"
)

// A Part is the text of one record in a file.
type Part struct {
	N     int // which record it is, from 1
	Above int // how many lines stand above it
	// Offset tells where it begins, in bytes.
	Offset int64
	Text   []byte // until the next Part is asked for
}

// MaxText is more bytes than any record has: those who read records find too many lines in
// so much text, or too long ones.
const MaxText = 8192*(4096+2) + 1

var mark = []byte("\uFEFF") // the byte order mark that a text may begin with

// Split yields the records of a text; of an empty one an empty record. It never holds more
// than MaxText, and ends after a record that has as much. The error is that of r.
func Split(r io.Reader) iter.Seq2[Part, error] {
	return func(yield func(Part, error) bool) {
		lines := bufio.NewReaderSize(r, 1<<13)
		p, offset, n := Part{N: 1}, int64(0), 0
		moves, begins := false, true // a move was read; what comes is the beginning of a line
		for {
			chunk, err := lines.ReadSlice('\n')
			if begins {
				line, _, _ := bytes.Cut(bytes.TrimSpace(bytes.TrimPrefix(chunk, mark)), []byte("#"))
				word := line
				if i := bytes.IndexAny(line, "\t "); i >= 0 {
					word = line[:i]
				}
				key, _, _, head := "", "", false, false
				if bytes.IndexByte(line, ':') > 0 {
					key, _, _, head = typed.Head(string(line[:min(len(line), 200)]))
				}
				switch {
				case moves && (string(word) == "@game" || key == "@game"):
					if !yield(p, nil) {
						return
					}
					p = Part{N: p.N + 1, Above: n, Offset: offset, Text: p.Text[:0]}
					moves = false
				case len(word) > 0 && word[0] != '@' && !head:
					moves = true
				}
			}
			chunk = chunk[:min(len(chunk), MaxText-len(p.Text))]
			p.Text = append(p.Text, chunk...)
			offset += int64(len(chunk))
			if begins = err == nil; begins {
				n++
			}
			switch {
			case errors.Is(err, bufio.ErrBufferFull) && len(p.Text) < MaxText:
			case err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, bufio.ErrBufferFull):
				yield(p, err)
				return
			case err != nil || len(p.Text) == MaxText:
				yield(p, nil)
				return
			}
		}
	}
}
