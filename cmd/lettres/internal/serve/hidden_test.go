package serve

import (
	"bufio"
	"math/rand/v2"
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
)

var (
	tags  = regexp.MustCompile(`<[^>]*>`)
	runs  = regexp.MustCompile(`[A-Z?23]+`)
	apart = regexp.MustCompile(`([A-Z?])\s+`)
)

// holds reports whether a response holds these letters, in any order, next to each other:
// in an attribute, in a text, or as the tiles of a drawing.
func holds(response, letters string) bool {
	want := sorted(letters)
	for _, text := range []string{response, apart.ReplaceAllString(tags.ReplaceAllString(response, " "), "$1")} {
		for _, run := range runs.FindAllString(text, -1) {
			for i := 0; i+len(letters) <= len(run); i++ {
				if sorted(run[i:i+len(letters)]) == want {
					return true
				}
			}
		}
	}
	return false
}

func sorted(letters string) string {
	b := []byte(letters)
	slices.Sort(b)
	return string(b)
}

// No byte of what a seat is sent in a whole game holds what another has on their rack, what
// they draw, or the keys of others.
func TestHiddenRacks(t *testing.T) {
	for _, g := range []*game.Game{games.Scrabble(), games.Cards()} {
		t.Run(g.Name(), func(t *testing.T) {
			h := open(t)
			a := h.begin("game", g.Name(), "with", "link", "you", "alice", "other", "bob", "validation", "contest", "o-squares", "standard")
			b := a.sit()
			table := must.Get(h.s.hall.Table(strings.Split(a.path, "/")[2]))(t)
			seats := []seat{a, b}
			events := watchEvents(t, a)
			rng := rand.New(rand.NewPCG(1, 2))
			looked := 0
			most := gametest.N(30, 400)
			if testing.Short() {
				most = 6
			}
			hidden := func(l tables.Look, viewer int, response string) {
				t.Helper()
				rack := strings.Trim(extra.ActsOf(l.At, 1-viewer).Rack, "?23")
				if mine := extra.ActsOf(l.At, viewer).Rack; len(rack) < 4 || sorted(mine) == sorted(rack) {
					return
				}
				looked++
				if holds(response, rack) && !onTable(l, viewer, rack) {
					t.Fatalf("%s is on the other rack, and in %s", rack, response)
				}
				for _, s := range l.Seats {
					if s.Number != viewer && s.Key != "" && strings.Contains(response, s.Key) {
						t.Fatal("a seat is told the key of another")
					}
				}
			}
			moves := 0
			for ; moves < most; moves++ {
				l := table.Look()
				if l.At.Over() {
					break
				}
				for i, s := range seats {
					page, n := s.look()
					hidden(l, i, page)
					if own := extra.ActsOf(l.At, i).Rack; len(own) > 4 && !strings.ContainsAny(own, "?23") && !holds(page, own) {
						t.Fatalf("a seat does not see its own %s in %s", own, page)
					}
					for _, word := range []string{"ZZZ", "LA"} {
						_, would, _ := s.ask(s.path+"/try?do=lay&square=8H&word="+word+"&n="+n, nil)
						hidden(l, i, would)
					}
					if status, record, _ := s.ask(s.path+"/record", nil); status != http.StatusForbidden {
						t.Fatalf("the record is given out: %s", record)
					} else {
						hidden(l, i, record)
					}
					_, refused := s.do("do", "text", "text", "-QQQQQ")
					hidden(l, i, refused)
				}
				turn := l.At.Turn()
				var good []string
				for m := range l.At.Moves(turn) {
					if good = append(good, m.String()); len(good) == 50 {
						break
					}
				}
				status, page := seats[turn].do("do", "text", "text", good[rng.IntN(len(good))])
				if status != http.StatusOK {
					t.Fatalf("%d: %s", status, page)
				}
				hidden(table.Look(), turn, page)
			}
			if looked < 5*moves/2 || moves < min(most, 30) {
				t.Errorf("%d responses in %d moves", looked, moves)
			}
			for _, line := range events() {
				if strings.Trim(line, "idatrey: 0123456789.w") != "" {
					t.Errorf("an event is %q", line)
				}
			}
		})
	}
}

// On one device no rack lies open before its owner asks for it.
func TestCover(t *testing.T) {
	h := open(t)
	s := h.begin("game", "scrabble", "with", "device", "you", "alice", "other", "bob", "o-squares", "standard")
	table := must.Get(h.s.hall.Table(strings.Split(s.path, "/")[2]))(t)
	for range 4 {
		l := table.Look()
		turn := l.At.Turn()
		page, n := s.look()
		for i := range l.Seats {
			if rack := extra.ActsOf(l.At, i).Rack; len(rack) > 3 && holds(page, rack) {
				t.Errorf("%s lies open", rack)
			}
		}
		move := ""
		for m := range l.At.Moves(turn) {
			move = m.String()
			break
		}
		_, shown, at := s.ask(s.path, form("n", n, "do", "text", "text", move, "seat", string(rune('0'+turn))))
		l = table.Look()
		if rack := extra.ActsOf(l.At, 1-turn).Rack; len(rack) > 3 && holds(shown, rack) {
			t.Errorf("%s of the other player lies open at %s", rack, at)
		}
		if _, own, _ := s.ask(s.path+"?n=0&seat="+string(rune('0'+l.At.Turn())), nil); !strings.Contains(own, "<svg") {
			t.Error("the owner does not see the board")
		}
	}
}

// After a move a seat of its own is at its own address; on one device the address opens the rack of the player who moved.
func TestAddressAfterMove(t *testing.T) {
	h := open(t)
	a := h.begin("game", "scrabble", "with", "link", "o-squares", "standard")
	b := a.sit()
	device := h.begin("game", "scrabble", "with", "device", "o-squares", "standard")
	for _, tt := range []struct {
		seats [2]seat
		with  [2]string
	}{{[2]seat{a, b}, [2]string{}}, {[2]seat{device, device}, [2]string{"?n=0&seat=0", "?n=0&seat=1"}}} {
		turn := tt.seats[0].table().Look().At.Turn()
		s := tt.seats[turn]
		if status, page, at := s.ask(s.path, form("n", "0", "do", "draw", "seat", strconv.Itoa(turn))); status != http.StatusOK || at != s.path+tt.with[turn] {
			t.Errorf("%d at %s, and not at %s: %s", status, at, s.path+tt.with[turn], visible(page))
		}
	}
}

// onTable reports whether the letters are next to each other in what the viewer may see.
func onTable(l tables.Look, viewer int, letters string) bool {
	return holds(l.At.View(viewer).String(), letters)
}

// watchEvents reads the events of a seat until it is called.
func watchEvents(t *testing.T, s seat) func() []string {
	t.Helper()
	answer, err := http.Get(s.url + s.path + "/events")
	if err != nil || answer.StatusCode != http.StatusOK {
		t.Fatal(answer, err)
	}
	done := make(chan []string, 1)
	go func() {
		var lines []string
		for in := bufio.NewScanner(answer.Body); in.Scan(); {
			lines = append(lines, in.Text())
		}
		done <- lines
	}()
	return func() []string {
		s.s.close()
		lines := <-done
		if len(lines) < 10 {
			t.Errorf("%d lines of events", len(lines))
		}
		return lines
	}
}
