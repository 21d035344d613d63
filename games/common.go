package games

import (
	"iter"
	"math"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/game"
)

// most returns the first of the moves with the most points, if any has some: parts are those of
// each.
func most[M, C any](scored []C, parts func(C) (M, int)) (best M, ok bool) {
	points := 0
	for _, c := range scored {
		if m, n := parts(c); n > points {
			best, points = m, n
		}
	}
	return best, points > 0
}

// largest returns the exchange of the most tiles, or else the first move.
func largest[M any](moves []M, aside func(M) string) (best M) {
	for i, m := range moves {
		if i == 0 || len(aside(m)) > len(aside(best)) {
			best = m
		}
	}
	return best
}

// both returns the chances of two players where those of one are known.
func both(win float64, seat int) []float64 {
	all := []float64{1 - win, 1 - win}
	all[seat] = win
	return all
}

// longestWord exceeds the length of any word.
const longestWord = 64

// lying returns the words that lie on a board, of two letters and more, in the order of their
// first squares and across before down. The letters of jokers are like the others.
func lying(letter func(board.Square) byte, squares iter.Seq[board.Square]) (words []string) {
	for at := range squares {
		for d := range board.Down + 1 {
			if letter(at) == 0 || letter(at.Next(d, -1)) != 0 {
				continue
			}
			var word []byte
			for to := at; letter(to) != 0 && len(word) < longestWord; to = to.Next(d, 1) {
				word = append(word, letter(to))
			}
			if len(word) > 1 {
				words = append(words, strings.ToUpper(string(word)))
			}
		}
	}
	return words
}

// boxed returns what was found about the players for any game.
func boxed[S any](sums []S) (all []any) {
	for _, s := range sums {
		all = append(all, s)
	}
	return all
}

// lost returns by how much the best of some choices is better than what was made: by points, or, where
// all have one, by equity.
func lost(all []game.Choice) int {
	if len(all) == 0 {
		return 0
	}
	valued := !slices.ContainsFunc(all, func(c game.Choice) bool { return !c.Valued })
	value := func(c game.Choice) float64 {
		if valued {
			return c.Equity
		}
		return float64(c.Points)
	}
	best, made := value(all[0]), 0.0
	for _, c := range all {
		best = max(best, value(c))
		if c.Made {
			made = value(c)
		}
	}
	return max(0, int(math.Round(best-made)))
}
