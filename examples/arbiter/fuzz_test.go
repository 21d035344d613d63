package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"
)

// Whatever is read, the stream is JSON, the text is UTF-8, and both come to the
// same end.
func FuzzJudge(f *testing.F) {
	paths, _ := filepath.Glob("disputes/*.[tg]*")
	for _, path := range paths {
		record, err := os.ReadFile(path)
		if err != nil {
			f.Fatal(err)
		}
		if len(record) < 1000 { // whole games are slow to tell
			f.Add(string(record))
		}
	}
	f.Add("@game jago\n")
	f.Add("@players \" \\\n\" +ABUZRT\n")
	f.Fuzz(func(t *testing.T, record string) {
		status, stream, _ := arbiterOf(record, "-json", "-legal")
		if status < 0 || status > 2 {
			t.Fatalf("status %d", status)
		}
		last := ""
		for last = range strings.Lines(stream) {
			if !json.Valid([]byte(last)) {
				t.Fatalf("no JSON: %q", last)
			}
		}
		if isError := strings.HasPrefix(last, `{"error":`); isError != (status == 2) {
			t.Fatalf("status %d after %s", status, last)
		}
		other, text, errs := arbiterOf(record, "-legal")
		if other != status || !utf8.ValidString(text+errs) {
			t.Fatalf("status %d, and %d for people:\n%q", status, other, text+errs)
		}
	})
}
