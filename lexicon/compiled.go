package lexicon

import (
	"io"
	"strings"
)

// WriteTo writes the compiled form of l, which [Read] and [Open] read back.
func (l *Lexicon) WriteTo(w io.Writer) (int64, error) {
	var b strings.Builder
	l.WriteTagged(&b)
	n, err := io.WriteString(w, b.String())
	return int64(n), err
}

// Read reads the compiled form that [Lexicon.WriteTo] writes.
func Read(r io.Reader) (*Lexicon, error) { return ReadTagged(r) }

// Open is [Read] for bytes that the program carries. It keeps hold of data and
// copies little of it.
func Open(data string) (*Lexicon, error) { return Read(strings.NewReader(data)) }
