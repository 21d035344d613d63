// Package meter holds searches to their bounds.
package meter

import (
	"context"
	"math"
	"time"

	"github.com/jeudelettres/lettres/internal/breath"
)

// DefaultNodes is the number of nodes of a search without bounds, and DefaultMemory how many bytes its
// table of positions has. The documentation of bot.Budget tells both.
const (
	DefaultNodes  = 20_000
	DefaultMemory = 16 << 20
)

// Nodes returns the number of nodes that a search may take: nodes, if it is above 0, else
// DefaultNodes, but more than any search takes where a time bounds it.
func Nodes(nodes int, limit time.Duration) int {
	switch {
	case nodes > 0:
		return nodes
	case limit > 0:
		return math.MaxInt
	}
	return DefaultNodes
}

// A Meter counts the nodes of a search, and says when it has to end. It is not safe for use by
// several goroutines.
type Meter struct {
	watch Stopwatch
	nodes int
	limit int
	over  bool
}

// New begins a search of that many nodes (see [Nodes]) and that time, which 0 does not bound. It
// also ends when ctx is done.
func New(ctx context.Context, nodes int, limit time.Duration) *Meter {
	return &Meter{watch: Watch(ctx, limit), limit: Nodes(nodes, limit)}
}

// Spend counts one more node, and reports whether there is still budget for it. It looks at
// the time at every 64th node.
func (m *Meter) Spend() bool {
	if m.over = m.over || m.nodes >= m.limit || m.nodes%64 == 0 && m.watch.Over(); m.over {
		return false
	}
	m.nodes++
	return true
}

// Over reports whether Spend has found the budget spent.
func (m *Meter) Over() bool { return m.over }

// Nodes returns the number of nodes spent.
func (m *Meter) Nodes() int { return m.nodes }

// Elapsed returns the time that has gone by.
func (m *Meter) Elapsed() time.Duration { return m.watch.Elapsed() }

// A Stopwatch says when a search has to end: its time is over, or its context is done.
type Stopwatch struct {
	start, end time.Time
	done       <-chan struct{}
}

// Watch starts a Stopwatch. A limit of 0 is no bound.
func Watch(ctx context.Context, limit time.Duration) Stopwatch {
	w := Stopwatch{start: time.Now(), done: ctx.Done()}
	if limit > 0 {
		w.end = w.start.Add(limit)
	}
	if d, ok := ctx.Deadline(); ok && (w.end.IsZero() || d.Before(w.end)) {
		w.end = d
	}
	return w
}

// Over reports whether the search has to end.
func (w *Stopwatch) Over() bool {
	breath.Take()
	select {
	case <-w.done:
		return true
	default:
	}
	return !w.end.IsZero() && !time.Now().Before(w.end)
}

// Spent returns the share of the time that is over, 0 without a bound.
func (w *Stopwatch) Spent() float64 {
	if w.end.IsZero() {
		return 0
	}
	return float64(time.Since(w.start)) / float64(max(1, w.end.Sub(w.start)))
}

// Elapsed returns the time since the start.
func (w *Stopwatch) Elapsed() time.Duration { return time.Since(w.start) }
