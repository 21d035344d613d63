package jago

import (
	"errors"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Setup is a position as plain data, to look into or to make one by hand. The bag is
// not in it: it is what the board, the letters beside it and the racks leave of the
// letters of the game.
type Setup struct {
	// Rows are those of the board from above, each of 11 characters: A to Z for a letter that
	// shows red, a to z for one that shows blue, and a point where a square is empty. ""
	// is a row without letters.
	Rows [Size]string
	// Words are the words, as [Public.AppendBoard] has them: whose they are, what they may
	// not become again, and what they were. Their Text may be left out. A word that is not
	// named is of the colour that its first letter shows, and has been nothing else.
	Words  []Word
	Beside bag.Bag    // letters that were replaced (jago/replaced)
	Racks  [2]bag.Bag // of Red and of Blue, as far as they are known
	// Held is how many letters are on racks of which Racks has not all, 0 of others: with draws that are
	// [Options].Unseen the others are unknown.
	Held  [2]int `json:",omitzero"`
	Turn  Player
	Phase Phase
	// ResumeTurn and ResumePhase are where the game goes on after letters are flipped, in
	// phase Flipping.
	ResumeTurn  Player
	ResumePhase Phase
	// End is the clause that ended the game, "" until then, and Winner who has won it.
	End    rulebook.Clause
	Winner Player
	// Open is the word that is open to contest; where its author has ended the turn after
	// it, EndTurn follows. All other fields then describe the position before
	// the word.
	Open []Move
}

// Setup returns the position as plain data, to look into or to make others of: FromSetup of it is the
// State, except for the zero State, which is not a position. With an open word it is the position
// before that word.
func (is Public) Setup() Setup {
	s := State{is}
	moves := s.unplay()
	p := Setup{
		Beside: s.beside, Words: s.AppendBoard(nil), Racks: s.racks, Turn: s.turn, Phase: s.phase,
		ResumeTurn: s.resume.turn, ResumePhase: s.resume.phase, Winner: s.winner, Open: moves,
	}
	for q, n := range s.unknown {
		if n > 0 {
			p.Held[q] = s.held(Player(q))
		}
	}
	if s.phase == Over && s.rules != nil {
		p.End = endClauses[s.end]
	}
	for row := range Size {
		var text [Size]byte
		empty := true
		for i, c := range s.cells[row*Size:][:Size] {
			text[i], empty = c.sign(), empty && c == 0
		}
		if !empty {
			p.Rows[row] = string(text[:])
		}
	}
	return p
}

// sign returns the letter, a capital where it shows red, and a point where the square is
// empty.
func (c cell) sign() byte {
	switch {
	case c == 0:
		return '.'
	case c.colour() == Blue:
		return 'a' + c.letter() - 1
	}
	return 'A' + c.letter() - 1
}

// unplay takes back the word that is open to contest, and returns the moves that lead to
// s again.
func (s *State) unplay() []Move {
	if s.open.kind == KindNone {
		return nil
	}
	moves := []Move{s.open}
	if s.phase == Drawing || s.turn != s.author {
		moves = append(moves, EndTurn())
	}
	var l laying
	l.count(&s.before, &s.open)
	own, _ := l.needs.Minus(bagOf(s.open.besides()))
	s.racks[s.author] = s.racks[s.author].Plus(own)
	s.position, s.turn, s.phase = s.before, s.author, Playing
	s.close()
	return moves
}

// FromSetup returns the state of a position, or an error that joins all its faults;
// rulebook.Explain tells them in either language, one a line.
//
// Any position that play can lead to is accepted, and so is one of which the beginning is not
// known. The runs of letters need not be words, but where a turn has just ended under
// [Strict]. Letters lie as moves leave them: two or more, all joined to each other, and one
// on the centre. With letters in the bag, the rack of the player who is not on turn is full.
// The moves of Open are played, so they must be legal.
func (r *Rules) FromSetup(p Setup) (State, error) {
	if r.none() {
		return State{}, faultf(phrase.NoGame)
	}
	c := &setupChecker{r: r, p: &p, s: State{table{rules: r}}}
	c.values()
	c.board()
	c.letters()
	if len(c.faults) == 0 {
		// From here on, s has a board, racks and players that can be asked.
		c.s.learn()
		c.phase()
	}
	if len(c.faults) == 0 {
		c.open()
	}
	if err := errors.Join(c.faults...); err != nil {
		return State{}, err
	}
	return c.s, nil
}
