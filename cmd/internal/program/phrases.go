package program

import "github.com/jeudelettres/lettres/internal/say"

const (
	badLanguage = "choose fr or en"
	badPlayers  = "the number of players is a whole number from 2"
	badSeed     = "a seed is a whole number from 0 to 18446744073709551615"
	badGames    = "the number of games is a whole number from 1"
	noArguments = "unexpected argument %q: there are only flags"
	oneRecord   = "-%s writes one game, and -games a table: choose one of them"
	levelEach   = "-level names %d levels for %d players: give one for all, or one for each"
	playLevel   = "there is one level, that of the others"
	levelNames  = "The levels: %s."
	unknownGame = "unknown game %q; known: %s"
	theSeed     = "seed %s"
	theSeeds    = "seeds %s to %s"
	games       = "%d game{s}"
	speed       = "%.1f s, %.0f games a second"
	choices     = "%d choice{s}"
	amongThem   = ", among them "
	colon       = ": "
	theRule     = "The rule"
	theBase     = "Why it holds here"
	ifHappened  = "If it has happened"
	theEnd      = "The end"
	theVerdict  = "The verdict"
	aRuling     = "a ruling, where the rules are silent or unclear"
	seeHelp     = "Try -h."
)

// common holds the phrases of all programs.
var common = say.New(func() map[string]string {
	return map[string]string{
		badLanguage: "choisissez fr ou en",
		badPlayers:  "le nombre de joueurs est un nombre entier à partir de 2",
		badSeed:     "une graine est un nombre entier de 0 à 18446744073709551615",
		badGames:    "un nombre de parties est un nombre entier à partir de 1",
		noArguments: "argument inattendu %q : il n’y a que des options",
		oneRecord:   "-%s écrit une partie, et -games un tableau : choisissez l'un ou l'autre",
		levelEach:   "-level donne %d niveaux pour %d joueurs : indiquez-en un pour tous, ou un pour chacun",
		playLevel:   "il n’y a qu’un niveau, celui des autres",
		levelNames:  "Les niveaux : %s.",
		unknownGame: "jeu inconnu %q ; connus : %s",
		theSeed:     "graine %s",
		theSeeds:    "graines %s à %s",
		games:       "%d partie{s}",
		speed:       "%.1f s, %.0f parties par seconde",
		choices:     "%d choix",
		amongThem:   ", dont ",
		colon:       " : ",
		theRule:     "La règle",
		theBase:     "Pourquoi elle vaut ici",
		ifHappened:  "Si c'est arrivé",
		theEnd:      "La fin",
		theVerdict:  "Le verdict",
		aRuling:     "décision de l'arbitre, là où la règle se tait ou n'est pas claire",
		seeHelp:     "Essayez -h.",
	}
})
