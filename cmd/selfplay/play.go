package main

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/cmd/internal/engine"
	"github.com/jeudelettres/lettres/cmd/internal/players"
	"github.com/jeudelettres/lettres/internal/match"
)

// A player plays the games of a spec. Any number of goroutines may use it.
type player struct {
	spec  spec   // with the options and names in full
	words string // the lexicon
	pairs func(from, to int, rows *shardRows) error
}

// shard is the encoded rows of a shard.
func (p *player) shard(n int) ([]byte, error) {
	if n < 0 || n >= p.spec.shards() {
		return nil, fmt.Errorf("there is no shard %d", n)
	}
	rows, err := p.play(p.spec.span(n))
	if err != nil {
		return nil, err
	}
	return rows.encode(), nil
}

// play is the rows of n games from first on, both even.
func (p *player) play(first, n int) (rows shardRows, err error) {
	err = p.pairs(first/2, (first+n)/2, &rows)
	return rows, err
}

// newPlayer is a player for s, whose game, options and players it checks.
func newPlayer(s spec) (*player, error) {
	game := games[s.Game]
	if game == nil {
		return nil, fmt.Errorf("unknown game %q: choose jarnac, scrabble, cards or jago", s.Game)
	}
	return game(s)
}

// side reads who plays, and returns the name in full. What a program does, or a player who
// is bounded by time, is not the same on every machine.
func side(name string) (players.Spec, string, error) {
	if name != players.Greedy && name != players.Random {
		name = "level:" + strings.TrimPrefix(name, "level:")
	}
	s, err := players.Parse(name)
	switch {
	case err != nil:
		return s, "", err
	case s.Budget.Time > 0:
		return s, "", fmt.Errorf("%s: a budget of time plays other games on another machine: give a number of nodes", name)
	case s.Budget.Nodes > 0:
		name = fmt.Sprintf("level:%d:%d", s.Level, s.Budget.Nodes)
	case s.Level > 0:
		name = fmt.Sprintf("level:%d", s.Level)
	}
	return s, name, nil
}

// A state is the State of any game.
type state[S, P, V, M, O any] interface {
	match.State[S, P, V, M, O]
	Score(P) int
}

// newPlayerOf is a player of g. What only the game itself can tell of one that has ended,
// fill writes into its row.
func newPlayerOf[S state[S, P, V, M, O], P players.Seat, V engine.View[M], M players.Move, O match.Outcome[P]](
	s spec, g *players.Game[S, P, V, M, O], words string, fill func(*gameRow, S, O),
) (*player, error) {
	m := &match.Match[S, P, V, M, O]{Start: g.Start, Seed: s.Seed}
	m.Referee.Resign, m.Referee.Strict = g.Resign, g.Strict
	s.Game, s.Options = g.Protocol.Name, g.Protocol.Options
	for i, name := range []*string{&s.A, &s.B} {
		of, full, err := side(*name)
		if err != nil {
			return nil, err
		}
		*name = full
		if m.Engines[i], err = g.Engine(of, engine.Limits{}); err != nil {
			return nil, err
		}
	}
	return &player{s, words, func(from, to int, rows *shardRows) error {
		return playPairs(m, s.Turns, from, to, rows, fill)
	}}, nil
}

// playPairs plays pairs of games and appends their rows.
func playPairs[S state[S, P, V, M, O], P ~uint8, V any, M match.Move, O match.Outcome[P]](
	m *match.Match[S, P, V, M, O], turns bool, from, to int, rows *shardRows, fill func(*gameRow, S, O),
) error {
	for pair, err := range m.Pairs(context.Background(), from, to) {
		if err != nil {
			return err
		}
		for g, result := range pair.Games {
			row := gameRow{
				Game: int64(2*pair.N + g), Seed: m.Seed + uint64(pair.N), SeatA: int8(match.Seat[P](0, g)), First: int8(pair.First),
				Score0: int32(result.Outcome.Points(0)), Score1: int32(result.Outcome.Points(1)), Moves: int32(len(result.Moves)), Winner: -1,
			}
			switch {
			case result.Fault != nil:
				return fmt.Errorf("game %d: %w", row.Game, result.Fault)
			case !result.Over:
				return fmt.Errorf("game %d has not ended after %d moves", row.Game, match.MostMoves)
			}
			for p := range P(2) {
				if result.Outcome.WonBy(p) {
					row.Winner = int8(p)
				}
			}
			for i, ply := range result.Moves {
				if i == 0 || ply.Player != result.Moves[i-1].Player {
					row.Turns++
				}
				if row.Opening == "" && ply.Player == pair.First {
					row.Opening = drawn(ply.Move.String())
				}
			}
			fill(&row, result.State, result.Outcome)
			rows.games = append(rows.games, row)
			if !turns {
				continue
			}
			s := m.Start(pair.First)
			for i, ply := range result.Moves {
				if s, err = s.Play(ply.Player, ply.Move); err != nil {
					return err
				}
				rows.turns = append(rows.turns, turnRow{
					Game: row.Game, Number: int32(i + 1), Seat: int8(ply.Player), Move: ply.Move.String(),
					Score0: int32(s.Score(0)), Score1: int32(s.Score(1)),
				})
			}
		}
	}
	return nil
}

// drawn is the letters of a draw, sorted; "" of another move.
func drawn(move string) string {
	letters, ok := strings.CutPrefix(move, "+")
	if !ok {
		return ""
	}
	b := []byte(letters)
	slices.Sort(b)
	return string(b)
}
