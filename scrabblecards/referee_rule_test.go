package scrabblecards_test

import (
	"strings"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// What a player may do, and by which clause not.

// rule is all that is wrong with the move m of p, nothing when it is legal.
func (g *referee) rule(t *table, p scrabblecards.Player, m scrabblecards.Move) (f gametest.Faults) {
	if int(p) >= g.Players {
		f.Add(gametest.NoPlayer, law.CardsPlayers)
		return f
	}
	if t.phase == scrabblecards.Over {
		f.Add(gametest.IsOver, t.end)
		return f
	}
	switch m.Kind() {
	case scrabblecards.KindResign: // at any time
		return nil
	case scrabblecards.KindContest:
		return g.contestFaults(t, p)
	case scrabblecards.KindNone:
		f.Add(gametest.NoMove, law.CardsTurn)
	case scrabblecards.KindDraw:
		f = g.drawFaults(t, m)
	case scrabblecards.KindExchange:
		f = g.exchangeFaults(t, m)
	case scrabblecards.KindPlace:
		f = g.placeFaults(t, m)
	case scrabblecards.KindLetGo:
		if t.phase != scrabblecards.Answer {
			f.Add(gametest.NoObject, law.CardsContestLast)
		}
	case scrabblecards.KindPass: // it is free (cards/pass)
	}
	if p != t.turn {
		f.Add(gametest.NotOnTurn, law.CardsTurn)
	}
	if t.phase == scrabblecards.Answer && m.Kind() != scrabblecards.KindLetGo {
		f.Add(gametest.Answer, law.CardsContestLast)
	}
	if t.phase == scrabblecards.Drawing && m.Kind() != scrabblecards.KindDraw {
		clause := law.CardsRefill
		if t.dealt < g.Players {
			clause = law.CardsDeal
		}
		f.Add(gametest.Moment, clause)
	}
	return f
}

func (g *referee) contestFaults(t *table, p scrabblecards.Player) (f gametest.Faults) {
	if g.Validation == scrabblecards.Strict { // the dictionary has spoken
		f.Add(gametest.NoMove, law.OfficialContestStrict)
	}
	move := t.open
	if move == nil {
		move = t.stands
	}
	switch {
	case move == nil:
		f.Add(gametest.NoObject, law.CardsContest)
	case move.author == p:
		f.Add(gametest.NotOnTurn, law.CardsContest)
	case t.open == nil: // whoever spoke first has contested it
		f.Add(gametest.NoObject, law.CardsContestOnce)
	}
	return f
}

// drawClause is the clause that says how many cards are drawn: seven at the start, then what was played, and
// no more than there are.
func (g *referee) drawClause(t *table) rulebook.Clause {
	switch {
	case t.dealt < g.Players:
		return law.CardsDeal
	case t.phase == scrabblecards.Drawing && t.held(t.turn)+t.deckLen() < g.Rack:
		return law.CardsDeckEmpty
	}
	return law.CardsRefill
}

func (g *referee) drawFaults(t *table, m scrabblecards.Move) (f gametest.Faults) {
	if t.phase != scrabblecards.Drawing {
		f.Add(gametest.NoObject, law.CardsRefill)
	}
	if m.Count() != g.due(t) || !m.Completed() && !g.Unseen {
		f.Add(gametest.Drawn, g.drawClause(t))
	}
	if _, missing := gametest.Take(t.deck, m.Drawn()); missing != "" {
		f.Add(gametest.Bag, law.CardsDeck)
	}
	return f
}

func (g *referee) exchangeFaults(t *table, m scrabblecards.Move) (f gametest.Faults) {
	if t.deckLen() < g.Exchange {
		f.Add(gametest.UsedUp, law.CardsExchange)
	}
	if m.Count() < 1 || m.Count() > t.held(t.turn) || m.Count() > t.deckLen() || len(m.Aside()) != m.Count() && (m.Aside() != "" || !g.Unseen) {
		f.Add(gametest.Count, law.CardsExchange)
	}
	if t.lacks(t.turn, m.Aside()) {
		f.Add(gametest.Rack, law.CardsHand)
	}
	if len(m.Drawn()) != m.Count() && (m.Drawn() != "" || !g.Unseen) {
		f.Add(gametest.Drawn, law.CardsExchange)
	}
	_, missing := gametest.Take(t.hand[t.turn], m.Aside())
	deck, _ := gametest.Take(t.deck, missing)
	if _, notThere := gametest.Take(deck, m.Drawn()); notThere != "" {
		if _, nowhere := gametest.Take(deck+m.Aside(), m.Drawn()); nowhere != "" {
			f.Add(gametest.Bag, law.CardsDeck)
		} else { // what is set aside does not come back
			f.Add(gametest.Bag, law.CardsExchange)
		}
	}
	return f
}

func (g *referee) placeFaults(t *table, m scrabblecards.Move) gametest.Faults {
	f := t.cells.misfits(m)
	if m.Word() == "" { // other letters, or more than can be written
		return f
	}
	var made []slowRun
	if f == nil { // what does not lie there makes no runs
		made = g.runsMade(t.cells, m)
	}
	if tooLong(made) {
		f.Add(gametest.OnBoard, law.CardsLengthCap)
	}
	if bonus, on := m.Bonus(); bonus != scrabblecards.NoBonus {
		if len(t.cells) == 0 {
			f.Add(gametest.UsedUp, law.CardsFirst)
		}
		if on < 1 || on > len(m.Word()) || bonus != scrabblecards.DoubleWord && bonus != scrabblecards.TripleWord {
			f.Add(gametest.Spelling, law.CardsBonusLetter)
		}
	}
	laid := t.cells.laidBy(m)
	if len(laid) > g.Rack { // more than any hand holds
		f.Add(gametest.TooMany, law.CardsHand)
	}
	if t.lacks(t.turn, cardsOf(laid, m)) {
		f.Add(gametest.Rack, law.CardsHand)
	}
	if g.Validation == scrabblecards.Strict && len(g.bad(made)) > 0 {
		f.Add(gametest.Dictionary, law.CardsWords)
	}
	return f
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

// misfits is why a word cannot lie so.
func (c slowCells) misfits(m scrabblecards.Move) (f gametest.Faults) {
	word, first := m.Word(), len(c) == 0
	switch {
	case len(word) < 2 && first:
		f.Add(gametest.Count, law.CardsFirst)
	case len(word) < 2:
		f.Add(gametest.Count, law.CardsPlace)
	}
	if word == "" {
		return f
	}
	at, step := squareOf(m), stepOf(m.Direction())
	if first {
		if at != (square{0, 0}) {
			f.Add(gametest.NoPlace, law.CardsFirst)
		}
		return f
	}
	lies := c[at.plus(step, -1)] == 0 && c[at.plus(step, len(word))] == 0 && len(c.laidBy(m)) > 0
	touches := false
	for i := range len(word) {
		sq := at.plus(step, i)
		if c[sq] != 0 {
			touches = true
			lies = lies && upper(c[sq]) == upper(word[i])
		}
		for _, next := range []square{{sq[0] - 1, sq[1]}, {sq[0] + 1, sq[1]}, {sq[0], sq[1] - 1}, {sq[0], sq[1] + 1}} {
			touches = touches || c[next] != 0
		}
	}
	if !lies {
		f.Add(gametest.Lies, law.CardsPlace)
	}
	if !touches {
		f.Add(gametest.Joined, law.CardsPlace)
	}
	return f
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
