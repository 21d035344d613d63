package main

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
)

const (
	debianAff = "/usr/share/hunspell/fr.aff"
	debianDic = "/usr/share/hunspell/fr.dic"
	embedded  = "../french.lex"
	sums      = "../inputs.sha256"
)

// The embedded file is what the generator makes of Debian's files, byte for byte.
func TestEmbeddedFile(t *testing.T) {
	out := filepath.Join(t.TempDir(), "french.lex")
	in, err := readInputs(debianAff, debianDic)
	if errors.Is(err, fs.ErrNotExist) && os.Getenv("CI") != "true" {
		t.Log("not made again: ", err)
		t.SkipNow()
	}
	if err != nil {
		t.Fatal(err)
	}
	if want := read(t, sums); !bytes.Equal(in.sums(), want) {
		if os.Getenv("CI") == "true" {
			t.Fatalf("Debian's files have other sums:\n%s", in.sums())
		}
		t.Skip("not made again: Debian's files have other sums")
	}
	must.Do(t, run(debianAff, debianDic, out, sums, false))
	if !bytes.Equal(read(t, out), read(t, embedded)) {
		t.Errorf("%s is not what the generator makes: run go generate ./lexicon/french", embedded)
	}
}

func TestREADMEHasTheSums(t *testing.T) {
	readme := string(read(t, "../README.md"))
	for f := range strings.FieldsSeq(string(read(t, sums))) {
		if !strings.Contains(readme, "`"+f+"`") {
			t.Errorf("README.md lacks %s", f)
		}
	}
}

func TestOtherInputs(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) string {
		name = filepath.Join(dir, name)
		must.Do(t, os.WriteFile(name, []byte(text), 0o644))
		return name
	}
	aff, dic := file("fr.aff", "SET UTF-8\n"), file("fr.dic", "1\nmot po:nom\n")
	own := file("inputs.sha256", "none\n")
	out := filepath.Join(dir, "out.lex")
	if err := run(aff, dic, out, own, false); err == nil || !strings.Contains(err.Error(), "-record") {
		t.Errorf("other inputs: %v", err)
	}
	// With -record they are accepted, but then the corrections do not apply.
	if err := run(aff, dic, out, own, true); err == nil || !strings.Contains(err.Error(), ".tsv, line") {
		t.Errorf("other inputs, recorded: %v", err)
	}
	in, err := readInputs(aff, dic)
	if err != nil || !bytes.Equal(read(t, own), in.sums()) {
		t.Errorf("the sums were not recorded: %v", err)
	}
}

func TestCorrect(t *testing.T) {
	tests := []struct{ name, list, fixes, want string }{
		{"replace", "AVR\tavr:noun\n", "AVR avr:noun avr:abbr # avril", "AVR\tavr:abbr\n"},
		{"take out", "DECRUE\tdécrue:noun;décroître/v:pp\n", "DECRUE décroître/v:pp -", "DECRUE\tdécrue:noun\n"},
		{"take the last out", "AVR\tavr:noun\nMOT\tmot:noun\n", "AVR avr:noun -", "MOT\tmot:noun\n"},
		{"add", "TAN\ttan:noun\n", "# comment\n\nTAN - tan:symb", "TAN\ttan:noun;tan:symb\n"},
		{"units", "KILOVOLTS\tvolt:noun\nPETAVOLT\tvolt:noun\nVOLTS\tvolt:noun\n", "",
			"KILOVOLTS\tkilovolt:noun\nPETAVOLT\tpétavolt:noun\nVOLTS\tvolt:noun\n"},
		{"units that only look so", "KILOVOLT\tvolter/v:fin\nMICROBE\trobe:noun\n", "", "KILOVOLT\tvolter/v:fin\nMICROBE\trobe:noun\n"},
		{"a new word", "MOT\tmot:noun\n", "WAD,WADS - wad:noun", "MOT\tmot:noun\nWAD\twad:noun\nWADS\twad:noun\n"},
		{"take a word out", "AB\tab:noun;ab:abbr\nMOT\tmot:noun\n", "AB * -", "MOT\tmot:noun\n"},
		{"take out what is none", "MOT\tmot:noun\n", "AVR * -", "words.tsv, line 1: AVR is no word"},
		{"no such reading", "AVR\tavr:adj\n", "\nAVR avr:noun avr:abbr", "words.tsv, line 2: AVR has no reading avr:noun, but [avr:adj]"},
		{"there already", "TAN\ttan:symb\n", "TAN - tan:symb", "words.tsv, line 1: TAN has the reading tan:symb already"},
		{"half a line", "MOT\tmot:noun\n", "AVR avr:noun", "words.tsv, line 1: want words and two readings"},
		{"no spelling", "MOT\tmot:noun\n", "clé - clé:noun", "words.tsv, line 1: \"clé\" is no spelling"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			got, err := corrected(test.list, test.fixes, "")
			if err != nil {
				got = err.Error()
			}
			if got != test.want {
				t.Errorf("\n got %q\nwant %q", got, test.want)
			}
		})
	}
}

// Entries of one article become one, whatever class their words have.
func TestOneArticle(t *testing.T) {
	const list = "CLE\tclé:noun\nCLEF\tclef:noun\nCLEFS\tclef:noun;clef:adj\n"
	tests := []struct{ name, entries, want string }{
		{"merged", "clé clef # of one article", "CLE\tclé:noun\nCLEF\tclé:noun\nCLEFS\tclé:noun;clé:adj\n"},
		{"one", "clé", "entries.tsv, line 1: want two entries or more"},
		{"unknown", "clé clefs", "entries.tsv, line 1: no word is a form of clefs, or none of clé"},
		{"twice", "clé clef\ncléf clef", "entries.tsv, line 2: clef is in the article of clé already (entries.tsv, line 1)"},
		{"a chain", "clé clef\nclef clefs", "entries.tsv, line 2: clef is itself in the article of clé (entries.tsv, line 1)"},
		{"itself", "clé clé", "entries.tsv, line 1: clé is itself in the article of clé (entries.tsv, line 1)"},
	}
	for _, test := range tests {
		got, err := corrected(list, "", test.entries)
		if err != nil {
			got = err.Error()
		}
		if got != test.want {
			t.Errorf("%s:\n got %q\nwant %q", test.name, got, test.want)
		}
	}
}

func corrected(list, fixes, entries string) (string, error) {
	l, err := lexicon.ReadTagged(strings.NewReader(list))
	if err != nil {
		return "", err
	}
	parsed, err := readCorrections(fstest.MapFS{"words.tsv": {Data: []byte(fixes)}, "entries.tsv": {Data: []byte(entries)}})
	if err != nil {
		return "", err
	}
	if l, err = correct(l, parsed); err != nil {
		return "", err
	}
	var b strings.Builder
	err = l.WriteTagged(&b)
	return b.String(), err
}

func read(t *testing.T, name string) []byte {
	t.Helper()
	return must.Get(os.ReadFile(name))(t)
}

// Removed entries lose all their words, and a verb gets the forms of its model.
func TestEntriesAndModels(t *testing.T) {
	const list = "LARGUE\tlarguer/v:pp;larguer/v:fin\nLARGUER\tlarguer/v:inf\nPIME\tpime:noun;pimer/v:fin\nPIMER\tpimer/v:inf\n"
	tests := []struct{ name, file, fixes, want string }{
		{"removed", "removed.tsv", "pimer/v larguer/v # why", "PIME\tpime:noun\n"},
		{"unknown", "removed.tsv", "pim", "removed.tsv, line 1: no word is a form of pim"},
		{"twice", "removed.tsv", "pimer/v\npimer/v", "removed.tsv, line 2: pimer/v is removed already (removed.tsv, line 1)"},
		{"conjugated", "conjugations.tsv", "farguer larguer", "FARGUE\tfarguer/v:pp;farguer/v:fin\nFARGUER\tfarguer/v:inf\n" + list},
		{"no model", "conjugations.tsv", "farguer loguer", "conjugations.tsv, line 1: no word is a form of loguer/v"},
		{"another ending", "conjugations.tsv", "finir larguer", "conjugations.tsv, line 1: finir does not end as larguer"},
		{"no verb", "conjugations.tsv", "farguer", "conjugations.tsv, line 1: want a verb and its model"},
	}
	for _, test := range tests {
		l := must.Get(lexicon.ReadTagged(strings.NewReader(list)))(t)
		fixes, err := readCorrections(fstest.MapFS{test.file: {Data: []byte(test.fixes)}})
		if err == nil {
			l, err = correct(l, fixes)
		}
		var got strings.Builder
		if err == nil {
			err = l.WriteTagged(&got)
		}
		if err != nil {
			got.WriteString(err.Error())
		}
		if got.String() != test.want {
			t.Errorf("%s:\n got %q\nwant %q", test.name, got.String(), test.want)
		}
	}
}
