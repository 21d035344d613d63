package botcards

import (
	"cmp"
	"context"
	"flag"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/match"
	"github.com/jeudelettres/lettres/internal/stats"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// A table of strength: go test ./bot/botcards -run TestMatch -v -match 500 -players champion,canny
var (
	pairsFlag   = flag.Int("match", 0, "pairs of games of TestMatch; 0 is a few")
	playersFlag = flag.String("players", "expert,3", "who plays in TestMatch: a level, canny, or keen; champion:50ms and champion:5000 have a budget of time and of nodes; levels is each level against the one below")
	optionsFlag = flag.String("options", "official", "the options of TestMatch, for two players")
	seedFlag    = flag.Uint64("seed", 0, "the first seed of TestMatch")
)

func compile(t testing.TB, text string) *scrabblecards.Rules {
	t.Helper()
	o, err := scrabblecards.ParseOptions(text)
	if err != nil {
		t.Fatal(err)
	}
	rules, err := scrabblecards.Compile(o, gaddag.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

type engine = match.Engine[scrabblecards.Player, scrabblecards.View, scrabblecards.Move]

// engineOf makes the players of a side by their name.
func engineOf(t testing.TB, name string, rules *scrabblecards.Rules) engine {
	t.Helper()
	if choose := map[string]func(scrabblecards.View) scrabblecards.Move{"keen": keen, "canny": canny}[name]; choose != nil {
		return match.Choosing[scrabblecards.Player](func(uint64) func(scrabblecards.View) scrabblecards.Move { return choose })
	}
	name, text, _ := strings.Cut(name, ":")
	level, err := bot.ParseLevel(name)
	if err != nil {
		t.Fatal(err)
	}
	var budget bot.Budget
	if d, err := time.ParseDuration(text); err == nil {
		budget.Time = d
	} else if text != "" {
		if _, err := fmt.Sscan(text, &budget.Nodes); err != nil {
			t.Fatal(err)
		}
	}
	return match.Bots[scrabblecards.Player](func(seed uint64) (match.Bot[scrabblecards.View, scrabblecards.Move], *bot.Budget, error) {
		p, err := New(rules, level, seed)
		return p, &p.Budget, err
	}, budget)
}

// keen makes the move that scores most.
func keen(v scrabblecards.View) scrabblecards.Move {
	if v.Phase() == scrabblecards.Answer {
		return scrabblecards.LetGo()
	}
	best, most := scrabblecards.Pass(), 0
	for m := range v.Moves() {
		if points := v.Points(m); points > most {
			best, most = m, points
		}
	}
	if most == 0 && v.BagLen() >= v.Rules().Options().Exchange {
		return scrabblecards.Exchange(v.Rack().String())
	}
	return best
}

// canny adds to the points of a move what the cards are worth that it keeps, and subtracts
// what it leaves: the bot that examples/cards played with.
func canny(v scrabblecards.View) scrabblecards.Move {
	if v.Phase() == scrabblecards.Answer {
		return scrabblecards.LetGo()
	}
	best, most, bare := scrabblecards.Pass(), -1000.0, 0
	values := v.Rules().Options().Values
	for m := range v.Moves() {
		rest := stays(v, m)
		sum := float64(keeping(rest))
		if v.BagLen() == 0 {
			sum = atTheEnd(v, rest)
		}
		for _, c := range m.Word() {
			if 'A' <= c && c <= 'Z' {
				sum -= 0.2 * float64(values[c-'A'])
			}
		}
		card, _ := m.Bonus()
		if card != scrabblecards.NoBonus && sum+float64(bare*int(card)) <= most {
			continue
		}
		points := v.Points(m)
		if card == scrabblecards.NoBonus {
			bare = points
		}
		if sum += float64(points); sum > most {
			best, most = m, sum
		}
	}
	return best
}

// stays is the cards that a move leaves in the hand.
func stays(v scrabblecards.View, m scrabblecards.Move) scrabblecards.Cards {
	used := []byte(m.Aside())
	for i, c := range []byte(m.Word()) {
		switch {
		case v.Letter(m.At().Next(m.Direction(), i)) != 0:
		case c >= 'a':
			used = append(used, '?')
		default:
			used = append(used, c)
		}
	}
	if b, _ := m.Bonus(); b != scrabblecards.NoBonus {
		used = append(used, '0'+byte(b))
	}
	rest, _ := v.Rack().Minus(scrabblecards.MustParseCards(string(used)))
	return rest
}

// keeping is what cards in the hand are worth to canny while the deck has cards.
func keeping(rest scrabblecards.Cards) int {
	points := int(rest.Doubles)*8 + int(rest.Triples)*16
	vowels, consonants := 0, 0
	for letter, n := range rest.Letters.All() {
		switch {
		case letter == '?':
			points += n * 12
			continue
		case letter == 'S':
			points += n * 3
		}
		points -= (n - 1) * 3
		if strings.IndexByte("AEIOUY", letter) >= 0 {
			vowels += n
		} else {
			consonants += n
		}
	}
	return points - 2*max(0, max(vowels-consonants, consonants-vowels)-1)
}

// atTheEnd is the same with the deck out.
func atTheEnd(v scrabblecards.View, rest scrabblecards.Cards) float64 {
	o := v.Rules().Options()
	left := func(c scrabblecards.Cards) (points int) {
		for letter, n := range c.Letters.All() {
			if letter != '?' {
				points += n * int(o.Values[letter-'A'])
			}
		}
		return points + int(c.Doubles)*o.DoubleHeld + int(c.Triples)*o.TripleHeld
	}
	if rest.Len() == 0 {
		return 2 * float64(left(v.Unseen()))
	}
	return -float64(left(rest))
}

// A score is the result of a match for its first player.
type score struct {
	pairs     stats.Pairs
	lead      stats.Sample
	decisions int
	time      time.Duration
}

func (r *score) String() string {
	mean, err := r.pairs.Score()
	lead, _ := r.lead.Mean()
	return fmt.Sprintf("%d games: %.1f%% ± %.1f, %+.1f points a game, %.2f ms a decision",
		2*r.pairs.N(), 100*mean, 100*err, lead, r.time.Seconds()*1000/float64(max(1, r.decisions)))
}

// play plays pairs of games: the same deal twice, with the seats swapped.
func play(t testing.TB, rules *scrabblecards.Rules, first, second string, pairs int, seed uint64) *score {
	t.Helper()
	m := match.Match[scrabblecards.State, scrabblecards.Player, scrabblecards.View, scrabblecards.Move, scrabblecards.Outcome]{
		Start: rules.Start, Engines: [2]engine{engineOf(t, first, rules), engineOf(t, second, rules)}, Seed: seed,
	}
	m.Referee.Resign = scrabblecards.Resign()
	start := time.Now()
	m.Referee.Now = func() time.Duration { return time.Since(start) }
	r := &score{}
	for pair, err := range m.Pairs(context.Background(), 0, pairs) {
		if err != nil {
			t.Fatal(err)
		}
		halves := 0
		for g, one := range pair.Games {
			seat := match.Seat[scrabblecards.Player](0, g)
			if one.Fault != nil || !one.Over {
				t.Fatalf("pair %d: %v in %s", pair.N, one.Fault, one.State)
			}
			r.lead.Add(float64(one.Outcome.Points(seat) - one.Outcome.Points(1-seat)))
			r.decisions += one.Asked[seat]
			r.time += one.Took[seat]
			switch {
			case one.Outcome.Drawn:
				halves++
			case one.Outcome.Winner == seat:
				halves += 2
			}
		}
		r.pairs.Add(halves)
	}
	return r
}

// The first of two players wins, by far or in a short match by a little.
func TestMatch(t *testing.T) {
	rules, pairs := compile(t, *optionsFlag), cmp.Or(*pairsFlag, 20)
	if *playersFlag == "levels" {
		for l := bot.Weakest + 1; l <= bot.Strongest; l++ {
			t.Logf("%s against %s: %s", l, l-1, play(t, rules, l.String(), (l-1).String(), pairs, *seedFlag))
		}
		return
	}
	first, second, _ := strings.Cut(*playersFlag, ",")
	r := play(t, rules, first, second, pairs, *seedFlag)
	t.Logf("%s, %s against %s: %s", *optionsFlag, first, second, r)
	if lead, _ := r.lead.Mean(); *pairsFlag == 0 && lead <= 0 {
		t.Errorf("%s scores %s against %s", first, r, second)
	}
}
