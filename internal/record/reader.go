package record

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
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
	options  map[string]bool

	// Heads that wait for the names of the players.
	tosses []waiting
	first  waiting
}

type waiting struct {
	words []string
	line  int
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

func (r *Reader) headLine(key string, values []string, n int) error {
	h := &r.head
	once := func(dst *string) error {
		switch {
		case *dst != "":
			return fmt.Errorf("%s stands twice", key)
		case len(values) != 1:
			return fmt.Errorf("after %s comes one word, and not %d", key, len(values))
		}
		*dst = values[0]
		return nil
	}
	switch key {
	case "@game":
		if err := once(&h.Game); err != nil {
			return err
		}
		if h.Game != r.game.Name {
			return fmt.Errorf("it is a record of %q, and not of %s", clip(h.Game), r.game.Name)
		}
		return nil
	case "@rules":
		h.RulesLine = n
		return once(&h.Rules)
	case "@lexicon":
		return once(&h.Lexicon)
	case "@option":
		return r.option(values, n)
	case "@players":
		return r.players(values)
	case "@toss":
		if r.first.words != nil {
			return errBoth
		}
		r.tosses = append(r.tosses, waiting{slices.Clone(values), n})
		return nil
	case "@first":
		var name string
		switch {
		case r.tosses != nil:
			return errBoth
		case r.first.words != nil:
			name = r.first.words[0]
		}
		err := once(&name)
		if err == nil {
			r.first = waiting{[]string{name}, n}
		}
		return err
	}
	return fmt.Errorf("there is no head %q", clip(key))
}

var errBoth = errors.New("who begins is said by @toss or by @first, and not by both")

func (r *Reader) option(values []string, n int) error {
	if len(values) != 1 {
		return fmt.Errorf("after @option comes one key=value, and not %d words", len(values))
	}
	key, value, ok := strings.Cut(values[0], "=")
	if !ok || key == "" || value == "" {
		return fmt.Errorf("%q is not of the form key=value", clip(values[0]))
	}
	if r.options[key] {
		return fmt.Errorf("option %q stands twice", clip(key))
	}
	if r.options == nil {
		r.options = map[string]bool{}
	}
	r.options[key] = true
	r.head.Options = append(r.head.Options, Option{key, value, n})
	return nil
}

func (r *Reader) players(names []string) error {
	switch {
	case r.head.Players != nil:
		return errors.New("@players stands twice")
	case len(names) < r.game.Least || len(names) > r.game.Most:
		return fmt.Errorf("%d players are named, and %s is for %s", len(names), r.game.Name, r.game.number())
	}
	if err := namesFault(names); err != nil {
		return err
	}
	r.head.Players = slices.Clone(names)
	return nil
}

func (g Game) number() string {
	if g.Least == g.Most {
		return fmt.Sprint(g.Least)
	}
	return fmt.Sprintf("%d to %d", g.Least, g.Most)
}

// resolve understands the heads that waited for the names of the players.
func (r *Reader) resolve() error {
	h := &r.head
	if h.Players == nil {
		for i := range r.game.Least {
			h.Players = append(h.Players, string(rune('A'+i)))
		}
	}
	for _, toss := range r.tosses {
		round, err := r.round(toss.words)
		if err != nil {
			return &Error{Line: toss.line, Err: err}
		}
		h.Toss = append(h.Toss, Round{round, toss.line})
	}
	if r.first.words != nil {
		first, err := r.player(r.first.words[0])
		if err != nil {
			return &Error{Line: r.first.line, Err: err}
		}
		h.First = first
	}
	return nil
}

// round is what each player drew in a round of the toss.
func (r *Reader) round(words []string) ([]string, error) {
	if len(words) == 0 {
		return nil, errors.New("after @toss comes what each player drew, as NAME=X")
	}
	drawn := make([]string, len(r.head.Players))
	for _, w := range words {
		i := strings.LastIndexByte(w, '=')
		if i < 1 || i == len(w)-1 {
			return nil, fmt.Errorf("%q is not of the form NAME=X", clip(w))
		}
		p, err := r.player(w[:i])
		if err != nil {
			return nil, err
		}
		if drawn[p] != "" {
			return nil, fmt.Errorf("%q draws twice", clip(w[:i]))
		}
		drawn[p] = w[i+1:]
	}
	return drawn, nil
}

func (r *Reader) player(name string) (int, error) {
	if i := slices.Index(r.head.Players, name); i >= 0 {
		return i, nil
	}
	return 0, fmt.Errorf("there is no player %q", clip(name))
}

func (r *Reader) moveLine(words []string) (Move, error) {
	if words[0][0] == '@' {
		return Move{}, fmt.Errorf("%s stands after a move, and heads stand before the first", clip(words[0]))
	}
	p, err := r.player(words[0])
	switch {
	case err != nil:
		return Move{}, err
	case len(words) != 2:
		return Move{}, fmt.Errorf("after the name of a player comes one move, and not %d words", len(words)-1)
	}
	return Move{Player: p, Token: words[1]}, nil
}
