// Package rule is the command rule: it finds clauses of the rulebook, and shows them.
package rule

import (
	"errors"
	"iter"
	"slices"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/brief"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/nearest"
	"github.com/jeudelettres/lettres/rulebook"
)

// few limits the clauses that a search shows.
const few = 5

// Run runs the command, over these games, and returns the exit status.
func Run(args []string, w program.World, games []*game.Game) int {
	c := program.Plain("rule", w, usage)
	c.Arguments()
	return c.Run(args, func() error {
		query := strings.Join(c.Args, " ")
		p := program.NewPage(w.Stdout, c.Look())
		if strings.TrimSpace(query) == "" {
			contents(p)
			return p.Flush()
		}
		if chapter := chapterOf(query, games); len(chapter) > 0 {
			for _, g := range games {
				if points := brief.Of(g, c.Language); points != nil && strings.EqualFold(strings.TrimSpace(query), g.Name()) {
					inBrief(p, phrases.Sprintf(c.Language, brief.Title, g.Title("", c.Language)), points)
				}
			}
			read(p, chapter)
			return p.Flush()
		}
		found := slices.Collect(Find(query, language.French, language.English))
		if exact, err := rulebook.ParseClause(query); err == nil {
			found = []rulebook.Clause{exact}
		}
		if len(found) == 0 {
			return errors.New(none(query, c.Language))
		}
		best(p, found)
		return p.Flush()
	})
}

// Find yields the clauses that have the words of a query in their name, their source, their text in
// one of the languages, or in what people say for them, whatever the accents and the forms of the words: "tirer une lettre"
// finds what is said of a draw. The clause that is meant most likely comes first. An empty query finds all, in
// their order.
func Find(query string, tags ...language.Tag) iter.Seq[rulebook.Clause] {
	words := wordsOf(query)
	if len(words) == 0 {
		return rulebook.Clauses()
	}
	return slices.Values(ranked(words, query, tags))
}

var folder = strings.NewReplacer("à", "a", "â", "a", "é", "e", "è", "e", "ê", "e", "ë", "e", "î", "i", "ï", "i", "ô", "o",
	"ù", "u", "û", "u", "ü", "u", "ç", "c", "œ", "oe", "’", "'")

// fold returns a text without what a search does not look at.
func fold(text string) string { return folder.Replace(strings.ToLower(text)) }

// none says that nothing is found, and what was perhaps meant.
func none(query string, tag language.Tag) string {
	var names []string
	for c := range rulebook.Clauses() {
		names = append(names, string(c))
	}
	if name, ok := nearest.Of(names, query); ok && len(query) < 100 {
		return phrases.Sprintf(tag, noClauseBut, query, name)
	}
	return phrases.Sprintf(tag, noClause, query)
}

// show writes a clause: its name, its text, and where it comes from.
func show(p *program.Page, c rulebook.Clause) {
	p.Line(p.Paint(draw.Strong, string(c)))
	p.Law(c)
}

// inBrief writes the rules of a game on half a page, with the clauses that say more.
func inBrief(p *program.Page, title string, points []brief.Point) {
	p.Line(p.Paint(draw.Strong, title))
	for _, point := range points {
		p.Line()
		p.Paragraph("  ", draw.Plain, point.Text)
		var names []string
		for _, c := range point.Clauses {
			names = append(names, string(c))
		}
		p.Paragraph("    ", draw.Faint, strings.Join(names, ", "))
	}
	p.Line()
}

// best writes the first few clauses, the first of them last, where people look.
func best(p *program.Page, clauses []rulebook.Clause) {
	for i := min(few, len(clauses)) - 1; i >= 0; i-- {
		show(p, clauses[i])
		if i > 0 {
			p.Line()
		}
	}
	if len(clauses) > few {
		p.Line()
		p.Paragraph("", draw.Plain, phrases.Sprintf(p.Language(), many, few, len(clauses)))
	}
}
