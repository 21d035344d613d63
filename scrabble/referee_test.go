package scrabble_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// The referee rules on Scrabble by the letter of the rulebook. It shares
// nothing with the package but the names of things: the board is an array of
// cells, racks and the bag are strings, and of the lexicon it asks only whether
// a word is in it.
//
// How words lie and count is in referee_score_test.go, contests and ends are in
// referee_contest_test.go, and the search for placements in referee_moves_test.go.

// A referee is options as the referee has them.
type referee struct {
	scrabble.Options
	lines  [15]string
	values map[byte]int
	words  *lexicon.Lexicon
	asked  map[string]bool // what words was asked, and its answers
	list   []slowWord      // the words, for a search
	top    scrabble.Move   // what the package finds best in the position
}

// newReferee is the game of o on this board with these values, which o gets.
func newReferee(o scrabble.Options, lines [15]string, values map[byte]int, words *lexicon.Lexicon) *referee {
	o.Board, o.Values = layoutOf(lines), valuesOf(values)
	return &referee{Options: o, lines: lines, values: values, words: words, asked: map[string]bool{}}
}

// The presets have the board and the values that were typed from the rulebook.
func TestSlowTables(t *testing.T) {
	for name, o := range map[string]scrabble.Options{"classique": scrabble.Classique(), "english": scrabble.English()} {
		values := map[string]map[byte]int{"classique": classiqueValues, "english": englishValues}[name]
		if o.Board != layoutOf(standardLines) || o.Board != scrabble.Classique().Board {
			t.Errorf("%s: scrabble/board is not the standard board", name)
		}
		if o.Values != valuesOf(values) {
			t.Errorf("%s: scrabble/bag has values %v, the options %v", name, valuesOf(values), o.Values)
		}
	}
	o := scrabble.Classique()
	tiles := strings.Repeat("A", 9) + strings.Repeat("E", 15) + strings.Repeat("I", 8) + "LLLLL" +
		strings.Repeat("NORSTU", 6) + "DDDGGMMMBBCCPPFFHHVVJQKWXYZ??"
	if len(tiles) != 102 || o.Bag != bag.MustParse(tiles) {
		t.Errorf("scrabble/bag: %s", o.Bag)
	}
	if o.Rack != 7 || o.Bonus != 50 || o.Exchange != 7 || o.Rounds != 3 || o.ShortRounds != 3 ||
		o.Penalty != scrabble.PointsOff || o.PenaltyPoints != 5 || o.LeftoverTwice || o.TimePenalty != 0 {
		t.Errorf("Classique: %+v", o)
	}
}

// A table is a position, as it lies before the referee.
type table struct {
	cells  slowCells
	bag    string    // and the tiles of racks that are not known
	rack   [4]string // as far as it is known
	hidden [4]int    // tiles of the rack that are not known
	score  [4]int

	turn   scrabble.Player
	phase  scrabble.Phase
	dealt  int    // players who have drawn their first rack
	passes int    // turns in a row that count as passes
	owed   [4]int // the turns that they have lost, and that are still to come

	open *openMove // to be contested

	end      rulebook.Clause
	left     [4]int
	flags    [4]int
	decided  []scrabble.Move // in this round of a duplicate game
	rounds   int             // that are over
	resigned bool
	loser    scrabble.Player
}

// An openMove is a placement that may still be contested.
type openMove struct {
	author  scrabble.Player
	tiles   []laidTile
	words   []slowRun
	points  int
	passes  int   // before it
	skipped int   // turns that were lost since
	good    []int // numbers of the words that were contested, and are good
	charged [4]bool
}

func (g *referee) start(first scrabble.Player) *table {
	return &table{bag: g.Bag.String(), turn: first, phase: scrabble.Drawing}
}

func (t *table) copy() *table {
	c := *t
	return &c
}

// bagLen is the number of tiles in the bag itself.
func (t *table) bagLen() int {
	n := len(t.bag)
	for _, hidden := range t.hidden {
		n -= hidden
	}
	return n
}

func (t *table) held(p scrabble.Player) int { return len(t.rack[p]) + t.hidden[p] }

// due is what the player on turn has to draw.
func (g *referee) due(t *table) int {
	if t.phase != scrabble.Drawing {
		return 0
	}
	return min(g.Rack-t.held(t.turn), t.bagLen())
}

func (g *referee) next(p scrabble.Player) scrabble.Player {
	return scrabble.Player((int(p) + 1) % g.Players)
}

// rule is all that is wrong with the move m of p, nothing when it is legal.
func (g *referee) rule(t *table, p scrabble.Player, m scrabble.Move) (f gametest.Faults) {
	if int(p) >= g.Players {
		f.Add(gametest.NoPlayer, law.ScrabblePlayers)
		return f
	}
	if t.phase == scrabble.Over && (m.Kind() != scrabble.KindFlag || g.TimePenalty == 0 || t.resigned) {
		f.Add(gametest.IsOver, t.end)
		return f
	}
	switch m.Kind() {
	case scrabble.KindResign: // at any time, as nothing else
		return nil
	case scrabble.KindFlag:
		return t.flagFaults(p)
	case scrabble.KindContest:
		return g.contestFaults(t, p, m)
	case scrabble.KindNone:
		f.Add(gametest.NoMove, law.ScrabbleTurn)
	case scrabble.KindDraw:
		f = g.drawFaults(t, m)
	case scrabble.KindExchange:
		f = g.exchangeFaults(t, m)
	case scrabble.KindPlace:
		f = g.placeFaults(t, m)
	case scrabble.KindLetGo:
		if t.phase != scrabble.Answer {
			f.Add(gametest.NoObject, law.ScrabbleContestLast)
		}
	case scrabble.KindPass: // it is free at any time
	}
	if p != t.turn {
		f.Add(gametest.NotOnTurn, law.ScrabbleTurn)
	}
	if t.phase == scrabble.Answer && m.Kind() != scrabble.KindLetGo {
		f.Add(gametest.Answer, law.ScrabbleContestLast)
	}
	if t.phase == scrabble.Drawing && m.Kind() != scrabble.KindDraw {
		f.Add(gametest.Moment, g.fillClause(t))
	}
	return f
}

// drawClause is the clause that says how many tiles are drawn: as many as the rack lacks, and no more than
// there are.
func (g *referee) drawClause(t *table) rulebook.Clause {
	if t.phase == scrabble.Drawing && t.held(t.turn)+t.bagLen() < g.Rack {
		return law.ScrabbleBagEmpty
	}
	return g.fillClause(t)
}

// fillClause is the clause by which a rack is filled up. The first letters of a game are seven by scrabble/rack;
// after each round of a duplicate game scrabble/duplicate-rack fills the one rack up.
func (g *referee) fillClause(t *table) rulebook.Clause {
	if g.duplicate() && t.rounds > 0 {
		return law.ScrabbleDuplicateRack
	}
	return law.ScrabbleRack
}

func (g *referee) drawFaults(t *table, m scrabble.Move) (f gametest.Faults) {
	if t.phase != scrabble.Drawing {
		f.Add(gametest.NoObject, g.fillClause(t))
	}
	if m.Count() != g.due(t) || !m.Completed() && g.Validation != scrabble.Recorded {
		f.Add(gametest.Drawn, g.drawClause(t))
	}
	if _, missing := gametest.Take(t.bag, m.Drawn()); missing != "" {
		f.Add(gametest.Bag, law.ScrabbleBag)
	}
	return f
}

func (g *referee) exchangeFaults(t *table, m scrabble.Move) (f gametest.Faults) {
	recorded := g.Validation == scrabble.Recorded
	_, missing := gametest.Take(t.rack[t.turn], m.Aside())
	unseen, notThere := gametest.Take(t.bag, missing)
	if g.duplicate() {
		f.Add(gametest.NoMove, law.ScrabbleDuplicate)
	}
	if t.bagLen() < g.Exchange {
		f.Add(gametest.UsedUp, law.ScrabbleExchange)
	}
	if m.Count() < 1 || m.Count() > t.held(t.turn) {
		f.Add(gametest.Count, law.ScrabbleExchange)
	}
	if m.Count() > t.bagLen() {
		f.AddNth(gametest.Count, 1, law.ScrabbleExchangeOrder)
	}
	if m.Aside() == "" && !recorded {
		f.Add(gametest.Spelling, law.ScrabbleExchange)
	}
	if len(missing) > t.hidden[t.turn] || notThere != "" {
		f.Add(gametest.Rack, law.ScrabbleRack)
	}
	if !m.Completed() && !recorded || m.Completed() && len(m.Drawn()) != m.Count() {
		f.Add(gametest.Drawn, law.ScrabbleExchange)
	}
	if _, missing := gametest.Take(unseen, m.Drawn()); missing != "" {
		if _, nowhere := gametest.Take(unseen+m.Aside(), m.Drawn()); nowhere != "" {
			f.Add(gametest.Bag, law.ScrabbleBag)
		} else { // what is set aside does not come back
			f.Add(gametest.Bag, law.ScrabbleExchangeOrder)
		}
	}
	return f
}

func (g *referee) placeFaults(t *table, m scrabble.Move) gametest.Faults {
	tiles := laidTiles(m)
	f := t.cells.misfits(tiles)
	if len(tiles) == 0 && m.Count() > 0 { // where there is no square, which has no name
		f = nil
		f.Add(gametest.NoPlace, law.ScrabbleBoard)
	}
	if g.Lay > 0 && m.Count() > g.Lay {
		f.Add(gametest.TooMany, law.ScrabbleSevenOfEight)
	}
	_, missing := gametest.Take(t.rack[t.turn], tilesOf(tiles))
	if _, notThere := gametest.Take(t.bag, missing); len(missing) > t.hidden[t.turn] || notThere != "" {
		f.Add(gametest.Rack, law.ScrabbleRack)
	}
	if f != nil || g.Validation != scrabble.Strict { // what does not lie there makes no words
		return f
	}
	if bad := g.bad(g.runs(&t.cells, tiles)); len(bad) > 0 {
		if g.words.Contains(strings.ToUpper(bad[0].text)) { // a word, and of a class that is not admitted
			f.Add(gametest.Dictionary, law.ScrabbleWordsClasses)
		} else {
			f.Add(gametest.Dictionary, law.ScrabbleAllWords)
		}
	}
	return f
}

// bad is those of the words that are not in the lexicon.
func (g *referee) bad(words []slowRun) (bad []slowRun) {
	for _, w := range words {
		if !g.good(w.text) {
			bad = append(bad, w)
		}
	}
	return bad
}

// play makes the legal move m of p.
func (g *referee) play(t *table, p scrabble.Player, m scrabble.Move) *table {
	t = t.copy()
	switch kind := m.Kind(); {
	case !g.duplicate():
	case kind == scrabble.KindDraw:
		g.deal(t, m.Drawn())
		return t
	case kind == scrabble.KindPlace, kind == scrabble.KindPass:
		g.decide(t, p, m)
		return t
	}
	switch m.Kind() {
	case scrabble.KindDraw:
		g.draw(t, p, m)
	case scrabble.KindPlace:
		g.place(t, p, laidTiles(m))
	case scrabble.KindExchange:
		t.open = nil
		if g.Scoreless {
			t.passes++
		} else {
			t.passes = 0 // an exchange breaks it (scrabble/rounds)
		}
		g.exchange(t, p, m)
		g.endTurn(t, p)
	case scrabble.KindPass:
		t.open = nil
		t.passes++
		g.endTurn(t, p)
	case scrabble.KindLetGo:
		g.finish(t, law.ScrabbleEndOut, t.open.author)
	case scrabble.KindContest:
		g.contest(t, p, m)
	case scrabble.KindFlag:
		g.flag(t, p)
	case scrabble.KindResign:
		t.resigned, t.loser = true, p
		g.finish(t, law.ScrabbleResign, p)
	}
	g.reveal(t)
	return t
}

func (g *referee) draw(t *table, p scrabble.Player, m scrabble.Move) {
	if m.Completed() && m.Drawn() != "" {
		t.bag, _ = gametest.Take(t.bag, m.Drawn())
		t.rack[p] += m.Drawn()
	} else {
		t.hidden[p] += m.Count()
	}
	t.open = nil
	if t.dealt == g.Players {
		g.endTurn(t, p)
		return
	}
	t.dealt++
	t.turn = g.next(p)
	if t.dealt == g.Players {
		t.phase = scrabble.Playing
	}
}

// spend takes tiles from a rack, known ones where there are such.
func (t *table) spend(p scrabble.Player, tiles string) {
	rest, missing := gametest.Take(t.rack[p], tiles)
	t.rack[p] = rest
	t.hidden[p] -= len(missing)
	t.bag, _ = gametest.Take(t.bag, missing)
}

func (g *referee) place(t *table, p scrabble.Player, tiles []laidTile) {
	words := g.runs(&t.cells, tiles)
	t.open = &openMove{p, tiles, words, g.score(tiles, words), t.passes, 0, nil, [4]bool{}}
	t.spend(p, tilesOf(tiles))
	t.cells = *t.cells.with(tiles)
	t.score[p] += t.open.points
	if g.Scoreless && t.open.points == 0 {
		t.passes++
	} else {
		t.passes = 0
	}
	switch {
	case t.bagLen() > 0:
		t.phase = scrabble.Drawing
	case t.held(p) > 0:
		g.endTurn(t, p)
	case g.Validation == scrabble.Strict:
		g.finish(t, law.ScrabbleEndOut, p)
	default:
		t.phase, t.turn = scrabble.Answer, g.next(p)
	}
}

// exchange draws before the old tiles go back (scrabble/exchange-order).
func (g *referee) exchange(t *table, p scrabble.Player, m scrabble.Move) {
	if m.Aside() == "" {
		t.bag += t.rack[p] // which of them stay, nobody knows
		t.hidden[p] += len(t.rack[p])
		t.rack[p] = ""
		t.hidden[p] -= m.Count()
	} else {
		t.spend(p, m.Aside())
	}
	if m.Drawn() == "" {
		t.hidden[p] += m.Count()
	} else {
		t.bag, _ = gametest.Take(t.bag, m.Drawn())
		t.rack[p] += m.Drawn()
	}
	t.bag += m.Aside()
}

// reveal tells the tiles that can be told: those of one rack, when they are all
// that is unseen.
func (g *referee) reveal(t *table) {
	for p := range t.hidden {
		if t.hidden[p] > 0 && t.hidden[p] == len(t.bag) {
			t.rack[p] += t.bag
			t.bag, t.hidden[p] = "", 0
		}
	}
}

// namedWords is the numbers of the words that a contest names, and how it was ruled.
func namedWords(m scrabble.Move) (words []int, ruling string) {
	text := strings.TrimPrefix(m.String(), "?")
	list := strings.TrimRight(text, "!=")
	ruling = text[len(list):]
	for _, n := range strings.Split(list, ",") {
		if number, err := strconv.Atoi(n); err == nil {
			words = append(words, number)
		}
	}
	return words, ruling
}
