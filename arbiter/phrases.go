package arbiter

import "github.com/jeudelettres/lettres/internal/say"

const (
	otherLexicon = "the game was played with the lexicon %s, and is judged by %s ¦ " +
		"la partie a été jouée avec le lexique %s, et elle est jugée avec %s"
	annotated = "the list of words does not say what they are: for the formula, %s says it ¦ " +
		"la liste ne donne pas la nature des mots : pour la formule, on suit %s"
	notOnTurn = "%s is on turn ¦ c'est à %s de jouer"
	noDraws   = "draws are not written down, so a word may take any letter that is not known to be elsewhere (option %s) ¦ " +
		"les pioches ne sont pas notées : un mot peut donc prendre toute lettre qu’on ne sait pas ailleurs (option %s)"
	writeDraws = "no draw is written down: note the letters that each player draws, as in \"%s +ABCDEFG\" ¦ " +
		"aucune pioche n’est notée : notez les lettres que chacun pioche, par exemple « %s +ABCDEFG »"
	contested = "a word is contested, so nobody looks words up before (option %s) ¦ " +
		"un mot est contesté : le dictionnaire ne s’ouvre donc qu’en cas de contestation (option %s)"
	readAcross = "%s is read as row %s, column %s, across ¦ %s est lu ligne %s, colonne %s, à l’horizontale"
	readDown   = "%s is read as row %s, column %s, down ¦ %s est lu ligne %s, colonne %s, à la verticale"
	turnedBy   = "%s; the option squares=%s turns that round ¦ %s ; l’option squares=%s inverse cette lecture"
	reading    = "%s “%s” ¦ %s « %s »"

	notRow = "%q is no row of a board and says nothing of a player; rows are letters, and points for empty squares ¦ " +
		"%q n’est pas une ligne du plateau et ne dit rien d’un joueur ; une ligne se fait de lettres, et de points pour les cases vides"
	tooManyRows = "a board has at most %d rows ¦ un plateau a %d lignes au plus"
	numberRows  = "the board has %d rows, and %d are typed; write its number before each, or all of them ¦ " +
		"le plateau a %d lignes, et en voici %d ; écrivez le numéro devant chacune, ou toutes les lignes"
	noSuchRow      = "row %q is not on the board, or is there twice ¦ la ligne %q n’est pas sur le plateau, ou elle y est deux fois"
	longRow        = "a row has %d squares, and not %d ¦ une ligne a %d cases, et non %d"
	notName        = "%q is no name and no letters ¦ %q n’est ni un nom, ni des lettres"
	tooManyPlayers = "at most %d players ¦ %d joueurs au plus"
	playerTwice    = "%s is there twice ¦ %s y figure deux fois"
	notPlaying     = "%q is not one of the players ¦ %q n’est pas un des joueurs"
	notPoints      = "%q is no number of points ¦ %q n’est pas un nombre de points"

	unknownGame = "unknown game %q ¦ jeu inconnu %q"
	tooMuch     = "a position has at most %d KiB ¦ une position a %d Kio au plus"
	unknownName = "%q has no mat here ¦ %q n’a pas de tapis ici"
	noMoveHere  = "no move is judged in a position: write the game down with its moves, or ask for a word, as word: CHAT > CHATS ¦ " +
		"dans une position, aucun coup n’est jugé\u00a0: notez la partie et le coup, ou demandez un mot, comme mot\u00a0: CHAT > CHATS"
	matsOrBoard   = "give mats or the position of a board, and not both ¦ donnez des tapis ou la position d’un plateau, mais pas les deux"
	matsForJarnac = "Jarnac has mats, and no position of a board ¦ le Jarnac se joue sur des tapis, et non sur un plateau"
	noBoard       = "give the text of the board, as in \"position: …\" ¦ donnez le texte du plateau, par exemple « position : … »"
	manyQuestions = "at most %d words are judged at once ¦ on juge %d mots au plus à la fois"
)

var phrases = say.New(func() map[string]string {
	return map[string]string{
		"noun": "nom", "adjective": "adjectif", "adverb": "adverbe", "infinitive": "infinitif",
		"past participle": "participe passé de", "present participle": "participe présent de",
		"conjugated form": "forme conjuguée de", "interjection": "interjection", "prefix": "préfixe",
		"abbreviation": "abréviation", "symbol": "symbole", "compound": "mot composé",
		"proper noun": "nom propre", "other word": "autre mot", "word of a locution": "mot d’une locution",
	}
})
