package jarnac_test

import (
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
)

// rulesOf compiles options, given as text, with the French lexicon, once each.
var rulesOf = func() func(t testing.TB, options string) *jarnac.Rules {
	var cache sync.Map
	return func(t testing.TB, options string) *jarnac.Rules {
		t.Helper()
		if r, ok := cache.Load(options); ok {
			return r.(*jarnac.Rules)
		}
		o, err := jarnac.ParseOptions(options)
		if err != nil {
			t.Fatal(err)
		}
		r, err := jarnac.Compile(o, french.Lexicon())
		if err != nil {
			t.Fatal(err)
		}
		cache.Store(options, r)
		return r
	}
}()

// A pos is a position as a test writes it down. A mat is its words, with "." for
// an empty line, then "|" and its rack. Both first draws are made. Bag, when it
// is given, is all that is left in the bag: the letters of the game are what is
// needed for that.
type pos struct {
	options string // of the game; "official" when empty
	phase   jarnac.Phase
	turn    jarnac.Player
	a, b    string
	bag     string // "" for the bag of the options, "-" for an empty one
	setup   func(*jarnac.Setup)
}

func (p pos) state(t testing.TB) jarnac.State {
	t.Helper()
	setup := jarnac.Setup{Turn: p.turn, Phase: p.phase}
	all := strings.TrimSuffix(p.bag, "-")
	for i, text := range []string{p.a, p.b} {
		words, rack, _ := strings.Cut(text, "|")
		m := &setup.Mats[i]
		for line, w := range strings.Fields(words) {
			if w != "." {
				m.Lines[line] = w
				all += w
			}
		}
		m.Rack, m.Drawn = bag.MustParse(rack), true
		all += rack
	}
	if p.setup != nil {
		p.setup(&setup)
	}
	options := p.options
	if options == "" {
		options = "official"
	}
	r := rulesOf(t, options)
	if p.bag != "" {
		o := r.Options()
		o.Bag = bag.MustParse(all)
		var err error
		if r, err = jarnac.Compile(o, french.Lexicon()); err != nil {
			t.Fatal(err)
		}
	}
	s, err := r.FromSetup(setup)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// play makes moves written "A +ABUZRT", all of them legal. Each state comes back
// from its text.
func play(t testing.TB, s jarnac.State, moves ...string) jarnac.State {
	t.Helper()
	for _, text := range moves {
		p, m := decode(t, text)
		next, err := s.Play(p, m)
		if err != nil {
			t.Fatalf("%s: %v\nin %v", text, err, s)
		}
		s = next
		if back, err := s.Rules().ParseState(s.String()); err != nil || back != s {
			t.Fatalf("after %s, %v is read back as %v, %v", text, s, back, err)
		}
	}
	return s
}

// effect is what the last of the moves does, the others having been made.
func effect(t testing.TB, s jarnac.State, moves ...string) jarnac.Effect {
	t.Helper()
	last := len(moves) - 1
	p, m := decode(t, moves[last])
	e, err := play(t, s, moves[:last]...).Effect(p, m)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// open is the moves that can be contested, as a record has them.
func open(s jarnac.State) (moves string) {
	for p, m := range s.Open() {
		moves += fmt.Sprintf("%s %s ", p, m)
	}
	return strings.TrimSpace(moves)
}

// refused makes a move that is against the clause, and leaves all as it was.
func refused(t testing.TB, s jarnac.State, move string, clause rulebook.Clause) *rulebook.Violation {
	t.Helper()
	p, m := decode(t, move)
	next, err := s.Play(p, m)
	var v *rulebook.Violation
	if !errors.As(err, &v) || v.Clause != clause {
		t.Fatalf("%s: %v, want a refusal by %s\nin %v", move, err, clause, s)
	}
	if next != s {
		t.Fatalf("%s was refused and changed the state to %v\nfrom %v", move, next, s)
	}
	if v.Move != m.String() || v.Word != m.Word() {
		t.Errorf("%s is refused as %q, word %q", move, v.Move, v.Word)
	}
	return v
}

func decode(t testing.TB, text string) (jarnac.Player, jarnac.Move) {
	t.Helper()
	who, what, _ := strings.Cut(text, " ")
	m, err := jarnac.ParseMove(what)
	if err != nil {
		t.Fatal(err)
	}
	if who == "B" {
		return jarnac.B, m
	}
	return jarnac.A, m
}

// words is the words on a mat, "." for an empty line, up to the last word.
func words(s jarnac.State, p jarnac.Player) string {
	var list []string
	for _, w := range s.Lines(p) {
		if w == "" {
			w = "."
		}
		list = append(list, w)
	}
	return strings.TrimRight(strings.Join(list, " "), " .")
}

func equal[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s is %v, want %v", what, got, want)
	}
}

// cited is the clause that an error rests on.
func cited(err error) rulebook.Clause {
	var v *rulebook.Violation
	if errors.As(err, &v) {
		return v.Clause
	}
	return ""
}
