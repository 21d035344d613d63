package serve

import (
	"errors"
	"net/http"

	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
)

// seated answers for the table and the seats of an address.
func (s *server) seated(answer func(http.ResponseWriter, *http.Request, *tables.Table, []int)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		t, err := s.hall.Table(r.PathValue("id"))
		if err == nil {
			if seats := t.SeatsOf(r.PathValue("key")); len(seats) > 0 {
				answer(w, r, t, seats)
				return
			}
			err = tables.ErrNone
		}
		s.noTable(w, r, err)
	}
}

// noTable says that there is no such table: whether it is the table or the seat that is
// wrong, nobody is told.
func (s *server) noTable(w http.ResponseWriter, r *http.Request, err error) {
	lang := languageOf(r)
	switch {
	case errors.Is(err, tables.ErrFull):
		s.fail(w, r, http.StatusServiceUnavailable, phrases.Sprintf(lang, tablesFull))
	case errors.Is(err, tables.ErrNone), errors.Is(err, tables.ErrSeat):
		s.fail(w, r, http.StatusNotFound, phrases.Sprintf(lang, noTable))
	default:
		s.fail(w, r, http.StatusInternalServerError, phrases.Sprintf(lang, damagedTable))
	}
}

// record is the game as a record. Where racks are hidden it is given out when the game is
// over.
func (s *server) record(w http.ResponseWriter, r *http.Request, t *tables.Table, _ []int) {
	l := t.Look()
	if l.Rules.Traits().Hidden && !l.At.Over() {
		s.fail(w, r, http.StatusForbidden, phrases.Sprintf(languageOf(r), recordLater))
		return
	}
	text, err := l.Record()
	if err != nil {
		s.fail(w, r, http.StatusInternalServerError, phrases.Sprintf(languageOf(r), damagedTable))
		return
	}
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Content-Disposition", `attachment; filename="`+l.Rules.Game().Name()+"-"+l.ID[:4]+`.txt"`)
	_, _ = w.Write([]byte(text))
}
