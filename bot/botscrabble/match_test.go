package botscrabble

import (
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/bot"
	"github.com/jeudelettres/lettres/internal/test/bottest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
)

var rulesOf = bottest.Rules(scrabble.ParseOptions, scrabble.Compile, gaddag.Lexicon)

func compile(t testing.TB, options string) *scrabble.Rules {
	t.Helper()
	return bottest.Must(t, rulesOf, options)
}

// game is Scrabble as the contract knows it.
var game = bottest.Game[*scrabble.Rules, scrabble.State, scrabble.Player, scrabble.View, scrabble.Move, scrabble.Outcome]{
	Compile: rulesOf, Start: (*scrabble.Rules).Start,
	Seats: func(s scrabble.State) int { return s.Rules().Options().Players },
	New:   bottest.Budgeted[*scrabble.Rules, scrabble.View, scrabble.Move](New, func(p *Player) *bot.Budget { return &p.Budget }),
	Zero:  new(Player), NoRules: [2]*scrabble.Rules{nil, new(scrabble.Rules)}, Options: [2]string{"classique", "english"}, Resign: scrabble.Resign(),
	Middle: func(t testing.TB) scrabble.State { return middle(t, compile(t, "classique"), 3, 40) },
	Nodes:  300,
	Hidden: func(t testing.TB) [2]scrabble.State {
		s := middle(t, compile(t, "classique"), 0, 30)
		v := s.View(s.Turn())
		return [2]scrabble.State{s, v.Sample(rand.New(rand.NewPCG(5, 5)))}
	},
	Weigh: func(t testing.TB) bottest.Weighing[scrabble.State, scrabble.Move] {
		p := scrabble.Setup{Phase: scrabble.Playing}
		p.Racks = [scrabble.MaxPlayers]bag.Bag{bag.MustParse("AEINRST"), bag.MustParse("ABCDEFG")}
		s := must.Get(compile(t, "classique").FromSetup(p))(t)
		at := board.Square{Row: 7, Column: 7}
		return bottest.Weighing[scrabble.State, scrabble.Move]{
			State: s, Best: scrabble.Place(board.Square{Row: 7, Column: 4}, board.Across, "ENTRAIS"),
			Worse:   []scrabble.Move{scrabble.Place(at, board.Across, "RAT"), scrabble.Exchange("AE").WithDrawn("XY")},
			Refused: []scrabble.Move{scrabble.Draw(1), scrabble.Contest(), scrabble.Flag(), scrabble.Place(at, board.Across, "CHAT"), scrabble.Exchange("XY")},
		}
	},
	Contests: bottest.Contests{Options: "classique validation=contest", Moves: []string{"+CHATEUR", "+OSELINS"}, Words: map[string]string{"8H CHAT": "", "8H TACH": "?1"}},
	Parse:    scrabble.ParseMove,
	Spoil: func(rng *rand.Rand, s scrabble.State, m scrabble.Move) scrabble.Move {
		switch rng.IntN(40) {
		case 0:
			return scrabble.Flag()
		case 1, 2, 3, 4, 5, 6, 7, 8:
			return badWord(s, rng, m)
		}
		return m
	},
	Odd: []string{
		"classique", "english", "classique players=3", "classique players=4 validation=contest",
		"classique validation=contest", "english validation=contest", "classique validation=contest penalty=single time-penalty=10",
		"classique rack=8 lay=7", "classique rack=8", "classique rack=3 bonus=10", "classique rack=1", "classique duplicate=best mixed=2", "classique duplicate=top players=4",
		"classique bag=AEIRSTN rack=3", "classique bag=ABCDEFGH rack=2 players=4", "classique bag=?????????? rack=2 validation=contest", "classique bag=??????????????", "classique bag=WWWWXXXXKKKKQQQQ", "classique exchange=0", "classique exchange=0 bag=AEIRSTNAEIRSTNU",
		"english leftover=given exchange=255",
	},
	Few: []string{"classique", "english", "classique validation=contest players=3", "classique duplicate=best", "classique exchange=0 players=4"}, Most: 1000,
}

func TestContract(t *testing.T) { game.Run(t) }

// Baselines are players for comparison.
var Baselines = bottest.Baselines[*scrabble.Rules, scrabble.View, scrabble.Move]{
	"static": func(rules *scrabble.Rules, _ uint64) func(scrabble.View) scrabble.Move {
		return newStatic(rules.Options(), nil).Decide
	},
}

// greedy lays what counts most. Without a word it exchanges all tiles, and passes after some
// times.
func greedy() func(scrabble.View) scrabble.Move {
	exchanges := 0
	return func(v scrabble.View) scrabble.Move {
		switch v.Phase() {
		case scrabble.Drawing:
			return scrabble.Draw(v.Due())
		case scrabble.Answer:
			return scrabble.LetGo()
		}
		if m, ok := v.Best(); ok {
			exchanges = 0
			return m
		}
		if n := v.BagLen(); n > 0 && n >= v.Rules().Options().Exchange && exchanges < mostExchanges {
			exchanges++
			return scrabble.Exchange(v.Rack().String())
		}
		return scrabble.Pass()
	}
}
