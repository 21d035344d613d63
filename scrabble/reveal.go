package scrabble

import (
	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/hook"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
)

// What a replay of GCG does to a State beyond its moves: package gcg asks for it through hooks, since
// it is promised to nobody.
func init() {
	hook.ScrabbleDo = (*State).do
	hook.ScrabbleReveal = (*State).reveal
	hook.ScrabbleRecount = (*State).recount
	hook.ScrabbleByOptions = State.byOptions
	hook.ScrabbleTried = (*State).tried
	hook.ScrabbleToContest = (*State).toContest
	hook.ScrabbleAuthor = (*State).author
}

// do makes a move in place, or returns why not.
func (s *State) do(p Player, m *Move) *rulebook.Violation {
	var pl plan
	if v := s.check(p, m, &pl); v != nil {
		return v
	}
	s.apply(p, m, &pl)
	return nil
}

// byOptions returns s under a copy of its rules that has other options, such as what ends a game.
// The tiles, the board and the words have to be the same.
func (s State) byOptions(o Options) State {
	rules := *s.rules
	rules.options = o
	s.rules = &rules
	return s
}

// tried returns what a placement scores, whoever is on turn, and whether it fits on the board. It is
// laid where it stays.
func (s *State) tried(m *Move, stays bool) (points int, fits bool) {
	if s.misfit(m) != fitsWell {
		return 0, false
	}
	points = s.score(s.rules, m)
	if stays {
		s.lay(s.rules, m)
	}
	return points, true
}

// toContest returns the numbers of the words of the open move that were not contested yet.
func (s *State) toContest() (words []int) {
	var runs runs
	s.runs(s.rules, &s.open.move, &runs)
	for i := range runs.n {
		if s.open.contested>>i&1 == 0 {
			words = append(words, i+1)
		}
	}
	return words
}

// author returns who has laid the open move, also when nothing of it is left to contest.
func (s *State) author() (Player, bool) { return s.open.author, s.open.is() }

// reveal makes the rack of p known, or as much of it as is told, in the midst of a
// game. What was known of other racks is given up, but for those in keep: a mistake in one
// must not spoil another.
//
// It returns nil, or why p cannot hold these tiles.
func (s *State) reveal(p Player, rack bag.Bag, keep [MaxPlayers]bool, text string) *rulebook.Violation {
	for q := range s.Players() {
		if q == p || !keep[q] {
			s.forget(q)
		}
	}
	if held := int(s.held[p]); rack.Len() > held {
		return phrases.Violation(law.ScrabbleRack, text, "", rackTooLarge, held, rack.Len())
	}
	if out := s.unseen.Missing(rack); out.Len() > 0 {
		return phrases.Violation(law.ScrabbleBag, text, "", rackGone, out.String())
	}
	s.unseen, _ = s.unseen.Minus(rack)
	s.racks[p] = rack
	s.learn()
	return nil
}

// recount settles the scores again for tiles that have become known after the end. The bag is
// empty, so all unknown tiles are on the racks of those who are not out, and what they are
// worth to the player who is out is known.
func (s *State) recount() {
	s.settle()
	if s.end != endOut || s.unseen.Len() == 0 {
		return
	}
	out := s.out()
	points := s.rules.valueOf(s.unseen) * s.gain()
	s.left[out] += points
	s.scores[out] += points
	s.decide()
}

// out returns the player without tiles.
func (s *State) out() (p Player) {
	for s.valid(p) && s.held[p] > 0 {
		p++
	}
	return p
}

// gain returns how often the tiles of the others count for the player who is out.
func (s *State) gain() int {
	if s.rules.options.LeftoverTwice {
		return 2
	}
	return 1
}
