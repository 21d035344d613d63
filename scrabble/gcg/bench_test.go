package gcg_test

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabble/gcg"
)

// Reading takes two replays where the language is not told, and one where it is.
func BenchmarkReadGCG(b *testing.B) {
	for _, name := range []string{"contestations", "a-trois"} {
		text := gcgFile(b, name)
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := gcg.Read(strings.NewReader(text)); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkReplay(b *testing.B) {
	rec := gcgRead(b, gcgFile(b, "contestations"))
	rules := must.Get(scrabble.Compile(rec.Options, gaddag.Lexicon()))(b)
	b.ReportAllocs()
	for b.Loop() {
		for _, err := range rec.Replay(rules) {
			if err != nil {
				b.Fatal(err)
			}
		}
	}
}

// A replay allocates what it has once, and nothing for each event.
func TestReplayAllocates(t *testing.T) {
	rec := gcgRead(t, gcgFile(t, "contestations"))
	rules := must.Get(scrabble.Compile(rec.Options, gaddag.Lexicon()))(t)
	const most = 12
	n := testing.AllocsPerRun(20, func() {
		for _, err := range rec.Replay(rules) {
			if err != nil {
				t.Fatal(err)
			}
		}
	})
	if n > most {
		t.Errorf("%v allocations for %d events, not %d", n, len(rec.Events), most)
	}
}
