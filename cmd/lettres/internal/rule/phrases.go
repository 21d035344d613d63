package rule

import "github.com/jeudelettres/lettres/internal/say"

const (
	usage = `It shows the rules, and finds clauses in them, with their sources.

usage: lettres rule [flags] [chapter | word...]

Without words it names the chapters. A game, a chapter or a part of one is shown whole:
"lettres rule jarnac", "lettres rule official/turn". Other words are looked for in the names of the clauses, in their texts in both languages, in
their sources and in what people say for them: "lettres rule jarnac swap". The clause that
is meant most likely comes last. The whole name of a clause shows that one alone:
"lettres rule official/turn/extend". "lettres rule jarnac" begins with half a page in brief.

  -lang tag  fr or en (default: the language of the environment, or fr)
  -h         this help

The exit status is 0 when a clause is found, 1 when none is.
` + " ¦ " +
		`Montre les règles, et y cherche des clauses, avec leur source.

usage : lettres rule [options] [chapitre | mot...]

Sans mots, donne les chapitres. Un jeu, un chapitre ou une partie d’un chapitre se lit en entier :
"lettres rule jarnac", "lettres rule official/turn". D’autres mots sont cherchés dans les noms des clauses, dans leurs textes dans les deux langues, dans
leurs sources et dans ce qu’on dit à la table : "lettres rule joker repris". La clause la plus
probable vient à la fin. Le nom entier d’une clause la montre seule :
"lettres rule official/turn/extend". "lettres rule jarnac" commence par une demi-page en bref.

  -lang code  fr ou en (par défaut : la langue de l’environnement, ou fr)
  -h          cette aide

Le code de sortie est 0 quand une clause est trouvée, 1 sinon.
`
	theContents = "The rulebook, by chapters: ¦ Le règlement, par chapitres :"
	howToSearch = `Words find the clauses that speak of them: lettres rule empty bag.
Page by page: lettres rule official | less.
` + " ¦ " + `Des mots trouvent les clauses qui en parlent : lettres rule sac vide.
Page à page : lettres rule official | less.
`
	clausesShown = "%d clauses. One alone: its name behind lettres rule. ¦ %d clauses. Une seule : son nom après lettres rule."
	onePart      = "A part alone: ¦ Une partie seule :"
	noClause     = "no clause has %q ¦ aucune clause ne contient %q"
	noClauseBut  = "no clause has %q; did you mean %s? ¦ aucune clause ne contient %q ; est-ce %s ?"
	many         = "The %d most likely of %d clauses, the best one last; more words find fewer. ¦ Les %d plus probables de %d clauses, la meilleure à la fin ; précisez pour en trouver moins."
)

var phrases = new(say.Phrases)
