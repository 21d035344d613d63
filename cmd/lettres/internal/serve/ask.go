package serve

import (
	"cmp"
	"context"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/jeudelettres/lettres/cmd/lettres/internal/serve/internal/games"
	"github.com/jeudelettres/lettres/rulebook"
)

// An askPage is the page for questions. What is asked is in its address.
type askPage struct {
	base
	Games           []presetChoice
	Game            string
	Presets         []presetChoice
	Rules, More     string
	Options         []chosenOption
	Word, From      string
	Fault           string
	Record, Refused string
	Verdicts        []wordVerdict
	Jarnac          *jarnacAsk
	Board           *boardAsk
	address         string // of the same question, shorter
}

type wordVerdict struct {
	Word, From, Why string
	Good            bool
	Clause          rulebook.Clause
	Readings        []string
}

func (s *server) ask(w http.ResponseWriter, r *http.Request) {
	if !s.asks.allow(address(r), time.Now()) {
		s.fail(w, r, http.StatusTooManyRequests, phrases.Sprintf(languageOf(r), tooOften))
		return
	}
	s.showAsk(w, r, http.StatusOK, "", "")
}

func (s *server) showAsk(w http.ResponseWriter, r *http.Request, status int, record, refused string) {
	q := r.URL.Query()
	g, ok := games.Named(cmp.Or(q.Get("game"), games.Jarnac.Name()))
	if !ok {
		g = games.Jarnac
	}
	p := &askPage{
		base: s.page(w, r, askTitle), Game: g.Name(), Rules: cmp.Or(short(q.Get("rules")), g.Presets()[0]), More: short(q.Get("more")),
		Word: short(strings.TrimSpace(q.Get("word"))), Record: record, Refused: refused,
	}
	p.Scripts = []string{"ask.js"}
	for _, other := range games.All() {
		p.Games = append(p.Games, presetChoice{other.Name(), p.Say(gameTitles[other.Name()])})
	}
	for _, o := range optionsOf[g.Name()] {
		p.Options = append(p.Options, chosenOption{o, strings.TrimSpace(short(q.Get("o-" + o.Key)))})
	}
	for _, preset := range g.Presets() {
		p.Presets = append(p.Presets, presetChoice{preset, p.Say(presetTitles[preset])})
	}
	if err := s.answer(r.Context(), p, g, q); err != nil {
		status, p.Fault = http.StatusUnprocessableEntity, upperFirst(rulebook.Explain(err, p.Lang))
	}
	if p.address != "" && p.Fault == "" && refused == "" {
		http.Redirect(w, r, p.address, http.StatusSeeOther)
		return
	}
	s.write(w, status, "ask.html", p)
}

// answer answers what is asked, one question after the other.
func (s *server) answer(ctx context.Context, p *askPage, g games.Game, q url.Values) error {
	select {
	case s.answers <- struct{}{}:
		defer func() { <-s.answers }()
	case <-ctx.Done():
		return ctx.Err()
	}
	if g == games.Jarnac {
		return p.askJarnac(q)
	}
	return p.askBoard(g, q)
}

// A chosenOption is an option with what is chosen of it, "" as the rules say.
type chosenOption struct {
	optionChoice
	Chosen string
}

// chosen is the options that are chosen.
func (p *askPage) chosen() string {
	text := []string{p.Rules}
	for _, o := range p.Options {
		if o.Chosen != "" {
			text = append(text, o.Key+"="+o.Chosen)
		}
	}
	return strings.TrimSpace(strings.Join(append(text, p.More), " "))
}

// Changed reports whether an option is chosen.
func (p *askPage) Changed() bool {
	return p.More != "" || slices.ContainsFunc(p.Options, func(o chosenOption) bool { return o.Chosen != "" })
}

func short(text string) string {
	if len(text) > 200 {
		return ""
	}
	return text
}

// inField is an error that says which field of a form it is about.
func inField(field string, err error) error {
	return inFieldOf(phrases.InputError(field), err)
}

func inFieldOf(field, err error) error { return phrases.InputError(fieldSays, field, err) }

// verdict is a verdict for a template.
type verdict struct {
	Page *askPage
	V    wordVerdict
}

func verdictOf(p *askPage, v wordVerdict) verdict { return verdict{p, v} }
