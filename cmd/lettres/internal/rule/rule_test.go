package rule

import (
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/internal/programtest"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
)

var test programtest.Run = func(args []string, w program.World) int { return Run(args, w, games.All()) }

func TestRule(t *testing.T) {
	for args, want := range map[string]string{
		"Jarnac": "Jarnac en bref\n\n  Au toss, chacun tire une lettre", "jarnac -lang en": "Jarnac in brief\n\n  Each player draws",
		"official/turn/bonus-compulsory": "celle qu’un mot a rapportée doit être\n    piochée",
		"bonus-comp -lang en":            "official/turn/bonus-compulsory\n    As long as",
		"SYNONYM entry":                  "",
		"jarnac echange":                 "Les 5 plus probables de",
		"-lang en jarnac swap":           "clauses, the best one last; more words find fewer.\n",
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
		"-lang en oficial/turn/extend":          "did you mean official/turn/extend?",
		"-lang en " + strings.Repeat("x", 9999): "no clause has",
	} {
		if status, stdout, stderr := test.Output(programtest.World(), args); status != 1 || stdout != "" || !strings.Contains(stderr, want) {
			t.Errorf("%q: status %d, %s%s", args, status, stdout, stderr)
		}
	}
	test.OutputFails(t, "swap", "LACS")
}

// Every game, chapter and part of one is read whole, in lines of 80 columns, and the contents name all of them.
func TestChapters(t *testing.T) {
	_, text, _ := test.Output(programtest.World(), "")
	for name := range heads {
		if !strings.Contains(text, "lettres rule "+name+" ") {
			t.Errorf("%s is not in\n%s", name, text)
		}
	}
	for chapter := range chapters() {
		if heads[chapter] == "" {
			t.Errorf("%s has no name in words", chapter)
		}
	}
	read := map[rulebook.Clause]bool{}
	for _, query := range []string{"jarnac", "scrabble", "cartes", "jago", "remedy", "tournament", "official/handover", "classic"} {
		for _, lang := range []string{"fr", "en"} {
			status, text, stderr := test.Output(programtest.World("LANG="+lang), query)
			if status != 0 || stderr != "" || strings.Contains(text, "…") {
				t.Errorf("%s: status %d, %s%s", query, status, stderr, text)
			}
			plain := strings.Join(strings.Fields(text), " ")
			for _, c := range chapterOf(query, games.All()) {
				if !strings.Contains(plain, string(c)+" "+strings.Join(strings.Fields(c.Text(language.MustParse(lang))), " ")) {
					t.Errorf("%s: nothing whole of %s", query, c)
				}
				read[c] = true
			}
			for line := range strings.Lines(text) {
				if n := draw.Columns(strings.TrimSuffix(line, "\n")); n > 80 {
					t.Errorf("%s: %d columns: %s", query, n, line)
				}
			}
		}
	}
	for c := range rulebook.Clauses() {
		if !read[c] {
			t.Errorf("%s is in no chapter", c)
		}
	}
	test.Golden(t, map[string]string{"contents": "", "contents-en": "-lang en", "official-score": "official/score", "tirer-une-lettre": "tirer une lettre"})
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
