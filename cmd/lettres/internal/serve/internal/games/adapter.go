package games

import (
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"math/rand/v2"
	"strings"
	"sync"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/show"
)

// The types of a game, as all games have them.
type (
	options interface {
		comparable
		fmt.Stringer
	}
	move[M, K any] interface {
		comparable
		fmt.Stringer
		Decision() M
		Completed() bool
		Kind() K
	}
	state[S, V, P, M, O any] interface {
		comparable
		Turn() P
		CanAct(P) bool
		Score(P) int
		Points(M) int
		Open() iter.Seq2[P, M]
		Moves(P) iter.Seq[M]
		Check(P, M) error
		Complete(*rand.Rand, P, M) (M, error)
		Play(P, M) (S, error)
		ParseMove(P, string) (M, *rulebook.Note, error)
		Outcome() (O, bool)
		View(P) V
	}
	rules[S, P, Opt any] interface {
		comparable
		Start(P) S
		Options() Opt
	}
	// step is the Step of any game.
	step[S, P, M any] interface {
		~struct {
			Before S
			Player P
			Move   M
			After  S
		}
	}
	record[C, T any] interface {
		*C
		Append(T)
		AppendText([]byte) ([]byte, error)
	}
	outcome[P any] interface{ WonBy(P) bool }
	// player is the players of a package of bots.
	player[V, M any] interface {
		Decide(context.Context, V) (M, bot.Analysis[M], error)
		Contest(V) (M, bool)
	}
)

// An adapter is a game. The type parameters are its State, View, Player, Move, Kind,
// Outcome, Options, *Rules, Step, Record and *Record.
type adapter[
	S state[S, V, P, M, O], V fmt.Stringer, P ~uint8, M move[M, K], K fmt.Stringer, O outcome[P],
	Opt options, R rules[S, P, Opt], T step[S, P, M], C any, PC record[C, T],
] struct {
	name    string
	presets []string
	hidden  bool

	mu    sync.Mutex
	rules map[Opt]R // of the last options that somebody asked for

	parse     func(string) (Opt, error)
	compile   func(Opt, *lexicon.Lexicon) (R, error)
	seats     func(Opt) int
	contests  func(Opt) bool
	ten       func(Opt) bool // whether the last chance lasts ten seconds; nil is no
	secret    func(Opt) bool // whether decisions are hidden until all have decided; nil is no
	toss      func(R, *rand.Rand) P
	newRecord func(R, P, ...string) C
	read      func(io.Reader) (C, error)
	start     func(C, R) (S, error)
	replay    func(C, R) iter.Seq2[T, error]
	options   func(C) Opt
	player    func(R, bot.Level, uint64) (player[V, M], error) // nil where nobody plays
	asks      *asking[S, R]                                    // nil where pages have questions of their own

	flag      M // the zero Move where no flag can fall
	acts      func(S, P) Acts
	sentences func(T, show.Options) []show.Sentence
	turn      func(V, show.Options) string
	result    func(O) (drawn bool, winner P, end, verdict rulebook.Clause)
	told      func(O, show.Options) string
	svg       func(V, show.Options, ...T) string
}

func (g *adapter[S, V, P, M, K, O, Opt, R, T, C, PC]) Name() string      { return g.name }
func (g *adapter[S, V, P, M, K, O, Opt, R, T, C, PC]) Presets() []string { return g.presets }
func (g *adapter[S, V, P, M, K, O, Opt, R, T, C, PC]) Hidden() bool      { return g.hidden }

func (g *adapter[S, V, P, M, K, O, Opt, R, T, C, PC]) Rules(text string) (Rules, error) {
	o, err := g.parse(text)
	if err != nil {
		return nil, err
	}
	return g.compiled(o)
}

func (g *adapter[S, V, P, M, K, O, Opt, R, T, C, PC]) compiled(o Opt) (*compiled[S, V, P, M, K, O, Opt, R, T, C, PC], error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	r, ok := g.rules[o]
	if !ok {
		var err error
		if r, err = g.compile(o, gaddag.Lexicon()); err != nil {
			return nil, err
		}
		if g.rules == nil || len(g.rules) == maxRules {
			g.rules = map[Opt]R{}
		}
		g.rules[o] = r
	}
	return &compiled[S, V, P, M, K, O, Opt, R, T, C, PC]{g, r}, nil
}

func (g *adapter[S, V, P, M, K, O, Opt, R, T, C, PC]) Read(r io.Reader) (Recorded, error) {
	rec, unread := g.read(r)
	rules, err := g.compiled(g.options(rec))
	if err != nil {
		return Recorded{}, errors.Join(unread, err)
	}
	start, err := g.start(rec, rules.r)
	if err != nil {
		return Recorded{}, errors.Join(unread, err)
	}
	read := Recorded{Rules: rules, Start: rules.at(start), Names: make([]string, rules.Seats()), Err: unread}
	if named, ok := any(rec).(interface{ Name(P) string }); ok {
		for i := range read.Names {
			read.Names[i] = named.Name(P(i))
		}
	}
	for s, err := range g.replay(rec, rules.r) {
		if err != nil {
			read.refuse(&made[S, V, P, M, K, O, Opt, R, T, C, PC]{rules, s}, err)
			break
		}
		read.Steps = append(read.Steps, &made[S, V, P, M, K, O, Opt, R, T, C, PC]{rules, s})
	}
	return read, nil
}

// maxRules is how many compiled rules of a game are kept.
const maxRules = 64

// compiled is Rules.
type compiled[
	S state[S, V, P, M, O], V fmt.Stringer, P ~uint8, M move[M, K], K fmt.Stringer, O outcome[P],
	Opt options, R rules[S, P, Opt], T step[S, P, M], C any, PC record[C, T],
] struct {
	g *adapter[S, V, P, M, K, O, Opt, R, T, C, PC]
	r R
}

func (c *compiled[S, V, P, M, K, O, Opt, R, T, C, PC]) Game() Game { return c.g }
func (c *compiled[S, V, P, M, K, O, Opt, R, T, C, PC]) Options() string {
	return c.r.Options().String()
}
func (c *compiled[S, V, P, M, K, O, Opt, R, T, C, PC]) Seats() int { return c.g.seats(c.r.Options()) }

func (c *compiled[S, V, P, M, K, O, Opt, R, T, C, PC]) Contests() bool {
	return c.g.contests(c.r.Options())
}

func (c *compiled[S, V, P, M, K, O, Opt, R, T, C, PC]) TenSeconds() bool {
	return c.g.ten != nil && c.g.ten(c.r.Options())
}

func (c *compiled[S, V, P, M, K, O, Opt, R, T, C, PC]) Flags() bool {
	var none M
	return c.g.flag != none
}

func (c *compiled[S, V, P, M, K, O, Opt, R, T, C, PC]) Toss(rng *rand.Rand) int {
	return int(c.g.toss(c.r, rng))
}

func (c *compiled[S, V, P, M, K, O, Opt, R, T, C, PC]) at(s S) *position[S, V, P, M, K, O, Opt, R, T, C, PC] {
	return &position[S, V, P, M, K, O, Opt, R, T, C, PC]{c, s}
}

func (c *compiled[S, V, P, M, K, O, Opt, R, T, C, PC]) Start(first int) Position {
	return c.at(c.r.Start(P(first)))
}

func (c *compiled[S, V, P, M, K, O, Opt, R, T, C, PC]) Head(first int, names []string) (string, error) {
	rec := c.g.newRecord(c.r, P(first), names...)
	text, err := PC(&rec).AppendText(nil)
	return string(text), err
}

func (c *compiled[S, V, P, M, K, O, Opt, R, T, C, PC]) Line(first int, names []string, s Step) (string, error) {
	rec := c.g.newRecord(c.r, P(first), names...)
	PC(&rec).Append(s.(*made[S, V, P, M, K, O, Opt, R, T, C, PC]).t)
	text, err := PC(&rec).AppendText(nil)
	if err != nil {
		return "", err
	}
	lines := strings.Split(strings.TrimRight(string(text), "\n"), "\n")
	return lines[len(lines)-1], nil
}

func (c *compiled[S, V, P, M, K, O, Opt, R, T, C, PC]) Player(level bot.Level, seed uint64) (Player, error) {
	if c.g.player == nil {
		return nil, phrases.InputError(noPlayers)
	}
	p, err := c.g.player(c.r, level, seed)
	if err != nil {
		return nil, err
	}
	return &thinker[S, V, P, M, K, O, Opt, R, T, C, PC]{p}, nil
}

// A thinker is a Player.
type thinker[
	S state[S, V, P, M, O], V fmt.Stringer, P ~uint8, M move[M, K], K fmt.Stringer, O outcome[P],
	Opt options, R rules[S, P, Opt], T step[S, P, M], C any, PC record[C, T],
] struct{ p player[V, M] }

func (t *thinker[S, V, P, M, K, O, Opt, R, T, C, PC]) view(p Position, seat int) V {
	return p.(*position[S, V, P, M, K, O, Opt, R, T, C, PC]).s.View(P(seat))
}

func (t *thinker[S, V, P, M, K, O, Opt, R, T, C, PC]) Decide(ctx context.Context, p Position, seat int) (string, error) {
	m, _, err := t.p.Decide(ctx, t.view(p, seat))
	return m.String(), err
}

func (t *thinker[S, V, P, M, K, O, Opt, R, T, C, PC]) Contest(p Position, seat int) string {
	if m, ok := t.p.Contest(t.view(p, seat)); ok {
		return m.String()
	}
	return ""
}

// made is a Step.
type made[
	S state[S, V, P, M, O], V fmt.Stringer, P ~uint8, M move[M, K], K fmt.Stringer, O outcome[P],
	Opt options, R rules[S, P, Opt], T step[S, P, M], C any, PC record[C, T],
] struct {
	c *compiled[S, V, P, M, K, O, Opt, R, T, C, PC]
	t T
}

// plain is a step of the game, to look into.
type plain[S, P, M any] struct {
	Before S
	Player P
	Move   M
	After  S
}

func (m *made[S, V, P, M, K, O, Opt, R, T, C, PC]) plain() plain[S, P, M] { return plain[S, P, M](m.t) }
func (m *made[S, V, P, M, K, O, Opt, R, T, C, PC]) Seat() int             { return int(m.plain().Player) }
func (m *made[S, V, P, M, K, O, Opt, R, T, C, PC]) Move() string          { return m.plain().Move.String() }
func (m *made[S, V, P, M, K, O, Opt, R, T, C, PC]) After() Position       { return m.c.at(m.plain().After) }
func (m *made[S, V, P, M, K, O, Opt, R, T, C, PC]) Of() any               { return m.t }

func (m *made[S, V, P, M, K, O, Opt, R, T, C, PC]) Quick() bool {
	return m.plain().Move.Kind().String() == "draw"
}

func (m *made[S, V, P, M, K, O, Opt, R, T, C, PC]) Tell(o show.Options) []show.Sentence {
	return m.c.g.sentences(m.t, o)
}

// steps is the steps of this game.
func (c *compiled[S, V, P, M, K, O, Opt, R, T, C, PC]) steps(all []Step) []T {
	ts := make([]T, 0, len(all))
	for _, s := range all {
		ts = append(ts, s.(*made[S, V, P, M, K, O, Opt, R, T, C, PC]).t)
	}
	return ts
}

// contests is the kinds of moves that ask the dictionary, of which nobody is told the
// answer beforehand.
var contests = []string{"contest", "contest and jarnac"}
