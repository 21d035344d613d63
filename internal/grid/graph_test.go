package grid_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/internal/kwg"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

func TestContains(t *testing.T) {
	g, l := frenchGraph(t), gaddag.Lexicon()
	for w := range l.Words() {
		if !g.Contains(letters(w)) {
			t.Fatalf("%s is not in the graph", w)
		}
	}
	rng := rand.New(rand.NewPCG(1, 0))
	for range 200_000 {
		w := make([]byte, rng.IntN(7))
		for i := range w {
			w[i] = 'A' + byte(rng.IntN(26))
		}
		if got, want := g.Contains(letters(string(w))), l.Contains(string(w)); got != want {
			t.Fatalf("Contains(%q) = %v, want %v", w, got, want)
		}
	}
	if g.Contains(letters(strings.Repeat("A", 200))) {
		t.Error("a run of 200 letters is a word")
	}
}

// Fits finds the same as trying every letter, whichever side is empty.
func TestFits(t *testing.T) {
	g, l := frenchGraph(t), gaddag.Lexicon()
	rng := rand.New(rand.NewPCG(2, 0))
	words := someWords(rng, 3000)
	check := func(before, after string) {
		t.Helper()
		var want uint32
		for c := byte('A'); c <= 'Z'; c++ {
			if l.Contains(before + string(c) + after) {
				want |= 1 << (c - 'A' + 1)
			}
		}
		back := letters(before)
		slices.Reverse(back)
		if got := g.Fits(back, letters(after)); got != want {
			t.Errorf("Fits(%q, %q) = %07x, want %07x", before, after, got, want)
		}
	}
	for _, w := range words {
		at := rng.IntN(len(w))
		check(w[:at], w[at+1:])
		at = rng.IntN(len(w))
		check(w[:at], "")
		check("", w[at:])
	}
	check("QXZ", "")
	check("", "QXZ")
	check("QXZ", "E")
	check(strings.Repeat("A", 40), strings.Repeat("A", 40))
	check("", strings.Repeat("A", 40))
}

// A graph can be small, and have no words of some length.
func TestSmallGraph(t *testing.T) {
	g := graphOf(t, []string{"AB"})
	if !g.Contains(letters("AB")) || g.Contains(letters("BA")) || g.Contains(nil) {
		t.Error("AB alone should be a word")
	}
	if got, want := g.Fits(letters("A"), nil), uint32(1<<2); got != want {
		t.Errorf("Fits(A, -) = %b, want %b", got, want)
	}
}

// All is the set of all letters.
func TestAll(t *testing.T) {
	var words []string
	for c := 'A'; c <= 'Z'; c++ {
		words = append(words, string(c)+"A")
	}
	if got := graphOf(t, words).Fits(nil, letters("A")); got != grid.All {
		t.Errorf("All = %b, and %b fit", grid.All, got)
	}
}

// A graph has no duplicate rows and no spare capacity.
func TestSize(t *testing.T) {
	words := slices.Values(denseWords(rand.New(rand.NewPCG(10, 0))))
	k := must.Get(kwg.Build(words, true))(t)
	if g := grid.NewGraph(k, words); g.Rows() > 2*len(k) {
		t.Errorf("%d nodes become %d masks and arcs", len(k), g.Rows())
	}
	g := frenchGraph(t)
	least := 4*g.Rows() + 8<<16
	if got := g.Size(); got < least || got > least+1<<14 {
		t.Errorf("Size() = %d, want %d or a little more", got, least)
	}
}

// Each word can be read from each of its letters, back to the first and then on.
func TestNode(t *testing.T) {
	lists(t, 11, func(t *testing.T, rng *rand.Rand, words []string, _ string) {
		var bad []string
		for _, w := range words {
			if rng.IntN(5) == 0 {
				bad = append(bad, w)
			}
		}
		whole := graphOf(t, words)
		g := whole.Without(slices.Values(bad))
		for _, w := range words {
			from := rng.IntN(len(w))
			way := letters(w[:from+1])
			slices.Reverse(way)
			n := g.Root()
			for i, c := range append(way, letters(w[from+1:])...) {
				if i == from+1 {
					n = g.End(g.Turn(n))
				}
				so := w[from-min(i, from) : max(i, from)+1]
				if g.Letters(n)&(1<<c|1) != 1<<c {
					t.Fatalf("%s of %s from %d: %b comes next", so, w, from, g.Letters(n))
				}
				arc := g.Arc(n, c)
				if found := slices.Contains(words, so); arc.Word() != found {
					t.Fatalf("%s of %s from %d: a word %v", so, w, from, arc.Word())
				}
				next := g.End(arc)
				ahead := rng.Uint32() & rng.Uint32() & (grid.All | grid.Turning)
				if leads := g.Letters(next)&ahead != 0 || ahead&grid.Turning != 0 && g.Turn(next) != 0; leads && !arc.Leads(g.Ahead(ahead)) {
					t.Fatalf("%s of %s from %d leads to nothing of %b", so, w, from, ahead)
				}
				if got, want := g.LeavesOut(n, c, letters(so)), slices.Contains(bad, so); arc.Word() && got != want {
					t.Errorf("%s is left out: %v, want %v", so, got, want)
				}
				if whole.LeavesOut(n, c, letters(so)) {
					t.Errorf("%s is left out of all words", so)
				}
				n = next
			}
			if end := g.Turn(g.Root()); end != 0 {
				t.Errorf("there is a turn before all letters, to %d", end)
			}
		}
	})
}

// Of reads the graph of a lexicon that has one, builds that of any other, and keeps it.
func TestOf(t *testing.T) {
	if frenchGraph(t) != frenchGraph(t) {
		t.Error("the French graph is read twice")
	}
	list := must.Get(lexicon.ReadList(strings.NewReader("RAT\nRATS\nTA\n")))(t)
	g := must.Get(grid.Of(list))(t)
	if !g.Contains(letters("RATS")) || g.Contains(letters("MOT")) {
		t.Error("the graph of a list has other words than the list")
	}
	if got := g.Size(); got <= 0 || got > 1<<20 {
		t.Errorf("Size() = %d", got)
	}
	if again, err := grid.Of(list); err != nil || again != g {
		t.Error("the graph of a list is built twice: ", err)
	}
	var text strings.Builder
	must.Do(t, list.WriteKWG(&text))
	with := list.OpenKWG(text.String())
	if g, err := grid.Of(with); err != nil || !g.Contains(letters("RATS")) {
		t.Error("the graph that was given is not read: ", err)
	}
	for _, graph := range []string{"no graph", "\x00\x00\x40\x00\x00\x00\x40\x00"} {
		if _, err := grid.Of(list.OpenKWG(graph)); err == nil {
			t.Errorf("%q is taken for the graph of a list", graph)
		}
	}
}

// Admitted has the admitted words, and is the same graph as that of Of with all classes.
func TestAdmitted(t *testing.T) {
	l := gaddag.Lexicon()
	if g, err := grid.Admitted(l, lexicon.AllClasses); err != nil || g != frenchGraph(t) {
		t.Errorf("with all classes it is another graph, %v", err)
	}
	classes := lexicon.AllClasses &^ lexicon.ClassesOf(lexicon.Proper, lexicon.Adverb)
	g := must.Get(grid.Admitted(l, classes))(t)
	left := 0
	for w := range l.Words() {
		want := l.Admits(w, classes)
		if !want {
			left++
		}
		if got := g.Contains(letters(w)); got != want {
			t.Fatalf("Contains(%s) = %v", w, got)
		}
	}
	if left < 100 {
		t.Errorf("%d words are left out", left)
	}
}
