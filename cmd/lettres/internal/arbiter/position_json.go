package arbiter

import (
	"github.com/jeudelettres/lettres/rulebook"
)

// Of a position it writes these objects, one a line:
//
//	{"position":{"game":"jarnac","rules":"official","players":["Alice","Bruno"],"turn":"Bruno","state":"turn B; …"}}
//	{"jarnacs":{"player":"Bruno","when":"now","count":23,"best":[{"move":"!1:TZAR","word":"TZAR","from":"RAT","points":16,"loss":9},…]}}
//	{"laying":{"player":"Bruno","when":"drawn","count":2,"best":[{"move":"SEL","word":"SEL","points":9},…]}}
//	{"review":{"jarnacs":[…],"open":[…],"exact":false,"nodes":16012,"candidates":[…]}}      with -review, as package reviewjarnac has it
//	{"word":{"word":"LACS","from":"LAC","good":false,"clause":"official/words/same-entry","detail":"…","readings":["lac:noun"],"lexicon":"…","official":false}}
//	{"verdict":{"status":"won","scores":[89,9],"jarnacs":[1,0],"winner":"Alice","clause":"official/score/margin"}}
//
// The best are all with -legal. When is "now", "pass" (when the player on turn passes) or
// "drawn" (when the letters due are drawn, with those that lie there); a list that has no
// moment is not written. A word that lies on a mat and is bad has an "owner"; one that is
// judged by several rules has "rules". Of a board, "laying" has points alone, and there
// are no Jarnacs; a verdict is then written of a game that is over.

type jsonPosition struct {
	Game    string   `json:"game"`
	Rules   string   `json:"rules"`
	Players []string `json:"players"`
	Turn    string   `json:"turn,omitempty"`
	State   string   `json:"state"`
}

type jsonChoices struct {
	Player string       `json:"player"`
	When   string       `json:"when"`
	Count  int          `json:"count"`
	Best   []jsonChoice `json:"best"`
}

type jsonChoice struct {
	Move   string `json:"move"`
	Word   string `json:"word,omitempty"`
	From   string `json:"from,omitempty"`
	Points int    `json:"points"`
	Loss   int    `json:"loss,omitempty"`
}

type jsonWord struct {
	Word     string          `json:"word"`
	From     string          `json:"from,omitempty"`
	Owner    string          `json:"owner,omitempty"`
	Rules    string          `json:"rules,omitempty"`
	Good     bool            `json:"good"`
	Clause   rulebook.Clause `json:"clause,omitempty"`
	Detail   string          `json:"detail,omitempty"`
	Readings []string        `json:"readings"`
	Lexicon  string          `json:"lexicon"`
	Official bool            `json:"official"`
}

var momentNames = map[moment]string{now: "now", onPass: "pass", drawn: "drawn"}

func (r *jsonReport) position(p *position) {
	s := p.state
	r.object("position", jsonPosition{"jarnac", p.rules.Options().String(), p.names, p.names[s.Turn()], s.String()})
	for _, c := range []struct {
		name string
		*choices
	}{{"jarnacs", &p.jarnacs}, {"laying", &p.laying}} {
		if c.when == never {
			continue
		}
		list := jsonChoices{p.names[c.player], momentNames[c.when], len(c.list), []jsonChoice{}}
		for _, one := range c.best(r.legal) {
			list.Best = append(list.Best, jsonChoice{one.move.String(), one.move.Word(), one.former, one.points, one.loss})
		}
		r.object(c.name, list)
	}
	if p.review != nil {
		r.object("review", p.review.finding)
	}
	r.words(p.words)
	r.names = r.names[:0]
	for _, name := range p.names {
		r.names = append(r.names, quote(nil, name))
	}
	o := p.outcome
	r.verdict("verdict", result{
		over: true, drawn: o.Drawn, winner: int(o.Winner), clause: o.Verdict,
		counts: []count{{"scores", o.Scores[:]}, {"jarnacs", o.Jarnacs[:]}},
	})
}

func (r *jsonReport) board(g game, look *positionReview, words []finding) {
	r.begin(g)
	p, running := g.onTurn()
	j := jsonPosition{Players: g.players()}
	j.Game, j.Rules, j.State = textOf(g)
	if running {
		j.Turn = g.players()[p]
	}
	r.object("position", j)
	if running {
		best, n := placements(g, r.legal)
		list := jsonChoices{j.Turn, momentNames[now], n, []jsonChoice{}}
		for _, one := range best {
			list.Best = append(list.Best, jsonChoice{Move: one.text, Points: one.points})
		}
		r.object("laying", list)
	}
	if look != nil {
		r.object("review", look.finding)
	}
	r.words(words)
	if !running {
		r.verdict("verdict", g.result())
	}
}

// textOf is the game, its options and the text of its position.
func textOf(g game) (name, options, state string) {
	switch g := g.(type) {
	case *scrabbleGame:
		return "scrabble", g.record.Options.String(), g.state.String()
	case *cardsGame:
		return "scrabblecards", g.record.Options.String(), g.state.String()
	case *jagoGame:
		return "jago", g.record.Options.String(), g.state.String()
	}
	return "", "", ""
}

func (r *jsonReport) words(list []finding) {
	for _, f := range list {
		w := jsonWord{
			Word: f.word, From: f.former, Owner: f.owner, Rules: f.rules,
			Good: f.good, Clause: f.clause, Readings: []string{}, Lexicon: r.lexicon, Official: r.official,
		}
		if f.err != nil {
			w.Detail = rulebook.Explain(f.err, r.lang)
		}
		for _, one := range f.readings {
			w.Readings = append(w.Readings, one.String())
		}
		r.object("word", w)
	}
}

// object writes one object under its name.
func (r *jsonReport) object(name string, value any) {
	r.objects(map[string]any{name: value})
}

// objects writes one object of several.
func (r *jsonReport) objects(all map[string]any) {
	r.line = append(r.line[:0], plainJSON(all)...)
	r.writeLine()
}
