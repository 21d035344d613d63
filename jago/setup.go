package jago

import (
	"errors"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Setup is a position as plain data, to look into or to make one by hand. The bag is
// not in it: it is what the boards and the racks leave of the letters of the game.
type Setup struct {
	Board SetupBoard
	// Before is what lay there before the word that is open to contest.
	Before SetupBoard
	Racks  [2]bag.Bag // of Red and of Blue
	Turn   Player
	Phase  Phase
	// Resume is where the game goes on after letters are turned, in phase Turning.
	Resume SetupResume
	// End is the clause that ended the game, "" until then.
	End    rulebook.Clause
	Window SetupWindow
	Last   SetupLast
}

// A SetupBoard is what lies on the board and beside it.
type SetupBoard struct {
	// Rows are those of the board from above, each of 11 bytes: A to Z for a letter that
	// shows red, a to z for one that shows blue, and a point where a square is empty. ""
	// is a row without letters.
	Rows [Size]string
	// Words are the words, as [State.AppendBoard] has them: whose they are, and what they
	// may not become again. One that is not named is of the colour that its first letter
	// shows, and has been nothing else.
	Words  []Word
	Beside bag.Bag // letters that were replaced (jago/replaced)
}

// A SetupResume is a player on turn and what they have to do.
type SetupResume struct {
	Turn  Player
	Phase Phase
}

// A SetupWindow is the word that is open to contest.
type SetupWindow struct {
	Open   bool
	Author Player
	Move   Move
}

// A SetupLast is the last move; the zero SetupLast where it is not known.
type SetupLast struct {
	Player Player
	Move   Move
	// Of a contest: the author of the word, and the placement that was taken back, or
	// else that it was good.
	Author Player
	Undone Move
	Good   bool
}

// Setup is s as plain data: FromSetup(s.Setup()) is s, but for the zero State, which is
// no position.
func (s State) Setup() Setup {
	p := Setup{
		Board: s.position.setup(), Racks: s.racks, Turn: s.turn, Phase: s.phase,
		Resume: SetupResume{s.resume.turn, s.resume.phase},
		Window: SetupWindow{s.window.open, s.window.author, s.window.move},
		Last:   SetupLast{s.last.player, s.last.move, s.last.author, s.last.undone, s.last.good},
	}
	if s.window.open {
		p.Before = s.before.setup()
	}
	if s.phase == Over && s.rules != nil {
		p.End = endClauses[s.end]
	}
	return p
}

func (p *position) setup() SetupBoard {
	b := SetupBoard{Beside: p.beside, Words: State{position: *p}.AppendBoard(nil)}
	for row := range Size {
		var text [Size]byte
		empty := true
		for column := range Size {
			text[column] = '.'
			q := At(row, column)
			if p.letters[q] == 0 {
				continue
			}
			empty = false
			if text[column] = 'A' + p.letters[q] - 1; p.colours[q] == Blue {
				text[column] += 'a' - 'A'
			}
		}
		if !empty {
			b.Rows[row] = string(text[:])
		}
	}
	return b
}

// empty reports whether nothing lies there.
func (b *SetupBoard) empty() bool {
	return b.Rows == [Size]string{} && len(b.Words) == 0 && b.Beside == bag.Bag{}
}

// FromSetup is the state of a position, or an error that joins all its faults;
// rulebook.Detail tells them in either language, one a line.
//
// Any position that play can lead to is accepted, and so is one of which the beginning is
// not known. The runs of letters need not be words, but where a turn has just ended under
// [Strict]. Letters lie as moves leave them: two or more, all joined to each other, and
// one on the centre. With letters in the bag, the rack of who is not on turn is full. A
// word that is open to contest leads from Before to the position.
func (r *Rules) FromSetup(p Setup) (State, error) {
	if r.none() {
		return State{}, faultf(noGame)
	}
	c := &setupChecker{r: r, p: &p, s: State{rules: r}}
	c.players()
	c.s.position = c.board("Board", &p.Board)
	if p.Window.Open {
		c.s.before = c.board("Before", &p.Before)
	} else {
		c.require(p.Before.empty(), setupBefore)
	}
	c.letters()
	if len(c.faults) == 0 {
		// From here on, s has a board, racks and players that can be asked.
		c.phase()
		c.window()
		c.last()
	}
	if err := errors.Join(c.faults...); err != nil {
		return State{}, err
	}
	return c.s, nil
}
