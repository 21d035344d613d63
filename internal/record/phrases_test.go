package record_test

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/record"
	"github.com/jeudelettres/lettres/rulebook"
)

// Each fault of a record, for a reader of French.
func TestFaultsInFrench(t *testing.T) {
	two := record.Game{Name: "jeu", Least: 2, Most: 2}
	var said []string
	check := func(err error, fr string) {
		t.Helper()
		if got := rulebook.Detail(err, language.French); got != fr {
			t.Errorf("%v: in French %q, want %q", err, got, fr)
		}
		en := rulebook.Detail(err, language.English)
		if err == nil || en != err.Error() {
			t.Errorf("%v: in English %q", err, en)
		}
		said = append(said, en)
	}
	for text, fr := range map[string]string{
		"@game":                    "ligne 1 : après @game vient un mot, et non 0",
		"@game jarnac":             `ligne 1 : c'est une partie de "jarnac", et non de jeu`,
		"@rules a\n\n@rules a":     "ligne 3 : @rules apparaît deux fois",
		"@players A B\n@players":   "ligne 2 : @players apparaît deux fois",
		"@option a=1 b=2":          "ligne 1 : après @option vient un nom=valeur, et non 2 mots",
		"@option a":                `ligne 1 : "a" n'est pas de la forme nom=valeur`,
		"@option a=1\n@option a=1": `ligne 2 : l'option "a" apparaît deux fois`,
		"@players Alice":           "ligne 1 : joueurs nommés : 1, et jeu se joue de 2 à 6",
		"@players Alice Alice":     `ligne 1 : deux joueurs ont le nom "Alice"`,
		"@players Alice @Bob":      `ligne 1 : le nom "@Bob" commence par @, comme un en-tête`,
		"@first A\n@toss A=A":      "ligne 2 : qui commence se dit par @toss ou par @first, mais pas par les deux",
		"@first Alice":             `ligne 1 : il n'y a pas de joueur "Alice"`,
		"@toss":                    "ligne 1 : après @toss vient ce que chacun a tiré, comme NOM=X",
		"@toss A":                  `ligne 1 : "A" n'est pas de la forme NOM=X`,
		"@toss A=X A=Y":            `ligne 1 : "A" tire deux fois`,
		"@Game jeu":                `ligne 1 : il n'y a pas d'en-tête "@Game"`,
		"A +A\n@rules plain":       "ligne 2 : @rules suit un coup, et les en-têtes précèdent le premier",
		"A +A +B":                  "ligne 1 : après le nom d'un joueur vient un coup, et non 2 mots",
		"A \xFF":                   "ligne 1 : le texte n'est pas en UTF-8",
		"A +A\x00":                 "ligne 1 : il y a un caractère de commande, U+0000",
		"#" + strings.Repeat("x", record.MaxLine):   "ligne 1 : une ligne a au plus 4096 octets",
		strings.Repeat("\n", record.MaxLines) + "#": "ligne 8193 : une partie notée a au plus 8192 lignes",
	} {
		_, err := read(strings.NewReader(text))
		check(err, fr)
	}
	_, err := record.NewReader(strings.NewReader("@players A"), two).Head()
	check(err, "ligne 1 : joueurs nommés : 1, et jeu se joue à 2")
	check(new(record.Error), "aucune raison n'est donnée")
	_, err = read(strings.NewReader("A +A\u200B"))
	check(err, "ligne 1\u00a0: il y a un caractère qui ne se voit pas, U+200B, et seul un commentaire peut en avoir")
	check(record.ErrRules, "les règles ne sont pas celles de la partie notée")
	for fr, spoil := range map[string]func(*whole){
		`ligne 8 : le nom d'un joueur : "Al ice" n'est pas un seul mot`:               func(w *whole) { w.Head.Players[0] = "Al ice" },
		"ligne 8 : le nom d'un joueur : il manque un mot":                             func(w *whole) { w.Head.Players[0] = "" },
		`ligne 8 : le nom d'un joueur : "#B" contient un #, qui ouvre un commentaire`: func(w *whole) { w.Head.Players[0] = "#B" },
		"ligne 9 : il n'y a pas de joueur 7":                                          func(w *whole) { w.Head.Toss, w.Head.First = nil, 7 },
	} {
		w, _ := read(strings.NewReader(sample))
		spoil(&w)
		_, err := w.text()
		check(err, fr)
	}
	v := &rulebook.Violation{Clause: rulebook.OfficialTurnPass}
	for _, tt := range []struct {
		err record.Error
		fr  string
	}{
		{record.Error{Move: 3, Err: fmt.Errorf("jeu: %w", v)}, "coup 3 : " + v.Detail(language.French)},
		{record.Error{Err: v}, v.Detail(language.French)},
	} {
		if got := rulebook.Detail(&tt.err, language.French); got != tt.fr {
			t.Errorf("%v: in French %q, want %q", &tt.err, got, tt.fr)
		}
		said = append(said, tt.err.Error())
	}
	// There is no other.
	source, err := os.ReadFile("phrases.go")
	if err != nil {
		t.Fatal(err)
	}
	_, formats, _ := strings.Cut(string(source), "// What is wrong with ")
	formats, _, _ = strings.Cut(formats, "\n)\n")
	for _, m := range regexp.MustCompile(`(?m)^\t\w+ += "(.*)"$`).FindAllStringSubmatch(formats, -1) {
		words := regexp.MustCompile(`%#?[a-zU]`).Split(m[1], -1)
		if !slices.ContainsFunc(said, func(text string) bool { return holds(text, words) }) {
			t.Errorf("nothing says %q", m[1])
		}
	}
}

// holds reports whether all these stand in text, in their order.
func holds(text string, words []string) bool {
	for _, w := range words {
		_, after, found := strings.Cut(text, w)
		if !found {
			return false
		}
		text = after
	}
	return true
}
