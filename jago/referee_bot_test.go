package jago_test

import (
	"math/rand/v2"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jago"
)

// Players who lay good words, wrong ones, and what cannot be laid at all.

// A slowBot makes moves up. It knows a few words, and what is legal.
type slowBot struct {
	rng   *rand.Rand
	words []slowEntry
	legal func(s jago.State, m jago.Move) bool
}

// in is true so often in a thousand.
func (b *slowBot) in(n int) bool { return b.rng.IntN(1000) < n }

// good is a placement with good words, a theft more often than not.
func (b *slowBot) good(s jago.State) (jago.Move, bool) {
	moves := s.AppendPlacements(nil)
	if len(moves) == 0 {
		return jago.Move{}, false
	}
	for range 6 {
		m := gametest.One(b.rng, moves)
		if replaces(s, m) {
			return b.supplied(s, m.At(), m.Direction(), m.Word()), true
		}
	}
	m := gametest.One(b.rng, moves)
	return b.supplied(s, m.At(), m.Direction(), m.Word()), true
}

func replaces(s jago.State, m jago.Move) bool {
	for i := range len(m.Word()) {
		if letter := s.Letter(m.At().Next(m.Direction(), i)); letter != 0 && letter != m.Word()[i] {
			return true
		}
	}
	return false
}

// supplied lays a word with some letters from beside the board, as can be.
func (b *slowBot) supplied(s jago.State, q board.Square, d board.Direction, word string) jago.Move {
	at := spotOf(q, d)
	rack, beside := s.Rack(s.Turn()), s.Beside()
	var from []byte
	for i := range len(word) {
		spot := at.on(i)
		if spot.row > 10 || spot.column > 10 {
			break
		}
		if s.Letter(spot.square()) == word[i] {
			continue
		}
		one := bag.Of([]byte{word[i]})
		if rest, ok := beside.Minus(one); ok && (!rack.Contains(one) || b.in(300)) {
			beside, from = rest, append(from, word[i])
		} else {
			rack, _ = rack.Minus(one)
		}
	}
	return jago.Place(q, d, word).FromBeside(string(from))
}

// anyLay is a legal move that lays letters as they come.
func (b *slowBot) anyLay(s jago.State) (jago.Move, bool) {
	for range 100 {
		m := b.tinkered(s)
		if b.in(300) {
			m = b.oneWord(s)
		}
		if b.legal(s, m) {
			return m, true
		}
	}
	return jago.Move{}, false
}

// aWord is a legal move that lays a word of the list, whatever it makes across.
func (b *slowBot) aWord(s jago.State) (jago.Move, bool) {
	for range 200 {
		if m := b.oneWord(s); b.legal(s, m) {
			return m, true
		}
	}
	return jago.Move{}, false
}

// oneWord lays a word of the list near a letter that lies there.
func (b *slowBot) oneWord(s jago.State) jago.Move {
	word := gametest.One(b.rng, b.words).text
	near, d := b.near(s), board.Direction(b.rng.IntN(2))
	back := b.rng.IntN(len(word) + 1)
	if d == board.Across {
		near.column -= back
	} else {
		near.row -= back
	}
	near.row, near.column = max(near.row, 0), max(near.column, 0)
	return b.supplied(s, near.square(), d, word)
}

// near is a letter on the board or the centre, or now and then a square beside.
func (b *slowBot) near(s jago.State) slowSpot {
	near := spotOf(jago.Centre(), board.Across)
	if s.Letter(jago.Centre()) == 0 { // the board is empty
		return near
	}
	for {
		near = slowSpot{b.rng.IntN(11), b.rng.IntN(11), board.Across}
		if s.Letter(near.square()) != 0 {
			break
		}
	}
	if b.in(300) {
		near.row += b.rng.IntN(3) - 1
		near.column += b.rng.IntN(3) - 1
	}
	near.row, near.column = min(max(near.row, 0), 10), min(max(near.column, 0), 10)
	return near
}

// tinkered changes letters in a line, or adds some, and lays what comes of it.
func (b *slowBot) tinkered(s jago.State) jago.Move {
	cells := cellsOf(s)
	hand := s.Rack(s.Turn()).String() + s.Beside().String()
	if hand == "" {
		return jago.Place(board.At(0, 0), board.Across, "")
	}
	at := b.near(s)
	at.direction = board.Direction(b.rng.IntN(2))
	if b.in(300) {
		at, _ = cells.run(at)
		at = at.on(-1)
	}
	spot := at
	for range 1 + b.rng.IntN(4) {
		for cells.at(spot) != 0 && !b.in(400) {
			spot = spot.on(1)
		}
		if spot.row < 0 || spot.column < 0 || spot.row > 10 || spot.column > 10 {
			break
		}
		letter := hand[b.rng.IntN(len(hand))]
		cells[spot.row][spot.column].letter = letter
		if hand, _ = gametest.Take(hand, string(letter)); hand == "" {
			break
		}
	}
	at, text := cells.run(at)
	if at.row < 0 || at.column < 0 || at.row > 10 || at.column > 10 {
		at = slowSpot{}
	}
	return b.supplied(s, at.square(), at.direction, text)
}

// mutated is a placement with another letter, another source, or elsewhere.
func (b *slowBot) mutated(m jago.Move) jago.Move {
	text := []byte(m.String())
	k := strings.IndexByte(string(text), ':') + 1
	if k == 0 || k == len(text) {
		return m
	}
	switch i := k + b.rng.IntN(len(text)-k); b.rng.IntN(6) {
	case 0, 1:
		text[i] = 'A' + byte(b.rng.IntN(26))
	case 2:
		text = append(text, "ETRS|"[b.rng.IntN(5)])
	case 3:
		text[i] = '|'
	case 4:
		text = text[:i]
	case 5:
		text[b.rng.IntN(k-1)] = "ABCDEFGHIJK123456789"[b.rng.IntN(20)]
	}
	if other, err := jago.ParseMove(string(text)); err == nil {
		return other
	}
	return m
}
