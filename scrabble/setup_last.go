package scrabble

import "math/bits"

// window takes over the placement in question, and finds whether it can be taken
// back.
func (c *setupChecker) window() {
	p, s, o := &c.p.Window, &c.s, &c.r.options
	if !p.Open {
		c.require(*p == SetupWindow{}, setupWindowClosed)
		return
	}
	if !s.valid(p.Author) {
		c.require(false, setupPlayer, "Window.Author", int(p.Author))
		return
	}
	c.require(s.phase != Over, setupWindowOver)
	c.require(o.Challenge != Void, contestsNone)
	fits := false
	switch s.phase {
	case Drawing:
		fits = s.turn == p.Author && int(s.held[p.Author])+p.Move.Count() == o.Rack
	case Playing:
		fits = s.bagLen() == 0 && int(s.held[p.Author])+p.Move.Count() <= o.Rack
	case Answer:
		fits = s.turn == s.next(p.Author) && s.held[p.Author] == 0 && p.Move.Count() <= o.Rack
	}
	c.require(fits || s.phase == Over, setupWindowPhase, p.Author.String(), s.phase.String())

	before := s.table
	if !c.onBoard(&p.Move) {
		c.require(false, setupWindowTiles, p.Move.String())
		return
	}
	before.lift(c.r, &p.Move)
	before.held[p.Author] += uint8(p.Move.Count())
	if !before.joined() || before.misfit(&p.Move) != fitsWell {
		c.require(false, setupWindowTiles, p.Move.String())
		return
	}
	w := window{open: true, author: p.Author, move: p.Move, points: before.score(c.r, &p.Move)}
	if runs := s.runs(c.r, &p.Move); o.Validation == Strict && runs.firstBad(c.r, all) >= 0 {
		c.require(false, setupWindowBad, p.Move.String())
	}
	// The passes before it, and those since.
	before.passes = uint16(min(max(p.Passes, 0), maxRounds*MaxPlayers))
	now := 0
	if w.points == 0 && o.Idle == Scoreless {
		now = int(before.passes) + 1
	}
	if s.phase == Playing { // turns lost since then
		for q := s.next(p.Author); q != s.turn; q = s.next(q) {
			now++
			c.require(o.Challenge == Double, setupWindowTurn, p.Author.String())
		}
	}
	c.require(int(before.passes) == p.Passes && before.blocked() == endNone && c.p.Passes == now, setupWindowPasses, p.Passes, c.p.Passes)
	w.passes = before.passes
	s.window = w
}

// onBoard reports whether a placement lies on the board.
func (c *setupChecker) onBoard(m *Move) bool {
	if m.kind != KindPlace || m.n == 0 || m.at >= squares {
		return false
	}
	_, place := m.dir.line(int(m.at))
	if place+bits.Len16(m.mask) > Size {
		return false
	}
	for q, t := range m.Laid() {
		if c.s.tileAt(q) != t {
			return false
		}
	}
	return true
}

// last takes the last move over, as far as it can have been one.
func (c *setupChecker) last() {
	p, s, o := &c.p.Last, &c.s, &c.r.options
	m := &p.Move
	if m.kind == KindNone {
		c.require(*p == SetupLast{}, setupLastNone)
		return
	}
	if !s.valid(p.Player) || !s.valid(p.Author) {
		c.require(false, setupPlayer, "Last.Player, Last.Author", int(max(p.Player, p.Author)))
		return
	}
	if _, err := m.AppendText(nil); err != nil {
		c.require(false, setupLast, m.String())
		return
	}
	c.require(m.kind == KindContest || p.Author == A && p.Undone == Move{} && p.Good == 0, setupLastContest)
	c.require((m.kind == KindPlace || m.kind == KindFlag) || !s.window.open, setupLastWindow, m.String())
	l := last{move: *m, player: p.Player, author: p.Author}

	named := o.Validation == Recorded || m.Completed() && (m.kind == KindDraw || m.tiles[0] != 0)
	holds := o.Validation == Recorded || s.racks[p.Player].Contains(bagOf(m.drawnTiles()))
	in := func(phases ...Phase) bool {
		for _, phase := range phases {
			if s.phase == phase {
				return true
			}
		}
		return false
	}
	ok := false
	switch m.kind {
	case KindDraw:
		ok = 1 <= m.n && int(m.n) <= o.Rack && named && holds && s.phase != Answer
	case KindExchange:
		ok = 1 <= m.n && int(m.n) <= o.Rack && (m.drawn == 0 || m.drawn == m.n) && named && holds && in(Playing, Over)
	case KindPlace:
		ok = c.lastPlace(&l)
	case KindPass:
		ok = in(Playing, Over) && s.passes > 0
	case KindLetGo:
		ok = s.phase == Over && s.end == endOut && o.Validation != Strict
	case KindFlag:
		ok = s.flags[p.Player] > 0
	case KindResign:
		ok = s.phase == Over && s.end == endResign
	case KindContest:
		ok = c.lastContest(&l)
	}
	c.require(ok, setupLast, m.String())
	s.last = l
}

// lastPlace finds the points of the last move, a placement: it is in question, or
// nothing can be, or it has ended the game.
func (c *setupChecker) lastPlace(l *last) bool {
	s, o := &c.s, &c.r.options
	if s.window.open {
		l.points = s.window.points
		return s.window.move == l.move && s.window.author == l.player
	}
	before := s.table
	if s.phase != Over && o.Challenge != Void || int(l.move.n) > o.Rack || !c.onBoard(&l.move) {
		return false
	}
	before.lift(c.r, &l.move)
	if !before.joined() || before.misfit(&l.move) != fitsWell {
		return false
	}
	l.points = before.score(c.r, &l.move)
	return true
}

// lastContest takes over how the last contest went.
func (c *setupChecker) lastContest(l *last) bool {
	p, s, o := &c.p.Last, &c.s, &c.r.options
	m := &l.move
	if o.Challenge == Void || l.author == l.player || (m.drawn != asked) != (o.Validation == Recorded) {
		return false
	}
	if p.Undone == (Move{}) {
		l.good = uint8(p.Good)
		named := bits.OnesCount16(m.mask)
		return m.drawn != upheld && m.mask>>(1+maxRack) == 0 && s.phase != Answer &&
			1 <= p.Good && p.Good <= 1+maxRack && (m.mask == all || p.Good == named)
	}
	undone := &p.Undone
	if m.drawn == denied || p.Good != 0 || o.Validation == Strict || s.misfit(undone) != fitsWell {
		return false
	}
	w := s.runs(c.r, undone)
	if m.mask>>w.n != 0 || m.drawn == asked && w.firstBad(c.r, m.mask) < 0 {
		return false
	}
	l.undone, l.points = *undone, -s.score(c.r, undone)
	// A record may tell another rack than the one that has got the tiles back.
	holds := o.Validation == Recorded || s.racks[l.author].Contains(bagOf(undone.tiles[:undone.n]))
	return (s.phase == Playing || s.phase == Over) && holds
}
