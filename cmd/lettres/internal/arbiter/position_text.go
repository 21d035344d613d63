package arbiter

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/cmd/internal/judge"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/internal/tale"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/rulebook"
)

func (r *textReport) say(key string, args ...any) string {
	return phrases.Sprintf(r.options.Language, key, args...)
}

// position tells a position: how it lies, what can be done, the words, and who wins if the game
// ends now.
func (r *textReport) position(p *position) {
	page := r.page.Named(p.names)
	o := page.Options()
	page.Line(page.Paint(draw.Strong, tale.Title(p.rules, o)))
	page.Line()
	if legend := p.rules.Game().Legend(o); legend != "" && !p.rules.Game().HasSheet() {
		page.Paragraph("", draw.Faint, legend)
		page.Line()
	}
	page.Draw(p.at.Text(o))
	if p.running {
		page.Line()
		page.Line("  ", page.Paint(draw.Strong, p.at.View(p.at.Turn()).Status(o)))
	}
	for _, l := range p.lists {
		r.list(page, l)
	}
	r.look(p, o)
	r.words(p.words)
	out, over := p.ended.Outcome()
	if !over {
		return
	}
	heading := ifItEnds
	if !p.running {
		heading = theResult
	}
	page.Heading(r.say(heading))
	page.Line("  ", page.Paint(draw.Strong, out.Tell(p.rules.Game(), o)))
	page.Clause(r.say(theRule), out.Verdict)
}

// list tells what a player can do.
func (r *textReport) list(page *program.Page, l game.List) {
	o := page.Options()
	title := ""
	switch {
	case l.Title != nil:
		title = l.Title(o)
	case l.When == "drawn":
		title = r.say(layDrawn, o.Name(l.Seat))
	default:
		title = r.say(layNow, o.Name(l.Seat))
	}
	page.Heading(title)
	shown := best(l, r.legal)
	switch n := len(l.Moves); {
	case n == 0:
		page.Line("  ", r.say(nothing))
	case len(shown) < n:
		page.Line("  ", r.say(bestOf, len(shown), n))
	}
	for _, m := range shown {
		gains := r.say(somePoints, m.Points)
		if m.Loss > 0 {
			gains += ", " + r.say(loses, o.Name(1-l.Seat), m.Loss)
		}
		if m.Word == "" {
			page.Line("    ", draw.Left(m.Text, 24), " ", gains)
			continue
		}
		made := m.Word
		if m.Former != "" {
			added, _ := bag.MustParse(m.Word).Minus(bag.MustParse(m.Former))
			made = m.Former + " + " + added.String() + " = " + made
		}
		page.Line("    ", draw.Left(m.Text, 13), draw.Left(made, 26), " ", gains)
	}
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
			verdict = r.say(byRules, f.title, verdict)
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

// read returns how a list with readings reads a word: "nom « tzar »".
func (r *textReport) read(f finding) string {
	texts := judge.Readings(f.readings, r.options.Language)
	if len(texts) == 0 {
		return ""
	}
	return " · " + strings.Join(texts, ", ")
}
