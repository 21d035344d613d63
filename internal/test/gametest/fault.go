package gametest

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/jeudelettres/lettres/rulebook"
)

// An Order is a place in the order in which faults of a move are cited, as the documentation of
// [rulebook.Violation] has it. A referee finds the faults in any order, and cites the first.
type Order int

// The orders, the first before the others.
const (
	NoPlayer   Order = iota // nobody of this name plays
	IsOver                  // the game is over
	NoMove                  // these rules have no such move
	NotOnTurn               // another player acts, or the word is one's own
	Answer                  // an answer is due first
	TimeOut                 // the time of the player is out
	Moment                  // something else comes first, or it is too late
	NoObject                // there is nothing that the move could be about
	UsedUp                  // the right to it is used up, or the bag is too short for it
	NoRoom                  // no line is free
	NoPlace                 // there is no such line or square
	Count                   // so many letters are too few or too many
	Spelling                // what is named is no letter
	Lies                    // other letters lie there, or there is a gap
	TooMany                 // more letters than one move lays
	Joined                  // it touches nothing, or not the centre
	OnBoard                 // of what lies there already, something is lost or made wrong
	Beside                  // the letters do not lie beside the board
	Rack                    // the letters are not on the rack
	Drawn                   // so many letters are not drawn
	Bag                     // the letters are not in the bag
	Dictionary              // the dictionary or the formula has not the word
	Meaning                 // the word keeps its meaning
	Source                  // the letters have to be taken from elsewhere
)

// A Fault is one thing that is wrong with a move.
type Fault struct {
	Order  Order
	Nth    int // among those of its order
	Clause rulebook.Clause
}

// Faults is all that is wrong with a move; nothing where it is legal.
type Faults []Fault

// Add adds a fault.
func (f *Faults) Add(o Order, c rulebook.Clause) { f.AddNth(o, 0, c) }

// AddNth adds a fault that comes after others of its order.
func (f *Faults) AddNth(o Order, nth int, c rulebook.Clause) { *f = append(*f, Fault{o, nth, c}) }

// Clause returns the one clause that a refusal cites: that of the fault that comes first. It
// panics where the order does not decide between two clauses.
func (f Faults) Clause() rulebook.Clause {
	first := slices.MinFunc(f, func(a, b Fault) int { return cmp.Or(cmp.Compare(a.Order, b.Order), cmp.Compare(a.Nth, b.Nth)) })
	for _, other := range f {
		if other.Order == first.Order && other.Nth == first.Nth && other.Clause != first.Clause {
			panic(fmt.Sprintf("the order does not decide between %s and %s", first.Clause, other.Clause))
		}
	}
	return first.Clause
}
