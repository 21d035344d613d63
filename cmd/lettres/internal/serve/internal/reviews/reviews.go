// Package reviews lets one program go over games of all kinds: what differs between the
// packages that review them is behind [Game], which knows moves by their numbers.
//
// The work of a review is bounded by nodes, however long the game is, and the caller bounds
// its time.
package reviews

import (
	"context"
	"iter"
	"slices"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/games"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/show"
)

// A Game is the review of a game. It never changes, so that any number of goroutines can
// share one.
type Game interface {
	// Turn is the turn that a move is in, from 1; 0 is none.
	Turn(move int) int
	// Think is the review with what the decisions of a turn cost, as far as a search finds.
	Think(ctx context.Context, turn int) (Game, error)
	// Chances is the review with the chances of winning at the start of each turn.
	Chances(ctx context.Context) (Game, error)
	// Remarks is what there is to say of a turn.
	Remarks(turn int, o show.Options) []review.Remark
	// Choices is the best that could be done in a turn, with what was done.
	Choices(turn int, o show.Options) []Choice
	// Table sums up what was found, with a value for each player.
	Table(o show.Options) []review.Row
	// Course is how the game stood after each turn, with the chances where they were asked
	// for.
	Course() []review.Point
}

// A Choice is something that could be done in a turn.
type Choice struct {
	Text   string
	Points int
	Lead   bool    // Points is by how many letters the player leads then
	Equity float64 // the points, and what is kept
	Made   bool    // it was done
	Valued bool    // Equity is known
}

// Of reviews the steps of a game for what is exact. It is nil where nobody reviews games of
// this kind, or there is no turn.
func Of(ctx context.Context, steps []games.Step) (Game, error) {
	for _, of := range kinds {
		if g, err := of(ctx, steps); g != nil || err != nil {
			return g, err
		}
	}
	return nil, nil
}

// kinds are the kinds of games that can be reviewed.
var kinds = []func(context.Context, []games.Step) (Game, error){
	jarnacKind.of, scrabbleKind.of, cardsKind.of, jagoKind.of,
}

// A kind is how games of one kind are reviewed: S is the Step, T the Turn and F the Finding.
type kind[S, T, F any] struct {
	turns   func(iter.Seq2[S, error]) ([]T, error)
	span    func(T) (first, moves int)
	find    func(t T, ctx context.Context, o review.Options) (F, error)
	win     func(ctx context.Context, t T, b bot.Budget) ([]float64, error) // nil is not known
	tell    func(F, show.Options) []review.Remark
	choices func(F, show.Options) []Choice // nil is none
	table   func([]F, show.Options) []review.Row
	course  func([]F) []review.Point
	// think bounds the search of each decision of one turn, each the search of a chance, and
	// nodes those of all chances of a game.
	think, each bot.Budget
	nodes       int
}

func (k *kind[S, T, F]) of(ctx context.Context, steps []games.Step) (Game, error) {
	turns, err := k.turns(func(yield func(S, error) bool) {
		for _, s := range games.StepsOf[S](steps) {
			if !yield(s, nil) {
				return
			}
		}
	})
	if err != nil || len(turns) == 0 {
		return nil, err
	}
	g := &reviewed[S, T, F]{kind: k, turns: turns}
	for _, t := range turns {
		f, err := k.find(t, ctx, review.Options{ExactOnly: true})
		if err != nil {
			return nil, err
		}
		g.found = append(g.found, f)
	}
	return g, nil
}

// reviewed is Game.
type reviewed[S, T, F any] struct {
	*kind[S, T, F]
	turns   []T
	found   []F         // of each turn
	winning [][]float64 // at the start of each turn; nil is not asked for
}

func (g *reviewed[S, T, F]) Turn(move int) int {
	for i, t := range g.turns {
		if first, n := g.span(t); first <= move && move < first+n {
			return i + 1
		}
	}
	return 0
}

func (g *reviewed[S, T, F]) Think(ctx context.Context, turn int) (Game, error) {
	if turn < 1 || turn > len(g.turns) {
		return g, nil
	}
	f, err := g.find(g.turns[turn-1], ctx, review.Options{Budget: g.think})
	if err != nil {
		return nil, err
	}
	more := *g
	more.found = slices.Clone(g.found)
	more.found[turn-1] = f
	return &more, nil
}

// least is how many nodes a chance is estimated with at least.
const least = 20

func (g *reviewed[S, T, F]) Chances(ctx context.Context) (Game, error) {
	b := g.each
	b.Nodes = min(max(least, g.nodes/len(g.turns)), b.Nodes)
	more := *g
	more.winning = make([][]float64, len(g.turns))
	for i, t := range g.turns {
		var err error
		if more.winning[i], err = g.win(ctx, t, b); err != nil {
			return nil, err
		}
	}
	return &more, nil
}

func (g *reviewed[S, T, F]) Remarks(turn int, o show.Options) []review.Remark {
	if turn < 1 || turn > len(g.found) {
		return nil
	}
	return g.tell(g.found[turn-1], o)
}

func (g *reviewed[S, T, F]) Choices(turn int, o show.Options) []Choice {
	if g.kind.choices == nil || turn < 1 || turn > len(g.found) {
		return nil
	}
	return g.kind.choices(g.found[turn-1], o)
}

func (g *reviewed[S, T, F]) Table(o show.Options) []review.Row { return g.table(g.found, o) }

func (g *reviewed[S, T, F]) Course() []review.Point {
	course := g.course(g.found)
	for i := range course {
		switch {
		case g.winning == nil: // that of the end alone is no curve
			course[i].Win = nil
		case i < len(g.winning):
			course[i].Win = g.winning[i]
		}
	}
	return course
}

// both is the chances of two players where those of one are known.
func both(win float64, seat int) []float64 {
	all := []float64{1 - win, 1 - win}
	all[seat] = win
	return all
}
