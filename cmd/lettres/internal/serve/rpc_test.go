package serve

import (
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/jeudelettres/lettres/cmd/internal/library"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/rpc"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/hostile"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
)

// Programs are answered where the server was told to, and pages of others are refused.
func TestRPC(t *testing.T) {
	h := openWith(t, library.New(games.All(), nil))
	judged := func(word string) string {
		return `{"jsonrpc":"2.0","id":1,"method":"word","params":{"word":"` + word + `"}}`
	}
	const start = `{"jsonrpc":"2.0","id":1,"method":"start","params":{"game":"jarnac"}}`
	post := func(text, origin string) (int, string) {
		r := must.Get(http.NewRequest("POST", h.url+"/rpc", strings.NewReader(text)))(t)
		r.Header.Set("Content-Type", "application/json")
		if origin != "" {
			r.Header.Set("Origin", origin)
		}
		a := must.Get(http.DefaultClient.Do(r))(t)
		defer a.Body.Close()
		body := must.Get(io.ReadAll(a.Body))(t)
		return a.StatusCode, string(body)
	}
	const refused = `{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"`
	if status, answer := post(start, ""); status != http.StatusNotFound || !strings.HasPrefix(answer, refused+"This server does not answer programs") {
		t.Errorf("without -rpc: %d %s", status, answer)
	}
	words := must.Get(lexicon.ReadList(strings.NewReader("RAT\nRATS\n")))(t)
	h.s.rpc = rpc.New(games.All(), words)
	for _, tt := range []struct {
		text, origin string
		status       int
		answer       string
	}{
		{start, "", http.StatusOK, `"result":{"position":"turn A;`},
		{"[" + start + "," + start + "]", "", http.StatusOK, `[{"jsonrpc"`},
		{`{"jsonrpc":"2.0","method":"start","params":{"game":"jarnac"}}`, "", http.StatusNoContent, ""},
		{judged("RATS"), "", http.StatusOK, `"good":true`},
		{judged("CHAT"), "", http.StatusOK, `"good":false`}, // it is not on the list
		{"{", "", http.StatusOK, `"code":-32700`},
		{strings.Repeat(" ", maxRPC+1), "", http.StatusRequestEntityTooLarge, refused + "That is too long."},
		{start, "http://other.example", http.StatusForbidden, refused + "This request came from another site."},
	} {
		if status, answer := post(tt.text, tt.origin); status != tt.status || !strings.Contains(answer, tt.answer) {
			t.Errorf("%.40s from %q: %d %.100s", tt.text, tt.origin, status, answer)
		}
	}
	if a := must.Get(http.Get(h.url + "/rpc"))(t); a.StatusCode != http.StatusMethodNotAllowed || a.Header.Get("Allow") != "POST" || a.Header.Get("Content-Type") != "application/json" {
		t.Errorf("GET: %d, %q is allowed, and the answer is %s", a.StatusCode, a.Header.Get("Allow"), a.Header.Get("Content-Type"))
	}
	r := httptest.NewRequest("POST", "/rpc", strings.NewReader(start))
	r.Host = "other.example"
	misdirected := httptest.NewRecorder()
	h.s.ServeHTTP(misdirected, r)
	if body := misdirected.Body.String(); misdirected.Code != http.StatusMisdirectedRequest || !strings.HasPrefix(body, refused) || !strings.Contains(body, `"fr":"Cette page ne répond pas`) {
		t.Errorf("another host: %d %s", misdirected.Code, body)
	}
	w := httptest.NewRecorder()
	h.s.call(w, httptest.NewRequest("POST", "/rpc", iotest.ErrReader(io.ErrUnexpectedEOF)))
	if w.Code != http.StatusBadRequest || !strings.HasPrefix(w.Body.String(), refused) {
		t.Errorf("a body that breaks off: %d %s", w.Code, w.Body)
	}
}

// TestGrowth sends hostile requests over HTTP. Nothing of them stays in memory.
func TestGrowth(t *testing.T) {
	h := openWith(t, library.New(games.All(), nil))
	h.s.rpc = rpc.New(games.All(), nil)
	hostile.NoGrowth(t, func(i int) {
		a := must.Get(http.Post(h.url+"/rpc", "application/json", strings.NewReader(hostile.Call(i))))(t)
		if _, err := io.Copy(io.Discard, a.Body); err != nil || a.StatusCode != http.StatusOK {
			t.Fatal(a.Status, err)
		}
		a.Body.Close()
	})
}
