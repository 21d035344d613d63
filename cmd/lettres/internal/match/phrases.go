package match

import "github.com/jeudelettres/lettres/internal/say"

// What is wrong with the flags or a file.
const (
	noGame    = "name a game ¦ nommez un jeu"
	badPlayer = "name a player: level:1 to level:8, greedy, random, or a command ¦ " +
		"nommez un joueur : level:1 à level:8, greedy, random, ou une commande"
	badOptions = "give the rules as a record does, such as competition lines=6 ¦ " +
		"donnez les règles comme dans une partie notée, par exemple competition lines=6"
	badNodes = "the number of nodes is a whole number from 1 ¦ un nombre de nœuds est un nombre entier à partir de 1"
	badTime  = "give a time, such as 50ms, 2s or 1m, at most 24h ¦ donnez une durée, comme 50ms, 2s ou 1m, de 24h au plus"
	badTest  = "give two bounds in Elo, the smaller one first, and perhaps α and β, as in 0,20,0.05,0.05 ¦ " +
		"donnez deux bornes en Elo, la plus petite d’abord, et si vous voulez α et β, comme 0,20,0.05,0.05"
	badWorkers = "the number of pairs played at once is a whole number from 1 to 1024 ¦ " +
		"le nombre de paires jouées à la fois est un nombre entier de 1 à 1024"
	badSetting = "give an option of the program and its value, as in hash=64 ¦ donnez une option du programme et sa valeur, comme hash=64"
	badFile    = "name a file ¦ nommez un fichier"
	badCommand = "name a program and its arguments; quotation marks come in pairs ¦ " +
		"nommez un programme et ses arguments ; les guillemets vont par paires"
	notConform = "the program does not stand the test ¦ le programme ne passe pas le test"
	noPlayers  = "name the two players by -a and -b ¦ nommez les deux joueurs par -a et -b"
	oddGames   = "games come in pairs: their number must be even ¦ les parties se jouent par paires : leur nombre doit être pair"

	otherGame = "game %[2]d of pair %[1]d in the file is another one than this match plays ¦ " +
		"la partie %[2]d de la paire %[1]d du fichier n’est pas celle de ce match"
	otherMatch = "the file holds another match: choose another file, or the same players and options ¦ " +
		"le fichier contient un autre match : choisissez un autre fichier, ou les mêmes joueurs et options"
	otherResult = "game %[2]d of pair %[1]d does not end as its record says ¦ " +
		"la partie %[2]d de la paire %[1]d ne finit pas comme elle le dit"
	cutInside  = "record %d of the file is cut off, and others follow ¦ la partie notée %d du fichier est tronquée, et d’autres la suivent"
	badPath    = "%s: %s ¦ %s : %s"
	notWritten = "%s: %s; once this is mended, the same command goes on from here ¦ " +
		"%s : %s ; une fois ce problème réglé, la même commande reprendra ici"
	inUse       = "%s: another match is writing this file ¦ %s : un autre match écrit dans ce fichier"
	interrupted = "interrupted: the same command goes on from here ¦ interrompu : la même commande reprend ici"
)

// What the report says.
const (
	titleOf      = "%s (%s) · %s against %s ¦ %s (%s) · %s contre %s"
	counted      = "games: %d, pairs: %d, seeds %s to %s ¦ parties : %d, paires : %d, graines %s à %s"
	fromFile     = "%d of them were in the file ¦ dont %d étaient dans le fichier"
	won          = "won ¦ gagnées"
	drawn        = "drawn ¦ nulles"
	pointsAGame  = "points a game ¦ points par partie"
	jarnacsAGame = "Jarnacs a game ¦ Jarnacs par partie"
	msADecision  = "ms a decision ¦ ms par décision"
	leadAGame    = "points ahead ¦ avance"
	pairPoints   = "points of a pair ¦ points d’une paire"
	pairsOf      = "pairs of %s ¦ paires de %s"
	manyPairs    = "pairs: %d ¦ paires : %d"
	scoreOf      = "score of %s ¦ score de %s"
	speedOf      = "%.1f games/s ¦ %.1f parties/s"
	strengthOf   = "%s: %s %% · %s Elo · superior with %.1f %% ¦ %s : %s %% · %s Elo · supérieur à %.1f %%"

	testOf          = "Test of %s against %s Elo: LLR %s, bounds %s and %s: %s ¦ Test de %s contre %s Elo : LLR %s, bornes %s et %s : %s"
	testOpen        = "not decided. ¦ rien n’est décidé."
	testAccept0     = "the lower one is accepted. ¦ la valeur inférieure est acceptée."
	testAccept1     = "the higher one is accepted. ¦ la valeur supérieure est acceptée."
	forfeitsOf      = "The referee had %s resign (games: %d), first: %s ¦ L’arbitre a fait abandonner %s (parties : %d), d’abord : %s"
	unfinishedGames = "Games that did not end, and count as drawn: %d ¦ Parties non terminées, comptées comme nulles : %d"
)

// What the tables of strength say.
const (
	strengthTitle = "# Strength ¦ # La force"
	strengthIntro = `The tables below are the output of

` + "    %[1]s" + `

Each row is one match in pairs, with the seeds from %[2]s on: the same deal twice, with the seats
swapped. No player is bounded by time, so the same games come out on every machine. A score is the
games won and half of those drawn. Numbers after ± are half the width of the interval that holds the
truth in 95 of 100 cases. The last column counts the pairs in which the player made 0, ½, 1, 1½ and 2
points. Greedy sees every word and takes the most points; random makes any good decision. Lopsided
matches have fewer games; other presets have a short table. With -out FOLDER the command keeps the
records of all games, which lettres arbiter reads, and goes on where it was interrupted.` + " ¦ " +
		`Les tableaux sont le résultat de

` + "    %[1]s" + `

Chaque ligne est un match par paires, aux graines à partir de %[2]s : la même donne deux fois, en
échangeant les places. Aucun joueur n’est limité par le temps : les mêmes parties se jouent sur toute
machine. Un score est la part des parties gagnées et la moitié des nulles. Les nombres après ± sont la
moitié de l’intervalle qui contient la vérité dans 95 cas sur 100. La dernière colonne compte les
paires où le joueur a marqué 0, ½, 1, 1½ et 2 points. Greedy voit tous les mots et prend le plus de
points ; random prend n’importe quelle bonne décision. Les matchs inégaux, et ceux des joueurs qui
réfléchissent longtemps, ont moins de parties ; les autres variantes ont un tableau court. Avec -out
DOSSIER, la commande garde toutes les parties notées, que lit lettres arbiter, et reprend là où elle
a été interrompue.`
	gameOf          = "%s (%s) ¦ %s (%s)"
	strengthColumns = "| player | against | games | won | drawn | lost | score | Elo | points ahead | pairs | ¦ " +
		"| joueur | contre | parties | gagnées | nulles | perdues | score | Elo | avance | paires |"
	levelNamed     = "%d, %s ¦ %d, %s"
	levelWithNodes = "%d, %s (%d nodes) ¦ %d, %s (%d nœuds)"
	strengthAlone  = "-strength chooses the players itself, without a time, a test or -json, and takes -options with -game alone ¦ " +
		"-strength choisit lui-même les joueurs, sans temps, ni test, ni -json, et ne prend -options qu’avec -game"
)

const usage = `Two players play many games, and the report says which is the stronger one.

usage: lettres match -a PLAYER -b PLAYER [flags]
       lettres match -check COMMAND

A player is level:1 to level:8, also with a budget of nodes or of time for each
decision (level:8:5000, level:8:50ms); greedy; random; or a command that speaks
the engine protocol.

  -game name         jarnac (default), scrabble, scrabblecards or jago
  -options text      the rules, as in a record: "competition lines=6"
  -games n           how many, an even number (default 1000; with -sprt 100000)
  -seed n            of the first pair (default 1); each pair has the next one
  -nodes n           a level looks at so many for each decision, if it has no
                     budget of its own
  -movetime d        for each decision, as 50ms
  -time d            for all decisions of a player in a game
  -margin d          by which a player may be late (default 100ms)
  -sprt e0,e1[,α,β]  stop when it is known whether a is e0 or e1 Elo stronger;
                     α and β are 0.05
  -concurrency n     so many pairs are played at once (default 1)
  -seta, -setb n=v   an option of a command; may be given several times
  -keep              a command is started once, and plays one game after the other
  -out file          the records; "none" for no file; else named after the players
  -svg file          a picture of the result
  -json              a JSON object a line: the match, each game, the report
  -check command     test a program for the engine protocol, line by line
  -strength          tables of strength for all games, or with -game for one, in
                     Markdown; -out is a folder; with -options a short table
  -lang tag          fr or en (default: the language of the environment, or fr)
  -quiet             no line of progress on a terminal
  -h                 this help

A match that was interrupted goes on when the same command is given again.
Numbers after ± are half the width of the interval that holds the truth in 95 of
100 cases.
` + " ¦ " +
	`Deux joueurs jouent de nombreuses parties, et le rapport dit lequel est le plus
fort.

usage : lettres match -a JOUEUR -b JOUEUR [options]
        lettres match -check COMMANDE

Un joueur est level:1 à level:8, aussi avec un budget de nœuds ou de temps par
décision (level:8:5000, level:8:50ms) ; greedy ; random ; ou une commande qui
parle le protocole des programmes.

  -game nom          jarnac (par défaut), scrabble, scrabblecards ou jago
  -options texte     les règles, comme dans une partie notée : "competition lines=6"
  -games n           leur nombre, pair (par défaut 1000 ; avec -sprt 100000)
  -seed n            la graine de la première paire (par défaut 1) ; chaque paire a
                     la suivante
  -nodes n           un niveau regarde autant de nœuds par décision, s’il n’a pas de
                     budget à lui
  -movetime d        pour chaque décision, comme 50ms
  -time d            pour toutes les décisions d’un joueur dans une partie
  -margin d          le retard permis (par défaut 100ms)
  -sprt e0,e1[,α,β]  s’arrêter quand on sait si a est plus fort de e0 ou de e1 Elo ;
                     α et β valent 0.05
  -concurrency n     autant de paires jouées à la fois (par défaut 1)
  -seta, -setb n=v   une option d’une commande ; peut être répétée
  -keep              une commande n’est lancée qu’une fois, et joue partie après partie
  -out fichier       les parties notées ; "none" pour aucun ; sinon nommé d’après les
                     joueurs
  -svg fichier       une image du résultat
  -json              un objet JSON par ligne : le match, chaque partie, le rapport
  -check commande    teste ligne à ligne si un programme parle le protocole
  -strength          les tableaux de force de tous les jeux, ou avec -game d’un seul,
                     en Markdown ; -out est un dossier ; avec -options un tableau court
  -lang code         fr ou en (par défaut : la langue de l’environnement, ou fr)
  -quiet             pas de ligne de progression sur un terminal
  -h                 cette aide

Un match interrompu reprend quand la même commande est redonnée. Les nombres après
± sont la moitié de l’intervalle qui contient la vérité dans 95 cas sur 100.
`

var phrases = new(say.Phrases)
