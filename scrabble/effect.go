package scrabble

import (
	"math/bits"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
)

// An Effect is what a move does.
type Effect struct {
	Player Player          // who moves
	Move   Move            // the move
	Clause rulebook.Clause // the clause by which it does what follows

	// Points holds what is added to the score of the player who laid it: a placement, with
	// the bonus, or below zero one that a contest takes back.
	Points int `json:",omitzero"`
	// Words is the words that it makes, or that are contested; the one along the tiles
	// first.
	Words []Word `json:",omitempty"`
	// Undone is the placement that a contest takes back, and Bad those of Words that
	// are not in the lexicon.
	Undone Move   `json:",omitzero"`
	Bad    []Word `json:",omitempty"`
	// Good is the number of words that a contest is wrong about, and Penalty what that
	// costs.
	Good    int     `json:",omitzero"`
	Penalty Penalty `json:",omitzero"`
	// Laid is, of the decision that ends a round of a duplicate game, the placement that is
	// laid then, and Gains what each player gets for their own, A first. Gains is nil where
	// nobody gets points so.
	Laid  Move  `json:",omitzero"`
	Gains []int `json:",omitempty"`
}

// A Penalty is what a contest of good words costs. The zero Penalty is nothing.
type Penalty struct {
	Against Player // the contester
	Points  int    `json:",omitzero"` // taken from them; where Given, added to the author of the words instead
	Given   bool   `json:",omitzero"`
	Turn    bool   `json:",omitzero"` // they lose a turn
	Clause  rulebook.Clause
}

// Effect returns what the move m of p does, or the error of [State.Check]. It is asked of the
// position before the move.
func (s State) Effect(p Player, m Move) (Effect, error) {
	var pl plan
	if v := s.check(p, &m, &pl); v != nil {
		return Effect{}, v
	}
	e := Effect{Player: p, Move: m}
	switch m.kind {
	case KindDraw:
		e.Clause = s.citeDraw()
	case KindPlace:
		e.Clause, e.Points = law.ScrabbleScore, pl.points
		if int(m.n) == s.rules.options.most() && s.rules.options.Bonus > 0 {
			e.Clause = law.ScrabbleBonus
		}
		if pl.words.n == 0 {
			s.runs(s.rules, &m, &pl.words)
		}
		e.Words = pl.words.append(nil)
	case KindExchange:
		e.Clause = law.ScrabbleExchange
	case KindPass, KindLetGo:
		e.Clause = law.ScrabblePass
	case KindFlag:
		e.Clause = law.ScrabbleEndTime
	case KindContest:
		s.contestEffect(&e, &pl)
	}
	if s.goesOn(&m) {
		return e, nil
	}
	before, scores := s.phase, s.scores
	s.apply(p, &m, &pl)
	switch {
	case s.phase == Over && before != Over:
		e.Clause = endClauses[s.end]
	case !s.duplicate() || m.kind == KindFlag:
	case m.kind == KindDraw && s.phase == Drawing:
		e.Clause = law.ScrabbleDuplicateMixed
	case pl.laid.kind == KindPlace:
		e.Clause = law.ScrabbleDuplicateBest
	case s.decided[p] != (Move{}): // the others do not know of it yet
		e.Clause = law.ScrabbleDuplicateHidden
	case m.kind == KindPass && s.phase == Drawing:
		e.Clause = law.ScrabbleDuplicateRack
	}
	if s.duplicate() && m.kind != KindFlag {
		e.Laid = pl.laid
		if s.scores != scores {
			e.Gains = make([]int, s.rules.options.Players)
		}
		for q := range e.Gains {
			e.Gains[q] = s.scores[q] - scores[q]
		}
	}
	return e, nil
}

// goesOn reports whether the game cannot end by the move, which does nothing else that the
// position after it would have to tell.
func (s *State) goesOn(m *Move) bool {
	switch m.kind {
	case KindPlace: // the draw comes next
		return !s.duplicate() && s.bagLen() > 0
	case KindDraw:
		return !s.duplicate() && s.passes == 0
	}
	return false
}

func (s *State) contestEffect(e *Effect, pl *plan) {
	e.Clause, e.Words = law.ScrabbleContest, pl.words.append(nil)
	if !pl.bad {
		e.Good = bits.OnesCount16(pl.asked)
		e.Penalty = s.penalty(e.Player, e.Good)
		if s.rules.options.Penalty == DoubleChallenge {
			e.Clause = law.ScrabbleContestDouble
		}
		return
	}
	e.Undone = s.open.move
	e.Points = -pl.words.points() - s.rules.bonus(&e.Undone)
	mixed, extended := false, false
	for i := range pl.words.n {
		w, named := &pl.words.run[i], pl.asked>>i&1 != 0
		if w.good(s.rules) {
			mixed = mixed || named && bits.OnesCount16(pl.asked) > 1
			continue
		}
		e.Bad = append(e.Bad, w.word())
		extended = extended || named && w.hadBad(s.rules, &e.Undone)
	}
	switch {
	case extended:
		e.Clause = law.ScrabbleContestExtended
	case mixed: // good words were contested with the bad one, and cost nothing
		e.Clause = law.ScrabbleContestMixed
	}
}

// hadBad reports whether m has lengthened a bad word that stood.
func (w *run) hadBad(r *Rules, m *Move) bool {
	letters := w.letters()
	for i, first := 0, 0; i <= w.n; i++ {
		if i < w.n && m.tileOn(w.at+i*step(w.dir)) == 0 {
			continue
		}
		if i-first > 1 && !r.graph.Contains(letters[first:i]) {
			return true
		}
		first = i + 1
	}
	return false
}
