package serve

import (
	"html/template"
	"maps"
	"net/http"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/lettres/internal/rule"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/brief"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/rulebook"
)

// A chapter is the clauses of one source.
type chapter struct {
	Name, Title string
	Clauses     []clauseText
}

type clauseText struct {
	Clause       rulebook.Clause
	Text, Source string
	Ruling       bool
}

func textOf(c rulebook.Clause, lang language.Tag) clauseText {
	return clauseText{c, c.Text(lang), c.Source(), c.Ruling()}
}

// Law is the text, in which a § in place of the name of another clause leads to it.
func (t clauseText) Law() template.HTML {
	linked := clauseName.ReplaceAllStringFunc(template.HTMLEscapeString(t.Text), func(name string) string {
		if _, err := rulebook.ParseClause(name); err != nil {
			return name
		}
		return `<a class="clause" href="/rules/` + name + `" title="` + name + `">§</a>`
	})
	return template.HTML(bracketed.ReplaceAllString(linked, "$1")) // paper shows no links, and no empty brackets
}

var bracketed = regexp.MustCompile(`\((<a class="clause"[^>]*>§</a>)\)`)

var clauseName = regexp.MustCompile(`\b[a-z]+(?:-[a-z]+)*(?:/[a-z]+(?:-[a-z]+)*)+`)

// rules is the rulebook, or what of it has the words that are looked for.
func (s *server) rules(w http.ResponseWriter, r *http.Request) {
	query := strings.TrimSpace(r.URL.Query().Get("q"))
	if len(query) > 100 {
		query = query[:0]
	}
	b := s.page(w, r, rulesTitle)
	b.Narrow, b.Plain = true, true
	titles := s.chapterTitles(b.Lang)
	within := r.URL.Query().Get("in")
	var chapters, contents []chapter
	found := 0
	for c := range rulebook.Clauses() {
		name, _, _ := strings.Cut(string(c), "/")
		if n := len(contents); n == 0 || contents[n-1].Name != name {
			contents = append(contents, chapter{Name: name, Title: titles[name]})
		}
	}
	for c := range rule.Find(query, b.Lang) {
		name, _, _ := strings.Cut(string(c), "/")
		if within != "" && name != within {
			continue
		}
		found++
		at := slices.IndexFunc(chapters, func(c chapter) bool { return c.Name == name })
		if at < 0 {
			at = len(chapters)
			chapters = append(chapters, chapter{Name: name, Title: titles[name]})
		}
		chapters[at].Clauses = append(chapters[at].Clauses, textOf(c, b.Lang))
	}
	s.write(w, http.StatusOK, "rules.html", struct {
		base
		Query, In          string
		Chapters, Contents []chapter
		Found              int
		Sheets             []presetChoice
		Briefs             []briefText
	}{b, query, within, chapters, contents, found, s.sheets(b.Lang), s.briefs(b.Lang, s.games.All()...)})
}

// A briefText is the rules of a game on half a page.
type briefText struct {
	Title  string
	Points []brief.Point
}

// briefs returns the rules of those games of which there are any on half a page.
func (s *server) briefs(lang language.Tag, of ...*game.Game) (all []briefText) {
	for _, g := range of {
		if points := brief.Of(g, lang); points != nil {
			all = append(all, briefText{phrases.Sprintf(lang, brief.Title, extra.IntroOf(g, lang).Title), points})
		}
	}
	return all
}

// clause is one clause, with its neighbours.
func (s *server) clause(w http.ResponseWriter, r *http.Request) {
	asked, err := rulebook.ParseClause(r.PathValue("clause"))
	if err != nil {
		s.fail(w, r, http.StatusNotFound, phrases.Sprintf(languageOf(r), noClause))
		return
	}
	chapter, _, _ := strings.Cut(string(asked), "/")
	b := s.page(w, r, clauseTitle, s.chapterTitles(languageOf(r))[chapter])
	b.Narrow = true
	var near []clauseText
	section := string(asked)[:strings.LastIndexByte(string(asked), '/')+1]
	for c := range rulebook.Clauses() {
		if c != asked && strings.HasPrefix(string(c), section) {
			near = append(near, textOf(c, b.Lang))
		}
	}
	s.write(w, http.StatusOK, "clause.html", struct {
		base
		clauseText
		Near []clauseText
	}{b, textOf(asked, b.Lang), near})
}

// chapterTitles returns the titles of the chapters of the rulebook.
func (s *server) chapterTitles(lang language.Tag) map[string]string {
	titles := map[string]string{"remedy": phrases.Sprintf(lang, chRemedy), "tournament": phrases.Sprintf(lang, chTournament)}
	for _, g := range s.games.All() {
		maps.Copy(titles, extra.IntroOf(g, lang).Chapters)
	}
	return titles
}

// sheets returns the games that have a score sheet, with its title.
func (s *server) sheets(lang language.Tag) (all []presetChoice) {
	for _, g := range s.games.All() {
		if sheet := extra.IntroOf(g, lang).Sheet; sheet != nil {
			all = append(all, presetChoice{g.Name(), sheet.Title})
		}
	}
	return all
}
