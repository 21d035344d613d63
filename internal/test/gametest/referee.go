package gametest

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/lexicon"
)

// What the referees of the games share, who rule by the letter of the rulebook and have
// nothing in common with the packages that they are compared with.

// Judge compares what Check says of a move with what a referee finds wrong with it, nothing where
// it is legal, and reports whether it is legal. A refusal cites the first fault in the order of
// refusals. Game says where they are.
func Judge[S interface {
	comparable
	Check(P, M) error
	Play(P, M) (S, error)
}, P, M any](t testing.TB, game fmt.Stringer, rng *rand.Rand, seen map[string]int, s S, p P, m M, want Faults) bool {
	t.Helper()
	err := s.Check(p, m)
	if err == nil && len(want) == 0 {
		return true
	}
	c := Clause(err)
	if err == nil || len(want) == 0 || want.Clause() != c {
		t.Fatalf("%s\nCheck(%v, %v): %v\nThe referee: %v", game, p, m, err, want)
	}
	seen["refused by "+string(c)]++
	if rng.IntN(8) == 0 {
		if next, err := s.Play(p, m); Clause(err) != c || next != s {
			t.Fatalf("%s\nPlay(%v, %v): %v\nCheck cited %s", game, p, m, err, c)
		}
	}
	return false
}

// Made returns the position after a legal move, and what the move does.
func Made[S interface {
	Effect(P, M) (E, error)
	Play(P, M) (S, error)
}, P, M, E any](t testing.TB, game fmt.Stringer, s S, p P, m M) (S, E) {
	t.Helper()
	e, fault := s.Effect(p, m)
	next, err := s.Play(p, m)
	if err != nil || fault != nil {
		t.Fatalf("%s\nPlay(%v, %v): %v, Effect: %v", game, p, m, err, fault)
	}
	return next, e
}

// Differ returns a function that fails where a value is not that of the referee.
func Differ(t testing.TB, game fmt.Stringer) func(what string, got, want any) {
	return func(what string, got, want any) {
		if got != want {
			t.Helper()
			t.Fatalf("%s\n%s: %v, of the referee %v", game, what, got, want)
		}
	}
}

// ComesUp tests that games came to all that is listed, or they test less than they seem to.
func ComesUp(t *testing.T, seen map[string]int, list []string) {
	t.Helper()
	for _, what := range list {
		if seen[what] == 0 {
			t.Errorf("in all those games there was never %q", what)
		}
	}
}

// One returns one of a list.
func One[T any](rng *rand.Rand, list []T) T { return list[rng.IntN(len(list))] }

// SomePart returns n of the letters, or all.
func SomePart(rng *rand.Rand, letters string, n int) string {
	b := []byte(letters)
	n = max(0, min(n, len(b)))
	for i := range n {
		j := i + rng.IntN(len(b)-i)
		b[i], b[j] = b[j], b[i]
	}
	return string(b[:n])
}

// AnyOf returns n letters, each any of these.
func AnyOf(rng *rand.Rand, letters string, n int) string {
	b := make([]byte, n)
	for i := range b {
		b[i] = letters[rng.IntN(len(letters))]
	}
	return string(b)
}

// Take returns from without the letters, and those that are not in it.
func Take(from, letters string) (rest, missing string) {
	for i := range len(letters) {
		if k := strings.IndexByte(from, letters[i]); k >= 0 {
			from = from[:k] + from[k+1:]
		} else {
			missing += letters[i : i+1]
		}
	}
	return from, missing
}

// SampleWords returns a small lexicon: the words of two and three letters, and so many others,
// always the same.
func SampleWords(t testing.TB, words *lexicon.Lexicon, n int) *lexicon.Lexicon {
	t.Helper()
	var chosen, long []string
	for w := range words.Words() {
		if len(w) <= 3 {
			chosen = append(chosen, w)
		} else {
			long = append(long, w)
		}
	}
	rng := rand.New(rand.NewPCG(uint64(n), 15))
	for range n {
		chosen = append(chosen, One(rng, long))
	}
	return Words(t, strings.Join(chosen, " "))
}
