package jarnac

import (
	"errors"
	"fmt"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Setup is a position as plain data, to look into or to make one by hand. The
// bag is not in it: it is what the mats leave of the letters of the game.
//
// The zero Setup with a Phase of Handover is the start of a game.
type Setup struct {
	Turn   Player
	Phase  Phase
	Mats   [2]SetupMat // of A and of B
	Calls  int         // Jarnacs said at this handover
	Acted  bool        // the turn has laid or taken a word
	Idle   int         // turns in a row that ended with an empty bag and nothing laid
	Final  int         // under LongerWord, in Answer and until the draw after it: the line of the last word, from 1
	Barred bool        // no Jarnac at this handover, which a fallen flag has made
	// End is the clause that ended the game, or in Answer will end it; "" there
	// for the last chance.
	End    rulebook.Clause
	Window Window // the words that can be contested
	Last   Effect // the zero Effect if there is none
}

// A SetupMat is what lies before one player, and what is theirs beside it.
type SetupMat struct {
	Lines     [8]string // "" where a line is empty
	Rack      bag.Bag
	Jarnacs   int             // taken in the game
	Drawn     bool            // the first draw is made
	OutOfTime bool            // the flag has fallen
	Extra     int             // letters that contests add to the coming draw or swap
	ExtraBy   rulebook.Clause // the clause of the last of those contests
	Points    int             // what wrong contests and bad Jarnacs of the other gave, out of time
}

// Setup is s as plain data: FromSetup(s.Setup()) is s.
func (s State) Setup() Setup {
	p := Setup{
		Turn: s.turn, Phase: s.phase,
		Calls: int(s.calls), Acted: s.acted, Idle: int(s.idle), Final: int(s.final), Barred: s.barred,
		Window: s.Window(), Last: s.Last(),
	}
	for i := range s.mats {
		m := &s.mats[i]
		p.Mats[i] = SetupMat{
			Rack: m.rack, Jarnacs: int(m.jarnacs), Drawn: m.drawn,
			OutOfTime: m.out, Extra: int(m.extra), Points: penaltyPoints * int(m.tens),
		}
		if m.extra > 0 {
			p.Mats[i].ExtraBy = s.rules.citeDue(m.extraBy)
		}
		for line, w := range m.lines {
			p.Mats[i].Lines[line] = w.String()
		}
	}
	if s.phase == Over || s.phase == Answer && !s.lastChance() {
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

// fromSetup is FromSetup, but of Last it reads only what cannot be worked out:
// the player, the move, its line, its former word, for a draw its clause, and for
// a contest the words undone and what it brought.
func (r *Rules) fromSetup(p Setup) (State, error) {
	if r.none() {
		return State{}, faultf(noGame)
	}
	c := &setupChecker{r: r, p: p, s: State{rules: r}}
	c.mats()
	c.turn()
	c.window()
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
		to.rack, to.jarnacs, to.drawn, to.out = from.Rack, uint8(from.Jarnacs), from.Drawn, from.OutOfTime
		c.beside(owner, from, to)
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

// beside takes over what contests gave.
func (c *setupChecker) beside(owner Player, from *SetupMat, to *mat) {
	penalty := c.r.options.Penalty == ExtraLetters
	c.require(from.Extra >= 0 && from.Extra <= 255, "the extra letters of %s are %d", owner, from.Extra)
	c.require(from.Extra == 0 || penalty && !from.OutOfTime, "%s has extra letters, which no contest gave", owner)
	for _, d := range []due{dueGood, dueBad, dueBadJarnac} {
		if from.Extra > 0 && from.ExtraBy == c.r.citeDue(d) {
			to.extra, to.extraBy = uint8(from.Extra), d
		}
	}
	c.require((to.extra > 0) == (from.Extra != 0 || from.ExtraBy != ""), "the extra letters of %s and their clause, %q, do not go together", owner, excerpt.Of(string(from.ExtraBy)))
	timed := c.p.Mats[A].OutOfTime || c.p.Mats[B].OutOfTime
	c.require(from.Points == 0 || penalty && timed, "%s has points, and nobody is out of time", owner)
	c.require(from.Points >= 0 && from.Points%penaltyPoints == 0 && from.Points/penaltyPoints < 1<<16, "the points of %s are %d, and come in tens", owner, from.Points)
	to.tens = uint16(from.Points / penaltyPoints)
}

func (c *setupChecker) turn() {
	p, s, ending := &c.p, &c.s, c.r.options.Ending
	if !p.Turn.valid() {
		c.fault("there is no player %d on turn", p.Turn)
		return
	}
	c.require(p.Phase <= Answer, "there is no phase %d", p.Phase)
	s.turn, s.phase = p.Turn, p.Phase
	own, other := &s.mats[s.turn], &s.mats[s.turn.Opponent()]
	full := [2]bool{s.free(A) < 0, s.free(B) < 0}

	c.require(p.Calls >= 0 && p.Calls <= c.r.options.Jarnacs, "Calls is %d, and must be from 0 to %d", p.Calls, c.r.options.Jarnacs)
	if c.r.options.Penalty == ExtraLetters && p.Phase != Answer && p.Phase != Over {
		c.require(p.Calls == 0 || p.Acted, "a Jarnac was taken in a turn without a word")
		c.require(p.Calls <= max(0, p.Mats[s.turn].Jarnacs), "%s took more Jarnacs at this handover than in the game", s.turn)
	}
	c.require(p.Idle >= 0 && p.Idle <= 2, "Idle is %d, and must be from 0 to 2", p.Idle)
	c.require(p.Idle == 0 || s.bag.Len() == 0, "turns count as idle only when the bag is empty")
	c.require(p.Idle < 2 || p.Phase == Answer || p.Phase == Over, "two idle turns end the game")
	s.calls, s.acted, s.idle, s.final, s.barred = uint8(p.Calls), p.Acted, uint8(p.Idle), uint8(p.Final), p.Barred

	c.require(p.Phase != Bonus || s.bag.Len() > 0, "a letter is due from an empty bag")
	c.require(p.Phase != Bonus || p.Acted, "a letter is due without a word")
	c.require(p.Phase != Bonus && p.Phase != Playing || own.drawn || s.bag.Len() == 0, "%s plays without a first draw", s.turn)
	c.require(p.Phase != Bonus && p.Phase != Playing || !own.out, "%s plays out of time", s.turn)
	c.require(!p.Barred || p.Phase == Handover && p.Calls == 0 && other.out, "Barred is for the handover after a fallen flag")
	c.require(!own.out || !other.out || p.Phase == Answer || p.Phase == Over, "both flags have fallen, which ends the game")
	c.require(p.Phase == Answer || p.Phase == Over || ending == LastChance || !full[A] && !full[B], "a full mat ends the game under %s", ending)
	switch {
	case ending == LongerWord && p.Phase == Answer && p.End == "":
		c.require(!full[s.turn], "the mat of %s is full, which ends the game", s.turn)
		c.require(p.Final >= 1 && p.Final <= s.lines(), "Final is %d, and must be the line of the last word", p.Final)
	case ending == LongerWord && p.Phase == Handover && p.Calls == 1:
		c.require(p.Final >= 0 && p.Final <= s.lines(), "Final is %d, and must be a line", p.Final)
	default:
		c.require(p.Final == 0, "Final is %d without a last word", p.Final)
	}
	c.end(full)
}

// end finds how the game has ended, or in Answer will.
func (c *setupChecker) end(full [2]bool) {
	p, s, ending := &c.p, &c.s, c.r.options.Ending
	for e, clause := range endClauses {
		if clause == p.End {
			s.end = end(e)
		}
	}
	c.require(s.end != endNone || p.End == "", "no game ends by %s", excerpt.Of(string(p.End)))
	author := s.turn.Opponent() // of what is in question
	switch {
	case p.Phase == Over:
		c.require(p.End != "", "a game has an End when it is over")
		c.require(s.end != endResign || p.Last.Move == Resign(), "the last move of a game that was given up is to resign")
	case p.Phase != Answer:
		c.require(p.End == "", "a game has an End when it is over")
	case p.End == "":
		s.end = ending.letGo()
		c.require(ending != LastLine, "there is no last chance under %s", ending)
		c.require(full[author], "there is no last chance while the mat of %s has a free line", author)
		c.require(p.Calls == 0 && !p.Acted, "a last chance begins with nothing done")
	case s.end.isLastWord():
		c.require(c.r.options.Validation == OnContest, "the last word is in question only until it is contested")
		c.require(full[author], "there is no last word while the mat of %s has a free line", author)
		c.require(ending == LastLine || ending == LongerWord && s.end != endLastWord, "no game ends by %s under %s", p.End, ending)
		c.require(s.end != endLastJarnac || ending == LongerWord, "no game ends by %s under %s", p.End, ending)
	case s.end == endByOut:
		c.require(c.r.options.Validation == OnContest && s.mats[author].out, "nobody has announced a Jarnac")
	case s.end == endSecondFlag:
		c.require(s.mats[A].out && s.mats[B].out, "both flags have not fallen")
		c.require(p.Calls == 0 && !p.Acted, "after the second flag nothing is done")
	default:
		c.fault("in the last chance the game does not end by %s", excerpt.Of(string(p.End)))
	}
	if p.Phase == Answer && p.End != "" {
		c.require(p.Window.Author == author && p.Window.Words[0].Word != "" && p.Window.Tested == 0 || p.Window.Tested == 1 && p.Window.Words[1].Word != "",
			"the game waits for a contest, and no word of %s is in question", author)
	}
}

// window takes over the words that are open to contest.
func (c *setupChecker) window() {
	p, s := &c.p.Window, &c.s
	if *p == (Window{}) {
		return
	}
	if !p.Author.valid() || !c.p.Turn.valid() {
		c.fault("there is no player %d who laid a word", p.Author)
		return
	}
	w := &s.window
	w.author, w.acted, w.chance = p.Author, p.Acted, p.LastChance
	for i, word := range p.Words {
		l, ok := word.laid()
		if !ok {
			c.fault("a word in question has letters or lines that no word has")
			return
		}
		if word.Word != "" && int(w.n) == i {
			w.words[i] = l
			w.n++
		}
	}
	first, second := &w.words[0], &w.words[1]
	c.require(w.n > 0 && p.Words[w.n-1].Word != "" && (w.n == 2 || p.Words[1] == (WindowWord{})), "the words in question are not given in order")
	c.require(p.Tested >= 0 && p.Tested <= int(w.n), "Tested is %d of %d words", p.Tested, w.n)
	c.require(p.Idle >= 0 && p.Idle <= 2 && (p.Idle == 0 || s.bag.Len() == 0), "Idle is %d before the words in question", p.Idle)
	c.require(p.Idle < 2 || p.LastChance, "two idle turns before the words in question end the game")
	w.tested, w.idle = uint8(p.Tested), uint8(p.Idle)
	c.require(s.phase != Over, "the game is over, and nothing is in question")
	c.require(s.turn != w.author || !s.mats[s.turn].out, "the words of %s, who is out of time, are in question until the opponent acts", w.author)
	c.require((s.turn == w.author) == (s.phase != Answer) || s.phase == Handover, "a word of %s is in question in the wrong phase", w.author)
	c.require(!p.LastChance || first.jarnac && c.r.options.Ending != LastLine, "only a Jarnac is said in the last chance")
	c.require(w.n < 2 || first.jarnac && second.jarnac && first.line != second.line && first.line > 0 && second.line > 0 && (first.from == 0 || first.from != second.from) && c.r.options.Jarnacs == 2,
		"two words are in question only as two Jarnacs")
	c.require((w.n > 0 && first.line == 0) == (s.phase == Answer && s.end == endByOut), "an announced Jarnac is answered at once, and nothing else is so")
	if len(c.faults) > 0 {
		return
	}
	// What it takes to undo the words must be there.
	try := *s
	for try.window.n > 0 {
		i := int(try.window.n) - 1
		l := try.window.words[i]
		if fault := c.undoable(&try, l); fault != "" {
			c.fault("the word in question %s %s", l.text, fault)
			return
		}
		try.undo(i)
	}
}

// undoable says what keeps l, the last word in question, from being undone.
func (c *setupChecker) undoable(s *State, l laid) string {
	author, other := &s.mats[s.window.author], &s.mats[s.window.author.Opponent()]
	added, more := l.text.letters().Minus(l.former.letters())
	switch {
	case !l.unchained && (!more || added.Len() == 0):
		return "is not made of its former word and more letters"
	case l.unchained && (c.r.options.Ending != LongerWord || l.from == 0 || !s.window.chance || l.text.len() <= l.former.len()):
		return "does not replace a last word"
	case !l.jarnac && (l.from > 0 || l.unchained || l.line == 0):
		return "is no Jarnac"
	case l.jarnac && (l.from > 0) != (l.former != 0):
		return "does not say where its former word was"
	case l.line > 0 && author.lines[l.line-1] != l.text:
		return "is not on its line"
	case int(l.from) > s.lines():
		return "comes from a line that is not there"
	case l.former != 0 && c.s.checkShape(Lay(l.former.String())) != nil:
		return "is made of no word"
	case c.r.options.Validation == Strict && (c.r.faultOf(l) != (fault{}) || l.former != 0 && c.r.faultOf(laid{text: l.former}) != (fault{})):
		return "is bad, or made of a bad word, and could not be laid"
	case l.line == 0 && l.from > 0 && other.lines[l.from-1] != l.former:
		return "could not have been played"
	case l.line > 0 && l.jarnac && author.jarnacs == 0:
		return "is a Jarnac, and none is counted"
	case l.line > 0 && l.from > 0 && other.lines[l.from-1] != 0:
		return "comes from a line that is taken"
	}
	if l.jarnac && l.line > 0 {
		if _, ok := other.rack.Plus(l.text.letters()).Minus(l.former.letters()); !ok {
			return "leaves more letters over than the rack holds"
		}
	}
	return ""
}

// last takes the last move over.
func (c *setupChecker) last() {
	e := &c.p.Last
	m := e.Move
	if m.kind == KindNone {
		return
	}
	if !e.Player.valid() {
		c.fault("there is no player %d of the last move", e.Player)
		return
	}
	if _, err := m.AppendText(nil); err != nil || !m.Completed() {
		c.fault("the last move has letters that no move has")
		return
	}
	l := &c.s.last
	l.move, l.player = m, e.Player
	if m.kind == KindDraw {
		for d := range dueNames {
			if c.r.citeDue(due(d)) == e.Clause {
				l.due = due(d)
			}
		}
		c.require(l.due != dueNone, "the last move drew letters that no clause gives")
	}
	if drawn, err := bag.Parse(m.Drawn()); err != nil || !c.s.mats[e.Player].rack.Contains(drawn) {
		c.fault("the last move drew letters that %s does not have", e.Player)
	}
	if !isPacked(e.Former) || e.Line < 0 || e.Line > maxLines {
		c.fault("the last move has letters or lines that no move has")
		return
	}
	l.former = pack(e.Former)
	if e.Line > 0 {
		l.to = int8(e.Line)
		c.require(isPacked(m.Word()) && m.line >= 0 && m.line <= maxLines && c.s.mats[e.Player].lines[e.Line-1].String() == m.Word(),
			"the word of the last move is not on its line of the mat of %s", e.Player)
	}
	switch g := e.Gain; {
	case g.Letters > 0:
		l.gain = gainLetter
	case g.Points > 0:
		l.gain = gainPoints
	}
	for i, undone := range e.Undone {
		var ok bool
		l.undone[i], ok = undone.laid()
		c.require(ok, "a word undone has letters or lines that no word has")
	}
	c.require(l.undone[0].text != 0 || l.undone[1] == laid{}, "the words undone are not given in order")
	onMat := false
	switch m.kind {
	case KindLay, KindExtend:
		onMat = true
	case KindJarnac:
		onMat = !c.s.mats[e.Player].out // or it was announced
	case KindContestJarnac:
		onMat = l.undone[0].text != 0 // or it was void
	}
	c.require(onMat == (e.Line > 0), "the last move has its word on line %d", e.Line)
}

// isPacked reports whether pack takes s.
func isPacked(s string) bool { return s == "" || isWord(s) && len(s) <= maxPacked }
