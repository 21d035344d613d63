package match_test

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/botjarnac"
	"github.com/jeudelettres/lettres/internal/match"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabblecards"
)

type (
	referee = match.Referee[jarnac.State, jarnac.Player, jarnac.View, jarnac.Move, jarnac.Outcome]
	player  = match.Player[jarnac.View, jarnac.Move]
	engine  = match.Engine[jarnac.Player, jarnac.View, jarnac.Move]
)

var (
	random = match.Random[jarnac.Player, jarnac.View, jarnac.Move]()
	greedy = match.Choosing[jarnac.Player](func(uint64) func(jarnac.View) jarnac.Move {
		return func(v jarnac.View) jarnac.Move {
			best, ok := match.Most(v.AppendScored(nil), func(c jarnac.Scored) (jarnac.Move, int) { return c.Move, c.Points })
			if !ok {
				best = dull(v)
			}
			return best
		}
	})
)

// dull is to draw, to pass or to let go.
func dull(v jarnac.View) jarnac.Move {
	for m := range v.Moves() {
		if m.Kind() != jarnac.KindSwap && m.Word() == "" {
			return m
		}
	}
	return jarnac.Resign()
}

func rules(t testing.TB, options string) *jarnac.Rules {
	t.Helper()
	o, err := jarnac.ParseOptions(options)
	if err != nil {
		t.Fatal(err)
	}
	r, err := jarnac.Compile(o, french.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func seat(t testing.TB, e engine, p jarnac.Player, seed uint64) player {
	t.Helper()
	x, err := e.NewPlayer(context.Background(), p, seed)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

// Games of all kinds between the two players for comparison come to an end, without a
// fault, and the same seed plays the same game.
func TestAllGames(t *testing.T) {
	lexicon := gaddag.Lexicon()
	t.Run("jarnac", func(t *testing.T) {
		testGame(t, rules(t, "official").Start(jarnac.A), jarnac.Resign(), greedy, random)
	})
	t.Run("scrabble", func(t *testing.T) {
		r, err := scrabble.Compile(scrabble.Classique(), lexicon)
		if err != nil {
			t.Fatal(err)
		}
		testGame(t, r.Start(scrabble.A), scrabble.Resign(), most[scrabble.Player](scrabble.View.AppendScored,
			func(c scrabble.Scored) (scrabble.Move, int) { return c.Move, c.Points }),
			match.Random[scrabble.Player, scrabble.View, scrabble.Move]())
	})
	t.Run("cards", func(t *testing.T) {
		r, err := scrabblecards.Compile(scrabblecards.Official(), lexicon)
		if err != nil {
			t.Fatal(err)
		}
		testGame(t, r.Start(scrabblecards.A), scrabblecards.Resign(), most[scrabblecards.Player](scrabblecards.View.AppendScored,
			func(c scrabblecards.Scored) (scrabblecards.Move, int) { return c.Move, c.Points }),
			match.Random[scrabblecards.Player, scrabblecards.View, scrabblecards.Move]())
	})
	t.Run("jago", func(t *testing.T) {
		r, err := jago.Compile(jago.Official(), lexicon)
		if err != nil {
			t.Fatal(err)
		}
		testGame(t, r.Start(jago.Red), jago.Resign(), most[jago.Player](jago.View.AppendScored,
			func(c jago.Scored) (jago.Move, int) { return c.Move, c.Points }),
			match.Random[jago.Player, jago.View, jago.Move]())
	})
}

func testGame[S match.State[S, P, V, M, O], P ~uint8, V any, M match.Move, O match.Outcome[P]](t *testing.T, start S, resign M, first, second match.Engine[P, V, M]) {
	r := match.Referee[S, P, V, M, O]{Resign: resign}
	var games [2][]string
	for i := range games {
		var players [2]match.Player[V, M]
		for p, e := range []match.Engine[P, V, M]{first, second} {
			x, err := e.NewPlayer(context.Background(), P(p), 3)
			if err != nil {
				t.Fatal(err)
			}
			players[p] = x
		}
		got, err := r.Play(context.Background(), start, players, bag.NewDealer(7))
		for _, m := range got.Moves {
			games[i] = append(games[i], m.Move.String())
		}
		if err != nil || !got.Over || got.Fault != nil {
			t.Fatalf("after %d moves: over %t, %v, %v", len(games[i]), got.Over, got.Fault, err)
		}
		if !got.Outcome.WonBy(0) {
			t.Errorf("the most points lose to chance: %v", got.Outcome)
		}
	}
	if a, b := strings.Join(games[0], " "), strings.Join(games[1], " "); a != b {
		t.Errorf("the same seeds play\n%s\nand\n%s", a, b)
	}
}

// most makes players that take the most points, and where there are none the last decision.
func most[P any, V interface{ AppendMoves([]M) []M }, M, C any](scored func(V, []C) []C, parts func(C) (M, int)) match.Engine[P, V, M] {
	return match.Choosing[P](func(uint64) func(V) M {
		return func(v V) M {
			if m, ok := match.Most(scored(v, nil), parts); ok {
				return m
			}
			all := v.AppendMoves(nil)
			return all[len(all)-1]
		}
	})
}

// A stranger is a player that does as its functions say, and else what a greedy one does.
type stranger struct {
	player
	decide  func(context.Context, jarnac.View, match.Time) (jarnac.Move, error)
	contest func(jarnac.View) (jarnac.Move, bool, error)
	close   error
}

func (x stranger) Close() error { return x.close }

func (x stranger) Decide(ctx context.Context, v jarnac.View, t match.Time) (jarnac.Move, error) {
	if x.decide != nil {
		return x.decide(ctx, v, t)
	}
	return x.player.Decide(ctx, v, t)
}

func (x stranger) Contest(ctx context.Context, v jarnac.View, t match.Time) (jarnac.Move, bool, error) {
	if x.contest != nil {
		return x.contest(v)
	}
	return x.player.Contest(ctx, v, t)
}

// Who plays what the rules refuse, who is late and who fails lose, and the record can be
// played again.
func TestFaults(t *testing.T) {
	crash := errors.New("the engine has gone")
	now := time.Duration(0)
	for _, tt := range []struct {
		name, options string
		limits        match.Limits
		bad           stranger
		move          string
		explain       string // in French
		clause        rulebook.Clause
	}{
		{name: "refused", options: "official", bad: stranger{decide: func(context.Context, jarnac.View, match.Time) (jarnac.Move, error) {
			return jarnac.Place("ZZZ"), nil
		}}, move: "ZZZ", explain: "ZZZ\u00a0: ", clause: rulebook.OfficialTurnNewWord},
		{name: "no move", options: "official", bad: stranger{decide: func(context.Context, jarnac.View, match.Time) (jarnac.Move, error) {
			return jarnac.Move{}, nil
		}}},
		{name: "failed", options: "official", bad: stranger{decide: func(context.Context, jarnac.View, match.Time) (jarnac.Move, error) {
			return jarnac.Move{}, crash
		}}, explain: "the engine has gone"},
		{name: "failed at a contest", options: "official validation=contest", bad: stranger{contest: func(jarnac.View) (jarnac.Move, bool, error) {
			return jarnac.Move{}, false, crash
		}}, explain: "the engine has gone"},
		{name: "ends badly", options: "official", bad: stranger{close: crash}, explain: "the engine has gone"},
		{name: "late", options: "official", limits: match.Limits{Move: time.Second, Margin: time.Millisecond}, bad: stranger{decide: func(context.Context, jarnac.View, match.Time) (jarnac.Move, error) {
			now += time.Second + time.Millisecond
			return jarnac.Draw(6), nil
		}}, move: "+6", explain: "trop tard\u00a0: 1\u00a0001 ms, alors qu’il en restait 1\u00a0000 (protocol/time)"},
		{name: "late for the game", options: "official", limits: match.Limits{Game: time.Second}, bad: stranger{decide: func(_ context.Context, v jarnac.View, g match.Time) (jarnac.Move, error) {
			if g.Move != 0 || g.Other != time.Second {
				t.Errorf("given %v", g)
			}
			now += 300 * time.Millisecond
			return (<-first(v)), nil
		}}, explain: "trop tard\u00a0: 300 ms, alors qu’il en restait 100 (protocol/time)"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := referee{Resign: jarnac.Resign(), Limits: tt.limits, Now: func() time.Duration { return now }}
			rules := rules(t, tt.options)
			for _, p := range []jarnac.Player{jarnac.A, jarnac.B} {
				good := seat(t, greedy, 1-p, 1)
				tt.bad.player = seat(t, greedy, p, 1)
				players := [2]player{good, good}
				players[p] = tt.bad
				record := jarnac.NewRecord(rules, jarnac.A)
				got, err := r.Play(context.Background(), rules.Start(jarnac.A), players, bag.NewDealer(1))
				if err != nil {
					t.Fatal(err)
				}
				for _, m := range got.Moves {
					record.Append(jarnac.Step{Player: m.Player, Move: m.Move})
				}
				if !got.Over || got.Outcome.Winner == p || got.Fault == nil || got.Loser != p {
					t.Fatalf("%s has won, fault %v", got.Outcome.Winner, got.Fault)
				}
				if tt.move != "" && got.Fault.Move != tt.move {
					t.Errorf("the move is %q", got.Fault.Move)
				}
				if why := got.Fault.Explain(language.French); why == "" || !strings.Contains(why, tt.explain) {
					t.Errorf("it says %q", why)
				}
				if v := new(rulebook.Violation); tt.clause != "" && (!errors.As(got.Fault, &v) || v.Clause != tt.clause) {
					t.Errorf("refused by %s", v.Clause)
				}
				end := rules.Start(jarnac.A)
				for step, err := range record.ReplayWith(rules) {
					if err != nil {
						t.Fatal(err)
					}
					end = step.After
				}
				if end != got.State {
					t.Error("the record ends in another position")
				}
			}
		})
	}
}

// first is the first move of a view.
func first(v jarnac.View) <-chan jarnac.Move {
	c := make(chan jarnac.Move, 1)
	for m := range v.Moves() {
		c <- m
		break
	}
	return c
}

// A player who is asked contests a bad word.
func TestContest(t *testing.T) {
	rules := rules(t, "official validation=contest")
	bluffs, asked := 0, 0
	bluffer := stranger{player: seat(t, greedy, jarnac.A, 1), decide: func(_ context.Context, v jarnac.View, _ match.Time) (jarnac.Move, error) {
		if v.Phase() == jarnac.Playing && bluffs == 0 {
			bluffs++
			rack := v.Rack().String()
			return jarnac.Place(rack[:3]), nil
		}
		return dull(v), nil
	}}
	contester := stranger{player: seat(t, greedy, jarnac.B, 1), contest: func(v jarnac.View) (jarnac.Move, bool, error) {
		asked++
		return jarnac.Contest(), true, nil
	}}
	r := referee{Resign: jarnac.Resign()}
	contests := 0
	got, err := r.Play(context.Background(), rules.Start(jarnac.A), [2]player{bluffer, contester}, bag.NewDealer(1))
	for _, m := range got.Moves {
		if m.Move.Kind() == jarnac.KindContest && m.Player == jarnac.B {
			contests++
		}
	}
	if err != nil || got.Fault != nil || !got.Over {
		t.Fatalf("over %t, %v, %v", got.Over, got.Fault, err)
	}
	if bluffs != 1 || asked != 1 || contests != 1 {
		t.Errorf("%d bluffs, asked %d times, %d contests", bluffs, asked, contests)
	}
	r.Strict = true
	if _, err := r.Play(context.Background(), rules.Start(jarnac.A), [2]player{bluffer, contester}, bag.NewDealer(1)); err != nil || asked != 1 {
		t.Errorf("a contest is asked for where there is none, %v", err)
	}
}

// A game ends when its context does, and that is nobody's fault.
func TestInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	rules := rules(t, "official")
	x := stranger{player: seat(t, greedy, jarnac.A, 1), decide: func(ctx context.Context, v jarnac.View, _ match.Time) (jarnac.Move, error) {
		cancel()
		return jarnac.Move{}, ctx.Err()
	}}
	r := referee{Resign: jarnac.Resign()}
	got, err := r.Play(ctx, rules.Start(jarnac.A), [2]player{x, x}, bag.NewDealer(1))
	if !errors.Is(err, context.Canceled) || got.Over || got.Fault != nil {
		t.Errorf("over %t, %v, %v", got.Over, got.Fault, err)
	}
}

// A level plays within the time that it is given.
func TestBots(t *testing.T) {
	rules := rules(t, "official")
	level := match.Bots[jarnac.Player](func(seed uint64) (match.Bot[jarnac.View, jarnac.Move], *bot.Budget, error) {
		p, err := botjarnac.New(rules, bot.Champion, seed)
		if err != nil {
			return nil, nil, err
		}
		return p, &p.Budget, nil
	}, bot.Budget{Nodes: 200})
	start := time.Now()
	r := referee{Resign: jarnac.Resign(), Limits: match.Limits{Move: time.Minute, Game: time.Hour}, Now: func() time.Duration { return time.Since(start) }}
	got, err := r.Play(context.Background(), rules.Start(jarnac.A), [2]player{seat(t, level, jarnac.A, 1), seat(t, random, jarnac.B, 1)}, bag.NewDealer(1))
	if err != nil || got.Fault != nil || !got.Outcome.WonBy(jarnac.A) {
		t.Errorf("%v, %v, %v", got.Outcome, got.Fault, err)
	}
	if got.Asked[0] < 10 || got.Took[0] <= 0 {
		t.Errorf("%d decisions in %v", got.Asked[0], got.Took[0])
	}
}
