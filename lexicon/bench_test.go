package lexicon_test

import (
	"fmt"
	"io"
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
)

// Each benchmark is beside a simple way to do the same, with the same words and questions.

// racks returns racks of n letters, drawn from a bag without jokers.
func racks(n int) []bag.Bag {
	r := rand.New(rand.NewPCG(1, uint64(n)))
	racks := make([]bag.Bag, 256)
	for i := range racks {
		racks[i], _ = bag.Jarnac2012().Draw(r, n)
	}
	return racks
}

// A scan finds words by looking at all of them: first at the set of their letters, then at
// how often each letter occurs.
type scan struct {
	letters []uint32
	count   [][26]uint8
	words   []string
}

func newScan(l *lexicon.Lexicon) *scan {
	s := &scan{make([]uint32, l.Len()), make([][26]uint8, l.Len()), slices.Collect(l.Words())}
	for i, w := range s.words {
		for k := range len(w) {
			s.letters[i] |= 1 << (w[k] - 'A')
			s.count[i][w[k]-'A']++
		}
	}
	return s
}

func (s *scan) within(b bag.Bag, min, max int, yield func(string)) {
	var letters uint32
	var count [26]uint8
	for c, n := range b.All() {
		letters |= 1 << (c - 'A')
		count[c-'A'] = uint8(n)
	}
words:
	for i, m := range s.letters {
		if m&^letters != 0 {
			continue
		}
		for ; m != 0; m &= m - 1 {
			if c := bits.TrailingZeros32(m) & 31; c < 26 && s.count[i][c] > count[c] {
				continue words
			}
		}
		if w := s.words[i]; min <= len(w) && len(w) <= max {
			yield(w)
		}
	}
}

func BenchmarkWithin(b *testing.B) {
	l := french.Lexicon()
	plain := newScan(l)
	for _, n := range []int{7, 9, 12, 15} {
		racks := racks(n)
		found := 0
		for _, rack := range racks {
			for range l.Within(rack, 2, n) {
				found++
			}
		}
		perWord := func(b *testing.B, i int) {
			b.ReportMetric(float64(found)/float64(len(racks)), "words/op")
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(i)/float64(found)*float64(len(racks)), "ns/word")
		}
		b.Run(fmt.Sprintf("%d/index", n), func(b *testing.B) {
			b.ReportAllocs()
			i, got := 0, 0
			for b.Loop() {
				for range l.Within(racks[i%len(racks)], 2, n) {
					got++
				}
				i++
			}
			perWord(b, i)
		})
		b.Run(fmt.Sprintf("%d/scan", n), func(b *testing.B) {
			b.ReportAllocs()
			i, got := 0, 0
			for b.Loop() {
				plain.within(racks[i%len(racks)], 2, n, func(string) { got++ })
				i++
			}
			perWord(b, i)
		})
	}
}

func BenchmarkContains(b *testing.B) {
	l := french.Lexicon()
	set := map[string]struct{}{}
	words := slices.Collect(l.Words())
	for _, w := range words {
		set[w] = struct{}{}
	}
	r := rand.New(rand.NewPCG(1, 2))
	var hits, misses []string
	for range 1 << 16 {
		w := words[r.IntN(len(words))]
		hits = append(hits, string([]byte(w)))
		miss := []byte(w)
		for l.Contains(string(miss)) {
			miss[r.IntN(len(miss))] = 'A' + byte(r.IntN(26))
		}
		misses = append(misses, string(miss))
	}
	for _, q := range []struct {
		name  string
		words []string
	}{{"hit", hits}, {"miss", misses}} {
		b.Run(q.name+"/lexicon", func(b *testing.B) {
			b.ReportAllocs()
			i, yes := 0, 0
			for b.Loop() {
				if l.Contains(q.words[i%len(q.words)]) {
					yes++
				}
				i++
			}
		})
		b.Run(q.name+"/map", func(b *testing.B) {
			b.ReportAllocs()
			i, yes := 0, 0
			for b.Loop() {
				if _, ok := set[q.words[i%len(q.words)]]; ok {
					yes++
				}
				i++
			}
		})
	}
}

func BenchmarkAnagrams(b *testing.B) {
	l := french.Lexicon()
	var bags []bag.Bag
	for w := range l.Words() {
		if len(w) == 7 {
			bags = append(bags, bag.MustParse(w))
		}
	}
	rand.New(rand.NewPCG(1, 3)).Shuffle(len(bags), func(i, j int) { bags[i], bags[j] = bags[j], bags[i] })
	sorted := map[bag.Bag][]string{}
	for w := range l.Words() {
		if len(w) == 7 {
			sorted[bag.MustParse(w)] = append(sorted[bag.MustParse(w)], w)
		}
	}
	b.Run("7/index", func(b *testing.B) {
		b.ReportAllocs()
		i, got := 0, 0
		for b.Loop() {
			for range l.Anagrams(bags[i%len(bags)]) {
				got++
			}
			i++
		}
	})
	b.Run("7/map of sorted words", func(b *testing.B) {
		b.ReportAllocs()
		i, got := 0, 0
		for b.Loop() {
			for range sorted[bags[i%len(bags)]] {
				got++
			}
			i++
		}
	})
}

// What a game of Jarnac asks in every position: the words of a rack, and those that use a
// line, without conjugated forms and without those of the same entry.
func BenchmarkFind(b *testing.B) {
	l := french.Lexicon()
	classes := lexicon.AllClasses.Without(lexicon.ClassesOf(lexicon.Finite))
	racks := racks(9)
	b.Run("rack", func(b *testing.B) {
		b.ReportAllocs()
		i, got := 0, 0
		for b.Loop() {
			for range l.Find(lexicon.Query{Rack: racks[i%len(racks)], Min: 3, Max: 9, Classes: classes}) {
				got++
			}
			i++
		}
	})
	q := lexicon.Query{Base: "RATE", Min: 5, Max: 9, Classes: classes, NoSharedEntry: true}
	b.Run("line", func(b *testing.B) {
		b.ReportAllocs()
		i, got := 0, 0
		for b.Loop() {
			q.Rack = racks[i%len(racks)]
			for range l.Find(q) {
				got++
			}
			i++
		}
	})
	b.Run("line, by scan", func(b *testing.B) {
		plain := newScan(l)
		base := bag.MustParse(q.Base)
		b.ReportAllocs()
		i, got := 0, 0
		for b.Loop() {
			rack := racks[i%len(racks)]
			plain.within(base.Plus(rack), 5, 9, func(w string) {
				if bag.MustParse(w).Contains(base) && l.Admits(w, classes) && !l.ShareEntry(q.Base, w, classes) {
					got++
				}
			})
			i++
		}
	})
}

func BenchmarkLinked(b *testing.B) {
	l := french.Lexicon()
	b.ReportAllocs()
	for b.Loop() {
		l.ShareEntry("MENAGERIE", "MENAGERENT", lexicon.AllClasses)
	}
}

func BenchmarkAppendReadings(b *testing.B) {
	l := french.Lexicon()
	var readings []lexicon.Reading
	b.ReportAllocs()
	for b.Loop() {
		readings = l.AppendReadings(readings[:0], "MENAGE")
	}
}

// All of French, as a DAWG and a GADDAG.
func BenchmarkWriteKWG(b *testing.B) {
	l := french.Lexicon()
	for range l.Words() {
		// All pages are laid out.
	}
	b.ReportAllocs()
	for b.Loop() {
		must.Do(b, l.WriteKWG(io.Discard))
	}
}
