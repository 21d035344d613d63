package engine

import (
	"context"
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/match"
	"github.com/jeudelettres/lettres/protocol"
)

const benchmarked = "turn A; lines RATE,SOL/BUT; racks ABEIRST/EO;"

// What the move of a beginner costs, here and over the protocol, and one of the bot in Python.
func BenchmarkMove(b *testing.B) {
	rules := games.Jarnac().MustCompile("official")
	p := must.Get(rules.ParsePosition(benchmarked))(b)
	b.Run("here", func(b *testing.B) {
		player := must.Get(rules.Bot(bot.Beginner, 1))(b)
		b.ReportAllocs()
		for b.Loop() {
			if _, _, err := player.Decide(context.Background(), p.View(0)); err != nil {
				b.Fatal(err)
			}
		}
	})
	for name, command := range map[string][]string{
		"protocol": {os.Args[0], "engine"},
		"python":   {"python3", "../../../../examples/python/bot.py"},
	} {
		b.Run(name, func(b *testing.B) {
			if _, err := exec.LookPath(command[0]); err != nil {
				b.Skip(err)
			}
			e := must.Get(protocol.Start(command, protocol.Limits{Start: time.Minute, Quit: time.Minute}))(b)
			defer e.Close()
			if name == "protocol" {
				must.Do(b, e.Set("level", "1"))
			}
			must.Do(b, e.NewGame(rules, 0))
			b.ReportAllocs()
			for b.Loop() {
				if _, _, err := e.Decide(context.Background(), p.View(0), match.Time{}); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "moves/s")
		})
	}
}

// What it costs to start the engine for a game of Scrabble, and to end it.
func BenchmarkStart(b *testing.B) {
	rules := games.Scrabble().MustCompile("classique")
	for b.Loop() {
		e := must.Get(protocol.Start([]string{os.Args[0], "engine"}, protocol.Limits{}))(b)
		must.Do(b, e.NewGame(rules, 0))
		must.Do(b, e.Close())
	}
}
