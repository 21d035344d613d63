package arbiter

import (
	"context"
	"iter"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/review/reviewcards"
	"github.com/jeudelettres/lettres/review/reviewjago"
	"github.com/jeudelettres/lettres/review/reviewjarnac"
	"github.com/jeudelettres/lettres/review/reviewscrabble"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/show/showjarnac"
)

// A turnsReview reviews a game of turns T, with a finding F about each and a summary S of each
// player.
type turnsReview[T, F, S any] struct {
	all   []T
	found []F

	find     func(context.Context, []T, review.Options) iter.Seq2[F, error]
	options  review.Options
	what     func(F) turnReview
	win      func(F) review.Estimate // what the position was worth as the turn began
	tell     func(F, show.Options) []review.Remark
	sum      func([]F) []S
	tabulate func([]S, show.Options) []review.Row
	draw     func([]F) []review.Point
}

func (r *turnsReview[T, F, S]) turns() int { return len(r.all) }

func (r *turnsReview[T, F, S]) findings(ctx context.Context) iter.Seq2[turnReview, error] {
	return func(yield func(turnReview, error) bool) {
		for f, err := range r.find(ctx, r.all, r.options) {
			if err == nil {
				r.found = append(r.found, f)
			}
			t := r.what(f)
			t.finding, t.win = f, -1
			t.tell = func(o show.Options) []review.Remark { return r.tell(f, o) }
			if start := r.win(f); start != (review.Estimate{}) {
				t.win = start.Win
			}
			if !yield(t, err) {
				return
			}
		}
	}
}

func (r *turnsReview[T, F, S]) course() []review.Point { return r.draw(r.found) }

func (r *turnsReview[T, F, S]) table(o show.Options) []review.Row {
	return r.tabulate(r.sum(r.found), o)
}

func (r *turnsReview[T, F, S]) summaries() (all []any) {
	for _, s := range r.sum(r.found) {
		all = append(all, s)
	}
	return all
}

// depth is the options of a review that tries so many moves for each decision.
func depth(nodes int) review.Options {
	return review.Options{Budget: bot.Budget{Nodes: max(0, nodes)}, ExactOnly: nodes == 0}
}

// The replay has told of an error already: the turns go up to it.

func (g *jarnacGame) review(nodes int) gameReview {
	type finding = reviewjarnac.Finding
	type summary = reviewjarnac.Summary
	turns, _ := reviewjarnac.Turns(g.record.ReplayWith(g.state.Rules()))
	return &turnsReview[reviewjarnac.Turn, finding, summary]{
		all: turns, find: reviewjarnac.Review, options: depth(nodes),
		what: func(f finding) turnReview {
			scores := f.Before().Scores()
			return turnReview{n: f.N, player: int(f.Player), scores: scores[:]}
		},
		win: func(f finding) review.Estimate { return f.Start }, tell: reviewjarnac.Tell, draw: reviewjarnac.Course,
		sum: func(all []finding) []summary {
			both := reviewjarnac.Summarize(all)
			return both[:]
		},
		tabulate: func(sums []summary, o show.Options) []review.Row { return reviewjarnac.Table([2]summary(sums), o) },
	}
}

func (g *scrabbleGame) review(nodes int) gameReview {
	return reviewScrabble(g.record.ReplayWith(g.state.Rules()), nodes)
}

func (g *gcgGame) review(nodes int) gameReview {
	return reviewScrabble(g.record.ReplayWith(g.rules), nodes)
}

func reviewScrabble(game iter.Seq2[scrabble.Step, error], nodes int) gameReview {
	type finding = reviewscrabble.Finding
	turns, _ := reviewscrabble.Turns(game)
	return &turnsReview[reviewscrabble.Turn, finding, reviewscrabble.Summary]{
		all: turns, find: reviewscrabble.Review, options: depth(nodes),
		what: func(f finding) turnReview {
			s := f.Before()
			scores := s.Scores()
			return turnReview{n: f.N, player: int(f.Player), scores: scores[:s.Rules().Options().Players]}
		},
		win: func(f finding) review.Estimate { return f.Start }, tell: reviewscrabble.Tell, draw: reviewscrabble.Course,
		sum: reviewscrabble.Summarize, tabulate: reviewscrabble.Table,
	}
}

func (g *cardsGame) review(nodes int) gameReview {
	type finding = reviewcards.Finding
	turns, _ := reviewcards.Turns(g.record.ReplayWith(g.state.Rules()))
	return &turnsReview[reviewcards.Turn, finding, reviewcards.Summary]{
		all: turns, find: reviewcards.Review, options: depth(nodes),
		what: func(f finding) turnReview {
			s := f.Before()
			scores := s.Scores()
			return turnReview{n: f.N, player: int(f.Player), scores: scores[:s.Rules().Options().Players]}
		},
		win: func(f finding) review.Estimate { return f.Start }, tell: reviewcards.Tell, draw: reviewcards.Course,
		sum: reviewcards.Summarize, tabulate: reviewcards.Table,
	}
}

func (g *jagoGame) review(nodes int) gameReview {
	type finding = reviewjago.Finding
	type summary = reviewjago.Summary
	turns, _ := reviewjago.Turns(g.record.ReplayWith(g.state.Rules()))
	return &turnsReview[reviewjago.Turn, finding, summary]{
		all: turns, find: reviewjago.Review, options: depth(nodes),
		what: func(f finding) turnReview {
			scores := f.Before().Scores()
			return turnReview{n: f.N, player: int(f.Player), scores: scores[:]}
		},
		win: func(f finding) review.Estimate { return f.Start }, tell: reviewjago.Tell, draw: reviewjago.Course,
		sum: func(all []finding) []summary {
			both := reviewjago.Summarize(all)
			return both[:]
		},
		tabulate: func(sums []summary, o show.Options) []review.Row { return reviewjago.Table([2]summary(sums), o) },
	}
}

// positionOf is what was found about a position, with names of its moves.
func positionOf[M any](finding any, a bot.Analysis[M], name func(M, show.Options) string) *positionReview {
	return &positionReview{
		finding: finding,
		choices: func(o show.Options) (all []choiceReview) {
			for _, c := range review.Choices(a) {
				all = append(all, choiceReview{name(c.Move, o), c.Value})
			}
			return all
		},
	}
}

// reviewPosition reviews the position of two mats.
func (a *arbiter) reviewPosition(s jarnac.State) (*positionReview, error) {
	p, err := reviewjarnac.Look(a.review.ctx, s, depth(a.review.nodes))
	return positionOf(p, p.Analysis, func(m jarnac.Move, o show.Options) string { return showjarnac.Move(s, m, o) }), err
}

// reviewBoard reviews the position of a game on a board.
func (a *arbiter) reviewBoard(g game) (*positionReview, error) {
	ctx, o := a.review.ctx, depth(a.review.nodes)
	switch g := g.(type) {
	case *scrabbleGame:
		s := g.state
		p, err := reviewscrabble.Look(ctx, s, o)
		return positionOf(p, p.Analysis, func(m scrabble.Move, o show.Options) string { return reviewscrabble.Name(s, m, o) }), err
	case *cardsGame:
		s := g.state
		p, err := reviewcards.Look(ctx, s, o)
		return positionOf(p, p.Analysis, func(m scrabblecards.Move, o show.Options) string { return reviewcards.Name(s, m, o) }), err
	case *jagoGame:
		p, err := reviewjago.Look(ctx, g.state, o)
		return positionOf(p, p.Analysis, reviewjago.Name), err
	}
	return nil, nil
}
