package arbiter

import "github.com/jeudelettres/lettres/internal/say"

const (
	otherLexicon = "the game was played with the lexicon %s, and is judged by %s"
	annotated    = "the list of words does not say what they are: for the formula, %s says it"
	notOnTurn    = "%s is on turn"
	readAcross   = "%s is read as row %s, column %s, across"
	readDown     = "%s is read as row %s, column %s, down"
	turnedBy     = "%s; the option squares=%s turns that round"
	reading      = "%s “%s”"

	unknownGame   = "unknown game %q"
	tooMuch       = "a position has at most %d KiB"
	unknownName   = "%q has no mat here"
	matsOrBoard   = "give mats or the position of a board, and not both"
	matsForJarnac = "Jarnac has mats, and no position of a board"
	noBoard       = "give the text of the board, as in \"position: …\""
	manyQuestions = "at most %d words are judged at once"
)

var phrases = say.New(func() map[string]string {
	return map[string]string{
		otherLexicon: "la partie a été jouée avec le lexique %s, et elle est jugée avec %s",
		annotated:    "la liste ne dit pas ce que sont les mots : pour la formule, c’est %s qui le dit",
		notOnTurn:    "c'est à %s de jouer",
		readAcross:   "%s est lu ligne %s, colonne %s, à l’horizontale",
		readDown:     "%s est lu ligne %s, colonne %s, à la verticale",
		turnedBy:     "%s ; l’option squares=%s inverse cette lecture",
		reading:      "%s « %s »",

		unknownGame:   "jeu inconnu %q",
		tooMuch:       "une position a %d Kio au plus",
		unknownName:   "%q n’a pas de tapis ici",
		matsOrBoard:   "donnez des tapis ou la position d’un plateau, mais pas les deux",
		matsForJarnac: "le Jarnac se joue sur des tapis, et non sur un plateau",
		noBoard:       "donnez le texte du plateau, par exemple « position : … »",
		manyQuestions: "on juge %d mots au plus à la fois",

		"noun": "nom", "adjective": "adjectif", "adverb": "adverbe", "infinitive": "infinitif",
		"past participle": "participe passé", "present participle": "participe présent",
		"conjugated form": "forme conjuguée", "interjection": "interjection", "prefix": "préfixe",
		"abbreviation": "abréviation", "symbol": "symbole", "compound": "mot composé",
		"proper noun": "nom propre", "other word": "autre mot", "word of a locution": "mot d’une locution",
	}
})
