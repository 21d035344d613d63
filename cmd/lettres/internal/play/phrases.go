package play

import "github.com/jeudelettres/lettres/internal/say"

const (
	noPlayers = "%s has no players of levels ¦ %s n’a pas de joueurs de niveau"

	youAre  = "You are %s, and play against %s, %s. Type ? for help. ¦ Vous êtes %s et jouez contre %s, %s. Tapez ? pour l'aide."
	stopped = "The game stops here (%s). ¦ La partie s'arrête ici (%s)."
	keptIn  = "The game is kept in %s. To go on, and to see what was missed: ¦ La partie est gardée dans %s. Pour continuer, et pour voir ce qui a été manqué :"
	goesOn  = "The game goes on, and stays in %s. ¦ La partie reprend, et reste gardée dans %s."
	isOver  = "the game is over: lettres review %s ¦ la partie est finie : lettres review %s"
	oneGame = "one file is enough; with spaces in its name it is %s ¦ un fichier suffit ; avec des espaces dans son nom, c’est %s"

	interruptedName = "game-%s.txt ¦ partie-%s.txt"
	gameAsFlag      = "a game is named as in -game %s ¦ un jeu se nomme comme -game %s"

	fileExists    = "%s exists already: choose another file for -save ¦ %s existe déjà : choisissez un autre fichier pour -save"
	nothingToUndo = "You have not decided anything yet. ¦ Vous n'avez encore rien décidé."
	seen          = "You have seen letters since then, and what was seen stays (%s). ¦ " +
		"Vous avez vu des lettres depuis, et ce qui a été vu reste (%s)."
	keepIt = "Keep the game? The name of a new file, or Enter for no ¦ Garder la partie ? Un nom de nouveau fichier, ou Entrée pour non"
	undone = "%s agrees: back to your last decision. ¦ %s est d'accord : retour à votre dernière décision."

	hintMove = "A champion would %s. ¦ Un champion choisirait de %s."
	hintWin  = "The chance of winning is %d%% then. ¦ Chances de gagner : %d %%."
	hintNext = "The chance of winning is %d%% then, and %d%% with the next best: %s. ¦ " +
		"Chances de gagner : %d %%, contre %d %% pour le suivant : %s."

	howTo = `  hint  a champion's advice    undo  take back, if no letter was seen
  show  see the table again    quit  stop here

  The notation of records is read too. Where there is nothing but a draw to do,
  it is done for you. In capitals, PASSE and AIDE are words.
` + " ¦ " +
		`  conseil  l'avis d'un champion    annule  reprendre, si l'on n'a rien vu
  table    revoir la table         quitte  s'arrêter là

  La notation des parties se lit aussi. Quand il n'y a rien d'autre à faire que
  piocher, c'est fait pour vous. En capitales, PASSE et AIDE sont des mots.
`

	usage = `You play a game with French words, against bots of a level.

usage: lettres play [flags] [game.txt]

  -game name   jarnac (default), scrabble, scrabblecards or jago
  -rules name  the rules, with options, as in "official validation=contest";
               lettres options tells all of them
  -players n   how many play, you among them, where more than two can
  -level l     how well the others play (default: 4, keen amateur)
  -seed n      the same seed deals the same letters; without it one is chosen,
               and shown
  -save file   the file for the record of your game, written after each move;
               if it holds a game of these rules, that goes on
  -lang tag    fr or en (default: the language of the environment, or fr)
  -h           this help

With the file of a game, that goes on. Type ? for help while you play. There is colour on a terminal unless NO_COLOR is
set.
` + " ¦ " +
		`Vous jouez une partie, avec des mots français, contre des robots d'un niveau.

usage : lettres play [options] [partie.txt]

  -game nom    jarnac (par défaut), scrabble, scrabblecards ou jago
  -rules nom   les règles et leurs options, comme "official validation=contest" ;
               lettres options les donne toutes
  -players n   combien jouent, vous compris, là où l'on peut être plus de deux
  -level n     le niveau des autres (par défaut : 4, amateur éclairé)
  -seed n      la même graine donne les mêmes lettres ; sans elle, une graine
               est choisie, et affichée
  -save nom    le fichier où la partie est notée, à chaque coup ; s'il tient une
               partie de ces règles, elle continue
  -lang code   fr ou en (par défaut : la langue de l'environnement, ou fr)
  -h           cette aide

Avec le fichier d'une partie, elle continue. Tapez ? pour l'aide pendant la partie. Il y a de la couleur sur un terminal,
à moins que NO_COLOR ne soit défini.
`
)

var phrases = new(say.Phrases)
