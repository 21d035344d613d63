package games

import (
	"fmt"
	"iter"
	"math/rand/v2"
	"slices"

	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show"
)

// position is Position.
type position[
	S state[S, V, P, M, O], V fmt.Stringer, P ~uint8, M move[M, K], K fmt.Stringer, O outcome[P],
	Opt options, R rules[S, P, Opt], T step[S, P, M], C any, PC record[C, T],
] struct {
	c *compiled[S, V, P, M, K, O, Opt, R, T, C, PC]
	s S
}

func (p *position[S, V, P, M, K, O, Opt, R, T, C, PC]) Rules() Rules { return p.c }
func (p *position[S, V, P, M, K, O, Opt, R, T, C, PC]) Turn() int    { return int(p.s.Turn()) }

func (p *position[S, V, P, M, K, O, Opt, R, T, C, PC]) Over() bool {
	_, over := p.s.Outcome()
	return over
}

func (p *position[S, V, P, M, K, O, Opt, R, T, C, PC]) Result() (Result, bool) {
	out, over := p.s.Outcome()
	if !over {
		return Result{}, false
	}
	drawn, winner, end, verdict := p.c.g.result(out)
	return Result{
		Drawn: drawn, Winner: int(winner), End: end, Verdict: verdict,
		Text: func(o show.Options) string { return p.c.g.told(out, o) },
	}, true
}

func (p *position[S, V, P, M, K, O, Opt, R, T, C, PC]) CanAct(seat int) bool {
	return !p.Over() && p.s.CanAct(P(seat))
}

func (p *position[S, V, P, M, K, O, Opt, R, T, C, PC]) Open(seat int) bool {
	for author := range p.s.Open() {
		if int(author) == seat {
			return true
		}
	}
	return false
}

func (p *position[S, V, P, M, K, O, Opt, R, T, C, PC]) Score(seat int) int { return p.s.Score(P(seat)) }

func (p *position[S, V, P, M, K, O, Opt, R, T, C, PC]) Acts(seat int) Acts {
	if p.Over() {
		return Acts{}
	}
	a := p.c.g.acts(p.s, P(seat))
	a.Resign = true
	return a
}

func (p *position[S, V, P, M, K, O, Opt, R, T, C, PC]) read(seat int, text string) (M, *rulebook.Note, error) {
	m, note, err := p.s.ParseMove(P(seat), text)
	if err != nil {
		return m, nil, err
	}
	if m = m.Decision(); m.Kind().String() == "flag" {
		return m, nil, phrases.InputError(clockSays)
	}
	return m, note, nil
}

func (p *position[S, V, P, M, K, O, Opt, R, T, C, PC]) Read(seat int, text string) (string, *rulebook.Note, error) {
	m, note, err := p.read(seat, text)
	return m.String(), note, err
}

func (p *position[S, V, P, M, K, O, Opt, R, T, C, PC]) Decide(rng *rand.Rand, seat int, text string) (Step, error) {
	m, _, err := p.read(seat, text)
	if err != nil {
		return nil, err
	}
	if m, err = p.s.Complete(rng, P(seat), m); err != nil {
		return nil, err
	}
	return p.play(seat, m)
}

func (p *position[S, V, P, M, K, O, Opt, R, T, C, PC]) play(seat int, m M) (Step, error) {
	after, err := p.s.Play(P(seat), m)
	if err != nil {
		return nil, err
	}
	return &made[S, V, P, M, K, O, Opt, R, T, C, PC]{p.c, T(plain[S, P, M]{p.s, P(seat), m, after})}, nil
}

func (p *position[S, V, P, M, K, O, Opt, R, T, C, PC]) Flag(seat int) (Step, error) {
	return p.play(seat, p.c.g.flag)
}

func (p *position[S, V, P, M, K, O, Opt, R, T, C, PC]) Preview(seat int, text string, o show.Options) (Preview, error) {
	m, _, err := p.read(seat, text)
	if err != nil || !m.Completed() || slices.Contains(contests, m.Kind().String()) {
		return Preview{}, err
	}
	if err := p.s.Check(P(seat), m); err != nil {
		return Preview{}, err
	}
	told := p.c.g.sentences(T(plain[S, P, M]{p.s, P(seat), m, p.s}), o)
	if p.c.g.secret != nil && p.c.g.secret(p.c.r.Options()) {
		told = told[:min(1, len(told))] // what comes of it depends on what others have decided
	}
	points := 0
	if int(p.s.Turn()) == seat {
		points = p.s.Points(m)
	}
	return Preview{Sentences: told, Points: points, HasPoints: points != 0}, nil
}

func (p *position[S, V, P, M, K, O, Opt, R, T, C, PC]) Good() iter.Seq[string] {
	return func(yield func(string) bool) {
		for m := range p.s.Moves(p.s.Turn()) {
			if !yield(m.String()) {
				return
			}
		}
	}
}

func (p *position[S, V, P, M, K, O, Opt, R, T, C, PC]) Status(seat int, o show.Options) string {
	return p.c.g.turn(p.s.View(P(seat)), o)
}

func (p *position[S, V, P, M, K, O, Opt, R, T, C, PC]) SVG(seat int, o show.Options, since []Step) string {
	return p.c.g.svg(p.s.View(P(seat)), o, p.c.steps(since)...)
}

func (p *position[S, V, P, M, K, O, Opt, R, T, C, PC]) View(seat int) string {
	return p.s.View(P(seat)).String()
}
