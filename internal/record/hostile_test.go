package record_test

import (
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/record"
	"github.com/jeudelettres/lettres/rulebook"
)

// An endless gives one byte without end, and counts how many.
type endless struct {
	b byte
	n int
}

func (e *endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = e.b
	}
	e.n += len(p)
	return len(p), nil
}

// What is too long is not read to its end.
func TestEndlessText(t *testing.T) {
	for _, b := range []byte{'x', ' ', '#', '\n', '\r', 0} {
		e := &endless{b: b}
		_, err := readJeu(io.MultiReader(strings.NewReader("A +A\nB "), e))
		if err == nil {
			t.Errorf("%q without end is a record", b)
		}
		if e.n > 3*record.MaxLine && b != '\n' {
			t.Errorf("%q without end: %d bytes are read", b, e.n)
		}
	}
}

// Reading takes memory for a record, whatever is read.
func TestHostileRecords(t *testing.T) {
	for name, text := range map[string]string{
		"a megabyte of a name":    "A +A\n" + strings.Repeat("x", 1<<20),
		"a megabyte of a comment": "A +A\n#" + strings.Repeat("x", 1<<20) + "\n",
		"a megabyte of nothing":   "A +A\n" + strings.Repeat(" ", 1<<20),
		"a million lines":         "A +A\n" + strings.Repeat("\n", 1<<20),
		"a million moves":         strings.Repeat("A +A\n", 1<<20),
		"a million options":       strings.Repeat("@option a=b\n", 1<<20),
		"a million rounds":        strings.Repeat("@toss A=A B=A\n", 1<<20),
		"zero bytes":              "A +A\n" + strings.Repeat("\x00", 1<<20),
		"no UTF-8":                "A +A\nB \xFF\xFE\n",
		"UTF-16":                  "\xFF\xFEA\x00 \x00-\x00\n\x00",
	} {
		in := &counting{r: strings.NewReader(text)}
		rec, err := readJeu(in)
		var e *rulebook.RecordError
		if !errors.As(err, &e) || e.Line < 1 || e.Line > 8193 || len(err.Error()) > 200 {
			t.Errorf("%s: %v", name, err)
		}
		if in.n > 8193*16+8192 || !strings.HasPrefix(name, "a million") && in.n > 20_000 {
			t.Errorf("%s: %d bytes are read", name, in.n)
		}
		if want := min(strings.Count(text, "A +A\n"), 8192); len(rec.Moves) != want {
			t.Errorf("%s: %d moves, want %d", name, len(rec.Moves), want)
		}
	}
}

type counting struct {
	r io.Reader
	n int
}

func (c *counting) Read(p []byte) (int, error) {
	n, err := c.r.Read(p)
	c.n += n
	return n, err
}

// What would not come back is not written.
