package serve

import (
	"net/url"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/lexicon"
)

// A rawBoard is what somebody has typed into the form of a board, before anybody knows
// whether these are letters.
type rawBoard struct {
	rows          []string   // that are packed in an address
	packed        string     // or cannot be unpacked
	cells         [][]string // of the form
	racks, scores []string
	second, any   bool
}

// typedOf returns what a form says.
func typedOf(desk *extra.Desk, seats int, q url.Values) (raw rawBoard) {
	rows, columns := desk.Size()
	for i := range rows {
		if cells, ok := q["r"+strconv.Itoa(i)]; ok {
			if raw.cells == nil {
				raw.cells = make([][]string, rows)
			}
			raw.cells[i] = cells[:min(len(cells), columns)]
			raw.any = raw.any || slices.ContainsFunc(cells, func(c string) bool { return strings.TrimSpace(c) != "" })
		}
	}
	if raw.cells == nil {
		raw.packed = q.Get("board")
		if rows, ok := extra.UnpackRows(raw.packed, rows, columns); ok {
			raw.rows, raw.packed, raw.any = rows, "", true
		}
		raw.any = raw.any || raw.packed != ""
	}
	for i := range seats {
		n := strconv.Itoa(i + 1)
		raw.racks, raw.scores = append(raw.racks, short(q.Get("rack"+n))), append(raw.scores, short(q.Get("score"+n)))
		raw.any = raw.any || strings.TrimSpace(raw.racks[i]+raw.scores[i]) != ""
	}
	raw.second = q.Get("colour") == "blue"
	return raw
}

// rawOf returns a position as somebody would have typed it.
func rawOf(t extra.Typed) rawBoard {
	raw := rawBoard{rows: t.Rows, racks: t.Racks, second: t.Second}
	for _, n := range t.Scores {
		raw.scores = append(raw.scores, strconv.Itoa(n))
	}
	return raw
}

// at returns what stands on a square.
func (raw *rawBoard) at(row, column int) string {
	switch {
	case row < len(raw.cells) && column < len(raw.cells[row]):
		if text := raw.cells[row][column]; utf8.RuneCountInString(text) <= 3 {
			return text
		}
	case row < len(raw.rows):
		return raw.rows[row][column : column+1]
	}
	return ""
}

// maxScore limits the points of a player.
const maxScore = 9999

// read reads what was typed. The error says which field is wrong.
func (raw *rawBoard) read(desk *extra.Desk) (t extra.Typed, err error) {
	t.Second = raw.second
	if raw.packed != "" {
		return t, inField(boardField, phrases.InputError(badAddress))
	}
	if t.Rows = raw.rows; raw.cells != nil {
		if t.Rows, err = raw.letters(desk); err != nil {
			return t, err
		}
	}
	if rows, columns := desk.Size(); t.Rows == nil {
		t.Rows = slices.Repeat([]string{strings.Repeat(".", columns)}, rows)
	}
	for i, text := range raw.racks {
		text = strings.NewReplacer(" ", "", "\u00a0", "", ",", "", "*", "?").Replace(text)
		letters, marks := split(text)
		if letters != "" {
			if letters, err = lexicon.Normalize(letters); err != nil {
				return t, inFieldOf(nthField(rackLabels, i), phrases.InputError(badRack))
			}
		}
		t.Racks = append(t.Racks, letters+marks)
		n := 0
		if score := strings.TrimSpace(raw.scores[i]); score != "" {
			if n, err = strconv.Atoi(strings.Replace(score, "−", "-", 1)); err != nil || n < -maxScore || n > maxScore {
				return t, inFieldOf(nthField(scoreLabels, i), phrases.InputError(badScore, maxScore))
			}
		}
		t.Scores = append(t.Scores, n)
	}
	return t, nil
}

// split returns the letters of a rack, and its jokers and bonus cards.
func split(text string) (letters, marks string) {
	for _, c := range text {
		if strings.ContainsRune("?23", c) {
			marks += string(c)
		} else {
			letters += string(c)
		}
	}
	return letters, marks
}

// letters returns the rows of the board. Small letters stand for jokers; where there are more of
// them than a game has, somebody has typed all letters small.
func (raw *rawBoard) letters(desk *extra.Desk) ([]string, error) {
	rows, columns := desk.Size()
	texts, small := make([]string, rows), 0
	for i := range rows {
		line := []byte(strings.Repeat(".", columns))
		for j := range columns {
			if j >= len(raw.cells[i]) {
				break
			}
			text := strings.TrimSpace(raw.cells[i][j])
			if text == "" || text == "." {
				continue
			}
			letter, err := lexicon.Normalize(text)
			if err != nil || len(letter) != 1 {
				name, _ := desk.Square(i, j)
				return nil, inFieldOf(phrases.InputError(squareField, name), phrases.InputError(notLetter))
			}
			line[j] = letter[0]
			if c, _ := utf8.DecodeRuneInString(text); unicode.IsLower(c) {
				line[j] += 'a' - 'A'
				small++
			}
		}
		texts[i] = string(line)
	}
	if most := desk.Small(); most >= 0 && small > most {
		for i := range texts {
			texts[i] = strings.ToUpper(texts[i])
		}
	}
	return texts, nil
}
