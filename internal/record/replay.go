package record

import (
	"fmt"
	"iter"

	"github.com/jeudelettres/lettres/rulebook"
)

// A Step is one move of a game that is replayed. The Step of the game has the same fields
// in the same order.
type Step[S, P, M any] struct {
	Before S
	Player P
	Move   M
	After  S
}

// StepOf is the types that convert to a [Step] and back.
type StepOf[S, P, M any] interface {
	~struct {
		Before S
		Player P
		Move   M
		After  S
	}
}

// Replay plays the moves from a first position and yields a step for each. The first one
// that play refuses ends it, with an error that tells its line. Where there is no first
// position, it yields that error alone.
func Replay[T StepOf[S, P, M], L LineOf[P, M], S, P, M any](start func() (S, error), moves []L, play func(S, P, M) (S, error)) iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		s, err := start()
		if err != nil {
			yield(T{}, err)
			return
		}
		for i := range moves {
			l := Line[P, M](moves[i])
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

// CompileError returns an error of the options of a record, with the line where they end.
func CompileError(line int, err error) error {
	if line == 0 {
		return err
	}
	return &rulebook.RecordError{Line: line, Err: err}
}

// OtherRules returns the error for rules that are not those of the record.
func OtherRules(game string) error {
	return fmt.Errorf("%s: %w", game, phrases.InputError(otherRules))
}
