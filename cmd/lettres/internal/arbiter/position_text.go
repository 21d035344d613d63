package arbiter

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/cmd/internal/jarnactale"
	"github.com/jeudelettres/lettres/cmd/internal/judge"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/show/showjarnac"
)

func (r *textReport) say(key string, args ...any) string {
	return phrases.Sprintf(r.options.Language, key, args...)
}

// position tells two mats and two racks: how they lie, the Jarnacs, what can be laid, the
// words, and who wins if the game ends now.
func (r *textReport) position(p *position) {
	o := show.Options{Language: r.options.Language, Names: p.names, Width: r.options.Width, Colour: r.options.Colour}
	page := r.page
	jarnactale.Rules(page, p.rules)
	page.Line()
	page.Draw(showjarnac.Text(p.state, o))
	page.Line()
	page.Line("  ", page.Paint(draw.Strong, showjarnac.Turn(p.state, o)))
	r.choices(p, &p.jarnacs, map[moment]string{now: jarnacsNow, onPass: jarnacsOnPass})
	r.choices(p, &p.laying, map[moment]string{now: layNow, drawn: layDrawn})
	r.look(p.review, int(p.state.Turn()), p.names)
	r.words(p.words)
	page.Heading(r.say(ifItEnds))
	page.Line("  ", page.Paint(draw.Strong, showjarnac.Outcome(p.outcome, o)))
	page.Clause(r.say(theRule), p.outcome.Verdict)
}

// choices tells what a player can do, if this is the moment for it.
func (r *textReport) choices(p *position, c *choices, headings map[moment]string) {
	heading := headings[c.when]
	if heading == "" {
		return
	}
	page := r.page
	page.Heading(r.say(heading, p.names[c.player]))
	best := c.best(r.legal)
	switch n := len(c.list); {
	case n == 0:
		page.Line("  ", r.say(nothing))
	case len(best) < n:
		page.Line("  ", r.say(bestOf, len(best), n))
	}
	for _, one := range best {
		added, _ := bag.MustParse(one.move.Word()).Minus(bag.MustParse(one.former))
		made := one.move.Word()
		if one.former != "" {
			made = one.former + " + " + added.String() + " = " + made
		}
		gains := page.Say("%d points", one.points)
		if one.loss > 0 {
			gains += ", " + r.say(loses, p.names[c.player.Opponent()], one.loss)
		}
		page.Line("    ", draw.Left(one.move.String(), 13), draw.Left(made, 26), " ", gains)
	}
}

// board tells the position of a game on a board.
func (r *textReport) board(g game, look *positionReview, words []finding) {
	r.begin(g)
	if _, running := g.onTurn(); running {
		r.story.position()
		r.story.choices(r.legal)
	} else {
		r.story.verdict()
	}
	r.flush()
	if p, running := g.onTurn(); running {
		r.look(look, p, g.players())
	}
	r.words(words)
}

// words tells verdicts about words, each with its readings, and the list that they rest on.
func (r *textReport) words(list []finding) {
	if len(list) == 0 {
		return
	}
	page := r.page
	page.Heading(r.say(theWords))
	var shown []rulebook.Clause
	for i, f := range list {
		if i == 0 || f.question != list[i-1].question || f.owner != list[i-1].owner {
			page.Line()
			page.Line("  ", page.Paint(draw.Strong, r.name(f)), r.read(f))
		}
		verdict := r.say(isGood)
		switch {
		case !f.good:
			verdict = r.say(isBad, f.err)
		case f.clause == rulebook.OfficialWordsLocution:
			verdict = r.say(isGoodHere)
		}
		if f.rules != "" {
			verdict = r.say(byRules, phrases.InputError(rulesTitles[f.rules]), verdict)
		}
		if f.clause != "" {
			verdict += " · " + string(f.clause)
		}
		page.Paragraph("    ", draw.Plain, verdict)
		if f.clause != "" && !slices.Contains(shown, f.clause) {
			shown = append(shown, f.clause)
		}
	}
	for _, c := range shown {
		page.Clause(r.say(theRule), c)
	}
	page.Line()
	for _, text := range listOf(r.lexicon, r.options.Language) {
		page.Paragraph("  ", draw.Plain, text)
	}
}

// name is the word of a verdict, and what it is made of or whose it is.
func (r *textReport) name(f finding) string {
	switch {
	case f.owner != "":
		return r.say(onMat, f.word, f.owner)
	case f.former != "":
		return f.former + " → " + f.word
	}
	return f.word
}

// read is how a list with readings reads a word: "nom « tzar »".
func (r *textReport) read(f finding) string {
	texts := judge.Readings(f.readings, r.options.Language)
	if len(texts) == 0 {
		return ""
	}
	return " · " + strings.Join(texts, ", ")
}

var rulesTitles = map[string]string{
	"official": rulesOfficial, "competition": rulesCompetition,
	"classic": rulesBox, "classic-competition": rulesTournaments,
	"scrabble": rulesOthers,
}
