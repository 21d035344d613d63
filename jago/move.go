package jago

import (
	"slices"

	"github.com/jeudelettres/lettres/internal/option"
)

// A Kind is what a player decides.
type Kind uint8

const (
	KindNone    Kind = iota // the zero Move, which is never legal
	KindDraw                // draws the letters due
	KindLay                 // lays a word, or steals one
	KindEnd                 // ends the turn
	KindContest             // contests the last word
	KindTurn                // turns letters after a contest
	KindFlag                // the player's last minute has run out
	KindResign              // gives the game up
)

var kindNames = []string{"none", "draw", "lay", "end", "contest", "turn", "flag", "resign"}

// String is the name of the kind, in lower case.
func (k Kind) String() string { return option.Name(k, kindNames) }

// A Move is what a player does. It is a comparable value without a pointer, and the
// zero Move is none.
//
// A [Draw] leaves something to chance: as a decision it says how many letters come, as
// a completed move which. [State.Complete] or [Move.With] makes the one of the other.
// Letters that are drawn or come from beside the board have no order: a Move keeps them
// sorted.
//
// A Move can say what cannot be done, as long as it can be written: [State.Check]
// judges it.
type Move struct {
	kind Kind
	at   Square // of the first letter of the word
	dir  Direction
	n    uint8 // the letters of the word, those drawn, the squares turned
	more uint8 // the letters from beside the board; those that came with a completed draw
	// codes is the word, 1 to 26 for A to Z, and from Size on the letters from beside the
	// board; or the letters drawn; or the squares turned.
	codes [2 * Size]uint8
}

// Draw is the decision to draw the n letters that are due.
func Draw(n int) Move { return Move{kind: KindDraw, n: uint8(min(max(n, 0), 255))} }

// Lay is the move that lays a word from a square on: the whole word, with the letters
// that lie there already and stay. Letters that it replaces are seen by comparison, and
// those that it needs come from the rack, but for beside, which come from beside the
// board. What is not A to Z, or goes beyond the board, is a Move that is never legal.
func Lay(at Square, d Direction, word, beside string) Move {
	m := Move{kind: KindLay, at: at, dir: d}
	if at >= squares || d > Down || len(word) > Size || len(beside) > Size {
		return Move{kind: KindLay, at: nowhere}
	}
	if _, place := d.line(int(at)); place+len(word) > Size {
		return Move{kind: KindLay, at: nowhere}
	}
	if !codesOf(m.codes[:Size], word) || !codesOf(m.codes[Size:], beside) {
		return Move{kind: KindLay, at: nowhere}
	}
	m.n, m.more = uint8(len(word)), uint8(len(beside))
	slices.Sort(m.codes[Size:][:m.more])
	return m
}

// codesOf writes letters to dst, and reports whether they are A to Z.
func codesOf(dst []uint8, letters string) bool {
	for i := range len(letters) {
		c := letters[i]
		if c < 'A' || c > 'Z' {
			return false
		}
		dst[i] = c - 'A' + 1
	}
	return true
}

// End is the move that ends the turn.
func End() Move { return Move{kind: KindEnd} }

// Contest is the move of who says that the opponent's last word is bad.
func Contest() Move { return Move{kind: KindContest} }

// Turn is the move of who was right about a contest: it turns letters of the other
// player to the own colour, each square once, or none. More than 9 squares make a Move
// that is never legal.
func Turn(at ...Square) Move {
	m := Move{kind: KindTurn, n: uint8(min(len(at), maxTurned+1))}
	for i, q := range at[:min(len(at), maxTurned)] {
		m.codes[i] = uint8(q)
	}
	slices.Sort(m.codes[:min(len(at), maxTurned)])
	return m
}

// Flag is the move, if it can be called one, of a player whose last minute has run out
// (jago/end).
func Flag() Move { return Move{kind: KindFlag} }

// Resign is the move that gives the game up (jago/resign).
func Resign() Move { return Move{kind: KindResign} }

// Kind is what the move does.
func (m Move) Kind() Kind { return m.kind }

// At is the square of the first letter of a word that is laid.
func (m Move) At() Square { return m.at }

// Direction is where a word that is laid goes.
func (m Move) Direction() Direction { return m.dir }

// Word is the whole word that is laid, "" of other moves.
func (m Move) Word() string {
	if m.kind != KindLay {
		return ""
	}
	return lettersText(m.codes[:m.n])
}

// Beside is the letters of it that come from beside the board, sorted.
func (m Move) Beside() string {
	if m.kind != KindLay {
		return ""
	}
	return lettersText(m.codes[Size:][:m.more])
}

// Squares is the squares that a Turn turns, in order.
func (m Move) Squares() (at []Square) {
	if m.kind == KindTurn {
		for _, q := range m.codes[:min(m.n, maxTurned)] {
			at = append(at, Square(q))
		}
	}
	return at
}

// Count is the number of letters that a Draw draws; 0 of other moves.
func (m Move) Count() int {
	if m.kind != KindDraw {
		return 0
	}
	return int(m.n)
}

// Drawn is the letters that came with a completed Draw, sorted.
func (m Move) Drawn() string {
	if m.kind != KindDraw {
		return ""
	}
	return lettersText(m.codes[:m.more])
}

func lettersText(codes []uint8) string {
	var text [2 * Size]byte
	for i, c := range codes {
		text[i] = 'A' + c - 1
	}
	return string(text[:len(codes)])
}

// Completed reports whether m leaves nothing to chance: it is a Draw with its letters,
// or another move.
func (m Move) Completed() bool { return m.kind != KindDraw || m.more > 0 }

// With is the Draw m, completed with the letters that came; other moves are returned as
// they are. What is not A to Z, or more than 12, leaves it a decision.
func (m Move) With(drawn string) Move {
	m = m.Decision()
	if m.kind != KindDraw || len(drawn) > maxRack {
		return m
	}
	c := m
	if !codesOf(c.codes[:], drawn) {
		return m
	}
	slices.Sort(c.codes[:len(drawn)])
	c.n, c.more = uint8(len(drawn)), uint8(len(drawn))
	return c
}

// Decision is m without the letters that chance brought: what [State.Moves] yields.
func (m Move) Decision() Move {
	if m.kind == KindDraw {
		m.codes, m.more = [2 * Size]uint8{}, 0
	}
	return m
}
