package spoken

import (
	"iter"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/board"
)

// A Place is where a word begins, and its direction.
type Place struct {
	At        board.Square
	Direction board.Direction
}

// Over returns where a word may begin that is made of another one, which lies on a board: the
// places at which it covers all of it, with its letters where they can be the same.
func Over(former, word string, squares iter.Seq[board.Square], letter func(board.Square) byte) (places []Place) {
	for at := range squares {
		for d := board.Across; d <= board.Down; d++ {
			if !lies(former, at, d, letter) {
				continue
			}
			for before := range len(word) - len(former) + 1 {
				places = append(places, Place{moved(at, d, -before), d})
			}
		}
	}
	if !strings.Contains(word, former) {
		return places
	}
	return slices.DeleteFunc(places, func(p Place) bool { return !keeps(p, word, letter) })
}

// keeps reports whether a word has the letters that lie where it would.
func keeps(p Place, word string, letter func(board.Square) byte) bool {
	for i := range len(word) {
		if c := letter(moved(p.At, p.Direction, i)) &^ 0x20; c != 0 && c != word[i] {
			return false
		}
	}
	return true
}

// lies reports whether a run of letters is a word.
func lies(word string, at board.Square, d board.Direction, letter func(board.Square) byte) bool {
	for i := range len(word) {
		if letter(moved(at, d, i))&^0x20 != word[i] {
			return false
		}
	}
	return letter(moved(at, d, -1)) == 0 && letter(moved(at, d, len(word))) == 0
}

func moved(at board.Square, d board.Direction, n int) board.Square {
	if d == board.Down {
		return board.At(int(at.Row)+n, int(at.Column))
	}
	return board.At(int(at.Row), int(at.Column)+n)
}

// Legal returns the tokens that are legal moves, all of them if none is.
func Legal(tokens []string, legal func(token string) bool) []string {
	if some := slices.DeleteFunc(slices.Clone(tokens), func(token string) bool { return !legal(token) }); len(some) > 0 {
		return some
	}
	return tokens
}

// Only returns a single word of letters in capitals, or "".
func Only(text string) string {
	if !isLetters(text) {
		return ""
	}
	return strings.ToUpper(text)
}

// Crosses reports whether a word goes through the letter on the board that the saying names, if it
// names one.
func (s *Saying) Crosses(at board.Square, d board.Direction, word string, letter func(board.Square) byte) bool {
	for i := range len(word) {
		if s.Through == "" || word[i] == s.Through[0] && letter(moved(at, d, i))&^0x20 == word[i] {
			return true
		}
	}
	return false
}

// Under returns where a word can begin that is said to go through a letter on the board, the way that is said or
// else across the word there: as a word does that nobody could lay.
func (s *Saying) Under(word string, squares iter.Seq[board.Square], letter func(board.Square) byte) (places []Place) {
	if s.Through == "" {
		return nil
	}
	for at := range squares {
		for d := board.Across; d <= board.Down; d++ {
			free := letter(moved(at, d, -1)) == 0 && letter(moved(at, d, 1)) == 0
			if letter(at)&^0x20 != s.Through[0] || s.Way.Said && d != s.Way.Direction || !s.Way.Said && !free {
				continue
			}
			for i := range len(word) {
				if word[i]&^0x20 == s.Through[0] {
					places = append(places, Place{moved(at, d, -i), d})
				}
			}
		}
	}
	return places
}
