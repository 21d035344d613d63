// Package learn is the command learn: lessons of a game, with the hands.
package learn

import (
	"errors"
	"strconv"
	"strings"
	"unicode"

	"github.com/jeudelettres/lettres/cmd/internal/hear"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/internal/tale"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/lesson"
	"github.com/jeudelettres/lettres/show"
)

// Run runs the command, over these games of which the first is the usual one, and returns the exit
// status.
func Run(args []string, w program.World, all []*game.Game) int {
	c := program.Plain("learn", w, usage)
	c.Arguments()
	return c.Run(args, func() error {
		g, first, err := asked(c.Args, all)
		if err != nil {
			return err
		}
		lessons, err := lesson.In(g, c.Language)
		switch {
		case err != nil:
			return err
		case len(lessons) == 0:
			return errors.New(phrases.Sprintf(c.Language, noLessons, g))
		case first > len(lessons):
			return errors.New(phrases.Sprintf(c.Language, noLesson, g, len(lessons)))
		}
		p := pupil{Page: program.NewPage(w.Stdout, c.Look()), in: w.Lines()}
		if err := p.course(lessons, first-1); err != nil && !errors.Is(err, hear.ErrQuit) {
			return err
		}
		return p.Flush()
	})
}

// asked returns the game and the number of the first lesson that arguments name.
func asked(args []string, all []*game.Game) (*game.Game, int, error) {
	first := 1
	if n := len(args); n > 0 {
		if at, err := strconv.Atoi(args[n-1]); err == nil && at > 0 {
			first, args = at, args[:n-1]
		}
	}
	if len(args) == 0 {
		return all[0], first, nil
	}
	g, err := program.Game(all, strings.Join(args, " "))
	return g, first, err
}

// A pupil is somebody who takes lessons.
type pupil struct {
	*program.Page
	in    *program.Lines
	drawn game.Position // what was drawn last
}

// course gives the lessons from one on.
func (p *pupil) course(lessons []lesson.Lesson, first int) error {
	bare := p.Page
	for i, l := range lessons[first:] {
		p.Page = bare.Named(program.Names(l.Rules, p.Language()))
		p.Heading(p.say(lessonOf, first+i+1, len(lessons), l.Title.In(p.Language())))
		if i == 0 {
			p.Line()
			p.Paragraph("  ", draw.Plain, p.say(youAre, p.Name(lesson.Learner)))
		}
		for _, s := range l.Steps {
			if err := p.step(s); err != nil {
				return err
			}
		}
	}
	p.Heading(p.say(theEnd))
	p.Line()
	p.Paragraph("  ", draw.Plain, p.say(goOn, lessons[0].Rules.Game()))
	return nil
}

// step tells what was played, shows the position, and asks until the answer is right.
func (p *pupil) step(s lesson.Step) error {
	p.told(s.Before...)
	p.show(s.At, false)
	p.task(s)
	for s.Go != nil {
		text, err := hear.Ask(p.Page, p.in, hear.Letters(p.Page, extra.ActsOf(s.At, lesson.Learner).Rack))
		if err != nil {
			return err
		}
		right, err := p.answer(s, text)
		if err != nil {
			return err
		}
		if right {
			break
		}
	}
	if s.Go == nil {
		return nil
	}
	p.Line()
	step, err := follow(s)
	if err != nil {
		return err
	}
	p.told(step)
	if s.Done != (lesson.Said{}) {
		p.Explain(s.Done.In(p.Language()))
	}
	if step.After.Over() {
		t := tale.New(p.Page, s.At.Rules(), p.Options().Names)
		t.Verdict(step.After)
	}
	return nil
}

// follow makes the move with which a lesson goes on.
func follow(s lesson.Step) (game.Step, error) {
	after, err := s.At.Play(lesson.Learner, s.Go)
	return game.Step{Before: s.At, Seat: lesson.Learner, Move: s.Go, After: after}, err
}

// answer answers a line, and reports whether the lesson goes on.
func (p *pupil) answer(s lesson.Step, text string) (bool, error) {
	switch strings.ToLower(strings.Trim(strings.TrimPrefix(strings.TrimSpace(text), "/"), " .!")) {
	case "suite", "next":
		p.Explain(p.solution(s))
		return true, nil
	}
	switch said := hear.Line(s.At, lesson.Learner, text); said.What {
	case hear.Quit:
		return false, hear.ErrQuit
	case hear.Help:
		hear.HowTo(p.Page, s.At.Rules())
		p.Line()
		p.Page.Draw(p.say(howTo))
	case hear.Hint:
		p.Explain(p.solution(s))
	case hear.Look:
		p.show(s.At, true)
	case hear.Move:
		return p.try(s, said.Move), nil
	default:
		if !said.Answer(p.Page) { // nothing was said, or nothing that a lesson takes
			p.task(s)
		}
	}
	return false, nil
}

// solution returns the answer in words, and what to type where the words do not hold it.
func (p *pupil) solution(s lesson.Step) string {
	m := s.At.Rules().Game().Decision(s.Go)
	words := s.At.Say(m, p.Options())
	answer := p.say(theAnswer, words)
	if text := m.String(); strings.ContainsFunc(text, unicode.IsLetter) && !strings.Contains(words, text) {
		answer += " " + p.say(typed, text)
	}
	return answer
}

// try answers a move, and reports whether it is right.
func (p *pupil) try(s lesson.Step, m game.Move) bool {
	a := s.Try(m)
	switch a.Verdict {
	case lesson.Refused:
		hear.Refuse(p.Page, s.At, m, a.Err)
		return false
	case lesson.Other:
		text := a.Said.In(p.Language())
		if text == "" {
			text = p.say(notHere)
		}
		p.Explain(text)
		return false
	case lesson.Also:
		p.Explain(a.Said.In(p.Language()))
	}
	return true
}

// told tells steps.
func (p *pupil) told(steps ...game.Step) {
	for _, s := range steps {
		if s.Before.Rules().Traits().Hidden && s.Seat != lesson.Learner && s.Move.Drawn() != "" {
			continue // only its author sees it
		}
		p.Explain(show.Join(s.Tell(p.Options())))
	}
}

// show draws what the learner sees, unless it stands right above.
func (p *pupil) show(at game.Position, again bool) {
	if at == p.drawn && !again {
		return
	}
	p.drawn = at
	p.Line()
	p.Draw(at.View(lesson.Learner).Text(p.Options()))
	p.Line()
}

// task says what is asked.
func (p *pupil) task(s lesson.Step) {
	p.Explain(strings.TrimSpace(s.Say.In(p.Language()) + " " + s.Typed.In(p.Language())))
	p.Line()
}

// say returns a phrase in the language of the page.
func (p *pupil) say(phrase string, args ...any) string {
	return phrases.Sprintf(p.Language(), phrase, args...)
}
