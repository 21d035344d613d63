package arbiter

import "github.com/jeudelettres/lettres/internal/say"

const (
	badLexicon = "a lexicon is a file .tsv, .txt, .kwg or .dic ¦ un lexique est un fichier .tsv, .txt, .kwg ou .dic"

	waits  = "Type or paste the record of a game, and end it with Ctrl-D on a line of its own; -h for help. ¦ Tapez ou collez une partie notée, et finissez par Ctrl-D seul sur une ligne ; -h pour l’aide."
	atLine = "line %d: %s ¦ ligne %d : %s"
	unseen = "%s is legal; which letters come is not said ¦ %s est permis\u00a0; les lettres qui viennent ne sont pas dites"

	somePoints = "%d point{s} ¦ %d point{s}"
	aTurn      = "Turn %d: %s ¦ Tour %d : %s"
	decides    = "What decides ¦ Ce qui décide"
	atMove     = "move %s ¦ coup %s"
	atMoves    = "moves %s ¦ coups %s"
	wordsOf    = "The words are judged by %s. ¦ Les mots sont jugés d’après %s."
	notTheList = "That is not the dictionary of the rules, L'Officiel du jeu Scrabble or the one that the players chose: where the verdict matters, look there. ¦ " +
		"Ce n’est pas le dictionnaire du règlement, L’Officiel du jeu Scrabble ou celui que les joueurs ont choisi : quand le verdict compte, c’est là qu’il faut regarder."
	ownList = "Whether that is the dictionary of the rules, L'Officiel du jeu Scrabble or the one that the players chose, the arbiter cannot know. ¦ " +
		"Est-ce le dictionnaire du règlement, L’Officiel du jeu Scrabble ou celui que les joueurs ont choisi ? L’arbitre ne peut pas le savoir."

	upToMove = "The review goes up to move %d, since the record cannot be followed any further. ¦ " +
		"La revue va jusqu’au coup %d : la suite de la partie ne peut pas être suivie."
	theReview  = "The review ¦ Le bilan"
	turnOf     = "turn %d of %d ¦ tour %d sur %d"
	stopped    = "the review was stopped after %d of %d turns ¦ la revue a été interrompue après %d tours sur %d"
	badNodes   = "the number of nodes is a whole number from 0 to %d ¦ le nombre de coups essayés est un nombre entier de 0 à %d"
	badSeed    = "a seed is a whole number from 0 on ¦ une graine est un nombre entier à partir de 0"
	whichWord  = "which word? ¦ quel mot ?"
	onlyReview = "-nodes, -seed and -svg go with -review ¦ -nodes, -seed et -svg vont avec -review"
	onePicture = "-svg draws the course of one record ¦ -svg dessine le cours d’une seule partie"
	headNote   = "Each turn begins with the score of its player, those of the others, and the chance of winning. ¦ " +
		"Chaque tour commence par le score du joueur, ceux des autres et ses chances de gagner."
	exactNote = "The words that were missed, and what they are worth, are exact and complete, by the list of words. ¦ " +
		"Les mots manqués et leur valeur sont exacts et complets, d’après la liste de mots."
	estimateNote = "Chances, and what a better move brings (+), are estimates of a search that plays on, with their standard error (±). ¦ " +
		"Les chances, et l’écart espéré qu’un meilleur coup donne (+), sont estimés par une recherche qui joue la suite, avec leur erreur type (±)."
	bestMoves   = "The best moves of %s ¦ Les meilleurs coups : %s"
	choicesNote = "The chance of winning with its standard error, and the lead to be expected, where a search ends that plays on. ¦ " +
		"Les chances de gagner avec leur erreur type, et l’écart espéré, d’après une recherche qui joue la suite."
	choicesExact = "Worked out to the end of the game. ¦ Calculé jusqu’à la fin de la partie."

	eitherOr      = "-position and -word take no records ¦ -position et -word ne vont pas avec des parties"
	manyQuestions = "at most %d words are judged at once ¦ on juge %d mots au plus à la fois"

	layNow     = "What %s can lay ¦ Ce qui se pose : %s"
	layDrawn   = "What %s can lay after the draw, with these letters ¦ Ce qui se pose après la pioche, avec ces lettres : %s"
	nothing    = "nothing ¦ rien"
	bestOf     = "the best %d of %d ¦ les %d meilleurs sur %d"
	loses      = "%s loses %d ¦ %s en perd %d"
	theWords   = "The words ¦ Les mots"
	ifItEnds   = "If the game ends now ¦ Si la partie finit maintenant"
	theResult  = "The result ¦ Le résultat"
	theRule    = "The rule ¦ La règle"
	isGood     = "good ¦ valable"
	isNoTheft  = "good, and no theft, since it keeps the meaning ¦ valable, mais ce n’est pas un vol, car le sens reste le même"
	isGoodHere = "good by this list, and only in a locution: see whether the rule has it as a word ¦ " +
		"valable d’après cette liste, mais seulement dans une locution : voyez si le règlement l’admet"
	isBad   = "bad (%v) ¦ erroné (%v)"
	byRules = "%s: %s ¦ %s : %s"
	onMat   = "%s on the mat of %s ¦ %s, sur le tapis : %s"

	usage = `It settles quarrels at Jarnac, Scrabble, Scrabble, the card game, and Jago.
Of a record it says which moves were legal, by which clause not, and the result. Of a
position, as people type it, it says which Jarnacs can be called, what can be laid,
which words are good and why, and who wins if the game ends now.

usage: lettres arbiter [flags] [record...]
       lettres arbiter [flags] -position file
       lettres arbiter [flags] -word word

  -position file  two mats and two racks, or a board; - for standard input
  -word word      judge this word; "LAC > LACS" is LACS made of LAC
  -lexicon file   the words: a tagged list (.tsv), a plain list (.txt), a word graph
                  (.kwg), or a Hunspell dictionary (.dic, with its .aff beside it);
                  french for the built-in list
  -legal          all good moves after the last one, or at an illegal one
  -review         what was missed, as lettres review says it, with its flags
                  -nodes, -seed and -svg
  -json           a JSON object a line, for programs
  -lang tag       fr or en (default: the language of the environment, or fr)
  -h              this help

Your own list of words is loaded each time if it is lettres/lexicon.txt (or .tsv,
.kwg, .dic) in your folder of settings, or if LETTRES_LEXICON names it.

A position:            A record:
    Alice:                 @game jarnac
    RAT                    @rules competition
    BUT                    @players Alice Bruno
    rack: U W Z            Alice +ABUZRT
    Bruno:                 Alice RAT
    SOL                    Alice +E
    rack: A E I            Alice -
    turn: Bruno
    word: LAC > LACS

The rules: lettres rule jarnac. More of positions, and of records:
https://github.com/jeudelettres/lettres/tree/main/cmd/lettres/internal/arbiter
https://github.com/jeudelettres/lettres/blob/main/docs/notation.md
Without a record it reads standard input. The exit status is 0 when all is legal or
good, 1 after an illegal move or a word that no rules admit, 2 after what cannot be read.
` + " ¦ " + `Tranche les querelles au Jarnac, au Scrabble, au Scrabble, le jeu de cartes, et au
Jago. D’une partie notée, dit quels coups étaient permis, quelle règle s’oppose aux
autres, et le résultat. D’une position, tapée comme on la voit, dit quels Jarnacs
peuvent se dire, ce qui se pose, quels mots sont valables et pourquoi, et qui gagne si la
partie finit là.

usage : lettres arbiter [options] [partie...]
        lettres arbiter [options] -position fichier
        lettres arbiter [options] -word mot

  -position fichier  deux tapis et deux reliquats, ou un plateau ; - pour
                     l’entrée standard
  -word mot          juge ce mot ; "LAC > LACS", c’est LACS fait de LAC
  -lexicon fichier   les mots : une liste annotée (.tsv), une liste simple (.txt), un
                     graphe de mots (.kwg), ou un dictionnaire Hunspell (.dic, avec
                     son .aff à côté) ; french pour la liste intégrée
  -legal             tous les bons coups après le dernier, ou au coup interdit
  -review            ce qui a été manqué, comme le dit lettres review, avec ses options
                     -nodes, -seed et -svg
  -json              un objet JSON par ligne, pour des programmes
  -lang code         fr ou en (par défaut : la langue de l’environnement, ou fr)
  -h                 cette aide

Votre propre liste de mots est chargée chaque fois si elle est lettres/lexicon.txt
(ou .tsv, .kwg, .dic) dans votre dossier de réglages, ou si LETTRES_LEXICON la nomme.

Une position :         Une partie :
    Alice :                jeu : jarnac
    RAT                    règles : compétition
    BUT                    joueurs : Alice, Bruno
    reliquat : U W Z       Alice +ABUZRT
    Bruno :                Alice RAT
    SOL                    Alice pioche un E
    reliquat : A E I       Alice passe
    à jouer : Bruno
    mot : LAC > LACS

Les règles : lettres rule jarnac. Sur les positions, et sur les parties :
https://github.com/jeudelettres/lettres/tree/main/cmd/lettres/internal/arbiter
https://github.com/jeudelettres/lettres/blob/main/docs/notation.md
Sans partie, lit l’entrée standard. Le code de sortie est 0 quand tout est permis ou
valable, 1 après un coup interdit ou un mot qu’aucune règle n’admet, 2 après ce qui est
illisible.
`
	reviewUsage = `It says what was missed in games, turn by turn, and what each decision lost, and sums
up for each player. Of a position it says the best moves. A record with an illegal move is
reviewed up to it; an interrupt ends a review with what is found.

usage: lettres review [flags] [record...]
       lettres review [flags] -position file

  -position file  two mats and two racks, or a board; - for standard input
  -nodes n        how deep the review looks: how many moves it tries for each
                  decision; 0 is what is exact alone
  -seed n         of the chance with which it plays on (default 0)
  -svg file       the course of the game as a picture
  -lexicon file   the words: a file, or french, see lettres arbiter -h
  -json           a JSON object a line, for programs
  -lang tag       fr or en (default: the language of the environment, or fr)
  -h              this help

Without a record it reads standard input. The exit status is 0 when all moves are legal, 1
after an illegal one, 2 after what cannot be read.
` + " ¦ " + `Dit ce qui a été manqué dans des parties, tour par tour, et ce que chaque choix a coûté,
avec le bilan de chacun. D’une position, dit les meilleurs coups. Une partie où un coup est
interdit est revue jusque-là ; une interruption termine la revue avec ce qui est trouvé.

usage : lettres review [options] [partie...]
        lettres review [options] -position fichier

  -position fichier  deux tapis et deux reliquats, ou un plateau ; - pour
                     l’entrée standard
  -nodes n           jusqu’où la revue cherche : combien de coups elle essaie par
                     choix ; avec 0, seulement ce qui est exact
  -seed n            la graine du hasard de la recherche (par défaut : 0)
  -svg fichier       le cours de la partie en image
  -lexicon fichier   les mots : un fichier, ou french, voir lettres arbiter -h
  -json              un objet JSON par ligne, pour des programmes
  -lang code         fr ou en (par défaut : la langue de l’environnement, ou fr)
  -h                 cette aide

Sans partie, lit l’entrée standard. Le code de sortie est 0 quand tout est permis, 1 après
un coup interdit, 2 après ce qui est illisible.
`
	wordUsage = `It says of words whether they are good, by which rules, and why.

usage: lettres word [flags] word...

A word may be made of another: "LAC > LACS" is LACS made of LAC.

  -lexicon file   the words: a file, or french, see lettres arbiter -h
  -json           a JSON object a line, for programs
  -lang tag       fr or en (default: the language of the environment, or fr)
  -h              this help

The exit status is 0 when all words are good by some rules, 1 when one is not, 2 after what
cannot be read.
` + " ¦ " + `Dit de mots s’ils sont valables, d’après quelles règles, et pourquoi.

usage : lettres word [options] mot...

Un mot peut être fait d’un autre : "LAC > LACS", c’est LACS fait de LAC.

  -lexicon fichier   les mots : un fichier, ou french, voir lettres arbiter -h
  -json              un objet JSON par ligne, pour des programmes
  -lang code         fr ou en (par défaut : la langue de l’environnement, ou fr)
  -h                 cette aide

Le code de sortie est 0 quand chaque mot est valable d’après une des règles, 1 sinon, 2
après ce qui est illisible.
`
)

var phrases = new(say.Phrases)
