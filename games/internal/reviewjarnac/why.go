package reviewjarnac

import (
	"github.com/jeudelettres/lettres/internal/reviews"
	"github.com/jeudelettres/lettres/jarnac"
)

// The facts that say why one decision is better than another, by what they count.
const (
	// FactLetter is the chance that the letter which a word earns makes a further word; 0 without a letter.
	FactLetter = "letter"
	// FactOpen is the chance that the opponent can call a Jarnac, if nothing more is laid.
	FactOpen = "open"
	// FactFree is the number of free lines.
	FactFree = "free"
)

// tellingChance is the least by which two chances differ that say why.
const tellingChance = 0.1

// Why returns the facts that speak for one decision in s and against another one, three at most. They are counted, for
// every letter that can come, and no search stands behind them.
func Why(s jarnac.State, best, made jarnac.Move) (facts []reviews.Fact) {
	a, ok := consequencesOf(s, best)
	b, also := consequencesOf(s, made)
	if !ok || !also {
		return nil
	}
	if a.letter >= b.letter+tellingChance {
		facts = append(facts, reviews.Fact{Fact: FactLetter, Best: a.letter, Made: b.letter})
	}
	if a.open <= b.open-tellingChance {
		facts = append(facts, reviews.Fact{Fact: FactOpen, Best: a.open, Made: b.open})
	}
	if a.free > b.free {
		facts = append(facts, reviews.Fact{Fact: FactFree, Best: float64(a.free), Made: float64(b.free)})
	}
	return facts
}

// consequences holds what is certain of a decision.
type consequences struct {
	letter, open float64
	free         int
}

// mostOutcomes limits what chance can bring with a decision whose consequences are counted.
const mostOutcomes = 400

// consequencesOf counts the consequences of a decision of the player on turn. It is not ok if
// the game is over then, or if too much can come.
func consequencesOf(s jarnac.State, m jarnac.Move) (c consequences, ok bool) {
	p, outcomes := s.Turn(), 0
	for done, share := range s.Chances(p, m) {
		if outcomes++; outcomes > mostOutcomes {
			return c, false
		}
		next, err := s.Play(p, done)
		if err != nil || next.Phase() == jarnac.Over {
			return c, false
		}
		c.free = free(next, p)
		if next.Phase() != jarnac.Bonus {
			c.open += share * open(next, p)
			continue
		}
		due := jarnac.Draw(next.Due())
		for letter, chance := range next.Chances(p, due) {
			after, err := next.Play(p, letter)
			if err != nil { // it is one of its chances
				panic(err)
			}
			c.open += share * chance * open(after, p)
			if lays(after, p) {
				c.letter += share * chance
			}
		}
	}
	return c, outcomes > 0
}

// open returns 1 if the opponent of p can call a Jarnac once p passes, or is on turn already, and else 0.
func open(s jarnac.State, p jarnac.Player) float64 {
	if s.Turn() == p {
		next, err := s.Play(p, jarnac.Pass())
		if err != nil {
			return 0
		}
		s = next
	}
	if s.Turn() != p && len(s.AppendJarnacs(nil, s.Turn())) > 0 {
		return 1
	}
	return 0
}

// lays reports whether p, on turn, can lay a word.
func lays(s jarnac.State, p jarnac.Player) bool {
	for m := range s.Moves(p) {
		if m.Kind() == jarnac.KindPlace || m.Kind() == jarnac.KindExtend {
			return true
		}
	}
	return false
}

// free returns the number of free lines of p.
func free(s jarnac.State, p jarnac.Player) (n int) {
	for _, word := range s.Lines(p) {
		if word == "" {
			n++
		}
	}
	return n
}
