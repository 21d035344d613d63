package scrabblecards

import (
	"slices"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/option"
)

// A Kind is a kind of move.
type Kind uint8

const (
	KindNone     Kind = iota // the zero Move, which is never legal
	KindDraw                 // draw the cards that are due
	KindPlace                // lay a word
	KindExchange             // exchange cards with the bag
	KindPass                 // pass
	KindLetGo                // do not contest the word that empties a rack, and so end the game
	KindContest              // contest the last word
	KindResign               // give the game up
)

var kindNames = []string{"none", "draw", "place", "exchange", "pass", "let go", "contest", "resign"}

// String returns the name of the kind, in lower case.
func (k Kind) String() string { return option.Name(k, kindNames) }

// MarshalText returns the text of [Kind.String], and an error for an invalid value.
func (k Kind) MarshalText() ([]byte, error) { return option.MarshalName(k, kindNames) }

// UnmarshalText reads what String writes.
func (k *Kind) UnmarshalText(text []byte) error { return option.UnmarshalName(k, kindNames, text) }

// A Bonus is the bonus card of a placement: the number by which it multiplies words, or 0.
type Bonus uint8

const (
	NoBonus    Bonus = 0
	DoubleWord Bonus = 2
	TripleWord Bonus = 3
)

var (
	bonuses    = [...]Bonus{NoBonus, DoubleWord, TripleWord}
	bonusNames = []string{"none", "double word", "triple word"}
)

// index returns where the card is among bonuses, or beyond them.
func (b Bonus) index() uint8 { return uint8(slices.Index(bonuses[:], b)) }

// String returns the name of the card.
func (b Bonus) String() string { return option.Name(b.index(), bonusNames) }

// A Move is what a player does. It is a comparable value without pointers. The
// zero Move is not a move.
//
// Two kinds leave something to chance, [Draw] and [Exchange]. As a decision they say how
// many cards are drawn, and as a completed move which cards. [State.Complete] and
// [Move.WithDrawn] turn a decision into a completed move. The order of cards drawn or set
// aside does not count: a Move keeps them sorted.
//
// A Move need not be legal; [State.Check] decides that.
type Move struct {
	kind  Kind
	dir   board.Direction
	bonus Bonus
	on    uint8 // the letter of the word that the bonus card is on, from 1
	n     uint8 // the letters of the word, the cards drawn or set aside
	drawn uint8 // the cards that came with a completed draw or exchange
	at    board.Square
	// codes is the word as it will lie; or the cards set aside, or drawn where none are
	// set aside, and from maxRack on those drawn in an exchange.
	codes [16]uint8
}

// Draw returns the decision to draw the n cards that are due.
func Draw(n int) Move { return Move{kind: KindDraw, n: uint8(min(max(n, 0), 255))} }

// Place lays a word that begins on a square. The word includes letters that are on the
// table already: A to Z, or a to z for jokers. With other letters, or more than 15, the Move
// is never legal.
func Place(at board.Square, d board.Direction, word string) Move {
	m := Move{kind: KindPlace, dir: d, at: at}
	if len(word) > 15 || d > board.Down {
		return m
	}
	for i := range len(word) {
		if m.codes[i] = letterCode(word[i]); m.codes[i] == 0 {
			return Move{kind: KindPlace, dir: d, at: at}
		}
	}
	m.n = uint8(len(word))
	return m
}

// WithBonus returns the placement m with a bonus card on a letter of its word, counted from
// 1. Other moves are returned unchanged.
func (m Move) WithBonus(b Bonus, letter int) Move {
	if m.kind == KindPlace {
		m.bonus, m.on = b, uint8(min(max(letter, 0), 255))
	}
	return m
}

// Exchange returns the decision to set these cards aside and to draw as many: A to Z, ?, 2
// and 3. With other cards, or more than 8, the Move is never legal.
func Exchange(aside string) Move {
	m := Move{kind: KindExchange}
	if codes, ok := rackCodes(aside); ok {
		m.n = uint8(len(aside))
		copy(m.codes[:], codes[:])
	}
	return m
}

// ExchangeCount returns an exchange of n unnamed cards, which is what the other players see.
func ExchangeCount(n int) Move { return Move{kind: KindExchange, n: uint8(min(max(n, 0), 255))} }

// rackCodes returns cards that are drawn or set aside, sorted.
func rackCodes(cards string) (codes [maxRack]uint8, ok bool) {
	if len(cards) > maxRack {
		return codes, false
	}
	for i := range len(cards) {
		if codes[i] = cardCode(cards[i]); codes[i] == 0 {
			return [maxRack]uint8{}, false
		}
	}
	slices.Sort(codes[:len(cards)])
	return codes, true
}

// Pass gives up the turn.
func Pass() Move { return Move{kind: KindPass} }

// LetGo does not contest the word that empties a rack: the game ends.
func LetGo() Move { return Move{kind: KindLetGo} }

// Contest claims that a word of the last placement is bad.
func Contest() Move { return Move{kind: KindContest} }

// Resign gives up the game: it ends, and the best of the others wins (cards/resign).
func Resign() Move { return Move{kind: KindResign} }

// Kind returns the kind of the move.
func (m Move) Kind() Kind { return m.kind }

// At returns the square where the word of a placement begins.
func (m Move) At() board.Square { return m.at }

// Direction returns the direction in which the word of a placement runs.
func (m Move) Direction() board.Direction { return m.dir }

// Word returns the whole word of a placement, the letters of jokers in lower case. Other
// moves have none: "".
func (m Move) Word() string {
	if m.kind != KindPlace {
		return ""
	}
	return codesText(m.codes[:min(m.n, 15)])
}

// Bonus returns the bonus card of a placement and the letter of the word that it is on,
// counted from 1.
func (m Move) Bonus() (b Bonus, letter int) { return m.bonus, int(m.on) }

// Count returns the number of cards that a move draws or exchanges, 0 for other moves.
func (m Move) Count() int {
	if m.kind == KindDraw || m.kind == KindExchange {
		return int(m.n)
	}
	return 0
}

// Aside returns the cards that an Exchange sets aside, sorted. It is "" if they are not
// named.
func (m Move) Aside() string { return codesText(m.aside()) }

// Drawn returns the cards of a completed Draw or Exchange, sorted.
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
		return m.codes[maxRack:][:m.drawn]
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

// Completed reports whether m leaves nothing to chance: a Draw or an Exchange must name
// the cards drawn.
func (m Move) Completed() bool {
	return m.kind != KindDraw && m.kind != KindExchange || m.drawn > 0
}

// WithDrawn completes the Draw or Exchange m with the cards drawn. Other moves are returned
// unchanged. With invalid cards, or more than 8, m stays a decision.
func (m Move) WithDrawn(drawn string) Move {
	m = m.Decision()
	codes, ok := rackCodes(drawn)
	switch {
	case !ok:
	case m.kind == KindDraw:
		copy(m.codes[:], codes[:])
		m.n, m.drawn = uint8(len(drawn)), uint8(len(drawn))
	case m.kind == KindExchange:
		copy(m.codes[maxRack:], codes[:])
		m.drawn = uint8(len(drawn))
	}
	return m
}

// Decision returns m without the cards drawn, as [State.Moves] yields it.
func (m Move) Decision() Move {
	switch m.kind {
	case KindDraw:
		m.codes, m.drawn = [16]uint8{}, 0
	case KindExchange:
		clear(m.codes[maxRack:])
		m.drawn = 0
	}
	return m
}
