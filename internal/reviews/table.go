package reviews

import (
	"math"
	"slices"
	"strconv"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/review"
)

// A Table is made of the summaries of the players, row by row.
type Table[S any] struct {
	draw.Speaker // of the labels
	Sums         []S
	Rows         []review.Row
}

// Row adds a row with a value of each player.
func (t *Table[S]) Row(label string, value func(S) string) { t.row(t.Say(label), value) }

// Count adds a row with a number of each player.
func (t *Table[S]) Count(label string, n func(S) int) {
	t.Row(label, func(s S) string { return strconv.Itoa(n(s)) })
}

// Some works like Count, but adds nothing where all players have none.
func (t *Table[S]) Some(label string, n func(S) int) {
	if slices.ContainsFunc(t.Sums, func(s S) bool { return n(s) != 0 }) {
		t.Count(label, n)
	}
}

func (t *Table[S]) row(label string, value func(S) string) {
	r := review.Row{Label: label}
	for _, s := range t.Sums {
		r.Values = append(r.Values, value(s))
	}
	t.Rows = append(t.Rows, r)
}

// Best adds the best turn of each player and what it gained.
func (t *Table[S]) Best(of func(S) (turn, gain int)) {
	t.row(shared(t.Tag, rowBest), func(s S) string {
		turn, gain := of(s)
		return BestTurn(turn, gain, t.Tag)
	})
}

// Losses adds what the decisions of each player lost in so many turns, if any were compared. The points
// are left out where they are not those of the game.
func (t *Table[S]) Losses(points bool, of func(S) (l Losses, turns int)) {
	compared := 0
	for _, s := range t.Sums {
		l, _ := of(s)
		compared += l.Decisions
	}
	if compared == 0 {
		return
	}
	add := func(label string, value func(l Losses, turns int) string) {
		t.row(shared(t.Tag, label), func(s S) string { return value(of(s)) })
	}
	add(rowMistakes, func(l Losses, _ int) string { return strconv.Itoa(l.Mistakes) })
	if points {
		add(rowPoints, func(l Losses, _ int) string { return strconv.Itoa(int(math.Round(max(0, l.Loss.Points)))) })
	}
	add(rowChances, func(l Losses, turns int) string {
		return review.Chance(max(0, l.Loss.Win)/float64(max(1, turns)), t.Tag)
	})
	add(rowWorst, func(l Losses, _ int) string { return worstTurn(l.Worst, l.WorstLoss, t.Tag) })
}

// Luck adds the luck of each player with the letters, if it is known: of all in the chance of winning, or
// of all in points.
func (t *Table[S]) Luck(of func(S) *Luck) {
	if !slices.ContainsFunc(t.Sums, func(s S) bool { return of(s) != nil }) {
		return
	}
	inPoints := slices.ContainsFunc(t.Sums, func(s S) bool {
		l := of(s)
		return l != nil && l.Win == 0 && l.Points != 0
	})
	t.row(shared(t.Tag, rowLuck), func(s S) string {
		switch l := of(s); {
		case l == nil:
			return Luck{}.Brief(t.Tag)
		case inPoints:
			return Luck{Points: l.Points}.Brief(t.Tag)
		default:
			return l.Brief(t.Tag)
		}
	})
}

func shared(tag language.Tag, key string) string { return phrases.Sprintf(tag, key) }

// BestTurn returns a turn that gained so many points, for a [review.Row]; 0 is none.
func BestTurn(turn, gain int, tag language.Tag) string {
	if turn == 0 {
		return phrases.Sprintf(tag, noTurn)
	}
	return phrases.Sprintf(tag, turnGain, turn, draw.Signed(gain))
}

// worstTurn returns a turn that lost so much in the chance of winning, for a [review.Row]; 0 is none.
func worstTurn(turn int, loss review.Estimate, tag language.Tag) string {
	if turn == 0 {
		return phrases.Sprintf(tag, noTurn)
	}
	return phrases.Sprintf(tag, turnLoss, turn, review.Chance(loss.Win, tag))
}
