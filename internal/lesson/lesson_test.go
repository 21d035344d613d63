package lesson_test

import (
	"errors"
	"strings"
	"testing"
	"time"
	"unicode"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/bilingual"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/lesson"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/rulebook"
)

// Each lesson is played through, and every other legal move of each step is tried: each is right,
// also right, or answered with the reason why not.
func TestLessons(t *testing.T) {
	for _, g := range games.All() {
		lessons, err := lesson.Of(g)
		if err != nil || len(lessons) == 0 {
			t.Fatalf("%s: %d lessons, %v", g, len(lessons), err)
		}
		for _, l := range lessons {
			said(t, l.Title, true)
			tried := 0
			for i, s := range l.Steps {
				said(t, s.Say, true)
				said(t, s.Done, false)
				said(t, s.Typed, s.Tapped != lesson.Said{})
				said(t, s.Tapped, s.Typed != lesson.Said{})
				if s.Go == nil {
					continue
				}
				if !s.Go.Completed() {
					t.Errorf("%s, step %d goes on with %v, which is not completed", l.Title.English, i, s.Go)
				}
				for m := range all(s.At) {
					tried++
					switch a := s.Try(m); {
					case m == g.Resign():
						if a.Verdict != lesson.Other {
							t.Errorf("%s, step %d: to resign is %d", l.Title.English, i, a.Verdict)
						}
					case a.Verdict == lesson.Refused:
						t.Errorf("%s, step %d: %v is refused: %v", l.Title.English, i, m, a.Err)
					case a.Verdict != lesson.Right && a.Said == lesson.Said{}:
						t.Errorf("%s, step %d: %v (%s) is not answered", l.Title.English, i, m, g.Kind(m))
					default:
						said(t, a.Said, false)
					}
				}
				if a := s.Try(s.Go); a.Verdict != lesson.Right {
					t.Errorf("%s, step %d goes on with %v: %d, %v", l.Title.English, i, s.Go, a.Verdict, a.Err)
				}
			}
			t.Logf("%s: %d steps, %d moves tried", l.Title.English, len(l.Steps), tried)
		}
	}
}

// all yields the moves that the learner may decide on.
func all(p game.Position) func(func(game.Move) bool) {
	return func(yield func(game.Move) bool) {
		for m := range p.Moves(lesson.Learner) {
			if !yield(m) {
				return
			}
		}
		g := p.Rules().Game()
		for _, m := range []game.Move{g.Contest(), g.Resign()} {
			if p.Check(lesson.Learner, m) == nil && !yield(m) {
				return
			}
		}
	}
}

func said(t *testing.T, s lesson.Said, must bool) {
	t.Helper()
	if (s.French == "") != (s.English == "") || must && s.French == "" {
		t.Errorf("said in one language alone, or in none: %+v", s)
	}
	if s.French != bilingual.Typeset(s.French) {
		t.Errorf("not typeset: %s", s.French)
	}
}

// Who learns to exchange letters of Jarnac is told how many that takes.
func TestSwapTakesThree(t *testing.T) {
	g, found := games.Jarnac(), false
	for _, l := range must.Get(lesson.Of(g))(t) {
		for _, s := range l.Steps {
			if s.Go == nil || g.Kind(s.Go) != "swap" {
				continue
			}
			found = true
			if !strings.Contains(s.Say.French, "avec au moins trois lettres") || !strings.Contains(s.Say.English, "with three letters or more") {
				t.Errorf("not told: %+v", s.Say)
			}
		}
	}
	if !found {
		t.Error("no step exchanges")
	}
}

// The page promises Jarnac in four minutes: that is what is read by whoever answers each step at the first try, at 200
// words a minute, and four seconds for each answer.
func TestFourMinutes(t *testing.T) {
	lessons := must.Get(lesson.Of(games.Jarnac()))(t)
	for _, tag := range []language.Tag{language.French, language.English} {
		words, answers := len(strings.Fields("You are Alice.")), 0 // as the page begins
		for _, l := range lessons {
			words += count(l.Title.In(tag))
			for _, s := range l.Steps {
				how := max(count(s.Typed.In(tag)), count(s.Tapped.In(tag)))
				words += count(s.Say.In(tag)) + how + count(s.Done.In(tag))
				if s.Go != nil {
					answers++
				}
			}
		}
		takes := time.Duration(words)*time.Minute/200 + time.Duration(answers)*4*time.Second
		if t.Logf("%v: %d words, %d answers, %v", tag, words, answers, takes); takes > 4*time.Minute {
			t.Errorf("%v: %d words and %d answers take %v", tag, words, answers, takes)
		}
	}
}

// count returns how many words are in a text; signs that stand alone are none.
func count(text string) (n int) {
	for _, field := range strings.Fields(text) {
		if strings.ContainsFunc(field, unicode.IsLetter) || strings.ContainsFunc(field, unicode.IsNumber) {
			n++
		}
	}
	return n
}

// In each language what a lesson says to type is a word on the square that it asks for, by the names that its rules give squares:
// in French those of French boards.
func TestSquares(t *testing.T) {
	seen := 0
	for _, g := range games.All() {
		for _, tag := range []language.Tag{language.French, language.English} {
			lessons, err := lesson.In(g, tag)
			if err != nil {
				t.Fatal(err)
			}
			for _, l := range lessons {
				for i, s := range l.Steps {
					square, _, board := strings.Cut(strings.Replace(s.At.Notation(s.Go), " ", ":", 1), ":")
					if !board || !strings.ContainsAny(square, "ABCDEFGHIJKLMNO") {
						continue
					}
					seen++
					_, typed, _ := strings.Cut(s.Typed.In(tag), ":")
					m, _, err := s.At.ReadDecision(lesson.Learner, strings.TrimSpace(typed))
					if err != nil || !strings.HasPrefix(s.At.Notation(m), square) {
						t.Errorf("%s, %v, step %d:%s is not on %s (%v)", g, tag, i+1, typed, square, err)
					}
				}
			}
		}
	}
	if seen == 0 {
		t.Error("no step asks for a word on a square")
	}
}

// What is tried and wrong is answered by the engine, with its clause.
func TestRefusals(t *testing.T) {
	for _, tt := range []struct {
		game         *game.Game
		lesson, step int
		text         string
		clause       rulebook.Clause
	}{
		{games.Jarnac(), 0, 0, "RAT", law.OfficialHandoverDrawFirst},
		{games.Jarnac(), 0, 1, "RATZ", law.OfficialWordsReference},
		{games.Jarnac(), 0, 1, "RATS", law.OfficialTurnNewWord},
		{games.Jarnac(), 0, 2, "BUT", law.OfficialTurnBonusCompulsory},
		{games.Jarnac(), 0, 3, "1:TUB", law.OfficialTurnKeepLetters},
		{games.Jarnac(), 1, 0, "RIZ", law.OfficialHandoverDrawFirst},
		{games.Jarnac(), 1, 1, "!2:TUB", law.OfficialHandoverOne},
		{games.Scrabble(), 0, 0, "1A:CHAT", law.ScrabbleFirst},
		{games.Scrabble(), 0, 1, "1A:ROUES", law.ScrabblePlace},
		{games.Cards(), 0, 1, "(9,9)>ANIMEES", law.CardsPlace},
		{games.Jago(), 0, 0, "1A:FAUX", law.JagoTurn},
		{games.Jago(), 0, 2, "6D:FAUX", law.JagoStealBack},
		{games.Jago(), 0, 2, "-", law.JagoEndOfTurn},
	} {
		lessons := must.Get(lesson.Of(tt.game))(t)
		s := lessons[tt.lesson].Steps[tt.step]
		m, _, err := s.At.ParseMove(lesson.Learner, tt.text)
		if err != nil {
			t.Fatal(tt.text, err)
		}
		var v *rulebook.Violation
		if a := s.Try(m); a.Verdict != lesson.Refused || !errors.As(a.Err, &v) || v.Clause != tt.clause {
			t.Errorf("%s %d, step %d: %s: %v, %v; want %s", tt.game, tt.lesson, tt.step, tt.text, a.Verdict, a.Err, tt.clause)
		}
	}
}

// A file with a mistake is refused at its line.
func TestFaults(t *testing.T) {
	for text, want := range map[string]string{
		"fr Jarnac":                                    "line 1: no lesson has begun",
		"lesson\nstep":                                 "line 2: no position",
		"lesson\nrules olympic":                        "line 2: ",
		"lesson\nat nowhere":                           "line 2: ",
		"lesson\nat start\nask draw":                   "line 3: no step has begun",
		"lesson\nat start\nstep\nask RAT":              "line 4: RAT is not what is asked for",
		"lesson\nat start\nstep\nask draw\nstep":       "line 5: no move to go on with",
		"lesson\nat start\nstep\nask draw\nfly":        "line 5: unknown keyword",
		"lesson\nat start\nplay 0 RAT":                 "line 3: ",
		"lesson\nat start\ntyped-fr x":                 "line 3: no step has begun",
		"lesson\nat start\nplay x RAT":                 "line 3: ",
		"lesson\nat start\nstep\nask draw\ngo +AAAAAA": "",
	} {
		_, err := lesson.Read(games.Jarnac(), lesson.Text(text))
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}
