package reviewcards

import (
	"context"
	"strings"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botcards"
	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/review"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// defaultNodes is the number of nodes for a decision by default.
const defaultNodes = 500

// A Finding holds what a review found out about a turn.
type Finding struct {
	Turn
	reviews.Placed[Placement]

	// Estimated; left out by ExactOnly:

	Start     review.Estimate                        // what the position was worth for the player
	Decisions []reviews.Decision[scrabblecards.Move] // the one of the turn, if there was something to decide
	Loss      review.Estimate
	Draws     []reviews.Draw[scrabblecards.Move] // the luck of each draw of the turn
}

// Review reviews one turn. It returns the error of ctx when ctx is done; the zero Turn has
// no findings.
func (t Turn) Review(ctx context.Context, o review.Options) (Finding, error) {
	f := Finding{Turn: t}
	s := t.Before()
	if ctx.Err() != nil || s.Phase() != scrabblecards.Playing {
		return f, ctx.Err()
	}
	f.words()
	if f.Known = known(&s); !f.Known {
		return f, nil
	}
	l := placements(&s)
	f.Top, f.Count, f.Bonus = l.top, l.count, scrabble(&s, t.Step.Move)
	if len(f.Top) > 0 {
		f.Miss(f.Top[0].Points, l.bonus, f.Withdrawn)
	}
	if o.ExactOnly {
		return f, nil
	}
	if err := f.decision(ctx, o); err != nil {
		return f, err
	}
	return f, f.luck(ctx, o.Seed)
}

// luck finds the luck of the draws of the turn, as [botcards.Player.Luck] counts it.
func (f *Finding) luck(ctx context.Context, seed uint64) error {
	p, err := botcards.New(f.Before().Rules(), bot.Champion, seed)
	if err != nil {
		return err
	}
	drawn := f.Drawn
	if f.Step.Move.Kind() == scrabblecards.KindExchange {
		drawn = append([]DrawStep{{N: f.First, Step: f.Step}}, drawn...)
	}
	f.Draws, err = reviews.Draws(ctx, drawn, func(s scrabblecards.Step) (scrabblecards.Move, bot.Value, bool) {
		luck, ok := p.Luck(s.Before, s.Move)
		return s.Move, luck, ok
	})
	return err
}

// known reports whether the whole hand of the player on turn is known.
func known(s *scrabblecards.State) bool { return s.Rack(s.Turn()).Len() == s.Held(s.Turn()) }

// words finds the points of the move, its bad words, and what a contest would have brought.
func (f *Finding) words() {
	effect, rules := f.Step.Effect(), f.Before().Rules()
	f.Points = max(0, effect.Points)
	admitted := lexicon.AllClasses.Without(rules.Options().Excluded)
	for _, w := range effect.Words {
		if word := strings.ToUpper(w.Text); !rules.Lexicon().Admits(word, admitted) {
			f.Wrong = append(f.Wrong, word)
		}
	}
	after := f.Step.After
	reviews.Contested(&f.Placed, f.Withdrawn, after.Players(), func(p scrabblecards.Player) (int, error) {
		e, err := after.Effect(p, scrabblecards.Contest())
		return e.Points, err
	})
}

// decision compares what the player decided with the best that a search finds.
func (f *Finding) decision(ctx context.Context, o review.Options) error {
	s, made := f.Before(), f.Step.Move.Decision()
	a, err := analyse(ctx, s, o, made)
	if err != nil {
		return err
	}
	best := a.Candidates[0]
	d := reviews.Decision[scrabblecards.Move]{
		N: f.First, Made: made, Best: best.Move, Line: best.Line, Value: reviews.Of(best, a.Exact), Loss: reviews.Lost(a, made),
	}
	f.Start = d.Value
	if f.Count > 0 && len(f.Wrong) == 0 {
		f.Decisions, f.Loss = append(f.Decisions, d), d.Loss
	}
	return ctx.Err()
}

// analyse finds the best decision, and what it is worth beside the one made, if there is one.
func analyse(ctx context.Context, s scrabblecards.State, o review.Options, made scrabblecards.Move) (a bot.Analysis[scrabblecards.Move], err error) {
	v := s.View(s.Turn())
	p, err := botcards.New(s.Rules(), bot.Champion, o.Seed)
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
	if best.Visits > 0 && (made == (scrabblecards.Move{}) || made == best.Move) {
		return a, nil
	}
	var compared []scrabblecards.Move
	if best.Move.Kind() != scrabblecards.KindContest { // of the last word, which its finding tells
		compared = append(compared, best.Move)
	}
	if made != (scrabblecards.Move{}) {
		compared = append(compared, made)
	}
	if len(compared) == 0 {
		return a, nil
	}
	p.Budget = reviews.Half(p.Budget)
	if a, err = p.Weigh(ctx, v, compared...); err == nil {
		err = ctx.Err()
	}
	return a, err
}
