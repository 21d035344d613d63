package serve

import (
	"net/http"
	"strings"

	"github.com/jeudelettres/lettres/cmd/internal/disk"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/library"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/game"
)

// Site returns the page for a browser that answers itself, with its games on a Disk. What needs
// others, a game by a link and the tournaments of a club, is refused, and says why.
func Site(games []*game.Game, d disk.Disk) (http.Handler, error) {
	books := library.New(games, nil)
	hall, _, err := tables.Open(books, "games", tables.Config{Disk: d})
	if err != nil {
		return nil, err
	}
	s := newServer(books, hall)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		r.Host = "localhost" // whatever the host of the files is called: nobody else can ask
		_, behind, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/t/"), "/")
		if strings.HasPrefix(r.URL.Path, "/club") || strings.HasPrefix(r.URL.Path, "/join/") || strings.HasSuffix(behind, "/invite") ||
			r.URL.Path == "/play" && r.PostFormValue("with") == "link" {
			s.fail(w, r, http.StatusNotImplemented, phrases.Sprintf(languageOf(r), needsServer))
			return
		}
		s.ServeHTTP(w, r)
	}), nil
}
