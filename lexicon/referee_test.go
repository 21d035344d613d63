package lexicon_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
)

// A referee does what the documentation of Lexicon says, literally and without any index.
type referee map[string][]lexicon.Reading

func (f referee) words() []string { return slices.Sorted(maps.Keys(f)) }

func (f referee) admits(w string, c lexicon.Classes) bool {
	readings, ok := f[w]
	return ok && (len(readings) == 0 ||
		slices.ContainsFunc(readings, func(r lexicon.Reading) bool { return c.Has(r.Class) }))
}

func (f referee) linked(a, b string, c lexicon.Classes) bool {
	ra, oka := f[a]
	rb, okb := f[b]
	if !oka || !okb {
		return false
	}
	if len(ra) == 0 || len(rb) == 0 {
		return a == b
	}
	for _, x := range ra {
		for _, y := range rb {
			if x.Entry == y.Entry && c.Has(x.Class) && c.Has(y.Class) {
				return true
			}
		}
	}
	return false
}

// find is what Find yields, in alphabetical order.
func (f referee) find(q lexicon.Query) []string {
	var found []string
	for w := range f {
		if len(w) < q.Min || len(w) > q.Max || !f.admits(w, q.Classes) || q.NoSharedEntry && f.linked(q.Base, w, q.Classes) {
			continue
		}
		// Remove the letters of Base, then those of the rack, then jokers.
		left, ok := w, true
		for _, c := range q.Base {
			at := strings.IndexRune(left, c)
			if at < 0 {
				ok = false
				break
			}
			left = left[:at] + left[at+1:]
		}
		rack := q.Rack.String()
		for _, c := range left {
			at := strings.IndexRune(rack, c)
			if at < 0 {
				at = strings.IndexByte(rack, '?')
			}
			if at < 0 {
				ok = false
				break
			}
			rack = rack[:at] + rack[at+1:]
		}
		if ok {
			found = append(found, w)
		}
	}
	slices.Sort(found)
	return found
}

// agree compares l with f, with random questions.
func agree(t *testing.T, l *lexicon.Lexicon, f referee, r *rand.Rand, questions int) {
	t.Helper()
	words := f.words()
	if got := slices.Collect(l.Words()); !slices.Equal(got, words) {
		t.Fatalf("Words() = %q, want %q", got, words)
	}
	unread := 0
	for _, w := range words {
		if got := l.AppendReadings(nil, w); !slices.Equal(got, f[w]) {
			t.Fatalf("AppendReadings(%s) = %v, want %v", w, got, f[w])
		}
		if len(f[w]) == 0 {
			unread++
		}
	}
	if l.Len() != len(words) || l.WithoutReadings() != unread {
		t.Fatalf("%d words, %d unread, want %d, %d", l.Len(), l.WithoutReadings(), len(words), unread)
	}
	word := func() string {
		if len(words) > 0 && r.IntN(4) > 0 {
			return words[r.IntN(len(words))]
		}
		return randomText(r, 1+r.IntN(16), 26)
	}
	for range questions {
		a, b := word(), word()
		c := lexicon.Classes(r.Uint32())
		if r.IntN(3) == 0 {
			c = lexicon.ClassesOf(lexicon.Class(r.IntN(15)))
		}
		if _, want := f[a]; l.Contains(a) != want {
			t.Fatalf("Contains(%s) is not %v", a, want)
		}
		if got, want := l.Admits(a, c), f.admits(a, c); got != want {
			t.Fatalf("Admits(%s, %v) = %v", a, c, got)
		}
		if got, want := l.ShareEntry(a, b, c), f.linked(a, b, c); got != want {
			t.Fatalf("ShareEntry(%s, %s, %v) = %v", a, b, c, got)
		}

		q := lexicon.Query{Rack: randomRack(r, b), Min: r.IntN(6) - 1, Max: r.IntN(18), Classes: lexicon.AllClasses}
		switch r.IntN(5) {
		case 0:
			q.Base = a
			q.Classes = c
			q.NoSharedEntry = r.IntN(2) == 0
		case 1:
			checkFound(t, fmt.Sprintf("Extensions(%s, %v, %d)", a, q.Rack, q.Max), l.Extensions(a, q.Rack, q.Max),
				f.find(lexicon.Query{Base: a, Rack: q.Rack, Min: len(a) + 1, Max: q.Max, Classes: lexicon.AllClasses}))
		case 2:
			checkFound(t, fmt.Sprintf("Within(%v, %d, %d)", q.Rack, q.Min, q.Max), l.Within(q.Rack, q.Min, q.Max), f.find(q))
		case 3:
			checkFound(t, fmt.Sprintf("Anagrams(%v)", q.Rack), l.Anagrams(q.Rack),
				f.find(lexicon.Query{Rack: q.Rack, Min: q.Rack.Len(), Max: q.Rack.Len(), Classes: lexicon.AllClasses}))
		}
		checkFound(t, fmt.Sprintf("Find(%+v)", q), l.Find(q), f.find(q))
	}
}

// checkFound also checks the order: anagrams are together, in alphabetical order.
func checkFound(t *testing.T, what string, got func(func(string) bool), want []string) {
	t.Helper()
	var words []string
	last := ""
	seen := map[bag.Bag]bool{}
	for w := range got {
		letters := bag.MustParse(w)
		if last != "" && bag.MustParse(last) == letters {
			if last >= w {
				t.Fatalf("%s: %s after %s", what, w, last)
			}
		} else if seen[letters] {
			t.Fatalf("%s: %s stands apart from its anagrams", what, w)
		}
		seen[letters] = true
		last = w
		words = append(words, w)
	}
	slices.Sort(words)
	if !slices.Equal(words, want) {
		t.Fatalf("%s\n got %q\nwant %q", what, words, want)
	}
}

func randomText(r *rand.Rand, n, letters int) string {
	b := make([]byte, n)
	for i := range b {
		b[i] = "ESAITNRULO"[r.IntN(10)]
		if letters > 10 && r.IntN(3) == 0 {
			b[i] = 'A' + byte(r.IntN(letters))
		}
	}
	return string(b)
}

// randomRack has letters of w, other letters, and sometimes jokers.
func randomRack(r *rand.Rand, w string) bag.Bag {
	text := randomText(r, r.IntN(6), 26)
	for _, c := range w {
		if r.IntN(4) > 0 {
			text += string(c)
		}
	}
	return bag.MustParse(text + strings.Repeat("?", max(0, r.IntN(6)-3)))
}

// randomReferee has few letters and entries, so that much is the same, such as the first
// twelve letters of words.
func randomReferee(r *rand.Rand, words int) referee {
	f := referee{}
	last := "EE"
	for range words {
		w := randomText(r, 2+r.IntN(5), 10)
		switch {
		case r.IntN(3) == 0:
			w = (last + w)[:min(15, len(last)+len(w))]
		case r.IntN(10) == 0:
			w = ("NATIONALISAT" + w)[:min(15, 12+len(w))]
		}
		last = w
		var readings []lexicon.Reading
		for range r.IntN(4) {
			entry := lexicon.Entry(strings.ToLower(w[:1+r.IntN(len(w))]) + []string{"", "/v", "é"}[r.IntN(3)])
			readings = append(readings, lexicon.Reading{Entry: entry, Class: lexicon.Class(r.IntN(15))})
		}
		if r.IntN(100) == 0 { // an entry far away
			readings = append(readings, lexicon.Reading{Entry: "partout", Class: lexicon.Adverb})
		}
		readings = append(readings, f[w]...)
		slices.SortFunc(readings, func(a, b lexicon.Reading) int {
			if a.Entry != b.Entry {
				return strings.Compare(string(a.Entry), string(b.Entry))
			}
			return int(a.Class) - int(b.Class)
		})
		f[w] = slices.Compact(readings)
	}
	return f
}

// tagged is f as a tagged list in random order, with each reading on its own line.
func (f referee) tagged(r *rand.Rand) string {
	var lines []string
	for w, readings := range f {
		if len(readings) == 0 {
			lines = append(lines, w)
		}
		for _, rd := range readings {
			lines = append(lines, w+"\t"+rd.String())
		}
	}
	slices.Sort(lines)
	r.Shuffle(len(lines), func(i, j int) { lines[i], lines[j] = lines[j], lines[i] })
	return strings.Join(lines, "\n")
}

func TestAgreesWithReferee(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, n := range []int{0, 1, 2, 7, 8, 9, 100, 255, 256, 257, 1000, 3000} {
		f := randomReferee(r, n)
		l := must.Get(lexicon.ReadTagged(strings.NewReader(f.tagged(r))))(t)
		agree(t, l, f, r, 100)
	}
}

// The referee scans all of French for each question, so there are few questions.
func TestAgreesWithRefereeInFrench(t *testing.T) {
	l := french.Lexicon()
	f := referee{}
	for w := range l.Words() {
		f[w] = l.AppendReadings(nil, w)
	}
	agree(t, l, f, rand.New(rand.NewPCG(1, 3)), gametest.N(1, 10))
}

func FuzzAgreesWithReferee(f *testing.F) {
	f.Add(uint64(1), uint16(0))
	f.Add(uint64(2), uint16(257))
	f.Fuzz(func(t *testing.T, seed uint64, words uint16) {
		r := rand.New(rand.NewPCG(seed, 4))
		f := randomReferee(r, int(words%600))
		l := must.Get(lexicon.ReadTagged(strings.NewReader(f.tagged(r))))(t)
		agree(t, l, f, r, 20)
	})
}
