package showjarnac

import (
	"math/rand/v2"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/showtest"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/show"
)

func rules(t testing.TB, o jarnac.Options) *jarnac.Rules {
	t.Helper()
	r, err := jarnac.Compile(o, french.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// lenient is a game in which bad words are laid until somebody contests them.
func lenient(o jarnac.Options) jarnac.Options {
	o.Validation = jarnac.OnContest
	return o
}

// play plays moves from a position.
func play(t testing.TB, s jarnac.State, moves ...string) []jarnac.Step {
	t.Helper()
	return showtest.Play(t, s, jarnac.ParseMove, func(before jarnac.State, p jarnac.Player, m jarnac.Move, after jarnac.State) jarnac.Step {
		return jarnac.Step{Before: before, Player: p, Move: m, After: after}
	}, moves...)
}

var english, inFrench = showtest.Names()

// wander plays a game at random, with contests, flags and words that are none, and
// yields its steps.
func wander(t testing.TB, o jarnac.Options, seed uint64, yield func(jarnac.Step)) {
	rng := rand.New(rand.NewPCG(seed, 1))
	s := rules(t, o).Start(jarnac.Player(seed % 2))
	for range 400 {
		if s.Phase() == jarnac.Over {
			return
		}
		p, moves := s.Turn(), []jarnac.Move(nil)
		for m := range s.Moves(p) {
			moves = append(moves, m)
		}
		m := moves[rng.IntN(len(moves))]
		for range 2 { // rather words than passes
			if m.Word() == "" {
				m = moves[rng.IntN(len(moves))]
			}
		}
		switch letters := s.Rack(p).String(); {
		case rng.IntN(12) == 0 && len(letters) > 4 && s.Phase() == jarnac.Playing:
			m = jarnac.Place(letters[:4])
		case rng.IntN(30) == 0:
			p, m = p.Opponent(), jarnac.Contest()
		case rng.IntN(100) == 0:
			m = jarnac.Flag()
		}
		m, err := s.Complete(rng, p, m)
		if err != nil {
			continue
		}
		after, err := s.Play(p, m)
		if err != nil {
			continue
		}
		yield(jarnac.Step{Before: s, Player: p, Move: m, After: after})
		s = after
	}
}

// Whatever happens in a game, it is told in both languages and fits on the page.
func TestGames(t *testing.T) {
	presets := []jarnac.Options{jarnac.Official(), lenient(jarnac.Competition()), jarnac.Classic(), lenient(jarnac.ClassicCompetition())}
	told := map[jarnac.Kind]int{}
	for seed := range uint64(gametest.N(4, 80)) {
		n := 0
		var turn []jarnac.Step
		wander(t, presets[seed%4], seed, func(step jarnac.Step) {
			told[step.Move.Kind()]++
			showtest.Said(t, step.Move.String(), func(o show.Options) string { return Tell(step, o) })
			showtest.Said(t, "the turn", func(o show.Options) string { return Turn(step.After, o) })
			showtest.Named(t, step.Move.String(), func(o show.Options) string { return Move(step.Before, step.Move, o) })
			if len(turn) > 0 && turn[0].Player != step.Player {
				turn = nil
			}
			turn = append(turn, step)
			if n++; n%23 == 0 || step.After.Phase() == jarnac.Over {
				showtest.Position(t,
					func(o show.Options) string { return Text(step.After, o, turn...) },
					func(o show.Options) string { return SVG(step.After, o, turn...) })
			}
			if t.Failed() {
				t.Fatalf("seed %d: %s", seed, step.After)
			}
		})
	}
	for _, k := range []jarnac.Kind{jarnac.KindDraw, jarnac.KindSwap, jarnac.KindPlace, jarnac.KindExtend, jarnac.KindJarnac, jarnac.KindPass, jarnac.KindContest, jarnac.KindFlag} {
		if told[k] == 0 {
			t.Errorf("no %s in all games", k)
		}
	}
}

// A rack can hold all letters of the game.
func TestFullRack(t *testing.T) {
	o := jarnac.Official()
	set := jarnac.Setup{Phase: jarnac.Playing}
	set.Mats[jarnac.A].Rack, set.Mats[jarnac.A].Drawn = o.Bag, true
	s, err := rules(t, o).FromSetup(set)
	if err != nil {
		t.Fatal(err)
	}
	showtest.Position(t, func(o show.Options) string { return Text(s, o) }, func(o show.Options) string { return SVG(s, o) })
}

func TestTell(t *testing.T) {
	start := rules(t, lenient(jarnac.Official())).Start(jarnac.A)
	steps := play(t, start, "+ABUZRT", "RAT", "+T", "BUT", "+W", "-", "!1:TZAR", "+AEINST", "INST", "A: ?")
	for i, want := range []struct{ en, fr string }{
		{"Alice draws 6 letters: ABRTUZ.", "Alice pioche 6 lettres\u00a0: ABRTUZ."},
		{"Alice lays RAT on line 1.", "Alice pose RAT, ligne 1."},
		{"Alice draws 1 letter: T.", "Alice pioche 1 lettre\u00a0: T."},
		{"Alice lays BUT on line 2.", "Alice pose BUT, ligne 2."},
		{"Alice draws 1 letter: W.", "Alice pioche 1 lettre\u00a0: W."},
		{"Alice passes.", "Alice passe."},
		{"Jarnac! Bruno takes RAT from Alice (line 1) and makes TZAR, now line 1.", "Jarnac\u00a0! Bruno prend RAT à Alice (ligne 1) et en fait TZAR, désormais ligne 1."},
		{"Bruno draws 6 letters: AEINST.", "Bruno pioche 6 lettres\u00a0: AEINST."},
		{"Bruno lays INST on line 2.", "Bruno pose INST, ligne 2."},
		{
			"Alice contests. INST is bad: the dictionary does not have it. Bruno takes it back: line 2 is free again. Alice draws one letter more.",
			"Alice conteste. INST est erroné\u00a0: le dictionnaire ne le contient pas. Bruno le reprend\u00a0: la ligne 2 redevient libre. Alice piochera une lettre de plus.",
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

func TestMoves(t *testing.T) {
	s := play(t, rules(t, jarnac.Official()).Start(jarnac.A), "+ABUZRT", "RAT", "+T")[2].After
	for text, want := range map[string]string{
		"+6": "piocher 6 lettres", "+1": "piocher 1 lettre", "+AB": "piocher AB", "-": "passer", "-AEI": "échanger AEI", "RAT": "poser RAT",
		"1:TZAR": "transformer RAT en TZAR (ligne 1)", "2:TZAR": "transformer la ligne 2 en TZAR", "!RAT": "dire Jarnac\u00a0: RAT (reliquat)", "!2:TZAR": "dire Jarnac\u00a0: TZAR (ligne 2)",
		"?": "contester", "?!RAT": "contester et dire Jarnac\u00a0: RAT (reliquat)", ".": "laisser passer", "~": "laisser tomber le drapeau", "resign": "abandonner",
	} {
		m, err := jarnac.ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := Move(s, m, inFrench); got != want {
			t.Errorf("%s is %q", text, got)
		}
		showtest.Named(t, text, func(o show.Options) string { return Move(s, m, o) })
	}
	for p := jarnac.Over; p <= jarnac.Answer; p++ {
		showtest.Named(t, p.String(), func(o show.Options) string { return Phase(p, o) })
	}
}

func TestOutcome(t *testing.T) {
	out := jarnac.Outcome{Winner: jarnac.B, Scores: [2]int{90, 20}, Jarnacs: [2]int{0, 1}}
	if got := Outcome(out, english); got != "Bruno wins, 20 to 90, Jarnacs 1 to 0." { // Alice has given up
		t.Error(got)
	}
	out = jarnac.Outcome{Drawn: true, Scores: [2]int{40, 40}}
	if got := Outcome(out, inFrench); got != "Partie nulle, 40 à 40, Jarnacs\u00a0: 0 à 0." {
		t.Error(got)
	}
}

// The zero State is no game.
func TestNoGame(t *testing.T) {
	var s jarnac.State
	if got := Text(s, english) + SVG(s, english) + Turn(s, english) + Tell(jarnac.Step{}, english) + Move(s, jarnac.Move{}, english); got != "" {
		t.Error(got)
	}
}

// The position after Bruno's Jarnac in classic/example-tzar.
func tzar(t testing.TB) []jarnac.Step {
	return play(t, rules(t, jarnac.Classic()).Start(jarnac.A), "+ABUZRT", "RAT", "+T", "BUT", "+W", "-", "!1:TZAR", "+AEINST", "SAINE", "+E", "-")
}

func TestGolden(t *testing.T) {
	steps := tzar(t)
	s, turn := steps[len(steps)-1].After, steps[6:]
	showtest.Golden(t, "tzar-fr.txt", Text(s, inFrench, turn...))
	showtest.Golden(t, "tzar-fr.svg", SVG(s, inFrench, turn...))
	dark := english
	dark.Scheme, dark.Wide, dark.Names = show.Dark, true, []string{"<Alice>", "Bruno & Zoé"}
	showtest.Golden(t, "tzar-en-dark.svg", SVG(s, dark, turn...))
	dark.Width, dark.Colour = 40, true
	showtest.Golden(t, "tzar-en-colour.txt", Text(s, dark, turn...))
}
