package scrabblecards

import (
	"iter"
	"slices"

	"github.com/jeudelettres/lettres/internal/record"
	"github.com/jeudelettres/lettres/shape"
)

// A Record is a game as it is written down: the rules, the players, who begins, and all
// moves with the cards that chance brought. It replays to the same positions every time.
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
// +2 and +3 are one bonus card, not a number of cards. With draws that are [Options].Unseen they are
// a number, and +1+2 is one bonus card.
//
// A Record judges no move: [Record.Replay] does. Start from [NewRecord] or [ReadRecord]:
// the zero Record has the zero Options, with which there is nothing to play.
//
// [shape.Record] says what its fields hold. Players without a name are A, B and so on; the Options
// are those of as many players as Players names.
type Record shape.Record[Options, Player, TossRound, Move]

// NewRecord returns the record of a game by r that begins now with that player. Players
// without a name are called A, B and so on. Where a toss has found the first player, its
// rounds are for the caller to add.
func NewRecord(r *Rules, first Player, players ...string) Record {
	rec := Record{Players: slices.Clone(players), First: first}
	if !r.none() {
		rec.Options, rec.Lexicon = r.options, r.lexicon.ID()
	}
	rec.Players = recordGame.Names((*content)(&rec))
	return rec
}

// Name returns the name of a player.
func (r Record) Name(p Player) string {
	if int(p) < len(r.Players) {
		return r.Players[p]
	}
	return p.String()
}

// A Step is one move of a game.
type Step shape.Step[State, Player, Move]

// Step plays the move m of p, and returns the step. On an error, that of [State.Check], After is
// s.
func (s State) Step(p Player, m Move) (Step, error) {
	after, err := s.Play(p, m)
	return Step{s, p, m, after}, err
}

// Effect returns what the move does; the zero Effect where it is refused.
func (t Step) Effect() Effect {
	e, _ := t.Before.Effect(t.Player, t.Move)
	return e
}

// Append notes a move.
func (r *Record) Append(t Step) {
	r.Moves = append(r.Moves, shape.Line[Player, Move]{Player: t.Player, Move: t.Move, Text: recordText(&r.Options, t.Move)})
}

// from returns the first position of the game. The rules must have the Options of the record.
func (r Record) from(rules *Rules) (State, error) {
	if rules.none() || rules.options != r.Options {
		return State{}, record.OtherRules(recordGame.Name)
	}
	return rules.Start(r.First), nil
}

// Replay plays the game by rules, which must have the Options of the record, and yields a step for
// each move. The first move that the rules refuse ends it, with its step and a
// [*rulebook.RecordError] that holds the [*rulebook.Violation]. Other rules yield an error alone.
//
// The lexicon that the game was played with may be another: r.Lexicon is its ID.
func (r Record) Replay(rules *Rules) iter.Seq2[Step, error] {
	return record.Replay[Step](func() (State, error) { return r.from(rules) }, r.Moves, nil, State.Play)
}

// End returns the position after the last move of the game. On the first error of [Record.Replay]
// it returns that, and the position before the move.
func (r Record) End(rules *Rules) (State, error) {
	return record.End(func() (State, error) { return r.from(rules) }, r.Moves, nil, State.Play)
}
