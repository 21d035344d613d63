package scrabble

import (
	"encoding/binary"
	"iter"
	"math/bits"
	"slices"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/internal/option"
)

// A Kind is what a player decides.
type Kind uint8

const (
	KindNone     Kind = iota // nothing: the zero Move, which is never legal
	KindDraw                 // draws the tiles due
	KindPlace                // lays tiles on the board
	KindExchange             // exchanges tiles with the bag
	KindPass                 // passes
	KindLetGo                // lets the move that goes out stand, and the game end
	KindContest              // contests words of the open move
	KindFlag                 // the player's time is out, or one more minute over it has begun
	KindResign               // gives the game up
)

var kindNames = []string{"none", "draw", "place", "exchange", "pass", "let go", "contest", "flag", "resign"}

// String returns the name of the kind, in lower case.
func (k Kind) String() string { return option.Name(k, kindNames) }

// MarshalText returns the text of String, and an error for an unknown kind.
func (k Kind) MarshalText() ([]byte, error) { return option.MarshalName(k, kindNames) }

// UnmarshalText reads the name of a kind.
func (k *Kind) UnmarshalText(text []byte) error { return option.UnmarshalName(k, kindNames, text) }

// A Move is what a player does. It is a comparable value without a
// pointer. The zero Move is never legal.
//
// A placement is the tiles that are laid, each with its square, its letter and
// whether it is a joker: two Moves that lay the same tiles on the same squares are
// ==, whatever word they were written as.
//
// Two kinds leave something to chance, [Draw] and [Exchange]: as a decision they
// say how many tiles come, as a completed move which. [State.Complete] or
// [Move.WithDrawn] makes the one of the other. Tiles that are drawn or set aside have no
// order: a Move keeps them sorted.
//
// A Move may be illegal: [State.Check] judges it.
type Move struct {
	kind Kind
	at   uint8           // the number of the square of the first tile laid
	dir  board.Direction // Across for a single tile
	// n is the number of tiles laid, drawn, or set aside.
	n uint8
	// mask says of a placement which squares from at on are laid, by bit; of a contest
	// which words are contested, by bit, 0 for all.
	mask uint16
	// drawn counts the tiles that came with a completed draw or exchange; of a contest
	// how it went.
	drawn uint8
	// tiles is those laid, set aside, or drawn where none are set aside; in its second
	// half those drawn in an exchange.
	tiles [2 * maxRack]uint8
}

// Draw returns the decision to draw the n tiles that are due.
func Draw(n int) Move { return Move{kind: KindDraw, n: uint8(min(max(n, 0), 255))} }

// Place returns the move that lays a word: at is the square of its first letter, and word has
// A to Z for the tiles laid, a to z for jokers, and a point for each letter that lies there
// already: Place(Centre(), board.Across, "MoT"), Place(Centre(), board.Down, ".ETRE").
// [Public.Placement] takes the letters that lie there too.
//
// Any other word, and more than 8 tiles, make a Move that is never legal.
func Place(at board.Square, d board.Direction, word string) Move {
	start := number(at)
	m := Move{kind: KindPlace, at: uint8(start), dir: d}
	if d > board.Down || len(word) > Size {
		return m
	}
	first := -1
	for i := range len(word) {
		if word[i] == '.' {
			continue
		}
		t := tileOf(word[i])
		if t == 0 || m.n == maxRack {
			return Move{kind: KindPlace, at: m.at, dir: d}
		}
		if first < 0 {
			first = i
		}
		m.mask |= 1 << (i - first)
		m.tiles[m.n] = t
		m.n++
	}
	if first > 0 {
		m.at = uint8(min(start+first*step(d), nowhere))
	}
	if _, place := line(d, start); place+first >= Size || place+len(word) > Size && word[len(word)-1] == '.' {
		m.at = nowhere // a point beyond the board stands for nothing
	}
	if m.n < 2 {
		m.dir = board.Across
	}
	return m
}

// Exchange returns the decision to set these tiles aside, A to Z and ? for a joker, and to
// draw as many. Other letters, and more than 8, make a Move that is never legal.
func Exchange(aside string) Move {
	m := Move{kind: KindExchange}
	if t, ok := rackTiles(aside); ok {
		m.n = uint8(len(aside))
		m.tiles = t
	}
	return m
}

// ExchangeCount returns an exchange of n tiles that are not named, as the others see it. It
// is legal where the game is [Recorded].
func ExchangeCount(n int) Move {
	return Move{kind: KindExchange, n: uint8(min(max(n, 0), 255))}
}

// rackTiles returns tiles that are drawn or set aside, sorted.
func rackTiles(letters string) (tiles [2 * maxRack]uint8, ok bool) {
	if len(letters) > maxRack {
		return tiles, false
	}
	for i := range len(letters) {
		switch c := letters[i]; {
		case 'A' <= c && c <= 'Z':
			tiles[i] = c - 'A' + 1
		case c == bag.Joker:
			tiles[i] = blank
		default:
			return [2 * maxRack]uint8{}, false
		}
	}
	slices.Sort(tiles[:len(letters)])
	return tiles, true
}

// Contest contests words of the open move: those with these numbers, counted from 1 in
// the order of [Public.AppendWords], or without a number all that were not contested yet.
func Contest(words ...int) Move {
	m := Move{kind: KindContest}
	const none = 16 // there is never such a word
	for _, n := range words {
		if n < 1 {
			n = none
		}
		m.mask |= 1 << (min(n, none) - 1)
	}
	return m
}

// What a contest says of how it went.
const (
	asked  = iota // the lexicon decides
	upheld        // a word was bad
	denied        // all were good
)

// Ruled returns the contest m as another dictionary decided it, for games that are
// [Recorded]: bad means that a word was bad. Other moves are returned as they are.
func (m Move) Ruled(bad bool) Move {
	if m.kind == KindContest {
		if m.drawn = denied; bad {
			m.drawn = upheld
		}
	}
	return m
}

// Pass passes the turn.
func Pass() Move { return Move{kind: KindPass} }

// LetGo accepts the move that goes out, which ends the game.
func LetGo() Move { return Move{kind: KindLetGo} }

// Flag says that the time of a player is out.
func Flag() Move { return Move{kind: KindFlag} }

// Resign gives the game up.
func Resign() Move { return Move{kind: KindResign} }

// placement makes m the Move of a placement that the search has found.
func placement(m *Move, p grid.Placement) {
	m.kind, m.n, m.drawn, m.mask, m.dir, m.at = KindPlace, p.Len, 0, p.Laid, board.Across, uint8(p.Line*Size+p.Start)
	if p.Down {
		m.at = uint8(p.Start*Size + p.Line)
		if p.Len > 1 {
			m.dir = board.Down
		}
	}
	binary.LittleEndian.PutUint64(m.tiles[:maxRack], p.Tiles.Low)
	clear(m.tiles[maxRack:])
}

// Kind returns what the move does.
func (m Move) Kind() Kind { return m.kind }

// At returns the square of the first tile that a placement lays; (-1,-1) where that is beyond
// the board.
func (m Move) At() board.Square { return squareOf(int(m.at)) }

// Direction returns where the tiles of a placement lie: Across for a single one.
func (m Move) Direction() board.Direction { return m.dir }

// Count returns the number of tiles that a move lays, draws or exchanges.
func (m Move) Count() int { return int(m.n) }

// Laid yields the tiles of a placement, with their squares: A to Z, and a to z for a
// joker. Those that would lie beyond the board are left out.
func (m Move) Laid() iter.Seq2[board.Square, byte] {
	return func(yield func(board.Square, byte) bool) {
		if m.kind != KindPlace {
			return
		}
		_, place := line(m.dir, int(m.at))
		for i, b := 0, m.mask; b != 0; i, b = i+1, b&(b-1) {
			n := bits.TrailingZeros16(b)
			if m.at >= squares || place+n >= Size || !yield(squareOf(int(m.at)+n*step(m.dir)), tileByte(m.tiles[i])) {
				return
			}
		}
	}
}

// Aside returns the tiles that an Exchange sets aside, sorted; "" where it does not name
// them.
func (m Move) Aside() string { return rackText(m.asideTiles()) }

// Drawn returns the tiles that came with a completed Draw or Exchange, sorted.
func (m Move) Drawn() string { return rackText(m.drawnTiles()) }

func (m *Move) asideTiles() []uint8 {
	if m.kind != KindExchange || m.tiles[0] == 0 {
		return nil
	}
	return m.tiles[:m.n]
}

func (m *Move) drawnTiles() []uint8 {
	switch m.kind {
	case KindDraw:
		return m.tiles[:m.drawn]
	case KindExchange:
		return m.tiles[maxRack:][:m.drawn]
	}
	return nil
}

func rackText(tiles []uint8) string {
	var text [maxRack]byte
	for i, t := range tiles {
		text[i] = tileByte(t)
	}
	return string(text[:len(tiles)])
}

// Completed reports whether m leaves nothing to chance: it is a Draw or an Exchange
// with its tiles, or another move.
func (m Move) Completed() bool {
	return m.kind != KindDraw && m.kind != KindExchange || m.drawn > 0
}

// WithDrawn returns the Draw or Exchange m, completed with the tiles that came; other moves
// are returned as they are. With other characters, or more than 8 letters, the result is a
// decision.
func (m Move) WithDrawn(drawn string) Move {
	m = m.Decision()
	tiles, ok := rackTiles(drawn)
	switch {
	case !ok:
	case m.kind == KindDraw:
		m.tiles, m.n, m.drawn = tiles, uint8(len(drawn)), uint8(len(drawn))
	case m.kind == KindExchange:
		copy(m.tiles[maxRack:], tiles[:maxRack])
		m.drawn = uint8(len(drawn))
	}
	return m
}

// Decision returns m without the tiles that chance brought: what [State.Moves] yields.
func (m Move) Decision() Move {
	switch m.kind {
	case KindDraw:
		m.tiles, m.drawn = [2 * maxRack]uint8{}, 0
	case KindExchange:
		clear(m.tiles[maxRack:])
		m.drawn = 0
	}
	return m
}
