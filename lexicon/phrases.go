package lexicon

import (
	"fmt"

	"github.com/jeudelettres/lettres/internal/say"
)

// The phrases of the package.
const (
	untitled  = "a list of %s ¦ une liste de %s"
	titled    = "%s (%s) ¦ %s (%s)"
	dated     = "%s (%s, %s) ¦ %s (%s, %s)"
	noWords   = "0 words ¦ 0 mot"
	oneWord   = "1 word ¦ 1 mot"
	manyWords = "%d words ¦ %d mots"
)

var phrases = say.New(func() map[string]string {
	return map[string]string{
		"%q: %s":                           "%q : %s",
		"the list does not have %q":        "la liste n'a pas %q",
		"%s has %d readings, more than %d": "%s a %d lectures, plus de %d",

		// Why a text or a file cannot be read.
		"there are more than %d words and readings":                             "il y a plus de %d mots et lectures",
		"the word has more than %d readings":                                    "le mot a plus de %d lectures",
		"it has version %d, and this program reads version %d":                  "il est de la version %d, et ce programme lit la version %d",
		"it has %d words, more than %d":                                         "il a %d mots, plus de %d",
		"page %d of the words is damaged":                                       "la page %d des mots est endommagée",
		"the ID is not the one of the content":                                  "l'identifiant n'est pas celui du contenu",
		"this is not a compiled lexicon":                                        "ce n'est pas un lexique compilé",
		"it is truncated":                                                       "il est tronqué",
		"it is too long":                                                        "il est trop long",
		"the checksum is wrong":                                                 "la somme de contrôle est fausse",
		"the index by letters is damaged":                                       "l'index par lettres est endommagé",
		"the readings are damaged":                                              "les lectures sont endommagées",
		"the words are damaged":                                                 "les mots sont endommagés",
		"the dictionary gives more than %d readings":                            "le dictionnaire donne plus de %d lectures",
		"the table %s of line %d is not complete (lines missing: %d)":           "la table %s de la ligne %d n'est pas complète (lignes manquantes : %d)",
		"COMPLEXPREFIXES is not supported":                                      "COMPLEXPREFIXES n'est pas pris en charge",
		"%s has no value":                                                       "%s n'a pas de valeur",
		"%s has no number of lines":                                             "%s n'a pas de nombre de lignes",
		"%s needs a flag, Y or N, and a number of lines":                        "%s demande un drapeau, Y ou N, et un nombre de lignes",
		"%s is not a number of lines":                                           "%s n'est pas un nombre de lignes",
		"the flags are missing":                                                 "les drapeaux manquent",
		"an affix needs a flag, what it removes, what it adds, and a condition": "un affixe demande un drapeau, ce qu'il ôte, ce qu'il ajoute et une condition",
		"this is not the flag of the table of line %d":                          "ce n'est pas le drapeau de la table de la ligne %d",
		"an affix has more than %d bytes":                                       "un affixe a plus de %d octets",
		"AF has no line %s":                                                     "AF n'a pas de ligne %s",
		"AM has no line %d":                                                     "AM n'a pas de ligne %d",
		"the condition has a bracket that is not closed":                        "la condition a un crochet qui n'est pas fermé",
		"the first line should be the number of entries":                        "la première ligne devrait être le nombre d'entrées",
		"the dictionary takes more than %d looks at an affix":                   "le dictionnaire demande plus de %d examens d'un affixe",
		"unknown FLAG %s":                                                       "FLAG inconnu %s",
		"%s is not one flag":                                                    "%s n'est pas un seul drapeau",
		"%s is not the number of a flag":                                        "%s n'est pas le numéro d'un drapeau",
		"the last flag of %s has only one letter":                               "le dernier drapeau de %s n'a qu'une lettre",
		"%s is not a flag":                                                      "%s n'est pas un drapeau",
		"the line is not UTF-8":                                                 "la ligne n'est pas en UTF-8",
		"unknown encoding %s":                                                   "encodage inconnu %s",
		"the file ends within the table (lines missing: %d)":                    "le fichier finit dans la table (lignes manquantes : %d)",
		"the text has more than %d lines":                                       "le texte a plus de %d lignes",
		"the text has more than %d bytes":                                       "le texte a plus de %d octets",
		"the line is longer than 64 KiB":                                        "la ligne dépasse 64 Kio",
		"no ':' in the reading":                                                 "il manque « : » dans la lecture",
		"unknown class":                                                         "catégorie inconnue",
		"an entry is missing":                                                   "une entrée manque",
		"an entry has more than 255 bytes":                                      "une entrée a plus de 255 octets",
		"an entry is not UTF-8":                                                 "une entrée n'est pas en UTF-8",
		"an entry has a control character, ';' or ':'":                          "une entrée a un caractère de contrôle, « ; » ou « : »",
		"it is not a word":                                                      "ce n'est pas un mot",
		"its class is unknown":                                                  "sa catégorie est inconnue",
		"it has a hyphen":                                                       "il a un trait d'union",
		"it has an apostrophe":                                                  "il a une apostrophe",
		"it has a space":                                                        "il a une espace",
		"it has a digit":                                                        "il a un chiffre",
		"it has %q (%U)":                                                        "il a %q (%U)",
		"it is not UTF-8":                                                       "il n'est pas en UTF-8",
		"it has no letters":                                                     "il n'a pas de lettres",
		"%q with the reading %q: %s":                                            "%q avec la lecture %q : %s",
		"%d words, more than %d":                                                "%d mots, plus de %d",
		"compiled it takes %d bytes, more than %d":                              "compilé il prend %d octets, plus de %d",
		"the word graph has more than %d words in %d nodes":                     "le graphe de mots a plus de %d mots dans %d nœuds",
		"the word %q of the word graph has a separator in it":                   "le mot %q du graphe de mots contient un séparateur",
	}
})

// lineError returns what is wrong with a line, or with text in it.
func lineError(line int, text, format string, args ...any) *SyntaxError {
	why := phrases.InputError(format, args...)
	return &SyntaxError{Line: line, Text: text, Reason: why.Error(), Err: why}
}

// inputError returns wrong input as an error of this package; [rulebook.Explain] tells it to
// people.
func inputError(format string, args ...any) error {
	return fmt.Errorf("lexicon: %w", phrases.InputError(format, args...))
}
