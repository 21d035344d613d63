package reviewscrabble

const (
	equity = "With the tiles kept, %s is better by %.1f (%d point{s}). ¦ Reliquat compris, %s vaut %.1f de plus (%d point{s})."
)
