package serve

import (
	"cmp"
	"net/http"
	"slices"
	"strings"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/show"
)

// A browser keeps the seats that were taken in it in a cookie: the names of tables, each with the key
// of a seat. The keys are what addresses have, so there is nothing to sign: one that was made up
// opens nothing.
const (
	seatsCookie = "seats"
	mostSeats   = 40 // that a cookie holds
	maxCookie   = 4000
)

// A seatKey is a table and the key of a seat at it.
type seatKey struct{ id, key string }

func (k seatKey) path() string { return "/t/" + k.id + "/" + k.key }

// seatsOf returns the seats of a browser, the one that was taken last first.
func seatsOf(r *http.Request) (all []seatKey) {
	c, err := r.Cookie(seatsCookie)
	if err != nil || len(c.Value) > maxCookie {
		return nil
	}
	for text := range strings.SplitSeq(c.Value, "-") {
		if id, key, ok := strings.Cut(text, "."); ok && len(all) < mostSeats {
			all = append(all, seatKey{id, key})
		}
	}
	return all
}

// remember lets the browser keep a seat.
func (s *server) remember(w http.ResponseWriter, r *http.Request, k seatKey) {
	all := seatsOf(r)
	if slices.Contains(all, k) {
		return
	}
	texts := []string{k.id + "." + k.key}
	for _, k := range all[:min(len(all), mostSeats-1)] {
		texts = append(texts, k.id+"."+k.key)
	}
	http.SetCookie(w, &http.Cookie{
		Name: seatsCookie, Value: strings.Join(texts, "-"), Path: "/", MaxAge: 365 * 24 * 3600,
		HttpOnly: true, Secure: s.scheme(r) == "https", SameSite: http.SameSiteLaxMode,
	})
}

// A myGame is a game in the list of those of a browser.
type myGame struct {
	Path, Title, With, Status string
	Mine, Over                bool
	when                      time.Time
}

// What the list holds at most.
const (
	mostRunning = 12
	mostOver    = 4
)

// myGames returns the games of a browser: those that wait for it first, and those that are over
// last.
func (s *server) myGames(r *http.Request, lang language.Tag) (list []myGame) {
	for _, k := range seatsOf(r) {
		g, err := s.hall.Glimpse(k.id, k.key)
		if err != nil {
			continue // it is gone, or was somebody else's
		}
		list = append(list, myGameOf(g, k, lang))
	}
	rank := func(g myGame) int {
		switch {
		case g.Over:
			return 2
		case g.Mine:
			return 0
		}
		return 1
	}
	slices.SortStableFunc(list, func(a, b myGame) int { return cmp.Or(rank(a)-rank(b), b.when.Compare(a.when)) })
	running, over := 0, 0
	return slices.DeleteFunc(list, func(g myGame) bool {
		if g.Over {
			over++
			return over > mostOver
		}
		running++
		return running > mostRunning
	})
}

func myGameOf(g tables.Glimpse, k seatKey, lang language.Tag) myGame {
	m := myGame{Path: k.path(), Title: extra.IntroOf(g.Rules.Game(), lang).Title, Over: g.Over, when: g.When}
	var with, awaited []string
	for seat, name := range g.Names {
		own := slices.Contains(g.Seats, seat)
		if g.Shared || !own {
			with = append(with, name)
		}
		if g.Awaits[seat] {
			awaited = append(awaited, name)
			m.Mine = m.Mine || own && !g.Shared
		}
	}
	m.With = strings.Join(with, ", ")
	say := func(format string, args ...any) string { return phrases.Sprintf(lang, format, args...) }
	switch {
	case g.Over:
		m.Mine = false
		m.Status = say("The game is over")
		if result := resultOf(g.At, show.Options{Language: lang, Names: g.Names}); result != nil {
			m.Status = result.Text
		}
	case slices.Contains(g.Free, true):
		m.Mine = false
		m.Status = say(waitsForSeats)
	case m.Mine:
		m.Status = say(yourTurn)
	default:
		m.Status = say(turnOf, strings.Join(awaited, ", "))
	}
	return m
}
