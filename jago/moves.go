package jago

import (
	"iter"

	"github.com/jeudelettres/lettres/bag"
)

// AppendPlacements appends the words that the player on turn can lay, and those that
// they can steal, after which every run of letters on the board is a word: each set of
// squares and letters once, by rows from above and then by columns from the left.
// Letters come from the rack, and from beside the board where the rack lacks them. What
// a single letter makes both ways stands among the words across.
func (s State) AppendPlacements(dst []Move) []Move {
	if s.phase != Playing {
		return dst
	}
	return s.appendPlacements(dst, s.turn)
}

// Moves yields what p can decide on, each decision once: the draw that is due; or the
// placements of [State.AppendPlacements], each with every choice of letters from beside
// the board in the place of letters of the rack, and then the end of the turn, when it
// is allowed; or all choices of letters to turn, from none on. Contests, fallen flags
// and resignations are legal and not among them, nor are words that leave a run that is
// none, which is legal until the turn ends.
func (s State) Moves(p Player) iter.Seq[Move] {
	return func(yield func(Move) bool) {
		for _, m := range s.AppendMoves(nil, p) {
			if !yield(m) {
				return
			}
		}
	}
}

// AppendMoves appends what [State.Moves] yields.
func (s State) AppendMoves(dst []Move, p Player) []Move {
	if p != s.turn {
		return dst
	}
	switch s.phase {
	case Drawing:
		dst = append(dst, Draw(s.due()))
	case Playing:
		if s.beside.Len() == 0 {
			dst = s.appendPlacements(dst, p)
		} else {
			for _, m := range s.appendPlacements(nil, p) {
				dst = s.appendSources(dst, m)
			}
		}
		if m := End(); s.checkEnd(&m) == nil {
			dst = append(dst, m)
		}
	case Turning:
		dst = s.appendTurns(dst)
	}
	return dst
}

// appendSources appends m, which takes as few letters as it can from beside the board,
// and then with every other choice.
func (s *State) appendSources(dst []Move, m Move) []Move {
	l := s.position.lay(s.rules, s.turn, &m, nil)
	least := bag.MustParse(m.Beside())
	var letters []byte // those that may come from beside too
	for letter, n := range l.needs.All() {
		for range min(n, s.beside.Count(letter)) - least.Count(letter) {
			letters = append(letters, letter)
		}
	}
	base := m.Beside()
	var choose func(from int, beside string)
	choose = func(from int, beside string) {
		dst = append(dst, Lay(m.at, m.dir, m.Word(), beside))
		for i := from; i < len(letters); i++ {
			if i > from && letters[i] == letters[i-1] {
				continue
			}
			choose(i+1, beside+string(letters[i]))
		}
	}
	choose(0, base)
	return dst
}

// appendTurns appends each choice of the opponent's letters once.
func (s *State) appendTurns(dst []Move) []Move {
	var theirs []Square
	for q := range squares {
		if s.letters[q] != 0 && s.colours[q] != s.turn {
			theirs = append(theirs, Square(q))
		}
	}
	var choose func(from int, at []Square)
	choose = func(from int, at []Square) {
		dst = append(dst, Turn(at...))
		if len(at) == s.rules.options.Turned {
			return
		}
		for i := from; i < len(theirs); i++ {
			choose(i+1, append(at, theirs[i]))
		}
	}
	choose(0, nil)
	return dst
}
