package record

import (
	"bytes"
	"cmp"
	"io"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/spoken"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/shape"
)

// usualMoves is room for the moves of a short game, and shortLine is about the shortest line of a
// move: a text tells by its length for how many moves there has to be room.
const usualMoves, shortLine = 64, 8

// Read reads a record, one line at a time. The error is a [*rulebook.RecordError], and the
// Content is then what stands before it; of a head that is at fault, all that can be read.
func (g *Game[O, P, T, M]) Read(r io.Reader) (shape.Record[O, P, T, M], error) {
	return g.ReadBy(r, nil)
}

// ReadBy reads a record as Read does, with a Listener or nil.
func (g *Game[O, P, T, M]) ReadBy(r io.Reader, listen *Listener[O, P, T, M]) (shape.Record[O, P, T, M], error) {
	var c shape.Record[O, P, T, M]
	in := newLines(r, g.Counted)
	h := heads{}
	l, err := in.next()
	for ; err == nil && l.words[0][0] == '@'; l, err = in.next() {
		c.Comments = append(c.Comments, l.above...)
		if l.comment != "" {
			c.Comments = append(c.Comments, l.comment)
		}
		if e := h.add(l); e != nil {
			err = &rulebook.RecordError{Line: l.n, Err: e}
			break
		}
	}
	if e := g.setHeads(&c, h); err == nil || err == io.EOF {
		if e != nil {
			err = e
		}
	}
	players := newNames(c.Players)
	for ; err == nil; l, err = in.next() {
		rest, e := g.instead(&c, &players, l, listen)
		before := markOf(&c)
		var m shape.Line[P, M]
		if l = rest; e == nil {
			m, e = g.move(&c, &players, l, listen, h["@first"] != nil || h["@toss"] != nil)
		}
		if n := before.moves; listen != nil && n > 0 && strings.HasPrefix(c.Moves[n-1].Text, "?") && (e != nil || !listen.legal(&c, m.Player, m.Move)) && spoken.IsRuling(join(l.words)) {
			restore(&c, before, listen) // whoever arbitrates says so
			c.Warnings = append(c.Warnings, rulebook.Note{Line: l.n, Text: excerpt.Truncate(join(l.words))})
			continue
		}
		if listen != nil && taken(e) {
			if e = g.takeBack(&c, m.Player, l, listen); e == nil {
				continue
			}
		}
		if e != nil {
			err = &rulebook.RecordError{Line: l.n, Err: e}
			break
		}
		if c.Moves == nil {
			room := usualMoves
			if text, ok := r.(interface{ Size() int64 }); ok {
				room = min(int(text.Size())/shortLine+1, 4*usualMoves)
			}
			c.Moves = make([]shape.Line[P, M], 0, room)
		}
		c.Moves = append(c.Moves, m)
	}
	c.Closing = l.above
	if err == io.EOF {
		err = nil
	}
	return c, err
}

// move reads the line of a move, and notes in c how it was understood, and who began if the
// heads do not say it.
func (g *Game[O, P, T, M]) move(c *shape.Record[O, P, T, M], players *names, l line, listen *Listener[O, P, T, M], first bool) (m shape.Line[P, M], err error) {
	if l.words[0][0] == '@' {
		return m, phrases.InputError(headAfterMove, excerpt.Truncate(l.words[0]))
	}
	if g.Hear != nil {
		l.words = unnumbered(players, l.words)
	}
	if listen != nil {
		if m, ok := g.severally(c, players, l, listen, first); ok {
			return m, nil
		}
	}
	return g.one(c, players, l, listen, first)
}

// one reads the line of one player.
func (g *Game[O, P, T, M]) one(c *shape.Record[O, P, T, M], players *names, l line, listen *Listener[O, P, T, M], first bool) (m shape.Line[P, M], err error) {
	p, words, err := cutName[P](players, l.words)
	switch {
	case err != nil:
		if listen != nil { // where nobody is said to begin, the first of the players does
			m, ok, why := g.unnamed(c, players, l, listen)
			if ok {
				return m, nil
			}
			if why == nil && !isName(l.words[0]) {
				why = phrases.InputError(noMove, excerpt.Truncate(join(l.words)))
			}
			err = cmp.Or(why, err)
		}
		return m, err
	case len(words) == 0, len(words) > 1 && g.Hear == nil:
		return m, phrases.InputError(notOneMove, len(words))
	}
	if g.Hear != nil && len(words) > 1 {
		if again, rest, e := cutName[P](players, words); e == nil && again == p && strings.HasSuffix(join(words[:len(words)-len(rest)]), ":") {
			words = rest // Alice Alice : RAT
		}
	}
	m = shape.Line[P, M]{Player: p, Text: join(words), Line: l.n, Before: l.above, Comment: l.comment}
	before := c.First
	if len(c.Moves) == 0 && !first {
		c.First = p
	}
	if g.Hear == nil {
		m.Move, err = g.Parse(&c.Options, m.Text)
	} else {
		err = g.hear(c, &m, listen)
	}
	if err != nil {
		c.First = before
	}
	return m, err
}

// hear reads the text of a move as people write it.
func (g *Game[O, P, T, M]) hear(c *shape.Record[O, P, T, M], m *shape.Line[P, M], listen *Listener[O, P, T, M]) error {
	heard := g.here(c, m, listen)
	if m.Move = heard.Move; heard.Note != nil {
		heard.Note.Line, m.Text = m.Line, heard.Note.Move
		c.Warnings = append(c.Warnings, *heard.Note)
	}
	return heard.Err
}

// here returns the move that the text of a line is, after draws that nobody wrote down and after moves
// that stand in the same line.
func (g *Game[O, P, T, M]) here(c *shape.Record[O, P, T, M], m *shape.Line[P, M], listen *Listener[O, P, T, M]) Heard[M] {
	before := markOf(c)
	heard := g.owing(c, m.Player, m.Text, m.Line, listen)
	switch {
	case listen == nil, heard.Err == nil && heard.Note == nil:
		return heard
	case taken(heard.Err):
		restore(c, before, listen) // nothing was drawn since
		return heard
	}
	var whole *M // where it is legal: another part may follow on it
	if heard.Err == nil && listen.legal(c, m.Player, heard.Move) {
		whole = &heard.Move
	}
	if whole != nil && g.Text(&c.Options, *whole) == "-" && spoken.Draws(m.Text) {
		whole = nil // who draws first does more than to pass
	}
	owed := markOf(c)
	last, ok := g.parted(c, m, listen, whole, 2, false)
	moves, notes := slices.Clone(c.Moves[owed.moves:]), slices.Clone(c.Warnings[owed.warnings:])
	restore(c, owed, listen)
	if more, refused := g.parted(c, m, listen, whole, 2, true); refused && (!ok || len(c.Moves) > owed.moves+len(moves)) {
		return more
	}
	if ok {
		restore(c, owed, listen)
		c.Moves, c.Warnings = append(c.Moves, moves...), append(c.Warnings, notes...)
		return last
	}
	return heard
}

// owing returns the move that a text is, after draws that nobody wrote down.
func (g *Game[O, P, T, M]) owing(c *shape.Record[O, P, T, M], p P, text string, n int, listen *Listener[O, P, T, M]) Heard[M] {
	before := markOf(c)
	first := g.heard(c, p, text, listen)
	heard := first
	for listen != nil {
		q, draw, owed := listen.owed(c, p, heard)
		if !owed {
			break
		}
		c.Moves = append(c.Moves, shape.Line[P, M]{Player: q, Move: draw, Text: g.Text(&c.Options, draw), Line: n})
		heard = g.heard(c, p, text, listen)
	}
	if g.After != nil && len(c.Moves) > before.moves && (heard.Err != nil || !g.After(heard.Move)) {
		restore(c, before, listen)
		return first
	}
	return heard
}

// heard returns the move that a text is, as people write it.
func (g *Game[O, P, T, M]) heard(c *shape.Record[O, P, T, M], p P, text string, listen *Listener[O, P, T, M]) (heard Heard[M]) {
	heard.Move, heard.Note, heard.Err = g.Hear(&c.Options, text)
	if listen != nil && (heard.Note != nil || heard.Err != nil) {
		heard = listen.hear(c, p, text, heard)
	}
	if listen == nil || g.Loosely == nil || !g.Unseen(&c.Options) || heard.Err != nil || listen.legal(c, p, heard.Move) {
		return heard
	}
	if said := g.Loosely(heard.Move); said != "" {
		again := listen.hear(c, p, said, Heard[M]{heard.Move, &rulebook.Note{}, nil})
		if again.Err == nil && listen.legal(c, p, again.Move) {
			again.Note.Text = text
			return again
		}
	}
	return heard
}

// Unmarshal reads a record from a text, the zero record from no text, and asks no position. On an error r stays
// as it was.
func Unmarshal[R, F any](r *R, text []byte, read func(io.Reader, F) (R, error)) error {
	if len(text) == 0 {
		*r = *new(R)
		return nil
	}
	v, err := read(bytes.NewReader(text), *new(F))
	if err == nil {
		*r = v
	}
	return err
}
