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

func rules(t testing.TB, options string) *scrabblecards.Rules {
	t.Helper()
	return gametest.Compile(t, scrabblecards.ParseOptions, scrabblecards.Compile, options, gaddag.Lexicon())
}

var game = showtest.Game[scrabblecards.Position, scrabblecards.State, scrabblecards.Player, scrabblecards.Move, scrabblecards.Kind, scrabblecards.Outcome, scrabblecards.Step]{
	Stroll: gametest.Stroll[scrabblecards.Move]{Parse: scrabblecards.ParseMove, Contest: scrabblecards.Contest(), Odd: []scrabblecards.Move{scrabblecards.Resign()}, Most: 120},
	Start: func(t testing.TB, seed uint64) scrabblecards.State {
		r := rules(t, []string{"official", "official players=6 validation=contest"}[seed%2])
		return r.Start(scrabblecards.Player(int(seed) % r.Options().Players))
	},
	Games: [2]int{4, 60},
	Kinds: []scrabblecards.Kind{scrabblecards.KindDraw, scrabblecards.KindPlace, scrabblecards.KindExchange, scrabblecards.KindContest, scrabblecards.KindResign},
	At: func(s scrabblecards.State, p scrabblecards.Player) []scrabblecards.Position {
		return []scrabblecards.Position{s, s.View(p)}
	},
	No:   []scrabblecards.Position{scrabblecards.State{}, scrabblecards.View{}},
	Tell: tell, Turn: Turn, Move: Move, Text: Text, SVG: SVG, Sum: Sum,
}

func TestGames(t *testing.T) { game.Run(t) }

// What is drawn of a View, and told of a move, is the same whatever the others hold.
func TestHidden(t *testing.T) {
	start := rules(t, "official").Start(scrabblecards.A)
	game.Hidden(t, start, "+ABCDEFG", [2]string{"+HIJKLM2", "+OOOPQRS"}, "Bruno draws 7 cards.", "-ABC+TUV", "Alice échange 3 cartes.", "échanger ABC")
}

// A table can grow as far as there are letters, in any direction.
func TestLargeTable(t *testing.T) {
	r := rules(t, "official validation=contest")
	letters := strings.ReplaceAll(r.Options().Bag.Letters.String(), "?", "")
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
		s, err := r.FromSetup(set)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		game.Fits(t, s)
	}
}

func tell(step scrabblecards.Step, o show.Options) string { return show.Join(Tell(step, o)) }

func TestTell(t *testing.T) {
	start := rules(t, "official validation=contest").Start(scrabblecards.A)
	steps := game.Play(t, start, "+CRISERA", "+HATMOS2", "(0,0)>CRISE", "+AEEII", "(0,5)vSMAT*2@1", "A ?")
	game.Told(t, steps, [2]string{}, [2]string{},
		[2]string{"Alice lays CRISE for 14 points, across from (0,0).", "Alice pose CRISE pour 14\u00a0points, à l’horizontale depuis (0,0)."},
		[2]string{},
		[2]string{
			"Bruno lays SMAT for 26 points, down from (0,5): SMAT\u00a010 + CRISES\u00a016. A Double Word card lies on S.",
			"Bruno pose SMAT pour 26\u00a0points, à la verticale depuis (0,5)\u00a0: SMAT\u00a010 + CRISES\u00a016. Une carte Mot Compte Double est sur S.",
		},
		[2]string{
			"Alice contests. SMAT is bad: the dictionary does not have it. Bruno takes SMAT back, loses 26 points, and the turn.",
			"Alice conteste. SMAT est erroné\u00a0: il ne figure pas au dictionnaire. Bruno reprend SMAT, perd 26\u00a0points et son tour.",
		})
	game.Told(t, game.Play(t, steps[2].After, "B ?"), [2]string{"", "Bruno conteste. CRISE est valable et reste. Bruno perd 10\u00a0points."})
}

func TestOutcome(t *testing.T) {
	out := scrabblecards.Outcome{Players: 3, Winner: scrabblecards.B, Scores: [6]int{90, 120, 100}}
	if got := Outcome(out, showtest.English); got != "Bruno wins, 120 to 100 to 90." {
		t.Error(got)
	}
	out.Uncounted[scrabblecards.C] = true
	if got := Outcome(out, showtest.English); got != "Bruno wins, 120 to 100 to 90. Cards that are not known are not counted." {
		t.Error(got)
	}
	out.Undecided = true
	if got := Outcome(out, showtest.French); got != "Nul ne peut dire qui gagne\u00a0: cela dépend de mains qui ne sont pas connues." {
		t.Error(got)
	}
}

// best returns the move that counts most, with a bonus card where there is one.
func best(s scrabblecards.State) scrabblecards.Move {
	if s.Phase() != scrabblecards.Playing {
		return scrabblecards.Draw(s.Due())
	}
	m := scrabblecards.Pass()
	if all := s.AppendPlacements(nil); len(all) > 0 {
		m = slices.MaxFunc(all, func(a, b scrabblecards.Move) int { return s.Points(a) - s.Points(b) })
	}
	for i := range len(m.Word()) {
		if with := m.WithBonus(scrabblecards.DoubleWord, i+1); s.Check(s.Turn(), with) == nil {
			return with
		}
	}
	return m
}

func TestGolden(t *testing.T) {
	start := rules(t, "official players=3").Start(0)
	steps := game.Choose(t, rand.New(rand.NewPCG(0, 0)), start, 15, best)
	s := steps[14].After
	fr := show.Options{Language: language.French, Names: []string{"Alice", "Bruno", "Zoé"}}
	game.Golden(t, "view", "state", s.View(scrabblecards.A), s, fr, steps[13:]...)
	showtest.Golden(t, "empty-en.svg", SVG(start, showtest.English))
}
