package match_test

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/carre"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/match"
	"github.com/jeudelettres/lettres/rulebook"
)

// official is the rules of most tests here.
var official = sync.OnceValue(func() *game.Rules { return games.Jarnac().MustCompile("official") })

// random makes any decision.
func random(g *game.Game) match.Engine {
	return match.Bots(func(seed uint64) (game.Bot, error) { return g.Random(seed), nil }, bot.Budget{})
}

// greedy takes the most points where the game has such a player, and else is random.
func greedy(g *game.Game) match.Engine {
	b, ok := g.Greedy()
	if !ok {
		return random(g)
	}
	return match.Bots(func(uint64) (game.Bot, error) { return b, nil }, bot.Budget{})
}

func seat(t testing.TB, e match.Engine, n int, seed uint64) match.Player {
	t.Helper()
	return must.Get(e.NewPlayer(context.Background(), n, seed))(t)
}

// replayed returns the last position of a game, played again move by move.
func replayed(t testing.TB, from game.Position, moves []match.Ply) game.Position {
	t.Helper()
	for i, m := range moves {
		after, err := from.Play(m.Seat, m.Move)
		if err != nil {
			t.Fatalf("move %d: %v", i+1, err)
		}
		from = after
	}
	return from
}

// Games of all kinds come to an end, without a fault, the same seed plays the same game, and
// its moves lead to its last position.
func TestAllGames(t *testing.T) {
	for _, g := range append(games.All(), carre.Game) {
		for _, options := range []string{"", g.Presets()[0] + " validation=contest"} {
			rules, err := g.Compile(options, nil)
			if err != nil && options != "" {
				continue // without such an option
			} else if err != nil {
				t.Fatal(err)
			}
			t.Run(rules.String(), func(t *testing.T) {
				var played [2]match.Result
				for i := range played {
					both := [2]match.Player{seat(t, greedy(g), 0, 3), seat(t, random(g), 1, 3)}
					got, err := new(match.Referee).Play(context.Background(), rules.Start(0), both, bag.NewDealer(7))
					if err != nil || !got.Over || got.Fault != nil {
						t.Fatalf("after %d moves: over %t, %v, %v", len(got.Moves), got.Over, got.Fault, err)
					}
					if _, ok := g.Greedy(); ok && !got.WonBy(0) {
						t.Errorf("the most points lose to chance: %+v", got.Outcome)
					}
					played[i] = got
				}
				if !slices.Equal(played[0].Moves, played[1].Moves) {
					t.Errorf("the same seeds play\n%v\nand\n%v", played[0].Moves, played[1].Moves)
				}
				if end := replayed(t, rules.Start(0), played[0].Moves); end != played[0].Last {
					t.Errorf("the moves end in %s, and not in %s", end, played[0].Last)
				}
			})
		}
	}
}

// A stranger is a player that does as its functions say, and else what another one does.
type stranger struct {
	match.Player
	decide  func(context.Context, game.View, match.Time) (game.Move, error)
	contest func(game.View) (game.Move, bool, error)
	close   error
}

func (x stranger) Close() error { return x.close }

func (x stranger) Decide(ctx context.Context, v game.View, t match.Time) (game.Move, error) {
	if x.decide != nil {
		return x.decide(ctx, v, t)
	}
	return x.Player.Decide(ctx, v, t)
}

func (x stranger) Contest(ctx context.Context, v game.View, t match.Time) (game.Move, bool, error) {
	if x.contest != nil {
		return x.contest(v)
	}
	return x.Player.Contest(ctx, v, t)
}

// first returns the first decision of a view.
func first(v game.View) game.Move {
	for m := range v.Moves() {
		return m
	}
	return nil
}

// Players who play what the rules refuse, are late, or fail lose, and the moves can be
// played again.
func TestFaults(t *testing.T) {
	crash := errors.New("the engine has gone")
	now := time.Duration(0)
	decides := func(m game.Move, err error) stranger {
		return stranger{decide: func(context.Context, game.View, match.Time) (game.Move, error) { return m, err }}
	}
	for _, tt := range []struct {
		name, options string
		limits        match.Limits
		bad           stranger
		move          string
		explain       string // in French
		clause        rulebook.Clause
	}{
		{name: "refused", options: "official", bad: decides(jarnac.Place("ZZZ"), nil), move: "ZZZ", explain: "ZZZ\u00a0: ", clause: law.OfficialTurnNewWord},
		{name: "no move", options: "official", bad: decides(nil, nil)},
		{name: "the zero move", options: "official", bad: decides(jarnac.Move{}, nil)},
		{name: "a move of another game", options: "official", bad: decides(games.Jago().Resign(), nil), move: "resign"},
		{name: "failed", options: "official", bad: decides(nil, crash), explain: "the engine has gone"},
		{name: "failed at a contest", options: "official validation=contest", bad: stranger{contest: func(game.View) (game.Move, bool, error) {
			return nil, false, crash
		}}, explain: "the engine has gone"},
		{name: "contests by another move", options: "official validation=contest", bad: stranger{contest: func(game.View) (game.Move, bool, error) {
			return jarnac.Place("ZZZ"), true, nil
		}}, move: "ZZZ"},
		{name: "ends badly", options: "official", bad: stranger{close: crash}, explain: "the engine has gone"},
		{name: "says that its flag falls", options: "competition", bad: decides(jarnac.Flag(), nil), move: "~", explain: "~\u00a0: c’est la pendule"},
		{name: "late", options: "official", limits: match.Limits{Move: time.Second, Margin: time.Millisecond}, bad: stranger{decide: func(context.Context, game.View, match.Time) (game.Move, error) {
			now += time.Second + time.Millisecond
			return jarnac.Draw(6), nil
		}}, move: "+6", explain: "trop tard\u00a0: 1\u00a0001 ms, alors qu’il en restait 1\u00a0000 (protocol/time)"},
		{name: "late for the game", options: "official", limits: match.Limits{Game: time.Second}, bad: stranger{decide: func(_ context.Context, v game.View, g match.Time) (game.Move, error) {
			if g.Move != 0 || g.Other != time.Second {
				t.Errorf("given %v", g)
			}
			now += 300 * time.Millisecond
			return first(v), nil
		}}, explain: "trop tard\u00a0: 300 ms, alors qu’il en restait 100 (protocol/time)"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := match.Referee{Limits: tt.limits, Now: func() time.Duration { return now }}
			rules := games.Jarnac().MustCompile(tt.options)
			for bad := range 2 {
				good := seat(t, greedy(games.Jarnac()), 1-bad, 1)
				tt.bad.Player = seat(t, greedy(games.Jarnac()), bad, 1)
				players := [2]match.Player{good, good}
				players[bad] = tt.bad
				got := must.Get(r.Play(context.Background(), rules.Start(0), players, bag.NewDealer(1)))(t)
				if !got.Over || got.Outcome.Winner == bad || got.Fault == nil || got.Loser != bad {
					t.Fatalf("%d has won, fault %v", got.Outcome.Winner, got.Fault)
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
				if replayed(t, rules.Start(0), got.Moves) != got.Last {
					t.Error("the moves end in another position")
				}
			}
		})
	}
}

// A player who names the letters that come gets those that chance brings, in all games, and one
// who says that a flag falls loses.
func TestCheats(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Name(), func(t *testing.T) {
			rules := g.MustCompile("")
			cheats := 0
			honest := func(v game.View) game.Move { // now and then leaves something to chance
				if len(v.String())%3 > 0 {
					return first(v)
				}
				for m := range v.Moves() {
					if !m.Completed() {
						return m
					}
				}
				return first(v)
			}
			cheat := func(v game.View) game.Move { // and knows what comes
				m := honest(v)
				if m.Completed() {
					return m
				}
				text := m.String()
				if n, err := strconv.Atoi(text); err == nil && n > 0 { // "+1"
					text = "+" + strings.Repeat("E", n)
				} else {
					text += "+" + strings.Repeat("E", len(text)-1)
				}
				better, err := g.ParseMove(text)
				if err != nil || better.Drawn() == "" {
					t.Fatalf("%s: %v, %v", text, better, err)
				}
				cheats++
				return better
			}
			var played [2][]match.Ply
			for i, decide := range []func(game.View) game.Move{honest, cheat} {
				x := stranger{Player: seat(t, random(g), 0, 1), decide: func(_ context.Context, v game.View, _ match.Time) (game.Move, error) {
					return decide(v), nil
				}}
				got, err := new(match.Referee).Play(context.Background(), rules.Start(0), [2]match.Player{x, seat(t, random(g), 1, 1)}, bag.NewDealer(3))
				if err != nil || got.Fault != nil {
					t.Fatal(got.Fault, err)
				}
				played[i] = got.Moves
			}
			if !slices.Equal(played[0], played[1]) || cheats == 0 && g != games.Jago() { // in Jago the referee makes all draws
				t.Errorf("after %d cheats\n%v\nand without\n%v", cheats, played[1], played[0])
			}
			flag, ok := g.Flag()
			if !ok {
				return
			}
			x := stranger{Player: seat(t, random(g), 0, 1), decide: func(context.Context, game.View, match.Time) (game.Move, error) { return flag, nil }}
			got, err := new(match.Referee).Play(context.Background(), rules.Start(0), [2]match.Player{x, x}, bag.NewDealer(3))
			if err != nil || got.Fault == nil || got.Fault.Move != "~" || !got.Over || got.WonBy(got.Loser) {
				t.Errorf("a flag falls when a player says so: %v, %v", got.Fault, err)
			}
		})
	}
}

// A player who is asked contests a bad word.
func TestContest(t *testing.T) {
	bluffs, asked := 0, 0
	bluffer := stranger{Player: seat(t, greedy(games.Jarnac()), 0, 1), decide: func(_ context.Context, v game.View, _ match.Time) (game.Move, error) {
		if v := v.Of().(jarnac.View); v.Phase() == jarnac.Playing && bluffs == 0 {
			bluffs++
			return jarnac.Place(v.Rack().String()[:3]), nil
		}
		for m := range v.Moves() {
			if m := m.(jarnac.Move); m.Kind() != jarnac.KindSwap && m.Word() == "" {
				return m, nil
			}
		}
		return jarnac.Resign(), nil
	}}
	contester := stranger{Player: seat(t, greedy(games.Jarnac()), 1, 1), contest: func(game.View) (game.Move, bool, error) {
		asked++
		return jarnac.Contest(), true, nil
	}}
	var r match.Referee
	contests := 0
	both := [2]match.Player{bluffer, contester}
	got, err := r.Play(context.Background(), games.Jarnac().MustCompile("official validation=contest").Start(0), both, bag.NewDealer(1))
	for _, m := range got.Moves {
		if games.Jarnac().Kind(m.Move) == "contest" && m.Seat == 1 {
			contests++
		}
	}
	if err != nil || got.Fault != nil || !got.Over {
		t.Fatalf("over %t, %v, %v", got.Over, got.Fault, err)
	}
	if bluffs != 1 || asked != 1 || contests != 1 {
		t.Errorf("%d bluffs, asked %d times, %d contests", bluffs, asked, contests)
	}
	if _, err := r.Play(context.Background(), official().Start(0), both, bag.NewDealer(1)); err != nil || asked != 1 {
		t.Errorf("a contest is asked for where there is none, %v", err)
	}
}

// A bot contests what its level takes for a bad word.
func TestBotContests(t *testing.T) {
	rules := games.Jarnac().MustCompile("official validation=contest")
	bluffs := 0
	bluffer := stranger{Player: seat(t, greedy(games.Jarnac()), 0, 1), decide: func(_ context.Context, v game.View, _ match.Time) (game.Move, error) {
		at := v.Of().(jarnac.View)
		if at.Phase() != jarnac.Playing {
			return first(v), nil
		}
		if bluffs++; bluffs == 1 {
			return jarnac.Place(at.Rack().String()[:3]), nil
		}
		return jarnac.Resign(), nil
	}}
	expert := match.Bots(func(seed uint64) (game.Bot, error) { return rules.Bot(bot.Champion, seed) }, bot.Budget{Nodes: 50})
	got, err := new(match.Referee).Play(context.Background(), rules.Start(0), [2]match.Player{bluffer, seat(t, expert, 1, 1)}, bag.NewDealer(1))
	if err != nil || got.Fault != nil || len(got.Moves) < 3 {
		t.Fatalf("%d moves, %v, %v", len(got.Moves), got.Fault, err)
	}
	if m := got.Moves[2]; m.Seat != 1 || games.Jarnac().Kind(m.Move) != "contest" {
		t.Errorf("after %s came %v of %d", got.Moves[1].Move, m.Move, m.Seat)
	}
}

// A timed bot is a bot that is told how long it may think.
type timedBot struct {
	game.Bot
	told *[]time.Duration
}

func (b timedBot) Limit(to bot.Budget) { *b.told = append(*b.told, to.Time) }

// A bot thinks no longer than its own budget, the time for a move, and a thirtieth of what is left for the game.
func TestTimeOfBots(t *testing.T) {
	g := games.Jarnac()
	for _, tt := range []struct {
		own    time.Duration
		limits match.Limits
		want   time.Duration
	}{
		{own: time.Second, want: time.Second},
		{limits: match.Limits{Move: 2 * time.Second}, want: 2 * time.Second},
		{own: time.Second, limits: match.Limits{Move: 2 * time.Second}, want: time.Second},
		{own: 3 * time.Second, limits: match.Limits{Move: 2 * time.Second}, want: 2 * time.Second},
		{own: 3 * time.Second, limits: match.Limits{Move: 2 * time.Second, Game: 30 * time.Second}, want: time.Second},
		{limits: match.Limits{Game: time.Minute}, want: 2 * time.Second},
		{},
	} {
		var told []time.Duration
		e := match.Bots(func(seed uint64) (game.Bot, error) { return timedBot{g.Random(seed), &told}, nil }, bot.Budget{Time: tt.own})
		r := match.Referee{Limits: tt.limits, Now: func() time.Duration { return 0 }}
		must.Get(r.Play(context.Background(), official().Start(0), [2]match.Player{seat(t, e, 0, 1), seat(t, e, 1, 2)}, bag.NewDealer(1)))(t)
		by := match.Time{Move: tt.limits.Move, Own: tt.limits.Game, Other: tt.limits.Game}
		if _, err := seat(t, e, 0, 1).Decide(context.Background(), official().Start(0).View(0), by); err != nil { // as whoever wraps the player asks it
			t.Fatal(err)
		}
		if len(told) < 2 || slices.ContainsFunc(told, func(d time.Duration) bool { return d != tt.want }) {
			t.Errorf("%v with %v: told %v, and not %v", tt.limits, tt.own, told, tt.want)
		}
	}
}

// Who is late by no more than the margin may decide, has all but no time left, and is late after that.
func TestMargin(t *testing.T) {
	for _, limits := range []match.Limits{
		{Move: time.Second, Margin: 10 * time.Millisecond},
		{Game: time.Second, Margin: 10 * time.Millisecond},
	} {
		const began = time.Hour
		now, asked := time.Duration(began), 0
		x := stranger{Player: seat(t, greedy(games.Jarnac()), 0, 1), decide: func(_ context.Context, v game.View, given match.Time) (game.Move, error) {
			asked++
			want := match.Time{Move: limits.Move, Own: limits.Game, Other: limits.Game}
			if asked > 1 && limits.Game > 0 {
				want.Own = 1
			}
			if given != want {
				t.Errorf("%v, decision %d: given %v, and not %v", limits, asked, given, want)
			}
			if now += time.Second + 10*time.Millisecond; asked == 1 {
				now -= time.Nanosecond
			}
			return first(v), nil
		}}
		r := match.Referee{Limits: limits, Now: func() time.Duration { return now }}
		got, err := r.Play(context.Background(), official().Start(0), [2]match.Player{x, seat(t, greedy(games.Jarnac()), 1, 1)}, bag.NewDealer(1))
		if err != nil || got.Fault == nil || got.Loser != 0 || asked != 2 {
			t.Errorf("%v: asked %d times, %v, %v", limits, asked, got.Fault, err)
		}
		if got.Took != [2]time.Duration{now - began, 0} {
			t.Errorf("%v: they took %v", limits, got.Took)
		}
	}
}

// Nobody is waited for after the bound that ends first, and the margin.
func TestPatience(t *testing.T) {
	const hour = time.Hour
	for _, tt := range []struct {
		limits match.Limits
		want   time.Duration
	}{
		{match.Limits{Move: 2 * hour}, 2 * hour},
		{match.Limits{Move: 2 * hour, Margin: hour}, 3 * hour},
		{match.Limits{Game: 2 * hour, Margin: hour}, 3 * hour},
		{match.Limits{Move: 2 * hour, Game: 3 * hour, Margin: hour}, 3 * hour},
		{match.Limits{Move: 3 * hour, Game: 2 * hour, Margin: hour}, 3 * hour},
	} {
		synctest.Test(t, func(t *testing.T) {
			x := stranger{Player: seat(t, greedyJarnac, 0, 1), decide: func(ctx context.Context, _ game.View, _ match.Time) (game.Move, error) {
				until, bound := ctx.Deadline()
				if got := time.Until(until); !bound || got != tt.want {
					t.Errorf("%v: waited for %v, %t, and not %v", tt.limits, got, bound, tt.want)
				}
				return jarnac.Resign(), nil
			}}
			r := match.Referee{Limits: tt.limits, Now: func() time.Duration { return 0 }}
			if _, err := r.Play(context.Background(), official().Start(0), [2]match.Player{x, x}, bag.NewDealer(1)); err != nil {
				t.Error(err)
			}
		})
	}
}

// A clock that goes back costs nobody their game.
func TestWrongClock(t *testing.T) {
	for _, limits := range []match.Limits{{Move: time.Hour}, {Game: time.Hour}} {
		for _, began := range []time.Duration{-1, time.Minute} {
			now, n := began, 0
			x := stranger{Player: seat(t, greedyJarnac, 0, 1), decide: func(context.Context, game.View, match.Time) (game.Move, error) {
				n++
				now -= time.Second
				return jarnac.Resign(), nil
			}}
			r := match.Referee{Limits: limits, Now: func() time.Duration { return now }}
			got, err := r.Play(context.Background(), official().Start(0), [2]match.Player{x, x}, bag.NewDealer(1))
			if err != nil || n != 1 || got.Fault != nil {
				t.Errorf("%v from %v: asked %d times, %v, %v", limits, began, n, got.Fault, err)
			}
		}
	}
}

// A speechless bot has nothing to say.
type speechless struct{ game.Bot }

var errSpeechless = errors.New("nothing comes to mind")

func (speechless) Decide(context.Context, game.View) (m game.Move, a bot.Analysis[game.Move], err error) {
	return m, a, errSpeechless
}

// A bot that cannot be made plays no game, and one that has no decision loses its game.
func TestFailingBots(t *testing.T) {
	none := match.Bots(func(uint64) (game.Bot, error) { return nil, errSpeechless }, bot.Budget{})
	if p, err := none.NewPlayer(context.Background(), 0, 1); p != nil || !errors.Is(err, errSpeechless) {
		t.Errorf("a player without a bot: %v, %v", p, err)
	}
	mute := match.Bots(func(seed uint64) (game.Bot, error) { return speechless{games.Jarnac().Random(seed)}, nil }, bot.Budget{})
	got, err := new(match.Referee).Play(context.Background(), official().Start(0), [2]match.Player{seat(t, mute, 0, 1), seat(t, greedyJarnac, 1, 1)}, bag.NewDealer(1))
	if err != nil || got.Loser != 0 || !errors.Is(got.Fault, errSpeechless) {
		t.Errorf("%v, %v", got.Fault, err)
	}
}

// Without limits nobody is hurried.
func TestLimits(t *testing.T) {
	now := func() time.Duration { return 0 }
	x := stranger{Player: seat(t, greedy(games.Jarnac()), 0, 1), decide: func(ctx context.Context, v game.View, given match.Time) (game.Move, error) {
		if _, bound := ctx.Deadline(); bound || given != (match.Time{}) {
			t.Errorf("without limits: %v", given)
		}
		return jarnac.Resign(), ctx.Err()
	}}
	both := [2]match.Player{x, x}
	r := match.Referee{Now: now}
	if got, err := r.Play(context.Background(), official().Start(0), both, bag.NewDealer(1)); err != nil || got.Fault != nil {
		t.Error(got.Fault, err)
	}
}

// A game ends when its context does, and that is nobody's fault.
func TestInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	x := stranger{Player: seat(t, greedy(games.Jarnac()), 0, 1), decide: func(ctx context.Context, v game.View, _ match.Time) (game.Move, error) {
		cancel()
		return nil, ctx.Err()
	}}
	var r match.Referee
	got, err := r.Play(ctx, official().Start(0), [2]match.Player{x, x}, bag.NewDealer(1))
	if !errors.Is(err, context.Canceled) || got.Over || got.Fault != nil {
		t.Errorf("over %t, %v, %v", got.Over, got.Fault, err)
	}
}

// A level plays within the time that it is given, in all games.
func TestBots(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Name(), func(t *testing.T) {
			rules := g.MustCompile("")
			level := match.Bots(func(seed uint64) (game.Bot, error) { return rules.Bot(bot.Champion, seed) }, bot.Budget{Nodes: 100})
			start := time.Now()
			r := match.Referee{Limits: match.Limits{Move: time.Minute, Game: time.Hour}, Now: func() time.Duration { return time.Since(start) }}
			got, err := r.Play(context.Background(), rules.Start(0), [2]match.Player{seat(t, level, 0, 1), seat(t, random(g), 1, 1)}, bag.NewDealer(1))
			if err != nil || got.Fault != nil || !got.WonBy(0) {
				t.Errorf("%v, %v, %v", got.Outcome, got.Fault, err)
			}
			if got.Asked[0] < 5 || got.Took[0] <= 0 {
				t.Errorf("%d decisions in %v", got.Asked[0], got.Took[0])
			}
		})
	}
}
