package bot

import (
	"context"
	"time"
)

// A Meter holds a search to its [Budget]. It is not safe for use by several goroutines.
type Meter struct {
	watch stopwatch
	nodes int
	limit int
	over  bool
}

// Meter begins a search that ends at the first bound of b, or when ctx is done.
func (b Budget) Meter(ctx context.Context) *Meter {
	return &Meter{watch: b.watch(ctx), limit: b.nodes()}
}

// Spend counts one more node, and reports whether there is still budget for it. It looks at
// the time at every 64th node.
func (m *Meter) Spend() bool {
	if m.over = m.over || m.nodes >= m.limit || m.nodes%64 == 0 && m.watch.over(); m.over {
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
func (m *Meter) Elapsed() time.Duration { return time.Since(m.watch.start) }
