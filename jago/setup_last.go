package jago

import (
	"slices"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/rulebook"
)

// phase finds whether the racks go with what the player on turn has to do. Whatever is
// played from there, the letters that are due are in the bag.
func (c *setupChecker) phase() {
	p, s, o := c.p, &c.s, &c.r.options
	on, does := s.turn, s.phase // whose turn it is, and what they have to do
	if s.phase == Turning {
		on, does = p.Resume.Turn, p.Resume.Phase
		s.resume.turn, s.resume.phase = on, does
		c.require(does == Playing || does == Drawing, setupResumePhase, does.String())
	} else {
		c.require(p.Resume == SetupResume{}, setupResume)
	}
	own, other := s.racks[on].Len(), s.racks[on.Opponent()].Len()
	full := func(held int) bool { return held == o.Rack || s.bag.Len() == 0 }
	resigned := does == Over && p.End == rulebook.JagoResign
	if s.shown == [2]uint8{} {
		// The first letters are drawn in turn.
		drawing := own == 0 && (other == 0 || other == o.Rack)
		playing := own == o.Rack && other == o.Rack
		c.require(does == Drawing && drawing || does != Drawing && playing || resigned && drawing, setupStart, on.String())
	} else {
		c.require(full(other) || resigned && full(own), setupFull, on.Opponent().String(), o.Rack)
		if does == Drawing {
			c.require(s.missing(on) > 0, setupNoDraw, on.String())
			c.ended(on)
		}
	}
	if s.phase == Turning {
		c.require(o.Turned > 0 && s.shown[s.turn.Opponent()] > 0, setupTurning, s.turn.String())
		c.require(p.Last.Move.kind == KindContest, setupTurningLast, p.Last.Move.String())
	}
	c.end()
}

// ended finds whether a player can have ended their turn.
func (c *setupChecker) ended(p Player) {
	s := &c.s
	c.require(s.Lead(p) > 0, setupNoLead, p.String(), s.Shown(p), s.Shown(p.Opponent()))
	if bad, found := s.firstBad(c.r); found && c.r.options.Validation == Strict {
		c.require(false, setupRunIsNone, p.String(), bad.text())
	}
}

func (c *setupChecker) end() {
	p, s := c.p, &c.s
	if s.phase != Over {
		c.require(p.End == "", setupEndEarly, excerpt.Of(string(p.End)))
		return
	}
	wanted := KindNone
	switch p.End {
	case rulebook.JagoEnd:
		s.end, wanted = endTime, KindFlag
	case rulebook.JagoResign:
		s.end, wanted = endResign, KindResign
	default:
		c.require(false, setupEnd, excerpt.Of(string(p.End)))
		return
	}
	c.require(p.Last.Move.kind == wanted, setupEndLast, string(p.End), p.Last.Move.String())
}

// window takes over the word in question, and finds whether it has led here.
func (c *setupChecker) window() {
	p, s := &c.p.Window, &c.s
	if !p.Open {
		c.require(*p == SetupWindow{}, setupWindowClosed)
		return
	}
	by := p.Author
	// Until its author draws, or acts otherwise, or the opponent does.
	handedOn := s.phase == Playing && s.turn != by && s.missing(by) == 0
	c.require(s.turn == by && (s.phase == Playing || s.phase == Drawing) || handedOn, setupWindowPhase, by.String(), s.phase.String())
	if handedOn {
		c.ended(by)
	}
	before := State{rules: c.r, position: s.before, bag: s.bag, turn: by, phase: Playing}
	m := p.Move
	if s.before.fit(&m) != fitsWell {
		c.require(false, setupWindowMove, m.String())
		return
	}
	l := s.before.lay(c.r, by, &m, nil)
	beside := bag.MustParse(m.Beside())
	own, ok := l.needs.Minus(beside)
	if !ok || s.racks[by].Len()+own.Len() > c.r.options.Rack {
		c.require(false, setupWindowMove, m.String())
		return
	}
	before.racks[by] = s.racks[by].Plus(own)
	if v := before.check(by, &m); v != nil {
		c.require(false, setupWindowBad, v)
		return
	}
	before.place(by, &m)
	c.require(before.position == s.position, setupWindowMove, m.String())
	s.window = before.window
}

// last takes the last move over, as far as it can have been one.
func (c *setupChecker) last() {
	p, s, o := &c.p.Last, &c.s, &c.r.options
	m := &p.Move
	if m.kind == KindNone {
		c.require(*p == SetupLast{}, setupLastNone)
		return
	}
	c.require(m.kind == KindContest || *p == SetupLast{Player: p.Player, Move: p.Move}, setupLastContest)
	s.last = last{move: *m, player: p.Player, author: p.Author, undone: p.Undone, good: p.Good}

	laying := s.window.open && s.phase == Playing && s.turn == s.window.author // and goes on
	ok := false
	switch m.kind {
	case KindDraw:
		ok = m.Completed() && m.Count() <= o.Rack && s.racks[p.Player].Contains(bag.MustParse(m.Drawn())) && !s.window.open &&
			s.turn != p.Player && (s.phase == Playing || s.phase == Drawing && s.shown == [2]uint8{})
	case KindLay:
		ok = laying && *m == s.window.move && p.Player == s.window.author
	case KindEnd:
		ok = !laying && (!s.window.open || s.window.author == p.Player) && s.shown != [2]uint8{} &&
			(s.phase == Drawing && s.turn == p.Player || s.phase == Playing && s.turn != p.Player && s.missing(p.Player) == 0)
		if ok {
			c.ended(p.Player)
		}
	case KindContest:
		ok = c.lastContest()
	case KindTurn:
		ok = c.lastTurn(m)
	case KindFlag:
		ok = s.phase == Over && s.end == endTime && s.turn == p.Player
	case KindResign:
		ok = s.phase == Over && s.end == endResign
	}
	c.require(ok, setupLast, m.String())
}

// lastTurn reports whether letters can just have been turned.
func (c *setupChecker) lastTurn(m *Move) bool {
	s, by := &c.s, c.p.Last.Player
	for i, q := range m.Squares() {
		if q >= squares || s.letters[q] == 0 || s.colours[q] != by || i > 0 && m.codes[i] == m.codes[i-1] {
			return false
		}
	}
	n := int(m.n)
	return n <= c.r.options.Turned && c.r.options.Turned > 0 && n+s.Shown(by.Opponent()) > 0 && !s.window.open &&
		(s.phase == Playing || s.phase == Drawing && s.turn == by)
}

// lastContest takes over how the last contest went.
func (c *setupChecker) lastContest() bool {
	p, s := &c.p.Last, &c.s
	by := p.Author
	if by == p.Player || s.window.open || s.shown == [2]uint8{} && p.Good {
		return false
	}
	// Who may turn letters does, and then, or at once, the game goes on.
	gainer, on, does := p.Player, s.turn, s.phase
	if p.Good {
		gainer = by
	}
	if s.phase == Turning {
		on, does = s.resume.turn, s.resume.phase
		if s.turn != gainer {
			return false
		}
	} else if c.r.options.Turned > 0 && s.shown[gainer.Opponent()] > 0 {
		return false
	}
	if p.Good {
		handedOn := does == Playing && on != by && s.missing(by) == 0
		if handedOn {
			c.ended(by)
		}
		return p.Undone == Move{} && (on == by && (does == Playing || does == Drawing) || handedOn)
	}
	// The word could be laid again, and is none.
	s.before = s.position
	again := *s
	again.turn, again.phase = by, Playing
	undone := p.Undone
	if on != by || does != Playing || again.checkLay(&undone) != nil {
		return false
	}
	l := s.position.lay(c.r, by, &undone, nil)
	return slices.ContainsFunc(l.made[:l.n], func(one made) bool { return !one.run.good(c.r) })
}
