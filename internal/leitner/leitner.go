// Package leitner says when something is to be gone over again, by the boxes of Leitner: what was known
// moves up a box and comes back later, what was not begins again.
package leitner

import "time"

// days is after how many days a card of each box comes back.
var days = []int{1, 2, 4, 8, 16}

// A Card is a thing to know. The zero Card is in no box yet, and due.
type Card struct {
	Box int       `json:"box"` // from 1; beyond the last one, it is known for good
	Due time.Time `json:"due"`
}

// Valid reports whether the box of the card exists.
func (c Card) Valid() bool { return 0 <= c.Box && c.Box <= len(days)+1 }

// Known reports whether the card does not come back.
func (c Card) Known() bool { return c.Box > len(days) }

// IsDue reports whether the card is to be gone over.
func (c Card) IsDue(now time.Time) bool { return !c.Known() && !c.Due.After(now) }

// After returns the card once somebody has gone over it.
func (c Card) After(knew bool, now time.Time) Card {
	if !knew {
		c.Box = 0
	} else if !c.Known() {
		c.Box++
	}
	if !c.Known() {
		c.Due = now.AddDate(0, 0, c.Days())
	}
	return c
}

// Days returns after how many days the card comes back from the moment it has come into its box.
func (c Card) Days() int {
	if c.Known() {
		return 0
	}
	return days[max(0, c.Box-1)]
}
