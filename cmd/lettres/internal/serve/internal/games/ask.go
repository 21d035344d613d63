package games

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show"
)

// A Desk answers questions about positions that people type. What they do not type is not
// known, and the answers say nothing that rests on it.
type Desk interface {
	// Size is the squares that a form has.
	Size() (rows, columns int)
	// Typed is the position that somebody has typed. An error says which field is wrong.
	Typed(t Typed) (Position, error)
	// Text is a position as programs write it, in one line.
	Text(text string) (Position, error)
	// Form is a position as people would type it. Not all of it may fit on the form.
	Form(p Position) Typed
	// Best is the best placements of the player on turn, at most so many, and how many there
	// are.
	Best(p Position, most int, o show.Options) ([]Choice, int)
	// Ended is the position when nobody plays any more, if that ends the game and all that
	// counts then was typed.
	Ended(p Position, t Typed) (Position, bool)
	// Word is nil for a good word, or a violation, and Clause what words are judged by.
	Word(word string) error
	Clause() rulebook.Clause
	// Row and Column are what the edge of a form says, Square is how a square is called and of
	// which kind it is, "" where it is like others.
	Row(row int) string
	Column(column int) string
	Square(row, column int) (name, kind string)
	// Small is how many small letters a board can have, -1 is any number.
	Small() int
}

// Typed is a position as people type it.
type Typed struct {
	// Rows are those of the form, from above, with a point for an empty square; or nothing. A
	// small letter is a joker, or in Jago a blue letter.
	Rows   []string
	Racks  []string // of each player, the one on turn first
	Scores []int    // the same
	Second bool     // in Jago, it is Blue who is on turn
}

// A Choice is something that the player on turn can do.
type Choice struct {
	Text   string
	Points int     // in Jago, by how many letters the player leads then
	Equity float64 // the points, and what the letters kept are worth
	Valued bool    // Equity is known
}

// asking is how a game answers questions: its part of a Desk.
type asking[S, R any] struct {
	rows, columns int
	words         rulebook.Clause // that wrong words are against
	admitted      func(R) (*lexicon.Lexicon, lexicon.Classes)
	typed         func(R, Typed) (S, error)
	text          func(R, string) (S, error)
	form          func(S) Typed
	names         func(R) board.Notation
	kind          func(r R, row, column int) string // of a square; nil is none
	small         func(R) int
	best          func(S, show.Options) []Choice // all of them, the best first
	ended         func(S, Typed) (S, bool)
}

// desk is Desk.
type desk[
	S state[S, V, P, M, O], V fmt.Stringer, P ~uint8, M move[M, K], K fmt.Stringer, O outcome[P],
	Opt options, R rules[S, P, Opt], T step[S, P, M], C any, PC record[C, T],
] struct {
	c *compiled[S, V, P, M, K, O, Opt, R, T, C, PC]
}

func (c *compiled[S, V, P, M, K, O, Opt, R, T, C, PC]) Desk() (Desk, bool) {
	return desk[S, V, P, M, K, O, Opt, R, T, C, PC]{c}, c.g.asks != nil
}

func (d desk[S, V, P, M, K, O, Opt, R, T, C, PC]) state(p Position) S {
	return p.(*position[S, V, P, M, K, O, Opt, R, T, C, PC]).s
}

func (d desk[S, V, P, M, K, O, Opt, R, T, C, PC]) Size() (rows, columns int) {
	return d.c.g.asks.rows, d.c.g.asks.columns
}

func (d desk[S, V, P, M, K, O, Opt, R, T, C, PC]) Typed(t Typed) (Position, error) {
	s, err := d.c.g.asks.typed(d.c.r, d.whole(t))
	if err != nil {
		return nil, err
	}
	return d.c.at(s), nil
}

// whole is t with a rack and a score for each player.
func (d desk[S, V, P, M, K, O, Opt, R, T, C, PC]) whole(t Typed) Typed {
	n := d.c.Seats()
	t.Racks = append(slices.Clone(t.Racks), make([]string, n)...)[:n]
	t.Scores = append(slices.Clone(t.Scores), make([]int, n)...)[:n]
	return t
}

func (d desk[S, V, P, M, K, O, Opt, R, T, C, PC]) Text(text string) (Position, error) {
	s, err := d.c.g.asks.text(d.c.r, text)
	if err != nil {
		return nil, err
	}
	return d.c.at(s), nil
}

func (d desk[S, V, P, M, K, O, Opt, R, T, C, PC]) Form(p Position) Typed {
	return d.c.g.asks.form(d.state(p))
}

func (d desk[S, V, P, M, K, O, Opt, R, T, C, PC]) Best(p Position, most int, o show.Options) ([]Choice, int) {
	all := d.c.g.asks.best(d.state(p), o)
	return all[:min(most, len(all))], len(all)
}

func (d desk[S, V, P, M, K, O, Opt, R, T, C, PC]) Ended(p Position, t Typed) (Position, bool) {
	s, ok := d.c.g.asks.ended(d.state(p), d.whole(t))
	return d.c.at(s), ok
}

func (d desk[S, V, P, M, K, O, Opt, R, T, C, PC]) Word(word string) error {
	l, classes := d.c.g.asks.admitted(d.c.r)
	switch {
	case l.Admits(word, classes):
		return nil
	case l.Contains(word):
		return phrases.Violation(d.c.g.asks.words, "", word, notAdmitted)
	}
	return phrases.Violation(d.c.g.asks.words, "", word, notInList)
}

func (d desk[S, V, P, M, K, O, Opt, R, T, C, PC]) Clause() rulebook.Clause { return d.c.g.asks.words }
func (d desk[S, V, P, M, K, O, Opt, R, T, C, PC]) Small() int              { return d.c.g.asks.small(d.c.r) }

func (d desk[S, V, P, M, K, O, Opt, R, T, C, PC]) Row(row int) string {
	return d.c.g.asks.names(d.c.r).Row(row)
}

func (d desk[S, V, P, M, K, O, Opt, R, T, C, PC]) Column(column int) string {
	return d.c.g.asks.names(d.c.r).Column(column)
}

func (d desk[S, V, P, M, K, O, Opt, R, T, C, PC]) Square(row, column int) (name, kind string) {
	if d.c.g.asks.kind != nil {
		kind = d.c.g.asks.kind(d.c.r, row, column)
	}
	return d.c.g.asks.names(d.c.r).Name(board.At(row, column), board.Across), kind
}

// rackFields is the names of fields.
var rackFields = []string{yourRack, otherRack, thirdRack, fourthRack, fifthRack, sixthRack}

// lettersOf reads the letters of a field, ? for a joker.
func lettersOf(field int, text string, most int) (bag.Bag, error) {
	b, err := bag.Parse(text)
	if err != nil {
		return b, phrases.InputError(inField, phrases.InputError(rackFields[field]), phrases.InputError(notLetters))
	}
	if b.Len() > most {
		return b, phrases.InputError(inField, phrases.InputError(rackFields[field]), phrases.InputError(tooManyLetters, b.Len(), most))
	}
	return b, nil
}

// enough checks that the letters on the board and on the racks are not more than there are.
func enough(all bag.Bag, rows []string, colours bool, racks ...bag.Bag) error {
	var used [27]int
	for _, row := range rows {
		for _, c := range []byte(row) {
			switch {
			case 'A' <= c && c <= 'Z':
				used[c-'A']++
			case 'a' <= c && c <= 'z' && colours:
				used[c-'a']++
			case 'a' <= c && c <= 'z':
				used[26]++
			}
		}
	}
	for _, r := range racks {
		for i := range used {
			used[i] += r.Count(letter(i))
		}
	}
	for i, n := range used {
		if has := all.Count(letter(i)); n > has {
			return phrases.InputError(tooMuchOf, string(letter(i)), n, has)
		}
	}
	return nil
}

func letter(i int) byte {
	if i == 26 {
		return bag.Joker
	}
	return 'A' + byte(i)
}

// fullRows is rows with points where they have no letters.
func fullRows(rows []string, columns int) []string {
	full := make([]string, len(rows))
	for i, row := range rows {
		if full[i] = row; row == "" {
			full[i] = strings.Repeat(".", columns)
		}
	}
	return full
}

// PackRows is the rows of a form in one word, as CGP writes those of a board: numbers are
// empty squares.
func PackRows(rows []string) string {
	var b strings.Builder
	for i, row := range rows {
		if i > 0 {
			b.WriteByte('/')
		}
		for row != "" {
			letters := strings.TrimLeft(row, ".")
			if n := len(row) - len(letters); n > 0 {
				b.WriteString(strconv.Itoa(n))
			}
			n := strings.IndexByte(letters+".", '.')
			b.WriteString(letters[:n])
			row = letters[n:]
		}
	}
	return b.String()
}

// UnpackRows is the rows that [PackRows] has packed, and whether it has.
func UnpackRows(packed string, rows, columns int) ([]string, bool) {
	texts := strings.Split(packed, "/")
	if len(texts) != rows || len(packed) > rows*(columns+1) {
		return nil, false
	}
	for i, text := range texts {
		var row []byte
		for text != "" {
			letters := strings.TrimLeft(text, "0123456789")
			if digits := text[:len(text)-len(letters)]; digits != "" {
				n, err := strconv.Atoi(digits)
				if err != nil || n > columns {
					return nil, false
				}
				row = append(row, strings.Repeat(".", n)...)
				text = letters
				continue
			}
			if c := text[0] &^ 0x20; c < 'A' || c > 'Z' {
				return nil, false
			}
			row, text = append(row, text[0]), text[1:]
		}
		if len(row) != columns {
			return nil, false
		}
		texts[i] = string(row)
	}
	return texts, true
}
