package showscrabble

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/internal/test/showtest"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabble"
	"github.com/jeudelettres/lettres/show"
)

func rules(t testing.TB, options string) *scrabble.Rules {
	t.Helper()
	return gametest.Compile(t, scrabble.ParseOptions, scrabble.Compile, options, gaddag.Lexicon())
}

var game = showtest.Game[scrabble.Position, scrabble.State, scrabble.Player, scrabble.Move, scrabble.Kind, scrabble.Outcome, scrabble.Step]{
	Stroll: gametest.Stroll[scrabble.Move]{Parse: scrabble.ParseMove, Contest: scrabble.Contest(), Odd: []scrabble.Move{scrabble.Flag(), scrabble.Resign()}, Most: 120},
	Start: func(t testing.TB, seed uint64) scrabble.State {
		r := rules(t, []string{
			"classique", "classique players=4 time-penalty=10 validation=contest", "english validation=contest penalty=points-given penalty-points=5", "english validation=contest penalty=double",
		}[seed%4])
		return r.Start(scrabble.Player(int(seed) % r.Options().Players))
	},
	Games: [2]int{4, 60},
	Kinds: []scrabble.Kind{scrabble.KindDraw, scrabble.KindPlace, scrabble.KindExchange, scrabble.KindContest, scrabble.KindFlag, scrabble.KindResign},
	At: func(s scrabble.State, p scrabble.Player) []scrabble.Position {
		return []scrabble.Position{s, s.View(p)}
	},
	No:   []scrabble.Position{scrabble.State{}, scrabble.View{}},
	Tell: tell, Turn: Turn, Move: Move, Text: Text, SVG: SVG, Sum: Sum,
}

func TestGames(t *testing.T) { game.Run(t) }

// What is drawn of a View, and told of a move, is the same whatever the others hold.
func TestHidden(t *testing.T) {
	start := rules(t, "classique").Start(scrabble.A)
	game.Hidden(t, start, "+ABCDEFG", [2]string{"+HIJKLMN", "+OOOPQRS"}, "Bruno draws 7 tiles.", "-ABC+TUV", "Alice échange 3 jetons.", "échanger ABC")
}

func tell(step scrabble.Step, o show.Options) string { return show.Join(Tell(step, o)) }

func TestTell(t *testing.T) {
	start := rules(t, "classique validation=contest").Start(scrabble.A)
	steps := game.Play(t, start, "+AEINRT?", "+EEIKMNT", "8H ENTRAIs", "+EIOSUUA", "G7 MET", "A ?")
	vain := game.Play(t, steps[2].After, "B ?")
	game.Told(t, vain, [2]string{"", "Bruno conteste. ENTRAIs est valable et reste. Bruno perd 5\u00a0points."})
	game.Told(t, steps,
		[2]string{"Alice draws 7 tiles.", "Alice pioche 7\u00a0jetons."},
		[2]string{"Bruno draws 7 tiles.", "Bruno pioche 7\u00a0jetons."},
		[2]string{
			"Alice lays ENTRAIs at 8H for 64 points: ENTRAIs\u00a014 + 50. All 7 tiles in one move bring 50 points.",
			"Alice pose ENTRAIs en 8H pour 64\u00a0points\u00a0: ENTRAIs\u00a014 + 50. Les 7\u00a0jetons en un coup rapportent 50\u00a0points.",
		},
		[2]string{"Alice draws 7 tiles.", "Alice pioche 7\u00a0jetons."},
		[2]string{
			"Bruno lays MET at G7 for 14 points: MET\u00a07 + EENTRAIs\u00a07.",
			"Bruno pose MET en G7 pour 14\u00a0points\u00a0: MET\u00a07 + EENTRAIs\u00a07.",
		},
		[2]string{
			"Alice contests. EENTRAIs is bad: the dictionary does not have it. Bruno takes MET back, and loses 14 points.",
			"Alice conteste. EENTRAIs est erroné\u00a0: il ne figure pas au dictionnaire. Bruno reprend MET et perd 14\u00a0points.",
		})
}

// On a French board H4 is row H, column 4, and 8D elsewhere.
func TestSquares(t *testing.T) {
	for notation, want := range map[board.Notation]string{board.Standard: "en 8D pour", board.French: "en H4 pour"} {
		s := game.Play(t, rules(t, "classique squares="+notation.String()).Start(scrabble.A), "+CHATONS", "+EEIKMNT")[1].After
		step := scrabble.Step{Before: s, Player: scrabble.A, Move: scrabble.Place(board.At(7, 3), board.Across, "CHATON")}
		if got := tell(step, showtest.French); !strings.Contains(got, want) {
			t.Error(got)
		}
		after := must.Get(s.Play(step.Player, step.Move))(t)
		row := map[board.Notation]string{board.Standard: " 8  = ", board.French: " H  = "}[notation]
		if got := Text(after, showtest.French, step); !strings.Contains(got, row) {
			t.Error(got)
		}
	}
}

// A round of a duplicate game is told when it is over, and nothing of it before.
func TestDuplicate(t *testing.T) {
	steps := game.Play(t, rules(t, "classique duplicate=best rack=8 lay=7").Start(scrabble.A), "+AEINRTSU", "8D SERIANT", "8H URNE")
	game.Told(t, steps, [2]string{"Alice draws 8 tiles."}, [2]string{"Alice has decided."},
		[2]string{"Bruno lays URNE at 8H for 8 points. SERIANT at 8D stays on the board. Alice gains 66 points. Bruno gains 8 points."})
	if got := tell(steps[2], showtest.French); !strings.Contains(got, "SERIANT en 8D reste sur le plateau.") {
		t.Error(got)
	}
	last := steps[2]
	if got := Text(last.After, showtest.English, last); !strings.Contains(got, "*S*E*R*I*A*N*T") {
		t.Errorf("the tiles of the round do not stand out:\n%s", got)
	}
	if got := Text(last.Before, showtest.English, steps[1]); strings.Contains(got, "SERIANT") || strings.Contains(got, "*S") {
		t.Errorf("a decision is drawn:\n%s", got)
	}
}

// All tiles that a move may lay bring the bonus, in seven of eight too.
func TestSevenOfEight(t *testing.T) {
	steps := game.Play(t, rules(t, "classique rack=8 lay=7").Start(scrabble.A), "+AEINRTSU", "+AEINRTSU", "8D SERIANT")
	if got := tell(steps[2], showtest.English); !strings.Contains(got, "All 7 tiles in one move bring 50 points.") {
		t.Error(got)
	}
}

func TestOutcome(t *testing.T) {
	out := scrabble.Outcome{Players: 3, Winner: scrabble.B, Scores: [4]int{90, 120, 100}}
	if got := Outcome(out, showtest.English); got != "Bruno wins, 120 to 100 to 90." {
		t.Error(got)
	}
	out.Uncounted[scrabble.C] = true
	if got := Outcome(out, showtest.English); got != "Bruno wins, 120 to 100 to 90. Tiles that are not known are not counted." {
		t.Error(got)
	}
	out = scrabble.Outcome{Players: 2, Drawn: true, Scores: [4]int{40, 40}}
	if got := Outcome(out, showtest.French); got != "Partie nulle, 40 à 40." {
		t.Error(got)
	}
}

func TestGolden(t *testing.T) {
	o := scrabble.Classique()
	o.Squares = board.French
	r := must.Get(scrabble.Compile(o, gaddag.Lexicon()))(t)
	steps := game.Choose(t, rand.New(rand.NewPCG(4, 0)), r.Start(scrabble.A), 24, func(s scrabble.State) scrabble.Move {
		if m, ok := s.Best(); ok && s.Phase() == scrabble.Playing {
			return m
		}
		return scrabble.Draw(s.Due())
	})
	s := steps[23].After
	game.Golden(t, "view", "state", s.View(scrabble.A), s, showtest.French, steps[22:]...)
}
