package arbiter

import (
	"io"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show"
)

// A Position is a position that people have typed, with what can be said of it.
type Position struct {
	Names []string // of the players
	At    game.Position
	// Ended is the position if the game ends now. It is At where that cannot be known.
	Ended game.Position
	// Hidden says that letters of others were not typed: those of At are made up, and only its View
	// of the seat on turn tells what was typed.
	Hidden bool
	Lists  []List // what can be done; none when the game is over
	// Words are the bad words that lie there, then those that were asked about.
	Words []Word
}

// A List holds what a seat can do, the best first.
type List struct {
	Name string // by which programs know it: "laying"
	Seat int
	When string // "now", "pass" (when the seat on turn passes) or "drawn" (when the letters due are drawn)
	// Title returns what people call the list; nil where that follows from the rest.
	Title func(o show.Options) string
	Moves []Choice
}

// A Choice is a move, and what it is worth by itself.
type Choice struct {
	Text         string // of the move
	Word, Former string // what is laid and what it is made of, "" where that needs a board
	Points, Loss int    // what it brings, and what it costs an opponent
}

// Position reads a position as people type it, as they see it on the table, in French or in
// English, with or without capitals and accents:
//
//	règles : compétition
//	Alice :                     what lies before Alice follows, as her game has it
//	RAT
//	reliquat : U W Z
//	Bruno :
//	SOL
//	reliquat : AEI
//	à jouer : Bruno
//	mot : LAC > LACS            a question: is LACS good, made of LAC?
//
// A line that begins with # is a comment. A board comes as people see it, in rows with points for
// empty squares, all of them or with their labels, and then the players, or as the text of its
// position:
//
//	jeu : scrabble
//	8 .......CHAT....
//	Alice : AEINRST, 23 points
//	Bruno : 17 points
//	à jouer : Alice
//
//	jeu : scrabble
//	position : 15/15/…          a CGP, or the line that a State writes
//
// The words that are asked about besides are judged after those of the text.
func (a *Arbiter) Position(r io.Reader, asked ...Question) (p *Position, err error) {
	text, err := io.ReadAll(io.LimitReader(r, maxPosition+1))
	if err != nil {
		return nil, err
	}
	q, err := readPosition(text, a.games)
	if err != nil {
		return nil, err
	}
	rules, err := a.rulesOf(q.game, q.rules())
	if err != nil {
		return nil, &rulebook.RecordError{Line: q.line, Err: err}
	}
	p = &Position{}
	if p.At, p.Ended, p.Names, err = q.place(rules); err != nil {
		return nil, err
	}
	p.Hidden = q.board == "" && q.saw()
	for _, l := range extra.ListsOf(p.At) {
		list := List{Name: l.Name, Seat: l.Seat, When: l.When, Title: l.Title}
		for _, m := range l.Moves {
			list.Moves = append(list.Moves, Choice(m))
		}
		p.Lists = append(p.Lists, list)
	}
	for seat, lying := range extra.SeatWords(p.At) {
		if w := word(rules, Question{Word: lying}); w.Err != nil {
			w.Owner = p.Names[seat]
			p.Words = append(p.Words, w)
		}
	}
	for _, one := range append(q.asked, asked...) {
		p.Words = append(p.Words, word(rules, one))
	}
	return p, nil
}
