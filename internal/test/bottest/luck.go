package bottest

import (
	"context"
	"iter"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/bot"
)

// A Luck says how players tell the luck of draws.
type Luck[S, P, M any] struct {
	Options string
	Level   bot.Level // of those who play
	Games   int
	Spread  float64 // that the luck of draws has at least
	Of      func(S, M) (bot.Value, bool)
	Chances func(S, P, M) iter.Seq2[M, float64]
}

// Luck plays games, and fails unless the luck of draws is zero on average: exactly over all that can come
// with one letter, and within the error over all draws. The same draw has the same luck each time.
func (g *Game[R, S, P, V, M, O]) Luck(t *testing.T, l Luck[S, P, M]) {
	rules := g.compile(t, l.Options)
	rng := rand.New(rand.NewPCG(3, 3))
	var sum, squares, n float64
	ones := 0
	for seed := range uint64(l.Games) {
		all, _ := g.player(t, rules, l.Level, seed)
		s := g.Start(rules, P(seed%2))
		for {
			if _, over := s.Outcome(); over {
				break
			}
			who := s.Turn()
			m, _, err := all.Decide(context.Background(), s.View(who))
			if err != nil {
				t.Fatal(err)
			}
			if m, err = s.Complete(rng, who, m); err != nil {
				t.Fatal(err)
			}
			luck, ok := l.Of(s, m)
			if again, _ := l.Of(s, m); again != luck || luck.Win != 0 {
				t.Fatalf("the luck of %v is %v, and then %v", m, luck, again)
			}
			if ok && m == m.Decision() {
				t.Errorf("%v has luck", m)
			}
			if ok {
				sum, squares, n = sum+luck.Points, squares+luck.Points*luck.Points, n+1
			}
			if ok && len(m.Drawn()) == 1 {
				ones++
				mean, total := 0.0, 0.0
				for c, share := range l.Chances(s, who, m) {
					one, _ := l.Of(s, c)
					mean, total = mean+share*one.Points, total+share
				}
				if math.Abs(mean) > 1e-6 || math.Abs(total-1) > 1e-9 {
					t.Errorf("the luck of all that comes with %v is %v on average, of %v", m, mean, total)
				}
			}
			if s, err = s.Play(who, m); err != nil {
				t.Fatal(err)
			}
		}
	}
	mean := sum / n
	deviation := math.Sqrt(squares/n - mean*mean)
	t.Logf("of %v draws, %d of one letter, the luck is %.2f ± %.2f on average, with a deviation of %.2f", n, ones, mean, 2*deviation/math.Sqrt(n), deviation)
	if n < 50 || ones == 0 || deviation < l.Spread || math.Abs(mean) > 3*deviation/math.Sqrt(n) {
		t.Error("the luck is not zero on average")
	}
}
