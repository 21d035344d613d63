package meter

import (
	"context"
	"math"
	"testing"
	"testing/synctest"
	"time"
)

// A search without bounds has 20,000 nodes, and one that a time bounds has none to count.
func TestNodes(t *testing.T) {
	for _, tt := range []struct {
		nodes int
		limit time.Duration
		want  int
	}{{0, 0, 20_000}, {7, 0, 7}, {7, time.Second, 7}, {1, 0, 1}, {0, time.Nanosecond, math.MaxInt}, {-1, 0, 20_000}} {
		if got := Nodes(tt.nodes, tt.limit); got != tt.want {
			t.Errorf("%d nodes in %v are %d, want %d", tt.nodes, tt.limit, got, tt.want)
		}
	}
}

// A meter gives its nodes and no more; a meter that has given the last is over only when one more is asked for.
func TestSpend(t *testing.T) {
	m := New(context.Background(), 100, 0)
	for n := range 100 {
		if m.Nodes() != n || !m.Spend() || m.Over() {
			t.Fatalf("node %d of 100 is refused", n)
		}
	}
	for range 2 {
		if m.Spend() || !m.Over() || m.Nodes() != 100 {
			t.Errorf("%d nodes of 100, over %t", m.Nodes(), m.Over())
		}
	}
}

// A meter looks at the time and at its context before the first node and at every 64th, and stays over.
func TestEvery64th(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		cancelled, cancel := context.WithCancel(context.Background())
		within, stop := context.WithTimeout(context.Background(), time.Second)
		defer stop()
		timed, alone := New(within, 0, time.Hour), New(cancelled, 1000, 0)
		shorter := New(within, 0, time.Millisecond)
		for n := range 64 {
			if !timed.Spend() || !alone.Spend() || !shorter.Spend() {
				t.Fatalf("node %d is refused", n)
			}
			if n == 0 {
				time.Sleep(time.Millisecond)
			}
		}
		if shorter.Spend() || shorter.Nodes() != 64 || shorter.Elapsed() != time.Millisecond {
			t.Errorf("after its time, %d nodes in %v", shorter.Nodes(), shorter.Elapsed())
		}
		for range 64 {
			if !timed.Spend() || !alone.Spend() {
				t.Fatal("another's time ends it")
			}
		}
		time.Sleep(time.Second)
		cancel()
		for range 65 {
			if timed.Spend() || alone.Spend() || timed.Nodes() != 128 || alone.Nodes() != 128 {
				t.Fatal("it goes on after its time")
			}
		}
		if New(cancelled, 0, 0).Spend() || New(within, 0, time.Hour).Spend() {
			t.Error("it begins after its time")
		}
	})
}

// A stopwatch tells the share of its time, whoever bounds it, and none without a bound.
func TestSpent(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		within, stop := context.WithTimeout(context.Background(), 4*time.Second)
		defer stop()
		free, own, both, late := Watch(context.Background(), 0), Watch(context.Background(), 8*time.Second), Watch(within, 8*time.Second), Watch(within, 2*time.Second)
		time.Sleep(time.Second)
		for name, tt := range map[string]struct {
			watch *Stopwatch
			want  float64
		}{"no bound": {&free, 0}, "its own": {&own, 0.125}, "that of the context": {&both, 0.25}, "its own, the nearer": {&late, 0.5}} {
			if got := tt.watch.Spent(); got != tt.want || tt.watch.Over() || tt.watch.Elapsed() != time.Second {
				t.Errorf("%s: %v of the time in %v", name, got, tt.watch.Elapsed())
			}
		}
		time.Sleep(time.Second)
		if free.Over() || own.Over() || both.Over() || !late.Over() {
			t.Error("after two seconds another is over than the one that has them")
		}
		stop()
		if !both.Over() || own.Over() {
			t.Error("a context that is done ends another than its own")
		}
		past, stop := context.WithDeadline(context.Background(), time.Now())
		defer stop()
		if w := Watch(past, time.Hour); !w.Over() || w.Spent() != 0 {
			t.Errorf("a time that is over as it begins: %v", w.Spent())
		}
	})
}
