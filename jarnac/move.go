package jarnac

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/internal/option"
)

// A Kind is what a player decides.
type Kind uint8

const (
	KindNone          Kind = iota // the zero Move, which is never legal
	KindDraw                      // draws the letters due
	KindSwap                      // swaps three letters at a handover
	KindLay                       // lays a new word on the first free line
	KindExtend                    // transforms a word of one's own mat
	KindJarnac                    // says Jarnac, and takes a word
	KindPass                      // hands the bag over: "je passe"
	KindLetGo                     // lets the last chance go, and what is still in question stand
	KindContest                   // contests the last word
	KindContestJarnac             // contests it, and says Jarnac in one breath
	KindFlag                      // the player's flag falls
	KindResign                    // gives the game up
)

var kindNames = []string{
	"none", "draw", "swap", "lay", "extend", "jarnac", "pass", "let go", "contest", "contest and jarnac", "flag", "resign",
}

// String is the name of the kind, in lower case.
func (k Kind) String() string { return option.Name(k, kindNames) }

// A Move is what a player does. It is comparable, and the zero Move is none.
//
// Two kinds leave something to chance, [Draw] and [Swap]: as a decision they
// say how many letters come, and as a completed move which. [State.Complete] or
// [Move.With] makes the one of the other. Letters that are drawn or set aside
// have no order: a Move keeps them sorted, so that the same decision is the
// same Move.
//
// A Move can say what cannot be done, as long as it can be written: [State.Check]
// judges it.
type Move struct {
	// text is the word of a Lay, Extend, Jarnac or ContestJarnac, the letters of a
	// completed Draw, the letters of a Swap: "AEI" as a decision, "AEI+BCD"
	// completed.
	text string
	kind Kind
	n    uint8 // how many letters a Draw draws
	line int16 // from 1; 0 where the move names none, noSuchLine where it names line 0
}

// Draw is the decision to draw the n letters that are due.
func Draw(n int) Move { return Move{kind: KindDraw, n: uint8(min(max(n, 0), 255))} }

// Swap is the decision to set these letters aside and draw new ones: as many, and
// one more for each contest won (official/contest/swap-returns).
func Swap(aside string) Move { return Move{kind: KindSwap, text: sorted(aside)} }

// Lay is the move that lays a new word on the first free line.
func Lay(word string) Move { return Move{kind: KindLay, text: word} }

// Extend is the move that makes word of the one on a line of the player's mat.
func Extend(line int, word string) Move {
	return Move{kind: KindExtend, line: lineNumber(line), text: word}
}

// Jarnac is the move that takes word from the opponent: the word on that line
// of the opponent's mat, transformed, or with line 0 a new word from the
// opponent's rack.
func Jarnac(line int, word string) Move {
	m := Move{kind: KindJarnac, text: word}
	if line != 0 {
		m.line = lineNumber(line)
	}
	return m
}

// Contest is the move of who says that the opponent's last word is bad, or one
// of the Jarnacs that the opponent called at this handover.
func Contest() Move { return Move{kind: KindContest} }

// ContestJarnac is a [Contest], and in the same breath a [Jarnac] on what the
// mats hold once the bad word is undone. When the contested word is good, the
// Jarnac is void.
func ContestJarnac(line int, word string) Move {
	m := Jarnac(line, word)
	m.kind = KindContestJarnac
	return m
}

// Pass is the move that hands the bag over.
func Pass() Move { return Move{kind: KindPass} }

// LetGo is the move of who has no Jarnac to call in the last chance, and of who
// does not contest the word or the Jarnac with which the game ends.
func LetGo() Move { return Move{kind: KindLetGo} }

// Flag is the move, if it can be called one, of a player whose time runs out.
func Flag() Move { return Move{kind: KindFlag} }

// Resign is the move that gives the game up.
func Resign() Move { return Move{kind: KindResign} }

const (
	noSuchLine = -1  // line 0, as it is written
	farLine    = 999 // and any line beyond it
)

// lineNumber is a line as a Move keeps it: what no mat has stays impossible.
func lineNumber(n int) int16 {
	if n <= 0 {
		return noSuchLine
	}
	return int16(min(n, farLine))
}

// sorted is the letters of s in order.
func sorted(s string) string {
	for i := 1; i < len(s); i++ {
		if s[i] < s[i-1] {
			b := []byte(s)
			slices.Sort(b)
			return string(b)
		}
	}
	return s
}

// Kind is what the move does.
func (m Move) Kind() Kind { return m.kind }

// Word is the word of a Lay, an Extend, a Jarnac or a ContestJarnac, and "" of
// other moves.
func (m Move) Word() string {
	switch m.kind {
	case KindLay, KindExtend, KindJarnac, KindContestJarnac:
		return m.text
	}
	return ""
}

// Line is the line that an Extend or a Jarnac, alone or after a contest, transforms, from 1; 0 is none, and
// any other number is no line of a mat.
func (m Move) Line() int { return int(m.line) }

// Count is the number of letters that a Draw or a completed Swap draws, and that
// the decision to swap sets aside; 0 of other moves.
func (m Move) Count() int {
	switch m.kind {
	case KindDraw:
		return int(m.n)
	case KindSwap:
		if aside, drawn, ok := strings.Cut(m.text, "+"); ok {
			return len(drawn)
		} else {
			return len(aside)
		}
	}
	return 0
}

// Aside is the letters that a Swap sets aside, sorted.
func (m Move) Aside() string {
	if m.kind != KindSwap {
		return ""
	}
	aside, _, _ := strings.Cut(m.text, "+")
	return aside
}

// Drawn is the letters that came with a completed Draw or Swap, sorted.
func (m Move) Drawn() string {
	switch m.kind {
	case KindDraw:
		return m.text
	case KindSwap:
		_, drawn, _ := strings.Cut(m.text, "+")
		return drawn
	}
	return ""
}

// Completed reports whether m leaves nothing to chance: it is a Draw or Swap
// with its letters, or another move.
func (m Move) Completed() bool {
	switch m.kind {
	case KindDraw:
		return m.text != ""
	case KindSwap:
		return strings.Contains(m.text, "+")
	}
	return true
}

// With is the Draw or Swap m, completed with the letters that came. Other moves
// are returned as they are.
func (m Move) With(drawn string) Move {
	switch m.kind {
	case KindDraw:
		m.text, m.n = sorted(drawn), uint8(min(len(drawn), 255))
	case KindSwap:
		m.text = m.Aside() + "+" + sorted(drawn)
	}
	return m
}

// Decision is m without the letters that chance brought: what [State.Moves]
// yields.
func (m Move) Decision() Move {
	switch m.kind {
	case KindDraw:
		m.text = ""
	case KindSwap:
		m.text = m.Aside()
	}
	return m
}
