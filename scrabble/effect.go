package scrabble

import "github.com/jeudelettres/lettres/rulebook"

// last is the last move and what it changed, as a State keeps it.
type last struct {
	move   Move
	undone Move  // the placement that a contest took back
	points int   // of the placement that was laid, or taken back
	good   uint8 // how many words a contest has found good
	player Player
	author Player // of the move that a contest was about
}

// gaveUp is the player who resigned.
func (s *table) gaveUp() Player { return s.last.player }

// An Effect is what a move did.
type Effect struct {
	Player Player          // who moved
	Move   Move            // the move; the zero Move before the first
	Clause rulebook.Clause // the clause by which it did what follows

	// Points is what it has added to the score of the player who laid it: a placement,
	// with the bonus, or below zero one that a contest took back.
	Points int
	// Words is the words that were made, or taken back; the one along the tiles first.
	Words []Word
	// Undone is the placement that a contest took back, and Bad those of Words that
	// are not in the lexicon.
	Undone Move
	Bad    []Word
	// Good is the number of words that a contest was wrong about, and Cost what that
	// cost, by the same Clause.
	Good int
	Cost Cost
}

// A Cost is what a contest of good words costs. The zero Cost is nothing.
type Cost struct {
	Player Player // whom Points are added to, or who loses the turn
	Points int    // below zero for points off
	Turn   bool   // a turn is lost
}

// Last is what the last move did. At the start of a game, and in a position that was
// set up without a last move, it is the zero Effect.
func (s State) Last() Effect { return s.effect() }

func (s *table) effect() Effect {
	l := &s.last
	e := Effect{Player: l.player, Move: l.move, Undone: l.undone, Points: l.points, Good: int(l.good)}
	switch l.move.kind {
	case KindNone:
		return Effect{}
	case KindDraw:
		e.Clause = rulebook.ScrabbleRack
	case KindPlace:
		e.Clause = rulebook.ScrabbleScore
		if int(l.move.n) == s.rules.options.Rack && s.rules.options.Bonus > 0 {
			e.Clause = rulebook.ScrabbleBonus
		}
		e.Words = s.appendWords(nil, &l.move)
	case KindExchange:
		e.Clause = rulebook.ScrabbleExchange
	case KindPass, KindLetGo, KindResign:
		e.Clause = rulebook.ScrabblePass
	case KindFlag:
		e.Clause = rulebook.ScrabbleEndTime
	case KindContest:
		e.Clause = rulebook.ScrabbleContest
		if l.undone.kind != KindNone {
			e.Words = s.appendWords(nil, &l.undone)
			e.Bad = s.badOf(&l.undone)
			if len(e.Words) > 1 {
				e.Clause = rulebook.ScrabbleContestMixed
			}
		} else {
			e.Cost = s.cost()
		}
	}
	if s.phase == Over {
		e.Clause = endClauses[s.end]
	}
	return e
}

// badOf is the words of a placement that are not in the lexicon.
func (s *table) badOf(m *Move) (bad []Word) {
	w := s.runs(s.rules, m)
	for i := range w.n {
		one := &w.run[i]
		letters := one.letters()
		if !s.rules.graph.Contains(letters[:one.n]) {
			bad = append(bad, one.word())
		}
	}
	return bad
}

// cost is what the last contest cost, all words being good.
func (s *table) cost() (c Cost) {
	points := int(s.last.good) * s.rules.options.ChallengePoints
	switch s.rules.options.Challenge {
	case PointsOff:
		c = Cost{Player: s.last.player, Points: -points}
	case PointsGiven:
		c = Cost{Player: s.last.author, Points: points}
	case Double:
		c = Cost{Player: s.last.player, Turn: true}
	}
	return c
}
