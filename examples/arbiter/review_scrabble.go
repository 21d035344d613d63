package main

import (
	"context"
	"iter"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/review/reviewscrabble"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/show"
)

// A scrabbleReview reviews a scrabbleGame or a gcgGame.
type scrabbleReview struct {
	all     []reviewscrabble.Turn
	options reviewscrabble.Options
	found   []reviewscrabble.Finding
}

// The replay has told of an error already: the turns go up to it.

func (g *scrabbleGame) review(nodes int) gameReview {
	return reviewScrabble(g.record.ReplayWith(g.state.Rules()), nodes)
}

func (g *gcgGame) review(nodes int) gameReview {
	return reviewScrabble(g.record.ReplayWith(g.rules), nodes)
}

func reviewScrabble(game iter.Seq2[scrabble.Step, error], nodes int) gameReview {
	turns, _ := reviewscrabble.Turns(game)
	return &scrabbleReview{all: turns, options: scrabbleOptions(nodes)}
}

func scrabbleOptions(nodes int) reviewscrabble.Options {
	return reviewscrabble.Options{Budget: bot.Budget{Nodes: max(0, nodes)}, ExactOnly: nodes == 0}
}

func (r *scrabbleReview) turns() int { return len(r.all) }

func (r *scrabbleReview) findings(ctx context.Context) iter.Seq2[turnReview, error] {
	return func(yield func(turnReview, error) bool) {
		for f, err := range reviewscrabble.Review(ctx, r.all, r.options) {
			if err == nil {
				r.found = append(r.found, f)
			}
			s := f.Before()
			scores := s.Scores()
			t := turnReview{
				n: f.N, player: int(f.Player), scores: scores[:s.Rules().Options().Players], win: -1, finding: f,
				tell: func(o show.Options) []review.Remark { return reviewscrabble.Tell(f, o) },
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

func (r *scrabbleReview) course() []review.Point { return reviewscrabble.Course(r.found) }

func (r *scrabbleReview) table(o show.Options) []review.Row {
	return reviewscrabble.Table(reviewscrabble.Summarize(r.found), o)
}

func (r *scrabbleReview) summaries() (all []any) {
	for _, s := range reviewscrabble.Summarize(r.found) {
		all = append(all, s)
	}
	return all
}

// lookScrabble reviews a position of Scrabble.
func (a *arbiter) lookScrabble(s scrabble.State) (*positionReview, error) {
	p, err := reviewscrabble.Look(a.review.ctx, s, scrabbleOptions(a.review.nodes))
	if err != nil {
		return nil, err
	}
	return &positionReview{
		finding: p,
		choices: func(o show.Options) (all []choiceReview) {
			for _, c := range review.Choices(p.Analysis) {
				all = append(all, choiceReview{reviewscrabble.Name(s, c.Move, o), c.Value})
			}
			return all
		},
	}, nil
}
