package serve

import (
	"errors"
	"hash/fnv"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/clubs"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/tournament"
)

// A clubPage is a tournament, for those who play in it or for those who hold it.
type clubPage struct {
	base
	Name      string // the title, may be empty
	Path      string // of this page
	ID        string
	Held      bool // the page of those who hold it
	Version   string
	System    string
	Round     int
	Planned   int
	Complete  bool // all results of the round are known
	Untouched bool // none is
	Rounds    []clubRound
	Standings []clubPlace
	Players   []clubPlayer
	Clauses   []rulebook.Clause
	Follow    *invite // the address for those who play
	Fault     string
	Clause    rulebook.Clause
}

type clubRound struct {
	Number int
	Tables []clubTable
}

type clubTable struct {
	Number        int
	First, Second string
	A, B          tournament.Player // B is 0 for a bye
	Result        tournament.Result
	Kind          string // of the choices for a result
}

// Scores returns a result for people.
func (t clubTable) Scores() string {
	if t.Result.Kind != tournament.Played {
		return t.Result.String()
	}
	return draw.Number(t.Result.Scores[0]) + " – " + draw.Number(t.Result.Scores[1])
}

type clubPlace struct {
	tournament.Standing
	Name       string
	Difference string
	Out        bool
}

type clubPlayer struct {
	Number tournament.Player
	Name   string
	Out    bool
}

// clubWish is the form for a new tournament.
type clubWish struct {
	base
	Name, Names, System, Rounds, Fault string
}

// clubForm asks for the names of a new tournament.
func (s *server) clubForm(w http.ResponseWriter, r *http.Request) {
	b := s.page(w, r, clubTitle)
	b.Narrow = true
	s.write(w, http.StatusOK, "clubs.html", clubWish{base: b, System: "swiss", Rounds: "5"})
}

// newClub begins a tournament.
func (s *server) newClub(w http.ResponseWriter, r *http.Request) {
	if !s.form(w, r, maxForm) {
		return
	}
	wish := clubWish{Name: r.PostForm.Get("title"), Names: r.PostForm.Get("names"), System: r.PostForm.Get("system"), Rounds: r.PostForm.Get("rounds")}
	id, key, err := s.beginClub(r, wish)
	if err == nil {
		http.Redirect(w, r, "/club/"+id+"/"+key, http.StatusSeeOther)
		return
	}
	wish.base = s.page(w, r, clubTitle)
	wish.Narrow = true
	wish.Fault = s.clubFault(err, wish.base)
	s.write(w, http.StatusUnprocessableEntity, "clubs.html", wish)
}

func (s *server) beginClub(r *http.Request, wish clubWish) (id, key string, err error) {
	text := wish.System
	if rounds := strings.TrimSpace(wish.Rounds); rounds != "" && wish.System != "berger" {
		text += " rounds=" + rounds
	}
	o, err := tournament.ParseOptions(text)
	if err != nil {
		return "", "", err
	}
	var names []string
	for line := range strings.Lines(wish.Names) {
		if line = strings.TrimSpace(line); line != "" && len(names) <= tournament.MaxPlayers {
			names = append(names, line)
		}
	}
	t, err := tournament.New(wish.Name, o, names...)
	switch {
	case err != nil:
		return "", "", err
	case len(names) < 2:
		return "", "", phrases.InputError(clubNames)
	case !s.news.allow(s.address(r), time.Now()):
		return "", "", phrases.InputError(tooOften)
	}
	return s.clubs.Create(t)
}

// clubFault says in the language of the page what went wrong.
func (s *server) clubFault(err error, b base) string {
	var input *rulebook.InputError
	var refusal *rulebook.Violation
	switch {
	case errors.As(err, &input), errors.As(err, &refusal):
		return rulebook.Explain(err, b.Lang)
	case errors.Is(err, clubs.ErrFull):
		return b.Say(clubsFull)
	}
	s.hall.Log("%v", err)
	return b.Say(unwritten)
}

// noClub says that a tournament cannot be shown.
func (s *server) noClub(w http.ResponseWriter, r *http.Request, err error) {
	if errors.Is(err, clubs.ErrNone) {
		s.fail(w, r, http.StatusNotFound, phrases.Sprintf(languageOf(r), noClub))
		return
	}
	s.fail(w, r, http.StatusInternalServerError, phrases.Sprintf(languageOf(r), clubDamaged))
}

// club shows a tournament. With its key it can be changed.
func (s *server) club(w http.ResponseWriter, r *http.Request) {
	id, key := r.PathValue("id"), r.PathValue("key")
	if key != "" && !s.clubs.Opens(id, key) {
		s.noClub(w, r, clubs.ErrNone)
		return
	}
	s.showClub(w, r, nil)
}

func (s *server) showClub(w http.ResponseWriter, r *http.Request, fault error) {
	id, key := r.PathValue("id"), r.PathValue("key")
	t, err := s.clubs.Read(id)
	if err != nil {
		s.noClub(w, r, err)
		return
	}
	sum := fnv.New64a()
	sum.Write([]byte(t.String() + languageOf(r).String()))
	version := `"` + strconv.FormatUint(sum.Sum64(), 36) + `"`
	if fault == nil && r.Header.Get("If-None-Match") == version { // a script asks whether it shows the tournament as it is
		w.WriteHeader(http.StatusNotModified)
		return
	}
	p := clubPage{
		base: s.page(w, r, clubTitle), Name: t.Title(), ID: id, Path: "/club/" + id, Held: key != "", Version: version,
		Round: t.Rounds(), Planned: t.Planned(), Complete: true, Untouched: t.Rounds() > 0, Clauses: t.Options().Clauses(),
	}
	p.System = p.Say(systemOf(t.Options()))
	if p.Name != "" {
		p.Title = p.Name
	}
	p.Scripts, p.Reload = []string{"club.js"}, key == ""
	if key != "" {
		p.Path += "/" + key
		follow := s.inviteOf(r, "/club/"+id)
		p.Follow = &follow
	}
	p.tell(t)
	status := http.StatusOK
	if fault != nil {
		status, p.Fault = http.StatusUnprocessableEntity, s.clubFault(fault, p.base)
		var v *rulebook.Violation
		if errors.As(fault, &v) {
			p.Clause = v.Clause
		}
	}
	s.write(w, status, "club.html", p)
}

// systemOf returns a phrase for how players are paired.
func systemOf(o tournament.Options) string {
	switch {
	case slices.Contains(o.Clauses(), rulebook.TournamentQuebec):
		return byQuebec
	case o.System == tournament.BergerTables:
		return byBerger
	case o.System == tournament.KingOfTheHill:
		return byHill
	}
	return bySwiss
}

// tell fills the page with what the tournament is.
func (p *clubPage) tell(t tournament.Tournament) {
	for n := t.Rounds(); n > 0; n-- {
		round := clubRound{Number: n}
		for i, x := range t.Round(n) {
			round.Tables = append(round.Tables, clubTable{i + 1, t.Name(x.First), t.Name(x.Second), x.First, x.Second, x.Result, kinds[x.Result.Kind]})
			if n == t.Rounds() {
				p.Complete = p.Complete && !x.Open()
				p.Untouched = p.Untouched && x.Result.Kind == tournament.Open
			}
		}
		p.Rounds = append(p.Rounds, round)
	}
	for _, s := range t.Standings() {
		p.Standings = append(p.Standings, clubPlace{s, t.Name(s.Player), draw.Signed(s.Difference), t.Withdrawn(s.Player)})
	}
	for i := tournament.Player(1); int(i) <= t.Len(); i++ {
		p.Players = append(p.Players, clubPlayer{i, t.Name(i), t.Withdrawn(i)})
	}
}

// kinds are the choices of the form for a result.
var kinds = map[tournament.Kind]string{tournament.FirstAbsent: "first", tournament.SecondAbsent: "second", tournament.BothAbsent: "both"}

// changeClub changes a tournament as the form says.
func (s *server) changeClub(w http.ResponseWriter, r *http.Request) {
	if !s.form(w, r, maxForm) {
		return
	}
	err := s.clubs.Change(r.PathValue("id"), r.PathValue("key"), func(t tournament.Tournament) (tournament.Tournament, error) {
		var round, first, second int
		number := func(n *int, name string, most int) { program.Number(n, 0, most)(r.PostForm.Get(name)) }
		number(&round, "round", tournament.MaxRounds)
		number(&first, "first", tournament.MaxPlayers)
		number(&second, "second", tournament.MaxPlayers)
		switch r.PostForm.Get("do") {
		case "pair":
			if round != t.Rounds() { // the form was sent twice
				return t, phrases.InputError(clubStale)
			}
			return t.Pair()
		case "undo":
			return t.Undo()
		case "enter":
			return t.Enter(r.PostForm.Get("name"))
		case "withdraw":
			return t.Withdraw(tournament.Player(first))
		case "return":
			return t.Return(tournament.Player(first))
		}
		result, err := clubResult(r.PostForm.Get)
		if err != nil {
			return t, err
		}
		return t.Set(round, tournament.Player(first), tournament.Player(second), result)
	})
	switch {
	case errors.Is(err, clubs.ErrNone):
		s.noClub(w, r, err)
	case err != nil:
		s.showClub(w, r, err)
	default:
		http.Redirect(w, r, "/club/"+r.PathValue("id")+"/"+r.PathValue("key"), http.StatusSeeOther)
	}
}

// clubResult reads the form for a result. Without scores the result is taken away.
func clubResult(get func(string) string) (tournament.Result, error) {
	for kind, name := range kinds {
		if get("kind") == name {
			return tournament.Result{Kind: kind}, nil
		}
	}
	a, b := strings.TrimSpace(get("a")), strings.TrimSpace(get("b"))
	if a == "" && b == "" {
		return tournament.Result{}, nil
	}
	return tournament.ParseResult(a + "-" + b)
}

// clubFile is the tournament as a file.
func (s *server) clubFile(w http.ResponseWriter, r *http.Request) {
	t, err := s.clubs.Read(r.PathValue("id"))
	if err != nil {
		s.noClub(w, r, err)
		return
	}
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Content-Disposition", `attachment; filename="tournament.txt"`)
	_, _ = w.Write([]byte(t.String()))
}
