package jago_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/rulebook"
)

// spoilPosition changes something of a position, mostly by a little, so that what comes
// out is often another position and always plausible.
func spoilPosition(rng *rand.Rand, p, other *jago.Setup) {
	q := jago.Player(rng.IntN(2))
	switch rng.IntN(20) {
	case 0:
		p.Turn ^= 1
	case 1:
		p.Phase = jago.Phase(rng.IntN(4))
	case 2:
		p.Resume = jago.SetupResume{Turn: q, Phase: jago.Phase(rng.IntN(4))}
	case 3:
		p.Racks[q] = bag.Bag{}
	case 4:
		p.Racks[0], p.Racks[1] = p.Racks[1], p.Racks[0]
	case 5:
		_, p.Racks[q] = p.Racks[q].Draw(rng, 1)
	case 6:
		p.Racks[q] = other.Racks[q]
	case 7:
		_, p.Board.Beside = p.Board.Beside.Draw(rng, 1)
	case 8:
		p.Board.Beside = other.Board.Beside
	case 9: // another colour, or letter
		row := &p.Board.Rows[rng.IntN(jago.Size)]
		if b := []byte(*row); len(b) > 0 {
			b[rng.IntN(len(b))] ^= []byte{32, 1}[rng.IntN(2)]
			*row = string(b)
		}
	case 10:
		p.Board.Words = nil
	case 11:
		if n := len(p.Board.Words); n > 0 {
			p.Board.Words = slices.Clone(p.Board.Words)
			w := &p.Board.Words[rng.IntN(n)]
			w.Owner ^= 1
			w.Past = append(slices.Clone(w.Past), "ABCDEFGHIJK"[:len(w.Text)])
		}
	case 12:
		p.Window, p.Before = jago.SetupWindow{}, jago.SetupBoard{}
	case 13:
		p.Window, p.Before = other.Window, other.Before
	case 14:
		p.Window.Author ^= 1
	case 15:
		p.Last = jago.SetupLast{}
	case 16:
		p.Last = other.Last
	case 17:
		p.Last.Player ^= 1
	case 18:
		p.Last.Author, p.Last.Good = q, rng.IntN(2) == 0
	case 19:
		p.Phase, p.Last = jago.Over, jago.SetupLast{Player: q, Move: jago.Flag()}
		if p.End = rulebook.JagoEnd; rng.IntN(2) == 0 {
			p.End, p.Last.Move = rulebook.JagoResign, jago.Resign()
		}
		p.Window, p.Before, p.Resume = jago.SetupWindow{}, jago.SetupBoard{}, jago.SetupResume{}
	}
}

// A position that is spoilt is refused, or it is one that can be played on.
func TestSpoiltSetups(t *testing.T) {
	accepted, refused := 0, 0
	games := 24
	if slowRace {
		games = 6
	}
	for i := range games {
		r := strollRules(t, i)
		rng := rand.New(rand.NewPCG(uint64(i), 17))
		other := r.Start(jago.Red).Setup()
		stroll{rng, i%2 > 0, true}.taken(t, r, 40, func(s jago.State) {
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
			goOn(t, rng, spoilt, 3)
		})
	}
	if accepted < 20 || refused < 20 {
		t.Errorf("%d were accepted and %d refused", accepted, refused)
	}
}

// goOn plays on from a position, and asks of it all that there is to ask.
func goOn(t testing.TB, rng *rand.Rand, s jago.State, moves int) {
	t.Helper()
	from, letters := s.String(), lettersOf(s)
	for range moves {
		comesBack(t, s)
		_, _ = s.Last(), s.AppendBoard(nil)
		if lettersOf(s) != letters || letters != s.Rules().Options().Letters {
			t.Fatalf("from %s\n%s\nhas other letters", from, s)
		}
		if _, over := s.Outcome(); over {
			return
		}
		if !s.CanAct(s.Turn()) || (s.Phase() == jago.Drawing) != (s.Due() > 0) {
			t.Fatalf("from %s\n%s\nhas nothing to do", from, s)
		}
		p, m := stroll{rng, true, true}.step(t, s)
		next, err := s.Play(p, m)
		if err != nil {
			t.Fatalf("from %s\n%s\n%s %s: %v", from, s, p, m, err)
		}
		s = next
	}
}
