package arbiter

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/rulebook"
)

// The rulings of disputes: for people in French (.fr.golden) and in English (.en.golden),
// and for programs (.json.golden). They are written anew by
//
//	go test ./cmd/lettres/internal/arbiter -run Disputes -update
//
// and then to be read, since each must be right by RULEBOOK.md.
func TestDisputes(t *testing.T) {
	for name, path := range disputes(t) {
		t.Run(name, func(t *testing.T) {
			status, text, stderr := rulingOf(path, "-lang", "fr")
			if status > int(illegal) || stderr != "" {
				t.Fatalf("status %d, %q", status, stderr)
			}
			golden(t, filepath.Join("disputes", name+".fr.golden"), text)
			_, text, _ = rulingOf(path, "-lang", "en")
			golden(t, filepath.Join("disputes", name+".en.golden"), text)
			_, stream, _ := rulingOf(path, "-lang", "en", "-json")
			golden(t, filepath.Join("disputes", name+".json.golden"), stream)
		})
	}
}

// Each dispute has a line in both tables of the README, with the clause that settles it,
// which its ruling shows to people and to programs.
func TestDisputesAreListed(t *testing.T) {
	readme := must.Get(os.ReadFile(filepath.Join("disputes", "README.md")))(t)
	listed := map[string][]string{} // the clauses of a record, in both tables
	for _, row := range regexp.MustCompile("(?m)^\\| \\[.+?\\]\\(([a-z-]+)\\.(?:txt|gcg)\\) \\|.*\\| `([a-z/-]+)` \\|$").FindAllSubmatch(readme, -1) {
		listed[string(row[1])] = append(listed[string(row[1])], string(row[2]))
	}
	names := disputes(t)
	for name, path := range names {
		clauses := listed[name]
		if len(clauses) != 2 || clauses[0] != clauses[1] {
			t.Errorf("%s has not two rows with one clause, but %q", name, clauses)
			continue
		}
		if clause := rulebook.Clause(clauses[0]); !clause.Valid() {
			t.Errorf("%s: there is no clause %s", name, clause)
		}
		cites := regexp.MustCompile(regexp.QuoteMeta(clauses[0]) + "($|[^a-z/-])")
		for _, args := range [][]string{{"-lang", "fr"}, {"-lang", "en"}, {"-json"}} {
			if _, ruling, _ := rulingOf(path, args...); !cites.MatchString(ruling) {
				t.Errorf("%s: the ruling %v does not cite %s", name, args, clauses[0])
			}
		}
	}
	for name := range listed {
		if names[name] == "" {
			t.Errorf("%s is listed, and is not there", name)
		}
	}
	goldens, _ := filepath.Glob("disputes/*.golden")
	for _, path := range goldens {
		if name, _, _ := strings.Cut(filepath.Base(path), "."); names[name] == "" {
			t.Errorf("%s is of no dispute", path)
		}
	}
}

// rulingOf is the ruling of a dispute, with the list of words beside it, if there is one.
func rulingOf(path string, args ...string) (status int, stdout, stderr string) {
	words := strings.TrimSuffix(path, filepath.Ext(path)) + ".tsv"
	if _, err := os.Stat(words); err == nil {
		args = append(args, "-lexicon", words)
	}
	return arbiterOf("", append(args, path)...)
}

// disputes is the records, by name.
func disputes(t *testing.T) map[string]string {
	t.Helper()
	names := map[string]string{}
	for _, kind := range []string{".txt", ".gcg"} {
		paths, err := filepath.Glob("disputes/*" + kind)
		if err != nil || len(paths) == 0 {
			t.Fatalf("no disputes: %v", err)
		}
		for _, path := range paths {
			names[strings.TrimSuffix(filepath.Base(path), kind)] = path
		}
	}
	return names
}

// golden compares with a file, or writes it.
func golden(t *testing.T, path, got string) {
	t.Helper()
	if *update {
		must.Do(t, os.WriteFile(path, []byte(got), 0o644))
	}
	want := must.Get(os.ReadFile(path))(t)
	if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(got, "\n")); diff != "" {
		t.Errorf("not as in %s:\n%s", path, diff)
	}
}
