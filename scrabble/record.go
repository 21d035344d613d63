package scrabble

import (
	"iter"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/internal/record"
	"github.com/jeudelettres/lettres/shape"
)

// A Record is a game as it is written down: the rules, the players, who begins, and all
// moves with the tiles that chance brought. It loses nothing: it replays to the same
// positions every time, contests and draws included.
//
//	@game scrabble
//	@rules classique
//	@option validation=contest
//	@players Alice Bruno
//	@toss Alice=M Bruno=C
//	Bruno +AEINRT?
//	Alice +EEIKMNT
//	Bruno 8F:TRAINEs
//	Alice ?
//	Bruno +AEIOUVX
//	Alice H7:T.NK
//
// A move is one word, in the notation of [ParseMove] with a colon between the square and
// the word. The letters that lie there already are points, or are written too: where T.NK
// stands above, TANK is read as well, and is the same move. With the option squares=french
// the squares are those of French boards: H6:TRAINEs.
//
// For GCG, the format of other programs, there is package gcg: it leaves out what was
// drawn, who contested, and by which rules the game went.
//
// A Record judges no move: [Record.Replay] does. Start from [NewRecord] or [ReadRecord]:
// the zero Record has the zero Options, with which there is nothing to play.
//
// [shape.Record] says what its fields hold. Players without a name are A, B and so on; the Options
// are those of as many players as Players names.
//
// A Move of a Record is as its Text writes it, which no position was asked about: where the letters
// that lie there are written too, it lays them. [Record.Replay] takes them off.
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

// Append notes a move, with points for the letters that lie there.
func (r *Record) Append(t Step) {
	text := recordText(&r.Options, t.Move)
	if t.Move.kind == KindPlace {
		if place, word, ok := strings.Cut(t.Before.notation(&t.Move), " "); ok {
			text = place + ":" + word
		}
	}
	r.Moves = append(r.Moves, shape.Line[Player, Move]{Player: t.Player, Move: t.Move, Text: text})
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
	return record.Replay[Step](func() (State, error) { return r.from(rules) }, r.Moves, (*State).asWritten, State.Play)
}

// End returns the position after the last move of the game. On the first error of [Record.Replay]
// it returns that, and the position before the move.
func (r Record) End(rules *Rules) (State, error) {
	return record.End(func() (State, error) { return r.from(rules) }, r.Moves, (*State).asWritten, State.Play)
}

// asWritten returns the move of a line, without the letters that lie there already.
func (s *State) asWritten(l *shape.Line[Player, Move]) Move {
	if l.Move.kind != KindPlace {
		return l.Move
	}
	if at, d, word, ok := parsePlacement(&s.rules.options, l.Text); ok {
		return s.Placement(at, d, word)
	}
	return l.Move
}
