// Package lesson reads lessons: positions of a game, what is asked in them, and what is said, in
// French and in English. The engine of the game judges what a learner tries; a lesson adds
// which of the legal moves is the one it teaches, and why others are not. It writes nothing, and
// knows no game.
package lesson

import (
	"math/rand/v2"
	"slices"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/bilingual"
	"github.com/jeudelettres/lettres/internal/extra"
)

// In returns the lessons of a game for readers of a language: in French the squares are those of French boards. The moves are
// those of [Of].
func In(g *game.Game, tag language.Tag) ([]Lesson, error) {
	lessons, err := Of(g)
	if err != nil || bilingual.Match(tag) != language.French {
		return lessons, err
	}
	for i := range lessons {
		l := &lessons[i]
		if l.Rules, err = extra.French(l.Rules); err != nil {
			return nil, err
		}
		for k := range l.Steps {
			s := &l.Steps[k]
			at := []*game.Position{&s.At}
			for n := range s.Before {
				at = append(at, &s.Before[n].Before, &s.Before[n].After)
			}
			for _, p := range at {
				if *p, err = extra.Under(l.Rules, *p); err != nil {
					return nil, err
				}
			}
		}
	}
	return lessons, nil
}

// Learner is the seat of whoever learns.
const Learner = 0

// A Text is the lessons of a game as a file, which [Of] reads. A game has one as a [game.Extra].
//
// A line is a keyword and a value. Lines that begin with # are comments.
//
//	lesson                    begins a lesson; its fr and en are the title
//	rules official            the options of its games; without it the usual ones
//	at start                  the position, as the game writes it; start is the first one
//	play 1 +ABUZRT            a seat makes a completed move that is not asked for
//	step                      begins a step; its fr and en say what is seen, and what to do
//	typed-fr, typed-en        how that is done where moves are typed
//	tapped-fr, tapped-en      and where they are tapped
//	ask RAT 1:TZAR            these moves, or all of a kind (draw), are right
//	also place                these are right too; fr and en say in what they differ
//	why pass                  these are legal, and not asked for; fr and en say why
//	go RAT                    the completed move with which the lesson goes on; the default is
//	                          the first asked for
//	done                      fr and en are said once the step is done
type Text string

// A Said is what is said, in French and in English.
type Said struct{ French, English string }

// In returns what is said in a language.
func (s Said) In(tag language.Tag) string {
	if bilingual.Match(tag) == language.French {
		return s.French
	}
	return s.English
}

// A Lesson is a title, and steps of one game.
type Lesson struct {
	Title Said
	Rules *game.Rules
	Steps []Step
}

// A Step is a position, and what is asked in it. A step that asks for nothing is only read.
type Step struct {
	Before []game.Step   // what was played since the last step
	At     game.Position // where the learner decides
	Say    Said
	Typed  Said      // how it is done where moves are typed; may be empty
	Tapped Said      // how it is done where moves are tapped; may be empty
	Go     game.Move // completed; nil when nothing is asked
	Done   Said

	answers []answer
}

// An answer is what some moves are.
type answer struct {
	verdict Verdict
	moves   []game.Move // decisions
	kinds   []string
	said    Said
}

// A Verdict says what a try is.
type Verdict uint8

const (
	Refused Verdict = iota // by the rules
	Right
	Also  // right too
	Other // legal, and not what is asked
)

// An Answer is what is said to a try.
type Answer struct {
	Verdict Verdict
	Said    Said  // may be empty when the verdict is Right or Refused, or when a game is given up
	Err     error // why the rules refuse, with the clause
}

// Try judges a move of the learner. The first answer that fits is given, in the order of the file.
func (s Step) Try(m game.Move) Answer {
	g := s.At.Rules().Game()
	m = g.Decision(m)
	// Any letters will do: these are not drawn.
	if _, err := s.At.Complete(rand.New(rand.NewPCG(0, 0)), Learner, m); err != nil {
		return Answer{Verdict: Refused, Err: err}
	}
	for _, a := range s.answers {
		if slices.Contains(a.moves, m) || slices.Contains(a.kinds, g.Kind(m)) {
			return Answer{Verdict: a.verdict, Said: a.said}
		}
	}
	return Answer{Verdict: Other}
}
