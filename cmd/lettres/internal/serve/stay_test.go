package serve

import (
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// resign ends the game of a seat.
func (s seat) resign() {
	s.t.Helper()
	code, page := s.do("do", "resign")
	for range 100 { // the machine may have moved just now
		if code != http.StatusConflict {
			break
		}
		code, page = s.do("do", "resign")
	}
	if code != http.StatusOK {
		s.t.Fatalf("%d: %s", code, page)
	}
}

func (s seat) table() *tables.Table {
	s.t.Helper()
	t := must.Get(s.s.hall.Table(strings.Split(s.path, "/")[2]))(s.t)
	return t
}

// When a game is over another one begins with changed seats: against the machine, on one device,
// and by a link, where who asks second is led to the place that waits.
func TestRematch(t *testing.T) {
	h := open(t)
	for _, with := range []string{"bot", "device"} {
		s := h.begin("game", "jarnac", "with", with, "level", "1", "you", "Zoe", "other", "Max")
		if status, _, at := h.ask(s.path+"/rematch", url.Values{}); status != http.StatusConflict {
			t.Errorf("%s: %d at %s before the end", with, status, at)
		}
		s.resign()
		old := s.table().Look()
		status, page, at := h.ask(s.path+"/rematch", url.Values{})
		if status != http.StatusOK || !strings.HasPrefix(at, "/t/") || strings.HasPrefix(at, s.path) {
			t.Fatalf("%s: %d at %s: %s", with, status, at, page)
		}
		l := seat{h, at}.table().Look()
		if l.Names[0] != old.Names[1] || l.Names[1] != old.Names[0] || l.Seats[0].Level != old.Seats[1].Level || l.Shared != old.Shared {
			t.Errorf("%s: %v after %v", with, l.Names, old.Names)
		}
		if _, _, again := h.ask(s.path+"/rematch", url.Values{}); again != at {
			t.Errorf("%s: asked twice it leads to %s and %s", with, at, again)
		}
	}
	a := h.begin("game", "scrabble", "with", "link", "you", "Zoe")
	_, page, _ := h.ask(a.path, nil)
	_, invite, _ := strings.Cut(page, "/join/")
	invite, _, _ = strings.Cut(invite, `"`)
	_, _, at := h.ask("/join/"+invite, url.Values{"you": {"Max"}})
	b := seat{h, at}
	a.resign()
	if _, page, _ := h.ask(b.path, nil); strings.Contains(page, "You are asked for another game.") {
		t.Error("somebody is asked before anybody asks")
	}
	_, _, first := h.ask(a.path+"/rematch", url.Values{})
	if _, page, _ := h.ask(b.path, nil); !strings.Contains(page, "You are asked for another game.") {
		t.Error("the other is not asked")
	}
	_, _, second := h.ask(b.path+"/rematch", url.Values{})
	if !strings.HasPrefix(second, "/join/"+strings.Split(first, "/")[2]) {
		t.Fatalf("the other is led to %s, and not to %s", second, first)
	}
	if _, _, at = h.ask(second, url.Values{"you": {"Max"}}); !strings.HasPrefix(at, "/t/") {
		t.Fatal(at)
	}
	if l := (seat{h, at}).table().Look(); l.Names[0] != "Max" || l.Names[1] != "Zoe" {
		t.Errorf("they sit as %v", l.Names)
	}
}

// Hints are for those who play against the machine alone, on their turn.
func TestHint(t *testing.T) {
	h := open(t)
	s := h.begin("game", "jarnac", "with", "device")
	if _, page, _ := h.ask(s.path+"/hint", nil); strings.Contains(page, "champion") {
		t.Error("a hint between people")
	}
	for _, game := range []string{"jarnac", "scrabble"} {
		s = h.begin("game", game, "with", "bot", "level", "1")
		l := s.table().Look()
		if l.At.Turn() != 0 {
			continue
		}
		for m, ok := l.At.Forced(); ok && l.At.Turn() == 0; m, ok = l.At.Forced() {
			s.do("do", "text", "text", m.String())
			l = s.table().Look()
		}
		page, _ := s.look()
		if l.At.Turn() == 0 && !strings.Contains(page, "A hint") {
			t.Errorf("%s: no hint is offered: %s", game, visible(page))
		}
		if status, page, _ := h.ask(s.path+"/hint", nil); status != http.StatusOK || l.At.Turn() == 0 && !strings.Contains(page, "A champion would") {
			t.Errorf("%s: %d: %s", game, status, visible(page))
		}
	}
}

// A clock can add seconds for each turn, and says so.
func TestIncrement(t *testing.T) {
	h := open(t)
	s := h.begin("game", "jarnac", "with", "device", "clock", "3+5")
	if page, _ := s.look(); !strings.Contains(visible(page), "+5 s") || !strings.Contains(page, "3:00") {
		t.Error(visible(page))
	}
	for _, bad := range []string{"3+", "3+x", "0+5", "3+99", "30+5s", "+5"} {
		if status, _, at := h.ask("/play", form("game", "jarnac", "with", "device", "clock", bad)); status != http.StatusUnprocessableEntity {
			t.Errorf("%s: %d at %s", bad, status, at)
		}
	}
}

// Against the machine a decision is taken back by a button, which is there when it can be.
func TestTakeBack(t *testing.T) {
	h := open(t)
	s := h.begin("game", "jarnac", "with", "bot", "level", "1", "validation", "strict")
	for range 40 {
		l := s.table().Look()
		page, n := s.look()
		if to, ok := l.BackTo(0); strings.Contains(page, `/back"`) != ok && n == strconv.Itoa(len(s.table().Look().Steps)) {
			t.Fatalf("can be taken back to %d: %v, and the page is %s", to, ok, visible(page))
		} else if ok {
			if status, page, _ := h.ask(s.path+"/back", form("n", "0")); status != http.StatusConflict {
				t.Errorf("%d from another position: %s", status, visible(page))
			}
			for range 100 { // the machine may move just now
				l = s.table().Look()
				if status, _, _ := h.ask(s.path+"/back", form("n", strconv.Itoa(len(l.Steps)))); status == http.StatusOK {
					return
				}
			}
			t.Fatal("it is never taken back")
		}
		for m := range l.At.Moves(l.At.Turn()) {
			if l.At.Turn() == 0 {
				s.do("do", "text", "text", m.String())
			}
			break
		}
	}
	t.Error("nothing could be taken back")
}

// A game that somebody has left is ended from the page of the other, by name.
func TestClaim(t *testing.T) {
	h := openTables(t, books, tables.Config{Gone: time.Nanosecond, Claim: time.Nanosecond})
	anne, bob := h.browser(), h.browser()
	page, hers := anne.ask("/play", form("game", "jarnac", "with", "link", "you", "Anne"))
	his := bob.sitAs("Bob", invitation.FindString(page))
	table := (seat{h, hers}).table()
	who := table.Look().At.Turn()
	path, name, ask := [2]string{his, hers}[who], [2]string{"Anne", "Bob"}[who], [2]browser{bob, anne}[who]
	if page, _ = ask.ask(path, nil); !strings.Contains(page, "On attend "+name) || !strings.Contains(page, name+" a quitté la table") || !strings.Contains(page, "Finir la partie : "+name) {
		t.Fatal(page)
	}
	if page, _ = ask.ask(path+"/claim", form("n", "0", "who", strconv.Itoa(1-who))); !strings.Contains(page, `role="alert"`) || strings.Contains(page, "La partie est finie") {
		t.Error("somebody claims against the own seat")
	}
	if page, _ = ask.ask(path+"/claim", form("n", "0", "who", strconv.Itoa(who))); !strings.Contains(page, "La partie est finie") {
		t.Error(page)
	}
	if out, over := table.Look().At.Outcome(); !over || out.Winner == who {
		t.Errorf("%v %v", out, over)
	}
}
