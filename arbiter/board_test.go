package arbiter_test

import (
	"errors"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/arbiter"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
)

// A board is typed as it is seen, in many ways.
func TestBoardsAsSeen(t *testing.T) {
	a := arbiter.New(gaddag.Lexicon(), games.All()...)
	for text, want := range map[string]string{
		"jeu : scrabble\nH .......CHAT....\nAlice : AEINRST, 23 points\nBruno : 17 points\n":                                                         "Alice 23, Bruno 17: 8H .ARNISTE 83",
		"jeu : scrabble\nH .......CHAT....\nAlice : 23 points, AEINRST\nBruno : 17 points, 7\n":                                                      "Alice 23, Bruno 17: 8H .ARNISTE 83",
		"jeu : scrabble\n8 . . . . . . . C H A T . . . .\nAlice :\nchevalet : a e i n r s t\npoints : 23\nBruno :\nscore : 17":                       "Alice 23, Bruno 17: 8H .ARNISTE 83",
		"game: scrabble\n8 7CHAT4\nAlice: AEINRST 23\nBruno: 17\nturn: Bruno\n":                                                                      "Bruno 17, Alice 23: nothing",
		"game: scrabble\n" + strings.Repeat("...............\n", 7) + "-------chat----\n" + strings.Repeat("...............\n", 7) + "rack: AEINRST": "A 0, B 0: H8 .ARNISTE 83",
		"game: scrabble\n8 | . . . . . . . C H A T . . . . | 8\nZoé: AEINRST, 1\nAlice: 2\nBob: 3\nturn: Bob":                                        "Bob 3, Zoé 1, Alice 2: nothing",
		"jeu : cartes\n..C..\nCRISE\n..A..\n..T..\nAlice :\nmain : AEINR2?\npoints : 12\nBruno : 7\n":                                                "Alice 12, Bruno 7: (-1,1)vARIEN*2@2 26",
		"jeu : jago\n6 . . . F A U X\nAlice :\nreliquat : AEEILNORSTTU\nBruno : AEEILNORSTDG\nà jouer : Bruno\n":                                     "Alice 4, Bruno 0: ",
		"jeu : jago\n6 ...faux\nAlice : AEEILNORSTTU\nBruno : AEEILNORSTDG\ncouleur : bleu\n":                                                        "Bruno 0, Alice 4: ",
	} {
		p, err := a.Position(strings.NewReader(text))
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		var seats []string
		for seat, name := range p.Names {
			seats = append(seats, name+" "+strconv.Itoa(p.At.Score(seat)))
		}
		got := strings.Join(seats, ", ") + ": nothing"
		if all := p.Lists[0].Moves; len(all) > 0 {
			got = strings.Join(seats, ", ") + ": " + all[0].Text + " " + strconv.Itoa(all[0].Points)
		}
		if !strings.HasPrefix(got, want) || !p.Hidden {
			t.Errorf("%q is %s, want %s", text, got, want)
		}
	}
}

// What is wrong with a board is said, with the line.
func TestBoardsAsSeenFaults(t *testing.T) {
	a := arbiter.New(gaddag.Lexicon(), games.All()...)
	for text, want := range map[string]string{
		"jeu : scrabble\n.......CHAT....\nAlice : AE":                                            "2 le plateau a 15 lignes",
		"jeu : scrabble\nP .......CHAT....\nAlice : AE":                                          "2 la ligne « P »",
		"jeu : scrabble\nH .......CHAT....\nH .......CHAT....\nAlice : AE":                       "3 la ligne « H »",
		"jeu : scrabble\nH ..............CHAT\nAlice : AE":                                       "2 une ligne a 15 cases",
		"jeu : scrabble\nH .......CHAT....\nAlice : ,":                                           "3 « » n’est pas un nombre",
		"jeu : scrabble\nH .......CHAT....\nAlice : , 18\nBruno : A, B":                          "4 « B » n’est pas un nombre",
		"jeu : scrabble\nH .......CHAT....\nAlice : AE, beaucoup":                                "3 « beaucoup » n’est pas un nombre",
		"jeu : scrabble\nH .......CHAT....\nAlice : AE\nalice : UI":                              "4 alice y figure deux fois",
		"jeu : scrabble\nH .......CHAT....\nAlice : AE\nà jouer : Zoé":                           "4 « Zoé » n’est pas un des joueurs",
		"jeu : scrabble\nH .......CHAT....\nle chat est là":                                      "3 « le chat est là » n’est pas une ligne",
		"jeu : scrabble\nH .......CHAT....\nAlice : AE\ncoup : I8:AI":                            "4 dans une position, aucun coup n’est jugé",
		"jeu : scrabble\nH .......CHAT....\nposition : 15/15":                                    "0 donnez des tapis",
		"jeu : scrabble\nH .......CHAT....\n" + strings.Repeat("A. \n", 70):                      "66 un plateau a 64 lignes au plus",
		"jeu : scrabble\nA:1\nB:1\nC:1\nD:1\nE:1\nF:1\nGG:A\nHH:A\nII:A\nJJ:A\nKK:A\nLL:A\nMM:A": "14 6 joueurs au plus",
		"jeu : scrabble\nH .......CHAT....\n" + strings.Repeat("x", 41) + " :":                   "3 « xxxxx",
	} {
		_, err := a.Position(strings.NewReader(text))
		var at *rulebook.RecordError
		line := 0
		if errors.As(err, &at) {
			line, err = at.Line, at.Err
		}
		if got := strconv.Itoa(line) + " " + strings.ReplaceAll(rulebook.Explain(err, language.French), "\u00a0", " "); err == nil || !strings.HasPrefix(got, want) {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}

// Whatever lines somebody types, a position is read or an error says why not.
func TestBoardsOfAnyLines(t *testing.T) {
	a := arbiter.New(gaddag.Lexicon(), games.All()...)
	parts := strings.Split("jeu : scrabble|jeu : jago|jeu : cartes|H .......CHAT....|..C..|CRISE|Alice|Bruno|rouge|chevalet|main de|points|couleur|à jouer|mot|:|,| , |>|18|-7|0 points|AEINRST|?|2|\n|\n|\n|1|8| |é|(|*", "|")
	rng := rand.New(rand.NewPCG(22, 2))
	for range 3000 {
		text := parts[rng.IntN(3)] + "\n"
		for range 1 + rng.IntN(14) {
			text += parts[rng.IntN(len(parts))]
		}
		if p, err := a.Position(strings.NewReader(text)); err == nil && p.Names == nil {
			t.Errorf("%q has no players, and no error", text)
		}
	}
}
