package grid_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/internal/grid"
)

// A board is a line of letters, with '.' for an empty square, and what crosses it.
type board struct {
	squares  string
	fits     []uint32 // nil: anything fits
	crossing []int16  // nil: nothing crosses
	start    int
}

func (b board) line(l *grid.Line) {
	*l = grid.Line{Len: len(b.squares), Start: b.start, Number: 3}
	for i := range len(b.squares) {
		if c := b.squares[i]; c != '.' {
			l.Letters[i] = c - 'A' + 1
		}
		l.Fits[i], l.Crossing[i] = grid.All, -1
		l.LetterTimes[i], l.WordTimes[i] = 1, 1
		if b.fits != nil {
			l.Fits[i], l.Crossing[i] = b.fits[i], b.crossing[i]
		}
		if l.Letters[i] != 0 {
			l.Fits[i], l.Crossing[i] = 0, -1
		}
	}
}

func write(dst *string, p grid.Placement) { *dst = written(p) }

// written is a placement as "square:tiles", with '.' for each letter between the tiles.
func written(p grid.Placement) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d:", p.Start)
	all := p.Tiles.Bytes()
	tiles := all[:p.Len]
	for m := p.Laid; m != 0; m >>= 1 {
		if m&1 == 0 {
			b.WriteByte('.')
			continue
		}
		c := tiles[0] + 'A' - 1
		if tiles[0] > grid.Joker {
			c = tiles[0] - grid.Joker + 'a' - 1
		}
		b.WriteByte(c)
		tiles = tiles[1:]
	}
	return b.String()
}

// slowly tries every word at every square.
func (b board) slowly(words []string, rack string, lone bool) (found []string) {
	for _, w := range words {
		for at := 0; at+len(w) <= len(b.squares); at++ {
			if at > 0 && b.squares[at-1] != '.' || at+len(w) < len(b.squares) && b.squares[at+len(w)] != '.' {
				continue
			}
			b.try(w, at, rack, lone, func(laid string) { found = append(found, laid) })
		}
	}
	slices.Sort(found)
	return slices.Compact(found)
}

// try calls do with each choice of tiles that spells w from a square on.
func (b board) try(w string, at int, rack string, lone bool, do func(string)) {
	joined := false
	count := 0
	for i := range len(w) {
		q := at + i
		switch {
		case b.squares[q] == w[i]:
			joined = true
		case b.squares[q] != '.':
			return
		case b.fits != nil && b.fits[q]>>(w[i]-'A'+1)&1 == 0:
			return
		default:
			count++
			joined = joined || b.crossing != nil && b.crossing[q] >= 0 || q == b.start
		}
	}
	if !joined || count == 0 {
		return
	}
	var lay func(i int, left string, laid []byte)
	lay = func(i int, left string, laid []byte) {
		if i == len(w) {
			first := 0
			for laid[first] == '.' {
				first++
			}
			tiles := strings.TrimRight(string(laid[first:]), ".")
			if lone && len(tiles) == 1 && b.crossing != nil && b.crossing[at+first] >= 0 {
				return
			}
			do(fmt.Sprintf("%d:%s", at+first, tiles))
			return
		}
		if b.squares[at+i] != '.' {
			lay(i+1, left, append(laid, '.'))
			return
		}
		if k := strings.IndexByte(left, w[i]); k >= 0 {
			lay(i+1, left[:k]+left[k+1:], append(laid[:i:i], w[i]))
		}
		if k := strings.IndexByte(left, '?'); k >= 0 {
			lay(i+1, left[:k]+left[k+1:], append(laid[:i:i], w[i]+'a'-'A'))
		}
	}
	lay(0, rack, make([]byte, 0, len(w)))
}

func rackOf(tiles string) (r grid.Rack) {
	for i := range len(tiles) {
		if tiles[i] == '?' {
			r.Count[0]++
		} else {
			r.Count[tiles[i]-'A'+1]++
		}
	}
	r.Len = len(tiles)
	return r
}

// randomBoard is a line with words of the list, or parts of them, and letters that cross it.
func randomBoard(rng *rand.Rand, words []string, size int) board {
	squares := []byte(strings.Repeat(".", size))
	for range rng.IntN(2 + size/8) {
		w := words[rng.IntN(len(words))]
		if rng.IntN(2) == 0 {
			w = w[:1+rng.IntN(len(w))]
		}
		if at := rng.IntN(size); at+len(w) <= size {
			copy(squares[at:], w)
		}
	}
	b := board{squares: string(squares), start: -1}
	if strings.Trim(b.squares, ".") == "" {
		b.start = rng.IntN(size)
	}
	if rng.IntN(4) > 0 {
		for range size {
			fits, crossing := uint32(grid.All), int16(-1)
			if rng.IntN(3) == 0 {
				crossing = int16(rng.IntN(20))
				fits = rng.Uint32() & rng.Uint32() & grid.All
			}
			b.fits, b.crossing = append(b.fits, fits), append(b.crossing, crossing)
		}
	}
	return b
}

func randomRack(rng *rand.Rand, bag string, jokers, most int) string {
	var rack []byte
	for range jokers {
		rack = append(rack, '?')
	}
	for range rng.IntN(most + 1 - jokers) {
		rack = append(rack, bag[rng.IntN(len(bag))])
	}
	return string(rack)
}
