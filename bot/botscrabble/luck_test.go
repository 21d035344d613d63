package botscrabble

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/scrabble"
)

// The luck of draws is zero on average: exactly over all that can come with one tile, and within the error
// over draws at random. The same seed finds the same luck.
func TestLuck(t *testing.T) {
	rules := compile(t, "classique")
	p := player(t, rules, bot.Regular, 7)
	rng := rand.New(rand.NewPCG(3, 3))
	var sum, squares, n float64
	ones := 0
	for game := range uint64(4) {
		all := player(t, rules, bot.Regular, game)
		for s := rules.Start(scrabble.A); s.Phase() != scrabble.Over; {
			who := s.Turn()
			m, _, err := all.Decide(context.Background(), s.View(who))
			if err != nil {
				t.Fatal(err)
			}
			m = s.Chance(rng, who, m)
			luck, ok := p.Luck(s, m)
			if again, _ := p.Luck(s, m); again != luck || luck.Win != 0 {
				t.Fatalf("the luck of %v is %v, and %v", m, luck, again)
			}
			if !m.Decision().Completed() != ok && s.BagLen() > 0 {
				t.Errorf("the luck of %v is known: %t", m, ok)
			}
			if ok {
				sum, squares, n = sum+luck.Points, squares+luck.Points*luck.Points, n+1
			}
			if ok && m.Count() == 1 {
				ones++
				mean, total := 0.0, 0.0
				for c, share := range s.Chances(who, m) {
					l, _ := p.Luck(s, c)
					mean, total = mean+share*l.Points, total+share
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
	if deviation := math.Sqrt(squares/n - mean*mean); n < 100 || ones == 0 || deviation < 3 || math.Abs(mean) > 3*deviation/math.Sqrt(n) {
		t.Errorf("of %v draws, %d of one tile, the luck is %.2f on average, with a deviation of %.2f", n, ones, mean, deviation)
	} else {
		t.Logf("of %v draws the luck is %.2f ± %.2f points, with a deviation of %.2f", n, mean, 2*deviation/math.Sqrt(n), deviation)
	}
	if _, ok := (&Player{}).Luck(rules.Start(scrabble.A), scrabble.Draw(7)); ok {
		t.Error("the zero Player tells luck")
	}
}
