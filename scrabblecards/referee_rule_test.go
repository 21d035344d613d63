package scrabblecards_test

import (
	"strings"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// What a player may do, and by which clause not.

// slowClauses lists what is wrong with a move, one clause for each fault; none where it is legal.
// A refusal cites one of them.
type slowClauses []rulebook.Clause

// rule is why p cannot make the move m, nil when it is legal. What cannot be done on
// the table comes before what is wrong in the dictionary.
func (g *referee) rule(t *table, p scrabblecards.Player, m scrabblecards.Move) slowClauses {
	switch {
	case int(p) >= g.Players:
		return slowClauses{law.CardsPlayers}
	case t.phase == scrabblecards.Over:
		return slowClauses{t.end}
	case m.Kind() == scrabblecards.KindResign:
		return nil
	case m.Kind() == scrabblecards.KindContest:
		switch {
		case g.Validation == scrabblecards.Strict: // the dictionary has spoken
			return slowClauses{law.OfficialContestStrict}
		case t.open == nil && t.phase == scrabblecards.Drawing && len(t.cells) > 0:
			return slowClauses{law.CardsContestOnce}
		case t.open == nil || t.open.author == p:
			return slowClauses{law.CardsContest}
		}
		return nil
	case p != t.turn, m.Kind() == scrabblecards.KindNone:
		return slowClauses{law.CardsTurn}
	case m.Kind() == scrabblecards.KindLetGo && t.phase == scrabblecards.Answer:
		return nil
	case t.phase == scrabblecards.Answer, m.Kind() == scrabblecards.KindLetGo:
		return slowClauses{law.CardsContestLast}
	case m.Kind() == scrabblecards.KindDraw:
		return g.drawFaults(t, m)
	case t.phase == scrabblecards.Drawing:
		return slowClauses{law.CardsRefill}
	case m.Kind() == scrabblecards.KindExchange:
		return g.exchangeFaults(t, m)
	case m.Kind() == scrabblecards.KindPlace:
		return g.placeFaults(t, m)
	}
	return nil // a pass is free (cards/pass)
}

func (g *referee) drawFaults(t *table, m scrabblecards.Move) slowClauses {
	if t.phase != scrabblecards.Drawing || m.Count() != g.due(t) || !m.Completed() {
		return slowClauses{law.CardsRefill}
	}
	if _, missing := gametest.Take(t.deck, m.Drawn()); missing != "" {
		return slowClauses{law.CardsDeck}
	}
	return nil
}

func (g *referee) exchangeFaults(t *table, m scrabblecards.Move) (faults slowClauses) {
	_, notHeld := gametest.Take(t.hand[t.turn], m.Aside())
	_, notThere := gametest.Take(t.deck, m.Drawn())
	if len(t.deck) < g.Exchange || m.Count() < 1 || m.Count() > len(t.hand[t.turn]) || m.Count() > len(t.deck) ||
		len(m.Aside()) != m.Count() || len(m.Drawn()) != m.Count() {
		faults = append(faults, law.CardsExchange)
	}
	if notHeld != "" {
		faults = append(faults, law.CardsHand)
	}
	if _, nowhere := gametest.Take(t.deck+m.Aside(), m.Drawn()); nowhere != "" {
		faults = append(faults, law.CardsDeck)
	} else if notThere != "" { // what is set aside does not come back
		faults = append(faults, law.CardsExchange)
	}
	return faults
}

func (g *referee) placeFaults(t *table, m scrabblecards.Move) slowClauses {
	if faults := g.tableFaults(t, m); faults != nil {
		return faults
	}
	if g.Validation == scrabblecards.Strict && len(g.bad(g.runsMade(t.cells, m))) > 0 {
		return slowClauses{law.CardsWords}
	}
	return nil
}

// tableFaults is every clause by which the cards cannot be laid so, whatever the
// dictionary says.
func (g *referee) tableFaults(t *table, m scrabblecards.Move) slowClauses {
	faults := t.cells.misfits(m)
	if m.Word() == "" {
		return faults
	}
	if faults == nil && tooLong(g.runsMade(t.cells, m)) {
		faults = append(faults, law.CardsLengthCap)
	}
	if bonus, on := m.Bonus(); bonus != scrabblecards.NoBonus {
		if len(t.cells) == 0 {
			faults = append(faults, law.CardsFirst)
		}
		if on < 1 || on > len(m.Word()) {
			faults = append(faults, law.CardsBonusLetter)
		}
	}
	if _, missing := gametest.Take(t.hand[t.turn], cardsOf(t.cells.laidBy(m), m)); missing != "" {
		faults = append(faults, law.CardsHand)
	}
	return faults
}

// tooLong reports whether one of the words has more letters than a word can have.
func tooLong(words []slowRun) bool {
	for _, w := range words {
		if len(w.text) > 15 {
			return true
		}
	}
	return false
}

// misfits is every clause by which a word cannot lie so.
func (c slowCells) misfits(m scrabblecards.Move) (faults slowClauses) {
	word := m.Word()
	switch {
	case word == "" && len(c) == 0: // other letters, or more than can be written
		return slowClauses{law.CardsFirst}
	case word == "":
		return slowClauses{law.CardsPlace}
	}
	at, step := squareOf(m), stepOf(m.Direction())
	if len(c) == 0 {
		if at != (square{0, 0}) || len(word) < 2 {
			return slowClauses{law.CardsFirst}
		}
		return nil
	}
	fault := len(word) < 2 || c[at.plus(step, -1)] != 0 || c[at.plus(step, len(word))] != 0
	touches := false
	for i := range len(word) {
		sq := at.plus(step, i)
		if c[sq] != 0 {
			touches = true
			fault = fault || upper(c[sq]) != upper(word[i])
		}
		for _, next := range []square{{sq[0] - 1, sq[1]}, {sq[0] + 1, sq[1]}, {sq[0], sq[1] - 1}, {sq[0], sq[1] + 1}} {
			touches = touches || c[next] != 0
		}
	}
	if fault || !touches || len(c.laidBy(m)) == 0 {
		return slowClauses{law.CardsPlace}
	}
	return nil
}

// cardsOf is what a placement takes from the hand, the bonus card too.
func cardsOf(laid []laidCard, m scrabblecards.Move) string {
	var b strings.Builder
	for _, l := range laid {
		if l.letter >= 'a' {
			b.WriteByte('?')
		} else {
			b.WriteByte(l.letter)
		}
	}
	switch bonus, _ := m.Bonus(); bonus {
	case scrabblecards.NoBonus:
	case scrabblecards.DoubleWord:
		b.WriteByte('2')
	case scrabblecards.TripleWord:
		b.WriteByte('3')
	default:
		b.WriteByte('!') // nobody holds it
	}
	return b.String()
}
