package jago

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
)

// A laying is what a placement does: the letters that it lays and replaces, and the runs
// that it makes, the one along it first.
type laying struct {
	by       Player
	fresh    uint16  // by bit: the letters of the word that are laid or replace others
	needs    bag.Bag // the letters that it lays, those that replace others too
	own      bag.Bag // those of them that come from the rack
	hidden   bag.Bag // those of own that are not known to be there
	replaced bag.Bag // the letters that are replaced
	made     [1 + Size]made
	nMade    int
	changed  [mostChanged]changed
	nChanged int
}

// mostChanged is as many words as a placement can change: a line has room for four with
// squares between, and for what is not a word there is one more.
const mostChanged = (1 + Size) * ((Size+1)/3 + 1)

// A made is a run that a placement makes.
type made struct {
	run
	good         bool // it is a word
	flips        bool // all its letters take the colour of the player
	owner        Player
	first, words uint8 // the words that it changes, as a part of laying.changed
}

// A changed is a word that a placement makes part of another, as it was when it last was
// a word (jago/steal-passing).
type changed struct {
	former
	replaced uint8 // how many of its letters are others now
	touched  bool  // this placement replaces some
	verdict  verdict
	meaning  Meaning // of a word of the opponent's
}

// A verdict is what becomes of a word that a placement changes.
type verdict uint8

const (
	lengthened    verdict = iota // one's own word, or one of the opponent's that keeps its meaning
	onTheWay                     // it becomes part of a run that is not a word yet
	stolen                       // a word of the opponent's that is the player's now
	replacedOwn                  // refused: a letter of one's own word would be replaced
	givenBack                    // refused: it would be the former word again
	tooMany                      // refused: more letters would be replaced than may be
	shapeAgain                   // refused: it would get a shape back
	replacedLoose                // refused: letters would be replaced where no word is stolen
	keepsMeaning                 // refused: letters would be replaced and the meaning kept
	keepsPresumed                // the same, on a presumption
)

// mechanical reports whether v is seen on the board, without the dictionary.
func (v verdict) mechanical() bool { return replacedOwn <= v && v <= shapeAgain }

// fit finds why a word cannot be laid where a placement has it, whatever the word is; says
// is "" where it can.
func (p *position) fit(m *Move) (c rulebook.Clause, says string) {
	if m.kind != KindPlace || m.at >= squares || m.n == 0 {
		return law.JagoBoard, beyondBoard
	}
	if m.n < 2 {
		return law.JagoTurn, twoLetters
	}
	step, place := stepOf(m.dir), placeOf(int(m.at), m.dir)
	first, last := int(m.at), int(m.at)+(int(m.n)-1)*step
	if place > 0 && p.cells[first-step] != 0 || place+int(m.n) < Size && p.cells[last+step] != 0 {
		return law.JagoTurn, wholeWord
	}
	laid, joined, covers := false, false, false
	for i := range int(m.n) {
		q := first + i*step
		laid = laid || p.cells[q].letter() != m.codes[i]
		joined = joined || p.cells[q] != 0 || p.touches(q, m.dir.Other())
		covers = covers || q == centre
	}
	switch {
	case !laid:
		return law.JagoTurn, laysNothing
	case p.empty() && !covers:
		return law.JagoTurn, centreFree
	case !p.empty() && !joined:
		return law.JagoTurn, touchesNothing
	}
	return "", ""
}

// touches reports whether a letter lies next to a square in direction d.
func (p *position) touches(q int, d board.Direction) bool {
	step, place := stepOf(d), placeOf(q, d)
	return place > 0 && p.cells[q-step] != 0 || place < Size-1 && p.cells[q+step] != 0
}

// count finds the letters that a placement lays and replaces.
func (l *laying) count(p *position, m *Move) {
	var needs, replaced [Size]byte
	nNeeds, nReplaced := 0, 0
	for i, q := 0, int(m.at); i < int(m.n); i, q = i+1, q+stepOf(m.dir) {
		was := p.cells[q].letter()
		if was == m.codes[i] {
			continue
		}
		if was != 0 {
			replaced[nReplaced] = 'A' + was - 1
			nReplaced++
		}
		needs[nNeeds] = 'A' + m.codes[i] - 1
		nNeeds++
		l.fresh |= 1 << i
	}
	l.needs, l.replaced = bag.Of(needs[:nNeeds]), bag.Of(replaced[:nReplaced])
}

// A judge finds what becomes of words. A search has one for many placements, all of
// which make words only.
type judge struct {
	rules  *Rules
	search bool
}

func (j *judge) good(w *run) bool { return j.search || w.good(j.rules) }

// reset makes l ready for another placement. Whatever it keeps is overwritten.
func (l *laying) reset(by Player) { l.by, l.fresh, l.nMade, l.nChanged = by, 0, 0, 0 }

// lay finds the runs that a placement of the player by makes, which fits.
func (p *position) lay(j *judge, l *laying, by Player, m *Move) {
	l.reset(by)
	l.count(p, m)
	along := run{n: m.n, at: m.at, dir: m.dir}
	copy(along.letters[:], m.codes[:m.n])
	p.make(j, l, along, l.fresh)
	for i := range int(m.n) {
		if l.fresh>>i&1 == 0 {
			continue
		}
		across := p.runWith(along.square(i), m.dir.Other(), m.codes[i])
		if across.n > 1 {
			p.make(j, l, across, 1<<(placeOf(along.square(i), across.dir)-placeOf(int(across.at), across.dir)))
		}
	}
}

// make adds a run, of which the letters in fresh, by bit, are laid or replace others.
func (p *position) make(j *judge, l *laying, w run, fresh uint16) {
	m := &l.made[l.nMade]
	l.nMade++
	*m = made{run: w, good: j.good(&w), first: uint8(l.nChanged)}
	add := func(b former) {
		l.changed[l.nChanged] = changed{former: b}
		l.nChanged++
	}
	var replaced uint16 // letters of runs that are replaced, by bit
	var loose run       // the run in which one is that is not in a word
	for i := 0; i < int(w.n); i++ {
		if p.cells[w.square(i)] == 0 {
			continue
		}
		old := p.run(w.square(i), w.dir)
		if old.n > 1 {
			here := fresh & ((1<<old.n - 1) << i)
			replaced |= here
			words := l.nChanged
			p.past.bases(&old, add)
			if l.nChanged == words { // it is a word, or counts as one as it lies
				add(former{old, p.owner(&old)})
			} else if here != 0 {
				loose = old
			}
		}
		i += int(old.n) - 1
	}
	steals, theirs := false, false
	for k := int(m.first); k < l.nChanged; k++ {
		c := &l.changed[k]
		from := placeOf(int(c.at), c.dir) - placeOf(int(w.at), w.dir)
		lies := uint16(1<<c.n-1) << from
		c.touched = replaced&lies != 0
		replaced &^= lies
		p.judge(j, c, m, from, l.by)
		steals = steals || c.verdict == stolen
		theirs = theirs || c.owner != l.by
	}
	if replaced != 0 && !steals {
		l.changed[l.nChanged] = changed{former: former{loose, l.by}, verdict: replacedLoose}
		l.nChanged++
	}
	m.words = uint8(l.nChanged) - m.first
	if theirs && !steals { // jago/colour-joined, be the run a word or on the way
		m.owner = l.by.Opponent()
	} else {
		m.owner, m.flips = l.by, steals || m.words == 0
	}
}

// judge finds what becomes of a word that begins at a place of m, which the player by
// makes (jago/steal-any-direction).
func (p *position) judge(j *judge, c *changed, m *made, from int, by Player) {
	for k := range int(c.n) {
		if c.letters[k] != m.letters[from+k] {
			c.replaced++
		}
	}
	switch {
	case c.owner == by && c.touched:
		c.verdict = replacedOwn
		return
	case c.owner != by && c.replaced > mostReplaced(c.n):
		c.verdict = tooMany
		return
	case c.owner != by && c.replaced > 0 && c.n == m.n && p.past != "" && p.past.had(&m.run, m.letters[:m.n]):
		c.verdict = shapeAgain
		return
	case !m.good:
		c.verdict = onTheWay
		return
	case c.owner == by: // jago/own-words
		return
	case c.replaced == 0 && c.n == m.n:
		c.verdict = givenBack
		return
	}
	c.meaning = j.rules.meaningOf(&c.run, &m.run)
	switch {
	case c.meaning == DifferentMeaning:
		c.verdict = stolen
	case c.replaced == 0 && !c.touched:
		c.verdict = lengthened
	case c.meaning == PresumedSame:
		c.verdict = keepsPresumed
	default:
		c.verdict = keepsMeaning
	}
}

// mostReplaced returns how many letters may be replaced of a word of n (jago/steal-replace).
func mostReplaced(n uint8) uint8 { return max(1, max(n, 5)-5) }

// refused returns the first word that refuses the whole move on the board, or else by the
// dictionary; nil where none does.
func (l *laying) refused() (mechanical, lexical *changed) {
	for k := range l.nChanged {
		switch c := &l.changed[k]; {
		case c.verdict.mechanical() && mechanical == nil:
			mechanical = c
		case c.verdict >= replacedLoose && lexical == nil:
			lexical = c
		}
	}
	return mechanical, lexical
}

// isRefused reports whether some word refuses the move.
func (l *laying) isRefused() bool {
	mechanical, lexical := l.refused()
	return mechanical != nil || lexical != nil
}

// apply does it: letters are laid and show the colour of the player, words are stolen,
// and letters common to a new or stolen word and another are flipped too (jago/colour,
// jago/steal, jago/crossing).
func (p *position) apply(l *laying) {
	w := &l.made[0].run
	for i := range int(w.n) {
		if l.fresh>>i&1 == 0 {
			continue
		}
		q := w.square(i)
		if p.cells[q] == 0 {
			p.cells[q] = cell(l.by) << 5
			p.score[l.by]++
		} else {
			p.flip(q, l.by)
		}
		p.cells[q] = p.cells[q]&^letterBits | cell(w.letters[i])
	}
	p.beside = p.beside.Plus(l.replaced)
	for i := range l.nMade {
		m := &l.made[i]
		p.own(&m.run, m.owner)
		p.remember(m, l.changed[m.first:m.first+m.words])
		for i := 0; m.flips && i < int(m.run.n); i++ {
			p.flip(m.square(i), l.by)
		}
	}
}

// remember keeps what the rules still need of the words that a run is made of.
func (p *position) remember(m *made, words []changed) {
	if p.past == "" && m.good && (len(words) == 0 || words[0].n < m.n) {
		return
	}
	var buf [64]byte
	entry := buf[:0]
	if len(words) > 0 && words[0].n == m.n { // shapes of another length cannot come back
		var shape []uint8
		if m.good {
			shape = words[0].letters[:words[0].n]
		}
		entry = appendShapes(entry, shapesOf(p.past.entry(&m.run)), shape)
	}
	if !m.good {
		for k := range words {
			entry = appendBase(entry, &m.run, &words[k].former)
		}
	}
	p.past = p.past.with(&m.run, string(entry))
}
