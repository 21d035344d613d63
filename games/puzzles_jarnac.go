//go:build !jarnac

package games

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/puzzle"
	"github.com/jeudelettres/lettres/jarnac"
)

// jarnacTeaches attaches the lessons and the puzzles of Jarnac.
func jarnacTeaches(g *game.Game) {
	for _, attach := range []game.Part{game.Extra(jarnacLessons), puzzle.Makes(jarnacPuzzles), game.Extra(jarnacPuzzleText)} {
		attach(g)
	}
}

// jarnacPuzzles ask for the Jarnac that changes the scores most.
var jarnacPuzzles = puzzle.Kind[jarnac.State, jarnac.Move]{
	When:   func(jarnac.State) bool { return true },
	Margin: 7,
	Ask: asks[jarnac.State](
		"Trouvez le Jarnac qui rapporte le plus : vos points, et ceux que l'adversaire perd.",
		"Find the Jarnac that brings the most: your points, and those that your opponent loses.",
	),
	Values: func(s jarnac.State) []puzzle.Value[jarnac.Move] {
		return jarnacValues(s, s.AppendJarnacs(nil, s.Turn()))
	},
	Again: func(s jarnac.State) []puzzle.Value[jarnac.Move] {
		var all []jarnac.Move
		other := s.Turn().Opponent()
		rack := countOf(s.Rack(other).String())
		targets := []target{{letters: rack}}
		for line, former := range s.Lines(other) {
			if former != "" {
				targets = append(targets, target{line, countOf(s.Rack(other).String() + former)})
			}
		}
		for word := range s.Rules().Lexicon().Words() {
			if len(word) < 3 || len(word) > 9 {
				continue
			}
			letters := countOf(word)
			for _, t := range targets {
				if !letters.within(&t.letters) {
					continue
				}
				if m := jarnac.Jarnac(t.line, word); s.Check(s.Turn(), m) == nil {
					all = append(all, m)
				}
			}
		}
		return jarnacValues(s, all)
	},
	Plain: func(s jarnac.State, m jarnac.Move) bool {
		former := s.Line(s.Turn().Opponent(), m.Line())
		return len(m.Word()) < 5 || former != "" && strings.Contains(m.Word(), former)
	},
	Themes: jarnacThemes,
	Words:  func(_ jarnac.State, m jarnac.Move) []string { return []string{m.Word()} },
	Worth: func(s jarnac.State, m jarnac.Move) (int, bool) {
		if m.Kind() != jarnac.KindJarnac {
			return 0, false
		}
		all := jarnacValues(s, []jarnac.Move{m})
		if len(all) == 0 {
			return 0, false
		}
		return all[0].Points, true
	},
}

// A target is a line of a mat, or 0 for a new word, and the letters that a word there can have.
type target struct {
	line    int
	letters counted
}

// jarnacValues returns by how much each Jarnac changes the difference of the scores.
func jarnacValues(s jarnac.State, moves []jarnac.Move) (all []puzzle.Value[jarnac.Move]) {
	me := s.Turn()
	lead := func(s jarnac.State) int { return s.Score(me) - s.Score(me.Opponent()) }
	for _, m := range moves {
		after, err := s.Play(me, m)
		if err != nil {
			continue // the player may not decide on it
		}
		all = append(all, puzzle.Value[jarnac.Move]{Move: m, Points: lead(after) - lead(s)})
	}
	return all
}

func jarnacThemes(before []game.Step, s jarnac.State, m jarnac.Move) (themes []string) {
	me, former := s.Turn(), ""
	if m.Line() > 0 {
		former = s.Line(me.Opponent(), m.Line())
	}
	switch {
	case former == "":
		themes = append(themes, "new")
	case len(m.Word()) == len(former)+1:
		themes = append(themes, "anagram", "one-letter")
	default:
		themes = append(themes, "anagram")
	}
	if former != "" && slices.ContainsFunc(before, func(step game.Step) bool {
		made, ok := step.Move.(jarnac.Move)
		return ok && made.Kind() == jarnac.KindJarnac && jarnac.Player(step.Seat) == me.Opponent() && made.Word() == former
	}) {
		themes = append(themes, "theft-of-theft")
	}
	if inRow(before, int(me)) {
		themes = append(themes, "two-in-a-row")
	}
	if s.Phase() == jarnac.Answer {
		themes = append(themes, "last-line")
	}
	lead := s.Score(me) - s.Score(me.Opponent())
	if after, err := s.Play(me, m); err == nil && lead <= 70 && after.Score(me)-after.Score(me.Opponent()) > 70 {
		themes = append(themes, "seventy")
	}
	return themes
}

// inRow reports whether a player has taken a Jarnac in their last turn.
func inRow(before []game.Step, me int) bool {
	mine := false
	for _, step := range slices.Backward(before) {
		if step.Seat != me {
			if mine {
				return false
			}
			continue
		}
		mine = true
		if made, ok := step.Move.(jarnac.Move); ok && made.Kind() == jarnac.KindJarnac {
			return true
		}
	}
	return false
}
