package serve

import (
	"bytes"
	"context"
	"errors"
	"io"
	"mime/multipart"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strconv"
	"strings"
	"testing"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/bilingual"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/test/must"
)

func rulesOf(t *testing.T, g *game.Game, options string) *game.Rules {
	t.Helper()
	return must.Get(books.Rules(g, options))(t)
}

// says reports whether an error is that of a phrase.
func says(err error, phrase string) bool {
	english, _, _ := bilingual.Pair(phrase)
	return err != nil && strings.Contains(err.Error(), english)
}

// A form of a decision has numbers, and texts of 200 bytes at most.
func TestDecisionOf(t *testing.T) {
	h := open(t)
	long := strings.Repeat("a", 200)
	for _, tt := range []struct {
		form url.Values
		ok   bool
	}{
		{form("n", "1"), true}, {form("n", "1", "seat", "1"), true}, {form("n", "x"), false}, {form(), false}, {form("n", "1", "seat", "x"), false},
		{form("n", "1", "text", long), true}, {form("n", "1", "text", long+"a"), false}, {form("n", "1", "square", long+"a"), false},
	} {
		if _, ok := h.s.decisionOf(tt.form.Get); ok != tt.ok {
			t.Errorf("%.40q: %t", tt.form.Encode(), ok)
		}
		if try, ok := h.s.tryOf(tt.form.Get, rulesOf(t, games.Jarnac(), "").Start(0), 0); ok != tt.ok || ok && try.err == nil {
			t.Errorf("a try of %.40q: %t, %v", tt.form.Encode(), ok, try.err)
		}
	}
}

// What a form says of a move is a text as players type it, or an error.
func TestMoveOfForm(t *testing.T) {
	rules, acts := rulesOf(t, games.Scrabble(), ""), extra.Acts{Draw: 7}
	for _, tt := range []struct {
		d          decision
		want, says string
	}{
		{decision{Do: "draw"}, "+7", ""}, {decision{Do: "pass"}, "-", ""}, {decision{Do: "letgo"}, ".", ""}, {decision{Do: "contest"}, "?", ""},
		{decision{Do: "dance"}, "", badForm}, {decision{}, "", badForm},
		{decision{Do: "swap", Letters: "a, b ?23"}, "-AB?23", ""}, {decision{Do: "swap", Letters: strings.Repeat("a", 20)}, "-" + strings.Repeat("A", 20), ""},
		{decision{Do: "swap", Letters: strings.Repeat("a", 21)}, "", badLetters}, {decision{Do: "swap"}, "", badLetters}, {decision{Do: "swap", Letters: "4"}, "", badLetters},
		{decision{Do: "swap", Letters: "e"}, "-E", ""},
		{decision{Do: "word", Word: "été", At: "1:"}, "1:ETE", ""}, {decision{Do: "word"}, "", badWord}, {decision{Do: "word", Word: "a1"}, "", badWord},
		{decision{Do: "word", Word: "été", At: "x"}, "", badForm},
		{decision{Do: "lay", Word: "mot", Square: "h8"}, extra.Lay(rules, "H8", "", "mot"), ""},
		{decision{Do: "lay", Square: "h8"}, "", badWord}, {decision{Do: "lay", Word: "mot"}, "", badSquare},
		{decision{Do: "flip", Letters: "a1, b2"}, "^A1,B2", ""},
	} {
		got, err := tt.d.move(rules, acts)
		if tt.says == "" && (got != tt.want || err != nil) || tt.says != "" && !says(err, tt.says) {
			t.Errorf("%+v: %q, %v", tt.d, got, err)
		}
	}
}

// A word that is asked for has 40 letters at most.
func TestWordOfQuestion(t *testing.T) {
	long := strings.Repeat("E", 40)
	for word, ok := range map[string]bool{long: true, long + "E": false, " été ": true, "": false, "a1": false} {
		if got, err := normal(word); (err == nil) != ok || err != nil && !says(err, badWord) {
			t.Errorf("%q: %q, %v", word, got, err)
		}
	}
}

// A mat has as many words as lines, and nothing is found where nothing is asked.
func TestMatOf(t *testing.T) {
	for _, tt := range []struct {
		words, rack string
		lines       int // of the mat
		says        string
	}{
		{"mot, – - été", "abc", 4, ""}, {"a b c", "", 3, ""}, {"a b c d e", "", 0, "5"}, {"m1", "", 0, badWord}, {"mot", "a1", 0, badRack},
	} {
		m, err := matOf(0, tt.words, tt.rack, 4)
		if tt.says == "" && (err != nil || len(m.Lines) != tt.lines) || tt.says != "" && err == nil {
			t.Errorf("%q: %+v, %v", tt.words, m, err)
		}
	}
	rules := rulesOf(t, games.Jarnac(), "")
	desk, _ := extra.MatDeskOf(rules)
	for _, tt := range []struct {
		mats  matsAsk
		asked bool
	}{{matsAsk{}, false}, {matsAsk{Words: [2]string{"MOT", ""}}, true}, {matsAsk{Racks: [2]string{"", "ABC"}}, true}} {
		p := &askPage{Mats: &tt.mats}
		if err := p.askMats(rules, desk); err != nil || p.Mats.Asked != tt.asked {
			t.Errorf("%+v: %v", tt.mats, err)
		}
	}
	if err := (&askPage{Word: "a1", Mats: &matsAsk{Words: [2]string{"MOT", ""}}}).askMats(rules, desk); err == nil {
		t.Error("a bad word is judged")
	}
}

// Points are numbers from -9999 to 9999.
func TestScoresOfBoard(t *testing.T) {
	desk, _ := extra.DeskOf(rulesOf(t, games.Scrabble(), ""))
	for score, want := range map[string]int{"": 0, "12": 12, "9999": 9999, "-9999": -9999, "−5": -5, "10000": 1, "-10000": 1, "x": 1} {
		typed, err := (&rawBoard{racks: []string{""}, scores: []string{score}}).read(desk)
		if want != 1 && (err != nil || typed.Scores[0] != want) || want == 1 && err == nil {
			t.Errorf("%q: %v, %v", score, typed.Scores, err)
		}
	}
}

// Who sets up too much waits: tables, and tournaments.
func TestTooOften(t *testing.T) {
	h := open(t)
	c := h.holdClub("A\nB\nC\nD", "system", "swiss", "play", "jarnac official", "rounds", "2")
	c.do("do", "pair", "round", "0")
	h.s.news = rate{burst: 1, every: time.Hour}
	h.holdClub("E\nF", "system", "berger")
	status, page, _ := h.ask("/club", form("names", "G\nH", "system", "berger"))
	if status != http.StatusUnprocessableEntity || !strings.Contains(page, "Too many requests. Wait a moment.") {
		t.Errorf("a tournament: %d, %s", status, page)
	}
	pair := c.read().Known(1, c.read().Round(1)[0])
	request := httptest.NewRequest(http.MethodPost, "/", nil)
	request.RemoteAddr = "192.0.2.7:1"
	sit := func(seat int) (at string, err error) {
		pair, at, err = h.s.sitDown(request, c.read(), pair, seat)
		return at, err
	}
	if at, err := sit(0); err != nil || !strings.HasPrefix(at, "/t/"+pair.Table) {
		t.Errorf("a table: %q, %v", at, err)
	}
	table := pair.Table
	pair.Table = ""
	if at, err := sit(0); !says(err, tooOften) || at != "" {
		t.Errorf("another table: %q, %v", at, err)
	}
	if r, ok := h.s.resultOfTable(table); ok {
		t.Errorf("the result of a game that goes on is %v", r)
	}
	if r, ok := h.s.resultOfTable("none"); ok {
		t.Errorf("the result of no game is %v", r)
	}
}

// A game has a result for a tournament when it is over, between two.
func TestResultAt(t *testing.T) {
	two, three := rulesOf(t, games.Scrabble(), ""), rulesOf(t, games.Scrabble(), "classique players=3")
	for _, r := range []*game.Rules{two, three} {
		at := r.Start(0)
		if got, ok := resultAt(at); ok {
			t.Errorf("a game that goes on: %v", got)
		}
		for !at.Over() {
			next := must.Get(at.Play(at.Turn(), r.Game().Resign()))(t)
			at = next
		}
		if got, ok := resultAt(at); ok != (r == two) {
			t.Errorf("%d players: %v, %t", r.Seats(), got, ok)
		}
	}
}

// A record is the file of a form, or what was pasted; one that is too large, or cut, is refused.
func TestRecordOf(t *testing.T) {
	var body bytes.Buffer
	w := multipart.NewWriter(&body)
	file, err := w.CreateFormFile("file", "g.txt")
	if err != nil {
		t.Fatal(err)
	}
	_, err = io.WriteString(file, "@game jarnac\n")
	must.Do(t, errors.Join(err, w.Close()))
	whole := body.String()
	ask := func(kind, text string, most int64) (string, error) {
		r := httptest.NewRequest(http.MethodPost, "/", strings.NewReader(text))
		r.Header.Set("Content-Type", kind)
		r.Body = http.MaxBytesReader(nil, r.Body, most)
		got, err := recordOf(r)
		return string(got), err
	}
	const plain = "application/x-www-form-urlencoded"
	for _, tt := range []struct {
		kind, text string
		most       int64
		want, says string
	}{
		{w.FormDataContentType(), whole, 1000, "@game jarnac\n", ""}, {w.FormDataContentType(), whole, 50, "", tooLarge}, {w.FormDataContentType(), whole[:len(whole)-20], 1000, "", badForm},
		{plain, "record=x", 1000, "x", ""}, {plain, "record=+", 1000, "", nothingToJudge}, {plain, "", 1000, "", nothingToJudge},
	} {
		if got, err := ask(tt.kind, tt.text, tt.most); got != tt.want || (tt.says != "") != (err != nil) || tt.says != "" && !says(err, tt.says) {
			t.Errorf("%d bytes of %.30q: %q, %v", tt.most, tt.text, got, err)
		}
	}
}

// Where very many addresses ask, those that are not known wait until others have gone.
func TestManyAddresses(t *testing.T) {
	r := rate{burst: 2, every: time.Second}
	at := time.Unix(1000, 0)
	for i := range maxAddresses {
		if !r.allow(strconv.Itoa(i), at) {
			t.Fatalf("address %d waits", i)
		}
	}
	if r.allow("another", at) || len(r.full) != maxAddresses {
		t.Errorf("one more is let in: %d addresses", len(r.full))
	}
	if !r.allow("7", at) {
		t.Error("one that is known waits")
	}
	if !r.allow("another", at.Add(time.Minute)) || len(r.full) != 1 {
		t.Errorf("a minute later %d addresses are known", len(r.full))
	}
}

// A folder in use is named, and a server that is told to end ends without an error.
func TestServe(t *testing.T) {
	folder := t.TempDir()
	hall, _, err := tables.Open(books, folder, tables.Config{})
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	run := func() error {
		c := tables.Config{Log: t.Logf}
		return serve(ctx, program.World{Stdout: io.Discard}, books, nil, language.English, "127.0.0.1:0", folder, "", nil, c)
	}
	if err := run(); err == nil || !strings.Contains(err.Error(), folder) || errors.Is(err, tables.ErrInUse) {
		t.Errorf("in use: %v", err)
	}
	hall.Close()
	if err := run(); err != nil {
		t.Errorf("told to end: %v", err)
	}
}

// Who goes away gets no advice, and none is thought about.
func TestAdviceStopped(t *testing.T) {
	h := open(t)
	for range cap(h.s.workers) {
		h.s.workers <- struct{}{}
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if text, err := h.s.advise(ctx, tables.Look{}, 0, base{}); !errors.Is(err, context.Canceled) || text != "" {
		t.Errorf("%q, %v", text, err)
	}
}

// A table is set up for a game that there is.
func TestNoSuchGame(t *testing.T) {
	if _, err := open(t).s.setup(wish{Game: "chess", With: byLink}, language.English, nil); !says(err, badWish) {
		t.Error(err)
	}
}
