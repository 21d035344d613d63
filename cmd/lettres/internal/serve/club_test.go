package serve

import (
	"fmt"
	"html"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/clubs"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/tournament"
)

// A club is the page of those who hold a tournament.
type club struct {
	*house
	path string
}

// holdClub begins a tournament.
func (h *house) holdClub(names string, pairs ...string) club {
	h.t.Helper()
	status, page, at := h.ask("/club", form(append(pairs, "names", names)...))
	if status != http.StatusOK || strings.Count(at, "/") != 3 {
		h.t.Fatalf("%d at %s: %s", status, at, page)
	}
	return club{h, at}
}

// id returns what all may know.
func (c club) id() string { return strings.Split(c.path, "/")[2] }

func (c club) read() clubs.Club {
	c.t.Helper()
	x := must.Get(c.s.clubs.Read(c.id()))(c.t)
	return x
}

// do sends a form, and checks that it is taken.
func (c club) do(pairs ...string) string {
	c.t.Helper()
	status, page, _ := c.ask(c.path, form(pairs...))
	if status != http.StatusOK || strings.Contains(page, `role="alert"`) {
		c.t.Fatalf("%v: %d, %s", pairs, status, page)
	}
	return html.UnescapeString(page)
}

// refused checks that a form is refused, says why, and changes nothing.
func (c club) refused(why string, pairs ...string) {
	c.t.Helper()
	before := c.read().String()
	status, page, _ := c.ask(c.path, form(pairs...))
	page = html.UnescapeString(page)
	if status != http.StatusUnprocessableEntity || !strings.Contains(page, why) || !strings.Contains(page, `role="alert"`) {
		c.t.Errorf("%v: %d, and not %q in %s", pairs, status, why, page)
	}
	if c.read().String() != before {
		c.t.Errorf("%v has changed it", pairs)
	}
}

func clubNamesOf(n int) string {
	var names strings.Builder
	for i := range n {
		fmt.Fprintf(&names, "Player %d\r\n", i+1)
	}
	return names.String()
}

// An evening of 23 over 7 rounds on the page, with a withdrawal, a late entry, a wrong result put
// right, and a server that was killed in between.
func TestClub(t *testing.T) {
	h := open(t)
	c := h.holdClub(clubNamesOf(23), "title", "Coupe <du> club", "system", "quebec", "rounds", "7")
	for round := 1; round <= 7; round++ {
		switch round {
		case 3:
			c.do("do", "withdraw", "first", "2")
		case 4:
			if page := c.do("do", "enter", "name", "Zoé"); !strings.Contains(page, "24. Zoé") {
				t.Errorf("Zoé is not on %s", page)
			}
			web := httptest.NewServer(newServer(books, h.s.hall)) // another server over the same folder, as after a kill
			defer web.Close()
			c.house = &house{t, web.URL, web.Config.Handler.(*server)}
			c.s.acts.every = time.Microsecond
		case 5:
			p := c.read().Round(2)[0]
			c.do("do", "result", "round", "2", "first", fmt.Sprint(p.First), "second", fmt.Sprint(p.Second), "a", "100", "b", "500")
			if got := c.read().Round(2)[0].Result; got != tournament.Score(100, 500) {
				t.Errorf("corrected to %v", got)
			}
		}
		if page := c.do("do", "pair", "round", fmt.Sprint(round-1)); !strings.Contains(page, fmt.Sprintf("round %d of 7", round)) {
			t.Fatalf("round %d: %s", round, page)
		}
		for _, p := range c.read().Round(round) {
			if !p.Bye() {
				c.do("do", "result", "round", fmt.Sprint(round), "first", fmt.Sprint(p.First), "second", fmt.Sprint(p.Second), "a", fmt.Sprint(400-p.First), "b", fmt.Sprint(400-p.Second))
			}
		}
	}
	_, page, _ := c.ask(c.path, nil)
	if strings.Contains(page, "Pair the next round") || !strings.Contains(page, "Coupe &lt;du&gt; club") || !strings.Contains(page, "(withdrawn)") {
		t.Errorf("%s", page)
	}
	c.weigh("the tournament", page)
	c.refused("all 7 rounds are paired", "do", "pair", "round", "7")
	_, all, _ := c.ask("/club/"+c.id(), nil)
	if strings.Contains(all, c.path) || strings.Contains(all, "<form") || !strings.Contains(all, "Zoé") {
		t.Errorf("for all: %s", all)
	}
	status, file, _ := c.ask("/club/"+c.id()+"/file", nil)
	if x, err := tournament.Parse(file); status != http.StatusOK || err != nil || x.String() != c.read().String() {
		t.Errorf("%d, %v: %s", status, err, file)
	}
}

func TestClubRefuses(t *testing.T) {
	h := open(t)
	for _, tt := range []struct {
		why   string
		pairs []string
	}{
		{"a player of the name of Alice already", []string{"names", "Alice\nBruno\nALICE", "system", "swiss", "rounds", "3"}},
		{"it takes two", []string{"names", "Alice", "system", "swiss", "rounds", "3"}},
		{"5, 6 or 7 rounds", []string{"names", "Alice\nBruno", "system", "quebec", "rounds", "9"}},
		{"The number of rounds must be", []string{"names", "Alice\nBruno", "system", "swiss"}},
		{"The number of rounds has to be a whole number, not \"<b>\"", []string{"names", "Alice\nBruno", "system", "swiss", "rounds", "<b>"}},
		{"Unknown system", []string{"names", "Alice\nBruno", "system", "elo"}},
		{"more than 256 players", []string{"names", clubNamesOf(300), "system", "berger"}},
		{"longer than 60", []string{"title", strings.Repeat("x", 99), "names", "Alice\nBruno", "system", "berger"}},
	} {
		status, page, _ := h.ask("/club", form(tt.pairs...))
		if page = html.UnescapeString(page); status != http.StatusUnprocessableEntity || !strings.Contains(page, tt.why) {
			t.Errorf("%v: %d, %s", tt.pairs, status, page)
		}
	}
	if files, _ := filepath.Glob(filepath.Join(h.s.hall.Folder(), "clubs", "*")); len(files) > 0 {
		t.Errorf("%v", files)
	}
	c := h.holdClub("Alice\nBruno\nChloé\nDenis\n<b>Ève</b>", "system", "swiss", "rounds", "3")
	c.refused("a player of the name of Bruno already", "do", "enter", "name", " bruno")
	if page := c.do("do", "pair", "round", "0"); !strings.Contains(page, "bye") || !c.read().Round(1)[2].Bye() {
		t.Errorf("five players, and nobody has a bye: %s", page)
	}
	c.refused("paired already", "do", "pair", "round", "0")
	c.refused("results are missing in round 1", "do", "pair", "round", "1")
	if _, page, _ := c.ask(c.path, nil); strings.Contains(page, "Pair the next round") || !strings.Contains(page, "Results that are missing before the next round: 2.") {
		t.Errorf("with two results missing: %s", page)
	}
	if _, page, _ := c.ask(c.path, form("do", "result", "round", "1", "first", "2", "second", "4", "a", "57x", "b", "61")); strings.Count(page, `value="57x"`) != 1 || strings.Count(page, `value="61"`) != 1 {
		t.Errorf("scores that are refused are put back at another table than theirs: %s", page)
	}
	result := []string{"do", "result", "round", "1", "first", "1", "second", "3"}
	c.refused("a result is two whole numbers", append(result, "a", "12")...)
	c.refused("cannot be a result", append(result, "a", "99999", "b", "1")...)
	c.refused("and not Bruno", "do", "result", "round", "1", "first", "1", "second", "2", "a", "3", "b", "1")
	c.refused("no player has the number 999", "do", "withdraw", "first", "999")
	c.refused("a name is missing", "do", "enter")
	c.refused("round 0 is not paired", "do", "everything")
	c.do(append(result, "a", "412", "b", " -3")...)
	if got := c.read().Round(1)[0].Result; got != tournament.Score(412, -3) {
		t.Errorf("%v", got)
	}
	c.refused("a result is known: Alice – Chloé", "do", "undo")
	c.do(append(result, "kind", "second", "a", "5")...)
	if got := c.read().Round(1)[0].Result; got.Kind != tournament.SecondAbsent {
		t.Errorf("%v", got)
	}
	c.do(result...)
	c.do("do", "undo")
	c.do("do", "withdraw", "first", "2")
	c.do("do", "return", "first", "2")
	if x := c.read(); x.Rounds() != 0 || x.Withdrawn(2) {
		t.Errorf("%v", x)
	}
	if _, page, _ := c.ask(c.path, nil); strings.Contains(page, "<b>Ève") {
		t.Errorf("a name is not escaped: %s", page)
	}
}

// Nobody changes a tournament without its key.
func TestClubKeys(t *testing.T) {
	h := open(t)
	c, other := h.holdClub("Alice\nBruno", "system", "berger"), h.holdClub("Alice\nBruno", "system", "berger")
	key := strings.Split(other.path, "/")[3]
	before := c.read().String()
	for _, path := range []string{"/club/" + c.id() + "/" + key, "/club/" + c.id() + "/x", "/club/x/" + key, "/club/*/*", "/club/x", "/club/..%2f" + c.id(), "/club/x/file"} {
		if status, _, _ := h.ask(path, nil); status != http.StatusNotFound {
			t.Errorf("%s: %d", path, status)
		}
		if status, _, _ := h.ask(path, form("do", "pair", "round", "0")); status != http.StatusNotFound && status != http.StatusMethodNotAllowed {
			t.Errorf("%s: %d", path, status)
		}
	}
	if c.read().String() != before {
		t.Errorf("%v", c.read())
	}
	version := func(match string) (int, string) {
		r := httptest.NewRequest(http.MethodGet, "http://localhost"+c.path, nil)
		r.Header.Set("If-None-Match", match)
		w := httptest.NewRecorder()
		h.s.ServeHTTP(w, r)
		_, rest, _ := strings.Cut(w.Body.String(), `data-version="`)
		v, _, _ := strings.Cut(rest, `">`)
		return w.Code, html.UnescapeString(v)
	}
	_, v := version("")
	if status, _ := version(v); status != http.StatusNotModified {
		t.Errorf("%s: %d", v, status)
	}
	c.do("do", "pair", "round", "0")
	if status, w := version(v); status != http.StatusOK || w == v {
		t.Errorf("%s: %d", w, status)
	}
}

// A file that was cut off anywhere is an error on each page of its tournament. It is not touched, and once the whole file
// is back, nothing is lost.
func TestClubCutOff(t *testing.T) {
	h := open(t)
	c := h.holdClub("Alice\nBruno\nChloé", "system", "swiss", "rounds", "3", "play", "jarnac official")
	alice := c.players()[0]
	c.do("do", "pair", "round", "0")
	c.do("do", "result", "round", "1", "first", "1", "second", "2", "a", "412", "b", "388")
	whole := c.read()
	path := filepath.Join(h.s.hall.Folder(), "clubs", c.id()+"."+strings.Split(c.path, "/")[3]+".txt")
	files, err := filepath.Glob(strings.TrimSuffix(path, ".txt") + "*")
	if err != nil || len(files) != 2 {
		t.Fatalf("%v, %v", files, err)
	}
	for _, file := range files {
		data := must.Get(os.ReadFile(file))(t)
		for _, n := range []int{0, 1, len(data) / 3, len(data) / 2, len(data) - 2} {
			must.Do(t, os.WriteFile(file, data[:n], 0o600))
			for _, ask := range [][]string{
				{"/club/" + c.id()}, {"/club/" + c.id() + "/screen"}, {"/club/" + c.id() + "/file"}, {c.path}, {alice},
				{c.path, "do", "pair", "round", "1"}, {c.path, "do", "enter", "name", "Zoé"}, {alice, "do", "say", "round", "1", "a", "1", "b", "2"},
			} {
				var pairs url.Values
				if len(ask) > 1 {
					pairs = form(ask[1:]...)
				}
				if status, page, _ := h.ask(ask[0], pairs); status != http.StatusInternalServerError || !strings.Contains(page, "It was not changed") {
					t.Errorf("%s of %d bytes, %v: %d, %s", filepath.Ext(file), n, ask, status, page)
				}
				if now, err := os.ReadFile(file); err != nil || string(now) != string(data[:n]) {
					t.Fatalf("%v has changed %s: %s, %v", ask, file, now, err)
				}
			}
		}
		must.Do(t, os.WriteFile(file, data, 0o600))
	}
	if c.read().String() != whole.String() {
		t.Errorf("%v, not %v", c.read(), whole)
	}
	c.do("do", "pair", "round", "1")
}

// The rules of tournaments are a chapter with a title.
func TestClubRules(t *testing.T) {
	h := open(t)
	_, page, _ := h.ask("/rules?in=tournament", nil)
	if !strings.Contains(page, ">Tournaments<") || !strings.Contains(page, "tournament/swiss-halves") {
		t.Errorf("%s", page)
	}
	if _, page, _ = h.ask("/", nil); !strings.Contains(page, `href="/club"`) {
		t.Errorf("no way to tournaments: %s", page)
	}
}

// Where nothing can be written, it is said.
func TestClubUnwritten(t *testing.T) {
	h := openTables(t, books, tables.Config{})
	must.Do(t, os.WriteFile(filepath.Join(h.s.hall.Folder(), "clubs"), nil, 0o600))
	status, page, _ := h.ask("/club", form("names", "Alice\nBruno", "system", "berger"))
	if status != http.StatusUnprocessableEntity || !strings.Contains(page, "cannot be written down") {
		t.Errorf("%d, %s", status, page)
	}
}

// Scores that are refused are put back where they were typed: in one round, at one table, also where the same two have met before.
func TestTypedScores(t *testing.T) {
	for _, tt := range []struct{ round, first, second, want string }{
		{"2", "1", "2", "2 1-2"}, {"1", "1", "2", "1 1-2"}, {"2", "3", "4", "2 3-4"}, {"3", "1", "2", ""}, {"2", "1", "4", ""}, {"2", "3", "2", ""}, {"2", "2", "1", ""}, {"", "1", "2", ""},
	} {
		var p clubPage
		for round := range 2 {
			p.Rounds = append(p.Rounds, clubRound{Number: round + 1, Tables: []clubTable{{A: 1, B: 2}, {A: 3, B: 4}}})
		}
		p.typed(&http.Request{PostForm: form("round", tt.round, "first", tt.first, "second", tt.second, "a", "x", "b", "61")})
		var got []string
		for _, round := range p.Rounds {
			for _, table := range round.Tables {
				if table.Typed != nil && *table.Typed == [2]string{"x", "61"} {
					got = append(got, fmt.Sprintf("%d %d-%d", round.Number, table.A, table.B))
				}
			}
		}
		if strings.Join(got, ", ") != tt.want {
			t.Errorf("%+v: %v", tt, got)
		}
	}
}
