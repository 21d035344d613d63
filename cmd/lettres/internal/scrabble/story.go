package scrabble

import (
	"fmt"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/show/showscrabble"
)

// story plays one game and tells it turn by turn.
func story(p page, rules *scrabble.Rules, levels []bot.Level, seed uint64) error {
	g, err := newGame(rules, levels, seed)
	if err != nil {
		return err
	}
	p.title(g, seed)
	p.toss(g)
	p.Line()
	p.Paragraph("", draw.Faint, showscrabble.Legend(p.Options()))
	p.Paragraph("", draw.Faint, p.say(squareLegend))
	var best turn
	for t, err := range g.play() {
		if err != nil {
			return err
		}
		p.turn(t)
		best = better(best, t)
	}
	p.verdict(g, best)
	return p.Flush()
}

// title says what is played, with which seed, and by whom.
func (p page) title(g *game, seed uint64) {
	p.Line(p.Paint(draw.Strong, p.say(classique)), " · ", p.Seed(seed))
	p.Players(g.levels)
}

// toss tells who begins, and why.
func (p page) toss(g *game) {
	p.Line()
	p.Line(p.say(theToss))
	for i, round := range g.rounds {
		var drew []string
		for player, letter := range round {
			switch letter {
			case 0: // not among those who draw once more
			case bag.Joker:
				drew = append(drew, names[player]+" "+p.Paint(draw.Strong, p.say(joker)))
			default:
				drew = append(drew, names[player]+" "+p.Paint(draw.Strong, string(rune(letter))))
			}
		}
		then := p.say(tossAgain)
		if i == len(g.rounds)-1 {
			then = p.Paint(draw.Strong, p.say(begins, names[g.first]))
		}
		p.Line("  ", strings.Join(drew, ", "), " – ", then)
	}
}

// turn tells a turn: with the board where it has changed.
func (p page) turn(t turn) {
	e := t.effect
	p.Heading(p.say(turnOf, t.number, names[e.Player]))
	lines := []string{p.Paint(draw.Faint, p.say(rack)+"  ") + p.Paint(draw.Strong, spaced(t.rack())), ""}
	switch e.Move.Kind() {
	case scrabble.KindPlace:
		lines = append(lines, p.words(t)...)
		lines = append(lines, "", p.drew(t), "")
		lines = append(lines, p.scores(t)...)
		p.board(t.after, e.Move, lines)
		return
	case scrabble.KindExchange:
		text := p.say(exchanges, p.tiles(e.Move.Count()), spaced(e.Move.Aside()))
		lines = append(lines, text+p.Paint(draw.Faint, p.inBag(t.after.BagLen())))
	case scrabble.KindPass:
		lines = append(lines, p.say(passes))
	}
	p.Lines(append(append(lines, ""), p.scores(t)...))
}

// The columns of a word that was made: its square, the word, its points.
const (
	squareColumn = 6
	wordColumn   = 16
	pointsColumn = 5
)

var arrows = [...]string{board.Across: "→", board.Down: "↓"}

// words is the words that a placement makes, each with what it counts, and the sum.
func (p page) words(t turn) (lines []string) {
	row := func(square, what string, st draw.Style, points int) {
		lines = append(lines, fmt.Sprintf("%s%s%s", p.Paint(draw.Faint, draw.Left(square, squareColumn)), p.Paint(st, draw.Left(what, wordColumn)),
			p.Paint(st, fmt.Sprintf("%*d", pointsColumn, points))))
	}
	for i, w := range t.effect.Words {
		square, _, _ := strings.Cut(w.String(), " ")
		st := draw.Plain
		if i == 0 {
			st = draw.Strong
		}
		row(square+" "+arrows[w.Dir], w.Text, st, w.Points)
	}
	if t.full() {
		row("", p.say(bonus), cheer, t.before.Rules().Options().Bonus)
	}
	if len(lines) > 1 {
		lines = append(lines, strings.Repeat(" ", squareColumn+wordColumn)+p.Paint(draw.Faint, strings.Repeat("─", pointsColumn)))
		row("", "", draw.Strong, t.effect.Points)
	}
	return lines
}

// drew is what was drawn after a placement.
func (p page) drew(t turn) string {
	if t.drawn > 0 {
		return p.say(draws, p.tiles(t.drawn)) + p.Paint(draw.Faint, p.inBag(t.after.BagLen()))
	}
	if left := t.after.Rack(t.effect.Player).String(); left != "" {
		return p.say(keeps, spaced(left)) + p.Paint(draw.Faint, p.inBag(0))
	}
	return p.say(isOut)
}

func (p page) inBag(n int) string {
	if n == 0 {
		return p.say(bagEmpty)
	}
	return p.say(bagHas, n)
}

// scores is how the players stand after a turn, without the tiles left at the end.
func (p page) scores(t turn) []string {
	scores := t.scores()
	return p.Scores(names, scores[:t.before.Rules().Options().Players], int(t.effect.Player), t.effect.Points)
}

// better is the turn with more points.
func better(a, b turn) turn {
	if b.effect.Points > a.effect.Points {
		return b
	}
	return a
}

// spaced is tiles as they stand on a rack, one apart from the other.
func spaced(tiles string) string { return strings.Join(strings.Split(tiles, ""), " ") }
