// Package puzzle is the command puzzle: puzzles to solve, and their making.
package puzzle

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/internal/hear"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/bilingual"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/puzzle"
)

// Run is the command puzzle: it gives puzzles to solve, with make makes some, and with mistakes makes them
// of games of one's own. It returns the exit status.
func Run(args []string, w program.World, all []*game.Game) int {
	if len(args) > 0 && args[0] == "make" {
		return compose(args[1:], w, all)
	}
	if len(args) > 0 && args[0] == "mistakes" {
		return goOver(args[1:], w, all)
	}
	c := program.New("puzzle", w, usage)
	name, file := "", ""
	c.Text("game", &name)
	c.Text("rating", &file)
	return c.Run(args, func() error {
		g, err := with(all, name)
		if err != nil {
			return err
		}
		rules, err := g.Compile("", nil)
		if err != nil {
			return err
		}
		shown := rules
		if bilingual.Match(c.Language) == language.French {
			if shown, err = extra.French(rules); err != nil {
				return err
			}
		}
		ratings, err := openRatings(file)
		if err != nil {
			return err
		}
		if ratings != nil {
			defer ratings.lock.Close()
		}
		s := solver{
			Page: program.NewPage(w.Stdout, c.Look()).Named(program.Names(rules, c.Language)),
			in:   w.Lines(), rules: rules, shown: shown, lines: puzzle.Of(g), ratings: ratings,
		}
		if err := s.all(w.Now(), c.Seed); err != nil && !errors.Is(err, hear.ErrQuit) {
			return err
		}
		return s.Flush()
	})
}

// A solver is somebody who solves puzzles.
type solver struct {
	*program.Page
	in      *program.Lines
	rules   *game.Rules // of the puzzles
	shown   *game.Rules // which in French name squares as French boards do
	lines   []string
	ratings *ratings
	day     int64 // of which the puzzle is, or none
}

// none is the day of a puzzle that is not that of a day.
const none = -1

// all gives the puzzle of the day, and then others.
func (s *solver) all(now time.Time, seed uint64) error {
	date := now.UTC().Format(time.DateOnly)
	today := puzzle.OfDay(now, len(s.lines))
	order := rand.New(rand.NewPCG(seed, 0)).Perm(len(s.lines))
	order = slices.DeleteFunc(order, func(i int) bool { return i == today })
	for n, i := range append([]int{today}, order...) {
		title := s.say(another, n+1)
		if s.day = none; n == 0 {
			title, s.day = s.say(ofTheDay, date), puzzle.Day(now)
		}
		if err := s.solve(title, s.lines[i]); err != nil {
			return err
		}
		if n == 0 {
			s.Explain(s.say(asking))
		}
		if err := s.goOn(now); err != nil {
			return err
		}
	}
	return nil
}

// goOn asks whether there is another one, and shows the puzzle of yesterday to those who ask for it.
func (s *solver) goOn(now time.Time) error {
	for {
		text, err := hear.Ask(s.Page, s.in, s.say(more)+" ")
		switch key := strings.ToLower(strings.TrimSpace(text)); {
		case err != nil || slices.Contains(quits, key):
			return hear.ErrQuit
		case !slices.Contains(yesterdays, key):
			return nil
		}
		before := now.AddDate(0, 0, -1)
		z, at, moves, err := s.read(s.lines[puzzle.OfDay(before, len(s.lines))])
		if err != nil {
			return err
		}
		s.Heading(s.say(yesterday, before.UTC().Format(time.DateOnly)))
		s.Line()
		s.show(at)
		s.answer(at, z, moves, nil)
	}
}

var (
	quits   = []string{"quitte", "quitter", "quit", "exit", "non", "no", "n", "q"}
	answers = []string{"réponse", "reponse", "answer"}
	nexts   = []string{"suite", "next"}

	yesterdays = []string{"hier", "yesterday"}
)

// read reads a puzzle, its position as it is shown, and the answers.
func (s *solver) read(line string) (z puzzle.Puzzle, at game.Position, answers []game.Move, err error) {
	if z, err = puzzle.Parse(line); err != nil {
		return z, at, nil, err
	}
	if at, err = s.rules.ParsePosition(z.Position); err != nil {
		return z, at, nil, err
	}
	for _, text := range z.Answers {
		m, _, err := at.ParseMove(at.Turn(), text)
		if err != nil {
			return z, at, nil, err
		}
		answers = append(answers, m)
	}
	at, err = extra.Under(s.shown, at)
	return z, at, answers, err
}

// solve gives one puzzle, until it is solved or left.
func (s *solver) solve(title, line string) error {
	z, at, moves, err := s.read(line)
	if err != nil {
		return err
	}
	seat := at.Turn()
	s.Heading(title)
	s.Line()
	s.show(at)
	s.Explain(s.say(youAre, s.Name(seat)) + " " + puzzle.Ask(at, s.Language()))
	s.Line()
	letters := ""
	if s.rules.Traits().Hidden {
		letters = hear.Letters(s.Page, extra.ActsOf(at, seat).Rack)
	}
	for first := true; ; {
		text, err := hear.Ask(s.Page, s.in, letters)
		if err != nil {
			return err
		}
		key := strings.ToLower(strings.Trim(strings.TrimPrefix(strings.TrimSpace(text), "/"), " .!"))
		if slices.Contains(answers, key) || slices.Contains(nexts, key) {
			if first {
				if err := s.rate(z, 0); err != nil {
					return err
				}
			}
			s.answer(at, z, moves, nil)
			return nil
		}
		said := hear.Line(at, seat, text)
		switch said.What {
		case hear.Quit:
			return hear.ErrQuit
		case hear.Look:
			s.show(at)
		case hear.Move:
			tried, right := s.try(at, z, said.Move)
			if tried && first {
				first = false
				score := 0.0
				if right {
					score = 1
				}
				if err := s.rate(z, score); err != nil {
					return err
				}
			}
			if right {
				s.answer(at, z, moves, s.rules.Game().Decision(said.Move))
				return nil
			}
		default:
			if !said.Answer(s.Page) {
				s.Page.Draw(s.say(howTo))
			}
		}
	}
}

// try answers a move: whether it is a try, and whether it is right.
func (s *solver) try(at game.Position, z puzzle.Puzzle, m game.Move) (tried, right bool) {
	seat := at.Turn()
	m = s.rules.Game().Decision(m)
	if err := hear.Legal(at, seat, m); err != nil {
		hear.Refuse(s.Page, at, m, err)
		return false, false
	}
	points, ok := puzzle.Points(at, m)
	switch {
	case !ok:
		s.Explain(s.say(notAsked))
		return false, false
	case points >= z.Points:
		return true, true
	}
	s.Explain(s.say(wrong, at.Say(m, s.Options()), points))
	return true, false
}

// answer tells the answers, the one that was given first, and the themes.
func (s *solver) answer(at game.Position, z puzzle.Puzzle, right []game.Move, given game.Move) {
	phrase := theAnswer
	var moves []game.Move
	if given != nil {
		phrase, moves = isRight, append(moves, given)
	}
	for _, m := range right {
		if m != given {
			moves = append(moves, m)
		}
	}
	for i, m := range moves {
		if i > 0 {
			phrase = alsoRight
		}
		text := at.Say(m, s.Options())
		if phrase == isRight {
			text = strings.ToUpper(text[:1]) + text[1:]
		}
		s.Explain(s.say(phrase, text, z.Points))
	}
	s.Explain(s.say(nextBest, z.Next))
	texts := z.ThemeTexts(s.Language())
	if len(texts) > 0 {
		s.Explain(s.say(theThemes, strings.Join(texts, ", ")))
	}
}

// rate keeps a result, if ratings are kept, and tells the rating.
func (s *solver) rate(z puzzle.Puzzle, score float64) error {
	if s.ratings == nil {
		return nil
	}
	mine, err := s.ratings.add(z, s.day, score)
	if err == nil {
		s.Explain(s.say(yours, strconv.Itoa(int(mine.Rating+0.5)), strconv.Itoa(int(mine.Deviation+0.5))))
		if s.day != none && s.ratings.Days.Row > 1 {
			s.Explain(s.say(daysInRow, s.ratings.Days.Row))
		}
	}
	return err
}

func (s *solver) show(at game.Position) {
	s.Draw(at.View(at.Turn()).Text(s.Options()))
	s.Line()
}

// say returns a phrase in the language of the page.
func (s *solver) say(phrase string, args ...any) string {
	return phrases.Sprintf(s.Language(), phrase, args...)
}
