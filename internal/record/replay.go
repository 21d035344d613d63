package record

import (
	"fmt"
	"iter"

	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/shape"
)

// A Step is a [shape.Step], or one with methods.
type Step[S, P, M any] interface {
	~struct {
		Before S
		Player P
		Move   M
		After  S
	}
}

// CompileError returns an error of the options of a record, with the line where they end.
func CompileError(line int, err error) error {
	if line == 0 {
		return err
	}
	return &rulebook.RecordError{Line: line, Err: err}
}

// Replay plays the moves from a first position and yields a step for each. The first one
// that play refuses ends it, with an error that tells its line. Where there is no first
// position, it yields that error alone. Read returns the move of a line where the position has a
// say in it; nil returns its Move.
func Replay[T Step[S, P, M], S, P, M any](start func() (S, error), moves []shape.Line[P, M], read func(*S, *shape.Line[P, M]) M, play func(S, P, M) (S, error)) iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		s, err := start()
		if err != nil {
			yield(T{}, err)
			return
		}
		for i := range moves {
			l := moves[i]
			if read != nil {
				l.Move = read(&s, &moves[i])
			}
			next, err := play(s, l.Player, l.Move)
			if err != nil {
				err = &rulebook.RecordError{Line: l.Line, Move: i + 1, Err: err}
			}
			if !yield(T{s, l.Player, l.Move, next}, err) || err != nil {
				return
			}
			s = next
		}
	}
}

// End returns the position after the last move. On the first error of [Replay] it returns that,
// and the position before the move.
func End[S, P, M any](start func() (S, error), moves []shape.Line[P, M], read func(*S, *shape.Line[P, M]) M, play func(S, P, M) (S, error)) (S, error) {
	end, err := start()
	for s, err := range Replay[shape.Step[S, P, M]](func() (S, error) { return end, err }, moves, read, play) {
		if err != nil {
			return s.Before, err
		}
		end = s.After
	}
	return end, err
}

// OtherRules returns the error for rules that are not those of the record.
func OtherRules(game string) error {
	return fmt.Errorf("%s: %w", game, phrases.InputError(otherRules))
}
