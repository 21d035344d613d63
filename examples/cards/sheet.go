package main

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/examples/internal/cardtable"
	"github.com/jeudelettres/lettres/examples/internal/show"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// sheet plays one game and writes its score sheet, a line a turn, and the last table.
func sheet(p page, rules *scrabblecards.Rules, seed uint64) error {
	g := newGame(rules, newBots(rules.Options().Players), seed)
	p.title(g, seed)
	p.Line()
	p.Line(p.Paint(show.Faint, p.sheetLine("", p.say(sheetPlayer), p.say(hand), p.say(sheetMove), p.say(sheetPoints), p.say(sheetTotal))+"  "+p.say(sheetOff)))
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
	cardtable.Draw(p.Page, last.before, g.state, last.effect.Move)
	p.Line()
	cardtable.Legend(p.Page)
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
		if show.Width(line+"  "+strings.Join(append(remarks, remark), " "))+more > p.Columns() { // there is no room
			remarks = append(remarks, "+"+strconv.Itoa(rest))
			break
		}
		remarks = append(remarks, remark)
	}
	p.Line(line, "  ", strings.Join(remarks, " "))
}

func (p page) sheetLine(number, player, hand, move, points, total string) string {
	return fmt.Sprintf(" %3s  %s %s %s %6s %5s", number, show.Left(player, 6), show.Left(hand, 8), show.Left(move, 20), points, total)
}
