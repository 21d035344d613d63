package match

import "math"

// A Pentanomial counts pairs of games by the half points that the first player made: [0] of
// them lost both games, [2] made one point, [4] won both. The two games of a pair are counted as
// one, since they are not independent: a good deal helps both players once.
type Pentanomial [5]int

// Z95 is the number of standard errors on each side of a 95 % confidence interval.
const Z95 = 1.959963984540054

// Add counts a pair with that many half points, 0 to 4.
func (p *Pentanomial) Add(halves int) { p[halves]++ }

// N returns the number of pairs.
func (p Pentanomial) N() int {
	n := 0
	for _, c := range p {
		n += c
	}
	return n
}

// Score returns the points for each game, 0 to 1, and their standard error; NaN without pairs.
func (p Pentanomial) Score() (score, err float64) {
	n := float64(p.N())
	for i, c := range p {
		score += points(i) * float64(c) / n
	}
	variance := 0.0
	for i, c := range p {
		variance += (points(i) - score) * (points(i) - score) * float64(c) / n
	}
	return score, math.Sqrt(variance / n)
}

// points returns the points for each game of a pair with that many half points.
func points(halves int) float64 { return float64(halves) / 4 }

// Elo returns by how many Elo the first player is stronger, and half the width of the
// interval that holds it in 95 of 100 cases. Both are infinite where the games do not
// bound them, as after nothing but wins.
func (p Pentanomial) Elo() (elo, err float64) {
	score, e := p.Score()
	if score == 0 || score == 1 {
		return eloAt(score), math.Inf(1)
	}
	return eloAt(score), (eloAt(score+Z95*e) - eloAt(score-Z95*e)) / 2
}

// Superiority returns how likely it is that the first player is the stronger one.
func (p Pentanomial) Superiority() float64 {
	score, err := p.Score()
	switch {
	case err > 0:
		return math.Erfc((0.5-score)/err/math.Sqrt2) / 2
	case score > 0.5:
		return 1
	case score < 0.5:
		return 0
	}
	return 0.5 // also without pairs
}

// eloAt returns the difference in Elo at which a player makes that score, 0 to 1.
func eloAt(score float64) float64 {
	score = min(max(score, 0), 1)
	return 400 * math.Log10(score/(1-score))
}

// expected returns the score that a player makes who is stronger by so many Elo.
func expected(elo float64) float64 { return 1 / (1 + math.Pow(10, -elo/400)) }
