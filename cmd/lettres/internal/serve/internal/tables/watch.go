package tables

import (
	"slices"
	"time"
)

// A watcher is a page that watches a table.
type watcher struct {
	changes chan struct{}
	seats   []int
	from    string
}

// What watches a table at most.
const (
	mostFrom      = 16  // pages of seats at one address
	mostWatchers  = 100 // pages
	mostOnlookers = 60  // of these
	onlookersFrom = 40  // of these at one address
)

// Watch returns a channel that gets a value after each change, and is closed when the
// table is, or when too many pages of seats at the same address watch: the last ones count. It is nil if
// too many watch already. Onlookers have no seats, and take no player's place. Forget ends it.
func (t *Table) Watch(seats []int, from string) chan struct{} {
	t.mu.Lock()
	defer t.mu.Unlock()
	onlooks := len(seats) == 0
	like, here := 0, 0 // pages of players, or of onlookers, as this one is
	for _, w := range t.watchers {
		if (len(w.seats) == 0) != onlooks {
			continue
		}
		like++
		if w.from == from {
			here++
		}
	}
	if onlooks && (like >= mostOnlookers || here >= onlookersFrom) {
		return nil
	}
	if !onlooks && here >= mostFrom {
		oldest := slices.IndexFunc(t.watchers, func(w *watcher) bool { return len(w.seats) > 0 && w.from == from })
		close(t.watchers[oldest].changes)
		t.watchers = slices.Delete(t.watchers, oldest, oldest+1)
	}
	if t.closed || len(t.watchers) >= mostWatchers {
		return nil
	}
	w := &watcher{make(chan struct{}, 1), seats, from}
	t.watchers = append(t.watchers, w)
	t.attending.Reset(0)
	return w.changes
}

// Forget ends a Watch.
func (t *Table) Forget(changes chan struct{}) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.used = time.Now()
	t.watchers = slices.DeleteFunc(t.watchers, func(w *watcher) bool {
		if w.changes != changes {
			return false
		}
		for _, seat := range w.seats {
			t.seen[seat] = t.used
		}
		return true
	})
	if !t.closed {
		t.attending.Reset(0)
	}
}

// Shows reports whether a key is that of onlookers, who see what everybody may know, and do nothing.
func (t *Table) Shows(key string) bool { return isKey(key) && same(t.head.View, key) }
