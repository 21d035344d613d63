package serve

import (
	"html/template"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// A matsAsk is two mats and two racks, and what can be done with them.
type matsAsk struct {
	Words, Racks  [2]string
	Drawing       template.HTML
	Then          string // the title of the drawing
	Asked         bool
	Jarnacs       []extra.Call
	Count         int // of them all
	Best          []game.Choice
	Bad           []wordVerdict
	Outcome       string
	OutcomeClause rulebook.Clause
}

// most limits the words that a page lists, best first.
const most = 15

// askMats answers what is asked of a game on mats.
func (p *askPage) askMats(rules *game.Rules, desk *extra.MatDesk) error {
	m := p.Mats
	if err := p.judge(rules); err != nil || m.Words == [2]string{} && m.Racks == [2]string{} {
		return err
	}
	m.Asked = true
	var mats [2]extra.TypedMat
	for i := range mats {
		var err error
		if mats[i], err = matOf(i, m.Words[i], m.Racks[i], desk.Lines()); err != nil {
			return err
		}
	}
	o := p.options([]string{"A", "B"})
	found, err := desk.Answer(mats, o)
	if err != nil {
		return inField(positionField, err)
	}
	m.Outcome, m.OutcomeClause = found.Outcome, found.Verdict
	if m.Then = p.Say("The mats ¦ Les tapis"); p.Under != "" {
		m.Drawing = template.HTML(withNoStyle(found.Lies(o)))
		return nil
	}
	m.Drawing, m.Jarnacs, m.Best = template.HTML(withNoStyle(found.Drawing(o))), found.Jarnacs[:min(most, len(found.Jarnacs))], found.Words[:min(most, len(found.Words))]
	m.Count = len(found.Jarnacs)
	for i := range m.Jarnacs {
		m.Jarnacs[i].Text = upperFirst(m.Jarnacs[i].Text)
	}
	for i := range m.Best {
		m.Best[i].Text = upperFirst(m.Best[i].Text)
	}
	for _, mat := range mats {
		for _, word := range mat.Lines {
			if word == "" {
				continue
			}
			if v, err := p.judgeWord(rules, word, ""); err == nil && !v.Good {
				m.Bad = append(m.Bad, v)
			}
		}
	}
	if found.Shown != "" {
		m.Then = p.Say("The mats after %s ¦ Les tapis après %s", found.Shown)
	}
	return nil
}

// The fields of a form.
var (
	matFields      = [2]string{yourMat, otherMat}
	reliquatFields = [2]string{yourReliquat, otherReliquat}
)

// matOf returns a mat as it is typed: its words in the order of the lines, "-" for an empty one.
func matOf(i int, words, rack string, lines int) (m extra.TypedMat, err error) {
	fields := strings.Fields(strings.ReplaceAll(words, ",", " "))
	if len(fields) > lines {
		return m, inField(matFields[i], phrases.InputError(tooManyWords, lines))
	}
	for _, f := range fields {
		word := ""
		if f != "-" && f != "–" {
			if word, err = lexicon.Normalize(f); err != nil {
				return m, inField(matFields[i], phrases.InputError(badWord))
			}
		}
		m.Lines = append(m.Lines, word)
	}
	if rack = strings.Join(strings.Fields(rack), ""); rack != "" {
		if m.Rack, err = lexicon.Normalize(rack); err != nil {
			return m, inField(reliquatFields[i], phrases.InputError(badRack))
		}
	}
	if _, err = bag.Parse(m.Rack); err != nil {
		return m, inField(reliquatFields[i], phrases.InputError(badRack))
	}
	return m, nil
}
