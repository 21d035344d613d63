package serve

import (
	"encoding/json"
	"fmt"
	"html"
	"math"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/puzzle"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/internal/test/puzzletest"
)

// In French a puzzle names squares as French boards do, and so does its answer; in English it names them in the standard way.
func TestPuzzleSquares(t *testing.T) {
	h := open(t)
	for _, name := range []string{"jago", "scrabble"} {
		g, _ := game.Named(games.All(), name)
		rules := g.MustCompile("")
		z := must.Get(puzzle.Parse(puzzle.Of(g)[0]))(t)
		at := must.Get(rules.ParsePosition(z.Position))(t)
		m, _, err := at.ParseMove(at.Turn(), z.Answers[0])
		if err != nil {
			t.Fatal(err)
		}
		french := must.Get(extra.French(rules))(t)
		other := must.Get(extra.Under(french, at))(t)
		for lang, p := range map[string]game.Position{"fr": other, "en": at} {
			square, word, _ := strings.Cut(strings.Replace(p.Notation(m), " ", ":", 1), ":")
			_, page, _ := h.ask("/puzzle/"+name+"/"+z.Key()+"?lang="+lang, form("n", "0", "do", "lay", "square", square, "word", word))
			if right := map[string]string{"fr": "Juste", "en": "Right"}[lang]; !strings.Contains(page, right) || !strings.Contains(visible(page), square) {
				t.Errorf("%s, %s: %s %s is not right, or its square is not told: %s", name, lang, square, word, visible(page))
			}
		}
		if at.Notation(m) == other.Notation(m) {
			t.Errorf("%s: %s is the same in French", name, at.Notation(m))
		}
	}
}

// A puzzle is tried by forms: what the rules refuse is no try, a wrong answer and the right one
// count, and the rating that the browser sent comes back as it is then.
func TestPuzzle(t *testing.T) {
	h := open(t)
	z, answer, lesser := puzzletest.NewWord(t)
	path, word := "/puzzle/jarnac/"+z.Key(), func(text string) []string { return []string{"do", "word", "at", "!", "word", strings.ToLower(text)} }
	status, page, _ := h.ask(path, nil)
	if status != http.StatusOK || strings.Contains(page, answer) || strings.Contains(page, "data-tried") || strings.Contains(page, `value="draw"`) || !strings.Contains(page, "Find the Jarnac") {
		t.Fatalf("%d: %s", status, page)
	}
	at := must.Get(games.Jarnac().MustCompile("").ParsePosition(z.Position))(t)
	m, _, err := at.ParseMove(at.Turn(), "!"+lesser)
	if err != nil {
		t.Fatal(err)
	}
	less, _ := puzzle.Points(at, m)
	mixed := []byte(answer) // its letters, and no word
	slices.SortFunc(mixed, func(a, b byte) int { return int(b) - int(a) })
	said := fmt.Sprintf
	for _, tt := range []struct {
		form   []string
		status int
		want   []string
		not    string
	}{
		{word(string(mixed)), http.StatusUnprocessableEntity, []string{"/rules/official/words/reference"}, "data-tried"},
		{word("wkxq"), http.StatusUnprocessableEntity, []string{"Refused:"}, "data-tried"},
		{[]string{"do", "draw"}, http.StatusOK, []string{"That is no answer to this puzzle."}, "data-tried"},
		{word(lesser), http.StatusOK, []string{"Everybody begins at 1500 ± 350", said(": %+d. There is better.", less), `data-tried="0"`, `data-rating="1`}, answer},
		{word(answer), http.StatusOK, []string{"Right!", said("%+d.", z.Points), `data-tried="1"`, `data-rating="1`, said("The next best: %+d.", z.Next), "Rating of this puzzle: ", "Themes: a new word"}, `name="word"`},
		{[]string{"do", "answer"}, http.StatusOK, []string{"The answer:", answer, `data-tried="0"`}, `name="word"`},
		{[]string{"do", "fly"}, http.StatusUnprocessableEntity, []string{"The form is not complete"}, "data-tried"},
	} {
		status, page, _ := h.ask(path, form(append(tt.form, "n", "0", "rating", "1500 350 0.06")...))
		page = html.UnescapeString(page)
		for _, want := range tt.want {
			if status != tt.status || !strings.Contains(page, want) || strings.Contains(page, tt.not) {
				t.Errorf("%v: %d; want %q, and not %q", tt.form, status, want, tt.not)
			}
		}
	}
	if _, page, _ := h.ask(path, form("n", "0", "do", "answer", "rating", "1500 90 0.06")); strings.Contains(page, "Everybody begins") || !strings.Contains(page, "data-rating") {
		t.Errorf("a rating that one knows is explained: %s", page)
	}
	for _, rating := range []string{"", "1500", "NaN 350 0.06", "1500 350 0.06 1", "1e300 350 0.06", strings.Repeat("1", 500)} {
		if _, page, _ := h.ask(path, form("n", "0", "do", "answer", "rating", rating)); strings.Contains(page, "data-rating") {
			t.Errorf("%q is a rating", rating)
		}
	}
	if status, page, _ := h.ask(path+"/try?n=0&do=word&at=!&word="+answer, nil); status != http.StatusNoContent || page != "" {
		t.Errorf("a puzzle tells beforehand: %d %s", status, page)
	}
}

// The answers of puzzles are right on the page, and hidden letters are not on it.
func TestPuzzleAnswers(t *testing.T) {
	h := open(t)
	for _, g := range games.All() {
		rules := g.MustCompile("")
		for _, line := range puzzle.Of(g)[:min(3, len(puzzle.Of(g)))] {
			z := must.Get(puzzle.Parse(line))(t)
			path := "/puzzle/" + g.Name() + "/" + z.Key()
			at := must.Get(rules.ParsePosition(z.Position))(t)
			if rules.Traits().Hidden && !slices.Contains(z.Themes, "endgame") { // in which they are known
				hidden := extra.ActsOf(at, 1-at.Turn()).Rack
				if _, page, _ := h.ask(path, nil); len(hidden) > 3 && strings.Contains(page, hidden) {
					t.Errorf("%s shows %s", path, hidden)
				}
			}
			for _, answer := range z.Answers {
				if _, page, _ := h.ask(path, form("n", "0", "do", "text", "text", answer)); !strings.Contains(page, `data-tried="1"`) {
					t.Errorf("%s: %s is not right", path, answer)
				}
			}
		}
	}
}

// The puzzle of the day is the same for everybody, others follow, and addresses of none are answered.
func TestPuzzleAddresses(t *testing.T) {
	h := open(t)
	day := puzzle.OfDay(time.Now(), len(puzzle.Of(games.Jarnac())))
	z := must.Get(puzzle.Parse(puzzle.Of(games.Jarnac())[day]))(t)
	for _, path := range []string{"/puzzle", "/puzzle/jarnac"} {
		_, page, at := h.ask(path, nil)
		if puzzle.OfDay(time.Now(), len(puzzle.Of(games.Jarnac()))) == day && (at != "/puzzle/jarnac/"+z.Key() || !strings.Contains(page, "The puzzle of the day, 2")) {
			t.Errorf("%s leads to %s", path, at)
		}
	}
	before, err := puzzle.Parse(puzzle.Of(games.Jarnac())[puzzle.OfDay(time.Now().AddDate(0, 0, -1), len(puzzle.Of(games.Jarnac())))])
	_, page, _ := h.ask("/puzzle/jarnac/yesterday", nil)
	if puzzle.OfDay(time.Now(), len(puzzle.Of(games.Jarnac()))) == day && (err != nil || !strings.Contains(page, `data-key="`+before.Key()) ||
		!strings.Contains(page, "The puzzle of yesterday, ") || !strings.Contains(page, "The answer: ")) {
		t.Errorf("yesterday was %s: %s", before.Key(), visible(page))
	}
	_, text, _ := h.ask("/puzzle/jarnac/list", nil)
	var list [][2]any
	if err := json.Unmarshal([]byte(text), &list); err != nil || len(list) != len(puzzle.Of(games.Jarnac())) {
		t.Fatalf("%d puzzles, %v", len(list), err)
	}
	for i, line := range puzzle.Of(games.Jarnac()) { // a script chooses one by its rating
		z, err := puzzle.Parse(line)
		if rating, ok := list[i][1].(float64); err != nil || !ok || list[i][0] != z.Key() || rating != math.Round(z.Rating().Rating) {
			t.Errorf("puzzle %d is listed as %v, %v", i, list[i], err)
		}
	}
	first, err := puzzle.Parse(puzzle.Of(games.Jarnac())[0])
	second, err2 := puzzle.Parse(puzzle.Of(games.Jarnac())[1])
	if _, _, at := h.ask("/puzzle/jarnac/next?after="+first.Key(), nil); err != nil || err2 != nil || at != "/puzzle/jarnac/"+second.Key() {
		t.Errorf("after %s comes %s", first.Key(), at)
	}
	for _, path := range []string{"/puzzle/chess", "/puzzle/jarnac/nowhere", "/puzzle/jago/" + first.Key(), "/puzzle/chess/list", "/puzzle/chess/next", "/puzzle/chess/yesterday"} {
		if status, _, _ := h.ask(path, nil); status != http.StatusNotFound {
			t.Errorf("%s: %d", path, status)
		}
	}
}
