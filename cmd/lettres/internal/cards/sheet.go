package cards

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/show/showcards"
)

// sheet plays one game and writes its score sheet, a line a turn, and the last table.
func sheet(p page, rules *scrabblecards.Rules, levels []bot.Level, seed uint64) error {
	g, err := newGame(rules, levels, seed)
	if err != nil {
		return err
	}
	p.title(g, seed)
	p.Line()
	p.Line(p.Paint(draw.Faint, p.sheetLine("", p.say(sheetPlayer), p.say(hand), p.say(sheetMove), p.say(sheetPoints), p.say(sheetTotal))+"  "+p.say(sheetOff)))
	var best, last turn
	for t, err := range g.play() {
		if err != nil {
			return err
		}
		p.sheetTurn(t)
		best = better(best, t)
		if t.effect.Move.Kind() == scrabblecards.KindPlace {
			last = t
		}
	}
	p.Line()
	last.after = g.state
	p.after(last, nil)
	p.Line()
	p.Paragraph("", draw.Faint, showcards.Legend(p.Options()))
	p.verdict(g, best)
	return p.Flush()
}

// sheetTurn is a turn on the score sheet.
func (p page) sheetTurn(t turn) {
	e := t.effect
	move := e.Move.Decision().String()
	if e.Move.Kind() == scrabblecards.KindPass {
		move = p.say(sheetPass)
	}
	line := p.sheetLine(strconv.Itoa(t.number), names[e.Player], t.hand(), move, strconv.Itoa(e.Points), strconv.Itoa(t.scores()[e.Player]))
	var remarks []string
	if t.bonus() > 0 {
		remarks = append(remarks, p.Paint(cheer, p.say(allSeven)))
	}
	for i, w := range e.TakenOff {
		remark := "[" + w.Text + "]"
		rest, more := len(e.TakenOff)-i, 0
		if rest > 1 {
			more = len(" +9")
		}
		if draw.Columns(line+"  "+strings.Join(append(remarks, remark), " "))+more > p.Columns() { // there is no room
			remarks = append(remarks, "+"+strconv.Itoa(rest))
			break
		}
		remarks = append(remarks, remark)
	}
	p.Line(line, "  ", strings.Join(remarks, " "))
}

func (p page) sheetLine(number, player, hand, move, points, total string) string {
	return fmt.Sprintf(" %3s  %s %s %s %6s %5s", number, draw.Left(player, 6), draw.Left(hand, 8), draw.Left(move, 20), points, total)
}
