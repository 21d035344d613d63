package serve

import (
	"cmp"
	"errors"
	"html/template"
	"net/url"
	"slices"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/cmd/internal/judge"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/review/reviewjarnac"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show/showjarnac"
)

// A jarnacAsk is two mats and two racks, and what can be done with them.
type jarnacAsk struct {
	Mats, Racks, Names [2]string
	Drawing, Wide      template.HTML
	Asked              bool
	Jarnacs            []callable
	Words              []layable
	Bad                []wordVerdict
	Outcome            string
	OutcomeClause      rulebook.Clause
}

type callable struct {
	Text          string
	Points, Taken int
}

type layable struct {
	Text   string
	Points int
}

// most is how many words a page tells, the best ones first.
const most = 15

// askJarnac answers what is asked of Jarnac.
func (p *askPage) askJarnac(q url.Values) error {
	j := &jarnacAsk{
		Mats: [2]string{short(q.Get("a")), short(q.Get("b"))}, Racks: [2]string{short(q.Get("ar")), short(q.Get("br"))}, Names: [2]string{"A", "B"},
	}
	p.Jarnac, p.From = j, short(q.Get("from"))
	o, err := jarnac.ParseOptions(p.chosen())
	if err != nil {
		return inField(rulesField, err)
	}
	rules, err := jarnac.Compile(o, gaddag.Lexicon())
	if err != nil {
		return inField(rulesField, err)
	}
	if p.Word != "" {
		v, err := judgeWord(rules, p.Word, p.From, p.Lang)
		if err != nil {
			return inField(wordField, err)
		}
		p.Verdicts = append(p.Verdicts, v)
	}
	if j.Mats == [2]string{} && j.Racks == [2]string{} {
		return nil
	}
	j.Asked = true
	o.Validation = jarnac.OnContest // words that lie there have stood
	stood, err := jarnac.Compile(o, gaddag.Lexicon())
	if err != nil {
		return err
	}
	setup := jarnac.Setup{Phase: jarnac.Handover, Turn: jarnac.A}
	for i := range setup.Mats {
		if setup.Mats[i], err = matOf(i, j.Mats[i], j.Racks[i], o.Lines); err != nil {
			return err
		}
	}
	at, err := stood.FromSetup(setup)
	if err != nil {
		return inField(positionField, err)
	}
	return j.find(p, rules, stood, setup, at)
}

// find finds what can be done in a position: the Jarnacs of the one who asks, who has just
// received the bag, and the best words.
func (j *jarnacAsk) find(p *askPage, rules, stood *jarnac.Rules, setup jarnac.Setup, at jarnac.State) error {
	o := p.options(j.Names[:])
	svg, _ := withoutStyle(showjarnac.SVG(at, o))
	j.Drawing = template.HTML(svg)
	wide := o
	wide.Wide = true
	svg, _ = withoutStyle(showjarnac.SVG(at, wide))
	j.Wide = template.HTML(svg)
	for _, call := range reviewjarnac.Jarnacs(at) {
		j.Jarnacs = append(j.Jarnacs, callable{upperFirst(showjarnac.Move(at, call.Move, o)), call.Points, call.Taken})
	}
	setup.Phase = jarnac.Playing
	if laying, err := stood.FromSetup(setup); err == nil {
		scored := laying.AppendScored(nil)
		slices.SortStableFunc(scored, func(a, b jarnac.Scored) int { return cmp.Compare(b.Points, a.Points) })
		for _, m := range scored[:min(most, len(scored))] {
			j.Words = append(j.Words, layable{upperFirst(showjarnac.Move(laying, m.Move, o)), m.Points})
		}
	}
	for _, m := range setup.Mats {
		for _, word := range m.Lines {
			if word == "" {
				continue
			}
			if v, err := judgeWord(rules, word, "", p.Lang); err == nil && !v.Good {
				j.Bad = append(j.Bad, v)
			}
		}
	}
	setup.Phase, setup.End = jarnac.Over, rulebook.OfficialTurnEmptyBag
	over, err := stood.FromSetup(setup)
	if err != nil {
		return err
	}
	if out, ok := over.Outcome(); ok {
		j.Outcome, j.OutcomeClause = showjarnac.Outcome(out, o), out.Verdict
	}
	return nil
}

// The fields of a form.
var (
	matFields      = [2]string{yourMat, otherMat}
	reliquatFields = [2]string{yourReliquat, otherReliquat}
)

// matOf is a mat as it is typed: its words in the order of the lines, "-" for an empty one.
func matOf(i int, words, rack string, lines int) (m jarnac.SetupMat, err error) {
	fields := strings.Fields(strings.ReplaceAll(words, ",", " "))
	if len(fields) > lines || len(fields) > len(m.Lines) {
		return m, inField(matFields[i], phrases.InputError(tooManyWords, lines))
	}
	for i, f := range fields {
		if f == "-" || f == "–" {
			continue
		}
		if m.Lines[i], err = lexicon.Normalize(f); err != nil || m.Lines[i] == "" {
			return m, inField(matFields[i], phrases.InputError(badWord))
		}
	}
	letters := ""
	if rack = strings.Join(strings.Fields(rack), ""); rack != "" {
		if letters, err = lexicon.Normalize(rack); err != nil {
			return m, inField(reliquatFields[i], phrases.InputError(badRack))
		}
	}
	if m.Rack, err = bag.Parse(letters); err != nil {
		return m, inField(reliquatFields[i], phrases.InputError(badRack))
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
		v.Good, v.Clause = true, judge.WhyGood(rules, v.Word, v.From, nil)
	case errors.As(err, &no):
		v.Clause, v.Why, err = no.Clause, no.Explain(lang), nil
	}
	v.Readings = judge.Readings(rules.Lexicon().AppendReadings(nil, v.Word), lang)
	return v, err
}
