package arbiter

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// A player's own list is loaded each time: from the folder of settings, or from where the
// variable says. The flag wins over the variable, and the variable over the folder.
func TestOwnLexicon(t *testing.T) {
	write := func(dir, name, words string) string {
		t.Helper()
		path := filepath.Join(dir, name)
		must.Do(t, os.MkdirAll(filepath.Dir(path), 0o755))
		must.Do(t, os.WriteFile(path, []byte(words), 0o644))
		return path
	}
	dir, empty, broken := t.TempDir(), t.TempDir(), t.TempDir()
	write(dir, "lettres/lexicon.txt", "XEZ\n")
	other := write(dir, "mine.txt", "YAX\n")
	write(broken, "lettres/lexicon.tsv", "XEZ\tno such reading\n")
	for _, tt := range []struct {
		config, variable, flag string
		good, list             string // a word that only this list has, and its title
	}{
		{empty, "", "", "RAT", "Dicollecte"},
		{"", "", "", "RAT", "Dicollecte"},
		{dir, "", "", "XEZ", "lexicon.txt"},
		{dir, other, "", "YAX", "mine.txt"},
		{empty, other, "", "YAX", "mine.txt"},
		{dir, "", other, "YAX", "mine.txt"},
		{dir, other, "french", "RAT", "Dicollecte"},
		{dir, "french", "", "RAT", "Dicollecte"},
	} {
		env := world(lexiconVariable + "=" + tt.variable)
		env.config = func() (string, error) {
			if tt.config == "" {
				return "", os.ErrNotExist
			}
			return tt.config, nil
		}
		for _, word := range []string{"RAT", "XEZ", "YAX"} {
			var out, errs bytes.Buffer
			got := run([]string{"-json", "-lexicon", tt.flag, "-word", word}, nil, &out, &errs, env)
			want := illegal
			if word == tt.good {
				want = legal
			}
			if got != int(want) || !strings.Contains(out.String(), tt.list) {
				t.Errorf("%+v, %s: status %d, not %d: %s%s", tt, word, got, want, out.String(), errs.String())
			}
		}
	}
	for variable, says := range map[string]string{"": "line 1", filepath.Join(dir, "missing.txt"): "missing.txt"} {
		env := world(lexiconVariable+"="+variable, "LANG=en")
		env.config = func() (string, error) { return broken, nil }
		var out, errs bytes.Buffer
		if got := run([]string{"-word", "RAT"}, nil, &out, &errs, env); got != int(unreadable) || !strings.Contains(errs.String(), says) {
			t.Errorf("status %d: %s", got, errs.String())
		}
	}
}

// A verdict about a word names the list that it rests on, and whether it is that of the
// rules.
func TestVerdictsNameTheList(t *testing.T) {
	for args, want := range map[string]string{
		"-lang fr":                             "Ce n’est pas le dictionnaire du règlement",
		"-lang en":                             "That is not the dictionary of the rules",
		"-lang en -lexicon testdata/words.txt": "the arbiter cannot know",
	} {
		for _, record := range []string{head + "Alice +ABUZRT\nAlice BRUTZ\n", head + "@option validation=contest\nAlice +ABUZRT\nAlice RAT\nBob ?\n"} {
			_, out, _ := arbiterOf(record, strings.Fields(args)...)
			if flat := strings.Join(strings.Fields(out), " "); !strings.Contains(flat, want) {
				t.Errorf("%s: no %q in\n%s", args, want, out)
			}
		}
		if _, out, _ := arbiterOf(head+"Alice +ABUZRT\nAlice RAT\n", strings.Fields(args)...); strings.Contains(out, "Officiel") {
			t.Errorf("%s: a list is named where nobody asked\n%s", args, out)
		}
	}
}

// The positions of README.md are read, and its keys are those of the program.
func TestReadme(t *testing.T) {
	text := must.Get(os.ReadFile("README.md"))(t)
	blocks := regexp.MustCompile("(?s)```\n(.*?)```").FindAllSubmatch(text, -1)
	if len(blocks) < 3 {
		t.Fatalf("%d positions", len(blocks))
	}
	for _, b := range blocks {
		if status, out, _ := arbiterOf(string(b[1]), "-json", "-position", "-"); status > int(illegal) {
			t.Errorf("%s\nsays %s", b[1], out)
		}
	}
	for _, row := range regexp.MustCompile("(?m)^\\| `([^`:]+)` \\|(.*)$").FindAllSubmatch(text, -1) {
		values := regexp.MustCompile("`([^`]+)`").FindAllSubmatch(row[2], -1)
		if len(values) == 0 {
			values = [][][]byte{{nil, []byte("1")}}
		}
		for _, value := range values {
			text := "Alice :\nRAT\n" + string(row[1]) + " : " + string(value[1]) + "\n"
			if _, out, _ := arbiterOf(text, "-json", "-position", "-"); regexp.MustCompile("inconnu|ne dit rien").MatchString(out) {
				t.Errorf("%s says %s", text, out)
			}
		}
	}
}
