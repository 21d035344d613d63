package gametest

import (
	"encoding"
	"errors"
	"fmt"
	"iter"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// Compile compiles the rules of a text of options, with a lexicon.
func Compile[O, R any](t testing.TB, parse func(string) (O, error), compile func(O, *lexicon.Lexicon) (R, error), options string, words *lexicon.Lexicon) R {
	t.Helper()
	o := must.Get(parse(options))(t)
	return must.Get(compile(o, words))(t)
}

// Words returns a lexicon of the words in a text.
func Words(t testing.TB, text string) *lexicon.Lexicon {
	t.Helper()
	return must.Get(lexicon.ReadList(strings.NewReader(strings.Join(strings.Fields(text), "\n"))))(t)
}

// Stepped is a game's Step.
type Stepped[S, P, M any] interface {
	~struct {
		Before S
		Player P
		Move   M
		After  S
	}
}

// playable is a State in which moves can be played.
type playable[S, P, M any] interface {
	Turn() P
	Play(P, M) (S, error)
}

// Complete completes a decision as the State does, and takes a fallen flag, which is none, as a
// referee would.
func Complete[S interface {
	Check(P, M) error
	Complete(*rand.Rand, P, M) (M, error)
}, P, M any](rng *rand.Rand, s S, p P, m M) (M, error) {
	done, err := s.Complete(rng, p, m)
	if errors.Is(err, rulebook.ErrNoDecision) {
		return m, s.Check(p, m)
	}
	return done, err
}

// Steps plays moves from a position, each by the player on turn or, as in "B ?", by the one
// who is named.
func Steps[T Stepped[S, P, M], S playable[S, P, M], P, M any](t testing.TB, s S, parse func(string) (M, error), moves ...string) []T {
	t.Helper()
	return must.Get(steps[T](s, parse, moves))(t)
}

// MustStep does the same for examples, and panics where a move is not legal.
func MustStep[T Stepped[S, P, M], S playable[S, P, M], P, M any](s S, parse func(string) (M, error), moves ...string) []T {
	steps, err := steps[T](s, parse, moves)
	if err != nil {
		panic(err)
	}
	return steps
}

func steps[T Stepped[S, P, M], S playable[S, P, M], P, M any](s S, parse func(string) (M, error), moves []string) (steps []T, err error) {
	for _, text := range moves {
		p := s.Turn()
		if who, move, ok := strings.Cut(text, " "); ok && any(&p).(encoding.TextUnmarshaler).UnmarshalText([]byte(who)) == nil {
			text = move
		}
		m, err := parse(text)
		if err != nil {
			return nil, err
		}
		after, err := s.Play(p, m)
		if err != nil {
			return nil, fmt.Errorf("%v: %w in\n%v", p, err, s)
		}
		steps, s = append(steps, T{Before: s, Player: p, Move: m, After: after}), after
	}
	return steps, nil
}

// MustPlay returns the position after moves for examples, and panics where a move is not legal.
func MustPlay[S playable[S, P, M], P, M any](s S, parse func(string) (M, error), moves ...string) S {
	return last(s, MustStep[Step[S, P, M]](s, parse, moves...))
}

func last[S, P, M any](s S, steps []Step[S, P, M]) S {
	for _, step := range steps {
		s = step.After
	}
	return s
}

// A Stroll is what the players of a random game do besides laying words as they come: now and
// then they misspell one, contest one, or make an odd move.
type Stroll[M fmt.Stringer] struct {
	Parse   func(string) (M, error)
	Contest M
	Odd     []M // a fallen flag, a resignation
	Most    int // moves, after which the game is broken off
}

// Walked is a State of which random games are played.
type Walked[S, P, M any] interface {
	Players() iter.Seq[P]
	Turn() P
	AppendMoves([]M, P) []M
	Check(P, M) error
	Complete(*rand.Rand, P, M) (M, error)
	Play(P, M) (S, error)
}

// Wander plays a random game from s.
func Wander[T Stepped[S, P, M], S Walked[S, P, M], P ~uint8, M interface {
	fmt.Stringer
	Kind() K
}, K Kind](rng *rand.Rand, s S, w Stroll[M]) iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		for range w.Most {
			p := s.Turn()
			moves := s.AppendMoves(nil, p)
			if len(moves) == 0 {
				return
			}
			weights := likely
			if rng.IntN(4) == 0 {
				weights = nil
			}
			m := pick(rng, moves, weights)
			if bad := w.misspelt(rng, m); rng.IntN(5) == 0 && s.Check(p, bad) == nil {
				m = bad
			}
			if odd := w.Odd; len(odd) > 0 && rng.IntN(40) == 0 {
				if o := odd[rng.IntN(len(odd))]; s.Check(p, o) == nil {
					m = o
				}
			}
			for q := range s.Players() {
				if rng.IntN(5) == 0 && s.Check(q, w.Contest) == nil {
					p, m = q, w.Contest
					break
				}
			}
			m, err := Complete(rng, s, p, m)
			after := s
			if err == nil {
				after, err = s.Play(p, m)
			}
			if !yield(T{Before: s, Player: p, Move: m, After: after}, err) || err != nil {
				return
			}
			s = after
		}
	}
}

// Moments returns some moves of random games from s, one of so many.
func Moments[S Walked[S, P, M], P ~uint8, M interface {
	fmt.Stringer
	Kind() K
}, K Kind](s S, w Stroll[M], games, every int) (all []Step[S, P, M]) {
	for seed := range games {
		n := 5 * seed
		for step, err := range Wander[Step[S, P, M]](rand.New(rand.NewPCG(uint64(seed), 12)), s, w) {
			if n++; n%every == 0 && err == nil {
				all = append(all, step)
			}
		}
	}
	return all
}

// misspelt returns m with two letters of its word exchanged.
func (w Stroll[M]) misspelt(rng *rand.Rand, m M) M {
	text := []byte(m.String())
	from, to := 0, 0
	for i := 0; i < len(text); i++ {
		begin := i
		for i < len(text) && 'A' <= text[i] && text[i] <= 'Z' {
			i++
		}
		if i-begin > to-from {
			from, to = begin, i
		}
	}
	if to-from < 2 {
		return m
	}
	i, k := from+rng.IntN(to-from), from+rng.IntN(to-from)
	text[i], text[k] = text[k], text[i]
	if bad, err := w.Parse(string(text)); err == nil {
		return bad
	}
	return m
}
