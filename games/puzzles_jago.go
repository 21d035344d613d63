//go:build !jarnac

package games

import (
	"slices"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/puzzle"
	"github.com/jeudelettres/lettres/jago"
)

// jagoPuzzles ask for the one word after which the turn can be ended with the largest lead, where no letter lies
// beside the board.
var jagoPuzzles = puzzle.Kind[jago.State, jago.Move]{
	When:   func(s jago.State) bool { return s.Phase() == jago.Playing && s.Beside().Len() == 0 },
	Margin: 2,
	Ask: asks[jago.State](
		"Vous ne posez qu'un mot. Trouvez celui qui vous donne la plus grande avance.",
		"You lay one word only. Find the one that leaves you furthest ahead.",
	),
	Values: func(s jago.State) []puzzle.Value[jago.Move] { return jagoLeads(s, s.AppendPlacements(nil)) },
	Worth: func(s jago.State, m jago.Move) (int, bool) {
		all := jagoLeads(s, []jago.Move{m})
		if m.Kind() != jago.KindPlace || len(all) == 0 {
			return 0, false
		}
		return all[0].Points, true
	},
	Again: func(s jago.State) []puzzle.Value[jago.Move] {
		var all []jago.Move
		text := s.Rack(s.Turn()).String()
		everyPlace(s.Rules().Lexicon(), squareLines(s.Letter, text, jago.Size), text, true, func(word string, at board.Square, d board.Direction) {
			if m := jago.Place(at, d, word); s.Check(s.Turn(), m) == nil {
				all = append(all, m)
			}
		})
		// What one letter makes both ways is the word across.
		across := map[jago.State]bool{}
		for _, m := range all {
			if after, err := s.Play(s.Turn(), m); err == nil && m.Direction() == board.Across {
				across[after] = true
			}
		}
		return jagoLeads(s, slices.DeleteFunc(all, func(m jago.Move) bool {
			after, err := s.Play(s.Turn(), m)
			return err == nil && m.Direction() == board.Down && across[after]
		}))
	},
	Plain: func(s jago.State, m jago.Move) bool { return len(m.Word()) < 4 },
	Words: func(s jago.State, m jago.Move) (words []string) {
		if e, err := s.Effect(s.Turn(), m); err == nil {
			for _, made := range e.Made {
				words = append(words, made.Text)
			}
		}
		return words
	},
	Themes: func(_ []game.Step, s jago.State, m jago.Move) (themes []string) {
		e, err := s.Effect(s.Turn(), m)
		if err != nil {
			return nil
		}
		stolen := 0
		for _, made := range e.Made {
			for _, was := range made.Changed {
				if was.Stolen {
					stolen++
				}
			}
		}
		switch {
		case stolen > 1:
			themes = append(themes, "two-thefts")
		case stolen == 1:
			themes = append(themes, "theft")
		}
		if e.Replaced != "" {
			themes = append(themes, "replaced")
		}
		if len(e.Made) > 2 {
			themes = append(themes, "alongside")
		}
		return themes
	},
}

// jagoLeads returns the lead at the end of the turn after each word, where the turn can be ended.
func jagoLeads(s jago.State, moves []jago.Move) (all []puzzle.Value[jago.Move]) {
	me := s.Turn()
	for _, m := range moves {
		after, err := s.Play(me, m)
		if err == nil && after.Check(me, jago.EndTurn()) == nil {
			all = append(all, puzzle.Value[jago.Move]{Move: m, Points: after.Lead(me)})
		}
	}
	return all
}
