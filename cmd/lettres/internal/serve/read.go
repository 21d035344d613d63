package serve

import (
	"html/template"
	"net/http"
	"strings"

	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/rulebook"
)

// notation is the page on how to write a game down.
func (s *server) notation(w http.ResponseWriter, r *http.Request) {
	b := s.page(w, r, notationTitle)
	b.Narrow = true
	s.write(w, http.StatusOK, "notation.html", struct {
		base
		Text template.HTML
	}{b, s.notationText})
}

// sheet is a page to print: the rules of a game, and a sheet to keep the score on.
func (s *server) sheet(w http.ResponseWriter, r *http.Request) {
	g, ok := s.games.Named(r.PathValue("game"))
	lang := languageOf(r)
	if !ok || extra.IntroOf(g, lang).Sheet == nil {
		s.fail(w, r, http.StatusNotFound, phrases.Sprintf(lang, noPage))
		return
	}
	intro := extra.IntroOf(g, lang)
	b := s.page(w, r, sheetTitle)
	b.Narrow, b.Title = true, intro.Title
	var chapters []chapter
	for _, name := range intro.Sheet.Chapters {
		c := chapter{Name: name, Title: s.chapterTitles(lang)[name]}
		for clause := range rulebook.Clauses() {
			if strings.HasPrefix(string(clause), name+"/") && !clause.Ruling() {
				c.Clauses = append(c.Clauses, textOf(clause, b.Lang))
			}
		}
		chapters = append(chapters, c)
	}
	s.write(w, http.StatusOK, "sheet.html", struct {
		base
		Name     string
		Columns  extra.Columns
		Chapters []chapter
		Values   []int
		Lines    []int
		Players  []int
		Tiles    []extra.TileKind
		Briefs   []briefText
	}{
		b, g.Name(), intro.Sheet.Columns, chapters, []int{0, 0, 9, 16, 25, 36, 49, 64, 81},
		numbers(intro.Sheet.Lines), numbers(intro.Sheet.Players), intro.Sheet.Tiles(),
		s.briefs(b.Lang, g),
	})
}

func numbers(n int) (list []int) {
	for i := range n {
		list = append(list, i+1)
	}
	return list
}

// clock is a clock for those who play with real letters.
func (s *server) clock(w http.ResponseWriter, r *http.Request) {
	b := s.page(w, r, clockTitle)
	b.Scripts = []string{"clock.js"}
	s.write(w, http.StatusOK, "clock.html", b)
}
