package gcg

import (
	"strconv"
	"strings"
	"unicode"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/scrabble"
)

var (
	errTooManyTiles = phrases.InputError(tooManyTiles, maxTiles)
	errTooLongWord  = phrases.InputError(tooLongWord, maxTiles)
)

func upper(c rune) bool { return 'A' <= c && c <= 'Z' }
func lower(c rune) bool { return 'a' <= c && c <= 'z' }

// digits reports whether s has nothing else.
func digits(s string) bool { return strings.Trim(s, "0123456789") == "" }

// parseTiles reads tiles. A joker is ?, and with some programs _.
func parseTiles(s string) (string, error) {
	tiles := make([]byte, 0, maxTiles)
	for _, c := range s {
		switch {
		case c == '_':
			c = '?'
		case c > unicode.MaxASCII && unicode.IsLetter(c):
			return "", phrases.InputError(accent, excerpt.Truncate(s))
		case !upper(c) && c != '?':
			return "", phrases.InputError(notTiles, excerpt.Truncate(s))
		}
		if len(tiles) == maxTiles {
			return "", errTooManyTiles
		}
		tiles = append(tiles, byte(c))
	}
	return string(tiles), nil
}

// parseWord reads a word. Letters in parentheses are on the board already, as a
// dot is.
func parseWord(s string) (string, error) {
	word := make([]byte, 0, maxTiles)
	inside, laid := false, false
	for _, c := range s {
		switch {
		case c == '(' && !inside, c == ')' && inside:
			inside = !inside
			continue
		case c > unicode.MaxASCII && unicode.IsLetter(c):
			return "", phrases.InputError(accent, excerpt.Truncate(s))
		case c != '.' && !upper(c) && !lower(c):
			return "", phrases.InputError(notWord, excerpt.Truncate(s))
		case inside:
			c = '.'
		}
		if len(word) == maxTiles {
			return "", errTooLongWord
		}
		word = append(word, byte(c))
		laid = laid || c != '.'
	}
	switch {
	case s == "":
		return "", phrases.InputError(noWord)
	case inside:
		return "", phrases.InputError(notWord, excerpt.Truncate(s))
	case !laid:
		return "", phrases.InputError(nothingLaid, excerpt.Truncate(s))
	}
	return string(word), nil
}

// parseSquare reads a square: 8H for a word that goes across, H8 for one that goes
// down.
func parseSquare(s string) (at board.Square, d board.Direction, err error) {
	number, letter := "", rune(0)
	if 2 <= len(s) && len(s) <= 3 {
		number, letter = s[:len(s)-1], rune(s[len(s)-1])
		if first := rune(s[0]); upper(first) || lower(first) {
			number, letter, d = s[1:], first, board.Down
		}
	}
	if !upper(letter) && !lower(letter) || !digits(number) {
		return at, d, phrases.InputError(unknownEvent, excerpt.Truncate(s))
	}
	row, _ := strconv.Atoi(number)
	col := int(unicode.ToUpper(letter) - 'A')
	if row < 1 || row > scrabble.Size || col >= scrabble.Size {
		return at, d, phrases.InputError(noSquare, s)
	}
	return board.At(row-1, col), d, nil
}

// parseNumber reads a number with its sign, or without. A program that puts + before
// all its scores writes +-5.
func parseNumber(s string) (int, error) {
	number, minus := strings.CutPrefix(strings.TrimPrefix(s, "+"), "-")
	if number == "" || !digits(number) {
		return 0, phrases.InputError(notNumber, excerpt.Truncate(s))
	}
	if number = strings.TrimLeft(number, "0"); len(number) > len("1000000") {
		return 0, phrases.InputError(tooMuch, excerpt.Truncate(s), maxScore)
	}
	n, _ := strconv.Atoi("0" + number)
	switch {
	case n > maxScore:
		return 0, phrases.InputError(tooMuch, excerpt.Truncate(s), maxScore)
	case minus:
		return -n, nil
	}
	return n, nil
}
