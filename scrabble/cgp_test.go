package scrabble_test

import (
	"fmt"
	"log"
	"math/rand/v2"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

func ExampleRules_ParseCGP() {
	rules, err := scrabble.Compile(scrabble.Classique(), gaddag.Lexicon())
	if err != nil {
		log.Fatal(err)
	}
	s, err := rules.ParseCGP("15/15/15/15/15/15/15/5VoLIERE3/15/15/15/15/15/15/15 AEINRST/ 12/76 0 lex ODS8;")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(s.Turn(), s.Rack(scrabble.A), s.Scores())
	fmt.Printf("B: %d tiles, %d known; bag: %d\n", s.Held(scrabble.B), s.Rack(scrabble.B).Len(), s.BagLen())
	best, _ := s.Best()
	fmt.Println(s.Notation(best), s.Points(best))
	fmt.Println(s.CGP())

	_, err = rules.ParseCGP("15/15/15/15/15/15/15/5VoLIERE/15/15/15/15/15/15/15 / 0/0 0")
	fmt.Println(err)
	// Output:
	// A AEINRST [12 76 0 0]
	// B: 7 tiles, 0 known; bag: 81
	// K5 TER.AINS 82
	// 15/15/15/15/15/15/15/5VoLIERE3/15/15/15/15/15/15/15 AEINRST/ 12/76 0
	// scrabble: position, the board "15/15/15/15/15/15/15/5VoLIERE/15/15/15/1…": row 8 has 12 squares, and must have 15
}

const emptyRows = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15"

func TestCGPReads(t *testing.T) {
	const two = "15/15/15/15/15/15/15/6MoT6/15/15/15/15/15/15/15"
	for _, tt := range []struct {
		options, text string
		racks         string // the known tiles, then / and the size where some are unknown
		bag           int
		phase         scrabble.Phase
		end           rulebook.Clause
		back          string // "" for text
	}{
		{"classique", emptyRows + " / 0/0 0", "/7 /7", 88, scrabble.Playing, "", ""},
		{"classique", emptyRows + " AEINRST/?ABCDEF 3/-5 1", "AEINRST ABCDEF?", 88, scrabble.Playing, "", emptyRows + " AEINRST/ABCDEF? 3/-5 1"},
		{"classique", emptyRows + " TSR/ 0/0 0", "RST/7 /7", 88, scrabble.Playing, "", emptyRows + " RST/ 0/0 0"},
		{"classique", "  " + emptyRows + "  /AEINRST   0/0  0   ", "/7 AEINRST", 88, scrabble.Playing, "", emptyRows + " /AEINRST 0/0 0"},
		{"classique", two + " AEINRST/ 0/10 0 lex ODS8; ld french; what ever it is", "AEINRST /7", 85, scrabble.Playing, "", two + " AEINRST/ 0/10 0"},
		{"classique", strings.Replace(two, "6MoT6", "114MoT51", 1) + " / 0/10 0", "", 0, 0, "", "error"},
		{"classique", strings.Replace(two, "6MoT6", "6MoT15", 1) + " / 0/10 0", "", 0, 0, "", "error"},
		// Three and four players, the one on turn first.
		{"classique players=3", emptyRows + " AEINRST// 1/2/3 2", "AEINRST /7 /7", 81, scrabble.Playing, "", ""},
		{"classique players=4", emptyRows + " /// 1/2/3/4 11", "/7 /7 /7 /7", 74, scrabble.Playing, "", ""},
		{"classique players=4", emptyRows + " /// 1/2/3/4 12", "/7 /7 /7 /7", 74, scrabble.Over, law.ScrabbleThreeRounds, ""},
		// Tiles that can only be in one place are known, and the player on turn has what
		// is left to have.
		{"classique rack=3 bag=AMOTTEES", two + " AE/ 0/10 0", "", 0, 0, "", "error"},
		{"classique rack=3 bag=AMT?TEES", two + " AE/ 0/10 0", "AE EST", 0, scrabble.Playing, "", two + " AE/EST 0/10 0"},
		{"classique rack=3 bag=AMT?TEES", two + " / 0/10 0", "/2 /3", 0, scrabble.Playing, "", ""},
		{"classique rack=3 bag=AMT?TEES", two + " A/E 0/10 0", "A/2 E/3", 0, scrabble.Playing, "", ""},
		{"classique rack=3 bag=AMT?TEES players=2", two + " AET/ES 0/10 0", "AET ES", 0, scrabble.Playing, "", ""},
		// The end: somebody is out, or there were passes enough.
		{"classique rack=3 bag=AMT?TE", two + " /AET 10/0 0", " AET", 0, scrabble.Over, law.ScrabbleEndOut, ""},
		{"classique rack=3 bag=AMT?TE", two + " AET/ 10/0 0", "AET ", 0, scrabble.Over, law.ScrabbleEndOut, ""},
		{"classique rack=3 bag=AMT?TE", two + " / 10/0 0", " AET", 0, scrabble.Over, law.ScrabbleEndOut, two + " /AET 10/0 0"},
		{"classique rack=3 bag=AMT?TEES", two + " AET/ES 0/10 6", "AET ES", 0, scrabble.Over, law.ScrabbleEndBlocked, ""},
		{"classique rack=3 bag=AMT?TEES", two + " AET/ES 0/10 5", "AET ES", 0, scrabble.Playing, "", ""},
		{"classique", emptyRows + " / 0/0 6", "/7 /7", 88, scrabble.Over, law.ScrabbleThreeRounds, ""},
		{"english", emptyRows + " / 0/0 5", "/7 /7", 86, scrabble.Playing, "", ""},
		{"english", emptyRows + " / 0/0 6", "/7 /7", 86, scrabble.Over, law.ScrabbleThreeRounds, ""},
	} {
		s, err := rulesOf(t, tt.options).ParseCGP(tt.text)
		if tt.back == "error" {
			if err == nil {
				t.Errorf("%s: %q is read as %s", tt.options, tt.text, s)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %q: %v", tt.options, tt.text, err)
			continue
		}
		var racks []string
		for p := range s.Players() {
			text := s.Rack(p).String()
			if s.Rack(p).Len() < s.Held(p) {
				text += fmt.Sprint("/", s.Held(p))
			}
			racks = append(racks, text)
		}
		if got := strings.Join(racks, " "); got != tt.racks {
			t.Errorf("%s: %q has the racks %q, want %q", tt.options, tt.text, got, tt.racks)
		}
		if s.BagLen() != tt.bag || s.Phase() != tt.phase || s.Setup().End != tt.end || s.Turn() != scrabble.A {
			t.Errorf("%s: %q is %s", tt.options, tt.text, s)
		}
		want := tt.back
		if want == "" {
			want = tt.text
		}
		if got := s.CGP(); got != want {
			t.Errorf("%s: %q is written %q", tt.options, tt.text, got)
		}
	}
}

func TestCGPErrors(t *testing.T) {
	r := rulesOf(t, "classique")
	for text, want := range map[string]string{
		"":                                 "it has 0 of these",
		"   ":                              "it has 0 of these",
		emptyRows + " / 0/0":               "it has 3 of these",
		emptyRows[3:] + " / 0/0 0":         "it has 14 rows",
		emptyRows + "/15 / 0/0 0":          "it has 16 rows",
		"14" + emptyRows[2:] + " / 0/0 0":  "row 1 has 14 squares",
		"16" + emptyRows[2:] + " / 0/0 0":  "row 1 has 16 squares",
		"/" + emptyRows[3:] + " / 0/0 0":   "row 1 has 0 squares",
		"015" + emptyRows[2:] + " / 0/0 0": "\"015\" in row 1 is neither",
		"999" + emptyRows[2:] + " / 0/0 0": "\"999\" in row 1 is neither",
		"ABCDEFGHIJKLMNOPQ" + emptyRows[2:] + " / 0/0 0":       "row 1 has 16 squares",
		"7.7" + emptyRows[2:] + " / 0/0 0":                     "\".7\" in row 1 is neither",
		"7É7" + emptyRows[2:] + " / 0/0 0":                     "\"É7\" in row 1 is neither",
		"7[CH]7" + emptyRows[2:] + " / 0/0 0":                  "\"[CH]7\" in row 1 is neither",
		emptyRows + " abc/ 0/0 0":                              "\"abc\" is not a rack",
		emptyRows + " A 0/0 0":                                 "racks: 1, and scores: 2, but 2 take part",
		emptyRows + " // 0/0 0":                                "racks: 3",
		emptyRows + " / 0 0":                                   "scores: 1",
		emptyRows + " / 0/x 0":                                 "the scores \"0/x\": it must be a number",
		emptyRows + " / 0/ 0":                                  "it must be a number",
		emptyRows + " / 0/0 x":                                 "the zero turns \"x\": it must be a number",
		emptyRows + " / 0/0 0;":                                "it must be a number",
		emptyRows + " / 0/0 7":                                 "passes is 7",
		emptyRows + " / 0/0 -1":                                "passes is -1",
		emptyRows + " / 0/99999999999999999999999 0":           "it must be a number",
		emptyRows + " AAAAAAAA/ 0/0 0":                         "A holds 8",
		emptyRows + " WW/ 0/0 0":                               "tiles that the game does not have",
		emptyRows + " " + strings.Repeat("A", 256) + "/ 0/0 0": "is not a rack",
		"7A7" + emptyRows[2:] + " / 0/0 0":                     "joined to each other",
		emptyRows + " / 0/0 0" + strings.Repeat(" x", 4096):    "position of",
	} {
		s, err := r.ParseCGP(text)
		if err == nil || !strings.Contains(err.Error(), want) || s != (scrabble.State{}) {
			t.Errorf("ParseCGP(%.80q): %v, want %q", text, err, want)
		} else if fr := rulebook.Explain(err, language.French); fr == rulebook.Explain(err, language.English) || len(fr) > 400 {
			t.Errorf("ParseCGP(%.80q) in French: %s", text, fr)
		}
	}
	if got := (scrabble.State{}).CGP(); got != "" {
		t.Errorf("the zero State in CGP is %q", got)
	}
}

// What CGP tells of a position comes back, whatever else there was.
func TestCGPOfEveryState(t *testing.T) {
	for i, options := range wanderOptions {
		r := rulesOf(t, options)
		n := r.Options().Players
		for game := range uint64(8) {
			wander(t, rand.New(rand.NewPCG(game, uint64(i))), r, func(step scrabble.Step) {
				s := step.After
				back, err := r.ParseCGP(s.CGP())
				if err != nil && n == 2 && r.Options().Duplicate == scrabble.NotDuplicate {
					t.Fatalf("%s: %v", s, err)
				}
				if err != nil {
					return // who has which of the last tiles cannot be told
				}
				whole := r.Options().Duplicate == scrabble.NotDuplicate && s.Phase() == scrabble.Playing && s.Setup().Open == scrabble.Move{}
				for p := range s.Players() {
					whole = whole && s.Rack(p).Len() == s.Held(p)
				}
				if !whole {
					return
				}
				if back.CGP() != s.CGP() {
					t.Fatalf("%s\ncomes back as\n%s", s.CGP(), back.CGP())
				}
				p := s.Setup()
				want := scrabble.Setup{Board: p.Board, Phase: p.Phase, Passes: p.Passes}
				for i := range n {
					q := (int(p.Turn) + i) % n
					want.Racks[i], want.Held[i], want.Scores[i] = p.Racks[q], p.Held[q], p.Scores[q]
				}
				if got := back.Setup(); got != want {
					t.Fatalf("%s\nis %+v\nwant %+v", s.CGP(), got, want)
				}
			})
		}
	}
}

// Of two racks, CGP tells the sizes even where it does not tell the tiles.
func TestCGPWithoutRacks(t *testing.T) {
	r := rulesOf(t, "classique")
	s := reach(t, r.Start(scrabble.B), "B +AEINRST", "A +EEIOUTT")
	p := s.Setup()
	p.Racks = [4]bag.Bag{}
	hidden := must.Get(r.FromSetup(p))(t)
	back, err := r.ParseCGP(hidden.CGP())
	if err != nil || back.Held(scrabble.A) != 7 || back.Held(scrabble.B) != 7 || back.BagLen() != s.BagLen() || back.Bag() != r.Options().Bag {
		t.Errorf("%s is read as %s, %v", hidden.CGP(), back, err)
	}
}
