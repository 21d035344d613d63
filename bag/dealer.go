package bag

import "math/rand/v2"

// A Dealer is chance with a random stream for each seat at the table. The tiles that come
// to one seat do not depend on how many come to the others, or when: the n-th tile that a
// seat draws is picked by the n-th number of its stream. So the same deal can be played
// twice with the seats swapped, which takes most of the luck out of a match:
//
//	deal := bag.NewDealer(7)
//	m, err := s.Complete(deal.Seat(0), p, m) // p sits on seat 0 in this game
//
// A tile is picked among those that the bag then has, each with the same chance. Equal
// bags give equal tiles, and bags that differ a little mostly do so too.
//
// A Dealer is used up by dealing, and is not for two goroutines at once. The zero Dealer
// is that of the seed 0.
type Dealer struct {
	seed  uint64
	seats []*rand.Rand
}

// NewDealer returns a Dealer whose deals depend on the seed alone.
func NewDealer(seed uint64) *Dealer { return &Dealer{seed: seed} }

// Seat returns the random stream of a seat: 0 is the first. The same seat has the same stream
// throughout a deal. It panics if n is negative or more than 255.
func (d *Dealer) Seat(n int) *rand.Rand {
	if n < 0 || n > 255 {
		panic("bag: a table has the seats 0 to 255")
	}
	for len(d.seats) <= n {
		// Another stream for each seat: PCG takes both numbers for its state.
		d.seats = append(d.seats, rand.New(rand.NewPCG(d.seed, uint64(len(d.seats)))))
	}
	return d.seats[n]
}
