package engine

import (
	"context"
	"maps"
	"slices"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botcards"
	"github.com/jeudelettres/lettres/bot/botjago"
	"github.com/jeudelettres/lettres/bot/botjarnac"
	"github.com/jeudelettres/lettres/bot/botscrabble"
	"github.com/jeudelettres/lettres/cmd/internal/protocol"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// A game is one side of a game that is played.
type game interface {
	// position reads the text of a position. Where it cannot be read there is none.
	position(text string) error
	// decide is the move in the position, as a token, or protocol.None.
	decide(ctx context.Context, options map[string]int, clock protocol.Clock) (string, protocol.Info, error)
}

// games is how each game begins, from the text of its options and who plays.
var games = map[string]func(options, player string) (game, error){
	"jarnac": func(options, who string) (game, error) {
		rules, p, err := begin[jarnac.Player](options, who, jarnac.ParseOptions, jarnac.Compile, 2)
		return &side[jarnac.Player, jarnac.View, jarnac.Move]{
			player: p,
			read: func(text string) (jarnac.View, error) {
				s, err := rules.ParseState(text)
				return s.View(p), err
			},
			begin: func(l bot.Level, seed uint64) (decider[jarnac.View, jarnac.Move], *bot.Budget, error) {
				b, err := botjarnac.New(rules, l, seed)
				if err != nil {
					return nil, nil, err
				}
				return b, &b.Budget, nil
			},
		}, err
	},
	"scrabble": func(options, who string) (game, error) {
		rules, p, err := begin[scrabble.Player](options, who, scrabble.ParseOptions, scrabble.Compile, scrabble.MaxPlayers)
		return &side[scrabble.Player, scrabble.View, scrabble.Move]{
			player: p,
			read:   func(text string) (scrabble.View, error) { return rules.ParseView(text) },
			begin: func(l bot.Level, seed uint64) (decider[scrabble.View, scrabble.Move], *bot.Budget, error) {
				b, err := botscrabble.New(rules, l, seed)
				if err != nil {
					return nil, nil, err
				}
				return b, &b.Budget, nil
			},
		}, err
	},
	"jago": func(options, who string) (game, error) {
		rules, p, err := begin[jago.Player](options, who, jago.ParseOptions, jago.Compile, 2)
		return &side[jago.Player, jago.View, jago.Move]{
			player: p,
			read: func(text string) (jago.View, error) {
				s, err := rules.ParseState(text)
				return s.View(p), err
			},
			begin: func(l bot.Level, seed uint64) (decider[jago.View, jago.Move], *bot.Budget, error) {
				b, err := botjago.New(rules, l, seed)
				if err != nil {
					return nil, nil, err
				}
				return b, &b.Budget, nil
			},
		}, err
	},
	"scrabblecards": func(options, who string) (game, error) {
		rules, p, err := begin[scrabblecards.Player](options, who, scrabblecards.ParseOptions, scrabblecards.Compile, scrabblecards.MaxPlayers)
		return &side[scrabblecards.Player, scrabblecards.View, scrabblecards.Move]{
			player: p,
			read:   func(text string) (scrabblecards.View, error) { return rules.ParseView(text) },
			begin: func(l bot.Level, seed uint64) (decider[scrabblecards.View, scrabblecards.Move], *bot.Budget, error) {
				b, err := botcards.New(rules, l, seed)
				if err != nil {
					return nil, nil, err
				}
				return b, &b.Budget, nil
			},
		}, err
	},
}

func gameNames() []string { return slices.Sorted(maps.Keys(games)) }

// begin is the rules of a game for so many players at most, and who of them plays.
func begin[P interface {
	~uint8
	String() string
}, O, R any](options, who string, parse func(string) (O, error), compile func(O, *lexicon.Lexicon) (R, error), players P) (rules R, p P, err error) {
	o, err := parse(options)
	if err != nil {
		return rules, p, err
	}
	if rules, err = compile(o, gaddag.Lexicon()); err != nil {
		return rules, p, err
	}
	for p := range players {
		if p.String() == who {
			return rules, p, nil
		}
	}
	return rules, p, phrases.InputError(notPlaying, excerpt.Truncate(who))
}

// A decider is a player of a package such as bot/botjarnac.
type decider[V, M any] interface {
	Decide(context.Context, V) (M, bot.Analysis[M], error)
	Contest(V) (M, bool)
}

type view[P any] interface {
	Turn() P
	Viewer() P
}

// A side is one side of a game.
type side[P ~uint8, V view[P], M interface{ String() string }] struct {
	player P
	read   func(text string) (V, error)
	begin  func(bot.Level, uint64) (decider[V, M], *bot.Budget, error)

	at      V
	is      bool // there is a position
	decider decider[V, M]
	budget  *bot.Budget
}

func (s *side[P, V, M]) position(text string) error {
	v, err := s.read(text)
	if err == nil && v.Viewer() != s.player {
		err = phrases.InputError(noPosition)
	}
	s.at, s.is = v, err == nil
	return err
}

func (s *side[P, V, M]) decide(ctx context.Context, options map[string]int, clock protocol.Clock) (string, protocol.Info, error) {
	if !s.is {
		return "", protocol.Info{}, phrases.InputError(noPosition)
	}
	if s.decider == nil { // the options are those before the first move
		d, budget, err := s.begin(bot.Level(options["level"]), uint64(options["seed"]))
		if err != nil {
			return "", protocol.Info{}, err
		}
		s.decider, s.budget = d, budget
	}
	*s.budget = bot.Budget{
		Nodes: options["nodes"], Workers: options["threads"], Memory: options["memory"] << 20,
		Time: timeFor(clock, int(s.player)),
	}
	if s.at.Turn() != s.player {
		if m, ok := s.decider.Contest(s.at); ok {
			return m.String(), protocol.Info{}, nil
		}
		return protocol.None, protocol.Info{}, nil
	}
	m, a, err := s.decider.Decide(ctx, s.at)
	if err != nil {
		return "", protocol.Info{}, err
	}
	return m.String(), infoOf(a), nil
}

// share is by how much the time left for the game is divided: a game has about as many
// decisions that need thought.
const share = 30

// timeFor is how long a player thinks, 0 for as long as the level does: a little less than
// there is, since the answer takes its way.
func timeFor(clock protocol.Clock, player int) time.Duration {
	var t time.Duration
	if clock.Move > 0 {
		t = clock.Move - min(clock.Move/4, 15*time.Millisecond)
	}
	if player < len(clock.Left) {
		if left := clock.Left[player] / share; t == 0 || left < t {
			t = max(left, time.Millisecond)
		}
	}
	return t
}

// infoOf is what an analysis says of its best move.
func infoOf[M interface{ String() string }](a bot.Analysis[M]) protocol.Info {
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
