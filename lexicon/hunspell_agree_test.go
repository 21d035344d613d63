package lexicon

import (
	"bytes"
	"cmp"
	"maps"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
)

const debianFrench = "/usr/share/hunspell/fr"

// needHunspell returns Debian's French dictionary. It skips the test if the dictionary or the
// program is not installed; CI has both.
func needHunspell(t *testing.T) (*affFile, []dicEntry) {
	t.Helper()
	missing := func(err error) {
		if os.Getenv("CI") == "true" {
			t.Fatal(err)
		}
		t.Logf("not compared with hunspell: %v", err)
		t.SkipNow()
	}
	if _, err := exec.LookPath("hunspell"); err != nil {
		missing(err)
	}
	aff, err := os.ReadFile(debianFrench + ".aff")
	if err != nil {
		missing(err)
	}
	dic, err := os.ReadFile(debianFrench + ".dic")
	if err != nil {
		missing(err)
	}
	a := must.Get(readAff(bytes.NewReader(aff)))(t)
	entries := must.Get(readDic(bytes.NewReader(dic), a))(t)
	return a, entries
}

// analysis is the lemma and the parts of speech of a form, as hunspell -m has
// them: "mener po:v1_it po:ppas po:adj", the po: in alphabetical order.
func (d derivation) analysis() string {
	pos := slices.Clone(d.entry.tags.pos)
	for _, x := range []*affix{d.prefix, d.suffixes[0], d.suffixes[1]} {
		if x != nil {
			pos = append(pos, x.tags.pos...)
		}
	}
	lemma := d.entry.tags.stem
	if lemma == "" {
		lemma = d.entry.word
	}
	return joinAnalysis(lemma, pos)
}

func joinAnalysis(lemma string, pos []string) string {
	slices.Sort(pos)
	return lemma + " po:" + strings.Join(pos, " po:")
}

// hunspell accepts every form that we make, whatever its reading. The test asks for one form
// in twenty, and for all in a long run.
func TestHunspellAcceptsAll(t *testing.T) {
	a, entries := needHunspell(t)
	surfaces := map[string]bool{}
	must.Do(t, expandAll(a, entries, 1<<30, func(d derivation) error {
		if _, ok := spelling(d.surface); ok {
			surfaces[d.surface] = true
		}
		return nil
	}))
	every := 20
	if os.Getenv("LETTRES_LONG") != "" { // internal/test/gametest cannot be asked in this package
		every = 1
	}
	var asked []string
	for i, surface := range slices.Sorted(maps.Keys(surfaces)) {
		if i%every == 0 {
			asked = append(asked, surface)
		}
	}
	refused := hunspell(t, "-l", asked)
	if refused != "" {
		t.Errorf("hunspell refuses: %.200q", refused)
	}
	t.Logf("%d of %d forms", len(asked), len(surfaces))
}

// hunspell reads forms as we do: some of each affix and of each kind of entry.
func TestHunspellReadsAlike(t *testing.T) {
	a, entries := needHunspell(t)
	const each = 3
	seen := map[any]int{}
	sample := map[string]map[string]bool{}
	must.Do(t, expandAll(a, entries, 1<<30, func(d derivation) error {
		if _, ok := spelling(d.surface); !ok {
			return nil
		}
		keys := []any{strings.Join(d.entry.tags.pos, " ")}
		for _, x := range []*affix{d.prefix, d.suffixes[0], d.suffixes[1]} {
			if x != nil {
				keys = append(keys, x)
			}
		}
		for _, k := range keys {
			if seen[k] < each {
				seen[k]++
				sample[d.surface] = map[string]bool{}
			}
		}
		return nil
	}))
	must.Do(t, expandAll(a, entries, 1<<30, func(d derivation) error {
		if ours := sample[d.surface]; ours != nil {
			ours[d.analysis()] = true
		}
		return nil
	}))
	surfaces := slices.Sorted(maps.Keys(sample))
	if len(surfaces) < 5000 {
		t.Fatalf("a sample of %d forms is small", len(surfaces))
	}
	theirs := map[string]map[string]bool{}
	for line := range strings.Lines(hunspell(t, "-m", surfaces)) {
		fields := strings.Fields(line)
		if len(fields) < 2 {
			continue
		}
		var lemma string
		var pos []string
		for _, f := range fields[1:] {
			name, value, _ := strings.Cut(f, ":")
			switch name {
			case "st":
				lemma = cmp.Or(lemma, value)
			case "po":
				pos = append(pos, value)
			}
		}
		w := fields[0]
		if theirs[w] == nil {
			theirs[w] = map[string]bool{}
		}
		theirs[w][joinAnalysis(lemma, pos)] = true
	}
	wrong := 0
	for _, w := range surfaces {
		if !maps.Equal(sample[w], theirs[w]) {
			if wrong++; wrong <= 20 {
				t.Errorf("%s: we read %q, hunspell %q", w, slices.Sorted(maps.Keys(sample[w])), slices.Sorted(maps.Keys(theirs[w])))
			}
		}
	}
	t.Logf("%d forms of %d affixes and kinds, %d read otherwise", len(surfaces), len(seen), wrong)
}

// hunspell gives the program the words and returns what it says.
func hunspell(t *testing.T, mode string, words []string) string {
	t.Helper()
	cmd := exec.Command("hunspell", mode, "-i", "UTF-8", "-d", debianFrench)
	cmd.Stdin = strings.NewReader(strings.Join(words, "\n") + "\n")
	out := must.Get(cmd.Output())(t)
	return string(out)
}

// Each value of po: in the dictionary is in one of the tables.
func TestHunspellKnowsAllTags(t *testing.T) {
	a, entries := needHunspell(t)
	pos := map[string]bool{}
	add := func(tags tags) {
		for _, v := range tags.pos {
			pos[v] = true
		}
	}
	for i := range entries {
		add(entries[i].tags)
	}
	for _, side := range []map[flag][]*affix{a.prefixes, a.suffixes} {
		for _, xs := range side {
			for _, x := range xs {
				add(x.tags)
			}
		}
	}
	for v := range pos {
		_, part := partsOfSpeech[v]
		_, mood := moods[v]
		verb := len(v) == len("v1_it_q__a") && parseTags([]string{"po:" + v}).verb
		if !part && !mood && !verb && !besides[v] && !strings.HasPrefix(v, "loc.") && v != "err" {
			t.Errorf("po:%s is in no table", v)
		}
	}
}
