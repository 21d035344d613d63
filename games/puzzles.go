//go:build !jarnac

package games

import (
	_ "embed"
	"iter"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/puzzle"
	"github.com/jeudelettres/lettres/lexicon"
)

// The puzzles of each game; the first lines tell how they were made.
var (
	//go:embed puzzles/jarnac.txt
	jarnacPuzzleText puzzle.Text
	//go:embed puzzles/scrabble.txt
	scrabblePuzzleText puzzle.Text
	//go:embed puzzles/scrabblecards.txt
	cardsPuzzleText puzzle.Text
	//go:embed puzzles/jago.txt
	jagoPuzzleText puzzle.Text
)

// asks returns a question that is the same in all positions.
func asks[S any](french, english string) func(S) [2]string {
	return func(S) [2]string { return [2]string{french, english} }
}

// counted holds the letters of a text, and how often.
type counted struct {
	mask  uint32
	count [26]int8
}

func countOf(text string) (l counted) {
	for _, c := range []byte(text) {
		l.mask |= 1 << (c - 'A')
		l.count[c-'A']++
	}
	return l
}

// within reports whether all letters are among others.
func (l *counted) within(o *counted) bool {
	if l.mask&^o.mask != 0 {
		return false
	}
	for i, n := range l.count {
		if n > o.count[i] {
			return false
		}
	}
	return true
}

// A puzzleLine is a row or a column: what lies on its squares, in capitals, and the letters that a word there
// can have.
type puzzleLine struct {
	first   board.Square
	d       board.Direction
	squares []byte
	letters counted
}

// puzzleLineAt returns the line of so many squares that begins at one.
func puzzleLineAt(letter func(board.Square) byte, rack string, first board.Square, d board.Direction, n int) puzzleLine {
	l := puzzleLine{first: first, d: d, squares: make([]byte, n)}
	text := []byte(rack)
	for i := range l.squares {
		if l.squares[i] = letter(first.Next(d, i)) &^ 0x20; l.squares[i] != 0 {
			text = append(text, l.squares[i])
		}
	}
	l.letters = countOf(string(text))
	return l
}

// places yields where a word can lie with letters of a rack, without touching others of the line. With over it may
// cover others too.
func (l *puzzleLine) places(word string, rack *counted, over bool) iter.Seq[board.Square] {
	return func(yield func(board.Square) bool) {
		for at := 0; at+len(word) <= len(l.squares); at++ {
			rest, laid, lies := rack.count, 0, true
			for i := 0; lies && i < len(word); i++ {
				switch l.squares[at+i] {
				case word[i]:
				case 0:
					laid++
					rest[word[i]-'A']--
					lies = rest[word[i]-'A'] >= 0
				default:
					laid++
					rest[word[i]-'A']--
					lies = over && rest[word[i]-'A'] >= 0
				}
			}
			end := at + len(word)
			joins := at > 0 && l.squares[at-1] != 0 || end < len(l.squares) && l.squares[end] != 0 // and is a longer word
			if lies && laid > 0 && !joins && !yield(l.first.Next(l.d, at)) {
				return
			}
		}
	}
}

// squareLines returns the rows and columns of a square board.
func squareLines(letter func(board.Square) byte, rack string, size int) (lines []puzzleLine) {
	for i := range size {
		lines = append(lines, puzzleLineAt(letter, rack, board.At(i, 0), board.Across, size), puzzleLineAt(letter, rack, board.At(0, i), board.Down, size))
	}
	return lines
}

// everyPlace calls do with each word of a lexicon and where it can lie, as places yields it.
func everyPlace(l *lexicon.Lexicon, lines []puzzleLine, rack string, over bool, do func(word string, at board.Square, d board.Direction)) {
	held := countOf(rack)
	for word := range l.Words() {
		letters := countOf(word)
		for i := range lines {
			if l := &lines[i]; letters.within(&l.letters) {
				for at := range l.places(word, &held, over) {
					do(word, at, l.d)
				}
			}
		}
	}
}
