// Package show holds what the packages below it share: showjarnac, showscrabble, showcards
// and showjago, each of which tells and draws one game. A program that plays one game
// links no other.
//
// All of them have the same functions, of their own game:
//
//	Tell(step, o)             what a player did, and what came of it, in a sentence or a few,
//	                          each with the clause that it rests on
//	Move(position, move, o)   a move as something to do: "lay RAT"
//	Turn(position, o)         who is on turn, and what they have to do
//	Outcome(outcome, o)       who has won, and the count
//	Text(position, o, since)  the position drawn in text, by default in 80 columns
//	SVG(position, o, since)   the position drawn as SVG
//
// A position is a State, or where racks are hidden a View, of which nothing is drawn that
// its viewer does not know. Since is the steps that led to it and are to stand out: the
// last one, or those of a turn. What a player draws from the bag is told as a number
// where racks are hidden.
//
// Everything is written in French or in English. Names of players can be any text: in
// what is drawn they cannot break a line, move a column, or become markup.
//
// An SVG has a viewBox and no width, so that it is as wide as the page has room. It
// follows the scheme of the reader's system, light or dark, unless the Options choose
// one. Its title, and its description of the whole position, are for those who do not
// see it. It holds no script, no link, and no font, and can stand in a page or alone in
// a file.
package show

import (
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/option"
	"github.com/jeudelettres/lettres/rulebook"
)

// Options say for whom a game is told or drawn. The zero Options are for people who read
// English, on a page of 80 columns without colour, and on a screen of any size.
type Options struct {
	Language language.Tag // French or English, whichever serves its readers better
	Names    []string     // of the players in their order; "" and what is missing is the letter
	Width    int          // of Text: columns, at least 40; 0 is 80
	Colour   bool         // of Text: escape sequences of ECMA-48. It changes nothing else
	Wide     bool         // of SVG: for a screen wider than high, and no phone
	Scheme   Scheme       // of SVG
	// Reader is the number of the player who reads, from 1, who is called "you" when on turn and
	// whose mat SVG draws first; 0 is somebody else.
	Reader int
	// Onlooker draws for somebody who plays no seat: of a View its viewer's rack is hidden too, but for one
	// that all share.
	Onlooker bool
}

// Name returns the name of a player, from 0, as it is told and drawn: in one line, without
// invisible characters, and of at most 40 columns.
func (o Options) Name(player int) string {
	if 0 <= player && player < len(o.Names) {
		if name := draw.Cut(draw.Clean(o.Names[player]), 40); name != "" {
			return name
		}
	}
	return string(rune('A' + max(0, player)))
}

// Columns returns the width in columns of text.
func (o Options) Columns() int {
	if o.Width <= 0 {
		return 80
	}
	return max(o.Width, 40)
}

// A Sentence is one of those that tell a step, and the clause that it rests on, "" where
// it rests on none of its own.
type Sentence struct {
	Text   string
	Clause rulebook.Clause
}

// Join returns sentences as one text.
func Join(sentences []Sentence) string {
	var texts []string
	for _, s := range sentences {
		texts = append(texts, s.Text)
	}
	return strings.Join(texts, " ")
}

// A Scheme says for which background an SVG is drawn.
type Scheme uint8

const (
	Auto  Scheme = iota // as the reader's system asks, by prefers-color-scheme
	Light               // dark letters on light ground
	Dark                // light letters on dark ground
)

var schemeNames = []string{"auto", "light", "dark"}

// String returns auto, light or dark.
func (s Scheme) String() string { return option.Name(s, schemeNames) }

// MarshalText returns the name of the scheme; it fails on a Scheme that does not exist.
func (s Scheme) MarshalText() ([]byte, error) { return option.MarshalName(s, schemeNames) }

// UnmarshalText reads what MarshalText writes.
func (s *Scheme) UnmarshalText(text []byte) error { return option.UnmarshalName(s, schemeNames, text) }
