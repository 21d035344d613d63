package record

import (
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/internal/option"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/shape"
)

// A Listener reads moves where they are made, in the position after the moves of a record so far.
type Listener[O, P, T, M any] struct {
	// hear reads a move that is not written in the notation once more, since it came to this
	// reading or to this error without a position.
	hear func(c *shape.Record[O, P, T, M], p P, text string, read Heard[M]) Heard[M]
	// legal reports whether p can make a move.
	legal func(c *shape.Record[O, P, T, M], p P, m M) bool
	// turn returns who is on turn, if somebody is.
	turn func(c *shape.Record[O, P, T, M]) (p P, ok bool)
	// forget begins anew, where moves are taken off a record.
	forget func()
	// owed returns what has to come before p can make a move, as it was heard, and that goes without
	// saying: a draw whose letters nobody has seen, or the end of a turn after which letters are drawn.
	owed func(c *shape.Record[O, P, T, M], p P, heard Heard[M]) (q P, m M, ok bool)
}

// A Heard is a move as it was understood, or why it was not.
type Heard[M any] struct {
	Move M
	Note *rulebook.Note
	Err  error
}

// A Position is where the moves of a record have led.
type Position[P, M any] interface {
	// Play moves on, to a position of no use where it refuses the move.
	Play(P, M) error
	Check(P, M) error
	ParseMove(P, string) (M, *rulebook.Note, error)
	// Due returns how many letters somebody has to draw, 0 where nobody has.
	Due() (p P, letters int)
	Turn() P
}

// moving is a [Position] that holds the State of a game.
type moving[S shape.State[S, P, M], P, M any] struct{ s S }

func (m *moving[S, P, M]) Play(p P, move M) (err error) {
	m.s, err = m.s.Play(p, move)
	return err
}

func (m *moving[S, P, M]) Check(p P, move M) error { return m.s.Check(p, move) }

func (m *moving[S, P, M]) ParseMove(p P, text string) (M, *rulebook.Note, error) {
	return m.s.ParseMove(p, text)
}

func (m *moving[S, P, M]) Due() (p P, letters int) {
	if drawing, ok := any(m.s).(interface{ Due() int }); ok {
		return m.s.Turn(), drawing.Due()
	}
	return p, 0
}

func (m *moving[S, P, M]) Turn() P { return m.s.Turn() }

// At returns what finds the first position of a record as a [Position], nil for nil.
func At[O any, S shape.State[S, P, M], P, M any](start func(O, P) (S, error)) func(O, P) (Position[P, M], error) {
	if start == nil {
		return nil
	}
	return func(o O, first P) (Position[P, M], error) {
		s, err := start(o, first)
		return &moving[S, P, M]{s}, err
	}
}

// Compiled returns the function that compiles the options of a record and starts its game, nil for
// nil.
func Compiled[O any, R interface{ Start(P) S }, P, S any](compile func(O) (R, error)) func(O, P) (S, error) {
	if compile == nil {
		return nil
	}
	return func(o O, first P) (s S, err error) {
		rules, err := compile(o)
		if err != nil {
			return s, err
		}
		return rules.Start(first), nil
	}
}

// Listen returns the Listener that asks the position: about what cannot be read without it,
// "Jarnac TZAR", and about what is illegal as it was read, where another reading is legal. It
// calls start when it is first asked. For nil it returns nil: no position is asked.
func Listen[O option.Options, P Player, T any, M comparable](g *Game[O, P, T, M], start func(O, P) (Position[P, M], error)) *Listener[O, P, T, M] {
	if start == nil {
		return nil
	}
	var at Position[P, M]
	played := 0 // the moves before at
	lost := false
	reach := func(c *shape.Record[O, P, T, M]) bool {
		if at == nil && !lost {
			s, err := start(c.Options, c.First)
			at, lost = s, err != nil
		}
		for !lost && played < len(c.Moves) {
			l := c.Moves[played]
			lost = at.Play(l.Player, l.Move) != nil
			played++
		}
		return !lost
	}
	legal := func(c *shape.Record[O, P, T, M], p P, m M) bool { return reach(c) && at.Check(p, m) == nil }
	return &Listener[O, P, T, M]{
		legal: legal,
		turn: func(c *shape.Record[O, P, T, M]) (p P, ok bool) {
			if !reach(c) {
				return p, false
			}
			return at.Turn(), true
		},
		forget: func() { at, played, lost = nil, 0, false },
		owed: func(c *shape.Record[O, P, T, M], p P, heard Heard[M]) (q P, draw M, ok bool) {
			if g.Ends != "" && heard.Err == nil && strings.HasPrefix(g.Text(&c.Options, heard.Move), "+") && !legal(c, p, heard.Move) {
				end, err := g.Parse(&c.Options, g.Ends)
				return p, end, err == nil && legal(c, p, end)
			}
			if g.Unseen == nil || !g.Unseen(&c.Options) || !reach(c) {
				return q, draw, false
			}
			q, n := at.Due()
			if n == 0 || g.After != nil && q != p || heard.Err == nil && (strings.HasPrefix(g.Text(&c.Options, heard.Move), "+") || at.Check(p, heard.Move) == nil) {
				return q, draw, false
			}
			draw, err := g.Parse(&c.Options, "+"+strconv.Itoa(n))
			return q, draw, err == nil && at.Check(q, draw) == nil
		},
		hear: func(c *shape.Record[O, P, T, M], p P, text string, read Heard[M]) Heard[M] {
			if !reach(c) || read.Note != nil && read.Note.Other != "" {
				return read
			}
			m, note, err := at.ParseMove(p, text)
			switch {
			case taken(err) && read.Err == nil && at.Check(p, read.Move) != nil:
				return Heard[M]{Err: err}
			case err != nil && read.Err != nil:
				read.Err = err
				return read
			case err != nil, read.Err == nil && m != read.Move && (at.Check(p, read.Move) == nil && !strings.Contains(text, "(") || at.Check(p, m) != nil):
				return read // but of letters in parentheses the position knows whether they lie there
			}
			token := g.Text(&c.Options, m)
			if back, err := g.Parse(&c.Options, token); err != nil || back != m || note == nil {
				return read
			}
			note.Move = token
			return Heard[M]{m, note, nil}
		},
	}
}
