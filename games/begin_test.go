package games_test

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// BenchmarkBegin measures the first things that a program does with a game, each in a process of
// its own: to check a word, to compile rules, to list the moves of a position with letters on all
// racks.
func BenchmarkBegin(b *testing.B) {
	program, err := os.Executable()
	if err != nil {
		b.Skip(err)
	}
	for _, g := range games.All() {
		b.Run(g.Name(), func(b *testing.B) {
			sums := map[string]float64{}
			for b.Loop() {
				child := exec.Command(program, "-test.run=^TestBegin$", "-test.v")
				child.Env = append(os.Environ(), begins+"="+g.Name())
				out, err := child.CombinedOutput()
				if err != nil {
					b.Fatalf("%v\n%s", err, out)
				}
				for _, m := range regexp.MustCompile(`(\S+) took (\S+) ms`).FindAllSubmatch(out, -1) {
					ms := must.Get(strconv.ParseFloat(string(m[2]), 64))(b)
					sums[string(m[1])] += ms
				}
			}
			for what, ms := range sums {
				b.ReportMetric(ms/float64(b.N), "ms-"+what)
			}
			b.ReportMetric(0, "ns/op")
		})
	}
}

const begins = "LETTRES_BEGIN"

// TestBegin begins a game, and says how long that takes where BenchmarkBegin asks.
func TestBegin(t *testing.T) {
	g, _ := game.Find(games.All(), cmp.Or(os.Getenv(begins), "jarnac"))
	last := time.Now()
	lap := func(what string) {
		fmt.Printf("%s took %.3f ms\n", what, float64(time.Since(last).Microseconds())/1000)
		last = time.Now()
	}
	words := g.Lexicon()
	if !words.Contains("CHAT") {
		t.Error("CHAT is no word")
	}
	lap("word")
	p := g.MustCompile("").Start(0)
	lap("rules")
	rng := rand.New(rand.NewPCG(1, 2))
	for seat := range 8 {
		for m, ok := p.Forced(); ok && p.Turn() == seat; m, ok = p.Forced() {
			step := must.Get(p.Do(rng, seat, m))(t)
			p = step.After
		}
	}
	lap("draws")
	n := 0
	for range p.Moves(p.Turn()) {
		n++
	}
	lap("moves")
	if n == 0 {
		t.Error("there are no moves")
	}
}
