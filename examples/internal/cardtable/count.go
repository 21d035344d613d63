package cardtable

import (
	"fmt"
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

// Spaced is cards as they are held, one apart from the other.
func Spaced(cards string) string { return strings.Join(strings.Split(cards, ""), " ") }
