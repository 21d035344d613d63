package scrabblecards

import (
	"errors"
	"slices"

	"github.com/jeudelettres/lettres/rulebook"
)

// A Setup is a position as plain data, to look into or to make one by hand. What
// follows from the rest is not in it: the points of the last move, and what the cards
// left at the end have added to the scores.
//
// The entries of players who do not take part are zero.
type Setup struct {
	// Table is the letters on the table, in any order. Before is those that lay there
	// before the last word was laid, for its contest and its effect; a position of which
	// the beginning is not known needs none.
	Table, Before []Letter
	// Hands and Deck are the cards of the players and those to draw. Cards of the game
	// that are neither there nor on the table have been taken off for good.
	Hands [MaxPlayers]Cards
	Deck  Cards
	// Scores are the points, the cards that were left counted when the game is over.
	Scores [MaxPlayers]int
	Turn   Player
	Phase  Phase
	Passes int // turns in a row without a word or an exchange (cards/end-blocked)
	// End is the clause that ended the game: cards/winner when a player resigned. It is
	// "" until then.
	End    rulebook.Clause
	Window SetupWindow
	Last   SetupLast
}

// A SetupWindow is the placement that is open to contest. Its letters lie on the
// table, and are not in the hand of its author any more.
type SetupWindow struct {
	Open   bool
	Author Player
	Move   Move
	Passes int // what Passes was before it
}

// A SetupLast is the last move; the zero SetupLast where it is not known.
type SetupLast struct {
	Player Player
	Move   Move
	// Of a contest: the author of the move contested, and that move where it was taken
	// back, or else that its words were good.
	Author Player
	Undone Move
	Good   bool
}

// Setup is s as plain data: FromSetup(s.Setup()) is s, but for the zero State, which
// is no position.
func (s State) Setup() Setup {
	p := Setup{
		Table: slices.Collect(s.table.letters()), Before: slices.Collect(s.before.letters()),
		Hands: s.hands, Deck: s.cards, Scores: s.points(),
		Turn: s.turn, Phase: s.phase, Passes: int(s.passes),
		Window: SetupWindow{s.window.open, s.window.author, s.window.move, int(s.window.passes)},
		Last:   SetupLast{s.last.player, s.last.move, s.last.author, s.last.undone, s.last.good},
	}
	if s.phase == Over && s.rules != nil {
		p.End = endClauses[s.end]
	}
	return p
}

// FromSetup is the state of a position, or an error that joins all its faults;
// rulebook.Detail tells them in either language, one a line.
//
// Any position that play can lead to is accepted, and so is one of which the beginning
// is not known. The words on the table need not be good, since bad ones may have stood,
// but for those of a move in question under [Strict]. Letters lie as moves leave them:
// two or more, all joined to each other, in runs of 15 at most, and none farther from
// (0,0), counted in steps, than the letters that are out of the deck and the hands reach
// in a chain. With cards in the deck, hands are full, except that of the player who
// draws and those that are not drawn yet at the start of the game. Scores are within a
// thousand million, which no game comes near.
func (r *Rules) FromSetup(p Setup) (State, error) {
	if r.none() {
		return State{}, faultf(noGame)
	}
	c := &setupChecker{r: r, p: &p, s: State{open: open{rules: r}}}
	c.counts()
	c.s.table, c.s.before = c.table("Table", p.Table), c.table("Before", p.Before)
	c.cards()
	if len(c.faults) == 0 {
		// From here on, s has a table, hands and players that can be asked.
		c.reach("Table", &c.s.table, 0)
		c.reach("Before", &c.s.before, 0)
		c.phase()
		c.window()
		c.last()
	}
	if err := errors.Join(c.faults...); err != nil {
		return State{}, err
	}
	if s := &c.s; s.phase == Over { // what the cards left have added, and no more
		scores := s.scores
		s.finish(s.end)
		s.scores = scores
	}
	return c.s, nil
}
