package scrabble

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/show/showscrabble"
)

// sheet plays one game and writes its score sheet, a line a turn, and the last board.
func sheet(p page, rules *scrabble.Rules, levels []bot.Level, seed uint64) error {
	g, err := newGame(rules, levels, seed)
	if err != nil {
		return err
	}
	p.title(g, seed)
	p.toss(g)
	p.Line()
	p.Line(p.Paint(draw.Faint, p.sheetLine("", p.say(sheetPlayer), p.say(rack), "", p.say(sheetWord), p.say(sheetPoints), p.say(sheetTotal))))
	var best, last turn
	for t, err := range g.play() {
		if err != nil {
			return err
		}
		p.sheetTurn(t)
		best, last = better(best, t), t
	}
	p.Line()
	p.board(g.state, last.effect.Move, nil)
	p.Line()
	p.Paragraph("", draw.Faint, showscrabble.Legend(p.Options()))
	p.verdict(g, best)
	return p.Flush()
}

// sheetTurn is a turn on the score sheet.
func (p page) sheetTurn(t turn) {
	e := t.effect
	square, word := "", ""
	switch e.Move.Kind() {
	case scrabble.KindPlace:
		w := e.Words[0]
		square, _, _ = strings.Cut(w.String(), " ")
		square, word = square+" "+arrows[w.Dir], w.Text
	case scrabble.KindExchange:
		word = p.say(sheetExchange, e.Move.Aside())
	case scrabble.KindPass:
		word = p.say(sheetPass)
	}
	line := p.sheetLine(strconv.Itoa(t.number), names[e.Player], t.rack(), square, word,
		strconv.Itoa(e.Points), strconv.Itoa(t.scores()[e.Player]))
	if t.full() {
		line += "  " + p.Paint(cheer, p.say(bonus))
	}
	p.Line(line)
}

func (p page) sheetLine(number, player, rack, square, word, points, total string) string {
	return fmt.Sprintf("  %2s  %s  %s  %s %s %6s %6s", number, draw.Left(player, 6), draw.Left(rack, 8), draw.Left(square, 5), draw.Left(word, 17), points, total)
}
