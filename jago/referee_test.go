package jago_test

import (
	"maps"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// The referee rules on Jago by the letter of the rulebook. It shares nothing
// with the package but the names of things: the board is an array of cells, racks,
// the bag and what lies beside the board are strings, and the words on the board are
// written down in a map. It asks the lexicon only whether a word is good and how it is read, and a
// MeaningFunc whether two words mean the same: its own (referee_family_test.go) where players have none.
//
// How words are made and stolen is in referee_word_test.go, contests and ends are in
// referee_contest_test.go, and the search for placements in referee_search_test.go.

// A referee is options as the referee has them.
type referee struct {
	jago.Options
	words *lexicon.Lexicon
	sense jago.MeaningFunc
	asked map[string]bool // what words was asked, and its answers
}

func newReferee(o jago.Options, words *lexicon.Lexicon, sense jago.MeaningFunc) *referee {
	if sense == nil {
		sense = slowFamilies(words)
	}
	return &referee{o, words, sense, map[string]bool{}}
}

// The preset has what was typed from the rulebook.
func TestSlowTables(t *testing.T) {
	o := jago.Official()
	letters := ""
	for text := range strings.FieldsSeq("A7 B2 C3 D6 E13 F2 G3 H5 I8 J1 K2 L5 M3 N10 O4 P2 Q1 R7 S8 T6 U5 V1 W2 X1 Y1 Z2") {
		n := 0
		for _, digit := range text[1:] {
			n = 10*n + int(digit-'0')
		}
		letters += strings.Repeat(text[:1], n)
	}
	if len(letters) != 110 || o.Bag != bag.MustParse(letters) {
		t.Errorf("jago/bag: %s", o.Bag)
	}
	if jago.Size != 11 || o.Rack != 12 || o.Flips != 3 || jago.Centre() != board.At(5, 5) || jago.Centre().Name(board.Down) != "F6" {
		t.Errorf("Official: %+v", o)
	}
	gametest.Equal(t, "jago/words", o.Excluded, lexicon.ClassesOf(lexicon.Proper, lexicon.Abbreviation, lexicon.Symbol, lexicon.Compound))
}

// good reports whether a word is one that the lexicon has, in a class that is not
// excluded; what was never read is not excluded (jago/words).
func (g *referee) good(word string) bool {
	good, known := g.asked[word]
	if !known {
		readings := g.words.AppendReadings(nil, word)
		good = g.words.Contains(word) && len(readings) == 0
		for _, r := range readings {
			good = good || !g.Excluded.Has(r.Class)
		}
		g.asked[word] = good
	}
	return good
}

// A table is a position, as it lies before the referee.
type table struct {
	strict bool // no bad word can be laid
	cells  slowCells
	words  map[slowSpot]slowWord // every run of two or more letters on the board
	beside string
	bag    string    // and the letters of racks that are not known
	rack   [2]string // as far as it is known
	blind  [2]int    // letters of the rack that are not known

	turn  jago.Player
	phase jago.Phase
	dealt int // players who have drawn their first rack

	open      *slowOpen   // the word to be contested
	backTurn  jago.Player // who goes on after letters are flipped
	backPhase jago.Phase

	end    rulebook.Clause
	winner jago.Player
}

func (g *referee) start(first jago.Player) *table {
	return &table{strict: g.Validation == jago.Strict, bag: g.Bag.String(), turn: first, phase: jago.Drawing, words: map[slowSpot]slowWord{}}
}

func (t *table) copy() *table {
	c := *t
	c.words = maps.Clone(t.words)
	return &c
}

func other(p jago.Player) jago.Player { return 1 - p }

// shown is how many letters show the colour of p.
func (t *table) shown(p jago.Player) (n int) {
	for _, row := range t.cells {
		for _, cell := range row {
			if cell.letter != 0 && cell.colour == p {
				n++
			}
		}
	}
	return n
}

// due is what the player on turn has to draw.
func (g *referee) due(t *table) int {
	if t.phase != jago.Drawing {
		return 0
	}
	return min(g.Rack-t.held(t.turn), t.bagLen())
}

func (t *table) held(p jago.Player) int { return len(t.rack[p]) + t.blind[p] }

// bagLen is the number of letters in the bag itself.
func (t *table) bagLen() int { return len(t.bag) - t.blind[0] - t.blind[1] }

// lacks is the letters that the player on turn cannot have on the rack, of those that are needed from there: those
// that are elsewhere; or all that are not known to be there, where more would be than nobody knows.
func (t *table) lacks(needed string) string {
	_, lacking := gametest.Take(t.rack[t.turn], needed)
	_, elsewhere := gametest.Take(t.bag, lacking)
	if len(lacking)-len(elsewhere) > t.blind[t.turn] {
		return lacking
	}
	return elsewhere
}

// spend takes letters from a rack, known ones where there are such.
func (t *table) spend(p jago.Player, letters string) {
	t.show(p, letters)
	t.rack[p], _ = gametest.Take(t.rack[p], letters)
}

// show makes it known that letters are on a rack.
func (t *table) show(p jago.Player, letters string) {
	_, missing := gametest.Take(t.rack[p], letters)
	t.bag, _ = gametest.Take(t.bag, missing)
	t.rack[p] += missing
	t.blind[p] -= len(missing)
}

// reveal tells the letters of a rack when they are all that is unseen.
func (t *table) reveal() {
	for p := range t.blind {
		if t.blind[p] > 0 && t.blind[p] == len(t.bag) {
			t.rack[p] += t.bag
			t.bag, t.blind[p] = "", 0
		}
	}
}

// rule is all that is wrong with the move m of p, nothing when it is legal.
func (g *referee) rule(t *table, p jago.Player, m jago.Move) (f gametest.Faults) {
	if p > 1 {
		f.Add(gametest.NoPlayer, law.JagoPlayers)
		return f
	}
	if t.phase == jago.Over {
		f.Add(gametest.IsOver, t.end)
		return f
	}
	switch m.Kind() {
	case jago.KindResign:
		return nil
	case jago.KindContest:
		return t.contestFaults(p)
	case jago.KindNone:
		f.Add(gametest.NoMove, law.JagoTurnOrder)
	case jago.KindDraw:
		f = g.drawFaults(t, m)
	case jago.KindFlip:
		f = g.flipFaults(t, m)
	case jago.KindEndTurn:
		f = g.endFaults(t)
	case jago.KindPlace:
		f = g.layFaults(t, m)
	case jago.KindFlag: // the glass runs for who is on turn, and stands while they draw or flip
	}
	if p != t.turn {
		f.Add(gametest.NotOnTurn, law.JagoTurnOrder)
	}
	switch {
	case t.phase == jago.Drawing && m.Kind() != jago.KindDraw:
		f.Add(gametest.Moment, law.JagoTurnOrder)
	case t.phase == jago.Flipping && m.Kind() != jago.KindFlip:
		f.Add(gametest.Moment, law.JagoContest)
	}
	return f
}

// drawClause is the clause that says how many letters are drawn: up to twelve, and no more than there are.
func (g *referee) drawClause(t *table) rulebook.Clause {
	if t.held(t.turn)+t.bagLen() < g.Rack {
		return law.JagoBagEmpty
	}
	return law.JagoPlayers
}

func (g *referee) drawFaults(t *table, m jago.Move) (f gametest.Faults) {
	if t.phase != jago.Drawing {
		f.Add(gametest.NoObject, law.JagoTurnOrder)
	}
	if m.Count() != g.due(t) || !m.Completed() && !g.Unseen {
		f.Add(gametest.Drawn, g.drawClause(t))
	}
	if _, missing := gametest.Take(t.bag, m.Drawn()); missing != "" {
		f.Add(gametest.Bag, law.JagoBag)
	}
	return f
}

// A turn ends with the lead, and by the strict rule with good words only.
func (g *referee) endFaults(t *table) (f gametest.Faults) {
	if t.shown(t.turn)-t.shown(other(t.turn)) < 1 || g.Validation == jago.Strict && !g.allGood(t) {
		f.Add(gametest.OnBoard, law.JagoEndOfTurn)
	}
	return f
}

// allGood reports whether every run of letters on the board is a word.
func (g *referee) allGood(t *table) bool {
	for _, w := range t.words {
		if !g.good(w.text) {
			return false
		}
	}
	return true
}

// layFaults is why a word cannot be laid.
func (g *referee) layFaults(t *table, m jago.Move) (f gametest.Faults) {
	if !m.At().In(11, 11) || m.Direction() > board.Down || m.Word() == "" {
		f.Add(gametest.NoPlace, law.JagoBoard)
		return f
	}
	lay := slowLay{spotOf(m.At(), m.Direction()), m.Word()}
	if f = t.cells.misfits(lay); f != nil { // it makes no runs, and needs no letters
		return f
	}
	_, f = g.made(t, t.turn, lay)
	if g.Validation == jago.Strict && !g.good(lay.word) {
		f.Add(gametest.Dictionary, law.JagoWords)
	}
	fromRack, unneeded := gametest.Take(t.cells.needs(lay), m.Beside())
	if _, missing := gametest.Take(t.beside, m.Beside()); missing != "" || unneeded != "" {
		f.Add(gametest.Beside, law.JagoReplaced)
	}
	if lacking := t.lacks(fromRack); lacking != "" {
		if _, nowhere := gametest.Take(t.beside, m.Beside()+lacking); nowhere != "" {
			f.Add(gametest.Rack, law.JagoPlayers)
		} else { // they lie beside the board
			f.Add(gametest.Source, law.JagoReplaced)
		}
	}
	return f
}

// play makes the legal move m of p, and says what it did.
func (g *referee) play(t *table, p jago.Player, m jago.Move) (*table, slowEffect) {
	t = t.copy()
	var e slowEffect
	switch m.Kind() {
	case jago.KindDraw:
		t.open = nil
		if m.Drawn() == "" {
			t.blind[p] += m.Count()
		}
		t.bag, _ = gametest.Take(t.bag, m.Drawn())
		t.rack[p] += m.Drawn()
		t.turn = other(p)
		if t.dealt++; t.dealt >= 2 {
			t.phase = jago.Playing
		}
	case jago.KindPlace:
		e = g.lay(t, p, m)
	case jago.KindEndTurn:
		if t.open != nil && t.open.author != p {
			t.open = nil
		}
		if t.phase = jago.Drawing; g.due(t) == 0 {
			t.phase, t.turn = jago.Playing, other(p)
		}
	case jago.KindContest:
		t, e = g.contest(t, p)
	case jago.KindFlip:
		for _, q := range m.Squares() {
			t.cells[q.Row][q.Column].colour = p
			e.turned = append(e.turned, q)
		}
		t.turn, t.phase = t.backTurn, t.backPhase
	case jago.KindFlag:
		end := law.JagoEnd
		if t.shown(p) > t.shown(other(p)) {
			end = law.JagoEndUnfinished
		}
		t.finish(end, p)
	case jago.KindResign:
		t.finish(law.JagoResign, p)
	}
	t.reveal()
	return t, e
}

// lay lays a word: its letters come from beside the board and from the rack, and
// those that it replaces go beside the board (jago/replaced).
func (g *referee) lay(t *table, p jago.Player, m jago.Move) slowEffect {
	before := t.copy()
	lay := slowLay{spotOf(m.At(), m.Direction()), m.Word()}
	fromRack, _ := gametest.Take(t.cells.needs(lay), m.Beside())
	made, _ := g.made(t, p, lay)
	e := slowEffect{made: made, replaced: inOrder(t.cells.replaced(lay))}
	t.spend(p, fromRack)
	t.beside, _ = gametest.Take(t.beside, m.Beside())
	t.beside += e.replaced
	t.put(p, lay, made)
	for row := range 11 {
		for column := range 11 {
			was, is := before.cells[row][column], t.cells[row][column]
			if was.letter != 0 && was.letter == is.letter && was.colour != is.colour {
				e.turned = append(e.turned, board.At(row, column))
			}
		}
	}
	if !t.strict {
		t.open = &slowOpen{p, m, made, before}
	}
	return e
}
