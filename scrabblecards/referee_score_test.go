package scrabblecards_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// What lies on the table, as the referee sees it: letters on squares, cards that
// are laid on them, the words that these make and what they count.

// cardValues is the points of clause cards/deck, which are those of scrabble/bag.
var cardValues = map[byte]int{
	'A': 1, 'E': 1, 'I': 1, 'L': 1, 'N': 1, 'O': 1, 'R': 1, 'S': 1, 'T': 1, 'U': 1,
	'D': 2, 'G': 2, 'M': 2,
	'B': 3, 'C': 3, 'P': 3,
	'F': 4, 'H': 4, 'V': 4,
	'J': 8, 'Q': 8,
	'K': 10, 'W': 10, 'X': 10, 'Y': 10, 'Z': 10,
}

func valuesOf(values map[byte]int) (v [26]uint8) {
	for letter, n := range values {
		v[letter-'A'] = uint8(n)
	}
	return v
}

// The options have the cards and the numbers that were typed from the rulebook.
func TestSlowTables(t *testing.T) {
	letters := strings.Repeat("A", 9) + strings.Repeat("E", 15) + strings.Repeat("I", 8) + "LLLLL" +
		strings.Repeat("NORSTU", 6) + "DDDGGMMMBBCCPPFFHHVVJQKWXYZ??"
	cards := letters + "22222222" + "33"
	o := scrabblecards.Official()
	if len(letters) != 102 || len(cards) != 112 || o.Bag != scrabblecards.MustParseCards(cards) || o.Bag != scrabblecards.Official().Bag {
		t.Errorf("%s: %s", law.CardsDeck, o.Bag)
	}
	if o.Values != valuesOf(cardValues) {
		t.Errorf("%s: values %v", law.CardsDeck, o.Values)
	}
	if o.Players != 2 || o.Rack != 7 || o.Bonus != 50 || o.Exchange != 7 || o.PenaltyPoints != 10 || o.DoubleHeld != 10 || o.TripleHeld != 20 ||
		scrabblecards.MaxPlayers != 6 {
		t.Errorf("Official: %+v", o)
	}
}

// A square is a row and a column.
type square [2]int

func (s square) plus(step square, n int) square { return square{s[0] + n*step[0], s[1] + n*step[1]} }

// slowCells is the table: A to Z, a to z for a joker.
type slowCells map[square]byte

// A laidCard is one letter card of a placement.
type laidCard struct {
	at     square
	letter byte // a to z for a joker
}

func upper(letter byte) byte { return letter &^ 32 }

func squareOf(m scrabblecards.Move) square { return squareAt(m.At()) }

func squareAt(at board.Square) square { return square{int(at.Row), int(at.Column)} }

func stepOf(d board.Direction) square {
	if d == board.Down {
		return square{1, 0}
	}
	return square{0, 1}
}

func across(d board.Direction) board.Direction {
	if d == board.Down {
		return board.Across
	}
	return board.Down
}

// laidBy is the letters of the word of m that do not lie there.
func (c slowCells) laidBy(m scrabblecards.Move) (laid []laidCard) {
	word, step := m.Word(), stepOf(m.Direction())
	for i := range len(word) {
		if at := squareOf(m).plus(step, i); c[at] == 0 {
			laid = append(laid, laidCard{at, word[i]})
		}
	}
	return laid
}

// A slowRun is a word on the table, with its points in a move that makes it.
type slowRun struct {
	text      string
	at        square
	direction board.Direction
	points    int
	clause    rulebook.Clause // by which it stays or is taken off, where the move has not made it
}

// holds reports whether a square is in the word.
func (w slowRun) holds(sq square) bool {
	for i := range len(w.text) {
		if w.at.plus(stepOf(w.direction), i) == sq {
			return true
		}
	}
	return false
}

// run is the letters without a gap through a square, from left to right or from
// above, with the laid letters among them.
func (c slowCells) run(laid []laidCard, at square, d board.Direction) slowRun {
	letter := func(sq square) byte {
		for _, l := range laid {
			if l.at == sq {
				return l.letter
			}
		}
		return c[sq]
	}
	step := stepOf(d)
	for letter(at.plus(step, -1)) != 0 {
		at = at.plus(step, -1)
	}
	var text []byte
	for sq := at; letter(sq) != 0; sq = sq.plus(step, 1) {
		text = append(text, letter(sq))
	}
	return slowRun{text: string(text), at: at, direction: d}
}

// runsMade is every word that a placement which fits makes, with its points: the one
// along it and those across, from its first letter on.
func (g *referee) runsMade(c slowCells, m scrabblecards.Move) (words []slowRun) {
	bonus, on := m.Bonus()
	var marked []square
	if bonus != scrabblecards.NoBonus {
		marked = append(marked, squareOf(m).plus(stepOf(m.Direction()), on-1))
	}
	return g.runsOf(c, c.laidBy(m), m.Direction(), int(bonus), marked)
}

// runsOf is the words that laid letters make. Those that hold a marked square count so
// many times (cards/bonus), and the first word of all counts double (cards/first).
func (g *referee) runsOf(c slowCells, laid []laidCard, along board.Direction, times int, marked []square) (words []slowRun) {
	add := func(w slowRun) {
		if len(w.text) < 2 {
			return
		}
		for i := range len(w.text) {
			w.points += g.values[w.text[i]] // a joker's is not in the table
		}
		if len(c) == 0 {
			w.points *= 2
		}
		if slices.ContainsFunc(marked, w.holds) {
			w.points *= times
		}
		words = append(words, w)
	}
	add(c.run(laid, laid[0].at, along))
	for _, l := range laid {
		add(c.run(laid, l.at, across(along)))
	}
	return words
}

// score is the points of a placement that fits.
func (g *referee) score(laid []laidCard, words []slowRun) (points int) {
	for _, w := range words {
		points += w.points
	}
	if len(laid) == g.Rack {
		points += g.Bonus
	}
	return points
}

// bad is those of the words that are not good.
func (g *referee) bad(words []slowRun) (bad []slowRun) {
	for _, w := range words {
		if !g.good(w.text) {
			bad = append(bad, w)
		}
	}
	return bad
}

// good asks the lexicon, and remembers: few words are asked for often. A word is good
// when one of its readings is in no class that is excluded, or when it has none
// (cards/words).
func (g *referee) good(text string) bool {
	known, asked := g.asked[text]
	if asked {
		return known
	}
	word := strings.ToUpper(text)
	if g.words.Contains(word) {
		readings := g.words.AppendReadings(nil, word)
		known = len(readings) == 0
		for _, r := range readings {
			known = known || g.Excluded>>r.Class&1 == 0
		}
	}
	g.asked[text] = known
	return known
}
