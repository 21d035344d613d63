package serve

import (
	"html"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/lesson"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// Each lesson is done by forms alone, from its first step to its end; the answer that is shown is the
// right one, and each page says what the lesson says.
func TestLearn(t *testing.T) {
	h := open(t)
	_, list, _ := h.ask("/learn", nil)
	for _, g := range games.All() {
		lessons := must.Get(lesson.Of(g))(t)
		for i, l := range lessons {
			path := "/learn/" + g.Name() + "/" + strconv.Itoa(i+1) + "/"
			if !strings.Contains(list, path+"1") {
				t.Errorf("%s is not in the list", path)
			}
			page, at := "", path+"1"
			for n, s := range l.Steps {
				if _, page, _ = h.ask(at, nil); !strings.Contains(html.UnescapeString(page), s.Say.In(language.English)) || !strings.Contains(html.UnescapeString(page), s.Tapped.In(language.English)) {
					t.Errorf("%s does not say %q", at, s.Say.English)
				}
				if s.Go == nil {
					at = path + strconv.Itoa(n+2)
					continue
				}
				move := g.Decision(s.Go).String()
				if _, shown, _ := h.ask(path+strconv.Itoa(n+1)+"?show", nil); !strings.Contains(shown, "The answer: ") {
					t.Errorf("%s shows no answer", at)
				}
				_, page, at = h.ask(path+strconv.Itoa(n+1), form("n", "0", "do", "text", "text", move))
				if !strings.HasPrefix(at, path+strconv.Itoa(n+2)+"?did=") || !strings.Contains(html.UnescapeString(page), s.Done.In(language.English)) {
					t.Fatalf("%s: %s leads to %s", path, move, at)
				}
			}
			if !strings.Contains(page, "data-finished") || strings.Contains(page, `name="do"`) {
				t.Errorf("%s does not end", path)
			}
			next, more := `href="/learn/`+g.Name()+"/"+strconv.Itoa(i+2)+`/1"`, `href="/?game=`+g.Name()+`&level=1"`
			if page, last := html.UnescapeString(page), i+1 == len(lessons); strings.Contains(page, next) == last || strings.Contains(page, more) != last {
				t.Errorf("%s, the last %t: what comes after it is not %s or %s", path, last, next, more)
			}
		}
	}
}

// What is told in a lesson has happened one after the other, since the table was last set anew.
func TestToldInLesson(t *testing.T) {
	anew := 0
	for _, g := range games.All() {
		for i, l := range must.Get(lesson.Of(g))(t) {
			for n := range l.Steps {
				steps, position := lessonPlace{course: course{game: g}, of: l, lesson: i + 1, step: n + 1}.told()
				for k, s := range steps {
					if after := append(slices.Clone(steps[k+1:]), game.Step{Before: position}); s.After != after[0].Before {
						t.Errorf("%s, lesson %d, step %d: %s does not lead to what is told next", g.Name(), i+1, n+1, s.Move)
					}
				}
				if n > 0 && len(steps) == 0 {
					anew++
				}
			}
		}
	}
	if anew == 0 {
		t.Error("no table is set anew")
	}
}

// What is tried and wrong is answered by the rules with the clause, or by the lesson; a word that is
// right too is praised.
func TestLearnTries(t *testing.T) {
	h := open(t)
	const lay = "/learn/jarnac/1/2"
	for _, tt := range []struct {
		form   []string
		status int
		want   string
	}{
		{[]string{"do", "word", "word", "ratz"}, http.StatusUnprocessableEntity, "/rules/official/words/reference"},
		{[]string{"do", "word", "word", "rat", "at", "9:"}, http.StatusUnprocessableEntity, "Refused:"},
		{[]string{"do", "word", "word", "!!"}, http.StatusUnprocessableEntity, "A word is letters A to Z"},
		{[]string{"do", "fly"}, http.StatusUnprocessableEntity, "The form is not complete"},
		{[]string{"do", "resign"}, http.StatusOK, "something else is asked here"},
		{[]string{"do", "pass"}, http.StatusOK, "You may pass at any time"},
		{[]string{"do", "word", "word", "brut"}, http.StatusOK, "That is a word, and it can be laid."},
		{[]string{"do", "word", "word", "rat", "go", "try"}, http.StatusOK, "This would happen:"},
	} {
		status, page, _ := h.ask(lay, form(append(tt.form, "n", "0")...))
		if page = html.UnescapeString(page); status != tt.status || !strings.Contains(page, tt.want) {
			t.Errorf("%v: %d, and not %q", tt.form, status, tt.want)
		}
	}
	if _, page, _ := h.ask(lay+"/try?n=0&do=word&word=rat", nil); !strings.Contains(page, "This would happen:") {
		t.Error(page)
	}
	if status, page, _ := h.ask(lay+"?did=%3Cscript%3E", nil); status != http.StatusOK || strings.Contains(page, "<script>") {
		t.Errorf("%d %s", status, page)
	}
	for _, path := range []string{"/learn/chess/1/1", "/learn/jarnac/0/1", "/learn/jarnac/9/1", "/learn/jarnac/1/01", "/learn/jarnac/1/99", "/learn/jarnac/x/1", "/learn/jarnac/1/8/try", "/learn/jarnac/1/2/try"} {
		if status, page, _ := h.ask(path, nil); status != http.StatusNotFound && status != http.StatusBadRequest {
			t.Errorf("%s: %d %s", path, status, page)
		}
	}
	for _, path := range []string{"/learn/jarnac/1/7", "/learn/jarnac/1/8"} { // the end, and behind it
		if status, _, _ := h.ask(path, form("n", "0", "do", "draw")); status != http.StatusNotFound {
			t.Errorf("%s: %d", path, status)
		}
	}
	// Letters that the other player has drawn are seen by nobody.
	if _, page, _ := h.ask("/learn/scrabble/1/2", nil); strings.Contains(page, "ILRVMNO") || strings.Contains(page, "AEEZ") {
		t.Error("the letters of the other player are on the page")
	}
}
