package arbiter

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/typed"
	"github.com/jeudelettres/lettres/rulebook"
)

// A seen is a position on a board as people type it from what they see: rows of letters and
// points, then the players with their letters and points.
type seen struct {
	rows    []seenRow
	players []seenPlayer
	second  bool // of two colours, blue is on turn
}

// A seenRow is a row of a board, from its first square on. The label is what stands before it.
type seenRow struct {
	label, squares string
	line           int
}

type seenPlayer struct {
	name, rack string
	score      int
}

const (
	maxRows    = 64
	maxPlayers = 6
)

// boardKeys has the words by which lines tell of the player above them, without capitals and accents.
var boardKeys = map[string]string{
	"chevalet": "rack", "reliquat": "rack", "lettres": "rack", "jetons": "rack", "cartes": "rack", "main": "rack",
	"rack": "rack", "letters": "rack", "tiles": "rack", "hand": "rack",
	"points": "score", "score": "score", "total": "score",
	"joueur": "player", "joueuse": "player", "player": "player",
	"couleur": "colour", "colour": "colour", "color": "colour",
}

// read reads a line that no key of a position begins.
func (b *seen) read(line string, n int) error {
	before, value, colon := strings.Cut(line, ":")
	value = strings.TrimSpace(value)
	if what, who, of := strings.Cut(strings.TrimSpace(before), " de "); colon && of && boardKeys[typed.Plain(what)] == "rack" { // main de Ben
		if b.player(who) < 0 {
			if err := b.begin(who); err != nil {
				return err
			}
		}
		return b.letters(value)
	}
	switch key := boardKeys[typed.Plain(before)]; {
	case colon && key == "rack":
		return b.letters(value)
	case colon && key == "score":
		return b.points(value)
	case colon && key == "player":
		return b.begin(value)
	case colon && key == "colour":
		b.second = slices.Contains([]string{"bleu", "bleue", "blue"}, typed.Plain(value))
		return nil
	}
	label := strings.TrimSpace(before)
	labelled := len(label) == 1 || len(label) == 2 && strings.Trim(label, "0123456789") == ""
	if row, ok := rowOf(line); ok && (labelled || !colon) || !colon && row.squares != "" && len(b.players) == 0 {
		if len(b.rows) == maxRows {
			return phrases.InputError(tooManyRows, maxRows)
		}
		row.line = n
		b.rows = append(b.rows, row)
		return nil
	}
	if !colon {
		return phrases.InputError(notRow, typed.Short(line))
	}
	if err := b.begin(before); err != nil || value == "" {
		return err
	}
	letters, points, both := strings.Cut(value, ",") // Alice : AEINRST, 23 points
	if f := strings.Fields(value); !both && len(f) > 1 && strings.Trim(f[0], "0123456789") != "" && f[1] != "" && strings.Trim(f[1], "0123456789()") == "" {
		letters, points, both = f[0], strings.Join(f[1:], " "), true
	}
	if isNumber(letters) { // 23 points, or 23 points, AEINRST
		if isNumber(points) {
			points = ""
		}
		letters, points, both = points, letters, true
	}
	if err := b.letters(letters); err != nil || !both {
		return err
	}
	return b.points(points)
}

// isNumber reports whether a text begins with a number.
func isNumber(text string) bool {
	text = strings.TrimSpace(text)
	return text != "" && '0' <= text[0] && text[0] <= '9'
}

func (b *seen) begin(name string) error {
	name = strings.TrimSpace(strings.TrimRight(strings.TrimSpace(name), ":"))
	switch {
	case name == "" || utf8.RuneCountInString(name) > 40:
		return phrases.InputError(notName, typed.Short(name))
	case len(b.players) == maxPlayers:
		return phrases.InputError(tooManyPlayers, maxPlayers)
	case b.player(name) >= 0:
		return phrases.InputError(playerTwice, name)
	}
	b.players = append(b.players, seenPlayer{name: name})
	return nil
}

// player returns who has a name, -1 where nobody has.
func (b *seen) player(name string) int {
	return slices.IndexFunc(b.players, func(p seenPlayer) bool { return typed.Plain(p.name) == typed.Plain(name) })
}

// last returns the player that a line is about: the one on turn, where none is named.
func (b *seen) last() *seenPlayer {
	if len(b.players) == 0 {
		b.players = append(b.players, seenPlayer{})
	}
	return &b.players[len(b.players)-1]
}

func (b *seen) letters(text string) error {
	text = strings.ToUpper(strings.NewReplacer(" ", "", ",", "", "\u00a0", "", "-", "", "–", "", "*", "?").Replace(text))
	for _, word := range []string{"JOKER", "BLANC"} {
		text = strings.ReplaceAll(text, word, "?")
	}
	if len(text) > 64 {
		return phrases.InputError(notName, typed.Short(text))
	}
	b.last().rack = text
	return nil
}

func (b *seen) points(text string) error {
	digits := strings.TrimFunc(text, func(c rune) bool { return !unicode.IsDigit(c) && c != '-' })
	n, err := strconv.Atoi(digits)
	if err != nil || n < -9999 || n > 9999 {
		return phrases.InputError(notPoints, typed.Short(strings.TrimSpace(text)))
	}
	b.last().score = n
	return nil
}

// rowOf returns a row of a board: letters, and points or the like for empty squares, with or
// without spaces between them and with or without its label, as in "8 . . C H A T . .". It reports whether
// the line can be nothing else.
func rowOf(line string) (row seenRow, ok bool) {
	fields := strings.Fields(strings.NewReplacer("|", " ", "│", " ", ":", " ").Replace(line))
	if len(fields) == 0 {
		return row, false
	}
	text := fields[0]
	if len(fields) > 1 {
		single := !slices.ContainsFunc(fields, func(f string) bool { return utf8.RuneCountInString(f) > 1 && strings.Trim(f, "0123456789") != "" })
		isLabel := strings.Trim(fields[0], "0123456789") == ""
		switch {
		case isLabel, len(fields) == 2 && len(fields[0]) == 1 && utf8.RuneCountInString(fields[1]) > 1:
			row.label, fields = strings.ToUpper(fields[0]), fields[1:]
		case !single:
			return row, false
		}
		if n := len(fields); n > 2 && strings.Trim(fields[n-1], "0123456789") == "" { // the label once more
			fields = fields[:n-1]
		}
		text = strings.Join(fields, "")
	}
	var squares []byte
	empty := false
	for text != "" {
		c, size := utf8.DecodeRuneInString(text)
		switch {
		case 'A' <= c && c <= 'Z', 'a' <= c && c <= 'z':
			squares = append(squares, byte(c))
		case strings.ContainsRune(".·-_=+*'\"’\u2010\u2013", c):
			squares, empty = append(squares, '.'), true
		case '0' <= c && c <= '9':
			digits := text[:len(text)-len(strings.TrimLeft(text, "0123456789"))]
			n, err := strconv.Atoi(digits)
			if err != nil || n > maxRows {
				return row, false
			}
			squares, empty, size = append(squares, strings.Repeat(".", n)...), true, len(digits)
		default:
			return row, false
		}
		text = text[size:]
	}
	if len(squares) > maxRows {
		return row, false
	}
	row.squares = string(squares)
	return row, empty || row.label != ""
}

// board returns the rows of a form with so many rows and columns.
func (b *seen) board(desk *extra.Desk) ([]string, error) {
	rows, columns := desk.Size()
	board := make([]string, rows)
	labelled := slices.ContainsFunc(b.rows, func(r seenRow) bool { return r.label != "" })
	for i, r := range b.rows {
		at := i
		if labelled {
			at = -1
			for j := range rows {
				if desk.Row(j) == r.label || strconv.Itoa(j+1) == r.label || j < 26 && string(rune('A'+j)) == r.label {
					at = j
					break
				}
			}
		} else if desk.Cards() {
			at += (rows - len(b.rows)) / 2
		}
		switch {
		case !labelled && !desk.Cards() && len(b.rows) != rows:
			return nil, &rulebook.RecordError{Line: r.line, Err: phrases.InputError(numberRows, rows, len(b.rows))}
		case at < 0 || at >= rows || board[at] != "":
			return nil, &rulebook.RecordError{Line: r.line, Err: phrases.InputError(noSuchRow, r.label)}
		case len(strings.TrimRight(r.squares, ".")) > columns:
			return nil, &rulebook.RecordError{Line: r.line, Err: phrases.InputError(longRow, columns, len(r.squares))}
		}
		squares := strings.TrimRight(r.squares, ".")
		board[at] = squares + strings.Repeat(".", columns-len(squares))
	}
	for i := range board {
		if board[i] == "" {
			board[i] = strings.Repeat(".", columns)
		}
	}
	if !desk.Colours() && !slices.ContainsFunc(board, func(row string) bool { return row != strings.ToLower(row) }) {
		for i := range board { // nobody lays jokers alone
			board[i] = strings.ToUpper(board[i])
		}
	}
	return board, nil
}

// place returns the position by rules, with the names of the seats. Turn is the name of who is on
// turn, or "".
func (b *seen) place(rules *game.Rules, desk *extra.Desk, turn string, line int) (at game.Position, t extra.Typed, names []string, err error) {
	if t.Rows, err = b.board(desk); err != nil {
		return at, t, nil, err
	}
	first := 0
	if turn != "" && len(b.players) > 0 {
		if first = b.player(turn); first < 0 {
			return at, t, nil, &rulebook.RecordError{Line: line, Err: phrases.InputError(notPlaying, typed.Short(turn))}
		}
	}
	n := rules.Seats()
	t.Second = desk.Colours() && (b.second || first == 1)
	for i := range n {
		p := seenPlayer{}
		if at := (first + i) % n; at < len(b.players) {
			p = b.players[at]
		}
		t.Racks, t.Scores = append(t.Racks, p.rack), append(t.Scores, p.score)
	}
	if at, err = desk.Typed(t); err != nil {
		return at, t, nil, err
	}
	for seat := range n {
		i := (seat - at.Turn() + n + first) % n // who is on turn is the first of the form
		name := rules.Game().SeatName(seat)
		if i < len(b.players) && b.players[i].name != "" {
			name = b.players[i].name
		}
		names = append(names, name)
	}
	return at, t, names, nil
}
