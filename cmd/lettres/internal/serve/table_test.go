package serve

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
)

// playOut plays for seats as the players of a level do, by the forms of their pages.
func playOut(t *testing.T, seats []seat, numbers []int) {
	t.Helper()
	table, _ := seats[0].s.hall.Table(strings.Split(seats[0].path, "/")[2])
	rules := table.Look().Rules
	for i, end := 0, time.Now().Add(2*time.Minute); time.Now().Before(end); i++ {
		l := table.Look()
		if l.At.Over() {
			return
		}
		turn := l.At.Turn()
		if !slices.Contains(numbers, turn) {
			time.Sleep(time.Millisecond) // a bot thinks
			continue
		}
		for k, s := range seats {
			if numbers[k] != turn {
				continue
			}
			p, err := rules.Bot(bot.Casual, uint64(i))
			move := ""
			if err == nil {
				var m game.Move
				if m, _, err = p.Decide(t.Context(), l.At.View(turn)); err == nil {
					move = m.String()
				}
			} else {
				for m := range l.At.Moves(turn) {
					move, err = m.String(), nil
					break
				}
			}
			if err != nil {
				t.Fatal(err)
			}
			if code, page := s.do("do", "text", "text", move); code != http.StatusOK && code != http.StatusConflict {
				t.Fatalf("%s: %d %s", move, code, page)
			}
		}
	}
	t.Fatal("the game does not end")
}

// A whole game against the machine, by forms alone.
func TestAgainstTheMachine(t *testing.T) {
	h := open(t)
	s := h.begin("game", "jarnac", "with", "bot", "level", "2", "you", "Zoé", "validation", "contest")
	playOut(t, []seat{s}, []int{0})
	page := s.until("The game is over")
	if code, record, _ := h.ask(s.path+"/record", nil); code != http.StatusOK || !strings.HasPrefix(record, "@game jarnac\n") {
		t.Errorf("%d: %s", code, record)
	}
	if !strings.Contains(page, "Casual") {
		t.Errorf("the page does not name the level: %s", page)
	}
}

// A page says that the machine thinks as long as the game waits for it, and not that somebody has to come.
func TestMachineThinks(t *testing.T) {
	h := openTables(t, books, tables.Config{Pace: time.Hour})
	begins := map[int]bool{} // whose pages were seen, by who is on turn
	for range 30 {
		s := h.begin("game", "jarnac", "with", "bot", "level", "2", "you", "Zoé")
		turn := s.table().Look().At.Turn()
		page, _ := s.look()
		if begins[turn] = true; strings.Contains(page, "Casual player is thinking") != (turn == 1) || strings.Contains(page, "Waiting for") {
			t.Errorf("player %d is on turn, and the page says %s", turn, page)
		}
		if len(begins) == 2 {
			return
		}
	}
	t.Error("one of the two never begins")
}

// There is a level to play against in every game.
func TestLevels(t *testing.T) {
	h := open(t)
	for _, g := range games.All() {
		s := h.begin("game", g.Name(), "with", "bot", "level", "1", "you", "Zoé")
		code, page := s.do("do", "resign")
		for end := time.Now().Add(time.Minute); code == http.StatusConflict && time.Now().Before(end); { // the machine has just moved
			code, page = s.do("do", "resign")
		}
		if code != http.StatusOK || !strings.Contains(page, "The game is over") {
			t.Errorf("%s: %d %s", g.Name(), code, page)
		}
	}
}

// Two play by link, and all presets of the game can be played.
func TestByLink(t *testing.T) {
	h := open(t)
	for _, g := range games.All() {
		for _, preset := range g.Presets() {
			if testing.Short() && (g != games.Jarnac() || preset != "official") {
				continue
			}
			t.Run(fmt.Sprint(g.Name(), " ", preset), func(t *testing.T) {
				h := &house{t, h.url, h.s}
				a := h.begin("game", g.Name(), "rules", preset, "with", "link", "you", "Alice", "other", "Bob", "clock", "20", "o-squares", "standard")
				b := a.sit()
				playOut(t, []seat{a, b}, []int{0, 1})
				a.until("The game is over")
				b.until("The game is over")
			})
		}
	}
}

// A move is previewed, refused with its clause, and played.
func TestPreviewAndRefusal(t *testing.T) {
	h := open(t)
	s := h.begin("game", "jarnac", "with", "device", "you", "Alice", "other", "Bob")
	if code, _ := s.do("do", "draw", "seat", "0"); code != http.StatusOK {
		if code, page := s.do("do", "draw", "seat", "1"); code != http.StatusOK {
			t.Fatal(code, page)
		}
	}
	page, n := s.look()
	seatNumber := regexp.MustCompile(`name="seat" value="(\d)"`).FindStringSubmatch(page)[1]
	code, page, _ := h.ask(s.path+"/try?do=word&word=xylophone&at=&n="+n+"&seat="+seatNumber, nil)
	if code != http.StatusOK || !strings.Contains(page, "Not yet") || !strings.Contains(page, "/rules/official/turn/new-word") {
		t.Errorf("%d: %s", code, page)
	}
	code, page = s.do("do", "word", "at", "", "word", "xylophone", "seat", seatNumber)
	if code != http.StatusUnprocessableEntity || !strings.Contains(page, "/rules/official/turn/new-word") || !strings.Contains(page, `value="xylophone"`) {
		t.Errorf("%d: %s", code, page)
	}
	table, _ := h.s.hall.Table(strings.Split(s.path, "/")[2])
	at := table.Look().At
	for decision := range at.Moves(at.Turn()) {
		m := decision.String()
		if strings.ContainsAny(m, "-!+:") {
			continue
		}
		code, page = s.do("do", "word", "at", "", "word", strings.ToLower(m), "seat", seatNumber, "go", "try")
		if code != http.StatusOK || !strings.Contains(page, "This would happen") || !strings.Contains(page, m) {
			t.Errorf("%d: %s", code, page)
		}
		if code, page = s.do("do", "word", "at", "", "word", m, "seat", seatNumber); code != http.StatusOK {
			t.Errorf("%d: %s", code, page)
		}
		break
	}
}

// A script that shows the table as it is is told so, and gets the page when it has changed.
func TestUnchanged(t *testing.T) {
	h := open(t)
	s := h.begin("game", "jarnac", "with", "device")
	shown := func() string {
		page, _ := s.look()
		return regexp.MustCompile(`data-version="([^"]*)"`).FindStringSubmatch(page)[1]
	}
	ask := func(version string) int {
		r := httptest.NewRequest(http.MethodGet, "http://localhost"+s.path, nil)
		r.Header.Set("If-None-Match", `"`+version+`"`)
		w := httptest.NewRecorder()
		h.s.ServeHTTP(w, r)
		return w.Code
	}
	before := shown()
	if code := ask(before); code != http.StatusNotModified {
		t.Errorf("as it is: %d", code)
	}
	s.do("do", "draw", "seat", "0")
	s.do("do", "draw", "seat", "1")
	if code := ask(before); code != http.StatusOK {
		t.Errorf("as it was: %d", code)
	}
	if code := ask(shown()); code != http.StatusNotModified {
		t.Errorf("as it is now: %d", code)
	}
}
