package serve

import (
	"bytes"
	"io"
	"net/http"
	"strings"
	"time"

	"github.com/jeudelettres/lettres/cmd/internal/disk"
	"github.com/jeudelettres/lettres/cmd/internal/library"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/game"
)

// Site returns the page for a browser that answers itself, with its games on a Disk. Its addresses begin with base, the folder of
// its files on their host: "" or a path such as /jeux. What needs others, a game by a link and the tournaments of a club, is refused,
// and says why. The browser runs it a second time to think, where elsewhere is nil: that one answers what elsewhere hands on, at /think.
func Site(games []*game.Game, d disk.Disk, base string, elsewhere tables.Elsewhere) (http.Handler, error) {
	books := library.New(games, nil)
	hall, _, err := tables.Open(books, "games", tables.Config{Disk: d, Elsewhere: elsewhere})
	if err != nil {
		return nil, err
	}
	s := newServer(books, hall)
	s.alone, s.longest = true, 10*time.Minute // nobody else waits for a review
	return http.StripPrefix(base, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		r.Host = "localhost" // whatever the host of the files is called: nobody else can ask
		if r.URL.Path == "/think" && elsewhere == nil {
			think(w, r, books)
			return
		}
		f := &inFolder{ResponseWriter: w, base: base}
		defer f.finish()
		_, behind, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/t/"), "/")
		if strings.HasPrefix(r.URL.Path, "/club") || strings.HasPrefix(r.URL.Path, "/join/") || strings.HasSuffix(behind, "/invite") ||
			r.URL.Path == "/play" && r.PostFormValue("with") == "link" {
			s.fail(f, r, http.StatusNotImplemented, phrases.Sprintf(languageOf(r), needsServer))
			return
		}
		s.ServeHTTP(f, r)
	})), nil
}

// think answers a question of the hall of another Site.
func think(w http.ResponseWriter, r *http.Request, books *library.Library) {
	question, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxText))
	move := ""
	if err == nil {
		move, err = tables.Answer(r.Context(), books, question)
	}
	if err != nil {
		http.Error(w, err.Error(), http.StatusUnprocessableEntity)
		return
	}
	_, _ = io.WriteString(w, move)
}

// An inFolder writes the addresses of a page as they are in a folder of a host. In HTML that is written by html/template the text ="/
// stands at the beginning of an address alone: all quotation marks of others are escaped.
type inFolder struct {
	http.ResponseWriter
	base string
	page *bytes.Buffer // of HTML, which is kept until its end; nil for all else
}

func (f *inFolder) WriteHeader(status int) {
	h := f.Header()
	if to := h.Get("Location"); strings.HasPrefix(to, "/") {
		h.Set("Location", f.base+to)
	}
	if strings.HasPrefix(h.Get("Content-Type"), "text/html") {
		h.Del("Content-Length")
		f.page = new(bytes.Buffer)
	}
	f.ResponseWriter.WriteHeader(status)
}

func (f *inFolder) Write(text []byte) (int, error) {
	if f.page != nil {
		return f.page.Write(text)
	}
	return f.ResponseWriter.Write(text)
}

func (f *inFolder) Flush() {
	if to, ok := f.ResponseWriter.(http.Flusher); ok && f.page == nil {
		to.Flush()
	}
}

func (f *inFolder) finish() {
	if f.page != nil {
		f.ResponseWriter.Write(bytes.ReplaceAll(f.page.Bytes(), []byte(`="/`), []byte(`="`+f.base+`/`)))
	}
}
