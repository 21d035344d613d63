package main

import (
	"fmt"
	"math"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/vocabulary"
)

// A strength and a difficulty are ratings: whoever is 400 above a puzzle finds it ten times in eleven (Elo; Rasch 1960).
const (
	regular = 1500 // of a regular player
	spread  = 400  // of difficulties, before anything is known
	lowest  = 400
	highest = 2800
)

func chance(strength, difficulty float64) float64 {
	return 1 / (1 + math.Pow(10, (difficulty-strength)/400))
}

// rate rates the puzzles by what was found in them, and returns how well that agrees with what was found in
// other tries, and with facts.
func rate(all []*candidate) (told []string) {
	both := []int{0, 1}
	strengths := fit(all, both)
	halves := [2][]float64{}
	for half := range halves {
		halves[half] = difficulties(all, strengths, []int{half}, nil)
	}
	told = append(told, fmt.Sprintf("ratings by even and by odd tries: correlation %.2f", correlation(halves[0], halves[1])))
	// The facts are weighed on every other puzzle, and tried on the rest.
	shown := difficulties(all, strengths, both, nil)
	var learnt, held []int
	for i := range all {
		if i%2 == 0 {
			learnt = append(learnt, i)
		} else {
			held = append(held, i)
		}
	}
	weights := weigh(all, shown, learnt)
	var guessed, found []float64
	for _, i := range held {
		guessed, found = append(guessed, dot(weights, all[i].facts())), append(found, shown[i])
	}
	told = append(told, fmt.Sprintf("facts, on %d puzzles held out: correlation %.2f", len(held), correlation(guessed, found)))
	guesses := make([]float64, len(all))
	for i, c := range all {
		guesses[i] = dot(weights, c.facts())
	}
	for half := range halves {
		halves[half] = difficulties(all, strengths, []int{half}, guesses)
	}
	told = append(told, fmt.Sprintf("ratings with facts by even and by odd tries: correlation %.2f", correlation(halves[0], halves[1])))
	shift := regular - strengths[bot.Regular]
	for i, d := range difficulties(all, strengths, both, guesses) {
		all[i].z.Rated = int(math.Round(min(max(d+shift, lowest), highest)))
	}
	for _, level := range bot.Levels() {
		right, of := 0, 0
		for _, c := range all {
			right += c.found[level][0] + c.found[level][1]
			of += c.tries[0] + c.tries[1]
		}
		told = append(told, fmt.Sprintf("level %d: %.0f, finds %.0f %%", level, strengths[level]+shift, 100*float64(right)/float64(of)))
	}
	return told
}

// fit returns the strengths of the levels at which they find as much as they did, in turns with the
// difficulties.
func fit(all []*candidate, halves []int) (strengths [bot.Champion + 1]float64) {
	for range 30 {
		hard := difficulties(all, strengths, halves, nil)
		for _, level := range bot.Levels() {
			strengths[level] = root(func(x float64) (sum float64) {
				for i, c := range all {
					for _, half := range halves {
						sum += float64(c.found[level][half]) - float64(c.tries[half])*chance(x, hard[i])
					}
				}
				return sum
			})
		}
	}
	return strengths
}

// difficulties returns the most likely difficulty of each puzzle, where it is thought to be about as guessed.
func difficulties(all []*candidate, strengths [bot.Champion + 1]float64, halves []int, guesses []float64) (hard []float64) {
	const perPoint = math.Ln10 / 400
	for i, c := range all {
		guess, deviation := 0.0, float64(spread)
		if guesses != nil {
			guess, deviation = guesses[i], spread/2
		}
		hard = append(hard, root(func(x float64) float64 {
			sum := (x - guess) / (deviation * deviation * perPoint)
			for _, level := range bot.Levels() {
				for _, half := range halves {
					sum += float64(c.found[level][half]) - float64(c.tries[half])*chance(strengths[level], x)
				}
			}
			return -sum
		}))
	}
	return hard
}

// root returns where a function that falls is 0.
func root(f func(float64) float64) float64 {
	low, high := -4000.0, 4000.0
	for range 40 {
		if mid := (low + high) / 2; f(mid) > 0 {
			low = mid
		} else {
			high = mid
		}
	}
	return (low + high) / 2
}

// facts returns what is known of a puzzle without trying it.
func (c *candidate) facts() []float64 {
	shortest := len(c.words[0])
	for _, w := range c.words {
		shortest = min(shortest, len(w))
	}
	flag := func(ok bool) float64 {
		if ok {
			return 1
		}
		return 0
	}
	facts := []float64{
		1, float64(shortest), float64(len(c.z.Answers)), float64(c.most),
		math.Log(float64(max(1, c.z.Points))), float64(c.z.Points-c.z.Next) / float64(max(1, c.z.Points)),
		flag(c.rank == vocabulary.Related), flag(c.rank == vocabulary.Seen), flag(c.rank == vocabulary.Common), flag(c.endgame),
	}
	for _, theme := range []string{"new", "one-letter", "theft", "replaced", "through", "whole-rack"} {
		has := false
		for _, t := range c.z.Themes {
			has = has || t == theme
		}
		facts = append(facts, flag(has))
	}
	return facts
}

// weigh returns the weights of the facts with the least squared errors on some puzzles.
func weigh(all []*candidate, shown []float64, of []int) []float64 {
	n := len(all[0].facts())
	m := make([][]float64, n) // the normal equations
	for i := range m {
		m[i] = make([]float64, n+1)
		m[i][i] = 1e-3 // for facts that are the same everywhere
	}
	for _, at := range of {
		facts := all[at].facts()
		for i := range n {
			for j := range n {
				m[i][j] += facts[i] * facts[j]
			}
			m[i][n] += facts[i] * shown[at]
		}
	}
	for i := range n { // Gauss and Jordan; the matrix is positive definite
		for j := range n {
			if j == i {
				continue
			}
			f := m[j][i] / m[i][i]
			for k := i; k <= n; k++ {
				m[j][k] -= f * m[i][k]
			}
		}
	}
	weights := make([]float64, n)
	for i := range n {
		weights[i] = m[i][n] / m[i][i]
	}
	return weights
}

func dot(a, b []float64) (sum float64) {
	for i := range a {
		sum += a[i] * b[i]
	}
	return sum
}

// correlation returns Pearson's correlation.
func correlation(a, b []float64) float64 {
	mean := func(x []float64) (m float64) {
		for _, v := range x {
			m += v / float64(len(x))
		}
		return m
	}
	ma, mb := mean(a), mean(b)
	var ab, aa, bb float64
	for i := range a {
		ab += (a[i] - ma) * (b[i] - mb)
		aa += (a[i] - ma) * (a[i] - ma)
		bb += (b[i] - mb) * (b[i] - mb)
	}
	return ab / math.Sqrt(aa*bb)
}
