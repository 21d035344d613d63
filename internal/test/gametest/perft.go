package gametest

import (
	"bufio"
	"fmt"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/test/must"
)

// A Perft counts the sequences of moves from a position, by their length, and for the
// last length by their first move (divide). The files in testdata/perft have lines of a
// key and a value, of which those of depth and divide are counted:
//
//	rules OPTIONS           as ParseOptions reads them
//	draws LETTERS           the letters of the game in the order in which they come
//	acts MOVE, MOVE         beside the decisions, what else is tried where it is legal
//	position POSITION       as Start reads it
//	depth N COUNT
//	divide N PLAYER MOVE COUNT
//
// Nothing is left to chance: who draws gets the first letters of draws that the bag still
// has. Other keys are for Start.
type Perft[S perftState[S, P, M], P comparable, M perftMove[M]] struct {
	Start func(t testing.TB, lines map[string]string) S // by the keys of the lines above
	Drawn func(s S, m M) int                            // how many letters a decision draws
	Parse func(string) (M, error)
}

type perftState[S, P, M any] interface {
	Turn() P
	Players() iter.Seq[P]
	Moves(P) iter.Seq[M]
	Check(P, M) error
	Play(P, M) (S, error)
	Bag() bag.Bag
	fmt.Stringer
}

type perftMove[M any] interface {
	comparable
	Completed() bool
	WithDrawn(string) M
	fmt.Stringer
}

// Run compares the files with the counts, or writes them anew.
func (p Perft[S, P, M]) Run(t *testing.T, update bool) {
	goldens(t, "perft", 3, ".txt", update, p.file)
}

// file is the text of a file with all counts made anew.
func (p Perft[S, P, M]) file(t *testing.T, text string) string {
	var out strings.Builder
	lines, deepest := map[string]string{}, 0
	flush := func() {
		if deepest > 0 {
			c := counter[S, P, M]{t: t, perft: p, draws: lines["draws"]}
			for act := range strings.SplitSeq(lines["acts"], ", ") {
				m, err := p.Parse(act)
				if err != nil && act != "" {
					t.Fatal(err)
				}
				c.acts = append(c.acts, m)
			}
			c.report(&out, p.Start(t, lines), deepest)
		}
		deepest = 0
	}
	for in := bufio.NewScanner(strings.NewReader(text)); in.Scan(); {
		key, value, _ := strings.Cut(in.Text(), " ")
		switch key {
		case "depth":
			deepest++
		case "divide":
		default:
			flush()
			fmt.Fprintln(&out, in.Text())
			lines[key] = value
		}
	}
	flush()
	return out.String()
}

// A counter counts from one position.
type counter[S perftState[S, P, M], P comparable, M perftMove[M]] struct {
	t     testing.TB
	perft Perft[S, P, M]
	draws string
	acts  []M
}

// moves yields the completed moves of a position, each with its player.
func (c *counter[S, P, M]) moves(s S) iter.Seq2[P, M] {
	return func(yield func(P, M) bool) {
		var decisions []M
		for m := range s.Moves(s.Turn()) {
			if !m.Completed() {
				m = m.WithDrawn(c.next(s.Bag(), c.perft.Drawn(s, m)))
			}
			if decisions = append(decisions, m); !yield(s.Turn(), m) {
				return
			}
		}
		for _, m := range c.acts {
			for player := range s.Players() {
				if !slices.Contains(decisions, m) && s.Check(player, m) == nil && !yield(player, m) {
					return
				}
			}
		}
	}
}

// next is the n letters that come next from a bag.
func (c *counter[S, P, M]) next(b bag.Bag, n int) string {
	var drawn []byte
	for i := 0; i < len(c.draws) && len(drawn) < n; i++ {
		if rest, ok := b.Minus(bag.Of([]byte{c.draws[i]})); ok {
			b, drawn = rest, append(drawn, c.draws[i])
		}
	}
	return string(drawn)
}

// count is the number of sequences of depth moves, and of shorter ones that end the game.
func (c *counter[S, P, M]) count(s S, depth int) (n int) {
	if depth == 0 {
		return 1
	}
	for p, m := range c.moves(s) {
		n += c.count(c.play(s, p, m), depth-1)
	}
	return max(n, 1)
}

func (c *counter[S, P, M]) play(s S, p P, m M) S {
	next, err := s.Play(p, m)
	if err != nil {
		c.t.Fatalf("%v %s: %v\nin %s", p, m, err, s)
	}
	return next
}

// report writes the lines depth and divide of a position.
func (c *counter[S, P, M]) report(out *strings.Builder, s S, deepest int) {
	for depth := 1; depth <= deepest; depth++ {
		fmt.Fprintf(out, "depth %d %d\n", depth, c.count(s, depth))
	}
	var divide []string
	for p, m := range c.moves(s) {
		divide = append(divide, fmt.Sprintf("divide %d %v %s %d\n", deepest, p, m, c.count(c.play(s, p, m), deepest-1)))
	}
	slices.Sort(divide)
	out.WriteString(strings.Join(divide, ""))
}

// Playthroughs compares what all can see of the games in testdata/playthrough, of which there are
// so many at least, with golden files that update writes anew.
func Playthroughs(t *testing.T, least int, update bool, seen func(t *testing.T, text string) string) {
	goldens(t, "playthrough", least, ".golden", update, seen)
}

// goldens compares what is made of each text file in a folder of testdata with a golden file.
func goldens(t *testing.T, folder string, least int, suffix string, update bool, made func(t *testing.T, text string) string) {
	files, err := filepath.Glob("testdata/" + folder + "/*.txt")
	if err != nil || len(files) < least {
		t.Fatal(files, err)
	}
	for _, file := range files {
		name := strings.TrimSuffix(file, ".txt")
		t.Run(filepath.Base(name), func(t *testing.T) {
			t.Parallel()
			text := must.Get(os.ReadFile(file))(t)
			Golden(t, name+suffix, made(t, string(text)), update)
		})
	}
}
