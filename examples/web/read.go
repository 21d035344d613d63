package main

import (
	"html/template"
	"net/http"
	"strings"

	"github.com/jeudelettres/lettres/examples/web/internal/games"
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

// sources are the chapters of the rulebook by which a game is played.
var sources = map[string][]string{
	"jarnac": {"official", "remedy"}, "scrabble": {"scrabble", "remedy"}, "scrabblecards": {"cards", "remedy"}, "jago": {"jago", "remedy"},
}

// sheet is a page to print: the rules of a game, and a sheet to keep the score on.
func (s *server) sheet(w http.ResponseWriter, r *http.Request) {
	g, ok := games.Named(r.PathValue("game"))
	if !ok {
		s.fail(w, r, http.StatusNotFound, phrases.Sprintf(languageOf(r), noPage))
		return
	}
	b := s.page(w, r, sheetTitle)
	b.Narrow = true
	b.Title = b.Say(gameTitles[g.Name()])
	var chapters []chapter
	for _, name := range sources[g.Name()] {
		c := chapter{Name: name, Title: b.Say(chapterTitles[name])}
		for clause := range rulebook.Clauses() {
			if strings.HasPrefix(string(clause), name+"/") && !clause.Ruling() {
				c.Clauses = append(c.Clauses, textOf(clause, b.Lang))
			}
		}
		if len(c.Clauses) > 0 {
			chapters = append(chapters, c)
		}
	}
	s.write(w, http.StatusOK, "sheet.html", struct {
		base
		Name     string
		Chapters []chapter
		Values   []int
		Lines    []int
		Players  []int
	}{b, g.Name(), chapters, []int{0, 0, 9, 16, 25, 36, 49, 64, 81}, numbers(map[bool]int{true: 8, false: 20}[g.Name() == "jarnac"]), numbers(2)})
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
	b.Script = "clock.js"
	s.write(w, http.StatusOK, "clock.html", b)
}
