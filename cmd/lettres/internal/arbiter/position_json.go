package arbiter

import "github.com/jeudelettres/lettres/rulebook"

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

func (r *jsonReport) position(p *position) {
	j := jsonPosition{Game: p.rules.Game().Name(), Rules: p.rules.Options(), Players: p.names, State: p.at.String()}
	if p.running {
		j.Turn = p.names[p.at.Turn()]
	}
	r.object("position", j)
	for _, l := range p.lists {
		list := jsonChoices{p.names[l.Seat], l.When, len(l.Moves), []jsonChoice{}}
		for _, m := range best(l, r.legal) {
			list.Best = append(list.Best, jsonChoice{m.Text, m.Word, m.Former, m.Points, m.Loss})
		}
		r.object(l.Name, list)
	}
	if p.looked {
		r.object("review", p.look.Finding)
	}
	r.words(p.words)
	if p.ended.Over() {
		r.name(p.names)
		r.verdict("verdict", p.ended)
	}
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
