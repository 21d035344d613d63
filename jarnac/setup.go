package jarnac

import (
	"errors"
	"fmt"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Setup is a position as plain data, to look into or to make one by hand. The
// bag is not in it: it is what the mats leave of the letters of the game.
//
// The zero Setup with a Phase of Handover is the start of a game.
type Setup struct {
	Turn  Player
	Phase Phase
	Mats  [2]SetupMat // of A and of B
	Calls int         // Jarnacs taken at this handover
	Acted bool        // the turn has laid or taken a word
	Idle  int         // turns in a row that ended with an empty bag and nothing laid
	Final int         // under LongerWord, in Answer and until the draw after it: the line of the last word, from 1
	End   rulebook.Clause
	Last  Effect // the zero Effect if there is none
}

// A SetupMat is what lies before one player.
type SetupMat struct {
	Lines   [8]string // "" where a line is empty
	Rack    bag.Bag
	Jarnacs int  // taken in the game
	Drawn   bool // the first draw is made
}

// Setup is s as plain data: FromSetup(s.Setup()) is s.
func (s State) Setup() Setup {
	p := Setup{
		Turn: s.turn, Phase: s.phase,
		Calls: int(s.calls), Acted: s.acted, Idle: int(s.idle), Final: int(s.final),
		Last: s.Last(),
	}
	for i := range s.mats {
		m := &s.mats[i]
		p.Mats[i] = SetupMat{Rack: m.rack, Jarnacs: int(m.jarnacs), Drawn: m.drawn}
		for line, w := range m.lines {
			p.Mats[i].Lines[line] = w.String()
		}
	}
	if s.phase == Over {
		p.End = endClauses[s.end]
	}
	return p
}

// FromSetup is the state of a position, or an error that joins all its faults.
// Faults of words and letters are [*rulebook.Violation]s.
func (r *Rules) FromSetup(p Setup) (State, error) {
	s, err := r.fromSetup(p)
	if err == nil && s.Last() != p.Last {
		err = errors.New("jarnac: the last move did something else")
	}
	if err != nil {
		return State{}, err
	}
	return s, nil
}

// fromSetup is FromSetup, but of Last it reads only the player, the move, its
// line, its former word, and for a draw its clause: what cannot be worked out.
func (r *Rules) fromSetup(p Setup) (State, error) {
	c := &setupChecker{r: r, p: p, s: State{rules: r}}
	c.mats()
	c.turn()
	c.last()
	return c.s, errors.Join(c.faults...)
}

// A setupChecker makes a State of a Setup and collects its faults.
type setupChecker struct {
	r      *Rules
	p      Setup
	s      State
	faults []error
}

func (c *setupChecker) fault(format string, args ...any) {
	c.faults = append(c.faults, fmt.Errorf("jarnac: "+format, args...))
}

// require records a fault unless ok.
func (c *setupChecker) require(ok bool, format string, args ...any) {
	if !ok {
		c.fault(format, args...)
	}
}

func (c *setupChecker) mats() {
	used, room := bag.Bag{}, bag.MaxLen
	for i := range c.p.Mats {
		from, to, owner := &c.p.Mats[i], &c.s.mats[i], Player(i)
		if n := from.Rack.Count(bag.Joker); n > 0 {
			c.fault("the rack of %s has jokers, and there are none in Jarnac", owner)
		}
		c.require(from.Jarnacs >= 0 && from.Jarnacs <= 255, "the Jarnacs of %s are %d", owner, from.Jarnacs)
		c.require(from.Drawn || from.Rack.Len() == 0, "%s has letters without a first draw", owner)
		to.rack, to.jarnacs, to.drawn = from.Rack, uint8(from.Jarnacs), from.Drawn
		add := func(b bag.Bag) {
			if room -= b.Len(); room >= 0 {
				used = used.Plus(b)
			}
		}
		add(from.Rack)
		for line, w := range from.Lines {
			switch m := Extend(line+1, w); {
			case w == "":
			case line >= c.s.lines():
				c.faults = append(c.faults, refuse(m, rulebook.OfficialMatLines, noLine, c.s.lines()))
			default:
				v := c.s.checkShape(m)
				if v == nil {
					to.lines[line] = pack(w)
					add(to.lines[line].letters())
					v = c.s.checkWord(m, 0)
				}
				if v != nil {
					c.faults = append(c.faults, v)
				}
			}
		}
	}
	rest, ok := c.r.options.Bag.Minus(used)
	if !ok || room < 0 {
		c.faults = append(c.faults, phrases.Violation(c.r.cite(citeBag), "", "", moreThanBag))
	}
	c.s.bag = rest
}

func (c *setupChecker) turn() {
	p, s, ending := &c.p, &c.s, c.r.options.Ending
	if !p.Turn.valid() {
		c.fault("there is no player %d on turn", p.Turn)
		return
	}
	c.require(p.Phase <= Answer, "there is no phase %d", p.Phase)
	s.turn, s.phase = p.Turn, p.Phase
	own := &s.mats[s.turn]
	full := [2]bool{s.free(A) < 0, s.free(B) < 0}

	c.require(p.Calls >= 0 && p.Calls <= c.r.options.Jarnacs, "Calls is %d, and must be from 0 to %d", p.Calls, c.r.options.Jarnacs)
	c.require(p.Calls == 0 || p.Acted, "a Jarnac was taken in a turn without a word")
	c.require(p.Calls <= max(0, p.Mats[s.turn].Jarnacs), "%s took more Jarnacs at this handover than in the game", s.turn)
	c.require(p.Idle >= 0 && p.Idle <= 2, "Idle is %d, and must be from 0 to 2", p.Idle)
	c.require(p.Idle == 0 || s.bag.Len() == 0, "turns count as idle only when the bag is empty")
	c.require(p.Idle < 2 || p.Phase == Answer || p.Phase == Over, "two idle turns end the game")
	s.calls, s.acted, s.idle, s.final = uint8(p.Calls), p.Acted, uint8(p.Idle), uint8(p.Final)

	c.require(p.Phase != Bonus || s.bag.Len() > 0, "a letter is due from an empty bag")
	c.require(p.Phase != Bonus || p.Acted, "a letter is due without a word")
	c.require(p.Phase != Bonus && p.Phase != Playing || own.drawn || s.bag.Len() == 0, "%s plays without a first draw", s.turn)
	if p.Phase == Answer {
		c.require(ending != LastLine, "there is no last chance under %s", ending)
		c.require(full[s.turn.Opponent()], "there is no last chance while the mat of %s has a free line", s.turn.Opponent())
		c.require(p.Calls == 0 && !p.Acted, "a last chance begins with nothing done")
	} else if p.Phase != Over && ending != LastChance {
		c.require(!full[A] && !full[B], "a full mat ends the game under %s", ending)
	}
	switch {
	case ending == LongerWord && p.Phase == Answer:
		c.require(!full[s.turn], "the mat of %s is full, which ends the game", s.turn)
		c.require(p.Final >= 1 && p.Final <= s.lines(), "Final is %d, and must be the line of the last word", p.Final)
	case ending == LongerWord && p.Phase == Handover && p.Calls == 1:
		c.require(p.Final >= 0 && p.Final <= s.lines(), "Final is %d, and must be a line", p.Final)
	default:
		c.require(p.Final == 0, "Final is %d without a last word", p.Final)
	}
	c.require((p.Phase == Over) == (p.End != ""), "a game has an End when it is over")
	if p.Phase == Over && p.End != "" {
		for e, clause := range endClauses {
			if clause == p.End {
				s.end = end(e)
			}
		}
		c.require(s.end != endNone, "no game ends by %s", clip(string(p.End)))
		c.require(s.end != endResign || p.Last.Move == Resign(), "the last move of a game that was given up is to resign")
	}
}

// last takes the last move over.
func (c *setupChecker) last() {
	e := &c.p.Last
	m := e.Move
	if m.kind == KindNone {
		return
	}
	l := &c.s.last
	l.kind, l.player = m.kind, e.Player
	switch {
	case !e.Player.valid():
		c.fault("there is no player %d of the last move", e.Player)
		return
	case !isPacked(m.Word()), !isPacked(m.Drawn()), !isPacked(m.Aside()), !isPacked(e.Former):
		c.fault("the last move has letters that no move has")
		return
	}
	switch m.kind {
	case KindDraw, KindSwap:
		l.text, l.former = pack(m.Drawn()), pack(m.Aside())
		for d := range dueNames {
			if m.kind == KindDraw && c.r.citeDue(due(d)) == e.Clause {
				l.due = due(d)
			}
		}
		c.require(l.text != 0, "the last move drew nothing")
	case KindLay, KindExtend, KindJarnac:
		l.text, l.former = pack(m.text), pack(e.Former)
		if m.line < 0 || m.line > maxLines || e.Line < 1 || e.Line > maxLines || c.s.mats[e.Player].lines[e.Line-1] != l.text {
			c.fault("the word of the last move is not on its line of the mat of %s", e.Player)
			return
		}
		l.line, l.to = int8(m.line), int8(e.Line)
	}
}

// isPacked reports whether pack takes s.
func isPacked(s string) bool { return s == "" || isWord(s) && len(s) <= maxPacked }
