package scrabble_test

import (
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// spoilSetup changes something of a position, mostly by a little, so that what comes
// out is often another position and always plausible.
func spoilSetup(rng *rand.Rand, p *scrabble.Setup, other *scrabble.Setup) {
	q := rng.IntN(4)
	switch rng.IntN(22) {
	case 0:
		p.Turn = scrabble.Player(rng.IntN(5))
	case 1:
		p.Phase = scrabble.Phase(rng.IntN(5))
	case 2:
		p.Passes += rng.IntN(7) - 3
	case 3:
		p.Skips[q] = !p.Skips[q]
	case 4:
		p.Flags[q] = rng.IntN(3)
	case 5:
		p.Scores[q] = rng.IntN(1000) - 500
	case 6:
		p.Held[q] += rng.IntN(5) - 2
	case 7:
		p.Racks[q] = bag.Bag{}
	case 8:
		p.Racks[q], p.Racks[(q+1)%4], p.Held[q], p.Held[(q+1)%4] = p.Racks[(q+1)%4], p.Racks[q], p.Held[(q+1)%4], p.Held[q]
	case 9:
		p.Racks[q], _ = p.Racks[q].Draw(rng, rng.IntN(8))
		p.Held[q] = p.Racks[q].Len()
	case 10:
		p.End = []rulebook.Clause{"", rulebook.ScrabbleEndOut, rulebook.ScrabbleEndBlocked, rulebook.ScrabbleThreeRounds, rulebook.ScrabbleEndTime, rulebook.ScrabbleWinner}[rng.IntN(6)]
		if p.End != "" {
			p.Phase, p.Window, p.Last = scrabble.Over, scrabble.SetupWindow{}, scrabble.SetupLast{}
		}
	case 11:
		p.Counted = !p.Counted
	case 12:
		p.Window = scrabble.SetupWindow{}
	case 13:
		p.Window.Author = scrabble.Player(q)
	case 14:
		p.Window.Passes += rng.IntN(3) - 1
	case 15:
		p.Window = other.Window
	case 16:
		p.Last = scrabble.SetupLast{}
	case 17:
		p.Last = other.Last
	case 18:
		p.Last.Player = scrabble.Player(q)
	case 19:
		p.Last.Author, p.Last.Good = scrabble.Player(q), rng.IntN(4)
	case 20:
		p.Board[rng.IntN(15)] = other.Board[rng.IntN(15)]
	case 21:
		p.Window.Open, p.Window.Move = true, other.Last.Move
	}
}

// A position that is spoilt is refused, or it is one that can be played on to the end
// of the game.
func TestSpoiltSetups(t *testing.T) {
	accepted, refused := 0, 0
	for i, options := range wanderOptions {
		r := wanderRules(t, options)
		for game := range uint64(spoiltGames) {
			rng := rand.New(rand.NewPCG(game, uint64(i)+200))
			other := r.Start(scrabble.A).Setup()
			wander(t, rng, r, func(s scrabble.State) {
				p := s.Setup()
				whole := p
				for range 1 + rng.IntN(3) {
					spoilSetup(rng, &p, &other)
				}
				other = whole
				spoilt, err := r.FromSetup(p)
				if err != nil {
					refused++
					return
				}
				accepted++
				playOn(t, spoilt, 3)
				if accepted%50 == 0 {
					playOn(t, spoilt, 100)
				}
			})
		}
	}
	if accepted < 100 || refused < 100 {
		t.Errorf("%d were accepted and %d refused", accepted, refused)
	}
	t.Log(accepted, refused)
}

const spoiltGames = 4
