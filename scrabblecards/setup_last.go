package scrabblecards

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
	var w words
	m := p.Move
	if !c.leads(&m, &w) {
		c.require(false, setupWindowTable, m.String())
		return
	}
	cards := played(&w, &m)
	c.reach("Before", &s.before, w.nBuf) // when they are back in the hand
	held := int(s.held[p.Author]) + cards.Len()
	fits := false
	switch s.phase {
	case Drawing:
		fits = s.turn == p.Author && held == o.Hand
	case Playing:
		fits = s.turn == s.next(p.Author) && held <= o.Hand && s.deck == 0
	case Answer:
		fits = s.turn == s.next(p.Author) && held <= o.Hand && s.held[p.Author] == 0
	}
	c.require(fits, setupWindowPhase, p.Author.String(), s.phase.String())
	c.require(o.Validation == OnContest || w.firstBad(c.r) < 0, setupWindowBad, m.String())
	// Of the turns before it none had ended the game.
	before := *s
	before.passes = uint16(p.Passes)
	c.require(int(before.passes) == p.Passes && !before.blocked() && s.passes == 0, setupWindowPasses, p.Passes, int(s.passes))
	s.window = window{
		open: true, author: p.Author, move: m, passes: before.passes,
		points: int32(w.score(c.r, &m, s.before.n == 0)),
	}
}

// fitsOn reports whether a placement can be laid on the table, finds its words, and
// writes it as its letters lie.
func (c *setupChecker) fitsOn(t *table, m *Move, w *words) bool {
	if m.kind != KindPlace {
		return false
	}
	n := int(t.n)
	for i := range int(m.n) {
		if t.at(m.dir.step(int(m.row), int(m.col), i)) == 0 {
			n++
		}
	}
	o := open{rules: c.r, table: *t}
	if n > maxLetters || o.misfit(m) != fitsWell {
		return false
	}
	t.asItLies(m)
	t.with(m, w)
	return true
}

// leads reports whether a placement leads from the table before it to the one that
// there is.
func (c *setupChecker) leads(m *Move, w *words) bool {
	s := &c.s
	if !c.fitsOn(&s.before, m, w) {
		return false
	}
	var formed [maxLetters]bool
	var again words
	after := s.before.with(m, &again)
	for i := range w.n {
		after.mark(&w.run[i], &formed)
	}
	after.leave(c.r, &formed)
	return after == s.table
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
	c.require(m.kind == KindContest || *p == SetupLast{Player: p.Player, Move: p.Move}, setupLastContest)
	c.require(m.kind == KindPlace || !s.window.open, setupLastWindow, m.String())

	s.last = last{move: *m, player: p.Player, author: p.Author}
	n, next := m.Count(), s.turn == s.next(p.Player)
	ok := false
	switch m.kind {
	case KindDraw:
		ok = n <= o.Hand && c.holds(p.Player, m.drawnCodes()) && next && (s.phase == Drawing || s.phase == Playing)
	case KindExchange:
		ok = n <= o.Hand && n == len(m.aside()) && n == int(m.drawn) && c.holds(p.Player, m.drawnCodes()) &&
			s.cards.Contains(cardsOf(m.aside())) && next && s.phase == Playing
	case KindPlace:
		ok = c.lastPlace()
	case KindPass:
		ok = s.phase == Playing && next || s.phase == Over && s.end == endBlocked
	case KindLetGo:
		ok = s.phase == Over && s.end == endOut && o.Validation == OnContest
	case KindContest:
		ok = c.lastContest()
	case KindResign:
		ok = s.phase == Over && s.end == endResign
	}
	c.require(ok, setupLast, m.String())
}

// holds reports whether there are cards, and the player has them.
func (c *setupChecker) holds(p Player, codes []uint8) bool {
	return len(codes) > 0 && c.s.hands[p].Contains(cardsOf(codes))
}

// lastPlace finds the points of the last move, a placement: it is in question, or has
// ended the game where nothing can be.
func (c *setupChecker) lastPlace() bool {
	s := &c.s
	l := &s.last
	if s.window.open {
		s.before.asItLies(&l.move)
		l.points = s.window.points
		return s.window.move == l.move && s.window.author == l.player
	}
	var w words
	if s.phase != Over || s.end != endOut || c.r.options.Validation != Strict || s.held[l.player] != 0 || !c.leads(&l.move, &w) || w.firstBad(c.r) >= 0 {
		return false
	}
	l.points = int32(w.score(c.r, &l.move, s.before.n == 0))
	return true
}

// lastContest takes over how the last contest went.
func (c *setupChecker) lastContest() bool {
	p, s := &c.p.Last, &c.s
	l := &s.last
	if p.Author == p.Player {
		return false
	}
	if p.Undone == (Move{}) {
		l.good = p.Good
		switch s.phase {
		case Drawing:
			return p.Good && s.turn == p.Author && s.table.n > 0
		case Playing:
			return p.Good && s.turn == s.next(p.Author) && s.deck == 0
		}
		return p.Good && s.phase == Over && s.end == endOut
	}
	var w words
	undone := p.Undone
	if p.Good || c.r.options.Validation != OnContest || s.table != s.before || !c.fitsOn(&s.before, &undone, &w) || w.firstBad(c.r) < 0 {
		return false
	}
	l.undone, l.points = undone, -int32(w.score(c.r, &undone, s.before.n == 0))
	return s.hands[p.Author].Contains(played(&w, &undone)) &&
		(s.phase == Playing && s.turn == s.next(p.Author) || s.phase == Over && s.end == endBlocked)
}
