package transposition

import (
	"testing"
	"unsafe"
)

type value struct{ a, b float64 }

// A table finds what was stored, takes no more memory than it may, and keeps what was
// searched deeper.
func TestTable(t *testing.T) {
	var table Table[value]
	if size := unsafe.Sizeof(Entry[value]{}); size > 32 {
		t.Errorf("an entry has %d bytes", size)
	}
	const bytes = 1 << 18
	table.Bound(bytes)
	for key := range uint64(1 << 16) {
		table.Store(Entry[value]{Key: key, Value: value{float64(key), 1}, Depth: 1, Kind: AtLeast})
		if e := table.Find(key); e == nil || e.Value.a != float64(key) || e.Kind != AtLeast {
			t.Fatalf("%d: %v", key, e)
		}
	}
	if n := len(table.slots) * int(unsafe.Sizeof(Entry[value]{})); n > bytes || n < bytes/4 {
		t.Errorf("the table takes %d bytes", n)
	}
	if table.Find(1<<40) != nil {
		t.Error("it finds what was never stored")
	}

	same := uint64(1<<16 + 5) // in the place of 5, whatever the size
	old := uint64(5)
	table.Store(Entry[value]{Key: old, Depth: 9, Kind: Whole})
	table.Store(Entry[value]{Key: same, Depth: 3, Kind: Whole})
	if table.Find(old) == nil || table.Find(same) != nil {
		t.Error("what was searched less deep takes the place of the deeper one")
	}
	table.Bound(bytes) // a new age
	table.Store(Entry[value]{Key: same, Depth: 3, Kind: Whole})
	if table.Find(old) != nil || table.Find(same) == nil {
		t.Error("what is of an earlier age keeps its place")
	}
	table.Bound(1)
	if table.Store(Entry[value]{Key: 7, Kind: Whole}); len(table.slots) != 2 || table.Find(7) == nil {
		t.Errorf("the smallest table has %d slots", len(table.slots))
	}
}
