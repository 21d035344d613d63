package botscrabble

import (
	"context"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
	"time"
	"unsafe"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/internal/meter"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
)

// endRulesOf is rules for a game of two with French words.
func endRulesOf(t testing.TB, set ...func(*scrabble.Options)) *scrabble.Rules {
	t.Helper()
	o := scrabble.Classique()
	for _, f := range set {
		f(&o)
	}
	return must.Get(scrabble.Compile(o, gaddag.Lexicon()))(t)
}

func step(t testing.TB, s scrabble.State, m scrabble.Move) scrabble.State {
	t.Helper()
	next, err := s.Play(s.Turn(), m)
	if err != nil {
		t.Fatalf("%s in %s: %v", m, s, err)
	}
	return next
}

// mostPoints is the decision with the most points.
func mostPoints(s scrabble.State) scrabble.Move {
	switch s.Phase() {
	case scrabble.Drawing:
		return scrabble.Draw(s.Due())
	case scrabble.Answer:
		return scrabble.LetGo()
	}
	if m, ok := s.Best(); ok {
		return m
	}
	return scrabble.Pass()
}

// realEnd plays a game until the bag is empty and both together hold so many tiles at most;
// false if there is no such position in it.
func realEnd(t testing.TB, rules *scrabble.Rules, seed uint64, tiles int) (scrabble.State, bool) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 7))
	s := rules.Start(scrabble.A)
	for s.Phase() != scrabble.Over {
		if s.BagLen() == 0 && s.Phase() == scrabble.Playing && s.Held(scrabble.A)+s.Held(scrabble.B) <= tiles {
			return s, true
		}
		m := must.Get(s.Complete(rng, s.Turn(), mostPoints(s)))(t)
		s = step(t, s, m)
	}
	return s, false
}

// A plain is an exhaustive minimax by the rules, without any art.
type plain struct {
	t     testing.TB
	nodes int
	limit int
}

// lead is the lead of p at the end of the game, if both play for the most points; false if
// that takes too many nodes.
func (x *plain) lead(s scrabble.State, p scrabble.Player) (best int, ok bool) {
	if s.Phase() == scrabble.Over {
		return s.Score(p) - s.Score(1-p), true
	}
	if x.nodes++; x.nodes > x.limit {
		return 0, false
	}
	first := true
	for m := range s.Moves(s.Turn()) {
		v, ok := x.lead(step(x.t, s, m), p)
		if !ok {
			return 0, false
		}
		if first || s.Turn() == p && v > best || s.Turn() != p && v < best {
			best, first = v, false
		}
	}
	return best, true
}

func endgameOf(t testing.TB, s scrabble.State, b bot.Budget, also ...scrabble.Move) bot.Analysis[scrabble.Move] {
	t.Helper()
	a, err := Endgame(context.Background(), s.View(s.Turn()), b, also...)
	if err != nil {
		t.Fatalf("%v in %s", err, s)
	}
	return a
}

var enough = bot.Budget{Nodes: 10_000_000}

// The solver finds what an exhaustive minimax finds, in small positions of real games.
func TestEndgamePlain(t *testing.T) {
	english := func(o *scrabble.Options) {
		e := scrabble.English()
		o.ShortRounds, o.Scoreless, o.LeftoverTwice, o.Penalty = e.ShortRounds, e.Scoreless, e.LeftoverTwice, e.Penalty
	}
	for _, variant := range []struct {
		name  string
		n     int
		set   func(*scrabble.Options)
		limit int
	}{
		{"classique", gametest.N(60, 200), func(*scrabble.Options) {}, gametest.N(600, 8_000)},
		{"English rules", gametest.N(12, 40), english, gametest.N(1500, 10_000)},
		{"contests", gametest.N(10, 40), func(o *scrabble.Options) { o.Validation = scrabble.OnContest }, 600},
		{"many jokers", gametest.N(4, 40), func(o *scrabble.Options) {
			english(o)
			o.Bag = o.Bag.Plus(bag.MustParse("????????????"))
		}, gametest.N(1500, 10_000)},
		{"three of four", gametest.N(8, 40), func(o *scrabble.Options) { o.Rack, o.Lay, o.Rounds, o.Exchange = 4, 3, 1, 0 }, 600},
	} {
		t.Run(variant.name, func(t *testing.T) {
			rules := endRulesOf(t, variant.set)
			if testing.Short() {
				variant.n = min(variant.n, 3)
			}
			sizes := map[[2]int]int{}
			for seed, done := uint64(0), 0; done < variant.n; seed++ {
				s, ok := realEnd(t, rules, seed, 2+int(seed%4))
				if !ok {
					continue
				}
				p := s.Turn()
				x := plain{t: t, limit: variant.limit}
				want, ok := x.lead(s, p)
				if !ok {
					continue
				}
				done++
				sizes[[2]int{s.Held(p), s.Held(1 - p)}]++
				also := slices.Collect(s.Moves(p))
				a := endgameOf(t, s, enough, also...)
				best := a.Candidates[0]
				if !a.Exact || best.Proof != bot.Exactly || best.Points != float64(want) || best.Bound != float64(want) || best.Win != winOf(want) {
					t.Fatalf("seed %d: %+v, want %d in %s", seed, best, want, s)
				}
				if len(a.Candidates) != len(also) {
					t.Fatalf("seed %d: %d candidates of %d moves", seed, len(a.Candidates), len(also))
				}
				for i, c := range a.Candidates {
					x.nodes = 0
					want, ok := x.lead(step(t, s, c.Move), p)
					if c.Proof != bot.Exactly || c.Points != float64(want) || c.Behind.Points != best.Points-c.Points || !ok || i > 0 && c.Points > a.Candidates[i-1].Points {
						t.Fatalf("seed %d: %+v, want %d in %s", seed, c, want, s)
					}
				}
			}
			t.Log(sizes)
		})
	}
}

func winOf(lead int) float64 {
	switch {
	case lead > 0:
		return 1
	case lead == 0:
		return 0.5
	}
	return 0
}

// The line of the best decision is a game that ends with the points that it has, and where the
// search goes on from its positions it finds the same.
func TestEndgameLine(t *testing.T) {
	rules := endRulesOf(t, func(o *scrabble.Options) { o.ShortRounds = 1 }) // with more, a line ends at a pass
	for seed := range uint64(gametest.N(2, 30)) {
		s, ok := realEnd(t, rules, 100+seed, 8)
		if !ok {
			continue
		}
		p := s.Turn()
		a := endgameOf(t, s, enough)
		best := a.Candidates[0]
		if !a.Exact || best.Line[0] != best.Move {
			t.Fatalf("seed %d: %+v in %s", seed, best, s)
		}
		for _, m := range best.Line {
			if s.Turn() == p {
				if again := endgameOf(t, s, enough).Candidates[0]; again.Points != best.Points {
					t.Errorf("seed %d: %v and later %v in %s", seed, best.Points, again.Points, s)
				}
			}
			s = step(t, s, m)
		}
		if s.Phase() != scrabble.Over || s.Score(p)-s.Score(1-p) != int(best.Points) {
			t.Errorf("seed %d: the line %v ends with %v, and not %v", seed, best.Line, s.Scores(), best.Points)
		}
	}
}

// What a search says that does not end holds: the bounds are those of the value, and the best
// decision is legal. With nodes for a bound it is the same each time.
func TestEndgameBounds(t *testing.T) {
	rules := endRulesOf(t)
	said := map[bot.Proof]int{}
	for seed := range uint64(gametest.N(4, 40)) {
		s, ok := realEnd(t, rules, 300+seed, 6)
		if !ok {
			continue
		}
		moves := slices.Collect(s.Moves(s.Turn()))
		whole := endgameOf(t, s, enough, moves...)
		want := map[scrabble.Move]float64{}
		for _, c := range whole.Candidates {
			want[c.Move] = c.Points
		}
		for nodes := 1; ; nodes *= 2 {
			b := bot.Budget{Nodes: nodes}
			a, again := endgameOf(t, s, b), endgameOf(t, s, b)
			if a.Time, again.Time = 0, 0; !reflect.DeepEqual(a, again) {
				t.Fatalf("seed %d: %d nodes give %+v and %+v", seed, nodes, a, again)
			}
			if a.Nodes > nodes || len(a.Candidates) != len(moves) {
				t.Fatalf("seed %d: %d nodes, %d candidates", seed, a.Nodes, len(a.Candidates))
			}
			for i, c := range a.Candidates {
				v := want[c.Move]
				good := c.Proof == bot.Estimated ||
					c.Proof == bot.Exactly && c.Bound == v && c.Points == v ||
					c.Proof == bot.AtLeast && c.Bound <= v && c.Points >= c.Bound ||
					c.Proof == bot.AtMost && c.Bound >= v && c.Points <= c.Bound
				if !good || c.Visits == 0 && c.Points != 0 || a.Exact && i == 0 && c.Proof != bot.Exactly {
					t.Fatalf("seed %d: %d nodes, %+v, want %v in %s", seed, nodes, c, v, s)
				}
				said[c.Proof]++
			}
			if a.Exact {
				break
			}
		}
	}
	for _, p := range []bot.Proof{bot.Estimated, bot.Exactly, bot.AtLeast, bot.AtMost} {
		if said[p] == 0 {
			t.Errorf("no candidate is %s", p)
		}
	}
}

// Whatever the budget and the context, there is a legal move in time.
func TestEndgameBudgets(t *testing.T) {
	s, ok := realEnd(t, endRulesOf(t), 2, 14)
	if !ok {
		t.Fatal("no endgame")
	}
	v := s.View(s.Turn())
	stopped, stop := context.WithCancel(context.Background())
	stop()
	for _, b := range []bot.Budget{{}, {Nodes: 1}, {Nodes: -1}, {Time: time.Nanosecond}, {Nodes: 3000, Memory: 1}, {Nodes: 100, Workers: 7}} {
		for _, ctx := range []context.Context{context.Background(), stopped} {
			a, err := Endgame(ctx, v, b)
			m, ok := a.Best()
			if err != nil || !ok || s.Check(s.Turn(), m) != nil || a.Exact {
				t.Errorf("%+v: %v, %v", b, a, err)
			}
			if ctx == stopped && a.Nodes != 0 || a.Nodes > meter.DefaultNodes {
				t.Errorf("%+v: %d nodes", b, a.Nodes)
			}
		}
	}
	start := time.Now()
	if Endgame(context.Background(), v, bot.Budget{Time: 50 * time.Millisecond}); time.Since(start) > 20*time.Second {
		t.Errorf("50 ms take %v", time.Since(start))
	}
	// A view that was told by text is as good.
	read := must.Get(s.Rules().ParseView(v.String()))(t)
	b := bot.Budget{Nodes: 500}
	a, _ := Endgame(context.Background(), v, b)
	o, _ := Endgame(context.Background(), read, b)
	if a.Time, o.Time = 0, 0; !reflect.DeepEqual(a, o) {
		t.Errorf("%v, and as text %v", a, o)
	}
}

// A search that ends within its first decision tells no bound of the search for a lead.
func TestEndgameLeads(t *testing.T) {
	s, ok := realEnd(t, endRulesOf(t), 5, 14)
	if !ok {
		t.Fatal("no endgame")
	}
	for nodes := range 60 {
		for _, c := range endgameOf(t, s, bot.Budget{Nodes: 1 + nodes, Memory: 1 << 16}).Candidates {
			if math.Abs(c.Points) > 2000 {
				t.Errorf("after %d nodes %s brings %.0f points", 1+nodes, c.Move, c.Points)
			}
		}
	}
}

// The memory of a search is bounded.
func TestEndgameMemory(t *testing.T) {
	if size := unsafe.Sizeof(endMove{}); size > endMoveSize {
		t.Errorf("a move has %d bytes", size)
	}
	if size := unsafe.Sizeof(endList{}); size > endListSize {
		t.Errorf("a list has %d bytes", size)
	}
	s, ok := realEnd(t, endRulesOf(t), 1, 14) // with a joker
	if !ok {
		t.Fatal("no endgame")
	}
	v := s.View(s.Turn())
	e := must.Get(newEndgame(&v))(t)
	const memory = 1 << 20
	e.begin(meter.New(context.Background(), gametest.N(10_000, 200_000), 0), memory)
	e.solve()
	if used := cap(e.cache.moves)*endMoveSize + len(e.cache.lists)*endListSize; used > memory {
		t.Errorf("the lists take %d bytes", used)
	} else if used < memory/8 {
		t.Errorf("of %d bytes the lists take %d: what was found is not kept", memory, used)
	}
}

// After the opponent has gone out there is one thing to do.
func TestEndgameAnswer(t *testing.T) {
	s := opening(t, "CHATS", "ZUTES", func(o *scrabble.Options) { o.Validation = scrabble.OnContest })
	s = step(t, s, scrabble.Place(scrabble.Centre(), board.Across, "CHATS"))
	if s.Phase() != scrabble.Answer {
		t.Fatal(s)
	}
	a := endgameOf(t, s, bot.Budget{})
	end := step(t, s, scrabble.LetGo())
	best := a.Candidates[0]
	if want := end.Score(scrabble.B) - end.Score(scrabble.A); !a.Exact || best.Move != scrabble.LetGo() || best.Points != float64(want) || best.Win != 0 {
		t.Errorf("%+v, want %d", a, want)
	}
}

// opening is a game at its start in which the players hold all tiles.
func opening(t testing.TB, a, b string, set ...func(*scrabble.Options)) scrabble.State {
	t.Helper()
	rules := endRulesOf(t, func(o *scrabble.Options) {
		o.Bag, o.Rack = bag.MustParse(a+b), max(len(a), len(b))
		for _, f := range set {
			f(o)
		}
	})
	p := scrabble.Setup{Phase: scrabble.Playing}
	p.Racks = [scrabble.MaxPlayers]bag.Bag{bag.MustParse(a), bag.MustParse(b)}
	return must.Get(rules.FromSetup(p))(t)
}

// A turn that is lost counts towards the end, and so do those before.
func TestEndgameTurns(t *testing.T) {
	for _, set := range []func(*scrabble.Setup){
		func(*scrabble.Setup) {},
		func(p *scrabble.Setup) { p.Passes = 1 },
		func(p *scrabble.Setup) { p.Skips[scrabble.B] = 1 },
		func(p *scrabble.Setup) { p.Skips[scrabble.B], p.Passes = 1, 3 },
		func(p *scrabble.Setup) { p.Passes = 4 },
	} {
		s := opening(t, "AE", "SQ", func(o *scrabble.Options) {
			o.Validation, o.Penalty, o.ShortRounds = scrabble.OnContest, scrabble.DoubleChallenge, 3
		})
		p := s.Setup()
		set(&p)
		s = must.Get(s.Rules().FromSetup(p))(t)
		x := plain{t: t, limit: 200_000}
		want, ok := x.lead(s, s.Turn())
		if a := endgameOf(t, s, enough); !ok || !a.Exact || a.Candidates[0].Points != float64(want) {
			t.Errorf("%+v, want %d %t in %s", a, want, ok, s)
		}
	}
}

// What is no endgame is refused.
func TestEndgameRefused(t *testing.T) {
	two := endRulesOf(t)
	start := two.Start(scrabble.A)
	s, _ := realEnd(t, two, 1, 14)
	over := step(t, s, scrabble.Resign())
	three := endRulesOf(t, func(o *scrabble.Options) { o.Players, o.Bag, o.Rack = 3, bag.MustParse("AEIOUS"), 2 })
	p := scrabble.Setup{Phase: scrabble.Playing}
	for i, rack := range []string{"AE", "IO", "US"} {
		p.Racks[i] = bag.MustParse(rack)
	}
	third := must.Get(three.FromSetup(p))(t)
	for name, v := range map[string]scrabble.View{
		"no game":           {},
		"the bag is full":   start.View(scrabble.A),
		"over":              over.View(over.Turn()),
		"the other decides": s.View(1 - s.Turn()),
		"three players":     third.View(scrabble.A),
	} {
		if a, err := Endgame(context.Background(), v, bot.Budget{}); err == nil || len(a.Candidates) > 0 {
			t.Errorf("%s: %v", name, a)
		}
	}
}
