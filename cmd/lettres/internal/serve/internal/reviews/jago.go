package reviews

import (
	"context"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/review/reviewjago"
	"github.com/jeudelettres/lettres/show"
)

var jagoKind = &kind[jago.Step, reviewjago.Turn, reviewjago.Finding]{
	turns: reviewjago.Turns,
	span:  func(t reviewjago.Turn) (int, int) { return t.First, len(t.Steps) },
	find:  reviewjago.Turn.Review,
	win: func(ctx context.Context, t reviewjago.Turn, b bot.Budget) ([]float64, error) {
		at := t.Before()
		found, err := reviewjago.Look(ctx, at, review.Options{Budget: b})
		if err != nil || len(found.Analysis.Candidates) == 0 {
			return nil, err
		}
		return both(found.Analysis.Candidates[0].Win, int(at.Turn())), nil
	},
	tell:    reviewjago.Tell,
	choices: jagoChoices,
	table: func(all []reviewjago.Finding, o show.Options) []review.Row {
		return reviewjago.Table(reviewjago.Summarize(all), o)
	},
	course: reviewjago.Course,
	think:  bot.Budget{Workers: 1}, // as many nodes as usual
	each:   bot.Budget{Nodes: 60, Time: 120 * time.Millisecond, Workers: 1},
	nodes:  4000,
}

// jagoChoices is the single words that lead by most, with the lead.
func jagoChoices(f reviewjago.Finding, o show.Options) (all []Choice) {
	for _, w := range f.Top {
		all = append(all, Choice{
			Text: reviewjago.Name(reviewjago.Moves{w.Move}, o), Points: w.Lead, Lead: true,
			Made: len(f.Steps) > 0 && f.Steps[0].Move == w.Move,
		})
	}
	return all
}
