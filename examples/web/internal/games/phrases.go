package games

import "github.com/jeudelettres/lettres/rulebook"

const (
	noPlayers = "there are no players for these rules yet"
	clockSays = "the clock says whose flag has fallen"
)

var phrases = rulebook.NewPhrases(map[string]string{
	noPlayers: "il n'y a pas encore de joueurs pour ces règles",
	clockSays: "c'est la pendule qui dit quel drapeau est tombé",
})
