package botscrabble

import (
	"cmp"
	"context"
	"fmt"
	"iter"
	"slices"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/internal/botkit"
	"github.com/jeudelettres/lettres/bot/internal/meter"
	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/scrabble"
)

// Endgame solves the end of a game of two, in which the bag is empty: then the viewer knows
// what the opponent holds, and nothing is left to chance. It finds the decision that brings the
// most points ahead of the opponent, the tiles left counted, against an opponent who does so
// too. That is also the best one for winning.
//
// The Points of a [bot.Candidate] are the lead at the end of the game, and its Win is 1, ½ or 0
// by that lead. If the search ends within the budget, the analysis is Exact: so is the best
// candidate, and of the others it is proven that they bring at most their Bound. The decisions
// in also are then solved exactly too, as far as the budget lasts. If it does not end, the best
// candidate is the best one found. Its Points are estimated, and where its Proof says that it
// brings its Bound at least, or exactly, so does the best decision there is, or more.
//
// The analysis is the same each time for a budget of nodes alone. Players lay good words only,
// whatever the validation, and contest nothing; their clocks do not run out. One goroutine
// searches, whatever the Workers. The error says that the game is over or not yet an endgame of
// two, or that the opponent is on turn.
func Endgame(ctx context.Context, v scrabble.View, b bot.Budget, also ...scrabble.Move) (bot.Analysis[scrabble.Move], error) {
	e, err := newEndgame(&v)
	if err != nil {
		return bot.Analysis[scrabble.Move]{}, fmt.Errorf("botscrabble: %w", err)
	}
	memory := meter.DefaultMemory
	if b.Memory > 0 {
		memory = b.Memory
	}
	e.begin(botkit.Meter(ctx, b), memory)
	if v.Phase() == scrabble.Answer {
		e.letGo()
		return e.analysis(), nil
	}
	e.solve()
	for _, m := range also {
		e.solveAlso(m)
	}
	return e.analysis(), nil
}

// endNodes is the number of nodes searched in an endgame if the Budget says nothing. They
// are cheaper than those of playouts.
const endNodes = 150_000

// solve solves an endgame. As long as it does, the favourite is the decision.
func (p *Player) solve(ctx context.Context, v scrabble.View, favourite scrabble.Move) iter.Seq[bot.Analysis[scrabble.Move]] {
	b := p.budget()
	if p.Budget.Nodes == 0 && p.Budget.Time == 0 {
		b.Nodes = endNodes
	}
	return func(yield func(bot.Analysis[scrabble.Move]) bool) {
		for a := range botkit.Only(favourite) {
			if !yield(a) || ctx.Err() != nil {
				return
			}
		}
		if a, err := Endgame(ctx, v, b); err == nil && a.Candidates[0].Visits > 0 {
			yield(a)
		}
	}
}

// isEndgame reports whether the viewer knows what the opponent holds, and can draw nothing.
func isEndgame(v *scrabble.View) bool {
	if v.Rules() == nil || v.BagLen() > 0 || v.Phase() != scrabble.Playing && v.Phase() != scrabble.Answer {
		return false
	}
	o := v.Rules().Options()
	viewer := v.Viewer()
	return o.Players == 2 && o.Duplicate == scrabble.NotDuplicate &&
		v.Rack().Len() == v.Held(viewer) && v.Unseen().Len() == v.Held(1-viewer) &&
		(v.Phase() == scrabble.Answer || v.Held(viewer) > 0 && v.Held(1-viewer) > 0)
}

// An endgame is one decision to be analysed.
type endgame struct {
	endSearch
	lead       int // of the viewer now
	candidates []endCandidate
	exact      bool
}

// An endCandidate is a decision of the viewer, with what it gains from now on: by a guess, at
// least, and at most.
type endCandidate struct {
	endMove
	move               scrabble.Move
	guess, least, most int32
	tried              bool
	line               []scrabble.Move
}

// newEndgame returns the endgame of a view, with the viewer as player 0 of the search.
func newEndgame(v *scrabble.View) (*endgame, error) {
	viewer := v.Viewer()
	switch {
	case v.Rules() == nil:
		return nil, phrases.InputError(phrase.NoGame)
	case v.Phase() == scrabble.Over:
		return nil, phrases.InputError(phrase.GameOver)
	case !isEndgame(v):
		return nil, phrases.InputError(noEndgame)
	case v.Turn() != viewer:
		return nil, phrases.InputError(phrase.OtherOnTurn, v.Turn().String())
	}
	o := v.Rules().Options()
	graph, err := grid.Admitted(v.Rules().Lexicon(), lexicon.AllClasses.Without(o.Excluded))
	if err != nil {
		return nil, err
	}
	e := &endgame{lead: v.Score(viewer) - v.Score(1-viewer)}
	e.rules.set(&o, graph)
	n := e.node(0)
	n.board.set(&e.rules, v.Board())
	n.ready = true
	n.racks = [2]endRack{e.kinds[0].set(v.Rack()), e.kinds[1].set(v.Unseen())}
	for p := range n.left {
		n.left[p] = e.kinds[p].value(&e.rules, n.racks[p])
	}
	n.skips = [2]uint8{uint8(v.Skips(viewer)), uint8(v.Skips(1 - viewer))}
	n.rest = int32(e.rules.limit - v.Passes())
	return e, nil
}

// analysis returns what is known now.
func (e *endgame) analysis() bot.Analysis[scrabble.Move] {
	a := bot.Analysis[scrabble.Move]{Nodes: e.meter.Nodes(), Time: e.meter.Elapsed(), Exact: e.exact}
	for i := range e.candidates {
		a.Candidates = append(a.Candidates, e.candidates[i].candidate(e.lead))
	}
	if len(a.Candidates) < 2 {
		return a
	}
	best := &a.Candidates[0]
	slices.SortStableFunc(a.Candidates[1:], func(a, b bot.Candidate[scrabble.Move]) int {
		return cmp.Or(cmp.Compare(b.Visits, a.Visits), cmp.Compare(b.Points, a.Points))
	})
	for i := range a.Candidates {
		if c := &a.Candidates[i]; c.Visits > 0 {
			c.Behind = bot.Value{Win: best.Win - c.Win, Points: best.Points - c.Points}
		}
	}
	return a
}

// candidate tells of c in points at the end of the game.
func (c *endCandidate) candidate(lead int) bot.Candidate[scrabble.Move] {
	r := bot.Candidate[scrabble.Move]{Move: c.move, Line: c.line}
	if len(c.line) == 0 {
		r.Line = []scrabble.Move{c.move}
	}
	if !c.tried {
		return r
	}
	r.Visits = 1
	points := min(max(c.guess, c.least), c.most)
	bound := c.most
	switch {
	case c.least == c.most:
		r.Proof = bot.Exactly
	case c.least > -infinite:
		r.Proof, bound = bot.AtLeast, c.least
	case c.most < infinite:
		r.Proof = bot.AtMost
	}
	if r.Proof != bot.Estimated {
		r.Bound = float64(lead + int(bound))
	}
	r.Points = float64(lead + int(points))
	switch {
	case r.Points > 0:
		r.Win = 1
	case r.Points == 0:
		r.Win = 0.5
	}
	return r
}
