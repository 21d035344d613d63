package main

import (
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/scrabble"
)

// Both sides find the same. It is what each run makes sure of, with fewer positions.
func TestAgree(t *testing.T) {
	rules, _, err := weigh()
	if err != nil {
		t.Fatal(err)
	}
	peer, err := newMacondo(rules, french())
	if err != nil {
		t.Fatal(err)
	}
	m := material{rules: rules, peer: peer}
	m.findPositions(7, [3]int{30, 10, 1})
	m.findRacks(7, rackBatch)
	m.findWords(7, 10*batch)
	if err := m.agree(); err != nil {
		t.Fatal(err)
	}
	// A pass of everything that is timed, so that it does not break unseen.
	list, err := m.measures()
	if err != nil {
		t.Fatal(err)
	}
	for _, one := range list {
		for _, s := range []side{one.ours, one.theirs} {
			for i, d := range s.once(one.n) {
				if d <= 0 {
					t.Errorf("part %d of %s takes no time", i, one.name)
				}
			}
		}
	}
}

// once is the times of one round.
func (s side) once(n int) []time.Duration {
	list := unmeasured(n)
	s.time(list)
	return list
}

// What differs is found, and said.
func TestDiffer(t *testing.T) {
	for _, c := range []struct {
		here, there []string
		want        string
	}{
		{nil, nil, ""},
		{[]string{"MOT", "TOM"}, []string{"MOT", "TOM"}, ""},
		{[]string{"MOT", "TOM"}, []string{"MOT", "TON"}, "number 2 is TOM here and TON there"},
		{[]string{"MOT"}, []string{"MOT", "TOM"}, "there are 1 here and 2 there"},
	} {
		got := ""
		if err := differ(c.here, c.there); err != nil {
			got = err.Error()
		}
		if got != c.want {
			t.Errorf("differ(%v, %v) is %q, want %q", c.here, c.there, got, c.want)
		}
	}
}

// Of the rounds of each part the shortest counts, and a call is its share of all
// parts. What prepares a part does not count.
func TestTake(t *testing.T) {
	rounds := 0
	wait := func(long ...time.Duration) func(i int) {
		return func(i int) {
			if i == 0 {
				rounds++
			}
			time.Sleep(long[(rounds/2+i)%len(long)])
		}
	}
	const ms = time.Millisecond
	m := measure{
		n: 2, calls: 2,
		ours:   side{func(int) { time.Sleep(20 * ms) }, wait(4*ms, 8*ms)},
		theirs: side{nil, wait(12 * ms)},
	}
	if r := m.take(0); r.ours < 2*ms || r.ours > 4*ms || r.theirs < 6*ms || r.theirs > 12*ms || r.ratio() > 0.6 {
		t.Errorf("a call takes %v and %v, a ratio of %.2f", r.ours, r.theirs, r.ratio())
	}
}

// A few games between the static players, which end without a fault: all moves are legal.
func TestContest(t *testing.T) {
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip(err)
	}
	c, err := newContest("", "")
	if err != nil {
		t.Fatal(err)
	}
	r, err := c.play(5, 3)
	if err != nil {
		t.Fatal(err)
	}
	if r.share <= 0.1 || r.share >= 0.9 {
		t.Errorf("one side has %.2f of the points", r.share)
	}
}

// The words of a list are those of both sides.
func TestEnglish(t *testing.T) {
	l, err := lexicon.ReadList(strings.NewReader("cat\nat\ntaxicab\n"))
	if err != nil {
		t.Fatal(err)
	}
	in, err := english(l)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := scrabble.Compile(scrabble.English(), l)
	if err != nil {
		t.Fatal(err)
	}
	peer, err := newMacondo(rules, in)
	if err != nil {
		t.Fatal(err)
	}
	for word, want := range map[string]bool{"CAT": true, "TAXICAB": true, "TAC": false} {
		if peer.contains(machineWord(word)) != want {
			t.Errorf("%s is a word to macondo: %t", word, !want)
		}
	}
}
