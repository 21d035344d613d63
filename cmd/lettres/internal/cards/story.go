package cards

import (
	"fmt"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/cardstale"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/show/showcards"
)

// story plays one game and tells it turn by turn.
func story(p page, rules *scrabblecards.Rules, levels []bot.Level, seed uint64) error {
	g, err := newGame(rules, levels, seed)
	if err != nil {
		return err
	}
	p.title(g, seed)
	p.Line()
	p.Paragraph("", draw.Faint, showcards.Legend(p.Options()))
	p.Paragraph("", draw.Faint, p.say(placeLegend))
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

// title says what is played, with which seed, by whom, and who begins.
func (p page) title(g *game, seed uint64) {
	p.Line(p.Paint(draw.Strong, p.say(cardGame)), " · ", p.Seed(seed))
	p.Players(g.levels)
	cardstale.Toss(p.Page, names, g.first, g.rounds)
}

// turn tells a turn: with the table where it has changed.
func (p page) turn(t turn) {
	e := t.effect
	p.Heading(p.Say("Turn %d: %s", t.number, names[e.Player]))
	lines := []string{p.Paint(draw.Faint, p.say(hand)+"  ") + p.Paint(draw.Strong, cardstale.Spaced(t.hand())), ""}
	switch e.Move.Kind() {
	case scrabblecards.KindPlace:
		lines = append(lines, p.words(t)...)
		lines = append(lines, "")
		if left := p.left(e); len(left) > 0 {
			lines = append(append(lines, left...), "")
		}
		lines = append(lines, p.drew(t), "")
		lines = append(lines, p.scores(t)...)
		p.after(t, lines)
		return
	case scrabblecards.KindExchange:
		text := p.say(exchanges, cardstale.CardCount(p.Page, e.Move.Count()), cardstale.Spaced(e.Move.Aside()))
		lines = append(lines, text+p.Paint(draw.Faint, p.inDeck(t.after.BagLen())))
	case scrabblecards.KindPass:
		lines = append(lines, p.Say("“I pass.”"))
	}
	p.Lines(append(append(lines, ""), p.scores(t)...))
}

// The columns of a word that was made: its place, the word, its points.
const (
	placeColumn  = 11
	wordColumn   = 16
	pointsColumn = 5
)

var arrows = [...]string{board.Across: "→", board.Down: "↓"}

// place is where a word lies: "(0,-2) →".
func place(w scrabblecards.Word) string {
	return w.At.String() + " " + arrows[w.Dir]
}

// words is the words that a placement makes, each with what it counts, and the sum.
func (p page) words(t turn) (lines []string) {
	row := func(place, what string, st draw.Style, points int) {
		lines = append(lines, p.Paint(draw.Faint, draw.Left(place, placeColumn))+p.Paint(st, draw.Left(what, wordColumn))+
			p.Paint(st, fmt.Sprintf("%*d", pointsColumn, points)))
	}
	for i, w := range t.effect.Words {
		st := draw.Plain
		if i == 0 {
			st = draw.Strong
		}
		row(place(w), w.Text, st, w.Points)
	}
	if bonus := t.bonus(); bonus > 0 {
		row("", p.say(allSeven), cheer, bonus)
	}
	if len(lines) > 1 {
		lines = append(lines, draw.Spaces(placeColumn+wordColumn)+p.Paint(draw.Faint, "─────"))
		row("", "", draw.Strong, t.effect.Points)
	}
	if b, letter := t.effect.Move.Bonus(); b != scrabblecards.NoBonus {
		name := p.say(doubleWord, t.effect.Move.Word()[letter-1:letter])
		if b == scrabblecards.TripleWord {
			name = p.say(tripleWord, t.effect.Move.Word()[letter-1:letter])
		}
		lines = append(lines, name)
	}
	return lines
}

// left is the words that were taken off the table, and those that stay, by the clause
// for which they do.
func (p page) left(e scrabblecards.Effect) (lines []string) {
	const width = placeColumn + wordColumn + pointsColumn
	if len(e.TakenOff) > 0 {
		lines = draw.Wrap(p.say(takenOff, cardstale.Texts(e.TakenOff)), width)
	}
	for _, r := range cardstale.Stayed(e) {
		lines = append(lines, draw.Wrap(p.say(staysThere, cardstale.Texts(r.Words)), width)...)
		lines = append(lines, p.Paint(draw.Faint, "  "+string(r.Clause)))
	}
	return lines
}

// drew is what was drawn after a placement.
func (p page) drew(t turn) string {
	if t.drawn > 0 {
		return p.say(draws, cardstale.CardCount(p.Page, t.drawn)) + p.Paint(draw.Faint, p.inDeck(t.after.BagLen()))
	}
	if left := t.after.Rack(t.effect.Player).String(); left != "" {
		return p.say(keeps, cardstale.Spaced(left)) + p.Paint(draw.Faint, p.inDeck(t.after.BagLen()))
	}
	return p.say(isOut)
}

func (p page) inDeck(n int) string {
	if n == 0 {
		return p.say(deckOut)
	}
	return p.say(deckHas, n)
}

// scores is how the players stand after a turn, without the cards left at the end.
func (p page) scores(t turn) []string {
	scores := t.scores()
	return p.Scores(names, scores[:t.before.Rules().Options().Players], int(t.effect.Player), t.effect.Points)
}

// verdict writes the count of the cards left, who wins, and the clauses that say so.
func (p page) verdict(g *game, best turn) {
	o, _ := g.state.Outcome()
	who := names[:len(g.levels)]
	p.Heading(p.Say("The count"))
	cardstale.Count(p.Page, g.state, who)
	p.Line()
	p.Line("  ", p.Result(who, o.Scores[:len(who)], int(o.Winner), o.Drawn))
	if e := best.effect; e.Points > 0 {
		p.Line("  ", p.say(bestMove, names[e.Player], best.number, e.Move.String(), e.Points))
	}
	p.Ending(o.End, o.Verdict)
}

// better is the turn with more points.
func better(a, b turn) turn {
	if b.effect.Points > a.effect.Points {
		return b
	}
	return a
}
