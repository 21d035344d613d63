package scrabble

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/phrase"
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

func (c *setupChecker) board() {
	var tiles [squares]uint8
	whole := true
	for row, text := range c.p.Board {
		if text == "" {
			continue
		}
		if len(text) != Size {
			c.require(false, layoutRow, row+1, len(text), Size)
			whole = false
			continue
		}
		for column := range Size {
			t := tileOf(text[column])
			if t == 0 && text[column] != '.' {
				c.require(false, setupTile, text[column:column+1], board.At(row, column).Name(board.Across))
				whole = false
			}
			tiles[row*Size+column] = t
		}
	}
	c.s.position = c.r.positionOf(&tiles)
	if whole {
		c.require(c.s.joined(), setupJoined)
	}
}

// racks takes over who holds what, and finds what is left.
func (c *setupChecker) racks() {
	p, s, o := c.p, &c.s, &c.r.options
	s.unseen = o.Bag
	take := func(tiles bag.Bag) bool {
		rest, ok := s.unseen.Minus(tiles)
		s.unseen = rest
		return ok
	}
	board := bag.Of(s.boardLetters())
	enough := take(board)
	held := 0
	for i := range MaxPlayers {
		name := Player(i).String()
		if !s.valid(Player(i)) {
			c.require(p.Racks[i] == bag.Bag{} && p.Held[i] == 0 && p.Scores[i] == 0 && p.Flags[i] == 0 && p.Skips[i] == 0, setupNobody, name, o.Players)
			continue
		}
		if Player(i) != s.hand(Player(i)) {
			c.require(p.Racks[i] == bag.Bag{} && p.Held[i] == 0, setupShared, name)
			continue
		}
		known, n := p.Racks[i].Len(), p.Held[i]
		if n == 0 {
			n = known
		}
		if n < known || n > o.Rack {
			c.require(false, setupHeld, name, n, known, o.Rack)
			continue
		}
		s.racks[i], s.held[i] = p.Racks[i], uint8(n)
		held += n
		enough = take(p.Racks[i]) && enough
	}
	c.require(enough && board.Len()+held <= o.Bag.Len(), setupTiles)
}

func (c *setupChecker) counts() {
	p, s, o := c.p, &c.s, &c.r.options
	for i := range p.Scores {
		name := Player(i).String()
		c.require(0 <= p.Flags[i] && p.Flags[i] <= maxFlags, setupRange, "flags", name, p.Flags[i], 0, maxFlags)
		c.require(p.Skips[i] == 0 || o.Penalty == DoubleChallenge, setupSkips, name)
		c.require(0 <= p.Skips[i] && p.Skips[i] <= maxSkips, setupRange, "skips", name, p.Skips[i], 0, maxSkips)
		c.require(!p.Charged[i] || o.Penalty == DoubleChallenge && p.Contested.kind == KindContest && s.valid(Player(i)) && Player(i) != p.Turn, setupCharged, name)
		s.scores[i], s.flags[i], s.skips[i] = p.Scores[i], uint8(p.Flags[i]), uint8(p.Skips[i])
	}
	most := o.Rounds * o.Players
	if s.duplicate() {
		most = o.Rounds
	}
	if p.Phase == Over && o.Penalty == DoubleChallenge {
		most += o.Players - 1 // turns that were lost just then
	}
	c.require(0 <= p.Passes && p.Passes <= most, phrase.OutOfRange, "passes", p.Passes, 0, most)
	rounds := 0
	if o.Mixed > 1 {
		rounds = mixedRounds
	}
	c.require(0 <= p.Rounds && p.Rounds <= rounds, phrase.OutOfRange, "rounds", p.Rounds, 0, rounds)
	s.rounds = uint8(p.Rounds)
	c.require(s.valid(p.Turn), setupPlayer, "turn", int(p.Turn))
	c.require(p.Phase < Answer, setupPhase, int(p.Phase))
	s.passes, s.turn, s.phase, s.gaveUp = uint16(p.Passes), p.Turn, p.Phase, p.GaveUp
}

// phase finds whether the racks and the counts go with what the player on turn has
// to do. Whatever is played from there, nobody is left with nothing to do.
func (c *setupChecker) phase() {
	p, s, o := c.p, &c.s, &c.r.options
	if s.duplicate() {
		c.round()
		return
	}
	empty, short := 0, 0 // racks without a tile, and those that are not full
	for q := range s.Players() {
		if s.held[q] == 0 {
			empty++
		}
		if int(s.held[q]) < o.Rack && q != s.turn {
			short++
		}
	}
	own := int(s.held[s.turn])
	switch in := s.bagLen(); {
	case in > 0 && s.laid == 0 && own == 0 && (s.phase == Drawing || s.phase == Over):
		// The first tiles are drawn in turn: those who have none come next.
		inOrder := true
		q := s.turn
		for range empty {
			inOrder = inOrder && s.held[q] == 0
			q = s.next(q)
		}
		c.require(inOrder && short == empty-1, setupStart, s.turn.String())
		c.require(s.passes == 0 && s.skips == [MaxPlayers]uint8{}, setupStartTurns)
	case in > 0:
		c.require(short == 0, setupFull, o.Rack)
		c.require(own == o.Rack || s.phase == Drawing || s.phase == Over, setupFull, o.Rack)
		c.require(own < o.Rack || s.phase != Drawing, phrase.SetupNoDraw, s.turn.String())
	default:
		c.require(s.phase != Drawing, phrase.SetupNoDraw, s.turn.String())
		switch {
		case p.End == law.ScrabbleEndOut:
			c.require(empty == 1, setupOneOut, empty)
		case s.phase == Over && (p.End == law.ScrabbleEndTime || p.End == law.ScrabbleResign):
			c.require(empty <= 1, setupOneOut, empty)
		default:
			c.require(empty == 0, setupOut)
		}
	}
	c.require(s.phase == Over || s.skips[s.turn] == 0, setupSkipNow, s.turn.String())
	c.require(s.phase != Playing || s.blocked() == endNone, setupBlocked, int(s.passes))
	c.end()
}

// round checks the phase of a duplicate game.
func (c *setupChecker) round() {
	s, o := &c.s, &c.r.options
	held := int(s.held[A])
	c.require(s.skips == [MaxPlayers]uint8{}, setupStartTurns)
	switch s.phase {
	case Drawing:
		c.require(s.missing(A) > 0, phrase.SetupNoDraw, s.turn.String())
	case Playing:
		c.require(held > 0, setupOut)
		c.require(held == o.Rack || s.bagLen() == 0, setupFull, o.Rack)
	}
	c.require(s.phase == Over || s.blocked() == endNone, setupBlocked, int(s.passes))
	c.end()
}

// decided takes over what the players before the one on turn have decided.
func (c *setupChecker) decided() {
	p, s := c.p, &c.s
	turn, players := s.turn, Player(s.rules.options.Players)
	begun := s.duplicate() && s.phase == Playing
	for q := (turn + players - 1) % players; begun && q != turn && p.Decided[q] != (Move{}); q = (q + players - 1) % players {
		m := p.Decided[q]
		var pl plan
		s.turn = q
		switch v := s.check(q, &m, &pl); {
		case m.kind != KindPlace && m.kind != KindPass:
			c.require(false, setupDecides, q.String())
		case v != nil:
			c.require(false, setupDecision, m.String(), v)
		}
		s.decided[q] = m
	}
	s.turn = turn
	for q, m := range p.Decided {
		c.require(m == s.decided[q], setupNotDecided, Player(q).String())
	}
}

func (c *setupChecker) end() {
	p, s, o := c.p, &c.s, &c.r.options
	flags := 0
	for _, n := range s.flags {
		flags += int(n)
	}
	c.require(flags == 0 || o.TimePenalty > 0 || flags == 1 && p.End == law.ScrabbleEndTime, setupFlags)
	c.require(!p.Counted || s.phase == Over && p.End == law.ScrabbleEndOut, setupCounted)
	c.require(p.GaveUp == A || s.valid(p.GaveUp) && p.End == law.ScrabbleResign, setupGaveUp)
	if s.phase != Over {
		c.require(p.End == "", setupEndEarly, excerpt.Truncate(string(p.End)))
		return
	}
	for e := endOut; e <= endDuplicate; e++ {
		if endClauses[e] == p.End && (s.duplicate() && e >= endTime || !s.duplicate() && e < endDuplicate) {
			s.end = e
		}
	}
	switch s.end {
	case endNone:
		c.require(false, phrase.SetupEnd, excerpt.Truncate(string(p.End)))
	case endOut:
		c.require(s.bagLen() == 0, setupOutBag)
	case endPasses, endBlocked:
		c.require(s.blocked() == s.end, setupNotBlocked, int(s.passes), string(p.End))
	case endTime:
		c.require(o.TimePenalty == 0 && flags == 1, setupFlags)
	}
}

// left finds what the tiles left at the end have added to the scores.
func (c *setupChecker) left() {
	s := &c.s
	if s.phase == Over {
		scores := s.scores
		if s.settle(); c.p.Counted {
			s.recount()
		}
		s.scores = scores
		s.decide()
	}
}

// open plays the move that can be contested. Where bad words cannot be laid no move can be, but
// Setups once had one there: the position is the one after it.
func (c *setupChecker) open() {
	m, s := &c.p.Open, &c.s
	if m.kind == KindNone {
		c.require(c.p.Contested == Move{}, setupContestedNone)
		return
	}
	var pl plan
	switch v := s.check(s.turn, m, &pl); {
	case m.kind != KindPlace || c.r.options.Penalty == VoidChallenge:
		c.require(false, setupNotOpen, m.String())
	case v != nil:
		c.require(false, setupOpen, m.String(), v)
	default:
		s.apply(s.turn, m, &pl)
		c.require(s.open.is() || c.r.options.Validation == Strict, setupOpenOver, m.String())
		c.contested()
	}
}

// contested takes over which words of the open move are contested no more.
func (c *setupChecker) contested() {
	m, s := &c.p.Contested, &c.s
	if m.kind == KindNone || !s.open.is() {
		return
	}
	var w runs
	s.runs(c.r, &s.open.move, &w)
	mask := s.open.asked(m, w.n)
	if m.kind != KindContest || m.drawn != asked || mask>>w.n != 0 {
		c.require(false, setupContested, m.String(), w.n)
		return
	}
	for p, charged := range c.p.Charged {
		if charged {
			s.open.charged |= 1 << p
		}
	}
	charged := s.open.charged
	s.open.close(mask, w.n)
	c.require(s.open.charged == charged, setupChargedOver)
	c.require(s.phase != Answer || s.open.contestable(), setupContestedOver)
}
