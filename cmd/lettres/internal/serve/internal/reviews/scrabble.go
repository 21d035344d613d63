package reviews

import (
	"context"
	"slices"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/review/reviewscrabble"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/show"
)

var scrabbleKind = &kind[scrabble.Step, reviewscrabble.Turn, reviewscrabble.Finding]{
	turns: reviewscrabble.Turns,
	span:  func(t reviewscrabble.Turn) (int, int) { return t.First, 1 },
	find:  reviewscrabble.Turn.Review,
	win: func(ctx context.Context, t reviewscrabble.Turn, b bot.Budget) ([]float64, error) {
		at := t.Before()
		if at.Rules().Options().Players != 2 {
			return nil, ctx.Err()
		}
		found, err := reviewscrabble.Look(ctx, at, reviewscrabble.Options{Budget: b})
		if err != nil || len(found.Analysis.Candidates) == 0 {
			return nil, err
		}
		return both(found.Analysis.Candidates[0].Win, int(at.Turn())), nil
	},
	tell:    reviewscrabble.Tell,
	choices: scrabbleChoices,
	table: func(all []reviewscrabble.Finding, o show.Options) []review.Row {
		return reviewscrabble.Table(reviewscrabble.Summarize(all), o)
	},
	course: reviewscrabble.Course,
	think:  bot.Budget{Workers: 1}, // as many nodes as usual, and more in an endgame
	each:   bot.Budget{Nodes: 200, Time: 120 * time.Millisecond, Workers: 1},
	nodes:  15_000,
}

// scrabbleChoices is the placements with most points, the one with most equity, and what was
// played.
func scrabbleChoices(f reviewscrabble.Finding, o show.Options) (all []Choice) {
	if len(f.Top) == 0 {
		return nil
	}
	s, made := f.Before(), f.Step.Move.Decision()
	known := s.BagLen() > 0 && s.Rules().Options().Duplicate == scrabble.NotDuplicate
	add := func(p reviewscrabble.Placement) {
		all = append(all, Choice{
			Text: reviewscrabble.Name(s, p.Move, o), Points: p.Points, Equity: p.Equity, Valued: known, Made: p.Move == made,
		})
	}
	has := func(m scrabble.Move) bool {
		return m == made || slices.ContainsFunc(f.Top, func(p reviewscrabble.Placement) bool { return p.Move == m })
	}
	for _, p := range f.Top {
		add(p)
	}
	if !slices.ContainsFunc(f.Top, func(p reviewscrabble.Placement) bool { return p.Move == made }) {
		add(reviewscrabble.Placement{Move: made, Points: f.Points, Equity: f.Equity})
	}
	if !has(f.Best.Move) {
		add(f.Best)
	}
	slices.SortStableFunc(all, func(a, b Choice) int { return b.Points - a.Points })
	return all
}
