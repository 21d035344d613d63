package reviewjarnac

import (
	"context"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botjarnac"
	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/review"
)

// A Position holds what a review found out about a position.
type Position struct {
	State   jarnac.State
	Jarnacs []Jarnac // that the player on turn can call now
	Open    []Jarnac // that the opponent could call if the player on turn passed now
	// Analysis is the decisions in order: those that the search compared, or all if the rest of
	// the game was solved. It is empty with ExactOnly.
	Analysis bot.Analysis[jarnac.Move]
}

// Look reviews a position, for the player on turn. In a game that is over it finds nothing, and where letters of a rack are not
// known it estimates nothing.
// It returns the error of ctx when ctx is done.
func Look(ctx context.Context, s jarnac.State, o review.Options) (Position, error) {
	p := Position{State: s}
	if ctx.Err() != nil || s.Phase() == jarnac.Over {
		return p, ctx.Err()
	}
	p.Jarnacs = Jarnacs(s)
	if after, err := s.Play(s.Turn(), jarnac.Pass()); err == nil {
		p.Open = Jarnacs(after)
	}
	if o.ExactOnly || !known(s) {
		return p, nil
	}
	player, err := botjarnac.New(s.Rules(), bot.Champion, o.Seed)
	if err != nil {
		return p, err
	}
	player.Budget = reviews.Budget(o, defaultNodes)
	think, err := player.Think(ctx, s.View(s.Turn()))
	if err != nil {
		return p, err
	}
	p.Analysis, _ = reviews.Last(ctx, think)
	if best, ok := p.Analysis.Best(); ok && p.Analysis.Candidates[0].Visits == 0 && best.Kind() != jarnac.KindContest {
		if p.Analysis, err = player.Weigh(ctx, s.View(s.Turn()), best); err != nil {
			return p, err
		}
	}
	return p, ctx.Err()
}
