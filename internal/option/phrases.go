package option

import "github.com/jeudelettres/lettres/rulebook"

// What is wrong with options, in English here and in French below.
const (
	onePreset   = "%q is no preset; there is %s"
	morePresets = "%q is no preset; there are %s and %s"
	noOptions   = "no options; the least is the name of a preset, such as %s"
	notKeyValue = "option %q is not of the form key=value"
	noOption    = "there is no option %q"
	badOption   = "option %s cannot be %q: %s"
	notChoice   = "it is one of %s"
	notNumber   = "it is a number"
	notClass    = "%q is no class of words"
	notValues   = "it is %s, or 26 numbers from 0 to 255 with commas between"
	unnamed     = "the options have values without a name"
)

var phrases = rulebook.NewPhrases(map[string]string{
	onePreset:   "%q n'est pas une règle connue ; il y a %s",
	morePresets: "%q n'est pas une règle connue ; il y a %s et %s",
	noOptions:   "il n'y a pas d'options ; il faut au moins le nom d'une règle, comme %s",
	notKeyValue: "l'option %q n'est pas de la forme nom=valeur",
	noOption:    "il n'y a pas d'option %q",
	badOption:   "l'option %s ne peut pas être %q : %s",
	notChoice:   "c'est l'un de %s",
	notNumber:   "c'est un nombre",
	notClass:    "%q n'est pas une catégorie de mots",
	notValues:   "c'est %s, ou 26 nombres de 0 à 255 séparés par des virgules",
	unnamed:     "les options ont des valeurs sans nom",
})
