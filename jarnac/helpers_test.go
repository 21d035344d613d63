package jarnac_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
)

// rulesOf is Rules of options as text, once for each.
var rulesOf = gametest.Compiler(jarnac.ParseOptions, jarnac.Compile, french.Lexicon)

// by reads a move and its player, as in "A +ABUZRT".
func by(t testing.TB, text string) (jarnac.Player, jarnac.Move) {
	t.Helper()
	return gametest.By[jarnac.Player](t, jarnac.ParseMove, text)
}

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
		m.Lines = make([]string, 8)
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
	return must.Get(r.FromSetup(setup))(t)
}

// play makes moves written "A +ABUZRT", all of them legal.
func play(t testing.TB, s jarnac.State, moves ...string) jarnac.State {
	t.Helper()
	return gametest.Play(t, s, jarnac.ParseMove, moves...)
}

// effect is what the last of the moves does, the others having been made.
func effect(t testing.TB, s jarnac.State, moves ...string) jarnac.Effect {
	t.Helper()
	last := len(moves) - 1
	p, m := by(t, moves[last])
	return must.Get(play(t, s, moves[:last]...).Effect(p, m))(t)
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
	v := gametest.Refused(t, s, jarnac.ParseMove, move, clause)
	if _, m := by(t, move); v.Word != m.Word() {
		t.Errorf("%s is refused with the word %q", move, v.Word)
	}
	return v
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
