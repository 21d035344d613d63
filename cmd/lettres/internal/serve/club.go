package serve

import (
	"errors"
	"fmt"
	"hash/fnv"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/clubs"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/law"
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
	Screen    bool // a page that all may see, large, by which nothing can be done
	Version   string
	System    string
	Round     int
	Planned   int
	Complete  bool // all results of the round are known
	Untouched bool // none is
	Missing   int  // results
	Rounds    []clubRound
	Standings []clubPlace
	Players   []clubPlayer
	Clauses   []rulebook.Clause
	Follow    *invite // the address for those who play
	Plays     bool    // there are tables on the page
	Me        *clubMe // whose page it is; nil for all others
	Slips     []slip
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
	Under         string // the scores of a game under way on the page
	Said          []claim
	Disputed      bool
	Typed         *[2]string // scores that were refused
}

// Typed reports whether scores of the round were refused.
func (r clubRound) Typed() bool {
	return slices.ContainsFunc(r.Tables, func(t clubTable) bool { return t.Typed != nil })
}

// A claim is the result that one of a pair has entered.
type claim struct{ Who, Scores string }

// Scores returns the result for people.
func (t clubTable) Scores() string { return scoresOf(t.Result) }

// scoresOf returns a result for people.
func scoresOf(r tournament.Result) string {
	if r.Kind != tournament.Played {
		return r.String()
	}
	return draw.Number(r.Scores[0]) + " – " + draw.Number(r.Scores[1])
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

// Over reports whether all results of the last round are known.
func (p *clubPage) Over() bool { return p.Complete && p.Round == p.Planned }

// clubWish is the form for a new tournament.
type clubWish struct {
	base
	Name, Names, System, Rounds, Fault string
	Play, Clock                        string // the game and its rules, as "jarnac official"; "" with real letters
	Games                              []gameChoice
	Clocks, Limits                     []int // minutes each, and seconds for a move
}

// complete completes the form for a new tournament.
func (w clubWish) complete(s *server, b base) clubWish {
	w.base = b
	w.Narrow = true
	for _, g := range s.games.All() {
		w.Games = append(w.Games, s.choiceOf(b.Lang, g))
	}
	w.Clocks, w.Limits = clocks, limits
	return w
}

// clubForm asks for the names of a new tournament.
func (s *server) clubForm(w http.ResponseWriter, r *http.Request) {
	s.write(w, http.StatusOK, "clubs.html", clubWish{System: "swiss", Rounds: "5"}.complete(s, s.page(w, r, clubTitle)))
}

// newClub begins a tournament.
func (s *server) newClub(w http.ResponseWriter, r *http.Request) {
	wish := clubWish{Name: r.PostForm.Get("title"), Names: r.PostForm.Get("names"), System: r.PostForm.Get("system"), Rounds: r.PostForm.Get("rounds"), Play: r.PostForm.Get("play"), Clock: r.PostForm.Get("clock")}
	id, key, err := s.beginClub(r, wish)
	if err == nil {
		http.Redirect(w, r, "/club/"+id+"/"+key, http.StatusSeeOther)
		return
	}
	wish = wish.complete(s, s.page(w, r, clubTitle))
	wish.Fault = upperFirst(s.clubFault(err, wish.base))
	s.write(w, http.StatusUnprocessableEntity, "clubs.html", wish)
}

func (s *server) beginClub(r *http.Request, wish clubWish) (id, key string, err error) {
	text := wish.System
	if rounds := strings.TrimSpace(wish.Rounds); rounds != "" && wish.System != "berger" {
		if _, err := strconv.ParseUint(rounds, 10, 32); err != nil {
			return "", "", phrases.InputError(clubRounds, rounds)
		}
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
	var evening clubs.Evening
	if err == nil && wish.Play != "" {
		evening.Game, evening.Rules, _ = strings.Cut(wish.Play, " ")
		evening.Clock = wish.Clock
		_, err = s.tableOf(clubs.Club{Evening: evening}, clubs.Pair{}, languageOf(r))
	}
	switch {
	case err != nil:
		return "", "", err
	case len(names) < 2:
		return "", "", phrases.InputError(clubNames)
	case !s.news.allow(s.address(r), time.Now()):
		return "", "", phrases.InputError(tooOften)
	}
	return s.clubs.Create(clubs.Club{Tournament: t, Evening: evening})
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
	case errors.Is(err, tables.ErrFull):
		return b.Say(tablesFull)
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
	s.hall.Log("%v", err) // which file it is: its name has the key
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
	x, err := s.clubs.Read(id)
	if err != nil {
		s.noClub(w, r, err)
		return
	}
	p := s.clubPage(w, r, x, "/club/"+id)
	if p.Held = key != ""; p.Held {
		p.Path += "/" + key
		follow := s.inviteOf(r, "/club/"+id)
		p.Follow = &follow
	}
	if p.Screen = strings.HasSuffix(r.URL.Path, "/screen"); p.Screen {
		p.Path += "/screen"
	}
	if fault != nil {
		p.typed(r)
	}
	p.Reload = !p.Held
	s.sendClub(w, r, "club.html", p, fault)
}

// typed puts the scores of a form that was refused back into it.
func (p *clubPage) typed(r *http.Request) {
	for i, round := range p.Rounds {
		for j, t := range round.Tables {
			if r.PostForm.Get("round") == strconv.Itoa(round.Number) && r.PostForm.Get("first") == strconv.Itoa(int(t.A)) && r.PostForm.Get("second") == strconv.Itoa(int(t.B)) {
				p.Rounds[i].Tables[j].Typed = &[2]string{short(r.PostForm.Get("a")), short(r.PostForm.Get("b"))}
			}
		}
	}
}

// clubTables leads to the screen that shows the tables of the round on which people play on the page.
func (s *server) clubTables(w http.ResponseWriter, r *http.Request) {
	x, err := s.clubs.Read(r.PathValue("id"))
	if err != nil {
		s.noClub(w, r, err)
		return
	}
	var shown []string
	for _, pair := range x.Round(x.Rounds()) {
		known := x.Known(x.Rounds(), pair)
		if !pair.Open() || known.Table == "" || len(shown) == mostShown {
			continue
		}
		if t, err := s.hall.Table(known.Table); err == nil {
			if l := t.Look(); l.View != "" {
				shown = append(shown, l.ID+"."+l.View)
			}
		}
	}
	if len(shown) == 0 {
		s.fail(w, r, http.StatusNotFound, phrases.Sprintf(languageOf(r), clubNoTables))
		return
	}
	http.Redirect(w, r, "/screen/"+strings.Join(shown, "-")+"/1", http.StatusSeeOther)
}

// clubPage returns what a page tells of a tournament.
func (s *server) clubPage(w http.ResponseWriter, r *http.Request, x clubs.Club, path string) *clubPage {
	p := &clubPage{
		base: s.page(w, r, clubTitle), Name: x.Title(), ID: r.PathValue("id"), Path: path,
		Round: x.Rounds(), Planned: x.Planned(), Complete: true, Untouched: x.Rounds() > 0, Clauses: x.Options().Clauses(), Plays: x.Game != "",
	}
	p.System = p.Say(systemOf(x.Options()))
	if p.Name != "" {
		p.Title = p.Name
	}
	p.Scripts = []string{"club.js"}
	p.tell(x, s.under)
	return p
}

// sendClub sends a page of a tournament, unless a script asks that shows it as it is.
func (s *server) sendClub(w http.ResponseWriter, r *http.Request, name string, p *clubPage, fault error) {
	sum := fnv.New64a()
	fmt.Fprint(sum, p.Path, p.Lang, p.Round, p.Rounds, p.Standings, p.Players)
	p.Version = `"` + strconv.FormatUint(sum.Sum64(), 36) + `"`
	if fault == nil && r.Header.Get("If-None-Match") == p.Version {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	status := http.StatusOK
	if fault != nil {
		status, p.Fault = http.StatusUnprocessableEntity, s.clubFault(fault, p.base)
		if v, ok := errors.AsType[*rulebook.Violation](fault); ok {
			p.Clause = v.Clause
		}
	}
	s.write(w, status, name, p)
}

// systemOf returns a phrase for how players are paired.
func systemOf(o tournament.Options) string {
	switch {
	case slices.Contains(o.Clauses(), law.TournamentQuebec):
		return byQuebec
	case o.System == tournament.BergerTables:
		return byBerger
	case o.System == tournament.KingOfTheHill:
		return byHill
	}
	return bySwiss
}

// tell fills the page with what the tournament is. under returns the scores of a table where people play.
func (p *clubPage) tell(t clubs.Club, under func(table string) string) {
	for n := t.Rounds(); n > 0; n-- {
		round := clubRound{Number: n}
		for i, x := range t.Round(n) {
			table := clubTable{Number: i + 1, First: t.Name(x.First), Second: t.Name(x.Second), A: x.First, B: x.Second, Result: x.Result, Kind: kinds[x.Result.Kind]}
			if x.Open() {
				known := t.Known(n, x)
				table.Under, table.Disputed = under(known.Table), known.Disputed()
				for i, said := range known.Said {
					if said.Kind != tournament.Open {
						table.Said = append(table.Said, claim{[]string{table.First, table.Second}[i], scoresOf(said)})
					}
				}
			}
			round.Tables = append(round.Tables, table)
			if n == t.Rounds() {
				if x.Open() {
					p.Complete = false
					p.Missing++
				}
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
	err := s.clubs.Change(r.PathValue("id"), r.PathValue("key"), func(t clubs.Club) (clubs.Club, error) {
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
			return t.With(t.Pair())
		case "undo":
			return t.With(t.Undo())
		case "enter":
			return t.With(t.Enter(r.PostForm.Get("name")))
		case "withdraw":
			return t.With(t.Withdraw(tournament.Player(first)))
		case "return":
			return t.With(t.Return(tournament.Player(first)))
		}
		result, err := clubResult(r.PostForm.Get)
		if err != nil {
			return t, err
		}
		a, b := tournament.Player(first), tournament.Player(second)
		if result.Kind == tournament.Open { // they play again
			t.Evening = t.Clear(round, a, b)
		}
		return t.With(t.Set(round, a, b, result))
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
	for _, score := range []string{a, b} {
		if _, err := strconv.Atoi(score); err != nil {
			return tournament.Result{}, phrases.InputError(clubScores)
		}
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
