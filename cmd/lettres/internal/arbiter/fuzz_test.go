package arbiter

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// Whatever is read, the stream is JSON, the text is UTF-8, and both come to the
// same end, with a review or without.
func FuzzJudge(f *testing.F) {
	paths, _ := filepath.Glob("disputes/*.[tg]*")
	for _, path := range paths {
		record := must.Get(os.ReadFile(path))(f)
		if len(record) < 1000 { // whole games are slow to tell
			f.Add(string(record))
		}
	}
	f.Add("@game jago\n")
	f.Add(cardsTwo)
	f.Add(jagoTwo + "Alice resign\n")
	f.Add("@players \" \\\n\" +ABUZRT\n")
	f.Fuzz(func(t *testing.T, record string) {
		status, stream, _ := arbiterOf(record, "-json", "-legal")
		if status < 0 || status > 2 {
			t.Fatalf("status %d", status)
		}
		unreadable := false // of several games in a file, any
		for text := range strings.Lines(stream) {
			var line map[string]any
			if err := json.Unmarshal([]byte(text), &line); err != nil {
				t.Fatalf("%v: %q", err, text)
			}
			unreadable = unreadable || line["error"] != nil
		}
		if unreadable != (status == 2) {
			t.Fatalf("status %d after %s", status, stream)
		}
		other, text, errs := arbiterOf(record, "-legal")
		if other != status || !utf8.ValidString(text+errs) {
			t.Fatalf("status %d, and %d for people:\n%q", status, other, text+errs)
		}
		other, stream, _ = arbiterOf(record, "-json", "-review", "-nodes", "0")
		for line := range strings.Lines(stream) {
			if !json.Valid([]byte(line)) {
				t.Fatalf("reviewed: %q", line)
			}
		}
		if other != status {
			t.Fatalf("status %d, and %d reviewed:\n%s", status, other, stream)
		}
	})
}
