package showcards

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/showtest"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/show"
)

func rules(t testing.TB, o scrabblecards.Options) *scrabblecards.Rules {
	t.Helper()
	r, err := scrabblecards.Compile(o, gaddag.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// lenient is a game in which bad words are laid until somebody contests them.
func lenient(o scrabblecards.Options) scrabblecards.Options {
	o.Validation = scrabblecards.OnContest
	return o
}

// play plays moves from a position.
func play(t testing.TB, s scrabblecards.State, moves ...string) []scrabblecards.Step {
	t.Helper()
	return showtest.Play(t, s, scrabblecards.ParseMove, func(before scrabblecards.State, p scrabblecards.Player, m scrabblecards.Move, after scrabblecards.State) scrabblecards.Step {
		return scrabblecards.Step{Before: before, Player: p, Move: m, After: after}
	}, moves...)
}

var english, inFrench = showtest.Names()

// wander plays a game at random, with contests, time that is out, and words that are
// none, and yields its steps.
func wander(t testing.TB, o scrabblecards.Options, seed uint64, yield func(scrabblecards.Step)) {
	rng := rand.New(rand.NewPCG(seed, 1))
	s := rules(t, o).Start(scrabblecards.Player(int(seed) % o.Players))
	for range 120 {
		if s.Phase() == scrabblecards.Over {
			return
		}
		p := s.Turn()
		moves := s.AppendMoves(nil, p)
		m := moves[rng.IntN(len(moves))]
		switch letters := s.Rack(p).String(); {
		case rng.IntN(8) == 0 && len(letters) > 4 && s.Phase() == scrabblecards.Playing && !strings.ContainsAny(letters, "?23"):
			m = scrabblecards.Place(board.At(0, 0), board.Across, letters[:4])
		case rng.IntN(12) == 0:
			p, m = scrabblecards.Player((int(p)+1)%o.Players), scrabblecards.Contest()
		case rng.IntN(90) == 0:
			m = scrabblecards.Resign()
		}
		m, err := s.Complete(rng, p, m)
		if err != nil {
			continue
		}
		after, err := s.Play(p, m)
		if err != nil {
			continue
		}
		yield(scrabblecards.Step{Before: s, Player: p, Move: m, After: after})
		s = after
	}
}

// Whatever happens in a game, it is told in both languages and fits on the page.
func TestGames(t *testing.T) {
	six := lenient(scrabblecards.Official())
	six.Players = 6
	presets := []scrabblecards.Options{scrabblecards.Official(), six}
	told := map[scrabblecards.Kind]int{}
	for seed := range uint64(gametest.N(4, 60)) {
		n := 0
		wander(t, presets[seed%2], seed, func(step scrabblecards.Step) {
			told[step.Move.Kind()]++
			s := step.After
			showtest.Said(t, step.Move.String(), func(o show.Options) string { return Tell(step, o) })
			showtest.Said(t, "the turn", func(o show.Options) string { return Turn(s, o) })
			showtest.Named(t, step.Move.String(), func(o show.Options) string { return Move(step.Before, step.Move, o) })
			if n++; n%25 == 0 || s.Phase() == scrabblecards.Over {
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
	for _, k := range []scrabblecards.Kind{scrabblecards.KindDraw, scrabblecards.KindPlace, scrabblecards.KindExchange, scrabblecards.KindContest, scrabblecards.KindResign} {
		if told[k] == 0 {
			t.Errorf("no %s in all games", k)
		}
	}
}

// What is drawn of a View, and told of a move, is the same whatever the others hold.
func TestHidden(t *testing.T) {
	start := rules(t, scrabblecards.Official()).Start(scrabblecards.A)
	one := play(t, start, "+ABCDEFG", "+HIJKLM2")
	two := play(t, start, "+ABCDEFG", "+OOOPQRS")
	for p, same := range map[scrabblecards.Player]bool{scrabblecards.A: true, scrabblecards.B: false} {
		a, b := one[1].After.View(p), two[1].After.View(p)
		if got := Text(a, english, one...) == Text(b, english, two...); got != same {
			t.Errorf("for %s the texts are alike: %t", p, got)
		}
		if got := SVG(a, english, one...) == SVG(b, english, two...); got != same {
			t.Errorf("for %s the drawings are alike: %t", p, got)
		}
	}
	if got, want := Tell(one[1], english), "Bruno draws 7 cards."; got != want || Tell(two[1], english) != want {
		t.Errorf("told as %q", got)
	}
	change := play(t, one[1].After, "-ABC+TUV")
	if got, want := Tell(change[0], inFrench), "Alice échange 3 cartes."; got != want {
		t.Errorf("told as %q", got)
	}
	if got, want := Move(change[0].Before.View(scrabblecards.A), change[0].Move, inFrench), "échanger ABC"; got != want {
		t.Errorf("to Alice it is %q", got)
	}
}

// A table can grow as far as there are letters, in any direction.
func TestLargeTable(t *testing.T) {
	o := lenient(scrabblecards.Official())
	letters := strings.ReplaceAll(o.Bag.Letters.String(), "?", "")
	for name, down := range map[string]int{"stairs": 14, "wide": 1} {
		at := func(i int) board.Square { // words of 15 letters across, each after a word down
			n := 14 + down
			row, column := i/n*down, i/n*14
			return board.At(row+max(0, i%n-14), column+min(i%n, 14))
		}
		set := scrabblecards.Setup{Phase: scrabblecards.Playing}
		set.Racks[0], set.Racks[1] = scrabblecards.MustParseCards("2?"), scrabblecards.MustParseCards("3?")
		for i := range len(letters) {
			set.Table = append(set.Table, scrabblecards.Letter{At: at(i), Letter: letters[i]})
		}
		s, err := rules(t, o).FromSetup(set)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		showtest.Position(t, func(o show.Options) string { return Text(s, o) }, func(o show.Options) string { return SVG(s, o) })
	}
}

func TestTell(t *testing.T) {
	start := rules(t, lenient(scrabblecards.Official())).Start(scrabblecards.A)
	steps := play(t, start, "+CRISERA", "+HATMOS2", "(0,0)>CRISE", "+AEEII", "(0,5)vSMAT*2@1", "A: ?")
	for i, want := range []struct{ en, fr string }{
		2: {"Alice lays CRISE for 14 points, across from (0,0).", "Alice pose CRISE pour 14 points, horizontalement depuis (0,0)."},
		4: {
			"Bruno lays SMAT for 26 points, down from (0,5). It also makes CRISES (16). A Double Word card lies on S.",
			"Bruno pose SMAT pour 26 points, verticalement depuis (0,5). Cela forme aussi CRISES (16). Une carte Mot Compte Double est sur S.",
		},
		5: {
			"Alice contests. SMAT is bad: the dictionary does not have it. Bruno takes SMAT back, loses 26 points, and the turn.",
			"Alice conteste. SMAT est erroné\u00a0: le dictionnaire ne le contient pas. Bruno reprend SMAT, perd 26 points et son tour.",
		},
	} {
		if want.en == "" {
			continue
		}
		if got := Tell(steps[i], english); got != want.en {
			t.Errorf("%s is told as %q", steps[i].Move, got)
		}
		if got := Tell(steps[i], inFrench); got != want.fr {
			t.Errorf("%s is told as %q", steps[i].Move, got)
		}
	}
	vain := play(t, steps[2].After, "B: ?")[0]
	if got := Tell(vain, inFrench); got != "Bruno conteste. Les mots sont valables et restent. Bruno perd 10 points." {
		t.Error(got)
	}
}

func TestOutcome(t *testing.T) {
	out := scrabblecards.Outcome{Players: 3, Winner: scrabblecards.B, Scores: [6]int{90, 120, 100}}
	if got := Outcome(out, english); got != "Bruno wins, 120 to 100 to 90." {
		t.Error(got)
	}
	for p := scrabblecards.Over; p <= scrabblecards.Answer; p++ {
		showtest.Named(t, p.String(), func(o show.Options) string { return Phase(p, o) })
	}
}

// The zero State and the zero View are no game.
func TestNoGame(t *testing.T) {
	for _, s := range []Position{scrabblecards.State{}, scrabblecards.View{}} {
		if got := Text(s, english) + SVG(s, english) + Turn(s, english) + Move(s, scrabblecards.Move{}, english); got != "" {
			t.Error(got)
		}
	}
	if got := Tell(scrabblecards.Step{}, english); got != "" {
		t.Error(got)
	}
}

// best is the steps of a game in which each player lays what counts most.
func best(t testing.TB, o scrabblecards.Options, seed uint64, n int) (steps []scrabblecards.Step) {
	rng := rand.New(rand.NewPCG(seed, 0))
	s := rules(t, o).Start(scrabblecards.A)
	for range n {
		p, m := s.Turn(), scrabblecards.Draw(s.Due())
		if s.Phase() == scrabblecards.Playing {
			m = scrabblecards.Pass()
			if all := s.AppendPlacements(nil); len(all) > 0 {
				m = slices.MaxFunc(all, func(a, b scrabblecards.Move) int { return s.Points(a) - s.Points(b) })
			}
			for i := range len(m.Word()) {
				if with := m.WithBonus(scrabblecards.DoubleWord, i+1); s.Check(p, with) == nil {
					m = with
					break
				}
			}
		}
		m, err := s.Complete(rng, p, m)
		if err != nil {
			t.Fatal(err)
		}
		after, err := s.Play(p, m)
		if err != nil {
			t.Fatal(err)
		}
		steps = append(steps, scrabblecards.Step{Before: s, Player: p, Move: m, After: after})
		s = after
	}
	return steps
}

func TestGolden(t *testing.T) {
	o := scrabblecards.Official()
	o.Players = 3
	steps := best(t, o, 0, 15)
	last := steps[len(steps)-2:]
	s := last[1].After
	names := []string{"Alice", "Bruno", "Zoé"}
	fr := show.Options{Language: language.French, Names: names}
	showtest.Golden(t, "view-fr.txt", Text(s.View(scrabblecards.A), fr, last...))
	showtest.Golden(t, "view-fr.svg", SVG(s.View(scrabblecards.A), fr, last...))
	dark := english
	dark.Scheme, dark.Wide, dark.Names = show.Dark, true, []string{"<Alice>", "Bruno & Zoé"}
	showtest.Golden(t, "state-en-dark.svg", SVG(s, dark, last...))
	dark.Width, dark.Colour = 40, true
	showtest.Golden(t, "state-en-colour.txt", Text(s, dark, last...))
	showtest.Golden(t, "empty-en.svg", SVG(rules(t, o).Start(0), english))
}
