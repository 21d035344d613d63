package serve

import (
	"github.com/jeudelettres/lettres/internal/bilingual"
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
  -rpc             answer programs at /rpc, as lettres rpc does: lettres rpc -h
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
  -rpc             répondre aux programmes à /rpc, comme lettres rpc : lettres rpc -h
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
	otherSite   = "This request came from another site. ¦ Cette demande vient d'un autre site."
	noPrograms  = "This server does not answer programs: it does if it is started with -rpc. ¦ " +
		"Ce serveur ne répond pas aux programmes : il le fait s'il est lancé avec -rpc."
	notPosted   = "A request of a program is posted. ¦ La requête d'un programme s'envoie par POST."
	brokenOff   = "The request breaks off, or came too slowly. ¦ La requête s'interrompt, ou elle est venue trop lentement."
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
	recordLater       = "The record is given out when the game is over. ¦ La partie notée est donnée quand la partie est finie."
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

// again has what several places of the pages say, or a page and the code.
var again = []string{
	validationStrict, validationContest, learnTitle, mistakesTitle, statsTitle, clubTitle, notationTitle, clockTitle,
	screenTitle, tooLarge, bySwiss, byQuebec, byBerger, byHill, pointsMore, playerNumber,

	"round %d of %d ¦ ronde %d sur %d",
	"Round %d ¦ Ronde %d",
	"Score of %s ¦ Score de %s",
	"%s is absent ¦ %s absent",
	"Note ¦ Noter",
	"Points ¦ Points",
	"Players ¦ Joueurs",
	"For the camera of a phone ¦ À photographier avec un téléphone",
	"Play ¦ Jouer",
	"Begin ¦ Commencer",
	"Which game? ¦ Quel jeu ?",
	"Which rules? ¦ Quelles règles ?",
	"Your name ¦ Votre nom",
	"Clock ¦ Pendule",
	"without a clock ¦ sans pendule",
	"%d minutes each ¦ %d minutes chacun",
	"More rules ¦ Plus de règles",
	"as the rules say ¦ comme le disent les règles",
	"Other changes, each key=value ¦ Autres changements, sous la forme clé=valeur",
	"ruling of the arbiter ¦ décision de l'arbitre",
	"All rules ¦ Toutes les règles",
	"Send this address to your opponent: ¦ Envoyez cette adresse à votre adversaire :",
	"Exchange ¦ Échanger",
	"Contest, and Jarnac! ¦ Contester, et Jarnac !",
	"Lay a word ¦ Poser un mot",
	"Where ¦ Où",
	"Word ¦ Mot",
	"Look first ¦ Voir d'abord",
	"Lay ¦ Poser",
	"Say Jarnac ¦ Dire Jarnac",
	"empty ¦ vide",
	"across ¦ à l'horizontale",
	"down ¦ à la verticale",
	"What happened ¦ Ce qui s'est passé",
	"The game is over ¦ La partie est finie",
	"A new game ¦ Une nouvelle partie",
	"Refused: ¦ Refusé :",
	"Ask ¦ Demander",
	"Across ¦ À l'horizontale",
	"red ¦ les rouges",
	"blue ¦ les bleues",
	"Lead then ¦ Avance obtenue",
	"%+d ¦ %+d",
	"Best words ¦ Meilleurs mots",
	"Total ¦ Total",
	"Table ¦ Table",
	"Letters that show ¦ Lettres visibles",
	"Game %d ¦ Partie %d",
	"%d seconds for a move ¦ %d secondes par coup",
	"Jago's disc ¦ Disque du Jago",
	"Back ¦ Reculer",
	"Forward ¦ Avancer",
	"With what is kept ¦ Reliquat compris",
	"%.1f ¦ %.1f",
	"The puzzle of the day ¦ Le problème du jour",
	"You are %s. ¦ Vous êtes %s.",
	"The answer: %s. ¦ La réponse : %s.",
	"Show the answer ¦ Montrer la réponse",
}

var phrases = say.New(func() map[string]string {
	french := map[string]string{}
	for _, phrase := range again {
		english, said, _ := bilingual.Pair(phrase)
		french[english] = said
	}
	return french
})
