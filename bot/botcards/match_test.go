package botcards

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/test/bottest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabblecards"
)

var rulesOf = bottest.Rules(scrabblecards.ParseOptions, scrabblecards.Compile, gaddag.Lexicon)

func compile(t testing.TB, options string) *scrabblecards.Rules {
	t.Helper()
	return bottest.Must(t, rulesOf, options)
}

// game is the card game as the contract knows it.
var game = bottest.Game[*scrabblecards.Rules, scrabblecards.State, scrabblecards.Player, scrabblecards.View, scrabblecards.Move, scrabblecards.Outcome]{
	Compile: rulesOf, Start: (*scrabblecards.Rules).Start,
	Seats: func(s scrabblecards.State) int { return s.Rules().Options().Players },
	New:   bottest.Budgeted[*scrabblecards.Rules, scrabblecards.View, scrabblecards.Move](New, func(p *Player) *bot.Budget { return &p.Budget }),
	Zero:  new(Player), NoRules: [2]*scrabblecards.Rules{nil, new(scrabblecards.Rules)}, Options: [2]string{"official", "official bonus=40"}, Resign: scrabblecards.Resign(),
	Middle: func(t testing.TB) scrabblecards.State {
		return position(t, compile(t, "official"), "+CRISEMO", "+HATUN?3", "(0,0)>CRISE", "+LLTTV")
	},
	Nodes: 600,
	Hidden: func(t testing.TB) [2]scrabblecards.State {
		s := position(t, compile(t, "official"), "+CRISEMO", "+HATUN?3", "(0,0)>CRISE", "+LLTTV")
		other := must.Get(s.WithRack(scrabblecards.A, scrabblecards.MustParseCards("MOKWXZ2")))(t)
		return [2]scrabblecards.State{s, other}
	},
	Weigh: func(t testing.TB) bottest.Weighing[scrabblecards.State, scrabblecards.Move] {
		at := board.Square{}
		return bottest.Weighing[scrabblecards.State, scrabblecards.Move]{
			State: position(t, compile(t, "official"), "+AEINRST", "+ABCDEF2"), Best: scrabblecards.Place(at, board.Across, "ENTRAIS"),
			Worse: []scrabblecards.Move{scrabblecards.Place(at, board.Across, "RAT"), scrabblecards.Exchange("AE").WithDrawn("XY")},
			Refused: []scrabblecards.Move{
				scrabblecards.Draw(1), scrabblecards.Contest(), scrabblecards.LetGo(), scrabblecards.Place(at, board.Across, "CHAT"), scrabblecards.Exchange("XY"),
			},
		}
	},
	Contests: bottest.Contests{Options: "official players=3 validation=contest", Moves: []string{"+CRISEMO", "+HATUN?3", "+AEILRST"}, Words: map[string]string{"(0,0)>CRISE": "", "(0,0)>CRSIE": "?"}},
	Parse:    scrabblecards.ParseMove,
	Spoil: func(rng *rand.Rand, s scrabblecards.State, m scrabblecards.Move) scrabblecards.Move {
		if s.Rules().Options().Validation == scrabblecards.OnContest && rng.IntN(4) == 0 {
			return reversed(m)
		}
		return m
	},
	Odd: []string{
		"official", "official players=3", "official players=6", "official validation=contest", "official players=4 validation=contest",
		"official rack=1", "official rack=8 exchange=0 bonus=0", "official bag=AEIOUSTRNL?23E", "official rack=2 bag=AABB", "official rack=7 bag=222223333AESTZ",
		"official players=3 bag=AAABEEEEIIRSSTTLNNU2?? validation=contest exchange=0",
	},
	Few: []string{"official", "official players=3 validation=contest"}, Some: 160, // without words it has no end
}

func TestContract(t *testing.T) { game.Run(t) }

// Baselines are players for comparison.
var Baselines = bottest.Baselines[*scrabblecards.Rules, scrabblecards.View, scrabblecards.Move]{
	"canny": func(*scrabblecards.Rules, uint64) func(scrabblecards.View) scrabblecards.Move { return canny },
}

// canny adds to the points of a move what the cards are worth that it keeps, and subtracts
// what it leaves: the bot that the demo of the card game played with.
func canny(v scrabblecards.View) scrabblecards.Move {
	if v.Phase() == scrabblecards.Answer {
		return scrabblecards.LetGo()
	}
	best, most, bare := scrabblecards.Pass(), -1000.0, 0
	values := v.Rules().Options().Values
	for m := range v.Moves() {
		rest := stays(v, m)
		sum := float64(cannyWorth(rest))
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

// cannyWorth is what cards in the hand are worth to canny while the deck has cards.
func cannyWorth(rest scrabblecards.Cards) int {
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
