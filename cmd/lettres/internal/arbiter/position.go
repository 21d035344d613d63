package arbiter

import (
	"errors"
	"io"
	"strings"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// few limits the moves listed for a position, unless all are asked for.
const few = 12

// A position is what the arbiter finds in a position that was typed.
type position struct {
	rules   *game.Rules // as they were typed
	names   []string
	at      game.Position
	ended   game.Position // the position if the game ends now
	lists   []game.List
	words   []finding // the bad words that lie there, then those that were asked about
	look    game.Look
	looked  bool
	running bool
}

// best returns the best few moves of a list, or all.
func best(l game.List, all bool) []game.Ranked {
	if all {
		return l.Moves
	}
	return l.Moves[:min(few, len(l.Moves))]
}

// A finding is a verdict about a word.
type finding struct {
	question
	owner    string // of a word that lies before a player
	rules    string // the name of a preset or a game, where more than one are asked
	title    string // what people call that
	good     bool
	clause   rulebook.Clause // why it is bad, or good where that could be doubted
	err      error           // why it is bad
	readings []lexicon.Reading
}

// judgePosition tells what a position asks.
func (a *arbiter) judgePosition(r io.Reader, asked []question) status {
	a.text.Reset()
	if _, err := a.text.ReadFrom(io.LimitReader(r, maxPosition+1)); err != nil {
		return a.fault(err)
	}
	request, err := readPosition(a.text.Bytes(), a.games)
	if err != nil {
		return a.fault(err)
	}
	request.asked = append(request.asked, asked...)
	p, err := a.find(request)
	if err != nil {
		return a.fault(err)
	}
	a.out.position(p)
	return worst(p.words)
}

// find finds out what a position asks.
func (a *arbiter) find(r *request) (p *position, err error) {
	p = &position{}
	if p.rules, err = a.rulesOf(r.game, r.rules()); err != nil {
		return nil, &rulebook.RecordError{Line: r.line, Err: err}
	}
	if p.at, p.names, err = r.place(p.rules); err != nil {
		return nil, err
	}
	if p.ended, err = p.at.Ended(); err != nil {
		return nil, err
	}
	p.running, p.lists = !p.at.Over(), p.at.Lists()
	for seat, word := range p.at.SeatWords() {
		if f := a.judgeWord(p.rules, question{word: word}); !f.good {
			f.owner = p.names[seat]
			p.words = append(p.words, f)
		}
	}
	for _, q := range r.asked {
		p.words = append(p.words, a.judgeWord(p.rules, q))
	}
	if a.review != nil {
		p.look, p.looked, err = p.at.Look(a.review.ctx, a.review.options())
	}
	return p, err
}

// judgeWord finds whether a word is good by rules.
func (a *arbiter) judgeWord(rules *game.Rules, q question) finding {
	f := finding{question: q, readings: rules.Lexicon().AppendReadings(nil, q.word)}
	f.judged(rules.Word(q.word, q.former))
	return f
}

// judged notes a verdict.
func (f *finding) judged(clause rulebook.Clause, err error) {
	f.good, f.clause, f.err = err == nil, clause, err
	var v *rulebook.Violation
	if errors.As(err, &v) {
		f.clause = v.Clause
	}
}

// worst is illegal when a word that was asked about is bad by all rules that it is judged
// by. One that lies on the table has stood.
func worst(words []finding) status {
	good := map[question]bool{}
	for _, f := range words {
		if f.owner == "" {
			good[f.question] = good[f.question] || f.good
		}
	}
	for _, ok := range good {
		if !ok {
			return illegal
		}
	}
	return legal
}

// judgeWords judges words by each preset of the games whose rules say more of words than that
// the list has them, and new words once for all others.
func (a *arbiter) judgeWords(asked []question) status {
	var words []finding
	for _, q := range asked {
		var others []*game.Game // that ask the list alone
		for _, g := range a.games {
			if !g.HasWords() {
				others = append(others, g)
				continue
			}
			for _, preset := range g.Presets() {
				rules, err := a.rulesOf(g, preset)
				if err != nil {
					continue // nobody knows what these words are, and the formula asks
				}
				f := a.judgeWord(rules, q)
				f.rules, f.title = preset, g.Title(preset, a.lang)
				words = append(words, f)
			}
		}
		if q.former == "" && len(others) > 0 {
			f := finding{question: q, readings: a.words.AppendReadings(nil, q.word), rules: others[0].Name()}
			f.judged("", others[0].InList(q.word, a.words))
			var titles []string
			for _, g := range others {
				titles = append(titles, g.Title("", a.lang))
			}
			f.title = strings.Join(titles, ", ")
			words = append(words, f)
		}
	}
	a.out.words(words)
	return worst(words)
}
