package record

import (
	"io"
	"slices"

	"github.com/jeudelettres/lettres/internal/excerpt"
)

// A Reader reads a record: its head, then move after move.
type Reader struct {
	lines    lines
	game     Game
	head     Head
	headErr  error
	begun    bool
	comments []string // comment lines that wait for what they stand above
	pending  line     // the first move, which ended the head
	err      error    // what ended the reading

	// Of the heads, what they do not tell themselves.
	options map[string]bool // the keys that stand there
	tosses  []waiting
	first   waiting
}

// NewReader is a Reader of a record of the game.
func NewReader(r io.Reader, g Game) *Reader {
	return &Reader{lines: newLines(r), game: g, head: Head{First: Nobody}}
}

// Head is all that stands above the first move, and reads up to there when it is
// called first. On an error, an [*Error], it is what stands before the error.
func (r *Reader) Head() (Head, error) {
	if !r.begun {
		r.begun = true
		r.headErr = r.readHead()
		if err := r.resolve(); r.headErr == nil {
			r.headErr = err
		}
		r.err = r.headErr
	}
	return r.head, r.headErr
}

func (r *Reader) readHead() error {
	for {
		l, err := r.next()
		switch {
		case err == io.EOF:
			return nil
		case err != nil:
			return err
		case l.words[0][0] != '@':
			r.pending = l
			return nil
		}
		r.head.Comments = append(r.head.Comments, r.above()...)
		if l.comment != "" {
			r.head.Comments = append(r.head.Comments, l.comment)
		}
		if err := r.headLine(l.words[0], l.words[1:], l.n); err != nil {
			return &Error{Line: l.n, Err: err}
		}
	}
}

// Next is the next move. The error is io.EOF after the last one, else an
// [*Error], and remains. With it comes, as the Before of the Move, the comment
// lines that stand above no move.
func (r *Reader) Next() (Move, error) {
	r.Head()
	l := r.pending
	if r.pending = (line{}); l.words == nil && r.err == nil {
		l, r.err = r.next()
	}
	if r.err != nil {
		return Move{Before: r.above()}, r.err
	}
	m, err := r.moveLine(l.words)
	if err != nil {
		r.err = &Error{Line: l.n, Err: err}
		return Move{Before: r.above()}, r.err
	}
	m.Comment, m.Before, m.Line = l.comment, r.above(), l.n
	return m, nil
}

// next is the next line that is neither blank nor a comment.
func (r *Reader) next() (line, error) {
	for {
		l, err := r.lines.next()
		if err != nil || len(l.words) > 0 {
			return l, err
		}
		if l.commented {
			r.comments = append(r.comments, l.comment)
		}
	}
}

// above is the comment lines above what has been read.
func (r *Reader) above() []string {
	c := r.comments
	r.comments = nil
	return c
}

// player is the number of the player with that name.
func (r *Reader) player(name string) (int, error) {
	if i := slices.Index(r.head.Players, name); i >= 0 {
		return i, nil
	}
	return 0, phrases.Fault(noPlayer, excerpt.Of(name))
}

func (r *Reader) moveLine(words []string) (Move, error) {
	if words[0][0] == '@' {
		return Move{}, phrases.Fault(headAfterMove, excerpt.Of(words[0]))
	}
	p, err := r.player(words[0])
	switch {
	case err != nil:
		return Move{}, err
	case len(words) != 2:
		return Move{}, phrases.Fault(notOneMove, len(words)-1)
	}
	return Move{Player: p, Token: words[1]}, nil
}
