package serve

import (
	"html"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/games"
)

var sentOf = regexp.MustCompile(`href="(/ask[?][^"]+)"`)

// The position of a table opens as a question, with the letters that the seat knows, and no others.
func TestSentPosition(t *testing.T) {
	for _, g := range games.All() {
		h := open(t)
		s := h.begin("game", g.Name(), "with", "device", "o-squares", "standard")
		id := strings.Split(s.path, "/")[2]
		table, err := h.s.hall.Table(id)
		if err != nil {
			t.Fatal(err)
		}
		for range 3 { // both have drawn, and one has played
			l := table.Look()
			move := ""
			for m := range l.At.Moves(l.At.Turn()) {
				if move = m.String(); len(move) > 2 {
					break
				}
			}
			if err := table.Decide(l.At.Turn(), len(l.Steps), move); err != nil {
				t.Fatal(err)
			}
		}
		for seat, path := range []string{s.path + "?n=0&seat=0", s.path + "?n=0&seat=1"} {
			l := table.Look()
			if l.At.Turn() != seat {
				continue
			}
			_, page, _ := h.ask(path, nil)
			to := sentOf.FindStringSubmatch(page)
			if g.Name() == "scrabblecards" {
				if to != nil {
					t.Error("a form holds no cards")
				}
				continue
			}
			if to == nil {
				t.Fatalf("%s: no position to send", g.Name())
			}
			address := html.UnescapeString(to[1])
			status, page, _ := h.ask(address, nil)
			if status != http.StatusOK || !strings.Contains(page, `id="answer"`) {
				t.Errorf("%s: %d at %s", g.Name(), status, address)
			}
			q, err := url.ParseQuery(strings.TrimPrefix(address, "/ask?"))
			if err != nil {
				t.Fatal(err)
			}
			if g.Name() == "scrabble" && (len(q.Get("rack1")) == 0 || q.Has("rack2")) {
				t.Errorf("the position sent has the racks %q and %q", q.Get("rack1"), q.Get("rack2"))
			}
		}
	}
}
