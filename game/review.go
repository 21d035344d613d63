package game

import (
	"context"
	"iter"
	"slices"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/breath"
	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/show"
)

// A Review goes over a game that was played: what was missed, what that cost, and how the game
// stood. Moves and turns are numbers. A Review never changes, so that any number of goroutines
// can share one. Its work is bounded by nodes, however long the game is.
type Review struct {
	turns   int
	turn    func(move int) int
	seat    func(turn int) int
	first   func(turn int) int
	find    func(ctx context.Context, turn int, o review.Options) (Review, error)
	think   func(ctx context.Context, turn int) (Review, error)
	finding func(turn int) (any, review.Estimate)
	sums    func() []any
	chances func(ctx context.Context) (Review, error)
	remarks func(turn int, o show.Options) []review.Remark
	choices func(turn int, o show.Options) []Choice
	lost    func(turn int) int
	table   func(o show.Options) []review.Row
	course  func() []review.Point
}

// Turns returns the number of turns.
func (r Review) Turns() int { return r.turns }

// Turn returns the turn that a move is in, from 1; 0 is none. Moves are counted from 1.
func (r Review) Turn(move int) int { return r.turn(move) }

// Seat returns the seat of the player whose turn it is.
func (r Review) Seat(turn int) int { return r.seat(turn) }

// First returns the first move of a turn.
func (r Review) First(turn int) int { return r.first(turn) }

// Find returns the review with what is found about a turn by options. Turns above it have to be
// found before.
func (r Review) Find(ctx context.Context, turn int, o review.Options) (Review, error) {
	return r.find(ctx, turn, o)
}

// Finding returns what was found about a turn, whose JSON is in docs/review.md, and what the position
// was worth for its player then; zero is not known.
func (r Review) Finding(turn int) (finding any, start review.Estimate) { return r.finding(turn) }

// Summaries returns what was found about each player, for JSON.
func (r Review) Summaries() []any { return r.sums() }

// Think returns the review with what the decisions of a turn cost, as far as a search finds.
func (r Review) Think(ctx context.Context, turn int) (Review, error) { return r.think(ctx, turn) }

// Chances returns the review with the chances of winning at the start of each turn, and the luck of the
// players with letters, where it is known.
func (r Review) Chances(ctx context.Context) (Review, error) { return r.chances(ctx) }

// Remarks returns what there is to say of a turn.
func (r Review) Remarks(turn int, o show.Options) []review.Remark { return r.remarks(turn, o) }

// Choices returns the best that could be done in a turn, with what was done.
func (r Review) Choices(turn int, o show.Options) []Choice { return r.choices(turn, o) }

// Lost returns the points that a turn missed for sure, by the rules and the list of words alone: in a
// game that counts leads, by how many letters more the player could lead.
func (r Review) Lost(turn int) int { return r.lost(turn) }

// Table sums up what was found, with a value for each player.
func (r Review) Table(o show.Options) []review.Row { return r.table(o) }

// Course returns how the game stood after each turn, with the chances where they were asked
// for.
func (r Review) Course() []review.Point { return r.course() }

// Reviewing holds the functions by which a package such as review/reviewjarnac goes over games. S is the Step, T the
// Turn and F the Finding.
type Reviewing[S, T, F any] struct {
	Turns   func(iter.Seq2[S, error]) ([]T, error)
	Span    func(T) (seat, first, moves int)
	Find    func(t T, ctx context.Context, o review.Options) (F, error)
	Win     func(ctx context.Context, t T, b bot.Budget) ([]float64, error) // nil is not known
	Start   func(F) review.Estimate                                         // of the position in which the turn began
	Sums    func([]F) []any                                                 // of each player
	Tell    func(F, show.Options) []review.Remark
	Choices func(F, show.Options) []Choice // nil is none
	Lost    func(F) int                    // points that a turn missed for sure; nil is not known
	Table   func([]F, show.Options) []review.Row
	Course  func([]F) []review.Point
	Luck    func(context.Context, F) (F, error) // adds the luck with letters; nil is not known
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
	r, err := g.Turns(steps)
	for turn := 1; turn <= r.turns && err == nil; turn++ {
		breath.Take()
		r, err = r.Find(ctx, turn, review.Options{ExactOnly: true})
	}
	if err != nil || r.turns == 0 {
		return Review{}, err
	}
	return r, nil
}

// Turns returns the review of the steps of a game in which nothing is found yet, for
// [Review.Find] of one turn after the other. It has no turns where nobody reviews games of this
// kind.
func (g *Game) Turns(steps []Step) (Review, error) {
	if g.review == nil {
		return Review{sums: func() []any { return nil }, course: func() []review.Point { return nil }}, nil
	}
	return g.review(steps)
}

func (k Reviewing[S, T, F]) of(steps []Step) (Review, error) {
	turns, err := k.Turns(func(yield func(S, error) bool) {
		for _, s := range steps {
			if !yield(s.Of().(S), nil) {
				return
			}
		}
	})
	if err != nil {
		return Review{}, err
	}
	r := &reviewed[S, T, F]{kind: &k, turns: turns}
	return r.review(), nil
}

// reviewed holds what a Review knows.
type reviewed[S, T, F any] struct {
	kind    *Reviewing[S, T, F]
	turns   []T
	found   []F         // of each turn
	winning [][]float64 // at the start of each turn; nil is not asked for

	searched bool // the turns were found by a search, with their chances
}

func (r *reviewed[S, T, F]) review() Review {
	return Review{
		len(r.turns), r.turn, r.seat, r.first, r.find, r.think, r.finding, r.sums, r.chances, r.remarks, r.choices, r.lost, r.table, r.course,
	}
}

func (r *reviewed[S, T, F]) turn(move int) int {
	for i, t := range r.turns {
		if _, first, n := r.kind.Span(t); first <= move && move < first+n {
			return i + 1
		}
	}
	return 0
}

func (r *reviewed[S, T, F]) seat(turn int) int {
	seat, _, _ := r.kind.Span(r.turns[turn-1])
	return seat
}

func (r *reviewed[S, T, F]) first(turn int) int {
	_, first, _ := r.kind.Span(r.turns[turn-1])
	return first
}

func (r *reviewed[S, T, F]) find(ctx context.Context, turn int, o review.Options) (Review, error) {
	if turn < 1 || turn > min(len(r.turns), len(r.found)+1) {
		return r.review(), nil
	}
	more, err := r.with(ctx, turn, o)
	if err != nil {
		return Review{}, err
	}
	more.searched = !o.ExactOnly
	return more.review(), nil
}

// with returns r with what is found about a turn.
func (r *reviewed[S, T, F]) with(ctx context.Context, turn int, o review.Options) (*reviewed[S, T, F], error) {
	f, err := r.kind.Find(r.turns[turn-1], ctx, o)
	if err != nil {
		return nil, err
	}
	more := *r
	if more.found = slices.Clone(r.found); turn > len(more.found) {
		more.found = append(more.found, f)
	}
	more.found[turn-1] = f
	return &more, nil
}

func (r *reviewed[S, T, F]) think(ctx context.Context, turn int) (Review, error) {
	if turn < 1 || turn > len(r.found) {
		return r.review(), nil
	}
	more, err := r.with(ctx, turn, review.Options{Budget: r.kind.Budget})
	if err != nil {
		return Review{}, err
	}
	return more.review(), nil
}

func (r *reviewed[S, T, F]) finding(turn int) (any, review.Estimate) {
	if turn < 1 || turn > len(r.found) {
		return nil, review.Estimate{}
	}
	f := r.found[turn-1]
	return f, r.kind.Start(f)
}

func (r *reviewed[S, T, F]) sums() []any { return r.kind.Sums(r.found) }

// leastNodes is the smallest budget for the estimate of a chance.
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
	if r.kind.Luck != nil {
		more.found = slices.Clone(r.found)
		for i, f := range r.found {
			var err error
			if more.found[i], err = r.kind.Luck(ctx, f); err != nil {
				return Review{}, err
			}
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

func (r *reviewed[S, T, F]) lost(turn int) int {
	if r.kind.Lost == nil || turn < 1 || turn > len(r.found) {
		return 0
	}
	return r.kind.Lost(r.found[turn-1])
}

func (r *reviewed[S, T, F]) table(o show.Options) []review.Row { return r.kind.Table(r.found, o) }

func (r *reviewed[S, T, F]) course() []review.Point {
	course := r.kind.Course(r.found)
	for i := range course {
		switch {
		case r.winning == nil && !r.searched: // that of the end alone is no curve
			course[i].Win = nil
		case i < len(r.winning):
			course[i].Win = r.winning[i]
		}
	}
	return course
}

// A Look is what a search finds about one position.
type Look struct {
	Finding any // its JSON is in docs/review.md; nil is nothing
	// Choices returns the decisions that were compared, the best first.
	Choices func(o show.Options) []Decision
}

// A Decision is what a player can do, and what it is worth.
type Decision struct {
	Text  string
	Value review.Estimate
}

// Looks attaches what is found about one position: with its analysis, and the names of moves.
func Looks[S, F, M any](
	look func(context.Context, S, review.Options) (F, error), analysis func(F) bot.Analysis[M], name func(S, M, show.Options) string,
) Part {
	return func(g *Game) {
		g.look = func(ctx context.Context, s any, o review.Options) (Look, error) {
			f, err := look(ctx, s.(S), o)
			return Look{f, func(o show.Options) (all []Decision) {
				for _, c := range reviews.Choices(analysis(f)) {
					all = append(all, Decision{name(s.(S), c.Move, o), c.Value})
				}
				return all
			}}, err
		}
	}
}

// Look finds out what the decisions of the seat on turn are worth. It finds nothing, and
// compares none, where nobody looks at positions of this game.
func (p Position) Look(ctx context.Context, o review.Options) (Look, error) {
	g := p.game()
	if g == nil || g.look == nil {
		return Look{Choices: func(show.Options) []Decision { return nil }}, nil
	}
	return g.look(ctx, p.of, o)
}
