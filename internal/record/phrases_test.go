package record_test

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/record"
	"github.com/jeudelettres/lettres/internal/test/gametest"
)

// Each fault of a record, for a reader of French.
func TestFaultsInFrench(t *testing.T) {
	var said []string
	check := func(err error, fr string) {
		t.Helper()
		said = append(said, gametest.InFrench(t, "", err, fr))
	}
	for text, fr := range map[string]string{
		"@game":                        "ligne 1 : après @game vient un mot, et non 0",
		"@game jarnac":                 `ligne 1 : c’est une partie de « jarnac », et non de jeu`,
		"@rules short\n\n@rules short": "ligne 3 : @rules est donné deux fois",
		"@players A B\n@players":       "ligne 2 : @players est donné deux fois",
		"@option a":                    `ligne 1 : « a » n’est pas de la forme nom=valeur`,
		"@players Alice":               "ligne 1 : 1 joueur est nommé, et le jeu se joue de 2 à 6",
		"@players Alice Alice":         `ligne 1 : deux joueurs ont le nom « Alice »`,
		"@players Alice @Bob":          `ligne 1 : le nom « @Bob » commence par @, comme un en-tête`,
		"@first A\n@toss A=A":          "ligne 2 : @toss et @first s’excluent",
		"@first Alice":                 `ligne 1 : joueur inconnu « Alice »`,
		"@toss":                        "ligne 1 : après @toss vient ce que chacun a tiré, comme NOM=X",
		"@toss A":                      `ligne 1 : « A » n’est pas de la forme NOM=X`,
		"@toss A=X A=Y":                `ligne 1 : « A » tire deux fois`,
		"@Game jeu":                    `ligne 1 : en-tête inconnu « @Game »`,
		"A +A\n@rules plain":           "ligne 2 : @rules après un coup : les en-têtes précèdent le premier coup",
		"A +A +B":                      "ligne 1 : après le nom d’un joueur vient un coup, et non 2 mots",
		"A \xFF":                       "ligne 1 : le texte n’est pas en UTF-8",
		"A +A\x00":                     "ligne 1 : caractère de commande U+0000",
		"#" + strings.Repeat("x", record.MaxLine):   "ligne 1 : une ligne a au plus 4096 octets",
		strings.Repeat("\n", record.MaxLines) + "#": "ligne 8193 : une partie notée a au plus 8192 lignes",
	} {
		_, err := readJeu(strings.NewReader(text))
		check(err, fr)
	}
	_, err := untossed.Read(strings.NewReader("@players A"))
	check(err, "ligne 1 : 1 joueur est nommé, et le jeu se joue à 2")
	_, err = readJeu(strings.NewReader("A +A\u200B"))
	check(err, "ligne 1\u00a0: caractère invisible U+200B, admis dans les seuls commentaires")
	_, err = jeux.Read(strings.NewReader("@toss A=AA B=B"))
	check(err, "ligne 1\u00a0: à chaque tirage du toss, un joueur tire une lettre")
	_, err = jeux.Read(strings.NewReader("@option rows=5\n@option lines=5"))
	check(err, `ligne 2 : l’option « lines » est donnée deux fois`)
	_, err = jeux.Read(strings.NewReader("@option players=5"))
	check(err, "ligne 1\u00a0: la partie se joue à 5, et 2\u00a0joueurs sont nommés")
	_, err = untossed.Read(strings.NewReader("@toss A=A"))
	check(err, "ligne 1\u00a0: il n’y a pas de toss à ce jeu\u00a0: les joueurs conviennent de qui commence, et @first le dit")
	said = append(said, record.OtherRules("jeu").Error())
	for fr, spoil := range map[string]func(*jeuRecord){
		"ligne 3\u00a0: le nom d’un joueur\u00a0: «\u00a0Al\\u00a0ice\u00a0» n’est pas un seul mot":          func(r *jeuRecord) { r.Players[0] = "Al\u00a0ice" },
		"ligne 3\u00a0: le nom «\u00a0A a a a a a a a a\u00a0» a plus de 8 mots":                             func(r *jeuRecord) { r.Players[0] = "A" + strings.Repeat(" a", 8) },
		"ligne 3\u00a0: le nom «\u00a0A,\u00a0» contient une virgule, qui sépare les noms":                   func(r *jeuRecord) { r.Players[0] = "A," },
		"ligne 3\u00a0: le nom «\u00a0A b=c\u00a0» a plusieurs mots et contient un =, dont le toss a besoin": func(r *jeuRecord) { r.Players[0] = "A b=c" },
		"ligne 3 : le nom d’un joueur : il manque un mot":                                                    func(r *jeuRecord) { r.Players[0] = "" },
		`ligne 3 : le nom d’un joueur : « #B » contient un #, qui ouvre un commentaire`:                      func(r *jeuRecord) { r.Players[0] = "#B" },
		"ligne 4 : joueur inconnu : 7":                                          func(r *jeuRecord) { r.First = 7 },
		"B a gagné le toss, et non A, qui commence":                             func(r *jeuRecord) { r.Toss = []round{{'B', 'A'}} },
		"coup 1 : le texte «\u00a0+A\u00a0» n’est pas le coup «\u00a0+B\u00a0»": func(r *jeuRecord) { r.Moves[0].Text = "+A" },
	} {
		rec := jeuRecord{Options: two, Players: []string{"A", "B"}, Moves: []jeuMove{{Move: "+B"}}}
		spoil(&rec)
		_, err := rec.AppendText(nil)
		check(err, fr)
	}
	gametest.AllSaid(t, "// What is wrong with ", said) // there is no other
}
