package match

import (
	"context"
	"time"

	"github.com/jeudelettres/lettres/bot"
)

// A Bot is a player of a package such as bot/botjarnac.
type Bot[V, M any] interface {
	Decide(context.Context, V) (M, bot.Analysis[M], error)
	Contest(V) (M, bool)
}

// Bots returns an Engine whose players are those that begin returns, each with its budget. The
// budget is as budget says, and bounded by the time that the referee gives.
func Bots[P, V, M any](begin func(seed uint64) (Bot[V, M], *bot.Budget, error), budget bot.Budget) Engine[P, V, M] {
	return engine[P, V, M](func(seed uint64) (Player[V, M], error) {
		b, its, err := begin(seed)
		if err != nil {
			return nil, err
		}
		return &botPlayer[V, M]{b, its, budget}, nil
	})
}

// A botPlayer is a Bot as a Player.
type botPlayer[V, M any] struct {
	bot    Bot[V, M]
	its    *bot.Budget
	budget bot.Budget
}

// share is by how much a player divides the time left for the game: a game has about as
// many decisions that need thought.
const share = 30

func (b *botPlayer[V, M]) Decide(ctx context.Context, v V, t Time) (M, error) {
	*b.its = b.budget
	for _, bound := range []time.Duration{t.Move, t.Own / share} {
		if bound > 0 && (b.its.Time == 0 || bound < b.its.Time) {
			b.its.Time = bound
		}
	}
	m, _, err := b.bot.Decide(ctx, v)
	return m, err
}

func (b *botPlayer[V, M]) Contest(_ context.Context, v V, _ Time) (m M, contest bool, err error) {
	m, contest = b.bot.Contest(v)
	return m, contest, nil
}

func (b *botPlayer[V, M]) Close() error { return nil }
