package jago_test

import (
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/rulebook"
)

// What the referee makes of contests, flipped letters, flags and the end.

// A slowOpen is a word that may still be contested.
type slowOpen struct {
	author jago.Player
	move   jago.Move
	made   []slowMade
	before *table
}

// A slowEffect is what a move did.
type slowEffect struct {
	made     []slowMade
	turned   []board.Square
	replaced string
	undone   jago.Move
	bad      []string
	gain     jago.Player
	gains    bool
}

func (t *table) contestFaults(p jago.Player) slowClauses {
	if t.strict {
		return slowClauses{law.OfficialContestStrict}
	}
	if t.open == nil || t.open.author == p {
		return slowClauses{law.JagoContest}
	}
	return nil
}

// bad is the runs of a word in question that are not words.
func (g *referee) bad(open *slowOpen) (bad []string) {
	for _, m := range open.made {
		if !g.good(m.text) {
			bad = append(bad, m.text)
		}
	}
	return bad
}

// contest rules on the last word. If it was bad all is as it was before it, and its
// author goes on; if it was good, whoever had to act goes on. Before that, who was
// right flips letters.
func (g *referee) contest(t *table, p jago.Player) (*table, slowEffect) {
	open := t.open
	e := slowEffect{made: open.made, bad: g.bad(open), gain: open.author}
	if len(e.bad) > 0 {
		e.gain, e.undone = p, open.move
		t = open.before.copy()
	}
	t.open = nil
	if g.Flips > 0 && t.shown(other(e.gain)) > 0 {
		t.backTurn, t.backPhase = t.turn, t.phase
		t.turn, t.phase = e.gain, jago.Flipping
		e.gains = true
	}
	return t, e
}

// turnFaults is why the letters cannot be flipped: so many at most, each once and
// of the other's colour.
func (g *referee) turnFaults(t *table, m jago.Move) slowClauses {
	refused := slowClauses{law.JagoContest}
	squares := m.Squares()
	if t.phase == jago.Drawing { // the letters that are due come first
		return slowClauses{law.JagoTurnOrder}
	}
	if t.phase != jago.Flipping || len(squares) > g.Flips {
		return refused
	}
	met := map[board.Square]bool{}
	for _, q := range squares {
		if !q.In(11, 11) || met[q] {
			return refused
		}
		met[q] = true
		if cell := t.cells[q.Row][q.Column]; cell.letter == 0 || cell.colour == t.turn {
			return refused
		}
	}
	return nil
}

// flagFaults is why no minute can run out: the glass runs for who is on turn, and
// not while they draw or a contest is settled.
func (t *table) flagFaults(p jago.Player) slowClauses {
	switch {
	case t.phase == jago.Drawing, p != t.turn:
		return slowClauses{law.JagoTurnOrder}
	case t.phase == jago.Flipping:
		return slowClauses{law.JagoContest}
	}
	return nil
}

// finish ends the game by a clause; p loses.
func (t *table) finish(end rulebook.Clause, p jago.Player) {
	t.phase, t.end, t.winner, t.open = jago.Over, end, other(p), nil
}
