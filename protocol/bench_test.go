//go:build unix

package protocol

import (
	"context"
	"testing"
)

// What a program costs: to start and to end it, and to ask it for a move.

func BenchmarkStart(b *testing.B) {
	for b.Loop() {
		e, err := Start(hostileCommand("good"), limits)
		if err != nil {
			b.Fatal(err)
		}
		if err := e.Close(); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkMove(b *testing.B) {
	e, err := Start(hostileCommand("good"), limits)
	if err != nil {
		b.Fatal(err)
	}
	defer e.abandon()
	if err := e.newGame("jarnac", "official", "A"); err != nil {
		b.Fatal(err)
	}
	q := question{Position: "turn A; phase handover; lines RAT,BUT/,SOL; racks UWZ/AEI;", Moves: []string{"+1", "-UWZ", "RAT"}}
	b.ReportAllocs()
	for b.Loop() {
		if _, err := e.move(context.Background(), q); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "moves/s")
}
