package serve

import (
	"html"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
)

var sentOf = regexp.MustCompile(`href="(/ask[?][^"]+)"`)

// The position of a table opens as a question, with the letters that the seat knows, and no others. What could be played is
// told when the game is over, and not before, on the page that the form of the question leads to either.
func TestSentPosition(t *testing.T) {
	for _, g := range games.All() {
		h := open(t)
		s := h.begin("game", g.Name(), "with", "device", "o-squares", "standard")
		id := strings.Split(s.path, "/")[2]
		table := must.Get(h.s.hall.Table(id))(t)
		for range 3 { // both have drawn, and one has played
			l := table.Look()
			move := ""
			for m := range l.At.Moves(l.At.Turn()) {
				if move = m.String(); len(move) > 2 {
					break
				}
			}
			must.Do(t, table.Decide(l.At.Turn(), len(l.Steps), move))
		}
		for seat, path := range []string{s.path + "?n=0&seat=0", s.path + "?n=0&seat=1"} {
			l := table.Look()
			if l.At.Turn() != seat {
				continue
			}
			_, page, _ := h.ask(path, nil)
			to := sentOf.FindStringSubmatch(page)
			if to == nil {
				t.Fatalf("%s: no position to send", g.Name())
			}
			address := html.UnescapeString(to[1])
			status, page, _ := h.ask(address, nil)
			if status != http.StatusOK || !strings.Contains(page, `id="answer"`) {
				t.Errorf("%s: %d at %s", g.Name(), status, address)
			}
			if advises(page) || !strings.Contains(page, `name="under" value="`+id+`"`) {
				t.Errorf("%s: there is advice at %s", g.Name(), address)
			}
			q := must.Get(url.ParseQuery(strings.TrimPrefix(address, "/ask?")))(t)
			if !l.Rules.Traits().Hidden && q.Has("rack1") && !q.Has("rack2") {
				t.Errorf("%s: the position sent hides letters that all see: %v", g.Name(), q)
			}
			if l.Rules.Traits().Hidden && (len(q.Get("rack1")) == 0 || q.Has("rack2")) {
				t.Errorf("the position sent has the racks %q and %q", q.Get("rack1"), q.Get("rack2"))
			}
			if _, page, at := h.ask("/ask?"+formOf(page, "question").Encode(), nil); !strings.Contains(page, `id="answer"`) || advises(page) {
				t.Errorf("%s: the form leads to %s, with advice: %v", g.Name(), at, advises(page))
			}
			must.Do(t, table.Decide(seat, len(l.Steps), "resign"))
			if _, page, _ = h.ask(address, nil); !advises(page) {
				t.Errorf("%s: after the game there is no advice at %s", g.Name(), address)
			}
			_, page, _ = h.ask(path, nil)
			if after := sentOf.FindStringSubmatch(page); after == nil || strings.Contains(after[1], "under=") {
				t.Errorf("%s: after the game the link is %q", g.Name(), after)
			} else if strings.Contains(after[1], "rack1=") && !strings.Contains(after[1], "rack2=") {
				t.Errorf("%s: after the game the link hides letters: %q", g.Name(), after)
			}
			break
		}
	}
}

var (
	fieldOf = regexp.MustCompile(`<input[^>]* name="([^"]+)"[^>]*>`)
	valueOf = regexp.MustCompile(` value="([^"]*)"`)
)

// formOf returns what the fields of a form on a page send.
func formOf(page, id string) url.Values {
	_, page, _ = strings.Cut(page, `id="`+id+`"`)
	page, _, _ = strings.Cut(page, "</form>")
	q := url.Values{}
	for _, field := range fieldOf.FindAllStringSubmatch(page, -1) {
		value := ""
		if v := valueOf.FindStringSubmatch(field[0]); v != nil {
			value = html.UnescapeString(v[1])
		}
		q.Add(field[1], value)
	}
	return q
}

// advises reports whether an answer says what could be played.
func advises(page string) bool {
	_, answer, _ := strings.Cut(page, `id="answer"`)
	answer, _, _ = strings.Cut(answer, "</section>")
	return strings.Contains(answer, "Best words") || strings.Contains(answer, "Jarnacs</h2>")
}

// The position that is sent is judged by the rules of the table, with what is changed in them.
func TestSentRules(t *testing.T) {
	h := open(t)
	for _, tt := range []struct{ rules, more, want string }{{"classic", "", ""}, {"official", "margin=7 validation=contest", "margin=7 validation=contest"}} {
		s := h.begin("game", "jarnac", "with", "device", "rules", tt.rules, "more", tt.more)
		page, _ := s.look()
		to := sentOf.FindStringSubmatch(page)
		if to == nil {
			t.Fatalf("%s: no position to send", tt.rules)
		}
		q := must.Get(url.ParseQuery(strings.TrimPrefix(html.UnescapeString(to[1]), "/ask?")))(t)
		more := strings.Fields(q.Get("more"))
		slices.Sort(more)
		if q.Get("game") != "jarnac" || q.Get("rules") != tt.rules || strings.Join(more, " ") != tt.want {
			t.Errorf("%s %s: %v", tt.rules, tt.more, q)
		}
	}
}
