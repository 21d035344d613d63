package jarnac_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// The tables of the four games and the toss, as the referee has them from the rulebook.

// slowBag reads letters as the clauses of the bag have them, as in "A14 B4".
func slowBag(text string) bag.Bag {
	var all string
	for _, f := range strings.Fields(text) {
		n := 0
		for _, digit := range f[1:] {
			n = 10*n + int(digit-'0')
		}
		all += strings.Repeat(f[:1], n)
	}
	return bag.MustParse(all)
}

// slowOptions returns the options of a game, each with the clause that it is taken from.
func slowOptions(game string) (o jarnac.Options) {
	o.Lines = 8                     // official/mat/lines, classic/mat
	o.MinLength, o.MaxLength = 3, 9 // official/mat/length, classic/length, classic/length-cap
	o.FirstDraw, o.SwapSize = 6, 3  // official/turn/first-draw, official/handover/swap, classic/first-draw, classic/draw
	o.Margin = 70                   // official/score/margin
	o.Validation = jarnac.Strict    // official/contest/strict
	// official/words/classes, classic/words
	o.Excluded = 1<<lexicon.Prefix | 1<<lexicon.Symbol | 1<<lexicon.Abbreviation | 1<<lexicon.Compound | 1<<lexicon.Proper
	switch game {
	case "official", "competition":
		o.Edition = jarnac.Edition2012
		o.Toss = jarnac.ByLetter // official/toss/closest
		o.Bag = slowBag("A14 B4 C6 D5 E19 F2 G4 H2 I10 J1 K1 L4 M4 N10 O9 P4 Q2 R10 S10 T10 U6 V2 W1 X1 Y1 Z2")
		o.Jarnacs = 1 // official/handover/one
		o.Ending = jarnac.LastChance
		o.Score = jarnac.ByMargin
		o.Penalty = jarnac.ExtraLetters
		o.NoConjugations = game == "competition" // official/words/competition
		o.NoChaining = game == "competition"
	case "classic", "classic-competition":
		o.Edition = jarnac.EditionBox
		o.Toss = jarnac.ByCoin // classic/toss
		o.Bag = slowBag("A14 B4 C7 D5 E19 F2 G4 H2 I11 J1 K1 L6 M5 N9 O8 P4 Q1 R10 S7 T9 U8 V2 W1 X1 Y1 Z2")
		o.Jarnacs = 2                           // classic/double
		o.Ending = jarnac.LastLine              // classic/end
		o.Score = jarnac.ByTotal                // classic/winner
		o.Penalty = jarnac.NoPenalty            // classic/contest
		o.Excluded |= 1 << lexicon.Interjection // classic/words
		if game == "classic-competition" {
			o.Edition = jarnac.EditionTournaments
			o.NoConjugations, o.NoChaining = true, true // classic-competition/words, classic-competition/same-entry
			o.Ending = jarnac.LongerWord                // classic-competition/last-jarnac
			o.Penalty = jarnac.ExtraLetters             // classic-competition/contest
		}
	}
	return o
}

// The presets have the numbers that were typed from the rulebook.
func TestSlowTables(t *testing.T) {
	for _, name := range presetNames {
		o, slow := must.Get(jarnac.ParseOptions(name))(t), slowOptions(name)
		if n := slow.Bag.Len(); n != 144 { // official/mat/bag, classic/bag
			t.Errorf("%s: the clause of the bag has %d letters", name, n)
		}
		gametest.Equal(t, name, o, slow)
	}
	for i, o := range []jarnac.Options{jarnac.Official(), jarnac.Competition(), jarnac.Classic(), jarnac.ClassicCompetition()} {
		gametest.Equal(t, presetNames[i], o, slowOptions(presetNames[i]))
	}
}

// slowToss returns who begins after these rounds, or the clause that is against them, and which round
// it is against, from 0.
func slowToss(o jarnac.Options, rounds []jarnac.TossRound) (first jarnac.Player, against rulebook.Clause, at int) {
	if o.Toss == jarnac.ByCoin {
		return jarnac.A, law.ClassicToss, 0 // no letters are drawn
	}
	begins, decided := jarnac.A, false
	for i, round := range rounds {
		if decided { // nobody draws again unless the letters were the same
			return jarnac.A, law.OfficialTossTie, i - 1
		}
		left := lettersIn(o.Bag) // all letters went back
		for _, letter := range round {
			if letter < 'A' || letter > 'Z' || left[letter-'A'] == 0 {
				return jarnac.A, law.OfficialTossClosest, i
			}
			left[letter-'A']--
		}
		if a, b := round[0], round[1]; a != b {
			decided = true
			if b < a {
				begins = jarnac.B
			}
		}
	}
	switch {
	case len(rounds) == 0: // nobody has drawn
		return jarnac.A, law.OfficialTossClosest, 0
	case !decided: // both draw again
		return jarnac.A, law.OfficialTossTie, len(rounds) - 1
	}
	return begins, "", 0
}

// Over thousands of tosses, drawn by chance and made up, TossWinner and a record with them judge as
// the clauses do.
func TestSlowToss(t *testing.T) {
	rng := rand.New(rand.NewPCG(12, 1))
	seen := map[rulebook.Clause]int{}
	for _, options := range []string{"official", "classic", "official bag=AAAB first-draw=1", "official bag=AABBCCDDZZ first-draw=1"} {
		r := rulesOf(t, options)
		for range 3000 {
			var rounds []jarnac.TossRound
			var first jarnac.Player
			if rng.IntN(2) == 0 {
				first, rounds = r.Toss(rng)
				if p, against, _ := slowToss(r.Options(), rounds); len(rounds) > 0 && (p != first || against != "") {
					t.Fatalf("%s: Toss: %v begins after %v; by the clauses %v, or %q", options, first, rounds, p, against)
				}
			} else {
				letters := []byte("AAABBCDYZZ")
				if rng.IntN(8) == 0 {
					letters = []byte("AB?a\x00")
				}
				for range rng.IntN(4) {
					a := letters[rng.IntN(len(letters))]
					rounds = append(rounds, jarnac.TossRound{a, letters[rng.IntN(len(letters))]})
					if rng.IntN(2) == 0 {
						rounds[len(rounds)-1][1] = a
					}
				}
			}
			want, against, at := slowToss(r.Options(), rounds)
			seen[against]++
			got, err := r.TossWinner(rounds...)
			if got != want || gametest.Clause(err) != against {
				t.Fatalf("%s: TossWinner(%v) = %v, %v; by the clauses %v, or %q", options, rounds, got, err, want, against)
			}
			if len(rounds) == 0 {
				continue // a record need not tell of a toss
			}
			var text strings.Builder
			for _, round := range rounds {
				fmt.Fprintf(&text, "@toss %s\n", round)
			}
			fmt.Fprintf(&text, "@rules %s\n", r.Options())
			rec, err := jarnac.ReadRecord(strings.NewReader(text.String()), nil)
			var refused *rulebook.RecordError
			switch {
			case slices.ContainsFunc(rounds, func(r jarnac.TossRound) bool { return r[0] == 0 || r[1] == 0 }): // none is written so
			case gametest.Clause(err) != against || err == nil && rec.First != want:
				t.Fatalf("%s%v begins, %v; by the clauses %v, or %q", &text, rec.First, err, want, against)
			case errors.As(err, &refused) && refused.Line != 1+at:
				t.Fatalf("%s%v; by the clauses %q in line %d", &text, err, against, 1+at)
			}
		}
	}
	for _, against := range []rulebook.Clause{"", law.ClassicToss, law.OfficialTossClosest, law.OfficialTossTie} {
		if seen[against] < 100 {
			t.Errorf("%q came up %d times", against, seen[against])
		}
	}
}
