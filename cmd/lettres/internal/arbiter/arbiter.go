package arbiter

import (
	"bytes"
	"errors"
	"io"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/internal/records"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// A status is what became of a record; it is the exit status of the program.
type status int

const (
	legal      status = iota // all moves are
	illegal                  // one is not
	unreadable               // a part of it cannot be read
)

// A played is a game as somebody wrote it down, and the position in it up to which it has been
// replayed.
type played struct {
	game.Transcript
	rules *game.Rules
	at    game.Position
	step  game.Step   // the last one
	steps []game.Step // all that are legal
}

// settled returns the position with what the transcript does not tell.
func (g *played) settled() game.Position { return g.Settled(g.at) }

// onTurn returns the seat that has to act; it is not ok when the game is over.
func (g *played) onTurn() (seat int, ok bool) {
	p := g.settled()
	return p.Turn(), !p.Over()
}

// rests returns the clauses that the last move rests on beyond those that go without saying.
func (g *played) rests() []rulebook.Clause { return g.step.Rests(g.First) }

// A reporter is told what an arbiter finds, in the order in which it is found.
type reporter interface {
	record(path string, n int) // of several, the next one begins; n is which of its file, from 1
	begin(g *played)
	move(n int, m game.Line)
	refuse(n int, m game.Line, why program.Refusal, line int)
	end()                                           // after the last move, or the illegal one
	fault(line int, detail string)                  // what cannot be read; 0 is no line in particular
	turn(t turnReview)                              // with -review, after the moves
	reviewed(g *played, r game.Review, note string) // after the turns; the note says how far it goes
	position(p *position)
	words(list []finding)
	flush() error
}

// An arbiter judges records of games by one lexicon.
type arbiter struct {
	games     []*game.Game
	words     *lexicon.Lexicon
	annotated *lexicon.Lexicon // words with the readings of the built-in lexicon, once asked for
	lang      language.Tag
	out       reporter
	warn      func(text string)
	review    *reviewing // nil if no review is asked for
	compiled  map[compiledKey]*game.Rules
	text      bytes.Buffer // the record that is read
	above     int          // the lines above it in its file
}

// A compiledKey is what rules are made of, besides the words.
type compiledKey struct {
	game    *game.Game
	options string
}

func newArbiter(games []*game.Game, words *lexicon.Lexicon, lang language.Tag, out reporter) *arbiter {
	return &arbiter{
		games: games, words: words, lang: lang, out: out, warn: func(string) {}, compiled: map[compiledKey]*game.Rules{},
	}
}

// judge judges the records of a file, one after the other.
func (a *arbiter) judge(r io.Reader, path string) status {
	worst := legal
	for part, err := range records.Split(r) {
		if part.N > 1 {
			a.out.record(path, part.N)
		}
		if err != nil {
			return max(worst, a.fault(err))
		}
		a.text.Reset()
		a.text.Write(part.Text)
		a.above = part.Above
		worst = max(worst, a.judgeRecord(path))
	}
	a.above = 0
	return worst
}

// judgeRecord judges the moves of a record, up to the first that is illegal or cannot be
// read. The path may be "".
func (a *arbiter) judgeRecord(path string) status {
	g, unread := a.read(path)
	if g == nil {
		return a.fault(unread)
	}
	for _, w := range g.Warnings {
		a.warn(w.Explain(a.lang))
	}
	a.out.begin(g)
	n := 0
	for m, err := range g.Replay(g.rules) {
		n++
		g.step, g.at = m.Step, m.After
		if err != nil {
			ended := a.reviewGame(g, n-1, false)
			why, line := a.explain(g, m.By, err), 0
			var at *rulebook.RecordError
			if errors.As(err, &at) {
				line = a.above + at.Line
			}
			a.out.refuse(n, m, why, line)
			a.out.end()
			return max(illegal, ended)
		}
		if a.review != nil {
			g.steps = append(g.steps, m.Step)
		}
		a.out.move(n, m)
	}
	ended := a.reviewGame(g, n, unread == nil)
	if unread != nil {
		return a.fault(unread)
	}
	a.out.end()
	return ended
}

// read returns the record of the text: nil where nothing of it can be replayed, with the
// reason, else with what cannot be read after its moves. It warns where the record was played
// with another lexicon.
func (a *arbiter) read(path string) (*played, error) {
	t, unread := game.Read(a.games, a.text.Bytes(), path)
	if t.Game == nil {
		return nil, unread
	}
	g := &played{Transcript: t}
	var err error
	if g.rules, err = a.rules(t.Game, t.Options, t.Compile); err != nil {
		return nil, err
	}
	if judged := a.words.ID(); t.Lexicon != "" && t.Lexicon != judged {
		a.warn(phrases.Sprintf(a.lang, otherLexicon, t.Lexicon, judged))
	}
	if g.at, err = g.Start(g.rules); err != nil {
		return nil, err
	}
	return g, unread
}

// rules returns the rules of a game with a text of options, compiled once. Options that ask what
// words are get that from the lexicon that was built in, where a plain list does not say it.
func (a *arbiter) rules(g *game.Game, options string, compile func(*lexicon.Lexicon) (*game.Rules, error)) (*game.Rules, error) {
	key := compiledKey{g, options}
	if rules, ok := a.compiled[key]; ok {
		return rules, nil
	}
	words := a.words
	if words.Len() > 0 && words.WithoutReadings() == words.Len() && g.NeedsReadings(options) {
		if a.annotated == nil {
			a.annotated = words.Annotate(g.Lexicon())
			a.warn(phrases.Sprintf(a.lang, annotated, g.Lexicon().Title()))
		}
		words = a.annotated
	}
	rules, err := compile(words)
	if err != nil {
		return nil, err
	}
	if len(a.compiled) == maxRules { // as many as one could want, unless one is up to no good
		clear(a.compiled)
	}
	a.compiled[key] = rules
	return rules, nil
}

const maxRules = 256

// rulesOf returns the rules that a text of options says.
func (a *arbiter) rulesOf(g *game.Game, options string) (*game.Rules, error) {
	return a.rules(g, options, func(words *lexicon.Lexicon) (*game.Rules, error) { return g.Compile(options, words) })
}

// explain returns why a move of a seat is illegal, in the names of the record.
func (a *arbiter) explain(g *played, seat int, err error) program.Refusal {
	var v *rulebook.Violation
	if !errors.As(err, &v) {
		return program.Refusal{Detail: rulebook.Explain(err, a.lang)}
	}
	detail := v.Explain(a.lang)
	if on, ok := g.onTurn(); ok && v.Clause == g.Game.InTurn() && seat != on {
		detail = phrases.Sprintf(a.lang, notOnTurn, g.Players[on])
	}
	return program.Refusal{Clause: v.Clause, Detail: detail, Remedy: v.Remedy}
}

// fault reports what cannot be read.
func (a *arbiter) fault(err error) status {
	line := 0
	var at *rulebook.RecordError // which all games share
	if errors.As(err, &at) {
		err = at.Err
		if at.Line > 0 {
			line = a.above + at.Line
		}
	}
	detail := rulebook.Explain(err, a.lang)
	a.out.fault(line, strings.ReplaceAll(detail, "\n", ", ")) // of options, all that is wrong
	return unreadable
}
