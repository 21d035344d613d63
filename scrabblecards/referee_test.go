package scrabblecards_test

import (
	"maps"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// The referee rules on the card game by the letter of the rulebook. It shares
// nothing with the package but the names of things: the table is a map of squares,
// hands and the deck are strings, and of the lexicon it asks only whether a word is
// in it and what it is read as.
//
// How words lie and count is in referee_score_test.go, what stays on the table in
// referee_leave_test.go, what a player may do in referee_rule_test.go, contests and ends in
// referee_contest_test.go, and the search for placements in referee_moves_test.go.

// A referee is options as the referee has them.
type referee struct {
	scrabblecards.Options
	values map[byte]int
	words  *lexicon.Lexicon
	asked  map[string]bool // what good was asked, and its answers
}

// newReferee is the game of o with these values, which o gets.
func newReferee(o scrabblecards.Options, values map[byte]int, words *lexicon.Lexicon) *referee {
	o.Values = valuesOf(values)
	return &referee{o, values, words, map[string]bool{}}
}

// A table is a position, as it lies before the referee.
type table struct {
	cells slowCells
	deck  string    // and the cards of hands that are not known
	hand  [6]string // as far as it is known
	blind [6]int    // cards of the hand that are not known
	score [6]int

	turn   scrabblecards.Player
	phase  scrabblecards.Phase
	dealt  int // players who have drawn their first hand
	passes int // in a row

	open   *openMove // to be contested
	stands *openMove // contested and found good, until the next act
	last   lastMove

	end      rulebook.Clause
	left     [6]int
	resigned bool
	loser    scrabblecards.Player
}

// An openMove is a placement that may still be contested.
type openMove struct {
	author scrabblecards.Player
	move   scrabblecards.Move
	before slowCells
	cards  string // what it took from the hand
	words  []slowRun
	points int
}

// A lastMove is what a placement left of the words on the table.
type lastMove struct {
	off, stayed []slowRun
	rounds      int // of words that stay: those used first, then those that would leave a fragment
}

func (g *referee) start(first scrabblecards.Player) *table {
	return &table{cells: slowCells{}, deck: g.Bag.String(), turn: first, phase: scrabblecards.Drawing}
}

// copy is another table. The cells are shared, since nobody changes them.
func (t *table) copy() *table {
	c := *t
	c.last = lastMove{}
	return &c
}

// due is what the player on turn has to draw.
func (g *referee) due(t *table) int {
	if t.phase != scrabblecards.Drawing {
		return 0
	}
	return min(g.Rack-t.held(t.turn), t.deckLen())
}

func (t *table) held(p scrabblecards.Player) int { return len(t.hand[p]) + t.blind[p] }

// deckLen is the number of cards in the deck itself.
func (t *table) deckLen() int {
	n := len(t.deck)
	for _, blind := range t.blind {
		n -= blind
	}
	return n
}

// spend takes cards from a hand, known ones where there are such.
func (t *table) spend(p scrabblecards.Player, cards string) {
	rest, missing := gametest.Take(t.hand[p], cards)
	t.hand[p] = rest
	t.blind[p] -= len(missing)
	t.deck, _ = gametest.Take(t.deck, missing)
}

// lacks reports whether a player cannot have cards: those that are not known to be in the hand are among as
// many as nobody knows, and nowhere else.
func (t *table) lacks(p scrabblecards.Player, cards string) bool {
	_, missing := gametest.Take(t.hand[p], cards)
	_, elsewhere := gametest.Take(t.deck, missing)
	return len(missing) > t.blind[p] || elsewhere != ""
}

// reveal tells the cards that can be told: those of one hand, when they are all that is unseen.
func (t *table) reveal() {
	for p := range t.blind {
		if t.blind[p] > 0 && t.blind[p] == len(t.deck) {
			t.hand[p] += t.deck
			t.deck, t.blind[p] = "", 0
		}
	}
}

func (g *referee) next(p scrabblecards.Player) scrabblecards.Player {
	return scrabblecards.Player((int(p) + 1) % g.Players)
}

// makes makes the legal move m of p.
func (g *referee) play(t *table, p scrabblecards.Player, m scrabblecards.Move) *table {
	t = t.copy()
	t.stands = nil
	switch m.Kind() {
	case scrabblecards.KindDraw:
		g.draw(t, p, m)
	case scrabblecards.KindPlace:
		g.place(t, p, m)
	case scrabblecards.KindExchange:
		t.open, t.passes = nil, 0
		g.exchange(t, p, m)
		g.endTurn(t, p)
	case scrabblecards.KindPass:
		t.open = nil
		t.passes++
		g.endTurn(t, p)
	case scrabblecards.KindLetGo:
		g.finish(t, law.CardsEnd, t.open.author)
	case scrabblecards.KindContest:
		g.contest(t, p)
	case scrabblecards.KindResign:
		t.resigned, t.loser = true, p
		g.finish(t, law.CardsResign, p)
	}
	t.reveal()
	return t
}

func (g *referee) draw(t *table, p scrabblecards.Player, m scrabblecards.Move) {
	g.get(t, p, m)
	t.open = nil
	if t.dealt == g.Players {
		g.endTurn(t, p)
		return
	}
	t.dealt++
	t.turn = g.next(p)
	if t.dealt == g.Players {
		t.phase = scrabblecards.Playing
	}
}

func (g *referee) place(t *table, p scrabblecards.Player, m scrabblecards.Move) {
	laid := t.cells.laidBy(m)
	words := g.runsMade(t.cells, m)
	cards := cardsOf(laid, m)
	points := g.score(laid, words)
	t.score[p] += points
	if t.open = nil; g.Validation != scrabblecards.Strict {
		t.open = &openMove{p, m, t.cells, cards, words, points}
	}
	t.spend(p, cards)
	t.cells, t.last = g.leave(t.cells, laid)
	t.passes = 0
	switch {
	case t.deckLen() > 0:
		t.phase = scrabblecards.Drawing
	case t.held(p) > 0:
		g.endTurn(t, p)
	case g.Validation == scrabblecards.Strict:
		g.finish(t, law.CardsEnd, p)
	default:
		t.phase, t.turn = scrabblecards.Answer, g.next(p)
	}
}

// exchange draws before the old cards go back.
func (g *referee) exchange(t *table, p scrabblecards.Player, m scrabblecards.Move) {
	if m.Aside() == "" { // which cards stay, nobody knows
		t.deck += t.hand[p]
		t.blind[p] = t.held(p) - m.Count()
		t.hand[p] = ""
	} else {
		t.spend(p, m.Aside())
	}
	g.get(t, p, m)
	t.deck += m.Aside()
}

// get gives a player the cards that come, named or not.
func (g *referee) get(t *table, p scrabblecards.Player, m scrabblecards.Move) {
	if m.Drawn() == "" {
		t.blind[p] += m.Count()
		return
	}
	t.deck, _ = gametest.Take(t.deck, m.Drawn())
	t.hand[p] += m.Drawn()
}

// endTurn ends the turn of p.
func (g *referee) endTurn(t *table, p scrabblecards.Player) {
	t.turn, t.phase = g.next(p), scrabblecards.Playing
	g.checkPasses(t)
}

// with is the cells with the laid letters on them too.
func (c slowCells) with(laid []laidCard) slowCells {
	after := maps.Clone(c)
	for _, l := range laid {
		after[l.at] = l.letter
	}
	return after
}
