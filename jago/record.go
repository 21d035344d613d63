package jago

import (
	"fmt"
	"iter"

	"github.com/jeudelettres/lettres/internal/record"
	"github.com/jeudelettres/lettres/lexicon"
)

// A Record is a game as it is written down: which game it is, who plays and who
// begins, and all moves with the letters that chance brought. So it tells every
// position again, always the same ones.
//
//	@game jago
//	@rules official
//	@option validation=contest
//	@players Alice Bob
//	@first Alice
//	Alice +ABCEILNRSTUV
//	Bob +AEEGIMNORSTU
//	Alice 6F:RAS
//	Alice -
//
// The first of the players is red. A Record judges no move: [Record.Replay] does. The
// zero Record has the zero Options, with which there is nothing to play; start from
// [NewRecord] or [ReadRecord].
type Record struct {
	Options Options
	Players [2]string    // the names of Red and of Blue, one word each; "red" and "blue" when both are empty
	First   Player       // who begins, as the players have agreed
	Lexicon string       // the [lexicon.Lexicon.ID] that the game was played with, "" when it is not known
	Moves   []RecordMove // in their order

	// OptionsLine is the number of the line that ends what the text says of Options, from
	// 1; 0 when they were not read.
	OptionsLine int

	// Comments are the comment lines of the head, and Closing those after the last
	// move. Comments are kept without the # and the white space around them.
	Comments, Closing []string
}

// A RecordMove is one move of a [Record].
type RecordMove struct {
	Player Player
	Move   Move
	Text   string // Move as it was written, where its letters may stand in another order; "" is Move.String()

	Line    int      // the number of its line, from 1; 0 when it was not read
	Before  []string // the comment lines above it
	Comment string   // what is noted after it
}

// A RecordError says where a record is wrong: the Line, or for what was not read
// from a text the number of the Move, and the reason as Err, which errors.As
// finds: a [*SyntaxError] for what is no move, a rulebook.Violation for what the
// rules refuse, else a rulebook.Fault. rulebook.Detail tells it in French too.
type RecordError = record.Error

// NewRecord is the record of a game by r that begins now, between players of these
// names, or of no names: then they are red and blue.
func NewRecord(r *Rules, players [2]string, first Player) Record {
	rec := Record{Players: players, First: first}
	if !r.none() {
		rec.Options, rec.Lexicon = r.options, r.lexicon.ID()
	}
	rec.Players = [2]string{rec.Name(Red), rec.Name(Blue)}
	return rec
}

// Name is the name of a player.
func (r Record) Name(p Player) string {
	if r.Players == [2]string{} || !p.valid() {
		return p.String()
	}
	return r.Players[p]
}

// Append notes a move, which it does not judge.
func (r *Record) Append(p Player, m Move) {
	r.Moves = append(r.Moves, RecordMove{Player: p, Move: m, Text: m.String()})
}

// Replay plays the game with a lexicon, and yields the start and then the state after
// each move: n moves are n+1 states. The first move that is not legal ends it, with the
// state before that move and a [*RecordError] that holds the [*rulebook.Violation].
// Options that do not compile with l yield the error of [Compile] alone, with the zero
// State, in a [*RecordError] where the options were read from a text.
//
// The lexicon that the game was played with may be another: r.Lexicon is its ID. Each
// replay compiles Rules of its own, so that states of two are never ==.
func (r Record) Replay(l *lexicon.Lexicon) iter.Seq2[State, error] {
	return func(yield func(State, error) bool) {
		rules, err := Compile(r.Options, l)
		if err != nil && r.OptionsLine > 0 {
			err = &RecordError{Line: r.OptionsLine, Err: err}
		}
		if err != nil {
			yield(State{}, err)
			return
		}
		r.ReplayWith(rules)(yield)
	}
}

// ReplayWith is [Record.Replay] by rules that are compiled already, such as those with
// another [Sense]. They must have the Options of the record; other ones, or none, yield
// an error alone, with the zero State.
func (r Record) ReplayWith(rules *Rules) iter.Seq2[State, error] {
	return func(yield func(State, error) bool) {
		if rules.none() || rules.options != r.Options {
			yield(State{}, fmt.Errorf("jago: %w", record.ErrRules))
			return
		}
		record.Replay(rules.Start(r.First), r.Moves, playNoted, yield)
	}
}

func playNoted(s State, m *RecordMove) (State, int, error) {
	next, err := s.Play(m.Player, m.Move)
	return next, m.Line, err
}
