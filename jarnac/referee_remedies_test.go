package jarnac_test

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/rulebook"
)

// What the referee has done about a move that was made though it is refused (the chapter remedy/), and what it says of
// a word alone.

// remedy returns what is due for a move of p with faults; "" where no clause names anything.
func (r *referee) remedy(t *table, p jarnac.Player, m jarnac.Move, f faults) rulebook.Clause {
	first := slices.MinFunc(f, func(a, b gametest.Fault) int { return cmp.Or(cmp.Compare(a.Order, b.Order), cmp.Compare(a.Nth, b.Nth)) })
	contest := m.Kind() == jarnac.KindContest || m.Kind() == jarnac.KindContestJarnac
	word := m.Kind() == jarnac.KindPlace || m.Kind() == jarnac.KindExtend
	switch first.Order {
	case gametest.NoPlayer:
		return ""
	case gametest.IsOver:
		if m.Kind() == jarnac.KindJarnac {
			return law.RemedyJarnacLate
		}
		return ""
	case gametest.NotOnTurn:
		if contest { // of one's own word
			return ""
		}
		return law.RemedyOutOfTurn
	}
	switch {
	case contest && (first.Order == gametest.NoObject || first.Order == gametest.UsedUp && len(r.contestFaults(t, p)) > 0): // it stands
		return law.RemedyCovered
	case contest && first.Order == gametest.UsedUp: // no Jarnac comes with it
		return law.RemedyJarnacLate
	case contest || m.Kind() == jarnac.KindFlag:
		return ""
	}
	switch first.Order {
	case gametest.NoMove, gametest.Answer, gametest.TimeOut, gametest.Moment, gametest.NoObject, gametest.UsedUp, gametest.NoRoom:
		switch {
		case m.Kind() == jarnac.KindJarnac: // none is allowed
			return law.RemedyJarnacLate
		case m.Kind() == jarnac.KindSwap:
			return law.RemedyNotDue
		case m.Kind() == jarnac.KindDraw && first.Order == gametest.NoObject: // nothing comes of an empty bag
			return ""
		case m.Kind() == jarnac.KindDraw:
			return law.RemedyNotDue
		case first.Order == gametest.Answer, first.Order == gametest.TimeOut:
			return law.RemedyOutOfTurn
		case first.Order != gametest.Moment:
			return ""
		case m.Kind() == jarnac.KindPass:
			return law.RemedyPassWithoutDraw
		case m.Kind() == jarnac.KindPlace && len(m.Word()) == t.due() && spelt(m.Word()) && t.bag.has(lettersOf(m.Word())) &&
			(len(m.Word()) < r.MinLength || !t.rack[p].has(lettersOf(m.Word()))):
			return "" // these are the letters that are drawn
		}
		return law.RemedyDrawForgotten
	case gametest.Count:
		if m.Kind() == jarnac.KindSwap {
			return law.RemedyNotDue
		}
	case gametest.Drawn:
		due := t.due()
		if m.Kind() == jarnac.KindSwap {
			due = t.swapped()
		}
		n := len(m.Drawn())
		if !m.Completed() && m.Kind() == jarnac.KindDraw { // so many, not named
			n, _ = strconv.Atoi(m.String()[1:])
		}
		switch {
		case !m.Completed() && m.Kind() == jarnac.KindSwap:
		case n > due:
			return law.RemedyTooMany
		case n < due:
			return law.RemedyTooFew
		}
	case gametest.Rack, gametest.OnBoard:
		switch {
		case m.Kind() == jarnac.KindSwap && (t.rack[p].len() < t.size || spelt(m.Aside())):
			return law.RemedyNotDue
		case word || m.Kind() == jarnac.KindJarnac:
			return r.impossible(t, p, m, first.Order)
		}
	}
	return ""
}

// impossible is the remedy of a word that its letters do not make, because one is missing or one is left out
// (remedy/word-impossible, remedy/jarnac-impossible, remedy/jarnac-line).
func (r *referee) impossible(t *table, p jarnac.Player, m jarnac.Move, first gametest.Order) rulebook.Clause {
	of := p
	if m.Kind() == jarnac.KindJarnac {
		of = p.Opponent()
	}
	old := ""
	if m.Line() > 0 {
		old = t.lines[of][m.Line()-1]
	}
	lost := first == gametest.OnBoard && !lettersOf(m.Word()).has(lettersOf(old))
	switch longer := t.answer == lastWord && m.Line() == t.last; {
	case first == gametest.OnBoard && !lost: // nothing is added
		return ""
	case m.Kind() != jarnac.KindJarnac:
		return law.RemedyWordImpossible
	case first == gametest.Rack && longer && t.rack[of].plus(lettersOf(old)).has(lettersOf(m.Word())): // it is not longer
		return ""
	case first == gametest.Rack && m.Line() == 0 && r.fromALine(t, of, m.Word()):
		return law.RemedyJarnacLine
	}
	return law.RemedyJarnacImpossible
}

// fromALine reports whether some line of a player and letters of the rack make a word, at least one being added.
func (r *referee) fromALine(t *table, of jarnac.Player, word string) bool {
	return slices.ContainsFunc(t.lines[of], func(old string) bool {
		made := lettersOf(word)
		return old != "" && len(word) > len(old) && made.has(lettersOf(old)) && t.rack[of].has(made.minus(lettersOf(old)))
	})
}

// due is the remedy of a move of p with faults. What is refused of a Jarnac that is said with a contest is judged on the
// table that the contest leaves.
func (d *duo) due(p jarnac.Player, m jarnac.Move, f faults) rulebook.Clause {
	r, tb := d.referee, d.table
	if m.Kind() == jarnac.KindContestJarnac && p <= jarnac.B && tb.phase != jarnac.Over && len(r.breathFaults(tb, p, m)) == 0 {
		tb, _ = r.undo(tb, p, r.bad(tb))
		m = jarnac.Jarnac(m.Line(), m.Word())
	}
	return r.remedy(tb, p, m, f)
}

// remedied compares the remedy of a refusal.
func (d *duo) remedied(t testing.TB, p jarnac.Player, m jarnac.Move, v *rulebook.Violation, f faults) {
	t.Helper()
	if want := d.due(p, m, f); v.Remedy != want {
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
