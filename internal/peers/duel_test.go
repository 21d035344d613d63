package main

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/domino14/macondo/equity"
	"github.com/domino14/macondo/move"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot/botscrabble"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/scrabble"
)

// needGo skips a test that cannot ask where the module of macondo is.
func needGo(t *testing.T) {
	t.Helper()
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip(err)
	}
}

// Tiles kept are worth as much to macondo as to us.
func TestConvertLeaves(t *testing.T) {
	needGo(t)
	o := scrabble.Classique()
	data, err := convertLeaves(o, french(), nil)
	if err != nil {
		t.Fatal(err)
	}
	klv, err := equity.ReadKLV(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	ours := botscrabble.DefaultLeaves(o)
	for _, kept := range []string{"?", "A", "Z", "??", "EE", "QU", "?S", "AEIOU", "ERS", "?AEIRS", "WWK", "EEEEEE"} {
		set, err := bag.Parse(kept)
		if err != nil {
			t.Fatal(err)
		}
		want := ours.Value(set)
		if strings.Count(kept, "W") > 1 {
			want = 0 // there is one
		}
		if got := klv.LeaveValue(machineWord(kept)); max(got-want, want-got) > 1e-4 {
			t.Errorf("%s is worth %.3f to macondo and %.3f to us", kept, got, want)
		}
	}
}

// shortDuel is a duel with the French words of at most five letters, for which macondo makes its tables
// soon.
func shortDuel(t *testing.T) *duel {
	t.Helper()
	needGo(t)
	french, err := classique()
	if err != nil {
		t.Fatal(err)
	}
	var list strings.Builder
	for word := range french.Lexicon().Words() {
		if len(word) <= 5 {
			list.WriteString(word + "\n")
		}
	}
	l, err := lexicon.ReadList(strings.NewReader(list.String()))
	if err != nil {
		t.Fatal(err)
	}
	in, err := english(l)
	if err != nil {
		t.Fatal(err)
	}
	o := scrabble.English()
	o.Validation, o.Penalty, o.PenaltyPoints = scrabble.Strict, scrabble.VoidChallenge, 0
	rules, err := scrabble.Compile(o, l)
	if err != nil {
		t.Fatal(err)
	}
	lab, err := newLaboratory(rules, in, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := lab.Close(); err != nil {
			t.Error(err)
		}
	})
	return &duel{terms: terms{in.words, 30 * time.Millisecond, 6 * time.Millisecond, 4}, rules: rules, lab: lab}
}

// A match goes on where its file ends, and refuses a file of other terms.
func TestDuel(t *testing.T) {
	d := shortDuel(t)
	name := filepath.Join(t.TempDir(), "pairs.jsonl")
	play := func(d duel, pairs int) (duelScore, error) {
		t.Helper()
		file, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o666)
		if err != nil {
			t.Fatal(err)
		}
		defer file.Close()
		return d.match(file, pairs, 5, 0)
	}
	if s, err := play(*d, 1); err != nil || s.N() != 1 {
		t.Fatalf("%d pairs: %v", s.N(), err)
	}
	first, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, append(bytes.Clone(first), `{"words":"C`...), 0o666); err != nil {
		t.Fatal(err)
	}
	if s, err := play(*d, 2); err != nil || s.N() != 2 {
		t.Fatalf("%d pairs after a line that was cut: %v", s.N(), err)
	}
	both, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.HasPrefix(both, first) || bytes.Count(both, []byte("\n")) != 2 {
		t.Errorf("the file does not go on after its first pair:\n%s", both)
	}
	for line := range bytes.Lines(both) {
		var p duelPair
		if err := json.Unmarshal(line, &p); err != nil {
			t.Fatal(err)
		}
		for _, g := range p.Games {
			for side := range 2 {
				if g.Points[side] < 100 || g.Decisions[side] < 5 || g.Longest[side] < 10*time.Millisecond {
					t.Errorf("side %d hardly plays: %+v", side, g)
				}
			}
			if g.Simulations == 0 || g.Rounds == 0 {
				t.Errorf("macondo does not simulate: %+v", g)
			}
		}
	}
	other := *d
	other.Samples++
	if _, err := play(other, 3); err == nil {
		t.Error("pairs of other terms are added")
	}
}

// The player of macondo follows a game with passes, exchanges, single tiles and jokers: it checks
// the lead and the bag at each of its decisions, and the moves by its own rules.
func TestSaw(t *testing.T) {
	d := shortDuel(t)
	for _, opponent := range []struct {
		name   string
		decide func(v scrabble.View, turn int) scrabble.Move
	}{
		{"one tile at a time", func(v scrabble.View, _ int) (best scrabble.Move) {
			for m := range v.Moves() {
				if m.Kind() == scrabble.KindPlace && (best == scrabble.Move{} || m.Count() < best.Count()) {
					best = m
				}
			}
			if best == (scrabble.Move{}) {
				return scrabble.Pass()
			}
			return best
		}},
		{"exchanges and passes", func(v scrabble.View, turn int) scrabble.Move {
			rack := v.Rack().String()
			if turn%3 < 2 && v.BagLen() >= v.Rules().Options().Exchange {
				return scrabble.Exchange(rack[:1+turn%7])
			}
			if m, ok := v.Best(); ok && turn%3 == 2 {
				return m
			}
			return scrabble.Pass()
		}},
	} {
		t.Run(opponent.name, func(t *testing.T) {
			s, err := newSearching(d.lab, 5*time.Millisecond, time.Millisecond, 2, false)
			if err != nil {
				t.Fatal(err)
			}
			state, deal := d.rules.Start(0), bag.NewDealer(3)
			for turn := 0; turn < 400; turn++ {
				if _, over := state.Outcome(); over {
					return
				}
				who := state.Turn()
				m := scrabble.Draw(state.Due())
				if state.Phase() != scrabble.Drawing {
					if who == 1 {
						if m, err = s.decide(state.View(1)); err != nil {
							t.Fatal(err)
						}
					} else {
						m = opponent.decide(state.View(0), turn)
					}
				}
				if m, err = state.Complete(deal.Seat(int(who)), who, m); err != nil {
					t.Fatal(err)
				}
				before := state.View(1)
				if state, err = state.Play(who, m); err != nil {
					t.Fatal(err)
				}
				if _, over := state.Outcome(); !over {
					if err := s.saw(before, m); err != nil {
						t.Fatalf("%v: %v", m, err)
					}
				}
			}
			t.Error("the game does not end")
		})
	}
}

// Macondo has placements by their whole words, and a single tile along one that it makes.
func TestWordOf(t *testing.T) {
	rules, err := classique()
	if err != nil {
		t.Fatal(err)
	}
	state, err := rules.ParseCGP("15/15/15/15/15/15/15/4CHAT7/15/15/15/15/15/15/15 AEINST?/ 0/0 0")
	if err != nil {
		t.Fatal(err)
	}
	v := state.View(state.Turn())
	for _, c := range []struct{ move, tiles, where string }{
		{"9F:A", ".A", "F8"},      // HA
		{"8I:S", "....S", "8E"},   // CHATS
		{"8C:AC", "AC....", "8C"}, // along it
		{"9F:AN", "AN", "9F"},     // HA, AN
		{"F7:A.E", "A.E", "F7"},   // down through the H
		{"9F:a", ".a", "F8"},      // by a joker
	} {
		m, err := scrabble.ParseMove(strings.Replace(c.move, ":", " ", 1))
		if err != nil {
			t.Fatal(err)
		}
		word, row, column, down := wordOf(&v, m)
		tiles := ""
		for _, t := range word {
			switch {
			case t == 0:
				tiles += "."
			case t.IsBlanked():
				tiles += string('a' + rune(t.Unblank()) - 1)
			default:
				tiles += string('A' + rune(t) - 1)
			}
		}
		if where := move.ToBoardGameCoords(row, column, down); tiles != c.tiles || where != c.where {
			t.Errorf("%s is %s %s to macondo, want %s %s", c.move, where, tiles, c.where, c.tiles)
		}
	}
}
