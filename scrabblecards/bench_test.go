package scrabblecards_test

import (
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// benchState is a table after some words, with a joker in the hand or with none.
func benchState(b *testing.B, hand string) scrabblecards.State {
	return spot{table: "..TUBE .MON.. RACE..", hands: hand + " AEIRST2", deck: "AEIOULMNR"}.state(b)
}

func BenchmarkAppendPlacements(b *testing.B) {
	for name, hand := range map[string]string{"NoJoker": "AEIRSTD", "OneJoker": "AEIRST?", "TwoJokers": "AEIRS??"} {
		b.Run(name, func(b *testing.B) {
			s, buf := benchState(b, hand), []scrabblecards.Move(nil)
			b.ReportAllocs()
			for b.Loop() {
				buf = s.AppendPlacements(buf[:0])
			}
			b.ReportMetric(float64(len(buf)), "moves")
		})
	}
}

// Positions as games have them, one after the other, with one joker in the hand.
func BenchmarkAppendPlacementsOfGames(b *testing.B) {
	var states []scrabblecards.State
	for i := range uint64(20) {
		roam(b, rand.New(rand.NewPCG(i, 3)), roamRules(b, "official"), func(s scrabblecards.State, _ scrabblecards.Player, _ scrabblecards.Move) {
			if s.Phase() == scrabblecards.Playing && s.Rack(s.Turn()).Letters.Count(bag.Joker) == 1 {
				states = append(states, s)
			}
		})
	}
	var buf []scrabblecards.Move
	i, moves := 0, 0
	b.ReportAllocs()
	for b.Loop() {
		buf = states[i%len(states)].AppendPlacements(buf[:0])
		i, moves = i+1, moves+len(buf)
	}
	b.ReportMetric(float64(moves)/float64(i), "moves")
}

func BenchmarkAppendMovesWithBonusCards(b *testing.B) {
	s, buf := benchState(b, "AEIS?23"), []scrabblecards.Move(nil)
	b.ReportAllocs()
	for b.Loop() {
		buf = s.AppendMoves(buf[:0], scrabblecards.A)
	}
	b.ReportMetric(float64(len(buf)), "moves")
}

func BenchmarkPlay(b *testing.B) {
	s, m := benchState(b, "AEIRSTD"), placing("(0,2)>TUBES")
	b.ReportAllocs()
	for b.Loop() {
		if _, err := s.Play(scrabblecards.A, m); err != nil {
			b.Fatal(err)
		}
	}
}

// At most four times BenchmarkPlay.
func BenchmarkSample(b *testing.B) {
	v, rng := benchState(b, "AEIRSTD").View(scrabblecards.A), rand.New(rand.NewPCG(1, 2))
	b.ReportAllocs()
	for b.Loop() {
		if v.Sample(rng).Held(scrabblecards.B) != 7 {
			b.Fatal("no hand")
		}
	}
}

func BenchmarkView(b *testing.B) {
	s := benchState(b, "AEIRSTD")
	b.ReportAllocs()
	for b.Loop() {
		if s.View(scrabblecards.A).Unseen().Len() == 0 {
			b.Fatal("nothing is unseen")
		}
	}
}

func BenchmarkChance(b *testing.B) {
	s, m, rng := benchState(b, "AEIRSTD"), scrabblecards.Exchange("AEIRSTD"), rand.New(rand.NewPCG(1, 2))
	b.ReportAllocs()
	for b.Loop() {
		if !s.Chance(rng, scrabblecards.A, m).Completed() {
			b.Fatal("no cards")
		}
	}
}

func BenchmarkChances(b *testing.B) {
	s, m, n := benchState(b, "AEIRSTD"), scrabblecards.Exchange("AEI"), 0
	b.ReportAllocs()
	for b.Loop() {
		n = 0
		for range s.Chances(scrabblecards.A, m) {
			n++
		}
	}
	b.ReportMetric(float64(n), "draws")
}

// A little more than BenchmarkAppendPlacements.
func BenchmarkAppendScored(b *testing.B) {
	for name, hand := range map[string]string{"NoJoker": "AEIRSTD", "OneJoker": "AEIRST?", "TwoJokers": "AEIRS??"} {
		b.Run(name, func(b *testing.B) {
			s, buf := benchState(b, hand), []scrabblecards.Scored(nil)
			b.ReportAllocs()
			for b.Loop() {
				buf = s.AppendScored(buf[:0])
			}
			b.ReportMetric(float64(len(buf)), "moves")
		})
	}
}

func BenchmarkEffect(b *testing.B) {
	s, m := benchState(b, "AEIRSTD"), placing("(0,2)>TUBES")
	b.ReportAllocs()
	for b.Loop() {
		if _, err := s.Effect(scrabblecards.A, m); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkHash(b *testing.B) {
	s, sum := benchState(b, "AEIRSTD"), uint64(0)
	b.ReportAllocs()
	for b.Loop() {
		sum += s.Hash()
	}
	if sum == 0 {
		b.Fatal("every hash is 0")
	}
}

func BenchmarkPoints(b *testing.B) {
	s, m := benchState(b, "AEIRSTD"), placing("(0,2)>TUBES")
	b.ReportAllocs()
	for b.Loop() {
		if s.Points(m) == 0 {
			b.Fatal("no points")
		}
	}
}

func BenchmarkParseState(b *testing.B) {
	s := benchState(b, "AEIRSTD")
	text := s.String()
	b.ReportAllocs()
	for b.Loop() {
		if _, err := s.Rules().ParseState(text); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkParseView(b *testing.B) {
	s := benchState(b, "AEIRSTD")
	text := s.View(scrabblecards.B).String()
	b.ReportAllocs()
	for b.Loop() {
		if _, err := s.Rules().ParseView(text); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkReplay(b *testing.B) {
	rec := readRecord(b, shortGame)
	b.ReportAllocs()
	for b.Loop() {
		for _, err := range rec.Replay(roamRules(b, "official").Lexicon()) {
			if err != nil {
				b.Fatal(err)
			}
		}
	}
}
