package scrabble_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/scrabble"
)

// How games end, and who wins them.

// ended finds that a game is over, with these points, by these clauses.
func ended(t testing.TB, s scrabble.State, want scrabble.Outcome) {
	t.Helper()
	got, over := s.Outcome()
	want.Players = s.Rules().Options().Players
	if diff := cmp.Diff(want, got); diff != "" || !over {
		t.Errorf("the outcome, over: %v (-want +got):\n%s", over, diff)
	}
	gametest.Equal(t, "the phase", s.Phase(), scrabble.Over)
	gametest.Equal(t, "the scores", s.Scores(), want.Scores)
	gametest.Equal(t, "decisions", len(s.AppendMoves(nil, s.Turn())), 0)
	for _, m := range s.Open() {
		t.Errorf("%s is open to contest", m)
	}
	for p := range s.Players() {
		gametest.Equal(t, "who may act", s.CanAct(p), false)
		gametest.Equal(t, "a move after the end", gametest.Clause(s.Check(p, scrabble.Pass())), want.End)
		gametest.Equal(t, "a resignation after the end", gametest.Clause(s.Check(p, scrabble.Resign())), want.End)
		seen, _ := s.View(p).Outcome()
		if diff := cmp.Diff(got, seen); diff != "" {
			t.Errorf("the outcome as %v sees it (-want +got):\n%s", p, diff)
		}
	}
}

func TestGoingOut(t *testing.T) {
	t.Run("scrabble/end-out", func(t *testing.T) {
		for n, want := range map[int]scrabble.Outcome{
			2: {Scores: [4]int{8 + 12, -12}, Left: [4]int{12, -12}},
			3: {Scores: [4]int{8 + 12 + 3, -12, -3}, Left: [4]int{15, -12, -3}},
			4: {Scores: [4]int{8 + 12 + 3 + 2, -12, -3, -2}, Left: [4]int{17, -12, -3, -2}},
		} {
			// The joker of D is worth nothing.
			s := pos{racks: []string{"MOT", "XEU", "SEU", "?AE"}[:n], words: "MOT"}
			want.End, want.Verdict = law.ScrabbleEndOut, law.ScrabbleWinner
			ended(t, play(t, s.state(t), "A 8H MOT"), want)
		}
		// Twice what the others hold, and nothing off.
		s := pos{racks: []string{"MOT", "XEU", "SEU"}, words: "MOT", set: func(o *scrabble.Options) { o.LeftoverTwice = true }}.state(t)
		ended(t, play(t, s, "A 8H MOT"), scrabble.Outcome{
			Scores: [4]int{8 + 2*15}, Left: [4]int{30}, End: "scrabble/end-out", Verdict: "scrabble/winner",
		})
		// Where no rack was told, what is left when A is out is the rack of B.
		told := pos{racks: []string{"MOT", "XEU"}, words: "MOT"}.state(t)
		p := told.Setup()
		p.Racks = [4]bag.Bag{}
		untold := must.Get(told.Rules().FromSetup(p))(t)
		ended(t, play(t, untold, "A 8H MOT"), scrabble.Outcome{
			Scores: [4]int{8 + 12, -12}, Left: [4]int{12, -12}, End: "scrabble/end-out", Verdict: "scrabble/winner",
		})
		// With a tile in the bag, or on the rack, nobody is out.
		s = pos{racks: []string{"MOT", "XEU"}, bag: "A", words: "MOT"}.state(t)
		s = play(t, s, "A 8H MOT")
		gametest.Equal(t, "the phase", s.Phase(), scrabble.Drawing)
		gametest.Equal(t, "the phase", play(t, s, "A +A").Phase(), scrabble.Playing)
		s = pos{racks: []string{"MOTS", "XEUS"}, words: "MOT"}.state(t)
		gametest.Equal(t, "the phase", play(t, s, "A 8H MOT").Phase(), scrabble.Playing)
		// Another than A, and in a later turn.
		s = pos{racks: []string{"MOTX", "SEUK"}, words: "MOT MOTS SEUK"}.state(t)
		ended(t, play(t, s, "A 8H MOT", "B K8 SEUK"), scrabble.Outcome{
			Winner: scrabble.B, Scores: [4]int{8 - 10, 2*13 + 5 + 10}, Left: [4]int{-10, 10},
			End: "scrabble/end-out", Verdict: "scrabble/winner",
		})
	})
}

func TestPassing(t *testing.T) {
	begin := func(n int, inBag string, set ...func(*scrabble.Options)) scrabble.State {
		return pos{
			racks: []string{"MOTMOTX", "SEUSEUT", "SESESET", "TETETES"}[:n], bag: inBag,
			words: "MOT MOTS TE OS SE", set: settings(append(set, onContest)...),
		}.state(t)
	}
	passes := func(t *testing.T, s scrabble.State, n int) scrabble.State {
		t.Helper()
		for range n {
			gametest.Equal(t, "the phase", s.Phase(), scrabble.Playing)
			s = play(t, s, s.Turn().String()+" -")
		}
		return s
	}
	const seven, six = "AAAAAAA", "AAAAAA"
	t.Run("scrabble/pass", func(t *testing.T) {
		s := begin(2, seven)
		after := play(t, s, "A -")
		gametest.Equal(t, "scores", after.Scores(), [4]int{})
		gametest.Equal(t, "the player on turn", after.Turn(), scrabble.B)
		gametest.Equal(t, "the rack", after.Rack(scrabble.A), s.Rack(scrabble.A))
		gametest.Equal(t, "the clause", effect(t, s, "A -").Clause, "scrabble/pass")
		// As often as one likes, as long as not everybody does.
		for range 5 {
			after = play(t, after, "B -E+A", "A -", "B -A+E", "A -")
		}
		gametest.Equal(t, "the phase", after.Phase(), scrabble.Playing)
	})
	t.Run("scrabble/three-rounds", func(t *testing.T) {
		for n := 2; n <= 4; n++ {
			s := passes(t, begin(n, seven), 3*n-1)
			gametest.Equal(t, "the phase before the last pass", s.Phase(), scrabble.Playing)
			want := [4]int{-18, -7, -7, -7}
			clear(want[n:])
			o := scrabble.Outcome{Winner: scrabble.B, Scores: want, Left: want, End: "scrabble/three-rounds", Verdict: "scrabble/winner"}
			if n > 2 {
				o.Drawn, o.Winner, o.Verdict = true, scrabble.A, law.ScrabbleTie
			}
			ended(t, passes(t, s, 1), o)
		}
		// A word begins the rounds anew.
		s := passes(t, begin(2, "AAAAAAAAAA"), 5)
		s = play(t, s, "B 8H SE", "B +AA")
		s = passes(t, s, 5)
		gametest.Equal(t, "the phase", s.Phase(), scrabble.Playing)
		gametest.Equal(t, "the phase", passes(t, s, 1).Phase(), scrabble.Over)
	})
	t.Run("scrabble/rounds", func(t *testing.T) {
		// An exchange interrupts them.
		s := passes(t, begin(2, seven), 4)
		s = play(t, s, "A -M+A")
		s = passes(t, s, 5)
		gametest.Equal(t, "the phase", s.Phase(), scrabble.Playing)
		gametest.Equal(t, "the phase", passes(t, s, 1).Phase(), scrabble.Over)
		// A move that a contest takes back is a pass, and begins nothing anew.
		for before := range 6 {
			s := passes(t, begin(2, seven), before)
			author, other := s.Turn().String(), (1 - s.Turn()).String()
			word := map[string]string{"A": " 8H TOM", "B": " 8H ES"}[author]
			s = play(t, s, author+word, other+" ?")
			gametest.Equal(t, "the phase", s.Phase() == scrabble.Over, before == 5)
			if before < 5 {
				s = passes(t, s, 5-before)
			}
			gametest.Equal(t, "the clause", endOf(s), "scrabble/three-rounds")
		}
		// One that was contested in vain is none.
		s = passes(t, begin(2, "AAAAAAAAAA"), 4)
		s = play(t, s, "A 8H MOT", "B ?", "A +AAA")
		gametest.Equal(t, "the phase", passes(t, s, 5).Phase(), scrabble.Playing)
	})
	t.Run("scrabble/end-blocked", func(t *testing.T) {
		s := play(t, begin(2, six), "A 8H MOT", "A +AAA") // three in the bag
		s = passes(t, s, 6)
		ended(t, s, scrabble.Outcome{
			Winner: scrabble.B, Scores: [4]int{8 - 17, -7}, Left: [4]int{-17, -7}, End: "scrabble/end-blocked", Verdict: "scrabble/winner",
		})
		// In the same way with an empty bag.
		s = passes(t, begin(3, ""), 9)
		ended(t, s, scrabble.Outcome{
			Drawn: true, Scores: [4]int{-18, -7, -7}, Left: [4]int{-18, -7, -7}, End: "scrabble/end-blocked", Verdict: "scrabble/tie",
		})
	})
	t.Run("scrabble/blocked", func(t *testing.T) {
		for n := 2; n <= 4; n++ {
			for _, bag := range []string{"", "A", six} { // one round of passes, or two, can be tactics
				s := passes(t, begin(n, bag), 3*n-1)
				gametest.Equal(t, "the phase before the last pass", s.Phase(), scrabble.Playing)
				s = passes(t, s, 1)
				gametest.Equal(t, "six in the bag", endOf(s), "scrabble/end-blocked")
			}
			s := passes(t, begin(n, seven), 3*n)
			gametest.Equal(t, "seven in the bag", endOf(s), "scrabble/three-rounds")
		}
		// The option for a short bag is left.
		once := func(o *scrabble.Options) { o.ShortRounds = 1 }
		gametest.Equal(t, "one round", endOf(passes(t, begin(3, six, once), 3)), "scrabble/end-blocked")
		// In a row: a word comes between.
		s := play(t, passes(t, begin(2, six), 5), "B 8H SE", "B +AA", "A -")
		gametest.Equal(t, "the phase", passes(t, s, 4).Phase(), scrabble.Playing)
		gametest.Equal(t, "the phase", passes(t, s, 5).Phase(), scrabble.Over)
		// A move taken back is a pass here as well; with an empty bag the turn has gone on.
		s = play(t, passes(t, begin(2, six), 5), "B 8H ES", "A ?")
		gametest.Equal(t, "the clause", endOf(s), "scrabble/end-blocked")
		gametest.Equal(t, "points taken back", s.Scores()[scrabble.B], -7)
		s = play(t, passes(t, begin(2, ""), 5), "B 8H ES", "A ?")
		gametest.Equal(t, "the clause", endOf(s), "scrabble/end-blocked")
		s = play(t, passes(t, begin(3, ""), 7), "B 8H ES", "A ?")
		gametest.Equal(t, "the phase", s.Phase(), scrabble.Playing)
		gametest.Equal(t, "the player on turn", s.Turn(), scrabble.C)
		gametest.Equal(t, "the clause", effect(t, s, "C -").Clause, "scrabble/end-blocked")
		// A turn that is lost for a contest in vain is one too.
		double := func(o *scrabble.Options) { o.Penalty = scrabble.DoubleChallenge }
		s = play(t, begin(2, "", double), "A 8H MOT", "B ?")
		gametest.Equal(t, "the player on turn", s.Turn(), scrabble.A)
		gametest.Equal(t, "the clause", effect(t, passes(t, s, 4), "A -").Clause, "scrabble/end-blocked")
		s = play(t, begin(2, six, double), "A 8H MOT", "B ?", "A +AAA", "A -")
		gametest.Equal(t, "the clause", endOf(passes(t, s, 4)), "scrabble/end-blocked")
	})
	t.Run("every turn without points", func(t *testing.T) {
		s := begin(2, seven, func(o *scrabble.Options) { o.Scoreless, o.ShortRounds = true, 3 })
		s = play(t, s, "A -M+A", "B -S+A", "A -", "B -", "A -O+A")
		gametest.Equal(t, "the phase", s.Phase(), scrabble.Playing)
		gametest.Equal(t, "the clause", effect(t, s, "B -E+A").Clause, "scrabble/three-rounds")
		// A word without points is such a turn.
		s = pos{
			racks: []string{"??", "SE"}, bag: "AAAAAAAAA", words: "OS",
			set: func(o *scrabble.Options) { o.Scoreless, o.Rounds = true, 1 },
		}.state(t)
		s = play(t, s, "A -", "B -E+A")
		gametest.Equal(t, "the clause", endOf(s), "scrabble/three-rounds")
		s = pos{
			racks: []string{"??", "SE"}, bag: "AAAAAAAAA", words: "OS",
			set: func(o *scrabble.Options) { o.Scoreless, o.Rounds = true, 1 },
		}.state(t)
		s = play(t, s, "A 8H os", "A +AA")
		gametest.Equal(t, "points", s.Scores()[scrabble.A], 0)
		gametest.Equal(t, "the clause", effect(t, s, "B -").Clause, "scrabble/three-rounds")
		// And where passes alone count, it is none.
		s = pos{racks: []string{"??", "SE"}, bag: "AAAAAAAAA", words: "OS", set: func(o *scrabble.Options) { o.Rounds = 1 }}.state(t)
		s = play(t, s, "A 8H os", "A +AA", "B -")
		gametest.Equal(t, "the phase", s.Phase(), scrabble.Playing)
	})
}

func TestTime(t *testing.T) {
	t.Run("scrabble/end-time", func(t *testing.T) {
		s := play(t, inContest(2).state(t), "A 8H MOT")
		for _, flag := range []string{"A ~", "B ~"} { // whoever is on turn
			ended(t, play(t, s, flag), scrabble.Outcome{Scores: [4]int{8}, End: "scrabble/end-time", Verdict: "scrabble/winner"})
		}
		behind := play(t, s, "A +AAE", "B K8 SEUX", "A ~") // it is not about whose time is out
		ended(t, behind, scrabble.Outcome{Winner: scrabble.B, Scores: [4]int{8, 31}, End: "scrabble/end-time", Verdict: "scrabble/winner"})
		refused(t, behind, "A ~", "scrabble/end-time")
	})
	t.Run("scrabble/end-time-racks", func(t *testing.T) {
		s := pos{racks: []string{"MOT", "TES"}, words: "MOT"}.state(t)
		ended(t, play(t, s, "A ~"), scrabble.Outcome{Drawn: true, End: "scrabble/end-time", Verdict: "scrabble/tie"})
		gametest.Equal(t, "tiles held", s.Held(scrabble.B), 3)
	})
	t.Run("points for time", func(t *testing.T) {
		s := inContest(2, func(o *scrabble.Options) { o.TimePenalty = 10 }).state(t)
		s = play(t, s, "A 8H MOT", "B ~", "A ~", "A ~")
		gametest.Equal(t, "scores", s.Scores(), [4]int{8 - 20, -10})
		gametest.Equal(t, "flags", [2]int{s.Flags(scrabble.A), s.View(scrabble.A).Flags(scrabble.B)}, [2]int{2, 1})
		gametest.Equal(t, "the clause", effect(t, s, "A ~").Clause, "scrabble/end-time")
		gametest.Equal(t, "the phase", s.Phase(), scrabble.Drawing)
		play(t, s, "B ?") // still open
		play(t, s, "A +AAE")
		one := inContest(2, func(o *scrabble.Options) { o.TimePenalty = 1 }).state(t)
		gametest.Equal(t, "a single point", play(t, one, "A ~").Scores(), [4]int{-1})
		gametest.Equal(t, "the phase", play(t, one, "A ~").Phase(), scrabble.Playing)
		// After the end too, but not after a resignation.
		over := play(t, s, "A +AAE", "B -", "A -", "B -", "A -", "B -", "A -")
		late := play(t, over, "B ~")
		gametest.Equal(t, "scores", late.Scores()[scrabble.B], over.Scores()[scrabble.B]-10)
		o, _ := late.Outcome()
		gametest.Equal(t, "the end", o.End, "scrabble/three-rounds")
		refused(t, play(t, s, "A resign"), "A ~", "scrabble/resign")
		for range 253 {
			s = play(t, s, "A ~")
		}
		refused(t, s, "A ~", "scrabble/end-time")
		gametest.Equal(t, "scores", s.Scores()[scrabble.A], 8-2550)
		play(t, s, "B ~")
	})
}

func TestWinning(t *testing.T) {
	t.Run("scrabble/resign", func(t *testing.T) {
		// Of two, the other wins, whatever the scores; on turn or not.
		two := play(t, inContest(2).state(t), "A 8H MOT")
		ended(t, play(t, two, "A resign"), scrabble.Outcome{Winner: scrabble.B, Scores: [4]int{8}, End: "scrabble/resign", Verdict: "scrabble/resign"})
		ended(t, play(t, two, "B resign"), scrabble.Outcome{Scores: [4]int{8}, End: "scrabble/resign", Verdict: "scrabble/resign"})
		// Of more, each deducts what they hold, and the best of the others wins.
		s := play(t, inContest(3).state(t), "A 8H MOT", "A +AAE", "B K8 SEUX", "B +AAAA")
		left := [4]int{-8, -7, -7}
		for who, winner := range map[string]scrabble.Player{"A resign": scrabble.B, "B resign": scrabble.A, "C resign": scrabble.B} {
			ended(t, play(t, s, who), scrabble.Outcome{
				Winner: winner, Scores: [4]int{8 - 8, 31 - 7, -7}, Left: left, End: "scrabble/resign", Verdict: "scrabble/resign",
			})
		}
		// The two best of the others may be equal.
		racks := pos{racks: []string{"SE", "TE", "ES"}, bag: "AA", words: "SE"}.state(t)
		ended(t, play(t, racks, "A resign"), scrabble.Outcome{
			Drawn: true, Scores: [4]int{-2, -2, -2}, Left: [4]int{-2, -2, -2}, End: "scrabble/resign", Verdict: "scrabble/tie",
		})
		// Racks that nobody knows may decide among the others, and do nothing to two.
		for players, undecided := range map[int]bool{2: false, 3: true} {
			o := scrabble.Classique()
			o.Players, o.Rack, o.Bonus, o.Bag = players, 2, 0, bag.MustParse("SETEZSAA")
			hidden, err := compiled(t, o, "SE").FromSetup(scrabble.Setup{
				Racks: [scrabble.MaxPlayers]bag.Bag{bag.MustParse("SE")}, Held: [scrabble.MaxPlayers]int{2, 2, 2 * (players - 2)}, Phase: scrabble.Playing,
			})
			if err != nil {
				t.Fatal(err)
			}
			if o, over := play(t, hidden, "A resign").Outcome(); !over || o.Undecided != undecided {
				t.Errorf("of %d: %v", players, o)
			}
		}
	})
	t.Run("scrabble/winner", func(t *testing.T) {
		s := play(t, inContest(3).state(t), "A 8H MOT", "A +AAE", "B K8 SEUX", "B +AAAA")
		gametest.Equal(t, "scores", s.Scores(), [4]int{8, 2*13 + 5})
		o, _ := play(t, s, "C ~").Outcome()
		gametest.Equal(t, "the winner", o.Winner, scrabble.B)
		gametest.Equal(t, "the outcome", o.String(), "B wins 8-31-0 (scrabble/winner)")
		if _, over := s.Outcome(); over {
			t.Error("the game is over already")
		}
	})
	t.Run("scrabble/tie", func(t *testing.T) {
		s := inContest(3).state(t)
		ended(t, play(t, s, "C ~"), scrabble.Outcome{Drawn: true, End: "scrabble/end-time", Verdict: "scrabble/tie"})
		o, _ := play(t, s, "C ~").Outcome()
		gametest.Equal(t, "the outcome", o.String(), "drawn 0-0-0 (scrabble/tie)")
		// Those who have fewer do not matter.
		s = play(t, s, "A 8H MOT", "A +AAE")
		ended(t, play(t, s, "C ~"), scrabble.Outcome{Scores: [4]int{8}, End: "scrabble/end-time", Verdict: "scrabble/winner"})
	})
}

// Passes counts the turns in a row that count towards an end, and Skips the turns that a
// contest has cost.
func TestPassesAndSkips(t *testing.T) {
	s := pos{racks: []string{"RATSEIN", "TIRESLA"}, bag: "EEEEEEEEE", set: func(o *scrabble.Options) {
		o.Validation, o.Penalty = scrabble.OnContest, scrabble.DoubleChallenge
	}}.state(t)
	look := func(passes, skips int) {
		t.Helper()
		v := s.View(scrabble.A)
		gametest.Equal(t, "passes", s.Passes(), passes)
		gametest.Equal(t, "passes of the view", v.Passes(), passes)
		gametest.Equal(t, "skips", s.Skips(scrabble.B), skips)
		gametest.Equal(t, "skips of the view", v.Skips(scrabble.B), skips)
	}
	look(0, 0)
	s = play(t, s, "A -", "B -")
	look(2, 0)
	s = play(t, s, "A 8H RAT", "B ?")
	look(0, 1)
	s = play(t, s, "A +EEE")
	look(1, 0) // B has lost a turn
	gametest.Equal(t, "of nobody", s.Skips(scrabble.D)+scrabble.State{}.Skips(scrabble.A)+scrabble.View{}.Skips(scrabble.A), 0)
}
