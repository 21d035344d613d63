// Package reviews does what the reviews of the games do alike, turn by turn. Package review is
// what they show alike.
package reviews

import (
	"bytes"
	"context"
	"encoding/json"
	"iter"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/review"
)

// Budget returns how much is searched for a decision: so many nodes, if the options do not say.
func Budget(o review.Options, nodes int) bot.Budget {
	b := o.Budget
	if b.Nodes <= 0 && b.Time <= 0 {
		b.Nodes = nodes
	}
	return b
}

// Half returns half of a budget.
func Half(b bot.Budget) bot.Budget {
	if b.Nodes > 0 {
		b.Nodes = max(1, b.Nodes/2)
	}
	b.Time /= 2
	return b
}

// Last returns what is known of a position when all is known, with the error of ctx when it
// is done.
func Last[M any](ctx context.Context, think iter.Seq[bot.Analysis[M]]) (a bot.Analysis[M], err error) {
	for a = range think {
	}
	return a, ctx.Err()
}

// Count adds what the decisions of a turn lost to the losses of its player.
func Count[M any](l *Losses, turn int, all []Decision[M]) {
	var sum review.Estimate
	for _, d := range all {
		sum = sum.Plus(d.Loss)
		if d.Loss.Mistake() {
			l.Mistakes++
		}
	}
	l.Decisions += len(all)
	l.Loss = l.Loss.Plus(sum)
	if sum.Sure() && sum.Win > l.WorstLoss.Win {
		l.Worst, l.WorstLoss = turn, sum
	}
}

// AddLuck returns the luck of a player with that of more draws. It is nil as long as there are none.
func AddLuck[M any](l *Luck, draws []Draw[M]) *Luck {
	if len(draws) == 0 {
		return l
	}
	sum := LuckOf(draws)
	if l != nil {
		sum = sum.Plus(*l)
	}
	return &sum
}

// Lost returns what a decision lost in an analysis: nothing where it is the best one, or is
// not in it.
func Lost[M comparable](a bot.Analysis[M], made M) review.Estimate {
	for i, c := range a.Candidates {
		if c.Move == made && i > 0 {
			return Behind(c, a.Exact)
		}
	}
	return review.Estimate{}
}

// Course returns the course of a game: how it stood at the start of each turn, and at its
// end. What says both of a turn, or that nothing is known of it.
func Course[F any](findings []F, what func(F) (start, end review.Point, ok bool)) (all []review.Point) {
	for i, f := range findings {
		start, end, ok := what(f)
		if !ok {
			continue
		}
		if all = append(all, start); i == len(findings)-1 {
			all = append(all, end)
		}
	}
	return all
}

// Chances returns the chances of both players where those of p are known, and nothing where
// there are more players.
func Chances(players, p int, win float64) []float64 {
	if players != 2 {
		return nil
	}
	both := []float64{win, win}
	both[1-p&1] = 1 - win
	return both
}

// Result returns the chances of players at the end of a game.
func Result(players, winner int, drawn bool) []float64 {
	if drawn {
		return Chances(players, winner, 0.5)
	}
	return Chances(players, winner, 1)
}

// Some returns a list, [] in JSON where it is nil.
func Some[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}

// JSON returns json.Marshal that leaves > in moves as it is.
func JSON(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(v)
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), err
}
