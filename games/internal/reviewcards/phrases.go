package reviewcards

const (
	withDouble = "%s (double word) ¦ %s (compte double)"
	withTriple = "%s (triple word) ¦ %s (compte triple)"
	placed     = "%s, at %s ¦ %s, en %s"
	notTold    = "The hand is not told. ¦ La main n'est pas connue."
)
