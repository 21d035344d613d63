package botscrabble

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/test/bottest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/scrabble"
)

func player(t testing.TB, rules *scrabble.Rules, level bot.Level, seed uint64) *Player {
	t.Helper()
	return bottest.Player(t, New, rules, level, seed)
}

// badWord is a placement with other tiles of the rack in its places.
func badWord(s scrabble.State, rng *rand.Rand, m scrabble.Move) scrabble.Move {
	if m.Kind() != scrabble.KindPlace || m.Count() < 2 {
		return m
	}
	tiles := []byte(strings.ReplaceAll(s.Rack(s.Turn()).String(), "?", "z"))
	rng.Shuffle(len(tiles), func(i, j int) { tiles[i], tiles[j] = tiles[j], tiles[i] })
	var word []byte
	at := m.At()
	i, last := 0, at
	for q := range m.Laid() {
		for n := int(q.Row-last.Row) + int(q.Column-last.Column); n > 1; n-- {
			word = append(word, '.')
		}
		word, last = append(word, tiles[i]), q
		i++
	}
	return scrabble.Place(at, m.Direction(), string(word))
}

// middle is a position in the middle of a game, with so many tiles in the bag or fewer.
func middle(t testing.TB, rules *scrabble.Rules, seed uint64, bag int) scrabble.State {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 11))
	s, decide := rules.Start(scrabble.A), greedy()
	for s.Phase() == scrabble.Drawing || s.BagLen() > bag {
		m, err := s.Complete(rng, s.Turn(), decide(s.View(s.Turn())))
		if err == nil {
			s, err = s.Play(s.Turn(), m)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if s.Phase() != scrabble.Playing {
		t.Fatalf("the game is over: %s", s)
	}
	return s
}

// Whoever overlooks most words still lays one where there is one, and never a joker for little
// where it is of no use.
func TestNothingAbsurd(t *testing.T) {
	rules := compile(t, "classique")
	points, exchanges, n := 0, 0, 0
	for seed := range uint64(12) {
		for _, bag := range []int{70, 40, 10, 0} {
			s := middle(t, rules, seed, bag)
			v := s.View(s.Turn())
			m, _, err := player(t, rules, bot.Beginner, seed).Decide(context.Background(), v)
			if err != nil {
				t.Fatal(err)
			}
			if _, ok := v.Best(); ok && m.Kind() == scrabble.KindPass {
				t.Errorf("passes in %s", v)
			}
			for _, tile := range m.Laid() {
				if tile >= 'a' && v.Points(m) < 10 && bag >= 10 {
					t.Errorf("lays a joker for %d points in %s", v.Points(m), v)
				}
			}
			if n++; m.Kind() == scrabble.KindExchange {
				exchanges++
			}
			points += v.Points(m)
		}
	}
	if mean := points / n; mean < 5 || mean > 25 || exchanges > n/8 {
		t.Errorf("%d points a turn, and %d exchanges in %d", mean, exchanges, n)
	}
}

// The static choice allocates nothing, so that playouts do not.
func TestStaticAllocations(t *testing.T) {
	s := middle(t, compile(t, "classique"), 3, 40)
	v, st := s.View(s.Turn()), newStatic(s.Rules().Options(), nil)
	if n := testing.AllocsPerRun(10, func() { st.best(&v) }); n > 0 {
		t.Errorf("%.0f allocations", n)
	}
}

// The champion solves the end of a game.
func TestPlayersEndgame(t *testing.T) {
	rules := compile(t, "classique")
	for seed := range uint64(3) {
		s := middle(t, rules, seed, 0)
		v := s.View(s.Turn())
		p := player(t, rules, bot.Champion, seed)
		p.Budget.Nodes = 2000
		m, a, err := p.Decide(context.Background(), v)
		want, _ := Endgame(context.Background(), v, p.Budget)
		if best, _ := want.Best(); err != nil || best != m || a.Nodes != want.Nodes || s.Check(s.Turn(), m) != nil {
			t.Errorf("seed %d: decides on %s after %d nodes, and not on %s, %v", seed, m, a.Nodes, best, err)
		}
	}
}

func BenchmarkStatic(b *testing.B) {
	s := middle(b, compile(b, "classique"), 3, 40)
	v, st := s.View(s.Turn()), newStatic(s.Rules().Options(), frenchLeaves())
	b.ReportAllocs()
	for b.Loop() {
		st.best(&v)
	}
}

func BenchmarkDecide(b *testing.B) {
	s := middle(b, compile(b, "classique"), 3, 40)
	p := player(b, s.Rules(), bot.Champion, 5)
	p.Budget.Nodes = 1000
	b.ReportAllocs()
	nodes := 0
	for b.Loop() {
		_, a, err := p.Decide(context.Background(), s.View(s.Turn()))
		if err != nil {
			b.Fatal(err)
		}
		nodes += a.Nodes
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}

// With few tiles in the bag the champion compares more moves, if its budget is large enough.
func TestLateWidth(t *testing.T) {
	rules := endRulesOf(t)
	rng := rand.New(rand.NewPCG(1, 7))
	s := rules.Start(scrabble.A)
	for s.BagLen() > fewTiles || s.Phase() != scrabble.Playing {
		s = step(t, s, must.Get(s.Complete(rng, s.Turn(), mostPoints(s)))(t))
	}
	p := must.Get(New(rules, bot.Champion, 1))(t)
	for nodes, want := range map[int]int{0: 12, lateNodes - 1: 12, lateNodes: 40} {
		p.Budget = bot.Budget{Nodes: nodes}
		if _, a, err := p.Decide(context.Background(), s.View(s.Turn())); err != nil || len(a.Candidates) != want {
			t.Errorf("with %d nodes the champion compares %d moves, want %d: %v", nodes, len(a.Candidates), want, err)
		}
	}
}
