package gcg_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabble/gcg"
)

// Whatever is read, it is replayed without harm and within bounds, the states tell the
// same as the record, and it is written so that it reads back.
func FuzzReadGCG(f *testing.F) {
	paths, _ := filepath.Glob("testdata/*.gcg")
	for _, path := range paths {
		text := must.Get(os.ReadFile(path))(f)
		f.Add(string(text))
	}
	const head = "#player1 a\n#player2 b\n"
	for _, text := range []string{
		"",
		head + ">a: 8F TRAINEs +62 62\n>b:  (challenge) +5 5\n",                        // no racks
		head + ">a: 15A AAAAAAAAAAAAAAA +62 62\n",                                      // more tiles than a rack has
		head + ">a: - 0 0\n>a: (ABCDEFG) -14 -14\n",                                    // counted too early
		head + "#player3 c\n" + strings.Repeat(">a: - 0\n>b: - 0\n>c: - 0\n", 12),      // many passes
		head + "#tile-distribution english\n>a: ??????? 8H zzzzzzz +50\n",              // jokers
		head + ">a:  (time) -1000000\n",                                                // hours
		head + "#rack1 AAAAAAAAA\n#rack2 ZZ\n",                                         // no such racks
		"#character-encoding ISO-8859-1\n#player1 \xe9\n#player2 b\n>\xe9: -7 +0 +0\n", // bytes
	} {
		f.Add(text)
	}
	words := must.Get(lexicon.ReadList(strings.NewReader("AA\nTRAINES\n")))(f)
	f.Fuzz(func(t *testing.T, text string) {
		rec, err := gcg.Read(strings.NewReader(text))
		var at *rulebook.RecordError
		if err != nil && !errors.As(err, &at) {
			t.Fatalf("%T: %v", err, err)
		}
		if rec.Options == (scrabble.Options{}) {
			return
		}
		rules, e := scrabble.Compile(rec.Options, words)
		if e != nil {
			t.Fatalf("the options do not compile: %v", e)
		}
		n := 0
		for step, e := range rec.Replay(rules) {
			n++
			s := step.After
			if e != nil {
				s = step.Before
			}
			var v *rulebook.Violation
			if e != nil && (!errors.As(e, &v) || !errors.As(e, &at) || at.Move != n || !v.Clause.Valid()) {
				t.Fatalf("after %d events: %v", n, e)
			}
			if s.Rules() == nil || s.BagLen() < 0 || s.BagLen() > s.Bag().Len() {
				t.Fatalf("after %d events %d tiles are in the bag, of %v", n, s.BagLen(), s.Bag())
			}
			all := s.Bag()
			for p := range s.Players() {
				if s.Held(p) < s.Rack(p).Len() {
					t.Fatalf("%v holds %v, which is more than %d", p, s.Rack(p), s.Held(p))
				}
				all = all.Plus(s.Rack(p))
			}
			var laid []byte
			for q := range board.Squares(scrabble.Size, scrabble.Size) {
				if c := s.Letter(q); c >= 'a' {
					laid = append(laid, '?')
				} else if c != 0 {
					laid = append(laid, c)
				}
			}
			if all.Plus(bag.Of(laid)) != rec.Options.Bag {
				t.Fatalf("after %d events the tiles are %v", n, all)
			}
		}
		if n > len(rec.Events) {
			t.Fatalf("%d events, %d states", len(rec.Events), n)
		}
		if err != nil {
			return
		}
		written, e := rec.MarshalText()
		if e != nil {
			return // in UTF-8 some lines are too long
		}
		back, e := gcg.Read(strings.NewReader(string(written)))
		if e != nil || sameGCG(rec, back) != "" || back.Options != rec.Options {
			t.Fatalf("%v: it is written\n%s\n%s", e, written, sameGCG(rec, back))
		}
	})
}
