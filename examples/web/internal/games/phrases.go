package games

import "github.com/jeudelettres/lettres/rulebook"

const (
	noPlayers   = "there are no players for these rules yet"
	unknownGame = "unknown game %q"
	clockSays   = "the clock says whose flag has fallen"
)

var phrases = rulebook.NewPhrases(map[string]string{
	noPlayers:   "il n'y a pas encore de joueurs pour ces règles",
	unknownGame: "jeu inconnu %q",
	clockSays:   "c'est la pendule qui dit quel drapeau est tombé",
})
