package serve

import (
	"net/http"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/internal/library"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/carre"
)

// A form offers what there is in a game: players of the program, a clock that can run out, and more than two seats.
func TestOffered(t *testing.T) {
	h := openWith(t, library.New(append(games.All(), carre.Game), nil))
	for _, g := range append(games.All(), carre.Game) {
		_, page, _ := h.ask("/?game="+g.Name(), nil)
		_, err := g.MustCompile("").Bot(bot.Beginner, 1)
		_, clock := g.Flag()
		if g == games.Jago() { // it has its disc
			clock = false
		}
		for what, want := range map[string]bool{`name="with" value="bot"`: err == nil, `name="level"`: err == nil, "minutes each": clock, `name="players"`: g == games.Cards() || g == games.Scrabble()} {
			if strings.Contains(page, what) != want {
				t.Errorf("%s offers %s: %t", g.Name(), what, !want)
			}
		}
	}
}

// A game to which nothing is attached is listed, played by links with the text field, gone
// over, and asked about.
func TestFifthGame(t *testing.T) {
	h := openWith(t, library.New(append(games.All(), carre.Game), nil))
	h.s.asks.burst = 1 << 20
	name := carre.Game.Name()
	for _, path := range []string{"/", "/?game=" + name, "/ask", "/ask?game=" + name, "/rules"} {
		if status, page, _ := h.ask(path, nil); status != http.StatusOK || path != "/rules" && !strings.Contains(page, "game="+name) {
			t.Errorf("%s: %d %s", path, status, visible(page))
		}
	}
	if status, _, _ := h.ask("/sheet/"+name, nil); status != http.StatusNotFound {
		t.Errorf("there is a score sheet: %d", status)
	}
	for word, want := range map[string]string{"tzar": "It is valid.", "zzq": "It is not valid:"} {
		if status, page, _ := h.ask("/ask?game="+name+"&word="+word, nil); status != http.StatusOK || !strings.Contains(visible(page), want) {
			t.Errorf("%s: %d %s", word, status, visible(page))
		}
	}
	if status, page, _ := h.ask("/play", form("game", name, "with", "bot", "level", "1")); status != http.StatusUnprocessableEntity || !strings.Contains(page, `class="refusal"`) {
		t.Errorf("a bot plays it: %d %s", status, visible(page))
	}

	a := h.begin("game", name, "with", "link", "you", "Alice", "other", "Bob")
	b := a.sit()
	page, _ := a.look()
	for _, want := range []string{"<pre>", `<details class="more" open>`, `name="text"`} {
		if !strings.Contains(page, want) {
			t.Errorf("no %q in %s", want, page)
		}
	}
	playOut(t, []seat{a, b}, []int{0, 1})
	page = a.until("The game is over")
	if said := visible(page); !strings.Contains(said, "wins") && !strings.Contains(said, "drawn game") {
		t.Errorf("nobody is told who wins: %s", said)
	}
	b.until("The game is over")
	status, page, at := h.ask(a.path+"/review", nil)
	if status != http.StatusOK || !strings.HasPrefix(at, "/g/") || !strings.Contains(page, "<pre>") {
		t.Errorf("%d at %s: %s", status, at, page)
	}
	if status, _, at := h.ask("/judge", form("record", "@game carre\n@players Alice Bob\n@first Alice\nAlice +A\nBob +E\n")); status != http.StatusOK || !strings.HasPrefix(at, "/g/") {
		t.Errorf("%d at %s", status, at)
	}
	if status, page, _ := h.ask(at+"?lang=en&step=1", nil); status != http.StatusOK || !strings.Contains(visible(page), "+") {
		t.Errorf("%d: %s", status, visible(page))
	}
}
