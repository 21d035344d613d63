package jago_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/jago"
)

// What is read as a move is written and comes back as the same.
func FuzzParseMove(f *testing.F) {
	for _, s := range []string{
		"+12", "+ABCDEFGHIJKL", "6F:RAS", "F6:RAS", "6C:GRESIL|EL", "-", "?", "^", "^A1,B2,C3", "~", "resign", // as they are
		"+", "+256", "6F:RAS|", "12F:RAS", "6L:RAS", "6F:ABCDEFG", "^A1,", "^1A", "--", "", "\x00", // as they are not
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		m, err := jago.ParseMove(s)
		if err != nil {
			var e *jago.SyntaxError
			if !errors.As(err, &e) || m != (jago.Move{}) || err.Error() == "" {
				t.Fatalf("%q: %v, %v", s, m, err)
			}
			return
		}
		text, err := m.MarshalText()
		if err != nil {
			t.Fatalf("%q cannot be written: %v", s, err)
		}
		if back, err := jago.ParseMove(string(text)); err != nil || back != m {
			t.Fatalf("%q is written %q and read as %v, %v", s, text, back, err)
		}
		if m.Drawn() != "" && m.Decision().With(m.Drawn()) != m || len(m.Word()) > 11 || len(m.Beside()) > 11 || len(m.Squares()) > 9 {
			t.Fatalf("the parts of %q", s)
		}
		// Whatever it is, it is judged.
		_ = shortly(t, shortMoves...).Check(jago.Red, m)
	})
}

func FuzzOptions(f *testing.F) {
	for _, text := range []string{
		"official", "official rack=7 turned=0 validation=contest", "official exclude=none letters=AAEERRSST rack=4", // as they are
		"official =", "official rack=13", "", "official letters=", "official letters=?", "official exclude=x", // as they are not
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		o, err := jago.ParseOptions(text)
		if err != nil {
			if o != (jago.Options{}) || err.Error() == "" {
				t.Fatalf("%v with %v", o, err)
			}
			return
		}
		if err := o.Validate(); err != nil {
			t.Fatalf("what is read does not validate: %v", err)
		}
		if back, err := jago.ParseOptions(o.String()); err != nil || back != o {
			t.Fatalf("%s is read as %v, %v", o, back, err)
		}
	})
}

// What is read as a state is written as it was, and can be played on.
func FuzzParseState(f *testing.F) {
	names := []string{shortGame, "official", "official validation=contest"}
	for i, options := range names {
		n := 0
		stroll{rand.New(rand.NewPCG(5, uint64(i))), i != 1, false}.taken(f, rulesNamed(f, options), 30, func(s jago.State) {
			if n++; n%3 == 0 {
				f.Add(uint8(i), s.String())
			}
		})
	}
	for _, tt := range stateTextErrors(f) {
		if len(tt.text) < 500 {
			f.Add(uint8(0), tt.text)
		}
	}
	f.Fuzz(func(t *testing.T, which uint8, text string) {
		s, err := rulesNamed(t, names[int(which)%len(names)]).ParseState(text)
		if err != nil {
			if s != (jago.State{}) || err.Error() == "" {
				t.Fatalf("%s with %v", s, err)
			}
			return
		}
		if s.String() != text {
			t.Fatalf("%q is written %q", text, s)
		}
		goOn(t, rand.New(rand.NewPCG(9, 9)), s, 3)
	})
}
