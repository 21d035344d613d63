package arbiter

import (
	"bytes"
	"errors"
	"io"
	"iter"
	"strings"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/internal/judge"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/cmd/internal/records"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/show"
)

// A status is what became of a record; it is the exit status of the program.
type status int

const (
	legal      status = iota // all moves are
	illegal                  // one is not
	unreadable               // a part of it cannot be read
)

// A game is a record of one of the games, and a position in it, which replay moves
// on.
type game interface {
	// players is their names, as the record has them.
	players() []string
	// replay plays move after move. With an error, the last one, the position is still
	// that before the move.
	replay() iter.Seq2[move, error]
	// onTurn is who has to act; not ok when the game is over.
	onTurn() (player int, ok bool)
	// order is the clause that says who is on turn.
	order() rulebook.Clause
	// rests is the clauses that the last move rests on, beyond those of every move of its
	// kind, and contested whether it was a contest.
	rests() []rulebook.Clause
	contested() bool
	// warnings say how moves were understood that are not written as the notation has it.
	warnings() []rulebook.Note
	// good is all good decisions of the player on turn.
	good() iter.Seq[string]
	// result is how the game stands, or has ended.
	result() result
	// review reviews it as far as it is replayed, with so many nodes for each decision, or the
	// usual number. It is nil where nobody can.
	review(nodes int) gameReview
	// story tells the game to people.
	story(w io.Writer, o show.Options) story
}

// A move is one line of a record.
type move struct {
	player int
	text   string
	points *points // nil in games that write none beside their moves
	line   int     // of one that is refused
}

// points is what a move is written to have scored, and the player by then.
type points struct{ score, total int }

// A result is how a game stands, or has ended.
type result struct {
	over, drawn bool
	undecided   bool            // racks that a record does not tell may decide who wins
	uncounted   []int           // the players for whom tiles that are not known would count
	counts      []count         // the scores first
	winner      int             // of a game that is over and not drawn
	clause      rulebook.Clause // of a game that is over: who wins by it
	end         rulebook.Clause // of a game that is over: it ended by it
}

// A count is numbers of each player.
type count struct {
	name   string
	values []int
}

// A story tells a game to people. It is told each move when the game has played it.
type story interface {
	begin()
	move(n int, m move)
	refuse(n int, m move, why program.Refusal)
	position()        // how a game stands that is not over
	choices(all bool) // what the player on turn can do
	verdict()         // of a game that is over
	end(moves int)    // all were legal
	flush() error
}

// A reporter is told what an arbiter finds, in the order in which it is found.
type reporter interface {
	record(path string, n int) // of several, the next one begins; n is which of its file, from 1
	begin(g game)
	move(n int, m move)
	refuse(n int, m move, why program.Refusal)
	end()                                                // after the last move, or the illegal one
	fault(line int, detail string)                       // what cannot be read; 0 is no line in particular
	turn(t turnReview)                                   // with -review, after the moves
	reviewed(r gameReview, note string)                  // after the turns; the note says how far it goes
	position(p *position)                                // two mats and two racks
	board(g game, look *positionReview, words []finding) // the position of a game on a board
	words(list []finding)
	flush() error
}

// An arbiter judges records by one lexicon.
type arbiter struct {
	words     *lexicon.Lexicon
	annotated *lexicon.Lexicon // words with the readings of the built-in lexicon, once asked for
	lang      language.Tag
	out       reporter
	warn      func(text string)
	review    *reviewing // nil if no review is asked for
	jarnac    compiled[jarnac.Options, *jarnac.Rules]
	scrabble  compiled[scrabble.Options, *scrabble.Rules]
	cards     compiled[scrabblecards.Options, *scrabblecards.Rules]
	jago      compiled[jago.Options, *jago.Rules]
	text      bytes.Buffer // the record that is read
	above     int          // the lines above it in its file
}

func newArbiter(words *lexicon.Lexicon, lang language.Tag, out reporter) *arbiter {
	return &arbiter{
		words: words, lang: lang, out: out, warn: func(string) {},
		jarnac:   compiled[jarnac.Options, *jarnac.Rules]{},
		scrabble: compiled[scrabble.Options, *scrabble.Rules]{},
		cards:    compiled[scrabblecards.Options, *scrabblecards.Rules]{},
		jago:     compiled[jago.Options, *jago.Rules]{},
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
	for _, w := range g.warnings() {
		a.warn(w.Explain(a.lang))
	}
	a.out.begin(g)
	n := 0
	for m, err := range g.replay() {
		n++
		if err != nil {
			ended := a.reviewGame(g, n-1, false)
			why := a.explain(g, m, err)
			var at *rulebook.RecordError
			if errors.As(err, &at) {
				m.line = a.above + at.Line
			}
			a.out.refuse(n, m, why)
			a.out.end()
			return max(illegal, ended)
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

// read is the record of the text: nil where nothing of it can be replayed, with the
// reason, else with what cannot be read after its moves.
func (a *arbiter) read(path string) (game, error) {
	if judge.IsGCG(a.text.Bytes(), path) {
		return a.readGCG()
	}
	switch name, line := judge.GameOf(a.text.Bytes()); name {
	case "jarnac":
		return a.readJarnac()
	case "jago":
		return a.readJago()
	case "scrabble":
		return a.readScrabble()
	case "scrabblecards":
		return a.readCards()
	default:
		return nil, &rulebook.RecordError{Line: line, Err: phrases.InputError(unknownGame, name)}
	}
}

// compiled is the rules of records, the same for the same options.
type compiled[Options comparable, Rules any] map[Options]Rules

func (c compiled[Options, Rules]) get(o Options, compile func(Options, *lexicon.Lexicon) (Rules, error), words *lexicon.Lexicon) (Rules, error) {
	if rules, ok := c[o]; ok {
		return rules, nil
	}
	rules, err := compile(o, words)
	if err != nil {
		return rules, err
	}
	if len(c) == 256 { // as many as one could want, unless one is up to no good
		clear(c)
	}
	c[o] = rules
	return rules, nil
}

// rulesFor is the rules of a record, whose options end on that line. It warns where the
// record was played with another lexicon.
func rulesFor[O comparable, R any](a *arbiter, c compiled[O, R], o O, compile func(O, *lexicon.Lexicon) (R, error), line int, id string) (R, error) {
	rules, err := c.get(o, compile, a.words)
	if err != nil {
		return rules, &rulebook.RecordError{Line: line, Err: err}
	}
	if judged := a.words.ID(); id != "" && id != judged {
		a.warn(phrases.Sprintf(a.lang, otherLexicon, id, judged))
	}
	return rules, nil
}

// explain is why a move is illegal, in the names of the record.
func (a *arbiter) explain(g game, m move, err error) program.Refusal {
	var v *rulebook.Violation
	if !errors.As(err, &v) {
		return program.Refusal{Detail: rulebook.Explain(err, a.lang)}
	}
	if on, ok := g.onTurn(); ok && v.Clause == g.order() && m.player != on {
		return program.Refusal{Clause: v.Clause, Detail: phrases.Sprintf(a.lang, notOnTurn, g.players()[on]), Remedy: v.Remedy}
	}
	return program.Refusal{Clause: v.Clause, Detail: v.Explain(a.lang), Remedy: v.Remedy}
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
