package lexicon

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// Repeats take no memory, wherever they stand.
func TestGatheringDropsRepeats(t *testing.T) {
	g := gathering{most: fewForms}
	words := make([]string, fewForms-1)
	for i := range words {
		words[i] = fmt.Sprintf("%c%c%c", 'A'+i/676, 'A'+i/26%26, 'A'+i%26)
	}
	for round := range 20 {
		for i, w := range words {
			if err := g.add(form{word: w, line: round*len(words) + i}); err != nil {
				t.Fatal(err)
			}
		}
		if len(g.forms) > 2*fewForms || cap(g.forms) > 4*fewForms {
			t.Fatalf("%d forms, and room for %d", len(g.forms), cap(g.forms))
		}
	}
	if err := g.tidy(); err != nil || len(g.forms) != len(words) {
		t.Errorf("%d forms of %d, %v", len(g.forms), len(words), err)
	}
	if i := slices.IndexFunc(g.forms, func(f form) bool { return f.line >= len(words) }); i >= 0 {
		t.Errorf("%v, and not the first of its kind", g.forms[i])
	}
}

// More forms than a list may have are an error that says where it was found: while
// they are read, or at the end.
func TestGatheringIsBounded(t *testing.T) {
	for _, most := range []int{5, fewForms + 5} {
		g := gathering{most: most}
		var err error
		line := 0
		for err == nil && line < 4*most {
			line++
			err = g.add(form{word: fmt.Sprintf("%c%c%c%c", 'A'+line/17576, 'A'+line/676%26, 'A'+line/26%26, 'A'+line%26), line: line})
		}
		if err != nil {
			err = syntaxError(line, "", err) // as eachLine does
		} else {
			_, err = g.build()
		}
		var fault *SyntaxError
		if !errors.As(err, &fault) || fault.Line != line || !strings.Contains(fault.Reason, "words and readings") {
			t.Errorf("%d at most: line %d: %v", most, line, err)
		}
	}
}

// No reader makes a compiled form of which a word has too many readings, and none
// takes it.
func TestReadCrowdedWord(t *testing.T) {
	readings := make([]Reading, maxReadings+1)
	for i := range readings {
		readings[i].Entry = Entry(fmt.Sprintf("rat%03d", i))
	}
	for _, n := range []int{maxReadings, maxReadings + 1} {
		data, err := compile([]string{"RAT"}, func(int) []Reading { return readings[:n] })
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Read(strings.NewReader(data)); (err == nil) != (n == maxReadings) {
			t.Errorf("%d readings: %v", n, err)
		}
		l, err := Open(data)
		if err != nil {
			t.Fatal(err)
		}
		if got := len(l.AppendReadings(nil, "RAT")); got > maxReadings {
			t.Errorf("%d readings", got)
		}
	}
}

// Sixty-five entries of a .dic are spelled alike; the last of them is at fault.
func TestReadHunspellCrowdedWord(t *testing.T) {
	dic := "65\n"
	for i := range maxReadings + 1 {
		dic += fmt.Sprintf("mot st:mot%d po:nom\n", i)
	}
	_, err := ReadHunspell(strings.NewReader("SET UTF-8\n"), strings.NewReader(dic))
	if err == nil || err.Error() != `lexicon: dic line 66: "MOT": the word has more than 64 readings` {
		t.Error(err)
	}
}
