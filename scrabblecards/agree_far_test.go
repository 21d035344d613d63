package scrabblecards_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// The table has no edges (cards/place): words can go as far from where the game began
// as there are letters.

// farther is the placement that goes on from the farthest letter in a direction, to
// the right and down or, backwards, to the left and up.
func (d *duo) farther(dir board.Direction, back bool) scrabblecards.Move {
	c, step, letters := d.table.cells, stepOf(dir), strings.ReplaceAll(d.letters(), "?", "e")
	sign := 1
	if back {
		sign = -1
	}
	if len(c) == 0 {
		return scrabblecards.Place(board.At(0, 0), dir, letters)
	}
	far := slices.MaxFunc(c.inOrder(), func(a, b square) int {
		return sign * (a[0]*step[0] + a[1]*step[1] - b[0]*step[0] - b[1]*step[1])
	})
	n := min(15-len(c.run(nil, far, dir).text), len(letters))
	var laid []laidCard
	for i := range n {
		laid = append(laid, laidCard{far.plus(step, sign*(i+1)), letters[i]})
	}
	along := dir
	if n == 0 { // a word down from the end of the one across, or the other way
		along = across(dir)
		laid = []laidCard{{far.plus(stepOf(along), 1), letters[0]}}
	}
	w := c.run(laid, laid[0].at, along)
	return scrabblecards.Place(board.At(w.at[0], w.at[1]), along, w.text)
}

func TestFarOut(t *testing.T) {
	words := gametest.SampleWords(t, gaddag.Lexicon(), 600).Annotate(gaddag.Lexicon())
	hall := newHall(t, words, 4)
	for i := range 4 {
		dir, back := board.Direction(i%2), i > 1
		t.Run(fmt.Sprintf("%s, back %t", dir, back), func(t *testing.T) {
			o := scrabblecards.Official()
			o.Validation, o.Rack = scrabblecards.OnContest, 8
			o.Bag.Doubles, o.Bag.Triples = 0, 0
			d := newDuo(t, rand.New(rand.NewPCG(uint64(i), 101)), newReferee(o, cardValues, words), hall.words, map[string]int{})
			hall.games[d.rules] = d.referee
			d.start(scrabblecards.A)
			most := 0
			for d.table.phase != scrabblecards.Over {
				p, m := d.decide(mood{})
				if d.table.phase == scrabblecards.Playing {
					m = d.farther(dir, back)
				}
				if !d.judge(t, p, m) {
					t.Fatalf("%s\n%s is refused", d, m)
				}
				d.play(t, p, m)
				was := most
				for at := range d.table.cells {
					most = max(most, at[0], -at[0], at[1], -at[1])
				}
				if d.table.phase == scrabblecards.Playing && most > 75 && was != most {
					hall.compare(t, d.state, 0, d.seen)
				}
				d.hostilities(t, 4)
			}
			if most < 80 || most > 101 {
				t.Errorf("the farthest letter was %d squares from the first", most)
			}
		})
	}
}

// Fourteen words of seven letters, each below the one before, all stay: every word has
// two letters and more that the next one uses. What is laid beside them is judged like
// any other move.
func TestFullTable(t *testing.T) {
	words := gametest.SampleWords(t, gaddag.Lexicon(), 10).Annotate(gaddag.Lexicon())
	o := scrabblecards.Official()
	o.Validation = scrabblecards.OnContest
	o.Bag.Doubles, o.Bag.Triples = 0, 0
	d := newDuo(t, rand.New(rand.NewPCG(14, 7)), newReferee(o, cardValues, words), slowWords(slices.Collect(words.Words())), map[string]int{})
	d.start(scrabblecards.B)
	for row := 0; d.table.phase != scrabblecards.Over && row < 14; {
		p, m := d.decide(mood{})
		if d.table.phase == scrabblecards.Playing {
			letters := strings.ReplaceAll(d.letters(), "?", "q")
			m = scrabblecards.Place(board.At(row, 0), board.Across, letters)
			row += len(letters) / 7
		}
		d.play(t, p, m)
		d.hostilities(t, 6)
	}
	if len(d.table.cells) < 91 {
		t.Fatalf("%s\nthere are %d letters", d, len(d.table.cells))
	}
	for range 300 {
		d.hostilities(t, 6)
	}
	for row := -2; row < 16; row++ {
		for _, word := range []string{"ABCDEFG", "abcdefg", "ABCDEFGHIJKLMNO", "abcdefghijklmno", "AB"} {
			for _, dir := range []board.Direction{board.Across, board.Down} {
				d.judge(t, d.table.turn, scrabblecards.Place(board.At(row, -1), dir, word))
				d.judge(t, d.table.turn, scrabblecards.Place(board.At(row, 0), dir, word))
				d.judge(t, d.table.turn, scrabblecards.Place(board.At(row, 7), dir, word))
			}
		}
	}
}
