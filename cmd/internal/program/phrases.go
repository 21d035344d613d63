package program

import "github.com/jeudelettres/lettres/rulebook"

const (
	badLanguage = "choose fr or en"
	badRules    = "%v; known rules: %s"
	badPlayers  = "the number of players is a whole number from 2"
	badSeed     = "a seed is a whole number from 0 to 18446744073709551615"
	badGames    = "the number of games is a whole number from 1"
	noArguments = "unexpected argument %q: there are only flags"
	oneRecord   = "-%s writes one game, and -games a table: choose one of them"
	levelEach   = "-level names %d levels for %d players: give one for all, or one for each"
	playAlone   = "-play is a game of your own: it goes with none of -games, -quiet and the flag for a record"
	savePlayed  = "-save keeps the record of a game of your own: give -play too"
	playLevel   = "with -play there is one level, that of your opponent"
	levelNames  = "The levels: %s."
	unknownGame = "unknown game %q; known: %s"
	seeHelp     = "Try -h."
)

// common is what every program says.
var common = rulebook.NewPhrases(map[string]string{
	badLanguage: "choisissez fr ou en",
	badRules:    "%v ; règles connues : %s",
	badPlayers:  "le nombre de joueurs est un nombre entier à partir de 2",
	badSeed:     "une graine est un nombre entier de 0 à 18446744073709551615",
	badGames:    "un nombre de parties est un nombre entier à partir de 1",
	noArguments: "argument inattendu %q : il n’y a que des options",
	oneRecord:   "-%s écrit une partie, et -games un tableau : choisissez l'un ou l'autre",
	levelEach:   "-level donne %d niveaux pour %d joueurs : indiquez-en un pour tous, ou un pour chacun",
	playAlone:   "-play est une partie à vous : elle ne va avec aucune des options -games, -quiet et d’enregistrement",
	savePlayed:  "-save garde la partie que vous jouez : ajoutez -play",
	playLevel:   "avec -play, il n’y a qu’un niveau, celui de votre adversaire",
	levelNames:  "Les niveaux : %s.",
	unknownGame: "jeu inconnu %q ; connus : %s",
	seeHelp:     "Essayez -h.",
})
