package jarnac_test

import (
	"math/rand/v2"
	"slices"

	"github.com/jeudelettres/lettres/jarnac"
)

// hostilePlayer is mostly one of the two.
func hostilePlayer(rng *rand.Rand) jarnac.Player {
	if rng.IntN(50) == 0 {
		return jarnac.Player(2 + rng.IntN(254))
	}
	return jarnac.Player(rng.IntN(2))
}

// hostileMove is a move that is probably illegal: a legal one bent a little, or
// one that belongs to another moment, or letters in any order.
func (d *duo) hostileMove(rng *rand.Rand, moves []jarnac.Move) jarnac.Move {
	s := d.state
	side := jarnac.Player(rng.IntN(2))
	line := rng.IntN(8) + 1
	if rng.IntN(8) == 0 {
		line = rng.IntN(14) - 2
	}
	laid, rack := s.Line(side, line), s.Rack(side).String()
	word := func() string {
		if len(moves) > 0 && rng.IntN(2) == 0 {
			if w := moves[rng.IntN(len(moves))].Word(); w != "" {
				return w
			}
		}
		book := d.referee.book.words
		switch rng.IntN(7) {
		case 0:
			return book[rng.IntN(len(book))].text
		case 1: // any of the rack
			return some(rng, rack, rng.IntN(len(rack)+1))
		case 2: // the line and some of the rack
			return some(rng, laid+some(rng, rack, min(len(rack), 1+rng.IntN(3))), 99)
		case 3: // a letter of the line lost
			return some(rng, laid+rack, len(laid))
		case 4:
			return laid
		case 5: // one that the letters give, admitted or not
			for range 300 {
				if e := book[rng.IntN(len(book))]; lettersOf(laid + rack).has(e.letters) {
					return e.text
				}
			}
		}
		return some(rng, "AEIOUNRSTLZQ", 2+rng.IntN(10))
	}
	bent := func(w string) string {
		if w == "" || rng.IntN(3) > 0 {
			return w
		}
		i, b := rng.IntN(len(w)), []byte(w)
		switch rng.IntN(4) {
		case 0:
			b[i] = 'A' + byte(rng.IntN(26))
		case 1:
			b = slices.Delete(b, i, i+1)
		case 2:
			b = slices.Insert(b, i, 'A'+byte(rng.IntN(26)))
		case 3:
			b[i] = "a?é -"[rng.IntN(5)]
		}
		return string(b)
	}
	anyLetters := func(n int) string {
		if inBag := s.Bag().String(); rng.IntN(3) > 0 {
			return some(rng, inBag, min(n, len(inBag)))
		}
		return some(rng, "ABCDEFGHIJKLMNOPQRSTUVWXYZJKWXY", n)
	}
	switch rng.IntN(16) {
	case 0, 1:
		return jarnac.Place(bent(word()))
	case 2, 3, 4:
		return jarnac.Extend(line, bent(word()))
	case 5, 6:
		return jarnac.Jarnac(line, bent(word()))
	case 7:
		return jarnac.Jarnac(0, bent(word()))
	case 8:
		n := s.Due() + rng.IntN(3) - 1
		if rng.IntN(3) == 0 {
			return jarnac.Draw(n)
		}
		return jarnac.Draw(0).WithDrawn(anyLetters(max(0, n)))
	case 9:
		n := 3
		if rng.IntN(4) == 0 {
			n = rng.IntN(6)
		}
		aside := some(rng, rack, min(n, len(rack)))
		if rng.IntN(4) == 0 {
			aside = anyLetters(n)
		}
		switch rng.IntN(4) {
		case 0:
			return jarnac.Swap(aside)
		case 1:
			return jarnac.Swap(aside).WithDrawn(aside)
		case 2:
			return jarnac.Swap(aside).WithDrawn(anyLetters(rng.IntN(6)))
		}
		return jarnac.Swap(aside).WithDrawn(anyLetters(3))
	case 10:
		return []jarnac.Move{jarnac.Pass(), jarnac.LetGo(), jarnac.Resign(), {}}[rng.IntN(4)]
	case 11:
		return jarnac.Contest()
	case 12, 13:
		if rng.IntN(3) == 0 {
			line = 0
		}
		return jarnac.ContestJarnac(line, bent(word()))
	case 14:
		return jarnac.Flag()
	}
	if len(moves) == 0 {
		return jarnac.Pass()
	}
	m := moves[rng.IntN(len(moves))]
	switch m.Kind() {
	case jarnac.KindDraw, jarnac.KindSwap:
		return m.WithDrawn(bent(anyLetters(m.Count())))
	case jarnac.KindExtend:
		return jarnac.Extend(line, m.Word())
	case jarnac.KindJarnac:
		if rng.IntN(3) == 0 {
			return jarnac.ContestJarnac(line, m.Word())
		}
		return jarnac.Jarnac(line, m.Word())
	}
	return m
}

// some is n letters of s in any order, all of them when n is too large.
func some(rng *rand.Rand, s string, n int) string {
	b := []byte(s)
	rng.Shuffle(len(b), func(i, j int) { b[i], b[j] = b[j], b[i] })
	return string(b[:min(n, len(b))])
}
