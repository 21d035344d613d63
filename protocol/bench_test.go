//go:build unix

package protocol

import (
	"context"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// What a program costs: to start and to end it, and to ask it for a move.

func BenchmarkStart(b *testing.B) {
	for b.Loop() {
		e := must.Get(Start(hostileCommand("good"), limits))(b)
		must.Do(b, e.Close())
	}
}

func BenchmarkMove(b *testing.B) {
	e := must.Get(Start(hostileCommand("good"), limits))(b)
	defer e.abandon()
	must.Do(b, e.newGame("jarnac", "official", "A"))
	q := question{Position: "turn A; phase handover; lines RAT,BUT/,SOL; racks UWZ/AEI;", Moves: []string{"+1", "-UWZ", "RAT"}}
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := e.move(context.Background(), q); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "moves/s")
}
