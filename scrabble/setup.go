package scrabble

import (
	"errors"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/grid"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Setup is a position as plain data, to look into or to make one by hand. The bag
// is not in it: it is what the board and the racks leave of the tiles of the game.
// Nor is what follows from the rest: the points of the last move, and what the tiles
// left at the end have added to the scores.
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
	Phase  Phase
	Passes int              // turns in a row that count towards the end (scrabble/rounds)
	Skips  [MaxPlayers]bool // who loses the next turn, under Double
	Flags  [MaxPlayers]int  // how often the time was out
	// End is the clause that ended the game: scrabble/winner when a player resigned.
	// It is "" until then.
	End rulebook.Clause
	// Counted says, where a player is out, that this player has got the value of the
	// tiles that are not known too, as the totals of a record do.
	Counted bool
	Window  SetupWindow
	Last    SetupLast
}

// A SetupWindow is the placement that is open to contest. Its tiles lie on the board,
// and not on the rack of its author any more.
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
	// back, or else how many words were good.
	Author Player
	Undone Move
	Good   int
}

// Setup is s as plain data: FromSetup(s.Setup()) is s, but for the zero State, which
// is no position.
func (s State) Setup() Setup {
	p := Setup{
		Racks: s.racks, Scores: s.scores,
		Turn: s.turn, Phase: s.phase, Passes: int(s.passes), Skips: s.skips,
		Window: SetupWindow{s.window.open, s.window.author, s.window.move, int(s.window.passes)},
		Last:   SetupLast{s.last.player, s.last.move, s.last.author, s.last.undone, int(s.last.good)},
	}
	for row, text := range s.board() {
		if text != emptyRow {
			p.Board[row] = text
		}
	}
	for i := range MaxPlayers {
		p.Held[i], p.Flags[i] = int(s.held[i]), int(s.flags[i])
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
	s.settle()
	return s.left != left
}

// FromSetup is the state of a position, or an error that joins all its faults;
// rulebook.Detail tells them in either language, one a line.
//
// Any position that play can lead to is accepted, and so is one of which the
// beginning is not known. The words on the board need not be good, since bad ones may
// have stood, but for those of a move in question under [Strict]. The tiles must be
// those of the game and lie as moves lay them: two or more, all joined to each other,
// and one on the centre. With tiles in the bag, racks are full, except that of the
// player who draws and those that are not drawn yet at the start of the game.
// Scores are within half of what an int holds, which no game comes near.
func (r *Rules) FromSetup(p Setup) (State, error) {
	if r.none() {
		return State{}, faultf(noGame)
	}
	c := &setupChecker{r: r, p: &p, s: State{table: table{rules: r}}}
	c.board()
	c.racks()
	c.counts()
	if len(c.faults) == 0 {
		// From here on, s has a board, racks and players that can be asked.
		c.s.learn()
		c.phase()
		c.window()
		c.last()
	}
	if err := errors.Join(c.faults...); err != nil {
		return State{}, err
	}
	c.finish()
	return c.s, nil
}

// positionOf is the position of tiles on a board: what laying them one after the
// other gives.
func (r *Rules) positionOf(tiles *[squares]uint8) (p position) {
	p.tiles = *tiles
	for q, t := range p.tiles {
		if t != 0 {
			p.laid++
		}
		for d := Across; d <= Down; d++ {
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
	if p.tiles[Centre] == 0 {
		return false
	}
	var seen [squares]bool
	var queue [squares]Square
	queue[0], seen[Centre] = Centre, true
	n := 1
	for i := 0; i < n; i++ {
		q := queue[i]
		for d := Across; d <= Down; d++ {
			_, place := d.line(int(q))
			step := d.step()
			for _, next := range [2]int{place - 1, place + 1} {
				if next < 0 || next >= Size {
					continue
				}
				to := int(q) + (next-place)*step
				if p.tiles[to] != 0 && !seen[to] {
					seen[to], queue[n] = true, Square(to)
					n++
				}
			}
		}
	}
	return n == int(p.laid) && n > 1
}

// boardLetters is the tiles on the board as letters of a bag.
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
