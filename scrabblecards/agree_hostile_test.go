package scrabblecards_test

import (
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// Moves of any kind, more often wrong than right.

func (d *duo) anyMove() scrabblecards.Move {
	tb, rng := d.table, d.rng
	switch rng.IntN(16) {
	case 0:
		return gametest.One(rng, []scrabblecards.Move{
			scrabblecards.Pass(), scrabblecards.LetGo(), scrabblecards.Contest(), scrabblecards.Resign(), {},
		})
	case 1:
		return gametest.One(rng, []scrabblecards.Move{scrabblecards.Contest(), scrabblecards.LetGo()})
	case 2:
		return scrabblecards.Draw(d.due(tb)).WithDrawn(gametest.AnyOf(rng, "AEISTZJKWXYQ?23", max(0, d.due(tb)+rng.IntN(3)-1)))
	case 3:
		return gametest.One(rng, []scrabblecards.Move{
			scrabblecards.Draw(d.due(tb)), scrabblecards.Draw(rng.IntN(300) - 20),
			scrabblecards.Draw(d.due(tb)).WithDrawn(gametest.SomePart(rng, tb.deck, d.due(tb))),
		})
	case 4:
		return scrabblecards.Exchange(gametest.AnyOf(rng, "AEISTZJKWXYQ?23", rng.IntN(9))).WithDrawn(gametest.AnyOf(rng, "AEISTZJKWXYQ?23", rng.IntN(9)))
	case 5:
		aside := gametest.SomePart(rng, d.guess(), 1+rng.IntN(8))
		return gametest.One(rng, []scrabblecards.Move{
			scrabblecards.Exchange(aside), scrabblecards.ExchangeCount(rng.IntN(9)), scrabblecards.Exchange(aside).WithDrawn(gametest.AnyOf(rng, "AEISTZJKWXYQ?23", len(aside))),
			scrabblecards.Exchange(aside).WithDrawn(gametest.SomePart(rng, tb.deck, len(aside))),
			scrabblecards.Exchange(aside).WithDrawn(gametest.SomePart(rng, tb.deck, len(aside)-1)),
			scrabblecards.Exchange(aside + aside).WithDrawn(gametest.SomePart(rng, tb.deck, 2*len(aside))),
		})
	case 6, 7, 8:
		return d.mutated(d.oneWord(), 2)
	case 9, 10: // with gaps, elsewhere, over other letters
		var text []byte
		for range rng.IntN(18) {
			text = append(text, gametest.One(rng, []byte(d.letters()+"AEsT")))
		}
		if rng.IntN(8) > 0 {
			for i := range text {
				if text[i] == '?' {
					text[i] = 's'
				}
			}
		}
		far := 3
		if rng.IntN(4) == 0 {
			far = 200
		}
		return scrabblecards.Place(board.At(rng.IntN(2*far)-far, rng.IntN(2*far)-far), board.Direction(rng.IntN(2)), string(text))
	case 11:
		if m := d.oneWord(); tb.phase == scrabblecards.Playing {
			return m.WithBonus(scrabblecards.Bonus(rng.IntN(2)+2), rng.IntN(17))
		}
	}
	if tb.phase == scrabblecards.Playing {
		if m, ok := d.anyLay(); ok {
			return d.mutated(m, 4)
		}
	}
	return d.oneWord()
}

// mutated is a placement with another letter, elsewhere, the other way or with a bonus
// card, in so many of eight cases.
func (d *duo) mutated(m scrabblecards.Move, often int) scrabblecards.Move {
	word := []byte(m.Word())
	row, column, dir := int(m.At().Row), int(m.At().Column), m.Direction()
	if len(word) == 0 || d.rng.IntN(8) >= often {
		return m
	}
	b, on := scrabblecards.NoBonus, 0
	switch i := d.rng.IntN(len(word)); d.rng.IntN(10) {
	case 0:
		word[i] = 'A' + byte(d.rng.IntN(26))
	case 1:
		word[i] = 'a' + byte(d.rng.IntN(26))
	case 2:
		word[i] ^= 32
	case 3:
		word = append(word, "ETRs"[d.rng.IntN(4)])
	case 4:
		word = word[:len(word)-1]
	case 5:
		row += d.rng.IntN(3) - 1
	case 6:
		column += d.rng.IntN(3) - 1
	case 7:
		dir = 1 - dir
	default:
		b, on = scrabblecards.Bonus(2+d.rng.IntN(2)), i+1
	}
	m = scrabblecards.Place(board.At(row, column), dir, string(word))
	if b != scrabblecards.NoBonus {
		m = m.WithBonus(b, on)
	}
	return m
}
