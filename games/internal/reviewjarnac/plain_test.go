package reviewjarnac

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
)

// What follows is written from the rulebook, as plainly as it can be: it goes through all words
// of the lexicon and all lines of a mat.

// admitted is the readings of a word that the formula admits (official/words/classes,
// official/words/conjugations).
func admitted(r *jarnac.Rules, word string) (all []lexicon.Reading) {
	o := r.Options()
	for _, reading := range r.Lexicon().AppendReadings(nil, word) {
		if !o.Excluded.Has(reading.Class) && !(o.NoConjugations && reading.Class == lexicon.Finite) {
			all = append(all, reading)
		}
	}
	return all
}

// chained reports whether two words share an entry (official/words/same-entry-readings).
func chained(r *jarnac.Rules, a, b string) bool {
	for _, x := range admitted(r, a) {
		for _, y := range admitted(r, b) {
			if x.Entry == y.Entry {
				return true
			}
		}
	}
	return false
}

// needs is the letters of word beyond those of old, and whether it holds all of old.
func needs(word, old string) (more [26]int, ok bool) {
	for i := range len(word) {
		more[word[i]-'A']++
	}
	for i := range len(old) {
		if more[old[i]-'A']--; more[old[i]-'A'] < 0 {
			return more, false
		}
	}
	return more, len(word) > len(old)
}

// makeable is the words that the owner of a mat can make on a line, 0 for a new one
// (official/turn/new-word, official/turn/extend, official/turn/keep-letters).
func makeable(s jarnac.State, owner jarnac.Player, line int, words []string) (all []string) {
	old, o := s.Line(owner, line), s.Rules().Options()
	if line > 0 && old == "" {
		return nil
	}
	for _, word := range words {
		if len(word) < o.MinLength || len(word) > o.MaxLength || len(word) <= len(old) {
			continue
		}
		more, ok := needs(word, old)
		for i, n := range more {
			ok = ok && n <= s.Rack(owner).Count('A'+byte(i))
		}
		if ok && !(line > 0 && o.NoChaining && chained(s.Rules(), old, word)) {
			all = append(all, word)
		}
	}
	return all
}

// freeLines is how many lines of a mat have no word.
func freeLines(s jarnac.State, p jarnac.Player) (n int) {
	for _, word := range s.Lines(p) {
		if word == "" {
			n++
		}
	}
	return n
}

// plainJarnacs is the Jarnacs that the player on turn can call (official/handover).
func plainJarnacs(s jarnac.State, words []string) (all []jarnac.Move) {
	p, o, final := s.Turn(), s.Rules().Options(), s.Setup().Final
	owner := p.Opponent()
	most := o.Jarnacs
	if final > 0 {
		most = 1 // classic-competition/last-jarnac-one
	}
	barred := s.Setup().Barred
	for author, m := range s.Open() { // a Setup tells of the position before a word that can be contested
		if author != owner {
			continue
		}
		barred = barred || s.Phase() == jarnac.Handover && s.OutOfTime(owner)
		for line, word := range s.Lines(owner) {
			if word == m.Word() && o.Ending == jarnac.LongerWord && s.Phase() == jarnac.Answer {
				final, most = line, 1
			}
		}
	}
	switch {
	case s.Phase() != jarnac.Handover && s.Phase() != jarnac.Answer:
		return nil
	case s.Phase() == jarnac.Answer && freeLines(s, owner) > 0 && final == 0:
		return nil // an announced word, after the second flag, can only be contested
	case barred, s.Calls() >= most, freeLines(s, p) == 0 && !s.OutOfTime(p):
		return nil // official/time/flag, official/handover/one, official/handover/room
	}
	for line := range o.Lines + 1 {
		switch {
		case line == 0 && freeLines(s, owner) == 0: // official/handover/room-for-loser
		case line > 0 && line == final: // classic-competition/last-jarnac-letters
			last := s.Line(owner, line)
			for _, word := range words {
				more, _ := needs(word, "")
				ok := len(word) > len(last) && len(word) <= o.MaxLength && len(word) >= o.MinLength
				for i, n := range more {
					have := s.Rack(owner).Count('A' + byte(i))
					for _, c := range []byte(last) {
						if c == 'A'+byte(i) {
							have++
						}
					}
					ok = ok && n <= have
				}
				if ok {
					all = append(all, jarnac.Jarnac(line, word))
				}
			}
		default:
			for _, word := range makeable(s, owner, line, words) {
				all = append(all, jarnac.Jarnac(line, word))
			}
		}
	}
	return all
}

// wordsOf is all words that the rules admit.
func wordsOf(r *jarnac.Rules) (all []string) {
	for word := range r.Lexicon().Words() {
		if len(admitted(r, word)) > 0 {
			all = append(all, word)
		}
	}
	return all
}

// The Jarnacs that a review finds are exactly those of the rulebook, and so are the words that
// could have been longer.
func TestPlainly(t *testing.T) {
	for i, text := range []string{"official", "competition", "classic", "classic-competition", "official lines=3 jarnacs=2", "classic-competition lines=2"} {
		t.Run(text, func(t *testing.T) {
			rules := compile(t, text)
			words := wordsOf(rules)
			most := gametest.N(8, 80)
			if testing.Short() { // the race detector is slow
				most = 3
			}
			found, longer, seed := 0, 0, uint64(i)
			for checked := 0; checked < most; seed++ {
				if seed > 10_000 {
					t.Fatalf("%d positions", checked)
				}
				rng := rand.New(rand.NewPCG(seed, 3))
				turns, err := Turns(wander(rules, rng))
				if err != nil || len(turns) == 0 {
					t.Fatal(err)
				}
				turn := turns[rng.IntN(len(turns))]
				s := turn.Before()
				if s.Phase() != jarnac.Answer && len(s.AppendJarnacs(nil, s.Turn())) == 0 && rng.IntN(4) > 0 {
					continue
				}
				checked++
				want := plainJarnacs(s, words)
				found += len(want)
				got := Jarnacs(s)
				for _, m := range want {
					if !slices.ContainsFunc(got, func(j Jarnac) bool { return j.Move == m }) {
						t.Errorf("%s is not found in %s", m, s)
					}
				}
				if len(got) != len(want) {
					t.Errorf("%d Jarnacs are found in %s, not %d", len(got), s, len(want))
				}
				for k, j := range got {
					// official/score/squares: the caller has the new word, and the owner lost the old one.
					old := s.Line(s.Turn().Opponent(), j.Move.Line())
					if points := len(j.Move.Word()) * len(j.Move.Word()); !s.OutOfTime(s.Turn()) && (j.Points != points || j.Taken != len(old)*len(old) || j.Former != old) {
						t.Errorf("%+v in %s", j, s)
					}
					if k > 0 && j.Worth() > got[k-1].Worth() {
						t.Errorf("%s is not before %s", j.Move, got[k-1].Move)
					}
				}
				longer += checkLonger(t, turn, words)
			}
			if !testing.Short() && (found == 0 || longer == 0 && i == 0) {
				t.Errorf("%d Jarnacs, %d longer words", found, longer)
			}
		})
	}
}

// checkLonger checks the longer words of a turn, and returns how many there are.
func checkLonger(t *testing.T, turn Turn, words []string) int {
	t.Helper()
	f := exact(t, turn)
	last := map[int]int{} // the number of the last move by its line
	for i, step := range turn.Steps {
		if kind := step.Move.Kind(); step.Player == turn.Player && (kind == jarnac.KindPlace || kind == jarnac.KindExtend) {
			last[step.Effect().Line] = turn.First + i
		}
	}
	want := 0
	for _, n := range last {
		step := turn.Steps[n-turn.First]
		m, longest := step.Move, []string(nil)
		length := len(m.Word())
		for _, word := range makeable(step.Before, turn.Player, m.Line(), words) {
			if len(word) > length {
				longest, length = nil, len(word)
			}
			if len(word) == length && length > len(m.Word()) {
				longest = append(longest, word)
			}
		}
		if len(longest) == 0 {
			continue
		}
		want++
		slices.Sort(longest)
		if i := slices.IndexFunc(f.Longer, func(l Longer) bool { return l.N == n }); i < 0 || !slices.Equal(f.Longer[i].Longest, longest) ||
			f.Longer[i].Word != m.Word() || f.Longer[i].Points != length*length-len(m.Word())*len(m.Word()) {
			t.Errorf("move %d: %v, not %v", n, f.Longer, longest)
		}
	}
	if len(f.Longer) != want {
		t.Errorf("%v, not %d", f.Longer, want)
	}
	return want
}

// A word is a step to a longer one of the same kind and line, as long as the bag has a letter for each.
func TestStepTo(t *testing.T) {
	for bag, want := range map[string]bool{"E": false, "EE": true, "EEE": true} {
		s := position(t, "official bag=RATSOLBUTSE"+bag, jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{matOf(0, "BUTSE", "RAT"), matOf(0, "", "SOL")}})
		for _, tt := range []struct {
			step, word jarnac.Move
			is         bool
		}{
			{jarnac.Place("BUT"), jarnac.Place("BUTS"), want},
			{jarnac.Extend(1, "RATE"), jarnac.Extend(1, "RATES"), want},
			{jarnac.Place("BUT"), jarnac.Place("SUBE"), false},
			{jarnac.Place("BUT"), jarnac.Extend(1, "RATS"), false},
			{jarnac.Extend(1, "RATE"), jarnac.Place("BUTS"), false},
			{jarnac.Extend(1, "RATE"), jarnac.Extend(2, "RATES"), false},
			{jarnac.Place("BUT"), jarnac.Pass(), false},
			{jarnac.Pass(), jarnac.Place("BUTS"), false},
			{jarnac.Pass(), jarnac.Pass(), false},
			{jarnac.Place("BTU"), jarnac.Place("BUTS"), false},
		} {
			if got := stepTo(s, tt.step, tt.word); got != tt.is {
				t.Errorf("with %d letters in the bag, %v is a step to %v: %t", len(bag), tt.step, tt.word, got)
			}
		}
	}
}
