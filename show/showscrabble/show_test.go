package showscrabble

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/showtest"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/show"
)

func rules(t testing.TB, o scrabble.Options) *scrabble.Rules {
	t.Helper()
	r, err := scrabble.Compile(o, gaddag.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// lenient is a game in which bad words are laid until somebody contests them.
func lenient(o scrabble.Options) scrabble.Options {
	o.Validation = scrabble.OnContest
	return o
}

// play plays moves from a position.
func play(t testing.TB, s scrabble.State, moves ...string) []scrabble.Step {
	t.Helper()
	return showtest.Play(t, s, scrabble.ParseMove, func(before scrabble.State, p scrabble.Player, m scrabble.Move, after scrabble.State) scrabble.Step {
		return scrabble.Step{Before: before, Player: p, Move: m, After: after}
	}, moves...)
}

var english, inFrench = showtest.Names()

// wander plays a game at random, with contests, time that is out, and words that are
// none, and yields its steps.
func wander(t testing.TB, o scrabble.Options, seed uint64, yield func(scrabble.Step)) {
	rng := rand.New(rand.NewPCG(seed, 1))
	s := rules(t, o).Start(scrabble.Player(int(seed) % o.Players))
	for range 120 {
		if s.Phase() == scrabble.Over {
			return
		}
		p := s.Turn()
		moves := s.AppendMoves(nil, p)
		m := moves[rng.IntN(len(moves))]
		switch letters := s.Rack(p).String(); {
		case rng.IntN(8) == 0 && len(letters) > 4 && s.Phase() == scrabble.Playing && !strings.Contains(letters, "?"):
			m = scrabble.Place(scrabble.Centre(), board.Across, letters[:4])
		case rng.IntN(12) == 0:
			p, m = scrabble.Player((int(p)+1)%o.Players), scrabble.Contest()
		case rng.IntN(60) == 0:
			m = scrabble.Flag()
		case rng.IntN(90) == 0:
			m = scrabble.Resign()
		}
		m, err := s.Complete(rng, p, m)
		if err != nil {
			continue
		}
		after, err := s.Play(p, m)
		if err != nil {
			continue
		}
		yield(scrabble.Step{Before: s, Player: p, Move: m, After: after})
		s = after
	}
}

// Whatever happens in a game, it is told in both languages and fits on the page.
func TestGames(t *testing.T) {
	four := lenient(scrabble.Classique())
	four.Players, four.TimePenalty = 4, 10
	given := lenient(scrabble.English())
	given.Penalty, given.PenaltyPoints = scrabble.PointsGiven, 5
	double := lenient(scrabble.English())
	double.Penalty = scrabble.DoubleChallenge
	presets := []scrabble.Options{scrabble.Classique(), four, given, double}
	told := map[scrabble.Kind]int{}
	for seed := range uint64(gametest.N(4, 60)) {
		n := 0
		wander(t, presets[seed%4], seed, func(step scrabble.Step) {
			told[step.Move.Kind()]++
			s := step.After
			showtest.Said(t, step.Move.String(), func(o show.Options) string { return Tell(step, o) })
			showtest.Said(t, "the turn", func(o show.Options) string { return Turn(s, o) })
			showtest.Named(t, step.Move.String(), func(o show.Options) string { return Move(step.Before, step.Move, o) })
			if n++; n%25 == 0 || s.Phase() == scrabble.Over {
				for _, at := range []Position{s, s.View(step.Player)} {
					showtest.Position(t,
						func(o show.Options) string { return Text(at, o, step) },
						func(o show.Options) string { return SVG(at, o, step) })
				}
			}
			if t.Failed() {
				t.Fatalf("seed %d: %s", seed, s)
			}
		})
	}
	for _, k := range []scrabble.Kind{scrabble.KindDraw, scrabble.KindPlace, scrabble.KindExchange, scrabble.KindContest, scrabble.KindFlag, scrabble.KindResign} {
		if told[k] == 0 {
			t.Errorf("no %s in all games", k)
		}
	}
}

// What is drawn of a View, and told of a move, is the same whatever the others hold.
func TestHidden(t *testing.T) {
	start := rules(t, scrabble.Classique()).Start(scrabble.A)
	one := play(t, start, "+ABCDEFG", "+HIJKLMN")
	two := play(t, start, "+ABCDEFG", "+OOOPQRS")
	for p, same := range map[scrabble.Player]bool{scrabble.A: true, scrabble.B: false} {
		a, b := one[1].After.View(p), two[1].After.View(p)
		if got := Text(a, english, one...) == Text(b, english, two...); got != same {
			t.Errorf("for %s the texts are alike: %t", p, got)
		}
		if got := SVG(a, english, one...) == SVG(b, english, two...); got != same {
			t.Errorf("for %s the drawings are alike: %t", p, got)
		}
	}
	if got, want := Tell(one[1], english), "Bruno draws 7 tiles."; got != want || Tell(two[1], english) != want {
		t.Errorf("told as %q", got)
	}
	change := play(t, one[1].After, "-ABC+TUV")
	if got, want := Tell(change[0], inFrench), "Alice échange 3 jetons."; got != want {
		t.Errorf("told as %q", got)
	}
	if got, want := Move(change[0].Before.View(scrabble.A), change[0].Move, inFrench), "échanger ABC"; got != want {
		t.Errorf("to Alice it is %q", got)
	}
}

func TestTell(t *testing.T) {
	start := rules(t, lenient(scrabble.Classique())).Start(scrabble.A)
	steps := play(t, start, "+AEINRT?", "+EEIKMNT", "8H ENTRAIs", "+EIOSUUA", "G7 MET", "A: ?")
	vain := play(t, steps[2].After, "B: ?")[0]
	if got := Tell(vain, inFrench); got != "Bruno conteste. ENTRAIs est valable et reste. Bruno perd 5 points." {
		t.Error(got)
	}
	for i, want := range []struct{ en, fr string }{
		{"Alice draws 7 tiles.", "Alice pioche 7 jetons."},
		{"Bruno draws 7 tiles.", "Bruno pioche 7 jetons."},
		{
			"Alice lays ENTRAIs at 8H for 64 points. All 7 tiles in one move bring 50 points.",
			"Alice pose ENTRAIs en 8H pour 64 points. Les 7 jetons en un coup rapportent 50 points.",
		},
		{"Alice draws 7 tiles.", "Alice pioche 7 jetons."},
		{
			"Bruno lays MET at G7 for 14 points. It also makes EENTRAIs (7).",
			"Bruno pose MET en G7 pour 14 points. Il forme aussi EENTRAIs (7).",
		},
		{
			"Alice contests. EENTRAIs is bad: the dictionary does not have it. Bruno takes MET back, and loses 14 points.",
			"Alice conteste. EENTRAIs est erroné\u00a0: le dictionnaire ne le contient pas. Bruno reprend MET et perd 14 points.",
		},
	} {
		if got := Tell(steps[i], english); got != want.en {
			t.Errorf("%s is told as %q", steps[i].Move, got)
		}
		if got := Tell(steps[i], inFrench); got != want.fr {
			t.Errorf("%s is told as %q", steps[i].Move, got)
		}
	}
}

// On a French board H4 is row H, column 4, and 8D elsewhere.
func TestSquares(t *testing.T) {
	for notation, want := range map[board.Notation]string{board.Standard: "en 8D pour", board.French: "en H4 pour"} {
		o := scrabble.Classique()
		o.Squares = notation
		s := play(t, rules(t, o).Start(scrabble.A), "+CHATONS", "+EEIKMNT")[1].After
		step := scrabble.Step{Before: s, Player: scrabble.A, Move: scrabble.Place(board.At(7, 3), board.Across, "CHATON")}
		if got := Tell(step, inFrench); !strings.Contains(got, want) {
			t.Error(got)
		}
		after, err := s.Play(step.Player, step.Move)
		if err != nil {
			t.Fatal(err)
		}
		row := map[board.Notation]string{board.Standard: " 8  = ", board.French: " H  = "}[notation]
		if got := Text(after, inFrench, step); !strings.Contains(got, row) {
			t.Error(got)
		}
	}
}

// A round of a duplicate game is told when it is over, and nothing of it before.
func TestDuplicate(t *testing.T) {
	o := scrabble.Classique()
	o.Duplicate, o.Rack, o.Lay = scrabble.BestFound, 8, 7
	steps := play(t, rules(t, o).Start(scrabble.A), "+AEINRTSU", "8D SERIANT", "8H URNE")
	for i, want := range []string{
		"Alice draws 8 tiles.",
		"Alice has decided.",
		"Bruno lays URNE at 8H for 8 points. SERIANT at 8D stays on the board. Alice gains 66 points. Bruno gains 8 points.",
	} {
		if got := Tell(steps[i], english); got != want {
			t.Errorf("%s: %q, want %q", steps[i].Move, got, want)
		}
	}
	if got := Tell(steps[2], inFrench); !strings.Contains(got, "SERIANT en 8D reste sur le plateau.") {
		t.Error(got)
	}
	last := steps[2]
	if got := Text(last.After, english, last); !strings.Contains(got, "*S*E*R*I*A*N*T") {
		t.Errorf("the tiles of the round do not stand out:\n%s", got)
	}
	if got := Text(last.Before, english, steps[1]); strings.Contains(got, "SERIANT") || strings.Contains(got, "*S") {
		t.Errorf("a decision is drawn:\n%s", got)
	}
}

// All tiles that a move may lay bring the bonus, in seven of eight too.
func TestSevenOfEight(t *testing.T) {
	o := scrabble.Classique()
	o.Rack, o.Lay = 8, 7
	steps := play(t, rules(t, o).Start(scrabble.A), "+AEINRTSU", "+AEINRTSU", "8D SERIANT")
	if got := Tell(steps[2], english); !strings.Contains(got, "All 7 tiles in one move bring 50 points.") {
		t.Error(got)
	}
}

func TestOutcome(t *testing.T) {
	out := scrabble.Outcome{Players: 3, Winner: scrabble.B, Scores: [4]int{90, 120, 100}}
	if got := Outcome(out, english); got != "Bruno wins, 120 to 100 to 90." {
		t.Error(got)
	}
	out.Uncounted[scrabble.C] = true
	if got := Outcome(out, english); got != "Bruno wins, 120 to 100 to 90. Tiles that are not known are not counted." {
		t.Error(got)
	}
	out = scrabble.Outcome{Players: 2, Drawn: true, Scores: [4]int{40, 40}}
	if got := Outcome(out, inFrench); got != "Partie nulle, 40 à 40." {
		t.Error(got)
	}
	for p := scrabble.Over; p <= scrabble.Answer; p++ {
		showtest.Named(t, p.String(), func(o show.Options) string { return Phase(p, o) })
	}
}

// The zero State and the zero View are no game.
func TestNoGame(t *testing.T) {
	for _, s := range []Position{scrabble.State{}, scrabble.View{}} {
		if got := Text(s, english) + SVG(s, english) + Turn(s, english) + Move(s, scrabble.Move{}, english); got != "" {
			t.Error(got)
		}
	}
	if got := Tell(scrabble.Step{}, english); got != "" {
		t.Error(got)
	}
}

// best is the steps of a game in which each player lays what counts most.
func best(t testing.TB, o scrabble.Options, n int) (steps []scrabble.Step) {
	rng := rand.New(rand.NewPCG(4, 0))
	s := rules(t, o).Start(scrabble.A)
	for range n {
		p, m := s.Turn(), scrabble.Draw(s.Due())
		if s.Phase() == scrabble.Playing {
			m, _ = s.Best()
		}
		m, err := s.Complete(rng, p, m)
		if err != nil {
			t.Fatal(err)
		}
		after, err := s.Play(p, m)
		if err != nil {
			t.Fatal(err)
		}
		steps = append(steps, scrabble.Step{Before: s, Player: p, Move: m, After: after})
		s = after
	}
	return steps
}

func TestGolden(t *testing.T) {
	o := scrabble.Classique()
	o.Squares, o.Excluded = board.French, scrabble.UnlistedClasses
	steps := best(t, o, 24)
	last := steps[len(steps)-2:]
	s := last[1].After
	view := s.View(scrabble.A)
	showtest.Golden(t, "view-fr.txt", Text(view, inFrench, last...))
	showtest.Golden(t, "view-fr.svg", SVG(view, inFrench, last...))
	dark := english
	dark.Scheme, dark.Wide, dark.Names = show.Dark, true, []string{"<Alice>", "Bruno & Zoé"}
	showtest.Golden(t, "state-en-dark.svg", SVG(s, dark, last...))
	dark.Width, dark.Colour = 40, true
	showtest.Golden(t, "state-en-colour.txt", Text(s, dark, last...))
}
