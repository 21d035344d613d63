package tournament

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/cmd/internal/programtest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/tournament"
)

var test programtest.Run = Run

// A club is a file, and what is typed about it.
type club struct {
	t    *testing.T
	path string
}

// newClub returns a club with so many players, "Joueur 1" and so on.
func newClub(t *testing.T, players int, flags ...string) club {
	t.Helper()
	c := club{t, filepath.Join(t.TempDir(), "club.txt")}
	var names strings.Builder
	for i := range players {
		fmt.Fprintf(&names, "%d. Joueur %d\n", i+1, i+1)
	}
	c.ok("joueurs", names.String(), append(flags, "new")...)
	return c
}

func (c club) run(in string, args ...string) (status int, out, errs string) {
	var stdout, stderr bytes.Buffer
	w := programtest.World()
	w.Stdout, w.Stderr, w.Stdin = &stdout, &stderr, strings.NewReader(in)
	status = Run(append([]string{c.path}, args...), w)
	return status, strings.ReplaceAll(stdout.String(), "\u00a0", " "), strings.ReplaceAll(stderr.String(), "\u00a0", " ")
}

// ok checks that a command says something.
func (c club) ok(want, in string, args ...string) string {
	c.t.Helper()
	status, out, errs := c.run(in, args...)
	if status != 0 || errs != "" || !strings.Contains(out, want) {
		c.t.Fatalf("%q: status %d, %s%s, and not %q", args, status, out, errs, want)
	}
	return out
}

// refused checks that a command is refused, and changes nothing.
func (c club) refused(want string, args ...string) {
	c.t.Helper()
	before, _ := os.ReadFile(c.path)
	status, out, errs := c.run("", args...)
	after, _ := os.ReadFile(c.path)
	if status == 0 || out != "" || !strings.Contains(errs, want) {
		c.t.Errorf("%q: status %d, %s%s, and not %q", args, status, out, errs, want)
	}
	if !bytes.Equal(before, after) {
		c.t.Errorf("%q has changed the file to\n%s", args, after)
	}
}

func (c club) read() tournament.Tournament {
	c.t.Helper()
	data := must.Get(os.ReadFile(c.path))(c.t)
	return must.Get(tournament.Parse(string(data)))(c.t)
}

// An evening of 23 over 7 rounds, with a withdrawal, a late entry, and a wrong result corrected.
func TestEvening(t *testing.T) {
	c := newClub(t, 23, "-system", "quebec rounds=7", "-title", "Coupe du club")
	for round := 1; round <= 7; round++ {
		switch round {
		case 3:
			c.ok("Joueur 2 se retire", "", "withdraw", "joueur 2")
		case 4:
			c.ok("Zoé est le joueur 24", "", "enter", "Zoé")
		case 5:
			p := c.read().Round(2)[0]
			c.ok("Joueur", "", "-round", "2", "result", fmt.Sprintf("%d 100 %d 500", p.First, p.Second))
			if got := c.read().Round(2)[0].Result; got != tournament.Score(100, 500) {
				t.Errorf("corrected to %v", got)
			}
		}
		if round > 1 {
			c.ok(fmt.Sprintf("Ronde %d sur 7", round), "", "pair")
		} else {
			c.ok("exempt", "", "pair")
		}
		for table, p := range c.read().Round(round) {
			if !p.Bye() {
				c.ok("–", "", "result", fmt.Sprint(table+1), fmt.Sprintf("%d-%d", 400-p.First, 400-p.Second))
			}
		}
	}
	c.refused("les 7 rondes sont toutes appariées (tournament/round)", "pair")
	out := c.ok("Coupe du club", "", "print")
	for _, want := range []string{"quebec rounds=7 · 24 joueurs · ronde 7 sur 7", "Joueur 2 ", "(retiré)", "Zoé", "tournament/quebec"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %q in\n%s", want, out)
		}
	}
	seen := map[[2]tournament.Player]bool{}
	x := c.read()
	for n := 1; n <= 7; n++ {
		for _, p := range x.Round(n) {
			pair := [2]tournament.Player{min(p.First, p.Second), max(p.First, p.Second)}
			if seen[pair] {
				t.Errorf("%v again", pair)
			}
			seen[pair] = true
		}
	}
}

func TestResults(t *testing.T) {
	c := newClub(t, 5)
	c.ok("___ – ___", "", "pair") // 1-3 2-4 5
	for typed, want := range map[string]string{
		"1 412-388": "1 3 412-388", "2 +-": "2 4 +-", "joueur 3 9 joueur 1 7": "1 3 7-9", "Joueur 1 9, Joueur 3 7": "1 3 9-7",
		"joueur 4 absente joueur 2 300": "2 4 +-", "2 absent 4 absent": "2 4 --", "4 300 - 2 absent": "2 4 -+", "Joueur 1 -5 Joueur 3 10": "1 3 -5-10",
	} {
		c.ok("Joueur", "", "result", typed)
		if !strings.Contains(c.read().String(), "\n"+want+"\n") {
			t.Errorf("%q:\n%v", typed, c.read())
		}
	}
	for typed, want := range map[string]string{
		"1 412": "« 412 » n’est pas un résultat", "4 1-2": "pas de table 4 à la ronde 1", "Joueur 1 9 Joueur 2 7": "et non Joueur 2 (tournament/result)",
		"1 99999-3": "ne peut pas être un résultat", "Joueur 1 12": "écrivez 3 412-388", "": "n’est pas un résultat", "Yves 3 Joueur 1 4": "aucun joueur ne s’appelle « Yves »",
		"Joueur 4 Joueur 1 5": "plusieurs joueurs", "joueur 1 5 jou 8": "plusieurs joueurs",
		"3 1-2": "pas de table 3 à la ronde 1", "Joueur 1 12345 Joueur 3 5": "un score va de -9999 à 9999",
	} {
		c.refused(want, "result", typed)
	}
	c.refused("la ronde 3 n’est pas appariée", "-round", "3", "result", "Joueur 1 5 Joueur 3 4")
	c.ok("La ronde 1 est complète", "", "result", "1 5-4")
}

func TestActions(t *testing.T) {
	c := newClub(t, 4, "-system", "hill rounds=2")
	c.ok("ronde 0 sur 2", "")
	c.ok("Joueur 4", "", "print")
	c.ok("Ronde 1 sur 2", "", "pair")
	c.ok("sont défaits", "", "undo")
	c.ok("Joueur 3 se retire", "", "withdraw", "3")
	c.ok("(retiré)", "")
	c.ok("Joueur 3 revient", "", "return", "3")
	c.ok("Ronde 1 sur 2", "", "pair")
	c.ok("Ronde 1 sur 2", "")
	c.ok("Pts", "", "standings")
	c.ok("tournament/hill\n", "", "rules")
	c.ok("001    4      Joueur 4", "", "trf")
	for want, args := range map[string][]string{
		"il manque des résultats à la ronde 1": {"pair"}, "action inconnue « reslt » ; est-ce result ?": {"reslt"}, "action inconnue « mmmm »": {"mmmm"},
		"club.txt existe déjà": {"new", "noms"}, "un joueur s’appelle déjà Joueur 1 (tournament/names)": {"enter", "JOUEUR 1"}, "il manque un nom": {"enter"},
		"argument inattendu « x »": {"pair", "x"}, "argument inattendu « y »": {"undo", "y"}, "la ronde 2 n’est pas appariée": {"-round", "2", "print"},
		"les noms viennent d’un seul fichier": {"new", "a", "b"}, "ne s’est pas retiré": {"return", "2"}, "aucun joueur": {"withdraw", "Yves"},
	} {
		if args[0] == "new" && len(args) == 2 {
			args[1] = filepath.Join(filepath.Dir(c.path), "noms")
			must.Do(t, os.WriteFile(args[1], []byte("Alice\n"), 0o600))
		}
		c.refused(want, args...)
	}
	for flags, want := range map[string]string{"-round 0": "à partir de 1", "-system elo": "choisissez quebec", "-system quebec": "5, 6 ou 7 rondes"} {
		if status, _, errs := test.Output(programtest.World(), flags+" x"); status != 2 || !strings.Contains(errs, want) {
			t.Errorf("%s: status %d, %s", flags, status, errs)
		}
	}
	if status, _, errs := test.Output(programtest.World(), ""); status != 1 || !strings.Contains(errs, "quel fichier") {
		t.Errorf("no file: status %d, %s", status, errs)
	}
}

// Bad names make no file, and a file that was cut off stays as it is.
func TestNothingIsLost(t *testing.T) {
	c := club{t, filepath.Join(t.TempDir(), "club.json")}
	for names, want := range map[string]string{
		"Alice\nBruno\nalice\n": "un joueur s’appelle déjà Alice (tournament/names)", "": "il n’y a pas de noms", "# personne\n\n": "il n’y a pas de noms",
		"Ali\x00ce\n": "un caractère qui ne peut pas figurer", strings.Repeat("x", 1<<17): "too long",
	} {
		status, _, errs := c.run(names, "new")
		if _, err := os.Stat(c.path); status != 1 || !strings.Contains(errs, want) || err == nil {
			t.Errorf("%.20q: status %d, %s, %v", names, status, errs, err)
		}
	}
	c.refused("il n’y a pas de fichier", "pair")
	c.ok("2 joueurs", "\ufeffAlice\r\nBruno\r\n", "new")
	c.ok("Ronde 1", "", "pair")
	whole, err := os.ReadFile(c.path)
	if err != nil || whole[0] != '{' {
		t.Fatalf("%s, %v", whole, err)
	}
	must.Do(t, os.WriteFile(c.path, whole[:len(whole)-9], 0o600))
	for _, args := range [][]string{{"pair"}, {"result", "1 3-2"}, {"enter", "Chloé"}, {"withdraw", "1"}, {"undo"}, {"print"}, {"standings"}, {"rules"}, {"trf"}, {}} {
		c.refused("ou il est coupé", args...)
	}
}

// Lots are drawn by the seed.
func TestShuffle(t *testing.T) {
	a, b, other := newClub(t, 9, "-shuffle", "-seed", "1").read(), newClub(t, 9, "-shuffle", "-seed", "1").read(), newClub(t, 9, "-shuffle", "-seed", "2").read()
	if a.String() != b.String() || a.String() == other.String() || a.Name(1)+a.Name(2) == "Joueur 1Joueur 2" {
		t.Errorf("%v%v%v", a, b, other)
	}
}

// The pages fit a terminal, in both languages.
func TestPages(t *testing.T) {
	text := "tournament quebec rounds=5\ntitle Soirée du mardi\n1 Alice\n2 Bruno\n3 Chloé\n4 Denis\n(5) Ève Martin du Bois de la Fontaine\nround 1\n1 3 412-388\n2 4 +-\n5 bye\nround 2\n1 2\n4 3 -3-250\nend\n"
	path := filepath.Join(t.TempDir(), "club.txt")
	must.Do(t, os.WriteFile(path, []byte(text), 0o600))
	test.Golden(t, map[string]string{"print": path + " print"})
	test.GoldenOf(t, "print-en", programtest.World("LANG=en_GB.UTF-8"), false, path, "print")
	test.OutputFails(t, path)
}
