package reviewjarnac

import (
	"math"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/show"
)

// The facts of a decision are those that one finds by going through all letters of the bag and all words.
func TestWhy(t *testing.T) {
	kinds := map[string]int{}
	for _, rack := range []string{"ZBU", "ZBUT"} {
		s := position(t, "official length=3-5", jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{matOf(0, rack, "RAT"), matOf(0, "", "SOL")}})
		words := slices.DeleteFunc(wordsOf(s.Rules()), func(word string) bool { return len(word) > 5 })
		count := func(m jarnac.Move) (letter, open float64, free int) {
			next := must.Get(s.Play(jarnac.A, m))(t)
			free = freeLines(next, jarnac.A)
			pass := func(s jarnac.State) float64 {
				if s.Turn() == jarnac.A {
					s = must.Get(s.Play(jarnac.A, jarnac.Pass()))(t)
				}
				if len(plainJarnacs(s, words)) > 0 {
					return 1
				}
				return 0
			}
			if next.Phase() != jarnac.Bonus {
				return 0, pass(next), free
			}
			bag := next.Bag()
			for c := byte('A'); c <= 'Z'; c++ {
				n := bag.Count(c)
				if n == 0 {
					continue
				}
				share := float64(n) / float64(bag.Len())
				after := must.Get(next.Play(jarnac.A, jarnac.Draw(1).WithDrawn(string(c))))(t)
				made := len(makeable(after, jarnac.A, 0, words))
				for line := range after.Lines(jarnac.A) {
					made += len(makeable(after, jarnac.A, line, words))
				}
				if made > 0 {
					letter += share
				}
				open += share * pass(after)
			}
			return letter, open, free
		}
		moves := []jarnac.Move{jarnac.Pass(), jarnac.Extend(1, "TZAR"), jarnac.Place("BUT")}
		moves = slices.DeleteFunc(moves, func(m jarnac.Move) bool { return s.Check(jarnac.A, m) != nil })
		type counted struct {
			letter, open float64
			free         int
		}
		counts := map[jarnac.Move]counted{}
		for _, m := range moves {
			letter, open, free := count(m)
			counts[m] = counted{letter, open, free}
		}
		for _, best := range moves {
			letter, open, free := counts[best].letter, counts[best].open, counts[best].free
			for _, made := range moves {
				l, o, n := counts[made].letter, counts[made].open, counts[made].free
				var want []reviews.Fact
				if letter >= l+tellingChance {
					want = append(want, reviews.Fact{Fact: "letter", Best: letter, Made: l})
				}
				if open <= o-tellingChance {
					want = append(want, reviews.Fact{Fact: "open", Best: open, Made: o})
				}
				if free > n {
					want = append(want, reviews.Fact{Fact: "free", Best: float64(free), Made: float64(n)})
				}
				got := Why(s, best, made)
				same := slices.EqualFunc(got, want, func(a, b reviews.Fact) bool {
					return a.Fact == b.Fact && math.Abs(a.Best-b.Best) < 1e-9 && math.Abs(a.Made-b.Made) < 1e-9
				})
				if !same {
					t.Errorf("%v and not %v: %v, not %v", best, made, got, want)
				}
				for _, f := range want {
					kinds[f.Fact]++
				}
			}
		}
	}
	if len(kinds) < 3 {
		t.Errorf("the facts are %v", kinds)
	}
}

// Where nothing speaks for a decision nothing is said, nor of one that is not possible.
func TestWhyNothing(t *testing.T) {
	start := compile(t, "official").Start(jarnac.A)
	if facts := Why(start, jarnac.Draw(6), jarnac.Pass()); facts != nil {
		t.Errorf("of the first draw: %v", facts)
	}
	if facts := Why(jarnac.State{}, jarnac.Pass(), jarnac.Pass()); facts != nil {
		t.Errorf("of no position: %v", facts)
	}
	s := position(t, "official length=3-5", jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{matOf(0, "ZBU", "RAT"), matOf(0, "", "SOL")}})
	if facts := slices.Concat(Why(s, jarnac.Extend(1, "TZAR"), jarnac.Resign()), Why(s, jarnac.Resign(), jarnac.Extend(1, "TZAR")), Why(s, jarnac.Pass(), jarnac.Resign())); facts != nil {
		t.Errorf("beside giving up: %v", facts)
	}
	for m, from := range map[jarnac.Move]jarnac.State{jarnac.Draw(6): start, jarnac.Draw(1): start, jarnac.Resign(): s, jarnac.Extend(1, "TZARX"): s} {
		if c, ok := consequencesOf(from, m); ok {
			t.Errorf("of %v: %+v", m, c)
		}
	}
}

// Facts are told in one sentence.
func TestTellWhy(t *testing.T) {
	facts := []reviews.Fact{{Fact: FactLetter, Best: 0.62}, {Fact: FactOpen, Best: 0, Made: 1}, {Fact: FactFree, Best: 4, Made: 3}}
	more := []reviews.Fact{{Fact: FactLetter, Best: 0.62, Made: 0.3}, {Fact: FactOpen, Best: 0.1, Made: 0.45}}
	for tag, want := range map[language.Tag][2]string{
		language.English: {
			"Why: a letter is earned, which makes another word in 62% of cases; no Jarnac stays open; 4 lines stay free, not 3.",
			"Why: the letter earned makes another word in 62% of cases, not in 30%; if nothing more is laid, a Jarnac stays open in 10% of cases, not in 45%.",
		},
		language.French: {
			"Pourquoi : une lettre est gagnée, qui fait un autre mot dans 62 % des cas ; aucun Jarnac ne reste possible ; 4 lignes restent libres, et non 3.",
			"Pourquoi : la lettre gagnée fait un autre mot dans 62 % des cas, et non dans 30 % ; si rien ne suit, un Jarnac reste possible dans 10 % des cas, et non dans 45 %.",
		},
	} {
		for i, f := range [][]reviews.Fact{facts, more} {
			got := to(show.Options{Language: tag}).why(f)
			if len(got) != 1 || strings.ReplaceAll(got[0], "\u00a0", " ") != want[i] {
				t.Errorf("%q, not %q", got, want[i])
			}
		}
	}
	if got := to(show.Options{}).why(nil); got != nil {
		t.Errorf("nothing is told as %q", got)
	}
}
