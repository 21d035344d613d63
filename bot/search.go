package bot

import (
	"cmp"
	"context"
	"iter"
	"math"
	"math/bits"
	"slices"
	"sync"

	"github.com/jeudelettres/lettres/bot/internal/meter"
)

// A Game is a position in which one player has to decide, as [Search] sees it.
type Game[M any] interface {
	// Candidates returns the decisions to compare, each once: first the one that the policy
	// would make, then the others, the best-looking first.
	Candidates() []M
	// Playout returns a Playout of the position, for one goroutine.
	Playout() Playout[M]
}

// A Guesser is a Game that can guess the values of its candidates. Guesses influence the
// order of the candidates, and count less the more playouts there are; the values in an
// [Analysis] are those of the playouts alone.
type Guesser interface {
	// Guesses returns the guessed values of the Candidates, in their order, and the number
	// of playouts that count as much as a guess. An error that all guesses share makes no
	// difference.
	Guesses() (values []Value, playouts float64)
}

// A Playout plays one game on from a position, again and again.
type Playout[M any] interface {
	// Begin goes back to the position. All chance from then on depends on seed alone; where
	// something is hidden, so does what is assumed of it.
	Begin(seed uint64)
	// Play makes a decision, completes it by chance, and returns it completed.
	Play(m M) M
	// Policy returns the decision of the player on turn, or false where the playout ends.
	Policy() (M, bool)
	// Value returns how good the position is for the player who decides.
	Value() Value
}

const (
	mainLine   = 12      // moves of a main line
	maxVisits  = 1 << 14 // playouts of one candidate
	maxBatch   = 16      // playouts of each candidate between two looks at them
	minVisits  = 24      // before a candidate is dropped out of its round
	dropErrors = 3.0     // how many standard errors it has to be behind the best then
)

// Search compares the decisions of a game within a budget. A single decision is returned
// untried. When ctx is done, Search returns what it has, at worst the policy's decision.
func Search[M any](ctx context.Context, g Game[M], seed uint64, b Budget) Analysis[M] {
	s := newSearch(ctx, g, seed, b)
	for s.step() {
	}
	return s.analysis()
}

// Progress works like [Search], and yields what it knows at the start and after each round,
// and at last its result. Leave the loop to stop it.
func Progress[M any](ctx context.Context, g Game[M], seed uint64, b Budget) iter.Seq[Analysis[M]] {
	return func(yield func(Analysis[M]) bool) {
		s := newSearch(ctx, g, seed, b)
		rounds := -1
		for {
			if s.round != rounds {
				rounds = s.round
				if !yield(s.analysis()) {
					return
				}
			}
			if !s.step() {
				break
			}
		}
		yield(s.analysis())
	}
}

// Weigh plays out each decision of a game equally often within a budget, and drops none. A
// single decision is played out too. It tells better than [Search] how far apart a few
// decisions are; use Search to find the best of many. Weigh asks no [Guesser].
func Weigh[M any](ctx context.Context, g Game[M], seed uint64, b Budget) Analysis[M] {
	s := newSearch(ctx, struct{ Game[M] }{g}, seed, b)
	for s.left > 0 && !s.over && s.nodes < b.nodes() && s.rows() < maxVisits {
		s.batch(s.fit(b.nodes()))
	}
	return s.analysis()
}

// A trial is a candidate under way.
type trial[M any] struct {
	move   M
	values []Value // of its playouts, all with the same chance as those of the others
	sum    Value
	line   []M
	rank   int // the round in which it was dropped, negative; 0 as long as it is not
	guess  float64
	weight float64 // of the guess
}

// mean returns what is known of a candidate, with the guess.
func (t *trial[M]) mean() float64 {
	n := float64(len(t.values)) + t.weight
	if n == 0 {
		return 0
	}
	return (t.sum.worth() + t.weight*t.guess) / n
}

type search[M any] struct {
	game   Game[M]
	seed   uint64
	budget Budget
	watch  meter.Stopwatch
	over   bool

	trials []*trial[M] // those still compared first
	left   int         // how many these are
	nodes  int
	round  int
	rounds int

	playouts []Playout[M]
	results  []result
}

// A result holds what one playout found; with no nodes the playout was not made.
type result struct {
	value Value
	nodes int
}

func newSearch[M any](ctx context.Context, g Game[M], seed uint64, b Budget) *search[M] {
	s := &search[M]{game: g, seed: seed, budget: b, watch: meter.Watch(ctx, b.Time)}
	for _, m := range g.Candidates() {
		s.trials = append(s.trials, &trial[M]{move: m})
	}
	if guesser, ok := g.(Guesser); ok {
		values, weight := guesser.Guesses()
		for i, v := range values[:min(len(values), len(s.trials))] {
			s.trials[i].guess, s.trials[i].weight = v.worth(), weight
		}
	}
	s.left = len(s.trials)
	s.rounds = bits.Len(uint(s.left - 1)) // of two decisions or more
	s.playouts = make([]Playout[M], b.workers())
	return s
}

// step makes one batch of playouts, and reports whether there is more to do.
func (s *search[M]) step() bool {
	if s.over || s.left < 2 || s.nodes >= s.budget.nodes() || s.rows() >= maxVisits {
		return false
	}
	share := s.share()
	s.batch(s.fit(share))
	s.drop()
	if s.nodes >= share || s.watch.Spent() >= float64(s.round+1)/float64(s.rounds) {
		s.halve()
	}
	return !s.over && s.left > 1
}

// share returns the number of nodes at the end of the round.
func (s *search[M]) share() int {
	all := s.budget.nodes()
	return all - all/s.rounds*(s.rounds-1-s.round)
}

// fit returns how many more playouts of each candidate there are nodes for, until there are
// that many; 1 at least.
func (s *search[M]) fit(nodes int) int {
	if s.rows() == 0 {
		return 1
	}
	each := max(1, s.nodes/s.visits())
	return max(1, min(maxBatch, maxVisits-s.rows(), (nodes-s.nodes)/(each*s.left)))
}

// rows returns the number of playouts of each remaining candidate.
func (s *search[M]) rows() int {
	return len(s.trials[0].values)
}

// visits returns the number of playouts made.
func (s *search[M]) visits() (n int) {
	for _, t := range s.trials {
		n += len(t.values)
	}
	return n
}

// batch makes n playouts of each candidate that is left. Playouts are dealt to the workers
// in turn.
func (s *search[M]) batch(n int) {
	all := n * s.left
	s.results = slices.Grow(s.results[:0], all)[:all]
	clear(s.results)
	first := len(s.trials[0].values)
	workers := min(len(s.playouts), all)
	work := func(w int) {
		if s.playouts[w] == nil {
			s.playouts[w] = s.game.Playout()
		}
		for j := w; j < all && !s.watch.Over(); j += workers {
			t, k := s.trials[j%s.left], first+j/s.left
			s.results[j] = t.play(s.playouts[w], chance(s.seed, k), k == 0)
		}
	}
	var wait sync.WaitGroup
	for w := 1; w < workers; w++ {
		wait.Go(func() { work(w) })
	}
	work(0)
	wait.Wait()
	for j := 0; j < all; j += s.left { // whole rows alone, so that all have the same chance
		row := s.results[j : j+s.left]
		if slices.ContainsFunc(row, func(r result) bool { return r.nodes == 0 }) {
			s.over = true
			return
		}
		for i, r := range row {
			t := s.trials[i]
			t.values = append(t.values, r.value)
			t.sum = t.sum.plus(r.value, 1)
			s.nodes += r.nodes
		}
	}
}

// play returns one playout of t.
func (t *trial[M]) play(p Playout[M], seed uint64, note bool) result {
	p.Begin(seed)
	nodes := 0
	for m, ok := t.move, true; ok; m, ok = p.Policy() {
		done := p.Play(m)
		if note && nodes < mainLine {
			t.line = append(t.line, done)
		}
		nodes++
	}
	return result{p.Value(), nodes}
}

// chance returns the seed of the k-th playouts.
func chance(seed uint64, k int) uint64 {
	x := seed + uint64(k+1)*0x9e3779b97f4a7c15 // splitmix64
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// drop drops the candidates that are behind the best beyond doubt: by several standard
// errors of the difference, playout by playout.
func (s *search[M]) drop() {
	s.sort()
	best := s.trials[0]
	n := len(best.values)
	if n < minVisits {
		return
	}
	for i := s.left - 1; i > 0; i-- {
		t := s.trials[i]
		mean := best.mean() - t.mean()
		sq := 0.0
		for k := range n {
			d := best.values[k].worth() - t.values[k].worth() - mean
			sq += d * d
		}
		if mean > dropErrors*math.Sqrt(sq)/float64(n) {
			t.rank = -1
		}
	}
	s.retire()
}

// halve ends a round: it drops the worse half.
func (s *search[M]) halve() {
	s.round++
	for _, t := range s.trials[(s.left+1)/2 : s.left] {
		t.rank = -1
	}
	s.retire()
}

// retire moves dropped candidates behind the remaining ones, and before those dropped
// earlier.
func (s *search[M]) retire() {
	slices.SortStableFunc(s.trials[:s.left], func(a, b *trial[M]) int { return cmp.Compare(b.rank, a.rank) })
	for s.trials[s.left-1].rank < 0 { // the best is never dropped
		s.left--
	}
}

// sort puts the best of those that are left first.
func (s *search[M]) sort() {
	slices.SortStableFunc(s.trials[:s.left], func(a, b *trial[M]) int { return cmp.Compare(b.mean(), a.mean()) })
}

func (s *search[M]) analysis() Analysis[M] {
	s.sort()
	a := Analysis[M]{Nodes: s.nodes, Time: s.watch.Elapsed()}
	for _, t := range s.trials {
		c := t.candidate()
		c.Behind, c.BehindErr = t.behind(s.trials[0])
		a.Candidates = append(a.Candidates, c)
	}
	return a
}

// behind returns how far t is behind best in the playouts that both have, and the standard
// error.
func (t *trial[M]) behind(best *trial[M]) (mean, err Value) {
	count := min(len(t.values), len(best.values))
	if count == 0 || t == best {
		return mean, err
	}
	n := float64(count)
	for k := range count {
		mean = mean.plus(best.values[k], 1).plus(t.values[k], -1)
	}
	mean.Win, mean.Points = mean.Win/n, mean.Points/n
	for k := range count {
		d := best.values[k].plus(t.values[k], -1).plus(mean, -1)
		err.Win, err.Points = err.Win+d.Win*d.Win, err.Points+d.Points*d.Points
	}
	if n > 1 {
		err.Win, err.Points = math.Sqrt(err.Win/n/(n-1)), math.Sqrt(err.Points/n/(n-1))
	}
	return mean, err
}

func (t *trial[M]) candidate() Candidate[M] {
	c := Candidate[M]{Move: t.move, Visits: len(t.values), Line: t.line}
	if c.Visits == 0 {
		return c
	}
	n := float64(c.Visits)
	c.Win, c.Points = t.sum.Win/n, t.sum.Points/n
	var win, points float64
	for _, v := range t.values {
		win += (v.Win - c.Win) * (v.Win - c.Win)
		points += (v.Points - c.Points) * (v.Points - c.Points)
	}
	if n > 1 {
		c.WinErr, c.PointsErr = math.Sqrt(win/n/(n-1)), math.Sqrt(points/n/(n-1))
	}
	return c
}
