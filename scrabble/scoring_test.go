package scrabble_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// What a move counts. Most boards are made of A, which counts 1, and nobody contests.

// laidNext lets the player on turn lay, and draw what is due from a bag of one letter.
func laidNext(t testing.TB, s scrabble.State, move string) scrabble.State {
	t.Helper()
	p := s.Turn().String()
	s = play(t, s, p+" "+move)
	if n := s.Due(); n > 0 {
		s = play(t, s, p+" +"+s.Bag().String()[:n])
	}
	return s
}

// worth is the points of a placement, which are the same when it is laid.
func worth(t testing.TB, s scrabble.State, move string) int {
	t.Helper()
	p := s.Turn()
	_, m := by(t, p.String()+" "+move)
	next := play(t, s, p.String()+" "+move)
	gametest.Equal(t, move+": what it adds", next.Scores()[p]-s.Scores()[p], s.Points(m))
	gametest.Equal(t, move+": what the effect says", effect(t, s, p.String()+" "+move).Points, s.Points(m))
	gametest.Equal(t, move+": what each player sees", s.View(1-p).Points(m), s.Points(m))
	sum := 0
	for _, w := range s.AppendWords(nil, m) {
		sum += w.Points
	}
	if o := s.Rules().Options(); m.Count() == o.Rack {
		sum += o.Bonus
	}
	gametest.Equal(t, move+": what its words count", sum, s.Points(m))
	return s.Points(m)
}

func manyAs(bonus int) pos {
	return pos{
		racks: []string{"AAAAAAA", "AAAAAAA"}, bag: strings.Repeat("A", 80), words: "AA",
		set: settings(onContest, func(o *scrabble.Options) { o.Bonus = bonus }),
	}
}

func TestScore(t *testing.T) {
	abc := pos{racks: []string{"ABCDEFG", "ABCDEFG"}, words: "AA", set: onContest}.state(t)
	// A column from H2 to H8: H4 doubles its letter, H8 the word.
	column := laidNext(t, manyAs(0).state(t), "H2 AAAAAAA")
	gametest.Equal(t, "scrabble/score: the column", column.Scores()[scrabble.A], 2*(7+1))

	t.Run("scrabble/score one square", func(t *testing.T) {
		for move, points := range map[string]int{
			"8H AB":    2 * (1 + 3), // the centre doubles the word
			"8G BA":    2 * (3 + 1),
			"8D BACDE": 2 * (2*3 + 1 + 3 + 2 + 1), // 8D doubles its letter
			"8H ABCDE": 2 * (1 + 3 + 3 + 2 + 2*1), // and so does 8L
			"H4 BACDE": 2 * (2*3 + 1 + 3 + 2 + 1), // and H4, down
			"H8 ABCDE": 2 * (1 + 3 + 3 + 2 + 2*1), // and H12
		} {
			gametest.Equal(t, move, worth(t, abc, move), points)
		}
		gametest.Equal(t, "the clause", effect(t, abc, "A 8H AB").Clause, "scrabble/score")
		s := play(t, abc, "A 8H ABC")
		// 10J triples its letter, 7J is plain.
		gametest.Equal(t, "a triple letter", worth(t, s, "J8 .EG"), 3+1+3*2)
	})
	t.Run("scrabble/score two double words", func(t *testing.T) {
		gametest.Equal(t, "5E and 5K", worth(t, column, "5E AAA.AAA"), 4*7)
		gametest.Equal(t, "5E", worth(t, column, "5E AAA."), 2*4)
		gametest.Equal(t, "neither", worth(t, column, "5F AA.AA"), 5)
	})
	t.Run("scrabble/score triple words", func(t *testing.T) {
		s := column
		for _, m := range []string{"2B AAAAAA.A", "2J AAAAA", "1B AAAAAA", "1I AAAAAA"} {
			s = laidNext(t, s, m)
		}
		const down = 3 * 8 // from H1 to H8, with the triple word of H1
		gametest.Equal(t, "one", worth(t, s, "1H A"), 3*13+down)
		gametest.Equal(t, "two", worth(t, s, "1A A......A"), 9*14+down)
		gametest.Equal(t, "two, from the other side", worth(t, s, "1H A......A"), 9*14+down)
		gametest.Equal(t, "two, and no word between", worth(t, laidNext(t, s, "1A A"), "1H A......A"), 9*15+down)
		gametest.Equal(t, "three", worth(t, s, "1A A......A......A"), 27*15+down)
		row := s.Placement(board.At(0, 0), board.Across, strings.Repeat("A", 15))
		want := []scrabble.Word{
			{Text: strings.Repeat("A", 15), At: board.At(0, 0), Direction: board.Across, Points: 27 * 15},
			{Text: strings.Repeat("A", 8), At: board.At(0, 7), Direction: board.Down, Points: down},
		}
		if diff := cmp.Diff(want, s.AppendWords(nil, row)); diff != "" {
			t.Errorf("the words (-want +got):\n%s", diff)
		}
	})
	t.Run("scrabble/score letter and word squares together", func(t *testing.T) {
		s := laidNext(t, column, "2B AAAAAA.A") // 2B doubles the word, 2F triples its letter
		gametest.Equal(t, "2B and 2F", s.Scores()[scrabble.B], 2*(8+2))
		// 1A triples the word, 1D doubles its letter; six of the tiles stand on one of row 2.
		gametest.Equal(t, "1A and 1D, and six words across", worth(t, s, "1A AAAAAAA"), 3*(7+1)+5*2+(2+1))
	})
	t.Run("scrabble/score squares count once", func(t *testing.T) {
		s := play(t, abc, "A 8D ABCDE") // 8D and the centre
		gametest.Equal(t, "the word lengthened", worth(t, s, "8D .....A"), 1+3+3+2+1+1)
		gametest.Equal(t, "a word across 8D", worth(t, s, "D8 .A"), 1+1)
		gametest.Equal(t, "a word across the centre", worth(t, s, "H8 .A"), 1+1)
		// A move that a contest takes back has covered nothing.
		bad := pos{racks: []string{"ABCDEFG", "ABCDEFG"}, words: "BA", set: onContest}.state(t)
		bad = play(t, bad, "A 8H AB", "B ?")
		gametest.Equal(t, "the centre again", worth(t, bad, "8H BA"), 2*(3+1))
	})
	t.Run("scrabble/score letters in common", func(t *testing.T) {
		s := play(t, abc, "A 8H AB")
		gametest.Equal(t, "a double letter in two words", worth(t, s, "9I BA"), (2*3+1)+(3+2*3)) // BA 9I, BB I8
		s = laidNext(t, manyAs(0).state(t), "8H AAAA")
		// J8 to J10, and 10J to 10K.
		gametest.Equal(t, "a triple letter in two words", worth(t, laidNext(t, s, "9J A"), "10J AA"), (3+1)+(1+1+3))
		// 5J to 5K, and K5 to K8.
		gametest.Equal(t, "a double word in two words", worth(t, laidNext(t, s, "K6 AA"), "5J AA"), 2*2+2*4)
		// A hook: CHATS and SOL, the S on 8L, a double letter.
		chat := pos{racks: []string{"CHATEUR", "SOLEILS"}}.state(t)
		chat = play(t, chat, "A 8H CHAT")
		gametest.Equal(t, "a hook", worth(t, chat, "L8 SOL"), (2*1+1+1)+(3+4+1+1+2*1))
		gametest.Equal(t, "alongside", worth(t, s, "9I AA"), (2*1+1)+(1+2*1)+(1+1)) // 9I doubles its letter
	})
	t.Run("scrabble/joker", func(t *testing.T) {
		s := pos{racks: []string{"?BCDE?G", "ABCDEFG"}, words: "AA", set: onContest}.state(t)
		gametest.Equal(t, "on a double letter", worth(t, s, "8D aBCDE"), 2*(0+3+3+2+1))
		gametest.Equal(t, "on a double word", worth(t, s, "8H aB"), 2*(0+3))
		gametest.Equal(t, "two", worth(t, s, "8H az"), 0)
		s = play(t, s, "A 8H kB")
		gametest.Equal(t, "in a word across it", worth(t, s, "H8 .A"), 1)
		gametest.Equal(t, "in the word lengthened", worth(t, s, "8J A"), 3+1)
	})
	t.Run("scrabble/bonus", func(t *testing.T) {
		s := manyAs(50).state(t)
		gametest.Equal(t, "seven tiles", worth(t, s, "8B AAAAAAA"), 50+2*(7+1))
		gametest.Equal(t, "six tiles", worth(t, s, "8C AAAAAA"), 2*(6+1))
		gametest.Equal(t, "the clause", effect(t, s, "A 8B AAAAAAA").Clause, "scrabble/bonus")
		gametest.Equal(t, "the clause", effect(t, s, "A 8C AAAAAA").Clause, "scrabble/score")
		for bonus, clause := range map[int]rulebook.Clause{0: "scrabble/score", 1: "scrabble/bonus"} {
			gametest.Equal(t, "the clause", effect(t, manyAs(bonus).state(t), "A 8B AAAAAAA").Clause, clause)
		}
		seven := laidNext(t, s, "8H AAAAAAA")                                                   // from H to N; O is a triple word
		gametest.Equal(t, "a word of seven by six tiles", worth(t, seven, "J8 .AAAAAA"), 7+2+2) // J10 and J14 triple
		gametest.Equal(t, "a word of eight by seven tiles", worth(t, seven, "H8 .AAAAAAA"), 50+3*(8+1))
		joker := pos{racks: []string{"AAAAA??", "AAAAAAA"}, words: "AA", set: onContest}.state(t)
		gametest.Equal(t, "five tiles and two jokers", worth(t, joker, "8D AAAAAaa"), 50+2*(5+1))
	})
}
