package gametest

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/rulebook"
)

// FuzzOptions holds that options that are read are valid and read back from their text.
func FuzzOptions[O Options](f *testing.F, parse func(string) (O, error), seeds ...string) {
	for _, text := range append(seeds, "", " ", "=", "official =", "official rack", "official rack=9 rack=x") {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		o, err := parse(text)
		if err != nil {
			if o != *new(O) || len(err.Error()) > 1<<13 {
				t.Fatalf("%q is read as %v, %v", text, o, err)
			}
			return
		}
		if err := o.Validate(); err != nil {
			t.Fatalf("%q is read, and not valid: %v", text, err)
		}
		if back, err := parse(o.String()); err != nil || back != o || back.String() != o.String() {
			t.Fatalf("%q is written %q, and reads back as %v, %v", text, o, back, err)
		}
	})
}

// FuzzParseMove holds that a move that is read can be written, and is judged at the
// start of a game whatever it is.
func (g *Game[S, P, M, K, U, E, O]) FuzzParseMove(f *testing.F, seeds ...string) {
	for _, text := range append(seeds, "", "\x00", "\xff", "+", "-", "?", "--", "+256", "-+", strings.Repeat("A", 99)) {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := g.ParseMove(text)
		if err != nil {
			var e *rulebook.SyntaxError
			if !errors.As(err, &e) || m != *new(M) || len(err.Error()) > 1<<13 {
				t.Fatalf("%q is read as %v, %v", text, m, err)
			}
			return
		}
		if err := g.writes(m); err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		w := g.fresh().player(g.Variants[0], 1)
		for p := range P(3) {
			if err := w.judge(w.Rules.Start(0), p, m); err != nil {
				t.Fatalf("%v by %v: %v", m, p, err)
			}
		}
	})
}

// writes holds that a move that was read reads back from its text, and that it can be
// taken apart.
func (g *Game[S, P, M, K, U, E, O]) writes(m M) error {
	text, err := m.MarshalText()
	if err != nil {
		return fmt.Errorf("%v is not written: %w", m, err)
	}
	d := m.Decision()
	back, err := g.ParseMove(string(text))
	switch {
	case err != nil || back != m || m.String() != string(text):
		return fmt.Errorf("%v is written %q, and reads back as %v, %v", m, text, back, err)
	case d != d.Decision() || d.Kind().String() != m.Kind().String() || d.Drawn() != "":
		return fmt.Errorf("%v is decided as %v, and that as %v", m, d, d.Decision())
	case m.Drawn() != "" && d.WithDrawn(m.Drawn()) != m:
		return fmt.Errorf("%v is completed as %v", d, d.WithDrawn(m.Drawn()))
	}
	return nil
}

// samples plays a game of each variant, and puts some of its steps to use as seeds.
func (g *Game[S, P, M, K, U, E, O]) samples(use func(variant uint8, step Step[S, P, M], later []Step[S, P, M])) {
	for i, v := range g.Variants {
		steps, _ := g.game(v, 0)
		for n := 0; n < len(steps); n += 1 + len(steps)/8 {
			use(uint8(i), steps[n], steps[n:min(n+4, len(steps))])
		}
	}
}

func (g *Game[S, P, M, K, U, E, O]) variant(i uint8) Variant[S, P, U] {
	return g.Variants[int(i)%len(g.Variants)]
}

// fresh is g as if nothing had been played, so that an input always does the same.
func (g *Game[S, P, M, K, U, E, O]) fresh() *Game[S, P, M, K, U, E, O] {
	fresh := *g
	fresh.pool = nil
	return &fresh
}

// FuzzParseState holds that every position that a text tells is one that can be played
// and written, and that no other text makes a State.
func (g *Game[S, P, M, K, U, E, O]) FuzzParseState(f *testing.F) {
	g.samples(func(v uint8, step Step[S, P, M], _ []Step[S, P, M]) { f.Add(v, step.Before.String()) })
	f.Fuzz(func(t *testing.T, variant uint8, text string) {
		v := g.variant(variant)
		s, err := v.Rules.ParseState(text)
		switch {
		case err != nil && (s != *new(S) || len(err.Error()) > 1<<13):
			t.Fatalf("%q is read as %s, %v", text, s, err)
		case err == nil && s.String() != text && !rewritten(text):
			t.Fatalf("%q is written %q", text, s)
		case err == nil:
			if back, err := v.Rules.ParseState(s.String()); err != nil || back != s {
				t.Fatalf("%q is written %q, which reads back as %s, %v", text, s, back, err)
			}
			must.Do(t, g.goesOn(v, s, uint64(len(text))))
		}
	})
}

// rewritten reports whether a position may be written otherwise than text, of which it was read:
// JSON, and what games in which bad words cannot be laid once told of the last word
// (official/contest/strict).
func rewritten(text string) bool {
	return strings.HasPrefix(strings.TrimSpace(text), "{") || strings.Contains(text, "open ") || strings.Contains(text, "stands ")
}

// FuzzFromSetup is [Game.FuzzParseState] of Setups.
func (g *Game[S, P, M, K, U, E, O]) FuzzFromSetup(f *testing.F) {
	g.samples(func(v uint8, step Step[S, P, M], _ []Step[S, P, M]) {
		if text, err := json.Marshal(step.Before.Setup()); err == nil {
			f.Add(v, text)
		}
	})
	f.Fuzz(func(t *testing.T, variant uint8, text []byte) {
		var setup U
		if json.Unmarshal(text, &setup) != nil {
			return
		}
		v := g.variant(variant)
		s, err := v.Rules.FromSetup(setup)
		if err != nil && s != *new(S) {
			t.Fatalf("%s is the position %s, %v", text, s, err)
		}
		if err == nil {
			must.Do(t, g.goesOn(v, s, uint64(len(text))))
		}
	})
}

// FuzzPlay holds the contract of any moves, one a line with its player as the first
// byte, from the start of a game or from a position.
func (g *Game[S, P, M, K, U, E, O]) FuzzPlay(f *testing.F) {
	g.samples(func(v uint8, step Step[S, P, M], later []Step[S, P, M]) {
		var lines []string
		for _, l := range later {
			lines = append(lines, string(rune('0'+l.Player))+l.Move.String())
		}
		f.Add(v, step.Before.String(), strings.Join(lines, "\n"))
	})
	f.Fuzz(func(t *testing.T, variant uint8, from, text string) {
		v := g.variant(variant)
		s, err := v.Rules.ParseState(from)
		if err != nil {
			s = v.Rules.Start(0)
		}
		w := g.fresh().player(v, 1)
		lines := strings.Split(text, "\n")
		for _, line := range lines[:min(len(lines), 20)] {
			if line == "" {
				continue
			}
			p := P(line[0] - '0')
			m, err := w.ParseMove(line[1:])
			if err != nil {
				continue
			}
			if err := w.writes(m); err != nil {
				t.Fatalf("%q: %v", line[1:], err)
			}
			if err := errors.Join(w.judge(s, p, m), w.judge(s, s.Turn(), m)); err != nil {
				t.Fatalf("%s\n%v by %v: %v", s, m, p, err)
			}
			if s.Check(p, m) != nil && slices.Contains(s.AppendMoves(nil, p), m) && m.Completed() {
				t.Fatalf("%s\n%v by %v is refused, and Moves yields it", s, m, p)
			}
			if s.Check(p, m) == nil {
				if s, err = w.move(s, p, m); err != nil {
					t.Fatalf("%v by %v: %v", m, p, err)
				}
			}
		}
		if err := w.readsBack(s); err != nil {
			t.Fatalf("%s\n%v", s, err)
		}
	})
}
