package scrabblecards_test

import (
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// Players who play good words, wrong ones, and what cannot be played at all.

// A mood is how often a player does what, in a thousand.
type mood struct {
	phony, pass, exchange int // instead of a good word
	bad, good             int // a contest of a bad move, and of a good one
	resign                int
	bonus                 int // a bonus card with the word
	blind                 int // what is laid is looked for without the list of placements
	wide                  int // a word of any letters is one that leaves many on the table
	unknown               int // cards are not named, where they need not be
}

var moods = []mood{
	{phony: 50, pass: 10, exchange: 30, bad: 800, good: 30, bonus: 300, unknown: 1000},
	{phony: 500, pass: 10, exchange: 10, bad: 700, good: 100, bonus: 900, blind: 300, unknown: 1000},
	{phony: 900, pass: 20, exchange: 10, bad: 100, good: 10, bonus: 500, blind: 800, unknown: 700},
	{phony: 700, pass: 50, exchange: 50, bad: 300, good: 300, bonus: 100, resign: 2, blind: 500, unknown: 1000},
	{phony: 200, pass: 800, exchange: 10, bad: 900, good: 500, bonus: 900, resign: 1, blind: 900, unknown: 900},
	{phony: 200, pass: 300, exchange: 400, bad: 500, good: 200, bonus: 500, blind: 500, unknown: 500},
	{pass: 1, exchange: 1, bonus: 300, unknown: 100},
	{phony: 800, bad: 10, good: 200, bonus: 900, blind: 900, unknown: 1000},
	{phony: 1000, bonus: 300, wide: 1000, unknown: 1000},
	{phony: 800, bonus: 300, bad: 100, wide: 900, blind: 900, unknown: 500},
}

func (d *duo) in(n int) bool { return d.rng.IntN(1000) < n }

// game plays one random game, and compares at every move.
func (d *duo) game(t testing.TB, hostile int) {
	t.Helper()
	d.start(scrabblecards.Player(d.rng.IntN(d.Players)))
	d.compare(t)
	how := gametest.One(d.rng, moods)
	for moves := 0; d.table.phase != scrabblecards.Over; moves++ {
		if moves > 250 { // they may exchange, and pass, for ever
			how = mood{phony: 1000, resign: 50}
		}
		d.hostilities(t, hostile)
		p, m := d.decide(how)
		m = d.inAnyCase(m)
		if d.judge(t, p, m) {
			d.play(t, p, m)
		}
	}
	end := string(d.table.end)
	d.seen["end "+end]++
	_, drawn, undecided, _ := d.outcome(d.table)
	d.seen["a draw"] += count(drawn)
	d.seen["undecided"] += count(undecided)
	d.seen["unknown cards that decide nothing"] += count(!undecided && len(d.table.deck) > d.table.deckLen())
	if len(d.history) > 2 && end == string(law.CardsEnd) {
		d.seen["out after "+d.last.String()]++
	}
	d.hostilities(t, 10)
}

// hostilities puts up to n moves of any kind to both, legal and illegal.
func (d *duo) hostilities(t testing.TB, n int) {
	t.Helper()
	for range d.rng.IntN(n + 1) {
		p, m := d.table.turn, d.anyMove()
		if d.rng.IntN(5) == 0 {
			p = gametest.One(d.rng, []scrabblecards.Player{0, 1, 2, 3, 4, 5, 6, 9, 255})
		}
		d.judge(t, p, m)
		if m.Kind() == scrabblecards.KindPlace {
			d.compareScore(t, m)
		}
	}
	if d.rng.IntN(120) == 0 {
		d.decisions(t)
	}
}

// compareScore compares the words and points of any placement that can be written.
func (d *duo) compareScore(t testing.TB, m scrabblecards.Move) {
	t.Helper()
	if d.table.phase != scrabblecards.Playing {
		return
	}
	c := d.table.cells
	if laid := c.laidBy(m); c.misfits(m) != nil || len(laid) > d.Rack {
		if points := d.state.Points(m); points != 0 {
			t.Fatalf("%s\n%s does not fit and scores %d", d, m, points)
		}
		return
	}
	if b, on := m.Bonus(); b != scrabblecards.NoBonus && (on < 1 || on > len(m.Word()) || len(c) == 0) {
		return
	}
	words := d.runsMade(c, m)
	if tooLong(words) {
		return
	}
	if points := d.state.Points(m); points != d.score(c.laidBy(m), words) {
		t.Fatalf("%s\n%s scores %d, slowly %d", d, m, points, d.score(c.laidBy(m), words))
	}
	sameWords(t, d.state, m, d.state.AppendWords(nil, m), words)
}

// decisions compares what may be decided with what the slow search finds.
func (d *duo) decisions(t testing.TB) {
	t.Helper()
	tb := d.table
	for p := range scrabblecards.Player(8) {
		if p != tb.turn || tb.phase == scrabblecards.Over {
			if moves := d.state.AppendMoves(nil, p); len(moves) > 0 {
				t.Fatalf("%s\n%s is not on turn and may decide on %v", d, p, moves)
			}
			if moves := slices.Collect(d.state.View(p).Moves()); len(moves) > 0 {
				t.Fatalf("%s\n%s is not on turn and may decide on %v", d, p, moves)
			}
		}
	}
	var want scrabblecards.Move
	switch tb.phase {
	case scrabblecards.Over:
		return
	case scrabblecards.Playing:
		if d.table.blind[tb.turn] > 0 {
			d.seen["decisions with a hand known in part"]++
		}
		found := d.placements(tb.cells, tb.hand[tb.turn], d.words)
		moves := d.state.AppendPlacements(nil)
		if len(moves) != len(found) {
			t.Fatalf("%s\n%d placements, slowly %d", d, len(moves), len(found))
		}
		d.compareDecisions(t, d.state, tb.cells, moves, found)
		d.seen["decisions compared"]++
		return
	case scrabblecards.Drawing:
		want = scrabblecards.Draw(d.due(tb))
	case scrabblecards.Answer:
		want = scrabblecards.LetGo()
	}
	if moves := d.state.AppendMoves(nil, tb.turn); len(moves) != 1 || moves[0] != want {
		t.Fatalf("%s\nMoves: %v, slowly %s", d, moves, want)
	}
}

// decide is what somebody does next, sensible mostly.
func (d *duo) decide(how mood) (scrabblecards.Player, scrabblecards.Move) {
	tb := d.table
	anybody := scrabblecards.Player(d.rng.IntN(d.Players))
	if d.in(how.resign) {
		return anybody, scrabblecards.Resign()
	}
	if tb.open != nil && anybody != tb.open.author {
		often := how.good
		if len(d.bad(tb.open.words)) > 0 {
			often = how.bad
		}
		if d.in(often) {
			return anybody, scrabblecards.Contest()
		}
	}
	switch tb.phase {
	case scrabblecards.Drawing:
		if d.Unseen && d.in(how.unknown) {
			return tb.turn, scrabblecards.Draw(d.due(tb))
		}
		return tb.turn, scrabblecards.Draw(d.due(tb)).WithDrawn(gametest.SomePart(d.rng, tb.deck, d.due(tb)))
	case scrabblecards.Answer:
		return tb.turn, scrabblecards.LetGo()
	}
	switch {
	case d.in(how.exchange):
		if m := d.anyExchange(); d.rule(tb, tb.turn, m) == nil {
			return tb.turn, m
		}
	case d.in(how.pass):
		return tb.turn, scrabblecards.Pass()
	case d.in(how.phony) && d.Validation != scrabblecards.Strict:
		if d.in(how.wide) {
			if m, ok := d.wideLay(); ok {
				return tb.turn, d.withBonus(m, how)
			}
		}
		if m, ok := d.anyLay(); ok {
			return tb.turn, d.withBonus(m, how)
		}
	case d.in(how.blind):
		for range 40 {
			if m := d.oneWord(); d.rule(tb, tb.turn, m) == nil {
				return tb.turn, d.withBonus(m, how)
			}
		}
	}
	if moves := d.state.AppendPlacements(nil); len(moves) > 0 {
		return tb.turn, d.withBonus(gametest.One(d.rng, moves), how)
	}
	if d.Validation != scrabblecards.Strict && d.rng.IntN(3) > 0 {
		if m, ok := d.anyLay(); ok {
			return tb.turn, d.withBonus(m, how)
		}
	}
	if m := d.anyExchange(); d.rule(tb, tb.turn, m) == nil && d.rng.IntN(2) == 0 {
		return tb.turn, m
	}
	return tb.turn, scrabblecards.Pass()
}

// guess is the hand on turn, with any unseen cards for those that are not known.
func (d *duo) guess() string {
	return d.table.hand[d.table.turn] + gametest.SomePart(d.rng, d.table.deck, d.table.blind[d.table.turn])
}

func (d *duo) anyExchange() scrabblecards.Move {
	aside := gametest.SomePart(d.rng, d.guess(), 1+d.rng.IntN(d.Rack))
	m := scrabblecards.Exchange(aside)
	if d.Unseen && d.rng.IntN(2) == 0 {
		m = scrabblecards.ExchangeCount(len(aside))
	}
	if d.Unseen && d.rng.IntN(2) == 0 {
		return m
	}
	return m.WithDrawn(gametest.SomePart(d.rng, d.table.deck, len(aside)))
}

// wideLay is the one of some placements that leaves the most letters on the table.
func (d *duo) wideLay() (wide scrabblecards.Move, ok bool) {
	most := 0
	for range 8 {
		m, fits := d.anyLay()
		if !fits {
			break
		}
		if after, _ := d.leave(d.table.cells, d.table.cells.laidBy(m)); len(after) > most {
			wide, most = m, len(after)
		}
	}
	return wide, most > 0
}

// inAnyCase is a placement with the letters that lie there written in either case.
func (d *duo) inAnyCase(m scrabblecards.Move) scrabblecards.Move {
	if m.Kind() != scrabblecards.KindPlace || d.rng.IntN(4) > 0 {
		return m
	}
	word := []byte(m.Word())
	for i := range word {
		if d.table.cells[squareOf(m).plus(stepOf(m.Direction()), i)] != 0 && d.rng.IntN(2) == 0 {
			word[i] ^= 32
		}
	}
	b, on := m.Bonus()
	return scrabblecards.Place(m.At(), m.Direction(), string(word)).WithBonus(b, on)
}

// withBonus is a placement with a bonus card of the hand on it, if it may have one.
func (d *duo) withBonus(m scrabblecards.Move, how mood) scrabblecards.Move {
	if !d.in(how.bonus) {
		return m
	}
	b := gametest.One(d.rng, []scrabblecards.Bonus{scrabblecards.DoubleWord, scrabblecards.TripleWord})
	if with := m.WithBonus(b, 1+d.rng.IntN(len(m.Word()))); d.rule(d.table, d.table.turn, with) == nil {
		return with
	}
	return m
}

// letters is the letter cards that the player on turn may have.
func (d *duo) letters() string {
	letters, _ := gametest.Take(d.guess(), "2222222233333333")
	return letters
}

// anyLay is a placement that fits, of any letters of the hand.
func (d *duo) anyLay() (scrabblecards.Move, bool) {
	tb := d.table
	near, letters := tb.cells.inOrder(), d.letters()
	for range 60 {
		n := 1 + d.rng.IntN(4)
		if len(tb.cells) == 0 {
			n++
		}
		if d.rng.IntN(3) == 0 {
			n = d.Rack
		}
		m := anyLaid(d.rng, tb.cells, near, gametest.SomePart(d.rng, letters, n))
		if m.Kind() == scrabblecards.KindPlace && d.rule(tb, tb.turn, m) == nil {
			return m, true
		}
	}
	return scrabblecards.Move{}, false
}

// oneWord lays a word of the lexicon over what is there, or tries to.
func (d *duo) oneWord() scrabblecards.Move {
	c := d.table.cells
	list := d.words
	if len(d.barred) > 0 && d.rng.IntN(3) == 0 {
		list = d.barred
	}
	word := []byte(gametest.One(d.rng, list).text)
	dir := board.Direction(d.rng.IntN(2))
	at := square{0, 0}
	if len(c) > 0 {
		at = gametest.One(d.rng, c.inOrder())
		at[d.rng.IntN(2)] += d.rng.IntN(3) - 1
		at = at.plus(stepOf(dir), -d.rng.IntN(len(word)))
	}
	hand := d.letters()
	for i := range word {
		if c[at.plus(stepOf(dir), i)] != 0 {
			continue
		}
		if rest, missing := gametest.Take(hand, string(word[i])); missing == "" {
			hand = rest
		} else if d.rng.IntN(2) == 0 {
			word[i] |= 32
		}
	}
	return scrabblecards.Place(board.At(at[0], at[1]), dir, string(word))
}
