package reviewjarnac

import (
	"context"
	"slices"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botjarnac"
	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/review"
)

// defaultNodes is the number of nodes for a decision by default.
const defaultNodes = 24_000

// A Finding holds what a review found out about a turn.
type Finding struct {
	Turn
	Gain int // by how many points the turn changed the lead of the player

	// Exact and complete:

	Jarnacs     []Jarnac // that could be called on receiving the bag
	Missed      []Jarnac // that could still be called when the player called no more
	MissedCount int      // how many of these could be called one after the other
	Left        int      // the points that they make, and those by which one called is not the best
	Longer      []Longer
	Open        []Jarnac // that the opponent could call after the pass
	Wrong       []Wrong  // words of the player that the rules do not admit
	Contest     int      // the points that a contest of them would have taken back, 0 where nobody could contest

	// Estimated, unless they say that they are exact; left out by ExactOnly:

	Start     review.Estimate // what the position was worth for the player as the turn began
	Decisions []reviews.Decision[jarnac.Move]
	Loss      review.Estimate // the sum of what the decisions lost
	Draws     []reviews.Draw[jarnac.Move]
}

// Review reviews one turn. Where letters of a rack are not known, it estimates nothing, and finds the words of the others alone. It returns the error of ctx when ctx is done; a turn without
// steps is one without findings.
func (t Turn) Review(ctx context.Context, o review.Options) (Finding, error) {
	f := Finding{Turn: t}
	if ctx.Err() != nil || t.Before().Rules() == nil {
		return f, ctx.Err()
	}
	p, was, is := t.Player, t.Before().Scores(), t.After().Scores()
	f.Gain = is[p] - is[p.Opponent()] - was[p] + was[p.Opponent()]
	f.calls()
	f.longer()
	f.open()
	f.wrong()
	f.contest()
	if o.ExactOnly || !known(t.Before()) || !known(t.After()) {
		return f, nil
	}
	if err := f.decisions(ctx, o); err != nil {
		return f, err
	}
	return f.WithLuck(ctx, o.Seed, reviews.Budget(o, defaultNodes).Nodes/luckNodes)
}

// known reports whether all letters of the racks are known (jarnac.Options.Unseen).
func known(s jarnac.State) bool {
	return s.Rack(jarnac.A).Count(bag.Joker)+s.Rack(jarnac.B).Count(bag.Joker) == 0
}

// luckNodes is the nodes of a decision for each playout that says what a letter is worth.
const luckNodes = 6000

// WithLuck returns the finding with the Draws of its turn: the luck of each letter that came, as
// [botjarnac.Player.Luck] finds it with so many playouts. It returns the error of ctx when ctx is
// done.
func (f Finding) WithLuck(ctx context.Context, seed uint64, playouts int) (Finding, error) {
	if f.Draws = nil; ctx.Err() != nil || f.Before().Rules() == nil || !known(f.Before()) || !known(f.After()) {
		return f, ctx.Err()
	}
	p, err := botjarnac.New(f.Before().Rules(), bot.Champion, seed)
	if err != nil {
		return f, err
	}
	for i, step := range f.Steps {
		if ctx.Err() != nil {
			return f, ctx.Err()
		}
		if luck, ok := p.Luck(step.Before, step.Move, playouts); ok && step.Player == f.Player {
			f.Draws = append(f.Draws, reviews.Draw[jarnac.Move]{N: f.First + i, Move: step.Move, Luck: reviews.Luck(luck)})
		}
	}
	return f, ctx.Err()
}

// open finds what the opponent could call after a pass.
func (f *Finding) open() {
	last := f.Steps[len(f.Steps)-1]
	if last.Player == f.Player && last.Move.Kind() == jarnac.KindPass {
		f.Open = Jarnacs(last.After)
		mark(f.Open, f.Answer)
	}
}

// decisions compares what the player decided with the best that a search finds.
func (f *Finding) decisions(ctx context.Context, o review.Options) error {
	first := true
	for i, step := range f.Steps {
		s, m := step.Before, step.Move.Decision()
		if step.Player != f.Player {
			continue
		}
		moves := s.AppendMoves(nil, f.Player)
		judged := len(moves) > 1 && slices.Contains(moves, m)
		if !judged && !first {
			continue
		}
		d, err := decide(ctx, s, m, judged, o)
		if err != nil {
			return err
		}
		if first {
			f.Start, first = d.Value, false
		}
		if judged {
			d.N = f.First + i
			if d.Loss.Mistake() {
				d.Why = Why(s, d.Best, d.Made)
			}
			f.Decisions, f.Loss = append(f.Decisions, d), f.Loss.Plus(d.Loss)
		}
	}
	return nil
}

// decide finds the best decision in s, and what the one made lost if it is to be judged.
func decide(ctx context.Context, s jarnac.State, made jarnac.Move, judged bool, o review.Options) (d reviews.Decision[jarnac.Move], err error) {
	p, err := botjarnac.New(s.Rules(), bot.Champion, o.Seed)
	if err != nil {
		return d, err
	}
	p.Budget = reviews.Budget(o, defaultNodes)
	think, err := p.Think(ctx, s.View(s.Turn()))
	if err != nil {
		return d, err
	}
	a, err := reviews.Last(ctx, think)
	if err != nil {
		return d, err
	}
	best := a.Candidates[0]
	d.Made, d.Best, d.Line, d.Value = made, best.Move, best.Line, reviews.Of(best, a.Exact)
	compared := []jarnac.Move{best.Move}
	switch kind := best.Move.Kind(); {
	case a.Exact:
		d.Loss = reviews.Lost(a, made)
		return d, nil
	case kind == jarnac.KindContest: // what it brings is not searched
		compared[0] = made
		if !judged {
			compared = s.AppendMoves(compared[:0], s.Turn())[:1]
		}
	case judged && made != best.Move:
		compared = append(compared, made)
	case best.Visits > 0:
		return d, nil
	}
	p.Budget = reviews.Half(p.Budget)
	a, err = p.Weigh(ctx, s.View(s.Turn()), compared...)
	if err != nil {
		return d, err
	}
	d.Loss, d.Value = reviews.Lost(a, made), reviews.Of(a.Candidates[0], false)
	if d.Best.Kind() != jarnac.KindContest {
		d.Best, d.Line = a.Candidates[0].Move, a.Candidates[0].Line
	}
	return d, ctx.Err()
}
