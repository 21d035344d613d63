package jago_test

import (
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jago"
)

// A mood is how often the players do what, in a thousand.
type mood struct {
	wrong, any   int // what they lay: words that make bad runs across, and any letters
	end          int // the turn ends as soon as it may
	bad, good    int // a contest of a bad word, and of a good one
	flag, resign int
	turn         int // letters are flipped, and not left
	told         int // letters that are drawn are named, where they need not be
}

var moods = []mood{
	{end: 900, bad: 900, good: 20, turn: 900},
	{wrong: 200, end: 700, bad: 700, good: 100, turn: 700, told: 200},
	{wrong: 100, any: 300, end: 700, bad: 600, good: 50, turn: 900},
	{wrong: 300, any: 600, end: 500, bad: 300, good: 300, turn: 500},
	{any: 900, end: 800, bad: 950, good: 500, turn: 900, told: 700},
	{any: 300, end: 300, bad: 100, good: 100, flag: 3, resign: 10, turn: 900},
	{wrong: 50, end: 990, good: 30, turn: 990},
	{any: 50, end: 950, bad: 800, good: 10, turn: 300, resign: 1},
}

// game plays one random game, and compares at every move.
func (d *duo) game(t *testing.T, hostile int) {
	t.Helper()
	d.start(jago.Player(d.rng.IntN(2)))
	d.compare(t)
	how := gametest.One(d.rng, moods)
	for moves := 0; d.table.phase != jago.Over; moves++ {
		if moves > 150 { // the two may lay and take back for ever
			how.resign = 300
		}
		d.hostilities(t, hostile)
		p, m := d.decide(how)
		if d.judge(t, p, m) {
			d.play(t, p, m)
		}
	}
	d.seen["end "+string(d.table.end)]++
	d.hostilities(t, hostile)
}

// hostilities puts up to n moves of any kind to both, legal and illegal.
func (d *duo) hostilities(t *testing.T, n int) {
	t.Helper()
	for range d.rng.IntN(n + 1) {
		p := d.table.turn
		if d.bot.in(200) {
			p = gametest.One(d.rng, []jago.Player{0, 1, 0, 1, 2, 9, 255})
		}
		d.judge(t, p, d.anyMove())
	}
	if d.bot.in(8) {
		d.decisions(t)
	}
}

// decide is what somebody does next, sensible mostly.
func (d *duo) decide(how mood) (jago.Player, jago.Move) {
	tb, b := d.table, d.bot
	anybody := jago.Player(d.rng.IntN(2))
	switch {
	case b.in(how.flag):
		return anybody, jago.Flag()
	case b.in(how.resign):
		return anybody, jago.Resign()
	}
	if tb.open != nil {
		often := how.good
		if len(d.bad(tb.open)) > 0 {
			often = how.bad
		}
		if b.in(often) {
			return other(tb.open.author), jago.Contest()
		}
	}
	switch tb.phase {
	case jago.Drawing:
		if d.Unseen && !b.in(how.told) {
			return tb.turn, jago.Draw(d.due(tb))
		}
		return tb.turn, jago.Draw(d.due(tb)).WithDrawn(gametest.SomePart(d.rng, tb.bag, d.due(tb)))
	case jago.Flipping:
		n := 0
		if b.in(how.turn) {
			n = d.rng.IntN(d.Flips + 1)
		}
		return tb.turn, jago.Flip(d.someSquares(n)...)
	}
	mayEnd := d.rule(tb, tb.turn, jago.EndTurn()) == nil
	if mayEnd && b.in(how.end) {
		return tb.turn, jago.EndTurn()
	}
	m, ok := jago.Move{}, false
	switch {
	case b.in(how.wrong):
		m, ok = b.aWord(d.guess())
	case b.in(how.any):
		m, ok = b.anyLay(d.guess())
	}
	if !ok {
		m, ok = b.good(d.guess())
	}
	if !ok && d.rng.IntN(3) > 0 {
		m, ok = b.anyLay(d.guess())
	}
	d.seen["a rack known in part"] += count(tb.blind[tb.turn] > 0)
	switch {
	case ok:
		return tb.turn, m
	case mayEnd:
		return tb.turn, jago.EndTurn()
	case b.in(100):
		return tb.turn, jago.Resign()
	}
	return tb.turn, jago.Flag()
}

// guess is the position with any unseen letters for those of the player on turn that are not known.
func (d *duo) guess() jago.State {
	turn := d.table.turn
	if d.table.blind[turn] == 0 {
		return d.state
	}
	s, err := d.state.WithRack(turn, bag.MustParse(d.table.rack[turn]+gametest.SomePart(d.rng, d.table.bag, d.table.blind[turn])))
	if err != nil {
		panic(err)
	}
	return s
}

func count(is bool) int {
	if is {
		return 1
	}
	return 0
}

// someSquares is n squares of letters of who is not on turn.
func (d *duo) someSquares(n int) []board.Square {
	squares := d.table.showing(other(d.table.turn))
	d.rng.Shuffle(len(squares), func(i, j int) { squares[i], squares[j] = squares[j], squares[i] })
	return squares[:min(n, len(squares))]
}

// anyMove is a move of any kind, more often wrong than right.
func (d *duo) anyMove() jago.Move {
	tb, rng, b := d.table, d.rng, d.bot
	switch rng.IntN(14) {
	case 0:
		return gametest.One(rng, []jago.Move{jago.EndTurn(), jago.Flag(), jago.Resign(), {}, jago.Contest()})
	case 1:
		if tb.phase == jago.Playing {
			return jago.EndTurn()
		}
		return jago.Draw(d.due(tb)).WithDrawn(gametest.AnyOf(rng, "AEISTNZJKWXYQ", max(0, d.due(tb)+rng.IntN(5)/4)))
	case 2:
		return gametest.One(rng, []jago.Move{
			jago.Draw(d.due(tb)), jago.Draw(rng.IntN(14)), jago.Draw(d.due(tb)).WithDrawn(gametest.SomePart(rng, tb.bag, d.due(tb))),
			jago.Draw(d.due(tb)).WithDrawn(gametest.SomePart(rng, tb.bag, d.due(tb)-1)), jago.Draw(0).WithDrawn(gametest.SomePart(rng, tb.bag, 1)),
		})
	case 3:
		return d.anyTurn()
	case 4, 5:
		return b.oneWord(d.guess())
	case 6:
		return b.mutated(b.oneWord(d.guess()))
	case 7:
		return b.mutated(b.tinkered(d.guess()))
	case 8: // anywhere, of any letters, with any letters from beside the board
		word := gametest.AnyOf(rng, "AEISTNZJKWXYQ", rng.IntN(13))
		return jago.Place(anySquare(rng, 12), board.Direction(rng.IntN(20)/9), word).FromBeside(gametest.AnyOf(rng, "AEISTNZJKWXYQ", rng.IntN(5)/3))
	case 9:
		m := b.oneWord(d.state)
		return jago.Place(m.At(), m.Direction(), m.Word()).FromBeside(gametest.SomePart(rng, m.Word(), rng.IntN(3)))
	case 10:
		return d.replacing()
	}
	return b.tinkered(d.guess())
}

// replacing puts a word of the list, or a former shape, in the place of one on the board.
func (d *duo) replacing() jago.Move {
	words := d.state.AppendBoard(nil)
	if len(words) == 0 {
		return jago.Contest()
	}
	w := gametest.One(d.rng, words)
	if len(w.Past) > 0 && d.bot.in(700) {
		return d.bot.supplied(d.state, w.At, w.Direction, gametest.One(d.rng, w.Past))
	}
	for range 300 {
		if v := gametest.One(d.rng, d.bot.words).text; len(v) == len(w.Text) && differences(v, w.Text) <= 1+len(v)/3 {
			return d.bot.supplied(d.state, w.At, w.Direction, v)
		}
	}
	return d.bot.supplied(d.state, w.At, w.Direction, w.Text)
}

// anyTurn flips letters, some of which may not be flipped.
func (d *duo) anyTurn() jago.Move {
	squares := d.someSquares(d.rng.IntN(d.Flips + 2))
	if d.bot.in(300) {
		squares = append(squares, anySquare(d.rng, 11))
	}
	if d.bot.in(100) && len(squares) > 0 {
		squares = append(squares, squares[0])
	}
	if d.bot.in(50) {
		squares = append(squares, anySquare(d.rng, 120).Next(board.Down, 11))
	}
	return jago.Flip(squares...)
}

// anySquare is a square of a board of n rows and columns.
func anySquare(rng *rand.Rand, n int) board.Square { return board.At(rng.IntN(n), rng.IntN(n)) }
