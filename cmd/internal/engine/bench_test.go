//go:build unix

package engine_test

import (
	"context"
	"testing"

	"github.com/jeudelettres/lettres/cmd/internal/engine"
)

// What a program costs: to start and to end it, and to ask it for a move.

func BenchmarkStart(b *testing.B) {
	for b.Loop() {
		e, err := engine.Start(hostileCommand("good"), limits)
		if err != nil {
			b.Fatal(err)
		}
		if err := e.Close(); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkMove(b *testing.B) {
	e, err := engine.Start(hostileCommand("good"), limits)
	if err != nil {
		b.Fatal(err)
	}
	defer e.Kill()
	if err := e.NewGame("jarnac", "official", "A"); err != nil {
		b.Fatal(err)
	}
	q := engine.Question{Position: "turn A; phase handover; lines RAT,BUT/,SOL; racks UWZ/AEI;", Moves: []string{"+1", "-UWZ", "RAT"}}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := e.Move(context.Background(), q); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "moves/s")
}
