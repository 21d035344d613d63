package gametest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// probes returns what holds of values that are no game.
func (g *Game[S, P, M, K, U, E, O]) probes() map[string]func() error {
	return map[string]func() error{
		"the zero State":           g.noState,
		"nobody":                   g.nobody,
		"zero values as data":      g.zeroData,
		"texts that are no moves":  g.noMoves,
		"texts that are no states": g.noStates,
		"the zero Setup":           g.noSetup,
		"the zero Rules":           g.noRules,
		"a text that is very long": g.longText,
		"odd moves by whoever":     g.oddMoves,
	}
}

// real is a game that begins.
func (g *Game[S, P, M, K, U, E, O]) real() S { return g.Variants[0].Rules.Start(0) }

// noState holds that the zero State, and that of the zero Rules, show nothing and accept no
// move of anybody.
func (g *Game[S, P, M, K, U, E, O]) noState() error {
	for _, p := range []P{0, 1, 255} {
		s := g.None.Start(p)
		if s != *new(S) {
			return fmt.Errorf("the zero Rules start with %s", s)
		}
		if err := silent(s); err != nil {
			return err
		}
		if s.CanAct(p) || s.Score(p) != 0 || len(s.AppendMoves(nil, p)) > 0 {
			return fmt.Errorf("%v has something to do", p)
		}
		for _, m := range append([]M{*new(M), g.Contest, g.Resign}, g.Odd...) {
			next, err := s.Play(p, m)
			_, noEffect := s.Effect(p, m)
			if err == nil || next != s || s.Check(p, m) == nil || noEffect == nil {
				return fmt.Errorf("the zero State accepts %v", m)
			}
			_, _ = s.Complete(rand.New(rand.NewPCG(1, 1)), p, m)
		}
		_, _, _ = s.String(), s.Hash(), s.Setup()
	}
	return nil
}

// loud are methods that say something of nothing.
var loud = []string{"String", "Hash", "MarshalJSON", "Complete", "Chance", "Chances", "Placement", "Notation", "Board"}

// silent holds that the methods of a zero value return zero values, or an error.
func silent(v any) error {
	rv := reflect.ValueOf(v)
	for i := range rv.NumMethod() {
		name, f := rv.Type().Method(i).Name, rv.Method(i)
		if slices.Contains(loud, name) || f.Type().IsVariadic() {
			continue
		}
		var in []reflect.Value
		for k := range f.Type().NumIn() {
			if f.Type().In(k) == reflect.TypeFor[*rand.Rand]() {
				in = append(in, reflect.ValueOf(rand.New(rand.NewPCG(1, 1))))
			} else {
				in = append(in, reflect.Zero(f.Type().In(k)))
			}
		}
		for _, out := range f.Call(in) {
			switch {
			case out.Type() == reflect.TypeFor[error]():
			case out.Kind() == reflect.Func && out.Type().NumIn() == 1: // a sequence
				yield := reflect.MakeFunc(out.Type().In(0), func([]reflect.Value) []reflect.Value { panic(name) })
				out.Call([]reflect.Value{yield})
			case !out.IsZero():
				return fmt.Errorf("%s of a zero %T is %v", name, v, out)
			}
		}
	}
	return nil
}

// nobody holds that who does not take part can do nothing.
func (g *Game[S, P, M, K, U, E, O]) nobody() error {
	s, nobody := g.real(), P(255)
	if s.Check(0, *new(M)) == nil {
		return errors.New("the zero Move is legal")
	}
	if len(slices.Collect(s.Players())) == 0 {
		return nil
	}
	if s.CanAct(nobody) || s.Score(nobody) != 0 || len(s.AppendMoves(nil, nobody)) > 0 || s.Check(nobody, g.Resign) == nil {
		return errors.New("nobody can act")
	}
	if s := g.Variants[0].Rules.Start(nobody); s != *new(S) {
		return fmt.Errorf("nobody begins %s", s)
	}
	if s.Turn() != 0 {
		return fmt.Errorf("%v begins, and the zero Player should", s.Turn())
	}
	return nil
}

func (g *Game[S, P, M, K, U, E, O]) zeroData() error {
	var p P
	var m M
	var u U
	var e E
	var o O
	if text, err := m.MarshalText(); len(text) > 0 || err != nil {
		return fmt.Errorf("the zero Move is written %q, %w", text, err)
	}
	return errors.Join(sameJSON(p), sameJSON(m), sameJSON(m.Kind()), sameJSON(u), sameJSON(e), sameJSON(o))
}

func (g *Game[S, P, M, K, U, E, O]) noMoves() error {
	for _, text := range []string{"", " ", strings.Repeat("A", 1<<16)} {
		if m, err := g.ParseMove(text); err == nil || m != *new(M) {
			return fmt.Errorf("%.9q is the move %v", text, m)
		}
	}
	return nil
}

func (g *Game[S, P, M, K, U, E, O]) noStates() error {
	for _, r := range []Rules[S, P, U]{g.None, g.Variants[0].Rules} {
		for _, text := range []string{"", "-", ";", strings.Repeat("A", 1<<16)} {
			if s, err := r.ParseState(text); err == nil || s != *new(S) {
				return fmt.Errorf("%.9q is the position %s", text, s)
			}
		}
	}
	return nil
}

func (g *Game[S, P, M, K, U, E, O]) noSetup() error {
	for _, r := range []Rules[S, P, U]{g.None, g.Variants[0].Rules} {
		if s, err := r.FromSetup(*new(U)); err == nil || s != *new(S) {
			return fmt.Errorf("it is the position %s", s)
		}
	}
	return nil
}

func (g *Game[S, P, M, K, U, E, O]) noRules() error {
	if s, err := g.None.FromSetup(g.real().Setup()); err == nil || s != *new(S) {
		return fmt.Errorf("they set up %s", s)
	}
	if s, err := g.None.ParseState(g.real().String()); err == nil || s != *new(S) {
		return fmt.Errorf("they read %s", s)
	}
	return nil
}

func (g *Game[S, P, M, K, U, E, O]) longText() error {
	long := g.real().String() + strings.Repeat(" ", 1<<19)
	if _, err := g.Variants[0].Rules.ParseState(long); err == nil || !strings.Contains(err.Error(), strconv.Itoa(len(long))) {
		return fmt.Errorf("a text of %d bytes is not refused for its length: %w", len(long), err)
	}
	return nil
}

// oddMoves holds that Odd moves are refused, or legal ones, in any phase and by anybody.
func (g *Game[S, P, M, K, U, E, O]) oddMoves() error {
	if len(g.Odd) == 0 {
		return nil
	}
	for _, s := range append([]S{g.real()}, g.Positions...) {
		w := g.fresh().player(g.Variants[0], 1)
		for _, p := range []P{0, 1, 2, 5, 6, 254, 255} {
			for _, m := range append([]M{*new(M), g.Contest, g.Resign}, g.Odd...) {
				if err := w.judge(s, p, m); err != nil && !errors.Is(err, errUnyielded) {
					return fmt.Errorf("%v by %v: %w in\n%s", m, p, err, s)
				}
				if err := s.Check(p, m); g.Nobody != "" && p > 5 && Clause(err) != g.Nobody {
					return fmt.Errorf("%v by %v is refused by %w", m, p, err)
				}
				if err := w.decides(s, p, m); err != nil {
					return fmt.Errorf("%v by %v: %w", m, p, err)
				}
				c, err := s.Complete(rand.New(rand.NewPCG(1, 2)), p, m)
				if c.Decision() != m.Decision() || err == nil && s.Check(p, c) != nil {
					return fmt.Errorf("%v by %v is completed as %v, %w", m, p, c, err)
				}
			}
		}
	}
	return nil
}
