package cardstale

import (
	"strings"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// Toss tells who begins, and the rounds of letters that led to it where they are known.
func Toss(p *program.Page, names []string, first scrabblecards.Player, rounds []scrabblecards.TossRound) {
	p.Line()
	who := p.Paint(draw.Strong, say(p, begins, names[first]))
	if len(rounds) == 0 {
		p.Line(who)
		return
	}
	p.Line(say(p, theToss))
	for i, round := range rounds {
		var drew []string
		for player, letter := range round {
			if letter != 0 { // 0 is not among those who draw once more
				drew = append(drew, names[player]+" "+p.Paint(draw.Strong, string(rune(letter))))
			}
		}
		then := say(p, tossAgain)
		if i == len(rounds)-1 {
			then = who
		}
		p.Paragraph("  ", draw.Plain, strings.Join(drew, ", ")+" – "+then)
	}
}
