package serve

import (
	"net/http"

	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/internal/extra"
)

// invitation asks whoever opens it whether to sit down. Looking at it takes no seat: some
// programs open each link that they see.
func (s *server) invitation(w http.ResponseWriter, r *http.Request) {
	t, err := s.hall.Table(r.PathValue("id"))
	if err != nil {
		s.noTable(w, r, err)
		return
	}
	seat, ok := t.Invited(r.PathValue("invite"))
	if !ok {
		s.noTable(w, r, tables.ErrSeat)
		return
	}
	l := t.Look()
	b := s.page(w, r, joinTitle)
	b.Narrow = true
	s.write(w, http.StatusOK, "join.html", struct {
		base
		Host, Name, Game, Options string
	}{b, l.Names[(seat+1)%len(l.Names)], l.Names[seat], extra.IntroOf(l.Rules.Game(), b.Lang).Title, l.Rules.Options()})
}

// join gives the seat to the first who asks for it.
func (s *server) join(w http.ResponseWriter, r *http.Request) {
	t, err := s.hall.Table(r.PathValue("id"))
	if err != nil {
		s.noTable(w, r, err)
		return
	}
	key, err := t.Sit(r.PathValue("invite"))
	if err != nil {
		s.noTable(w, r, err)
		return
	}
	http.Redirect(w, r, "/t/"+r.PathValue("id")+"/"+key, http.StatusSeeOther)
}
