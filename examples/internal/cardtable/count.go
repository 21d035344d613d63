package cardtable

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/examples/internal/show"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// Count writes the points of each player of a game that is over, with the cards that
// they have left and what these change.
func Count(p *show.Page, s scrabblecards.State, names []string) {
	o, _ := s.Outcome()
	column := 0
	for _, name := range names {
		column = max(column, min(show.Width(name), 20))
	}
	const what = 28
	for player := range s.Players() {
		row := func(name, what, points string) {
			p.Line("  ", p.Paint(show.Strong, show.Left(name, column)), "  ", what, show.Right(points, 6))
		}
		before, left := strconv.Itoa(o.Scores[player]-o.Left[player]), o.Left[player]
		hand := s.Hand(player).String()
		row(names[player], show.Spaces(what), before)
		if hand == "" && left == 0 {
			continue
		}
		row("", show.Left(strings.TrimSpace(say(p, cardsLeft)+" "+Spaced(hand)), what), fmt.Sprintf("%+d", left))
		row("", show.Left(p.Say("total"), what), strconv.Itoa(o.Scores[player]))
	}
}

// Result is who wins, and with how many points.
func Result(p *show.Page, o scrabblecards.Outcome, names []string) string {
	scores := o.Scores[:len(names)]
	var order []int // by points, the winner first: one who has more may have given up
	for player := range scores {
		order = append(order, player)
	}
	slices.SortStableFunc(order, func(a, b int) int {
		if won := !o.Drawn && b == int(o.Winner); won || !o.Drawn && a == int(o.Winner) {
			if won {
				return 1
			}
			return -1
		}
		return cmp.Compare(scores[b], scores[a])
	})
	var texts []string
	for _, player := range order {
		texts = append(texts, strconv.Itoa(scores[player]))
	}
	result := p.Say("A drawn game")
	if !o.Drawn {
		result = p.Say("%s wins", names[o.Winner])
	}
	return p.Paint(show.Strong, result) + ", " + strings.Join(texts, "–")
}

// Spaced is cards as they are held, one apart from the other.
func Spaced(cards string) string { return strings.Join(strings.Split(cards, ""), " ") }
