package bot

import (
	"math/bits"
	"unsafe"
)

// A bound is what an entry says of a value: that it is this, at least this, or at most.
type bound uint8

const (
	whole bound = iota + 1
	atLeast
	atMost
)

// An entry is what is known of a position.
type entry struct {
	key   uint64
	value Value
	depth int32
	kind  bound // 0 in an empty slot
	exact bool  // however far one looks
	age   uint8
}

// A table is a transposition table. It grows by doubling up to a number of entries.
type table struct {
	slots []entry
	most  int
	used  int
	age   uint8
}

const firstSlots = 1 << 10

// bound sets how many bytes the table takes at most, and begins a new age.
func (t *table) bound(bytes int) {
	n := max(2, bytes/int(unsafe.Sizeof(entry{})))
	t.most = 1 << (bits.Len(uint(n)) - 1)
	t.age++
	if len(t.slots) > t.most {
		t.slots, t.used = nil, 0
	}
	if t.slots == nil {
		t.slots = make([]entry, min(firstSlots, t.most))
	}
}

func (t *table) find(key uint64) *entry {
	if e := t.slot(key); e.kind != 0 && e.key == key {
		return e
	}
	return nil
}

func (t *table) slot(key uint64) *entry { return &t.slots[key&uint64(len(t.slots)-1)] }

func (t *table) store(e entry) {
	e.age = t.age
	// A table that doubles holds old and new together for a moment.
	if t.used > len(t.slots)/2 && 3*len(t.slots) <= t.most {
		old := t.slots
		t.slots, t.used = make([]entry, 2*len(old)), 0
		for _, e := range old {
			if e.kind != 0 {
				t.put(e)
			}
		}
	}
	t.put(e)
}

func (t *table) put(e entry) {
	slot := t.slot(e.key)
	if slot.kind == 0 {
		t.used++
	} else if slot.key != e.key && slot.age == t.age && slot.depth > e.depth {
		return
	}
	*slot = e
}
