package scrabblecards

import (
	"fmt"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/phrase"
)

// maxScore is the largest score, either way: a move more stays within what a State
// counts, and no game comes near.
const maxScore = 1_000_000_000

// A setupChecker makes a State of a Setup and collects its faults.
type setupChecker struct {
	r      *Rules
	p      *Setup
	s      State
	hidden uint8 // a bit for each player whose cards may be unknown
	faults []error
}

const everybody = 1<<MaxPlayers - 1

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
			c.require(p.Racks[i] == Cards{} && p.Held[i] == 0 && n == 0, setupNobody, name, o.Players)
			continue
		}
		c.require(-maxScore <= n && n <= maxScore, setupRange, "scores", name, n, -maxScore, maxScore)
		s.scores[i] = int32(n)
	}
	c.require(0 <= p.Passes && p.Passes < o.Players, phrase.OutOfRange, "passes", p.Passes, 0, o.Players-1)
	c.require(s.valid(p.Turn), setupPlayer, "turn", int(p.Turn))
	c.require(p.Phase <= Answer, setupPhase, int(p.Phase))
	s.passes, s.turn, s.phase, s.stands = uint8(p.Passes), p.Turn, p.Phase, p.Stands
}

func (c *setupChecker) table() {
	if len(c.p.Table) > maxLetters {
		c.require(false, setupLetters, len(c.p.Table), maxLetters)
		return
	}
	t, faults := &c.s.table, len(c.faults)
	for _, l := range c.p.Table {
		code := letterCode(l.Letter)
		switch {
		case code == 0:
			c.require(false, setupLetter, string(rune(l.Letter)), l.At)
		case max(l.At.Row, l.At.Column) >= maxLetters, min(l.At.Row, l.At.Column) <= -maxLetters:
			c.require(false, setupFar, l.At)
		case t.at(l.At) != 0:
			c.require(false, setupTwice, l.At)
		default:
			t.put(l.At, code)
		}
	}
	if len(c.faults) > faults {
		return
	}
	var l laying
	l.table = *t
	t.link(&l.links)
	c.require(t.joined(&l.links), setupJoined)
	for i, d := range l.runs {
		w := t.run(&l.links, i, d)
		c.require(w.n <= grid.MaxTiles, setupLong, w.at)
	}
}

// joined reports whether the letters are all connected with each other, and not one
// alone: as every first move and then every other leaves them.
func (t *table) joined(l *links) bool {
	if t.n == 0 {
		return true
	}
	var seen [maxLetters]bool
	var reach func(i uint8) int
	reach = func(i uint8) (n int) {
		if i == none || seen[i] {
			return 0
		}
		seen[i], n = true, 1
		for d := range l {
			n += reach(l[d].prev[i]) + reach(l[d].next[i])
		}
		return n
	}
	return reach(0) == int(t.n) && t.n > 1
}

// cards takes over who holds what, and finds whether the game has all that.
func (c *setupChecker) cards() {
	p, s, o := c.p, &c.s, &c.r.options
	rest, enough, unknown := o.Bag, true, 0
	take := func(cards Cards) {
		left, ok := rest.Minus(cards)
		rest, enough = left, enough && ok
	}
	take(p.Bag)
	for i := range o.Players {
		n, known := p.Held[i], p.Racks[i].Len()
		if n == 0 {
			n = known
		}
		c.require(n <= o.Rack, setupHeld, Player(i).String(), n, o.Rack)
		c.require(n == known || c.hidden>>i&1 == 1 && n > known, setupUnknown, Player(i).String(), n, known)
		take(p.Racks[i])
		unknown += max(n-known, 0)
		s.held[i] = uint8(n)
	}
	c.require(unknown <= p.Bag.Len(), tooManyHidden, unknown, p.Bag.Len())
	var lying [maxLetters]byte
	for i, l := range s.table.cells[:s.table.n] {
		if lying[i] = codeByte(l.code); l.code >= grid.Joker {
			lying[i] = bag.Joker
		}
	}
	take(Cards{Letters: bag.Of(lying[:s.table.n])})
	c.require(enough, setupCards)
	s.racks, s.bag, s.deck = p.Racks, p.Bag, uint8(p.Bag.Len()-unknown)
}

// reach finds whether a chain of letters could have led to each on the table: all that
// are out of the bag and the racks. So none is ever laid beyond what a table holds.
func (c *setupChecker) reach() {
	chain := c.r.options.Bag.Letters.Len() - c.s.bag.Letters.Len()
	for p := range c.s.Players() {
		chain -= c.s.racks[p].Letters.Len()
	}
	for _, l := range c.s.table.cells[:c.s.table.n] {
		row, col := int(l.at.Row), int(l.at.Column)
		c.require(max(row, -row)+max(col, -col) < chain, setupFar, l.at)
	}
}

// phase finds whether the racks and the counts go with what the player on turn has to
// do. Whatever is played from there, nobody is left with nothing to do.
func (c *setupChecker) phase() {
	p, s, o := c.p, &c.s, &c.r.options
	empty, short := 0, 0 // racks without a card, and those of others that are not full
	for q := range s.Players() {
		if s.held[q] == 0 {
			empty++
		}
		if int(s.held[q]) < o.Rack && q != s.turn {
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
		c.require(int(s.deck) >= empty*o.Rack, setupStartBag, int(s.deck))
	case s.phase == Drawing:
		c.require(s.deck > 0 && own < o.Rack, phrase.SetupNoDraw, s.turn.String())
		c.require(short == 0, setupFull, o.Rack)
	case s.phase == Playing && s.deck > 0:
		c.require(short == 0 && own == o.Rack, setupFull, o.Rack)
	case s.phase == Playing:
		c.require(empty == 0, setupOut)
	case s.phase == Answer:
		c.require(false, setupAnswer)
	case p.End == law.CardsEnd:
		c.require(s.deck == 0 && empty == 1, setupOneOut, int(s.deck), empty)
	}
	c.require(s.passes == 0 || s.phase == Playing && s.isShort(), setupPasses, int(s.passes))
	may := p.Open == Move{} && o.Validation != Strict && s.passes == 0 && s.table.n > 0 &&
		(s.phase == Drawing || s.phase == Playing && s.deck == 0) && p.StandsOf == s.lastAuthor()
	c.require(may || !s.stands && p.StandsOf == A, setupStands, p.StandsOf.String())
	if s.phase != Over {
		c.require(p.End == "", setupEndEarly, excerpt.Truncate(string(p.End)))
		return
	}
	for e := endOut; e <= endResign; e++ {
		if endClauses[e] == p.End {
			s.end = e
		}
	}
	c.require(s.end != endNone, phrase.SetupEnd, excerpt.Truncate(string(p.End)))
	c.require(s.end != endBlocked || s.isShort(), setupNotBlocked, int(s.deck))
}

// play plays the open move. Where bad words cannot be laid no move is open, but Setups once had
// one there: the position is the one after it.
func (c *setupChecker) play(m Move) State {
	if m.kind != KindPlace {
		c.require(false, setupOpen, m.String())
		return c.s
	}
	s, err := c.s.Play(c.s.turn, m)
	if err != nil {
		c.faults = append(c.faults, fmt.Errorf("scrabblecards: %w", err))
	}
	return s
}
