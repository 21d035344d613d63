package main

import (
	"cmp"
	"errors"
	"html/template"
	"net/http"
	"slices"
	"strings"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/examples/internal/arbiter"
	"github.com/jeudelettres/lettres/examples/web/internal/games"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/review/reviewjarnac"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show/showjarnac"
)

// An askPage is the page for questions. What is asked is in its address.
type askPage struct {
	base
	Presets                []presetChoice
	Rules, Word, From      string
	Mats, Racks            [2]string
	Names                  [2]string
	Fault, Record, Refused string
	Verdicts               []wordVerdict
	Drawing, Wide          template.HTML
	Asked                  bool
	Jarnacs                []callable
	Words                  []layable
	Bad                    []wordVerdict
	Outcome                string
	OutcomeClause          rulebook.Clause
}

type wordVerdict struct {
	Word, From, Why string
	Good            bool
	Clause          rulebook.Clause
	Entries         []string
}

type callable struct {
	Text           string
	Points, Taken  int
	Word, From, At string
}

type layable struct {
	Text   string
	Points int
}

// most is how many words a page tells, the best ones first.
const most = 15

func (s *server) ask(w http.ResponseWriter, r *http.Request) {
	if !s.asks.allow(address(r), time.Now()) {
		s.fail(w, r, http.StatusTooManyRequests, phrases.Sprintf(languageOf(r), tooOften))
		return
	}
	s.showAsk(w, r, http.StatusOK, "", "")
}

func (s *server) showAsk(w http.ResponseWriter, r *http.Request, status int, record, refused string) {
	q := r.URL.Query()
	p := &askPage{
		base: s.page(w, r, askTitle), Rules: cmp.Or(q.Get("rules"), "official"), Word: short(q.Get("word")), From: short(q.Get("from")),
		Mats: [2]string{short(q.Get("a")), short(q.Get("b"))}, Racks: [2]string{short(q.Get("ar")), short(q.Get("br"))},
		Record: record, Refused: refused,
	}
	p.Names = [2]string{"A", "B"}
	for _, preset := range games.Jarnac.Presets() {
		p.Presets = append(p.Presets, presetChoice{preset, p.Say(presetTitles[preset])})
	}
	err := p.answer()
	if err != nil {
		status, p.Fault = http.StatusUnprocessableEntity, upperFirst(rulebook.Explain(err, p.Lang))
	}
	s.write(w, status, "ask.html", p)
}

func short(text string) string {
	if len(text) > 200 {
		return ""
	}
	return text
}

// answer answers what is asked.
func (p *askPage) answer() error {
	o, err := jarnac.ParseOptions(p.Rules)
	if err != nil {
		return err
	}
	rules, err := jarnac.Compile(o, gaddag.Lexicon())
	if err != nil {
		return err
	}
	if p.Word != "" {
		v, err := judgeWord(rules, p.Word, p.From, p.Lang)
		if err != nil {
			return err
		}
		p.Verdicts = append(p.Verdicts, v)
	}
	if p.Mats == [2]string{} && p.Racks == [2]string{} {
		return nil
	}
	p.Asked = true
	o.Validation = jarnac.OnContest // words that lie there have stood
	stood, err := jarnac.Compile(o, gaddag.Lexicon())
	if err != nil {
		return err
	}
	setup := jarnac.Setup{Phase: jarnac.Handover, Turn: jarnac.A}
	for i := range setup.Mats {
		if setup.Mats[i], err = matOf(p.Mats[i], p.Racks[i], o.Lines); err != nil {
			return err
		}
	}
	at, err := stood.FromSetup(setup)
	if err != nil {
		return err
	}
	return p.find(rules, stood, setup, at)
}

// find finds what can be done in a position: the Jarnacs of the one who asks, who has just
// received the bag, and the best words.
func (p *askPage) find(rules, stood *jarnac.Rules, setup jarnac.Setup, at jarnac.State) error {
	o := p.options(p.Names[:])
	svg, _ := withoutStyle(showjarnac.SVG(at, o))
	p.Drawing = template.HTML(svg)
	wide := o
	wide.Wide = true
	svg, _ = withoutStyle(showjarnac.SVG(at, wide))
	p.Wide = template.HTML(svg)
	for _, j := range reviewjarnac.Jarnacs(at) {
		p.Jarnacs = append(p.Jarnacs, callable{
			Text: upperFirst(showjarnac.Move(at, j.Move, o)), Points: j.Points, Taken: j.Taken, Word: j.Move.Word(), From: j.Former,
		})
	}
	setup.Phase = jarnac.Playing
	if laying, err := stood.FromSetup(setup); err == nil {
		scored := laying.AppendScored(nil)
		slices.SortStableFunc(scored, func(a, b jarnac.Scored) int { return cmp.Compare(b.Points, a.Points) })
		for _, m := range scored[:min(most, len(scored))] {
			p.Words = append(p.Words, layable{upperFirst(showjarnac.Move(laying, m.Move, o)), m.Points})
		}
	}
	for _, m := range setup.Mats {
		for _, word := range m.Lines {
			if word == "" {
				continue
			}
			if v, err := judgeWord(rules, word, "", p.Lang); err == nil && !v.Good {
				p.Bad = append(p.Bad, v)
			}
		}
	}
	setup.Phase, setup.End = jarnac.Over, rulebook.OfficialTurnEmptyBag
	over, err := stood.FromSetup(setup)
	if err != nil {
		return err
	}
	if out, ok := over.Outcome(); ok {
		p.Outcome, p.OutcomeClause = showjarnac.Outcome(out, o), out.Verdict
	}
	return nil
}

// matOf is a mat as it is typed: its words in the order of the lines, "-" for an empty one.
func matOf(words, rack string, lines int) (m jarnac.SetupMat, err error) {
	fields := strings.Fields(strings.ReplaceAll(words, ",", " "))
	if len(fields) > lines || len(fields) > len(m.Lines) {
		return m, phrases.InputError(tooManyWords, lines)
	}
	for i, f := range fields {
		if f == "-" || f == "–" {
			continue
		}
		if m.Lines[i], err = lexicon.Normalize(f); err != nil || m.Lines[i] == "" {
			return m, phrases.InputError(badWord)
		}
	}
	letters := ""
	if rack = strings.Join(strings.Fields(rack), ""); rack != "" {
		if letters, err = lexicon.Normalize(rack); err != nil {
			return m, phrases.InputError(badLetters)
		}
	}
	if m.Rack, err = bag.Parse(letters); err != nil {
		return m, phrases.InputError(badLetters)
	}
	m.Drawn = letters != "" || m.Lines != [8]string{}
	return m, nil
}

// judgeWord is whether a word is good, made of another one or new, and why.
func judgeWord(rules *jarnac.Rules, word, from string, lang language.Tag) (v wordVerdict, err error) {
	for text, to := range map[string]*string{word: &v.Word, from: &v.From} {
		if strings.TrimSpace(text) == "" {
			continue
		}
		if *to, err = lexicon.Normalize(strings.TrimSpace(text)); err != nil || len(*to) > 40 {
			return v, phrases.InputError(badWord)
		}
	}
	err = rules.CheckWord(v.Word, v.From)
	var no *rulebook.Violation
	switch {
	case err == nil:
		v.Good, v.Clause = true, arbiter.WhyGood(rules, v.Word, v.From, nil)
	case errors.As(err, &no):
		v.Clause, v.Why, err = no.Clause, no.Explain(lang), nil
	}
	for _, r := range rules.Lexicon().AppendReadings(nil, v.Word) {
		if e := string(r.Entry); !slices.Contains(v.Entries, e) {
			v.Entries = append(v.Entries, e)
		}
	}
	return v, err
}

// verdict is a verdict for a template.
type verdict struct {
	Page *askPage
	V    wordVerdict
}

func verdictOf(p *askPage, v wordVerdict) verdict { return verdict{p, v} }
