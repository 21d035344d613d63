package lexicon_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french"
)

// All of French goes through the format of other programs and comes back.
func TestFrenchAsKWG(t *testing.T) {
	if testing.Short() || raceEnabled {
		t.Skip("it takes seconds")
	}
	l := french.Lexicon()
	var file bytes.Buffer
	if err := l.WriteKWG(&file); err != nil {
		t.Fatal(err)
	}
	t.Logf("%d words, %d bytes", l.Len(), file.Len())
	back, err := lexicon.ReadKWG(&file)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(slices.Collect(back.Words()), slices.Collect(l.Words())) {
		t.Error("other words came back")
	}
	if back.Unread() != back.Len() {
		t.Error("a graph knows no readings")
	}
	if again := back.Annotate(l); again.ID() != l.ID() {
		t.Error("annotated, it is another lexicon")
	}
}

func TestKWG(t *testing.T) {
	l, err := lexicon.ReadList(strings.NewReader("RAT\nRATE\nTZAR\nARE\n"))
	if err != nil {
		t.Fatal(err)
	}
	var file bytes.Buffer
	if err := l.WriteKWG(&file); err != nil {
		t.Fatal(err)
	}
	data := file.Bytes()
	back, err := lexicon.ReadKWG(bytes.NewReader(data))
	if err != nil || back.ID() != l.ID() {
		t.Fatal(back, err)
	}
	for n := range data {
		if back, err := lexicon.ReadKWG(bytes.NewReader(data[:n])); err == nil && back.Len() >= l.Len() {
			t.Errorf("cut off after %d bytes it has %d words", n, back.Len())
		}
	}
	// A DAWG with a separator in it, and one with a word of one letter.
	const accepts, last = 1 << 23, 1 << 22
	graph := func(nodes ...uint32) *bytes.Reader {
		var b []byte
		for _, n := range nodes {
			b = append(b, byte(n), byte(n>>8), byte(n>>16), byte(n>>24))
		}
		return bytes.NewReader(b)
	}
	if _, err := lexicon.ReadKWG(graph(last|2, last, last|1<<24|3, last|accepts)); err == nil || !strings.Contains(err.Error(), "separator") {
		t.Error(err)
	}
	if l, err := lexicon.ReadKWG(graph(last|2, last, last|accepts|1<<24)); err != nil || l.Len() != 0 {
		t.Error(l, err)
	}
	// More words than any lexicon has in so few nodes: 4 to the power of 10.
	few := []uint32{last | 2, last}
	for length := range uint32(10) {
		for tile := range uint32(4) {
			n := (tile+1)<<24 | 2 + 4*(length+1)
			if tile == 3 {
				n |= last
			}
			few = append(few, n)
		}
	}
	few = append(few, last|accepts|1<<24)
	if _, err := lexicon.ReadKWG(graph(few...)); err == nil || !strings.Contains(err.Error(), "words in 43 nodes") {
		t.Error(err)
	}
	// More words than any lexicon has, in a few hundred nodes.
	nodes := []uint32{last | 2, last}
	for length := range uint32(15) {
		for tile := range uint32(26) {
			n := (tile+1)<<24 | accepts
			if tile == 25 {
				n |= last
			}
			if length < 14 {
				n |= 2 + 26*(length+1)
			}
			nodes = append(nodes, n)
		}
	}
	if _, err := lexicon.ReadKWG(graph(nodes...)); err == nil || !strings.Contains(err.Error(), "more than") {
		t.Error(err)
	}
}

// The shortest words alone are few nodes, and a list may have all of them.
func TestKWGOfAllShortWords(t *testing.T) {
	var list strings.Builder
	for i := range 26 * 26 * 26 {
		a, b, c := byte(i/676), byte(i/26%26), byte(i%26)
		list.Write([]byte{'A' + a, 'A' + b, 'A' + c, '\n', 'A' + b, 'A' + c, '\n'})
	}
	l, err := lexicon.ReadList(strings.NewReader(list.String()))
	if err != nil {
		t.Fatal(err)
	}
	var file bytes.Buffer
	if err := l.WriteKWG(&file); err != nil {
		t.Fatal(err)
	}
	back, err := lexicon.ReadKWG(&file)
	if err != nil || back.Len() != 26*26*27 {
		t.Fatal(back, err)
	}
}

// A graph that is read is a lexicon, and comes back from what it writes.
func FuzzReadKWG(f *testing.F) {
	l, err := lexicon.ReadList(strings.NewReader("RAT\nRATE\nTZAR\nARE\n"))
	if err != nil {
		f.Fatal(err)
	}
	var file bytes.Buffer
	if err := l.WriteKWG(&file); err != nil {
		f.Fatal(err)
	}
	f.Add(file.Bytes())
	f.Add(file.Bytes()[:20])
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > 4096 {
			return
		}
		l, err := lexicon.ReadKWG(bytes.NewReader(data))
		if err != nil || l.Len() > 2000 {
			return
		}
		var out bytes.Buffer
		if err := l.WriteKWG(&out); err != nil {
			t.Fatal(err)
		}
		back, err := lexicon.ReadKWG(&out)
		if err != nil || back.ID() != l.ID() {
			t.Fatal(err)
		}
	})
}
