package game

import (
	"io"
	"iter"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/internal/record"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Record is a game as it is written down: who played by which rules, and all moves with
// what chance brought. Start from [Rules.NewRecord] or [Game.ReadRecord]; the zero Record has
// no text.
type Record struct {
	Players []string // the names; nil for those of the seats
	Toss    Toss     // who begins, and how that was found
	Lexicon string   // the ID of the words, "" when they are not known
	Moves   []RecordMove

	// Comments are the comment lines of the head, and Closing those after the last move.
	Comments, Closing []string
	// Warnings say how moves were understood that are not written as the notation has it.
	Warnings []rulebook.Note

	game    *Game
	options any
	text    string // of the options
	line    int    // where the options end
	head    any    // the content of the concrete record, whose moves are those above
}

// A RecordMove is one move of a Record.
type RecordMove struct {
	Seat    int
	Move    Move
	Text    string   // as it was written; "" for the usual text
	Line    int      // the number of its line, from 1; 0 when it was not read
	Before  []string // the comment lines above it
	Comment string   // what is noted after it
}

// ReadRecord reads a record of the game. The error is a [*rulebook.RecordError], and the
// Record then holds what stands before it. With rules, moves that only the position tells are asked
// of it: a Jarnac without its line. They are asked for by the text of the options, if there is such a
// move; nil reads without positions.
func (g *Game) ReadRecord(r io.Reader, rules func(options string) (*Rules, error)) (Record, error) {
	return g.ops.readRecord(r, rules)
}

// NewRecord returns the record of a game that begins now. Players without a name are called as
// their seats are. A toss that only names who begins is Toss{First: seat}.
func (r *Rules) NewRecord(toss Toss, players ...string) Record {
	if r.none() {
		return Record{}
	}
	names := slices.Clone(players)
	for seat := len(names); seat < r.Seats(); seat++ {
		names = append(names, r.game.SeatName(seat))
	}
	return r.game.ops.newRecord(r.options, r.words.ID(), toss, names)
}

// Game returns the game that was played, nil for the zero Record.
func (r *Record) Game() *Game { return r.game }

// Options returns the text of the options.
func (r *Record) Options() string { return r.text }

// Name returns the name of the player on a seat.
func (r *Record) Name(seat int) string {
	if 0 <= seat && seat < len(r.Players) {
		return r.Players[seat]
	}
	if r.game == nil {
		return ""
	}
	return r.game.SeatName(seat)
}

// First returns the seat that begins.
func (r *Record) First() int { return r.Toss.First }

// Play notes a whole game, from the moves of the seats with the letters that came. It fails, and
// notes nothing, where the rules refuse one of them.
func (r *Record) Play(rules *Rules, moves iter.Seq2[int, Move]) error {
	if err := r.playedBy(rules); err != nil {
		return err
	}
	noted, err := r.game.ops.recordGame(r.options, rules.of, r.First(), moves)
	if err == nil {
		r.Moves = noted
	}
	return err
}

// playedBy reports why the record is none of a game by these rules.
func (r *Record) playedBy(rules *Rules) error {
	switch {
	case r.game == nil || rules.none():
		return errNoGame
	case rules.game != r.game || rules.options != r.options:
		return record.OtherRules(r.game.name)
	}
	return nil
}

// Append notes a step, as the record of the game writes it. The zero Record notes none.
func (r *Record) Append(s Step) {
	if r.game == nil || s.Before.rules == nil {
		return
	}
	r.Moves = append(r.Moves, r.game.ops.recordMove(r.options, s))
}

// Line returns the line that [Record.Append] adds to the text, without its end, so that a file
// can grow as its game goes on.
func (r *Record) Line(s Step) (string, error) {
	one := *r
	one.Moves, one.Closing = nil, nil
	one.Append(s)
	text, err := one.MarshalText()
	lines := strings.Split(strings.TrimRight(string(text), "\n"), "\n")
	return lines[len(lines)-1], err
}

// Compile compiles the rules of the record; nil words are the built-in ones. An error of
// options that were read from a text is a [*rulebook.RecordError].
func (r *Record) Compile(words *lexicon.Lexicon) (*Rules, error) {
	if r.game == nil {
		return nil, errNoGame
	}
	rules, err := r.game.compile(r.options, r.text, words)
	if err != nil {
		return nil, record.CompileError(r.line, err)
	}
	return rules, nil
}

// Replay plays the game by rules with the options of the record, and yields a step for each
// move. The first move that the rules refuse ends it: its step, whose After is its Before,
// and a [*rulebook.RecordError] that holds the [*rulebook.Violation].
func (r *Record) Replay(rules *Rules) iter.Seq2[Step, error] {
	return func(yield func(Step, error) bool) {
		if err := r.playedBy(rules); err != nil {
			yield(Step{}, err)
			return
		}
		for s, err := range r.game.ops.replay(r, rules.of) {
			if !yield(Step{rules.at(s.before), s.seat, s.move, rules.at(s.after)}, err) {
				return
			}
		}
	}
}

// MarshalText returns the record as [Game.ReadRecord] reads it. It fails where what r holds
// would not round-trip: names that no record can hold, a comment with a line end.
func (r *Record) MarshalText() ([]byte, error) {
	if r.game == nil {
		return nil, nil
	}
	return r.game.ops.writeRecord(r)
}
