package serve

import (
	"errors"
	"net/http"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// The numbers of a browser are those of its games that are over. What one has missed in a game that goes on is
// not told.
func TestStats(t *testing.T) {
	h := open(t)
	anne, bob := h.browser(), h.browser()
	if page, _ := anne.ask("/stats", nil); !strings.Contains(page, "Parties terminées de ce navigateur : 0.") {
		t.Errorf("somebody new: %s", page)
	}
	page, hers := anne.ask("/play", form("game", "jarnac", "with", "link", "you", "Anne"))
	bob.sitAs("Bob", invitation.FindString(page))
	if page, _ := anne.ask("/stats", nil); !strings.Contains(page, "navigateur : 0.") {
		t.Errorf("a game that goes on is counted: %s", page)
	}
	place := strings.Split(hers, "/")
	if _, _, err := h.s.hall.Finished(place[2], place[3]); !errors.Is(err, tables.ErrRunning) {
		t.Error(err)
	}
	seat{h, hers}.do("do", "resign")
	for range 2 { // the second time from the shelf
		page, _ := anne.ask("/stats", nil)
		if !strings.Contains(page, "navigateur : 1.") || !strings.Contains(page, "1 partie : 0 gagnée, 0 nulle, 1 perdue") {
			t.Errorf("%s", page)
		}
	}
	if page, _ := bob.ask("/stats", nil); !strings.Contains(page, "1 partie : 1 gagnée") || !strings.Contains(page, "Mois par mois") {
		t.Errorf("%s", page)
	}
	if _, _, err := h.s.hall.Finished(place[2], "x"); !errors.Is(err, tables.ErrSeat) {
		t.Error(err)
	}
}

// Records that somebody gives are counted without a script; what cannot be read says why, and nothing that was
// typed is lost.
func TestStatsOfRecords(t *testing.T) {
	h := open(t)
	text := must.Get(os.ReadFile("../stats/testdata/games/jarnac.txt"))(t)
	status, page, _ := h.ask("/stats", form("record", string(text), "name", "bruno"))
	if strings.Count(page, `<th scope="row"><a href="/g/`) < 5 || !strings.Contains(page, "?mine=1") {
		t.Errorf("words lead to no game: %s", page)
	}
	if at := regexp.MustCompile(`/g/[^"]+`).FindString(page); at != "" {
		if status, game, _ := h.ask(at, nil); status != http.StatusOK || !strings.Contains(game, `id="review"`) {
			t.Errorf("%s: %d", at, status)
		}
	}
	if status != http.StatusOK || !strings.Contains(page, "Games that you gave: 2.") || !strings.Contains(page, "2026-03") || !strings.Contains(page, "2 games: 2 won") {
		t.Errorf("%d %s", status, page)
	}
	status, page, _ = h.ask("/stats", form("record", string(text)+"@game jarnac\nnonsense\n"))
	if status != http.StatusOK || !strings.Contains(page, "2 games: 0 won") || !strings.Contains(page, "could not be read, or were those of others: 1.") {
		t.Errorf("%d %s", status, page)
	}
	for _, tt := range [][3]string{
		{string(text), "Chloé", "Nobody is called"}, {"", "", "refusal"}, {"nonsense", "", "refusal"}, {"@game jarnac\n@players Alice Bru", "", "refusal"},
	} {
		status, page, _ := h.ask("/stats", form("record", tt[0], "name", tt[1]))
		if status != http.StatusUnprocessableEntity || !strings.Contains(page, tt[2]) || !strings.Contains(page, tt[0][:min(20, len(tt[0]))]) {
			t.Errorf("%q: %d %s", tt[0], status, page)
		}
	}
}
