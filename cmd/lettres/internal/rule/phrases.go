package rule

import "github.com/jeudelettres/lettres/internal/say"

const (
	usage = `It finds clauses of the rulebook, and shows them with their source.

usage: lettres rule [flags] word...

The words are looked for in the names of the clauses, in their texts in both languages, in
their sources and in what people say for them: "lettres rule jarnac swap". The clause that
is meant most likely comes first. The whole name of a clause shows that one alone:
"lettres rule official/turn/extend".

  -lang tag  fr or en (default: the language of the environment, or fr)
  -h         this help

The exit status is 0 when a clause is found, 1 when none is.
` + " ¦ " +
		`Cherche des clauses du règlement, et les montre avec leur source.

usage : lettres rule [options] mot...

Les mots sont cherchés dans les noms des clauses, dans leurs textes dans les deux langues, dans
leurs sources et dans ce qu’on dit à la table : "lettres rule joker repris". La clause la plus
probable vient d’abord. Le nom entier d’une clause la montre seule :
"lettres rule official/turn/extend".

  -lang code  fr ou en (par défaut : la langue de l’environnement, ou fr)
  -h          cette aide

Le code de sortie est 0 quand une clause est trouvée, 1 sinon.
`
	noWords     = "which words? All rules are in docs/rulebook.md ¦ quels mots ? Toutes les règles sont dans docs/rulebook.md"
	noClause    = "no clause has %q ¦ aucune clause ne contient %q"
	noClauseBut = "no clause has %q; did you mean %s? ¦ aucune clause ne contient %q ; est-ce %s ?"
	many        = "%d clauses; more words find fewer: ¦ %d clauses ; précisez pour en trouver moins :"
)

var phrases = new(say.Phrases)
