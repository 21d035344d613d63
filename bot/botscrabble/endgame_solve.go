package botscrabble

import (
	"slices"

	"github.com/jeudelettres/lettres/scrabble"
)

// letGo sets the only decision that the viewer has after the opponent has gone out.
func (e *endgame) letGo() {
	c := endCandidate{move: scrabble.LetGo(), tried: true}
	c.least = -2 * e.nodes[0].left[0] // scrabble/end-out
	c.guess, c.most = c.least, c.least
	e.candidates, e.exact = []endCandidate{c}, true
}

// widths limit the first searches, which look at a few moves of each player. They
// guess the value, put the best decision first, and fill the table with good moves.
var widths = [...]int{1, 2, 4, 8}

// lenient is the number of points by which the first bound to be proven is below the guess.
const lenient = 40

// solve searches the decisions of the viewer.
func (e *endgame) solve() {
	n := e.nodes[0]
	moves := e.appendMoves(nil, n)
	e.rate(n, moves, endFound{where: noMove})
	slices.SortStableFunc(moves, func(a, b endMove) int { return int(b.order - a.order) })
	for _, m := range moves {
		e.candidates = append(e.candidates, endCandidate{endMove: m, move: m.move(), least: -infinite, most: infinite})
	}
	guess := int32(0)
	for _, width := range widths {
		if guess = e.root(width, -infinite, infinite); e.meter.Over() {
			return
		}
		if c := &e.candidates[0]; width > 1 && c.least == -infinite {
			e.try(c, guess-lenient-1, guess-lenient, full)
		}
	}
	if e.exact = e.converge(guess, e.rootBound); e.exact {
		e.follow(&e.candidates[0])
	}
}

// solveAlso solves one more decision of the viewer.
func (e *endgame) solveAlso(m scrabble.Move) {
	i := slices.IndexFunc(e.candidates, func(c endCandidate) bool { return c.move == m })
	if i < 0 || !e.exact {
		return
	}
	c := &e.candidates[i]
	if c.least < c.most && e.converge(min(c.guess, c.most), func(beta int32) int32 { return e.try(c, beta-1, beta, full) }) {
		e.follow(c)
	}
}

// converge finds the value of which bound says whether it is beta at least: it returns a
// number from beta on that the value has at least, or one below beta that it has at most
// (MTD(f): Plaat, Schaeffer, Pijls and de Bruin, 1996). It reports whether it has found the
// value, and not run out of budget.
func (e *endgame) converge(guess int32, bound func(beta int32) int32) bool {
	least, most := -infinite, infinite
	for beta, step := guess, int32(1); least < most; {
		v := bound(beta)
		if e.meter.Over() {
			return false
		}
		if v >= beta {
			least, beta = v, v+1
			continue
		}
		most = v
		beta, step = max(least+1, v-step+1), 2*step
	}
	return true
}

// rootBound works like search at the root.
func (e *endgame) rootBound(beta int32) int32 { return e.root(full, beta-1, beta) }

// root searches the decisions of the viewer, as search does, and puts the best first.
func (e *endgame) root(width int, alpha, beta int32) int32 {
	best, lo := -infinite, alpha
	for i := range e.candidates {
		hi := lo + 1
		if i == 0 {
			hi = beta
		}
		v := e.try(&e.candidates[i], lo, hi, width)
		if v >= hi && v < beta {
			v = e.try(&e.candidates[i], lo, beta, width)
		}
		if e.meter.Over() {
			break
		}
		if best = max(best, v); v > lo {
			lo = v
			first := e.candidates[i]
			copy(e.candidates[1:i+1], e.candidates[:i])
			e.candidates[0] = first
		}
		if lo >= beta {
			break
		}
	}
	return best
}

// try searches one decision of the viewer, and notes what that shows.
func (e *endgame) try(c *endCandidate, alpha, beta int32, width int) int32 {
	v := e.after(0, &c.endMove, alpha, beta, width)
	if e.meter.Over() {
		return v
	}
	c.tried = true
	if width < full {
		c.guess = v
		return v
	}
	if v < beta {
		c.most = min(c.most, v)
	}
	if v > alpha {
		c.least = max(c.least, v)
	}
	return v
}

// follow finds the line of a decision that is solved, as far as the budget lasts.
func (e *endgame) follow(c *endCandidate) {
	c.line = []scrabble.Move{c.move}
	m, value := c.endMove, c.least
	for ply := 0; ; ply++ {
		next, n := e.node(ply+1), e.nodes[ply]
		gain, over := e.make(n, next, &m)
		if over || m.passes() && e.rules.limit > 3 { // the search counts fewer passes, see fewest
			return
		}
		if value -= gain; next.turn != n.turn {
			value = -value
		}
		e.board(ply + 1)
		moves := e.appendMoves(nil, next)
		hint := endFound{where: noMove}
		if t := e.table.Find(next.key()); t != nil {
			hint = t.Value
		}
		e.rate(next, moves, hint)
		slices.SortStableFunc(moves, func(a, b endMove) int { return int(b.order - a.order) })
		i := slices.IndexFunc(moves, func(m endMove) bool {
			return e.after(ply+1, &m, value-1, value, full) >= value && !e.meter.Over()
		})
		if i < 0 {
			return
		}
		m = moves[i]
		c.line = append(c.line, m.move())
	}
}
