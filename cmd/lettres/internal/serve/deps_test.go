package serve

import (
	"io/fs"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/bilingual"
)

var said = regexp.MustCompile(`\.Say "((?:[^"\\]|\\.)*)"|(?:act|targets) \$ [^)]*?((?:"[^"]*" ?)+)\)`)
var quoted = regexp.MustCompile(`"([^"]*)"`)

// Every text of a page is a phrase in both languages.
func TestPhrasesOfPages(t *testing.T) {
	known := phrases.Pairs()
	n := 0
	err := fs.WalkDir(files, "pages", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := files.ReadFile(path)
		for _, m := range said.FindAllStringSubmatch(string(text), -1) {
			texts := []string{m[1]}
			if m[1] == "" { // the last but one argument of a button is its text
				texts = nil
				for _, q := range quoted.FindAllStringSubmatch(m[2], -1) {
					if strings.ContainsAny(q[1][:min(1, len(q[1]))], "ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
						texts = append(texts, q[1])
					}
				}
			}
			for _, phrase := range texts {
				n++
				if _, _, both := bilingual.Pair(phrase); !both && known[phrase] == "" {
					t.Errorf("%s says %q, which is no phrase", path, phrase)
				}
			}
		}
		return err
	})
	if err != nil || n < 50 {
		t.Fatal(n, err)
	}
}

// At run time the program needs nothing but this module and golang.org/x/text.
func TestDependencies(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", "-f", "{{if not .Standard}}{{.ImportPath}}{{end}}", ".").Output()
	if err != nil {
		t.Skip("the go command is not there")
	}
	for path := range strings.FieldsSeq(string(out)) {
		if !strings.HasPrefix(path, "github.com/jeudelettres/lettres") && !strings.HasPrefix(path, "golang.org/x/text/") {
			t.Errorf("web imports %s", path)
		}
	}
}
