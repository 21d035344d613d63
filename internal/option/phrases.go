package option

import "github.com/jeudelettres/lettres/internal/phrase"

// What is wrong with options, in English here and in French below.
const (
	unknownPreset = "unknown preset %q; known: %s"
	noOptions     = "no options; give at least a preset, such as %s"
	presetFirst   = "options begin with a preset, such as %s, and not with %q"
	notKeyValue   = "option %q is not of the form key=value"
	unknownOption = "unknown option %q; known: %s"
	duplicate     = "duplicate option %q"
	badOption     = "option %s cannot be %q: %s"
	unknownClass  = "unknown class of words %q"
	notValues     = "it is %s, or 26 numbers from 0 to 255 with commas between"
	unnamed       = "the options have values without a name"
)

var phrases = phrase.With(func() map[string]string {
	return map[string]string{
		unknownPreset: "règles inconnues %q ; connues : %s",
		presetFirst:   "les options commencent par le nom des règles, comme %s, et non par %q",
		noOptions:     "aucune option ; donnez au moins le nom des règles, comme %s",
		notKeyValue:   "l'option %q n'est pas de la forme nom=valeur",
		unknownOption: "option inconnue %q ; connues : %s",
		duplicate:     "l'option %q est donnée deux fois",
		badOption:     "l'option %s ne peut pas être %q : %s",
		unknownClass:  "catégorie de mots inconnue %q",
		notValues:     "c'est %s, ou 26 nombres de 0 à 255 séparés par des virgules",
		unnamed:       "les options ont des valeurs sans nom",
	}
})
