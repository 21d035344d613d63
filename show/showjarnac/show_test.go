package showjarnac

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/internal/test/showtest"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/show"
)

func rules(t testing.TB, options string) *jarnac.Rules {
	t.Helper()
	return gametest.Compile(t, jarnac.ParseOptions, jarnac.Compile, options, french.Lexicon())
}

var game = showtest.Game[jarnac.State, jarnac.State, jarnac.Player, jarnac.Move, jarnac.Kind, jarnac.Outcome, jarnac.Step]{
	Stroll: gametest.Stroll[jarnac.Move]{Parse: jarnac.ParseMove, Contest: jarnac.Contest(), Odd: []jarnac.Move{jarnac.Flag()}, Most: 400},
	Start: func(t testing.TB, seed uint64) jarnac.State {
		return rules(t, []string{"official", "competition validation=contest", "classic", "classic-competition validation=contest"}[seed%4]).Start(jarnac.Player(seed % 2))
	},
	Games: [2]int{4, 80},
	Kinds: []jarnac.Kind{
		jarnac.KindDraw, jarnac.KindSwap, jarnac.KindPlace, jarnac.KindExtend, jarnac.KindJarnac, jarnac.KindPass, jarnac.KindContest, jarnac.KindFlag,
	},
	At:   func(s jarnac.State, _ jarnac.Player) []jarnac.State { return []jarnac.State{s} },
	No:   make([]jarnac.State, 1),
	Tell: tell, Turn: Turn, Move: Move, Text: Text, SVG: SVG,
	Sum: func(jarnac.State, show.Options) string { return "" },
}

func TestGames(t *testing.T) { game.Run(t) }

// A rack can hold all letters of the game.
func TestFullRack(t *testing.T) {
	r := rules(t, "official")
	set := jarnac.Setup{Phase: jarnac.Playing}
	set.Mats[jarnac.A].Rack, set.Mats[jarnac.A].Drawn = r.Options().Bag, true
	s := must.Get(r.FromSetup(set))(t)
	game.Fits(t, s)
}

func tell(step jarnac.Step, o show.Options) string { return show.Join(Tell(step, o)) }

func TestTell(t *testing.T) {
	start := rules(t, "official validation=contest").Start(jarnac.A)
	steps := game.Play(t, start, "+ABUZRT", "RAT", "+T", "BUT", "+W", "-", "!1:TZAR", "+AEINST", "INST", "A ?")
	game.Told(t, steps,
		[2]string{"Alice draws ABRTUZ.", "Alice pioche ABRTUZ."},
		[2]string{"Alice lays RAT on line 1.", "Alice pose RAT, ligne 1."},
		[2]string{"Alice draws T.", "Alice pioche T."},
		[2]string{"Alice lays BUT on line 2.", "Alice pose BUT, ligne 2."},
		[2]string{"Alice draws W.", "Alice pioche W."},
		[2]string{"Alice passes.", "Alice passe."},
		[2]string{"Jarnac! Bruno takes RAT + Z = TZAR from Alice (line 1), now line 1.", "Jarnac\u00a0! Bruno prend RAT + Z = TZAR à Alice (ligne\u00a01), désormais ligne\u00a01."},
		[2]string{"Bruno draws AEINST.", "Bruno pioche AEINST."},
		[2]string{"Bruno lays INST on line 2.", "Bruno pose INST, ligne 2."},
		[2]string{
			"Alice contests. INST is bad: the dictionary does not have it. Bruno takes it back: line 2 is free again. Alice draws one letter more.",
			"Alice conteste. INST est erroné\u00a0: il ne figure pas au dictionnaire. Bruno le reprend\u00a0: la ligne 2 redevient libre. Alice piochera une lettre de plus.",
		})
}

// What may be done is what the law leaves open, whatever words there are.
func TestTurn(t *testing.T) {
	const contested = "official validation=contest"
	for _, c := range []struct {
		options string
		first   jarnac.Player
		moves   []string
		want    string
	}{
		{"official", jarnac.A, nil, "piocher 6 lettres"}, // no Jarnac where there is nothing to take, no swap
		{"official", jarnac.A, []string{"+ABUZRT"}, "poser un mot ou passer"},
		{"official", jarnac.A, []string{"+ABUZRT", "RAT"}, "piocher 1 lettre"},
		{"official", jarnac.A, []string{"+ABUZRT", "RAT", "+T"}, "poser un mot, transformer un mot ou passer"},
		{"official", jarnac.A, []string{"+ABUZRT", "RAT", "+T", "-"}, "dire Jarnac ou piocher 6 lettres"},
		{"official", jarnac.A, []string{"+ABUZRT", "-", "+AEIOUN", "-"}, "dire Jarnac, piocher 1 lettre ou échanger 3 lettres"},
		{"official", jarnac.A, []string{"+ABUZRT", "RAT", "+T", "-", "!1:TZAR"}, "piocher 6 lettres"},                                 // one Jarnac is taken
		{"official", jarnac.A, []string{"+TARBUS", "TAR", "+T", "BUS", "+E", "-", "+AEIOUN", "-"}, "dire Jarnac ou piocher 1 lettre"}, // two letters are no swap
		{"official", jarnac.A, []string{"+ABUZRT", "A ~"}, "piocher 6 lettres"},                                                       // no Jarnac after a flag
		{"official", jarnac.A, []string{"+ABUZRT", "A ~", "+AEIOUN", "-"}, "dire Jarnac ou passer"},                                   // out of time nothing is laid
		{contested, jarnac.A, []string{"+ABUZRT", "RAT", "+T", "BUT", "A ~"}, "contester ou piocher 6 lettres"},
		{contested, jarnac.A, []string{"+ABUZRT", "A ~", "+AEIOUN", "-", "!OIE"}, "contester ou accepter"},
		{"classic validation=contest", jarnac.A, []string{"+TARBUS", "TAR", "+T", "-", "!1:TRAT", "A ?", "!BUS"}, "piocher 6 lettres"},
	} {
		s := rules(t, c.options).Start(c.first)
		if steps := game.Play(t, s, c.moves...); len(steps) > 0 {
			s = steps[len(steps)-1].After
		}
		want := map[jarnac.Player]string{jarnac.A: "À Alice de jouer\u00a0: ", jarnac.B: "À Bruno de jouer\u00a0: "}[s.Turn()] + c.want + "."
		if got := Turn(s, showtest.French); strings.ReplaceAll(got, "\u00a0lettre", " lettre") != want {
			t.Errorf("after %v: %q, want %q", c.moves, got, want)
		}
	}
}

func TestMoves(t *testing.T) {
	s := game.Play(t, rules(t, "official").Start(jarnac.A), "+ABUZRT", "RAT", "+T")[2].After
	for text, want := range map[string]string{
		"+6": "piocher 6 lettres", "+1": "piocher 1 lettre", "+AB": "piocher AB", "-": "passer", "-AEI": "échanger AEI", "RAT": "poser RAT",
		"1:TZAR": "transformer RAT en TZAR (ligne 1)", "2:TZAR": "transformer la ligne 2 en TZAR", "!RAT": "dire Jarnac\u00a0: RAT (reliquat)", "!2:TZAR": "dire Jarnac\u00a0: TZAR (ligne 2)",
		"?": "contester", "?!RAT": "contester et dire Jarnac\u00a0: RAT (reliquat)", ".": "accepter", "~": "laisser tomber le drapeau", "resign": "abandonner",
	} {
		m := must.Get(jarnac.ParseMove(text))(t)
		gametest.Equal(t, text, Move(s, m, showtest.French), want)
		showtest.Named(t, text, func(o show.Options) string { return Move(s, m, o) })
	}
}

func TestOutcome(t *testing.T) {
	out := jarnac.Outcome{Winner: jarnac.B, Scores: [2]int{90, 20}, Jarnacs: [2]int{0, 1}}
	if got := Outcome(out, showtest.English); got != "Bruno wins, 20 to 90, Jarnacs 1 to 0." { // Alice has given up
		t.Error(got)
	}
	out = jarnac.Outcome{Drawn: true, Scores: [2]int{40, 40}}
	if got := Outcome(out, showtest.French); got != "Partie nulle, 40 à 40, Jarnacs\u00a0: 0 à 0." {
		t.Error(got)
	}
}

// The position after Bruno's Jarnac in classic/example-tzar.
func TestGolden(t *testing.T) {
	steps := game.Play(t, rules(t, "classic").Start(jarnac.A), "+ABUZRT", "RAT", "+T", "BUT", "+W", "-", "!1:TZAR", "+AEINST", "SAINE", "+E", "-")
	s := steps[len(steps)-1].After
	game.Golden(t, "tzar", "tzar", s, s, showtest.French, steps[6:]...)
}
