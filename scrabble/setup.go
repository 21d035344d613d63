package scrabble

import (
	"errors"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Setup is a position as plain data, to look into or to make one by hand. The bag
// is not in it: it is what the board and the racks leave of the tiles of the game.
// Nor is what follows from the rest: what the tiles left at the end have added to the
// scores.
//
// Where a move can be contested, it is Open, and all else is the position before it,
// in which Turn, its author, has to play.
//
// The entries of players who do not take part are zero.
type Setup struct {
	// Board is the rows from above, each of 15 bytes: A to Z, a to z for a joker, and
	// a point where a square is empty. "" is a row without tiles.
	Board [Size]string
	// Racks is the tiles of each player, as far as they are known, and Held how many
	// they hold; those that Racks lacks are unknown. Held may be 0 where Racks has all
	// of them.
	Racks [MaxPlayers]bag.Bag
	Held  [MaxPlayers]int
	// Scores are the points, with the tiles that were left when the game is over.
	Scores [MaxPlayers]int
	Turn   Player
	Phase  Phase // never Answer: a move that goes out is Open
	Passes int   // turns in a row that count towards the end (scrabble/rounds)
	// Skips counts the next turns that players lose, under DoubleChallenge. Those that were
	// lost since the Open move are among them.
	Skips [MaxPlayers]int
	Flags [MaxPlayers]int // how often the time was out
	// End is the clause that ended the game, and GaveUp who has resigned, where that is
	// the end. They are zero until then.
	End    rulebook.Clause
	GaveUp Player
	// Counted says, where a player is out, that this player has got the value of the
	// tiles that are not known too, as the totals of a record do.
	Counted bool
	// Open is the placement that can be contested; the zero Move where there is none.
	Open Move
	// Contested is a contest of those words of Open that were found good already, and are
	// contested no more; the zero Move where there are none. Charged says who has lost a turn
	// for contesting them, under DoubleChallenge, and loses no other for this move.
	Contested Move
	Charged   [MaxPlayers]bool
	// Decided is, in a duplicate game, the placements and passes of the players who have
	// decided in this round, the last of them just before Turn, and Rounds how many rounds are over, up to 15, where Mixed is more than 1.
	// The rack of all is that of A.
	Decided [MaxPlayers]Move
	Rounds  int
}

// Setup returns s as plain data: FromSetup(s.Setup()) is s, except for the zero State, which
// is not a position.
func (s State) Setup() Setup {
	open, contested, charged := s.open.move, s.open.contest(), s.open.charged
	if s.open.is() {
		s = s.before()
	}
	p := Setup{
		Racks: s.racks, Scores: s.scores,
		Turn: s.turn, Phase: s.phase, Passes: int(s.passes),
		GaveUp: s.gaveUp, Open: open, Contested: contested,
		Decided: s.decided, Rounds: int(s.rounds),
	}
	for row, text := range s.Board() {
		if text != emptyRow {
			p.Board[row] = text
		}
	}
	for i := range MaxPlayers {
		p.Held[i], p.Flags[i], p.Skips[i] = int(s.held[i]), int(s.flags[i]), int(s.skips[i])
		p.Charged[i] = charged>>i&1 != 0
	}
	if s.phase == Over && s.rules != nil {
		p.End, p.Counted = endClauses[s.end], s.counted()
	}
	return p
}

// counted reports whether the tiles left count for more than [State.settle] says.
func (s State) counted() bool {
	if s.phase != Over || s.rules == nil {
		return false
	}
	left := s.left
	s.tally()
	return s.left != left
}

// FromSetup returns the state of a position, or an error that joins all its faults.
// rulebook.Explain tells them in French and in English, one a line.
//
// Any position that play can lead to is accepted, and so is one of which the
// beginning is not known. The words on the board need not be good, since bad ones may
// have stood. The tiles must be those of the game and lie as moves lay them: two or
// more, all joined to each other, and one on the centre. With tiles in the bag, racks
// are full, except that of the player who draws and those that are not drawn yet at the
// start of the game. The Open move is played, and so it must be legal, and not end the
// game.
func (r *Rules) FromSetup(p Setup) (State, error) {
	if r.none() {
		return State{}, faultf(phrase.NoGame)
	}
	c := &setupChecker{r: r, p: &p, s: State{table: table{rules: r}}}
	c.board()
	c.racks()
	c.counts()
	if len(c.faults) == 0 {
		// From here on, s has a board, racks and players that can be asked.
		c.s.learn()
		c.phase()
	}
	if len(c.faults) == 0 {
		c.left()
		c.decided()
		c.open()
	}
	if err := errors.Join(c.faults...); err != nil {
		return State{}, err
	}
	return c.s, nil
}

// positionOf returns the position of tiles on a board: what laying them one after the other
// gives.
func (r *Rules) positionOf(tiles *[squares]uint8) (p position) {
	p.tiles = *tiles
	for q, t := range p.tiles {
		if t != 0 {
			p.laid++
		}
		for d := board.Across; d <= board.Down; d++ {
			if t != 0 {
				p.fits[d][q], p.crossing[d][q] = 0, -1
			} else {
				p.refreshEmpty(r, q, d)
			}
		}
	}
	return p
}

// joined reports whether the tiles on the board are all connected with the centre,
// and not one alone: as every first move and then every other leaves them.
func (p *position) joined() bool {
	if p.laid == 0 {
		return true
	}
	if p.tiles[centre] == 0 {
		return false
	}
	var seen [squares]bool
	var queue [squares]uint8
	queue[0], seen[centre] = centre, true
	n := 1
	for i := 0; i < n; i++ {
		q := queue[i]
		for d := board.Across; d <= board.Down; d++ {
			_, place := line(d, int(q))
			step := step(d)
			for _, next := range [2]int{place - 1, place + 1} {
				if next < 0 || next >= Size {
					continue
				}
				to := int(q) + (next-place)*step
				if p.tiles[to] != 0 && !seen[to] {
					seen[to], queue[n] = true, uint8(to)
					n++
				}
			}
		}
	}
	return n == int(p.laid) && n > 1
}

// boardLetters returns the tiles on the board as letters of a bag.
func (p *position) boardLetters() []byte {
	letters := make([]byte, 0, squares)
	for _, t := range p.tiles {
		switch {
		case t >= grid.Joker:
			letters = append(letters, bag.Joker)
		case t > 0:
			letters = append(letters, 'A'+t-1)
		}
	}
	return letters
}
