package scrabble_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/scrabble"
)

func FuzzOptions(f *testing.F) {
	for _, text := range wanderOptions {
		f.Add(text)
	}
	for _, text := range []string{
		"english board=standard values=1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26",
		"classique board=" + scrabble.Standard().String(),
		"classique bonus=0 challenge-points=1000 time-penalty=1",
		"classique =", "english rack=9", "", "classique validation=contest challenge=void",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		o, err := scrabble.ParseOptions(text)
		if err != nil {
			if o != (scrabble.Options{}) || err.Error() == "" {
				t.Fatalf("%v with %v", o, err)
			}
			return
		}
		if err := o.Validate(); err != nil {
			t.Fatalf("what is read does not validate: %v", err)
		}
		if back, err := scrabble.ParseOptions(o.String()); err != nil || back != o {
			t.Fatalf("%s is read as %v, %v", o, back, err)
		}
		if l, err := scrabble.ParseLayout(o.Board.String()); err != nil || l != o.Board {
			t.Fatalf("%s is read as %v, %v", o.Board, l, err)
		}
	})
}

// playOn plays a few moves at random from a state that was read. Whatever a text
// holds, nothing panics, Moves are what Check passes, every state is set up and read
// back, and a game that is not over has something to do.
func playOn(t *testing.T, s scrabble.State, moves int) {
	t.Helper()
	rng := rand.New(rand.NewPCG(7, 7))
	r := s.Rules()
	for range moves {
		_, over := s.Outcome()
		p := s.Turn()
		decisions := s.AppendMoves(nil, p)
		if over == (len(decisions) > 0) {
			t.Fatalf("%d moves in %s", len(decisions), s)
		}
		for i, m := range decisions {
			if i%17 > 0 && m.Kind() == scrabble.KindPlace {
				continue // some of them are enough
			}
			c, err := s.Complete(rng, p, m)
			if err == nil {
				err = s.Check(p, c)
			}
			if err != nil {
				t.Fatalf("%s in %s: %v", m, s, err)
			}
		}
		if best, ok := s.Best(); ok && !slices.Contains(decisions, best) {
			t.Fatalf("the best move %s is none in %s", best, s)
		}
		if setup := s.Setup(); true {
			if back, err := r.FromSetup(setup); err != nil || back != s {
				t.Fatalf("%s\nis set up as\n%s\n%v", s, back, err)
			}
		}
		if back, err := r.ParseState(s.String()); err != nil || back != s {
			t.Fatalf("%s\nis read as\n%s\n%v", s, back, err)
		}
		s.Last()
		for q := range s.Players() {
			v := s.View(q)
			_ = v.String()
			v.Best()
			v.Last()
			v.AppendMoves(nil)
			s.CanAct(q)
		}
		if _, err := r.ParseCGP(s.CGP()); err != nil && r.Options().Players == 2 {
			t.Fatalf("%s: %v", s.CGP(), err)
		}
		for range 4 {
			if next, err := s.Play(try(rng, s)); err == nil {
				s = next
				break
			}
		}
	}
}

func FuzzParseCGP(f *testing.F) {
	for i, options := range wanderOptions {
		wander(f, rand.New(rand.NewPCG(1, uint64(i))), wanderRules(f, options), func(s scrabble.State) {
			if len(s.String())%7 == 0 {
				f.Add(uint8(i), s.CGP())
			}
		})
	}
	for _, text := range []string{
		emptyRows + " / 0/0 0 lex ODS8; ld french;", emptyRows + " AEINRST/ABC 0/0 5", emptyRows + " // 1/2/3 2",
		"15/15/15/15/15/15/15/5VoLIERE3/15/15/15/15/15/15/15 AEINRST/ 12/76 0", "15/15/015", "/////////////// / / 0",
	} {
		f.Add(uint8(0), text)
	}
	f.Fuzz(func(t *testing.T, which uint8, text string) {
		r := wanderRules(t, wanderOptions[int(which)%len(wanderOptions)])
		s, err := r.ParseCGP(text)
		if err != nil {
			if s != (scrabble.State{}) || len(err.Error()) > 4000 {
				t.Fatalf("%s with an error of %d bytes", s, len(err.Error()))
			}
			return
		}
		if back, err := r.ParseCGP(s.CGP()); err != nil || back != s {
			t.Fatalf("%s\nis read as\n%s\n%v", s, back, err)
		}
		playOn(t, s, 4)
	})
}

func FuzzParseState(f *testing.F) {
	for i, options := range wanderOptions {
		wander(f, rand.New(rand.NewPCG(2, uint64(i))), wanderRules(f, options), func(s scrabble.State) {
			if len(s.String())%3 == 0 {
				f.Add(uint8(i), s.String())
			}
		})
	}
	f.Add(uint8(0), "-")
	f.Add(uint8(1), emptyRows+" // 0/0/0 0 turn C; phase drawing; held 0/0/0; skips 0/0/0; flags 0/0/0; end scrabble/winner; window A 0 8H MOT; last A -3+AEI;")
	f.Fuzz(func(t *testing.T, which uint8, text string) {
		r := wanderRules(t, wanderOptions[int(which)%len(wanderOptions)])
		s, err := r.ParseState(text)
		if err != nil {
			if s != (scrabble.State{}) || len(err.Error()) > 4000 {
				t.Fatalf("%s with an error of %d bytes", s, len(err.Error()))
			}
			return
		}
		if s.String() != text {
			t.Fatalf("%s\nis written\n%s", text, s)
		}
		playOn(t, s, 4)
	})
}
