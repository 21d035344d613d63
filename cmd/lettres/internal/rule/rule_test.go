package rule

import (
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/internal/programtest"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
)

var test programtest.Run = Run

func TestRule(t *testing.T) {
	for args, want := range map[string]string{
		"official/turn/bonus-compulsory": "celle qu’un mot a rapportée doit être\n    piochée",
		"bonus-comp -lang en":            "official/turn/bonus-compulsory\n    As long as",
		"SYNONYM entry":                  "",
		"jarnac echange":                 "clauses\u00a0; précisez",
		"-lang en jarnac swap":           "clauses; more words find fewer:\n\nofficial/",
		"LAC LACS":                       "official/words/same-entry\n",
		"-h":                             "usage\u00a0: lettres rule",
	} {
		status, stdout, stderr := test.Output(programtest.World(), args)
		if want == "" {
			if status != 1 || !strings.Contains(stderr, "aucune clause ne contient «\u00a0SYNONYM entry\u00a0»") {
				t.Errorf("%q: status %d, %s%s", args, status, stdout, stderr)
			}
			continue
		}
		if status != 0 || !strings.Contains(stdout, want) || stderr != "" {
			t.Errorf("%q: status %d, %s%s", args, status, stdout, stderr)
		}
	}
	for args, want := range map[string]string{
		"":                                      "quels mots\u00a0?",
		"-lang en":                              "which words?",
		"-lang en oficial/turn/extend":          "did you mean official/turn/extend?",
		"-lang en " + strings.Repeat("x", 9999): "no clause has",
	} {
		if status, stdout, stderr := test.Output(programtest.World(), args); status != 1 || stdout != "" || !strings.Contains(stderr, want) {
			t.Errorf("%q: status %d, %s%s", args, status, stdout, stderr)
		}
	}
	test.OutputFails(t, "swap", "LACS")
}

// What people say finds what the rules call otherwise, and other forms of a word.
func TestOtherWords(t *testing.T) {
	for query, want := range map[string]rulebook.Clause{
		"tirer une lettre": law.OfficialTurnBonusDraw, "reprendre un mot": law.RemedyTakeBack, "reprendre son mot": law.RemedyTakeBack,
		"pendule": law.OfficialTimePress, "appuyer": law.OfficialTimePress, "chrono": law.OfficialTimePress,
		"soixante-dix points": law.OfficialScoreMargin, "dix secondes": law.OfficialEndLastLine,
		"contester trop tard": law.OfficialContestWindow, "contest too late": law.OfficialContestWindow,
		"échanger des lettres": law.OfficialHandoverSwap, "voler un mot": law.JagoSteal, "oublié de piocher": law.RemedyDrawForgotten,
		"conjugués": law.OfficialWordsConjugations,
	} {
		if !slices.Contains(slices.Collect(Find(query, language.French)), want) {
			t.Errorf("%q does not find %s", query, want)
		}
	}
	for _, query := range []string{"zzz", "tirer zzz"} {
		if found := slices.Collect(Find(query, language.French)); len(found) > 0 {
			t.Errorf("%q finds %v", query, found)
		}
	}
}
