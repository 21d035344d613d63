package gametest

import (
	"errors"
	"fmt"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/rulebook"
)

// FuzzHear holds of a State's ParseMove, which forgives, that it reads to the same Move
// what the strict ParseMove reads, says how it understood anything else, and that what it
// returns can be judged.
func (g *Game[S, P, M, K, U, E, O]) FuzzHear(f *testing.F, hear func(S, P, string) (M, *rulebook.Note, error), seeds ...string) {
	var positions []S
	g.samples(func(_ uint8, step Step[S, P, M], _ []Step[S, P, M]) {
		f.Add(uint8(len(positions)), step.Move.String())
		positions = append(positions, step.Before)
	})
	seeds = append(seeds, "", " ", "+", "-", "je", "je passe", "PASSE", "j’abandonne", "je conteste", "pioche", "pioche 6", "échange aei contre bcd", "– AEI", "\xff", "+\x00", "() s")
	for i, text := range seeds {
		f.Add(uint8(i), text)
	}
	f.Fuzz(func(t *testing.T, n uint8, text string) {
		s := positions[int(n)%len(positions)]
		if err := g.hears(s, text, hear); err != nil {
			t.Fatalf("%q: %v\nin %v", text, err, s)
		}
	})
}

func (g *Game[S, P, M, K, U, E, O]) hears(s S, text string, hear func(S, P, string) (M, *rulebook.Note, error)) error {
	p := s.Turn()
	m, note, err := hear(s, p, text)
	strict, unread := g.ParseMove(text)
	if err != nil {
		var e *rulebook.SyntaxError
		switch {
		case unread == nil:
			return fmt.Errorf("it is the move %v, and the error %w", strict, err)
		case !errors.As(err, &e), m != *new(M), note != nil, len(err.Error()) > 1<<12:
			return fmt.Errorf("it is read as %v, %v, %w", m, note, err)
		case rulebook.Explain(err, language.French) == rulebook.Explain(err, language.English):
			return fmt.Errorf("in French it is %w", err)
		}
		return nil
	}
	refused := s.Check(p, m) // whatever it says
	switch {
	case note == nil && (unread != nil || strict != m):
		return fmt.Errorf("it is read as %v without a note", m)
	case unread == nil && strict != m && (m.Kind().String() != "place" || s.Check(p, strict) == nil):
		return fmt.Errorf("it is the move %v, and read as %v, %v", strict, m, refused)
	case note == nil:
		return nil
	}
	if again, _, err := hear(s, p, note.Move); err != nil || again != m {
		return fmt.Errorf("it is read as %v with the note %v, which is %v, %v", m, note, again, err)
	}
	return nil
}
