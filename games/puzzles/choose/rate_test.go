package main

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/puzzle"
)

// Difficulties by which tries are drawn are found again, with the strengths that find them.
func TestRate(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	strength := func(l bot.Level) float64 { return regular + 200*float64(l-bot.Regular) }
	var all []*candidate
	var made []float64
	for i := range 300 {
		hard := regular + 400*rng.NormFloat64()
		c := &candidate{words: []string{"CHAT"}, z: puzzle.Puzzle{Points: 20 + i%50, Next: 10, Answers: []string{"CHAT"}}, most: 1}
		for _, level := range bot.Levels() {
			for range 20 {
				half := rng.IntN(2)
				if rng.Float64() < chance(strength(level), hard) {
					c.found[level][half]++
				}
			}
		}
		c.tries = [2]int{10, 10}
		all, made = append(all, c), append(made, hard)
	}
	rate(all)
	var rated []float64
	for _, c := range all {
		rated = append(rated, float64(c.z.Rated))
	}
	if r := correlation(made, rated); r < 0.95 {
		t.Errorf("a correlation of %.3f", r)
	}
	sum := 0.0
	for i := range all {
		sum += math.Abs(made[i]-rated[i]) / float64(len(all))
	}
	if sum > 80 {
		t.Errorf("ratings are off by %.0f", sum)
	}
}
