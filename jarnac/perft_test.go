package jarnac_test

import (
	"bufio"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/jarnac"
)

var update = flag.Bool("update", false, "write the perft counts and the playthroughs in testdata anew")

// A perft counts the sequences of moves from a position, by their length, and
// for the last length by their first move (divide). The files in testdata/perft
// hold, for a few positions of each preset:
//
//	rules OPTIONS           as ParseOptions reads them
//	draws LETTERS           the letters of the game in the order in which they come
//	acts ?  ~               beside the decisions, what else is tried where it is legal
//	position STATE          as ParseState reads it
//	depth N COUNT
//	divide N MOVE COUNT
//
// Nothing is left to chance: who draws gets the first letters of draws that the
// bag still has.
type perft struct {
	rules *jarnac.Rules
	draws string
	acts  []jarnac.Move
}

// moves is the completed moves of a position, each with its player.
func (p *perft) moves(s jarnac.State) (players []jarnac.Player, moves []jarnac.Move) {
	for m := range s.Moves(s.Turn()) {
		if !m.Completed() {
			n := m.Count()
			if m.Kind() == jarnac.KindSwap {
				n = min(n+s.Extra(s.Turn()), s.Bag().Len())
			}
			m = m.With(p.next(s.Bag(), n))
		}
		players, moves = append(players, s.Turn()), append(moves, m)
	}
	for _, m := range p.acts {
		for _, player := range []jarnac.Player{jarnac.A, jarnac.B} {
			if s.Check(player, m) == nil {
				players, moves = append(players, player), append(moves, m)
			}
		}
	}
	return players, moves
}

// next is the n letters that come next from a bag.
func (p *perft) next(b bag.Bag, n int) string {
	var drawn []byte
	for i := 0; i < len(p.draws) && len(drawn) < n; i++ {
		if rest, ok := b.Minus(bag.Of([]byte{p.draws[i]})); ok {
			b, drawn = rest, append(drawn, p.draws[i])
		}
	}
	return string(drawn)
}

// count is the number of sequences of depth moves, and of shorter ones that end
// the game.
func (p *perft) count(t testing.TB, s jarnac.State, depth int) (n int) {
	if depth == 0 || s.Phase() == jarnac.Over {
		return 1
	}
	players, moves := p.moves(s)
	for i, m := range moves {
		next, err := s.Play(players[i], m)
		if err != nil {
			t.Fatalf("%s %s: %v\nin %v", players[i], m, err, s)
		}
		n += p.count(t, next, depth-1)
	}
	return n
}

// report is the lines depth and divide of a position.
func (p *perft) report(t testing.TB, s jarnac.State, deepest int) (lines []string) {
	for depth := 1; depth <= deepest; depth++ {
		lines = append(lines, fmt.Sprintf("depth %d %d", depth, p.count(t, s, depth)))
	}
	players, moves := p.moves(s)
	var divide []string
	for i, m := range moves {
		next, _ := s.Play(players[i], m)
		divide = append(divide, fmt.Sprintf("divide %d %s %s %d", deepest, players[i], m, p.count(t, next, deepest-1)))
	}
	slices.Sort(divide)
	return append(lines, divide...)
}

func TestPerft(t *testing.T) {
	if raceEnabled {
		t.Skip("nothing is shared")
	}
	files, err := filepath.Glob("testdata/perft/*.txt")
	if err != nil || len(files) < 4 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			t.Parallel()
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			got := runPerft(t, string(text))
			if *update {
				if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
				return
			}
			if diff := cmp.Diff(strings.Split(string(text), "\n"), strings.Split(got, "\n")); diff != "" {
				t.Errorf("%s (-file +engine):\n%s", file, diff)
			}
		})
	}
}

// runPerft is the text of a file with all counts made anew.
func runPerft(t *testing.T, text string) string {
	var out strings.Builder
	var p perft
	var position string
	deepest := 0
	flush := func() {
		if position == "" {
			return
		}
		s, err := p.rules.ParseState(position)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range p.report(t, s, deepest) {
			fmt.Fprintln(&out, line)
		}
		position, deepest = "", 0
	}
	for in := bufio.NewScanner(strings.NewReader(text)); in.Scan(); {
		line := in.Text()
		key, value, _ := strings.Cut(line, " ")
		if key != "depth" && key != "divide" {
			flush()
			fmt.Fprintln(&out, line)
		}
		switch key {
		case "rules":
			p.rules = rulesOf(t, value)
		case "draws":
			if p.draws = value; bag.MustParse(value) != p.rules.Options().Bag {
				t.Fatalf("draws are not the letters of the game: %s", value)
			}
		case "acts":
			p.acts = nil
			for _, act := range strings.Fields(value) {
				m, err := jarnac.ParseMove(act)
				if err != nil {
					t.Fatal(err)
				}
				p.acts = append(p.acts, m)
			}
		case "position":
			position = value
		case "depth":
			deepest++
		case "divide", "", "#":
		default:
			t.Fatalf("what is %q?", line)
		}
	}
	flush()
	return out.String()
}
