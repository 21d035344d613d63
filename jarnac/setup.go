package jarnac

import (
	"errors"
	"slices"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Setup is a position as plain data, to look into or to make one by hand. The
// bag is not in it: it is what the mats leave of the letters of the game.
//
// A word that can be contested is not on the mats: it is in Open, and the rest of
// the Setup is the position before it.
//
// The zero Setup with a Phase of Handover is the start of a game.
type Setup struct {
	Turn   Player // of a game that was given up, who resigned
	Phase  Phase
	Mats   [2]SetupMat // of A and of B
	Calls  int         // Jarnacs said at this handover
	Undone bool        // one of these Calls was bad and undone (classic/contest-jarnac)
	Acted  bool        // the turn has laid or taken a word
	Idle   int         // turns in a row that ended with an empty bag and nothing laid, 0 or 1
	Final  int         // under LongerWord, in Answer and until the draw after it: the line of the last word, from 1
	Barred bool        // no Jarnac at this handover, because a flag has fallen
	// Stands says that a contest found the last word good, or a Jarnac of this handover,
	// and StandsOf whose it is: it cannot be contested again (official/contest/once).
	Stands   bool
	StandsOf Player
	// Lapsed says that the last word can no longer be contested since a pass from an empty bag
	// (official/contest/window-empty).
	Lapsed bool
	// End is the clause that ended the game, "" until then.
	End rulebook.Clause

	// Open is the word, or the Jarnacs, that Turn then plays and that can be contested.
	Open []Move
	// Passed says that Turn then passes, from an empty bag. Fallen are the flags that
	// fall after that.
	Passed bool
	Fallen [2]bool
}

// A SetupMat is what lies before one player, and what is theirs beside it.
type SetupMat struct {
	Lines     []string // the words from line 1 on, "" where a line is empty; lines left out are empty
	Rack      bag.Bag
	Jarnacs   int             // taken in the game
	Drawn     bool            // the first draw is made
	OutOfTime bool            // the flag has fallen
	Extra     int             // letters that contests add to the coming draw or swap
	ExtraBy   rulebook.Clause // where Extra is 1, the clause of that contest
	Points    int             // given for errors in games with a clock
}

// Setup returns the position as plain data, to look into or to make others of: FromSetup of it is the
// State. With an open word it is the position before that word.
func (is Public) Setup() Setup {
	s := State{is}
	var p Setup
	w := s.window
	if w.n > 0 {
		for i := range int(w.n) {
			l := s.laid(i)
			p.Open = append(p.Open, l.move())
		}
		p.Passed, p.Fallen = s.rewind()
	}
	p.Turn, p.Phase = s.turn, s.phase
	p.Calls, p.Undone, p.Acted = int(s.calls), s.undone, s.acted
	p.Idle, p.Final, p.Barred = int(s.idle), int(s.final), s.barred
	if p.Stands = w.stands; w.stands {
		p.StandsOf = w.author
	}
	p.Lapsed = w.lapsed
	for i := range s.mats {
		m := &s.mats[i]
		p.Mats[i] = SetupMat{
			Rack: m.rack, Jarnacs: int(m.jarnacs), Drawn: m.drawn,
			OutOfTime: m.out, Extra: int(m.extra), Points: penaltyPoints * int(m.tens),
		}
		if m.extra == 1 {
			p.Mats[i].ExtraBy = s.rules.citeDue(m.extraBy)
		}
		for _, w := range m.lines[:s.lines()] {
			p.Mats[i].Lines = append(p.Mats[i].Lines, w.String())
		}
	}
	if s.phase == Over {
		p.End = endClauses[s.end]
	}
	return p
}

// rewind takes s back to before the words that are open, and says what their author
// and the flags did after them. Where more than one position can have led to s, it is
// always the same one.
func (s *State) rewind() (passed bool, fallen [2]bool) {
	w, author, other := s.window, s.window.author, s.window.author.Opponent()
	fell := func(p Player) { s.mats[p].out, fallen[p] = false, true }
	switch {
	case w.announced(): // by an author who was out of time already, and no flag falls until it is answered
	case s.turn == author && s.barred: // the opponent had the bag, and ran out of time
		passed = true
		fell(other)
	case s.turn != author:
		passed = s.phase == Handover && !s.barred || s.phase == Answer && s.end == endLastLine
		if s.mats[author].out {
			fell(author)
		}
	}
	s.undo(0)
	s.calls -= min(s.calls, w.n)
	s.turn, s.phase, s.end = author, Playing, endNone
	s.idle, s.final, s.acted, s.barred = w.idle, w.final, w.acted, false
	switch {
	case w.chance:
		s.phase, s.end = Answer, s.rules.options.Ending.letGo()
	case w.jarnac:
		s.phase = Handover
	}
	return passed, fallen
}

// former reports whether p is written as Setups were once: it tells of a word in question where
// none is, and the position is the one after it, or has an official clause where the edition has
// one of its own.
func (p *Setup) former(r *Rules) bool {
	official := func(m SetupMat) bool {
		return slices.ContainsFunc(dueCites[dueGood:dueAdds], func(c cite) bool { return m.ExtraBy == c[Edition2012] && m.ExtraBy != r.cite(c) })
	}
	return r.options.Validation == Strict && (p.Stands || len(p.Open) > 0) || slices.ContainsFunc(p.Mats[:], official)
}

// FromSetup returns the state of a position, or an error that joins all its faults. A fault
// of a word, a letter or a move is a [*rulebook.Violation].
func (r *Rules) FromSetup(p Setup) (State, error) {
	if r.none() {
		return State{}, faultf(phrase.NoGame)
	}
	c := &setupChecker{r: r, p: &p, s: State{position{rules: r}}}
	c.mats()
	c.turn()
	if len(c.faults) == 0 {
		c.open()
	}
	if err := errors.Join(c.faults...); err != nil {
		return State{}, err
	}
	return c.s, nil
}

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

// refuse records a refusal, if there is one.
func (c *setupChecker) refuse(v *rulebook.Violation) {
	if v != nil {
		c.faults = append(c.faults, v)
	}
}

func (c *setupChecker) mats() {
	used, room, hidden := bag.Bag{}, bag.MaxLen, 0
	for i := range c.p.Mats {
		from, to, owner := &c.p.Mats[i], &c.s.mats[i], Player(i).String()
		c.require(from.Rack.Count(bag.Joker) == 0 || c.r.options.Unseen, setupJokers, owner)
		c.require(from.Drawn || from.Rack.Len() == 0, setupNotDrawn, owner)
		c.within("jarnacs of "+owner, from.Jarnacs, 255)
		to.rack, to.jarnacs, to.drawn, to.out = from.Rack, uint8(from.Jarnacs), from.Drawn, from.OutOfTime
		c.contests(owner, from, to)
		add := func(b bag.Bag) {
			if room -= b.Len(); room >= 0 {
				used = used.Plus(b)
			}
		}
		add(known(from.Rack))
		hidden += from.Rack.Count(bag.Joker)
		for line, text := range from.Lines {
			if text == "" {
				continue
			}
			m := Extend(line+1, text)
			if line >= c.s.lines() {
				c.refuse(refuse(&m, c.s.rules.cite(citeLines), noLine, c.s.lines()))
				break
			}
			if v := c.s.checkShape(&m); v != nil {
				c.refuse(v)
			} else {
				to.lines[line] = m.word()
				add(to.lines[line].letters())
				c.refuse(c.s.checkWord(&m, &plan{}, 0))
			}
		}
	}
	rest, ok := c.r.options.Bag.Minus(used)
	if !ok || room < 0 || hidden > rest.Len() {
		c.refuse(phrases.Violation(c.r.cite(citeBag), "", "", moreThanBag))
	}
	c.s.bag = rest
}

// within requires a number from 0 to a limit.
func (c *setupChecker) within(what string, n, limit int) {
	c.require(0 <= n && n <= limit, phrase.OutOfRange, what, n, 0, limit)
}

// contests takes over what contests gave.
func (c *setupChecker) contests(owner string, from *SetupMat, to *mat) {
	penalty := c.r.options.Penalty == ExtraLetters
	c.within("extra of "+owner, from.Extra, 255)
	c.require(from.Extra == 0 || penalty && !from.OutOfTime, setupNoExtra, owner)
	to.extra, to.extraBy = uint8(from.Extra), dueAdds
	if from.Extra < 2 {
		to.extraBy = dueNone
	}
	for d := dueGood; d < dueAdds; d++ {
		if from.Extra == 1 && (from.ExtraBy == c.r.citeDue(d) || from.ExtraBy == dueCites[d][Edition2012]) {
			to.extraBy = c.r.cause(d)
		}
	}
	c.require((to.extraBy == dueNone) == (from.Extra == 0) && (from.Extra == 1 || from.ExtraBy == ""),
		setupExtraBy, owner, from.Extra, excerpt.Truncate(string(from.ExtraBy)))
	timed := c.p.Mats[A].OutOfTime || c.p.Mats[B].OutOfTime
	c.require(from.Points == 0 || penalty && timed, setupNoPoints, owner)
	c.require(from.Points%penaltyPoints == 0, setupTens, owner, from.Points)
	c.within("points of "+owner, from.Points, penaltyPoints*(1<<16-1))
	to.tens = uint16(from.Points / penaltyPoints)
}

func (c *setupChecker) turn() {
	p, s, ending := c.p, &c.s, c.r.options.Ending
	c.require(p.Phase <= Answer, setupPhase, int(p.Phase))
	c.require(!p.Stands || p.StandsOf.valid(), setupPlayer, int(p.StandsOf))
	if !p.Turn.valid() {
		c.require(false, setupPlayer, int(p.Turn))
		return
	}
	s.turn, s.phase = p.Turn, p.Phase
	own, other, over := &s.mats[s.turn], &s.mats[s.turn.Opponent()], p.Phase == Over
	full := [2]bool{s.free(A) < 0, s.free(B) < 0}

	c.within("calls", p.Calls, c.r.options.Jarnacs)
	c.within("idle", p.Idle, 1)
	c.require(p.Calls == 0 || p.Phase == Handover, setupCallsPhase, p.Phase)
	c.require(!p.Undone || p.Calls > 0 && c.r.options.Penalty == NoPenalty, setupUndone)
	if c.r.options.Penalty == ExtraLetters {
		c.require(p.Calls == 0 || p.Acted, setupCallsActed)
		c.require(p.Calls <= max(0, p.Mats[s.turn].Jarnacs), setupCallsJarnacs, s.turn)
	}
	c.require(p.Idle == 0 || s.bagLen() == 0 && (p.Phase == Handover || p.Phase == Playing), setupIdle)
	c.require(!p.Acted || p.Phase != Answer && !over, setupActed, p.Phase)
	s.calls, s.undone, s.acted = uint8(p.Calls), p.Undone, p.Acted
	s.idle, s.final, s.barred = uint8(p.Idle), uint8(p.Final), p.Barred
	if p.Stands && !c.strict() {
		s.window = window{author: p.StandsOf, stands: true}
		c.require(!over, setupStandsOver)
	}
	s.window.lapsed = p.Lapsed
	c.require(!p.Lapsed || !c.strict() && !p.Stands && len(p.Open) == 0 && s.bagLen() == 0 &&
		(p.Phase == Handover || p.Phase == Answer && ending == LastChance), setupLapsed)

	playing := p.Phase == Bonus || p.Phase == Playing
	c.require(p.Phase != Bonus || s.bagLen() > 0, setupBonusBag)
	c.require(p.Phase != Bonus || p.Acted, setupBonusActed)
	c.require(!playing || own.drawn || s.bagLen() == 0, setupPlaysUndrawn, s.turn)
	c.require(!playing || !own.out, setupPlaysOut, s.turn)
	c.require(!p.Barred || p.Phase == Handover && p.Calls == 0 && other.out, setupBarred)
	c.require(!own.out || !other.out || over, setupBothFlags)
	c.require(p.Phase == Answer || over || ending == LastChance || !full[A] && !full[B], setupFull, ending)
	switch {
	case ending == LongerWord && p.Phase == Answer:
		c.require(!full[s.turn], setupFull, ending)
		c.require(1 <= p.Final && p.Final <= s.lines(), phrase.OutOfRange, "final", p.Final, 1, s.lines())
	case ending == LongerWord && p.Phase == Handover && p.Calls == 1:
		c.within("final", p.Final, s.lines())
	default:
		c.require(p.Final == 0, setupFinal, p.Final)
	}
	if p.Phase == Answer { // with nothing open, the last chance alone waits for an answer
		s.end = ending.letGo()
		c.require(ending != LastLine, setupNoChance, ending)
		c.require(full[s.turn.Opponent()], setupChanceFree, s.turn.Opponent())
	}
	for e, clause := range endClauses {
		if over && clause == p.End {
			s.end = end(e)
		}
	}
	c.require(over == (p.End != ""), setupEnd)
	c.require(!over || p.End == "" || s.end != endNone, phrase.SetupEnd, excerpt.Truncate(string(p.End)))
}

// open plays the moves that are open to contest, and what followed them.
func (c *setupChecker) open() {
	p, s := c.p, &c.s
	play := func(by Player, m Move) bool {
		next, err := s.Play(by, m)
		if err != nil {
			c.faults = append(c.faults, err)
			return false
		}
		*s = next
		return true
	}
	for _, m := range p.Open[:min(len(p.Open), maxLines+1)] {
		if !play(p.Turn, m) {
			return
		}
	}
	if p.Passed && !play(p.Turn, Pass()) {
		return
	}
	for by, fallen := range p.Fallen {
		if fallen && !play(Player(by), Flag()) {
			return
		}
	}
	some := len(p.Open) > 0 || p.Passed || p.Fallen != [2]bool{}
	c.require(!some || len(p.Open) > 0 && (c.strict() || int(s.window.n) == len(p.Open)), setupNotOpen)
}

// strict reports whether no word is in question (official/contest/strict).
func (c *setupChecker) strict() bool { return c.r.options.Validation == Strict }
