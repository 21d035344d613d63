package learn

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/internal/programtest"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/carre"
)

var test programtest.Run = func(args []string, w program.World) int { return Run(args, w, games.All()) }

// typing returns a world in which these lines are typed.
func typing(lines ...string) program.World {
	w := programtest.World()
	w.Stdin, w.Echo = strings.NewReader(strings.Join(lines, "\n")+"\n"), true
	return w
}

// What a learner types, right and wrong, is answered in these words.
func TestGolden(t *testing.T) {
	test.GoldenOf(t, "jarnac-fr", typing("pioche", "ratz", "bar", "+", "indice", "tub", "passe", "1 tzar", "", "tube", "passe",
		"pioche", "!1:tzar", "suite", "table", "lésion", "quoi donc alors", "abandonne", strings.Repeat("x", 300), "quitte"), false)
	test.GoldenOf(t, "jarnac-end-en", typing("let go", "jarnac 3 livres", "let go"), false, "-lang", "en", "jarnac", "4")
	test.GoldenOf(t, "jago-en", typing("6d faux", "end", "?", "6d faux", "6d maux", "end"), false, "-lang", "en", "jago")
	test.Golden(t, map[string]string{"help-fr": "-h", "help-en": "-lang en -h"}, "help-fr", "help-en")
}

// Each game can be learnt to its end by its answers, in both languages.
func TestCourses(t *testing.T) {
	for _, g := range games.All() {
		for _, lang := range []string{"fr", "en"} {
			status, out, stderr := test.Output(typing(slicesOf("next", 50)...), g.Name()+" -lang "+lang)
			if status != 0 || stderr != "" || !strings.Contains(out, "lettres play -game "+g.Name()) {
				t.Errorf("%s: status %d, %s\n%s", g, status, stderr, out)
			}
		}
	}
}

func slicesOf(text string, n int) []string {
	return strings.Split(strings.TrimSuffix(strings.Repeat(text+"\n", n), "\n"), "\n")
}

func TestFaults(t *testing.T) {
	for args, want := range map[string]string{
		"-lang en chess":    "chess",
		"-lang en jarnac 9": "jarnac has 4 lessons",
		"-lang en 9":        "jarnac has 4 lessons",
	} {
		if status, stdout, stderr := test.Output(programtest.World(), args); status != 1 || stdout != "" || !strings.Contains(stderr, want) {
			t.Errorf("%q: status %d, %s%s", args, status, stdout, stderr)
		}
	}
	var without programtest.Run = func(args []string, w program.World) int { return Run(args, w, []*game.Game{carre.Game}) }
	if status, _, stderr := without.Output(programtest.World(), "-lang en"); status != 1 || !strings.Contains(stderr, "carre has no lessons") {
		t.Errorf("status %d, %s", status, stderr)
	}
	test.OutputFails(t, "", "jago")
}
