package botcards

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/bot/internal/sight"
	"github.com/jeudelettres/lettres/internal/test/bottest"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/internal/vocabulary"
	"github.com/jeudelettres/lettres/scrabblecards"
)

func player(t testing.TB, rules *scrabblecards.Rules, level bot.Level, seed uint64) *Player {
	t.Helper()
	return bottest.Player(t, New, rules, level, seed)
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

// position is the state after some moves, each of the player on turn.
func position(t testing.TB, rules *scrabblecards.Rules, moves ...string) scrabblecards.State {
	t.Helper()
	return gametest.Play(t, rules.Start(0), scrabblecards.ParseMove, moves...)
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

// Nobody passes for the sake of a good hand, whatever words they overlook, on an empty table or
// beside a word.
func TestPasses(t *testing.T) {
	rules := compile(t, "official")
	for _, s := range []scrabblecards.State{
		position(t, rules, "+AEINRST", "+AEIST?2"), position(t, rules, "+AEIST?2", "+AEINRST", "-"), position(t, rules, "+AEINRST", "+AEEOS?3", "(0,0)>RAT", "+?SE"),
	} {
		for _, level := range bot.Levels() {
			for seed := range uint64(40) {
				p := player(t, rules, level, seed)
				p.Budget.Nodes = 20
				if m, _, err := p.Decide(context.Background(), s.View(s.Turn())); err != nil || m.Kind() == scrabblecards.KindPass {
					t.Errorf("%s, seed %d: decides on %s in %s, %v", level, seed, m, s, err)
				}
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
		next := must.Get(s.Play(s.Turn(), s.Chance(rand.New(rand.NewPCG(1, 1)), s.Turn(), o.move)))(t)
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

// Whoever wins by letting the last word go does not contest it.
func TestContestLast(t *testing.T) {
	for lead, want := range map[int]bool{-100: false, 100: true} {
		s := endgame(t, "official validation=contest", "S", "E", lead)
		next := must.Get(s.Play(scrabblecards.A, scrabblecards.Place(board.At(-1, 0), board.Down, "SR")))(t)
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
		m := must.Get(scrabblecards.ParseMove(word))(t)
		c := scrabblecards.Scored{Move: m, Points: s.Points(m)}
		for seed := range uint64(20_000) {
			if !sees(sight.Open(seed*0x9e3779b97f4a7c15, overlook, vocabulary.Vocabulary{}), &c, &o) {
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
