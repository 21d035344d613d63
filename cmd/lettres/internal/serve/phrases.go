package serve

import (
	"maps"

	"github.com/jeudelettres/lettres/internal/say"
)

// What the program says.
const (
	usage = `A page on this machine, on which people play Jarnac, Scrabble, Scrabble, the card
game, and Jago, ask the arbiter, go over their games and read the rules.

usage: lettres serve [flags]

  -listen address  where it answers (default: localhost:8017); :8017 is for other
                   machines too
  -host names      names under which others reach this machine, with commas between
  -lexicon file    the words of all games: a list of your club, as "lettres arbiter" takes it
                   (.txt, .tsv, .kwg or .dic); each page that judges words names it
  -proxy machines  that pass requests on, as localhost or 192.0.2.0/24: their word on who asks
                   (X-Forwarded-For, X-Forwarded-Proto) is taken
  -data folder     where the games are kept (default: lettres in your folder for data);
                   one server at a time has it
  -quick           bots answer at once, for tests
  -rpc             answer programs at /rpc, as lettres rpc does: see docs/rpc.md
  -lang tag        fr or en, here; the page asks the browser (default: the language of
                   the environment, or fr)
  -h               this help
` + " ¦ " + `Une page sur cette machine, où l’on joue au Jarnac, au Scrabble, au Scrabble, le jeu de
cartes, et au Jago, où l’on consulte l’arbitre, revoit ses parties et lit les règles.

usage : lettres serve [options]

  -listen adresse  où elle répond (par défaut : localhost:8017) ; :8017 répond aussi
                   aux autres machines
  -host noms       les noms de cette machine pour les autres, séparés par des virgules
  -lexicon fichier les mots de tous les jeux : la liste de votre club, comme la prend
                   « lettres arbiter » (.txt, .tsv, .kwg ou .dic) ; chaque page qui juge des
                   mots la nomme
  -proxy machines  qui transmettent les demandes, comme localhost ou 192.0.2.0/24 : on croit
                   ce qu’elles disent de qui demande (X-Forwarded-For, X-Forwarded-Proto)
  -data dossier    où les parties sont gardées (par défaut : lettres dans votre dossier
                   de données) ; un seul serveur à la fois le tient
  -quick           les robots répondent aussitôt, pour des tests
  -rpc             répondre aux programmes à /rpc, comme lettres rpc : voir docs/rpc.md
  -lang code       fr ou en, ici ; la page demande au navigateur (par défaut : la langue
                   de l’environnement, ou fr)
  -h               cette aide
`
	homeTitle   = "A table to sit at ¦ Une table où s'asseoir"
	tableTitle  = "Table: %s ¦ Table : %s"
	joinTitle   = "You are invited ¦ On vous invite"
	rulesTitle  = "The rules ¦ Les règles"
	clauseTitle = "A rule: %s ¦ Une règle : %s"
	sorry       = "Sorry ¦ Désolé"
	noPage      = "There is no such page. ¦ Cette page n'existe pas."
	noTable     = "Nobody sits at this address. Perhaps the seat is taken, or the address is not complete. ¦ " +
		"Personne n'est assis à cette adresse. La place est peut-être prise, ou l'adresse incomplète."
	noClause     = "There is no such clause. ¦ Cette clause n'existe pas."
	damagedTable = "The file of this game is damaged. It stays where it is, as it is. ¦ " +
		"Le fichier de cette partie est abîmé. Il reste où il est, tel qu'il est."
	damagedFile = "%s is not read: %v ¦ %s n'est pas lu : %v"
	otherSite   = "This form came from another site. ¦ Ce formulaire vient d'un autre site."
	needsServer = "This needs a server, and this page has none: play against the machine, or two on this device. ¦ " +
		"Il faut pour cela un serveur, et cette page n'en a pas : jouez contre la machine, ou à deux sur cet appareil."
	otherHost = "This page does not answer under that address. Open it under the address that the program printed; if this machine has a name of its own, start the program with -host and that name. ¦ " +
		"Cette page ne répond pas à cette adresse. Ouvrez-la à l'adresse que le programme a affichée ; si cette machine a un nom à elle, lancez le programme avec -host et ce nom."
	ownFault = "Something is wrong with this program, and whoever runs it has been told. Nothing of the game is lost. ¦ " +
		"Il y a une erreur dans ce programme ; elle est signalée à la personne qui le fait tourner. Rien de la partie n’est perdu."
	tooOften   = "Too many requests. Wait a moment. ¦ Trop de demandes. Attendez un instant."
	tooLarge   = "That is too long. ¦ C'est trop long."
	badForm    = "The form is not complete. ¦ Le formulaire est incomplet."
	badWord    = "a word is letters A to Z, with or without accents ¦ un mot se fait de lettres de A à Z, avec ou sans accents"
	badLetters = "letters to set aside are A to Z ¦ les lettres à mettre de côté vont de A à Z"
	badSquare  = "say on which square the word begins ¦ dites sur quelle case le mot commence"
	badWish    = "this game cannot be set up so ¦ cette partie ne peut pas être préparée ainsi"
	tablesFull = "All tables are taken. Come back a little later. ¦ Toutes les tables sont prises. Revenez un peu plus tard."
	stale      = "The game has gone on in the meantime: look at it again. ¦ La partie a continué entre-temps : regardez-la de nouveau."
	hasDecided = "You have decided. You can change it until all have. ¦ " +
		"Vous avez décidé. Vous pouvez changer d’avis tant que tous n’ont pas décidé."
	mayContest = "Your opponent still has a moment to contest your word. ¦ Votre adversaire a encore un instant pour contester votre mot."
	notKept    = "The move could not be written down, and so it is not played. Try again. ¦ " +
		"Le coup n'a pas pu être noté : il n'est donc pas joué. Réessayez."
	notOnTurn         = "%s is on turn ¦ c'est à %s de jouer"
	recordLater       = "The record is given out when the game is over. ¦ La partie notée se lit quand la partie est finie."
	badAddress        = "the address is not complete ¦ l'adresse est incomplète"
	askTitle          = "Ask the arbiter ¦ Demander à l'arbitre"
	reviewTitle       = "The game of %s ¦ La partie de %s"
	fieldSays         = "%s: %s ¦ %s : %s"
	yourMat           = "your words ¦ vos mots"
	otherMat          = "the opponent's words ¦ les mots de l'adversaire"
	yourReliquat      = "your rack ¦ votre reliquat"
	otherReliquat     = "the opponent's rack ¦ le reliquat de l'adversaire"
	rulesField        = "the rules ¦ les règles"
	wordField         = "the word ¦ le mot"
	positionField     = "the position ¦ la position"
	textField         = "the position in one line ¦ la position en une ligne"
	boardField        = "the board ¦ le plateau"
	squareField       = "square %s ¦ case %s"
	yourLetters       = "Your letters ¦ Vos lettres"
	otherLetters      = "The opponent's letters ¦ Les lettres de l'adversaire"
	lettersOf         = "Letters of player %d ¦ Lettres du joueur %d"
	yourPoints        = "Your points ¦ Vos points"
	otherPoints       = "The opponent's points ¦ Les points de l'adversaire"
	pointsOf          = "Points of player %d ¦ Points du joueur %d"
	yourColour        = "Letters of your colour ¦ Lettres de votre couleur"
	otherColour       = "Letters of the opponent's colour ¦ Lettres de la couleur de l'adversaire"
	severalTitle      = "Several games ¦ Plusieurs parties"
	nothingToJudge    = "paste a record, or choose a file ¦ collez une partie notée, ou choisissez un fichier"
	badRack           = "letters are A to Z, and ? for a joker ¦ les lettres vont de A à Z, et ? est un joker"
	badScore          = "points are a number, %d at most ¦ les points sont un nombre, %d au plus"
	notLetter         = "one letter A to Z ¦ une lettre de A à Z"
	tooManyWords      = "a mat has %d line{s} ¦ un tapis a %d ligne{s}"
	notationTitle     = "How to write a game down ¦ Comment noter une partie"
	sheetTitle        = "To print ¦ À imprimer"
	clockTitle        = "A clock for the table ¦ Une pendule pour la table"
	playerNumber      = "Player %d ¦ Joueur %d"
	somebodyWins      = "%s wins, %s. ¦ %s gagne, %s."
	nobodyWins        = "A drawn game, %s. ¦ Partie nulle, %s."
	pointsMore        = "%+d points ¦ %+d points"
	validationStrict  = "wrong words cannot be laid ¦ un mot erroné ne peut pas être posé"
	validationContest = "wrong words lie until somebody contests ¦ un mot erroné reste, sauf contestation"
	chRemedy          = "Remedies for irregular acts ¦ Remèdes aux irrégularités"
	chTournament      = "Tournaments ¦ Tournois"
)

var phrases = say.New(func() map[string]string {
	all := pagePhrases()
	maps.Copy(all, seatPhrases())
	maps.Copy(all, clubPhrases())
	maps.Copy(all, learnPhrases())
	return all
})

func pagePhrases() map[string]string {
	return map[string]string{
		// What the pages say.
		"Play":                                "Jouer",
		"Rules":                               "Règles",
		"lettres":                             "lettres",
		"Begin":                               "Commencer",
		"Against the machine":                 "Contre la machine",
		"Two on this device":                  "À deux sur cet appareil",
		"With somebody else, by a link":       "Avec quelqu'un d'autre, par un lien",
		"Who plays?":                          "Qui joue ?",
		"Which game?":                         "Quel jeu ?",
		"Which rules?":                        "Quelles règles ?",
		"Level":                               "Niveau",
		"Your name":                           "Votre nom",
		"Name of the other player":            "Nom de l'autre joueur",
		"Wrong words":                         "Mots erronés",
		"Clock":                               "Pendule",
		"without a clock":                     "sans pendule",
		"%d minutes each":                     "%d minutes chacun",
		"More rules":                          "Plus de règles",
		"as the rules say":                    "comme le disent les règles",
		"Other changes, each key=value":       "Autres changements, sous la forme clé=valeur",
		"Number of players":                   "Nombre de joueurs",
		"Search the rules":                    "Chercher dans les règles",
		"Search":                              "Chercher",
		"%d clause{s}":                        "%d clause{s}",
		"Nothing found.":                      "Rien trouvé.",
		"ruling of the arbiter":               "décision de l'arbitre",
		"Source":                              "Source",
		"Beside it":                           "À côté",
		"All rules":                           "Toutes les règles",
		"Sit down":                            "S'asseoir",
		"%s invites you to a game.":           "%s vous invite à jouer.",
		"You play as %s.":                     "Vous jouez sous le nom de %s.",
		"Rules: %s":                           "Règles : %s",
		"Send this address to your opponent:": "Envoyez cette adresse à votre adversaire :",
		"Copy":                                "Copier",
		"Draw %d letter{s}":                   "Piocher %d lettre{s}",
		"Swap %d letter{s}":                   "Échanger %d lettre{s}",
		"Exchange":                            "Échanger",
		"Letters to set aside":                "Lettres à mettre de côté",
		"I pass":                              "Je passe",
		"I let it go":                         "J'accepte",
		"I contest!":                          "Je conteste !",
		"%s contests":                         "%s conteste",
		"I let it stand":                      "J'accepte",
		"Jarnac!":                             "Jarnac !",
		"Contest, and Jarnac!":                "Contester, et Jarnac !",
		"Lay a word":                          "Poser un mot",
		"Where":                               "Où",
		"new word":                            "nouveau mot",
		"from the rack":                       "avec le reliquat",
		"line %d: %s":                         "ligne %d : %s",
		"Word":                                "Mot",
		"Look first":                          "Voir d'abord",
		"Lay":                                 "Poser",
		"Say Jarnac":                          "Dire Jarnac",
		"I resign":                            "J'abandonne",
		"Give up the game?":                   "Abandonner la partie ?",
		"Type any move":                       "Écrire un coup",
		"A move, as in the notation":          "Un coup, comme dans la notation",
		"Enlarge":                             "Agrandir",
		"Type":                                "Écrire le mot",
		"Tap a square, then your letters.":    "Touchez une case, puis vos lettres.",
		"tap a line, then letters":            "touchez une ligne, puis les lettres",
		"tap letters":                         "touchez les lettres",
		"Tap your letters.":                   "Touchez vos lettres.",
		"Joker: choose its letter":            "Joker : choisir sa lettre",
		"from beside the board:":              "du bord du plateau :",
		"Keep":                                "Garder",
		"empty":                               "vide",
		"not yet laid":                        "pas encore posé",
		"The board. Arrows move over it, letters lay, Enter plays, the space bar turns the word.": "Le plateau. Les flèches s'y déplacent, les lettres posent, Entrée joue, la barre d'espace tourne le mot.",
		"You do not have this letter:": "Vous n'avez pas cette lettre :",
		"To the left":                  "À gauche",
		"To the right":                 "À droite",
		"Up":                           "Plus haut",
		"Down one square":              "Plus bas",
		"Take all back":                "Tout reprendre",
		"Double Letter":                "Lettre Compte Double",
		"Triple Letter":                "Lettre Compte Triple",
		"Quadruple Letter":             "Lettre Compte Quadruple",
		"Double Word":                  "Mot Compte Double",
		"Triple Word":                  "Mot Compte Triple",
		"Quadruple Word":               "Mot Compte Quadruple",
		"Begins on":                    "Commence en",
		"across":                       "à l'horizontale",
		"down":                         "à la verticale",
		"I end my turn":                "Je finis mon tour",
		"Turn letters":                 "Retourner des lettres",
		"Squares, as in C6, D6":        "Cases, comme C6, D6",
		"Your letters:":                "Vos lettres :",
		"Beside the board:":            "À côté du plateau :",
		"A small letter is a joker.":   "Une minuscule est un joker.",
		"MOT*2@1 lays a Double Word card on the first letter.": "MOT*2@1 pose une carte Mot Compte Double sur la première lettre.",
		"MOT|O takes an O from beside the board.":              "MOT|O prend un O à côté du plateau.",
		"The word in full, with the letters that lie there.":   "Le mot en entier, avec les lettres déjà posées.",
		"It is for %s.": "C'est à %s.",
		"Take the device, and look at your letters alone.": "Prenez l'appareil, et regardez vos lettres sans témoin.",
		"Show my letters":             "Montrer mes lettres",
		"What happened":               "Ce qui s'est passé",
		"Clause":                      "Clause",
		"Remedy":                      "Remède",
		"The game is over":            "La partie est finie",
		"The record":                  "La partie notée",
		"A new game":                  "Une nouvelle partie",
		"Last chance":                 "Dernière chance",
		"%s may contest for a moment": "%s peut contester un instant",
		"The connection is lost. Trying again…": "La connexion est perdue. Nouvel essai…",
		"Erase":   "Effacer",
		"Shuffle": "Mélanger",
		"Draw at once where there is nothing to decide": "Piocher aussitôt quand il n'y a rien à décider",
		"A sound when it is my turn":                    "Un son quand c'est à moi",
		"The phone buzzes when it is my turn":           "Le téléphone vibre quand c'est à moi",
		"The game is at the table":                      "Le jeu est sur la table",
		"Wait for the other player.":                    "Attendez l'autre joueur.",
		"This would happen:":                            "Voici ce qui arriverait :",
		"Refused:":                                      "Refusé :",
		"Not yet:":                                      "Pas encore :",
		"More":                                          "Plus",
		"no new word":                                   "aucun mot nouveau",
		"Skip to the actions":                           "Aller aux actions",
		"Français":                                      "English",
		"in seconds":                                    "en secondes",
		"The dictionary is asked when the move is played.": "Le dictionnaire n'est consulté que quand le coup est joué.",
		"Ask":                                    "Demander",
		"Go over it":                             "Revoir la partie",
		"Another game, with changed seats":       "Une autre partie, en changeant de place",
		"Players":                                "Joueurs",
		"Once more, to set the clock back.":      "Encore une fois, pour remettre la pendule à zéro.",
		"You are asked for another game.":        "On vous propose une autre partie.",
		"To the new game":                        "À la nouvelle partie",
		"A hint":                                 "Un conseil",
		"A champion would %s.":                   "Un champion choisirait de %s.",
		"%d minutes each, and %d seconds a turn": "%d minutes chacun, et %d secondes par tour",
		"+%d s":                                  "+%d s",
		"What decided":                           "Ce qui a décidé",
		"A better move?":                         "Un meilleur coup ?",
		"Your move":                              "Votre coup",
		"Try it":                                 "Essayer",
		"−%d":                                    "−%d",
		"Try again at this position":             "Rejouer depuis cette position",
		"Show what was best":                     "Montrer ce qui était le mieux",
		"How to write a move":                    "Comment écrire un coup",
		"The board":                              "Le plateau",
		"What can I play?":                       "Que puis-je jouer ?",
		"One letter a square. A small letter is a joker.":            "Une lettre par case. Une minuscule est un joker.",
		"One letter a square: capitals are red, small letters blue.": "Une lettre par case : les majuscules sont rouges, les minuscules bleues.",
		"? is a joker; 2 and 3 are the bonus cards":                  "? est un joker ; 2 et 3 sont les cartes Prime",
		"? is a joker":     "? est un joker",
		"Joker":            "Joker",
		"Blue letters":     "Lettres bleues",
		"Across":           "À l'horizontale",
		"Down":             "À la verticale",
		"Clear the board":  "Vider le plateau",
		"You play":         "Vous jouez",
		"red":              "les rouges",
		"blue":             "les bleues",
		"if you know them": "si vous les connaissez",
		"A position in one line (CGP, or the text of a program)": "Une position en une ligne (CGP, ou le texte d'un programme)",
		"Read it":                               "La lire",
		"%d word{s} can be laid.":               "%d mot{s} à poser.",
		"Your letters make no word here.":       "Vos lettres ne font aucun mot ici.",
		"Lead then":                             "Avance alors",
		"Words on the board that are not valid": "Mots du plateau qui ne sont pas valables",
		"If nobody plays any more:":             "Si plus personne ne joue :",
		": %d":                                  " : %d",
		"%+d":                                   "%+d",
		"How it stands":                         "Où en est la partie",
		"A file, or drop it here":               "Un fichier, ou déposez-le ici",
		"Which Jarnac did I miss?":              "Quel Jarnac ai-je manqué ?",
		"The words in the order of the lines, with blanks between them. You have just received the bag.": "Les mots dans l'ordre des lignes, séparés par des espaces. Vous venez de recevoir le sac.",
		"Your words (A)":                       "Vos mots (A)",
		"Your rack":                            "Votre reliquat",
		"The opponent's words (B)":             "Les mots de l'adversaire (B)",
		"The opponent's rack":                  "Le reliquat de l'adversaire",
		"Is this word valid?":                  "Ce mot est-il valable ?",
		"made of the word (none: new)":         "fait du mot (aucun : nouveau)",
		"Jarnacs":                              "Jarnacs",
		"%d Jarnac{s} to call":                 "%d Jarnac{s} à dire",
		"%+d points, and %+d for the opponent": "%+d points, et %+d pour l'adversaire",
		"None: you have missed nothing.":       "Aucun : vous n'avez rien manqué.",
		"Best words":                           "Meilleurs mots",
		"The mats":                             "Les tapis",
		"The mats after %s":                    "Les tapis après %s",
		"The whole rule":                       "La règle en entier",
		"The rule":                             "La règle",
		"The rule of the end":                  "La règle de la fin",
		"The rule of the result":               "La règle du résultat",
		"None.":                                "Aucun.",
		"Words on the mats that are not valid": "Mots des tapis qui ne sont pas valables",
		"If the game ends now":                 "Si la partie finit maintenant",
		"A whole game":                         "Toute une partie",
		"A record, or a game in GCG":           "Une partie notée, ou un fichier GCG",
		"Judge, and go over it":                "Juger et revoir",
		"To print:":                            "À imprimer :",
		"Points":                               "Points",
		"Total":                                "Total",
		"Date":                                 "Date",
		"Table":                                "Table",
		"Referee":                              "Arbitre",
		"Jarnacs:":                             "Jarnacs :",
		"Red:":                                 "Rouge :",
		"Blue:":                                "Bleu :",
		"Lead":                                 "Avance",
		"Who":                                  "À qui",
		"Letters that show":                    "Lettres visibles",
		"Cards left":                           "En main",
		"Tiles left":                           "Reliquat",
		"Game %d":                              "Partie %d",
		"The clock needs its script.":          "La pendule a besoin de son script.",
		"%d seconds for a move":                "%d secondes par coup",
		"last chance: %d seconds":              "dernière chance : %d secondes",
		"Jago's disc":                          "Disque du Jago",
		"The flag of %s has fallen.":           "Le drapeau de %s est tombé.",
		"Time is over.":                        "Le temps est écoulé.",
		"Stop both":                            "Tout arrêter",
		"Chances of winning":                   "Chances de gagner",
		"One moment: the game is being gone over.":                                          "Un instant : la partie est passée en revue.",
		"Press your own side when you have moved: the space bar presses the one that runs.": "Appuyez de votre côté quand vous avez joué : la barre d'espace appuie sur celui qui tourne.",
		"It is valid.":                     "Il est valable.",
		"It is not valid:":                 "Il n'est pas valable :",
		"In the dictionary:":               "Au dictionnaire :",
		"Steps":                            "Coups",
		"Step %d of %d":                    "Coup %d sur %d",
		"blunder":                          "gaffe",
		"mistake":                          "erreur",
		"inaccuracy":                       "imprécision",
		"Back":                             "Reculer",
		"Forward":                          "Avancer",
		"This turn":                        "Ce tour",
		"What did it cost?":                "Qu'est-ce que cela a coûté ?",
		"The best words":                   "Les meilleurs mots",
		"With what is kept":                "Reliquat compris",
		"played":                           "joué",
		"%.1f":                             "%.1f",
		"The course of the game":           "Le cours de la partie",
		"Your games stay on this machine.": "Vos parties restent sur cette machine.",
		"Save your games in a file":        "Enregistrer vos parties dans un fichier",
		"Games from a file":                "Parties d’un fichier",
		"Bring them here":                  "Les reprendre ici",
	}
}
