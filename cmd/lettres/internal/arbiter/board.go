package arbiter

import (
	"cmp"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// judgeBoard tells what the position of a game on a board asks.
func (a *arbiter) judgeBoard(r *request) status {
	g, clause, err := a.boardOf(r)
	if err != nil {
		return a.fault(err)
	}
	var words []finding
	for _, q := range r.asked {
		words = append(words, a.inList(q, clause))
	}
	var look *positionReview
	if a.review != nil {
		if look, err = a.reviewBoard(g); err != nil {
			return a.fault(err)
		}
	}
	a.out.board(g, look, words)
	return worst(words)
}

// inList finds whether the list has a word, which a clause asks for.
func (a *arbiter) inList(q question, clause rulebook.Clause) finding {
	f := finding{question: q, good: a.words.Contains(q.word), readings: a.words.AppendReadings(nil, q.word)}
	if !f.good {
		f.clause, f.err = clause, phrases.Violation(clause, "", q.word, notInList)
	}
	return f
}

// boardOf is a game at the position that was typed, and the clause that its words are
// judged by.
func (a *arbiter) boardOf(r *request) (game, rulebook.Clause, error) {
	options := func(usual string) string {
		return strings.Join(append([]string{cmp.Or(r.rules, usual)}, r.options...), " ")
	}
	at := func(err error) error {
		if err == nil {
			return nil
		}
		return &rulebook.RecordError{Line: r.line, Err: err}
	}
	switch r.game {
	case "scrabble":
		o, err := scrabble.ParseOptions(options("classique"))
		if err != nil {
			return nil, "", at(err)
		}
		if o.Players == 0 {
			o.Players = 2
		}
		rules, err := a.scrabble.get(o, scrabble.Compile, a.words)
		if err != nil {
			return nil, "", at(err)
		}
		s, err := rules.ParseState(r.board)
		if err != nil { // the CGP of another program
			s, err = rules.ParseCGP(r.board)
		}
		return &scrabbleGame{record: scrabble.NewRecord(rules, scrabble.A), state: s}, rulebook.ScrabbleAllWords, err
	case "scrabblecards":
		o, err := scrabblecards.ParseOptions(options("official"))
		if err != nil {
			return nil, "", at(err)
		}
		rules, err := a.cards.get(o, scrabblecards.Compile, a.words)
		if err != nil {
			return nil, "", at(err)
		}
		s, err := rules.ParseState(r.board)
		return &cardsGame{record: scrabblecards.NewRecord(rules, scrabblecards.A), state: s}, rulebook.CardsWords, err
	}
	o, err := jago.ParseOptions(options("official"))
	if r.game != "jago" || err != nil {
		return nil, "", at(cmp.Or(err, error(phrases.InputError(matsForJarnac))))
	}
	rules, err := a.jago.get(o, jago.Compile, a.words)
	if err != nil {
		return nil, "", at(err)
	}
	s, err := rules.ParseState(r.board)
	return &jagoGame{record: jago.NewRecord(rules, jago.Red), state: s}, rulebook.JagoWords, err
}

// A scored is a placement as a record writes it, with its points.
type scored struct {
	text   string
	points int
}

// placements is the best few placements of the player on turn, or all, and how many there
// are.
func placements(g game, all bool) (best []scored, n int) {
	switch g := g.(type) {
	case *scrabbleGame:
		for m := range g.state.Moves(g.state.Turn()) {
			if m.Kind() == scrabble.KindPlace {
				best = append(best, scored{g.state.Notation(m), g.state.Points(m)})
			}
		}
	case *cardsGame:
		for _, m := range g.state.AppendScored(nil) {
			best = append(best, scored{m.Move.String(), m.Points})
		}
	case *jagoGame:
		for _, m := range g.state.AppendScored(nil) {
			best = append(best, scored{m.Move.String(), m.Points})
		}
	}
	slices.SortFunc(best, func(a, b scored) int {
		return cmp.Or(cmp.Compare(b.points, a.points), cmp.Compare(a.text, b.text))
	})
	if n = len(best); !all {
		best = best[:min(few, n)]
	}
	return best, n
}
