package lexicon

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// Duplicates take no memory, wherever they are.
func TestGatheringDropsRepeats(t *testing.T) {
	g := gathering{most: fewForms}
	words := make([]string, fewForms-1)
	for i := range words {
		words[i] = fmt.Sprintf("%c%c%c", 'A'+i/676, 'A'+i/26%26, 'A'+i%26)
	}
	for round := range 20 {
		for i, w := range words {
			must.Do(t, g.add(form{word: w, line: round*len(words) + i}))
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

// Too many forms are an error with the line where it was found: while reading, or at the end.
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

// Read refuses a compiled form with a word of too many readings.
func TestReadCrowdedWord(t *testing.T) {
	readings := make([]Reading, maxReadings+1)
	for i := range readings {
		readings[i].Entry = Entry(fmt.Sprintf("rat%03d", i))
	}
	for _, n := range []int{maxReadings, maxReadings + 1} {
		data := must.Get(compile([]string{"RAT"}, func(int) []Reading { return readings[:n] }))(t)
		if _, err := Read(strings.NewReader(data)); (err == nil) != (n == maxReadings) {
			t.Errorf("%d readings: %v", n, err)
		}
		l := must.Get(Open(data))(t)
		if got := len(l.AppendReadings(nil, "RAT")); got > maxReadings {
			t.Errorf("%d readings", got)
		}
	}
}

// Sixty-five entries of a .dic have the same spelling; the last of them is an error.
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

// The lengths of entries may add up to more than 32 bits can hold.
func TestReadingsTooLong(t *testing.T) {
	const n = 1<<32/255 + 1
	lengths := strings.Repeat("\xFF", n)
	if _, err := openReadings("", lengths, strings.Repeat("a", n*255%(1<<32)), 0, []readingMark{{}, {0, n}}); err == nil {
		t.Error("opened")
	}
}

// lower sets a limit until the test ends.
func lower[T any](t *testing.T, limit *T, to T) {
	was := *limit
	*limit = to
	t.Cleanup(func() { *limit = was })
}

// ReadList and ReadTagged read up to each limit, and no more.
func TestListLimits(t *testing.T) {
	const text = "AA\nBB\nBB\n"
	for _, read := range []func(io.Reader) (*Lexicon, error){ReadList, ReadTagged} {
		for limit, reason := range map[textLimit]string{
			{9, 3, 2}: "",
			{8, 3, 2}: "lexicon: line 3: the text has more than 8 bytes",
			{9, 2, 2}: "lexicon: line 3: the text has more than 2 lines",
			{9, 3, 1}: "lexicon: line 3: there are more than 1 words and readings",
		} {
			lower(t, &listLimit, limit)
			_, err := read(strings.NewReader(text))
			if err == nil && reason != "" || err != nil && err.Error() != reason {
				t.Errorf("%v: %v", limit, err)
			}
		}
	}
}

// A compiled form above the limit is neither made nor read.
func TestCompiledLimits(t *testing.T) {
	l := must.Get(ReadList(strings.NewReader("AA\nBB\n")))(t)
	lower(t, &maxData, len(l.data))
	if _, err := Read(strings.NewReader(l.data)); err != nil {
		t.Error(err)
	}
	if l.Annotate(nil) == l {
		t.Error("what has the size of the limit is not made")
	}
	lower(t, &maxData, len(l.data)-1)
	if _, err := Read(strings.NewReader(l.data)); err == nil {
		t.Error("what is larger than the limit is read")
	}
	if l.Annotate(nil) != l {
		t.Error("what is larger than the limit is made")
	}
	if _, err := compile(make([]string, maxWords+1), nil); err == nil {
		t.Error("more words than a Lexicon holds")
	}
}

// forged is the compiled form of l, changed and with the right checksum.
func forged(l *Lexicon, change func(data []byte)) string {
	data := []byte(l.data)
	change(data)
	binary.LittleEndian.PutUint32(data[sumAt:], crc32.ChecksumIEEE(data[numAt:]))
	return string(data)
}

// Open refuses a form that would need memory for more letters than its words can have.
func TestOpenTooMuchText(t *testing.T) {
	l := must.Get(ReadList(strings.NewReader("AA\nBB\n")))(t)
	for _, text := range []uint32{2 * MaxLen, 2*MaxLen + 1, 1 << 31, 1<<32 - 1} {
		_, err := Open(forged(l, func(data []byte) { binary.LittleEndian.PutUint32(data[headLen+pageSize+4:], text) }))
		if (err == nil) != (text == 2*MaxLen) {
			t.Errorf("%d letters: %v", text, err)
		}
	}
}

// Open refuses a page with more letters than its words can have, since a place of the text has
// few bits: the next page would be laid out over the start of the chunk.
func TestOpenTooMuchTextOfAPage(t *testing.T) {
	const words = 2*pageLen + 1
	var list strings.Builder
	for i := range words {
		fmt.Fprintf(&list, "A%c%c\n", 'A'+i/26, 'A'+i%26)
	}
	l, err := ReadList(strings.NewReader(list.String()))
	if err != nil || l.Len() != words {
		t.Fatal(err)
	}
	const most = pageLen * MaxLen
	for text, ok := range map[uint32]bool{most: true, most + 1: false} {
		_, err := Open(forged(l, func(data []byte) {
			for page := 1; page <= 3; page++ { // of the pages behind the first, and of the end
				binary.LittleEndian.PutUint32(data[headLen+page*pageSize+4:], text+uint32(page-1))
			}
		}))
		if (err == nil) != ok {
			t.Errorf("%d letters in a page of %d words: %v", text, pageLen, err)
		}
	}
}

// Two entries with the same text would be the same to a user and different to ShareEntry.
func TestReadRefusesAnEntryTwice(t *testing.T) {
	l := must.Get(ReadTagged(strings.NewReader("AA\tab:noun\nBB\tcd:noun\n")))(t)
	same := must.Get(ReadTagged(strings.NewReader("AA\tab:noun\nBB\tab:noun\n")))(t)
	data := forged(l, func(data []byte) {
		copy(data[len(data)-2:], "ab")
		copy(data[idAt:], same.data[idAt:headLen]) // the ID is that of the content
	})
	if _, err := Read(strings.NewReader(data)); !errors.Is(err, errReadings) {
		t.Error(err)
	}
}
