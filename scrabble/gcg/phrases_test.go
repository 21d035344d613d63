package gcg

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
)

// Each fault of a file, for a reader of French.
func TestFaultsInFrench(t *testing.T) {
	var said []string
	check := func(err error, fr string) {
		t.Helper()
		said = append(said, gametest.InFrench(t, "", err, fr))
	}
	for text, fr := range map[string]string{
		"#player1 a":                          "ligne 1 : 1 joueur est nommé, et il en faut de 2 à 4",
		"#player5 a":                          "ligne 1 : il n’y a pas de #player5 : ils ont un numéro de 1 à 4",
		"#player1":                            "ligne 1 : #player1 n’a pas de pseudonyme",
		"#player1 a\n#player1 b":              "ligne 2 : #player1 apparaît deux fois",
		"#player1 a\u202Eb":                   "ligne 1 : caractère invisible U+202E, admis dans les seuls commentaires",
		"#player1 a\n#player2 a":              `ligne 2 : deux joueurs ont le pseudonyme « a »`,
		"#player1 a Al\n#player2 b Al":        `ligne 2 : deux joueurs ont le nom « Al »`,
		"#player1 a\n#player3 b":              "ligne 2 : il manque #player2",
		two + ">a: AB - +0\n#player3 c":       "ligne 4 : #player3 suit un coup",
		two + "#character-encoding UTF-8":     "ligne 3 : #character-encoding n’est pas à la première ligne",
		"#character-encoding x":               `ligne 1 : le codage « x » n’est pas connu : il y a UTF-8 et ISO-8859-1`,
		"#character-encoding UTF-8\n#\xFF":    "ligne 2 : le texte n’est pas en UTF-8",
		"#\x00":                               "ligne 1 : caractère de commande U+0000",
		"8H MOT":                              `ligne 1 : « 8H MOT » ne commence ni par # ni par >, et ne continue aucune note`,
		two + ">a AB":                         `ligne 3 : après > viennent le pseudonyme d’un joueur et deux-points, et non « a »`,
		two + ">c: AB":                        `ligne 3 : joueur inconnu « c »`,
		two + ">a: AB":                        "ligne 3 : il manque ce que fait le joueur",
		two + ">a: AB (abandon) +0":           `ligne 3 : il n’y a pas de coup « (abandon) »`,
		two + ">a: AB 16A AB +0":              `ligne 3 : il n’y a pas de case « 16A »`,
		two + ">a: AB 8H":                     "ligne 3 : il manque le mot",
		two + ">a: AB 8H A? +0":               `ligne 3 : « A? » n’est pas un mot fait de lettres de A à Z, a à z pour les jokers, et de points`,
		two + ">a: AB 8H ... +0":              `ligne 3 : « ... » ne pose aucun jeton`,
		two + ">a: ab - +0":                   `ligne 3 : « ab » n’est pas fait de jetons de A à Z et ?`,
		two + ">a: É - +0":                    `ligne 3 : « É » a une lettre qui n’est sur aucun jeton : les accents s’omettent`,
		two + ">a: AB 8H ABCDEFGHIJKLMNOP +0": "ligne 3 : un mot a au plus 15 lettres",
		two + ">a: ABCDEFGHIJKLMNOP - +0":     "ligne 3 : un chevalet a au plus 15 jetons",
		two + ">a: AB -":                      "ligne 3 : il manque les points",
		two + ">a: AB - x":                    `ligne 3 : « x » n’est pas un nombre`,
		two + ">a: AB - 1000001":              `ligne 3 : « 1000001 » dépasse 1000000 points`,
		"#" + strings.Repeat("x", maxLine):    "ligne 1 : une ligne a au plus 4096 octets",
		strings.Repeat("\n", maxLines) + "#":  "ligne 8193 : un fichier a au plus 8192 lignes",
	} {
		_, err := readText(text)
		check(err, fr)
	}
	for fr, spoil := range map[string]func(*file){
		"ligne 7 : joueur inconnu : 7":                func(f *file) { f.events[0].Player = 7 },
		"ligne 7 : cette ligne se relirait autrement": func(f *file) { f.events[0].Tiles = "A" },
	} {
		f, _ := readText(sample)
		spoil(&f)
		_, err := f.appendTo(nil)
		check(err, fr)
	}
	gametest.AllSaid(t, "// What is wrong with ", said) // there is no other
}
