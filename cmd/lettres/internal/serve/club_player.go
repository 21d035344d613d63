package serve

import (
	"net/http"
	"slices"
	"strings"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/clubs"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/tournament"
)

// A clubMe is what a player of a tournament has to do now.
type clubMe struct {
	Number tournament.Player
	Name   string
	Out    bool
	Table  *clubTable // nil where the player is not paired
}

// Against returns the name of the opponent, "" for a bye.
func (m clubMe) Against() string {
	if m.Table.A == m.Number {
		return m.Table.Second
	}
	return m.Table.First
}

// A slip is what lies on a table: who plays there, each with the address of their own page.
type slip struct {
	Bye   bool // of somebody who has no opponent in this round
	Table int  // 0 before the first round is paired
	Sides []side
}

type side struct {
	Name string
	At   invite
}

// Codes reports whether the slips have codes, which an address of this machine alone has not.
func (p *clubPage) Codes() bool {
	return slices.ContainsFunc(p.Slips, func(s slip) bool {
		return slices.ContainsFunc(s.Sides, func(of side) bool { return of.At.Code != "" })
	})
}

// slips is a page to print: the tables of the round with codes for the phones of the players, and lines for
// the result. Before the first round there is one for each player.
func (s *server) slips(w http.ResponseWriter, r *http.Request) {
	id, key := r.PathValue("id"), r.PathValue("key")
	x, err := s.clubs.Read(id)
	if err == nil && !s.clubs.Opens(id, key) {
		err = clubs.ErrNone
	}
	if err != nil {
		s.noClub(w, r, err)
		return
	}
	of := func(number int, players ...tournament.Player) slip {
		made := slip{Table: number}
		for _, p := range players {
			if key, err := s.clubs.PlayerKey(id, p); err == nil && p > 0 {
				made.Sides = append(made.Sides, side{x.Name(p), s.inviteOf(r, "/player/"+id+"/"+key)})
			}
		}
		return made
	}
	p := s.clubPage(w, r, x, "/club/"+id+"/"+key)
	p.Scripts = nil
	for i, pair := range x.Round(x.Rounds()) {
		made := of(i+1, pair.First, pair.Second)
		if made.Bye = pair.Second == 0; made.Bye {
			made.Table = 0 // nobody sits there
		}
		p.Slips = append(p.Slips, made)
	}
	for i := tournament.Player(1); x.Rounds() == 0 && int(i) <= x.Len(); i++ {
		p.Slips = append(p.Slips, of(0, i))
	}
	s.write(w, http.StatusOK, "slips.html", p)
}

// player is the page of a player for the whole evening: where they play, and how it stands.
func (s *server) player(w http.ResponseWriter, r *http.Request) { s.showPlayer(w, r, nil) }

func (s *server) showPlayer(w http.ResponseWriter, r *http.Request, fault error) {
	id, key := r.PathValue("id"), r.PathValue("key")
	me, err := s.clubs.Player(id, key)
	if err != nil {
		s.noClub(w, r, err)
		return
	}
	x, err := s.clubs.Read(id)
	if err != nil {
		s.noClub(w, r, err)
		return
	}
	p := s.clubPage(w, r, x, "/player/"+id+"/"+key)
	p.Reload = true
	p.Me = &clubMe{Number: me, Name: x.Name(me), Out: x.Withdrawn(me)}
	if i, _, ok := x.Table(me); ok {
		p.Me.Table = &p.Rounds[0].Tables[i-1]
	}
	http.SetCookie(w, &http.Cookie{
		Name: clubCookie, Value: id + "." + key, Path: "/", MaxAge: 2 * 24 * 3600,
		HttpOnly: true, Secure: s.scheme(r) == "https", SameSite: http.SameSiteLaxMode,
	})
	s.sendClub(w, r, "player.html", p, fault)
}

// clubCookie holds the page of a player, so that the first page of all leads back to it from a game.
const clubCookie = "club"

// myEvening returns the tournament in which the owner of a browser plays, for the list of games.
func (s *server) myEvening(r *http.Request, lang language.Tag) (myGame, bool) {
	c, err := r.Cookie(clubCookie)
	if err != nil {
		return myGame{}, false
	}
	id, key, _ := strings.Cut(c.Value, ".")
	me, err := s.clubs.Player(id, key)
	if err != nil {
		return myGame{}, false
	}
	x, err := s.clubs.Read(id)
	if err != nil {
		return myGame{}, false
	}
	m := myGame{Path: "/player/" + id + "/" + key, With: x.Title(), Title: x.Name(me), Status: phrases.Sprintf(lang, "round %d of %d", x.Rounds(), x.Planned())}
	if m.With == "" {
		m.With = phrases.Sprintf(lang, clubTitle)
	}
	if number, pair, ok := x.Table(me); ok && pair.Open() {
		m.Mine, m.Status = true, phrases.Sprintf(lang, atTable, number)
	}
	return m, true
}

// playerActs lets a player sit down at the table of the round, or enter its result.
func (s *server) playerActs(w http.ResponseWriter, r *http.Request) {
	id, key := r.PathValue("id"), r.PathValue("key")
	me, err := s.clubs.Player(id, key)
	if err != nil {
		s.noClub(w, r, err)
		return
	}
	to := "/player/" + id + "/" + key
	err = s.clubs.ChangeFor(id, func(x clubs.Club) (clubs.Club, error) {
		round := 0
		program.Number(&round, 0, tournament.MaxRounds)(r.PostForm.Get("round"))
		_, pair, ok := x.Table(me)
		switch {
		case round != x.Rounds():
			return x, phrases.InputError(clubGoesOn)
		case !ok || !pair.Open():
			return x, phrases.InputError(clubNoGame)
		}
		known := x.Known(round, pair)
		seat := 0
		if pair.Second == me {
			seat = 1
		}
		var err error
		if r.PostForm.Get("do") == "play" {
			known, to, err = s.sitDown(r, x, known, seat)
		} else if known.Said[seat], err = clubResult(r.PostForm.Get); err == nil && known.Said[seat].Kind > tournament.Played {
			err = phrases.InputError(clubAbsent)
		}
		x.Evening = x.Put(known)
		return x, err
	})
	if err != nil {
		s.showPlayer(w, r, err)
		return
	}
	http.Redirect(w, r, to, http.StatusSeeOther)
}

// sitDown returns the address of a seat at the table of a pair, which is set up for the first who sits
// down.
func (s *server) sitDown(r *http.Request, x clubs.Club, pair clubs.Pair, seat int) (_ clubs.Pair, at string, err error) {
	if pair.Table != "" {
		t, err := s.hall.Table(pair.Table)
		if err != nil {
			return pair, "", err
		}
		sits := t.Look().Seats[seat]
		if sits.Key == "" {
			sits.Key, err = t.Sit(sits.Invite, "")
		}
		return pair, "/t/" + pair.Table + "/" + sits.Key, err
	}
	if !s.news.allow(s.address(r), time.Now()) {
		return pair, "", phrases.InputError(tooOften)
	}
	setup, err := s.tableOf(x, pair, languageOf(r))
	if err != nil {
		return pair, "", err
	}
	setup.Host = seat
	t, key, err := s.hall.New(setup)
	if err != nil {
		return pair, "", err
	}
	pair.Table = t.Look().ID
	return pair, "/t/" + pair.Table + "/" + key, nil
}

// tableOf returns how a table of the evening is set up.
func (s *server) tableOf(x clubs.Club, pair clubs.Pair, lang language.Tag) (tables.Setup, error) {
	setup, err := s.setup(wish{
		Game: x.Game, Rules: x.Rules, Validation: "strict", With: byLink, Clock: x.Clock, You: x.Name(pair.First), Other: x.Name(pair.Second),
	}, lang, nil)
	if err == nil && len(setup.Names) != 2 {
		err = phrases.InputError(badWish)
	}
	return setup, err
}

// under returns the scores of a table on the page, "" where nobody has sat down.
func (s *server) under(table string) string {
	if table == "" {
		return ""
	}
	g, err := s.hall.Peek(table)
	if err != nil {
		return "?"
	}
	return scoresOf(tournament.Score(g.At.Score(0), g.At.Score(1)))
}

// resultOfTable returns the result of a game on the page, and whether it has one.
func (s *server) resultOfTable(table string) (tournament.Result, bool) {
	g, err := s.hall.Peek(table)
	if err != nil || !g.Over {
		return tournament.Result{}, false
	}
	return resultAt(g.At)
}

// resultAt returns the result of a game that is over. A draw has equal scores; whatever else is not decided
// is left to people.
func resultAt(at game.Position) (tournament.Result, bool) {
	o, over := at.Outcome()
	if !over || o.Undecided || len(o.Points) != 2 {
		return tournament.Result{}, false
	}
	if o.Drawn {
		return tournament.Score(o.Points[0], o.Points[1]), o.Points[0] == o.Points[1]
	}
	return tournament.Decided(o.Points[0], o.Points[1], o.Winner == 0), true
}
