package reviewjago

import (
	"context"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/review"
)

// A Position holds what a review found out about a position.
type Position struct {
	State jago.State
	Count int    // how many single words there are with which the player on turn can lead
	Top   []Word // the few of them that lead by most
	// Analysis is the turns in order, those that the search compared. It is empty with ExactOnly.
	Analysis bot.Analysis[Moves]
}

// Look reviews a position, for the player on turn. Where they have nothing to lay, or their rack is not known, it finds
// nothing. It returns the error of ctx when ctx is done.
func Look(ctx context.Context, s jago.State, o review.Options) (Position, error) {
	p := Position{State: s}
	if ctx.Err() != nil || s.Phase() != jago.Playing || !known(&s) {
		return p, ctx.Err()
	}
	p.Top, p.Count = leads(&s)
	if o.ExactOnly {
		return p, nil
	}
	var err error
	p.Analysis, err = analyse(ctx, s, o, nil, true)
	return p, err
}
