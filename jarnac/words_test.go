package jarnac_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
)

// The words on any line of either mat are those that the referee finds by trying all words,
// in games by each preset and by odd options.
func TestAppendWordsOn(t *testing.T) {
	for _, preset := range presetNames {
		t.Run(preset, func(t *testing.T) {
			t.Parallel()
			rng := rand.New(rand.NewPCG(4, 4))
			found := 0
			for n := range gametest.N(6, 300) {
				o := oddOptions(rng)
				if n&1 == 0 {
					o = rulesOf(t, preset).Options()
					o.Bag, o.Validation = bagOfFew(rng, 40+rng.IntN(60)), validations[rng.IntN(2)]
				}
				c := newCourt(t, o, fewWords(), fewBook())
				for s := c.rules.Start(jarnac.A); s.Phase() != jarnac.Over; {
					for p := range jarnac.Player(2) {
						for line := range o.Lines + 1 {
							found += c.sameWords(t, s, p, line)
						}
					}
					var err error
					if s, err = step(rng, s, keen.choose(rng, s.AppendMoves(nil, s.Turn()))); err != nil {
						t.Fatal(err)
					}
				}
			}
			if found < 100 { // under the race detector there is one game
				t.Errorf("%d words", found)
			}
		})
	}
}

// sameWords compares the words on a line, and counts them.
func (c *court) sameWords(t *testing.T, s jarnac.State, p jarnac.Player, line int) int {
	t.Helper()
	base, rack := s.Line(p, line), lettersIn(s.Rack(p))
	var want []string
	if line == 0 || base != "" {
		want = c.referee.made(base, rack)
	}
	got := s.AppendWordsOn(nil, p, line)
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Fatalf("%s\n%s\nline %d of %s: the words are\n%v\nand there are\n%v", c.rules.Options(), s, line, p, got, want)
	}
	return len(got)
}

// made is the good words that base, or nothing, and letters of a rack make.
func (r *referee) made(base string, rack letters) (words []string) {
	is := lettersOf(base)
	for _, e := range r.book.words {
		n := len(e.text)
		if n > len(base) && n >= r.MinLength && n <= r.MaxLength && r.good(e) &&
			e.letters.has(is) && is.plus(rack).has(e.letters) &&
			!(base != "" && r.NoChaining && r.chained(base, e.text)) {
			words = append(words, e.text)
		}
	}
	return words
}

// Nobody's words are none.
func TestAppendWordsOnOfNothing(t *testing.T) {
	s := pos{a: "RAT|BUZET", b: "SOL|EAIRS", phase: jarnac.Playing}.state(t)
	for _, of := range []struct {
		state  jarnac.State
		player jarnac.Player
		line   int
	}{{s, 2, 0}, {s, jarnac.A, -1}, {s, jarnac.A, 9}, {s, jarnac.A, 2}, {jarnac.State{}, jarnac.A, 0}, {jarnac.State{}, jarnac.A, 1}} {
		if words := of.state.AppendWordsOn([]string{"MOT"}, of.player, of.line); len(words) != 1 {
			t.Errorf("%s, line %d of %s: %v", of.state, of.line, of.player, words)
		}
	}
}

// keen is how players play who lay all words that they see.
var keen = style{jarnac.KindDraw: 400, jarnac.KindSwap: 1, jarnac.KindJarnac: 400, jarnac.KindPlace: 20, jarnac.KindExtend: 400, jarnac.KindPass: 1, jarnac.KindLetGo: 1}

// gameOf is the positions of a game of keen players with all words.
func gameOf(t testing.TB, preset string, seed uint64) (states []jarnac.State) {
	rng := rand.New(rand.NewPCG(seed, 0))
	s := rulesOf(t, preset).Start(jarnac.A)
	for s.Phase() != jarnac.Over {
		states = append(states, s)
		next := must.Get(step(rng, s, keen.choose(rng, s.AppendMoves(nil, s.Turn()))))(t)
		s = next
	}
	return states
}

// BenchmarkAppendWordsOn is all that can be made on both mats, at each position of a game of
// keen players.
func BenchmarkAppendWordsOn(b *testing.B) {
	for _, preset := range presetNames {
		b.Run(preset, func(b *testing.B) {
			game := gameOf(b, preset, 1)
			buf := make([]string, 0, 1<<14)
			b.ReportAllocs()
			for b.Loop() {
				for _, s := range game {
					for p := range jarnac.Player(2) {
						for line := range 9 {
							buf = s.AppendWordsOn(buf[:0], p, line)
						}
					}
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(game)), "ns/position")
		})
	}
}
