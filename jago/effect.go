package jago

import "github.com/jeudelettres/lettres/rulebook"

// last is the last move and what it changed, as a State keeps it.
type last struct {
	move   Move
	undone Move // the word that a contest took back
	player Player
	author Player // of the word that a contest was about
	good   bool   // a contest has found it good
}

// An Effect is what a move did.
type Effect struct {
	Player Player          // who moved
	Move   Move            // the move; the zero Move before the first
	Clause rulebook.Clause // the clause by which it did what follows

	// Made is the runs that a word makes or changes, the word itself first: those of the
	// move, or of the one that a contest took back, whose Past is left out.
	Made []Made
	// Turned is the squares of letters that lay there and show another colour now.
	Turned []Square
	// Replaced is the letters that went beside the board, A to Z in order.
	Replaced string
	// Undone is the placement that a contest took back, and Bad its runs that are no
	// words.
	Undone Move
	Bad    []string
	// Gain is who may turn letters now, after a contest, and GainBy the clause; "" when
	// nobody may.
	Gain   Player
	GainBy rulebook.Clause
}

// A Made is a run that a word makes or changes.
type Made struct {
	Word
	Changed []Changed // the words that it was made of; none for a new word
}

// A Changed is a word that is part of another now.
type Changed struct {
	Text     string
	Owner    Player
	Stolen   bool
	Replaced int     // how many of its letters
	Meaning  Meaning // why it is not stolen, of a word of the opponent's
}

// Last is what the last move did. At the start of a game, and in a position that was set
// up without a last move, it is the zero Effect.
func (s State) Last() Effect {
	l := &s.last
	e := Effect{Player: l.player, Move: l.move, Undone: l.undone}
	switch l.move.kind {
	case KindNone:
		return Effect{}
	case KindDraw:
		e.Clause = rulebook.JagoPlayers
	case KindLay:
		e.Clause = rulebook.JagoColour
		done := s.tell(&e, l.player, &l.move)
		for i := range done.n {
			e.Made[i].Past = s.former.of(done.made[i].at, done.made[i].dir)
			for k := range done.made[i].n {
				if done.made[i].changed[k].verdict == stolen {
					e.Clause = rulebook.JagoSteal
				}
			}
		}
		e.Replaced = done.replaced.String()
		for q := range squares {
			if s.before.letters[q] == s.letters[q] && s.before.letters[q] != 0 && s.before.colours[q] != s.colours[q] {
				e.Turned = append(e.Turned, Square(q))
			}
		}
	case KindEnd:
		e.Clause = rulebook.JagoEndOfTurn
	case KindContest:
		e.Clause = rulebook.JagoContest
		if l.good {
			break
		}
		done := s.tell(&e, l.author, &l.undone)
		for i := range done.n {
			if one := &done.made[i].run; !one.good(s.rules) {
				e.Bad = append(e.Bad, one.text())
			}
		}
	case KindTurn:
		e.Clause, e.Turned = rulebook.JagoContest, l.move.Squares()
	case KindFlag:
		e.Clause = rulebook.JagoEnd
	case KindResign:
		e.Clause = rulebook.JagoResign
	}
	if s.phase == Turning {
		e.Gain, e.GainBy = s.turn, rulebook.JagoContest
	}
	return e
}

// tell tells the runs that a placement of p made on the board before it.
func (s *State) tell(e *Effect, p Player, m *Move) laying {
	l := s.before.lay(s.rules, p, m, nil)
	for i := range l.n {
		one := &l.made[i]
		owner, _ := one.owner(p)
		made := Made{Word: Word{Text: one.text(), At: Square(one.at), Dir: one.dir, Owner: owner}}
		for k := range one.n {
			c := &one.changed[k]
			made.Changed = append(made.Changed, Changed{c.text(), c.owner, c.verdict == stolen, c.replaced, c.meaning})
		}
		e.Made = append(e.Made, made)
	}
	return l
}
