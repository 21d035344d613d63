package options

import (
	"strings"
)

const usage = `It lists the rules that each game knows, and the options that change them, as -rules,
-options and the heads of records take them.

usage: lettres options [flags] [game [text]]

With a game there are its options: their keys, what they can be, and what the presets make of
them. With a text of options too, as in "lettres options jarnac competition lines=6", it is
judged, and written in its shortest form.

  -lang tag  fr or en (default: the language of the environment, or fr)
  -h         this help
` + " ¦ " +
	`Donne les règles que chaque jeu connaît, et les options qui les changent, comme les prennent
-rules, -options et les en-têtes des parties notées.

usage : lettres options [options] [jeu [texte]]

Avec un jeu, donne ses options : leurs noms, ce qu’elles peuvent être, et ce qu’en font les
règles de base. Avec un texte en plus, comme « lettres options jarnac competition
lines=6 », il est vérifié, et écrit sous sa forme la plus courte.

  -lang code  fr ou en (par défaut : la langue de l’environnement, ou fr)
  -h          cette aide
`

// What the table of options says, as people read it.
var (
	frenchHeads = strings.NewReplacer("as changes to ", "ce qu’elles changent à ", "preset", "règles", "key", "option", "values", "valeurs")

	english = strings.NewReplacer("as lexicon.Classes", "as in adv,prop", ", see Layout.String", "")
	french  = strings.NewReplacer(
		", or classes of words as lexicon.Classes", ", ou des catégories, comme adv,prop",
		", or letters, as in ", ", ou des lettres, comme ", ", or tiles, as in ", ", ou des jetons, comme ", ", or cards, as in ", ", ou des cartes, comme ",
		", or 15 rows, see Layout.String", ", ou 15 rangées", ", or 26 numbers with commas between", ", ou 26 nombres séparés par des virgules",
		"two of 2 to 9, as in 3-7", "deux de 2 à 9, comme 3-7", " to ", " à ",
	)
)
