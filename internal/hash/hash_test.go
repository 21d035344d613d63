package hash_test

import (
	"math/bits"
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/internal/hash"
)

// The same input has the same hash in every process and on every machine.
func TestFixed(t *testing.T) {
	text := []byte("Whatever replays today replays tomorrow")
	for _, tt := range []struct {
		name string
		got  uint64
		want uint64
	}{
		{"nothing", hash.New().Sum(), 0xd3fc1bc0fdd6d3bd},
		{"a number", hash.New().Uint64(42).Sum(), 0xd88a05140f5c6ebd},
		{"bytes", hash.New().Bytes(text).Sum(), 0x8c0a6c4b23c74574},
		{"all", hash.New().Uint64(1).Bytes(text[:9]).Uint64(1 << 63).Bytes(nil).Sum(), 0x7c056d7c7a8a118b},
	} {
		if tt.got != tt.want {
			t.Errorf("%s has the hash %#x, want %#x", tt.name, tt.got, tt.want)
		}
	}
}

// What differs in a little has another hash: one bit, the order, the bounds of what is
// folded in.
func TestDistinct(t *testing.T) {
	seen := map[uint64]string{}
	add := func(h hash.Hash, what string) {
		t.Helper()
		if other, ok := seen[h.Sum()]; ok {
			t.Errorf("%s and %s have the same hash", what, other)
		}
		seen[h.Sum()] = what
	}
	add(hash.New(), "nothing")
	for n := range 64 {
		add(hash.New().Bytes(make([]byte, n)), "zeros")
		for bit := range 8 * n {
			b := make([]byte, n)
			b[bit/8] = 1 << (bit % 8)
			add(hash.New().Bytes(b), "one bit of bytes")
		}
	}
	for n := range uint64(1 << 16) {
		add(hash.New().Uint64(n), "a small number")
		add(hash.New().Uint64(n<<48|1<<40), "a large number")
		add(hash.New().Uint64(n&0xff).Uint64(n>>8), "two numbers")
	}
	text := []byte("ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZ")
	for i := range text {
		add(hash.New().Bytes(text[:i]).Bytes(text[i:]), "a text cut in two")
	}
}

// Each bit of the input turns each bit of the hash in about half of all cases.
func TestSpread(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	const rounds = 2000
	const bytes = 40
	for bit := range 8 * bytes {
		var turned [64]int
		for range rounds {
			var b [bytes]byte
			for i := range b {
				b[i] = byte(rng.IntN(28)) // letters
			}
			before := hash.New().Bytes(b[:]).Sum()
			b[bit/8] ^= 1 << (bit % 8)
			for d := before ^ hash.New().Bytes(b[:]).Sum(); d != 0; d &= d - 1 {
				turned[bits.TrailingZeros64(d)]++
			}
		}
		for out, n := range turned {
			if n < rounds*2/5 || n > rounds*3/5 {
				t.Errorf("bit %d of the input turns bit %d of the hash in %d of %d cases", bit, out, n, rounds)
			}
		}
	}
}

// A table that takes the low bits or the high bits of the hash fills evenly with
// positions that are much alike.
func TestEvenTables(t *testing.T) {
	const size = 1 << 12
	var low, high [size]int
	const each = 64
	for i := range uint64(size * each) {
		sum := hash.New().Bytes([]byte{byte(i), byte(i >> 8), byte(i >> 16)}).Sum()
		low[sum%size]++
		high[sum>>52]++
	}
	for _, table := range [][size]int{low, high} {
		chi := 0.0
		for _, n := range table {
			chi += float64((n-each)*(n-each)) / each
		}
		// About size, with a deviation of √(2·size) = 91.
		if chi < size-600 || chi > size+600 {
			t.Errorf("the table fills unevenly: χ² is %.0f, want about %d", chi, size)
		}
	}
}

func TestAllocations(t *testing.T) {
	var b [225]byte
	var sum uint64
	if n := testing.AllocsPerRun(100, func() { sum += hash.New().Bytes(b[:]).Uint64(7).Sum() }); n != 0 {
		t.Errorf("a hash allocates %v times", n)
	}
	_ = sum
}

var sink uint64

func BenchmarkBoard(b *testing.B) {
	var board [225]byte
	for b.Loop() {
		board[7]++
		sink += hash.New().Bytes(board[:]).Uint64(7).Sum()
	}
}
