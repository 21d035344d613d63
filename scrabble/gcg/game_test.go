package gcg_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/scrabble/gcg"
)

// gcgOptions are the games that are written down: each preset under each rule of
// contests, with two to four players.
func gcgOptions() (list []scrabble.Options) {
	n := 0
	for _, preset := range []scrabble.Options{scrabble.Classique(), scrabble.English()} {
		for challenge := scrabble.PointsOff; challenge <= scrabble.VoidChallenge; challenge++ {
			for _, twice := range []bool{false, true} {
				o := preset
				o.Penalty, o.LeftoverTwice, o.Validation = challenge, twice, scrabble.OnContest
				if challenge == scrabble.VoidChallenge {
					o.Validation = scrabble.Strict
				}
				o.Players = 2 + n%3
				o.TimePenalty = []int{10, 5, 1, 0}[n%4]
				o.PenaltyPoints = []int{5, 10}[n%2]
				list = append(list, o)
				n++
			}
		}
	}
	return list
}

// gcgMove is what somebody does next in a random game that makes haste.
func gcgMove(t testing.TB, rng *rand.Rand, s scrabble.State) (scrabble.Player, scrabble.Move) {
	t.Helper()
	on := s.Turn()
	if s.CanAct((on+1)%4) && rng.IntN(3) == 0 || s.Phase() == scrabble.Answer && rng.IntN(2) == 0 {
		for range 4 {
			by := scrabble.Player(rng.IntN(s.Rules().Options().Players))
			for _, m := range []scrabble.Move{scrabble.Contest(1 + rng.IntN(3)), scrabble.Contest()} {
				if rng.IntN(2) == 0 && s.Check(by, m) == nil {
					return by, m
				}
			}
		}
	}
	if rng.IntN(60) == 0 && (s.Rules().Options().TimePenalty > 0 || rng.IntN(20) == 0) {
		return scrabble.Player(rng.IntN(s.Rules().Options().Players)), scrabble.Flag()
	}
	switch s.Phase() {
	case scrabble.Drawing:
		return on, scrabble.Draw(s.Due())
	case scrabble.Answer:
		return on, scrabble.LetGo()
	}
	pass := 30
	if s.BagLen() < 7 {
		pass = 6
	}
	switch {
	case rng.IntN(pass) == 0:
		return on, scrabble.Pass()
	case rng.IntN(20) == 0 && s.BagLen() >= 7:
		rack := s.Rack(on).String()
		return on, scrabble.Exchange(rack[rng.IntN(len(rack)):])
	}
	m, ok := s.Best()
	if !ok {
		return on, scrabble.Pass()
	}
	if s.Rules().Options().Validation != scrabble.Strict && rng.IntN(6) == 0 {
		if bad := spoil(rng, s, m); s.Check(on, bad) == nil {
			return on, bad
		}
	}
	return on, m
}

// gcgGame plays a random game and writes it down. It returns the state after each
// event, as often as one is written.
func gcgGame(t testing.TB, rng *rand.Rand, rules *scrabble.Rules) (gcg.GCG, []scrabble.State) {
	t.Helper()
	names := []string{"Zoé Lefèvre", "Bob", "", "D4"}
	first := scrabble.Player(rng.IntN(rules.Options().Players))
	rec := gcg.New(rules, first, names...)
	s := rules.Start(first)
	var states []scrabble.State
	late := 1 + rng.IntN(2)
	for late > 0 {
		p, m := scrabble.Player(0), scrabble.Flag()
		if s.Phase() != scrabble.Over {
			p, m = gcgMove(t, rng, s)
		} else {
			late--
		}
		m, err := gametest.Complete(rng, s, p, m)
		if err != nil {
			if s.Phase() == scrabble.Over {
				continue
			}
			t.Fatal(err)
		}
		next := must.Get(s.Play(p, m))(t)
		step := scrabble.Step{Before: s, Player: p, Move: m, After: next}
		rec.Append(step)
		s = next
		if e := step.Effect(); e.Undone.Kind() == scrabble.KindPlace { // what stands below it is written anew
			at := len(rec.Events)
			for rec.Events[at-1].Kind != gcg.Withdrawn {
				at--
			}
			states = states[:at-1]
		}
		if m.Kind() == scrabble.KindFlag && len(states) == len(rec.Events) { // one line tells all minutes
			states[len(states)-1] = s
		}
		for len(states) < len(rec.Events) {
			states = append(states, s)
		}
	}
	return rec, states
}

// gcgBoard is what lies on the board.
func gcgBoard(s scrabble.State) string {
	var b strings.Builder
	for q := range board.Squares(scrabble.Size, scrabble.Size) {
		if c := s.Letter(q); c != 0 {
			fmt.Fprintf(&b, "%v%c ", q, c)
		}
	}
	return b.String()
}

// A game that is written down while it is played is read back as the same record, and
// replays to the same boards and scores.
func TestGCGOfRandomGames(t *testing.T) {
	games := 2 // fewer games would lack what is rare
	if !gametest.Race {
		games = gametest.N(2, 12)
	}
	kinds, counted := map[gcg.Kind]int{}, 0
	for i, o := range gcgOptions() {
		rules := must.Get(scrabble.Compile(o, gaddag.Lexicon()))(t)
		for seed := range games {
			rng := rand.New(rand.NewPCG(uint64(i), uint64(seed)))
			rec, states := gcgGame(t, rng, rules)
			text := rec.String()
			back, err := gcg.Read(strings.NewReader(text))
			if err != nil {
				t.Fatalf("options %d, seed %d: %v\n%s", i, seed, err, text)
			}
			if diff := sameGCG(rec, back); diff != "" {
				t.Fatalf("options %d, seed %d (-want +got)\n%s", i, seed, diff)
			}
			for _, r := range []gcg.GCG{rec, back} {
				n := 0
				for step, err := range r.Replay(gcgRules(rules, r.Options)) {
					if err != nil {
						t.Fatalf("options %d, seed %d: %v\n%s", i, seed, err, text)
					}
					s := step.After
					if s.Setup().Counted {
						counted++
					}
					if again, err := s.Rules().FromSetup(s.Setup()); err != nil || again != s {
						t.Fatalf("%s\nis set up as\n%s\n%v", s, again, err)
					}
					if gcgBoard(s) != gcgBoard(states[n]) {
						t.Fatalf("options %d, seed %d, event %d: the boards differ\n%s", i, seed, n+1, text)
					}
					if n == len(states)-1 && s.Scores() != states[n].Scores() {
						t.Fatalf("options %d, seed %d: the scores are %v, want %v\n%s", i, seed, s.Scores(), states[n].Scores(), text)
					}
					n++
				}
				if n != len(states) {
					t.Fatalf("options %d, seed %d: %d states after events, want %d", i, seed, n, len(states))
				}
			}
			for _, e := range rec.Events {
				kinds[e.Kind]++
			}
		}
	}
	for _, k := range []gcg.Kind{gcg.Place, gcg.Pass, gcg.Exchange, gcg.Withdrawn, gcg.Challenge, gcg.Time, gcg.Rack} {
		if kinds[k] == 0 {
			t.Errorf("no event %s was written", k)
		}
	}
	if counted == 0 {
		t.Error("no record has counted tiles that are not known")
	}
	t.Log(kinds)
}

// Where the time costs the game, it is out before the last move is let go
// (scrabble/end-time).
func TestGCGOfTimeBeforeTheEnd(t *testing.T) {
	for _, by := range []scrabble.Player{scrabble.A, scrabble.B} {
		rules := scrabble.Classique()
		rules.Rack, rules.Bonus, rules.Bag, rules.Validation = 3, 0, bag.MustParse("MAISON"), scrabble.OnContest
		words := must.Get(lexicon.ReadList(strings.NewReader("MAI\n")))(t)
		s := gametest.Play(t, scrabble.MustCompile(rules, words).Start(scrabble.A), scrabble.ParseMove, "A +MAI", "B +SON")
		rec := gcg.New(s.Rules(), scrabble.A)
		for _, m := range []struct {
			by   scrabble.Player
			move scrabble.Move
		}{{scrabble.A, scrabble.Place(board.At(7, 7), board.Across, "MAI")}, {by, scrabble.Flag()}} {
			next := must.Get(s.Play(m.by, m.move))(t)
			rec.Append(scrabble.Step{Before: s, Player: m.by, Move: m.move, After: next})
			s = next
		}
		if o, over := s.Outcome(); !over || o.End != law.ScrabbleEndTime {
			t.Fatalf("%s: %v", by, o)
		}
		last := scrabble.State{}
		for step, err := range rec.Replay(s.Rules()) {
			if err != nil {
				t.Fatalf("%s: %v in\n%s", by, err, rec)
			}
			last = step.After
		}
		o, _ := s.Outcome()
		if got, over := last.Outcome(); !over || got != o {
			t.Errorf("%s: it ends %v, want %v, in\n%s", by, got, o, rec)
		}
	}
}

// gcgRules is rules with other options, which it must be possible to compile.
func gcgRules(rules *scrabble.Rules, o scrabble.Options) *scrabble.Rules {
	r, err := scrabble.Compile(o, rules.Lexicon())
	if err != nil {
		panic(err)
	}
	return r
}

// sameGCG compares all but the options and the numbers of lines.
func sameGCG(a, b gcg.GCG) string {
	clean := func(r gcg.GCG) gcg.GCG {
		r.Options = scrabble.Options{}
		pragmas := func(list []gcg.Pragma) (out []gcg.Pragma) {
			for _, p := range list {
				p.Line = 0
				out = append(out, p)
			}
			return out
		}
		r.Pragmas, r.Closing = pragmas(r.Pragmas), pragmas(r.Closing)
		r.Events = append([]gcg.Event(nil), r.Events...)
		for i := range r.Events {
			r.Events[i].Line, r.Events[i].Notes = 0, pragmas(r.Events[i].Notes)
		}
		return r
	}
	return cmp.Diff(clean(a), clean(b), cmp.Comparer(func(a, b scrabble.Options) bool { return a == b }))
}

// Where no tile is left to draw, a move can be contested after the next player has lost
// a turn; in GCG that is told right below the move all the same.
func TestGCGWithdrawnAfterATurnLost(t *testing.T) {
	o := scrabble.English()
	o.Players, o.Validation, o.Bag = 3, scrabble.OnContest, bag.MustParse(strings.Repeat("AEINRST", 3))
	rules, err := scrabble.Compile(o, gaddag.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	rec := gcg.New(rules, scrabble.A)
	s := rules.Start(scrabble.A)
	for _, m := range []struct {
		by   scrabble.Player
		text string
	}{
		{scrabble.A, "+AEINRST"}, {scrabble.B, "+AEINRST"}, {scrabble.C, "+AEINRST"},
		{scrabble.A, "8H RAT"}, {scrabble.C, "?"}, // good, and C loses the next turn
		{scrabble.B, "H8 .STN"}, {scrabble.B, "~"}, {scrabble.A, "?"},
		{scrabble.A, "-"},
	} {
		move := must.Get(scrabble.ParseMove(m.text))(t)
		next := must.Get(s.Play(m.by, move))(t)
		rec.Append(scrabble.Step{Before: s, Player: m.by, Move: move, After: next})
		s = next
	}
	const want = `>A: AEINRST 8H RAT +6 6
>B: AEINRST H8 .STN +4 4
>B: AEINRST -- -4 0
>C: AEINRST - +0 0
>B:  (time) -10 -10
>A: EINS - +0 6
`
	if got := rec.String(); !strings.Contains(got, want) {
		t.Errorf("it is written\n%s", got)
	}
	var step scrabble.Step
	for step, err = range rec.Replay(rules) {
	}
	last := step.After
	if err != nil || last.Scores() != s.Scores() || last.Turn() != s.Turn() {
		t.Errorf("%v: %v, %v on turn", err, last.Scores(), last.Turn())
	}
}
