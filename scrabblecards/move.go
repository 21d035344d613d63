package scrabblecards

import (
	"slices"

	"github.com/jeudelettres/lettres/internal/option"
)

// A Kind is what a player decides.
type Kind uint8

const (
	KindNone     Kind = iota // the zero Move, which is never legal
	KindDraw                 // draws the cards due
	KindPlace                // lays a word
	KindExchange             // exchanges cards with the deck
	KindPass                 // passes
	KindLetGo                // lets the move that goes out stand, and the game end
	KindContest              // contests the last move
	KindResign               // gives the game up
)

var kindNames = []string{"none", "draw", "place", "exchange", "pass", "let go", "contest", "resign"}

// String is the name of the kind, in lower case.
func (k Kind) String() string { return option.Name(k, kindNames) }

// A Bonus is a bonus card in a Move: what the words are multiplied by, or 0.
type Bonus uint8

const (
	NoBonus    Bonus = 0
	DoubleWord Bonus = 2
	TripleWord Bonus = 3
)

// String is what the card is called.
func (b Bonus) String() string {
	switch b {
	case NoBonus:
		return "none"
	case DoubleWord:
		return "double word"
	case TripleWord:
		return "triple word"
	}
	return "invalid"
}

// A Move is what a player does. It is a comparable value without a pointer, and the
// zero Move is none.
//
// Two kinds leave something to chance, [Draw] and [Exchange]: as a decision they say
// how many cards come, as a completed move which. [State.Complete] or [Move.With]
// makes the one of the other. Cards that are drawn or set aside have no order: a Move
// keeps them sorted.
//
// A Move can say what cannot be done, as long as it can be written: [State.Check]
// judges it.
type Move struct {
	kind     Kind
	dir      Direction
	bonus    Bonus
	on       uint8 // the letter of the word that the bonus card goes on, from 1
	n        uint8 // the letters of the word, the cards drawn or set aside
	drawn    uint8 // the cards that came with a completed draw or exchange
	row, col int16
	// codes is the word as it will lie; or the cards set aside, or drawn where none are
	// set aside, and from maxHand on those drawn in an exchange.
	codes [16]uint8
}

// far is a row or column that no letter can reach.
const far = 999

// Draw is the decision to draw the n cards that are due.
func Draw(n int) Move { return Move{kind: KindDraw, n: uint8(min(max(n, 0), 255))} }

// Place is the move that lays a word from a row and a column on: the whole word, with
// the letters that lie there already; A to Z, and a to z for jokers. A word of other
// letters, or of more than 15, makes a Move that is never legal.
func Place(row, col int, d Direction, word string) Move {
	m := Move{kind: KindPlace, dir: d, row: coordinate(row), col: coordinate(col)}
	if len(word) > 15 || d > Down {
		return m
	}
	for i := range len(word) {
		if m.codes[i] = letterCode(word[i]); m.codes[i] == 0 {
			return Move{kind: KindPlace, dir: d, row: m.row, col: m.col}
		}
	}
	m.n = uint8(len(word))
	return m
}

func coordinate(n int) int16 { return int16(min(max(n, -far), far)) }

// With bonus is the placement m with a bonus card on one of its letters, from 1; other
// moves are returned as they are.
func (m Move) WithBonus(b Bonus, letter int) Move {
	if m.kind == KindPlace {
		m.bonus, m.on = b, uint8(min(max(letter, 0), 255))
	}
	return m
}

// Exchange is the decision to set these cards aside and to draw as many: A to Z, ?, 2
// and 3. Other cards, and more than 8, make a Move that is never legal.
func Exchange(aside string) Move {
	m := Move{kind: KindExchange}
	if codes, ok := handCodes(aside); ok {
		m.n = uint8(len(aside))
		copy(m.codes[:], codes[:])
	}
	return m
}

// handCodes is cards that are drawn or set aside, sorted.
func handCodes(cards string) (codes [maxHand]uint8, ok bool) {
	if len(cards) > maxHand {
		return codes, false
	}
	for i := range len(cards) {
		if codes[i] = cardCode(cards[i]); codes[i] == 0 {
			return [maxHand]uint8{}, false
		}
	}
	slices.Sort(codes[:len(cards)])
	return codes, true
}

// Pass is the move that gives the turn up.
func Pass() Move { return Move{kind: KindPass} }

// LetGo is the move of who does not contest the move that goes out.
func LetGo() Move { return Move{kind: KindLetGo} }

// Contest is the move of who says that a word of the last move is bad.
func Contest() Move { return Move{kind: KindContest} }

// Resign is the move that gives the game up: it ends, and the best score of the others
// wins.
func Resign() Move { return Move{kind: KindResign} }

// Kind is what the move does.
func (m Move) Kind() Kind { return m.kind }

// Row and Column are where the word of a placement begins.
func (m Move) Row() int    { return int(m.row) }
func (m Move) Column() int { return int(m.col) }

// Direction is where the word of a placement goes.
func (m Move) Direction() Direction { return m.dir }

// Word is the whole word of a placement, with the letters of jokers in lower case; ""
// of other moves.
func (m Move) Word() string {
	if m.kind != KindPlace {
		return ""
	}
	return codesText(m.codes[:min(m.n, 15)])
}

// Bonus is the bonus card of a placement, and the letter of the word that it goes on,
// from 1.
func (m Move) Bonus() (b Bonus, letter int) { return m.bonus, int(m.on) }

// Count is the number of cards that a move draws or exchanges; 0 of other moves.
func (m Move) Count() int {
	if m.kind == KindDraw || m.kind == KindExchange {
		return int(m.n)
	}
	return 0
}

// Aside is the cards that an Exchange sets aside, sorted; "" where it does not name
// them.
func (m Move) Aside() string { return codesText(m.aside()) }

// Drawn is the cards that came with a completed Draw or Exchange, sorted.
func (m Move) Drawn() string { return codesText(m.drawnCodes()) }

func (m *Move) aside() []uint8 {
	if m.kind != KindExchange || m.codes[0] == 0 {
		return nil
	}
	return m.codes[:m.n]
}

func (m *Move) drawnCodes() []uint8 {
	switch m.kind {
	case KindDraw:
		return m.codes[:m.drawn]
	case KindExchange:
		return m.codes[maxHand:][:m.drawn]
	}
	return nil
}

func codesText(codes []uint8) string {
	var text [16]byte
	for i, c := range codes {
		text[i] = codeByte(c)
	}
	return string(text[:len(codes)])
}

// Completed reports whether m leaves nothing to chance: it is a Draw or an Exchange
// with its cards, or another move.
func (m Move) Completed() bool {
	return m.kind != KindDraw && m.kind != KindExchange || m.drawn > 0
}

// With is the Draw or Exchange m, completed with the cards that came; other moves are
// returned as they are. Cards that are none, or more than 8, leave it a decision.
func (m Move) With(drawn string) Move {
	m = m.Decision()
	codes, ok := handCodes(drawn)
	switch {
	case !ok:
	case m.kind == KindDraw:
		copy(m.codes[:], codes[:])
		m.n, m.drawn = uint8(len(drawn)), uint8(len(drawn))
	case m.kind == KindExchange:
		copy(m.codes[maxHand:], codes[:])
		m.drawn = uint8(len(drawn))
	}
	return m
}

// Decision is m without the cards that chance brought: what [State.Moves] yields.
func (m Move) Decision() Move {
	switch m.kind {
	case KindDraw:
		m.codes, m.drawn = [16]uint8{}, 0
	case KindExchange:
		clear(m.codes[maxHand:])
		m.drawn = 0
	}
	return m
}
