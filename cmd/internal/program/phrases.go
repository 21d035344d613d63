package program

import "github.com/jeudelettres/lettres/internal/say"

const (
	badLanguage = "choose fr or en ¦ choisissez fr ou en"
	badPlayers  = "the number of players is a whole number from 2 ¦ le nombre de joueurs est un nombre entier à partir de 2"
	badSeed     = "a seed is a whole number from 0 to 18446744073709551615 ¦ une graine est un nombre entier de 0 à 18446744073709551615"
	badGames    = "the number of games is a whole number from 1 ¦ un nombre de parties est un nombre entier à partir de 1"
	gameAsFlag  = "unexpected argument %q: a game is named as in -game %s ¦ argument inattendu %q : un jeu se choisit par -game %s"
	noArguments = "unexpected argument %q: there are only flags ¦ argument inattendu %q : il n’y a que des options"
	oneRecord   = "-%s writes one game, and -games a table: choose one of them ¦ " +
		"-%s écrit une partie, et -games un tableau : choisissez l'un ou l'autre"
	levelEach = "-level names %d levels for %d players: give one for all, or one for each ¦ " +
		"-level donne %d niveaux pour %d joueurs : indiquez-en un pour tous, ou un pour chacun"
	playLevel      = "there is one level, that of the others ¦ il n’y a qu’un niveau, celui des autres"
	levelNames     = "The levels: %s. ¦ Les niveaux : %s."
	unknownGame    = "unknown game %q; known: %s ¦ jeu inconnu %q ; connus : %s"
	theSeed        = "seed %s ¦ graine %s"
	theSeeds       = "seeds %s to %s ¦ graines %s à %s"
	games          = "%d game{s} ¦ %d partie{s}"
	speed          = "%.1f s, %.0f games a second ¦ %.1f s, %.0f parties par seconde"
	choices        = "%d choice{s} ¦ %d choix"
	amongThem      = ", among them  ¦ , dont "
	colon          = ":  ¦  : "
	theRule        = "The rule ¦ La règle"
	theBase        = "Why it holds here ¦ Pourquoi elle vaut ici"
	ifHappened     = "The remedy ¦ Le remède"
	theEnd         = "The end ¦ La fin"
	theVerdict     = "The verdict ¦ Le verdict"
	aRuling        = "a ruling, where the rules are silent or unclear ¦ décision de l'arbitre, là où la règle se tait ou n'est pas claire"
	unknownFlag    = "unknown flag %s ¦ option inconnue %s"
	unknownFlagBut = "unknown flag %s; did you mean %s? ¦ option inconnue %s ; est-ce %s ?"
	flagAlone      = "the flag %s needs a value behind it ¦ l’option %s attend une valeur derrière elle"
	badValue       = "%[2]s %[1]s: %[3]s ¦ %[2]s %[1]s : %[3]s"
	badSwitch      = "%[2]s takes no value, and is given %[1]s ¦ %[2]s ne prend pas de valeur, et reçoit %[1]s"
	noFile         = "%s: no such file or folder ¦ %s : ce fichier ou ce dossier n’existe pas"
	notAllowed     = "%s: you may not read or write there ¦ %s : la lecture ou l’écriture n’y est pas permise"
	fileThere      = "%s exists already ¦ %s existe déjà"
	seeHelp        = "Try -h. ¦ Essayez -h."
)

// common holds the phrases of all programs.
var common = new(say.Phrases)
