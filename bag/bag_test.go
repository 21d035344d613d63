package bag_test

import (
	"errors"
	"maps"
	"math"
	"math/rand/v2"
	"strings"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/rulebook"
)

func TestParse(t *testing.T) {
	for _, tt := range []struct{ in, want string }{
		{"", ""},
		{"A", "A"},
		{"ZEBRE?", "BEERZ?"},
		{"??AA", "AA??"},
		{strings.Repeat("E", bag.MaxLen), strings.Repeat("E", bag.MaxLen)},
	} {
		b, err := bag.Parse(tt.in)
		if err != nil {
			t.Errorf("Parse(%q): %v", tt.in, err)
		}
		if got := b.String(); got != tt.want || b.Len() != len(tt.in) {
			t.Errorf("Parse(%q) = %q of %d letters, want %q", tt.in, got, b.Len(), tt.want)
		}
	}
}

func TestParseErrors(t *testing.T) {
	for _, tt := range []struct {
		in  string
		pos int
	}{{"a", 0}, {"ABé", 2}, {"AB C", 2}, {"A\x00", 1}, {"\xff", 0}} {
		b, err := bag.Parse(tt.in)
		var le *bag.LetterError
		if !errors.As(err, &le) || le.Pos != tt.pos || b != (bag.Bag{}) {
			t.Errorf("Parse(%q) = %v, %v; want a LetterError at %d", tt.in, b, err, tt.pos)
		}
	}
	for _, le := range []bag.LetterError{{}, {Text: "AB", Pos: 2}, {Text: "AB", Pos: -1}} {
		if got := le.Error(); !strings.Contains(got, "no letter") {
			t.Errorf("%#v says %q", le, got)
		}
	}
	_, err := bag.Parse(strings.Repeat("A", bag.MaxLen+1))
	var oe *bag.OverflowError
	if !errors.As(err, &oe) || oe.Len != bag.MaxLen+1 {
		t.Errorf("Parse of %d letters: %v, want an OverflowError", bag.MaxLen+1, err)
	}
	if _, err := bag.Parse(strings.Repeat("é", 1<<20)); err == nil || len(err.Error()) > 200 {
		t.Errorf("a hostile text floods the error: %d bytes", len(err.Error()))
	}
}

func TestPanics(t *testing.T) {
	full := bag.MustParse(strings.Repeat("A", bag.MaxLen))
	for name, f := range map[string]func(){
		"MustParse":   func() { bag.MustParse("a") },
		"Of":          func() { bag.Of([]byte("a")) },
		"Of overflow": func() { bag.Of(make([]byte, bag.MaxLen+1)) },
		"OfCounts":    func() { bag.OfCounts([26]uint8{200, 55}, 1) },
		"no jokers":   func() { bag.OfCounts([26]uint8{3}, -1) },
		"Plus":        func() { full.Plus(bag.MustParse("B")) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s did not panic", name)
				}
			}()
			f()
		}()
	}
}

func TestArithmetic(t *testing.T) {
	a, b := bag.MustParse("AABC?"), bag.MustParse("AC")
	if !a.Contains(b) || b.Contains(a) || !a.Contains(bag.Bag{}) {
		t.Error("Contains")
	}
	d, ok := a.Minus(b)
	if d.String() != "AB?" || d.Len() != 3 || !ok {
		t.Errorf("Minus = %v, %v", d, ok)
	}
	if d.Plus(b) != a {
		t.Error("Plus is not the inverse of Minus")
	}
	// Letters count with their multiplicity.
	if d, ok := b.Minus(bag.MustParse("AA")); ok || d != b {
		t.Errorf("Minus of more than there is = %v, %v; want the Bag and false", d, ok)
	}
	if a.Count('A') != 2 || a.Count('?') != 1 || a.Count('Z') != 0 || a.Count('a') != 0 || a.Count(0) != 0 {
		t.Error("Count")
	}
	if letters, jokers := a.Counts(); letters != [26]uint8{2, 1, 1} || jokers != 1 {
		t.Errorf("Counts = %v, %d", letters, jokers)
	}
	gametest.Equal(t, "OfCounts", bag.OfCounts(a.Counts()), a)
	if got := maps.Collect(a.All()); !maps.Equal(got, map[byte]int{'A': 2, 'B': 1, 'C': 1, '?': 1}) {
		t.Errorf("All = %v", got)
	}
	for range a.All() {
		break
	}
}

func TestSets(t *testing.T) {
	for _, tt := range []struct {
		clause string
		bag    bag.Bag
		n      int
		counts string // A to Z
	}{
		{"official/mat/bag", bag.Jarnac2012(), 144, "14 4 6 5 19 2 4 2 10 1 1 4 4 10 9 4 2 10 10 10 6 2 1 1 1 2"},
		{"classic/bag", bag.JarnacClassic(), 144, "14 4 7 5 19 2 4 2 11 1 1 6 5 9 8 4 1 10 7 9 8 2 1 1 1 2"},
		{"scrabble/bag", bag.Scrabble(), 102, "9 2 2 3 15 2 2 2 8 1 1 5 3 6 6 2 1 6 6 6 6 2 1 1 1 1"},
		{"jago/bag", bag.Jago(), 110, "7 2 3 6 13 2 3 5 8 1 2 5 3 10 4 2 1 7 8 6 5 1 2 1 1 2"},
	} {
		t.Run(tt.clause, func(t *testing.T) {
			if tt.bag.Len() != tt.n {
				t.Errorf("%d letters, want %d", tt.bag.Len(), tt.n)
			}
			var want []byte
			for i, n := range strings.Fields(tt.counts) {
				for range atoi(n) {
					want = append(want, 'A'+byte(i))
				}
			}
			jokers := 0
			if tt.bag == bag.Scrabble() {
				jokers = 2
			}
			if diff := cmp.Diff(string(want)+strings.Repeat("?", jokers), tt.bag.String()); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func atoi(s string) (n int) {
	for _, c := range s {
		n = 10*n + int(c-'0')
	}
	return n
}

func TestDraw(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	b := bag.Jarnac2012()
	for n := range 200 {
		drawn, rest := b.Draw(r, n)
		if drawn.Len() != min(n, 144) || drawn.Plus(rest) != b {
			t.Fatalf("Draw(%d) = %v and %v", n, drawn, rest)
		}
	}
	if drawn, rest := b.Draw(r, -1); drawn != (bag.Bag{}) || rest != b {
		t.Errorf("Draw(-1) = %v, %v", drawn, rest)
	}
	if drawn, rest := (bag.Bag{}).Draw(r, 3); drawn.Len()+rest.Len() != 0 {
		t.Error("a draw from nothing")
	}
}

// All tiles have the same chance, so the chance of a letter is in proportion to its number. Chi
// squared with 25 degrees of freedom is above the bound once in 100,000 times; the seed is
// fixed.
func TestDrawIsUniformOverTiles(t *testing.T) {
	const trials = 200_000
	r := rand.New(rand.NewPCG(3, 4))
	b := bag.Jarnac2012()
	for _, size := range []int{1, 6} {
		seen := map[byte]int{}
		for range trials {
			drawn, _ := b.Draw(r, size)
			for letter, n := range drawn.All() {
				seen[letter] += n
			}
		}
		chi := 0.0
		for letter, n := range b.All() {
			want := float64(trials*size*n) / float64(b.Len())
			chi += math.Pow(float64(seen[letter])-want, 2) / want
		}
		if chi > 71 {
			t.Errorf("draws of %d: chi squared is %.1f", size, chi)
		}
	}
}

func TestText(t *testing.T) {
	b := bag.MustParse("TZAR?")
	text, err := b.MarshalText()
	if err != nil || string(text) != "ARTZ?" {
		t.Fatalf("MarshalText = %q, %v", text, err)
	}
	var c bag.Bag
	if err := c.UnmarshalText(text); err != nil || c != b {
		t.Errorf("UnmarshalText = %v, %v", c, err)
	}
	if err := c.UnmarshalText([]byte("!")); err == nil || c != b {
		t.Errorf("a bad text changed the Bag to %v, %v", c, err)
	}
}

// A Bag in a struct comes back from JSON, also when it is empty.
func TestStored(t *testing.T) {
	type stored struct {
		Rack bag.Bag
		By   map[string]bag.Bag
	}
	for _, b := range []bag.Bag{{}, bag.MustParse("TZAR?"), bag.OfCounts([26]uint8{}, bag.MaxLen)} {
		v := stored{b, map[string]bag.Bag{"one": b}}
		gametest.PlainData(t, v)
	}
}

func TestBudgets(t *testing.T) {
	if n := unsafe.Sizeof(bag.Bag{}); n > 28 {
		t.Errorf("a Bag has %d bytes", n)
	}
	r := rand.New(rand.NewPCG(1, 2))
	b, letters := bag.Jarnac2012(), []byte("ABUZRT")
	if n := testing.AllocsPerRun(100, func() {
		drawn, rest := b.Draw(r, 6)
		if rest.Plus(drawn) != b || !b.Contains(bag.Of(letters)) {
			t.Fatal("letters were lost")
		}
		for range drawn.All() {
		}
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{"", "TZAR", "??", "AB C", "é", strings.Repeat("Z", 256)} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		b, err := bag.Parse(s)
		if err != nil {
			return
		}
		c, err := bag.Parse(b.String())
		if err != nil || c != b || b.Len() != len(s) {
			t.Errorf("%q reads back as %v, %v", b, c, err)
		}
	})
}

func BenchmarkDraw(b *testing.B) {
	b.ReportAllocs()
	r := rand.New(rand.NewPCG(1, 2))
	full := bag.Jarnac2012()
	for b.Loop() {
		full.Draw(r, 6)
	}
}

func TestMissing(t *testing.T) {
	for _, tt := range [][3]string{
		{"", "", ""}, {"AAB?", "AB", ""}, {"AAB", "AAB", ""}, {"AAB", "AABB?", "B?"}, {"", "ZZ?", "ZZ?"}, {"AZ", "ABYZ", "BY"},
	} {
		have, want := bag.MustParse(tt[0]), bag.MustParse(tt[1])
		missing := have.Missing(want)
		if missing != bag.MustParse(tt[2]) || have.Contains(want) != (missing.Len() == 0) {
			t.Errorf("%q lacks %q of %q, want %q", tt[0], missing, tt[1], tt[2])
		}
	}
}

func TestErrorsInFrench(t *testing.T) {
	for text, want := range map[string]string{
		"RAt":                    "«\u00a0t\u00a0» à la position 2 de «\u00a0RAt\u00a0» n’est ni une lettre de A à Z ni «\u00a0?\u00a0»",
		strings.Repeat("A", 300): "300\u00a0lettres, plus que les 255 qu’un sac contient",
	} {
		_, err := bag.Parse(text)
		gametest.Equal(t, "in French", rulebook.Explain(err, language.French), want)
	}
}
