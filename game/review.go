package game

import (
	"context"
	"iter"
	"slices"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/show"
)

// A Review goes over a game that was played: what was missed, what that cost, and how the game
// stood. Moves and turns are numbers. A Review never changes, so that any number of goroutines
// can share one. Its work is bounded by nodes, however long the game is.
type Review struct {
	turns   int
	turn    func(move int) int
	think   func(ctx context.Context, turn int) (Review, error)
	chances func(ctx context.Context) (Review, error)
	remarks func(turn int, o show.Options) []review.Remark
	choices func(turn int, o show.Options) []Choice
	table   func(o show.Options) []review.Row
	course  func() []review.Point
}

// Turns returns the number of turns.
func (r Review) Turns() int { return r.turns }

// Turn returns the turn that a move is in, from 1; 0 is none. Moves are counted from 1.
func (r Review) Turn(move int) int { return r.turn(move) }

// Think returns the review with what the decisions of a turn cost, as far as a search finds.
func (r Review) Think(ctx context.Context, turn int) (Review, error) { return r.think(ctx, turn) }

// Chances returns the review with the chances of winning at the start of each turn.
func (r Review) Chances(ctx context.Context) (Review, error) { return r.chances(ctx) }

// Remarks returns what there is to say of a turn.
func (r Review) Remarks(turn int, o show.Options) []review.Remark { return r.remarks(turn, o) }

// Choices returns the best that could be done in a turn, with what was done.
func (r Review) Choices(turn int, o show.Options) []Choice { return r.choices(turn, o) }

// Table sums up what was found, with a value for each player.
func (r Review) Table(o show.Options) []review.Row { return r.table(o) }

// Course returns how the game stood after each turn, with the chances where they were asked
// for.
func (r Review) Course() []review.Point { return r.course() }

// Reviewing is how a package such as review/reviewjarnac goes over games. S is the Step, T the
// Turn and F the Finding.
type Reviewing[S, T, F any] struct {
	Turns   func(iter.Seq2[S, error]) ([]T, error)
	Span    func(T) (first, moves int)
	Find    func(t T, ctx context.Context, o review.Options) (F, error)
	Win     func(ctx context.Context, t T, b bot.Budget) ([]float64, error) // nil is not known
	Tell    func(F, show.Options) []review.Remark
	Choices func(F, show.Options) []Choice // nil is none
	Table   func([]F, show.Options) []review.Row
	Course  func([]F) []review.Point
	// Budget bounds the search of each decision of one turn, Each the search of a chance, and
	// Nodes those of all chances of a game.
	Budget, Each bot.Budget
	Nodes        int
}

// Reviews attaches reviews.
func Reviews[S, T, F any](k Reviewing[S, T, F]) Part {
	return func(g *Game) { g.review = k.of }
}

// HasReviews reports whether games can be reviewed.
func (g *Game) HasReviews() bool { return g.review != nil }

// Review reviews the steps of a game for what is exact. It has no turns where nobody reviews
// games of this kind.
func (g *Game) Review(ctx context.Context, steps []Step) (Review, error) {
	if g.review == nil {
		return Review{}, nil
	}
	return g.review(ctx, steps)
}

func (k Reviewing[S, T, F]) of(ctx context.Context, steps []Step) (Review, error) {
	turns, err := k.Turns(func(yield func(S, error) bool) {
		for _, s := range steps {
			if !yield(s.Of().(S), nil) {
				return
			}
		}
	})
	if err != nil || len(turns) == 0 {
		return Review{}, err
	}
	r := &reviewed[S, T, F]{kind: &k, turns: turns}
	for _, t := range turns {
		f, err := k.Find(t, ctx, review.Options{ExactOnly: true})
		if err != nil {
			return Review{}, err
		}
		r.found = append(r.found, f)
	}
	return r.review(), nil
}

// reviewed is what a Review knows.
type reviewed[S, T, F any] struct {
	kind    *Reviewing[S, T, F]
	turns   []T
	found   []F         // of each turn
	winning [][]float64 // at the start of each turn; nil is not asked for
}

func (r *reviewed[S, T, F]) review() Review {
	return Review{len(r.turns), r.turn, r.think, r.chances, r.remarks, r.choices, r.table, r.course}
}

func (r *reviewed[S, T, F]) turn(move int) int {
	for i, t := range r.turns {
		if first, n := r.kind.Span(t); first <= move && move < first+n {
			return i + 1
		}
	}
	return 0
}

func (r *reviewed[S, T, F]) think(ctx context.Context, turn int) (Review, error) {
	if turn < 1 || turn > len(r.turns) {
		return r.review(), nil
	}
	f, err := r.kind.Find(r.turns[turn-1], ctx, review.Options{Budget: r.kind.Budget})
	if err != nil {
		return Review{}, err
	}
	more := *r
	more.found = slices.Clone(r.found)
	more.found[turn-1] = f
	return more.review(), nil
}

// leastNodes is how many nodes a chance is estimated with at least.
const leastNodes = 20

func (r *reviewed[S, T, F]) chances(ctx context.Context) (Review, error) {
	b := r.kind.Each
	b.Nodes = min(max(leastNodes, r.kind.Nodes/len(r.turns)), b.Nodes)
	more := *r
	more.winning = make([][]float64, len(r.turns))
	for i, t := range r.turns {
		var err error
		if more.winning[i], err = r.kind.Win(ctx, t, b); err != nil {
			return Review{}, err
		}
	}
	return more.review(), nil
}

func (r *reviewed[S, T, F]) remarks(turn int, o show.Options) []review.Remark {
	if turn < 1 || turn > len(r.found) {
		return nil
	}
	return r.kind.Tell(r.found[turn-1], o)
}

func (r *reviewed[S, T, F]) choices(turn int, o show.Options) []Choice {
	if r.kind.Choices == nil || turn < 1 || turn > len(r.found) {
		return nil
	}
	return r.kind.Choices(r.found[turn-1], o)
}

func (r *reviewed[S, T, F]) table(o show.Options) []review.Row { return r.kind.Table(r.found, o) }

func (r *reviewed[S, T, F]) course() []review.Point {
	course := r.kind.Course(r.found)
	for i := range course {
		switch {
		case r.winning == nil: // that of the end alone is no curve
			course[i].Win = nil
		case i < len(r.winning):
			course[i].Win = r.winning[i]
		}
	}
	return course
}
