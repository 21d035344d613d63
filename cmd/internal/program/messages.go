package program

import (
	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
	"golang.org/x/text/message"
	"golang.org/x/text/message/catalog"

	"github.com/jeudelettres/lettres/internal/bilingual"
)

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

	{"The toss: the letter nearest to A starts", "Le tirage au sort\u00a0: qui tire la lettre la plus proche du A commence"},
	{"The toss: heads or tails", "Le tirage au sort\u00a0: pile ou face"},
	{"a tie, both draw again", "égalité, on recommence"},
	{"%s starts", "%s commence"},

	{"Turn %d: %s", "Tour %d\u00a0: %s"},
	{"draws %s", "pioche %s"},
	{"puts %s aside and draws %s", "met de côté %s et pioche %s"},
	{"line %d", "ligne %d"},
	{"“I pass.”", "«\u00a0Je passe.\u00a0»"},
	{"gives the game up", "abandonne"},
	{"Jarnac!", "Jarnac\u00a0!"},
	{"taken from %s (rack), now line %d", "pris à %s (reliquat), désormais ligne %d"},
	{"taken from %s (line %d), now line %d", "pris à %s (ligne %d), désormais ligne %d"},
	{"leaving %s", "en rendant %s"},
	{"rack", "reliquat"},
	{"bag", "sac"},

	{"announced, and not taken", "annoncé, mais pas pris"},
	{"%s: %s", "%s : %s"},
	{"%s is good, and stays", "%s est valable et reste"},
	{"%s is bad: %s", "%s est erroné\u00a0: %s"},
	{"the dictionary does not have it", "il ne figure pas au dictionnaire"},
	{"words of its kind are not admitted", "les mots de cette sorte ne sont pas admis"},

	{"Move %d: %s %s", "Coup %d : %s %s"},
	{"%s is not legal: %s.", "%s n’est pas permis : %s."},
	{"The rule", "La règle"},
	{"If it has happened", "Si c’est arrivé"},
	{"The game is not over", "La partie n’est pas finie"},
	{"%s is on turn", "À %s de jouer"},
	{"draw", "piocher"},
	{"swap", "échanger"},
	{"say Jarnac", "dire Jarnac"},
	{"lay a word", "poser un mot"},
	{"transform", "transformer"},
	{"pass", "passer"},
	{"let it go", "laisser passer"},
	{"contest", "contester"},
	{", among them ", ", dont "},
	{": ", " : "},

	{"The count", "Le décompte"},
	{"penalties", "pénalités"},
	{"Jarnacs ", "Jarnacs\u00a0: "},
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
	{"%d moves, all legal", "%d move, and legal", "%d moves, all legal", "%d coup, permis", "%d coups, tous permis"},
	{"%d choices", "%d choice", "%d choices", "%d choix", "%d choix"},
	{"%d games", "%d game", "%d games", "%d partie", "%d parties"},
}

var messages = func() catalog.Catalog {
	b := catalog.NewBuilder(catalog.Fallback(language.English))
	must := func(err error) {
		if err != nil {
			panic("program: " + err.Error())
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
	return message.NewPrinter(bilingual.Match(tag), message.Catalog(messages))
}
