package rpc

import (
	"context"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/arbiter"
	"github.com/jeudelettres/lettres/cmd/lettres/internal/rule"
	"github.com/jeudelettres/lettres/rulebook"
)

// An Asked is a word that is asked about.
type Asked struct {
	Word string `json:"word" doc:"a word, or one that is made of another: \"LAC > LACS\""`
}

// A Word is what the rules of some games say of it.
type Word struct {
	Word     string          `json:"word"`
	Former   string          `json:"former,omitempty" doc:"the word of which it is made"`
	Games    []string        `json:"games" doc:"whose rules say so"`
	Preset   string          `json:"preset,omitempty" doc:"and by which preset"`
	Good     bool            `json:"good"`
	Clause   rulebook.Clause `json:"clause,omitempty"`
	Reason   *Text           `json:"reason,omitempty" doc:"why it is bad"`
	Readings []Text          `json:"readings" doc:"of which entries of the dictionary it is a form"`
}

func word(_ context.Context, s *Server, p Asked) (all []Word, err error) {
	q, err := arbiter.ParseQuestion(p.Word)
	if err != nil {
		return nil, unread(err)
	}
	for _, w := range s.arbiter().Word(q) {
		told := Word{Word: w.Word, Former: w.Former, Games: []string{}, Preset: w.Preset, Good: w.Err == nil, Clause: w.Clause, Readings: []Text{}}
		for _, g := range w.Games {
			told.Games = append(told.Games, g.Name())
		}
		if w.Err != nil {
			told.Reason = &Text{rulebook.Explain(w.Err, language.French), rulebook.Explain(w.Err, language.English)}
		}
		english := arbiter.Readings(w.Readings, language.English)
		for i, french := range arbiter.Readings(w.Readings, language.French) {
			told.Readings = append(told.Readings, Text{french, english[i]})
		}
		all = append(all, told)
	}
	return all, nil
}

// A Search asks for clauses.
type Search struct {
	Text string `json:"text" doc:"the name of a clause, or words that it has in French or in English"`
	Most int    `json:"most,omitempty" doc:"how many; 20 if it is left out, at most 1000"`
}

// A Clause is one of the rulebook.
type Clause struct {
	Name   rulebook.Clause `json:"clause"`
	Text   Text            `json:"text"`
	Source string          `json:"source" doc:"where it stands"`
	Ruling bool            `json:"ruling" doc:"it is a ruling where the sources are silent"`
}

func clauses(_ context.Context, _ *Server, p Search) (all []Clause, err error) {
	if p.Most == 0 {
		p.Most = 20
	}
	if p.Most < 0 || p.Most > 1000 {
		return nil, fault(codeParams, outside, "most", 1, 1000)
	}
	all = []Clause{}
	if c, err := rulebook.ParseClause(p.Text); err == nil {
		return append(all, clause(c)), nil
	}
	for c := range rule.Find(p.Text, language.French, language.English) {
		if len(all) == p.Most {
			break
		}
		all = append(all, clause(c))
	}
	return all, nil
}

func clause(c rulebook.Clause) Clause {
	return Clause{c, inBoth(c.Text), c.Source(), c.Ruling()}
}
