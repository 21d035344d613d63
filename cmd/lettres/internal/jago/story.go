package jago

import (
	"fmt"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/jagotale"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show/showjago"
)

// story plays one game and tells it turn by turn.
func story(p page, rules *jago.Rules, levels []bot.Level, seed uint64) error {
	g, err := newGame(rules, levels, seed)
	if err != nil {
		return err
	}
	p.title(g, seed)
	p.Line()
	p.Paragraph("", draw.Faint, showjago.Legend(p.Options()))
	p.Paragraph("", draw.Faint, p.say(squareLegend))
	p.Paragraph("", draw.Faint, p.say(discLegend))
	for t, err := range g.play() {
		if err != nil {
			return err
		}
		p.turn(t)
	}
	p.verdict(g)
	return p.Flush()
}

// title says what is played, with which seed, by whom, and who begins.
func (p page) title(g *game, seed uint64) {
	p.Line(p.Paint(draw.Strong, "Jago"), " · ", p.Seed(seed))
	p.Players(g.levels)
	p.Line()
	p.Line(p.say(begins, p.names.Of(g.first)))
}

// turn tells a turn, with the board after it.
func (p page) turn(t turn) {
	p.Heading(p.say(turnOf, t.number, p.names.Of(t.player)))
	lines := []string{p.Paint(draw.Faint, p.say(rack)+" ") + p.Paint(draw.Strong, jagotale.Spaced(t.before.Rack(t.player).String())), ""}
	for _, e := range t.words {
		lines = append(lines, p.names.Word(p.Page, e)...)
	}
	if o, over := t.end.Outcome(); over {
		p.ending(&lines, o)
	} else {
		lines = append(lines, "", p.names.Lead(p.Page, t.end), p.drew(t))
	}
	lines = append(lines, jagotale.Beside(p.Page, t.after)...)
	lines = append(lines, p.time(t))
	if len(t.words) == 0 { // the board stands above
		p.Lines(lines)
		return
	}
	p.board(t.before, t.after, lines)
}

// ending tells why the game is over.
func (p page) ending(lines *[]string, o jago.Outcome) {
	loser := p.names.Of(o.Winner.Opponent())
	text := p.say(noWay, loser) + p.say(givesUp)
	switch o.End {
	case rulebook.JagoEnd:
		text = p.say(timeOut, loser)
	case rulebook.JagoEndUnfinished:
		text = p.say(tooLate, loser)
	}
	*lines = append(*lines, draw.Wrap(text, 44)...)
}

// drew is what was drawn after the turn.
func (p page) drew(t turn) string {
	text := p.say(drawsNone)
	if t.drawn > 0 {
		text = p.say(draws, p.letters(t.drawn))
	}
	if n := t.after.BagLen(); n > 0 {
		return text + p.Paint(draw.Faint, p.say(bagHas, n))
	}
	return text + p.Paint(draw.Faint, p.say(bagEmpty))
}

// time is how long the turn took, and what the disc shows.
func (p page) time(t turn) string {
	text := p.say(took, clockFace(t.took)) + ", " + p.say(disc, t.minutes[0], t.minutes[1])
	if t.moved > 0 {
		text += p.say(moved, t.moved, p.names.Of(t.player))
	}
	return p.Paint(draw.Faint, text)
}

// clockFace is a time in minutes and seconds.
func clockFace(d time.Duration) string {
	return fmt.Sprintf("%d:%02d", int(d.Minutes()), int(d.Seconds())%60)
}

// verdict says who has won, and by which clause.
func (p page) verdict(g *game) {
	o, _ := g.state.Outcome()
	p.Line()
	p.Line("  ", p.Paint(draw.Strong, p.say(wins, p.names.Of(o.Winner), o.Scores[o.Winner], o.Scores[o.Winner.Opponent()])))
	p.Clause(p.Say("The end"), o.End)
}
