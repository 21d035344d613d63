package scrabblecards

import (
	"math"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/rulebook"
)

const (
	// maxScore is the largest score, either way: a move more stays within what a State
	// counts, and no game comes near.
	maxScore = 1_000_000_000
	// maxPasses is as many passes in a row as are counted. All that matters is whether
	// everybody has passed.
	maxPasses = math.MaxUint16
)

// A setupChecker makes a State of a Setup and collects its faults.
type setupChecker struct {
	r      *Rules
	p      *Setup
	s      State
	faults []error
}

// require records a fault unless ok.
func (c *setupChecker) require(ok bool, format string, args ...any) {
	if !ok {
		c.faults = append(c.faults, faultf(format, args...))
	}
}

func (c *setupChecker) counts() {
	p, s, o := c.p, &c.s, &c.r.options
	for i, n := range p.Scores {
		name := Player(i).String()
		if !s.valid(Player(i)) {
			c.require(p.Hands[i] == Cards{} && n == 0, setupNobody, name, o.Players)
			continue
		}
		c.require(-maxScore <= n && n <= maxScore, setupRange, "Scores", name, n, -maxScore, maxScore)
		s.scores[i] = int32(n)
	}
	c.require(0 <= p.Passes && p.Passes <= maxPasses, outOfRange, "Passes", p.Passes, 0, maxPasses)
	c.require(s.valid(p.Turn), setupPlayer, "Turn", int(p.Turn))
	c.require(p.Phase <= Answer, setupPhase, int(p.Phase))
	s.passes, s.turn, s.phase = uint16(p.Passes), p.Turn, p.Phase
}

// table makes a table of letters.
func (c *setupChecker) table(name string, letters []Letter) (t table) {
	if len(letters) > maxLetters {
		c.require(false, setupLetters, name, len(letters), maxLetters)
		return t
	}
	faults := len(c.faults)
	for _, l := range letters {
		code := letterCode(l.Letter)
		switch {
		case code == 0:
			c.require(false, setupLetter, string(rune(l.Letter)), name, l.Row, l.Column)
		case max(l.Row, l.Column) >= maxLetters || min(l.Row, l.Column) <= -maxLetters:
			c.require(false, setupFar, name, l.Row, l.Column)
		case t.at(l.Row, l.Column) != 0:
			c.require(false, setupTwice, name, l.Row, l.Column)
		default:
			t.put(l.Row, l.Column, code)
		}
	}
	if len(c.faults) > faults {
		return t
	}
	c.require(t.joined(), setupJoined, name)
	for _, w := range t.appendRuns(nil) {
		c.require(w.n <= grid.MaxTiles, setupLong, name, w.row, w.col)
	}
	return t
}

// joined reports whether the letters are all connected with each other, and not one
// alone: as every first move and then every other leaves them.
func (t *table) joined() bool {
	if t.n == 0 {
		return true
	}
	var seen [maxLetters]bool
	var queue [maxLetters]int
	seen[0] = true
	n := 1
	for i := 0; i < n; i++ {
		at := t.cells[queue[i]]
		for _, d := range []Direction{Across, Down} {
			for _, step := range []int{-1, 1} {
				row, col := d.step(int(at.row), int(at.col), step)
				if to, ok := t.find(row, col); ok && !seen[to] {
					seen[to], queue[n] = true, to
					n++
				}
			}
		}
	}
	return n == int(t.n) && n > 1
}

// cards takes over who holds what, and finds whether the game has all that.
func (c *setupChecker) cards() {
	p, s, o := c.p, &c.s, &c.r.options
	rest, enough := o.Deck, true
	take := func(cards Cards) {
		left, ok := rest.Minus(cards)
		rest, enough = left, enough && ok
	}
	take(p.Deck)
	for i := range o.Players {
		n := p.Hands[i].Len()
		c.require(n <= o.Hand, setupHeld, Player(i).String(), n, o.Hand)
		take(p.Hands[i])
		s.held[i] = uint8(n)
	}
	take(Cards{Letters: s.lying()})
	if p.Window.Open { // the bonus card may come back
		take(played(&words{}, &p.Window.Move))
	}
	c.require(enough, setupCards)
	for _, l := range s.before.cells[:s.before.n] {
		now := s.table.at(int(l.row), int(l.col))
		c.require(now == 0 || now == l.code, setupBefore, int(l.row), int(l.col))
	}
	s.hands, s.cards, s.deck = p.Hands, p.Deck, uint8(p.Deck.Len())
}

// lying is the letters on the table and those that the last word took off it.
func (s *open) lying() bag.Bag {
	letters := make([]byte, 0, 2*maxLetters)
	add := func(code uint8) {
		if code >= grid.Joker {
			letters = append(letters, bag.Joker)
		} else {
			letters = append(letters, codeByte(code))
		}
	}
	for _, l := range s.table.cells[:s.table.n] {
		add(l.code)
	}
	for _, l := range s.before.cells[:s.before.n] {
		if s.table.at(int(l.row), int(l.col)) == 0 {
			add(l.code)
		}
	}
	return bag.Of(letters)
}

// reach finds whether a chain of letters could have led to each on a table: all that
// are out of the deck and the hands, but for some. So none is ever laid beyond what a
// table holds.
func (c *setupChecker) reach(name string, t *table, but int) {
	chain := c.r.options.Deck.Letters.Len() - c.s.cards.Letters.Len() - but
	for p := range c.s.Players() {
		chain -= c.s.hands[p].Letters.Len()
	}
	for _, l := range t.cells[:t.n] {
		row, col := int(l.row), int(l.col)
		c.require(max(row, -row)+max(col, -col) < chain, setupFar, name, row, col)
	}
}

// phase finds whether the hands and the counts go with what the player on turn has to
// do. Whatever is played from there, nobody is left with nothing to do.
func (c *setupChecker) phase() {
	p, s, o := c.p, &c.s, &c.r.options
	empty, short := 0, 0 // hands without a card, and those of others that are not full
	for q := range s.Players() {
		if s.held[q] == 0 {
			empty++
		}
		if int(s.held[q]) < o.Hand && q != s.turn {
			short++
		}
	}
	own := int(s.held[s.turn])
	switch {
	case s.phase == Drawing && s.table.n == 0:
		// The first cards are drawn in turn: those who have none come next.
		q, inOrder := s.turn, true
		for range empty {
			inOrder = inOrder && s.held[q] == 0
			q = s.next(q)
		}
		c.require(inOrder && own == 0 && short == empty-1, setupStart, s.turn.String())
		c.require(int(s.deck) >= empty*o.Hand, setupStartDeck, int(s.deck))
	case s.phase == Drawing:
		c.require(s.deck > 0 && own < o.Hand, setupNoDraw, s.turn.String())
		c.require(short == 0, setupFull, o.Hand)
	case s.phase == Playing && s.deck > 0:
		c.require(short == 0 && own == o.Hand, setupFull, o.Hand)
	case s.phase == Playing:
		c.require(empty == 0, setupOut)
	case s.phase == Answer:
		c.require(o.Validation == OnContest, setupAnswerStrict)
		c.require(s.deck == 0 && empty == 1, setupOneOut, int(s.deck), empty)
		c.require(p.Window.Open, setupAnswer)
		s.end = endOut
	case p.End == rulebook.CardsEnd:
		c.require(s.deck == 0 && empty == 1, setupOneOut, int(s.deck), empty)
	}
	c.require(s.phase == Playing || s.phase == Over || s.passes == 0, setupPasses, s.phase.String(), int(s.passes))
	c.require(s.phase != Playing || !s.blocked(), setupBlocked, int(s.passes))
	c.end()
}

func (c *setupChecker) end() {
	p, s := c.p, &c.s
	if s.phase != Over {
		c.require(p.End == "", setupEndEarly, excerpt.Of(string(p.End)))
		return
	}
	for e := endOut; e <= endResign; e++ {
		if endClauses[e] == p.End {
			s.end = e
		}
	}
	switch s.end {
	case endNone:
		c.require(false, setupEnd, excerpt.Of(string(p.End)))
	case endBlocked:
		c.require(s.blocked(), setupNotBlocked, int(s.passes), int(s.deck))
	case endResign:
		c.require(p.Last.Move.kind == KindResign, setupResign)
	}
}
