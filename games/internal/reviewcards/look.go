package reviewcards

import (
	"context"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// A Position holds what a review found out about a position.
type Position struct {
	State scrabblecards.State
	Count int         // how many placements there are, without bonus cards
	Top   []Placement // the few with most points
	// Analysis is the decisions in order, those that the search compared. It is empty with
	// ExactOnly.
	Analysis bot.Analysis[scrabblecards.Move]
}

// Look reviews a position for the player on turn. If they have nothing to lay, or their
// hand is not known, it finds nothing. It returns the error of ctx when ctx is done.
func Look(ctx context.Context, s scrabblecards.State, o review.Options) (Position, error) {
	p := Position{State: s}
	if ctx.Err() != nil || s.Phase() != scrabblecards.Playing || !known(&s) {
		return p, ctx.Err()
	}
	l := placements(&s)
	p.Top, p.Count = l.top, l.count
	if o.ExactOnly {
		return p, nil
	}
	var err error
	p.Analysis, err = analyse(ctx, s, o, scrabblecards.Move{})
	return p, err
}
