package scrabble_test

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
	"github.com/jeudelettres/lettres/scrabble"
)

var update = flag.Bool("update", false, "write the perft counts and the playthroughs in testdata anew")

// A perft counts the sequences of moves from a position, by their length, and for the
// last length by their first move (divide). The files in testdata/perft hold:
//
//	rules OPTIONS           as ParseOptions reads them
//	words WORDS             the lexicon
//	draws TILES             the tiles of the game in the order in which they come
//	acts ?, ~               beside the decisions, what else is tried where it is legal
//	position MOVES          those that lead to it, as in A 8H MOT, with commas between
//	depth N COUNT
//	divide N MOVE COUNT
//
// Nothing is left to chance: who draws gets the first tiles of draws that the bag
// still has.
type perft struct {
	rules *scrabble.Rules
	draws string
	acts  []scrabble.Move
}

// moves is the completed moves of a position, each with its player.
func (p *perft) moves(s scrabble.State) (players []scrabble.Player, moves []scrabble.Move) {
	for m := range s.Moves(s.Turn()) {
		if !m.Completed() {
			m = m.With(p.next(s.Bag(), m.Count()))
		}
		players, moves = append(players, s.Turn()), append(moves, m)
	}
	decisions := len(moves)
	for _, m := range p.acts {
		for player := range s.Players() {
			if s.Check(player, m) == nil && !slices.Contains(moves[:decisions], m) {
				players, moves = append(players, player), append(moves, m)
			}
		}
	}
	return players, moves
}

// next is the n tiles that come next from a bag.
func (p *perft) next(b bag.Bag, n int) string {
	var drawn []byte
	for i := 0; i < len(p.draws) && len(drawn) < n; i++ {
		if rest, ok := b.Minus(bag.Of([]byte{p.draws[i]})); ok {
			b, drawn = rest, append(drawn, p.draws[i])
		}
	}
	return string(drawn)
}

// count is the number of sequences of depth moves, and of shorter ones that end the
// game.
func (p *perft) count(t testing.TB, s scrabble.State, depth int) (n int) {
	if depth == 0 || s.Phase() == scrabble.Over {
		return 1
	}
	players, moves := p.moves(s)
	for i, m := range moves {
		next, err := s.Play(players[i], m)
		if err != nil {
			t.Fatalf("%s %s: %v\nin\n%s", players[i], m, err, rowsOf(s))
		}
		n += p.count(t, next, depth-1)
	}
	return n
}

// report is the lines depth and divide of a position.
func (p *perft) report(t testing.TB, s scrabble.State, deepest int) (lines []string) {
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
	if slowRace {
		t.Skip("nothing is shared")
	}
	files, err := filepath.Glob("testdata/perft/*.txt")
	if err != nil || len(files) < 3 {
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
	var options, words, position string
	deepest := 0
	flush := func() {
		if position == "" {
			return
		}
		s := played(t, p.rules.Start(scrabble.A), strings.Split(position, ", ")...)
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
			options = value
		case "words":
			words = value
		case "draws":
			o, err := scrabble.ParseOptions(options)
			if err != nil {
				t.Fatal(err)
			}
			o.Tiles = bag.MustParse(value)
			p = perft{rules: compiled(t, o, words), draws: value}
		case "acts":
			for _, act := range strings.Split(value, ", ") {
				m, err := scrabble.ParseMove(act)
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
