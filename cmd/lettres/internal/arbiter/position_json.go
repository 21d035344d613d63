package arbiter

import (
	judge "github.com/jeudelettres/lettres/arbiter"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/rulebook"
)

// Of a position it writes these objects, one a line:
//
//	{"position":{"game":"jarnac","rules":"official","players":["Alice","Bruno"],"turn":"Bruno","state":"turn B; …"}}
//	{"jarnacs":{"player":"Bruno","when":"now","count":23,"best":[{"move":"!1:TZAR","word":"TZAR","from":"RAT","points":16,"loss":9},…]}}
//	{"laying":{"player":"Bruno","when":"drawn","count":2,"best":[{"move":"SEL","word":"SEL","points":9},…]}}
//	{"review":{"jarnacs":[…],"open":[…],"exact":false,"nodes":16012,"candidates":[…]}}      with -review, as docs/review.md has it
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

func (r *jsonReport) position(p *judge.Position, look *game.Look) {
	rules := p.At.Rules()
	j := jsonPosition{Game: rules.Game().Name(), Rules: rules.Options(), Players: p.Names, State: p.At.String()}
	if !p.At.Over() {
		j.Turn = p.Names[p.At.Turn()]
	}
	r.object("position", j)
	for _, l := range p.Lists {
		list := jsonChoices{p.Names[l.Seat], l.When, len(l.Moves), []jsonChoice{}}
		for _, m := range best(l, r.legal) {
			list.Best = append(list.Best, jsonChoice{m.Text, m.Word, m.Former, m.Points, m.Loss})
		}
		r.object(l.Name, list)
	}
	if look != nil {
		r.object("review", look.Finding)
	}
	r.words(p.Words)
	if p.Ended.Over() {
		r.name(p.Names)
		r.verdict("verdict", p.Ended)
	}
}

func (r *jsonReport) words(list []judge.Word) {
	for _, f := range list {
		w := jsonWord{
			Word: f.Word, From: f.Former, Owner: f.Owner, Rules: f.Preset,
			Good: f.Err == nil, Clause: f.Clause, Readings: []string{}, Lexicon: r.lexicon, Official: r.official,
		}
		if w.Rules == "" && len(f.Games) > 0 { // by one rule in all presets
			w.Rules = f.Games[0].Name()
		}
		if f.Err != nil {
			w.Detail = rulebook.Explain(f.Err, r.lang)
		}
		for _, one := range f.Readings {
			w.Readings = append(w.Readings, one.String())
		}
		r.object("word", w)
	}
}

// object writes one object under its name.
func (r *jsonReport) object(name string, value any) {
	r.line = append(r.line[:0], plainJSON(map[string]any{name: value})...)
	r.writeLine()
}
