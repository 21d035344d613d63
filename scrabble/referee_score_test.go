package scrabble_test

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/scrabble"
)

// What lies on the board, as the referee sees it: cells, tiles that are
// laid on them, the words that these make and what they count.

// classiqueValues is the points of clause scrabble/bag.
var classiqueValues = map[byte]int{
	'A': 1, 'E': 1, 'I': 1, 'L': 1, 'N': 1, 'O': 1, 'R': 1, 'S': 1, 'T': 1, 'U': 1,
	'D': 2, 'G': 2, 'M': 2,
	'B': 3, 'C': 3, 'P': 3,
	'F': 4, 'H': 4, 'V': 4,
	'J': 8, 'Q': 8,
	'K': 10, 'W': 10, 'X': 10, 'Y': 10, 'Z': 10,
}

// englishValues is the points of the tiles in English.
var englishValues = map[byte]int{
	'A': 1, 'E': 1, 'I': 1, 'L': 1, 'N': 1, 'O': 1, 'R': 1, 'S': 1, 'T': 1, 'U': 1,
	'D': 2, 'G': 2,
	'B': 3, 'C': 3, 'M': 3, 'P': 3,
	'F': 4, 'H': 4, 'V': 4, 'W': 4, 'Y': 4,
	'K': 5,
	'J': 8, 'X': 8,
	'Q': 10, 'Z': 10,
}

// standardLines is the standard board from above: d and t multiply the letter by
// two and three, D and T the word.
var standardLines = [15]string{
	"T..d...T...d..T",
	".D...t...t...D.",
	"..D...d.d...D..",
	"d..D...d...D..d",
	"....D.....D....",
	".t...t...t...t.",
	"..d...d.d...d..",
	"T..d...D...d..T",
	"..d...d.d...d..",
	".t...t...t...t.",
	"....D.....D....",
	"d..D...d...D..d",
	"..D...d.d...D..",
	".D...t...t...D.",
	"T..d...T...d..T",
}

// slowPremiums is what the letters of a board say, those of four times too.
var slowPremiums = map[byte]scrabble.Premium{
	'.': {Letter: 1, Word: 1},
	'd': {Letter: 2, Word: 1}, 't': {Letter: 3, Word: 1}, 'q': {Letter: 4, Word: 1},
	'D': {Letter: 1, Word: 2}, 'T': {Letter: 1, Word: 3}, 'Q': {Letter: 1, Word: 4},
}

func layoutOf(lines [15]string) (l scrabble.Layout) {
	for row, line := range lines {
		for column := range 15 {
			l[row][column] = slowPremiums[line[column]]
		}
	}
	return l
}

func valuesOf(values map[byte]int) (v [26]uint8) {
	for letter, n := range values {
		v[letter-'A'] = uint8(n)
	}
	return v
}

// slowCells is the board: 0 where nothing lies, A to Z, a to z for a joker.
type slowCells [15][15]byte

func (c *slowCells) empty() bool { return *c == slowCells{} }

// at is what lies in a row and column, 0 off the board.
func (c *slowCells) at(row, column int) byte {
	if row < 0 || row > 14 || column < 0 || column > 14 {
		return 0
	}
	return c[row][column]
}

// A laidTile is one tile of a placement.
type laidTile struct {
	row, column int
	letter      byte // a to z for a joker
}

// laidTiles reads a placement from its notation, which also says what lies off
// the board: 8H M.T.
func laidTiles(m scrabble.Move) []laidTile {
	place, word, ok := strings.Cut(m.String(), " ")
	if m.Kind() != scrabble.KindPlace || !ok || m.Count() == 0 {
		return nil
	}
	right, down := 1, 0
	digits := strings.Trim(place, "ABCDEFGHIJKLMNO")
	letter := strings.Trim(place, "0123456789")
	if place[0] >= 'A' {
		right, down = 0, 1
	}
	row := 0
	for _, c := range digits {
		row = row*10 + int(c-'0')
	}
	row--
	column := int(letter[0] - 'A')
	var tiles []laidTile
	for i := range len(word) {
		if word[i] != '.' {
			tiles = append(tiles, laidTile{row + i*down, column + i*right, word[i]})
		}
	}
	return tiles
}

// with is the board with the tiles on it too.
func (c *slowCells) with(tiles []laidTile) *slowCells {
	after := *c
	for _, t := range tiles {
		after[t.row][t.column] = t.letter
	}
	return &after
}

// misfits is why the tiles cannot lie so.
func (c *slowCells) misfits(tiles []laidTile) (f gametest.Faults) {
	if len(tiles) == 0 { // or more than can be written
		f.Add(gametest.NoPlace, law.ScrabblePlace)
		return f
	}
	for _, t := range tiles {
		if t.row < 0 || t.row > 14 || t.column < 0 || t.column > 14 {
			f.Add(gametest.NoPlace, law.ScrabbleBoard)
			return f
		}
	}
	taken := *c
	oneRow, oneColumn := true, true
	onTile, touches, centre := false, false, false
	for _, t := range tiles {
		oneRow, oneColumn = oneRow && t.row == tiles[0].row, oneColumn && t.column == tiles[0].column
		onTile = onTile || taken[t.row][t.column] != 0
		taken[t.row][t.column] = t.letter
		touches = touches || c.at(t.row-1, t.column) != 0 || c.at(t.row+1, t.column) != 0 ||
			c.at(t.row, t.column-1) != 0 || c.at(t.row, t.column+1) != 0
		centre = centre || t.row == 7 && t.column == 7
	}
	if onTile || !oneRow && !oneColumn {
		f.Add(gametest.Lies, law.ScrabblePlace)
	}
	first, last := tiles[0], tiles[len(tiles)-1]
	for row := first.row; row <= last.row; row++ {
		for column := first.column; column <= last.column; column++ {
			if taken[row][column] == 0 {
				f.Add(gametest.Lies, law.ScrabblePlace)
			}
		}
	}
	switch {
	case c.empty() && (!centre || len(tiles) < 2):
		f.Add(gametest.Joined, law.ScrabbleFirst)
	case !c.empty() && !touches:
		f.Add(gametest.Joined, law.ScrabblePlace)
	}
	return f
}

// A slowRun is a word that a placement makes, with its points.
type slowRun struct {
	text        string
	row, column int
	direction   board.Direction
	points      int
}

// run is the tiles without a gap through a cell, from left to right or from above.
func (g *referee) run(after *slowCells, tiles []laidTile, row, column int, d board.Direction) slowRun {
	right, down := 1, 0
	if d == board.Down {
		right, down = 0, 1
	}
	for after.at(row-down, column-right) != 0 {
		row, column = row-down, column-right
	}
	w := slowRun{row: row, column: column, direction: d}
	word := 1
	var text []byte
	for ; after.at(row, column) != 0; row, column = row+down, column+right {
		letter := after[row][column]
		text = append(text, letter)
		value := g.values[letter] // a joker's is not in the table
		covered := slices.ContainsFunc(tiles, func(t laidTile) bool { return t.row == row && t.column == column })
		if covered {
			switch g.lines[row][column] {
			case 'd':
				value *= 2
			case 't':
				value *= 3
			case 'q':
				value *= 4
			case 'D':
				word *= 2
			case 'T':
				word *= 3
			case 'Q':
				word *= 4
			}
		}
		w.points += value
	}
	w.text, w.points = string(text), w.points*word
	return w
}

// runs is every word that a placement which fits makes: the one along it and
// those across, from its first tile on. A single tile lies across.
func (g *referee) runs(c *slowCells, tiles []laidTile) (words []slowRun) {
	after := c.with(tiles)
	along, across := board.Across, board.Down
	if len(tiles) > 1 && tiles[0].column == tiles[1].column {
		along, across = board.Down, board.Across
	}
	if w := g.run(after, tiles, tiles[0].row, tiles[0].column, along); len(w.text) > 1 {
		words = append(words, w)
	}
	for _, t := range tiles {
		if w := g.run(after, tiles, t.row, t.column, across); len(w.text) > 1 {
			words = append(words, w)
		}
	}
	return words
}

// score is the points of a placement that fits.
func (g *referee) score(tiles []laidTile, words []slowRun) (points int) {
	for _, w := range words {
		points += w.points
	}
	if len(tiles) == g.most() {
		points += g.Bonus
	}
	return points
}

// good asks the lexicon, and remembers: few words are asked for often. A word is good when one of its readings
// is in no class that is excluded, or when it has none (scrabble/words-classes).
func (g *referee) good(text string) bool {
	known, asked := g.asked[text]
	if !asked {
		word := strings.ToUpper(text)
		readings := g.words.AppendReadings(nil, word)
		known = g.words.Contains(word) && len(readings) == 0
		for _, r := range readings {
			known = known || g.Excluded>>r.Class&1 == 0
		}
		g.asked[text] = known
	}
	return known
}

// tilesOf is what a placement takes from the rack.
func tilesOf(tiles []laidTile) string {
	var b strings.Builder
	for _, t := range tiles {
		if t.letter >= 'a' {
			b.WriteByte('?')
		} else {
			b.WriteByte(t.letter)
		}
	}
	return b.String()
}

// inOrder is tiles sorted from A to Z, jokers last.
func inOrder(tiles string) string {
	b := []byte(strings.ReplaceAll(tiles, "?", "~"))
	slices.Sort(b)
	return strings.ReplaceAll(string(b), "~", "?")
}
