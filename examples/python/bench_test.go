package python

import (
	"context"
	"os/exec"
	"testing"

	"github.com/jeudelettres/lettres/examples/internal/engine"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

// What a move of the bot costs, from the position to the answer.
func BenchmarkMove(b *testing.B) {
	if _, err := exec.LookPath("python3"); err != nil {
		b.Skip(err)
	}
	rules, err := jarnac.Compile(jarnac.Official(), gaddag.Lexicon())
	if err != nil {
		b.Fatal(err)
	}
	s, err := rules.ParseState("turn A; lines RATE,SOL/BUT; racks ABEIRST/EO;")
	if err != nil {
		b.Fatal(err)
	}
	e, err := engine.Start([]string{"python3", "bot.py"}, patient)
	if err != nil {
		b.Fatal(err)
	}
	defer e.Kill()
	if err := e.NewGame("jarnac", "official", "A"); err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		q := engine.Question{Position: s.String()}
		for m := range s.Moves(jarnac.A) {
			q.Moves = append(q.Moves, m.String())
		}
		if _, err := e.Move(context.Background(), q); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "moves/s")
}
