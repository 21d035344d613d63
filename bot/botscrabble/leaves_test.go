package botscrabble

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

func ExampleReadLeaves() {
	l, err := ReadLeaves(strings.NewReader("# what tiles are worth\nS 4.5\nE 1.25\nES 0.5\nEE -2\n"))
	fmt.Println(l.Value(bag.MustParse("EES")), err)
	_, err = ReadLeaves(strings.NewReader("S 4.5\nSS much\n"))
	fmt.Println(err)
	// Output:
	// 6 <nil>
	// botscrabble: line 2: the worth must be a number from -300 to 300 with two decimals at most, and not "much"
}

// Leaves as text are the same Leaves again, and what is no text of Leaves is an error with its
// line and its reason, in two languages.
func TestReadLeaves(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	var l, back, zero Leaves
	for i := range l.worth {
		if rng.IntN(3) > 0 {
			l.worth[i] = int16(rng.IntN(2*hundred*mostWorth+1) - hundred*mostWorth)
		}
	}
	text, _ := l.MarshalText()
	if err := back.UnmarshalText(text); err != nil || back != l {
		t.Errorf("Leaves do not come back: %v", err)
	}
	if text, _ := zero.MarshalText(); len(text) > 0 || zero.Value(bag.MustParse("AE?")) != 0 {
		t.Errorf("the zero Leaves are %q", text)
	}
	for _, text := range []string{"A 0", "A -0", "A .5", "A 5.", "?A -0.07", "A 300", "\r\n A\t-300.00 \r\n", "#", strings.Repeat("\n", mostLines)} {
		if _, err := ReadLeaves(strings.NewReader(text)); err != nil {
			t.Errorf("%.20q: %v", text, err)
		}
	}
	for text, line := range map[string]int{
		"A": 1, "A 1 2": 1, "\nABCD 1": 2, "a 1": 1, "É 1": 1, "A x": 1, "A 1.234": 1, "A +1": 1, "A 1.-5": 1, "A 1e3": 1, "A 300.01": 1, "A -301": 1, "A .": 1, "A -": 1, "A -.": 1, "A NaN": 1,
		"A 99999999999999999999": 1, "AE 1\nB 2\nEA 1": 3, "A 1\n" + strings.Repeat("x", 300): 2, strings.Repeat("\n", mostLines+1): mostLines + 1, "\x00 1": 1,
	} {
		l, err := ReadLeaves(strings.NewReader(text))
		var at *rulebook.RecordError
		if err == nil || l != nil || !errors.As(err, &at) || at.Line != line {
			t.Errorf("%.20q: %v", text, err)
			continue
		}
		if fr, en := rulebook.Explain(err, language.French), rulebook.Explain(err, language.English); fr == en || len(en) > 300 {
			t.Errorf("%.20q: %s, %s", text, en, fr)
		}
	}
	was := l
	if err := l.UnmarshalText([]byte("A")); err == nil || l != was {
		t.Errorf("a text that is none changes the Leaves: %v", err)
	}
	if _, err := ReadLeaves(faulty{}); !errors.Is(err, errFaulty) {
		t.Errorf("a reader fails, and ReadLeaves says %v", err)
	}
}

type faulty struct{}

var errFaulty = errors.New("faulty")

func (faulty) Read([]byte) (int, error) { return 0, errFaulty }

func FuzzReadLeaves(f *testing.F) {
	f.Add([]byte("A 1.5\nAE -0.25\n?SS 20\n"))
	f.Add([]byte("# nothing\n\nZ .\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		l, err := ReadLeaves(bytes.NewReader(text))
		if (l == nil) != (err != nil) {
			t.Fatalf("%v, %v", l, err)
		}
		if err != nil {
			return
		}
		out, _ := l.MarshalText()
		if back, err := ReadLeaves(bytes.NewReader(out)); err != nil || *back != *l {
			t.Fatalf("%q does not come back: %v", out, err)
		}
	})
}

// Each choice of the tiles of a rack is worth what Value says, and a placement keeps what it
// does not lay.
func TestRackWorth(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 2))
	l := frenchLeaves()
	var r rack
	for range 200 {
		tiles, _ := bag.Scrabble().Draw(rng, rng.IntN(maxRack+1))
		r.set(tiles)
		r.weigh(l)
		var laid, kept []byte
		set := uint(0)
		for i, kind := range r.kinds[:r.n] {
			if rng.IntN(2) > 0 {
				laid = append(laid, tileOf(kind))
			} else {
				kept = append(kept, tileOf(kind))
				set |= 1 << i
			}
		}
		rest := bag.Of(kept)
		if len(laid) > 0 {
			word := strings.ReplaceAll(string(laid), "?", "e")
			if got := r.kept(scrabble.Place(scrabble.Centre(), 0, word)); got != r.kept(scrabble.Exchange(string(laid))) {
				t.Fatalf("%s of %s keeps %b", laid, tiles, got)
			} else if set = got; r.aside(set) != scrabble.Exchange(string(laid)) {
				t.Fatalf("%s of %s is set aside as %s", laid, tiles, r.aside(set))
			}
		}
		if got, want := float64(r.worth[set])/unit, l.Value(rest); math.Abs(got-want) > 0.01 {
			t.Fatalf("%s of %s are worth %.3f, want %.3f", rest, tiles, got, want)
		}
	}
}

// What was learned for French says what players know.
func TestFrenchLeaves(t *testing.T) {
	l := frenchLeaves()
	order := []string{"?S", "?", "S", "E", "", "U", "UU", "UUU"}
	for i, tiles := range order[1:] {
		if better, worse := l.Value(bag.MustParse(order[i])), l.Value(bag.MustParse(tiles)); better <= worse {
			t.Errorf("%q is worth %.2f, and %q %.2f", order[i], better, tiles, worse)
		}
	}
	for _, tiles := range []string{"AEIOU", "BCDFG", "EEEEEE", "QVW"} {
		if worth := l.Value(bag.MustParse(tiles)); worth > -3 {
			t.Errorf("%s is worth %.2f", tiles, worth)
		}
	}
}

// The same seed learns the same, on any number of goroutines, and what it learns is of use:
// after a few games an S is worth more than a V.
func TestLearn(t *testing.T) {
	rules := compile(t, "classique")
	a := must.Get(Learn(context.Background(), rules, &Leaves{}, 6, 3, 1))(t)
	b, err := Learn(context.Background(), rules, &Leaves{}, 6, 3, 3)
	if err != nil || *a != *b {
		t.Errorf("three goroutines learn something else: %v", err)
	}
	if s, v := a.Value(bag.MustParse("S")), a.Value(bag.MustParse("V")); s <= v || a.Value(bag.MustParse("?")) < 5 {
		t.Errorf("an S is worth %.2f and a V %.2f", s, v)
	}
	stopped, stop := context.WithCancel(context.Background())
	stop()
	if _, err := Learn(stopped, rules, nil, 6, 3, 2); !errors.Is(err, context.Canceled) {
		t.Errorf("it learns after it was stopped: %v", err)
	}
	if _, err := Learn(context.Background(), nil, nil, 1, 1, 1); err == nil {
		t.Error("it learns without rules")
	}
	if l, err := Learn(context.Background(), rules, nil, -1, 1, -1); err != nil || *l != (Leaves{}) {
		t.Errorf("without games it learns %v, %v", l, err)
	}
}
