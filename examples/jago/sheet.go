package main

import (
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/examples/internal/jagoboard"
	"github.com/jeudelettres/lettres/examples/internal/show"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/rulebook"
)

const resigned = rulebook.JagoResign

// sheet plays one game and writes a line for each turn, and the last board.
func sheet(p page, rules *jago.Rules, seed uint64) error {
	g := newGame(rules, newBots(), seed)
	p.title(g, seed)
	p.Line()
	lead := p.say(sheetLead, p.names[jago.Red], p.names[jago.Blue])
	p.Line(p.Paint(show.Faint, sheetLine("", p.say(sheetPlayer), p.say(rack), lead, p.say(sheetTime), p.say(sheetWords))))
	var last turn
	for t, err := range g.play() {
		if err != nil {
			return err
		}
		last = t
		p.sheetTurn(t)
	}
	p.Line()
	jagoboard.Draw(p.Page, last.before, g.state, nil)
	p.Line()
	jagoboard.Legend(p.Page)
	p.verdict(g)
	return p.Flush()
}

// sheetTurn is a turn on the sheet, in more than one line when it has many words.
func (p page) sheetTurn(t turn) {
	var words []string
	for _, s := range t.words {
		e := s.Last()
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
	lead := strconv.Itoa(t.after.Shown(jago.Red)) + "–" + strconv.Itoa(t.after.Shown(jago.Blue))
	took := clockFace(t.took)
	for _, l := range show.Wrap(strings.Join(words, " "), 33) {
		p.Line(sheetLine(number, player, rack, lead, took, l))
		number, player, rack, lead, took = "", "", "", "", ""
	}
}

func sheetLine(number, player, rack, lead, took, words string) string {
	return "  " + show.Right(number, 3) + "  " + show.Left(player, 7) + show.Left(rack, 14) + show.Left(lead, 12) +
		show.Right(took, 5) + "  " + words
}
