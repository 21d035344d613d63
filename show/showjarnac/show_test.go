package showjarnac

import (
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
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
	Tell: Tell, Turn: Turn, Move: Move, Text: Text, SVG: SVG,
}

func TestGames(t *testing.T) { game.Run(t) }

// A rack can hold all letters of the game.
func TestFullRack(t *testing.T) {
	r := rules(t, "official")
	set := jarnac.Setup{Phase: jarnac.Playing}
	set.Mats[jarnac.A].Rack, set.Mats[jarnac.A].Drawn = r.Options().Bag, true
	s, err := r.FromSetup(set)
	if err != nil {
		t.Fatal(err)
	}
	game.Fits(t, s)
}

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

func TestMoves(t *testing.T) {
	s := game.Play(t, rules(t, "official").Start(jarnac.A), "+ABUZRT", "RAT", "+T")[2].After
	for text, want := range map[string]string{
		"+6": "piocher 6 lettres", "+1": "piocher 1 lettre", "+AB": "piocher AB", "-": "passer", "-AEI": "échanger AEI", "RAT": "poser RAT",
		"1:TZAR": "transformer RAT en TZAR (ligne 1)", "2:TZAR": "transformer la ligne 2 en TZAR", "!RAT": "dire Jarnac\u00a0: RAT (reliquat)", "!2:TZAR": "dire Jarnac\u00a0: TZAR (ligne 2)",
		"?": "contester", "?!RAT": "contester et dire Jarnac\u00a0: RAT (reliquat)", ".": "laisser passer", "~": "laisser tomber le drapeau", "resign": "abandonner",
	} {
		m, err := jarnac.ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := Move(s, m, showtest.French); got != want {
			t.Errorf("%s is %q", text, got)
		}
		showtest.Named(t, text, func(o show.Options) string { return Move(s, m, o) })
	}
	showtest.Phases(t, jarnac.Answer, Phase)
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
