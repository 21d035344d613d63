package stats

import "github.com/jeudelettres/lettres/internal/say"

const (
	none       = "no game that can be read in %d file{s} ¦ aucune partie lisible dans %d fichier{s}"
	noneOf     = "no game of %q; %d game{s} of others ¦ aucune partie de %q ; %d partie{s} d'autres joueurs"
	strangers  = "%q does not play in %d other game{s}. ¦ %q ne joue pas dans %d autre{s} partie{s}."
	moreUnread = "and %d more that cannot be read ¦ et %d autre{s} que l'on ne peut lire"

	usage = `It tells you how you play, from the games that you keep.

usage: lettres stats [flags] [file or folder...]

  -name name  whose games these are; without it, those of the first player of each who
              is no bot
  -game name  of this game alone
  -json       a JSON object for each game, for programs
  -lang tag   fr or en (default: the language of the environment, or fr)
  -h          this help

It reads records, GCG, files of many games, and folders of them; without a file the games
that lettres serve keeps. Month by month it says how many Jarnacs you took and missed and
how many points you make in a turn; then your longest words, and with which letters you
begin badly. What you missed is exact, by the rules and the list of words: lettres review
says more of one game. The month is that of a line "date: 2026-03-12", or else that in
which the file was last changed. In Jago, points are letters of your colour.
` + " ¦ " +
		`Vous dit comment vous jouez, d'après les parties que vous gardez.

usage : lettres stats [options] [fichier ou dossier...]

  -name nom   de qui sont ces parties ; sans lui, du premier joueur de chacune qui n'est
              pas un robot
  -game nom   de ce jeu seulement
  -json       un objet JSON par jeu, pour les programmes
  -lang code  fr ou en (par défaut : la langue de l'environnement, ou fr)
  -h          cette aide

Lit des parties notées, du GCG, des fichiers de plusieurs parties et des dossiers ; sans
fichier, les parties que garde lettres serve. Mois par mois, les Jarnacs réalisés et
manqués et les points par tour ; puis vos plus longs mots, et les lettres avec lesquelles
vous commencez mal. Ce qui a été manqué est exact, selon les règles et la liste de mots :
lettres review en dit plus d'une partie. Le mois est celui d'une ligne « date : 2026-03-12 »,
sinon celui où le fichier a été modifié. Au Jago, les points sont les lettres de votre
couleur.
`
)

var phrases = new(say.Phrases)
