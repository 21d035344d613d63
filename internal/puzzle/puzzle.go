package puzzle

import (
	"errors"
	"fmt"
	"hash/fnv"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/glicko"
)

// A Puzzle is a position as its game writes it, and the answers.
type Puzzle struct {
	Position string
	Answers  []string // all equally good
	Points   int      // of an answer
	Next     int      // of the best other move
	Rated    int      // how hard it is, as a rating; 0 if nobody has tried
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
	return fmt.Sprintf("%s\t%d %d %d\t%s\t%s", strings.Join(z.Answers, ";"), z.Points, z.Next, z.Rated, themes, z.Position)
}

// Parse reads a line of a Text.
func Parse(line string) (z Puzzle, err error) {
	fields := strings.Split(line, "\t")
	if len(fields) != 4 {
		return Puzzle{}, errors.New("puzzle: not four fields")
	}
	numbers := strings.Split(fields[1], " ")
	if len(numbers) != 3 {
		return Puzzle{}, errors.New("puzzle: not three numbers")
	}
	for i, to := range []*int{&z.Points, &z.Next, &z.Rated} {
		if *to, err = strconv.Atoi(numbers[i]); err != nil {
			return Puzzle{}, fmt.Errorf("puzzle: %w", err)
		}
	}
	z.Answers, z.Position = strings.Split(fields[0], ";"), fields[3]
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

// Key returns a short name of a puzzle, for addresses and for those who keep what they have tried. It
// is that of the position.
func (z Puzzle) Key() string {
	h := fnv.New64a()
	h.Write([]byte(z.Position))
	return strconv.FormatUint(h.Sum64(), 36)
}

// Rating returns how hard a puzzle is at first: that of an opponent in Glicko-2. One that is not rated yet
// is like a new player.
func (z Puzzle) Rating() glicko.Rating {
	rating := glicko.New()
	if z.Rated > 0 {
		rating.Rating, rating.Deviation = float64(z.Rated), 150
	}
	return rating
}

// OfDay returns the number of the puzzle of a day, of n: the same everywhere, and every puzzle once
// before any comes again.
func OfDay(now time.Time, n int) int {
	const step = 7919 // a prime that does not divide n
	return int(((Day(now)*step)%int64(n) + int64(n)) % int64(n))
}

// Day returns the day of a moment: the days since 1970 in universal time.
func Day(now time.Time) int64 { return now.UTC().Unix() / (24 * 60 * 60) }

// Days tell on how many days in a row somebody tried the puzzle of the day.
type Days struct {
	Last int64 // Day of the last one
	Row  int
}

// Add returns the days with one more. The same day counts once.
func (d Days) Add(day int64) Days {
	switch {
	case d.Row > 0 && day == d.Last:
		return d
	case d.Row > 0 && day == d.Last+1:
		return Days{day, d.Row + 1}
	}
	return Days{day, 1}
}

// Prove finds the answers again by the other search of the game, which tries everything. The error
// says in what they differ, or that another move comes within the margin.
func (z Puzzle) Prove(r *game.Rules) error {
	p, err := r.ParsePosition(z.Position)
	if err != nil {
		return err
	}
	k, ok := kindAt(p)
	if !ok {
		return fmt.Errorf("puzzle: nothing is asked in %s", z.Position)
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
