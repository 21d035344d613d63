package main

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/cmd/internal/players"
	commands "github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/match"
	"github.com/jeudelettres/lettres/protocol"
)

// A player plays the games of a spec. Any number of goroutines may use it.
type player struct {
	spec  spec   // with the options and names in full
	words string // the lexicon
	match match.Match
	play  func(first, n int) (shardRows, error) // the rows of n games from first on, both even
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

// newPlayer returns a player for s, whose game, options and players it checks.
func newPlayer(games []*game.Game, s spec) (*player, error) {
	g, err := commands.Game(games, s.Game)
	if err != nil {
		return nil, err
	}
	rules, err := players.Compile(g, s.Options)
	if err != nil {
		return nil, err
	}
	m := match.Match{Rules: rules, Seed: s.Seed}
	s.Game, s.Options = g.Name(), rules.Options()
	for i, name := range []*string{&s.A, &s.B} {
		of, full, err := side(*name)
		if err != nil {
			return nil, err
		}
		*name = full
		if m.Engines[i], err = of.Engine(rules, protocol.Limits{}); err != nil {
			return nil, err
		}
	}
	p := &player{spec: s, words: rules.Lexicon().ID(), match: m}
	p.play = p.rows
	return p, nil
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

// rows returns the rows of n games from first on, both even.
func (p *player) rows(first, n int) (rows shardRows, err error) {
	for pair, err := range p.match.Pairs(context.Background(), first/2, (first+n)/2) {
		if err != nil {
			return rows, err
		}
		for g := range pair.Games {
			if err := p.note(&pair, g, &rows); err != nil {
				return rows, err
			}
		}
	}
	return rows, nil
}

// note appends the rows of a game of a pair.
func (p *player) note(pair *match.Pair, g int, rows *shardRows) error {
	result := &pair.Games[g]
	row := gameRow{
		Game: int64(2*pair.N + g), Seed: p.match.Seed + uint64(pair.N), SeatA: int8(match.Seat(0, g)), First: int8(pair.First),
		Moves: int32(len(result.Moves)), Winner: int8(result.Outcome.Winner),
		End: string(result.Outcome.End), Verdict: string(result.Outcome.Verdict), Words: result.Last.Words(),
	}
	switch {
	case result.Fault != nil:
		return fmt.Errorf("game %d: %w", row.Game, result.Fault)
	case !result.Over:
		return fmt.Errorf("game %d has not ended after %d moves", row.Game, match.MostMoves)
	}
	row.Score0, row.Score1 = int32(result.Outcome.Points[0]), int32(result.Outcome.Points[1])
	for _, count := range result.Last.Counts() {
		if count.Name == "jarnacs" {
			row.Jarnac0, row.Jarnac1 = int32(count.Values[0]), int32(count.Values[1])
		}
	}
	for i, ply := range result.Moves {
		if i == 0 || ply.Seat != result.Moves[i-1].Seat {
			row.Turns++
		}
		if row.Opening == "" && ply.Seat == pair.First {
			row.Opening = drawn(ply.Move.String())
		}
	}
	rows.games = append(rows.games, row)
	if !p.spec.Turns {
		return nil
	}
	at := p.match.Rules.Start(pair.First)
	for i, ply := range result.Moves {
		var err error
		if at, err = at.Play(ply.Seat, ply.Move); err != nil {
			return err
		}
		rows.turns = append(rows.turns, turnRow{
			Game: row.Game, Number: int32(i + 1), Seat: int8(ply.Seat), Move: ply.Move.String(),
			Score0: int32(at.Score(0)), Score1: int32(at.Score(1)),
		})
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
