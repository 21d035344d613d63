package jago

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"
)

//go:embed kin.tsv
var kinText string

// A relation is a judgement by hand: whether the words with this beginning belong to the
// family of a root.
type relation struct {
	beginning string
	same      bool
}

// kin is the judgements of kin.tsv by their root. It is made once and never changes.
var kin = func() map[string][]relation {
	all, err := parseKin(kinText)
	if err != nil {
		panic("jago: kin.tsv: " + err.Error())
	}
	return all
}()

// parseKin reads lines of a root and beginnings of other words, each after + or -.
func parseKin(text string) (map[string][]relation, error) {
	all := make(map[string][]relation)
	n := 0
	for line := range strings.Lines(text) {
		n++
		line, _, _ = strings.Cut(line, "#")
		f := strings.Fields(line)
		if len(f) == 0 {
			continue
		}
		root := f[0]
		if len(f) == 1 {
			return nil, fmt.Errorf("line %d: %s has no beginnings", n, root)
		}
		if all[root] != nil {
			return nil, fmt.Errorf("line %d: duplicate %s", n, root)
		}
		for _, b := range f[1:] {
			if len(b) < 2 || b[0] != '+' && b[0] != '-' {
				return nil, fmt.Errorf("line %d: %q is no beginning", n, b)
			}
			r := relation{b[1:], b[0] == '+'}
			if r.beginning[0] != root[0] {
				return nil, fmt.Errorf("line %d: %s begins otherwise than %s", n, r.beginning, root)
			}
			if slices.ContainsFunc(all[root], func(o relation) bool { return o.beginning == r.beginning }) {
				return nil, fmt.Errorf("line %d: %s is judged twice", n, r.beginning)
			}
			all[root] = append(all[root], r)
		}
	}
	return all, nil
}

// judgedFamily reports whether two lemmas are of one family, if kin knows. Each may be the
// root. When both are, the longer beginning decides, and equal ones must both join.
func judgedFamily(a, b string) (same, known bool) {
	x, y := judgement(a, b), judgement(b, a)
	switch {
	case len(x.beginning) > len(y.beginning):
		return x.same, true
	case len(x.beginning) < len(y.beginning):
		return y.same, true
	}
	return x.same && y.same, x.beginning != ""
}

// judgement returns the longest beginning of lemma among those of root.
func judgement(root, lemma string) (longest relation) {
	for _, r := range kin[root] {
		if len(r.beginning) > len(longest.beginning) && strings.HasPrefix(lemma, r.beginning) {
			longest = r
		}
	}
	return longest
}
