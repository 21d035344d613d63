package python

import (
	"encoding/json"
	"flag"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
)

// go test ./examples/python -v -pairs 100
var pairs = flag.Int("pairs", 0, "pairs of games of each test; 0 is a few")

// The bot plays whole games without a fault, and beats a player who makes random moves.
func TestBeatsRandom(t *testing.T) {
	for _, program := range []string{"python3", "go"} {
		if _, err := exec.LookPath(program); err != nil {
			t.Skip(err)
		}
	}
	lettres := filepath.Join(t.TempDir(), "lettres.exe")
	if out, err := exec.Command("go", "build", "-o", lettres, "../../cmd/lettres").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	n := *pairs
	if n == 0 {
		n = gametest.N(2, 8)
	}
	for _, rules := range []string{"jarnac official", "jarnac competition validation=contest", "scrabble classique", "scrabble classique validation=contest"} {
		game, options, _ := strings.Cut(rules, " ")
		out, err := exec.Command(lettres, "match", "-a", "python3 bot.py", "-b", "random", "-game", game, "-options", options,
			"-games", strconv.Itoa(2*n), "-margin", "1m", "-out", "none", "-json").Output()
		if err != nil {
			t.Fatalf("%s: %v", rules, err)
		}
		var last struct {
			Report *struct {
				Won, Forfeits [2]int
				Unfinished    int
			}
		}
		lines := strings.Split(strings.TrimSpace(string(out)), "\n")
		if err := json.Unmarshal([]byte(lines[len(lines)-1]), &last); err != nil || last.Report == nil {
			t.Fatalf("%s: %v\n%s", rules, err, out)
		}
		r := last.Report
		t.Logf("%s: %d won, %d lost", rules, r.Won[0], r.Won[1])
		if r.Forfeits != [2]int{} || r.Unfinished > 0 {
			t.Errorf("%s: forfeits %d, %d unfinished", rules, r.Forfeits, r.Unfinished)
		}
		if r.Won[0] <= 3*r.Won[1] {
			t.Errorf("%s: %d games won, and %d lost against random moves", rules, r.Won[0], r.Won[1])
		}
	}
}
