package botjago

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
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon"
)

func player(t testing.TB, rules *jago.Rules, level bot.Level, seed uint64) *Player {
	t.Helper()
	p, err := New(rules, level, seed)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// playOut plays a game up to its end or so many moves, in which now and then a bad word is
// laid, and looks at each decision.
func playOut(t *testing.T, rules *jago.Rules, levels [2]bot.Level, seed uint64, most int) jago.State {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 9))
	s := rules.Start(jago.Player(seed % 2))
	var sides [2]*Player
	for i := range sides {
		sides[i] = player(t, rules, levels[i], seed)
		sides[i].Budget.Nodes = 30
	}
	for n := 0; s.Phase() != jago.Over && n < most; n++ {
		p := s.Turn()
		if m, ok := sides[p.Opponent()].Contest(s.View(p.Opponent())); ok {
			next, err := s.Play(p.Opponent(), m)
			if err != nil {
				t.Fatalf("seed %d: contests: %v in %s", seed, err, s)
			}
			s = next
			continue
		}
		m, a, err := sides[p].Decide(context.Background(), s.View(p))
		if err != nil {
			t.Fatalf("seed %d: %v in %s", seed, err, s)
		}
		if best, ok := a.Best(); !ok || best != m {
			t.Fatalf("seed %d: %s is not the best of %v", seed, m, a)
		}
		for _, c := range a.Candidates {
			if c.Win < 0 || c.Win > 1 || c.WinErr < 0 || c.Visits > 0 && c.Line[0].Decision() != c.Move {
				t.Fatalf("seed %d: a candidate is %+v", seed, c)
			}
		}
		if bad := reversed(m); rules.Options().Validation == jago.OnContest && rng.IntN(4) == 0 && s.Check(p, bad) == nil {
			m = bad
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

// reversed is m with its letters turned round.
func reversed(m jago.Move) jago.Move {
	word := []byte(m.Word())
	slices.Reverse(word)
	return jago.Place(m.At(), m.Direction(), string(word)).FromBeside(m.Beside())
}

// Each decision is a move, by odd options too, at all levels.
func TestDecisionsAreMoves(t *testing.T) {
	most := 40
	if testing.Short() {
		most = 16
	}
	for i, text := range []string{
		"official", "official validation=contest", "official validation=contest flips=0", "official rack=2", "official rack=1 bag=AEIOUSTRNL",
		"official bag=AEIRSTNE rack=4", "official rack=3 bag=AABEEIIRRSSTTLLNNOUU validation=contest", "official bag=KWXZKWXZKWXZKWXZKWXZKWXZ",
	} {
		t.Run(text, func(t *testing.T) {
			t.Parallel()
			rules := compile(t, text)
			for seed := range uint64(2) {
				levels := [2]bot.Level{bot.Level(1 + (uint64(i)+3*seed)%8), bot.Level(8 - (uint64(i)+seed)%8)}
				playOut(t, rules, levels, seed, most)
			}
		})
	}
}

func small(t *testing.T, words string) *jago.Rules {
	t.Helper()
	list, err := lexicon.ReadList(strings.NewReader(words))
	if err != nil {
		t.Fatal(err)
	}
	rules, err := jago.Compile(jago.Official(), list)
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

// A lexicon of three words is enough to play with.
func TestSmallLexicon(t *testing.T) {
	if s := playOut(t, small(t, "RAT\nRATS\nTRI\n"), [2]bot.Level{bot.Champion, bot.Beginner}, 1, 200); s.Phase() != jago.Over {
		t.Errorf("no end in sight in %s", s)
	}
}

// position is the state after some moves, each of the player on turn.
func position(t testing.TB, rules *jago.Rules, moves ...string) jago.State {
	t.Helper()
	s := rules.Start(jago.Red)
	for _, text := range moves {
		m, err := jago.ParseMove(text)
		if err == nil {
			s, err = s.Play(s.Turn(), m)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// Who has no way to lead gives up, and nobody else: also where each single word that brings
// most leads nowhere.
func TestGivesUp(t *testing.T) {
	opening := []string{"+RASEILTNDHOU", "+GBIENTNDHDEE", "6D:RAS", "-", "+AIM"}
	for words, want := range map[string]jago.Kind{"RAS\n": jago.KindResign, "RAS\nSEE\nBEE\n": jago.KindPlace} {
		s := position(t, small(t, words), opening...)
		for _, level := range bot.Levels() {
			m, _, err := player(t, s.Rules(), level, 1).Decide(context.Background(), s.View(jago.Blue))
			if err != nil || m.Kind() != want {
				t.Errorf("%q, %s: decides on %s, %v", words, level, m, err)
			}
		}
	}
}

// A player lays the words of a turn, ends it, and leads then, at every level.
func TestTurn(t *testing.T) {
	s := position(t, compile(t, "official"), "+RASEILTNDHOU", "+GBIENTNDHSRE", "6D:RAS", "-", "+AIM")
	for _, level := range bot.Levels() {
		p, at := player(t, s.Rules(), level, 1), s
		for n := 0; at.Turn() == jago.Blue && at.Phase() == jago.Playing; n++ {
			m, _, err := p.Decide(context.Background(), at.View(jago.Blue))
			if err == nil {
				at, err = at.Play(jago.Blue, m)
			}
			if err != nil || n > maxWords {
				t.Fatalf("%s: %s, %v", level, m, err)
			}
		}
		if at.Lead(jago.Blue) < 1 {
			t.Errorf("%s leads by %d", level, at.Lead(jago.Blue))
		}
	}
}

// What a choice brings is what the state says after it, on turn or not.
func TestChoices(t *testing.T) {
	s := position(t, compile(t, "official"), "+RASEILTNDHOU", "+GBIENTNDHSRE", "6D:RAS", "-", "+AIM")
	var l look
	all := slices.Clone(l.choices(&s, jago.Blue))
	for _, c := range all {
		after, err := s.Play(jago.Blue, c.move)
		if err != nil {
			t.Fatal(err)
		}
		lead := after.Lead(jago.Blue)
		if worth := lead - 2*(after.Beside().Len()-s.Beside().Len()); c.lead != lead || c.worth != worth {
			t.Errorf("%s brings a lead of %d and is worth %d, want %d and %d", c.move, c.lead, c.worth, lead, worth)
		}
	}
	if len(all) < 20 {
		t.Errorf("only %d choices", len(all))
	}
	if most := l.most(&s, jago.Red); most < 4 {
		t.Errorf("Red, who is not on turn, gets a lead of %d", most)
	}
}

// The same seed decides the same, with any number of workers, on States that are equal: a
// View is all that a player is given, and here it hides nothing. A Player told to stop
// decides at once.
func TestDeterminism(t *testing.T) {
	s := position(t, compile(t, "official"), "+RASEILTNDHOU", "+GBIENTNDHSRE", "6D:RAS", "-", "+AIM")
	var want bot.Analysis[jago.Move]
	for i, workers := range []int{1, 1, 2, 3} {
		p := player(t, s.Rules(), bot.Champion, 5)
		p.Budget = bot.Budget{Nodes: 150, Workers: workers}
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
	if err != nil || a.Nodes != 0 || s.Check(s.Turn(), m) != nil || m.Kind() != jago.KindPlace {
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
	s := rules.Start(jago.Red)
	over, _ := s.Play(jago.Red, jago.Resign())
	other := compile(t, "official flips=1").Start(jago.Red)
	again := compile(t, "official").Start(jago.Red)
	p := player(t, rules, bot.Champion, 1)
	for name, v := range map[string]jago.View{
		"no game": {}, "over": over.View(jago.Red), "not on turn": s.View(jago.Blue), "other rules": other.View(jago.Red),
	} {
		if m, _, err := p.Decide(context.Background(), v); err == nil || m != (jago.Move{}) {
			t.Errorf("%s: decides on %s", name, m)
		}
	}
	if _, _, err := p.Decide(context.Background(), again.View(jago.Red)); err != nil {
		t.Errorf("the same rules, compiled again: %v", err)
	}
	var zero Player
	if _, _, err := zero.Decide(context.Background(), s.View(jago.Red)); err == nil {
		t.Error("the zero Player decides")
	}
	if _, err := New(nil, bot.Champion, 1); err == nil {
		t.Error("there are no rules to play by")
	}
	if _, err := New(new(jago.Rules), bot.Champion, 1); err == nil {
		t.Error("the zero Rules are rules to play by")
	}
	for _, level := range []bot.Level{0, 9} {
		if _, err := New(rules, level, 1); err == nil {
			t.Errorf("there is the level %d", level)
		}
	}
}

// A player contests a bad word and no good one, and then turns as many letters as it may.
func TestContest(t *testing.T) {
	rules := compile(t, "official validation=contest")
	for word, want := range map[string]bool{"6D:RAS": false, "6D:RSA": true} {
		s := position(t, rules, "+RASEILTNDHOU", "+GBIENTNDHSRE", word)
		m, ok := player(t, rules, bot.Champion, 1).Contest(s.View(jago.Blue))
		if ok != want || ok && m != jago.Contest() {
			t.Errorf("%s: contests %t, %s", word, ok, m)
		}
		m, _, err := player(t, rules, bot.Champion, 1).Decide(context.Background(), s.View(jago.Blue))
		if want != (err == nil) || want && m != jago.Contest() {
			t.Errorf("%s: decides on %s, %v", word, m, err)
		}
		if m, ok := player(t, rules, bot.Champion, 1).Contest(s.View(jago.Red)); ok {
			t.Errorf("%s: its author does %s", word, m)
		}
	}
	// Blue's word is bad: Red turns three letters of Blue's.
	s := position(t, rules, "+RASEILTNDHOU", "+GBIENTNDHSRE", "6D:RAS", "-", "+AIM", "F6:SEN", "8E:BND")
	s, err := s.Play(jago.Red, jago.Contest())
	if err != nil {
		t.Fatal(err)
	}
	lead := s.Lead(jago.Red)
	m, _, err := player(t, rules, bot.Champion, 1).Decide(context.Background(), s.View(jago.Red))
	if err == nil {
		s, err = s.Play(jago.Red, m)
	}
	if err != nil || m.Kind() != jago.KindFlip || s.Lead(jago.Red) != lead+2*len(m.Squares()) || len(m.Squares()) == 0 {
		t.Errorf("turns by %s, %v", m, err)
	}
}

// Eyes overlook long words more often than short ones, and such as replace letters.
func TestSight(t *testing.T) {
	overlooked := func(word string, fresh, replaced, overlook int) (n int) {
		for seed := range uint64(20_000) {
			if !sees(sight.Open(seed*0x9e3779b97f4a7c15, overlook), word, fresh, replaced) {
				n++
			}
		}
		return n
	}
	short, long, swapped := overlooked("RAT", 3, 0, 8), overlooked("ANCESTRAL", 9, 0, 8), overlooked("RAT", 1, 1, 8)
	if !(0 < short && 5*short < long && 5*short < swapped) {
		t.Errorf("of 20000: RAT overlooked %d times, ANCESTRAL %d times, RAT by replacing %d times", short, long, swapped)
	}
	if worse := overlooked("ANCESTRAL", 9, 0, 16); worse < long || overlooked("ANCESTRAL", 9, 0, 0) != 0 {
		t.Errorf("of 20000: ANCESTRAL overlooked %d times by a weaker player", worse)
	}
}

func BenchmarkDecide(b *testing.B) {
	s := position(b, compile(b, "official"), "+RASEILTNDHOU", "+GBIENTNDHSRE", "6D:RAS", "-", "+AIM")
	for _, level := range []bot.Level{bot.ClubPlayer, bot.Champion} {
		b.Run(level.String(), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, _, err := player(b, s.Rules(), level, 5).Decide(context.Background(), s.View(s.Turn())); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
