package show

import (
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
	"golang.org/x/text/message"
	"golang.org/x/text/message/catalog"
)

// languages are those that everything is written in.
var languages = []language.Tag{language.English, language.French}

var matcher = language.NewMatcher(languages)

// Match is French or English, whichever serves a reader of tag better.
func Match(tag language.Tag) language.Tag {
	_, i, _ := matcher.Match(tag)
	return languages[i]
}

// A text is the two texts of a message; the English one is its key.
type text struct{ en, fr string }

// A counted text depends on its first argument, a number.
type counted struct{ key, en1, en, fr1, fr string }

var texts = []text{
	{"Jarnac, the official rules", "Jarnac, règles officielles"},
	{"Jarnac, the official rules, competition formula", "Jarnac, règles officielles, formule compétition"},
	{"Jarnac, the rules of the box", "Jarnac, règle de la boîte"},
	{"Jarnac, the rules of the box, for tournaments", "Jarnac, règle de la boîte, formule des tournois"},
	{"seed %s", "graine %s"},
	{"seeds %s to %s", "graines %s à %s"},

	{"The toss: the letter nearest to A starts", "Le tirage au sort : qui tire la lettre la plus proche du A commence"},
	{"The toss: heads or tails", "Le tirage au sort : pile ou face"},
	{"a tie, both draw again", "égalité, on recommence"},
	{"%s starts", "%s commence"},

	{"Turn %d: %s", "Tour %d : %s"},
	{"draws %s", "pioche %s"},
	{"puts %s aside and draws %s", "met de côté %s et pioche %s"},
	{"line %d", "ligne %d"},
	{"“I pass.”", "« Je passe. »"},
	{"no Jarnac: lets the last chance go", "pas de Jarnac : laisse passer la dernière chance"},
	{"gives the game up", "abandonne"},
	{"Jarnac!", "Jarnac !"},
	{"taken from %s (rack), now line %d", "pris à %s (reliquat), désormais ligne %d"},
	{"taken from %s (line %d), now line %d", "pris à %s (ligne %d), désormais ligne %d"},
	{"leaving %s", "en rendant %s"},
	{"rack", "reliquat"},
	{"bag", "sac"},
	{"Beside a line, * is a word just laid, ! one taken by a Jarnac, or lost to it.",
		"À côté d’une ligne, * est un mot qu’on vient de poser, ! un mot pris par un Jarnac, ou perdu."},

	{"The count", "Le décompte"},
	{"total", "total"},
	{"%s wins", "%s gagne"},
	{"A drawn game", "Partie nulle"},
	{"The end", "La fin"},
	{"The verdict", "Le verdict"},
	{"a ruling of this library, where the rules are silent or unclear", "décision de cette bibliothèque, là où la règle se tait ou n’est pas claire"},

	{"drawn", "nulles"},
	{"won", "gagnées"},
	{"points a game", "points par partie"},
	{"Jarnacs a game", "Jarnacs par partie"},
	{"moves a game", "coups par partie"},
	{"turns a game", "tours par partie"},
	{"letters a word", "lettres par mot"},
	{"Ended by", "Finies par"},
	{"Decided by", "Jugées par"},
	{"%.1f s, %.0f games a second", "%.1f s, %.0f parties par seconde"},
}

var counts = []counted{
	{"%d points", "%d point", "%d points", "%d point", "%d points"},
	{"%d letters", "%d letter", "%d letters", "%d lettre", "%d lettres"},
	{"%d Jarnacs", "%d Jarnac", "%d Jarnacs", "%d Jarnac", "%d Jarnacs"},
	{"%d games", "%d game", "%d games", "%d partie", "%d parties"},
}

var messages = func() catalog.Catalog {
	b := catalog.NewBuilder(catalog.Fallback(language.English))
	must := func(err error) {
		if err != nil {
			panic("show: " + err.Error())
		}
	}
	for _, t := range texts {
		must(b.SetString(language.English, t.en, t.en))
		must(b.SetString(language.French, t.en, t.fr))
	}
	for _, c := range counts {
		must(b.Set(language.English, c.key, plural.Selectf(1, "%d", plural.One, c.en1, plural.Other, c.en)))
		must(b.Set(language.French, c.key, plural.Selectf(1, "%d", plural.One, c.fr1, plural.Other, c.fr)))
	}
	return b
}()

func printer(tag language.Tag) *message.Printer {
	return message.NewPrinter(Match(tag), message.Catalog(messages))
}
