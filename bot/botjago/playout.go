package botjago

import (
	"math/rand/v2"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/jago"
)

const (
	turnsAhead = 1   // how many turns follow in a playout
	maxMoves   = 200 // ends a playout that does not end by itself
)

// A decision is a position in which turns are compared by playing on, as package bot does it.
type decision struct {
	root jago.State
}

// Playout plays on from the position.
func (d *decision) Playout() bot.Playout[jago.Move] {
	p := &playout{decision: d}
	for i := range p.chance {
		p.source[i] = rand.NewPCG(0, 0)
		p.chance[i] = rand.New(p.source[i])
	}
	return p
}

// A playout plays on with turns that lead, found without much looking, for both sides.
type playout struct {
	*decision
	look   look
	state  jago.State
	plan   []jago.Move
	chance [2]*rand.Rand // the letters of a player do not depend on how many the other draws
	source [2]*rand.PCG
	turns  int
	moves  int
}

// Begin goes back to the decision.
func (p *playout) Begin(seed uint64) {
	for i, s := range p.source {
		s.Seed(seed, uint64(i))
	}
	p.state, p.plan, p.turns, p.moves = p.root, nil, 0, 0
}

// Play makes a move.
func (p *playout) Play(m jago.Move) jago.Move {
	who := p.state.Turn()
	m = p.state.Chance(p.chance[who], who, m)
	next, err := p.state.Play(who, m)
	if err != nil { // the moves come from the state, and the policy's are among them
		panic(err)
	}
	p.state = next
	p.moves++
	if p.state.Turn() != who {
		p.turns++
	}
	return m
}

// Policy returns the next move of the playout.
func (p *playout) Policy() (m jago.Move, more bool) {
	s := &p.state
	switch phase := s.Phase(); {
	case phase == jago.Over, p.moves >= maxMoves:
		return m, false
	case phase == jago.Drawing:
		return jago.Draw(s.Due()), true
	case phase == jago.Flipping:
		return flips(s), true
	case len(p.plan) > 0:
		m, p.plan = p.plan[0], p.plan[1:]
		return m, true
	case s.Check(s.Turn(), jago.EndTurn()) == nil && (p.turns == 0 || s.Lead(s.Turn()) > 0):
		return jago.EndTurn(), true
	case p.turns > turnsAhead:
		return m, false
	}
	for _, c := range p.look.top(s, s.Turn(), 3) {
		if t, ok := p.look.goOn(s, c.move); ok {
			p.plan = t.words[1:]
			return t.words[0], true
		}
	}
	return jago.Resign(), true
}

// Value returns what the position is worth for the player who decides.
func (p *playout) Value() bot.Value { return valueFor(&p.look, &p.state, p.root.Turn()) }
