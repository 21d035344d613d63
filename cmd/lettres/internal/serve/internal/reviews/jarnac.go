package reviews

import (
	"context"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/review/reviewjarnac"
	"github.com/jeudelettres/lettres/show"
)

var jarnacKind = &kind[jarnac.Step, reviewjarnac.Turn, reviewjarnac.Finding]{
	turns: reviewjarnac.Turns,
	span:  func(t reviewjarnac.Turn) (int, int) { return t.First, len(t.Steps) },
	find:  reviewjarnac.Turn.Review,
	win: func(ctx context.Context, t reviewjarnac.Turn, b bot.Budget) ([]float64, error) {
		at := t.Before()
		found, err := reviewjarnac.Look(ctx, at, reviewjarnac.Options{Budget: b})
		if err != nil || len(found.Analysis.Candidates) == 0 {
			return nil, err
		}
		return both(found.Analysis.Candidates[0].Win, int(at.Turn())), nil
	},
	tell: reviewjarnac.Tell,
	table: func(all []reviewjarnac.Finding, o show.Options) []review.Row {
		return reviewjarnac.Table(reviewjarnac.Summarize(all), o)
	},
	course: reviewjarnac.Course,
	think:  bot.Budget{Nodes: 4000, Time: 300 * time.Millisecond, Workers: 1},
	each:   bot.Budget{Nodes: 1500, Time: 120 * time.Millisecond, Workers: 1},
	nodes:  60_000,
}
