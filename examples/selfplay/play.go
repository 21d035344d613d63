package main

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botjarnac"
	"github.com/jeudelettres/lettres/internal/match"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
)

// A player plays the games of a spec. Any number of goroutines may use it.
type player struct {
	spec  spec   // with the options in full
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
	return rows.encode()
}

// play is the rows of n games from first on, both even.
func (p *player) play(first, n int) (rows shardRows, err error) {
	err = p.pairs(first/2, (first+n)/2, &rows)
	return rows, err
}

// newPlayer is a player for s, whose game, options and players it checks.
func newPlayer(s spec) (*player, error) {
	if s.Game != "jarnac" {
		return nil, fmt.Errorf("there is no game %q here", s.Game)
	}
	o := jarnac.Official()
	if s.Options != "" {
		var err error
		if o, err = jarnac.ParseOptions(s.Options); err != nil {
			return nil, err
		}
	}
	rules, err := jarnac.Compile(o, french.Lexicon())
	if err != nil {
		return nil, err
	}
	s.Options = o.String()
	m := &match.Match[jarnac.State, jarnac.Player, jarnac.View, jarnac.Move, jarnac.Outcome]{Start: rules.Start, Seed: s.Seed}
	m.Referee.Resign = jarnac.Resign()
	for i, name := range []*string{&s.A, &s.B} {
		level, err := bot.ParseLevel(strings.TrimPrefix(*name, "level:"))
		if err != nil {
			return nil, err
		}
		*name = fmt.Sprintf("level:%d", level)
		m.Engines[i] = match.Bots[jarnac.Player](func(seed uint64) (match.Bot[jarnac.View, jarnac.Move], *bot.Budget, error) {
			p, err := botjarnac.New(rules, level, seed)
			if err != nil {
				return nil, nil, err
			}
			return p, &p.Budget, nil
		}, bot.Budget{})
	}
	return &player{s, rules.Lexicon().ID(), func(from, to int, rows *shardRows) error {
		return playPairs(m, s.Turns, from, to, rows, jarnacRow)
	}}, nil
}

// jarnacRow fills in what only Jarnac has.
func jarnacRow(g *gameRow, end jarnac.State, o jarnac.Outcome) {
	g.End, g.Verdict = string(o.End), string(o.Verdict)
	g.Jarnac0, g.Jarnac1 = int32(o.Jarnacs[0]), int32(o.Jarnacs[1])
	for p := range jarnac.Player(2) {
		for _, w := range end.Lines(p) {
			if w != "" {
				g.Words = append(g.Words, w)
			}
		}
	}
}

// playPairs plays pairs of games and appends their rows.
func playPairs[S interface {
	match.State[S, P, V, M, O]
	Score(P) int
}, P ~uint8, V any, M match.Move, O match.Outcome[P]](m *match.Match[S, P, V, M, O], turns bool, from, to int, rows *shardRows, fill func(*gameRow, S, O)) error {
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
			}
			row.Opening = drawn(result.Moves[0].Move.String())
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
