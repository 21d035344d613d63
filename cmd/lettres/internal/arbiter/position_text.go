package arbiter

import (
	"slices"
	"strings"

	judge "github.com/jeudelettres/lettres/arbiter"
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/internal/tale"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
)

func (r *textReport) say(key string, args ...any) string {
	return phrases.Sprintf(r.options.Language, key, args...)
}

// position tells a position: how it lies, what can be done, the words, and who wins if the game
// ends now.
func (r *textReport) position(p *judge.Position, look *game.Look) {
	page, rules, running := r.page.Named(p.Names), p.At.Rules(), !p.At.Over()
	o := page.Options()
	page.Line(page.Paint(draw.Strong, tale.Title(rules, o)))
	page.Line()
	if legend := rules.Game().Legend(o); legend != "" && extra.SheetOf(rules.Game()) == nil {
		page.Paragraph("", draw.Faint, legend)
		page.Line()
	}
	if p.Hidden {
		page.Draw(p.At.View(p.At.Turn()).Text(o))
	} else {
		page.Draw(p.At.Text(o))
	}
	if running {
		page.Line()
		page.Line("  ", page.Paint(draw.Strong, p.At.View(p.At.Turn()).Status(o)))
	}
	for _, l := range p.Lists {
		r.list(page, l)
	}
	if look != nil && running {
		r.look(p.At, look, o)
	}
	r.words(p.Words)
	out, over := p.Ended.Outcome()
	if !over {
		return
	}
	heading := ifItEnds
	if !running {
		heading = theResult
	}
	page.Heading(r.say(heading))
	page.Line("  ", page.Paint(draw.Strong, out.Tell(rules.Game(), o)))
	page.Clause(r.say(theRule), out.Verdict)
}

// few limits the moves listed for a position, unless all are asked for.
const few = 12

// best returns the best few moves of a list, or all.
func best(l judge.List, all bool) []judge.Choice {
	if all {
		return l.Moves
	}
	return l.Moves[:min(few, len(l.Moves))]
}

// list tells what a player can do.
func (r *textReport) list(page *program.Page, l judge.List) {
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
func (r *textReport) words(list []judge.Word) {
	if len(list) == 0 {
		return
	}
	page := r.page
	page.Heading(r.say(theWords))
	var shown []rulebook.Clause
	for i, f := range list {
		if i == 0 || f.Question != list[i-1].Question || f.Owner != list[i-1].Owner {
			page.Line()
			page.Line("  ", page.Paint(draw.Strong, r.name(f)), r.read(f))
		}
		verdict := r.say(isGood)
		switch {
		case f.Err != nil:
			verdict = r.say(isBad, f.Err)
		case f.Clause == law.OfficialWordsLocution:
			verdict = r.say(isGoodHere)
		case f.Clause == law.JagoStealSense, f.Clause == law.JagoStealSenseFamily:
			verdict = r.say(isNoTheft)
		}
		if len(f.Games) > 0 {
			var titles []string
			for _, g := range f.Games {
				titles = append(titles, g.Title(f.Preset, r.options.Language))
			}
			verdict = r.say(byRules, strings.Join(titles, ", "), verdict)
		}
		if f.Clause != "" {
			verdict += " · " + string(f.Clause)
		}
		page.Paragraph("    ", draw.Plain, verdict)
		if f.Clause != "" && !slices.Contains(shown, f.Clause) {
			shown = append(shown, f.Clause)
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

// name returns the word of a verdict, and what it is made of or before whom it lies.
func (r *textReport) name(f judge.Word) string {
	switch {
	case f.Owner != "":
		return r.say(onMat, f.Word, f.Owner)
	case f.Former != "":
		return f.Former + " → " + f.Word
	}
	return f.Word
}

// read returns how a list with readings reads a word: "nom « tzar »".
func (r *textReport) read(f judge.Word) string {
	texts := judge.Readings(f.Readings, r.options.Language)
	if len(texts) == 0 {
		return ""
	}
	return " · " + strings.Join(texts, ", ")
}
