package jarnac

// A word is open to contest from the moment it is laid until its author draws
// or, when the bag is empty, until the next act (official/contest/window). What
// it takes to undo it is kept that long.

// A laid is a word on a mat and where it came from.
type laid struct {
	text, former word
	line         int8 // of its author's mat, from 1; 0 for a Jarnac that was only announced
	from         int8 // the line of the opponent that a Jarnac emptied, from 1; else 0
	jarnac       bool
	unchained    bool // it took the place of the last word, so that chaining does not bind it
}

// A window is the words that are open: one, or the Jarnacs of one handover.
type window struct {
	words  [2]laid
	n      uint8 // how many there are
	tested uint8 // how many of them a contest has found good
	idle   uint8 // idle turns before them
	author Player
	acted  bool // the turn had laid or taken a word before them
	chance bool // they are Jarnacs of a last chance
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

// announced reports whether the word was announced by a player out of time, and
// not taken.
func (w *window) announced() bool { return w.n > 0 && w.words[0].line == 0 }

// inQuestion reports whether there is a word to contest.
func (s *State) inQuestion() bool { return s.window.tested < s.window.n }

// open opens the window of a word of the player on turn, who has not laid it
// yet. A second Jarnac joins the first (official/contest/double).
func (s *State) open(l laid) {
	w := &s.window
	if !l.jarnac || w.n != 1 || w.author != s.turn || !w.words[0].jarnac {
		*w = window{author: s.turn, idle: s.idle, acted: s.acted, chance: s.phase == Answer}
	}
	w.words[w.n] = l
	w.n++
}

// undo takes the words from the i-th on back, the last first: their letters go
// to where they came from, and a transformed word takes its former shape
// (official/contest/undo).
func (s *State) undo(i int) {
	w := &s.window
	author, other := &s.mats[w.author], &s.mats[w.author.Opponent()]
	for ; int(w.n) > i; w.n-- {
		l := w.words[w.n-1]
		s.last.undone[0], s.last.undone[1] = l, s.last.undone[0]
		w.words[w.n-1] = laid{}
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
	if w.tested = w.n; w.n == 0 {
		*w = window{}
	}
}

// firstBad is the place of the first word in question that the dictionary or
// the formula does not admit, or -1.
func (s *State) firstBad() int {
	for i := int(s.window.tested); i < int(s.window.n); i++ {
		if s.rules.faultOf(s.window.words[i]) != (fault{}) {
			return i
		}
	}
	return -1
}

// A Window is the words of a player that their opponent can contest now, with
// what is needed to undo them.
type Window struct {
	Author Player
	Words  [2]WindowWord // in the order in which they were laid; those without a Word are none
	Tested int           // how many of them, from the first, a contest has found good
	// Acted and Idle are as in [Setup], before the words; LastChance says that they
	// are Jarnacs called in the last chance.
	Acted      bool
	Idle       int
	LastChance bool
}

// A WindowWord is a word and where it came from.
type WindowWord struct {
	Word      string
	Former    string // the word that it was made of, "" for a new one
	Line      int    // the line of its author's mat, from 1; 0 for a Jarnac that was only announced
	From      int    // the line of the opponent's mat that a Jarnac emptied, from 1; else 0
	Jarnac    bool
	Unchained bool // it replaced the last word, so that chaining does not bind it
}

// String is the word as the text of a State has it: RAT@1 for a new word on line
// 1, TZAR@1=RAT for one made of RAT, !TZAR@1<2=RAT for a Jarnac from line 2; ""
// for none.
func (w WindowWord) String() string {
	l, ok := w.laid()
	if !ok {
		return "invalid word"
	}
	return string(appendWords(nil, []laid{l}))
}

// laid is w as a State keeps it, if it is a word that can be kept.
func (w WindowWord) laid() (l laid, ok bool) {
	if !isPacked(w.Word) || !isPacked(w.Former) || w.Line < 0 || w.Line > maxLines || w.From < 0 || w.From > maxLines {
		return laid{}, false
	}
	return laid{pack(w.Word), pack(w.Former), int8(w.Line), int8(w.From), w.Jarnac, w.Unchained}, true
}

// Window is the words that can be contested now; the zero Window when there are
// none.
func (s State) Window() Window {
	w := &s.window
	if w.n == 0 {
		return Window{}
	}
	out := Window{Author: w.author, Tested: int(w.tested), Acted: w.acted, Idle: int(w.idle), LastChance: w.chance}
	for i, l := range w.words[:w.n] {
		out.Words[i] = l.windowWord()
	}
	return out
}

func (l laid) windowWord() WindowWord {
	return WindowWord{l.text.String(), l.former.String(), int(l.line), int(l.from), l.jarnac, l.unchained}
}
