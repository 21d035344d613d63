// Package record is the frame in which games are written down, whatever the
// game: heads that begin with @, then one move a line.
//
//	# round 3, table 2
//	@game jarnac
//	@rules competition
//	@option validation=contest
//	@players Alice Bob
//	@toss Alice=M Bob=M
//	@toss Alice=C Bob=M
//	@lexicon 0f343b0931126a20f133d67c2b018a3b
//	Alice +ABUZRT
//	Alice RAT  # at once
//
// The frame knows who the players are and who draws what in the toss. What the
// words after @rules and @option mean, and what a move is, the game knows.
//
// Words stand apart by any white space, # begins a comment, and blank lines are
// nothing. The heads come in any order, all before the first move. A [Reader]
// goes through a record line by line and never holds more than one; [Append]
// writes one.
package record

import (
	"fmt"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/rulebook"
)

// The limits of a record. A game needs some hundred lines, of some dozen bytes.
const (
	MaxLine  = 4096 // bytes of a line, without its end
	MaxLines = 8192
)

// A Game is what the frame has to know of a game.
type Game struct {
	Name        string // what @game says, where it is said
	Least, Most int    // the number of players, which is Least when @players is not there
}

// A Head is what a record says before its first move. What it does not say is
// "" or nil.
type Head struct {
	Game      string
	Rules     string
	RulesLine int
	Options   []Option
	Players   []string // in a Head that is read, A, B and so on when they are not named
	Toss      []Round
	First     int // of Players, or [Nobody]
	Lexicon   string
	Comments  []string // comment lines above the last head, and comments after heads
}

// OptionsLine is the line of the last @option, or of @rules where there is none, or 0:
// what is wrong with options as a whole is told of there.
func (h *Head) OptionsLine() int {
	if n := len(h.Options); n > 0 {
		return h.Options[n-1].Line
	}
	return h.RulesLine
}

// Nobody is the First of a Head that does not say who begins.
const Nobody = -1

// An Option is one @option, as in key=value.
type Option struct {
	Key, Value string
	Line       int
}

// A Round is one @toss: what each of the players drew, "" for who did not.
type Round struct {
	Drawn []string
	Line  int
}

// A Move is one line after the head.
type Move struct {
	Player  int    // of Players
	Token   string // what they do
	Comment string // what stands after it on the line
	Before  []string
	Line    int
}

// An Error says where a record is wrong, and why.
type Error struct {
	Line int // from 1; 0 for what has not been read from a text
	Move int // the number of a move that was read and is refused, from 1; else 0
	Err  error
}

// Error is "line 7: " and the reason; where there is no line, "move 3: ".
func (e *Error) Error() string {
	switch {
	case e.Line > 0:
		return fmt.Sprintf(atLine, e.Line, e.reason())
	case e.Move > 0:
		return fmt.Sprintf(atMove, e.Move, e.reason())
	}
	return e.reason().Error()
}

// reason is Err, or for an Error made without one that there is none.
func (e *Error) reason() error {
	if e.Err == nil {
		return errNone
	}
	return e.Err
}

var errNone = phrases.Fault(noReason)

// Detail is Error for people, in French or in English, whichever serves a reader
// of tag better: "ligne 7 : " and the [rulebook.Detail] of the reason.
func (e *Error) Detail(tag language.Tag) string {
	switch {
	case e.Line > 0:
		return phrases.Fault(atLine, e.Line, e.reason()).Detail(tag)
	case e.Move > 0:
		return phrases.Fault(atMove, e.Move, e.reason()).Detail(tag)
	}
	return rulebook.Detail(e.reason(), tag)
}

// Unwrap is the reason.
func (e *Error) Unwrap() error { return e.Err }
