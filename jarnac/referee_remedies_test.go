package jarnac_test

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// What the referee has done about words that their letters do not make (remedy/word-impossible,
// remedy/jarnac-impossible, remedy/jarnac-line), and what it says of a word alone.

// impossible is the remedy of a word that its letters do not make, because one is missing or one is left out;
// "" where it is refused for something else.
func (r *referee) impossible(t *table, p jarnac.Player, m jarnac.Move, f faults) rulebook.Clause {
	first := slices.MinFunc(f, func(a, b gametest.Fault) int { return cmp.Or(cmp.Compare(a.Order, b.Order), cmp.Compare(a.Nth, b.Nth)) })
	of := p
	if m.Kind() == jarnac.KindJarnac {
		of = p.Opponent()
	}
	old := ""
	if m.Line() > 0 && m.Line() <= r.Lines && p <= jarnac.B {
		old = t.lines[of][m.Line()-1]
	}
	switch m.Kind() {
	case jarnac.KindPlace, jarnac.KindExtend:
		if first.Order == gametest.Rack || first.Order == gametest.OnBoard && !lettersOf(m.Word()).has(lettersOf(old)) {
			return law.RemedyWordImpossible
		}
	case jarnac.KindJarnac:
		longer := t.answer == lastWord && m.Line() == t.last
		switch {
		case first.Order == gametest.Rack && longer && t.rack[of].plus(lettersOf(old)).has(lettersOf(m.Word())): // it is not longer
		case first.Order == gametest.Rack && m.Line() == 0 && r.fromALine(t, of, m.Word()):
			return law.RemedyJarnacLine
		case first.Order == gametest.Rack, first.Order == gametest.OnBoard && !lettersOf(m.Word()).has(lettersOf(old)):
			return law.RemedyJarnacImpossible
		}
	}
	return ""
}

// fromALine reports whether some line of a player and letters of the rack make a word, at least one being added.
func (r *referee) fromALine(t *table, of jarnac.Player, word string) bool {
	return slices.ContainsFunc(t.lines[of], func(old string) bool {
		made := lettersOf(word)
		return old != "" && len(word) > len(old) && made.has(lettersOf(old)) && t.rack[of].has(made.minus(lettersOf(old)))
	})
}

// remedied compares the remedy of a refusal, as far as it is one for words that their letters do not make.
func (d *duo) remedied(t testing.TB, p jarnac.Player, m jarnac.Move, v *rulebook.Violation, f faults) {
	t.Helper()
	if m.Kind() == jarnac.KindContestJarnac { // of the table after the contest
		return
	}
	got, want := v.Remedy, d.referee.impossible(d.table, p, m, f)
	switch got {
	case law.RemedyWordImpossible, law.RemedyJarnacImpossible, law.RemedyJarnacLine:
	default:
		got = ""
	}
	if got != want {
		t.Fatalf("%s\nCheck(%s, %q): %v is remedied by %q, slowly by %q", d, p, m, v, v.Remedy, want)
	}
}

// CheckMade says of a word alone what the referee says of it on a table where its letters are at hand.
func TestSlowCheckMade(t *testing.T) {
	rng := rand.New(rand.NewPCG(40, 2))
	book := frenchBook()
	seen := map[rulebook.Clause]int{}
	for _, name := range presetNames {
		c := presetCourt(t, name)
		r := c.referee
		for range gametest.N(3000, 60_000) {
			old, word := "", gametest.One(rng, book.words).text
			if rng.IntN(4) > 0 {
				old = gametest.One(rng, book.words).text
			}
			switch rng.IntN(4) {
			case 0: // letters before or behind, as an inflection
				word = old + gametest.One(rng, []string{"S", "E", "ES", "R", "ENT", "Z", ""})
			case 1: // a word that has all letters of the former
				for range 200 {
					e := gametest.One(rng, book.words)
					if e.letters.has(lettersOf(old)) {
						word = e.text
						break
					}
				}
			case 2:
				word = gametest.AnyOf(rng, "AEISTNRLZ", rng.IntN(11))
			}
			if len(old) > 0 && (len(old) < r.MinLength || len(old) > r.MaxLength) {
				continue
			}
			tb := r.start(jarnac.A)
			tb.phase, tb.lines[0][0], tb.rack[0] = jarnac.Playing, old, lettersOf(word)
			var f faults
			if old == "" {
				r.fresh(&f, tb, jarnac.A, jarnac.A, jarnac.Place(word))
			} else {
				r.remade(&f, tb, jarnac.A, jarnac.A, jarnac.Extend(1, word))
			}
			var want rulebook.Clause
			if len(f) > 0 {
				want = f.Clause()
			}
			if got := gametest.Clause(c.rules.CheckMade(word, old)); got != want {
				t.Fatalf("%s: %q of %q rests on %q, slowly %q", name, word, old, got, want)
			}
			seen[want]++
		}
	}
	t.Log(seen)
	for _, c := range []rulebook.Clause{"", law.OfficialWordsReference, law.OfficialTurnKeepLetters, law.OfficialWordsConjugations, law.OfficialWordsSameEntry, law.ClassicCompetitionSameEntry} {
		if seen[c] == 0 {
			t.Errorf("nothing was decided by %q", c)
		}
	}
}
