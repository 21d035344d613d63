package serve

import (
	"cmp"
	"context"
	"errors"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/jeudelettres/lettres/arbiter"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/lexicon"
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
	Made            bool   // words are judged by what they are made of, too
	Under           string // the table of a game still going on, from which the position was sent: no advice is given
	Mats            *matsAsk
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
	if !s.asks.allow(s.address(r), time.Now()) {
		s.fail(w, r, http.StatusTooManyRequests, phrases.Sprintf(languageOf(r), tooOften))
		return
	}
	s.showAsk(w, r, http.StatusOK, "", "")
}

func (s *server) showAsk(w http.ResponseWriter, r *http.Request, status int, record, refused string) {
	q := r.URL.Query()
	g, ok := s.games.Named(q.Get("game"))
	if !ok {
		g = s.games.All()[0]
	}
	p := &askPage{
		base: s.page(w, r, askTitle), Game: g.Name(), Rules: cmp.Or(short(q.Get("rules")), g.Presets()[0]), More: short(q.Get("more")),
		Word: short(strings.TrimSpace(q.Get("word"))), Made: g.HasWords(), Record: record, Refused: refused,
	}
	p.Scripts = []string{"ask.js"}
	if under := q.Get("under"); under != "" {
		if t, err := s.hall.Peek(under); err == nil && !t.Over {
			p.Under = under
		}
	}
	if p.Made {
		p.From = short(q.Get("from"))
	}
	for _, other := range s.games.All() {
		p.Games = append(p.Games, presetChoice{other.Name(), extra.IntroOf(other, p.Lang).Title})
	}
	for _, o := range extra.IntroOf(g, p.Lang).Options {
		chosen := chosenOption{o, strings.TrimSpace(short(q.Get("o-" + o.Key)))}
		if p.French() && !q.Has("o-"+o.Key) && !strings.Contains(q.Get("more"), o.Key+"=") {
			chosen.Chosen = o.French // as the form for a table has it
		}
		p.Options = append(p.Options, chosen)
	}
	p.Presets = presetsOf(g, p.Lang)
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
func (s *server) answer(ctx context.Context, p *askPage, g *game.Game, q url.Values) error {
	select {
	case s.answers <- struct{}{}:
		defer func() { <-s.answers }()
	case <-ctx.Done():
		return ctx.Err()
	}
	rules, fault := s.games.Rules(g, p.chosen())
	if fault != nil {
		fault = inField(rulesField, fault)
		var err error
		if rules, err = s.games.Rules(g, ""); err != nil { // for the form
			return err
		}
	}
	p.List = rules.Lexicon().Describe(p.Lang)
	if desk, ok := extra.DeskOf(rules); ok {
		return p.askBoard(rules, desk, q, fault)
	}
	desk, mats := extra.MatDeskOf(rules)
	if mats {
		p.Mats = &matsAsk{
			Words: [2]string{short(q.Get("a")), short(q.Get("b"))}, Racks: [2]string{short(q.Get("ar")), short(q.Get("br"))},
		}
	}
	switch {
	case fault != nil:
		return fault
	case mats:
		return p.askMats(rules, desk)
	}
	return p.judge(rules)
}

// judge judges the word that is asked for, if one is.
func (p *askPage) judge(rules *game.Rules) error {
	if p.Word == "" {
		return nil
	}
	v, err := p.judgeWord(rules, p.Word, p.From)
	if err != nil {
		return inField(wordField, err)
	}
	p.Verdicts = append(p.Verdicts, v)
	return nil
}

// judgeWord judges a word, made of another one or new.
func (p *askPage) judgeWord(rules *game.Rules, word, from string) (v wordVerdict, err error) {
	if v.Word, err = normal(word); err != nil {
		return v, err
	}
	if strings.TrimSpace(from) != "" {
		if v.From, err = normal(from); err != nil {
			return v, err
		}
	}
	if desk, ok := extra.DeskOf(rules); ok {
		v.Clause, err = desk.Clause(), desk.Word(v.Word)
	} else {
		v.Clause, err = rules.Word(v.Word, v.From)
	}
	if no, ok := errors.AsType[*rulebook.Violation](err); ok {
		v.Clause, v.Why, err = no.Clause, no.Explain(p.Lang), nil
	} else {
		v.Good = err == nil
	}
	v.Readings = arbiter.Readings(rules.Lexicon().AppendReadings(nil, v.Word), p.Lang)
	return v, err
}

// normal returns a word as a lexicon has it.
func normal(word string) (string, error) {
	text, err := lexicon.Normalize(strings.TrimSpace(word))
	if err != nil || len(text) > 40 {
		return "", phrases.InputError(badWord)
	}
	return text, nil
}

// A chosenOption is an option with what is chosen of it, "" as the rules say.
type chosenOption struct {
	extra.OptionField
	Chosen string
}

// chosen returns the options that are chosen.
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

// inField returns an error that says which field of a form it is about.
func inField(field string, err error) error {
	return inFieldOf(phrases.InputError(field), err)
}

func inFieldOf(field, err error) error { return phrases.InputError(fieldSays, field, err) }

// verdict holds a verdict for a template.
type verdict struct {
	Page *askPage
	V    wordVerdict
}

func verdictOf(p *askPage, v wordVerdict) verdict { return verdict{p, v} }
