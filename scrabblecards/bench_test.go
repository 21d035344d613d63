package scrabblecards_test

import (
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// benchState is a table after some words, with a joker in the hand or with none.
func benchState(b *testing.B, hand string) scrabblecards.State {
	return pos{table: "..TUBE .MON.. RACE..", hands: hand + " AEIRST2", deck: "AEIOULMNR"}.state(b)
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
	stroll := gametest.Stroll[scrabblecards.Move]{Parse: scrabblecards.ParseMove, Contest: scrabblecards.Contest(), Most: 120}
	for _, a := range gametest.Moments(rulesOf(b, "official").Start(scrabblecards.A), stroll, 20, 1) {
		if s := a.Before; s.Phase() == scrabblecards.Playing && s.Rack(s.Turn()).Letters.Count(bag.Joker) == 1 {
			states = append(states, s)
		}
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

func BenchmarkSearch(b *testing.B) {
	s, m := benchState(b, "AEIRSTD"), placing("(0,2)>TUBES")
	after := must.Get(s.Play(scrabblecards.A, m))(b)
	text, view, rules := s.String(), s.View(scrabblecards.B).String(), s.Rules()
	operations().And(gametest.Operations[scrabblecards.State, scrabblecards.Player, scrabblecards.Move]{
		"Effect":     func(a step) { _, _ = a.Before.Effect(a.Player, a.Move) },
		"ParseState": func(step) { _, _ = rules.ParseState(text) },
		"ParseView":  func(step) { _, _ = rules.ParseView(view) },
	}).Benchmark(b, []step{{Before: s, Player: scrabblecards.A, Move: m, After: after}})
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

func BenchmarkReplay(b *testing.B) {
	rec := records.Parse(b, shortGame)
	b.ReportAllocs()
	for b.Loop() {
		for _, err := range records.Replay(rec, rulesOf(b, "official").Lexicon()) {
			if err != nil {
				b.Fatal(err)
			}
		}
	}
}
