package reviewscrabble

import (
	"context"
	"math"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botscrabble"
	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/scrabble"
)

// defaultNodes is the number of nodes for a decision by default, and endgameNodes the
// number for an endgame.
const (
	defaultNodes = 900
	endgameNodes = 15_000
)

// A Finding holds what a review found out about a turn.
type Finding struct {
	Turn
	reviews.Placed[Placement]

	// By the value of the tiles kept:

	Equity       float64   // of the move
	Best         Placement // the placement with most equity
	EquityMissed float64   // the equity by which Best is more

	// Estimated, unless they say that they are exact; left out by ExactOnly:

	Start     review.Estimate                   // what the position was worth for the player
	Decisions []reviews.Decision[scrabble.Move] // the one of the turn, if there was something to decide
	Loss      review.Estimate
	Draws     []reviews.Draw[scrabble.Move] // the luck of each draw of the turn
}

// Review reviews one turn. It returns the error of ctx when ctx is done; the zero Turn has
// no findings.
func (t Turn) Review(ctx context.Context, o review.Options) (Finding, error) {
	f := Finding{Turn: t}
	s, m := t.Before(), t.Step.Move
	if ctx.Err() != nil || s.Phase() != scrabble.Playing {
		return f, ctx.Err()
	}
	effect := t.Step.Effect()
	f.Points = max(0, effect.Points)
	for _, w := range effect.Words {
		if word := upper(w.Text); !s.Rules().Lexicon().Admits(word, admitted(s.Rules())) {
			f.Wrong = append(f.Wrong, word)
		}
	}
	reviews.Contested(&f.Placed, f.Withdrawn, t.Step.After.Players(), func(p scrabble.Player) (int, error) {
		e, err := t.Step.After.Effect(p, scrabble.Contest())
		return e.Points, err
	})
	f.Known = s.Turn() == t.Player && s.Rack(t.Player).Len() == s.Held(t.Player)
	if !f.Known {
		return f, nil
	}
	l := placements(&s)
	f.Top, f.Count, f.Best = l.top, l.count, l.best
	made := rated(&s, botscrabble.DefaultLeaves(s.Rules().Options()), m, f.Points)
	f.Equity, f.Bonus = made.Equity, made.Bonus
	if len(f.Top) > 0 {
		f.Miss(f.Top[0].Points, l.bonus, f.Withdrawn)
		f.EquityMissed = math.Max(0, f.Best.Equity-f.Equity)
	}
	if o.ExactOnly || s.Rules().Options().Duplicate != scrabble.NotDuplicate {
		return f, nil
	}
	if err := f.decision(ctx, o); err != nil {
		return f, err
	}
	return f, f.luck(ctx, o.Seed)
}

// luck finds the luck of the draws of the turn, as [botscrabble.Player.Luck] counts it.
func (f *Finding) luck(ctx context.Context, seed uint64) error {
	p, err := botscrabble.New(f.Before().Rules(), bot.Champion, seed)
	if err != nil {
		return err
	}
	drawn := f.Drawn
	if f.Step.Move.Kind() == scrabble.KindExchange {
		drawn = append([]DrawStep{{N: f.First, Step: f.Step}}, drawn...)
	}
	f.Draws, err = reviews.Draws(ctx, drawn, func(s scrabble.Step) (scrabble.Move, bot.Value, bool) {
		luck, ok := p.Luck(s.Before, s.Move)
		return s.Move, luck, ok
	})
	return err
}

// decision compares what the player decided with the best that a search finds.
func (f *Finding) decision(ctx context.Context, o review.Options) error {
	s, made := f.Before(), f.Step.Move.Decision()
	a, err := analyse(ctx, s, o, made)
	if err != nil {
		return err
	}
	best := a.Candidates[0]
	d := reviews.Decision[scrabble.Move]{N: f.First, Made: made, Best: best.Move, Line: best.Line, Value: reviews.Of(best, a.Exact)}
	for i, c := range a.Candidates {
		if c.Move == made && i > 0 {
			d.Loss = reviews.Behind(c, a.Exact && c.Proof == bot.Exactly)
		}
	}
	f.Start = d.Value
	if f.Count > 0 && len(f.Wrong) == 0 {
		f.Decisions, f.Loss = append(f.Decisions, d), d.Loss
	}
	return ctx.Err()
}

// analyse finds the best decision, and what it is worth beside the one made, if there is one.
func analyse(ctx context.Context, s scrabble.State, o review.Options, made scrabble.Move) (a bot.Analysis[scrabble.Move], err error) {
	v := s.View(s.Turn())
	var also []scrabble.Move
	if made != (scrabble.Move{}) {
		also = append(also, made)
	}
	if s.BagLen() == 0 {
		if a, err := botscrabble.Endgame(ctx, v, reviews.Budget(o, endgameNodes), also...); err == nil {
			return a, ctx.Err()
		}
	}
	p, err := botscrabble.New(s.Rules(), bot.Champion, o.Seed)
	if err != nil {
		return a, err
	}
	p.Budget = reviews.Budget(o, defaultNodes)
	think, err := p.Think(ctx, v)
	if err != nil {
		return a, err
	}
	if a, err = reviews.Last(ctx, think); err != nil {
		return a, err
	}
	best := a.Candidates[0]
	if best.Visits > 0 && (made == (scrabble.Move{}) || made == best.Move) {
		return a, nil
	}
	compared := append([]scrabble.Move{best.Move}, also...)
	if best.Move.Kind() == scrabble.KindContest { // of the last word, which its finding tells
		compared = also
		if l := placements(&s); l.count > 0 {
			compared = append([]scrabble.Move{l.best.Move}, also...)
		}
	}
	if len(compared) == 0 {
		return a, nil
	}
	a, err = p.Weigh(ctx, v, compared...)
	if err == nil {
		err = ctx.Err()
	}
	return a, err
}
