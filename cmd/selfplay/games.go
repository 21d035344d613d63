package main

import (
	"iter"
	"strings"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/cmd/internal/players"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// games make the players of each game, by its name.
var games = map[string]func(spec) (*player, error){
	"jarnac":        newJarnac,
	"scrabble":      newScrabble,
	"scrabblecards": newCards,
	"cards":         newCards,
	"jago":          newJago,
}

func newJarnac(s spec) (*player, error) {
	words := french.Lexicon()
	rules, err := players.Compile(s.Options, jarnac.Official(), jarnac.ParseOptions, jarnac.Compile, words)
	if err != nil {
		return nil, err
	}
	return newPlayerOf(s, players.Jarnac(rules), words.ID(), func(g *gameRow, end jarnac.State, o jarnac.Outcome) {
		g.decided(o.End, o.Verdict)
		g.Jarnac0, g.Jarnac1 = int32(o.Jarnacs[0]), int32(o.Jarnacs[1])
		for p := range jarnac.Player(2) {
			for _, w := range end.Lines(p) {
				if w != "" {
					g.Words = append(g.Words, w)
				}
			}
		}
	})
}

func newScrabble(s spec) (*player, error) {
	words := gaddag.Lexicon()
	rules, err := players.Compile(s.Options, scrabble.Classique(), scrabble.ParseOptions, scrabble.Compile, words)
	if err != nil {
		return nil, err
	}
	game, err := players.Scrabble(rules)
	if err != nil {
		return nil, err
	}
	return newPlayerOf(s, game, words.ID(), func(g *gameRow, end scrabble.State, o scrabble.Outcome) {
		g.decided(o.End, o.Verdict)
		g.lay(end.Letter, board.Squares(scrabble.Size, scrabble.Size))
	})
}

func newCards(s spec) (*player, error) {
	words := gaddag.Lexicon()
	rules, err := players.Compile(s.Options, scrabblecards.Official(), scrabblecards.ParseOptions, scrabblecards.Compile, words)
	if err != nil {
		return nil, err
	}
	game, err := players.Cards(rules)
	if err != nil {
		return nil, err
	}
	return newPlayerOf(s, game, words.ID(), func(g *gameRow, end scrabblecards.State, o scrabblecards.Outcome) {
		g.decided(o.End, o.Verdict)
		g.lay(end.Letter, func(yield func(board.Square) bool) {
			for at := range end.Letters() {
				if !yield(at) {
					return
				}
			}
		})
	})
}

func newJago(s spec) (*player, error) {
	words := gaddag.Lexicon()
	rules, err := players.Compile(s.Options, jago.Official(), jago.ParseOptions, jago.Compile, words)
	if err != nil {
		return nil, err
	}
	return newPlayerOf(s, players.Jago(rules), words.ID(), func(g *gameRow, end jago.State, o jago.Outcome) {
		g.decided(o.End, o.Verdict)
		g.lay(end.Letter, board.Squares(jago.Size, jago.Size))
	})
}

// decided writes how a game has ended.
func (g *gameRow) decided(end, verdict rulebook.Clause) {
	g.End, g.Verdict = string(end), string(verdict)
}

// longestWord is more letters than a word of any game has.
const longestWord = 64

// lay writes the words that lie on a board, of two letters and more, in the order of their
// first squares and across before down. The letters of jokers are as the others.
func (g *gameRow) lay(letter func(board.Square) byte, squares iter.Seq[board.Square]) {
	for at := range squares {
		for d := range board.Down + 1 {
			if letter(at) == 0 || letter(at.Next(d, -1)) != 0 {
				continue
			}
			var word []byte
			for to := at; letter(to) != 0 && len(word) < longestWord; to = to.Next(d, 1) {
				word = append(word, letter(to))
			}
			if len(word) > 1 {
				g.Words = append(g.Words, strings.ToUpper(string(word)))
			}
		}
	}
}
