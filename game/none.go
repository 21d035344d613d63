package game

import (
	"context"
	"iter"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/rulebook"
)

var errNoGame = phrases.InputError(noGame)

func noMoves(func(Move) bool) {}

// noPublic, noState and noView answer for the zero Position and the zero View: there is nobody, and
// nothing to do.
var (
	noPublic = publicOps{
		turn:    func(any) int { return 0 },
		canAct:  func(any, int) bool { return false },
		due:     func(any) int { return 0 },
		score:   func(any, int) int { return 0 },
		points:  func(any, Move) int { return 0 },
		open:    func(any) iter.Seq2[int, Move] { return func(func(int, Move) bool) {} },
		outcome: func(any) (Outcome, bool) { return Outcome{}, false },
		hash:    func(any) uint64 { return 0 },
		text:    func(any) string { return "" },
	}
	noState = stateOps{
		moves:    func(any, int) iter.Seq[Move] { return noMoves },
		check:    func(any, int, Move) error { return errNoGame },
		complete: func(_ any, _ *rand.Rand, _ int, m Move) (Move, error) { return m, errNoGame },
		play:     func(s any, _ int, _ Move) (any, error) { return s, errNoGame },
		effect:   func(any, int, Move) (any, error) { return nil, errNoGame },
		parseMove: func(any, int, string) (Move, *rulebook.Note, error) {
			return nil, nil, errNoGame
		},
		view: func(any, int) any { return nil },
	}
	noView = viewOps{
		viewer: func(any) int { return 0 },
		moves:  func(any) iter.Seq[Move] { return noMoves },
		check:  func(any, Move) error { return errNoGame },
		parseMove: func(any, string) (Move, *rulebook.Note, error) {
			return nil, nil, errNoGame
		},
	}
)

// noRun answers for the Run of the zero Position.
type noRun struct{}

func (noRun) state() any                                            { return nil }
func (noRun) turn() int                                             { return 0 }
func (noRun) over() bool                                            { return false }
func (noRun) outcome() Outcome                                      { return Outcome{} }
func (noRun) forced() (Move, bool)                                  { return nil, false }
func (noRun) open(int, Move) bool                                   { return false }
func (noRun) view(int) any                                          { return nil }
func (noRun) commit()                                               {}
func (noRun) completed(int, Move) error                             { return errNoGame }
func (noRun) play(_ *rand.Rand, _ int, m Move) (Move, error)        { return m, errNoGame }
func (noRun) ahead(_ *rand.Rand, _ int, m Move) (Move, bool, error) { return m, false, errNoGame }
func (noRun) decide(context.Context, Bot, int) (Move, bool, error)  { return nil, true, errNoGame }
func (noRun) contest(Bot, int) (Move, bool, bool)                   { return nil, false, true }
