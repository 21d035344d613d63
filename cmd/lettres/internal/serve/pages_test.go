package serve

import (
	"fmt"
	"html"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/internal/test/showtest"
	"github.com/jeudelettres/lettres/table"
)

var (
	pageDrawings = regexp.MustCompile(`(?s)<svg.*?</svg>|<style.*?</style>|<!--.*?-->`)
	pageTags     = regexp.MustCompile(`(?s)<(/?)([a-z0-9]+)([^>]*)>`)
	pageMarks    = regexp.MustCompile(`(?:action|href|src|name|value|data-[a-z-]+|class|checked|open|content)(?:="[^"]*")?`)
	pageKeys     = regexp.MustCompile(`\b[a-z2-7]{26}\b`)
	pageIDs      = regexp.MustCompile(`\b[a-z2-7]{13}\b`)
	pageVersions = regexp.MustCompile(`\d+\.\d{10,}|127\.0\.0\.1:\d+`)
	pageOthers   = regexp.MustCompile(`\?[a-z0-9]{8,14}"|(data-wait|data-ten)="\d+"|/ask\?[^"]+`) // of files, times and positions
)

// facts returns the words of a text that have no small letter: letters, words of the game and numbers. What is said around
// them may be said otherwise.
func facts(text string) string {
	return strings.Join(slices.DeleteFunc(strings.Fields(html.UnescapeString(text)), func(word string) bool {
		return strings.ContainsFunc(word, unicode.IsLower) || !strings.ContainsFunc(word, func(c rune) bool { return unicode.IsLetter(c) || unicode.IsDigit(c) })
	}), " ")
}

// toldOf returns the facts of a page and what its forms send, a line each, without drawings and keys.
func toldOf(page string) (lines []string) {
	page = pageDrawings.ReplaceAllString(page, "")
	page = pageOthers.ReplaceAllString(page, "$1")
	page = pageVersions.ReplaceAllString(pageIDs.ReplaceAllString(pageKeys.ReplaceAllString(page, "KEY"), "TABLE"), "N")
	add := func(line string) {
		if line = strings.Join(strings.Fields(html.UnescapeString(line)), " "); line != "" {
			lines = append(lines, line)
		}
	}
	at := 0
	for _, tag := range pageTags.FindAllStringSubmatchIndex(page, -1) {
		add(facts(page[at:tag[0]]))
		at = tag[1]
		switch name, marks := page[tag[4]:tag[5]], page[tag[6]:tag[7]]; name {
		case "form", "input", "button", "main", "meta", "script", "details", "a":
			if found := pageMarks.FindAllString(marks, -1); len(found) > 0 {
				add(name + " " + strings.Join(found, " "))
			}
		case "span", "p", "section", "li":
			if strings.Contains(marks, "turn") || strings.Contains(marks, "mine") || strings.Contains(marks, "data-") || strings.Contains(marks, "cover") {
				add(name + " " + strings.Join(pageMarks.FindAllString(marks, -1), " "))
			}
		}
	}
	add(facts(page[at:]))
	return slices.DeleteFunc(lines, func(line string) bool { // what changes with the dictionary and the server, and what all forms have
		return strings.Contains(line, " (202") || strings.HasPrefix(line, ":") || strings.HasPrefix(line, `input name="n"`)
	})
}

// A teller writes what has changed on the pages of a table.
type teller struct {
	*house
	text strings.Builder
	last map[string][]string
}

// tell writes the lines that a page has and had not, and those that are gone.
func (t *teller) tell(who, path string) {
	status, page, _ := t.ask(path, nil)
	if status != http.StatusOK {
		t.t.Errorf("%s: %d", who, status)
	}
	lines := toldOf(page)
	was, ok := t.last[who]
	if !ok {
		was = t.last["Anne"] // most of it is the same
	}
	t.last[who] = lines
	fmt.Fprintf(&t.text, "  %s\n", who)
	write := func(mark string, all, other []string) {
		left := slices.Clone(other)
		for _, line := range all {
			if i := slices.Index(left, line); i >= 0 {
				left = slices.Delete(left, i, i+1)
				continue
			}
			fmt.Fprintf(&t.text, "    %s %s\n", mark, line)
		}
	}
	write("-", was, lines)
	write("+", lines, was)
}

// The pages of a table let each who may look do what they may do, and show the letters and the words that they may see. What
// changes from move to move is written down, without the drawings.
func TestPages(t *testing.T) {
	for _, tt := range []struct {
		file  string
		setup tables.Setup
	}{
		{"jarnac", tables.Setup{Rules: rulesOf(t, games.Jarnac(), "official validation=contest")}},
		{"jarnac-device", tables.Setup{Rules: rulesOf(t, games.Jarnac(), "official validation=contest"), Shared: true}},
		{"jarnac-machine", tables.Setup{Rules: rulesOf(t, games.Jarnac(), "official"), Levels: []bot.Level{0, bot.Beginner}}},
		{"scrabble", tables.Setup{Rules: rulesOf(t, games.Scrabble(), "classique players=3 validation=contest")}},
		{"scrabble-device", tables.Setup{Rules: rulesOf(t, games.Scrabble(), "classique"), Shared: true}},
		{"duplicate", tables.Setup{Rules: rulesOf(t, games.Scrabble(), "classique players=2 duplicate=best")}},
	} {
		t.Run(tt.file, func(t *testing.T) {
			h := openTables(t, books, tables.Config{Wait: time.Hour})
			told := &teller{house: h, last: map[string][]string{}}
			n := tt.setup.Rules.Seats()
			tt.setup.Names = []string{"Anne", "Bruno", "Chloé"}[:n]
			if tt.setup.Levels == nil {
				tt.setup.Levels = make([]bot.Level, n)
			}
			at, key, err := h.s.hall.New(tt.setup)
			if err != nil {
				t.Fatal(err)
			}
			told.play(at, key)
			showtest.Golden(t, "pages-"+tt.file+".txt", told.text.String())
		})
	}
}

// play plays some moves, and tells of all pages after each.
func (t *teller) play(at *tables.Table, key string) {
	l := at.Look()
	keys := make([]string, len(l.Seats))
	keys[0] = key
	// quiet returns the table when no bot has anything to do.
	quiet := func() tables.Look {
		for end := time.Now().Add(time.Minute); time.Now().Before(end); time.Sleep(time.Millisecond) {
			if l := at.Look(); l.At.Over() || l.Wait > 0 || l.Table.IsPaused() || !l.Seats[l.Next()].Bot() {
				return l
			}
		}
		t.t.Fatal("a bot thinks for a minute")
		return tables.Look{}
	}
	tell := func(what string) {
		quiet()
		fmt.Fprintf(&t.text, "\n%s\n", what)
		for seat, key := range keys {
			if key != "" {
				t.tell(l.Names[seat], "/t/"+l.ID+"/"+key)
			}
		}
		t.tell("an onlooker", "/watch/"+l.ID+"."+l.View+"/1")
	}
	tell("Anne sets it up")
	t.tell("a screen of two tables", "/screen/"+l.ID+"."+l.View+"-"+l.ID+"."+l.View+"/2")
	for seat, s := range l.Seats {
		if s.Invite != "" {
			keys[seat] = must.Get(at.Sit(s.Invite, ""))(t.t)
		}
	}
	tell("all sit")
	asked := map[string]bool{}
	for range 9 {
		l := quiet()
		seat := l.Next()
		move := choice(l.For(seat).At, seat, asked)
		err := at.Decide(seat, len(l.Steps), move)
		tell(fmt.Sprintf("%s: %s, refused: %t", l.Names[seat], move, err != nil))
		if err == table.ErrWait {
			other := (seat + 1) % len(l.Seats)
			must.Do(t.t, at.Accept(other, len(l.Steps)))
			tell(l.Names[other] + " lets it stand")
			if l = at.Look(); l.Wait > 0 {
				other = (seat + 2) % len(l.Seats)
				tell(fmt.Sprintf("%s contests, refused: %t", l.Names[other], at.Decide(other, len(l.Steps), "?") != nil))
			}
		}
	}
	l = at.Look()
	must.Do(t.t, at.Decide(l.Next(), len(l.Steps), "resign"))
	tell(l.Names[l.Next()] + " resigns")
	must.Get(t.s.hall.Rematch(at, 0, ""))(t.t)
	tell("Anne wants another game")
}

// choice is a move of a kind that was not made yet, as far as there is one.
func choice(p game.Position, seat int, asked map[string]bool) (move string) {
	for m := range p.Moves(seat) {
		kind := p.Rules().Game().Kind(m)
		if move == "" {
			move = m.String()
		}
		if !asked[kind] {
			asked[kind] = true
			return m.String()
		}
	}
	return move
}
