package extra

// A Ladder says what a table of the strength of players is made of, as docs/strength.md shows them.
// A game has its tables as a []Ladder, the first by its usual rules.
type Ladder struct {
	Options string // "" is the usual ones
	Games   int    // of a row
	Nodes   int    // that the strongest level looks at; it thinks longer for people
	Greedy  int    // games of the strongest level against greedy; 0 is few
	// A Short table has two rows: it shows that other rules change little.
	Short bool
}
