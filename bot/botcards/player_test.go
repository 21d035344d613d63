package botcards

import (
	"context"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/sight"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/scrabblecards"
)

func player(t testing.TB, rules *scrabblecards.Rules, level bot.Level, seed uint64) *Player {
	t.Helper()
	p, err := New(rules, level, seed)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// A table is a game under way in a test.
type table struct {
	t     *testing.T
	rng   *rand.Rand
	state scrabblecards.State
	sides []*Player
}

func newTable(t *testing.T, rules *scrabblecards.Rules, seed uint64, levels ...bot.Level) *table {
	t.Helper()
	n := rules.Options().Players
	g := &table{t: t, rng: rand.New(rand.NewPCG(seed, 9)), state: rules.Start(scrabblecards.Player(seed % uint64(n)))}
	for i := range n {
		p := player(t, rules, levels[i%len(levels)], seed)
		p.Budget.Nodes = 30
		g.sides = append(g.sides, p)
	}
	return g
}

// play plays up to the end, or so many moves: now and then a bad word is laid. It looks at
// each decision.
func (g *table) play(most int) scrabblecards.State {
	g.t.Helper()
	for n := 0; g.state.Phase() != scrabblecards.Over && n < most; n++ {
		s := g.state
		p := s.Turn()
		for q := range s.Players() {
			if m, ok := g.sides[q].Contest(s.View(q)); ok && g.state == s {
				if err := s.Check(q, m); err != nil {
					g.t.Fatalf("%s contests: %v in %s", q, err, s)
				}
				g.state, _ = s.Play(q, m)
			}
		}
		if g.state != s {
			continue
		}
		m, a, err := g.sides[p].Decide(context.Background(), s.View(p))
		if err != nil {
			g.t.Fatalf("%v in %s", err, s)
		}
		if best, ok := a.Best(); !ok || best != m {
			g.t.Fatalf("%s is not the best of %v", m, a)
		}
		if !slices.Contains(s.AppendMoves(nil, p), m) {
			g.t.Fatalf("%s is no move of %s", m, s)
		}
		for _, c := range a.Candidates {
			if c.Win < 0 || c.Win > 1 || c.WinErr < 0 || c.Visits > 0 && c.Line[0].Decision() != c.Move {
				g.t.Fatalf("a candidate is %+v", c)
			}
		}
		if bad := reversed(m); s.Rules().Options().Validation == scrabblecards.OnContest && g.rng.IntN(4) == 0 && s.Check(p, bad) == nil {
			m = bad
		}
		if m, err = s.Complete(g.rng, p, m); err == nil {
			g.state, err = s.Play(p, m)
		}
		if err != nil {
			g.t.Fatalf("%v in %s", err, s)
		}
	}
	return g.state
}

// reversed is m with its letters turned round.
func reversed(m scrabblecards.Move) scrabblecards.Move {
	if m.Kind() != scrabblecards.KindPlace {
		return scrabblecards.Move{}
	}
	word := []byte(m.Word())
	slices.Reverse(word)
	return scrabblecards.Place(m.At(), m.Direction(), string(word))
}

// Each decision is a move, by odd options too, with two to six players, at all levels.
func TestDecisionsAreMoves(t *testing.T) {
	for i, text := range []string{
		"official", "official players=3", "official players=6", "official validation=contest", "official players=4 validation=contest",
		"official rack=1", "official rack=8 exchange=0 bonus=0", "official bag=AEIOUSTRNL?23E", "official rack=2 bag=AABB", "official rack=7 bag=222223333AESTZ",
		"official players=3 bag=AAABEEEEIIRSSTTLNU2?? validation=contest exchange=0",
	} {
		t.Run(text, func(t *testing.T) {
			t.Parallel()
			rules := compile(t, text)
			for seed := range uint64(2) {
				levels := []bot.Level{bot.Level(1 + (uint64(i)+3*seed)%8), bot.Level(8 - (uint64(i)+seed)%8)}
				newTable(t, rules, seed, levels...).play(160)
			}
		})
	}
}

// Games of good players end.
func TestGamesEnd(t *testing.T) {
	rules := compile(t, "official")
	for _, level := range []bot.Level{bot.Beginner, bot.Expert} {
		if s := newTable(t, rules, 3, level).play(2000); s.Phase() != scrabblecards.Over {
			t.Errorf("%s: no end in sight in %s", level, s)
		}
	}
}

// A lexicon of three words is enough to play with.
func TestSmallLexicon(t *testing.T) {
	words, err := lexicon.ReadList(strings.NewReader("RAT\nRATS\nTRI\n"))
	if err != nil {
		t.Fatal(err)
	}
	rules, err := scrabblecards.Compile(scrabblecards.Official(), words)
	if err != nil {
		t.Fatal(err)
	}
	newTable(t, rules, 1, bot.Champion, bot.Beginner).play(60)
}

// position is the state after some moves, each of the player on turn.
func position(t testing.TB, rules *scrabblecards.Rules, moves ...string) scrabblecards.State {
	t.Helper()
	s := rules.Start(scrabblecards.A)
	for _, text := range moves {
		m, err := scrabblecards.ParseMove(text)
		if err == nil {
			s, err = s.Play(s.Turn(), m)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// endgame is a position with the deck out, in which A is on turn.
func endgame(t *testing.T, text, own, other string, lead int) scrabblecards.State {
	t.Helper()
	s, err := compile(t, text).FromSetup(scrabblecards.Setup{
		Table:  []scrabblecards.Letter{{At: board.At(0, 0), Letter: 'R'}, {At: board.At(0, 1), Letter: 'A'}, {At: board.At(0, 2), Letter: 'T'}},
		Racks:  [scrabblecards.MaxPlayers]scrabblecards.Cards{scrabblecards.MustParseCards(own), scrabblecards.MustParseCards(other)},
		Scores: [scrabblecards.MaxPlayers]int{lead}, Phase: scrabblecards.Playing,
	})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Positions in which it is clear what is best.
func TestDecide(t *testing.T) {
	// With the deck out, the last card wins the 20 points that the other has to pay for twice.
	s := endgame(t, "official", "S", "3WK", 0)
	m, a, err := player(t, s.Rules(), bot.Champion, 1).Decide(context.Background(), s.View(scrabblecards.A))
	if err != nil || m.Word() == "" || a.Candidates[0].Win != 1 && a.Candidates[0].Visits > 0 {
		t.Errorf("with one card left: %s, %v, %v", m, a, err)
	}
	// A bonus card doubles both words on the letter that they share.
	s = position(t, compile(t, "official"), "+CRISEMO", "+HATUN?2", "(0,0)>CRISE", "+LLTTV")
	b := newPolicy(s.Rules(), style{})
	for _, o := range b.rank(&s, 400) {
		bonus, _ := o.move.Bonus()
		if bonus == scrabblecards.NoBonus {
			continue
		}
		points := s.Points(o.move)
		for i := range len(o.move.Word()) {
			if other := s.Points(o.move.WithBonus(bonus, i+1)); other > points {
				t.Errorf("%s brings %d points, and on letter %d %d", o.move, points, i+1, other)
			}
		}
	}
}

// What the policy thinks of a decision is its points and what is kept, less what is left.
func TestRank(t *testing.T) {
	s := position(t, compile(t, "official"), "+CRISEMO", "+HATUN?3", "(0,0)>CRISE", "+LLTTV")
	b := newPolicy(s.Rules(), style{})
	h := handOf(&s, &b.options)
	all := slices.Clone(b.rank(&s, 1<<16))
	for i, o := range all {
		if i > 0 && o.worth > all[i-1].worth {
			t.Fatalf("%s stands behind %s", o.move, all[i-1].move)
		}
		next, err := s.Play(s.Turn(), s.Chance(rand.New(rand.NewPCG(1, 1)), s.Turn(), o.move))
		if err != nil {
			t.Fatal(err)
		}
		if o.move.Kind() != scrabblecards.KindPlace {
			continue
		}
		rest := count(next.Rack(s.Turn()))
		_, leaves := h.after(&s, o.move)
		if want := float64(next.Score(s.Turn())-s.Score(s.Turn())) + h.worth(&rest) - leaves; want-o.worth > 1e-6 || o.worth-want > 1e-6 {
			t.Errorf("%s is worth %.2f, want %.2f", o.move, o.worth, want)
		}
	}
	for _, n := range []int{1, 5} { // a shorter list is the beginning of a longer one
		for i, o := range b.rank(&s, n) {
			if o.worth != all[i].worth {
				t.Errorf("of %d decisions the %dth is worth %.2f, want %.2f", n, i+1, o.worth, all[i].worth)
			}
		}
	}
}

// A player goes by what it sees: two states that differ in what is hidden alone give the
// same decision.
func TestHidden(t *testing.T) {
	s := position(t, compile(t, "official players=3"), "+CRISEMO", "+HATUN?3", "+AEILRST", "(0,0)>CRISE", "+LLTTV")
	v := s.View(s.Turn())
	other, err := s.WithRack(scrabblecards.C, scrabblecards.MustParseCards("KWXYZ22"))
	if err != nil {
		t.Fatal(err)
	}
	if other == s || other.View(s.Turn()) != v {
		t.Fatal("the states do not differ in what is hidden")
	}
	for _, level := range bot.Levels() {
		var want bot.Analysis[scrabblecards.Move]
		for i, s := range []scrabblecards.State{s, other} {
			p := player(t, s.Rules(), level, 5)
			p.Budget.Nodes = 300
			_, a, err := p.Decide(context.Background(), s.View(s.Turn()))
			if err != nil {
				t.Fatal(err)
			}
			if a.Time = 0; i == 0 {
				want = a
			} else if !reflect.DeepEqual(a, want) {
				t.Errorf("%s: what is hidden makes %v of %v", level, a, want)
			}
		}
	}
}

// The same seed decides the same, with any number of workers; a Player told to stop decides
// at once.
func TestDeterminism(t *testing.T) {
	s := position(t, compile(t, "official"), "+CRISEMO", "+HATUN?3", "(0,0)>CRISE", "+LLTTV")
	var want bot.Analysis[scrabblecards.Move]
	for i, workers := range []int{1, 1, 2, 3} {
		p := player(t, s.Rules(), bot.Champion, 5)
		p.Budget = bot.Budget{Nodes: 600, Workers: workers}
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
	if err != nil || a.Nodes != 0 || s.Check(s.Turn(), m) != nil {
		t.Errorf("stopped at once: %s, %d nodes, %v", m, a.Nodes, err)
	}
	p := player(t, s.Rules(), bot.Champion, 5)
	p.Budget.Time = 20 * time.Millisecond
	start := time.Now()
	if _, _, err := p.Decide(context.Background(), s.View(s.Turn())); err != nil || time.Since(start) > 10*time.Second {
		t.Errorf("20 ms take %v, %v", time.Since(start), err)
	}
}

// What is no position to decide in is an error.
func TestErrors(t *testing.T) {
	rules := compile(t, "official")
	s := rules.Start(scrabblecards.A)
	over, _ := s.Play(scrabblecards.A, scrabblecards.Resign())
	other := compile(t, "official bonus=40").Start(scrabblecards.A)
	again := compile(t, "official").Start(scrabblecards.A)
	p := player(t, rules, bot.Champion, 1)
	for name, v := range map[string]scrabblecards.View{
		"no game": {}, "over": over.View(scrabblecards.A), "not on turn": s.View(scrabblecards.B), "other rules": other.View(scrabblecards.A),
	} {
		if m, _, err := p.Decide(context.Background(), v); err == nil || m != (scrabblecards.Move{}) {
			t.Errorf("%s: decides on %s", name, m)
		}
	}
	if _, _, err := p.Decide(context.Background(), again.View(scrabblecards.A)); err != nil {
		t.Errorf("the same rules, compiled again: %v", err)
	}
	var zero Player
	if _, _, err := zero.Decide(context.Background(), s.View(scrabblecards.A)); err == nil {
		t.Error("the zero Player decides")
	}
	if _, err := New(nil, bot.Champion, 1); err == nil {
		t.Error("there are no rules to play by")
	}
	if _, err := New(new(scrabblecards.Rules), bot.Champion, 1); err == nil {
		t.Error("the zero Rules are rules to play by")
	}
	for _, level := range []bot.Level{0, 9} {
		if _, err := New(rules, level, 1); err == nil {
			t.Errorf("there is the level %d", level)
		}
	}
}

// A player contests a bad word, whoever is on turn, and no good one.
func TestContest(t *testing.T) {
	rules := compile(t, "official players=3 validation=contest")
	for word, want := range map[string]bool{"CRISE": false, "CRSIE": true} {
		s := position(t, rules, "+CRISEMO", "+HATUN?3", "+AEILRST", "(0,0)>"+word)
		for _, p := range []scrabblecards.Player{scrabblecards.B, scrabblecards.C} {
			m, ok := player(t, rules, bot.Champion, 1).Contest(s.View(p))
			if ok != want || ok && m != scrabblecards.Contest() {
				t.Errorf("%s: %s contests %t, %s", word, p, ok, m)
			}
			m, _, err := player(t, rules, bot.Champion, 1).Decide(context.Background(), s.View(p))
			if want != (err == nil) || want && m != scrabblecards.Contest() {
				t.Errorf("%s: %s decides on %s, %v", word, p, m, err)
			}
		}
		if m, ok := player(t, rules, bot.Champion, 1).Contest(s.View(scrabblecards.A)); ok {
			t.Errorf("%s: its author does %s", word, m)
		}
	}
}

// Whoever wins by letting the last word go does not contest it.
func TestContestLast(t *testing.T) {
	for lead, want := range map[int]bool{-100: false, 100: true} {
		s := endgame(t, "official validation=contest", "S", "E", lead)
		next, err := s.Play(scrabblecards.A, scrabblecards.Place(board.At(-1, 0), board.Down, "SR"))
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := player(t, s.Rules(), bot.Champion, 1).Contest(next.View(scrabblecards.B)); ok != want {
			t.Errorf("with a lead of %d of the author: contests %t", lead, ok)
		}
	}
}

// Eyes overlook long words more often than short ones, and such as make others.
func TestSight(t *testing.T) {
	s := position(t, compile(t, "official"), "+CRISEMO", "+HATUNSE", "(0,0)>CRISE", "+LLTTV")
	o := s.Rules().Options()
	overlooked := func(word string, overlook int) (n int) {
		m, err := scrabblecards.ParseMove(word)
		if err != nil {
			t.Fatal(err)
		}
		c := scrabblecards.Scored{Move: m, Points: s.Points(m)}
		for seed := range uint64(20_000) {
			if !sees(sight.Open(seed*0x9e3779b97f4a7c15, overlook), &c, &o) {
				n++
			}
		}
		return n
	}
	short, long, across := overlooked("(0,0)vCAT", 8), overlooked("(0,0)vCHANTEUSE", 8), overlooked("(1,0)>HA", 8)
	if !(0 < short && short < 1000 && 5*short < long && short < across) {
		t.Errorf("of 20000: CAT overlooked %d times, CHANTEUSE %d times, HA beside CRISE %d times", short, long, across)
	}
	if worse := overlooked("(0,0)vCHANTEUSE", 16); worse < long || overlooked("(0,0)vCHANTEUSE", 0) != 0 {
		t.Errorf("of 20000: CHANTEUSE overlooked %d times by a weaker player", worse)
	}
}

func BenchmarkDecide(b *testing.B) {
	s := position(b, compile(b, "official"), "+CRISEMO", "+HATUNS3", "(0,0)>CRISE", "+LLTTV")
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
