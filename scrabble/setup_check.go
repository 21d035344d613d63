package scrabble

import (
	"math"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/rulebook"
)

// maxScore is the largest score, either way: a move more stays within what a State
// counts, and no game comes near.
const maxScore = math.MaxInt / 2

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
				c.require(false, setupTile, text[column:column+1], At(row, column).String())
				whole = false
			}
			tiles[At(row, column)] = t
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
	s.unseen = o.Tiles
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
			c.require(p.Racks[i] == bag.Bag{} && p.Held[i] == 0 && p.Scores[i] == 0 && p.Flags[i] == 0 && !p.Skips[i], setupNobody, name, o.Players)
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
	c.require(enough && board.Len()+held <= o.Tiles.Len(), setupTiles)
}

func (c *setupChecker) counts() {
	p, s, o := c.p, &c.s, &c.r.options
	for i := range p.Scores {
		name := Player(i).String()
		c.require(-maxScore <= p.Scores[i] && p.Scores[i] <= maxScore, setupRange, "Scores", name, p.Scores[i], -maxScore, maxScore)
		c.require(0 <= p.Flags[i] && p.Flags[i] <= maxFlags, setupRange, "Flags", name, p.Flags[i], 0, maxFlags)
		c.require(!p.Skips[i] || o.Challenge == Double, setupSkips, name)
		s.scores[i], s.flags[i], s.skips[i] = p.Scores[i], uint8(p.Flags[i]), p.Skips[i]
	}
	most := o.Rounds * o.Players
	if p.Phase == Over && o.Challenge == Double {
		most += o.Players - 1 // turns that were lost just then
	}
	c.require(0 <= p.Passes && p.Passes <= most, outOfRange, "Passes", p.Passes, 0, most)
	c.require(s.valid(p.Turn), setupPlayer, "Turn", int(p.Turn))
	c.require(p.Phase <= Answer, setupPhase, int(p.Phase))
	s.passes, s.turn, s.phase = uint16(p.Passes), p.Turn, p.Phase
}

// phase finds whether the racks and the counts go with what the player on turn has
// to do. Whatever is played from there, nobody is left with nothing to do.
func (c *setupChecker) phase() {
	p, s, o := c.p, &c.s, &c.r.options
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
		c.require(s.passes == 0 && s.skips == [MaxPlayers]bool{}, setupStartTurns)
	case in > 0:
		c.require(short == 0, setupFull, o.Rack)
		c.require(own == o.Rack || s.phase == Drawing || s.phase == Over, setupFull, o.Rack)
		c.require(own < o.Rack || s.phase != Drawing, setupNoDraw, s.turn.String())
	default:
		c.require(s.phase != Drawing, setupNoDraw, s.turn.String())
		switch {
		case s.phase == Answer || p.End == rulebook.ScrabbleEndOut:
			c.require(empty == 1, setupOneOut, empty)
		case s.phase == Over && (p.End == rulebook.ScrabbleEndTime || p.End == rulebook.ScrabbleWinner):
			c.require(empty <= 1, setupOneOut, empty)
		default:
			c.require(empty == 0, setupOut)
		}
	}
	if s.phase == Answer {
		c.require(o.Validation != Strict, setupAnswerStrict)
		c.require(s.bagLen() == 0, setupOutBag)
		c.require(p.Window.Open, setupAnswer)
		s.end = endOut
	}
	c.require(s.phase == Over || s.phase == Answer || !s.skips[s.turn], setupSkipNow, s.turn.String())
	c.require(s.phase != Playing || s.blocked() == endNone, setupBlocked, int(s.passes))
	c.end()
}

func (c *setupChecker) end() {
	p, s, o := c.p, &c.s, &c.r.options
	flags := 0
	for _, n := range s.flags {
		flags += int(n)
	}
	c.require(flags == 0 || o.TimePenalty > 0 || flags == 1 && p.End == rulebook.ScrabbleEndTime, setupFlags)
	c.require(!p.Counted || s.phase == Over && p.End == rulebook.ScrabbleEndOut, setupCounted)
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
	case endOut:
		c.require(s.bagLen() == 0, setupOutBag)
	case endPasses, endBlocked:
		c.require(s.blocked() == s.end, setupNotBlocked, int(s.passes), string(p.End))
	case endTime:
		c.require(o.TimePenalty == 0 && flags == 1, setupFlags)
	case endResign:
		c.require(p.Last.Move.kind == KindResign, setupResign)
	}
}

// finish finds what follows from the rest.
func (c *setupChecker) finish() {
	s := &c.s
	if s.phase == Over {
		scores := s.scores
		if s.settle(); c.p.Counted {
			s.recount()
		}
		s.scores = scores
	}
}
