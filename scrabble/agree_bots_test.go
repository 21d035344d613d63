package scrabble_test

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/scrabble"
)

// Players who play good words, wrong ones, and what cannot be played at all.

// A mood is how often a player does what, in a thousand.
type mood struct {
	phony, pass, exchange int // instead of a good word
	bad, good             int // a contest of a bad move, and of a good one
	flag, resign          int
	unknown               int // tiles are not named, where they need not be
	blind                 int // what is laid is looked for without the list of placements
}

var moods = []mood{
	{phony: 50, pass: 10, exchange: 30, bad: 800, good: 30},
	{phony: 500, pass: 10, exchange: 10, bad: 700, good: 100, unknown: 300, blind: 300},
	{phony: 900, pass: 20, exchange: 10, bad: 100, good: 10, unknown: 700, blind: 800},
	{phony: 700, pass: 50, exchange: 50, bad: 300, good: 300, flag: 10, resign: 2, unknown: 100, blind: 500},
	{phony: 200, pass: 900, exchange: 10, bad: 900, good: 500, unknown: 500, blind: 900},
	{phony: 200, pass: 300, exchange: 400, bad: 500, good: 200, flag: 2, unknown: 900, blind: 500},
	{pass: 1, exchange: 1, unknown: 10},
	{phony: 300, bad: 950, good: 200, flag: 1, blind: 900},
}

func (d *duo) in(n int) bool { return d.rng.IntN(1000) < n }

// game plays one random game, and compares at every move.
func (d *duo) game(t testing.TB, hostile int) {
	t.Helper()
	d.start(scrabble.Player(d.rng.IntN(d.Players)))
	d.compare(t)
	how := gametest.One(d.rng, moods)
	for moves := 0; d.table.phase != scrabble.Over; moves++ {
		if moves > 500 { // the two may exchange for ever
			how = mood{pass: 1000}
		}
		d.hostilities(t, hostile)
		p, m := d.decide(how)
		if d.judge(t, p, m) {
			d.play(t, p, m)
		}
	}
	d.seen["end "+string(d.table.end)]++
	for range 1 + d.rng.IntN(4) { // flags may fall after the end
		d.hostilities(t, hostile)
		if p := scrabble.Player(d.rng.IntN(d.Players)); d.judge(t, p, scrabble.Flag()) {
			d.play(t, p, scrabble.Flag())
		}
	}
}

// hostilities puts up to n moves of any kind to both, legal and illegal.
func (d *duo) hostilities(t testing.TB, n int) {
	t.Helper()
	for range d.rng.IntN(n + 1) {
		p, m := d.table.turn, d.anyMove()
		if d.rng.IntN(5) == 0 {
			p = gametest.One(d.rng, []scrabble.Player{0, 1, 2, 3, 4, 9, 255})
		}
		d.judge(t, p, m)
		if m.Kind() == scrabble.KindPlace {
			d.compareScore(t, m)
		}
	}
	if d.rng.IntN(120) == 0 {
		d.decisions(t)
	}
}

// compareScore compares the words and points of any placement.
func (d *duo) compareScore(t testing.TB, m scrabble.Move) {
	t.Helper()
	if d.table.phase != scrabble.Playing {
		return
	}
	tiles := laidTiles(m)
	if d.table.cells.misfits(tiles) != nil || d.Lay > 0 && len(tiles) > d.Lay {
		if points := d.state.Points(m); points != 0 {
			t.Fatalf("%s\n%s does not fit and scores %d", d, m, points)
		}
		return
	}
	words := d.runs(&d.table.cells, tiles)
	if points := d.state.Points(m); points != d.score(tiles, words) {
		t.Fatalf("%s\n%s scores %d, slowly %d", d, m, points, d.score(tiles, words))
	}
	d.sameWords(t, d.state.AppendWords(nil, m), words)
}

// decide is what somebody does next, sensible mostly.
func (d *duo) decide(how mood) (scrabble.Player, scrabble.Move) {
	tb := d.table
	anybody := scrabble.Player(d.rng.IntN(d.Players))
	switch {
	case d.in(how.flag):
		return anybody, scrabble.Flag()
	case d.in(how.resign):
		return anybody, scrabble.Resign()
	}
	if tb.open != nil && anybody != tb.open.author {
		often := how.good
		if len(d.bad(tb.open.words)) > 0 {
			often = how.bad
		}
		if d.in(often) {
			return anybody, d.anyContest(d.rng.IntN(10) == 0)
		}
	}
	switch tb.phase {
	case scrabble.Drawing:
		if m := scrabble.Draw(d.due(tb)); !d.in(how.unknown) || d.Validation != scrabble.Recorded {
			return tb.turn, m.WithDrawn(gametest.SomePart(d.rng, tb.bag, d.due(tb)))
		}
		return tb.turn, scrabble.Draw(d.due(tb))
	case scrabble.Answer:
		return tb.turn, scrabble.LetGo()
	}
	switch {
	case d.in(how.exchange):
		m := d.anyExchange(how)
		if d.rule(tb, tb.turn, m) == nil {
			return tb.turn, m
		}
	case d.in(how.pass):
		return tb.turn, scrabble.Pass()
	case d.in(how.phony) && d.Validation != scrabble.Strict:
		if m, ok := d.anyLay(); ok {
			return tb.turn, m
		}
	case d.in(how.blind) && !tb.cells.empty():
		for range 40 {
			if m := d.oneWord(); d.rule(tb, tb.turn, m) == nil {
				return tb.turn, m
			}
		}
	}
	if moves := d.state.AppendPlacements(nil); len(moves) > 0 {
		return tb.turn, gametest.One(d.rng, moves)
	}
	if d.Validation != scrabble.Strict && d.rng.IntN(3) > 0 {
		if m, ok := d.anyLay(); ok {
			return tb.turn, m
		}
	}
	return tb.turn, scrabble.Pass()
}

// guess is the rack on turn, with any unseen tiles for those that are not known.
func (d *duo) guess() string {
	return d.table.rack[d.table.turn] + gametest.SomePart(d.rng, d.table.bag, d.table.hidden[d.table.turn])
}

// anyLay is a placement that fits, of any tiles that the player may hold.
func (d *duo) anyLay() (scrabble.Move, bool) {
	tb := d.table
	for range 60 {
		at, way := squareOf(d.rng.IntN(225)), board.Direction(d.rng.IntN(2))
		n := 1 + d.rng.IntN(4)
		if tb.cells.empty() {
			at, n = board.At(7, 7), n+1
		}
		if d.rng.IntN(3) == 0 {
			n = d.Rack
		}
		rack := []byte(gametest.SomePart(d.rng, d.guess(), n))
		m := scrabble.Place(at, way, anyText(d.rng, d.state, at, way, rack))
		if d.rule(tb, tb.turn, m) == nil {
			return m, true
		}
	}
	return scrabble.Move{}, false
}

// oneWord lays a word of the lexicon over what is there, or tries to.
func (d *duo) oneWord() scrabble.Move {
	word := []byte(gametest.One(d.rng, d.laid).text)
	at, way := squareOf(d.rng.IntN(225)), board.Direction(d.rng.IntN(2))
	rack := d.guess()
	for i := range word {
		if rest, missing := gametest.Take(rack, string(word[i])); missing == "" {
			rack = rest
		} else if d.rng.IntN(2) == 0 {
			word[i] |= 32
		}
	}
	return d.state.Placement(at, way, string(word))
}

// anyContest is of all words or some, ruled where that is due unless it is odd.
func (d *duo) anyContest(odd bool) scrabble.Move {
	var words []int
	most := 9
	if d.table.open != nil && !odd {
		most = len(d.table.open.words)
	}
	for n := 1; n <= most; n++ {
		if d.rng.IntN(3) == 0 {
			words = append(words, n)
		}
	}
	m := scrabble.Contest(words...)
	if (d.Validation == scrabble.Recorded) != (odd && d.rng.IntN(2) == 0) {
		m = m.Ruled(d.rng.IntN(2) == 0)
	}
	return m
}

func (d *duo) anyExchange(how mood) scrabble.Move {
	tb := d.table
	aside := gametest.SomePart(d.rng, d.guess(), 1+d.rng.IntN(d.Rack))
	m := scrabble.Exchange(aside)
	if d.Validation == scrabble.Recorded && d.in(how.unknown) {
		m = scrabble.ExchangeCount(len(aside))
	}
	if d.Validation == scrabble.Recorded && d.in(how.unknown) {
		return m
	}
	return m.WithDrawn(gametest.SomePart(d.rng, tb.bag, len(aside)))
}

// anyMove is a move of any kind, more often wrong than right.
func (d *duo) anyMove() scrabble.Move {
	tb, rng := d.table, d.rng
	switch rng.IntN(16) {
	case 0:
		return gametest.One(rng, []scrabble.Move{scrabble.Pass(), scrabble.LetGo(), scrabble.Flag(), scrabble.Resign(), {}})
	case 1:
		return d.anyContest(rng.IntN(2) == 0)
	case 2:
		n := max(0, d.due(tb)+rng.IntN(3)-1)
		return scrabble.Draw(d.due(tb)).WithDrawn(gametest.AnyOf(rng, "AEISTZJKWXYQ?", n))
	case 3:
		return gametest.One(rng, []scrabble.Move{scrabble.Draw(d.due(tb)), scrabble.Draw(rng.IntN(9)), scrabble.Draw(d.due(tb)).WithDrawn(gametest.SomePart(rng, tb.bag, d.due(tb)))})
	case 4:
		return scrabble.Exchange(gametest.AnyOf(rng, "AEISTZJKWXYQ?", rng.IntN(9))).WithDrawn(gametest.AnyOf(rng, "AEISTZJKWXYQ?", rng.IntN(9)))
	case 5:
		aside := gametest.SomePart(rng, d.guess(), 1+rng.IntN(8))
		return gametest.One(rng, []scrabble.Move{
			scrabble.Exchange(aside), scrabble.Exchange(aside).WithDrawn(gametest.AnyOf(rng, "AEISTZJKWXYQ?", len(aside))),
			scrabble.Exchange(aside).WithDrawn(gametest.SomePart(rng, tb.bag, len(aside))),
			scrabble.ExchangeCount(rng.IntN(10)), scrabble.ExchangeCount(len(aside)).WithDrawn(gametest.SomePart(rng, tb.bag, len(aside))),
		})
	case 6, 7, 8:
		return d.oneWord()
	case 9, 10:
		tiles := []byte(gametest.SomePart(rng, d.guess(), 1+rng.IntN(8)))
		at, way := squareOf(rng.IntN(225)), board.Direction(rng.IntN(2))
		return scrabble.Place(at, way, anyText(rng, d.state, at, way, tiles))
	case 11: // with gaps, off the board, over other tiles
		var text []byte
		for range 1 + rng.IntN(10) {
			text = append(text, gametest.One(rng, []byte(d.guess()+"...AEe?")))
		}
		return scrabble.Place(squareOf(rng.IntN(230)), board.Direction(rng.IntN(3)), strings.ReplaceAll(string(text), "?", "s"))
	case 12, 13:
		if tb.phase == scrabble.Playing && tb.open == nil {
			return d.mutated(d.oneWord())
		}
	}
	if tb.phase == scrabble.Playing {
		if m, ok := d.anyLay(); ok {
			return d.mutated(m)
		}
	}
	return d.oneWord()
}

// mutated is a placement with another letter, or elsewhere.
func (d *duo) mutated(m scrabble.Move) scrabble.Move {
	text := []byte(m.String())
	k := strings.IndexByte(string(text), ' ') + 1
	if k > 0 && k < len(text) {
		switch i := k + d.rng.IntN(len(text)-k); d.rng.IntN(4) {
		case 0:
			text[i] = 'A' + byte(d.rng.IntN(26))
		case 1:
			text[i] = 'a' + byte(d.rng.IntN(26))
		case 2:
			text[i] = '.'
		case 3:
			text = append(text, "ETRS."[d.rng.IntN(5)])
		}
	}
	if other, err := scrabble.ParseMove(string(text)); err == nil {
		return other
	}
	return m
}
