// Package pairs finds the cheapest way to put everybody into pairs.
//
// It is the algorithm of Edmonds for matchings of least weight in general graphs (Maximum matching
// and a polyhedron with 0,1-vertices, 1965), in the form with labels for vertices and blossoms of
// Galil (Efficient algorithms for finding maximum matching in graphs, 1986), for complete graphs
// and with time in the cube of their size. Costs are vectors that are compared part by part. The
// algorithm adds, subtracts, halves and compares, and all this holds for vectors as for numbers.
package pairs

import "slices"

// Parts is the number of parts of a [Cost].
const Parts = 5

// A Cost is what a pair costs. The first part in which two costs differ decides which one is lower.
// Parts must be from -[Most] to [Most].
type Cost [Parts]int64

// Most limits the parts of a cost, so that sums do not overflow.
const Most = 1 << 40

func (a Cost) plus(b Cost) Cost {
	for i := range a {
		a[i] += b[i]
	}
	return a
}

func (a Cost) minus(b Cost) Cost {
	for i := range a {
		a[i] -= b[i]
	}
	return a
}

func (a Cost) half() Cost {
	for i := range a {
		a[i] /= 2
	}
	return a
}

// Compare returns -1 if a is lower than b, 1 if it is higher, and 0 if they are equal.
func (a Cost) Compare(b Cost) int { return slices.Compare(a[:], b[:]) }

// Match puts 0 to n-1 into pairs of the least total cost, and returns the partner of each. The cost
// of i and j is asked for once, with i below j. It returns nil if n is odd. The same costs give the
// same pairs.
func Match(n int, cost func(i, j int) Cost) []int {
	if n%2 != 0 || n < 0 {
		return nil
	}
	g := newGraph(n, cost)
	for range n / 2 {
		g.search()
	}
	mate := make([]int, n)
	for v := range n {
		mate[v] = int(g.mate[v])
	}
	return mate
}

const none = -1

// The marks of a top blossom in a search.
type mark uint8

const (
	free  mark = iota // not reached
	outer             // reached by an even number of edges, from a single vertex
	inner             // reached by an odd number
)

// An edge joins two vertices. For blossoms it is the tightest edge that joins them.
type edge struct{ from, to int32 }

// A graph is a complete graph on n vertices, with the blossoms that hold at the moment. The numbers
// below n are vertices; the others are blossoms, which are odd circles of vertices and blossoms.
//
// This holds at all times: no edge between different top blossoms has a negative slack, the edges of
// matching and blossoms have none, and no blossom has a negative label. So no matching costs less.
type graph struct {
	n     int
	used  int    // numbers of vertices and blossoms that were used so far
	costs []Cost // n by n

	label []Cost  // the dual variables: an edge within a blossom has its label as slack besides
	mate  []int32 // the vertex at the other end of the matched edge; of a blossom that of its base
	top   []int32 // the outermost blossom that holds it; none for a blossom that is dissolved

	petals [][]int32 // the circle of a blossom, its base first
	within []int32   // size by n: the petal that holds a vertex, none if the blossom does not
	join   []edge    // size by size: the tightest edge between two of the tops

	mark  []mark
	via   []int32 // the outer vertex that an inner blossom was reached from
	tight []int32 // the outer vertex with the least slack to a top blossom that is not inner; none if unknown
	seen  []int32 // when a blossom was last met by ancestor
	time  int32
	queue []int32 // outer vertices
	head  int     // the first vertex of the queue whose edges are to be scanned
}

func newGraph(n int, cost func(i, j int) Cost) *graph {
	size := n + n/2 + 1
	g := &graph{
		n: n, used: n,
		costs: make([]Cost, n*n), label: make([]Cost, size),
		mate: make([]int32, size), top: make([]int32, size),
		petals: make([][]int32, size), within: make([]int32, size*n), join: make([]edge, size*size),
		mark: make([]mark, size), via: make([]int32, size), tight: make([]int32, size), seen: make([]int32, size),
	}
	var least Cost
	for i := range n {
		for j := i + 1; j < n; j++ {
			c := cost(i, j)
			if i == 0 && j == 1 || c.Compare(least) < 0 {
				least = c
			}
			g.costs[i*n+j], g.costs[j*n+i] = c, c
		}
	}
	for x := range size {
		g.mate[x], g.top[x], g.tight[x] = none, none, none
	}
	for i := range g.within {
		g.within[i] = none
	}
	for i := range n {
		g.top[i], g.within[i*n+i] = int32(i), int32(i)
		g.label[i] = least // so that all labels differ by even numbers, and slacks of outer edges are even
		for j := range n {
			g.join[i*size+j] = edge{int32(i), int32(j)}
		}
	}
	return g
}

func (g *graph) between(x, y int32) *edge { return &g.join[int(x)*len(g.top)+int(y)] }

// slack returns twice the cost of an edge less the labels of its ends: how much it lacks to be tight.
func (g *graph) slack(e edge) Cost {
	c := g.costs[int(e.from)*g.n+int(e.to)]
	return c.plus(c).minus(g.label[e.from]).minus(g.label[e.to])
}

// isTop reports whether x is a top blossom.
func (g *graph) isTop(x int) bool { return g.top[x] == int32(x) }

// search adds one edge to the matching.
func (g *graph) search() {
	g.queue, g.head = g.queue[:0], 0
	for x := range g.used {
		g.mark[x], g.tight[x] = free, none
		if g.isTop(x) && g.mate[x] == none {
			g.becomeOuter(int32(x))
		}
	}
	for !g.scan() && !g.adjust() {
	}
}

// becomeOuter marks a top blossom, and queues its vertices.
func (g *graph) becomeOuter(x int32) {
	g.mark[x] = outer
	g.enqueue(x)
}

func (g *graph) enqueue(x int32) {
	if int(x) < g.n {
		g.queue = append(g.queue, x)
		return
	}
	for _, p := range g.petals[x] {
		g.enqueue(p)
	}
}

// scan follows the tight edges of queued vertices. It reports whether the matching has grown.
func (g *graph) scan() bool {
	for g.head < len(g.queue) {
		v := g.queue[g.head]
		g.head++
		if g.mark[g.top[v]] == inner {
			continue
		}
		for w := range int32(g.n) {
			if g.top[w] == g.top[v] {
				continue
			}
			if e := (edge{v, w}); g.slack(e) != (Cost{}) {
				g.note(v, g.top[w])
			} else if g.follow(e) {
				return true
			}
		}
	}
	return false
}

// note keeps v for the top blossom x if no outer vertex is nearer.
func (g *graph) note(v, x int32) {
	if g.tight[x] == none || g.slack(*g.between(v, x)).Compare(g.slack(*g.between(g.tight[x], x))) < 0 {
		g.tight[x] = v
	}
}

// renote finds the outer vertex that is nearest to the top blossom x.
func (g *graph) renote(x int32) {
	g.tight[x] = none
	for v := range int32(g.n) {
		if t := g.top[v]; t != x && g.mark[t] == outer {
			g.note(v, x)
		}
	}
}

// adjust changes the labels until another edge is tight, and follows it. It reports whether the
// matching has grown.
func (g *graph) adjust() bool {
	var d Cost
	known := false
	least := func(c Cost) {
		if !known || c.Compare(d) < 0 {
			d, known = c, true
		}
	}
	for x := range g.used {
		if !g.isTop(x) {
			continue
		}
		switch {
		case g.mark[x] == inner && x >= g.n:
			least(g.label[x].half())
		case g.tight[x] == none || g.mark[x] == inner:
		case g.mark[x] == free:
			least(g.slack(*g.between(g.tight[x], int32(x))))
		default:
			least(g.slack(*g.between(g.tight[x], int32(x))).half())
		}
	}
	for x := range g.used {
		switch m := g.markOf(x); {
		case x < g.n && m == outer:
			g.label[x] = g.label[x].plus(d)
		case x < g.n && m == inner:
			g.label[x] = g.label[x].minus(d)
		case x >= g.n && g.isTop(x) && m == outer:
			g.label[x] = g.label[x].plus(d).plus(d)
		case x >= g.n && g.isTop(x) && m == inner:
			g.label[x] = g.label[x].minus(d).minus(d)
		}
	}
	g.queue, g.head = g.queue[:0], 0
	for x := range g.used {
		if v := g.tight[x]; g.isTop(x) && v != none && g.mark[x] != inner && g.top[v] != int32(x) {
			if e := *g.between(v, int32(x)); g.slack(e) == (Cost{}) && g.follow(e) {
				return true
			}
		}
	}
	for x := g.n; x < g.used; x++ {
		if g.isTop(x) && g.mark[x] == inner && g.label[x] == (Cost{}) {
			g.dissolve(int32(x))
		}
	}
	return false
}

// markOf returns the mark of the top blossom that holds x.
func (g *graph) markOf(x int) mark {
	if g.top[x] == none {
		return free
	}
	return g.mark[g.top[x]]
}

// follow takes a tight edge from an outer vertex: it reaches a new pair, or closes a circle, which
// is a new blossom, or joins two trees. Then the matching grows, and follow reports true.
func (g *graph) follow(e edge) bool {
	x, y := g.top[e.from], g.top[e.to]
	switch g.mark[y] {
	case free:
		g.mark[y], g.via[y] = inner, e.from
		z := g.top[g.mate[y]]
		g.tight[y], g.tight[z] = none, none
		g.becomeOuter(z)
	case outer:
		if a := g.ancestor(x, y); a != none {
			g.contract(x, a, y, e)
			return false
		}
		g.augment(x, e)
		g.augment(y, edge{e.to, e.from})
		return true
	}
	return false
}

// parent returns the next outer blossom towards the root of the tree, or none.
func (g *graph) parent(x int32) int32 {
	if g.mate[x] == none {
		return none
	}
	return g.top[g.via[g.top[g.mate[x]]]]
}

// ancestor returns the first outer blossom on the ways of both x and y to their roots, or none.
func (g *graph) ancestor(x, y int32) int32 {
	for g.time++; x != none || y != none; x, y = y, x {
		if x == none {
			continue
		}
		if g.seen[x] == g.time {
			return x
		}
		g.seen[x] = g.time
		x = g.parent(x)
	}
	return none
}

// contract makes a blossom of the circle from a over x, the edge e and y back to a.
func (g *graph) contract(x, a, y int32, e edge) {
	b := int32(g.n)
	for int(b) < g.used && g.top[b] != none {
		b++
	}
	g.used = max(g.used, int(b)+1)
	circle := append(g.petals[b][:0], a)
	climb := func(p int32) {
		for p != a {
			q := g.top[g.mate[p]]
			circle = append(circle, p, q)
			g.enqueue(q)
			p = g.top[g.via[q]]
		}
	}
	climb(x)
	slices.Reverse(circle[1:])
	climb(y)
	g.petals[b] = circle
	g.label[b], g.mark[b], g.mate[b] = Cost{}, outer, g.mate[a]
	g.setTop(b, b)
	within := g.within[int(b)*g.n:][:g.n]
	for v := range within {
		within[v] = none
	}
	for i, p := range circle {
		for v, in := range g.within[int(p)*g.n:][:g.n] {
			if in != none {
				within[v] = p
			}
		}
		for z := range int32(g.used) {
			if i == 0 || g.slack(*g.between(p, z)).Compare(g.slack(*g.between(b, z))) < 0 {
				*g.between(b, z), *g.between(z, b) = *g.between(p, z), *g.between(z, p)
			}
		}
	}
	g.renote(b)
}

// setTop sets the top blossom of x and of all in it.
func (g *graph) setTop(x, top int32) {
	g.top[x] = top
	if int(x) < g.n {
		return
	}
	for _, p := range g.petals[x] {
		g.setTop(p, top)
	}
}

// dissolve parts an inner blossom into its petals. Those on the even way from where it was reached
// to its base stay in the tree.
func (g *graph) dissolve(b int32) {
	for _, p := range g.petals[b] {
		g.setTop(p, p)
	}
	g.top[b] = none
	reached := g.within[int(b)*g.n+int(g.between(b, g.via[b]).from)]
	k := g.place(b, reached)
	circle := g.petals[b]
	g.mark[reached], g.via[reached], g.tight[reached] = inner, g.via[b], none
	for i := 0; i < k; i += 2 {
		p, q := circle[i], circle[i+1]
		g.mark[p], g.via[p], g.tight[p] = inner, g.between(q, p).from, none
		g.becomeOuter(q)
		g.renote(q)
	}
	for _, p := range circle[k+1:] {
		g.mark[p] = free
	}
	for _, p := range circle[k+1:] {
		g.renote(p)
	}
}

// place returns the place of a petal in its blossom. The circle is turned round if that place is odd.
func (g *graph) place(b, petal int32) int {
	circle := g.petals[b]
	k := slices.Index(circle, petal)
	if k%2 == 1 {
		slices.Reverse(circle[1:])
		k = len(circle) - k
	}
	return k
}

// augment matches x by an edge, and goes on to the root of its tree.
func (g *graph) augment(x int32, e edge) {
	for {
		m := g.mate[x]
		g.match(x, e)
		if m == none {
			return
		}
		y := g.top[m]
		f := *g.between(y, g.via[y])
		g.match(y, f)
		x, e = g.top[f.to], edge{f.to, f.from}
	}
}

// match matches a vertex or blossom by an edge from it. The petal with the end of the edge becomes the base.
func (g *graph) match(x int32, e edge) {
	g.mate[x] = e.to
	if int(x) < g.n {
		return
	}
	petal := g.within[int(x)*g.n+int(e.from)]
	k := g.place(x, petal)
	circle := g.petals[x]
	for i := range k {
		g.match(circle[i], *g.between(circle[i], circle[i^1]))
	}
	g.match(petal, e)
	g.petals[x] = slices.Concat(circle[k:], circle[:k])
}
