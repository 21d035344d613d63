// Pile is a small game in a module of its own, made of public names alone: two players take one
// to three of ten stones in turn, and whoever takes the last one wins.
package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"log"
	"math/rand/v2"
	"strings"
	"time"

	"github.com/jeudelettres/lettres/arbiter"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/match"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/shape"
	"github.com/jeudelettres/lettres/table"
)

const (
	take    rulebook.Clause = "pile/take"
	resign  Move            = 100
	contest Move            = 101
)

// The types of the game, as package shape wants them.
type (
	Player  uint8
	Move    uint8 // how many stones are taken
	Kind    string
	Options struct{ Stones int }
	Rules   struct{ o Options }
	State   struct {
		rules  *Rules
		left   int
		turn   Player
		gaveUp bool
	}
	View struct {
		State
		viewer Player
	}
	Outcome struct{ Winner Player }
	Effect  struct{ Taken int }
	Step    struct {
		Before State
		Player Player
		Move   Move
		After  State
	}
	Record shape.Record[Options, Player, struct{}, Move]
)

func (p Player) String() string { return string(rune('A' + p)) }
func (k Kind) String() string   { return string(k) }

func (o Options) String() string  { return fmt.Sprintf("stones=%d", o.Stones) }
func (o Options) Validate() error { return nil }

func parseOptions(text string) (o Options, err error) {
	_, err = fmt.Sscanf(text, "stones=%d", &o.Stones)
	return o, err
}

func compile(o Options, _ *lexicon.Lexicon) (*Rules, error) { return &Rules{o}, nil }

func (r *Rules) Options() Options          { return r.o }
func (r *Rules) Lexicon() *lexicon.Lexicon { return nil }
func (r *Rules) Start(first Player) State  { return State{rules: r, left: r.o.Stones, turn: first} }

func (r *Rules) ParseState(text string) (State, error) {
	s := State{rules: r}
	_, err := fmt.Sscanf(text, "%d %d %t", &s.left, &s.turn, &s.gaveUp)
	return s, err
}

func (r *Rules) ParseView(text string) (View, error) {
	var viewer Player
	_, err := fmt.Sscan(text, &viewer)
	s, stateErr := r.ParseState(text[min(2, len(text)):])
	return s.View(viewer), errors.Join(err, stateErr)
}

func (m Move) Kind() Kind                   { return "take" }
func (m Move) Decision() Move               { return m }
func (m Move) Completed() bool              { return true }
func (m Move) Drawn() string                { return "" }
func (m Move) String() string               { return fmt.Sprintf("take%d", m) }
func (m Move) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

func parseMove(text string) (m Move, err error) {
	_, err = fmt.Sscanf(text, "take%d", &m)
	return m, err
}

func (s State) over() bool                          { return s.rules == nil || s.left == 0 || s.gaveUp }
func (s State) Turn() Player                        { return s.turn }
func (s State) CanAct(p Player) bool                { return p == s.turn && !s.over() }
func (s State) Due() int                            { return 0 }
func (s State) Score(Player) int                    { return 0 }
func (s State) Points(Move) int                     { return 0 }
func (s State) Open() iter.Seq2[Player, Move]       { return func(func(Player, Move) bool) {} }
func (s State) Hash() uint64                        { return uint64(s.left)<<1 | uint64(s.turn) }
func (s State) View(p Player) View                  { return View{s, p} }
func (s State) String() string                      { return fmt.Sprintf("%d %d %t", s.left, s.turn, s.gaveUp) }
func (s State) Outcome() (Outcome, bool)            { return Outcome{1 - s.turn}, s.over() && s.rules != nil }
func (s State) Effect(Player, Move) (Effect, error) { return Effect{}, nil }

func (s State) Players() iter.Seq[Player] {
	return func(yield func(Player) bool) { _ = yield(0) && yield(1) }
}

func (s State) Moves(p Player) iter.Seq[Move] {
	return func(yield func(Move) bool) {
		for m := Move(1); s.CanAct(p) && m <= 3 && int(m) <= s.left && yield(m); m++ {
		}
	}
}

func (s State) Check(p Player, m Move) error {
	if !s.CanAct(p) || m != resign && (m < 1 || m > 3 || int(m) > s.left) {
		return &rulebook.Violation{Clause: take, Move: m.String(), Reason: errors.New("take one to three stones")}
	}
	return nil
}

func (s State) Complete(_ *rand.Rand, p Player, m Move) (Move, error) { return m, s.Check(p, m) }

func (s State) Play(p Player, m Move) (State, error) {
	if err := s.Check(p, m); err != nil {
		return s, err
	}
	if m == resign {
		s.gaveUp = true
		return s, nil
	}
	s.left, s.turn = s.left-int(m), 1-p
	return s, nil
}

func (s State) ParseMove(_ Player, text string) (Move, *rulebook.Note, error) {
	m, err := parseMove(text)
	return m, nil, err
}

func (v View) Viewer() Player        { return v.viewer }
func (v View) Moves() iter.Seq[Move] { return v.State.Moves(v.viewer) }
func (v View) Check(m Move) error    { return v.State.Check(v.viewer, m) }
func (v View) String() string        { return fmt.Sprintf("%d %v", v.viewer, v.State) }
func (v View) ParseMove(text string) (Move, *rulebook.Note, error) {
	return v.State.ParseMove(v.viewer, text)
}

// A record is its game, its options, and a line for each move.

const head = "@game pile\n"

func readRecord(in io.Reader, _ func(Options) (*Rules, error)) (r Record, err error) {
	lines := bufio.NewScanner(in)
	lines.Scan() // the head
	lines.Scan()
	if r.Options, err = parseOptions(lines.Text()); err != nil {
		return r, err
	}
	for err == nil && lines.Scan() {
		line := shape.Line[Player, Move]{Player: Player(len(r.Moves) % 2)}
		line.Move, err = parseMove(lines.Text())
		r.Moves = append(r.Moves, line)
	}
	return r, err
}

func (r Record) MarshalText() ([]byte, error) {
	dst := fmt.Appendln([]byte(head), r.Options)
	for _, line := range r.Moves {
		dst = fmt.Appendln(dst, line.Move)
	}
	return dst, nil
}

func (r Record) Replay(rules *Rules) iter.Seq2[Step, error] {
	return func(yield func(Step, error) bool) {
		s := rules.Start(r.First)
		for _, line := range r.Moves {
			next, err := s.Play(line.Player, line.Move)
			if !yield(Step{s, line.Player, line.Move, next}, err) || err != nil {
				return
			}
			s = next
		}
	}
}

func main() {
	pile := game.New(
		"pile", []string{"stones=10"}, func() *lexicon.Lexicon { return nil }, parseOptions, compile, parseMove,
		game.Signs[Move]{Contest: contest, Resign: resign},
		readRecord,
		func(o Outcome) game.Outcome {
			return game.Outcome{Winner: int(o.Winner), Points: make([]int, 2), End: take, Verdict: take}
		},
		func(Options) game.Traits { return game.Traits{Seats: 2, Strict: true} },
	)
	// An arbiter judges its records.
	text := head + "stones=10\ntake3\ntake3\ntake1\ntake3\ntake1\n"
	for g, err := range arbiter.New(nil, pile).Records(strings.NewReader(text), "") {
		if err != nil {
			log.Fatal(err)
		}
		for r := range g.Rulings() {
			fmt.Println(r.N, r.Text, r.Legal, r.Clause)
		}
		outcome, over := g.At.Outcome()
		fmt.Println(pile, g.Rules.Seats(), "players;", g.At, over, outcome.Winner)
	}
	// Bots play a match.
	rules := pile.MustCompile("")
	random := match.Bots(func(seed uint64) (game.Bot, error) { return pile.Random(seed), nil }, bot.Budget{})
	m := match.Match{Rules: rules, Engines: [2]match.Engine{random, random}, Seed: 1}
	games := 0
	for pair, err := range m.Pairs(context.Background(), 0, 3) {
		if err != nil {
			log.Fatal(err)
		}
		games += len(pair.Games)
	}
	fmt.Println(games, "games")
	// Two people sit at a table.
	t, err := table.New(table.Config{Rules: rules, Seed: 1})
	if err != nil {
		log.Fatal(err)
	}
	for seat := range rules.Seats() {
		if t, _, err = t.Sit(0, seat); err != nil {
			log.Fatal(err)
		}
	}
	t, _, err = t.Decide(time.Second, table.Decision{Seat: t.Position().Turn(), Text: "take3"})
	fmt.Println(t.Heard(0, 0), err)
}
