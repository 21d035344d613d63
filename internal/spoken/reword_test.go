package spoken

import (
	"slices"
	"testing"
)

// A text is said again in plainer words, the last of which is what the reader hears at the latest.
func TestRewordings(t *testing.T) {
	for text, want := range map[string]string{
		"annonce le changement de trois jetons (I, U, V) et reçoit E, S et T.": "le change de trois jetons I, U, V et recoit E, S et T",
		"déclare finir son tour, Rouge gardant l'avantage":                     "finit son tour, Rouge GARDANT l'avantage",
		"pose CHAT, ne pioche pas : passe":                                     "pose CHAT, ne pioche pas : passe",
		"ne pioche pas : elle échange V, W et K contre E, A et S":              "elle echange V, W et K contre E, A et S",
		"L1 : RIME + P -> PRIMES":                                              "RIME > PRIMES",
		"Jarnac L1 : CHANT + E + R -> CHANTRE":                                 "jarnac CHANT > CHANTRE",
		"F5 : MOULE -> POUCE":                                                  "MOULE > POUCE",
		"port -> portail et x2 sur le p":                                       "PORT -> PORTAIL et x2 sur le P",
		"met le joker en z : zoo":                                              "met le joker en Z : ZOO",
		"attends, reprend wagon":                                               "reprend WAGON",
		"revole : main":                                                        "vole MAIN",
		"en h8 : wagon lol":                                                    "h8 : WAGON LOL",
		"pioche y :(":                                                          "pioche y",
		"et une lettre : un S":                                                 "une lettre : un S",
		"MARI + NE ça fait MARINE":                                             "MARI > MARINE",
		"décide de passer":                                                     "passe",
	} {
		all := append([]string{text}, rewordings(text)...)
		if all[len(all)-1] != want {
			t.Errorf("%q: %q, want %q", text, all, want)
		}
	}
	for _, text := range []string{"", "passe", "RAT", "8H:CHAT", "2:TZAR", "+AEI"} {
		if all := rewordings(text); slices.ContainsFunc(all, func(s string) bool { return s != text }) {
			t.Errorf("%q: %q", text, all)
		}
	}
}

func TestIsRuling(t *testing.T) {
	for text, want := range map[string]bool{
		"VALSE : bon.":                                  true,
		"Décision de l'arbitre : mot refusé.":           true,
		"VENAIT est pas bon, Denis reprend ses lettres": true,
		"PLAGE est valable":                             true,
		"Denis pioche S et T, le mot est bon":           false,
		"bon, je pose RAT":                              false,
		"RAT est bon, Jarnac TZAR":                      false,
		"est-ce que VALSE est bon ?":                    false,
		"je conteste, VALSE est faux":                   false,
		"Alice BON":                                     false,
		"FAUX":                                          false,
		"Alice: BON":                                    false,
		"Denis passe":                                   false,
		"les mots VALSE et VALSEUR sont bons et valables ": false,
	} {
		if got := IsRuling(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}
