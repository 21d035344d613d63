package lesson

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/bilingual"
)

// Of returns the lessons of a game; a game without a [Text] has none.
func Of(g *game.Game) ([]Lesson, error) {
	text, ok := game.ExtraOf[Text](g)
	if !ok {
		return nil, nil
	}
	return Read(g, text)
}

// Read reads the lessons of a game.
func Read(g *game.Game, text Text) ([]Lesson, error) {
	r := reader{game: g, rules: map[string]*game.Rules{}}
	n := 0
	for line := range strings.Lines(string(text)) {
		n++
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		key, value, _ := strings.Cut(line, " ")
		if err := r.line(key, strings.TrimSpace(value)); err != nil {
			return nil, fmt.Errorf("lesson: line %d: %w", n, err)
		}
	}
	if err := r.end(); err != nil {
		return nil, fmt.Errorf("lesson: line %d: %w", n, err)
	}
	return r.lessons, nil
}

// A reader reads lessons line by line.
type reader struct {
	game    *game.Game
	rules   map[string]*game.Rules // by options
	lessons []Lesson
	at      game.Position
	before  []game.Step
	said    *Said // where fr and en go
}

// lesson returns the last lesson, and step its last step; nil is none.
func (r *reader) lesson() *Lesson {
	if len(r.lessons) == 0 {
		return nil
	}
	return &r.lessons[len(r.lessons)-1]
}

func (r *reader) step() *Step {
	if l := r.lesson(); l != nil && len(l.Steps) > 0 {
		return &l.Steps[len(l.Steps)-1]
	}
	return nil
}

func (r *reader) line(key, value string) (err error) {
	if key == "lesson" {
		if err := r.end(); err != nil {
			return err
		}
		r.lessons = append(r.lessons, Lesson{})
		r.said, r.at, r.before = &r.lesson().Title, game.Position{}, nil
		return nil
	}
	l := r.lesson()
	if l == nil {
		return errors.New("no lesson has begun")
	}
	switch key {
	case "fr", "en":
		return add(r.said, key, value)
	case "rules":
		l.Rules, err = r.compile(value)
		return err
	case "at":
		if err := r.end(); err != nil {
			return err
		}
		if l.Rules == nil {
			if l.Rules, err = r.compile(""); err != nil {
				return err
			}
		}
		if r.before = nil; value == "start" {
			r.at = l.Rules.Start(Learner)
			return nil
		}
		r.at, err = l.Rules.ParsePosition(value)
		return err
	}
	if r.at.Rules() == nil {
		return errors.New("no position")
	}
	switch key {
	case "play":
		if err := r.end(); err != nil {
			return err
		}
		return r.play(value)
	case "step":
		if err := r.end(); err != nil {
			return err
		}
		l.Steps = append(l.Steps, Step{Before: r.before, At: r.at})
		r.before, r.said = nil, &r.step().Say
		return nil
	}
	s := r.step()
	if s == nil || s.At != r.at {
		return errors.New("no step has begun")
	}
	switch key {
	case "typed-fr", "typed-en":
		return add(&s.Typed, key[len("typed-"):], value)
	case "tapped-fr", "tapped-en":
		return add(&s.Tapped, key[len("tapped-"):], value)
	case "ask":
		return r.answer(s, Right, value)
	case "also":
		return r.answer(s, Also, value)
	case "why":
		return r.answer(s, Other, value)
	case "go":
		s.Go, _, err = s.At.ParseMove(Learner, value)
		return err
	case "done":
		r.said = &s.Done
		return nil
	}
	return fmt.Errorf("unknown keyword %q", key)
}

// add adds a line to what is said in a language.
func add(to *Said, tag, value string) error {
	if to == nil {
		return errors.New("nothing is said here")
	}
	text := &to.French
	if tag == "en" {
		text = &to.English
	}
	if tag == "fr" {
		value = bilingual.Typeset(value)
	}
	*text = strings.TrimSpace(*text + " " + value)
	return nil
}

func (r *reader) compile(options string) (*game.Rules, error) {
	if rules := r.rules[options]; rules != nil {
		return rules, nil
	}
	rules, err := r.game.Compile(options, nil)
	r.rules[options] = rules
	return rules, err
}

// play makes a completed move of a seat.
func (r *reader) play(value string) error {
	seat, text, _ := strings.Cut(value, " ")
	n, err := strconv.Atoi(seat)
	if err != nil {
		return err
	}
	m, _, err := r.at.ParseMove(n, strings.TrimSpace(text))
	if err != nil {
		return err
	}
	return r.move(n, m)
}

func (r *reader) move(seat int, m game.Move) error {
	after, err := r.at.Play(seat, m)
	if err != nil {
		return err
	}
	r.before = append(r.before, game.Step{Before: r.at, Seat: seat, Move: m, After: after})
	r.at = after
	return nil
}

// answer adds an answer to the moves that are named, by their notation or their kind.
func (r *reader) answer(s *Step, v Verdict, value string) error {
	a := answer{verdict: v}
	for _, item := range strings.Fields(value) {
		if strings.ToLower(item) == item && strings.IndexByte("abcdefghijklmnopqrstuvwxyz", item[0]) >= 0 && item != r.game.Resign().String() {
			a.kinds = append(a.kinds, strings.ReplaceAll(item, "-", " "))
			continue
		}
		m, _, err := s.At.ParseMove(Learner, item)
		if err != nil {
			return err
		}
		if v == Right && s.Go == nil {
			s.Go = m
		}
		a.moves = append(a.moves, r.game.Decision(m))
	}
	s.answers = append(s.answers, a)
	r.said = &s.answers[len(s.answers)-1].said
	return nil
}

// end makes the move that the last step asks for, if it is not made yet.
func (r *reader) end() error {
	s := r.step()
	if s == nil || s.At != r.at || len(s.answers) == 0 {
		return nil
	}
	if s.Go == nil {
		return errors.New("no move to go on with")
	}
	if a := s.Try(s.Go); a.Verdict != Right {
		return fmt.Errorf("%v is not what is asked for: %v", s.Go, a.Err)
	}
	err := r.move(Learner, s.Go)
	r.before = nil // which the step tells
	return err
}
