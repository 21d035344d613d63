package review

import "github.com/jeudelettres/lettres/bot"

// Options say how thorough a review is, in all games. The zero Options are sensible.
type Options struct {
	// Budget bounds the search for the best decision, each time; what was made is compared
	// with it for half as much more. Without Nodes and Time each game has a number of nodes of its own.
	Budget bot.Budget
	// Seed seeds the chance with which the search plays on, and of what it assumes where
	// something is hidden.
	Seed uint64
	// ExactOnly leaves out what is estimated: values, decisions and losses.
	ExactOnly bool
}
