package jarnac_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
)

// played is the record of a game of so many moves by players who choose at
// random, or of fewer when it is over before.
func played(t testing.TB, rng *rand.Rand, r *jarnac.Rules, moves int) (jarnac.Record, jarnac.State) {
	t.Helper()
	first, rounds := r.Toss(rng)
	rec := jarnac.NewRecord(r, first, "Alice", "Bob")
	rec.Toss = rounds
	s := r.Start(first)
	for s.Phase() != jarnac.Over && len(rec.Moves) < moves {
		p, list := s.Turn(), s.AppendMoves(nil, s.Turn())
		m := must.Get(s.Complete(rng, p, list[rng.IntN(len(list))]))(t)
		next := must.Get(s.Play(p, m))(t)
		rec.Append(jarnac.Step{Before: s, Player: p, Move: m, After: next})
		s = next
	}
	return rec, s
}

// longRecord has 150 moves.
func longRecord(t testing.TB) jarnac.Record {
	t.Helper()
	rng := rand.New(rand.NewPCG(15, 15))
	for range 1000 {
		if rec, _ := played(t, rng, rulesOf(t, "competition"), 150); len(rec.Moves) == 150 {
			return rec
		}
	}
	t.Fatal("no game has 150 moves")
	return jarnac.Record{}
}

func BenchmarkReplay(b *testing.B) {
	rec := longRecord(b)
	b.ReportAllocs()
	for b.Loop() {
		for _, err := range records.Replay(rec, french.Lexicon()) {
			if err != nil {
				b.Fatal(err)
			}
		}
	}
}

func BenchmarkReadRecord(b *testing.B) {
	text := longRecord(b).String()
	b.ReportAllocs()
	for b.Loop() {
		if _, err := jarnac.ReadRecord(strings.NewReader(text), nil); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkRecordMarshalText(b *testing.B) {
	rec := longRecord(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := rec.MarshalText(); err != nil {
			b.Fatal(err)
		}
	}
}
