package scrabblecards_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// Every state that play leads to is a position that can be set up, and is read back
// from its text.
func TestSetupOfEveryState(t *testing.T) {
	seen := map[string]int{}
	for i, options := range roamOptions {
		r := roamRules(t, options)
		for game := range fewerRoams(30) {
			rng := rand.New(rand.NewPCG(game, uint64(i)))
			roam(t, rng, r, func(s scrabblecards.State, _ scrabblecards.Player, _ scrabblecards.Move) {
				p := s.Setup()
				last := s.Last()
				seen[fmt.Sprintf("%s in %s, window %v", p.Last.Move.Kind(), p.Phase, p.Window.Open)]++
				if p.Phase == scrabblecards.Over {
					seen[fmt.Sprintf("end %s after %s", p.End, p.Last.Move.Kind())]++
				}
				if p.Last.Good {
					seen[fmt.Sprintf("good in %s", p.Phase)]++
				}
				if last.Undone.Kind() == scrabblecards.KindPlace {
					seen[fmt.Sprintf("undone in %s, table %v", p.Phase, len(p.Table) > 0)]++
				}
				if back, err := r.FromSetup(p); err != nil || back != s {
					t.Fatalf("%s\n%s\nis set up as\n%s\n%v", options, s, back, err)
				}
				if back, err := r.ParseState(s.String()); err != nil || back != s {
					t.Fatalf("%s\n%s\nis read as\n%s\n%v", options, s, back, err)
				}
			})
		}
	}
	for _, what := range []string{
		"none in drawing, window false", "draw in drawing, window false", "draw in playing, window false",
		"place in drawing, window true", "place in playing, window true", "place in answer, window true",
		"exchange in playing, window false", "pass in playing, window false", "good in drawing", "good in playing", "good in over",
		"undone in playing, table true", "undone in playing, table false", "undone in over, table true",
		"end cards/end after place", "end cards/end after let go", "end cards/end after contest",
		"end cards/end-blocked after pass", "end cards/end-blocked after contest", "end cards/winner after resign",
	} {
		if seen[what] == 0 && !slowRace {
			t.Errorf("no game has met: %s", what)
		}
	}
	if t.Failed() {
		t.Log(seen)
	}
}

// spoilPosition changes something of a position, mostly by a little, so that what comes
// out is often another position and always plausible.
func spoilPosition(rng *rand.Rand, p *scrabblecards.Setup, other *scrabblecards.Setup) {
	q := rng.IntN(4)
	clauses := []rulebook.Clause{"", rulebook.CardsEnd, rulebook.CardsEndBlocked, rulebook.CardsWinner}
	switch rng.IntN(24) {
	case 0:
		p.Turn = scrabblecards.Player(rng.IntN(5))
	case 1:
		p.Phase = scrabblecards.Phase(rng.IntN(5))
	case 2:
		p.Passes += rng.IntN(7) - 3
	case 3:
		p.Scores[q] = rng.IntN(1000) - 500
	case 4:
		p.Hands[q] = scrabblecards.Cards{}
	case 5:
		p.Hands[q], p.Hands[(q+1)%4] = p.Hands[(q+1)%4], p.Hands[q]
	case 6:
		p.Hands[q].Letters, _ = p.Hands[q].Letters.Draw(rng, rng.IntN(8))
	case 7:
		p.Hands[q].Doubles += uint8(rng.IntN(3))
	case 8:
		p.Deck = scrabblecards.Cards{}
	case 9:
		p.Deck.Letters, _ = p.Deck.Letters.Draw(rng, rng.IntN(20))
	case 10:
		p.Deck = other.Deck
	case 11:
		if p.End = clauses[rng.IntN(4)]; p.End != "" {
			p.Phase, p.Window, p.Last = scrabblecards.Over, scrabblecards.SetupWindow{}, scrabblecards.SetupLast{}
		}
	case 12:
		p.Window = scrabblecards.SetupWindow{}
	case 13:
		p.Window.Author = scrabblecards.Player(q)
	case 14:
		p.Window.Passes += rng.IntN(3) - 1
	case 15:
		p.Window = other.Window
	case 16:
		p.Last = scrabblecards.SetupLast{}
	case 17:
		p.Last = other.Last
	case 18:
		p.Last.Player = scrabblecards.Player(q)
	case 19:
		p.Last.Author, p.Last.Good = scrabblecards.Player(q), rng.IntN(2) == 0
	case 20:
		p.Table, p.Before = other.Table, p.Table
	case 21:
		p.Before = other.Before
	case 22:
		p.Window.Open, p.Window.Move = true, other.Last.Move
	case 23:
		if p.Table = slices.Clone(p.Table); len(p.Table) > 0 {
			l := &p.Table[rng.IntN(len(p.Table))]
			l.Row, l.Letter = l.Row+rng.IntN(2), l.Letter^byte(rng.IntN(2)*32)
		}
	}
}

// A position that is spoilt is refused, or it is one that can be played on to the end
// of the game.
func TestSpoiltSetups(t *testing.T) {
	accepted, refused := 0, 0
	for i, options := range roamOptions {
		r := roamRules(t, options)
		for game := range fewerRoams(2) {
			rng := rand.New(rand.NewPCG(game, uint64(i)+200))
			other := r.Start(scrabblecards.A).Setup()
			roam(t, rng, r, func(s scrabblecards.State, _ scrabblecards.Player, _ scrabblecards.Move) {
				p := s.Setup()
				whole := p
				for range 1 + rng.IntN(3) {
					spoilPosition(rng, &p, &other)
				}
				other = whole
				spoilt, err := r.FromSetup(p)
				if err != nil {
					refused++
					return
				}
				accepted++
				goOn(t, rng, spoilt, 3+rng.IntN(60)/50*100)
			})
		}
	}
	if accepted < 100 || refused < 100 {
		t.Errorf("%d were accepted and %d refused", accepted, refused)
	}
}

// fewerRoams is a number of games, and less under the race detector.
func fewerRoams(n uint64) uint64 {
	if slowRace {
		return 1 + n/10
	}
	return n
}

// goOn plays on from a position, and asks of it all that there is to ask. Nobody is
// left with nothing to do.
func goOn(t testing.TB, rng *rand.Rand, s scrabblecards.State, moves int) {
	t.Helper()
	from := s.String()
	for range moves {
		if back, err := s.Rules().FromSetup(s.Setup()); err != nil || back != s {
			t.Fatalf("from %s\n%s\nis set up as\n%s\n%v", from, s, back, err)
		}
		if back, err := s.Rules().ParseState(s.String()); err != nil || back != s {
			t.Fatalf("from %s\n%s\nis read as\n%s\n%v", from, s, back, err)
		}
		_ = s.Last()
		for p := range s.Players() {
			v := s.View(p)
			_ = v.Last()
			_ = v.String()
		}
		if _, over := s.Outcome(); over {
			return
		}
		if !s.CanAct(s.Turn()) || s.Phase() == scrabblecards.Drawing && s.Due() == 0 {
			t.Fatalf("from %s\n%s\nhas nothing to do", from, s)
		}
		for {
			p, m := attempt(rng, s)
			next, err := s.Play(p, m)
			if err == nil {
				s = next
				break
			}
		}
	}
}
