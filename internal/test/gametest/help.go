package gametest

import (
	"encoding"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// Compiler returns a function that compiles the rules of a text of options with a lexicon,
// each once.
func Compiler[O, R any](parse func(string) (O, error), compile func(O, *lexicon.Lexicon) (R, error), words func() *lexicon.Lexicon) func(t testing.TB, options string) R {
	var known sync.Map
	return func(t testing.TB, options string) R {
		t.Helper()
		if r, ok := known.Load(options); ok {
			return r.(R)
		}
		r, _ := known.LoadOrStore(options, Compile(t, parse, compile, options, words()))
		return r.(R)
	}
}

// By reads a move with its player, as in "A 8H MOT".
func By[P, M any](t testing.TB, parse func(string) (M, error), text string) (p P, m M) {
	t.Helper()
	who, what, _ := strings.Cut(text, " ")
	err := any(&p).(encoding.TextUnmarshaler).UnmarshalText([]byte(who))
	if err == nil {
		m, err = parse(what)
	}
	if err != nil {
		t.Fatal(err)
	}
	return p, m
}

// written is a State that reads back from its text.
type written[S, P, M, R any] interface {
	comparable
	playable[S, P, M]
	fmt.Stringer
	Rules() R
}

// reader is a pointer to a game's Rules.
type reader[S any] interface{ ParseState(string) (S, error) }

// Play plays moves as Steps does, and returns the position after them. Each position reads
// back from its text.
func Play[S written[S, P, M, R], P, M any, R reader[S]](t testing.TB, s S, parse func(string) (M, error), moves ...string) S {
	t.Helper()
	for _, step := range Steps[Step[S, P, M]](t, s, parse, moves...) {
		s = step.After
		if back, err := s.Rules().ParseState(s.String()); err != nil || back != s {
			t.Fatalf("after %v, %v is read back as %v, %v", step.Move, s, back, err)
		}
	}
	return s
}

// Refused makes a move, as in "A 8H MOT", that is against the clause, and leaves all as it was.
func Refused[S interface {
	comparable
	playable[S, P, M]
}, P any, M fmt.Stringer](t testing.TB, s S, parse func(string) (M, error), move string, clause rulebook.Clause) *rulebook.Violation {
	t.Helper()
	p, m := By[P](t, parse, move)
	next, err := s.Play(p, m)
	var v *rulebook.Violation
	if !errors.As(err, &v) || v.Clause != clause {
		t.Fatalf("%s: %v, want a refusal by %s\nin %v", move, err, clause, s)
	}
	if next != s {
		t.Fatalf("%s was refused and changed the state to %v\nfrom %v", move, next, s)
	}
	if v.Move != m.String() {
		t.Errorf("%s is refused as %q", move, v.Move)
	}
	return v
}

// Equal compares what has a name.
func Equal[T comparable](t testing.TB, what any, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%v is %v, want %v", what, got, want)
	}
}
