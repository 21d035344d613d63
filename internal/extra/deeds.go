package extra

import (
	"context"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/breath"
	"github.com/jeudelettres/lettres/review"
)

// A Deed is what a turn of a player missed for sure: by the rules and the list of words alone.
type Deed struct {
	Turn   int // in the game, from 1
	Missed int // Jarnacs that could still be called when the player called no more
	Left   int // the points that these make
	Lost   int // points that a better word would have brought, or letters of lead in a game that counts leads
	Bare   int // points of the best word where none was laid
	Faults []Fault
}

// A Fault is a decision of a turn that missed much.
type Fault struct {
	Move int         // its number in the game, from 1
	Best []game.Move // the decisions that bring most, as far as they are listed
}

// deeds is Deeds without the types of a game.
type deeds func(ctx context.Context, steps []game.Step, seat int) ([]Deed, error)

// Deeds attaches what turns missed, which reviews of the game find.
func Deeds[S, T, F any](k game.Reviewing[S, T, F], deed func(F) Deed) game.Part {
	return game.Extra(deeds(func(ctx context.Context, steps []game.Step, seat int) (all []Deed, err error) {
		turns, err := k.Turns(func(yield func(S, error) bool) {
			for _, s := range steps {
				if !yield(s.Of().(S), nil) {
					return
				}
			}
		})
		for i, t := range turns {
			if by, _, _ := k.Span(t); by != seat || err != nil {
				continue
			}
			breath.Take()
			var f F
			if f, err = k.Find(t, ctx, review.Options{ExactOnly: true}); err == nil {
				d := deed(f)
				d.Turn = i + 1
				all = append(all, d)
			}
		}
		return all, err
	}))
}

// DeedsOf returns what each turn of a seat missed, and none where nobody reviews games of this kind.
func DeedsOf(ctx context.Context, g *game.Game, steps []game.Step, seat int) ([]Deed, error) {
	find, ok := game.ExtraOf[deeds](g)
	if !ok || len(steps) == 0 {
		return nil, ctx.Err()
	}
	return find(ctx, steps, seat)
}
