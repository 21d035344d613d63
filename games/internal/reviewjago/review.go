package reviewjago

import (
	"context"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botjago"
	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/review"
)

// defaultNodes is the number of nodes searched for a turn by default.
const defaultNodes = 400

// A Finding holds what a review found out about a turn.
type Finding struct {
	Turn
	Lead int // by how many letters the player led at the end of the turn
	Gain int // by how many letters the turn changed that
	// Unknown reports whether letters of the rack are not known. Then what a rack could have laid is left open.
	Unknown bool

	// Exact:

	Laid   int     // how many words were laid and not taken back
	Stolen []Theft // the words of the opponent's that they stole
	Wrong  []Wrong // what of them is no word
	Count  int     // how many single words there were with which the player could have led, complete
	Top    []Word  // the few of them that lead by most
	More   int     // the letters by which the first of them leads more than the turn did
	// Way is a way to lead in the turn that the player gave up, or in which their time ran out.
	// That there is none is not proven where it is empty.
	Way Moves

	// Estimated; left out by ExactOnly:

	Start     review.Estimate           // what the position was worth for the player; not known of a turn with a contest
	Decisions []reviews.Decision[Moves] // the turn as a whole: what came after the last contest in it
	Loss      review.Estimate
	Draws     []reviews.Draw[jago.Move] // the luck of each draw of the turn
}

// Review reviews one turn. It returns the error of ctx when ctx is done; a turn without
// steps is one without findings.
func (t Turn) Review(ctx context.Context, o review.Options) (Finding, error) {
	f := Finding{Turn: t}
	s := t.Before()
	if ctx.Err() != nil || s.Phase() != jago.Playing {
		return f, ctx.Err()
	}
	f.Lead = t.After().Lead(t.Player)
	f.Gain = f.Lead - s.Lead(t.Player)
	f.words()
	if f.Unknown = !known(&s); f.Unknown {
		return f, nil
	}
	f.Top, f.Count = leads(&s)
	if f.Count > 0 && t.endedBy(jago.KindEndTurn) {
		f.More = max(0, f.Top[0].Lead-f.Lead)
	}
	if t.endedBy(jago.KindResign, jago.KindFlag) {
		way, err := wayToLead(ctx, s, o.Seed)
		if err != nil {
			return f, err
		}
		f.Way = way
	}
	if o.ExactOnly {
		return f, nil
	}
	if err := f.decision(ctx, o); err != nil {
		return f, err
	}
	return f, f.luck(ctx, o.Seed)
}

// known reports whether the whole rack of the player on turn is known.
func known(s *jago.State) bool { return s.Rack(s.Turn()).Len() == s.Held(s.Turn()) }

// luck finds the luck of the draws of the turn, as [botjago.Player.Luck] counts it.
func (f *Finding) luck(ctx context.Context, seed uint64) error {
	p, err := botjago.New(f.Before().Rules(), bot.Champion, seed)
	if err != nil {
		return err
	}
	f.Draws, err = reviews.Draws(ctx, f.Drawn, func(s jago.Step) (jago.Move, bot.Value, bool) {
		luck, ok := p.Luck(s.Before, s.Move)
		return s.Move, luck, ok
	})
	return err
}
