package serve

import (
	"strings"
	"testing"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/table"
)

// A name has letters and what stands within names, twenty characters at most, and a letter at least.
func TestCleanName(t *testing.T) {
	for name, want := range map[string]string{
		"Alice": "Alice", "  Jean \t le\nBon ": "Jean le Bon", "<b>Zoé</b>": "bZoéb", "O’Neil-D. 2": "O’Neil-D. 2", "D'Arc": "D'Arc", "123": "", "-.-": "", "": "",
		"A\u202eB\x00C": "ABC", "e\u0301te\u0301": "e\u0301te\u0301", strings.Repeat("é", 20): strings.Repeat("é", 20), strings.Repeat("é", 21): strings.Repeat("é", 20),
		"ABCDEFGHIJKLMNOPQRS T": "ABCDEFGHIJKLMNOPQRS", "!!!!!!!!!!!!!!!!!!!!!!!!!Zoé": "Zoé",
	} {
		if got := cleanName(name); got != want {
			t.Errorf("%q: %q, and not %q", name, got, want)
		}
	}
	for names, want := range map[string]string{"A B": "A B", "A a B": "A a 2 B", "A A A A": "A A 2 A 3 A 4", "A B A B": "A B A 3 B 4"} {
		if got := strings.Join(distinct(strings.Fields(names)), " "); got != want {
			t.Errorf("%s: %s, and not %s", names, got, want)
		}
	}
	for text, want := range map[string]string{"": "", "été": "Été", "x": "X", "1a": "1a", "ÉTÉ": "ÉTÉ"} {
		if got := upperFirst(text); got != want {
			t.Errorf("%q: %q, and not %q", text, got, want)
		}
	}
}

// A clock is minutes for each player, with seconds that a turn adds, or seconds for a move; Jago has the disc, and in
// a duplicate game minutes are nobody's.
func TestClockOfWish(t *testing.T) {
	const minute, bad = time.Minute, -1
	for _, tt := range []struct {
		g       *game.Game
		options string
		clock   string
		want    table.Time // Game is bad where it is refused
	}{
		{games.Jarnac(), "", "", table.Time{}}, {games.Jarnac(), "", "0", table.Time{}}, {games.Jarnac(), "", "5", table.Time{Game: 5 * minute}},
		{games.Jarnac(), "", "180", table.Time{Game: 180 * minute}}, {games.Jarnac(), "", "3+1", table.Time{Game: 3 * minute, Increment: time.Second}},
		{games.Jarnac(), "", "3+60", table.Time{Game: 3 * minute, Increment: minute}}, {games.Jarnac(), "", "10s", table.Time{Move: 10 * time.Second}},
		{games.Jarnac(), "", "600s", table.Time{Move: 600 * time.Second}}, {games.Scrabble(), "classique players=3", "20", table.Time{}},
		{games.Scrabble(), "classique players=3", "30s", table.Time{Move: 30 * time.Second}}, {games.Scrabble(), "classique duplicate=best", "20", table.Time{}},
		{games.Scrabble(), "classique", "20", table.Time{Game: 20 * minute}}, {games.Jago(), "", "5", table.Time{Disc: true}}, {games.Jago(), "", "0", table.Time{}},
		{games.Jarnac(), "", "181", table.Time{Game: bad}}, {games.Jarnac(), "", "-1", table.Time{Game: bad}}, {games.Jarnac(), "", "x", table.Time{Game: bad}},
		{games.Jarnac(), "", "9s", table.Time{Game: bad}}, {games.Jarnac(), "", "601s", table.Time{Game: bad}}, {games.Jarnac(), "", "s", table.Time{Game: bad}},
		{games.Jarnac(), "", "3+0", table.Time{Game: bad}}, {games.Jarnac(), "", "3+61", table.Time{Game: bad}}, {games.Jarnac(), "", "0+5", table.Time{Game: bad}},
		{games.Jarnac(), "", "3+", table.Time{Game: bad}}, {games.Jarnac(), "", "3+x", table.Time{Game: bad}}, {games.Jarnac(), "", "30+5s", table.Time{Game: bad}},
	} {
		r := must.Get(books.Rules(tt.g, tt.options))(t)
		got := tables.Setup{Rules: r, Names: make([]string, r.Seats())}
		err := wish{Clock: tt.clock}.time(tt.g, &got)
		if tt.want.Game == bad {
			if err == nil || got.Time != (table.Time{}) {
				t.Errorf("%s, %q: %+v, %v", tt.g.Name(), tt.clock, got.Time, err)
			}
		} else if err != nil || got.Time != tt.want {
			t.Errorf("%s %s, %q: %+v, %v", tt.g.Name(), tt.options, tt.clock, got.Time, err)
		}
	}
}

// Before a word stands nothing, or its line, with what announces a contest or a Jarnac; letters are those that there are.
func TestPrefixes(t *testing.T) {
	for at, want := range map[string]bool{
		"": true, "2:": true, "1:": true, "9:": true, "?": true, "!": true, "?!": true, "?!9:": true, "!9:": true,
		"0:": false, "::": false, "1": false, "11": false, "11:": false, "!?1:": false, "/:": false, "x": false,
	} {
		if knownPrefix(at) != want {
			t.Errorf("%q: %t", at, !want)
		}
	}
	for letters, want := range map[string]string{"az": "AZ", "@": "", "[": "", "1": "", "4": "", "É": "", " ,": "", "?": "?", "2,3": "23"} {
		if got, err := plainLetters(letters); got != want || (err == nil) != (want != "") {
			t.Errorf("%q: %q, %v", letters, got, err)
		}
	}
}

// A clock shows each second that has begun.
func TestClockText(t *testing.T) {
	for left, want := range map[time.Duration]string{
		0: "0:00", 1: "0:01", time.Second: "0:01", time.Second + 1: "0:02", 59*time.Second + 1: "1:00", 69 * time.Second: "1:09", 70 * time.Second: "1:10", 25*time.Minute + 5*time.Second: "25:05",
	} {
		if got := clockText(left); got != want {
			t.Errorf("%v: %s, and not %s", left, got, want)
		}
	}
}

// The machine itself is reached by its names alone.
func TestLoopback(t *testing.T) {
	for host, want := range map[string]bool{
		"localhost": true, "localhost:8080": true, "127.0.0.1": true, "127.9.9.9:1": true, "[::1]:8080": true, "[::1]": true, "[::ffff:127.0.0.1]:80": true,
		"192.168.1.7:8080": false, "example.org": false, "localhost.example.org": false, "": false, "[fe80::1]:80": false,
	} {
		if got := isLoopback(host); got != want {
			t.Errorf("%q: %t", host, got)
		}
	}
}

// An address may ask so many times at once, and then again after a time; others are not counted with it, and where
// too many are known, no new one is.
func TestRate(t *testing.T) {
	r, now := rate{burst: 3, every: time.Second}, time.Unix(1000, 0)
	asks := func(address string, after time.Duration, want bool) {
		t.Helper()
		if now = now.Add(after); r.allow(address, now) != want {
			t.Errorf("%s, %v later: %t", address, after, !want)
		}
	}
	for range 3 {
		asks("a", 0, true)
	}
	asks("a", 0, false)
	asks("b", 0, true)
	asks("a", 999*time.Millisecond, false)
	asks("a", time.Millisecond, true)
	asks("a", 0, false)
	for range 3 {
		asks("a", time.Hour/3, true)
	}
	for i := range 3 {
		asks("a", 0, i < 2) // one is a moment old
	}
}

// More than two play among themselves: against the machine there are two, and it has the name of its level.
func TestSeatsOfWish(t *testing.T) {
	h := open(t)
	for _, tt := range []struct {
		with, level, players, other, want string
	}{
		{byLink, "", "3", "Bob", "Zoé, Bob, Player 3"}, {oneDevice, "", "4", "", "Zoé, Player 2, Player 3, Player 4"}, {byLink, "", "2", "Bob", "Zoé, Bob"}, {byLink, "", "x", "zoé", "Zoé, zoé 2"},
		{againstBot, "1", "3", "Bob", "Zoé, Beginner"}, {againstBot, "9", "2", "", ""}, {"nobody", "1", "2", "", ""}, {byLink, "", "9", "", ""},
	} {
		got, err := h.s.setup(wish{Game: "scrabble", With: tt.with, Level: tt.level, Players: tt.players, You: "Zoé", Other: tt.other}, language.English, nil)
		if tt.want == "" {
			if err == nil {
				t.Errorf("%+v: %v", tt, got.Names)
			}
			continue
		}
		if names := strings.Join(got.Names, ", "); err != nil || names != tt.want || got.Rules.Seats() != len(got.Names) || got.Shared != (tt.with == oneDevice) || (got.Levels[1] != 0) != (tt.with == againstBot) {
			t.Errorf("%+v: %s, levels %v, shared %t, %v", tt, names, got.Levels, got.Shared, err)
		}
	}
}
