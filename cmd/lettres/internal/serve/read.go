package serve

import (
	"html/template"
	"net/http"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/games"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
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
		Tiles    []tileKind
	}{b, g.Name(), chapters, []int{0, 0, 9, 16, 25, 36, 49, 64, 81}, numbers(sheetLines[g.Name()]), numbers(sheetPlayers[g.Name()]), tilesOf(g.Name())})
}

// The lines and the players of a score sheet.
var (
	sheetLines   = map[string]int{"jarnac": 8, "scrabble": 18, "scrabblecards": 18, "jago": 20}
	sheetPlayers = map[string]int{"jarnac": 2, "scrabble": 2, "scrabblecards": 4, "jago": 2}
)

// A tileKind is a letter of a game: how many there are, and what each counts.
type tileKind struct {
	Letter       string
	Count, Value int
}

// tilesOf is the letters of a game. Where none counts anything, all values are 0.
func tilesOf(game string) (kinds []tileKind) {
	letters, values := jarnac.Official().Bag, [26]uint8{}
	switch game {
	case "scrabble":
		letters, values = scrabble.Classique().Bag, scrabble.Classique().Values
	case "scrabblecards":
		letters, values = scrabblecards.Official().Bag.Letters, scrabblecards.Official().Values
	case "jago":
		letters = jago.Official().Bag
	}
	for i, value := range values {
		c := 'A' + byte(i)
		if n := letters.Count(c); n > 0 {
			kinds = append(kinds, tileKind{string(c), n, int(value)})
		}
	}
	if n := letters.Count(bag.Joker); n > 0 {
		kinds = append(kinds, tileKind{"?", n, 0})
	}
	if game == "scrabblecards" {
		deck := scrabblecards.Official().Bag
		kinds = append(kinds, tileKind{"2", int(deck.Doubles), 0}, tileKind{"3", int(deck.Triples), 0})
	}
	return kinds
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
