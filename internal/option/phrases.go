package option

import "github.com/jeudelettres/lettres/internal/say"

// What is wrong with options.
const (
	unknownPreset = "unknown preset %q; known: %s ¦ règles inconnues %q ; connues : %s"
	noOptions     = "no options; give at least a preset, such as %s ¦ aucune option ; donnez au moins le nom des règles, comme %s"
	presetFirst   = "options begin with a preset, such as %s, and not with %q ¦ " +
		"les options commencent par le nom des règles, comme %s, et non par %q"
	notKeyValue   = "option %q is not of the form key=value ¦ l'option %q n'est pas de la forme nom=valeur"
	unknownOption = "unknown option %q; known: %s ¦ option inconnue %q ; connues : %s"
	duplicate     = "duplicate option %q ¦ l'option %q est donnée deux fois"
	badOption     = "option %s cannot be %q: %s ¦ l'option %s ne peut pas être %q : %s"
	unknownClass  = "unknown class of words %q ¦ catégorie de mots inconnue %q"
	notValues     = "it is %s, or 26 numbers from 0 to 255 with commas between ¦ c'est %s, ou 26 nombres de 0 à 255 séparés par des virgules"
	unnamed       = "the options have values without a name ¦ les options ont des valeurs sans nom"
)

var phrases = new(say.Phrases)
