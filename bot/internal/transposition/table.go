// Package transposition keeps what a search has found out about positions, in a table of
// bounded size.
package transposition

import (
	"math/bits"
	"unsafe"
)

// A Bound says how an entry bounds a value: exactly, from below, or from above.
type Bound uint8

const (
	Whole Bound = iota + 1
	AtLeast
	AtMost
)

// An Entry holds what is known of a position. With a V of 16 bytes it has 32.
type Entry[V any] struct {
	Key   uint64
	Value V
	Depth int32
	Kind  Bound // 0 in an empty slot
	Exact bool  // however far one looks
	age   uint8
}

// A Table is a transposition table: a power of two of entries, which begins small and grows by
// doubling up to a number of entries. When it is full, a position takes the place of one that
// was searched less deep, or of any of an earlier age. It needs [Table.Bound] before its
// first use, and is not for several goroutines.
type Table[V any] struct {
	slots []Entry[V]
	most  int
	used  int
	age   uint8
}

const firstSlots = 1 << 10

// Bound sets how many bytes the table takes at most, and begins a new age.
func (t *Table[V]) Bound(bytes int) {
	n := max(2, bytes/int(unsafe.Sizeof(Entry[V]{})))
	t.most = 1 << (bits.Len(uint(n)) - 1)
	t.age++
	if len(t.slots) > t.most {
		t.slots, t.used = nil, 0
	}
	if t.slots == nil {
		t.slots = make([]Entry[V], min(firstSlots, t.most))
	}
}

// Find returns the entry of a position, nil if there is none. It is valid until the next Store.
func (t *Table[V]) Find(key uint64) *Entry[V] {
	if e := t.slot(key); e.Kind != 0 && e.Key == key {
		return e
	}
	return nil
}

func (t *Table[V]) slot(key uint64) *Entry[V] { return &t.slots[key&uint64(len(t.slots)-1)] }

// Store puts an entry into the table, unless a better one has its place.
func (t *Table[V]) Store(e Entry[V]) {
	e.age = t.age
	// A table that doubles holds old and new together for a moment.
	if t.used > len(t.slots)/2 && 3*len(t.slots) <= t.most {
		old := t.slots
		t.slots, t.used = make([]Entry[V], 2*len(old)), 0
		for _, e := range old {
			if e.Kind != 0 {
				t.put(e)
			}
		}
	}
	t.put(e)
}

func (t *Table[V]) put(e Entry[V]) {
	slot := t.slot(e.Key)
	if slot.Kind == 0 {
		t.used++
	} else if slot.Key != e.Key && slot.age == t.age && slot.Depth > e.Depth {
		return
	}
	*slot = e
}
