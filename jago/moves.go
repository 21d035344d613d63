package jago

import (
	"iter"
	"slices"

	"github.com/jeudelettres/lettres/board"
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
// the board instead of letters of the rack, and then the end of the turn, when it is
// allowed; or all choices of letters to flip, no letter first. For the player on turn there
// is always a move: where nothing else is left, to resign. Contests, fallen flags and
// other resignations are legal and not among them, nor are words that leave a run that
// is not a word, which is legal until the turn ends.
func (s State) Moves(p Player) iter.Seq[Move] {
	return func(yield func(Move) bool) {
		all := func(moves []Move) bool {
			for _, m := range moves {
				if !yield(m) {
					return false
				}
			}
			return true
		}
		if p != s.turn || s.phase != Playing || s.beside.Len() == 0 {
			all(s.AppendMoves(nil, p))
			return
		}
		var buf []Move // of one placement at a time: with many letters beside the board there may be millions
		placements := s.appendPlacements(nil, p)
		for _, m := range placements {
			if buf = s.appendSources(buf[:0], m); !all(buf) {
				return
			}
		}
		all(s.appendEnd(buf[:0], len(placements) == 0))
	}
}

// AppendMoves appends what [State.Moves] yields.
func (s State) AppendMoves(dst []Move, p Player) []Move {
	if p != s.turn {
		return dst
	}
	switch s.phase {
	case Drawing:
		dst = append(dst, Draw(s.Due()))
	case Playing:
		from := len(dst)
		if s.beside.Len() == 0 {
			dst = s.appendPlacements(dst, p)
		} else {
			for _, m := range s.appendPlacements(nil, p) {
				dst = s.appendSources(dst, m)
			}
		}
		dst = s.appendEnd(dst, len(dst) == from)
	case Flipping:
		dst = s.appendFlips(dst)
	}
	return dst
}

// appendEnd appends the end of the turn, when it is allowed, or else, when nothing can be
// laid, the resignation.
func (s *State) appendEnd(dst []Move, stuck bool) []Move {
	if m := EndTurn(); s.checkEnd(&m) == nil {
		return append(dst, m)
	}
	if stuck {
		dst = append(dst, Resign())
	}
	return dst
}

// appendSources appends m, which takes as few letters as it can from beside the board,
// and then with every other choice.
func (s *State) appendSources(dst []Move, m Move) []Move {
	var needs [27]int
	for i, q := 0, int(m.at); i < int(m.n); i, q = i+1, q+stepOf(m.dir) {
		if s.cells[q].letter() != m.codes[i] {
			needs[m.codes[i]]++
		}
	}
	for _, letter := range m.besides() {
		needs[letter]-- // it comes from beside in any case
	}
	var buf [Size]uint8
	letters := buf[:0] // those that may come from beside too
	for letter := 1; letter < len(needs); letter++ {
		beside := s.beside.Count('A' + byte(letter) - 1)
		for _, taken := range m.besides() {
			if int(taken) == letter {
				beside--
			}
		}
		for range min(needs[letter], beside) {
			letters = append(letters, uint8(letter))
		}
	}
	return appendChoices(dst, m, letters)
}

// appendChoices appends m, and then m with each choice of more letters from beside the
// board once.
func appendChoices(dst []Move, m Move, letters []uint8) []Move {
	dst = append(dst, m)
	for i, letter := range letters {
		if i > 0 && letter == letters[i-1] {
			continue
		}
		more := m
		more.codes[Size+more.more] = letter
		more.more++
		slices.Sort(more.besides())
		dst = appendChoices(dst, more, letters[i+1:])
	}
	return dst
}

// appendFlips appends each choice of the opponent's letters once.
func (s *State) appendFlips(dst []Move) []Move {
	var theirs []board.Square
	for q, c := range s.cells {
		if c != 0 && c.colour() != s.turn {
			theirs = append(theirs, squareOf(q))
		}
	}
	var choose func(from int, at []board.Square)
	choose = func(from int, at []board.Square) {
		dst = append(dst, Flip(at...))
		if len(at) == s.rules.options.Flips {
			return
		}
		for i := from; i < len(theirs); i++ {
			choose(i+1, append(at, theirs[i]))
		}
	}
	choose(0, nil)
	return dst
}
