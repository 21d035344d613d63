package scrabblecards_test

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// Nothing that a caller can make panics, or is taken for a game.

func oddMoves() []scrabblecards.Move {
	return []scrabblecards.Move{
		{}, scrabblecards.Pass(), scrabblecards.LetGo(), scrabblecards.Resign(), scrabblecards.Contest(),
		scrabblecards.Draw(7), scrabblecards.Draw(300), scrabblecards.Draw(0).WithDrawn("ABC23?"), scrabblecards.Exchange("A"), scrabblecards.Exchange("A").WithDrawn("BCD"),
		scrabblecards.Exchange(""), scrabblecards.Exchange("abc"), placing("-#255"), placing("(0,0)>MOT"), placing("(-999,999)vMOT*3@255"),
		scrabblecards.Place(board.At(0, 0), 9, "MOT"), scrabblecards.Place(board.At(1<<30, -1<<30), board.Down, "A"), scrabblecards.Place(board.At(0, 0), board.Across, strings.Repeat("A", 99)),
		placing("(0,0)>MOT").WithBonus(77, -1), placing("(0,0)>MOT").WithBonus(0, 2), placing("(127,127)>ABCDEFGHIJKLMNO"), placing("(-128,-128)vABCDEFGHIJKLMNO"),
		placing("(125,0)vABC"), placing("(0,125)>ABC"), placing("(127,0)>ABC"), placing("(0,127)vABC"), placing("(-128,0)vABC"), placing("(0,-128)>ABC"),
	}
}

// Odd moves bring no points, and no letter lies far away.
func TestOddMoves(t *testing.T) {
	var none scrabblecards.View
	gametest.Equal(t, "its scores", none.Scores(), [6]int{})
	for _, s := range oddPositions(t) {
		for _, m := range oddMoves() {
			if points := s.Points(m); points < 0 || points != s.View(scrabblecards.A).Points(m) || none.Points(m) != 0 || len(none.AppendWords(nil, m)) > 0 {
				t.Errorf("%s scores %d", m, points)
			}
			s.AppendWords(nil, m)
		}
		for _, square := range []int{-1 << 31, -129, -128, -102, 102, 127, 128, 256, 1<<31 - 1} {
			gametest.Equal(t, "a letter far away", s.Letter(board.At(square, 0))|s.Letter(board.At(0, square))|s.Letter(board.At(square, square)), 0)
		}
	}
	r := compile(t, scrabblecards.Official())
	for _, p := range []scrabblecards.Player{scrabblecards.C, 200} {
		gametest.Equal(t, "a first player who does not take part", r.Start(p), scrabblecards.State{})
	}
}

// oddPositions is one of each phase.
func oddPositions(t testing.TB) []scrabblecards.State {
	playing := pos{options: "validation=contest", table: "RAT", hands: "MOTABC? AEIRST2", deck: "AEIOULX"}.state(t)
	return []scrabblecards.State{
		playing, play(t, playing, "A (0,0)>RATA"), play(t, playing, "A resign"), fullTable(t),
		play(t, pos{options: "validation=contest", table: "RAT", hands: "E A"}.state(t), "A (0,0)>RATE"),
	}
}

// fullTable is a table of 98 letters, which has no room for a hand more.
func fullTable(t testing.TB) scrabblecards.State {
	t.Helper()
	letters := strings.ReplaceAll(bag.Scrabble().String(), "?", "")
	var p scrabblecards.Setup
	for i := range 98 {
		p.Table = append(p.Table, scrabblecards.Letter{At: board.At(i/7, i%7), Letter: letters[i]})
	}
	p.Racks[0], p.Racks[1] = scrabblecards.MustParseCards("?"), scrabblecards.MustParseCards("?"+letters[98:])
	p.Phase = scrabblecards.Playing
	return must.Get(rulesOf(t, "official validation=contest").FromSetup(p))(t)
}

// A table may be full, and what it has no room for is refused.
func TestNoRoomOnTheTable(t *testing.T) {
	s := fullTable(t)
	for _, move := range []string{"A (14,0)>ABCDEFG", "A (14,0)vZYXWVUT", "A (-7,0)vEEEEEEE"} {
		p, m := by(t, move)
		if err := s.Check(p, m); gametest.Clause(err) == "" || s.Points(m) != 0 {
			t.Errorf("%s: %v, %d points", m, err, s.Points(m))
		}
	}
	// cards/deck: of 102 letter cards the last four still have room, and no fifth.
	if room, none := placing("(14,0)>EEEE"), placing("(14,0)>EEEEE"); s.Points(room) == 0 || s.Points(none) != 0 {
		t.Errorf("%s counts %d points, and %s %d", room, s.Points(room), none, s.Points(none))
	}
	s.AppendPlacements(nil)
	play(t, s, "A (13,0)>UUUVVWXa", "B .")
}

// Whatever scores a position is set up with, what play leads to can be set up again.
func TestScoresHaveALimit(t *testing.T) {
	const score = 1_000_000_000
	for _, sign := range []int{1, -1} {
		s := pos{options: "validation=contest", hands: "RATSEIN AEIRSTU", deck: "AEILNOUE", scores: [6]int{sign * score, sign * score}}.state(t)
		for _, moves := range [][]string{{"A -", "B -"}, {"A (0,0)>RATS", "B ?"}, {"A (0,0)>RTS", "B ?"}} {
			for n := range moves {
				sameAgain(t, play(t, s, moves[:n+1]...))
			}
		}
	}
}

// The words of a refusal do not tell what is in a hand.
func TestRefusalsHideHands(t *testing.T) {
	var all []scrabblecards.State
	for _, hand := range []string{"AEIOUST", "MOULTES", "ZYXWKJQ", "EEEEEEE", "M?EEEE2"} {
		all = append(all, play(t, compile(t, scrabblecards.Official()).Start(scrabblecards.A), "A +"+hand, "B +RRNNLLA"))
	}
	gametest.RefuseAlike(t, all, scrabblecards.A,
		scrabblecards.Place(board.At(0, 0), board.Across, "MOTH"), scrabblecards.Place(board.At(0, 0), board.Down, "PmB"),
		scrabblecards.Exchange("FF3").WithDrawn("AAA"), scrabblecards.Exchange("HEMOUZ").WithDrawn("AAAEEE"))
}
