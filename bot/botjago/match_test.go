package botjago

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/test/bottest"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

var rulesOf = bottest.Rules(jago.ParseOptions, jago.Compile, gaddag.Lexicon)

func compile(t testing.TB, options string) *jago.Rules {
	t.Helper()
	return bottest.Must(t, rulesOf, options)
}

// game is Jago as the contract knows it.
var game = bottest.Game[*jago.Rules, jago.State, jago.Player, jago.View, jago.Move, jago.Outcome]{
	Compile: rulesOf, Start: (*jago.Rules).Start,
	New:  bottest.Budgeted[*jago.Rules, jago.View, jago.Move](New, func(p *Player) *bot.Budget { return &p.Budget }),
	Zero: new(Player), NoRules: [2]*jago.Rules{nil, new(jago.Rules)}, Options: [2]string{"official", "official flips=1"}, Resign: jago.Resign(),
	Middle: func(t testing.TB) jago.State {
		return position(t, compile(t, "official"), "+RASEILTNDHOU", "+GBIENTNDHSRE", "6D:RAS", "-", "+AIM")
	},
	Nodes:    2000,
	Contests: bottest.Contests{Options: "official validation=contest", Moves: []string{"+RASEILTNDHOU", "+GBIENTNDHSRE"}, Words: map[string]string{"6D:RAS": "", "6D:RSA": "?"}},
	Parse:    jago.ParseMove,
	Spoil: func(rng *rand.Rand, s jago.State, m jago.Move) jago.Move {
		if s.Rules().Options().Validation == jago.OnContest && m.Kind() == jago.KindPlace && rng.IntN(4) == 0 {
			return reversed(m)
		}
		return m
	},
	Odd: []string{
		"official", "official validation=contest", "official validation=contest flips=0", "official rack=2", "official rack=1 bag=AEIOUSTRNL",
		"official bag=AEIRSTNE rack=4", "official rack=3 bag=AABEEIIRRSSTTLLNNOUU validation=contest", "official bag=KWXZKWXZKWXZKWXZKWXZKWXZ",
	},
	Few: []string{"official", "official validation=contest"}, Some: 40, // letters that go round between the board and beside it have no end
}

func TestContract(t *testing.T) { game.Run(t) }

// Baselines are players for comparison.
var Baselines = bottest.Baselines[*jago.Rules, jago.View, jago.Move]{
	"careful": func(*jago.Rules, uint64) func(jago.View) jago.Move { return careful() },
}

// careful thinks of five turns with which it leads, and takes the one after which the best
// single word of the opponent helps the opponent least: the bot that the demo of Jago played
// with.
func careful() func(jago.View) jago.Move {
	var l look
	var words []jago.Move
	var at jago.State // in which they go on
	return func(v jago.View) jago.Move {
		s, p := v.State(), v.Viewer()
		switch s.Phase() {
		case jago.Drawing:
			return jago.Draw(s.Due())
		case jago.Flipping:
			return flips(&s)
		}
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
