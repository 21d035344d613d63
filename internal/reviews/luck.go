package reviews

import (
	"cmp"
	"context"
	"encoding/json"
	"math"
	"slices"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/review"
)

// A Luck is what letters that came were worth for their player beyond those that come on average: in
// the chance of winning, which is 0 where it is not known, and in points. The luck of all letters
// that could have come is zero on average.
type Luck struct{ Win, Points float64 }

// Plus returns the luck of both.
func (l Luck) Plus(o Luck) Luck { return Luck{l.Win + o.Win, l.Points + o.Points} }

// MarshalJSON writes l with rounded numbers.
func (l Luck) MarshalJSON() ([]byte, error) {
	return json.Marshal(struct {
		Win    float64 `json:"win"`
		Points float64 `json:"points"`
	}{round(l.Win, 4), round(l.Points, 2)})
}

// A Draw is the letters that came with a move, and the luck of its player.
type Draw[M any] struct {
	N    int  `json:"n"` // the number of the move in the game, from 1
	Move M    `json:"move"`
	Luck Luck `json:"luck"`
}

// A DrawStep is a draw, and the number of its move in the game.
type DrawStep[S any] struct {
	N    int
	Step S
}

// Draws returns the luck of some draws. Of tells a step, and whether its luck is known. It returns the error of ctx
// when ctx is done.
func Draws[S, M any](ctx context.Context, drawn []DrawStep[S], of func(S) (M, bot.Value, bool)) (all []Draw[M], err error) {
	for _, d := range drawn {
		if ctx.Err() != nil {
			break
		}
		if m, luck, ok := of(d.Step); ok {
			all = append(all, Draw[M]{N: d.N, Move: m, Luck: Luck(luck)})
		}
	}
	return all, ctx.Err()
}

// LuckOf returns the luck of some draws.
func LuckOf[M any](draws []Draw[M]) (sum Luck) {
	for _, d := range draws {
		sum = sum.Plus(d.Luck)
	}
	return sum
}

// luckWin is the least luck with a draw that is told, in the chance of winning.
const luckWin = 0.015

// Tell returns luck in words: "+4% of the chances, +12 expected lead".
func (l Luck) Tell(tag language.Tag) string {
	points := Luck{Points: l.Points}.Brief(tag)
	if l.Win == 0 {
		return points
	}
	return phrases.Sprintf(tag, luckBoth, l.Brief(tag), points)
}

// Brief returns the luck in the chance of winning, or where that is not known in the expected lead: "+4%".
func (l Luck) Brief(tag language.Tag) string {
	if n := percent(l.Win); l.Win != 0 {
		sign := "+"
		if n < 0 {
			sign = "−"
		}
		return sign + phrases.Sprintf(tag, chance, abs(n))
	}
	switch n := int(math.Round(l.Points)); {
	case n > 0:
		return phrases.Sprintf(tag, morePoints, n)
	case n < 0:
		return phrases.Sprintf(tag, lessPoints, -n)
	}
	return "0"
}

func abs(n int) int { return max(n, -n) }

// Lucky returns a remark on the draws of a turn that made a difference, those that made most first, and
// whether there are any. Points is what makes a difference where the chance of winning is not known, and letters
// returns what came with a move.
func Lucky[M any](draws []Draw[M], points float64, letters func(M) string, tag language.Tag) (review.Remark, bool) {
	const most = 3
	worth := func(l Luck) float64 {
		if l.Win != 0 {
			return math.Abs(l.Win) / luckWin
		}
		return math.Abs(l.Points) / points
	}
	told := slices.DeleteFunc(slices.Clone(draws), func(d Draw[M]) bool {
		return worth(d.Luck) < 1
	})
	if len(told) == 0 {
		return review.Remark{}, false
	}
	slices.SortStableFunc(told, func(a, b Draw[M]) int {
		return cmp.Compare(worth(b.Luck), worth(a.Luck))
	})
	var words []string
	for _, d := range told[:min(most, len(told))] {
		words = append(words, phrases.Sprintf(tag, lettersLuck, letters(d.Move), d.Luck.Tell(tag)))
	}
	return review.Remark{Kind: review.Drawn, Text: phrases.Sprintf(tag, luckOf, draw.List(words))}, true
}
