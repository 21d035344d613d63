package serve

import (
	"errors"
	"net/http"

	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/rulebook"
)

// rematch leads to another game of the same players, who change seats.
func (s *server) rematch(w http.ResponseWriter, r *http.Request, t *tables.Table, seats []int) {
	place, err := s.hall.Rematch(t, seats[0], s.address(r))
	lang := languageOf(r)
	switch {
	case errors.Is(err, tables.ErrPlays):
		s.fail(w, r, http.StatusConflict, phrases.Sprintf(lang, stale))
	case errors.Is(err, tables.ErrFull):
		s.fail(w, r, http.StatusServiceUnavailable, phrases.Sprintf(lang, tablesFull))
	case err != nil:
		s.fail(w, r, http.StatusInternalServerError, upperFirst(rulebook.Explain(err, lang)))
	case place.Key != "":
		http.Redirect(w, r, "/t/"+place.ID+"/"+place.Key, http.StatusSeeOther)
	default:
		http.Redirect(w, r, "/join/"+place.ID+"/"+place.Invite, http.StatusSeeOther)
	}
}
