package main

import (
	"context"
	"iter"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/review/reviewjarnac"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/show/showjarnac"
)

// A jarnacReview reviews a jarnacGame.
type jarnacReview struct {
	all     []reviewjarnac.Turn
	options reviewjarnac.Options
	found   []reviewjarnac.Finding
}

func (g *jarnacGame) review(nodes int) gameReview {
	// The replay has told of the error already: the turns go up to it.
	turns, _ := reviewjarnac.Turns(g.record.ReplayWith(g.state.Rules()))
	return &jarnacReview{all: turns, options: jarnacOptions(nodes)}
}

func jarnacOptions(nodes int) reviewjarnac.Options {
	return reviewjarnac.Options{Budget: bot.Budget{Nodes: max(0, nodes)}, ExactOnly: nodes == 0}
}

func (r *jarnacReview) turns() int { return len(r.all) }

func (r *jarnacReview) findings(ctx context.Context) iter.Seq2[turnReview, error] {
	return func(yield func(turnReview, error) bool) {
		for f, err := range reviewjarnac.Review(ctx, r.all, r.options) {
			if err == nil {
				r.found = append(r.found, f)
			}
			scores := f.Before().Scores()
			t := turnReview{
				n: f.N, player: int(f.Player), scores: scores[:], win: -1, finding: f,
				tell: func(o show.Options) []review.Remark { return reviewjarnac.Tell(f, o) },
			}
			if f.Start != (review.Estimate{}) {
				t.win = f.Start.Win
			}
			if !yield(t, err) {
				return
			}
		}
	}
}

func (r *jarnacReview) course() []review.Point { return reviewjarnac.Course(r.found) }

func (r *jarnacReview) table(o show.Options) []review.Row {
	return reviewjarnac.Table(reviewjarnac.Summarize(r.found), o)
}

func (r *jarnacReview) summaries() (all []any) {
	for _, s := range reviewjarnac.Summarize(r.found) {
		all = append(all, s)
	}
	return all
}

// reviewPosition reviews the position of two mats.
func (a *arbiter) reviewPosition(s jarnac.State) (*positionReview, error) {
	p, err := reviewjarnac.Look(a.review.ctx, s, jarnacOptions(a.review.nodes))
	if err != nil {
		return nil, err
	}
	return &positionReview{
		finding: p,
		choices: func(o show.Options) (all []choiceReview) {
			for _, c := range review.Choices(p.Analysis) {
				all = append(all, choiceReview{showjarnac.Move(s, c.Move, o), c.Value})
			}
			return all
		},
	}, nil
}
