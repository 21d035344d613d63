package jago

import (
	"iter"
	"slices"

	"github.com/jeudelettres/lettres/internal/record"
	"github.com/jeudelettres/lettres/shape"
)

// A Record is a game as it is written down: the rules, the players, who begins, and all
// moves with the letters that chance brought. It replays to the same positions every time.
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
// The first of the players is red. A Record judges no move: [Record.Replay] does. Start
// from [NewRecord] or [ReadRecord]: the zero Record has the zero Options, with which
// there is nothing to play.
//
// [shape.Record] says what its fields hold. Players without a name are red and blue, and they agree on
// who begins: there is no toss.
type Record shape.Record[Options, Player, struct{}, Move]

// NewRecord returns the record of a game by r that begins now with that player. Players
// without a name are called red and blue.
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
	r.Moves = append(r.Moves, shape.Line[Player, Move]{Player: t.Player, Move: t.Move, Text: t.Move.text(&r.Options)})
}

// from returns the first position of the game. The rules must have the Options of the record.
func (r Record) from(rules *Rules) (State, error) {
	if rules.none() || rules.options != r.Options {
		return State{}, record.OtherRules(recordGame.Name)
	}
	return rules.Start(r.First), nil
}

// Replay plays the game by rules, which must have the Options of the record, and yields a step for
// each move. They may have another [MeaningFunc]. The first move that the rules refuse ends it, with its step and a
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
