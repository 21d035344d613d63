package rule

import (
	"cmp"
	"iter"
	"slices"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/rulebook"
)

// heads are the names of the chapters in words, and of the parts that clauses are named after.
var heads = func() map[string]string {
	all := map[string]string{}
	for _, h := range [][2]string{
		{"official", "Jarnac: the official rules ¦ Jarnac : les règles officielles"},
		{"official/mat", "The mat and the bag ¦ Le tapis et le sac"},
		{"official/words", "Words ¦ Les mots"},
		{"official/toss", "The toss ¦ Le toss"},
		{"official/turn", "The turn ¦ Le tour de jeu"},
		{"official/contest", "Contests ¦ La contestation"},
		{"official/handover", "The handover ¦ Le passage du sac"},
		{"official/time", "Time ¦ Le temps"},
		{"official/end", "The end of the game ¦ La fin de partie"},
		{"official/score", "The score ¦ Les points"},
		{"classic", "Jarnac: the rules of the box ¦ Jarnac : les règles de la boîte"},
		{"classic-competition", "Competition Jarnac (rules of the box) ¦ Jarnac de compétition (règles de la boîte)"},
		{"scrabble", "Scrabble ¦ Scrabble classique"},
		{"cards", "Scrabble, the card game ¦ Scrabble, le jeu de cartes"},
		{"jago", "Jago ¦ Jago"},
		{"remedy", "Remedies: what follows a fault ¦ Les remèdes : que faire après une faute"},
		{"tournament", "Tournaments ¦ Les tournois"},
	} {
		all[h[0]] = h[1]
	}
	return all
}()

// gameOf returns which of some games a chapter is of: the one with the longest title in the head, nil if there is none.
func gameOf(chapter string, games []*game.Game) (of *game.Game) {
	head, length := phrases.Sprintf(language.French, heads[chapter]), 0
	for _, g := range games {
		if title := g.Title("", language.French); len(title) > length && strings.Contains(head, title) {
			of, length = g, len(title)
		}
	}
	return of
}

// chapters yields the chapters, in the order of the rulebook.
func chapters() iter.Seq[string] {
	return func(yield func(string) bool) {
		before := ""
		for c := range rulebook.Clauses() {
			name, _, _ := strings.Cut(string(c), "/")
			if name != before && !yield(name) {
				return
			}
			before = name
		}
	}
}

// chapterOf returns the clauses of one of some games, of a chapter or of a part of it, in the order of the rulebook: none
// if the query names no such thing.
func chapterOf(query string, games []*game.Game) (clauses []rulebook.Clause) {
	query = strings.Trim(strings.TrimSpace(query), "/")
	names := []string{query}
	if g, ok := game.Find(games, query); ok && heads[query] == "" {
		for chapter := range chapters() {
			if gameOf(chapter, games) == g {
				names = append(names, chapter)
			}
		}
	}
	seen := map[string]int{} // where each part begins, for they are in pieces in the catalogue
	for c := range rulebook.Clauses() {
		if slices.ContainsFunc(names, func(name string) bool { return strings.HasPrefix(string(c), name+"/") && heads[name] != "" }) {
			clauses = append(clauses, c)
			if where := placeOf(c); seen[where] == 0 {
				seen[where] = len(clauses)
			}
		}
	}
	slices.SortStableFunc(clauses, func(a, b rulebook.Clause) int { return cmp.Compare(seen[placeOf(a)], seen[placeOf(b)]) })
	return clauses
}

// placeOf returns the chapter and the part that a clause is in.
func placeOf(c rulebook.Clause) string {
	chapter, _, _ := strings.Cut(string(c), "/")
	name, heading := part(c)
	return chapter + "/" + name + "/" + heading
}

// part returns the part of its chapter that a clause is in: its name, or "" and the heading of the source.
func part(c rulebook.Clause) (name, heading string) {
	if i := strings.LastIndex(string(c), "/"); heads[string(c[:i])] != "" && strings.Contains(string(c[:i]), "/") {
		return string(c[:i]), ""
	}
	_, heading, _ = strings.Cut(c.Source(), ", «\u00a0")
	return "", strings.TrimSuffix(heading, "\u00a0»")
}

// read writes clauses whole, with the heads of their chapters and parts, and at the end how to see less.
func read(p *program.Page, clauses []rulebook.Clause) {
	var chapter, name, heading string
	var parts []string
	for _, c := range clauses {
		if of, _, _ := strings.Cut(string(c), "/"); of != chapter {
			chapter, name, heading = of, "", ""
			p.Heading(phrases.Sprintf(p.Language(), heads[of]))
		}
		n, h := part(c)
		switch {
		case n != name:
			p.Heading(phrases.Sprintf(p.Language(), heads[n]) + " · " + n)
			parts = append(parts, n)
		case h != heading:
			p.Heading("«\u00a0" + h + "\u00a0»")
		}
		name, heading = n, h
		p.Line()
		show(p, c)
	}
	if len(clauses) <= few {
		return
	}
	p.Line()
	p.Line(phrases.Sprintf(p.Language(), clausesShown, len(clauses)))
	if len(parts) > 1 {
		p.Line(phrases.Sprintf(p.Language(), onePart))
		for _, name := range parts {
			entry(p, name)
		}
	}
}

// contents writes what there is to read.
func contents(p *program.Page) {
	p.Line(phrases.Sprintf(p.Language(), theContents))
	p.Line()
	for chapter := range chapters() {
		entry(p, chapter)
		if chapter == "official" {
			var before string
			for _, c := range chapterOf(chapter, nil) {
				if name, _ := part(c); name != before {
					entry(p, name)
					before = name
				}
			}
		}
	}
	p.Line()
	p.Draw(phrases.Sprintf(p.Language(), howToSearch))
}

// entry writes how a chapter or a part is read.
func entry(p *program.Page, name string) {
	const most = 34
	p.Line("  ", p.Paint(draw.Strong, draw.Left("lettres rule "+name, most)), phrases.Sprintf(p.Language(), heads[name]))
}
