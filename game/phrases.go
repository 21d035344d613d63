package game

import "github.com/jeudelettres/lettres/rulebook"

const (
	noGame      = "there is no game"
	unknownGame = "unknown game %q"
	noPlayers   = "nobody plays %s"
	notInList   = "the dictionary does not have it"
	notAdmitted = "the dictionary has it only as a symbol, an abbreviation or another kind of word that the rules leave out"
)

var phrases = rulebook.NewPhrases(map[string]string{
	noGame:      "il n’y a pas de partie",
	unknownGame: "jeu inconnu %q",
	noPlayers:   "personne ne joue à %s",
	notInList:   "le dictionnaire ne le contient pas",
	notAdmitted: "le dictionnaire ne l'a que comme symbole, abréviation ou autre sorte de mot que les règles excluent",
})
