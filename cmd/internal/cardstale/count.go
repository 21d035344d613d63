package cardstale

import (
	"strings"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// Count writes the points of each player at the end of a game, with the remaining cards and
// what they change.
func Count(p *program.Page, s scrabblecards.State, names []string) {
	o, _ := s.Outcome()
	column := 0
	for _, name := range names {
		column = max(column, min(draw.Columns(name), 20))
	}
	const what = 28
	for player := range s.Players() {
		row := func(name, what, points string) {
			p.Line("  ", p.Paint(draw.Strong, draw.Left(name, column)), "  ", what, draw.Right(points, 6))
		}
		before, left := draw.Number(o.Scores[player]-o.Left[player]), o.Left[player]
		hand := s.Rack(player).String()
		row(names[player], draw.Spaces(what), before)
		if hand == "" && left == 0 {
			continue
		}
		row("", draw.Left(strings.TrimSpace(say(p, cardsLeft)+" "+Spaced(hand)), what), draw.Signed(left))
		row("", draw.Left(p.Say("total"), what), draw.Number(o.Scores[player]))
	}
}

// Spaced is the text of cards with spaces between them.
func Spaced(cards string) string { return strings.Join(strings.Split(cards, ""), " ") }
