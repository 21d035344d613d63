package lexicon_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
)

// Numbers are those of the words in alphabetical order, without gaps.
func TestNumbers(t *testing.T) {
	l := french.Lexicon()
	n, last := 0, ""
	for w := range l.Words() {
		i, ok := l.Index(w)
		if !ok || i != n || l.At(i) != w || w <= last {
			t.Fatalf("%s after %s is number %d, %t, of which the word is %s; want %d", w, last, i, ok, l.At(i), n)
		}
		n, last = n+1, w
	}
	if n != l.Len() {
		t.Errorf("%d words of %d have a number", n, l.Len())
	}
	for _, i := range []int{-1, n, n + 1, math.MaxInt, math.MinInt} {
		if w := l.At(i); w != "" {
			t.Errorf("%d is the number of %s", i, w)
		}
	}
	for _, w := range []string{"", "A", "AAAAAAAA", "chat", "ZZZZZZZZZZZZZZZZZZ"} {
		if i, ok := l.Index(w); ok || i != 0 {
			t.Errorf("%q has the number %d", w, i)
		}
	}
	var none lexicon.Lexicon
	if _, ok := none.Index("CHAT"); ok || none.At(0) != "" {
		t.Error("an empty Lexicon numbers a word")
	}
	if allocs := testing.AllocsPerRun(100, func() {
		if i, ok := l.Index("CHAT"); !ok || l.At(i) != "CHAT" {
			t.Error("CHAT has no number")
		}
	}); allocs != 0 {
		t.Errorf("Index and At allocate %v times", allocs)
	}
}

// A mask over all words, as learning programs have it, in an array.
func ExampleLexicon_Index() {
	l, err := lexicon.ReadList(strings.NewReader("AS\nRAT\nRATS\nTSAR\n"))
	if err != nil {
		fmt.Println(err)
		return
	}
	mask := make([]bool, l.Len())
	for _, w := range []string{"RAT", "TSAR", "ZZZ"} {
		if i, ok := l.Index(w); ok {
			mask[i] = true
		}
	}
	for i, allowed := range mask {
		fmt.Println(l.At(i), allowed)
	}
	// Output:
	// AS false
	// RAT true
	// RATS false
	// TSAR true
}
