package serve

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"fmt"
	"math/rand/v2"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/bilingual"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/show"
	"github.com/jeudelettres/lettres/table"
)

// played returns the steps of moves from the start of a game.
func played(t *testing.T, rules *game.Rules, moves ...string) (steps []game.Step) {
	t.Helper()
	at := rules.Start(0)
	for _, text := range moves {
		m := must.Get(rules.Game().ParseMove(text))(t)
		after, err := at.Play(at.Turn(), m)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		steps = append(steps, game.Step{Before: at, Seat: at.Turn(), Move: m, After: after})
		at = after
	}
	return steps
}

// A turn has the sign of its worst move, and is unfolded in a short game, and where its step is looked at.
func TestSignOfTurn(t *testing.T) {
	steps := played(t, rulesOf(t, games.Jarnac(), ""), "+ABUZRT", "RAT", "+T", "-")
	signs := []string{"", "?!", "?", "??"}
	for n := range 64 {
		worst, p := 0, &gamePage{}
		for _, k := range []int{n % 4, n / 4 % 4, n / 16, 0} {
			worst = max(worst, k)
			p.Moves = append(p.Moves, told{Sign: signs[k]})
		}
		if p.turns(steps, show.Options{}); len(p.Turns) != 1 || p.Turns[0].Sign != signs[worst] || !p.Turns[0].Open {
			t.Errorf("%v: %+v", p.Moves, p.Turns)
		}
	}
	long := played(t, rulesOf(t, games.Jarnac(), ""), "+ABUZRT", "RAT", "+T", "BUT", "+W", "-", "+AEINST", "TANS", "+E", "-", "+L", "-", "+R")
	for _, n := range []int{12, 13} {
		for step := range n + 1 {
			p := &gamePage{Moves: make([]told, n), Step: step}
			p.turns(long[:n], show.Options{})
			for _, turn := range p.Turns {
				if open := n == 12 || turn.First <= step && step < turn.First+len(turn.Moves); turn.Open != open {
					t.Errorf("%d moves, at %d: the turn from %d on is open: %t", n, step, turn.First, turn.Open)
				}
			}
		}
	}
}

// What is asked of a board is asked when something was typed: letters, racks, points, or an address that cannot be read.
func TestTypedOf(t *testing.T) {
	desk, _ := extra.DeskOf(rulesOf(t, games.Scrabble(), ""))
	empty := strings.TrimSuffix(strings.Repeat("15/", 15), "/")
	for query, want := range map[string]struct {
		any    bool
		rows   int
		packed string
	}{
		"":                     {},
		"r0=&r1=+":             {},
		"r0=&r1=A":             {any: true},
		"r14=A":                {any: true},
		"r15=A":                {}, // there is no such row
		"board=" + empty:       {any: true, rows: 15},
		"board=x":              {any: true, packed: "x"},
		"board=x&r0=":          {}, // the squares count, and not the address
		"rack1=A":              {any: true},
		"rack2=A":              {any: true},
		"rack3=A":              {}, // nor such a player
		"rack1=+":              {},
		"score1=1":             {any: true},
		"score2=1":             {any: true},
		"colour=blue&rack1=AB": {any: true},
	} {
		q := must.Get(url.ParseQuery(query))(t)
		raw := typedOf(desk, 2, q)
		if raw.any != want.any || len(raw.rows) != want.rows || raw.packed != want.packed || raw.second != strings.Contains(query, "blue") || (raw.cells != nil) != strings.Contains(query, "r0") && query != "r14=A" {
			t.Errorf("%q: %+v", query, raw)
		}
		if len(raw.racks) != 2 || len(raw.scores) != 2 || raw.racks[0] != q.Get("rack1") || raw.racks[1] != q.Get("rack2") || raw.scores[1] != q.Get("score2") {
			t.Errorf("%q: the racks %q, %q points", query, raw.racks, raw.scores)
		}
	}
	wide := typedOf(desk, 2, url.Values{"r3": strings.Split(strings.Repeat("A ", 17), " ")})
	if len(wide.cells) != 15 || len(wide.cells[3]) != 15 || wide.at(3, 14) != "A" || wide.at(3, 15) != "" || wide.at(2, 0) != "" || wide.at(15, 0) != "" {
		t.Errorf("of a row that is too long: %q", wide.cells)
	}
	long := rawBoard{cells: [][]string{{"éàü", "éàüo"}}}
	if long.at(0, 0) != "éàü" || long.at(0, 1) != "" {
		t.Errorf("a square holds %q, %q", long.at(0, 0), long.at(0, 1))
	}
	of := rawOf(extra.Typed{Rows: []string{"AB", ".C"}, Racks: []string{"X", ""}, Scores: []int{12, -3}, Second: true})
	if of.at(1, 1) != "C" || of.at(0, 0) != "A" || !slices.Equal(of.scores, []string{"12", "-3"}) || !of.second {
		t.Errorf("as it would be typed: %+v", of)
	}
}

// Racks are read with blanks, commas, accents and jokers.
func TestRacksOfBoard(t *testing.T) {
	desk, _ := extra.DeskOf(rulesOf(t, games.Scrabble(), ""))
	for text, want := range map[string]string{"a e,i\u00a0r": "AEIR", "é*ü": "EU?", "a?2b3": "AB?23", "": "", "?": "?", "a1": "!", "a-b": "!"} {
		typed, err := (&rawBoard{racks: []string{text}, scores: []string{""}}).read(desk)
		if want == "!" && err == nil || want != "!" && (err != nil || typed.Racks[0] != want) {
			t.Errorf("%q: %q, %v", text, typed.Racks, err)
		}
	}
	if typed, err := (&rawBoard{packed: "x"}).read(desk); err == nil {
		t.Errorf("an address that cannot be read: %+v", typed)
	}
}

// Each reason for which something is refused has its status and its sentence.
func TestRefusedBy(t *testing.T) {
	h := open(t)
	rules := rulesOf(t, games.Jarnac(), "")
	l := tables.Look{Rules: rules, At: rules.Start(0), Names: []string{"Alice", "Bruno"}}
	pass, _ := rules.Game().ParseMove("-")
	at := played(t, rules, "+ABUZRT")[0].After
	bad, _ := rules.Game().ParseMove("ZRTU")
	for _, tt := range []struct {
		err    error
		status int
		phrase string // or what is said
		lang   language.Tag
	}{
		{table.ErrStale, http.StatusConflict, stale, language.English},
		{fmt.Errorf("so: %w", table.ErrWait), http.StatusConflict, mayContest, language.English},
		{tables.ErrBack, http.StatusConflict, nothingBack, language.English},
		{tables.ErrSeat, http.StatusConflict, notGone, language.English},
		{table.ErrPaused, http.StatusConflict, beforeAllSit, language.English},
		{tables.ErrGone, http.StatusServiceUnavailable, tablesFull, language.English},
		{l.At.Check(1, pass), http.StatusUnprocessableEntity, "Alice", language.English}, // is on turn
		{at.Check(0, bad), http.StatusUnprocessableEntity, "ZRTU", language.English},
		{phrases.InputError(badWord), http.StatusUnprocessableEntity, badWord, language.English},
		{errors.New("disk full"), http.StatusInternalServerError, notKept, language.English},
	} {
		r := httptest.NewRequest(http.MethodGet, "/?lang=en", nil)
		status, no := h.s.refused(r, l, tt.err)
		want := tt.phrase
		if english, _, ok := bilingual.Pair(tt.phrase); ok {
			want = english
		}
		if status != tt.status || !strings.Contains(strings.ToLower(no.Why), strings.ToLower(want)) {
			t.Errorf("%v: %d, %q", tt.err, status, no.Why)
		}
	}
}

// Where the page is reached from others too, it says so.
func TestAddressesOfListener(t *testing.T) {
	port := 8017
	for _, tt := range []struct {
		at    net.Addr
		first string
		alone bool
	}{
		{&net.TCPAddr{IP: net.IPv4(127, 0, 0, 1), Port: port}, "http://localhost:8017/", true},
		{&net.TCPAddr{IP: net.IPv4(192, 0, 2, 7), Port: port}, "http://192.0.2.7:8017/", true},
		{&net.TCPAddr{IP: net.IPv6unspecified, Port: port}, "http://localhost:8017/", false},
		{&net.UnixAddr{Name: "/tmp/x"}, "http:///tmp/x/", true},
	} {
		all := addresses(tt.at)
		if all[0] != tt.first || tt.alone && len(all) != 1 || !tt.alone && len(all) != 1+len(privateAddresses()) {
			t.Errorf("%v: %q", tt.at, all)
		}
	}
}

// What nobody has asked for any more is forgotten a second after the last time, where very many ask.
func TestRatesAreSwept(t *testing.T) {
	now := time.Unix(1000, 0)
	r := rate{burst: 2, every: time.Second, full: map[string]time.Time{}, swept: now}
	for i := range maxAddresses {
		r.full[fmt.Sprint(i)] = now.Add(time.Duration(i%2) * time.Hour)
	}
	for after, want := range []bool{false, false, true} {
		if got := r.allow("new", now.Add(time.Duration(after)*time.Second)); got != want {
			t.Errorf("after %d s a new address may ask: %t", after, got)
		}
	}
	if len(r.full) != maxAddresses/2+1 {
		t.Errorf("%d addresses are known", len(r.full))
	}
}

// A record is packed into an address as long as both are short enough, and read back from it.
func TestPack(t *testing.T) {
	rng := rand.New(rand.NewPCG(26, 3))
	noise := func(n int) []byte {
		text := make([]byte, n)
		for i := range text {
			text[i] = byte(rng.IntN(256))
		}
		return text
	}
	for _, tt := range []struct {
		text []byte
		ok   bool
	}{
		{nil, true}, {[]byte("@game jarnac\n"), true}, {bytes.Repeat([]byte("x"), 64<<10), true}, {bytes.Repeat([]byte("x"), 64<<10+1), false},
		{noise(8990), true}, {noise(9000), false},
	} {
		packed, err := pack(tt.text)
		if (err == nil) != tt.ok || err != nil && (!says(err, tooLarge) || packed != "") {
			t.Errorf("%d bytes: %d, %v", len(tt.text), len(packed), err)
		}
		if back, again := unpack(packed); err == nil && (again != nil || !bytes.Equal(back, tt.text)) {
			t.Errorf("%d bytes are %d again, %v", len(tt.text), len(back), again)
		}
	}
	deflated := func(text []byte) string {
		var b bytes.Buffer
		w, err := flate.NewWriter(&b, flate.BestCompression)
		if err == nil {
			_, err = w.Write(text)
		}
		must.Do(t, errors.Join(err, w.Close()))
		return base64.RawURLEncoding.EncodeToString(b.Bytes())
	}
	for _, packed := range []string{"?", "AAAA", deflated(bytes.Repeat([]byte("x"), 64<<10+1)), deflated(noise(9000))} {
		if text, err := unpack(packed); err == nil || !says(err, badAddress) || text != nil {
			t.Errorf("%.20s… is %d bytes, %v", packed, len(text), err)
		}
	}
}

// A number in an address is written as it is counted: from 1, without noughts before it.
func TestNumberOf(t *testing.T) {
	for text, want := range map[string]int{"1": 1, "7": 7, "12": 12, "0": 0, "13": 0, "01": 0, "+1": 0, "-1": 0, "": 0, "x": 0, "1 ": 0} {
		if n, ok := numberOf(text, 12); ok != (want > 0) || ok && n != want {
			t.Errorf("%q is %d, %t", text, n, ok)
		}
	}
}

// What a decision would do is told with its points where the sentences do not say them, and nothing is told of what chance or
// a dictionary has to say.
func TestPreviewOf(t *testing.T) {
	contest := rulesOf(t, games.Jarnac(), "official validation=contest")
	for _, tt := range []struct {
		name   string
		rules  *game.Rules
		moves  []string
		text   string
		seat   int
		told   string // the sentence
		points string
		err    bool
	}{
		{name: "letters to draw", rules: contest, text: "+6"},
		{name: "a word", rules: contest, moves: []string{"+ABUZRT"}, text: "RAT", told: "Alice lays RAT on line 1.", points: "+9 points"},
		{name: "a longer word", rules: contest, moves: []string{"+ABUZRT", "RAT", "+T"}, text: "1:TZAR", told: "Alice transforms RAT into TZAR on line 1.", points: "+7 points"},
		{name: "a pass", rules: contest, moves: []string{"+ABUZRT"}, text: "-", told: "Alice passes."},
		{name: "a contest", rules: contest, moves: []string{"+ABUZRT", "RAT"}, text: "?", seat: 1},
		{name: "out of turn", rules: contest, moves: []string{"+ABUZRT"}, text: "-", seat: 1, err: true},
		{name: "letters that are not there", rules: contest, moves: []string{"+ABUZRT"}, text: "OIE", err: true},
		{name: "no move", rules: contest, moves: []string{"+ABUZRT"}, text: "@", err: true},
		{name: "a placement", rules: rulesOf(t, games.Scrabble(), ""), moves: []string{"+AEINRTS", "+AEINRTS"}, text: "8H RATS", told: "Alice lays RATS at 8H for 8 points."},
	} {
		l := tables.Look{Rules: tt.rules, At: tt.rules.Start(0), Names: []string{"Alice", "Bruno"}}
		if steps := played(t, tt.rules, tt.moves...); len(steps) > 0 {
			l.At = steps[len(steps)-1].After
		}
		p, err := previewOf(l, tt.seat, tt.text, language.English)
		if (err != nil) != tt.err {
			t.Errorf("%s: %v", tt.name, err)
		} else if err == nil && (show.Join(p.Sentences) != tt.told || p.Points != tt.points || p.Note != "") {
			t.Errorf("%s: %+v", tt.name, p)
		}
	}
}

// The evening of a browser is that of a player who is known, and waits for them as long as their game is open.
func TestMyEvening(t *testing.T) {
	h := open(t)
	for _, value := range []string{"", "x", "x.y", "."} {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.AddCookie(&http.Cookie{Name: clubCookie, Value: value})
		if m, ok := h.s.myEvening(r, language.English); ok || m != (myGame{}) {
			t.Errorf("%q is %+v", value, m)
		}
	}
	if m, ok := h.s.myEvening(httptest.NewRequest(http.MethodGet, "/", nil), language.English); ok || m != (myGame{}) {
		t.Errorf("without a cookie: %+v", m)
	}
}

// A page may end within anything.
func TestEndOfPage(t *testing.T) {
	for text, want := range map[string]string{
		"| a |\n| - |\n| b |": "<table>\n<tr><th>a</th></tr>\n<tr><td>b</td></tr>\n</table>",
		"some\nwords":         "<p>some\nwords\n</p>",
		"```\na < b":          "<code>a &lt; b\n</code>",
		"## A title":          "<h2>A title</h2>",
	} {
		if got := string(markdown(text)); !strings.Contains(got, want) {
			t.Errorf("%q is %q, and not %q", text, got, want)
		}
	}
}

// Pages that are read are as narrow as lines of text; boards, forms of a game and lists have the room of the window.
func TestNarrowPages(t *testing.T) {
	h := open(t)
	table := h.begin("game", "jarnac", "with", "link", "you", "Anne")
	invited, _ := table.look()
	pages := map[string]bool{
		"/rules": true, "/rules/classic/base": true, "/notation": true, "/sheet/jarnac": true, "/screen": true, "/club": true, "/mistakes": true, "/nothing": true,
		invitation.FindString(invited): true, table.path: false, "/": false, "/ask": false, "/puzzle/jarnac": false,
	}
	for path, narrow := range pages {
		if _, page, _ := h.ask(path, nil); strings.Contains(page, `<body class="text">`) != narrow || !strings.Contains(page, "<body") {
			t.Errorf("%s is not narrow %t", path, narrow)
		}
	}
}
