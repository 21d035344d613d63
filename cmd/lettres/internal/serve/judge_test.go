package serve

import (
	"bytes"
	"mime/multipart"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// file sends a file, as a form of a browser does.
func (h *house) file(name string, text []byte) (status int, page, at string) {
	h.t.Helper()
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	must.Do(h.t, form.WriteField("record", "what was typed is not looked at"))
	part, err := form.CreateFormFile("file", name)
	if err == nil {
		_, err = part.Write(text)
	}
	if err == nil {
		err = form.Close()
	}
	if err != nil {
		h.t.Fatal(err)
	}
	r := httptest.NewRequest("POST", h.url+"/judge?lang=en", &body)
	r.Header.Set("Content-Type", form.FormDataContentType())
	w := httptest.NewRecorder()
	h.s.ServeHTTP(w, r)
	if at = w.Header().Get("Location"); at == "" {
		return w.Code, w.Body.String(), ""
	}
	status, page, _ = h.ask(at+"?lang=en", nil)
	return status, page, at
}

// A file of any game is judged, GCG too, and has an address.
func TestJudgeFile(t *testing.T) {
	h := open(t)
	h.s.asks.burst = 1 << 20
	n := 0
	for _, pattern := range []string{"../arbiter/disputes/*.txt", "../arbiter/disputes/*.gcg", "../../../../scrabble/gcg/testdata/*.gcg"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatal(pattern, err)
		}
		for _, file := range files {
			text := must.Get(os.ReadFile(file))(t)
			status, page, at := h.file(filepath.Base(file), text)
			switch {
			case status == http.StatusOK && strings.HasPrefix(at, "/g/") && strings.Contains(page, `class="steps"`):
				n++
			case status != http.StatusUnprocessableEntity || !strings.Contains(page, `role="alert"`):
				t.Errorf("%s: %d, %s", file, status, visible(page))
			default:
				t.Logf("%s: %s", filepath.Base(file), visible(page)[60:200])
			}
		}
	}
	if n < 60 {
		t.Errorf("%d files were judged", n)
	}
	for name, text := range map[string]string{
		"empty": "", "image": "\x89PNG\r\n\x1a\n\x00\x00", "large": strings.Repeat("A", maxRecord+1), "huge": strings.Repeat("A", maxText+1),
		"nul": strings.Repeat("\x00", 1000), "script": "<script>alert(1)</script>", "utf16": "\xff\xfe#\x00p\x00l\x00a\x00",
	} {
		status, page, _ := h.file(`<script>"`+name, []byte(text))
		if status != http.StatusUnprocessableEntity || strings.Contains(page, "<script>alert") || !strings.Contains(page, `role="alert"`) {
			t.Errorf("%s: %d, %.600s", name, status, visible(page))
		}
	}
	r := httptest.NewRequest("POST", h.url+"/judge", strings.NewReader("no form"))
	r.Header.Set("Content-Type", "multipart/form-data; boundary=x")
	w := httptest.NewRecorder()
	if h.s.ServeHTTP(w, r); w.Code != http.StatusUnprocessableEntity {
		t.Errorf("a broken form: %d", w.Code)
	}
}

// Of a file with several games each has an address.
func TestJudgeSeveral(t *testing.T) {
	h := open(t)
	one := "@game jarnac\n@players Alice <b>Bob\n@first Alice\nAlice +ABUZRT\nAlice RAT\n"
	status, page, _ := h.file("games.txt", []byte(strings.Repeat(one, 3)+"@game scrabble\n"))
	links := regexp.MustCompile(`href="(/g/[^"]+)"`).FindAllStringSubmatch(page, -1)
	if status != http.StatusOK || len(links) != 4 || !strings.Contains(page, `<body class="text">`) || strings.Contains(page, "<b>") || !strings.Contains(visible(page), "Game 4") {
		t.Fatalf("%d, %d links: %s", status, len(links), visible(page))
	}
	if status, page, _ := h.ask(links[2][1]+"?lang=en&step=2", nil); status != http.StatusOK || !strings.Contains(visible(page), "lays RAT on line 1") {
		t.Errorf("%d: %s", status, visible(page))
	}
	noise := make([]byte, 40_000)
	for i := range noise {
		noise[i] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[i*i*7919>>5&31]
	}
	many := strings.Repeat("@game jarnac\nA +6\n", 5000) + "@players " + string(noise) + "\n"
	if status, page, _ := h.file("games.txt", []byte(many)); status != http.StatusOK || strings.Count(page, "<li value") != maxGames {
		t.Errorf("%d, %d games", status, strings.Count(page, "<li value"))
	}
	if status, page, _ := h.file("games.txt", []byte("@game jarnac\nA +6\n@game jarnac\n@players "+string(noise))); status != http.StatusOK || len(page) > 60_000 {
		t.Errorf("%d, %d bytes", status, len(page))
	}
}

// What can be read of a record is judged, up to the line that cannot, and has an address; where nothing is a game, the form comes back
// with the reason.
func TestJudgeInPart(t *testing.T) {
	h := open(t)
	const begin = "@game jarnac\n@players Alice Bob\n@first Alice\n"
	for text, judged := range map[string]bool{begin + "Alice +ABUZRT\nAlice RAT\nAlice 99:#!\n": true, begin + "Alice 99:#!\n": false, begin + "Alice +ABUZRT\nAlice RAT\n": true} {
		status, page, at := h.file("game.txt", []byte(text))
		if strings.HasPrefix(at, "/g/") != judged || judged && !strings.Contains(page, `class="steps"`) || !judged && (status != http.StatusUnprocessableEntity || !strings.Contains(page, "99:#!")) {
			t.Errorf("%q: %d at %s, %s", text, status, at, visible(page))
		}
	}
}
