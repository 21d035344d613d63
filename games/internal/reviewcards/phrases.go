package reviewcards

import "github.com/jeudelettres/lettres/internal/say"

const (
	withDouble = "%s (double word)"
	withTriple = "%s (triple word)"
	placed     = "%s, at %s"
	notTold    = "The hand is not told."
)

var phrases = say.New(func() map[string]string {
	return map[string]string{
		withDouble: "%s (compte double)",
		withTriple: "%s (compte triple)",
		placed:     "%s, en %s",
		notTold:    "La main n'est pas connue.",
	}
})
