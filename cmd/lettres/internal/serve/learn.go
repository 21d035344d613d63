package serve

import (
	"cmp"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/bilingual"
	"github.com/jeudelettres/lettres/internal/brief"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/internal/lesson"
)

// A course is the lessons of a game, read when they are first asked for.
type course struct {
	game            *game.Game
	french, english func() []lesson.Lesson
}

// in returns the lessons for readers of a language.
func (c course) in(tag language.Tag) []lesson.Lesson {
	if bilingual.Match(tag) == language.French {
		return c.french()
	}
	return c.english()
}

// coursesOf returns the courses of games that have lessons.
func coursesOf(games []*game.Game) (all []course) {
	for _, g := range games {
		if _, ok := game.ExtraOf[lesson.Text](g); !ok {
			continue
		}
		in := func(tag language.Tag) func() []lesson.Lesson {
			return sync.OnceValue(func() []lesson.Lesson {
				lessons, err := lesson.In(g, tag)
				if err != nil {
					panic(err) // they are part of the program
				}
				return lessons
			})
		}
		all = append(all, course{g, in(language.French), in(language.English)})
	}
	return all
}

// A learnPage lists the lessons.
type learnPage struct {
	base
	Courses []courseText
}

type courseText struct {
	Name, Title, About string
	Lessons            []lessonText
}

type lessonText struct {
	Key, To, Title string
	Steps          int
}

// learn lists the lessons of all games.
func (s *server) learn(w http.ResponseWriter, r *http.Request) {
	p := learnPage{base: s.page(w, r, learnTitle)}
	p.Scripts = []string{"learnt.js"}
	for _, c := range s.courses {
		intro := extra.IntroOf(c.game, p.Lang)
		text := courseText{Name: c.game.Name(), Title: intro.Title, About: intro.About}
		for i, l := range c.in(p.Lang) {
			key := c.game.Name() + "/" + strconv.Itoa(i+1)
			text.Lessons = append(text.Lessons, lessonText{key, "/learn/" + key + "/1", l.Title.In(p.Lang), len(l.Steps)})
		}
		p.Courses = append(p.Courses, text)
	}
	s.write(w, http.StatusOK, "learn.html", p)
}

// A lessonPlace is a step of a lesson. The step after the last one is the end.
type lessonPlace struct {
	course       course
	lesson, step int // from 1 on
	of           lesson.Lesson
}

// lessonAt returns the step of a lesson in an address.
func (s *server) lessonAt(r *http.Request) (at lessonPlace, ok bool) {
	for _, c := range s.courses {
		if c.game.Name() != r.PathValue("game") {
			continue
		}
		all := c.in(languageOf(r))
		if at.lesson, ok = numberOf(r.PathValue("lesson"), len(all)); !ok {
			return at, false
		}
		at.course, at.of = c, all[at.lesson-1]
		at.step, ok = numberOf(r.PathValue("step"), len(at.of.Steps)+1)
		return at, ok
	}
	return at, false
}

// ended reports whether all steps are done.
func (at lessonPlace) ended() bool { return at.step > len(at.of.Steps) }

// now returns the step; there has to be one.
func (at lessonPlace) now() lesson.Step { return at.of.Steps[at.step-1] }

// path returns the address of a step of the lesson.
func (at lessonPlace) path(step int) string {
	return "/learn/" + at.course.game.Name() + "/" + strconv.Itoa(at.lesson) + "/" + strconv.Itoa(step)
}

// told returns the steps that were played until the learner decides, since the table was last set
// anew, and the position then.
func (at lessonPlace) told() (steps []game.Step, position game.Position) {
	for i, s := range at.of.Steps[:min(at.step, len(at.of.Steps))] {
		first := s.At
		if len(s.Before) > 0 {
			first = s.Before[0].Before
		}
		if first != position {
			steps = nil
		}
		steps = append(steps, s.Before...)
		position = s.At
		if i+1 == at.step || s.Go == nil {
			continue
		}
		after, err := s.At.Play(lesson.Learner, s.Go)
		if err != nil {
			panic(err) // the lessons were played when they were read
		}
		steps = append(steps, game.Step{Before: s.At, Seat: lesson.Learner, Move: s.Go, After: after})
		position = after
	}
	return steps, position
}

// lesson shows a step of a lesson.
func (s *server) lesson(w http.ResponseWriter, r *http.Request) {
	at, ok := s.lessonAt(r)
	if !ok {
		s.fail(w, r, http.StatusNotFound, phrases.Sprintf(languageOf(r), noPage))
		return
	}
	s.write(w, http.StatusOK, "table.html", s.lessonPage(w, r, at))
}

// lessonPage returns the page of a step.
func (s *server) lessonPage(w http.ResponseWriter, r *http.Request, at lessonPlace) *tablePage {
	steps, position := at.told()
	d := &desk{Kind: "learn", Key: at.course.game.Name() + "/" + strconv.Itoa(at.lesson), At: at.step, Of: len(at.of.Steps)}
	p := s.setDesk(w, r, position, lesson.Learner, d, lessonTitle, at.of.Title.In(languageOf(r)))
	if position.Rules().Traits().Hidden { // letters that the other has drawn are seen by nobody else
		kept := steps[:0:0]
		for _, step := range steps {
			if step.Seat == lesson.Learner || step.Move.Drawn() == "" {
				kept = append(kept, step)
			}
		}
		steps = kept
	}
	p.story(steps)
	d.Heading = p.Say("Lesson %d of %d: %s ¦ Leçon %d sur %d : %s", at.lesson, len(at.course.in(p.Lang)), at.of.Title.In(p.Lang))
	d.Back = link{"/learn", p.Say(learnTitle)}
	d.Praise = at.praise(r.URL.Query(), p.base)
	if at.ended() {
		at.end(p)
		return p
	}
	now := at.now()
	d.Task, d.How = now.Say.In(p.Lang), now.Tapped.In(p.Lang)
	if at.lesson == 1 && at.step == 1 {
		d.Task = p.Say("You are %s.", p.Look.Names[lesson.Learner]) + " " + d.Task
	}
	next := at.path(at.step + 1)
	if now.Go == nil {
		d.Go = &link{next, p.Say("Go on ¦ Continuer")}
		return p
	}
	p.play()
	if r.URL.Query().Has("show") {
		o := p.options(p.Look.Names)
		d.Verdict = verdictText{Right: true, Text: p.Say("The answer: %s.", position.Say(position.Rules().Game().Decision(now.Go), o))}
	} else {
		d.Links = append(d.Links, link{at.path(at.step) + "?show", p.Say("Show the answer")})
	}
	d.Links = append(d.Links, link{next, p.Say("Skip this step ¦ Passer cette étape")})
	return p
}

// praise returns what is said of the step before, which the move in the address has done.
func (at lessonPlace) praise(q url.Values, b base) (said []string) {
	if at.step < 2 || !q.Has("did") {
		return nil
	}
	before := at.of.Steps[at.step-2]
	if m, _, err := before.At.ParseMove(lesson.Learner, short(q.Get("did"))); err == nil && before.Go != nil {
		if a := before.Try(m); a.Verdict == lesson.Also {
			said = append(said, a.Said.In(b.Lang))
		}
	}
	if done := before.Done.In(b.Lang); done != "" {
		said = append(said, done)
	}
	if len(said) == 0 {
		said = append(said, b.Say("Right. ¦ Juste."))
	}
	return []string{strings.Join(said, " ")}
}

// end says what comes after the last step.
func (at lessonPlace) end(p *tablePage) {
	d, name := p.Desk, at.course.game.Name()
	d.Finished, d.At = true, d.Of
	d.Task = p.Say("You have done this lesson. ¦ La leçon est finie.")
	p.Mine = false
	if at.lesson < len(at.course.in(p.Lang)) {
		next := at
		next.lesson++
		d.Go = &link{next.path(1), p.Say("Next lesson ¦ Leçon suivante")}
	} else {
		d.Task = p.Say("You have done this lesson. Now it is for you to play. ¦ La leçon est finie. À vous de jouer !")
		d.Play = name
		if brief.Of(at.course.game, p.Lang) != nil {
			d.Links = append(d.Links, link{"/rules#brief", phrases.Sprintf(p.Lang, brief.Title, extra.IntroOf(at.course.game, p.Lang).Title)})
		}
		d.Links = append(d.Links, link{"/?game=" + name + "&level=1", p.Say("Other rules ¦ Autres règles")})
	}
	if out := resultOf(p.Look.At, p.options(p.Look.Names)); out != nil {
		d.Praise = append(d.Praise, out.Text)
	}
}

// answerLesson answers a move that somebody tries.
func (s *server) answerLesson(w http.ResponseWriter, r *http.Request) {
	at, ok := s.lessonAt(r)
	if !ok || at.ended() || at.now().Go == nil {
		s.fail(w, r, http.StatusNotFound, phrases.Sprintf(languageOf(r), noPage))
		return
	}
	now := at.now()
	t, ok := s.tryOf(r.PostForm.Get, now.At, lesson.Learner)
	if !ok {
		s.fail(w, r, http.StatusBadRequest, phrases.Sprintf(languageOf(r), badForm))
		return
	}
	if t.err == nil && t.asked.Try {
		// What a move would do is told before the dictionary is asked, as at a table.
		p := s.lessonPage(w, r, at)
		p.Asked = t.asked
		if p.Preview, t.err = previewOf(p.Look, lesson.Learner, t.move.String(), p.Lang); t.err == nil {
			s.write(w, http.StatusOK, "table.html", p)
			return
		}
	}
	var a lesson.Answer
	if t.err == nil {
		a = now.Try(t.move)
	}
	switch {
	case t.err != nil || a.Verdict == lesson.Refused:
		p := s.lessonPage(w, r, at)
		status := p.refuse(s, r, t, cmp.Or(t.err, a.Err))
		s.write(w, status, "table.html", p)
	case a.Verdict == lesson.Other:
		p := s.lessonPage(w, r, at)
		p.Asked = t.asked
		p.Desk.Verdict.Text = a.Said.In(p.Lang)
		if p.Desk.Verdict.Text == "" {
			p.Desk.Verdict.Text = p.Say("That is allowed, but something else is asked here. ¦ " +
				"C’est permis, mais ce n’est pas ce qui est demandé ici.")
		}
		s.write(w, http.StatusOK, "table.html", p)
	default:
		did := url.QueryEscape(now.At.Rules().Game().Decision(t.move).String())
		http.Redirect(w, r, at.path(at.step+1)+"?did="+did, http.StatusSeeOther)
	}
}

// tryLesson tells a script what a move would do.
func (s *server) tryLesson(w http.ResponseWriter, r *http.Request) {
	at, ok := s.lessonAt(r)
	if !ok || at.ended() || at.now().Go == nil {
		http.Error(w, "", http.StatusNotFound)
		return
	}
	s.previewDesk(w, r, at.now().At, lesson.Learner)
}
