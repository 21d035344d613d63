package botcards

import (
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/scrabblecards"
)

var learnFlag = flag.Int("learn", 0, "the games of each round of TestLearn; 0 is a few of one round")

// What can be learned of a hand: the cards, and its shape.
const features = len(cards{}) + 3

// A lesson is a linear regression of what the best decision is worth on the hand, within each
// position: of both the mean of the position is subtracted.
type lesson struct {
	products [features][features]float64
	sums     [features]float64
}

const (
	handsTried = 8  // in each position, dealt from the deck
	ridge      = 20 // tries by which a feature that is never seen counts nothing
)

// hear plays a game of the policy against itself, and learns from its positions.
func (l *lesson) hear(t testing.TB, rules *scrabblecards.Rules, k *keeping, seed uint64) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 0))
	b := newPolicy(rules, style{})
	b.keeping = k
	s := rules.Start(scrabblecards.Player(seed % 2))
	for s.Phase() != scrabblecards.Over {
		p := s.Turn()
		if held := s.Held(p); s.Phase() == scrabblecards.Playing && s.BagLen() >= held {
			l.position(t, b, s, rng)
		}
		next := must.Get(s.Play(p, s.Chance(rng, p, b.decide(&s))))(t)
		s = next
	}
}

// position tries other hands for the player on turn.
func (l *lesson) position(t testing.TB, b *policy, s scrabblecards.State, rng *rand.Rand) {
	pool := []byte(s.Bag().Plus(s.Rack(s.Turn())).String())
	var seen [handsTried][features]float64
	var worth [handsTried]float64
	var meanSeen [features]float64
	mean := 0.0
	for i := range handsTried {
		rng.Shuffle(len(pool), func(i, j int) { pool[i], pool[j] = pool[j], pool[i] })
		hand := scrabblecards.MustParseCards(string(pool[:s.Held(s.Turn())]))
		tried := must.Get(s.WithRack(s.Turn(), hand))(t)
		seen[i], worth[i] = featuresOf(count(hand)), b.rank(&tried, 1)[0].worth
		mean += worth[i] / handsTried
		for f, x := range seen[i] {
			meanSeen[f] += x / handsTried
		}
	}
	for i := range handsTried {
		for f := range features {
			x := seen[i][f] - meanSeen[f]
			l.sums[f] += x * (worth[i] - mean)
			for g := range features {
				l.products[f][g] += x * (seen[i][g] - meanSeen[g])
			}
		}
	}
}

func featuresOf(c cards) (seen [features]float64) {
	for i, n := range c {
		seen[i] = float64(n)
	}
	twins, uneven, more := c.shape()
	seen[len(c)], seen[len(c)+1], seen[len(c)+2] = float64(twins), float64(uneven), float64(more)
	return seen
}

// learn is what has been learned. A card of the deck is worth nothing on average: another one
// would come in its place. A hand is no better for its shape.
func (l *lesson) learn() *keeping {
	m, x := l.products, l.sums
	for i := range features {
		m[i][i] += ridge
	}
	for i := range features { // Gauss and Jordan; the matrix is positive definite
		for j := range features {
			if f := m[j][i] / m[i][i]; j != i {
				for g := range features {
					m[j][g] -= f * m[i][g]
				}
				x[j] -= f * x[i]
			}
		}
	}
	for i := range features {
		x[i] /= m[i][i]
	}
	k := &keeping{twin: min(0, x[len(cards{})]), uneven: min(0, x[len(cards{})+1]), bonus: min(0, x[len(cards{})+2])}
	copy(k.card[:], x[:])
	mean, deck := 0.0, count(scrabblecards.Official().Bag)
	for i, n := range deck {
		mean += float64(n) * k.card[i] / float64(scrabblecards.Official().Bag.Len())
	}
	for i := range k.card {
		k.card[i] -= mean
	}
	return k
}

// String is k as keeping.go has it.
func (k *keeping) String() string {
	var b strings.Builder
	for i, x := range k.card {
		fmt.Fprintf(&b, "%s: %.1f, ", cardNames[i:i+1], x)
	}
	fmt.Fprintf(&b, "twin: %.1f, uneven: %.1f, bonus: %.1f", k.twin, k.uneven, k.bonus)
	return b.String()
}

// What cards are worth is learned from games: a joker and a Triple Word much, and J, Q and W
// least. With -learn it is learned in three rounds, each with a policy that knows
// what the one before has learned.
func TestLearn(t *testing.T) {
	rules := compile(t, "official")
	k, games, rounds := &keeping{}, 40, 1
	if *learnFlag > 0 {
		games, rounds = *learnFlag, 3
	}
	for round := range rounds {
		var l lesson
		for g := range games {
			l.hear(t, rules, k, uint64(round*games+g))
		}
		k = l.learn()
		t.Logf("round %d: %s", round+1, k)
	}
	for i, x := range k.card {
		if math.IsNaN(x) || math.Abs(x) > 60 {
			t.Fatalf("%s is worth %v", cardNames[i:i+1], x)
		}
	}
	for _, better := range []string{"?S", "SB", "EB", "3B", "BQ", "BW", "EJ", "32"} {
		of := func(i int) float64 { return k.card[strings.IndexByte(cardNames, better[i])] }
		if of(0) <= of(1) {
			t.Errorf("%c is worth %.1f, and %c %.1f", better[0], of(0), better[1], of(1))
		}
	}
}
