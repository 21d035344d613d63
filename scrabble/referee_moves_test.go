package scrabble_test

import (
	"fmt"
	"math/bits"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
)

// The slow search tries every word at every square in both directions. One
// shortcut is taken: a word is passed over in a row or column when more of its
// letters than there are jokers are neither on the rack nor in that line.

// A slowWord is a word and the set of its letters.
type slowWord struct {
	text    string
	letters uint32
}

func slowWords(words []string) (list []slowWord) {
	for _, w := range words {
		list = append(list, slowWord{w, letterSet(w)})
	}
	return list
}

// letterSet is a bit for each letter that is there at all; a joker has none.
func letterSet(s string) (set uint32) {
	for i := range len(s) {
		if s[i] != '?' {
			set |= 1 << (s[i] | 32 - 'a')
		}
	}
	return set
}

// key names a placement: its squares and letters in order.
func key(tiles []laidTile) string {
	b := make([]byte, 0, 16)
	for _, t := range tiles {
		b = append(b, byte(t.row*15+t.column), t.letter)
	}
	return string(b)
}

// keyOf is key of what a Move says that it lays.
func keyOf(m scrabble.Move) string {
	b := make([]byte, 0, 16)
	for q, letter := range m.Laid() {
		b = append(b, byte(int(q.Row)*15+int(q.Column)), letter)
	}
	return string(b)
}

// A slowSearch collects the placements of one rack, with their scores.
type slowSearch struct {
	*referee
	cells  *slowCells
	rack   string
	count  [26]int8 // the letters of the rack
	jokers int
	found  map[string]int
	need   []laidTile
}

// placements is every placement of the rack with good words, and its score.
func (g *referee) placements(c *slowCells, rack string, words []slowWord) map[string]int {
	s := &slowSearch{referee: g, cells: c, rack: rack, found: map[string]int{}}
	for i := range len(rack) {
		if rack[i] != '?' {
			s.count[rack[i]-'A']++
		}
	}
	s.jokers = strings.Count(rack, "?")
	for line := range 15 {
		for _, d := range []board.Direction{board.Across, board.Down} {
			var laid []byte
			for i := range 15 {
				row, column := line, i
				if d == board.Down {
					row, column = i, line
				}
				if b := c[row][column]; b != 0 {
					laid = append(laid, b)
				}
			}
			have := letterSet(rack) | letterSet(string(laid))
			for i := range words {
				if bits.OnesCount32(words[i].letters&^have) > s.jokers {
					continue
				}
				for at := 0; at+len(words[i].text) <= 15; at++ {
					if d == board.Across {
						s.try(words[i].text, line, at, 0, 1)
					} else {
						s.try(words[i].text, at, line, 1, 0)
					}
				}
			}
		}
	}
	return s.found
}

// try finds every way to make a word from a cell on: each of its letters lies
// there, or is laid as itself or as a joker.
func (s *slowSearch) try(word string, row, column, down, right int) {
	if s.cells.at(row-down, column-right) != 0 || s.cells.at(row+len(word)*down, column+len(word)*right) != 0 {
		return // the word would be a longer one
	}
	s.need = s.need[:0]
	count, jokers := s.count, s.jokers
	for i := range len(word) {
		t := laidTile{row + i*down, column + i*right, word[i]}
		switch s.cells[t.row][t.column] {
		case 0:
			s.need = append(s.need, t)
			if n := &count[word[i]-'A']; *n > 0 {
				*n--
			} else if jokers--; jokers < 0 {
				return
			}
		case word[i], word[i] | 32:
		default:
			return
		}
	}
	if len(s.need) > 0 && (s.Lay == 0 || len(s.need) <= s.Lay) && s.cells.misfits(s.need) == nil && len(s.bad(s.runs(s.cells, s.need))) == 0 {
		s.assign(0, s.rack)
	}
}

// assign lays the needed letters from the i-th on with the tiles that are left.
func (s *slowSearch) assign(i int, left string) {
	if i == len(s.need) {
		s.found[key(s.need)] = s.score(s.need, s.runs(s.cells, s.need))
		return
	}
	letter := s.need[i].letter
	if rest, missing := gametest.Take(left, string(letter)); missing == "" {
		s.assign(i+1, rest)
	}
	if rest, missing := gametest.Take(left, "?"); missing == "" {
		s.need[i].letter = letter | 32
		s.assign(i+1, rest)
		s.need[i].letter = letter
	}
}

// In random positions the placements are those that the slow search finds, each
// once, with the scores that it finds, for the player on turn and for the others.
func TestPlacements(t *testing.T) {
	begun := time.Now()
	seen := map[string]int{}
	few := newHall(t, gametest.SampleWords(t, gaddag.Lexicon(), 1200), 1)
	all := newHall(t, gaddag.Lexicon(), 2)
	for i := range times(72, 540) {
		hall := few
		if i%16 == 5 {
			hall = all
		}
		what, s := hall.position(t, i)
		seen["on "+what]++
		seen[fmt.Sprintf("with %d jokers", s.Rack(s.Turn()).Count('?'))]++
		hall.compare(t, s, i, seen)
		if t.Failed() {
			return
		}
	}
	t.Logf("%v in %v", seen, time.Since(begun).Round(time.Second/10))
	if gametest.Race {
		return
	}
	for _, what := range []string{
		"with 0 jokers", "with 1 jokers", "with 2 jokers", "an empty board", "more than 120 tiles", "a short rack", "a wrong word on the board", "a joker on the board",
	} {
		if seen[what] < 3 {
			t.Errorf("%d positions with %s, wanted 3", seen[what], what)
		}
	}
}

// compare compares the placements of all players of a position.
func (h *hall) compare(t *testing.T, s scrabble.State, i int, seen map[string]int) {
	t.Helper()
	g := h.game(s.Rules())
	board := boardOf(s)
	for p := range s.Players() {
		if p != s.Turn() && i%4 > 0 {
			continue
		}
		v := s.View(p)
		moves := v.AppendPlacements(nil)
		if p == s.Turn() {
			h.note(g, s, board, moves, seen)
			if n := len(s.AppendPlacements(moves)); n != 2*len(moves) {
				t.Fatalf("%s\n%d placements of the State, %d of the View", tell(s), n-len(moves), len(moves))
			}
			for j, m := range s.AppendPlacements(nil) {
				if m != moves[j] {
					t.Fatalf("%s\nplacement %d is %s of the State, %s of the View", tell(s), j, m, moves[j])
				}
			}
		}
		want := g.placements(board, v.Rack().String(), h.words)
		met, best := map[string]bool{}, -1
		for j, m := range moves {
			k := keyOf(m)
			points, ok := want[k]
			switch {
			case !ok:
				t.Fatalf("%s\n%s by %s: the slow search does not find it", tell(s), m, p)
			case met[k]:
				t.Fatalf("%s\n%s by %s comes twice", tell(s), m, p)
			case v.Points(m) != points, s.Points(m) != points:
				t.Fatalf("%s\nscrabble/score: %s scores %d and %d, slowly %d", tell(s), m, s.Points(m), v.Points(m), points)
			}
			met[k], best = true, max(best, points)
			if j%16 == 0 {
				g.compareWords(t, s, board, m)
			}
		}
		if len(met) < len(want) {
			for k := range want {
				if !met[k] {
					t.Fatalf("%s\n%v by %s is missing, with %d of %d", tell(s), tellKey(k), p, len(want)-len(met), len(want))
				}
			}
		}
		m, ok := v.Best()
		if ok != (len(moves) > 0) || ok && want[keyOf(m)] != best {
			t.Fatalf("%s\nBest of %s is %s, %t; the best score is %d", tell(s), p, m, ok, best)
		}
		if p == s.Turn() {
			if again, ok2 := s.Best(); again != m || ok2 != ok {
				t.Fatalf("%s\nBest is %s, of the View %s", tell(s), again, m)
			}
		}
	}
}

// compareWords compares the words of a placement that fits.
func (g *referee) compareWords(t testing.TB, s scrabble.State, cells *slowCells, m scrabble.Move) {
	t.Helper()
	got := s.AppendWords(nil, m)
	want := g.runs(cells, laidTiles(m))
	if len(got) != len(want) {
		t.Fatalf("%s\n%s makes %v, slowly %v", tell(s), m, got, want)
	}
	for i, w := range want {
		if (scrabble.Word{Text: w.text, At: board.At(w.row, w.column), Direction: w.direction, Points: w.points}) != got[i] {
			t.Fatalf("%s\n%s makes %v, slowly %v", tell(s), m, got, want)
		}
	}
}

// note counts what a position is an example of.
func (h *hall) note(g *referee, s scrabble.State, cells *slowCells, moves []scrabble.Move, seen map[string]int) {
	laid, wrong, joker := 0, false, false
	for row := range 15 {
		for column := range 15 {
			if cells[row][column] == 0 {
				continue
			}
			laid++
			joker = joker || cells[row][column] >= 'a'
			for _, d := range []board.Direction{board.Across, board.Down} {
				w := g.run(cells, nil, row, column, d)
				wrong = wrong || len(w.text) > 1 && !g.good(w.text)
			}
		}
	}
	for what, is := range map[string]bool{
		"an empty board": laid == 0, "more than 120 tiles": laid > 120, "a wrong word on the board": wrong,
		"a joker on the board": joker, "a short rack": s.Held(s.Turn()) < 7, "no placement": len(moves) == 0,
		"more than 1000 placements": len(moves) > 1000,
	} {
		if is {
			seen[what]++
		}
	}
	seen["placements"] += len(moves)
}

func boardOf(s scrabble.State) *slowCells {
	var c slowCells
	for row := range 15 {
		for column := range 15 {
			c[row][column] = s.Letter(board.At(row, column))
		}
	}
	return &c
}

// tell draws a position for whoever reads a failure.
func tell(s scrabble.State) string {
	var b strings.Builder
	for _, row := range boardOf(s) {
		b.WriteString(strings.ReplaceAll(string(row[:]), "\x00", ".") + "\n")
	}
	fmt.Fprintf(&b, "%s on turn, %s;", s.Turn(), s.Phase())
	for p := range s.Players() {
		fmt.Fprintf(&b, " %s: %s %d,", p, s.Rack(p), s.Scores()[p])
	}
	fmt.Fprintf(&b, " bag %d", s.BagLen())
	for p, m := range s.Open() {
		fmt.Fprintf(&b, "; open %s %s", p, m)
	}
	return b.String()
}

func tellKey(k string) string {
	var b strings.Builder
	for i := 0; i < len(k); i += 2 {
		fmt.Fprintf(&b, "%s=%c ", squareOf(int(k[i])).Name(board.Across), k[i+1])
	}
	return b.String()
}
