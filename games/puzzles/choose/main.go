// Choose makes a file of puzzles from those that lettres puzzle make has found: it prefers those with
// answers that people know, takes no answer twice, gives each to players of all levels, and rates it by
// what they find.
//
//	go run ./games/puzzles/choose -game jarnac -n 750 found.txt > games/puzzles/jarnac.txt
//
// Without a number it keeps all, and rates them anew: the players have changed since.
//
// What it prints on the error output is in docs/puzzles.md.
package main

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/puzzle"
	"github.com/jeudelettres/lettres/internal/vocabulary"
)

func main() {
	name := flag.String("game", "jarnac", "the game")
	n := flag.Int("n", 0, "how many puzzles, and of endgames up to a fifth of them; 0 keeps all")
	tries := flag.Int("tries", 10, "how often each level tries each")
	flag.Parse()
	if err := run(*name, *n, *tries, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(name string, n, tries int, files []string) error {
	g, ok := game.Find(games.All(), name)
	if !ok {
		return fmt.Errorf("no game %q", name)
	}
	rules, err := g.Compile("", nil)
	if err != nil {
		return err
	}
	var head []string
	var all []*candidate
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		for line := range bytes.Lines(text) {
			line := strings.TrimSpace(string(line))
			if strings.HasPrefix(line, "#") {
				head = append(head, line)
				continue
			}
			c, err := read(rules, line)
			if err != nil {
				return fmt.Errorf("%s: %w", file, err)
			}
			all = append(all, c)
		}
	}
	chosen := all
	if n > 0 {
		slices.SortStableFunc(all, func(a, b *candidate) int { return strings.Compare(a.z.Key(), b.z.Key()) }) // of many games
		chosen = choose(all, n)
	}
	for _, c := range chosen {
		if err := c.try(rules, tries); err != nil {
			return err
		}
	}
	told := rate(chosen)
	told = append(told, "found: "+count(all), "chosen: "+count(chosen))
	fmt.Fprintln(os.Stderr, strings.Join(told, "\n"))
	command := fmt.Sprintf("# go run ./games/puzzles/choose -game %s -n %d -tries %d", g, n, tries)
	if !slices.Contains(head, command) {
		head = append(head, command)
	}
	for _, line := range head {
		fmt.Println(line)
	}
	for _, c := range chosen {
		fmt.Println(c.z)
	}
	return nil
}

// count tells how well the words of answers are known.
func count(all []*candidate) string {
	frequent, known := 0, 0
	for _, c := range all {
		if c.rank >= vocabulary.Seen {
			frequent++
		}
		if c.rank > vocabulary.Rare {
			known++
		}
	}
	return fmt.Sprintf("%d, with an answer of frequent words %d, of known words %d", len(all), frequent, known)
}

// A candidate is a puzzle that may be chosen.
type candidate struct {
	z       puzzle.Puzzle
	at      game.Position
	rank    vocabulary.Rank // of its best known answer: that of its least known word
	words   []string        // that the answers lay
	most    int             // words that the first answer makes
	endgame bool

	found [bot.Champion + 1][2]int // by each level, in tries with even and with odd seeds
	tries [2]int
}

func read(rules *game.Rules, line string) (*candidate, error) {
	z, err := puzzle.Parse(line)
	if err != nil {
		return nil, err
	}
	c := &candidate{z: z, endgame: slices.Contains(z.Themes, "endgame")}
	if c.at, err = rules.ParsePosition(z.Position); err != nil {
		return nil, err
	}
	for i, text := range z.Answers {
		m, _, err := c.at.ParseMove(c.at.Turn(), text)
		if err != nil {
			return nil, err
		}
		rank, words := vocabulary.Common, puzzle.Words(c.at, m)
		for _, word := range words {
			rank = min(rank, vocabulary.RankOf(word))
		}
		c.rank = max(c.rank, rank)
		c.words = append(c.words, words[0])
		if i == 0 {
			c.most = len(words)
		}
	}
	return c, nil
}

// choose takes n of the puzzles: of endgames with eight tiles up to a fifth, some with a new word, and of the others three in five
// with frequent words and one in four with words that are known, as far as there are so many. No word is laid
// twice.
func choose(all []*candidate, n int) (chosen []*candidate) {
	seen := map[string]bool{}
	take := func(most int, ok func(*candidate) bool) {
		for _, c := range all {
			if most == 0 {
				return
			}
			if !ok(c) || slices.ContainsFunc(c.words, func(w string) bool { return seen[w] }) {
				continue
			}
			for _, w := range c.words {
				seen[w] = true
			}
			chosen = append(chosen, c)
			most--
		}
	}
	take(n/5, func(c *candidate) bool { return c.endgame && len(strings.Fields(c.z.Position)[1]) <= len("ABCDEFG/A") })
	take(n/20, func(c *candidate) bool { return slices.Contains(c.z.Themes, "new") && c.rank > vocabulary.Rare })
	rest := n - len(chosen)
	take(rest*3/5, func(c *candidate) bool { return !c.endgame && c.rank >= vocabulary.Seen })
	take(rest/4, func(c *candidate) bool { return !c.endgame && c.rank == vocabulary.Related })
	take(n-len(chosen), func(c *candidate) bool { return !c.endgame && c.rank == vocabulary.Rare })
	place := map[*candidate]int{}
	for i, c := range all {
		place[c] = i
	}
	slices.SortFunc(chosen, func(a, b *candidate) int { return place[a] - place[b] })
	return chosen
}

// thinks bounds the two strongest levels, which find at once what others think about.
var thinks = bot.Budget{Nodes: 200, Workers: 1}

// try gives a puzzle to players of all levels.
func (c *candidate) try(rules *game.Rules, tries int) error {
	for seed := range tries {
		c.tries[seed%2]++
		for _, level := range bot.Levels() {
			b, err := rules.Bot(level, uint64(seed))
			if err != nil {
				return err
			}
			if l, ok := b.(game.Limited); ok {
				l.Limit(thinks)
			}
			m, a, err := b.Decide(context.Background(), c.at.View(c.at.Turn()))
			if err != nil {
				return err
			}
			answers := []game.Move{m}
			if !c.endgame { // what brings most need not be what is best for the game: any that it thinks of counts
				for _, other := range a.Candidates {
					answers = append(answers, other.Move)
				}
			}
			if slices.ContainsFunc(answers, c.right) {
				c.found[level][seed%2]++
			}
		}
	}
	return nil
}

// right reports whether a move is an answer.
func (c *candidate) right(m game.Move) bool {
	points, ok := puzzle.Points(c.at, m)
	return ok && points >= c.z.Points
}
