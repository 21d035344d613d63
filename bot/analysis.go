package bot

import (
	"time"

	"github.com/jeudelettres/lettres/bot/internal/meter"
)

// A Value is how good a position is for the player who decides.
type Value struct {
	Win    float64 // the chance of winning, 0 to 1; a draw counts one half
	Points float64 // the points ahead of the opponent
}

// pointsWeight makes the points decide between equal chances of winning: a thousand points
// are worth one chance in a hundred.
const pointsWeight = 1e-5

// worth returns the number by which values are compared.
func (v Value) worth() float64 { return v.Win + pointsWeight*v.Points }

func (v Value) plus(o Value, weight float64) Value {
	return Value{v.Win + weight*o.Win, v.Points + weight*o.Points}
}

// A Budget bounds a search. The zero Budget is a sensible one. A search ends at the first
// bound that it meets.
type Budget struct {
	// Nodes is the number of moves made in all. With 0 it is 20,000 if there is no
	// Time, and unbounded otherwise.
	Nodes int
	// Time is the longest that the search may take; 0 is no bound.
	Time time.Duration
	// Workers is the number of goroutines that search; 0 means 1.
	Workers int
	// Memory is the size limit of a table of positions in bytes; 0 means 16 MiB.
	Memory int
}

func (b Budget) nodes() int { return meter.Nodes(b.Nodes, b.Time) }

func (b Budget) workers() int { return max(1, min(b.Workers, 256)) }

func (b Budget) memory() int {
	if b.Memory > 0 {
		return b.Memory
	}
	return meter.DefaultMemory
}

// An Analysis holds what a search found out about a decision.
type Analysis[M any] struct {
	Candidates []Candidate[M] // the best first; empty if there is nothing to decide
	Nodes      int            // how many moves were made
	Time       time.Duration
	Exact      bool // the values come from perfect play, and are no estimates
}

// A Candidate is a decision with its worth. A Candidate without Visits was not tried: its
// values are zero, and it keeps its place in the game's order.
type Candidate[M any] struct {
	Move      M
	Win       float64 // the chance of winning, 0 to 1; a draw counts one half
	WinErr    float64 // its standard error, 0 if it is exact or not known
	Points    float64 // the expected lead in points where the search ended
	PointsErr float64
	// Behind is the distance to the best, and BehindErr its standard error, which is
	// smaller than those of the two, since both had the same random numbers. It contains the error of what
	// values positions only where a player knows that, as that of Jarnac does.
	Behind, BehindErr Value
	// Proof says what a solver has proven about Points, and Bound is the number of points
	// in it.
	Proof  Proof
	Bound  float64
	Visits int // playouts, or 1 if it is solved
	Line   []M // how the game may go on, with the decision itself
}

// Best returns the decision found, and whether there is one.
func (a Analysis[M]) Best() (m M, ok bool) {
	if len(a.Candidates) == 0 {
		return m, false
	}
	return a.Candidates[0].Move, true
}
