package game

// A Choice is something that the player on turn can do.
type Choice struct {
	Text   string
	Points int     // in Jago, by how many letters the player leads then
	Lead   bool    // Points is such a lead
	Equity float64 // the points, and what the letters kept are worth
	Valued bool    // Equity is known
	Made   bool    // the player did it
}
