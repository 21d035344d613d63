package botjarnac

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
)

// The mean of the luck of all draws of a position is zero, and the same draw is the same luck each time.
func TestLuck(t *testing.T) {
	drawn := 0
	for i, text := range []string{"official", "classic", "competition lines=3"} {
		rules := compile(t, text)
		p := player(t, rules, bot.Champion, 1)
		rng := rand.New(rand.NewPCG(7, uint64(i)))
		s := rules.Start(jarnac.A)
		for turn := 0; s.Phase() != jarnac.Over && turn < gametest.N(12, 200); turn++ {
			who := s.Turn()
			moves := s.AppendMoves(nil, who)
			m := moves[rng.IntN(len(moves))]
			var sum bot.Value
			if !m.Completed() && m.Count() == 1 {
				total := 0.0
				for c, share := range s.Chances(who, m) {
					luck, ok := p.Luck(s, c, 1)
					if again, _ := p.Luck(s, c, 1); !ok || again != luck {
						t.Fatalf("%s: the luck of %v is %v, and then %v", text, c, luck, again)
					}
					sum.Win, sum.Points, total = sum.Win+share*luck.Win, sum.Points+share*luck.Points, total+math.Abs(luck.Win)
				}
				if drawn++; math.Abs(sum.Win) > 1e-9 || math.Abs(sum.Points) > 1e-6 || total == 0 && s.BagLen() > 1 && turn < 10 {
					t.Errorf("%s: %v has luck %v in the mean, %g in all", text, m, sum, total)
				}
			}
			next := must.Get(s.Play(who, s.Chance(rng, who, m)))(t)
			s = next
		}
	}
	if drawn < gametest.N(8, 8) {
		t.Errorf("%d draws", drawn)
	}
}

// A letter that makes many words is luckier than one that makes none, and what is no draw has no luck.
func TestLuckOf(t *testing.T) {
	s := position(t, "official", jarnac.Setup{Phase: jarnac.Handover, Mats: [2]jarnac.SetupMat{matOf("BEDTUSAR", "TRACE"), matOf("EUI", "RAT", "MIL")}})
	p := player(t, s.Rules(), bot.Champion, 1)
	good, ok := p.Luck(s, jarnac.Draw(1).WithDrawn("E"), 40)
	bad, also := p.Luck(s, jarnac.Draw(1).WithDrawn("W"), 40)
	if !ok || !also || good.Win <= bad.Win || bad.Win >= 0 || good.Points <= bad.Points || bad.Points >= 0 {
		t.Errorf("E is luck %v, %t, and W %v, %t", good, ok, bad, also)
	}
	start := compile(t, "official").Start(jarnac.A)
	good, ok = p.Luck(start, jarnac.Draw(6).WithDrawn("AEINRS"), 2)
	bad, also = p.Luck(start, jarnac.Draw(6).WithDrawn("KKQWWX"), 2)
	if !ok || also || good.Win <= 0 || bad != (bot.Value{}) { // there is one K
		t.Errorf("AEINRS is luck %v, %t, and what the bag has not %v, %t", good, ok, bad, also)
	}
	for _, m := range []jarnac.Move{jarnac.Draw(1), jarnac.Draw(2).WithDrawn("AE"), jarnac.Pass(), jarnac.Jarnac(1, "RATE"), {}} {
		if luck, ok := p.Luck(s, m, 1); ok || luck != (bot.Value{}) {
			t.Errorf("%v is luck %v", m, luck)
		}
	}
	if _, ok := new(Player).Luck(s, jarnac.Draw(1).WithDrawn("E"), 1); ok {
		t.Error("the zero Player knows luck")
	}
}

// BenchmarkLuck tells the luck of one letter.
func BenchmarkLuck(b *testing.B) {
	s := position(b, "official", jarnac.Setup{Phase: jarnac.Handover, Mats: [2]jarnac.SetupMat{matOf("BEDTUSAR", "TRACE"), matOf("EUI", "RAT", "MIL")}})
	p := player(b, s.Rules(), bot.Champion, 1)
	for b.Loop() {
		p.Luck(s, jarnac.Draw(1).WithDrawn("E"), 8)
	}
}
