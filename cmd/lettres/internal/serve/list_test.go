package serve

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/library"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
)

// By a club's own list words are judged on all pages, and each names it.
func TestOwnList(t *testing.T) {
	words := must.Get(lexicon.ReadList(strings.NewReader("ZOUZOU\nRAT\nTZAR\n")))(t)
	words = words.WithTitle(lexicon.Title{English: "club.txt"})
	h := openWith(t, library.New(games.All(), words))
	s := h.begin("game", "jarnac", "with", "link")
	page, _ := s.look()
	paths := []string{s.path, invitation.FindString(page), "/ask?game=jarnac", "/ask?game=scrabble", "/ask?game=jarnac&word=zouzou"}
	for _, path := range paths {
		if _, page, _ := h.ask(path, nil); !strings.Contains(page, "club.txt") {
			t.Errorf("%s does not name the list", path)
		}
	}
	for word, good := range map[string]bool{"zouzou": true, "maison": false} {
		_, page, _ := h.ask("/ask?game=jarnac&word="+word, nil)
		if strings.Contains(page, "It is valid.") != good {
			t.Errorf("%s: %s", word, page)
		}
	}
	_, page, at := h.ask("/judge", form("record", "@game jarnac\n@players A B\n@first A\nA +ABRTUZ\nA BAR\n"))
	if !strings.HasPrefix(at, "/g/") || !strings.Contains(page, "club.txt") || !strings.Contains(page, "BAR") || !strings.Contains(page, "refusal") {
		t.Errorf("%s: BAR is judged by %s", at, page)
	}
}

// Games that were begun by another list can still be read.
func TestOtherList(t *testing.T) {
	folder := t.TempDir()
	hall, _, err := tables.Open(books, folder, tables.Config{Seed: gametest.Seeds(t)})
	if err != nil {
		t.Fatal(err)
	}
	rules := must.Get(books.Rules(games.Jarnac(), ""))(t)
	table, key, err := hall.New(tables.Setup{Rules: rules, Names: []string{"A", "B"}, Levels: make([]bot.Level, 2), Shared: true})
	if err != nil {
		t.Fatal(err)
	}
	for range 8 {
		l := table.Look()
		move := ""
		for m := range l.At.Moves(l.At.Turn()) {
			move = m.String()
			break
		}
		must.Do(t, table.Decide(l.At.Turn(), len(l.Steps), move))
	}
	id := table.Look().ID
	hall.Close()
	words := must.Get(lexicon.ReadList(strings.NewReader("ZOUZOU\n")))(t)
	hall, damaged, err := tables.Open(library.New(games.All(), words), folder, tables.Config{})
	if err != nil {
		t.Fatal(err)
	}
	defer hall.Close()
	if table, err = hall.Table(id); err != nil || len(table.Look().Steps) != 8 || len(table.SeatsOf(key)) != 2 {
		t.Errorf("%v %v", damaged, err)
	}
}
