package jarnac

import (
	"slices"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/option"
)

// A Kind is what a player decides.
type Kind uint8

const (
	KindNone          Kind = iota // the zero Move, which is never legal
	KindDraw                      // draws the letters due
	KindSwap                      // swaps letters at a handover
	KindPlace                     // lays a new word on the first free line
	KindExtend                    // transforms a word of one's own mat
	KindJarnac                    // says Jarnac, and takes a word
	KindPass                      // hands the bag over: "je passe"
	KindLetGo                     // lets the last chance go, or lets a word stand
	KindContest                   // contests the last word
	KindContestJarnac             // contests it, and says Jarnac in one breath
	KindFlag                      // the player's flag falls
	KindResign                    // gives the game up
)

var kindNames = []string{
	"none", "draw", "swap", "place", "extend", "jarnac", "pass", "let go", "contest", "contest and jarnac", "flag", "resign",
}

// String returns the name of the kind, in lower case.
func (k Kind) String() string { return option.Name(k, kindNames) }

// MarshalText returns the name of the kind.
func (k Kind) MarshalText() ([]byte, error) { return option.MarshalName(k, kindNames) }

// UnmarshalText reads the name of a kind.
func (k *Kind) UnmarshalText(text []byte) error { return option.UnmarshalName(k, kindNames, text) }

const (
	textLen = 15           // as many letters can be set aside, though only three may
	maxText = textLen + 26 // the longest word that a Move holds
	tooMany = maxText + 1  // the length of any longer word
	more    = "…"          // written for the letters that a Move does not hold
)

// A Move is what a player does: a comparable value without pointers. The zero Move
// is no move, and never legal.
//
// Two kinds leave something to chance, [Draw] and [Swap]. As a decision they say how
// many letters come, as a completed move which letters: [State.Complete] or
// [Move.WithDrawn] completes a decision. Letters that are drawn or set aside have no
// order, so that the same decision is always the same Move.
//
// A Move may be impossible to play. [State.Check] judges it. A word of more than 41 letters is
// never legal: the Move keeps the first of them for its text, and "…" stands for the others.
type Move struct {
	// text is the word, or the letters that a Swap sets aside, sorted. more is the rest
	// of a word that is longer than text; of a Draw or Swap, how often each of A to Z came.
	text  [textLen]byte
	more  [26]byte
	kind  Kind
	n     uint8 // the letters of the word, set aside, or to draw; tooMany for a word of more than maxText, textLen+1 for a swap of more
	given bool  // a Draw or Swap has its letters
	line  int16 // from 1; 0 where the move names none, noSuchLine where it names line 0
}

// Draw returns the decision to draw the n letters that are due.
func Draw(n int) Move { return Move{kind: KindDraw, n: uint8(min(max(n, 0), bag.MaxLen))} }

// Swap returns the decision to set these letters aside and draw new ones: as many, and one
// more for each contest won (official/contest/swap-returns).
func Swap(aside string) Move {
	m := wordMove(KindSwap, 0, aside[:min(len(aside), textLen+1)])
	slices.Sort(m.text[:min(int(m.n), textLen)])
	return m
}

// Place returns the move that lays a new word on the first free line.
func Place(word string) Move { return wordMove(KindPlace, 0, word) }

// Extend returns the move that transforms the word on a line of the player's mat into word.
func Extend(line int, word string) Move { return wordMove(KindExtend, lineNumber(line), word) }

// Jarnac returns the move that takes word from the opponent: the word on that line of the
// opponent's mat, transformed, or with line 0 a new word from the opponent's rack.
func Jarnac(line int, word string) Move { return wordMove(KindJarnac, fromLine(line), word) }

// Contest returns the move of a player who says that the opponent's last word is bad, or one
// of the Jarnacs that the opponent called at this handover.
func Contest() Move { return Move{kind: KindContest} }

// ContestJarnac returns a [Contest], and in the same breath a [Jarnac] on the mats as they
// lie once the bad word is undone. When the contested word is good, the Jarnac is void.
func ContestJarnac(line int, word string) Move {
	return wordMove(KindContestJarnac, fromLine(line), word)
}

// Pass returns the move that hands the bag over.
func Pass() Move { return Move{kind: KindPass} }

// LetGo returns the move of a player who has no Jarnac to call in the last chance, and of one
// who does not contest the word or the Jarnac with which the game ends.
func LetGo() Move { return Move{kind: KindLetGo} }

// Flag returns the fall of the player's flag: their time has run out.
func Flag() Move { return Move{kind: KindFlag} }

// Resign returns the move that gives the game up.
func Resign() Move { return Move{kind: KindResign} }

// wordMove returns a move with a word. A word of more than maxText letters keeps the first.
func wordMove(k Kind, line int16, word string) Move {
	m := Move{kind: k, line: line, n: uint8(min(len(word), tooMany))}
	if rest := word[copy(m.text[:], word):]; k != KindSwap {
		copy(m.more[:], rest)
	}
	return m
}

const (
	noSuchLine = -1  // line 0, as it is written
	farLine    = 999 // and any line beyond it
)

// lineNumber returns a line as a Move keeps it: what no mat has stays impossible.
func lineNumber(n int) int16 {
	if n <= 0 {
		return noSuchLine
	}
	return int16(min(n, farLine))
}

// fromLine returns the line of a Jarnac, where 0 is the rack.
func fromLine(n int) int16 {
	if n == 0 {
		return 0
	}
	return lineNumber(n)
}

// Kind returns what the move does.
func (m Move) Kind() Kind { return m.kind }

// Word returns the word of a Place, an Extend, a Jarnac or a ContestJarnac, and "" of other
// moves.
func (m Move) Word() string {
	if !m.hasWord() {
		return ""
	}
	return string(m.appendText(make([]byte, 0, textLen)))
}

func (m *Move) hasWord() bool {
	switch m.kind {
	case KindPlace, KindExtend, KindJarnac, KindContestJarnac:
		return true
	}
	return false
}

// Line returns the line that an Extend or a Jarnac, alone or after a contest, transforms, from
// 1, or 0 for none. A line below 1 that the move names is -1, and one beyond 999 is 999.
func (m Move) Line() int { return int(m.line) }

// Count returns the number of letters that a Draw or a completed Swap draws, and that the
// decision to swap sets aside; 0 of other moves.
func (m Move) Count() int {
	switch {
	case m.kind == KindSwap && m.given:
		return m.came()
	case m.kind == KindDraw, m.kind == KindSwap:
		return int(m.n)
	}
	return 0
}

// Aside returns the letters that a Swap sets aside, sorted.
func (m Move) Aside() string {
	if m.kind != KindSwap {
		return ""
	}
	return string(m.appendText(nil))
}

// Drawn returns the letters that came with a completed Draw or Swap, sorted.
func (m Move) Drawn() string {
	if !m.given {
		return ""
	}
	return string(m.appendDrawn(nil))
}

// Completed reports whether m leaves nothing to chance: it is a Draw or Swap
// with its letters, or another move.
func (m Move) Completed() bool { return m.given || m.kind != KindDraw && m.kind != KindSwap }

// WithDrawn returns the Draw or Swap m, completed with the letters that came, A to Z in any
// order. It returns other moves as they are, and m if drawn has other characters.
func (m Move) WithDrawn(drawn string) Move {
	if m.kind != KindDraw && m.kind != KindSwap || len(drawn) > bag.MaxLen || drawn != "" && !isWord(drawn) {
		return m
	}
	m.more, m.given = [26]byte{}, m.kind == KindSwap || drawn != ""
	for i := range len(drawn) {
		m.more[drawn[i]-'A']++
	}
	if m.kind == KindDraw {
		m.n = uint8(len(drawn))
	}
	return m
}

// Decision returns m without the letters that chance brought: what [State.Moves] yields.
func (m Move) Decision() Move {
	if m.given {
		m.more, m.given = [26]byte{}, false
	}
	return m
}

// came returns the number of letters that came with a completed Draw or Swap.
func (m *Move) came() int { return m.drawn().Len() }

// drawn returns the letters that came with a completed Draw or Swap.
func (m *Move) drawn() bag.Bag { return bag.OfCounts(m.more, 0) }

func (m *Move) appendDrawn(dst []byte) []byte {
	for i, c := range m.more {
		for range c {
			dst = append(dst, 'A'+byte(i))
		}
	}
	return dst
}

// word returns the text of m, which has to be letters A to Z and no more than a line holds.
func (m *Move) word() word { return pack(m.text[:m.n]) }

// isWord reports whether the text of m is letters A to Z, at least one, as far as m
// holds it.
func (m *Move) isWord() bool {
	var buf [tooMany]byte
	return isWord(m.appendHeld(buf[:0]))
}

// appendText appends the word, or the letters set aside.
func (m *Move) appendText(dst []byte) []byte {
	dst = m.appendHeld(dst)
	if m.n > maxText || m.kind == KindSwap && m.n > textLen {
		dst = append(dst, more...)
	}
	return dst
}

// appendHeld appends as many of these letters as m holds.
func (m *Move) appendHeld(dst []byte) []byte {
	dst = append(dst, m.text[:min(int(m.n), textLen)]...)
	if m.n > textLen && m.kind != KindSwap {
		dst = append(dst, m.more[:min(int(m.n), maxText)-textLen]...)
	}
	return dst
}
