package serve

import (
	"html"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/tournament"
)

// players returns the pages of the players at the tables of a round, as their slips have them.
func (c club) players() (paths []string) {
	c.t.Helper()
	status, page, _ := c.ask(strings.Replace(c.path, "/club/", "/slips/", 1), nil)
	if status != http.StatusOK {
		c.t.Fatalf("%d: %s", status, page)
	}
	for _, at := range regexp.MustCompile(`href="[^"]*(/player/[^"]+)"`).FindAllStringSubmatch(page, -1) {
		paths = append(paths, at[1])
	}
	return paths
}

// as sends a form of a player, and returns what the page then says and where it is.
func (c club) as(path string, pairs ...string) (status int, page, at string) {
	c.t.Helper()
	status, page, at = c.ask(path, form(pairs...))
	return status, html.UnescapeString(page), at
}

func (c club) result(table int) string { return c.read().Round(1)[table-1].Result.String() }

// Two sit down from their slips at one table, and its result is taken when the game is over. Others enter
// theirs, and it counts when they agree.
func TestClubTables(t *testing.T) {
	h := open(t)
	c := h.holdClub("Alice\nBruno\nChloé\nDenis\nÈve", "system", "swiss", "rounds", "3", "play", "jarnac competition", "clock", "10")
	if before := c.players(); len(before) != 5 {
		t.Fatalf("%q", before)
	}
	c.do("do", "pair", "round", "0") // Alice – Chloé, Bruno – Denis, and Ève has a bye
	p := c.players()
	alice, chloe, bruno, denis, eve := p[0], p[1], p[2], p[3], p[4]
	if _, page, _ := c.ask(alice, nil); !strings.Contains(page, `http-equiv="refresh"`) {
		t.Errorf("without a script a player's page stays as it is: %s", page)
	}
	if _, page, _ := c.ask(eve, nil); !strings.Contains(page, "You have a bye") || strings.Contains(page, "<form") {
		t.Errorf("%s", page)
	}
	var seats []seat
	for _, path := range []string{alice, chloe, alice} {
		_, page, at := c.as(path, "do", "play", "round", "1")
		if !strings.HasPrefix(at, "/t/") || !strings.Contains(page, "Alice") || !strings.Contains(page, "Chloé") {
			t.Fatalf("%s: %s", at, page)
		}
		seats = append(seats, seat{h, at})
	}
	if id := func(s seat) string { return s.path[:16] }; id(seats[0]) != id(seats[1]) || seats[0].path == seats[1].path || seats[2].path != seats[0].path {
		t.Fatalf("%v", seats)
	}
	if rules := c.read().Pairs[0]; rules.Table == "" || rules.First != 1 || rules.Second != 3 {
		t.Errorf("%+v", rules)
	}
	table, err := h.s.hall.Table(c.read().Pairs[0].Table)
	if err != nil || !strings.Contains(table.Look().Rules.Options(), "competition") || table.Look().Left == nil {
		t.Errorf("%v, %v", table.Look().Rules, err)
	}
	if page := c.do("do", "enter", "name", "Zoé"); !strings.Contains(page, "They play: 0 – 0") {
		t.Errorf("%s", page)
	}
	// A screen that all see follows the games, and its addresses open no seat.
	for _, path := range []string{"/club/" + c.id() + "/screen", "/club/" + c.id()} {
		status, page, _ := c.ask(path, nil)
		if status != http.StatusOK || !strings.Contains(page, "<i>0 – 0</i>") || !strings.Contains(page, "/club/"+c.id()+"/tables") {
			t.Errorf("%s: %d, %s", path, status, page)
		}
		for _, no := range []string{"<form", "/t/", "/player/", "/slips/", strings.Split(c.path, "/")[3]} {
			if strings.Contains(page, no) {
				t.Errorf("%s has %s", path, no)
			}
		}
		if status, _, _ := c.ask(path+"/x", form("do", "pair", "round", "1")); status == http.StatusOK {
			t.Errorf("%s can be changed", path)
		}
	}
	if status, page, at := c.ask("/club/"+c.id()+"/tables", nil); status != http.StatusOK || !strings.HasPrefix(at, "/screen/") || !strings.Contains(page, "Chloé") {
		t.Errorf("the tables: %d at %s", status, at)
	}
	seats[1].do("do", "resign")
	if status, _, _ := c.ask("/club/"+c.id()+"/tables", nil); status != http.StatusNotFound {
		t.Errorf("the tables of a round that is over: %d", status)
	}
	if _, page, _ := c.as(alice, "do", "play", "round", "1"); c.result(1) != "1-0" || !strings.Contains(page, "no game that waits") {
		t.Errorf("%s after Chloé gave up: %s", c.result(1), page)
	}

	// A disagreement is shown to both and to those who hold the tournament, and is not noted.
	say := func(path, a, b string) string {
		t.Helper()
		status, page, _ := c.as(path, "do", "say", "round", "1", "a", a, "b", b)
		if status != http.StatusOK {
			t.Errorf("%d: %s", status, page)
		}
		return page
	}
	if page := say(bruno, "412", "388"); !strings.Contains(page, "Bruno has entered 412 – 388") || strings.Contains(page, "do not agree") {
		t.Errorf("%s", page)
	}
	if page := say(denis, "388", "412"); !strings.Contains(page, "do not agree") || c.result(2) != "" {
		t.Errorf("%s, %s", c.result(2), page)
	}
	if _, page, _ := c.ask(c.path, nil); !strings.Contains(page, "Denis has entered 388 – 412") {
		t.Errorf("%s", page)
	}
	if page := say(denis, "412", "388"); !strings.Contains(page, "The result is noted") || c.result(2) != "412-388" {
		t.Errorf("%s, %s", c.result(2), page)
	}

	// What is wrong is put right, and does not come back; taken away, the two play again.
	c.do("do", "result", "round", "1", "first", "1", "second", "3", "a", "7", "b", "9")
	if c.result(1) != "7-9" {
		t.Error(c.result(1))
	}
	if at := c.read().Pairs[0].Table; at == "" {
		t.Error("with a result put right, the table that they played at is forgotten")
	}
	c.do("do", "result", "round", "1", "first", "1", "second", "3")
	if _, _, at := c.as(chloe, "do", "play", "round", "1"); c.result(1) != "" || !strings.HasPrefix(at, "/t/") || at[:16] == seats[0].path[:16] {
		t.Errorf("%q, %s", c.result(1), at)
	}
	if _, home, _ := c.ask("/", nil); strings.Contains(home, "/player/") {
		t.Error("somebody else's page is on the first one")
	}
}

// What a player sends that cannot be is refused with a reason, and changes nothing.
func TestClubPlayerRefuses(t *testing.T) {
	h := open(t)
	if status, page, _ := h.ask("/club", form("names", "Alice\nBruno", "system", "berger", "play", "chess blitz")); status != http.StatusUnprocessableEntity || !strings.Contains(page, "cannot be set up so") {
		t.Errorf("%d: %s", status, page)
	}
	if status, page, _ := h.ask("/club", form("names", "Alice\nBruno", "system", "berger", "play", "jarnac official", "clock", "x")); status != http.StatusUnprocessableEntity || !strings.Contains(page, "cannot be set up so") {
		t.Errorf("%d: %s", status, page)
	}
	c := h.holdClub("Alice\nBruno\nChloé", "system", "swiss", "rounds", "3")
	alice := c.players()[0]
	c.do("do", "pair", "round", "0")
	before := c.read()
	for _, tt := range []struct {
		why   string
		pairs []string
	}{
		{"next round has begun", []string{"do", "say", "round", "0", "a", "1", "b", "2"}},
		{"a result is two whole numbers", []string{"do", "say", "round", "1", "a", "1"}},
		{"cannot be a result", []string{"do", "say", "round", "1", "a", "12345", "b", "2"}},
		{"who is absent", []string{"do", "say", "round", "1", "kind", "second"}},
		{"cannot be set up so", []string{"do", "play", "round", "1"}}, // with real letters
	} {
		status, page, _ := c.as(alice, tt.pairs...)
		if status != http.StatusUnprocessableEntity || !strings.Contains(page, tt.why) {
			t.Errorf("%v: %d, %s", tt.pairs, status, page)
		}
	}
	other := h.holdClub("Alice\nBruno", "system", "berger")
	for _, path := range []string{strings.Replace(alice, c.id(), other.id(), 1), "/player/" + c.id() + "/x", "/slips/" + c.id() + "/x"} {
		if status, _, _ := h.ask(path, nil); status != http.StatusNotFound {
			t.Errorf("%s: %d", path, status)
		}
	}
	if x := c.read(); x.String() != before.String() || len(x.Pairs) != 0 {
		t.Errorf("%v", x)
	}
	if p := c.read().Round(1)[0]; p.Result != (tournament.Result{}) {
		t.Errorf("%v", p)
	}
}
