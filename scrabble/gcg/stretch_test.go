package gcg

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/scrabble"
)

// slowStretch is GCG.stretch word by word: it raises the rounds one by one, and
// begins anew each time.
func slowStretch(t *testing.T, r *GCG, o *scrabble.Options) int {
	for {
		n, last, failed := 0, scrabble.State{}, false
		for step, err := range r.Replay(compileTiny(t, *o)) {
			if failed = err != nil; failed {
				last = step.Before
			} else {
				n++
			}
		}
		if !failed {
			return n
		}
		if !r.Events[n].turn() || last.Phase() != scrabble.Over {
			return n
		}
		switch {
		case endOf(&last) == law.ScrabbleEndBlocked && o.ShortRounds < maxRounds:
			o.ShortRounds++
			o.Rounds = max(o.Rounds, o.ShortRounds)
		case endOf(&last) == law.ScrabbleThreeRounds && o.Rounds < maxRounds:
			o.Rounds++
		default:
			return n
		}
	}
}

var tiny, _ = lexicon.ReadList(strings.NewReader("AA\n"))

func compileTiny(t *testing.T, o scrabble.Options) *scrabble.Rules {
	t.Helper()
	return must.Get(scrabble.Compile(o, tiny))(t)
}

// played is how many events it takes to replay r with as many rounds as it needs.
func played(t *testing.T, r *GCG) int {
	t.Helper()
	rules := compileTiny(t, r.Options)
	g := stretch{replay: replay{s: rules.Start(r.First), options: r.Options}}
	g.play(r.Events)
	return g.played
}

// oddGame is a game of many passes, which goes on where it should be over.
func oddGame(rng *rand.Rand) GCG {
	o := scrabble.Classique()
	if rng.IntN(2) == 0 {
		o = scrabble.English()
	}
	o.Players = 2 + rng.IntN(3)
	o.Scoreless, o.LeftoverTwice = rng.IntN(2) == 1, rng.IntN(2) == 1
	o.Exchange = []int{0, 7, 255}[rng.IntN(3)]
	o.Penalty = []scrabble.PenaltyRule{scrabble.SingleChallenge, scrabble.DoubleChallenge, scrabble.PointsGiven, scrabble.PointsOff}[rng.IntN(4)]
	o.PenaltyPoints, o.TimePenalty = 5, rng.IntN(2)*10
	o.Rounds, o.ShortRounds = 1+rng.IntN(4), 1+rng.IntN(4)
	r := GCG{Options: recorded(o)}

	// What is added is legal with all the rounds that there can be, most often.
	o = r.Options
	o.Rounds, o.ShortRounds = maxRounds, maxRounds
	rules, err := scrabble.Compile(o, tiny)
	if err != nil {
		panic(err)
	}
	g := replay{s: rules.Start(scrabble.A), options: o}
	for range 5 + rng.IntN(60) {
		after := g
		after.ready()
		e := Event{Player: after.s.Turn(), Kind: Pass}
		switch rng.IntN(16) {
		case 0, 1:
			e.Kind, e.Count = Exchange, 1+rng.IntN(3)
		case 2, 3, 4:
			e.Kind, e.At, e.Word = Place, board.At(rng.IntN(scrabble.Size), rng.IntN(scrabble.Size-2)), [...]string{"aa", "AA", "AB", "ab"}[rng.IntN(4)]
			if rng.IntN(2) == 0 {
				e.At = scrabble.Centre()
			}
			e.Score = after.s.Points(after.s.Placement(e.At, e.Direction, e.Word))
		case 5, 6:
			e.Kind = Withdrawn
			if by, ok := author(&g.s); ok {
				taken, _ := g.s.Effect(next(&g.s, by), scrabble.Contest().Ruled(true))
				e.Player, e.Score = by, taken.Points
			}
		case 7:
			e.Kind, e.Score = Challenge, []int{0, 5, -5}[rng.IntN(3)]
		case 8:
			e.Kind, e.Score = Time, -o.TimePenalty
		case 9:
			e.Kind, e.Tiles = Rack, "AEINRST"
		}
		if err := after.event(&e, nil); err == nil && after.s.Phase() != scrabble.Over {
			g = after
		} else if rng.IntN(20) > 0 {
			continue
		}
		r.Events = append(r.Events, e)
	}
	return r
}

// Rounds are raised as if one by one, in each game from its beginning.
func TestStretch(t *testing.T) {
	games := gametest.N(200, 3000)
	raised, broken := 0, 0
	for seed := range games {
		r := oddGame(rand.New(rand.NewPCG(uint64(seed), 1)))
		got, want := r.Options, r.Options
		n, slow := r.stretch(&got).reach, slowStretch(t, &r, &want)
		if n != slow || got != want {
			t.Errorf("seed %d: %d events by %s, want %d by %s, in\n%s", seed, n, got, slow, want, r)
		}
		if got != r.Options {
			raised++
		}
		if n < len(r.Events) {
			broken++
		}
		if work := played(t, &r); work > stretchWork*len(r.Events) {
			t.Errorf("seed %d: %d events are played for %d, in\n%s", seed, work, len(r.Events), r)
		}
	}
	if raised < games/4 || broken < games/10 || broken > games*3/4 {
		t.Errorf("of %d games %d need more rounds, and %d break off", games, raised, broken)
	}
}

// stretchWork is how often an event is played at most, all in all.
const stretchWork = 3

// As many rounds as there can be take no more work than a few replays. The first of
// these records took 200 of them.
func TestStretchIsLinear(t *testing.T) {
	times := func(n int, events ...Event) (all []Event) {
		for i := range n {
			e := events[i%len(events)]
			e.Player = scrabble.Player(i % 2)
			all = append(all, e)
		}
		return all
	}
	pass, exchange := Event{Kind: Pass}, Event{Kind: Exchange, Count: 7}
	rack := Event{Kind: Rack, Tiles: "?AEINRS", Score: -6}
	for name, tt := range map[string]struct {
		options func() scrabble.Options
		events  []Event
		rounds  int
	}{
		"passes after exchanges": {scrabble.Classique, slices.Concat(times(8000, exchange), times(200, pass)), 100},
		"exchanges alone":        {scrabble.English, times(8000, exchange), 100},
		"racks before the end":   {scrabble.Classique, slices.Concat(times(6, pass), times(8000, rack), times(100, pass)), 100},
		"passes and an exchange": {scrabble.Classique, times(8000, pass, pass, pass, pass, pass, pass, pass, pass, exchange), 5},
		"passes alone":           {scrabble.Classique, times(8000, pass), 100},
	} {
		r := GCG{Options: recorded(tt.options()), Events: tt.events}
		got := r.Options
		n := r.stretch(&got).reach
		work := played(t, &r)
		if got.Rounds != tt.rounds || work > stretchWork*len(r.Events) {
			t.Errorf("%s: %d events, of which %d are replayed with %d rounds, take %d", name, len(r.Events), n, got.Rounds, work)
		}
	}
}
