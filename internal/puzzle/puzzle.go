package puzzle

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/bilingual"
)

// A Puzzle is a position as its game writes it, and the answers.
type Puzzle struct {
	Position string
	Answers  []string // all equally good
	Points   int      // of an answer
	Next     int      // of the best other move
	Themes   []string
}

// A Text is the puzzles of a game as a file: comments, and a line for each. A game has them as a
// [game.Extra]. All are by the usual rules of the game.
type Text string

// String returns the line of a puzzle in a Text.
func (z Puzzle) String() string {
	themes := strings.Join(z.Themes, ",")
	if themes == "" {
		themes = "-"
	}
	return fmt.Sprintf("%s\t%d %d\t%s\t%s", strings.Join(z.Answers, ","), z.Points, z.Next, themes, z.Position)
}

// Parse reads a line of a Text.
func Parse(line string) (z Puzzle, err error) {
	fields := strings.Split(line, "\t")
	if len(fields) != 4 {
		return Puzzle{}, errors.New("puzzle: not four fields")
	}
	points, next, _ := strings.Cut(fields[1], " ")
	if z.Points, err = strconv.Atoi(points); err == nil {
		z.Next, err = strconv.Atoi(next)
	}
	if err != nil {
		return Puzzle{}, fmt.Errorf("puzzle: %w", err)
	}
	z.Answers, z.Position = strings.Split(fields[0], ","), fields[3]
	if fields[2] != "-" {
		z.Themes = strings.Split(fields[2], ",")
	}
	return z, nil
}

// Of returns the lines of the puzzles of a game, which [Parse] reads; a game without a Text has
// none.
func Of(g *game.Game) (lines []string) {
	text, _ := game.ExtraOf[Text](g)
	for line := range strings.Lines(string(text)) {
		if line[0] != '#' {
			lines = append(lines, strings.TrimSuffix(line, "\n"))
		}
	}
	return lines
}

// Ask returns what is asked in the puzzles of a game.
func Ask(g *game.Game, tag language.Tag) string {
	k, _ := game.ExtraOf[kind](g)
	if bilingual.Match(tag) == language.French {
		return bilingual.Typeset(k.ask[0])
	}
	return k.ask[1]
}

// Right reports whether a move is one of the answers.
func (z Puzzle) Right(m game.Move) bool {
	return slices.Contains(z.Answers, m.String())
}

// Prove finds the answers again by the other search of the game, which tries everything. The error
// says in what they differ, or that another move comes within the margin.
func (z Puzzle) Prove(r *game.Rules) error {
	k, ok := game.ExtraOf[kind](r.Game())
	if !ok {
		return errors.New("puzzle: the game has none")
	}
	p, err := r.ParsePosition(z.Position)
	if err != nil {
		return err
	}
	moves, points, next := best(k.again(p.Of()))
	var answers []string
	for _, m := range moves {
		answers = append(answers, m.String())
	}
	switch {
	case !slices.Equal(answers, z.Answers) || points != z.Points || next != z.Next:
		return fmt.Errorf("puzzle: %s: %v for %d, then %d; found again are %v for %d, then %d", z.Position, z.Answers, z.Points, z.Next, answers, points, next)
	case points-next < k.margin:
		return fmt.Errorf("puzzle: %s: a margin of %d, not %d", z.Position, points-next, k.margin)
	}
	return nil
}
