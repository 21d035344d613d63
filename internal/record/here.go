package record

import (
	"github.com/jeudelettres/lettres/internal/option"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/shape"
)

// A Listener reads a move that is not written in the notation, after the moves in c: once more,
// since it came to this reading or to this error without a position.
type Listener[O, P, T, M any] func(c *shape.Record[O, P, T, M], p P, text string, read Heard[M]) Heard[M]

// A Heard is a move as it was understood, or why it was not.
type Heard[M any] struct {
	Move M
	Note *rulebook.Note
	Err  error
}

// Listen returns the Listener that asks the position: about what cannot be read without it,
// "Jarnac TZAR", and about what is illegal as it was read, where another reading is legal. It
// compiles rules when it is first asked.
func Listen[O option.Options, P Player, T any, M comparable, R, S any](
	g *Game[O, P, T, M], compile func(O) (R, error), start func(R, P) S,
	play func(S, P, M) (S, error), check func(S, P, M) error, hear func(S, P, string) (M, *rulebook.Note, error),
) Listener[O, P, T, M] {
	var at S
	played := -1 // the moves before at, -1 before the start
	lost := false
	reach := func(c *shape.Record[O, P, T, M]) {
		if played < 0 {
			rules, err := compile(c.Options)
			if lost = err != nil; lost {
				return
			}
			at, played = start(rules, c.First), 0
		}
		for !lost && played < len(c.Moves) {
			l := c.Moves[played]
			next, err := play(at, l.Player, l.Move)
			at, lost = next, err != nil
			played++
		}
	}
	return func(c *shape.Record[O, P, T, M], p P, text string, read Heard[M]) Heard[M] {
		if !lost {
			reach(c)
		}
		if lost || read.Note != nil && read.Note.Other != "" {
			return read
		}
		m, note, err := hear(at, p, text)
		switch {
		case err != nil && read.Err != nil:
			read.Err = err
			return read
		case err != nil, read.Err == nil && m != read.Move && (check(at, p, read.Move) == nil || check(at, p, m) != nil):
			return read
		}
		token := g.Text(&c.Options, m)
		if back, err := g.Parse(&c.Options, token); err != nil || back != m || note == nil {
			return read
		}
		note.Move = token
		return Heard[M]{m, note, nil}
	}
}
