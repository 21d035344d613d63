package jago

import (
	"slices"

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

// values takes over who does what, and finds values that do not exist.
func (c *setupChecker) values() {
	p := c.p
	for _, one := range []struct {
		name   string
		player Player
	}{{"turn", p.Turn}, {"resume", p.ResumeTurn}, {"winner", p.Winner}} {
		c.require(one.player.valid(), setupPlayer, one.name, int(one.player))
	}
	c.require(p.Phase <= Flipping, setupPhase, int(p.Phase))
	c.s.turn, c.s.phase = p.Turn, p.Phase
}

// board takes over what lies on the board and beside it.
func (c *setupChecker) board() {
	s, faults := &c.s, len(c.faults)
	for row, text := range c.p.Rows {
		if text != "" && len(text) != Size {
			c.require(false, setupRow, row+1, len(text), Size)
			continue
		}
		for column := range len(text) {
			letter, colour := text[column], Red
			if 'a' <= letter && letter <= 'z' {
				letter, colour = letter-'a'+'A', Blue
			}
			q := row*Size + column
			switch {
			case 'A' <= letter && letter <= 'Z':
				s.cells[q] = cell(letter-'A'+1) | cell(colour)<<5
				s.score[colour]++
			case letter != '.':
				c.require(false, setupLetter, text[column:column+1], squareOf(q).Name(board.Down))
			}
		}
	}
	s.beside = c.p.Beside
	if len(c.faults) > faults {
		return
	}
	c.require(s.joined(), setupJoined)
	c.require(!s.empty() || s.beside.Len() == 0, setupBeside)
	c.words()
}

// maxWords is as many words as a board can have, each of two letters with a square
// between.
const maxWords = 2 * Size * ((Size + 1) / 3)

// words takes over whose the words are, and what they have been.
func (c *setupChecker) words() {
	s := &c.s
	for w := range s.runs {
		s.own(&w, s.cells[w.at].colour())
	}
	if len(c.p.Words) > maxWords {
		c.require(false, setupWords, len(c.p.Words), maxWords)
		return
	}
	words := slices.Clone(c.p.Words)
	var named [2][squares]bool
	for i := range words {
		w := &words[i]
		q := indexOf(w.At)
		var lies run
		if q != nowhere && w.Direction <= board.Down && s.cells[q] != 0 {
			lies = s.run(q, w.Direction)
		}
		if w.Text == "" {
			w.Text = lies.text()
		}
		switch {
		case lies.n < 2 || int(lies.at) != q || w.Text != lies.text():
			c.require(false, setupWord, excerpt.Truncate(w.String()))
		case named[w.Direction][q]:
			c.require(false, setupWordTwice, w.String())
		case !w.Owner.valid():
			c.require(false, setupOwner, w.String(), int(w.Owner))
		default:
			named[w.Direction][q] = true
			s.own(&lies, w.Owner)
			c.past(w, &lies)
		}
	}
}

// past takes over what a word has been.
func (c *setupChecker) past(w *Word, lies *run) {
	now := w.Text
	var text []byte
	free := 0 // the first place of the run where the next word can have been
	for i := range w.Was {
		b := former{owner: w.Was[i].Owner}
		from, ok := c.was(&w.Was[i], lies, &b)
		if !ok || from < free || lies.good(c.r) {
			c.require(false, setupWas, w.String(), excerpt.Truncate(w.Was[i].String()))
			return
		}
		if b.n == lies.n { // it has this past
			now = b.text()
		}
		free = from + int(b.n) + 1
		text = appendBase(text, lies, &b)
	}
	shapes := len(w.Was) == 0 && lies.good(c.r) || len(w.Was) == 1 && len(now) == len(w.Was[0].Text)
	had := map[string]bool{w.Text: true, now: true}
	for _, shape := range w.Past {
		var codes [Size]uint8
		if !shapes || had[shape] || len(shape) != len(w.Text) || !codesOf(codes[:], shape) {
			c.require(false, setupPast, w.String(), excerpt.Truncate(shape))
			return
		}
		had[shape] = true
	}
	if len(w.Was) > 0 { // of words of both, either can have made it
		owned := slices.ContainsFunc(w.Was, func(was Word) bool { return was.Owner == w.Owner })
		c.require(owned, setupOwnerWas, w.String(), w.Was[0].Owner)
	}
	if entry := sortedShapes(w.Past) + string(text); entry != "" {
		c.s.past = c.s.past.with(lies, entry)
	}
}

// was takes over a word that a run on the way was, and reports its place in the run and
// whether it can have been there.
func (c *setupChecker) was(w *Word, lies *run, b *former) (from int, ok bool) {
	q := indexOf(w.At)
	if q == nowhere || w.Direction != lies.dir || !w.Owner.valid() || len(w.Text) < 2 || len(w.Text) > int(lies.n) || !codesOf(b.letters[:], w.Text) {
		return 0, false
	}
	b.at, b.dir, b.n = uint8(q), w.Direction, uint8(len(w.Text))
	from = placeOf(q, w.Direction) - placeOf(int(lies.at), w.Direction)
	if from < 0 || from+int(b.n) > int(lies.n) || lies.square(from) != q {
		return 0, false
	}
	replaced := uint8(0)
	for i := range int(b.n) {
		if b.letters[i] != lies.letters[from+i] {
			replaced++
		}
	}
	return from, replaced <= mostReplaced(b.n) && (replaced > 0 || b.n < lies.n)
}

// joined reports whether the letters are all connected with the centre, and not one
// alone: as every first move and then every other leaves them.
func (p *position) joined() bool {
	laid := int(p.score[Red]) + int(p.score[Blue])
	if laid == 0 {
		return true
	}
	var seen [squares]bool
	n := 0
	var reach func(at board.Square)
	reach = func(at board.Square) {
		q := indexOf(at)
		if q == nowhere || seen[q] || p.cells[q] == 0 {
			return
		}
		seen[q] = true
		n++
		for d := board.Across; d <= board.Down; d++ {
			reach(at.Next(d, 1))
			reach(at.Next(d, -1))
		}
	}
	reach(squareOf(centre))
	return n == laid && n > 1
}

// letters takes over the racks, and finds what is left for the bag.
func (c *setupChecker) letters() {
	s, o := &c.s, &c.r.options
	s.racks = c.p.Racks
	s.bag = o.Bag
	var laid []byte
	for _, one := range s.cells {
		if one != 0 {
			laid = append(laid, 'A'+one.letter()-1)
		}
	}
	enough := true
	for _, letters := range []bag.Bag{bag.Of(laid), s.beside, s.racks[Red], s.racks[Blue]} {
		rest, ok := s.bag.Minus(letters)
		s.bag, enough = rest, enough && ok
	}
	c.require(enough, setupLetters)
	for p := Red; p <= Blue; p++ {
		n, known := c.p.Held[p], s.racks[p].Len()
		if n == 0 {
			n = known
		}
		c.require(n <= o.Rack, setupHeld, p, n, o.Rack)
		c.require(n == known || o.Unseen && n > known, otherRack, p, known, n)
		s.unknown[p] = uint8(min(max(n-known, 0), maxRack))
	}
	c.require(s.bagLen() >= 0, setupLetters)
}

// phase finds whether the racks go with what the player on turn has to do. Whatever is
// played from there, the letters that are due are in the bag.
func (c *setupChecker) phase() {
	p, s, o := c.p, &c.s, &c.r.options
	on, does := s.turn, s.phase // whose turn it is, and what they have to do
	if s.phase == Flipping {
		on, does = p.ResumeTurn, p.ResumePhase
		s.resume.turn, s.resume.phase = on, does
		c.require(does == Playing || does == Drawing && on == s.turn, setupResumePhase, on, does)
		c.require(s.flips(s.turn) > 0, setupFlipping, s.turn)
	} else {
		c.require(p.ResumeTurn == Red && p.ResumePhase == Over, setupResume)
	}
	own, other := s.held(on), s.held(on.Opponent())
	full := func(held int) bool { return held == o.Rack || s.bagLen() == 0 }
	resigned := does == Over && p.End == law.JagoResign
	if s.empty() {
		// The first letters are drawn in turn.
		drawing := own == 0 && (other == 0 || other == o.Rack)
		playing := own == o.Rack && other == o.Rack
		c.require(does == Drawing && drawing || does != Drawing && playing || resigned && drawing, setupStart, on)
	} else {
		c.require(full(other) || resigned && full(own), setupFull, on.Opponent(), o.Rack)
		if does == Drawing {
			c.require(s.missing(on) > 0, phrase.SetupNoDraw, on)
			c.ended(on)
		}
	}
	c.end()
}

// ended finds whether a player can have ended their turn. Letters that were flipped since
// may have made the lead a larger one only.
func (c *setupChecker) ended(p Player) {
	s := &c.s
	c.require(s.Lead(p) > 0, setupNoLead, p, s.Score(p), s.Score(p.Opponent()))
	if bad, found := s.firstBad(c.r); found && c.r.options.Validation == Strict {
		c.require(false, setupRunIsNone, p, bad.text())
	}
}

func (c *setupChecker) end() {
	p, s := c.p, &c.s
	if s.phase != Over {
		c.require(p.End == "" && p.Winner == Red, setupEndEarly, excerpt.Truncate(string(p.End)))
		return
	}
	s.winner = p.Winner
	i := slices.Index(endClauses[:], p.End)
	if i < 0 || p.End == "" {
		c.require(false, phrase.SetupEnd, excerpt.Truncate(string(p.End)))
		return
	}
	if s.end = end(i); s.end == endNone {
		s.end = endTime
	}
	if s.end != endResign {
		// The player on turn has lost, with a lead or without.
		c.require(s.winner != s.turn && (s.Lead(s.turn) > 0) == (s.end == endUnfinished), setupEndLead, string(p.End), s.winner, s.turn, s.Lead(s.turn))
	}
}

// open plays the word that is open to contest, and the end of the turn after it.
func (c *setupChecker) open() {
	for i, m := range c.p.Open {
		wanted := [...]Kind{KindPlace, KindEndTurn}
		if i >= len(wanted) || m.kind != wanted[i] {
			c.require(false, setupOpen, m)
			return
		}
		var found plan
		if v := c.s.check(c.s.turn, &m, &found); v != nil {
			c.require(false, setupOpenBad, m, v)
			return
		}
		c.s.apply(c.s.turn, &m, &found)
	}
}
