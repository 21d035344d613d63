package games

import (
	_ "embed"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/puzzle"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/scrabble"
)

// The puzzles of each game that has some; the first line tells how they were made.
var (
	//go:embed puzzles/jarnac.txt
	jarnacPuzzleText puzzle.Text
	//go:embed puzzles/scrabble.txt
	scrabblePuzzleText puzzle.Text
)

// jarnacPuzzles ask for the Jarnac that changes the scores most.
var jarnacPuzzles = puzzle.Kind[jarnac.State, jarnac.Move]{
	Margin: 7,
	Ask: [2]string{
		"Trouvez le Jarnac qui rapporte le plus : vos points, et ceux que l'adversaire perd.",
		"Find the Jarnac that brings the most: your points, and those that your opponent loses.",
	},
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
	// A long word is harder, and so is one among many letters; a new word has no letters that must be in it.
	Hard: func(s jarnac.State, m jarnac.Move) int {
		hard := 100*(len(m.Word())-7) + 15*(s.Rack(s.Turn().Opponent()).Len()-5)
		if m.Line() == 0 {
			hard -= 50
		}
		return hard
	},
}

// A target is a line of a mat, or 0 for a new word, and the letters that a word there can have.
type target struct {
	line    int
	letters counted
}

// counted holds the letters of a text, and how often.
type counted struct {
	mask  uint32
	count [26]int8
}

func countOf(text string) (l counted) {
	for _, c := range []byte(text) {
		l.mask |= 1 << (c - 'A')
		l.count[c-'A']++
	}
	return l
}

// within reports whether all letters are among others.
func (l *counted) within(o *counted) bool {
	if l.mask&^o.mask != 0 {
		return false
	}
	for i, n := range l.count {
		if n > o.count[i] {
			return false
		}
	}
	return true
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
	if s.Phase() == jarnac.Answer {
		themes = append(themes, "last-line")
	}
	lead := s.Score(me) - s.Score(me.Opponent())
	if after, err := s.Play(me, m); err == nil && lead <= 70 && after.Score(me)-after.Score(me.Opponent()) > 70 {
		themes = append(themes, "seventy")
	}
	return themes
}

// scrabblePuzzles ask for the placement of most points, without jokers.
var scrabblePuzzles = puzzle.Kind[scrabble.State, scrabble.Move]{
	Margin: 4,
	Ask: [2]string{
		"Trouvez le coup qui rapporte le plus de points.",
		"Find the move that scores the most points.",
	},
	Values: func(s scrabble.State) (all []puzzle.Value[scrabble.Move]) {
		if s.Phase() != scrabble.Playing || s.Rack(s.Turn()).Count('?') > 0 {
			return nil
		}
		for _, c := range s.AppendScored(nil) {
			all = append(all, puzzle.Value[scrabble.Move]{Move: c.Move, Points: c.Points})
		}
		return all
	},
	Again: func(s scrabble.State) (all []puzzle.Value[scrabble.Move]) {
		rack := countOf(s.Rack(s.Turn()).String())
		var lines []boardLine
		for i := range scrabble.Size {
			lines = append(lines, lineAt(s, board.At(i, 0), board.Across), lineAt(s, board.At(0, i), board.Down))
		}
		for word := range s.Rules().Lexicon().Words() {
			letters := countOf(word)
			for i := range lines {
				if l := &lines[i]; letters.within(&l.letters) {
					all = l.appendPlacements(all, s, word, rack)
				}
			}
		}
		return all
	},
	Plain: func(s scrabble.State, m scrabble.Move) bool { return m.Count() < 4 },
	// More tiles are harder, and so are letters of the board within the word.
	Hard: func(s scrabble.State, m scrabble.Move) int {
		laid := m.Count()
		return 100*(laid-5) + 60*(len(s.AppendWords(nil, m)[0].Text)-laid)
	},
	Themes: func(_ []game.Step, s scrabble.State, m scrabble.Move) (themes []string) {
		laid := m.Count()
		if laid == 7 {
			themes = append(themes, "whole-rack")
		}
		made := s.AppendWords(nil, m)
		if len(made[0].Text) > laid {
			themes = append(themes, "through")
		}
		if len(made) > 2 {
			themes = append(themes, "alongside")
		}
		if s.BagLen() == 0 {
			themes = append(themes, "endgame")
		}
		return themes
	},
}

// A boardLine is a row or a column: its squares, and the letters that a word there can have.
type boardLine struct {
	first   board.Square
	d       board.Direction
	squares [scrabble.Size]byte
	letters counted
}

func lineAt(s scrabble.State, first board.Square, d board.Direction) boardLine {
	l := boardLine{first: first, d: d}
	text := []byte(s.Rack(s.Turn()).String())
	for i := range l.squares {
		if l.squares[i] = s.Letter(first.Next(d, i)) &^ 0x20; l.squares[i] != 0 {
			text = append(text, l.squares[i])
		}
	}
	l.letters = countOf(string(text))
	return l
}

// appendPlacements tries a word at every place of the line.
func (l *boardLine) appendPlacements(all []puzzle.Value[scrabble.Move], s scrabble.State, word string, rack counted) []puzzle.Value[scrabble.Move] {
	for at := 0; at+len(word) <= scrabble.Size; at++ {
		rest, laid, lies := rack.count, 0, true
		for i := 0; lies && i < len(word); i++ {
			switch l.squares[at+i] {
			case 0:
				laid++
				rest[word[i]-'A']--
				lies = rest[word[i]-'A'] >= 0
			case word[i]:
			default:
				lies = false
			}
		}
		end := at + len(word)
		joins := at > 0 && l.squares[at-1] != 0 || end < scrabble.Size && l.squares[end] != 0 // and is a longer word
		if !lies || laid == 0 || joins {
			continue
		}
		m := s.Placement(l.first.Next(l.d, at), l.d, word)
		if s.Check(s.Turn(), m) == nil {
			all = append(all, puzzle.Value[scrabble.Move]{Move: m, Points: s.Points(m)})
		}
	}
	return all
}
