package jago_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/rulebook"
)

func comesBack(t testing.TB, s jago.State) {
	t.Helper()
	back, err := s.Rules().FromSetup(s.Setup())
	if err != nil || back != s || back.Hash() != s.Hash() {
		t.Fatalf("set up again: %v\n%s\nbecomes\n%s", err, s, back)
	}
	text := s.String()
	if strings.Contains(text, "\n") {
		t.Fatalf("the text has lines: %q", text)
	}
	if back, err = s.Rules().ParseState(text); err != nil || back != s {
		t.Fatalf("read back: %v\n%s\nbecomes\n%s", err, s, back)
	}
}

// spoilPosition changes something of a position, mostly by a little, so that what comes
// out is often another position and always plausible.
func spoilPosition(rng *rand.Rand, p, other *jago.Setup) {
	q := jago.Player(rng.IntN(2))
	switch rng.IntN(15) {
	case 0:
		p.Turn ^= 1
	case 1:
		p.Phase = jago.Phase(rng.IntN(4))
	case 2:
		p.ResumeTurn, p.ResumePhase = q, jago.Phase(rng.IntN(4))
	case 3:
		p.Racks[q] = bag.Bag{}
	case 4:
		p.Racks[0], p.Racks[1] = p.Racks[1], p.Racks[0]
	case 5:
		_, p.Racks[q] = p.Racks[q].Draw(rng, 1)
	case 6:
		p.Racks[q] = other.Racks[q]
	case 7:
		_, p.Beside = p.Beside.Draw(rng, 1)
	case 8:
		p.Beside = other.Beside
	case 9: // another colour, or letter
		row := &p.Rows[rng.IntN(jago.Size)]
		if b := []byte(*row); len(b) > 0 {
			b[rng.IntN(len(b))] ^= []byte{32, 1}[rng.IntN(2)]
			*row = string(b)
		}
	case 10:
		p.Words = nil
	case 11:
		if n := len(p.Words); n > 0 {
			p.Words = slices.Clone(p.Words)
			w := &p.Words[rng.IntN(n)]
			w.Owner ^= 1
			w.Past = append(slices.Clone(w.Past), "ABCDEFGHIJK"[:len(w.Text)])
		}
	case 12:
		p.Open = nil
	case 13:
		p.Open = other.Open
	case 14:
		p.Phase, p.ResumeTurn, p.ResumePhase, p.Open = jago.Over, jago.Red, jago.Over, nil
		p.End, p.Winner = []rulebook.Clause{rulebook.JagoEnd, rulebook.JagoResign}[rng.IntN(2)], q
	}
}

// A position that is spoilt is refused, or it is one that can be played on.
func TestSpoiltSetups(t *testing.T) {
	accepted, refused := 0, 0
	for i := range gametest.N(12, 100) {
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
		_ = s.AppendBoard(nil)
		if lettersOf(s) != letters || letters != s.Rules().Options().Bag {
			t.Fatalf("from %s\n%s\nhas other letters", from, s)
		}
		if _, over := s.Outcome(); over {
			return
		}
		if !s.CanAct(s.Turn()) || (s.Phase() == jago.Drawing) != (s.Due() > 0) {
			t.Fatalf("from %s\n%s\nhas nothing to do", from, s)
		}
		p, m := stroll{rng, true, true}.step(t, s)
		_, err := s.Effect(p, m)
		next, fails := s.Play(p, m)
		if err != nil || fails != nil {
			t.Fatalf("from %s\n%s\n%s %s: %v, %v", from, s, p, m, err, fails)
		}
		s = next
	}
}
