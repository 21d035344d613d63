package jago_test

import (
	"slices"

	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/rulebook"
)

// How words lie before the slow referee, and what becomes of those that a new one
// changes.

// A slowCell is a square: a letter, and the colour that it shows.
type slowCell struct {
	letter byte // 0 where none lies
	colour jago.Player
}

type slowCells [11][11]slowCell

// A slowSpot is where a word begins, and where it goes.
type slowSpot struct {
	row, column int
	direction   jago.Direction
}

func spotOf(q jago.Square, d jago.Direction) slowSpot { return slowSpot{int(q) / 11, int(q) % 11, d} }

func (s slowSpot) square() jago.Square { return jago.Square(11*s.row + s.column) }

// on is the spot n squares further.
func (s slowSpot) on(n int) slowSpot {
	if s.direction == jago.Across {
		s.column += n
	} else {
		s.row += n
	}
	return s
}

// crossing is the spot in the other direction.
func (s slowSpot) crossing() slowSpot {
	s.direction = 1 - s.direction
	return s
}

// at is the letter on a square; off the board there is none.
func (c *slowCells) at(s slowSpot) byte {
	if s.row < 0 || s.row > 10 || s.column < 0 || s.column > 10 {
		return 0
	}
	return c[s.row][s.column].letter
}

// run is the letters in a row through a spot, and where they begin.
func (c *slowCells) run(s slowSpot) (slowSpot, string) {
	for c.at(s.on(-1)) != 0 {
		s = s.on(-1)
	}
	var text []byte
	for i := 0; c.at(s.on(i)) != 0; i++ {
		text = append(text, c.at(s.on(i)))
	}
	return s, string(text)
}

func (c *slowCells) empty() bool { return *c == slowCells{} }

// A slowWord is what is known of a word on the board.
type slowWord struct {
	text  string
	owner jago.Player
	past  []string // shapes of this length that it has had
}

// A slowLay is a word that is to be laid.
type slowLay struct {
	slowSpot
	word string
}

// misfits is why a word cannot lie there.
func (c *slowCells) misfits(l slowLay) slowClauses {
	end := l.on(len(l.word) - 1)
	if end.row > 10 || end.column > 10 {
		return slowClauses{rulebook.JagoBoard}
	}
	if len(l.word) < 2 || c.at(l.on(-1)) != 0 || c.at(l.on(len(l.word))) != 0 {
		return slowClauses{rulebook.JagoTurn, rulebook.JagoBoard}
	}
	first := c.empty()
	changes, joined := false, false
	for i := range len(l.word) {
		s := l.on(i)
		changes = changes || c.at(s) != l.word[i]
		if first {
			joined = joined || s.row == 5 && s.column == 5
		} else {
			cross := s.crossing()
			joined = joined || c.at(s) != 0 || c.at(cross.on(1)) != 0 || c.at(cross.on(-1)) != 0
		}
	}
	if !changes || !joined {
		return slowClauses{rulebook.JagoTurn}
	}
	return nil
}

// needs is the letters that do not lie there yet.
func (c *slowCells) needs(l slowLay) string {
	var letters []byte
	for i := range len(l.word) {
		if c.at(l.on(i)) != l.word[i] {
			letters = append(letters, l.word[i])
		}
	}
	return string(letters)
}

// replaced is the letters that lie there and go.
func (c *slowCells) replaced(l slowLay) string {
	var letters []byte
	for i := range len(l.word) {
		if b := c.at(l.on(i)); b != 0 && b != l.word[i] {
			letters = append(letters, b)
		}
	}
	return string(letters)
}

// A slowMade is a run that a word makes or changes.
type slowMade struct {
	slowSpot
	slowWord
	changed []slowChanged
}

// A slowChanged is a word that becomes part of another.
type slowChanged struct {
	slowSpot
	slowWord // as it was
	stolen   bool
	replaced int
	meaning  jago.Meaning // why it is not stolen
}

// made is the runs that p makes or changes with a word, which comes first, and why
// that is not allowed.
func (g *slowGame) made(t *slowTable, p jago.Player, l slowLay) (list []slowMade, faults slowClauses) {
	after := t.cells
	var fresh []slowSpot
	for i := range len(l.word) {
		if s := l.on(i); after.at(s) != l.word[i] {
			after[s.row][s.column] = slowCell{l.word[i], p}
			fresh = append(fresh, s)
		}
	}
	spots := []slowSpot{l.slowSpot}
	for _, s := range fresh {
		spots = append(spots, s.crossing())
	}
	for _, s := range spots {
		s, text := after.run(s)
		if len(text) < 2 {
			continue
		}
		m := slowMade{slowSpot: s, slowWord: slowWord{text: text, owner: p}}
		for i := range len(text) {
			old, ok := t.words[s.on(i)]
			if !ok {
				continue
			}
			changed, fault := g.judge(p, old, text, differences(old.text, text[i:i+len(old.text)]))
			if fault != nil && faults == nil {
				faults = fault
			}
			changed.slowSpot = s.on(i)
			m.changed = append(m.changed, changed)
			if old.owner != p && !changed.stolen {
				m.owner = old.owner
			}
			if len(old.text) == len(text) {
				m.past = append(slices.Clone(old.past), old.text)
			}
		}
		list = append(list, m)
	}
	return list, faults
}

// judge says what becomes of an old word that p makes part of a new one, and why
// that is not allowed.
func (g *slowGame) judge(p jago.Player, old slowWord, text string, replaced int) (slowChanged, slowClauses) {
	c := slowChanged{slowWord: old, replaced: replaced}
	if old.owner == p {
		if replaced > 0 { // letters are replaced in a theft only
			return c, slowClauses{rulebook.JagoStealSenseReplace}
		}
		return c, nil
	}
	if replaced > mostReplaced(len(old.text)) {
		return c, slowClauses{rulebook.JagoStealReplace}
	}
	if replaced > 0 && slices.Contains(old.past, text) {
		return c, slowClauses{rulebook.JagoStealBack}
	}
	if g.Validation == jago.Strict && !(g.good(old.text) && g.good(text)) { // what is no word means nothing
		if replaced > 0 {
			return c, slowClauses{rulebook.JagoStealSenseReplace}
		}
		return c, nil
	}
	c.meaning = g.sense(old.text, text, len(text) > len(old.text))
	c.stolen = c.meaning == jago.Different
	switch {
	case c.meaning == jago.Same && replaced > 0:
		return c, slowClauses{rulebook.JagoStealSense}
	case c.meaning == jago.Presumed && replaced > 0:
		return c, slowClauses{rulebook.JagoStealSenseFamily}
	}
	return c, nil
}

// mostReplaced is how many letters of a word may be replaced (jago/steal-replace).
func mostReplaced(length int) int {
	if length <= 6 {
		return 1
	}
	return length - 5
}

func differences(a, b string) (n int) {
	for i := range len(a) {
		if a[i] != b[i] {
			n++
		}
	}
	return n
}

// put writes the word and what it makes on the board.
func (t *slowTable) put(p jago.Player, l slowLay, made []slowMade) {
	for i := range len(l.word) {
		if s := l.on(i); t.cells.at(s) != l.word[i] {
			t.cells[s.row][s.column] = slowCell{l.word[i], p}
		}
	}
	for _, m := range made {
		thefts := 0
		for _, c := range m.changed {
			delete(t.words, c.slowSpot)
			if c.stolen {
				thefts++
				t.cells.show(p, c.slowSpot, len(c.text))
			}
		}
		if m.owner == p && (len(m.changed) == 0 || thefts > 0) {
			t.cells.show(p, m.slowSpot, len(m.text))
		}
	}
	for _, m := range made {
		t.words[m.slowSpot] = m.slowWord
	}
}

// show turns n letters to the colour of p.
func (c *slowCells) show(p jago.Player, s slowSpot, n int) {
	for i := range n {
		at := s.on(i)
		c[at.row][at.column].colour = p
	}
}

// inOrder is letters from A to Z.
func inOrder(letters string) string {
	b := []byte(letters)
	slices.Sort(b)
	return string(b)
}
