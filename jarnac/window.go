package jarnac

import (
	"iter"

	"github.com/jeudelettres/lettres/rulebook"
)

// Under OnContest a word is open to contest from the moment it is laid until its author draws
// or, when the bag is empty, until the next act (official/contest/window). As long
// as it is, the State keeps what the position before the word had, and the word has
// changed: from that and the word, undo finds the position again.

// A laid is a word on a mat and where it came from.
type laid struct {
	text, former word
	line         int8 // of its author's mat, from 1; 0 for a Jarnac that was only announced
	from         int8 // the line of the opponent that a Jarnac emptied, from 1; else 0
	jarnac       bool
	unchained    bool // it took the place of the last word, so that chaining does not bind it
}

// move returns the move that laid the word.
func (l *laid) move() Move {
	k, line := KindPlace, int16(0)
	switch {
	case l.jarnac:
		k, line = KindJarnac, int16(l.from)
	case l.former != 0:
		k, line = KindExtend, int16(l.line)
	}
	m := Move{kind: k, line: line}
	m.n = uint8(len(l.text.appendTo(m.text[:0])))
	return m
}

// A window is the words that are open: one, or the Jarnacs of one handover. They lie on
// the mat of their author, but for one that was only announced.
type window struct {
	former     [maxLines]word // as in laid
	line, from [maxLines]int8
	said       word  // the one that was only announced
	n          uint8 // how many there are
	author     Player
	jarnac     bool // they are Jarnacs
	unchained  bool // as in laid: then there is one
	stands     bool // a word before them was contested and found good
	lapsed     bool // none is open: the last one was, until a pass from an empty bag
	// For the position before the words:
	idle   uint8
	final  uint8
	acted  bool
	chance bool // it was a last chance
}

// Open yields the moves of the words that can be contested now, in the order in which
// they were made, each with its author: one move, or the Jarnacs of one handover.
func (s Public) Open() iter.Seq2[Player, Move] {
	return func(yield func(Player, Move) bool) {
		for i := range int(s.window.n) {
			l := s.laid(i)
			if !yield(s.window.author, l.move()) {
				return
			}
		}
	}
}

// laid returns the i-th of the words that are open.
func (s *Public) laid(i int) laid {
	w := &s.window
	l := laid{text: w.said, former: w.former[i], line: w.line[i], from: w.from[i], jarnac: w.jarnac, unchained: w.unchained}
	if l.line > 0 {
		l.text = s.mats[w.author].lines[l.line-1]
	}
	return l
}

// closesBy reports whether a move of p ends the window. A flag is no act, and a
// word that is laid opens a window of its own.
func (w *window) closesBy(p Player, k Kind) bool {
	switch k {
	case KindContest, KindContestJarnac, KindFlag, KindResign, KindLetGo:
		return false
	case KindPass, KindJarnac:
		return p != w.author
	}
	return true
}

// close ends the window where a move of p does. With an empty bag a pass can, the opponent's or the
// author's second (official/contest/window-empty); else a draw has ended it.
func (s *State) close(p Player, k Kind) {
	if w := &s.window; w.closesBy(p, k) || k == KindPass && s.barred {
		*w = window{lapsed: k == KindPass && s.bagLen() == 0 && (w.n > 0 || w.stands || w.lapsed)}
	}
}

// announced reports whether the word was announced by a player out of time, and
// not taken.
func (w *window) announced() bool { return w.n > 0 && w.line[0] == 0 }

// open opens the window of a word of the player on turn, who has not laid it
// yet. Another Jarnac joins those before it (official/contest/double). Under Strict no word
// is in question (official/contest/strict).
func (s *State) open(l laid) {
	if s.rules.options.Validation == Strict {
		return
	}
	w := &s.window
	if !l.jarnac || w.n == 0 || w.author != s.turn || !w.jarnac {
		stands := l.jarnac && w.stands && w.author == s.turn
		*w = window{author: s.turn, stands: stands, idle: s.idle, acted: s.acted, chance: s.phase == Answer}
		if l.jarnac {
			w.final = s.final
		}
	}
	w.former[w.n], w.line[w.n], w.from[w.n] = l.former, l.line, l.from
	w.jarnac, w.unchained = l.jarnac, l.unchained
	if l.line == 0 {
		w.said = l.text
	}
	w.n++
}

// undo takes the words from the i-th on back, the last first: their letters go
// to where they came from, and a transformed word takes its former shape
// (official/contest/undo).
func (s *State) undo(i int) {
	w := &s.window
	author, other := &s.mats[w.author], &s.mats[w.author.Opponent()]
	for ; int(w.n) > i; w.n-- {
		l := s.laid(int(w.n) - 1)
		switch {
		case l.line == 0: // it is on no mat
		case l.jarnac:
			author.lines[l.line-1] = 0
			author.jarnacs--
			other.rack, _ = other.rack.Plus(l.text.letters()).Minus(l.former.letters())
			if l.from > 0 {
				other.lines[l.from-1] = l.former
			}
		default:
			added, _ := l.text.letters().Minus(l.former.letters())
			author.lines[l.line-1] = l.former
			author.rack = author.rack.Plus(added)
		}
	}
}

// settle closes the window, whose words have been contested. Those that are left
// stand for good, and are not contested again (official/contest/once).
func (w *window) settle() {
	w.stands = w.stands || w.n > 0
	*w = window{author: w.author, stands: w.stands}
	if !w.stands {
		w.author = A
	}
}

// firstBad returns the place of the first word in question that the dictionary or the formula
// does not admit, with what is wrong with it, or -1.
func (s *State) firstBad() (int, rulebook.Clause) {
	for i := range int(s.window.n) {
		l := s.laid(i)
		if why := s.rules.faultOf(&l).clause; why != "" {
			return i, why
		}
	}
	return -1, ""
}
