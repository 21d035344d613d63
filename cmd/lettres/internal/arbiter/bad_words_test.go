package arbiter

import (
	"strings"
	"testing"
)

// A contest names each bad word, in all games: those of a move, and those that were taken at one
// handover.
func TestContestNamesEachBadWord(t *testing.T) {
	for _, tt := range []struct {
		clause       string
		record       string
		bad          []string // as the effect of the contest has them
		en, fr, good []string // what is said of the bad words, and the words that are good
	}{
		{
			"scrabble/contest",
			"@game scrabble;Alice +XWKHTSE;Bruno +AEIOUNR;Alice 8H:XWK;Alice +AEI;Bruno 7H:ROU;Alice ?",
			[]string{`{"Text":"ROU"`, `{"Text":"RX"`, `{"Text":"OW"`, `{"Text":"UK"`},
			[]string{"ROU is bad", "RX is bad", "OW is bad", "UK is bad"},
			[]string{"ROU est erroné", "RX est erroné", "OW est erroné", "UK est erroné"}, nil,
		},
		{
			"cards/contest-several",
			"@game scrabblecards;Alice +CRISEA2;Bruno +HATEMI3;Alice (0,0)>CRISE;Alice +LLMOU;Bruno (1,0)>HATE;Alice ?",
			[]string{`"Bad":[{"Text":"CH"`, `{"Text":"IT"`},
			[]string{"CH is bad", "IT is bad"}, []string{"CH est erroné", "IT est erroné"}, []string{"HATE", "RA", "SE"},
		},
		{
			"jago/contest-several",
			"@game jago;Alice +CRISEATLLMOU;Bruno +HATEMIXWKZEE;Alice 6E:CRISE;Alice -;Alice +AAAAA;Bruno 7E:HATE;Alice ?",
			[]string{`"Bad":["CH","IT"]`}, []string{"No word: CH, IT"}, []string{"Erroné : CH, IT"}, []string{"HATE", "RA", "SE"},
		},
		{
			"official/contest/double",
			"@game jarnac;@rules classic;Alice +ABUZRT;Alice RAT;Alice +T;Alice BUT;Alice +W;Alice -;Bruno !1:RATZ;Bruno !2:BUTW;Alice ?",
			[]string{`"Undone":[{"Word":"RATZ"`, `{"Word":"BUTW"`},
			[]string{"RATZ is bad", "BUTW is bad"}, []string{"RATZ est erroné", "BUTW est erroné"}, nil,
		},
	} {
		t.Run(tt.clause, func(t *testing.T) {
			game, moves, _ := strings.Cut(tt.record, ";Alice")
			record := lines(strings.Split(game+";@option validation=contest;@players Alice Bruno;@first Alice;Alice"+moves, ";")...)
			if status, got, stderr := arbiterOf(record, "-json"); status != 0 || stderr != "" || !hasEach(got, tt.bad) {
				t.Errorf("status %d, %s: %q are not in the effect of\n%s", status, stderr, tt.bad, got)
			}
			for lang, want := range map[string][]string{"en": tt.en, "fr": tt.fr} {
				status, got, stderr := arbiterOf(record, "-lang", lang)
				got = strings.Join(strings.Fields(got), " ")
				if status != 0 || stderr != "" || !strings.Contains(got, tt.clause) {
					t.Fatalf("status %d, %s\n%s", status, stderr, got)
				}
				for _, said := range want {
					if !strings.Contains(got, said) {
						t.Errorf("%s: %q is not in\n%s", lang, said, got)
					}
				}
				for _, w := range tt.good {
					if strings.Contains(got, w+" is bad") || strings.Contains(got, w+" est erroné") {
						t.Errorf("%s: %s is called bad in\n%s", lang, w, got)
					}
				}
			}
		})
	}
}

// hasEach reports whether the effect of a contest, in the lines of a record as JSON, has each of these.
func hasEach(lines string, each []string) bool {
	_, effect, found := strings.Cut(lines, `"effect":`)
	for _, one := range each {
		found = found && strings.Contains(effect, one)
	}
	return found
}
