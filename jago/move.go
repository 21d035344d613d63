package jago

import (
	"slices"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/option"
)

// A Kind is what a player decides.
type Kind uint8

const (
	KindNone    Kind = iota // the zero Move, which is never legal
	KindDraw                // draws the letters due
	KindPlace               // lays a word, or steals one
	KindEndTurn             // ends the turn
	KindContest             // contests the last word
	KindFlip                // flips letters after a contest
	KindFlag                // the player's last minute has run out
	KindResign              // gives the game up
)

var kindNames = []string{"none", "draw", "place", "end", "contest", "flip", "flag", "resign"}

// String returns the name of the kind, in lower case.
func (k Kind) String() string { return option.Name(k, kindNames) }

// MarshalText returns the text of [Kind.String], and an error for an unknown value.
func (k Kind) MarshalText() ([]byte, error) { return option.MarshalName(k, kindNames) }

// UnmarshalText reads the name of a kind.
func (k *Kind) UnmarshalText(text []byte) error { return option.UnmarshalName(k, kindNames, text) }

// A Move is what a player does. It is a comparable value without a pointer. The zero
// Move is never legal.
//
// A [Draw] leaves something to chance: as a decision it says how many letters come, as
// a completed move which ones. [State.Complete] or [Move.WithDrawn] completes it. Letters
// that are drawn or come from beside the board have no order: a Move keeps them sorted.
//
// A Move may be illegal: [State.Check] judges it.
type Move struct {
	kind Kind
	at   uint8 // the square of the first letter of the word
	dir  board.Direction
	n    uint8 // the number of letters of the word, of letters to draw, of squares to flip
	more uint8 // the number of letters from beside the board, or of those drawn
	// codes is the word, 1 to 26 for A to Z, and from Size on the letters from beside the
	// board; or the letters drawn; or the squares to flip.
	codes [2 * Size]uint8
}

// Draw returns the decision to draw the n letters that are due.
func Draw(n int) Move { return Move{kind: KindDraw, n: uint8(min(max(n, 0), 255))} }

// Place returns the move that lays a word from a square on: the whole word, with the letters
// that lie there already and stay. Letters that it replaces are seen by comparison. Those
// that it needs come from the rack: see [Move.FromBeside]. A word that has other characters
// than A to Z or goes beyond the board is a Move that is never legal.
func Place(at board.Square, d board.Direction, word string) Move {
	m := Move{kind: KindPlace, at: uint8(indexOf(at)), dir: d}
	if m.at == nowhere || d > board.Down || placeOf(int(m.at), d)+len(word) > Size || !codesOf(m.codes[:Size], word) {
		return unplaced
	}
	m.n = uint8(len(word))
	return m
}

// unplaced lays a word nowhere.
var unplaced = Move{kind: KindPlace, at: nowhere}

// FromBeside returns the placement m with these of its letters from beside the board
// (jago/replaced); other moves are returned as they are. More than 11 letters, or characters
// other than A to Z, make a Move that is never legal.
func (m Move) FromBeside(letters string) Move {
	if m.kind != KindPlace || m.at == nowhere {
		return m
	}
	clear(m.codes[Size:])
	if len(letters) > Size || !codesOf(m.codes[Size:], letters) {
		return unplaced
	}
	m.more = uint8(len(letters))
	slices.Sort(m.besides())
	return m
}

// besides returns the letters from beside the board.
func (m *Move) besides() []uint8 { return m.codes[Size:][:m.more] }

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

// EndTurn returns the move that ends the turn.
func EndTurn() Move { return Move{kind: KindEndTurn} }

// Contest returns the move of a player who says that the opponent's last word is bad.
func Contest() Move { return Move{kind: KindContest} }

// Flip returns the move of a player who was right about a contest: it flips letters of the
// other player to one's own colour, each square once, or none. More than 9 squares make a
// Move that is never legal.
func Flip(at ...board.Square) Move {
	m := Move{kind: KindFlip, n: uint8(min(len(at), maxFlipped+1))}
	at = at[:min(len(at), maxFlipped)]
	for i, q := range at {
		m.codes[i] = uint8(indexOf(q))
	}
	slices.Sort(m.codes[:len(at)])
	return m
}

// Flag says that the last minute of the player has run out (jago/end).
func Flag() Move { return Move{kind: KindFlag} }

// Resign returns the move that gives the game up (jago/resign).
func Resign() Move { return Move{kind: KindResign} }

// Kind returns what the move does.
func (m Move) Kind() Kind { return m.kind }

// At returns the square of the first letter of the word that a placement lays; beyond the
// board where it has none.
func (m Move) At() board.Square {
	if m.at == nowhere {
		return board.At(-1, -1)
	}
	return squareOf(int(m.at))
}

// Direction returns the direction of a word that is laid.
func (m Move) Direction() board.Direction { return m.dir }

// Word returns the whole word that is laid, "" of other moves.
func (m Move) Word() string {
	if m.kind != KindPlace {
		return ""
	}
	return lettersText(m.codes[:m.n])
}

// Beside returns the letters of a word that come from beside the board, sorted.
func (m Move) Beside() string {
	if m.kind != KindPlace {
		return ""
	}
	return lettersText(m.besides())
}

// Squares returns the squares of the letters that a Flip flips, in order.
func (m Move) Squares() (at []board.Square) {
	if m.kind == KindFlip {
		for _, q := range m.codes[:min(m.n, maxFlipped)] {
			at = append(at, squareOf(int(q)))
		}
	}
	return at
}

// Count returns the number of letters that a Draw draws; 0 of other moves.
func (m Move) Count() int {
	if m.kind != KindDraw {
		return 0
	}
	return int(m.n)
}

// Drawn returns the letters that came with a completed Draw, sorted.
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

// bagOf returns letters, 1 to 26 for A to Z, as a Bag.
func bagOf(codes []uint8) bag.Bag {
	var text [2 * Size]byte
	for i, c := range codes {
		text[i] = 'A' + c - 1
	}
	return bag.Of(text[:len(codes)])
}

// Completed reports whether m leaves nothing to chance: it is a Draw with its letters,
// or another move.
func (m Move) Completed() bool { return m.kind != KindDraw || m.more > 0 }

// WithDrawn returns the Draw m, completed with the letters that came; other moves are
// returned as they are. More than 12 letters, or characters other than A to Z, leave it a
// decision.
func (m Move) WithDrawn(drawn string) Move {
	m = m.Decision()
	c := m
	if m.kind != KindDraw || len(drawn) > maxRack || !codesOf(c.codes[:], drawn) {
		return m
	}
	slices.Sort(c.codes[:len(drawn)])
	c.n, c.more = uint8(len(drawn)), uint8(len(drawn))
	return c
}

// Decision returns m without the letters that chance brought: what [State.Moves] yields.
func (m Move) Decision() Move {
	if m.kind == KindDraw {
		m.codes, m.more = [2 * Size]uint8{}, 0
	}
	return m
}
