package play

import (
	"bytes"
	"errors"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/cmd/internal/hear"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
)

// A kept game is one that a file holds, up to its last move.
type kept struct {
	rules *game.Rules
	names []string
	toss  game.Toss
	steps []game.Step
}

// readKept reads the game of a file.
func readKept(file string, all []*game.Game) (*kept, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	g, err := extra.Headed(all, text)
	if err != nil {
		return nil, err
	}
	r, err := g.ReadRecord(bytes.NewReader(text), nil)
	if err != nil {
		return nil, err
	}
	k := &kept{toss: r.Toss}
	if k.rules, err = r.Compile(nil); err != nil {
		return nil, err
	}
	for seat := range k.rules.Seats() {
		k.names = append(k.names, r.Name(seat))
	}
	for step, err := range r.Replay(k.rules) {
		if err != nil {
			return nil, err
		}
		k.steps = append(k.steps, step)
	}
	return k, nil
}

// over reports whether the game has ended.
func (k *kept) over() bool { return len(k.steps) > 0 && k.steps[len(k.steps)-1].After.Over() }

// unlessKept returns the game that the file of -save holds, nil where there is no file. A file that holds anything else
// than a game by these rules that goes on is an error.
func (s *session) unlessKept(all []*game.Game) (*kept, error) {
	if _, err := os.Stat(s.save); s.save == "" || errors.Is(err, os.ErrNotExist) {
		return nil, nil
	}
	k, err := readKept(s.save, all)
	if err != nil || k.over() || k.rules.Game() != s.rules.Game() || k.rules.Options() != s.rules.Options() {
		return nil, errors.New(s.say(fileExists, s.save))
	}
	return k, nil
}

// resume sets the session to where a game was left. With its seed the same letters come as if nobody had left.
func (s *session) resume(k *kept) error {
	s.toss, s.steps = k.toss, slices.Clip(k.steps)
	s.at = s.rules.Start(s.toss.First)
	if n := len(s.steps); n > 0 {
		s.at = s.steps[n-1].After
	}
	return s.redeal()
}

// redeal has chance go on after the steps that were made.
func (s *session) redeal() error {
	s.deal = bag.NewDealer(s.seed)
	s.deal.Seat(s.rules.TossSeat())
	for _, step := range s.steps {
		if _, err := step.Before.Complete(s.deal.Seat(step.Seat), step.Seat, step.Move); err != nil {
			return err
		}
	}
	return nil
}

// command returns what is typed to go on with the game.
func (s *session) command() string {
	return "lettres play -level " + strconv.Itoa(int(s.level)) + " -seed " + strconv.FormatUint(s.seed, 10) + " " + quoted(s.save)
}

// quoted returns the name of a file as a shell takes it.
func quoted(name string) string {
	if strings.HasPrefix(name, "-") {
		name = "./" + name
	}
	if strings.IndexFunc(name, func(c rune) bool {
		return !(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c > 127 || strings.ContainsRune("-_./:\\", c))
	}) < 0 {
		return name
	}
	return `"` + name + `"`
}

// interrupted keeps the game of somebody who leaves by an interrupt, in a new file where it is kept in none.
func (s *session) interrupted() error {
	s.Line()
	if s.save == "" && len(s.steps) > 0 {
		s.save = s.say(interruptedName, strconv.FormatUint(s.seed, 10))
		for n := 2; ; n++ {
			err := s.create()
			if err == nil {
				break
			}
			if n > 99 {
				s.save = ""
				return err
			}
			s.save = s.say(interruptedName, strconv.FormatUint(s.seed, 10)+"-"+strconv.Itoa(n))
		}
	}
	return hear.ErrQuit
}

// theGame returns the game of an argument, nil without one.
func theGame(c *program.Command, all []*game.Game) (*kept, error) {
	switch {
	case len(c.Args) == 0:
		return nil, nil
	case len(c.Args) > 1:
		return nil, errors.New(phrases.Sprintf(c.Language, oneGame, quoted(strings.Join(c.Args, " "))))
	}
	k, err := readKept(c.Args[0], all)
	if g, ok := game.Find(all, c.Args[0]); ok && errors.Is(err, os.ErrNotExist) {
		return nil, errors.New(phrases.Sprintf(c.Language, gameAsFlag, g.Name()))
	}
	if err == nil && k.over() {
		err = errors.New(phrases.Sprintf(c.Language, isOver, quoted(c.Args[0])))
	}
	return k, err
}
