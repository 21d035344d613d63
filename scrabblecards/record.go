package scrabblecards

import (
	"fmt"
	"iter"
	"slices"

	"github.com/jeudelettres/lettres/internal/record"
	"github.com/jeudelettres/lettres/lexicon"
)

// A Record is a game as it is written down: which game it is, who plays and who
// begins, and all moves with the cards that chance brought. So it tells every position
// again, always the same ones.
//
//	@game scrabblecards
//	@rules official
//	@option validation=contest
//	@players Alice Bob Zoé
//	@toss Alice=M Bob=C Zoé=T
//	Bob +CRISERA
//	Zoé +HATMON2
//	Alice +ANIMEES
//	Bob (0,0)>CRISE
//
// The moves are in the notation of [ParseMove], but that a draw always says its cards:
// +2 and +3 are one bonus card, and not a number of cards.
//
// A Record judges no move: [Record.Replay] does. The zero Record has the zero Options,
// with which there is nothing to play; start from [NewRecord] or [ReadRecord].
type Record struct {
	Options Options      // of as many players as Players names
	Players []string     // the names of the players, one word each; nil for A, B and so on
	First   Player       // who begins
	Toss    []TossRound  // how the toss found First; nil where First is named instead
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
	Text   string // Move as it was written, where its cards may stand in another order; "" is the usual text

	Line    int      // the number of its line, from 1; 0 when it was not read
	Before  []string // the comment lines above it
	Comment string   // what is noted after it
}

// A RecordError says where a record is wrong: the Line, or for what was not read from
// a text the number of the Move, and the reason as Err, which errors.As finds: a
// [*SyntaxError] for what is no move, a rulebook.Violation for what the rules refuse,
// else a rulebook.Fault. rulebook.Detail tells it in French too.
type RecordError = record.Error

// NewRecord is the record of a game by r that begins now, between players of these
// names, one for each; without names they are A, B and so on. Where a toss has found
// the first player, its rounds are for the caller to add.
func NewRecord(r *Rules, players []string, first Player) Record {
	rec := Record{Players: slices.Clone(players), First: first}
	if !r.none() {
		rec.Options, rec.Lexicon = r.options, r.lexicon.ID()
	}
	rec.Players = rec.names()
	return rec
}

// Name is the name of a player.
func (r Record) Name(p Player) string {
	if int(p) < len(r.Players) {
		return r.Players[p]
	}
	return p.String()
}

// names is the names of all players.
func (r *Record) names() []string {
	if len(r.Players) > 0 {
		return r.Players
	}
	var names []string
	for p := A; p < MaxPlayers && int(p) < r.Options.Players; p++ {
		names = append(names, p.String())
	}
	return names
}

// Append notes a move, which it does not judge.
func (r *Record) Append(p Player, m Move) {
	r.Moves = append(r.Moves, RecordMove{Player: p, Move: m, Text: recordText(m)})
}

// Replay plays the game with a lexicon, and yields the start and then the state after
// each move: n moves are n+1 states. The first move that is not legal ends it, with
// the state before that move and a [*RecordError] that holds the
// [*rulebook.Violation]. Options that do not compile with l yield the error of
// [Compile] alone, with the zero State, in a [*RecordError] where the options were
// read from a text.
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

// ReplayWith is [Record.Replay] by rules that are compiled already. They must have the
// Options of the record; other ones, or none, yield an error alone, with the zero State.
func (r Record) ReplayWith(rules *Rules) iter.Seq2[State, error] {
	return func(yield func(State, error) bool) {
		if rules.none() || rules.options != r.Options {
			yield(State{}, fmt.Errorf("scrabblecards: %w", record.ErrRules))
			return
		}
		record.Replay(rules.Start(r.First), r.Moves, playNoted, yield)
	}
}

func playNoted(s State, m *RecordMove) (State, int, error) {
	next, err := s.Play(m.Player, m.Move)
	return next, m.Line, err
}
