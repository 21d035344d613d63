package engine

import (
	"context"
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botjarnac"
	"github.com/jeudelettres/lettres/cmd/internal/engine"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

const benchmarked = "turn A; lines RATE,SOL/BUT; racks ABEIRST/EO;"

// What the move of a beginner costs, here and over the protocol, and one of the bot in Python.
func BenchmarkMove(b *testing.B) {
	rules, err := jarnac.Compile(jarnac.Official(), gaddag.Lexicon())
	if err != nil {
		b.Fatal(err)
	}
	s, err := rules.ParseState(benchmarked)
	if err != nil {
		b.Fatal(err)
	}
	b.Run("here", func(b *testing.B) {
		p, err := botjarnac.New(rules, bot.Beginner, 1)
		if err != nil {
			b.Fatal(err)
		}
		b.ReportAllocs()
		for b.Loop() {
			if _, _, err := p.Decide(context.Background(), s.View(jarnac.A)); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("protocol", func(b *testing.B) {
		e, err := engine.Start([]string{os.Args[0], "engine"}, engine.Limits{})
		if err != nil {
			b.Fatal(err)
		}
		defer e.Kill()
		if err := e.Set("level", "1"); err != nil {
			b.Fatal(err)
		}
		if err := e.NewGame("jarnac", "official", "A"); err != nil {
			b.Fatal(err)
		}
		b.ReportAllocs()
		for b.Loop() {
			if _, err := e.Move(context.Background(), engine.Question{Position: s.String()}); err != nil {
				b.Fatal(err)
			}
		}
		b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "moves/s")
	})
	b.Run("python", func(b *testing.B) {
		if _, err := exec.LookPath("python3"); err != nil {
			b.Skip(err)
		}
		e, err := engine.Start([]string{"python3", "../../../../examples/python/bot.py"}, engine.Limits{Start: time.Minute, Quit: time.Minute})
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
	})
}

// What it costs to start the engine for a game of Scrabble, and to end it.
func BenchmarkStart(b *testing.B) {
	for b.Loop() {
		e, err := engine.Start([]string{os.Args[0], "engine"}, engine.Limits{})
		if err != nil {
			b.Fatal(err)
		}
		if err := e.NewGame("scrabble", "classique", "A"); err != nil {
			b.Fatal(err)
		}
		if err := e.Close(); err != nil {
			b.Fatal(err)
		}
	}
}
