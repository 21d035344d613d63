package leitner_test

import (
	"testing"
	"time"

	"github.com/jeudelettres/lettres/internal/leitner"
)

// What is known comes back after 1, 2, 4, 8 and 16 days, and then no more; what is not begins again.
func TestAfter(t *testing.T) {
	now := time.Date(2026, 3, 4, 20, 0, 0, 0, time.UTC)
	var c leitner.Card
	if !c.IsDue(now) || c.Known() {
		t.Error("a new card is not due")
	}
	for _, days := range []int{1, 2, 4, 8, 16} {
		c = c.After(true, now)
		if c.Days() != days || !c.Due.Equal(now.AddDate(0, 0, days)) || c.IsDue(now) || c.IsDue(c.Due.Add(-1)) || !c.IsDue(c.Due) || !c.Valid() {
			t.Errorf("after %d days: %+v", days, c)
		}
		if again := c.After(false, now); again.Box != 0 || again.Days() != 1 || !again.Due.Equal(now.AddDate(0, 0, 1)) {
			t.Errorf("not known: %+v", again)
		}
		now = c.Due
	}
	c = c.After(true, now)
	if !c.Known() || c.IsDue(now.AddDate(9, 0, 0)) || c.Days() != 0 || !c.Valid() || c.After(true, now) != c {
		t.Errorf("known for good: %+v", c)
	}
	for _, box := range []int{-1, 7} {
		if (leitner.Card{Box: box}).Valid() {
			t.Errorf("there is a box %d", box)
		}
	}
}
