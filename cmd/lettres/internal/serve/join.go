package serve

import (
	"net/http"

	"golang.org/x/text/language"

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
	b.Narrow, b.Scripts = true, []string{"names.js"}
	b.List = l.Rules.Lexicon().Describe(b.Lang)
	s.write(w, http.StatusOK, "join.html", struct {
		base
		Host, Name, Game string
		Ask              bool // for the name
		Rules            []string
	}{
		b, l.Names[(seat+1)%len(l.Names)], nameOf(l, seat), extra.IntroOf(l.Rules.Game(), b.Lang).Title,
		l.Seats[seat].Key == "" && len(l.Steps) == 0, inWords(l.Rules, l.Table.Config().Time, b.Lang),
	})
}

// nameOf returns the name of a seat, "" if nobody has said one.
func nameOf(l tables.Look, seat int) string {
	for _, lang := range []language.Tag{language.French, language.English} {
		if l.Names[seat] == phrases.Sprintf(lang, playerNumber, seat+1) {
			return ""
		}
	}
	return l.Names[seat]
}

// join gives the seat to the first who asks for it.
func (s *server) join(w http.ResponseWriter, r *http.Request) {
	t, err := s.hall.Table(r.PathValue("id"))
	if err != nil {
		s.noTable(w, r, err)
		return
	}
	name := cleanName(r.PostForm.Get("you"))
	if seat, ok := t.Invited(r.PathValue("invite")); ok && name != "" {
		names := t.Look().Names
		names[seat] = name
		name = distinct(names)[seat]
	}
	key, err := t.Sit(r.PathValue("invite"), name)
	if err != nil {
		s.noTable(w, r, err)
		return
	}
	http.Redirect(w, r, "/t/"+r.PathValue("id")+"/"+key, http.StatusSeeOther)
}
