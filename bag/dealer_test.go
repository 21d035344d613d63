package bag_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/bag"
)

// A Dealer gives a seat the same tiles, however the others draw.
func TestDealer(t *testing.T) {
	deal := func(d *bag.Dealer, others func()) (tiles string) {
		all := bag.Scrabble()
		for n := range 5 {
			others()
			drawn, _ := all.Draw(d.Seat(1), n)
			tiles += drawn.String() + " "
		}
		return tiles
	}
	quiet := bag.NewDealer(3)
	alone := deal(quiet, func() {})
	busy := bag.NewDealer(3)
	if got := deal(busy, func() { bag.Jago().Draw(busy.Seat(0), 2); bag.Jago().Draw(busy.Seat(2), 7) }); got != alone {
		t.Errorf("seat 1 draws %s, and %s while others draw", alone, got)
	}
	other := bag.NewDealer(4)
	if got := deal(other, func() {}); got == alone {
		t.Errorf("two seeds deal %s", got)
	}
	var zero bag.Dealer
	if a, b := zero.Seat(0).Uint64(), zero.Seat(1).Uint64(); a == b || bag.NewDealer(0).Seat(0).Uint64() != a {
		t.Error("the zero Dealer is not that of the seed 0, or its seats share a stream")
	}
}

// A draw takes one number for each tile, also the last ones of a bag.
func TestDrawTakesOneNumberATile(t *testing.T) {
	for n := range 9 {
		a, b := rand.New(rand.NewPCG(1, 2)), rand.New(rand.NewPCG(1, 2))
		bag.MustParse("AABCDEE").Draw(a, n)
		for range min(n, 7) {
			b.Uint64()
		}
		if a.Uint64() != b.Uint64() {
			t.Errorf("a draw of %d tiles has not taken as many numbers", n)
		}
	}
}

func ExampleDealer() {
	// The same deal twice: the first seat gets the same tiles, whatever the second does.
	for _, n := range []int{7, 2} {
		deal := bag.NewDealer(1)
		tiles := bag.Scrabble()
		first, tiles := tiles.Draw(deal.Seat(0), 7)
		_, tiles = tiles.Draw(deal.Seat(1), n)
		fmt.Println(first, tiles.Len())
	}
	// Output:
	// ABNORRT 88
	// ABNORRT 93
}
