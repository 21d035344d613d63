package botscrabble

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
)

// A table of strength: go test ./bot/botscrabble -run TestMatch -v -match 500 -players static,greedy
var (
	pairsFlag   = flag.Int("match", 0, "pairs of games of TestMatch; 0 is a few")
	playersFlag = flag.String("players", "static,greedy", "who plays in TestMatch: a level, static, or greedy; champion:50ms and champion:5000 have a budget of time and of nodes")
	optionsFlag = flag.String("options", "classique", "the options of TestMatch")
	seedFlag    = flag.Uint64("seed", 0, "the first seed of TestMatch")
)

func compile(t testing.TB, text string) *scrabble.Rules {
	t.Helper()
	o, err := scrabble.ParseOptions(text)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := scrabble.Compile(o, gaddag.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

// A decider plays one side in a match.
type decider func(v scrabble.View) scrabble.Move

// deciderOf makes a player by its name.
func deciderOf(t testing.TB, name string, rules *scrabble.Rules, seed uint64) decider {
	t.Helper()
	switch name {
	case "greedy":
		return greedy
	case "static":
		o := rules.Options()
		return playing(newStatic(o, DefaultLeaves(o)))
	}
	name, budget, _ := strings.Cut(name, ":")
	level, err := bot.ParseLevel(name)
	if err != nil {
		t.Fatal(err)
	}
	p, err := New(rules, level, seed)
	if err != nil {
		t.Fatal(err)
	}
	if d, err := time.ParseDuration(budget); err == nil {
		p.Budget.Time = d
	} else if budget != "" {
		if _, err := fmt.Sscan(budget, &p.Budget.Nodes); err != nil {
			t.Fatal(err)
		}
	}
	return func(v scrabble.View) scrabble.Move {
		m, _, err := p.Decide(context.Background(), v)
		if err != nil {
			t.Fatalf("%v in %s", err, v)
		}
		return m
	}
}

func playing(s *static) decider {
	return func(v scrabble.View) scrabble.Move {
		switch v.Phase() {
		case scrabble.Drawing:
			return scrabble.Draw(v.Due())
		case scrabble.Answer:
			return scrabble.LetGo()
		}
		return s.best(&v).move
	}
}

// greedy lays what counts most; without a word it exchanges all tiles.
func greedy(v scrabble.View) scrabble.Move {
	switch v.Phase() {
	case scrabble.Drawing:
		return scrabble.Draw(v.Due())
	case scrabble.Answer:
		return scrabble.LetGo()
	}
	if m, ok := v.Best(); ok {
		return m
	}
	if n := v.BagLen(); n > 0 && n >= v.Rules().Options().Exchange {
		return scrabble.Exchange(v.Rack().String())
	}
	return scrabble.Pass()
}

// A score is the result of a match for its first player.
type score struct {
	won, drawn, lost int
	pairs            []float64 // 0 to 1 each
	spread           int
	decisions        int
	time             time.Duration
}

func (r *score) String() string {
	n := r.won + r.drawn + r.lost
	mean, sq := 0.0, 0.0
	for _, x := range r.pairs {
		mean += x / float64(len(r.pairs))
	}
	for _, x := range r.pairs {
		sq += (x - mean) * (x - mean)
	}
	err := math.Sqrt(sq) / float64(len(r.pairs))
	return fmt.Sprintf("%d games: +%d =%d -%d, %.1f%% ± %.1f, %+.1f points a game, %.2f ms a decision",
		n, r.won, r.drawn, r.lost, 100*mean, 100*err, float64(r.spread)/float64(n), r.time.Seconds()*1000/float64(max(1, r.decisions)))
}

// match plays pairs of games: the same deal twice, with the seats swapped.
func match(t testing.TB, rules *scrabble.Rules, first, second string, pairs int, seed uint64) *score {
	t.Helper()
	r := &score{}
	for g := range uint64(pairs) {
		points := 0.0
		for seat := range scrabble.Player(2) {
			deal := bag.NewDealer(seed + g)
			var sides [2]decider
			sides[seat] = deciderOf(t, first, rules, seed+g)
			sides[1-seat] = deciderOf(t, second, rules, seed+g+1e6)
			s := rules.Start(scrabble.Player(g % 2))
			for n := 0; s.Phase() != scrabble.Over; n++ {
				if n > 1000 {
					t.Fatalf("no end in sight in %s", s)
				}
				p := s.Turn()
				start := time.Now()
				m := sides[p](s.View(p))
				if p == seat && s.Phase() == scrabble.Playing {
					r.time += time.Since(start)
					r.decisions++
				}
				m, err := s.Complete(deal.Seat(int(p)), p, m)
				if err == nil {
					s, err = s.Play(p, m)
				}
				if err != nil {
					t.Fatalf("%v in %s", err, s)
				}
			}
			o, _ := s.Outcome()
			r.spread += o.Points(seat) - o.Points(1-seat)
			switch {
			case o.Drawn:
				r.drawn++
				points += 0.5
			case o.Winner == seat:
				r.won++
				points++
			default:
				r.lost++
			}
		}
		r.pairs = append(r.pairs, points/2)
	}
	return r
}

// The first of two players wins, by far or in a short match by a little.
func TestMatch(t *testing.T) {
	first, second, _ := strings.Cut(*playersFlag, ",")
	pairs := cmp.Or(*pairsFlag, 20)
	r := match(t, compile(t, *optionsFlag), first, second, pairs, *seedFlag)
	t.Logf("%s, %s against %s: %s", *optionsFlag, first, second, r)
	if *pairsFlag == 0 && r.won <= r.lost {
		t.Errorf("%s scores %s against %s", first, r, second)
	}
}
