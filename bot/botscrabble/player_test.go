package botscrabble

import (
	"context"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/gametest"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/scrabble"
)

func player(t testing.TB, rules *scrabble.Rules, level bot.Level, seed uint64) *Player {
	t.Helper()
	p, err := New(rules, level, seed)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// playOut plays a game in which now and then a time is out or a bad word is laid, and looks at
// each decision.
func playOut(t *testing.T, rules *scrabble.Rules, seed uint64, odd bool) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 9))
	s := rules.Start(scrabble.A)
	var sides []*Player
	for p := range s.Players() {
		sides = append(sides, player(t, rules, bot.Level(8-(seed+3*uint64(p))%8), seed))
		sides[p].Budget.Nodes = 60
	}
	for n := 0; s.Phase() != scrabble.Over; n++ {
		if n > 1000 {
			t.Fatalf("seed %d: no end in sight in %s", seed, s)
		}
		contested := false
		for p := range s.Players() {
			if m, ok := sides[p].Contest(s.View(p)); ok {
				next, err := s.Play(p, m)
				if err != nil {
					t.Fatalf("seed %d: %s contests in %s: %v", seed, p, s, err)
				}
				if effect, _ := s.Effect(p, m); len(effect.Bad) == 0 || effect.Penalty != (scrabble.Penalty{}) {
					t.Fatalf("seed %d: the contest %s in %s does %+v", seed, m, s, effect)
				}
				s, contested = next, true
				break
			}
		}
		if contested {
			continue
		}
		p := s.Turn()
		m, a, err := sides[p].Decide(context.Background(), s.View(p))
		if err != nil {
			t.Fatalf("seed %d: %v in %s", seed, err, s)
		}
		if !slices.Contains(s.AppendMoves(nil, p), m) {
			t.Fatalf("seed %d: %s is no move of %s", seed, m, s)
		}
		if best, ok := a.Best(); !ok || best != m {
			t.Fatalf("seed %d: %s is not the best of %v", seed, m, a)
		}
		for _, c := range a.Candidates {
			if c.Win < 0 || c.Win > 1 || c.WinErr < 0 || c.Visits > 0 && c.Line[0].Decision() != c.Move {
				t.Fatalf("seed %d: a candidate is %+v", seed, c)
			}
		}
		if bad := badWord(s, rng, m); odd && rng.IntN(4) == 0 && s.Check(p, bad) == nil {
			m = bad
		} else if odd && rng.IntN(40) == 0 && s.Check(p, scrabble.Flag()) == nil {
			m = scrabble.Flag()
		}
		if m, err = s.Complete(rng, p, m); err == nil {
			s, err = s.Play(p, m)
		}
		if err != nil {
			t.Fatalf("seed %d: %v in %s", seed, err, s)
		}
	}
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

// Each decision is a move, by odd options, for two to four players, at all levels.
func TestDecisionsAreMoves(t *testing.T) {
	for _, text := range []string{
		"classique", "english", "classique players=3", "classique players=4 validation=contest",
		"classique validation=contest", "english validation=contest", "classique validation=contest penalty=single time-penalty=10",
		"classique rack=8 lay=7", "classique rack=8", "classique rack=3 bonus=10", "classique rack=1", "classique duplicate=best mixed=2", "classique duplicate=top players=4",
		"classique bag=AEIRSTN rack=3", "classique bag=ABCDEFGH rack=2 players=4", "classique bag=?????????? rack=2 validation=contest", "classique bag=??????????????", "classique bag=WWWWXXXXKKKKQQQQ", "classique exchange=0", "classique exchange=0 bag=AEIRSTNAEIRSTNU",
		"english leftover=given exchange=255",
	} {
		t.Run(text, func(t *testing.T) {
			t.Parallel()
			rules := compile(t, text)
			for seed := range uint64(gametest.N(2, 20)) {
				playOut(t, rules, seed, seed%2 == 0)
			}
		})
	}
}

// A lexicon of three words is enough to play with.
func TestSmallLexicon(t *testing.T) {
	words, err := lexicon.ReadList(strings.NewReader("RAT\nRATS\nTRI\n"))
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"classique", "classique validation=contest players=3", "classique duplicate=best"} {
		o, err := scrabble.ParseOptions(text)
		if err != nil {
			t.Fatal(err)
		}
		rules, err := scrabble.Compile(o, words)
		if err != nil {
			t.Fatal(err)
		}
		playOut(t, rules, 7, true)
	}
}

// Whoever can lay nothing does not exchange tiles for ever.
func TestNoWords(t *testing.T) {
	words, err := lexicon.ReadList(strings.NewReader("QQQ\n"))
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"classique", "english", "classique exchange=0 players=4"} {
		o, err := scrabble.ParseOptions(text)
		if err != nil {
			t.Fatal(err)
		}
		rules, err := scrabble.Compile(o, words)
		if err != nil {
			t.Fatal(err)
		}
		playOut(t, rules, 7, false)
	}
}

// What is no position to decide in is an error.
func TestErrors(t *testing.T) {
	rules := compile(t, "classique")
	s := rules.Start(scrabble.A)
	over, _ := s.Play(scrabble.A, scrabble.Resign())
	other := compile(t, "english").Start(scrabble.A)
	again := compile(t, "classique").Start(scrabble.A)
	p := player(t, rules, bot.Champion, 1)
	for name, v := range map[string]scrabble.View{
		"no game": {}, "over": over.View(scrabble.A), "not on turn": s.View(scrabble.B), "other rules": other.View(scrabble.A),
	} {
		if m, _, err := p.Decide(context.Background(), v); err == nil || m != (scrabble.Move{}) {
			t.Errorf("%s: decides on %s", name, m)
		}
	}
	if _, _, err := p.Decide(context.Background(), again.View(scrabble.A)); err != nil {
		t.Errorf("the same rules, compiled again: %v", err)
	}
	var zero Player
	if _, _, err := zero.Decide(context.Background(), s.View(scrabble.A)); err == nil {
		t.Error("the zero Player decides")
	}
	if _, err := New(nil, bot.Champion, 1); err == nil {
		t.Error("there are no rules to play by")
	}
	if _, err := New(new(scrabble.Rules), bot.Champion, 1); err == nil {
		t.Error("the zero Rules are rules to play by")
	}
	for _, level := range []bot.Level{0, 9} {
		if _, err := New(rules, level, 1); err == nil {
			t.Errorf("there is the level %d", level)
		}
	}
}

// middle is a position in the middle of a game, and others shows whether a player can know what
// differs in another one: the racks of the others and the bag.
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

// A player is given nothing but a View: where only what is hidden differs, it finds out the
// same and decides the same.
func TestHidden(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 5))
	for _, text := range []string{"classique", "classique players=3", "classique validation=contest", "classique duplicate=best"} {
		rules := compile(t, text)
		for seed := range uint64(2) {
			s := middle(t, rules, seed, 30+20*int(seed))
			v := s.View(s.Turn())
			other := v.Sample(rng)
			if other == s && rules.Options().Duplicate == scrabble.NotDuplicate {
				t.Fatalf("%s: nothing differs", s)
			}
			for _, level := range []bot.Level{bot.Casual, bot.Champion} {
				var found [2]bot.Analysis[scrabble.Move]
				for i, state := range []scrabble.State{s, other} {
					p := player(t, rules, level, seed)
					p.Budget.Nodes = 200
					m, a, err := p.Decide(context.Background(), state.View(s.Turn()))
					if best, _ := a.Best(); err != nil || best != m {
						t.Fatalf("%s, %v", m, err)
					}
					a.Time = 0
					found[i] = a
				}
				if !reflect.DeepEqual(found[0], found[1]) {
					t.Errorf("%s: %v finds %v, and with other tiles hidden %v", s, level, found[0], found[1])
				}
			}
		}
	}
}

// The same seed decides the same, with any number of workers; a Player told to stop decides
// at once, and one whose time is over soon.
func TestDeterminism(t *testing.T) {
	s := middle(t, compile(t, "classique"), 3, 40)
	v := s.View(s.Turn())
	var want bot.Analysis[scrabble.Move]
	for i, workers := range []int{1, 1, 2, 3} {
		p := player(t, s.Rules(), bot.Champion, 5)
		p.Budget = bot.Budget{Nodes: 300, Workers: workers}
		_, a, err := p.Decide(context.Background(), v)
		if err != nil {
			t.Fatal(err)
		}
		if a.Time = 0; i == 0 {
			want = a
		} else if !reflect.DeepEqual(a, want) {
			t.Errorf("%d workers find %v, and one %v", workers, a, want)
		}
	}
	if len(want.Candidates) < 2 || want.Nodes < 100 || want.Candidates[0].Visits == 0 || want.Candidates[0].WinErr == 0 {
		t.Errorf("it finds %v", want)
	}
	stopped, stop := context.WithCancel(context.Background())
	stop()
	m, a, err := player(t, s.Rules(), bot.Champion, 5).Decide(stopped, v)
	if err != nil || a.Nodes != 0 || s.Check(s.Turn(), m) != nil {
		t.Errorf("stopped at once: %s, %d nodes, %v", m, a.Nodes, err)
	}
	p := player(t, s.Rules(), bot.Champion, 5)
	p.Budget.Time = 20 * time.Millisecond
	start := time.Now()
	if _, _, err := p.Decide(context.Background(), v); err != nil || time.Since(start) > 10*time.Second {
		t.Errorf("20 ms take %v, %v", time.Since(start), err)
	}
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
	if mean := points / n; mean < 8 || mean > 25 || exchanges > n/8 {
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

// A player contests a bad word that it notices, and no good one, and no more than that word.
func TestContest(t *testing.T) {
	rules := compile(t, "classique validation=contest")
	play := func(s scrabble.State, moves ...string) scrabble.State {
		t.Helper()
		for _, text := range moves {
			m, err := scrabble.ParseMove(text)
			if err == nil {
				s, err = s.Play(s.Turn(), m)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		return s
	}
	start := play(rules.Start(scrabble.A), "+CHATEUR", "+OSELINS")
	for word, want := range map[string]string{"8H CHAT": "", "8H TACH": "?1"} {
		s := play(start, word)
		m, ok := player(t, rules, bot.Champion, 1).Contest(s.View(scrabble.B))
		if ok != (want != "") || ok && m.String() != want {
			t.Errorf("%s: contests %t, %s", word, ok, m)
		}
		m, _, err := player(t, rules, bot.Champion, 1).Decide(context.Background(), s.View(scrabble.B))
		if (want == "") != (err != nil) || want != "" && m.String() != want {
			t.Errorf("%s: decides on %s, %v", word, m, err)
		}
		if m, ok := player(t, rules, bot.Champion, 1).Contest(s.View(scrabble.A)); ok {
			t.Errorf("%s: its author does %s", word, m)
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
