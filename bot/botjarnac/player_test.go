package botjarnac

import (
	"context"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/sight"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon"
)

func player(t testing.TB, rules *jarnac.Rules, level bot.Level, seed uint64) *Player {
	t.Helper()
	p, err := New(rules, level, seed)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// playOut plays a game of two players, in which now and then a flag falls, a bad word is
// laid, or a word is contested, and looks at each decision.
func playOut(t *testing.T, rules *jarnac.Rules, levels [2]bot.Level, seed uint64, flags bool) jarnac.State {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 9))
	s := rules.Start(jarnac.Player(seed % 2))
	var sides [2]*Player
	for i := range sides {
		sides[i] = player(t, rules, levels[i], seed)
		sides[i].Budget.Nodes = 60
	}
	for n := 0; s.Phase() != jarnac.Over; n++ {
		if n > 3000 {
			t.Fatalf("seed %d: no end in sight in %s", seed, s)
		}
		p := s.Turn()
		if m, ok := sides[p.Opponent()].Contest(s.View(p.Opponent())); ok {
			p = p.Opponent()
			if err := s.Check(p, m); err != nil {
				t.Fatalf("seed %d: %s contests: %v", seed, p, err)
			}
			s, _ = s.Play(p, m)
			continue
		}
		m, a, err := sides[p].Decide(context.Background(), s.View(p))
		if err != nil {
			t.Fatalf("seed %d: %v in %s", seed, err, s)
		}
		if m.Kind() != jarnac.KindContest && !isMove(s, m) {
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
		if flags && rng.IntN(50) == 0 && !s.OutOfTime(p) {
			m = jarnac.Flag()
		} else if word := badWord(s, m); rules.Options().Validation == jarnac.OnContest && word.Word() != "" && rng.IntN(3) == 0 && s.Check(p, word) == nil {
			m = word
		}
		if m, err = s.Complete(rng, p, m); err == nil {
			s, err = s.Play(p, m)
		}
		if err != nil {
			t.Fatalf("seed %d: %v in %s", seed, err, s)
		}
	}
	return s
}

// badWord is m with its letters turned round.
func badWord(s jarnac.State, m jarnac.Move) jarnac.Move {
	word := []byte(m.Word())
	slices.Reverse(word)
	switch m.Kind() {
	case jarnac.KindPlace:
		return jarnac.Place(string(word))
	case jarnac.KindExtend:
		return jarnac.Extend(m.Line(), string(word))
	case jarnac.KindJarnac:
		return jarnac.Jarnac(m.Line(), string(word))
	}
	return jarnac.Move{}
}

// Each decision is a move, by all presets and odd options, at all levels.
func TestDecisionsAreMoves(t *testing.T) {
	for i, text := range []string{
		"official", "competition", "classic", "classic-competition",
		"official validation=contest", "classic validation=contest", "classic-competition validation=contest",
		"official first-draw=3 swap-size=5 jarnacs=8 margin=0 lines=4 validation=contest", "classic first-draw=9 swap-size=1 lines=3",
		"official length=2-5 lines=5", "official length=7-9 first-draw=12 lines=3", "classic lines=1", "official lines=2 first-draw=1", "competition bag=AAABBEEEEIIRRSSTTLLNNOU lines=3",
		"classic-competition lines=2 jarnacs=3 penalty=none validation=contest", "official score=total end=longer-word lines=3",
		"official bag=ABCDEF", "official bag=ABCDEFGH validation=contest", "official bag=AEIRSTN lines=8",
	} {
		t.Run(text, func(t *testing.T) {
			t.Parallel()
			rules := compile(t, text)
			for seed := range uint64(3) {
				levels := [2]bot.Level{bot.Level(1 + (uint64(i)+3*seed)%8), bot.Level(8 - (uint64(i)+seed)%8)}
				playOut(t, rules, levels, seed, seed > 0)
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
	rules, err := jarnac.Compile(jarnac.Official(), words)
	if err != nil {
		t.Fatal(err)
	}
	playOut(t, rules, [2]bot.Level{bot.Champion, bot.Beginner}, 1, true)
}

// decide is what the strongest player does.
func decide(t *testing.T, s jarnac.State) (jarnac.Move, bot.Analysis[jarnac.Move]) {
	t.Helper()
	p := player(t, s.Rules(), bot.Champion, 1)
	p.Budget.Nodes = 20_000
	m, a, err := p.Decide(context.Background(), s.View(s.Turn()))
	if err != nil {
		t.Fatal(err)
	}
	return m, a
}

// Positions in which it can be proven what is best.
func TestDecide(t *testing.T) {
	full := []string{"RAT", "BUT", "SOL", "PRE", "MIL", "COQ", "DON", "FEU"}
	seven := []string{"AKENE", "BLOG", "CHYLE", "ADDAX", "APPLI", "BINGO", "AFFIN"}
	for _, tt := range []struct {
		name   string
		preset string
		setup  jarnac.Setup
		want   []jarnac.Move
		win    float64
	}{
		{
			"draws the six letters", "official",
			jarnac.Setup{Phase: jarnac.Handover}, []jarnac.Move{jarnac.Draw(6)}, -1,
		},
		{
			// 46 points ahead, and 25 more: B wins by the margin, against more Jarnacs.
			"says the Jarnac that wins by 71 points", "official end=last-line lines=3",
			jarnac.Setup{Turn: jarnac.B, Phase: jarnac.Handover, Mats: [2]jarnac.SetupMat{
				matWith(3, "Z", "RAT", "AKENE"), matOf("", "SOULEVER", "BLOG"),
			}},
			[]jarnac.Move{jarnac.Jarnac(1, "TZAR")}, 1,
		},
		{
			// It would end the game 64 points ahead, and with fewer Jarnacs: a draw.
			"leaves the Jarnac that makes a draw", "official end=last-line lines=3",
			jarnac.Setup{Turn: jarnac.B, Phase: jarnac.Handover, Mats: [2]jarnac.SetupMat{
				matWith(3, "Z", "RAT", "APPLI"), matOf("", "SOULEVER", "OUT"),
			}},
			[]jarnac.Move{jarnac.Draw(1)}, -1,
		},
		{
			// B may take the last word to pieces, and make ANCESTRAL of any shorter one.
			"does not fill its mat with a word that gives 81", "classic-competition lines=1",
			jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{matOf("AACELNRST"), matOf("")}},
			[]jarnac.Move{jarnac.Place("ANCESTRAL")}, 1,
		},
		{
			"lets the last chance go when that wins", "official",
			jarnac.Setup{Turn: jarnac.B, Phase: jarnac.Answer, Mats: [2]jarnac.SetupMat{
				matOf("Z", full...), matOf("", "ANCESTRAL", "LANCERAS"),
			}},
			[]jarnac.Move{jarnac.LetGo()}, 1,
		},
		{
			"takes the last chance when letting go loses", "official",
			jarnac.Setup{Turn: jarnac.B, Phase: jarnac.Answer, Mats: [2]jarnac.SetupMat{matOf("Z", full...), matOf("")}},
			[]jarnac.Move{jarnac.Jarnac(1, "TZAR")}, -1,
		},
		{
			"does not fill its mat to lose", "classic",
			jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{
				matOf("OTU", seven...), matOf("", "ANCESTRAL", "TRIMESTRE", "SOULEVER"),
			}},
			[]jarnac.Move{jarnac.Pass()}, -1,
		},
		{
			"fills its mat to win", "classic",
			jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{matOf("OTU", seven...), matOf("", "ANCESTRAL")}},
			[]jarnac.Move{jarnac.Place("OUT")}, 1,
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m, a := decide(t, position(t, tt.preset, tt.setup))
			if !slices.Contains(tt.want, m) {
				t.Errorf("decides on %s, not %s: %v", m, tt.want, a)
			}
			if tt.win >= 0 && a.Candidates[0].Visits > 0 && a.Candidates[0].Win != tt.win {
				t.Errorf("it wins %.3f of the games", a.Candidates[0].Win)
			}
		})
	}
}

// The same seed decides the same, with any number of workers; a Player told to stop decides
// at once.
func TestDeterminism(t *testing.T) {
	s := position(t, "official", jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{matOf("BEDTUSAR", "TRACE"), matOf("EUI", "RAT", "MIL")}})
	var want bot.Analysis[jarnac.Move]
	for i, workers := range []int{1, 1, 2, 3} {
		p := player(t, s.Rules(), bot.Champion, 5)
		p.Budget = bot.Budget{Nodes: 4000, Workers: workers}
		_, a, err := p.Decide(context.Background(), s.View(s.Turn()))
		if err != nil {
			t.Fatal(err)
		}
		if a.Time = 0; i == 0 {
			want = a
		} else if !reflect.DeepEqual(a, want) {
			t.Errorf("%d workers find %v, and one %v", workers, a, want)
		}
	}
	stopped, stop := context.WithCancel(context.Background())
	stop()
	m, a, err := player(t, s.Rules(), bot.Champion, 5).Decide(stopped, s.View(s.Turn()))
	if err != nil || a.Nodes != 0 || !isMove(s, m) {
		t.Errorf("stopped at once: %s, %d nodes, %v", m, a.Nodes, err)
	}
	p := player(t, s.Rules(), bot.Champion, 5)
	p.Budget.Time = 20 * time.Millisecond
	start := time.Now()
	if _, _, err := p.Decide(context.Background(), s.View(s.Turn())); err != nil || time.Since(start) > 10*time.Second {
		t.Errorf("20 ms take %v, %v", time.Since(start), err)
	}
}

// Weigh compares the moves that it is given, and refuses what cannot be made.
func TestWeigh(t *testing.T) {
	ctx := context.Background()
	s := position(t, "official validation=contest", jarnac.Setup{Phase: jarnac.Handover, Mats: [2]jarnac.SetupMat{matOf("EUI", "MIL"), matOf("Z", "RAT")}})
	p := player(t, s.Rules(), bot.Beginner, 5)
	p.Budget.Nodes = 4000
	tzar, draw := jarnac.Jarnac(1, "TZAR"), jarnac.Draw(1)
	a, err := p.Weigh(ctx, s.View(jarnac.A), draw.WithDrawn("E"), tzar, draw, jarnac.Jarnac(1, "ZRAT"))
	if err != nil || len(a.Candidates) != 3 || a.Candidates[2].Move != draw {
		t.Fatalf("%+v, %v", a, err)
	}
	if c := a.Candidates[2]; c.Behind.Points < 10 || c.Behind.Win < 5*c.BehindErr.Win || c.BehindErr.Win <= 0 {
		t.Errorf("the draw is %+v behind", c)
	}
	if a, err := p.Weigh(ctx, s.View(jarnac.A), tzar); err != nil || a.Candidates[0].Visits == 0 {
		t.Errorf("one move: %+v, %v", a, err)
	}
	for _, m := range []jarnac.Move{{}, jarnac.Pass(), jarnac.Jarnac(2, "TZAR"), jarnac.Flag(), jarnac.Resign(), jarnac.Contest(), jarnac.Draw(2)} {
		if a, err := p.Weigh(ctx, s.View(jarnac.A), m); err == nil {
			t.Errorf("%s is %+v", m, a)
		}
	}
	if _, err := p.Weigh(ctx, s.View(jarnac.B), tzar); err == nil {
		t.Error("B is not on turn")
	}
	if _, err := p.Weigh(ctx, jarnac.View{}, tzar); err == nil {
		t.Error("there is no game")
	}
}

// What is no position to decide in is an error.
func TestErrors(t *testing.T) {
	rules := compile(t, "official")
	s := rules.Start(jarnac.A)
	over, _ := s.Play(jarnac.A, jarnac.Resign())
	other := compile(t, "classic").Start(jarnac.A)
	again := compile(t, "official").Start(jarnac.A)
	p := player(t, rules, bot.Champion, 1)
	for name, v := range map[string]jarnac.View{
		"no game": {}, "over": over.View(jarnac.A), "not on turn": s.View(jarnac.B), "other rules": other.View(jarnac.A),
	} {
		if m, _, err := p.Decide(context.Background(), v); err == nil || m != (jarnac.Move{}) {
			t.Errorf("%s: decides on %s", name, m)
		}
	}
	if _, _, err := p.Decide(context.Background(), again.View(jarnac.A)); err != nil {
		t.Errorf("the same rules, compiled again: %v", err)
	}
	var zero Player
	if _, _, err := zero.Decide(context.Background(), s.View(jarnac.A)); err == nil {
		t.Error("the zero Player decides")
	}
	if _, err := New(nil, bot.Champion, 1); err == nil {
		t.Error("there are no rules to play by")
	}
	if _, err := New(new(jarnac.Rules), bot.Champion, 1); err == nil {
		t.Error("the zero Rules are rules to play by")
	}
	for _, level := range []bot.Level{0, 9} {
		if _, err := New(rules, level, 1); err == nil {
			t.Errorf("there is the level %d", level)
		}
	}
}

// A player contests a bad word when that is worth it, and no good one.
func TestContest(t *testing.T) {
	rules := compile(t, "official validation=contest")
	play := func(s jarnac.State, m jarnac.Move) jarnac.State {
		t.Helper()
		s, err := s.Play(s.Turn(), m)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	start := play(rules.Start(jarnac.A), jarnac.Draw(6).WithDrawn("ABUZRT"))
	for word, want := range map[string]bool{"RAT": false, "RBZ": true} {
		s := play(start, jarnac.Place(word))
		m, ok := player(t, rules, bot.Champion, 1).Contest(s.View(jarnac.B))
		if ok != want || ok && m != jarnac.Contest() {
			t.Errorf("%s: contests %t, %s", word, ok, m)
		}
		m, _, err := player(t, rules, bot.Champion, 1).Decide(context.Background(), s.View(jarnac.B))
		if want != (err == nil) || want && m != jarnac.Contest() {
			t.Errorf("%s: decides on %s, %v", word, m, err)
		}
		if m, ok := player(t, rules, bot.Champion, 1).Contest(s.View(jarnac.A)); ok {
			t.Errorf("%s: its author does %s", word, m)
		}
	}
}

// A game that the rest of an empty bag decides is solved: what is found is the value of an
// exhaustive walk over all games.
func TestEndgame(t *testing.T) {
	solved := 0
	for _, text := range []string{
		"official lines=3 margin=5 bag=AAEERRSSTTLIU", "classic lines=3 bag=AAEERRSSTTLIU", "classic-competition lines=2 bag=AAEERRSTTI",
	} {
		rules := compile(t, text)
		for seed := range uint64(12) {
			rng := rand.New(rand.NewPCG(seed, 3))
			s := rules.Start(jarnac.A)
			for s.Phase() != jarnac.Over {
				if s.BagLen() == 0 && s.Held(jarnac.A)+s.Held(jarnac.B) <= 7 {
					want := exhaust(s, s.Turn(), map[jarnac.State]bot.Value{})
					p := player(t, rules, bot.Champion, 1)
					p.Budget.Nodes = 1 << 22
					_, a, err := p.Decide(context.Background(), s.View(s.Turn()))
					if err != nil {
						t.Fatal(err)
					}
					if len(a.Candidates) < 2 {
						goto next
					}
					if best := a.Candidates[0]; !a.Exact || best.Win != want.Win || best.Points != want.Points {
						t.Errorf("%s: %v (exact %t), want %v", s, best, a.Exact, want)
					}
					solved++
				}
			next:
				moves := s.AppendMoves(nil, s.Turn())
				m, err := s.Complete(rng, s.Turn(), moves[rng.IntN(len(moves))])
				if err == nil {
					s, err = s.Play(s.Turn(), m)
				}
				if err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if solved < 10 {
		t.Errorf("%d endgames", solved)
	}
}

// exhaust is the value of s for p by perfect play, all games tried.
func exhaust(s jarnac.State, p jarnac.Player, known map[jarnac.State]bot.Value) (best bot.Value) {
	if o, over := s.Outcome(); over {
		return resultFor(o, p)
	}
	if v, ok := known[s]; ok {
		return v
	}
	first := true
	for m := range s.Moves(s.Turn()) {
		next, err := s.Play(s.Turn(), m)
		if err != nil {
			panic(err)
		}
		v := exhaust(next, p, known)
		better := v.Win+1e-5*v.Points > best.Win+1e-5*best.Points
		if first || better == (s.Turn() == p) && v != best {
			best, first = v, false
		}
	}
	known[s] = best
	return best
}

// The eyes of a player are the same for a whole turn, and overlook long words and shuffled
// ones more often, weaker eyes more than stronger ones.
func TestSight(t *testing.T) {
	overlooked := func(word, old string, overlook int) (n int) {
		for seed := range uint64(20_000) {
			e := sight.Open(seed*0x9e3779b97f4a7c15, overlook)
			if !sees(e, word, old) {
				n++
			}
		}
		return n
	}
	grown, shuffled, far := overlooked("RATS", "RAT", 8), overlooked("TZAR", "RAT", 8), overlooked("CRATERE", "RAT", 8)
	short, long := overlooked("RAT", "", 8), overlooked("ANCESTRAL", "", 8)
	if !(0 < grown && grown < shuffled && shuffled < 5000 && grown < far) {
		t.Errorf("of 20000: RATS overlooked %d times, TZAR %d times, CRATERE %d times", grown, shuffled, far)
	}
	if !(0 < short && short < 1000 && 5*short < long && long < 15_000) {
		t.Errorf("of 20000: RAT overlooked %d times, ANCESTRAL %d times", short, long)
	}
	if worse := overlooked("TZAR", "RAT", 24); worse < 2*shuffled || overlooked("TZAR", "RAT", 0) != 0 {
		t.Errorf("of 20000: TZAR overlooked %d times by a weaker player", worse)
	}
}

// A player that does not search allocates its answer, and the words of the Jarnacs.
func TestDecideAllocations(t *testing.T) {
	rules := compile(t, "official")
	p := player(t, rules, bot.KeenAmateur, 1)
	rng := rand.New(rand.NewPCG(1, 1))
	for s := rules.Start(jarnac.A); s.Phase() != jarnac.Over; {
		v := s.View(s.Turn())
		var m jarnac.Move
		most := 2 + len(s.AppendJarnacs(nil, s.Turn()))
		if n := testing.AllocsPerRun(3, func() { m, _, _ = p.Decide(context.Background(), v) }); n > float64(most) {
			t.Fatalf("%s takes %v allocations in %s", m, n, s)
		}
		var err error
		if s, err = s.Play(s.Turn(), s.Chance(rng, s.Turn(), m)); err != nil {
			t.Fatal(err)
		}
	}
}

func BenchmarkDecide(b *testing.B) {
	s := position(b, "official", jarnac.Setup{Phase: jarnac.Playing, Mats: [2]jarnac.SetupMat{matOf("BEDTUSAR", "TRACE"), matOf("EUI", "RAT", "MIL")}})
	p := player(b, s.Rules(), bot.Champion, 5)
	p.Budget.Nodes = 10_000
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
