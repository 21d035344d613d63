package jago

import (
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show/showjago"
)

const resigned = rulebook.JagoResign

// sheet plays one game and writes a line for each turn, and the last board.
func sheet(p page, rules *jago.Rules, levels []bot.Level, seed uint64) error {
	g, err := newGame(rules, levels, seed)
	if err != nil {
		return err
	}
	p.title(g, seed)
	p.Line()
	lead := p.say(sheetLead, p.names[jago.Red], p.names[jago.Blue])
	p.Line(p.Paint(draw.Faint, sheetLine("", p.say(sheetPlayer), p.say(rack), lead, p.say(sheetTime), p.say(sheetWords))))
	var last turn
	for t, err := range g.play() {
		if err != nil {
			return err
		}
		last = t
		p.sheetTurn(t)
	}
	p.Line()
	p.board(last.before, g.state, nil)
	p.Line()
	p.Paragraph("", draw.Faint, showjago.Legend(p.Options()))
	p.verdict(g)
	return p.Flush()
}

// sheetTurn is a turn on the sheet, in more than one line when it has many words.
func (p page) sheetTurn(t turn) {
	var words []string
	for _, e := range t.words {
		text := e.Move.Word()
		if thefts(e) > 0 {
			text = "*" + text
		}
		words = append(words, text)
	}
	if o, over := t.end.Outcome(); over && o.End == resigned {
		words = append(words, p.say(sheetUp))
	} else if over {
		words = append(words, p.say(sheetFlag))
	}
	number, player, rack := strconv.Itoa(t.number), p.names.Of(t.player), t.before.Rack(t.player).String()
	lead := strconv.Itoa(t.after.Score(jago.Red)) + "–" + strconv.Itoa(t.after.Score(jago.Blue))
	took := clockFace(t.took)
	for _, l := range draw.Wrap(strings.Join(words, " "), 33) {
		p.Line(sheetLine(number, player, rack, lead, took, l))
		number, player, rack, lead, took = "", "", "", "", ""
	}
}

func sheetLine(number, player, rack, lead, took, words string) string {
	return "  " + draw.Right(number, 3) + "  " + draw.Left(player, 7) + draw.Left(rack, 14) + draw.Left(lead, 12) +
		draw.Right(took, 5) + "  " + words
}
