package serve

import (
	"net/http"
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
)

// Onlookers see a table as everybody may, and follow the game while it is played. Their addresses have a key of
// the table that is no seat's, so nothing can be done with it. A screen is the same for many: large, without a
// head, and one table after the other where its address names several.

// mostShown limits the tables that a screen shows, and showFor is how long each is shown, in seconds.
const (
	mostShown = 12
	showFor   = 20
)

// shown returns the table of an onlooker's address, and the number of tables there, or nil after an answer.
func (s *server) shown(w http.ResponseWriter, r *http.Request) (t *tables.Table, n, of int) {
	all := strings.SplitN(r.PathValue("tables"), "-", mostShown+1)
	n, ok := numberOf(r.PathValue("n"), min(len(all), mostShown))
	err := error(tables.ErrNone)
	if ok {
		id, key, _ := strings.Cut(all[n-1], ".")
		if t, err = s.hall.Table(id); err == nil && !t.Shows(key) {
			err = tables.ErrNone
		}
	}
	if err != nil {
		s.noTable(w, r, err)
		return nil, 0, 0
	}
	return t, n, min(len(all), mostShown)
}

// onlook shows a table to an onlooker.
func (s *server) onlook(w http.ResponseWriter, r *http.Request) {
	t, n, of := s.shown(w, r)
	if t == nil {
		return
	}
	l := t.Look()
	if r.Header.Get("If-None-Match") == `"`+l.Version+`"` {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	_, way, _ := strings.Cut(r.URL.Path, "/")
	way, _, _ = strings.Cut(way, "/")
	at := func(n int) string { return "/" + way + "/" + r.PathValue("tables") + "/" + strconv.Itoa(n) }
	p := &tablePage{
		base: s.page(w, r, tableTitle, strings.Join(l.Names, ", ")), Look: l, Path: at(n), N: len(l.Steps), Seat: -1,
		Watch: true, Screen: way == "screen",
	}
	p.Reload = !l.At.Over()
	if of > 1 && p.Screen {
		p.Turn = strconv.Itoa(showFor) + "; url=" + at(n%of+1)
	}
	p.played(l.Rules, "table.js", "live.js", "board.js", "slide.js", "ear.js")
	o := p.options(l.Names)
	o.Onlooker = true
	v := l.At.View(0)
	if onBoard(l.Rules) {
		p.Drawing = drawing(v, o, l.Since()) // the script takes the players apart from it
	} else {
		p.Drawing, p.Wide = drawn(v, o, l.Since())
	}
	if p.Status = v.Status(o); l.Table.IsPaused() && !l.At.Over() {
		p.Status = p.Say(waitsForSeats)
	}
	p.tell(l, o)
	if p.Result = resultOf(l.At, o); p.Result != nil && p.Result.End == p.Result.Verdict {
		p.Result.Verdict = ""
	}
	p.People = peopleOf(l, -1)
	s.write(w, http.StatusOK, "table.html", p)
}

// onlookEvents tells an onlooker's page of changes.
func (s *server) onlookEvents(w http.ResponseWriter, r *http.Request) {
	if t, _, _ := s.shown(w, r); t != nil {
		s.stream(w, r, t, nil)
	}
}

// screens puts tables together for a screen: those whose addresses somebody gives.
func (s *server) screens(w http.ResponseWriter, r *http.Request) {
	var all []string
	for word := range strings.FieldsSeq(r.URL.Query().Get("tables")) {
		for _, way := range []string{"/watch/", "/screen/"} {
			if _, after, ok := strings.Cut(word, way); ok {
				names, _, _ := strings.Cut(after, "/")
				all = append(all, strings.Split(names, "-")...)
			}
		}
	}
	all = slices.DeleteFunc(all, func(name string) bool {
		return len(name) > 60 || strings.Trim(name, "abcdefghijklmnopqrstuvwxyz234567.") != ""
	})
	if len(all) > 0 {
		http.Redirect(w, r, "/screen/"+strings.Join(all[:min(len(all), mostShown)], "-")+"/1", http.StatusSeeOther)
		return
	}
	b := s.page(w, r, screenTitle)
	b.Narrow = true
	s.write(w, http.StatusOK, "screens.html", b)
}
