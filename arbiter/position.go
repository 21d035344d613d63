package arbiter

import (
	"io"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Position is a position that people have typed, with what can be said of it.
type Position struct {
	Names []string // of the players
	At    game.Position
	// Ended is the position if the game ends now. It is At where that cannot be known.
	Ended game.Position
	Lists []game.List // what can be done, the best first; none when the game is over
	// Words are the bad words that lie there, then those that were asked about.
	Words []Word
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
// A line that begins with # is a comment. A board comes as the text of its position:
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
	if p.At, p.Names, err = q.place(rules); err != nil {
		return nil, err
	}
	if p.Ended, err = p.At.Ended(); err != nil {
		return nil, err
	}
	p.Lists = p.At.Lists()
	for seat, lying := range p.At.SeatWords() {
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
