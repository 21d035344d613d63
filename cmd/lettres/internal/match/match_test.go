package match

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/internal/programtest"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/carre"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// test is the program.
var test programtest.Run = run

func run(args []string, w program.World) int { return Run(args, w, games.All()) }

// childFlag makes the test a match, which a test can kill.
const childFlag = "MATCH_TEST_CHILD"

// engines are what the test is with two arguments, a name and another text.
var engines = map[string]func(string){}

func TestMain(m *testing.M) {
	if len(os.Args) == 3 && engines[os.Args[1]] != nil {
		engines[os.Args[1]](os.Args[2])
		os.Exit(0)
	}
	if os.Getenv(childFlag) != "" {
		os.Exit(Main(os.Args[1:], program.Real(), games.All()))
	}
	os.Exit(m.Run())
}

// played is the file of a match that is over, so that no report of it depends on time.
func played(t *testing.T, args string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "records.txt")
	must.Do(t, os.WriteFile(file, []byte(recordsOf(t, args)), 0o644))
	return args + " -out " + file
}

func TestGolden(t *testing.T) {
	flags := played(t, "-a random -b random -games 20")
	test.Golden(t, map[string]string{
		"report-fr": flags + " -lang fr",
		"report-en": flags + " -lang en -sprt 0,100,0.1,0.1",
		"json":      flags + " -json -sprt -20,300",
		"help-fr":   "-h",
		"help-en":   "-lang en -h",
	}, "json", "help-fr", "help-en")
}

// recordsOf plays a match and returns its file.
func recordsOf(t *testing.T, args string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "records.txt")
	if status, _, stderr := test.Output(programtest.World("LANG=en"), args+" -out "+file); status != 0 || stderr != "" {
		t.Fatalf("%s: status %d, %s", args, status, stderr)
	}
	return content(t, file)
}

func content(t *testing.T, file string) string {
	t.Helper()
	text := must.Get(os.ReadFile(file))(t)
	return string(text)
}

// The same games are played on any number of workers, and the arbiter judges all of them,
// of each game, with the same result.
func TestRecords(t *testing.T) {
	dir := t.TempDir()
	var files []string
	for _, args := range []string{
		"-game jarnac -a level:5 -b level:2 -nodes 20 -games 8",
		"-game jarnac -a greedy -b random -games 4 -seed 18446744073709551615 -options classic-competition",
		"-game scrabble -a greedy -b random -games 4", "-game cards -a greedy -b greedy -games 4", "-game jago -a greedy -b random -games 2",
	} {
		if testing.Short() && len(files) == 2 {
			break // the other games take long in the race detector
		}
		one := recordsOf(t, args)
		if four := recordsOf(t, args+" -concurrency 4"); one != four {
			t.Errorf("%s: other games on four workers", args)
		}
		file := filepath.Join(dir, fmt.Sprintf("%d.txt", len(files)))
		must.Do(t, os.WriteFile(file, []byte(one), 0o644))
		files = append(files, file)
	}
	if _, err := exec.LookPath("go"); err != nil || testing.Short() {
		t.Skip("without the arbiter")
	}
	for i, file := range files {
		out, err := exec.Command("go", "run", "../..", "arbiter", "-json", file).Output()
		if err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		var results []string
		for line := range strings.Lines(content(t, file)) {
			if result, ok := strings.CutPrefix(line, "# "+resultPrefix); ok {
				results = append(results, strings.Fields(result)[0])
			}
		}
		n := 0
		for line := range bytes.Lines(out) {
			var said struct {
				Result *struct{ Status, Winner string }
			}
			must.Do(t, json.Unmarshal(line, &said))
			if r := said.Result; r != nil {
				if n >= len(results) || results[n] != r.Winner && (results[n] != "nobody" || r.Status != "drawn") {
					t.Fatalf("file %d, game %d: %v, and the match says %v", i, n, *r, results)
				}
				n++
			}
		}
		if n == 0 || n != len(results) {
			t.Errorf("file %d: %d results, and the match says %d", i, n, len(results))
		}
	}
}

// A game that a test adds is played like the others, and its file is read again.
func TestFifthGame(t *testing.T) {
	var five programtest.Run = func(args []string, w program.World) int { return Run(args, w, append(games.All(), carre.Game)) }
	args := "-game carre -a random -b random -games 4 -out " + filepath.Join(t.TempDir(), "records.txt")
	for _, want := range []string{"games: 4, pairs: 2", "4 of them were in the file"} {
		status, out, stderr := five.Output(programtest.World("LANG=en"), args)
		if status != 0 || stderr != "" || !strings.Contains(out, want) || !strings.Contains(out, "carre (official) · random.a against random.b") {
			t.Errorf("status %d, %s\n%s", status, stderr, out)
		}
	}
	if status, _, stderr := five.Output(programtest.World("LANG=en"), "-game carre -a level:3 -b greedy -out none"); status != 1 || !strings.Contains(stderr, "carre has no players of levels") {
		t.Errorf("status %d, %s", status, stderr)
	}
}

const short = "-a greedy -b random -games 8"

// A file that ends anywhere is gone on with, and becomes what it had been.
func TestResume(t *testing.T) {
	whole := recordsOf(t, short)
	file := filepath.Join(t.TempDir(), "records.txt")
	head := strings.Index(whole, "# pair 1,") // before, it cannot be known whose file it is
	step := len(whole) / 15
	if gametest.Long() {
		step = 97
	}
	for n := head; n <= len(whole); n += step {
		must.Do(t, os.WriteFile(file, []byte(whole[:n]), 0o644))
		status, out, stderr := test.Output(programtest.World("LANG=en"), short+" -out "+file)
		if status != 0 || stderr != "" {
			t.Fatalf("%d bytes: status %d, %s", n, status, stderr)
		}
		if content(t, file) != whole {
			t.Fatalf("%d bytes: another match", n)
		}
		if !strings.Contains(out, "games: 8, pairs: 4") {
			t.Errorf("%d bytes: it says\n%s", n, out)
		}
	}
	// More games are added to it.
	if status, _, _ := test.Output(programtest.World(), "-a greedy -b random -games 10 -out "+file); status != 0 || !strings.HasPrefix(content(t, file), whole) || len(content(t, file)) == len(whole) {
		t.Error("no games are added")
	}
	// Of more games than are asked for, the first ones count, and all stay.
	longer := content(t, file)
	if _, out, _ := test.Output(programtest.World("LANG=en"), "-a greedy -b random -games 4 -out "+file); !strings.Contains(out, "games: 4, pairs: 2") || content(t, file) != longer {
		t.Errorf("of ten games, four: it says\n%s", out)
	}
}

// A file that does not hold this match is refused, and stays as it is.
func TestOtherFiles(t *testing.T) {
	whole := recordsOf(t, short)
	second := strings.Index(whole, "@game jarnac\n@rules official\n@players random")
	for name, text := range map[string]string{
		"a letter":        "Dear Alice,\n\nhow are you?\n",
		"without an end":  "Dear Alice",
		"another match":   recordsOf(t, "-a greedy -b random -games 2 -seed 2"),
		"other players":   recordsOf(t, "-a random -b greedy -games 2"),
		"another game":    recordsOf(t, "-a greedy -b random -games 2 -game jago"),
		"not legal":       strings.Replace(whole, "greedy -\n", "greedy ZZZ\n", 1),
		"cut inside":      whole[:second-40] + "\n" + whole[second:],
		"another result":  strings.Replace(whole, "result: greedy", "result: random", 1),
		"another order":   whole[second:],
		"another lexicon": strings.Replace(whole, "@lexicon ", "@lexicon 0", 1),
	} {
		file := filepath.Join(t.TempDir(), "records.txt")
		must.Do(t, os.WriteFile(file, []byte(text), 0o644))
		status, stdout, stderr := test.Output(programtest.World("LANG=en"), short+" -out "+file)
		if status != 1 || stdout != "" || stderr == "" {
			t.Errorf("%s: status %d, %q, %q", name, status, stdout, stderr)
		}
		if content(t, file) != text {
			t.Errorf("%s: it is not as it was", name)
		}
	}
}

// A match that is killed at any moment, and started again each time, becomes the match that
// nobody interrupts.
func TestKill(t *testing.T) {
	exe, err := os.Executable()
	if err != nil {
		t.Skip(err)
	}
	args := "-a level:4 -b greedy -concurrency 2 -quiet -games 30"
	if testing.Short() {
		args = "-a level:4 -b greedy -concurrency 2 -quiet -games 10"
	}
	whole := recordsOf(t, args)
	file := filepath.Join(t.TempDir(), "records.txt")
	kills := 0
	for wait := 20 * time.Millisecond; ; wait += 15 * time.Millisecond {
		c := exec.Command(exe, append(strings.Fields(args), "-out", file)...)
		c.Env = append(os.Environ(), childFlag+"=1")
		must.Do(t, c.Start())
		timer := time.AfterFunc(wait, func() { c.Process.Kill() })
		err := c.Wait()
		timer.Stop()
		if text, _ := os.ReadFile(file); !strings.HasPrefix(whole, string(text)) {
			t.Fatalf("after %d kills the file is another one", kills)
		}
		if err == nil {
			break
		}
		kills++
	}
	t.Logf("%d kills", kills)
	if got := content(t, file); got != whole || kills == 0 {
		t.Errorf("after %d kills: %d bytes, and not %d", kills, len(got), len(whole))
	}
}

// The sequential test stops a match, and the same match is told again from its file.
func TestStops(t *testing.T) {
	file := filepath.Join(t.TempDir(), "records.txt")
	const args = "-a greedy -b random -sprt 0,200 -json -out "
	_, out, _ := test.Output(programtest.World(), args+file)
	for _, want := range []string{`"accepted":"elo1"`, `"won":[`} {
		if !strings.Contains(out, want) {
			t.Errorf("no %s in\n%s", want, out)
		}
	}
	games := strings.Count(out, "\n{\"game\":")
	if games < 4 || games > 100 || strings.Count(content(t, file), "@game") != games {
		t.Errorf("%d games", games)
	}
	if _, again, _ := test.Output(programtest.World(), args+file); again != out {
		t.Errorf("told again, it is\n%s", again)
	}
	_, out, _ = test.Output(programtest.World(), "-a random -b greedy -sprt 0,200 -json -out none")
	if !strings.Contains(out, `"accepted":"elo0"`) {
		t.Errorf("not refused in\n%s", out)
	}
}

// A player who is too late loses, the record says why, and the match goes on. That is told,
// also from the file.
func TestLate(t *testing.T) {
	file := filepath.Join(t.TempDir(), "records.txt")
	const args = "-a level:8:1000000 -b random -movetime 1ms -margin 1ns -games 4 -lang en -out "
	for range 2 {
		status, out, stderr := test.Output(programtest.World(), args+file)
		if status != 0 || stderr != "" || !strings.Contains(out, "had level-8-1000000 resign") || !strings.Contains(out, "too late") {
			t.Fatalf("status %d, %s\n%s", status, stderr, out)
		}
	}
	if text := content(t, file); strings.Count(text, " resign\n# referee: level-8-1000000: ") == 0 {
		t.Errorf("no reason in\n%s", text)
	}
}

func TestBadFlags(t *testing.T) {
	test.BadFlags(t, map[string]string{
		"":                                  "name the two players",
		"-a greedy":                         "name the two players",
		"-a greedy -b level:9":              "level",
		"-a greedy -b level:4:x":            "budget",
		"-a greedy -b random -games 3":      "must be even",
		"-a greedy -b random -game":         "needs a value",
		"-a greedy -b random -sprt 0":       "two bounds",
		"-a greedy -b random -sprt 10,0":    "two bounds",
		"-a greedy -b random -sprt 0,1,1,1": "two bounds",
		"-a greedy -b random -movetime -1s": "give a time",
		"-a greedy -b random -movetime 5":   "give a time",
		"-a greedy -b random -nodes 0":      "whole number",
		"-a greedy -b random -seta =1":      "option",
	})
	for args, want := range map[string]string{
		"-game chess":                      `unknown game "chess"`,
		"-options official_x":              "official_x",
		"-game scrabble -options english2": "english2",
		"-b ./no-such-program":             "no-such-program",
	} {
		status, _, stderr := test.Output(programtest.World("LANG=en"), "-a greedy -b random -out none "+args)
		if status != 1 || !strings.Contains(stderr, want) {
			t.Errorf("%s: status %d, %s", args, status, stderr)
		}
	}
}

// The line of progress is on a terminal alone, and goes.
func TestProgress(t *testing.T) {
	w := programtest.World("LANG=en")
	w.Terminal = true
	_, _, stderr := test.Output(w, "-a greedy -b random -games 6 -out none -sprt 0,5")
	if !strings.Contains(stderr, "2/6  +") || !strings.Contains(stderr, "LLR ") || !strings.HasSuffix(stderr, "\r\x1b[K") {
		t.Errorf("%q", stderr)
	}
	if _, _, stderr = test.Output(w, "-a greedy -b random -games 6 -out none -quiet"); stderr != "" {
		t.Errorf("%q", stderr)
	}
}

// The picture is that of its file.
func TestPicture(t *testing.T) {
	file := filepath.Join(t.TempDir(), "match.svg")
	if status, _, stderr := test.Output(programtest.World("LANG=en"), played(t, "-a greedy -b random -games 6")+" -svg "+file); status != 0 {
		t.Fatal(stderr)
	}
	picture := content(t, file)
	d := xml.NewDecoder(strings.NewReader(picture))
	for {
		if _, err := d.Token(); err == io.EOF {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
	for _, want := range []string{
		"<title id=", "Jarnac (official) · greedy against random", ">points of a pair<", ">score of greedy<", ">pairs: 3<", ">50", `class="band"`, `class="course"`,
	} {
		if !strings.Contains(picture, want) {
			t.Errorf("no %s in\n%s", want, picture)
		}
	}
	if n := strings.Count(picture, `class="bar"`); n != 5 {
		t.Errorf("%d bars", n)
	}
}

func TestOutputFails(t *testing.T) {
	test.OutputFails(t, "-a greedy -b random -games 2 -out none", "-a greedy -b random -games 2 -out none -json")
	status, _, stderr := test.Output(programtest.World("LANG=en"), short+" -out no/such/folder")
	if status != 1 || !strings.Contains(stderr, "no/such/folder") {
		t.Errorf("status %d, %s", status, stderr)
	}
}
