package scrabblecards

import (
	"errors"

	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Setup is a position as plain data, to inspect or to build by hand. The entries of
// players who are not in the game are zero.
type Setup struct {
	Table []Letter // in any order
	// Racks and Bag are the cards of the players, as far as they are known, and those to draw, with the
	// unknown ones. The other cards of the game are on the table, or have been taken off it for good.
	Racks [MaxPlayers]Cards
	Bag   Cards
	// Held is the sizes of the racks of which Racks has not all cards, 0 of others: in the Setup of a
	// [View] those that the viewer does not see, and with draws that are [Options].Unseen those that nobody has told.
	Held [MaxPlayers]int `json:",omitzero"`
	// Scores is the points of the players; when the game is over, with the remaining cards
	// counted.
	Scores [MaxPlayers]int
	Turn   Player // who has to act; when the game ended by cards/resign, who resigned
	Phase  Phase
	Passes int // passes in a row since the bag is too short for an exchange (cards/end-blocked)
	// End is the clause that ended the game, or "" if it is not over.
	End rulebook.Clause
	// Open is the placement that can be contested, or the zero Move. With it, everything
	// else is the position before that placement, in which its author is on turn.
	Open Move
	// Stands says that a contest found the last placement good and nothing was done since, and StandsOf
	// whose it is: it cannot be contested again (cards/contest-once).
	Stands   bool   `json:",omitzero"`
	StandsOf Player `json:",omitzero"`
}

// Setup returns s as plain data. FromSetup(s.Setup()) is s, except for the zero State, which
// is not a position.
func (s State) Setup() Setup {
	s.rewind()
	return s.setup(s.racks, s.bag)
}

// Setup returns what the viewer knows as plain data. Until the game is over the racks of the
// others are empty, Held has their sizes, and Bag is all cards that the viewer does not see:
// [Rules.FromSetup], which needs to know who holds what, refuses it, unless draws are [Options].Unseen.
func (v View) Setup() Setup {
	v.rewind()
	return v.setup(v.racks, v.rest(v.racks))
}

// setup returns the position before the open move, with these cards.
func (s *Public) setup(racks [MaxPlayers]Cards, bag Cards) Setup {
	p := Setup{
		Racks: racks, Bag: bag, Scores: s.Scores(),
		Turn: s.turn, Phase: s.phase, Passes: int(s.passes), End: endClauses[s.end],
		Open: s.open.move,
	}
	for i, n := range s.held {
		if int(n) != racks[i].Len() {
			p.Held[i] = int(n)
		}
	}
	if s.stands {
		p.Stands, p.StandsOf = true, s.lastAuthor()
	}
	for at, letter := range s.Letters() {
		p.Table = append(p.Table, Letter{at, letter})
	}
	return p
}

// rewind makes the View that of the position before the open move, where there is one.
func (v *View) rewind() {
	if author, back := v.open.author, v.position.rewind(); author == v.viewer {
		v.racks[author] = v.racks[author].Plus(back)
	} else {
		v.unseen = v.unseen.Plus(back)
	}
}

// rewind makes the position the one before the open move, where there is one.
func (s *State) rewind() {
	s.racks[s.open.author] = s.racks[s.open.author].Plus(s.position.rewind())
}

// rewind returns the cards that go back to the author.
func (s *Public) rewind() (back Cards) {
	o := &s.open
	if o.move.kind == KindNone {
		return back
	}
	var w plan
	s.layOpen(&w)
	s.table, s.turn, s.phase = o.before, o.author, Playing
	s.scores[o.author] -= w.points
	s.held[o.author] += uint8(w.cards.Len())
	return w.cards
}

// FromSetup makes the State of a position, or reports everything that is wrong with it as
// one joined error. rulebook.Explain lists the faults in French or English, one a line. An
// open move is checked and played.
//
// Every position that play can lead to is accepted. The words on the table may be bad,
// since bad words can stand. There are no letters on the table, or at least two; all are
// connected, in runs of at most 15. Counted in steps, none is farther from (0,0) than a
// chain of all letters reaches that are neither in the bag nor in a rack. While the bag has
// cards all racks are full, except that of the player who is drawing and, at the start,
// those not yet drawn. Scores are from -1,000,000,000 to 1,000,000,000.
func (r *Rules) FromSetup(p Setup) (State, error) { return r.fromSetup(p, 0) }

// fromSetup returns the State of a position in which the cards of some players, a bit for each, may be unknown:
// of all with draws that nobody has seen.
func (r *Rules) fromSetup(p Setup, hidden uint8) (State, error) {
	if r.none() {
		return State{}, faultf(phrase.NoGame)
	}
	if r.options.Unseen {
		hidden = everybody
	}
	c := &setupChecker{r: r, p: &p, s: State{position: position{rules: r}}, hidden: hidden}
	c.counts()
	c.table()
	c.cards()
	if len(c.faults) == 0 {
		// From here on, s has a table, racks and players that can be asked.
		c.s.learn()
		c.reach()
		c.phase()
	}
	s := c.s
	if p.Open != (Move{}) && len(c.faults) == 0 {
		s = c.play(p.Open)
	}
	if err := errors.Join(c.faults...); err != nil {
		return State{}, err
	}
	if s.phase == Over && s.left == [MaxPlayers]int32{} { // what the cards left have added, and no more
		scores := s.scores
		s.finish(s.end)
		s.scores = scores
		s.decide()
	}
	return s, nil
}
