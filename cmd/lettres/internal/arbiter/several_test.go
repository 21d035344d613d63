package arbiter

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// A file of several games is judged game by game, each to its own end, and a refusal tells
// the line in the file.
func TestSeveralGamesInOneFile(t *testing.T) {
	text := lines(
		"@game jarnac", "@players Alice Bob", "@first Alice", "Alice +ABUZRT", "Alice resign", "# so soon",
		"@game jarnac", "@players Zoé Bruno", "@first Zoé", "Zoé +ABUZRT", "Zoé RATZ", "Zoé -",
		"@game chess", "Alice e4",
		"@game jago", "@players Red Blue", "@first Red", "Red +AEFILNORSTUX",
	)
	want := lines(
		`{"n":1,"player":"Alice","move":"+ABUZRT","legal":true}`,
		`{"n":2,"player":"Alice","move":"resign","legal":true,"clauses":["official/turn/resign"]}`,
		`{"result":{"status":"won","scores":[0,0],"jarnacs":[0,0],"winner":"Bob","clause":"official/turn/resign"}}`,
		`{"record":"","game":2}`,
		`{"n":1,"player":"Zoé","move":"+ABUZRT","legal":true}`,
		`{"n":2,"player":"Zoé","move":"RATZ","legal":false,"clause":"official/words/reference","line":11}`,
		`{"result":{"status":"running","scores":[0,0],"jarnacs":[0,0]}}`,
		`{"record":"","game":3}`,
		`{"error":{"line":13,"detail":"unknown game \"chess\""}}`,
		`{"record":"","game":4}`,
		`{"n":1,"player":"Red","move":"+AEFILNORSTUX","legal":true}`,
		`{"result":{"status":"running","scores":[0,0]}}`,
	)
	status, got, stderr := arbiterOf(text, "-json", "-lang", "en")
	var kept []string // without what is said of a word
	for line := range strings.Lines(got) {
		if before, rest, ok := strings.Cut(line, `,"detail":"the`); ok {
			_, rest, _ = strings.Cut(rest, `,"line"`)
			line, _, _ = strings.Cut(before+`,"line"`+rest, `,"lexicon"`)
			line = strings.TrimSuffix(line, "\n") + "}\n"
		}
		kept = append(kept, line)
	}
	if got := strings.Join(kept, ""); got != want || status != int(unreadable) || stderr != "" {
		t.Errorf("status %d, %q\n%s", status, stderr, got)
	}

	file := filepath.Join(t.TempDir(), "games.txt")
	must.Do(t, os.WriteFile(file, []byte(text), 0o644))
	_, got, stderr = arbiterOf("", "-lang", "en", file)
	if n := strings.Count(got, "══ "+file+" · "); n != 3 || !strings.Contains(got, "Zoé") {
		t.Errorf("%d headings in\n%s", n, got)
	}
	if !strings.Contains(stderr, file+" · 3: line 13: ") {
		t.Errorf("it complains: %s", stderr)
	}
}
