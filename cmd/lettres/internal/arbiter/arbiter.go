package arbiter

import (
	"errors"
	"io"
	"strings"

	"golang.org/x/text/language"

	judge "github.com/jeudelettres/lettres/arbiter"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// A status says what became of a record; it is the exit status of the program.
type status int

const (
	legal      status = iota // all moves are
	illegal                  // one is not
	unreadable               // a part of it cannot be read
)

// A reporter is told what an arbiter finds, in the order in which it is found.
type reporter interface {
	record(path string, n int) // of several, the next one begins; n is which of its file, from 1
	begin(g *judge.Game)
	move(r judge.Ruling)   // a legal one
	refuse(r judge.Ruling) // an illegal one
	end()                  // after the last move, or the illegal one
	fault(line int, detail string)
	turn(t turnReview)                                  // with -review, after the moves
	reviewed(g *judge.Game, r game.Review, note string) // after the turns; the note says how far it goes
	position(p *judge.Position, look *game.Look)
	words(list []judge.Word)
	flush() error
}

// An arbiter tells a reporter what it judges.
type arbiter struct {
	*judge.Arbiter
	lang   language.Tag
	out    reporter
	warn   func(text string)
	review *reviewing // nil if no review is asked for
}

func newArbiter(games []*game.Game, words *lexicon.Lexicon, lang language.Tag, out reporter) *arbiter {
	a := &arbiter{Arbiter: judge.New(words, games...), lang: lang, out: out, warn: func(string) {}}
	a.Warn = func(err error) { a.warn(rulebook.Explain(err, lang)) }
	return a
}

// judge judges the records of a file, one after the other.
func (a *arbiter) judge(r io.Reader, path string) status {
	worst := legal
	for g, err := range a.Records(r, path) {
		if g.N > 1 {
			a.out.record(path, g.N)
		}
		if err != nil {
			worst = max(worst, a.fault(err))
			continue
		}
		worst = max(worst, a.judgeGame(g))
	}
	return worst
}

// judgeGame judges the moves of a game, up to the first that is illegal or cannot be read.
func (a *arbiter) judgeGame(g *judge.Game) status {
	for _, w := range g.Warnings {
		a.warn(w.Explain(a.lang))
	}
	a.out.begin(g)
	var steps []game.Step
	n := 0
	for r := range g.Rulings() {
		if n = r.N; !r.Legal {
			ended := a.reviewGame(g, steps, n-1, false)
			a.out.refuse(r)
			a.out.end()
			return max(illegal, ended)
		}
		if a.review != nil {
			steps = append(steps, r.Step)
		}
		a.out.move(r)
		if r.Unseen {
			a.warn(phrases.Sprintf(a.lang, unseen, r.Text))
		}
	}
	ended := a.reviewGame(g, steps, n, g.Unread == nil)
	if g.Unread != nil {
		return a.fault(g.Unread)
	}
	a.out.end()
	return ended
}

// judgePosition tells what a position asks.
func (a *arbiter) judgePosition(r io.Reader, asked []judge.Question) status {
	p, err := a.Position(r, asked...)
	if err != nil {
		return a.fault(err)
	}
	var look *game.Look
	if a.review != nil {
		found, err := p.At.Look(a.review.ctx, a.review.options())
		if err != nil {
			return a.fault(err)
		}
		if found.Finding != nil {
			look = &found
		}
	}
	a.out.position(p, look)
	return worst(p.Words)
}

// judgeWords judges words by all rules.
func (a *arbiter) judgeWords(asked []judge.Question) status {
	var words []judge.Word
	for _, q := range asked {
		words = append(words, a.Word(q)...)
	}
	a.out.words(words)
	return worst(words)
}

// worst returns illegal when a word that was asked about is bad by all rules that it is judged
// by. One that lies on the table has stood.
func worst(words []judge.Word) status {
	good := map[judge.Question]bool{}
	for _, w := range words {
		if w.Owner == "" {
			good[w.Question] = good[w.Question] || w.Err == nil
		}
	}
	for _, ok := range good {
		if !ok {
			return illegal
		}
	}
	return legal
}

// fault reports what cannot be read.
func (a *arbiter) fault(err error) status {
	line := 0
	if at, ok := errors.AsType[*rulebook.RecordError](err); ok { // which all games share
		line, err = at.Line, at.Err
	}
	detail := rulebook.Explain(err, a.lang)
	if refused, ok := errors.AsType[*rulebook.Violation](err); ok { // a toss, by a clause
		detail += " · " + string(refused.Clause)
	}
	a.out.fault(line, strings.ReplaceAll(detail, "\n", ", ")) // of options, all that is wrong
	return unreadable
}
