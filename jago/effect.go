package jago

import (
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
)

// An Effect is what a move does.
type Effect struct {
	Player Player          // who moves
	Move   Move            // the move
	Clause rulebook.Clause // the clause by which it does what follows

	// Made is the runs that a word makes or changes, the word itself first: those of the
	// move, or of the one that a contest takes back.
	Made []Made `json:",omitempty"`
	// Flipped is the squares of letters that lie there and show another colour afterwards.
	Flipped []board.Square `json:",omitempty"`
	// Replaced is the letters that go beside the board, A to Z in order.
	Replaced string `json:",omitzero"`
	// Undone is the placement that a contest takes back, and Bad its runs that are not
	// words.
	Undone Move     `json:",omitzero"`
	Bad    []string `json:",omitempty"`
	// Penalty holds the cost of a contest, the zero Penalty where it costs nothing.
	Penalty Penalty `json:",omitzero"`
}

// A Penalty is that the opponent may flip letters of the player whom it is against, up
// to Flips of them (jago/contest).
type Penalty struct {
	Against Player
	Flips   int             `json:",omitzero"`
	Clause  rulebook.Clause // "" of the zero Penalty
}

// A Made is a run that a word makes or changes, as it is afterwards.
type Made struct {
	Word
	Changed []Changed `json:",omitempty"` // the words that it is made of; none for a new word
}

// A Changed is a word that becomes part of another, as it was when it last was a word
// (jago/steal-passing).
type Changed struct {
	Text     string
	Owner    Player
	Stolen   bool    `json:",omitzero"` // its owner loses it to the player
	Replaced int     `json:",omitzero"` // how many of its letters are others now
	Meaning  Meaning // of a word of the opponent's: DifferentMeaning where it is stolen
	OnTheWay bool    `json:",omitzero"` // the run is not a word yet, so nothing is decided
}

// Effect returns what the move m does when p makes it, or the error of [State.Check].
func (s State) Effect(p Player, m Move) (Effect, error) {
	var found plan
	if v := s.check(p, &m, &found); v != nil {
		return Effect{}, v
	}
	e := Effect{Player: p, Move: m}
	l := &found.laying
	switch m.kind {
	case KindDraw:
		e.Clause = s.citeDraw()
	case KindPlace:
		e.Clause = l.cite()
		e.Replaced = l.replaced.String()
		after := s.position
		after.apply(l)
		e.Made = l.tell(&after)
		for q, c := range s.cells {
			if now := after.cells[q]; c != 0 && c.letter() == now.letter() && c.colour() != now.colour() {
				e.Flipped = append(e.Flipped, squareOf(q))
			}
		}
	case KindEndTurn:
		e.Clause = law.JagoEndOfTurn
	case KindContest:
		e.Clause = law.JagoContest
		if l.upheld() {
			e.Undone, e.Made = s.open, l.tell(&s.position)
			for i := range l.nMade {
				if one := &l.made[i]; !one.good {
					e.Bad = append(e.Bad, one.text())
				}
			}
		}
		if s.contest(p, l); s.phase == Flipping {
			e.Penalty = Penalty{s.turn.Opponent(), s.flips(s.turn), law.JagoContest}
		}
	case KindFlip:
		e.Clause, e.Flipped = law.JagoContest, m.Squares()
	case KindFlag, KindResign:
		s.apply(p, &m, &found)
		e.Clause = endClauses[s.end]
	}
	return e, nil
}

// cite returns the clause that decides what a legal placement makes of the words that it
// changes.
func (l *laying) cite() rulebook.Clause {
	c := law.JagoColour
	for _, was := range l.changed[:l.nChanged] {
		switch {
		case was.verdict == stolen:
			return law.JagoSteal
		case was.verdict == lengthened && was.owner != l.by:
			c = law.JagoStealSense
		case was.verdict == lengthened && c == law.JagoColour:
			c = law.JagoOwnWords
		}
	}
	return c
}

// tell tells the runs that a placement makes, as they lie afterwards.
func (l *laying) tell(after *position) (list []Made) {
	for i := range l.nMade {
		one := &l.made[i]
		made := Made{Word: after.word(&one.run)}
		for _, c := range l.changed[one.first : one.first+one.words] {
			made.Changed = append(made.Changed, Changed{c.text(), c.owner, c.verdict == stolen, int(c.replaced), c.meaning, c.verdict == onTheWay})
		}
		list = append(list, made)
	}
	return list
}
