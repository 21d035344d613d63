package serve

import (
	"errors"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/tables"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/rulebook"
)

// The ways to play.
const (
	againstBot = "bot"
	oneDevice  = "device"
	byLink     = "link"
)

// A wish is the form for a new game.
type wish struct {
	Game, Rules, Validation, With, Level, Clock string
	Players                                     string
	You, Other                                  string
	More                                        string
}

// A homePage is the page on which a game is begun.
type homePage struct {
	base
	Wish   wish
	Games  []gameChoice
	Game   gameChoice
	Levels []levelChoice
	Clocks []int
	Plus   [][2]int // minutes, and the seconds that a turn adds
	Limits []int    // seconds for a move
	Fault  string
	Mine   []myGame
	Learnt bool // whoever comes from the last lesson
}

type gameChoice struct {
	Name, Title, About string
	Presets            []presetChoice
	Bots, Clock, Disc  bool
	Most               int // players
	Options            []extra.OptionField
}

type presetChoice struct{ Name, Title string }

type levelChoice struct {
	Number int
	Name   string
}

// What a form offers for the clock.
var (
	clocks = []int{5, 10, 15, 20, 30} // minutes each
	limits = []int{30, 60, 120}       // seconds for a move
)

func (s *server) home(w http.ResponseWriter, r *http.Request) {
	asked := wish{Game: r.URL.Query().Get("game"), With: againstBot, Level: "3", Clock: "0"}
	if level, err := bot.ParseLevel(r.URL.Query().Get("level")); err == nil {
		asked.Level = strconv.Itoa(int(level))
	}
	s.showHome(w, r, http.StatusOK, asked, "")
}

func (s *server) showHome(w http.ResponseWriter, r *http.Request, status int, asked wish, fault string) {
	h := homePage{base: s.page(w, r, homeTitle), Wish: asked, Clocks: clocks, Plus: [][2]int{{3, 5}, {10, 10}}, Limits: limits, Fault: fault}
	h.Scripts, h.Mine = []string{"home.js", "names.js"}, s.myGames(r, h.Lang)
	if m, ok := s.myEvening(r, h.Lang); ok {
		h.Mine = slices.Insert(h.Mine, 0, m)
	}
	h.Plain, h.Learnt = true, r.URL.Query().Has("level")
	for _, g := range s.games.All() {
		h.Games = append(h.Games, s.choiceOf(h.Lang, g))
	}
	h.Game = h.Games[0]
	for _, g := range h.Games {
		if g.Name == asked.Game {
			h.Game = g
		}
	}
	for _, l := range bot.Levels() {
		h.Levels = append(h.Levels, levelChoice{int(l), l.Localize(h.Lang)})
	}
	s.write(w, status, "home.html", h)
}

func (s *server) choiceOf(lang language.Tag, g *game.Game) gameChoice {
	intro := extra.IntroOf(g, lang)
	c := gameChoice{Name: g.Name(), Title: intro.Title, About: intro.About, Most: 2, Options: intro.Options, Disc: intro.Disc, Presets: presetsOf(g, lang)}
	rules, err := s.games.Rules(g, "")
	if err != nil {
		return c
	}
	_, err = rules.Bot(bot.Beginner, 1)
	_, c.Clock = g.Flag()
	c.Bots = err == nil
	if _, err := s.games.Rules(g, g.Presets()[0]+" players=3"); err == nil {
		c.Most = 4
	}
	return c
}

// presetsOf returns the presets of a game with their titles.
func presetsOf(g *game.Game, lang language.Tag) (all []presetChoice) {
	titles := extra.IntroOf(g, lang).Presets
	for _, name := range g.Presets() {
		all = append(all, presetChoice{name, titles[name]})
	}
	return all
}

// titleOf returns the options of rules, with the title of the preset that they begin with.
func titleOf(r *game.Rules, lang language.Tag) string {
	preset, changes, _ := strings.Cut(r.Options(), " ")
	for _, p := range presetsOf(r.Game(), lang) {
		if p.Name == preset && p.Title != "" {
			preset = p.Title
		}
	}
	return strings.TrimSpace(preset + " " + changes)
}

// play begins a game.
func (s *server) play(w http.ResponseWriter, r *http.Request) {
	lang := languageOf(r)
	f := func(key string) string { return strings.TrimSpace(r.PostForm.Get(key)) }
	asked := wish{
		Game: f("game"), Rules: f("rules"), Validation: f("validation"), With: f("with"), Level: f("level"),
		Clock: f("clock"), You: f("you"), Other: f("other"), More: f("more"), Players: f("players"),
	}
	refuse := func(status int, why string) { s.showHome(w, r, status, asked, why) }
	if !s.news.allow(s.address(r), time.Now()) {
		refuse(http.StatusTooManyRequests, phrases.Sprintf(lang, tooOften))
		return
	}
	setup, err := s.setup(asked, lang, r.PostForm)
	if err != nil {
		refuse(http.StatusUnprocessableEntity, rulebook.Explain(err, lang))
		return
	}
	setup.From = s.address(r)
	t, key, err := s.hall.New(setup)
	switch {
	case errors.Is(err, tables.ErrFull):
		refuse(http.StatusServiceUnavailable, phrases.Sprintf(lang, tablesFull))
	case errors.Is(err, tables.ErrUnwritten):
		refuse(http.StatusServiceUnavailable, phrases.Sprintf(lang, unwritten))
	case err != nil:
		refuse(http.StatusUnprocessableEntity, rulebook.Explain(err, lang))
	default:
		http.Redirect(w, r, "/t/"+t.Look().ID+"/"+key, http.StatusSeeOther)
	}
}

// setup is the table that somebody wishes.
func (s *server) setup(a wish, lang language.Tag, form map[string][]string) (tables.Setup, error) {
	g, ok := s.games.Named(a.Game)
	if !ok {
		return tables.Setup{}, phrases.InputError(badWish)
	}
	options := []string{g.Presets()[0]}
	if a.Rules != "" {
		options[0] = a.Rules
	}
	if a.Validation != "" {
		options = append(options, "validation="+a.Validation)
	}
	if n, err := strconv.Atoi(a.Players); err == nil && n > 2 && a.With != againstBot {
		options = append(options, "players="+strconv.Itoa(n))
	}
	for _, o := range extra.IntroOf(g, lang).Options {
		if v := form["o-"+o.Key]; len(v) == 1 && v[0] != "" {
			options = append(options, o.Key+"="+v[0])
		} else if o.French != "" && options[0] == g.Presets()[0] && !strings.Contains(a.More, o.Key+"=") {
			options = append(options, o.Key+"="+o.French)
		}
	}
	options = append(options, strings.Fields(a.More)...)
	rules, err := s.games.Rules(g, strings.Join(options, " "))
	if err != nil {
		return tables.Setup{}, err
	}
	if strings.Contains(rules.Options(), "recorded") {
		return tables.Setup{}, phrases.InputError(badWish)
	}
	n := rules.Seats()
	t := tables.Setup{Rules: rules, Names: make([]string, n), Levels: make([]bot.Level, n), Shared: a.With == oneDevice}
	for i := range t.Names {
		t.Names[i] = phrases.Sprintf(lang, playerNumber, i+1)
	}
	if you := cleanName(a.You); you != "" {
		t.Names[0] = you
	}
	if other := cleanName(a.Other); other != "" && a.With != againstBot {
		t.Names[1] = other
	}
	switch a.With {
	case againstBot:
		level, err := bot.ParseLevel(a.Level)
		if err != nil || n != 2 {
			return t, phrases.InputError(badWish)
		}
		if _, err := rules.Bot(level, 1); err != nil {
			return t, err
		}
		t.Levels[1], t.Names[1] = level, upperFirst(level.Localize(lang))
	case oneDevice, byLink:
	default:
		return t, phrases.InputError(badWish)
	}
	t.Names = distinct(t.Names)
	err = a.time(g, &t)
	return t, err
}

// time sets the clock that somebody wishes: minutes for each player, with the seconds that each
// turn adds behind a +, or, with an s behind them, seconds for each move. Jago has its own. In a duplicate game all think at once, so minutes
// would be nobody's.
func (a wish) time(g *game.Game, t *tables.Setup) error {
	text, each := strings.CutSuffix(a.Clock, "s")
	text, plus, adds := strings.Cut(text, "+")
	n, err := strconv.Atoi(text)
	more, bad := strconv.Atoi(plus)
	if adds && (bad != nil || each || n == 0 || more < 1 || more > 60) {
		return phrases.InputError(badWish)
	}
	if err != nil && a.Clock != "" || n < 0 || each && (n < 10 || n > 600) || n > 180 && !each {
		return phrases.InputError(badWish)
	}
	_, flags := g.Flag()
	switch {
	case extra.IntroOf(g, language.English).Disc && n > 0:
		t.Time.Disc = true
	case each:
		t.Time.Move = time.Duration(n) * time.Second
	case flags && len(t.Names) == 2 && !t.Rules.Traits().Secret:
		t.Time.Game, t.Time.Increment = time.Duration(n)*time.Minute, time.Duration(more)*time.Second
	}
	return nil
}

// distinct adds numbers to names that an earlier seat has.
func distinct(names []string) []string {
	for i := range names {
		for j := range i {
			if strings.EqualFold(names[i], names[j]) {
				names[i] += " " + strconv.Itoa(i+1)
			}
		}
	}
	return names
}

// cleanName is a name that every record can hold: letters, digits, and what stands within
// names.
func cleanName(name string) string {
	var b strings.Builder
	n := 0
	for _, c := range name {
		switch {
		case unicode.IsLetter(c) || unicode.IsMark(c) || unicode.IsDigit(c) || strings.ContainsRune("'’.-", c):
		case unicode.IsSpace(c):
			c = ' '
		default:
			continue
		}
		if n++; n > 20 {
			break
		}
		b.WriteRune(c)
	}
	clean := strings.Join(strings.Fields(b.String()), " ")
	if strings.IndexFunc(clean, unicode.IsLetter) < 0 {
		return ""
	}
	return clean
}

func upperFirst(text string) string {
	for i, c := range text {
		return string(unicode.ToUpper(c)) + text[i+len(string(c)):]
	}
	return ""
}
