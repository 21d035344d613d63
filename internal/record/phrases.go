package record

import "github.com/jeudelettres/lettres/rulebook"

// What is wrong with a record, in English here and in French below.
const (
	atLine = "line %d: %s"
	atMove = "move %d: %s"

	noReason = "no reason is given"

	tooManyLines  = "a record has at most %d lines"
	tooLongLine   = "a line has at most %d bytes"
	notUTF8       = "the text is not UTF-8"
	control       = "there is a control character, %U"
	format        = "there is a character that is not seen, %U, which only a comment may have"
	wordMissing   = "a word is missing"
	notOneWord    = "%q is not one word"
	hasComment    = "%q has a #, which begins a comment"
	badName       = "the name of a player: %s"
	nameLikeHead  = "the name %q begins with @, as heads do"
	sameName      = "two players have the name %q"
	noPlayer      = "there is no player %q"
	noPlayerThere = "there is no player %d"

	noHead        = "there is no head %q"
	twice         = "%s stands twice"
	notOneAfter   = "after %s comes one word, and not %d"
	otherGame     = "it is a record of %q, and not of %s"
	tossAndFirst  = "who begins is said by @toss or by @first, and not by both"
	notOneOption  = "after @option comes one key=value, and not %d words"
	notKeyValue   = "%q is not of the form key=value"
	optionTwice   = "option %q stands twice"
	wrongNumber   = "%d players are named, and %s is for %d"
	notBetween    = "%d players are named, and %s is for %d to %d"
	tossEmpty     = "after @toss comes what each player drew, as NAME=X"
	notNameLetter = "%q is not of the form NAME=X"
	drawsTwice    = "%q draws twice"
	headAfterMove = "%s stands after a move, and heads stand before the first"
	otherRules    = "the rules are not those of the record"
	notOneMove    = "after the name of a player comes one move, and not %d words"
)

var phrases = rulebook.NewPhrases(map[string]string{
	atLine: "ligne %d : %s",
	atMove: "coup %d : %s",

	noReason: "aucune raison n'est donnée",

	tooManyLines:  "une partie notée a au plus %d lignes",
	tooLongLine:   "une ligne a au plus %d octets",
	notUTF8:       "le texte n'est pas en UTF-8",
	control:       "il y a un caractère de commande, %U",
	format:        "il y a un caractère qui ne se voit pas, %U, et seul un commentaire peut en avoir",
	wordMissing:   "il manque un mot",
	notOneWord:    "%q n'est pas un seul mot",
	hasComment:    "%q contient un #, qui ouvre un commentaire",
	badName:       "le nom d'un joueur : %s",
	nameLikeHead:  "le nom %q commence par @, comme un en-tête",
	sameName:      "deux joueurs ont le nom %q",
	noPlayer:      "il n'y a pas de joueur %q",
	noPlayerThere: "il n'y a pas de joueur %d",

	noHead:        "il n'y a pas d'en-tête %q",
	twice:         "%s apparaît deux fois",
	notOneAfter:   "après %s vient un mot, et non %d",
	otherGame:     "c'est une partie de %q, et non de %s",
	tossAndFirst:  "qui commence se dit par @toss ou par @first, mais pas par les deux",
	notOneOption:  "après @option vient un nom=valeur, et non %d mots",
	notKeyValue:   "%q n'est pas de la forme nom=valeur",
	optionTwice:   "l'option %q apparaît deux fois",
	wrongNumber:   "joueurs nommés : %d, et %s se joue à %d",
	notBetween:    "joueurs nommés : %d, et %s se joue de %d à %d",
	tossEmpty:     "après @toss vient ce que chacun a tiré, comme NOM=X",
	notNameLetter: "%q n'est pas de la forme NOM=X",
	drawsTwice:    "%q tire deux fois",
	headAfterMove: "%s suit un coup, et les en-têtes précèdent le premier",
	otherRules:    "les règles ne sont pas celles de la partie notée",
	notOneMove:    "après le nom d'un joueur vient un coup, et non %d mots",
})
