package reviews

import (
	"context"
	"slices"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/review/reviewcards"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/show"
)

var cardsKind = &kind[scrabblecards.Step, reviewcards.Turn, reviewcards.Finding]{
	turns: reviewcards.Turns,
	span:  func(t reviewcards.Turn) (int, int) { return t.First, 1 },
	find:  reviewcards.Turn.Review,
	win: func(ctx context.Context, t reviewcards.Turn, b bot.Budget) ([]float64, error) {
		at := t.Before()
		if at.Rules().Options().Players != 2 {
			return nil, ctx.Err()
		}
		found, err := reviewcards.Look(ctx, at, review.Options{Budget: b})
		if err != nil || len(found.Analysis.Candidates) == 0 {
			return nil, err
		}
		return both(found.Analysis.Candidates[0].Win, int(at.Turn())), nil
	},
	tell:    reviewcards.Tell,
	choices: cardsChoices,
	table: func(all []reviewcards.Finding, o show.Options) []review.Row {
		return reviewcards.Table(reviewcards.Summarize(all), o)
	},
	course: reviewcards.Course,
	think:  bot.Budget{Workers: 1}, // as many nodes as usual
	each:   bot.Budget{Nodes: 200, Time: 120 * time.Millisecond, Workers: 1},
	nodes:  15_000,
}

// cardsChoices is the placements with most points, and what was played.
func cardsChoices(f reviewcards.Finding, o show.Options) (all []Choice) {
	if len(f.Top) == 0 {
		return nil
	}
	s, made := f.Before(), f.Step.Move.Decision()
	top := f.Top
	if !slices.ContainsFunc(top, func(p reviewcards.Placement) bool { return p.Move == made }) {
		top = append(slices.Clone(top), reviewcards.Placement{Move: made, Points: f.Points})
	}
	for _, p := range top {
		all = append(all, Choice{Text: reviewcards.Name(s, p.Move, o), Points: p.Points, Made: p.Move == made})
	}
	slices.SortStableFunc(all, func(a, b Choice) int { return b.Points - a.Points })
	return all
}
