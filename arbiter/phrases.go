package arbiter

import "github.com/jeudelettres/lettres/internal/say"

const (
	otherLexicon = "the game was played with the lexicon %s, and is judged by %s"
	annotated    = "the list of words does not say what they are: for the formula, %s says it"
	notOnTurn    = "%s is on turn"
	noDraws      = "no draw is written down, so the letters of the racks are not judged (option %s)"
	writeDraws   = "no draw is written down: note the letters that each player draws, as in \"%s +ABCDEFG\""
	contested    = "a word is contested, so nobody looks words up before (option %s)"
	readAcross   = "%s is read as row %s, column %s, across"
	readDown     = "%s is read as row %s, column %s, down"
	turnedBy     = "%s; the option squares=%s turns that round"
	reading      = "%s “%s”"

	notRow         = "%q is no row of a board and says nothing of a player; rows are letters, and points for empty squares"
	tooManyRows    = "a board has at most %d rows"
	numberRows     = "the board has %d rows, and %d are typed; write its number before each, or all of them"
	noSuchRow      = "row %q is not on the board, or is there twice"
	longRow        = "a row has %d squares, and not %d"
	notName        = "%q is no name and no letters"
	tooManyPlayers = "at most %d players"
	playerTwice    = "%s is there twice"
	notPlaying     = "%q is not one of the players"
	notPoints      = "%q is no number of points"

	unknownGame   = "unknown game %q"
	tooMuch       = "a position has at most %d KiB"
	unknownName   = "%q has no mat here"
	noMoveHere    = "no move is judged in a position: write the game down with its moves, or ask for a word, as word: CHAT > CHATS"
	matsOrBoard   = "give mats or the position of a board, and not both"
	matsForJarnac = "Jarnac has mats, and no position of a board"
	noBoard       = "give the text of the board, as in \"position: …\""
	manyQuestions = "at most %d words are judged at once"
)

var phrases = say.New(func() map[string]string {
	return map[string]string{
		otherLexicon: "la partie a été jouée avec le lexique %s, et elle est jugée avec %s",
		annotated:    "la liste ne dit pas ce que sont les mots : pour la formule, c’est %s qui le dit",
		noDraws:      "aucune pioche n’est notée : les lettres des chevalets ne sont donc pas jugées (option %s)",
		contested:    "un mot est contesté : le dictionnaire ne s’ouvre donc qu’en cas de contestation (option %s)",
		writeDraws:   "aucune pioche n’est notée : notez les lettres que chacun pioche, par exemple « %s +ABCDEFG »",
		notOnTurn:    "c'est à %s de jouer",
		readAcross:   "%s est lu ligne %s, colonne %s, à l’horizontale",
		readDown:     "%s est lu ligne %s, colonne %s, à la verticale",
		turnedBy:     "%s ; l’option squares=%s inverse cette lecture",
		reading:      "%s « %s »",

		notRow:         "%q n’est pas une ligne du plateau et ne dit rien d’un joueur ; une ligne se fait de lettres, et de points pour les cases vides",
		tooManyRows:    "un plateau a %d lignes au plus",
		numberRows:     "le plateau a %d lignes, et en voici %d ; écrivez le numéro devant chacune, ou toutes les lignes",
		noSuchRow:      "la ligne %q n’est pas sur le plateau, ou elle y est deux fois",
		longRow:        "une ligne a %d cases, et non %d",
		notName:        "%q n’est ni un nom, ni des lettres",
		tooManyPlayers: "%d joueurs au plus",
		playerTwice:    "%s est là deux fois",
		notPlaying:     "%q n’est pas un des joueurs",
		notPoints:      "%q n’est pas un nombre de points",

		unknownGame:   "jeu inconnu %q",
		tooMuch:       "une position a %d Kio au plus",
		unknownName:   "%q n’a pas de tapis ici",
		noMoveHere:    "dans une position, aucun coup n’est jugé\u00a0: notez la partie et le coup, ou demandez un mot, comme mot\u00a0: CHAT > CHATS",
		matsOrBoard:   "donnez des tapis ou la position d’un plateau, mais pas les deux",
		matsForJarnac: "le Jarnac se joue sur des tapis, et non sur un plateau",
		noBoard:       "donnez le texte du plateau, par exemple « position : … »",
		manyQuestions: "on juge %d mots au plus à la fois",

		"noun": "nom", "adjective": "adjectif", "adverb": "adverbe", "infinitive": "infinitif",
		"past participle": "participe passé de", "present participle": "participe présent de",
		"conjugated form": "forme conjuguée de", "interjection": "interjection", "prefix": "préfixe",
		"abbreviation": "abréviation", "symbol": "symbole", "compound": "mot composé",
		"proper noun": "nom propre", "other word": "autre mot", "word of a locution": "mot d’une locution",
	}
})
