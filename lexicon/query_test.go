package lexicon_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
)

func readTagged(t testing.TB, text string) *lexicon.Lexicon {
	t.Helper()
	return must.Get(lexicon.ReadTagged(strings.NewReader(text)))(t)
}

func TestWordsWithoutReadings(t *testing.T) {
	l := readTagged(t, "RAT\trat:noun\nRATS\trat:noun\nTARS\nTSAR\n")
	none := lexicon.Classes(0)
	if !l.Admits("TARS", none) || l.Admits("RAT", none) || l.Admits("TAR", lexicon.AllClasses) {
		t.Error("a word without readings is admitted by every set, others by a class they have")
	}
	if l.ShareEntry("TARS", "TSAR", lexicon.AllClasses) || l.ShareEntry("TARS", "RATS", lexicon.AllClasses) ||
		!l.ShareEntry("TARS", "TARS", none) || l.ShareEntry("XYZ", "XYZ", lexicon.AllClasses) {
		t.Error("a word without readings is linked to itself alone")
	}
	got := slices.Sorted(l.Find(lexicon.Query{Base: "RAT", Rack: bag.MustParse("S"), Min: 4, Max: 9, Classes: lexicon.AllClasses, NoSharedEntry: true}))
	if want := []string{"TARS", "TSAR"}; !slices.Equal(got, want) {
		t.Errorf("found %q, want %q", got, want)
	}
}

func TestStrangeQuestions(t *testing.T) {
	l := french.Lexicon()
	for _, w := range []string{"", "A", "a", "rat", "RAT ", "RÂT", "\x00\x00", "[[", "@@@", "RAT\xff", strings.Repeat("A", 16), strings.Repeat("E", 1<<20)} {
		if l.Contains(w) || l.Admits(w, lexicon.AllClasses) || l.ShareEntry(w, w, lexicon.AllClasses) || l.AppendReadings(nil, w) != nil {
			t.Errorf("%.20q is a word", w)
		}
		for found := range l.Extensions(w, bag.MustParse("S"), 15) {
			if len(w) > 1 || w == "a" {
				t.Errorf("%.20q becomes %s", w, found)
			}
		}
	}
	all := bag.MustParse(strings.Repeat("?", 15))
	for range l.Within(all, 16, 20) {
		t.Error("a word of 16 letters")
	}
	for range l.Within(all, 5, 4) {
		t.Error("a word of 5 to 4 letters")
	}
	for range l.Within(bag.Bag{}, -1, 99) {
		t.Error("a word of no letters")
	}
	n := 0
	for range l.Within(bag.MustParse(strings.Repeat("?", bag.MaxLen)), -5, math.MaxInt) {
		n++
	}
	if n != l.Len() {
		t.Errorf("jokers stand for %d words of %d", n, l.Len())
	}
	for range l.Words() {
		break
	}
}

// A group of anagrams is found whole and in alphabetical order, however many words it has.
func TestManyAnagrams(t *testing.T) {
	var permutations func(letters string) []string
	permutations = func(letters string) (words []string) {
		if letters == "" {
			return []string{""}
		}
		for i := range len(letters) {
			for _, w := range permutations(letters[:i] + letters[i+1:]) {
				words = append(words, letters[i:i+1]+w)
			}
		}
		return words
	}
	groups := map[string][]string{}
	var all []string
	for i, n := range []int{1, 2, 31, 32, 33, 120} {
		letters := "ABCD" + string(rune('K'+i))
		groups[letters] = permutations(letters)[:n]
		all = append(all, groups[letters]...)
	}
	for i := range 600 { // more than fit into one chunk
		pair := fmt.Sprintf("%c%c%c%s", 'A'+i/26, 'A'+i%26, 'A'+i%7, "STUVWXYZSTUV"[:12])
		letters := []byte(pair)
		slices.Sort(letters)
		other := []byte(pair)
		slices.Reverse(other)
		all = append(all, pair, string(other))
		groups[string(letters)] = append(groups[string(letters)], pair, string(other))
	}
	l := readTagged(t, strings.Join(all, "\n"))
	for range 2 {
		for letters, want := range groups {
			slices.Sort(want)
			if got := slices.Collect(l.Anagrams(bag.MustParse(letters))); !slices.Equal(got, slices.Compact(want)) {
				t.Errorf("anagrams of %s: %q, want %q", letters, got, want)
			}
		}
	}
}

func TestZeroLexicon(t *testing.T) {
	var l lexicon.Lexicon
	empty := readTagged(t, "")
	for range l.Words() {
		t.Error("a word")
	}
	for range l.Within(bag.MustParse("??"), 0, 9) {
		t.Error("a word")
	}
	if l.Len() != 0 || l.Contains("RAT") || l.Admits("RAT", lexicon.AllClasses) || l.WithoutReadings() != 0 || l.ID() != empty.ID() {
		t.Error("the zero Lexicon is not an empty one")
	}
	var b strings.Builder
	must.Get(l.WriteTo(&b))(t)
	if back, err := lexicon.Read(strings.NewReader(b.String())); err != nil || back.Len() != 0 {
		t.Error("the zero Lexicon does not come back", err)
	}
}

func TestManyGoroutines(t *testing.T) {
	f := randomReferee(rand.New(rand.NewPCG(1, 5)), 1000)
	l := readTagged(t, f.tagged(rand.New(rand.NewPCG(1, 6))))
	var wait sync.WaitGroup
	for i := range 8 {
		wait.Go(func() { agree(t, l, f, rand.New(rand.NewPCG(7, uint64(i))), 10) })
	}
	wait.Wait()
}

// A lookup reads some bytes after the end of a word. They are never on the next page, which
// another goroutine may be laying out. Run with -race.
func TestPagesAreLaidOutWhileOthersAreRead(t *testing.T) {
	data := compiled(t, french.Lexicon())
	words := slices.Collect(french.Lexicon().Words())
	for range 3 {
		l := must.Get(lexicon.Open(data))(t)
		var wait sync.WaitGroup
		for range 2 {
			wait.Go(func() {
				for w := range l.Words() {
					if !l.Contains(w) {
						t.Errorf("%s is no word", w)
					}
				}
			})
			wait.Go(func() {
				for i := len(words) - 1; i >= 0; i-- {
					if !l.Contains(words[i]) {
						t.Errorf("%s is no word", words[i])
					}
				}
			})
		}
		wait.Wait()
	}
}

// Nothing that a game asks in its inner loop allocates.
func TestAllocations(t *testing.T) {
	l := french.Lexicon()
	rack := bag.MustParse("AEINRST")
	classes := lexicon.AllClasses.Without(lexicon.ClassesOf(lexicon.Finite))
	readings := make([]lexicon.Reading, 0, 16)
	var n int
	for _, c := range []struct {
		name string
		f    func()
	}{
		{"Contains", func() { l.Contains("NATIONALISERENT"); l.Contains("XYZ") }},
		{"Admits", func() { l.Admits("MENAGE", classes) }},
		{"ShareEntry", func() { l.ShareEntry("MENAGE", "MENAGER", classes) }},
		{"AppendReadings", func() { readings = l.AppendReadings(readings[:0], "MENAGE") }},
		{"Anagrams", func() {
			for range l.Anagrams(rack) {
				n++
			}
		}},
		{"Within", func() {
			for range l.Within(rack, 2, 15) {
				n++
			}
		}},
		{"Within with a joker", func() {
			for range l.Within(bag.MustParse("AEINRS?"), 2, 15) {
				n++
			}
		}},
		{"Extensions", func() {
			for range l.Extensions("RAT", rack, 9) {
				n++
			}
		}},
		{"Find", func() {
			for range l.Find(lexicon.Query{Base: "RATE", Rack: rack, Min: 5, Max: 9, Classes: classes, NoSharedEntry: true}) {
				n++
			}
		}},
		{"Words", func() {
			for range l.Words() {
				if n++; n > 1000 {
					break
				}
			}
		}},
	} {
		if allocs := testing.AllocsPerRun(10, c.f); allocs != 0 {
			t.Errorf("%s allocates %v times", c.name, allocs)
		}
	}
	if n == 0 {
		t.Error("nothing found")
	}
	// The first check of a word allocates one chunk of the words, and laying pages out nothing more.
	const chunks = 128 // at most
	fresh := must.Get(lexicon.Open(compiled(t, l)))(t)
	if times, bytes := allocated(func() { fresh.Contains("CHAT") }); times > 2+runtimeOwn || bytes > 64<<10 {
		t.Errorf("the first word allocates %d times, %d bytes", times, bytes)
	}
	if times, _ := allocated(func() {
		for range fresh.Within(rack, 2, 15) {
			n++
		}
	}); times > 2*chunks+runtimeOwn {
		t.Errorf("the first search allocates %d times", times)
	}
}

// runtimeOwn bounds the allocations of the runtime that may fall into a measurement.
const runtimeOwn = 20

// allocated returns how often f allocates, and how many bytes.
func allocated(f func()) (times, bytes uint64) {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return after.Mallocs - before.Mallocs, after.TotalAlloc - before.TotalAlloc
}

// The French lexicon needs almost no heap before its first use, at most 5.3 MB for its words
// and readings, and 9.6 MB with the index and what searches have found.
func TestHeap(t *testing.T) {
	if gametest.Race {
		t.Skip("the race detector has its own memory")
	}
	data := compiled(t, french.Lexicon())
	if most := 4_000_000; len(data) > most {
		t.Errorf("compiled it has %d bytes, more than %d", len(data), most)
	}
	heap := func() uint64 {
		var m runtime.MemStats
		runtime.GC()
		runtime.GC()
		runtime.ReadMemStats(&m)
		return m.HeapAlloc
	}
	before := heap()
	l := must.Get(lexicon.Open(data))(t)
	for _, c := range []struct {
		what string
		do   func()
		most uint64
	}{
		{"opened", func() {}, 200_000},
		{"laid out", func() {
			for range l.Words() {
			}
		}, 5_300_000},
		{"searched", func() {
			for range l.Within(bag.MustParse(strings.Repeat("?", 15)), 2, 15) {
			}
		}, 9_600_000},
	} {
		c.do()
		holds := heap() - before
		t.Logf("%s it holds %d bytes", c.what, holds)
		if holds > c.most {
			t.Errorf("%s it holds %d bytes, more than %d", c.what, holds, c.most)
		}
	}
	runtime.KeepAlive(l)
	runtime.KeepAlive(data)
}
