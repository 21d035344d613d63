package jago_test

import (
	"slices"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/rulebook"
)

// How words lie before the referee, and what becomes of those that a new one
// changes.

// A slowCell is a square: a letter, and the colour that it shows.
type slowCell struct {
	letter byte // 0 where the square is empty
	colour jago.Player
}

type slowCells [11][11]slowCell

// A slowSpot is where a word begins, and where it goes.
type slowSpot struct {
	row, column int
	direction   board.Direction
}

func spotOf(q board.Square, d board.Direction) slowSpot {
	return slowSpot{int(q.Row), int(q.Column), d}
}

func (s slowSpot) square() board.Square { return board.At(s.row, s.column) }

// on is the spot n squares further.
func (s slowSpot) on(n int) slowSpot {
	if s.direction == board.Across {
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

// at is the letter on a square, 0 off the board.
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

// A slowWord is what is known of a run of letters on the board.
type slowWord struct {
	text  string
	owner jago.Player
	past  []string   // shapes of this length that it has had, from A to Z
	was   []slowPart // of a run that is not a word: what it was when it last was one
}

// A slowPart is a word that a run is made of.
type slowPart struct {
	slowSpot
	slowWord
}

// A slowLay is a word that is to be laid.
type slowLay struct {
	slowSpot
	word string
}

// misfits is why a word cannot lie there.
func (c *slowCells) misfits(l slowLay) (f gametest.Faults) {
	end := l.on(len(l.word) - 1)
	if end.row > 10 || end.column > 10 {
		f.Add(gametest.NoPlace, law.JagoBoard)
	}
	if len(l.word) < 2 {
		f.Add(gametest.Count, law.JagoTurn)
	}
	if c.at(l.on(-1)) != 0 || c.at(l.on(len(l.word))) != 0 {
		f.Add(gametest.Lies, law.JagoTurn)
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
	if !changes {
		f.Add(gametest.Lies, law.JagoTurn)
	}
	if !joined {
		f.Add(gametest.Joined, law.JagoTurn)
	}
	return f
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
	turns   bool // all its letters show the colour of the player
	changed []slowChanged
}

// A slowChanged is a word that becomes part of another.
type slowChanged struct {
	slowPart // as it was
	stolen   bool
	waits    bool // the run is not a word yet
	replaced int
	meaning  jago.Meaning // why it is not stolen
}

// made is the runs that p makes or changes with a word, which comes first, and why
// that is not allowed. Of the words that are changed, those along it come first, then those
// across it, from its first letter on.
func (g *referee) made(t *table, p jago.Player, l slowLay) (list []slowMade, faults gametest.Faults) {
	after := t.cells
	spots := []slowSpot{l.slowSpot}
	for i := range len(l.word) {
		if s := l.on(i); after.at(s) != l.word[i] {
			after[s.row][s.column] = slowCell{l.word[i], p}
			spots = append(spots, s.crossing())
		}
	}
	for _, s := range spots {
		if s, text := after.run(s); len(text) > 1 {
			list = append(list, g.makes(t, p, s, text, &faults))
		}
	}
	return list, faults
}

// makes is one run that p makes.
func (g *referee) makes(t *table, p jago.Player, s slowSpot, text string, faults *gametest.Faults) slowMade {
	m := slowMade{slowSpot: s, slowWord: slowWord{text: text, owner: p}}
	var parts []slowPart
	new := map[slowSpot]bool{} // letters of runs that are others now
	for i := range len(text) {
		old, ok := t.words[s.on(i)]
		if !ok {
			continue
		}
		if g.good(old.text) || len(old.was) == 0 { // what never was a word counts as it lies
			parts = append(parts, slowPart{s.on(i), old})
		}
		for _, part := range old.was {
			if len(part.text) == len(text) {
				part.past = old.past
			}
			parts = append(parts, part)
		}
		for k := range len(old.text) {
			new[s.on(i+k)] = old.text[k] != text[i+k]
		}
	}
	thefts := 0
	for _, part := range parts {
		c := g.judge(p, part, s, text, new, faults)
		m.changed = append(m.changed, c)
		if c.stolen {
			thefts++
		}
		if part.owner != p {
			m.owner = part.owner
		}
		for k := range len(part.text) {
			delete(new, part.on(k))
		}
		if !g.good(text) {
			part.slowWord = slowWord{text: part.text, owner: part.owner}
			m.was = append(m.was, part)
			if len(part.text) == len(text) {
				m.past = c.past
			}
		} else if len(part.text) == len(text) {
			m.past = append(slices.Clone(part.past), part.text)
			slices.Sort(m.past)
		}
	}
	if thefts > 0 { // jago/colour-joined, which speaks of runs, be they words or not
		m.owner = p
	}
	m.turns = thefts > 0 || len(parts) == 0
	for _, replaced := range new {
		if replaced && thefts == 0 { // letters of no word, and nothing is stolen
			faults.AddNth(gametest.Meaning, len(*faults), law.JagoStealSenseReplace)
		}
	}
	return m
}

// judge says what becomes of a word that p makes part of another run.
func (g *referee) judge(p jago.Player, part slowPart, s slowSpot, text string, new map[slowSpot]bool, faults *gametest.Faults) slowChanged {
	c := slowChanged{slowPart: part}
	touched := false // letters of it are replaced now, and not earlier on the way
	for k := range len(part.text) {
		touched = touched || new[part.on(k)]
		if text[part.row-s.row+part.column-s.column+k] != part.text[k] {
			c.replaced++
		}
	}
	mine, word := part.owner == p, g.good(text)
	if !word {
		c.waits = true
	}
	fault := func(o gametest.Order, c rulebook.Clause) { faults.AddNth(o, len(*faults), c) }
	if mine && touched { // letters are replaced in a theft only
		fault(gametest.OnBoard, law.JagoStealSenseReplace)
	}
	if !mine && c.replaced > mostReplaced(len(part.text)) {
		fault(gametest.OnBoard, law.JagoStealReplace)
	}
	if !mine && c.replaced > 0 && slices.Contains(part.past, text) {
		fault(gametest.OnBoard, law.JagoStealBack)
	}
	if !mine && word && text == part.text { // it gets its own letters back
		fault(gametest.OnBoard, law.JagoStealSenseReplace)
	}
	if !mine && word {
		if g.good(part.text) { // else it has no meaning (jago/steal-passing)
			c.meaning = g.sense(part.text, text, len(text) > len(part.text))
		}
		switch {
		case c.meaning == jago.DifferentMeaning:
			c.stolen = true
		case c.replaced == 0 && !touched:
		case c.meaning == jago.SameMeaning:
			fault(gametest.Meaning, law.JagoStealSense)
		default:
			fault(gametest.Meaning, law.JagoStealSenseFamily)
		}
	}
	return c
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
func (t *table) put(p jago.Player, l slowLay, made []slowMade) {
	for i := range len(l.word) {
		if s := l.on(i); t.cells.at(s) != l.word[i] {
			t.cells[s.row][s.column] = slowCell{l.word[i], p}
		}
	}
	for _, m := range made {
		for i := range len(m.text) {
			delete(t.words, m.on(i))
		}
		if m.turns {
			t.cells.show(p, m.slowSpot, len(m.text))
		}
	}
	for _, m := range made {
		t.words[m.slowSpot] = m.slowWord
	}
}

// show shows n letters in the colour of p.
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
