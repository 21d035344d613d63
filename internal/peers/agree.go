package main

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/domino14/macondo/board"
	"github.com/domino14/macondo/tinymove"

	squares "github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/scrabble"
)

// A placement is what both sides can be compared by: the tiles, each with its square,
// in the order of the squares, and the points.
type placement struct {
	tiles  [7]laid
	points int
}

// laid is a square and a tile: a letter, in lower case for a joker.
type laid uint16

func laidOn(q squares.Square, tile byte) laid {
	return laid(int(q.Row)*scrabble.Size+int(q.Column))<<8 | laid(tile)
}

func (a placement) compare(b placement) int {
	if c := slices.Compare(a.tiles[:], b.tiles[:]); c != 0 {
		return c
	}
	return cmp.Compare(a.points, b.points)
}

func (a placement) String() string {
	text := ""
	for _, t := range a.tiles {
		if t != 0 {
			q := int(t >> 8)
			text += fmt.Sprintf("%s%c ", squares.At(q/scrabble.Size, q%scrabble.Size).Name(squares.Across), byte(t))
		}
	}
	return fmt.Sprintf("%sfor %d", text, a.points)
}

// ours is a move as a placement.
func ours(m scrabble.Move, points int) (p placement) {
	p.points = points
	i := 0
	for q, tile := range m.Laid() {
		p.tiles[i] = laidOn(q, tile)
		i++
	}
	return p
}

// theirs is a small move as a placement. It tells the square of the first letter of
// the word, and the tiles that are laid on the empty squares from there.
func theirs(b *board.GameBoard, m *tinymove.SmallMove) (p placement) {
	row, column, down := m.CoordsAndVertical()
	code := uint64(m.TinyMove())
	for i := range m.TilesPlayed() {
		for b.HasLetter(row, column) {
			row, column = after(row, column, down)
		}
		tile := 'A' + byte(code&tinymove.TBitMasks[i]>>(20+6*i)) - 1
		if code&tinymove.BlanksBitMask>>(12+i)&1 != 0 {
			tile += 'a' - 'A'
		}
		p.tiles[i] = laidOn(squares.At(row, column), tile)
		row, column = after(row, column, down)
	}
	p.points = m.Score()
	return p
}

func after(row, column int, down bool) (int, int) {
	if down {
		return row + 1, column
	}
	return row, column + 1
}

// agree makes sure that both sides find the same. It also looks up, of each position,
// the placement of macondo's that is our best one.
func (m *material) agree() error {
	for jokers := range m.positions {
		for i := range m.positions[jokers] {
			p := &m.positions[jokers][i]
			if err := m.agreeOnPlacements(p); err != nil {
				return fmt.Errorf("position %d with %d jokers, %s: %w", i, jokers, p.state.CGP(), err)
			}
		}
	}
	for _, q := range m.queries {
		for _, r := range q.racks {
			if err := m.agreeOnAnagrams(r); err != nil {
				return fmt.Errorf("%v: %w", r.ours, err)
			}
		}
	}
	return m.agreeOnWords()
}

func (m *material) agreeOnPlacements(p *position) error {
	var a, b []placement
	for _, one := range p.state.AppendScored(nil) {
		a = append(a, ours(one.Move, one.Points))
	}
	best, found := p.state.Best()
	m.peer.board.CopyFrom(p.peer.board)
	for _, move := range m.peer.placements(&p.peer) {
		if move.IsPass() { // there is no placement
			continue
		}
		one := theirs(p.peer.board, &move)
		b = append(b, one)
		if found && one == ours(best, p.state.Points(best)) {
			p.peer.best = move
		}
	}
	slices.SortFunc(a, placement.compare)
	slices.SortFunc(b, placement.compare)
	if err := differ(a, b); err != nil {
		return err
	}
	points, theyFound := m.peer.best(&p.peer)
	if found != theyFound || found && points != p.state.Points(best) {
		return fmt.Errorf("the best placement counts %d here and %d there", p.state.Points(best), points)
	}
	most := 0
	for _, one := range a {
		most = max(most, one.points)
	}
	if found != (len(a) > 0) || found && p.state.Points(best) != most {
		return fmt.Errorf("the best placement counts %d, and %d is the most of all", p.state.Points(best), most)
	}
	return nil
}

func (m *material) agreeOnAnagrams(r rack) error {
	words := m.rules.Lexicon()
	for _, sub := range []bool{false, true} {
		found := words.Anagrams(r.ours)
		if sub {
			found = words.Within(r.ours, lexicon.MinLen, lexicon.MaxLen)
		}
		there, err := m.peer.sortedAnagrams(r, sub)
		if err != nil {
			return err
		}
		if err := differ(slices.Sorted(found), there); err != nil {
			return err
		}
	}
	return nil
}

func (m *material) agreeOnWords() error {
	for word := range m.rules.Lexicon().Words() {
		if !m.peer.contains(machineWord(word)) {
			return fmt.Errorf("%s is a word here alone", word)
		}
	}
	for _, list := range [][]lookup{m.hits, m.misses} {
		for _, w := range list {
			if m.rules.Lexicon().Contains(w.ours) != m.peer.contains(w.theirs) {
				return fmt.Errorf("%s is a word on one side alone", w.ours)
			}
		}
	}
	return nil
}

// differ says where two sorted lists do.
func differ[T comparable](here, there []T) error {
	for i := range min(len(here), len(there)) {
		if here[i] != there[i] {
			return fmt.Errorf("number %d is %v here and %v there", i+1, here[i], there[i])
		}
	}
	if len(here) != len(there) {
		return fmt.Errorf("there are %d here and %d there", len(here), len(there))
	}
	return nil
}
