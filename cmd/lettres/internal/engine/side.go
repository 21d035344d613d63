package engine

import (
	"context"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/protocol"
)

// A side is one side of a game that is played.
type side struct {
	rules *game.Rules
	seat  int
	at    game.View
	is    bool     // there is a position
	bot   game.Bot // nil before the first move
}

// newSide begins a game by the text of its options, for who plays.
func newSide(g *game.Game, options, who string) (*side, error) {
	rules, err := g.Compile(options, nil)
	if err != nil {
		return nil, err
	}
	for seat := range rules.Seats() {
		if g.SeatName(seat) == who {
			return &side{rules: rules, seat: seat}, nil
		}
	}
	return nil, phrases.InputError(notPlaying, excerpt.Truncate(who))
}

// position reads the text of a position. Where it cannot be read there is none.
func (s *side) position(text string) (err error) {
	s.at, err = protocol.ReadPosition(s.rules, s.seat, text)
	s.is = err == nil
	return err
}

// decide returns the move in the position, or protocol.None.
func (s *side) decide(ctx context.Context, options map[string]int, clock protocol.Clock) (string, protocol.Info, error) {
	if !s.is {
		return "", protocol.Info{}, phrases.InputError(noPosition)
	}
	if s.bot == nil { // the options are those before the first move
		b, err := s.rules.Bot(bot.Level(options["level"]), uint64(options["seed"]))
		if err != nil {
			return "", protocol.Info{}, err
		}
		s.bot = b
	}
	if b, ok := s.bot.(game.Limited); ok {
		b.Limit(bot.Budget{
			Nodes: options["nodes"], Workers: options["threads"], Memory: options["memory"] << 20,
			Time: timeFor(clock, s.seat),
		})
	}
	if s.at.Turn() != s.seat {
		if m, ok := s.bot.Contest(s.at); ok {
			return m.String(), protocol.Info{}, nil
		}
		return protocol.None, protocol.Info{}, nil
	}
	m, a, err := s.bot.Decide(ctx, s.at)
	if err != nil {
		return "", protocol.Info{}, err
	}
	return m.String(), infoOf(a), nil
}

// share is by how much the time left for the game is divided: a game has about as many
// decisions that need thought.
const share = 30

// timeFor returns how long a player thinks, 0 for as long as the level does: a little less than
// there is, since the answer takes its way.
func timeFor(clock protocol.Clock, seat int) time.Duration {
	var t time.Duration
	if clock.Move > 0 {
		t = clock.Move - min(clock.Move/4, 15*time.Millisecond)
	}
	if seat < len(clock.Left) {
		if left := clock.Left[seat] / share; t == 0 || left < t {
			t = max(left, time.Millisecond)
		}
	}
	return t
}

// infoOf returns what an analysis says of its best move.
func infoOf(a bot.Analysis[game.Move]) protocol.Info {
	info := protocol.Info{Nodes: a.Nodes, Time: a.Time}
	if len(a.Candidates) > 0 {
		best := a.Candidates[0]
		info.Win, info.Score = best.Win, best.Points
		for _, m := range best.Line {
			info.Line = append(info.Line, m.String())
		}
	}
	return info
}
