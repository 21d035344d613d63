package botjago

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/clock"
	"github.com/jeudelettres/lettres/internal/stats"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

// A table of strength: go test ./bot/botjago -run TestMatch -v -match 500 -players champion,careful
var (
	pairsFlag   = flag.Int("match", 0, "pairs of games of TestMatch; 0 is a few")
	playersFlag = flag.String("players", "6,2", "who plays in TestMatch: a level, or careful; champion:50ms and champion:5000 have a budget of time and of nodes; levels is each level against the one below")
	optionsFlag = flag.String("options", "official", "the options of TestMatch")
	seedFlag    = flag.Uint64("seed", 0, "the first seed of TestMatch")
)

func compile(t testing.TB, text string) *jago.Rules {
	t.Helper()
	o, err := jago.ParseOptions(text)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := jago.Compile(o, gaddag.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

// A decider plays one side in a match.
type decider func(v jago.View) jago.Move

// deciderOf makes a player by its name.
func deciderOf(t testing.TB, name string, rules *jago.Rules, seed uint64) decider {
	t.Helper()
	if name == "careful" {
		return careful()
	}
	name, text, _ := strings.Cut(name, ":")
	level, err := bot.ParseLevel(name)
	if err != nil {
		t.Fatal(err)
	}
	p, err := New(rules, level, seed)
	if err != nil {
		t.Fatal(err)
	}
	if d, err := time.ParseDuration(text); err == nil {
		p.Budget.Time = d
	} else if text != "" {
		if _, err := fmt.Sscan(text, &p.Budget.Nodes); err != nil {
			t.Fatal(err)
		}
	}
	return func(v jago.View) jago.Move {
		m, _, err := p.Decide(context.Background(), v)
		if err != nil {
			t.Fatalf("%v in %s", err, v)
		}
		return m
	}
}

// careful thinks of five turns with which it leads, and takes the one after which the best
// single word of the opponent helps the opponent least: the bot that examples/jago played
// with.
func careful() decider {
	var l look
	var words []jago.Move
	var at jago.State // in which they go on
	return func(v jago.View) jago.Move {
		s, p := v.State, v.Viewer()
		if at != s {
			words = nil
			seen := map[string]bool{}
			least, found := 0, 0
			for _, c := range bare(&l, &s) {
				where := c.move.At().Name(c.move.Direction())
				if seen[where] {
					continue
				}
				seen[where] = true
				if way, after := goOnBare(&l, s, c.move); after.Lead(p) > 0 {
					if danger := l.most(&after, p.Opponent()); words == nil || danger < least {
						words, least = way, danger
					}
					found++
				}
				if found == 5 || len(seen) == 6 {
					break
				}
			}
			if words == nil {
				return jago.Resign()
			}
		}
		if len(words) == 0 {
			return jago.EndTurn()
		}
		m := words[0]
		words = words[1:]
		at, _ = s.Play(p, m)
		return m
	}
}

// bare is the choices of the player on turn, the best first as careful sees it.
func bare(l *look, s *jago.State) []choice {
	all := slices.Clone(l.choices(s, s.Turn()))
	b := lyingOf(s, s.Turn())
	for i, c := range all {
		_, replaced, _ := b.laid(&c.move)
		all[i].worth = c.lead - 2*(replaced-len(c.move.Beside()))
	}
	slices.SortStableFunc(all, func(a, b choice) int { return cmp.Compare(b.worth, a.worth) })
	return all
}

// goOnBare is how careful goes on from a word until it leads, if it does, with one word more
// where that brings much.
func goOnBare(l *look, s jago.State, m jago.Move) (way []jago.Move, after jago.State) {
	p := s.Turn()
	way = []jago.Move{m}
	after, _ = s.Play(p, m)
	for after.Lead(p) < 1 && len(way) < maxWords {
		next := bare(l, &after)
		if len(next) == 0 {
			return way, after
		}
		way = append(way, next[0].move)
		after, _ = after.Play(p, next[0].move)
	}
	if lead := after.Lead(p); lead > 0 {
		if next := bare(l, &after); len(next) > 0 && next[0].lead >= lead+enough {
			way = append(way, next[0].move)
			after, _ = after.Play(p, next[0].move)
		}
	}
	return way, after
}

// A score is the result of a match for its first player.
type score struct {
	pairs     stats.Pairs
	turns     stats.Sample
	ends      map[string]int
	decisions int
	time      time.Duration
}

func (r *score) String() string {
	mean, err := r.pairs.Score()
	turns, _ := r.turns.Mean()
	return fmt.Sprintf("%d games: %.1f%% ± %.1f, %.1f turns a game, ends %v, %.2f ms a decision",
		2*r.pairs.N(), 100*mean, 100*err, turns, r.ends, r.time.Seconds()*1000/float64(max(1, r.decisions)))
}

// play plays pairs of games: the same deal and the same pace twice, with the seats swapped.
func play(t testing.TB, rules *jago.Rules, first, second string, pairs int, seed uint64) *score {
	t.Helper()
	r := &score{ends: map[string]int{}}
	for g := range uint64(pairs) {
		halves := 0
		for seat := range jago.Player(2) {
			x := game{
				t: t, deal: bag.NewDealer(seed + g), state: rules.Start(jago.Player(g % 2)),
				pace: [2]*rand.Rand{rand.New(rand.NewPCG(seed+g, 1)), rand.New(rand.NewPCG(seed+g, 2))},
			}
			x.sides[seat] = deciderOf(t, first, rules, seed+g)
			x.sides[1-seat] = deciderOf(t, second, rules, seed+g+1e6)
			o := x.play()
			r.decisions += x.decisions[seat]
			r.time += x.took[seat]
			r.turns.Add(float64(x.turns))
			r.ends[string(o.End)]++
			if o.WonBy(seat) {
				halves += 2
			}
		}
		r.pairs.Add(halves)
	}
	return r
}

// A game is played against the clock of Jago, as examples/jago does: a player needs some time
// for a word, longer from turn to turn, since letters that go round between the board and
// beside it would let good players play for ever.
type game struct {
	t     testing.TB
	deal  *bag.Dealer
	pace  [2]*rand.Rand
	sides [2]decider
	state jago.State
	disc  clock.Disc
	now   time.Duration
	turns int

	decisions [2]int
	took      [2]time.Duration
}

func (g *game) play() jago.Outcome {
	for g.state.Phase() != jago.Over {
		if g.state.Phase() == jago.Drawing {
			g.move(jago.Draw(g.state.Due()))
			continue
		}
		g.turns++
		g.turn()
	}
	o, _ := g.state.Outcome()
	return o
}

func (g *game) turn() {
	p := g.state.Turn()
	side := clock.Side(p)
	var err error
	if g.disc, err = g.disc.Start(side, g.now); err != nil {
		g.t.Fatal(err)
	}
	for g.state.Phase() == jago.Playing && g.state.Turn() == p {
		start := time.Now()
		m := g.sides[p](g.state.View(p))
		g.took[p] += time.Since(start)
		g.decisions[p]++
		if m.Kind() == jago.KindPlace {
			if g.state.Lead(p) > 0 && g.disc.Left(g.now) < clock.GlassTime/2 && g.state.Check(p, jago.EndTurn()) == nil {
				m = jago.EndTurn() // another minute is not worth it
			} else {
				g.now += time.Duration(8+g.pace[p].IntN(40+g.turns)) * time.Second
			}
		}
		if _, lost := g.disc.Lost(g.now); lost {
			g.move(jago.Flag())
			return
		}
		if m.Kind() == jago.KindEndTurn {
			if g.disc, err = g.disc.End(side, g.now); err != nil {
				g.t.Fatal(err)
			}
		}
		g.move(m)
	}
}

// move makes a move of the player on turn.
func (g *game) move(m jago.Move) {
	p := g.state.Turn()
	m, err := g.state.Complete(g.deal.Seat(int(p)), p, m)
	if err == nil {
		g.state, err = g.state.Play(p, m)
	}
	if err != nil {
		g.t.Fatalf("%v in %s", err, g.state)
	}
}

// The first of two players wins, by far or in a short match by a little.
func TestMatch(t *testing.T) {
	rules, pairs := compile(t, *optionsFlag), cmp.Or(*pairsFlag, 6)
	if *playersFlag == "levels" {
		for l := bot.Weakest + 1; l <= bot.Strongest; l++ {
			t.Logf("%s against %s: %s", l, l-1, play(t, rules, l.String(), (l-1).String(), pairs, *seedFlag))
		}
		return
	}
	first, second, _ := strings.Cut(*playersFlag, ",")
	r := play(t, rules, first, second, pairs, *seedFlag)
	t.Logf("%s, %s against %s: %s", *optionsFlag, first, second, r)
	if score, _ := r.pairs.Score(); *pairsFlag == 0 && score <= 0.5 {
		t.Errorf("%s scores %s against %s", first, r, second)
	}
}
