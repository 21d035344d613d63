package jago_test

import (
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
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

func (t *table) contestFaults(p jago.Player) (f gametest.Faults) {
	if t.strict {
		f.Add(gametest.NoMove, law.OfficialContestStrict)
	}
	switch {
	case t.open == nil:
		f.Add(gametest.NoObject, law.JagoContest)
	case t.open.author == p:
		f.Add(gametest.NotOnTurn, law.JagoContest)
	}
	return f
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
		own, _ := gametest.Take(t.cells.needs(slowLay{spotOf(open.move.At(), open.move.Direction()), open.move.Word()}), open.move.Beside())
		t.show(open.author, own) // who takes letters back has shown them
	}
	t.open = nil
	if g.Flips > 0 && t.shown(other(e.gain)) > 0 {
		t.backTurn, t.backPhase = t.turn, t.phase
		t.turn, t.phase = e.gain, jago.Flipping
		e.gains = true
	}
	return t, e
}

// flipFaults is why the letters cannot be flipped: so many at most, each once and
// of the other's colour.
func (g *referee) flipFaults(t *table, m jago.Move) (f gametest.Faults) {
	squares := m.Squares()
	if t.phase != jago.Flipping {
		f.Add(gametest.NoObject, law.JagoContest)
	}
	if len(squares) > g.Flips {
		f.Add(gametest.Count, law.JagoContest)
	}
	met := map[board.Square]bool{}
	for _, q := range squares {
		if !q.In(11, 11) || met[q] || t.cells[q.Row][q.Column].letter == 0 || t.cells[q.Row][q.Column].colour == t.turn {
			f.Add(gametest.OnBoard, law.JagoContest)
		}
		met[q] = true
	}
	return f
}

// finish ends the game by a clause; p loses.
func (t *table) finish(end rulebook.Clause, p jago.Player) {
	t.phase, t.end, t.winner, t.open = jago.Over, end, other(p), nil
}
