package jago_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon"
)

type (
	contract = gametest.Game[jago.State, jago.Player, jago.Move, jago.Kind, jago.Setup, jago.Effect, jago.Outcome]
	step     = gametest.Step[jago.State, jago.Player, jago.Move]
)

// contractOptions are games of many kinds. The first ones are short of letters, and quick
// enough to be fuzzed.
var contractOptions = []string{
	shortGame,
	"official bag=AAEELNORSSTT rack=3 flips=0",
	"official bag=AABCDEEEGILMNNOORRSSTUX rack=4 flips=2 validation=contest exclude=none",
	"official bag=AAAAABCDEEEEEEEGIILLMNNOOPRRSSSTTUUV rack=8",
	"official bag=AAAAABCDEEEEEEEGIILLMNNOOPRRSSSTTUUV rack=7 flips=1 validation=contest",
	"official draws=unseen bag=AAAAABCDEEEEEEEGIILLMNNOOPRRSSSTTUUV rack=7 flips=1 validation=contest",
	"official",
	"official validation=contest",
}

func fuzzed(f *testing.F) *contract { return gameOf(f, contractOptions[:3]) }

func game(t testing.TB) *contract { return gameOf(t, contractOptions) }

func gameOf(t testing.TB, all []string) *contract {
	g := &contract{
		None: new(jago.Rules), ParseMove: jago.ParseMove, Contest: jago.Contest(), Resign: jago.Resign(), Rare: []jago.Move{jago.Flag()},
		Nobody: law.JagoPlayers, Odd: oddMoves(), Positions: oddPositions(t),
		Unyielded: leavesNoWord,
		Letters:   func(s jago.State) string { return lettersOf(s).String() },
		Replay:    replays,
		Meets: []string{
			"draw, then drawing", "draw, then playing", "place, then playing", "end, then drawing", "end, then playing", "contest, then flipping",
			"contest, then playing", "flip, then playing", "flag, then over", "jago/resign",
		},
		Limit: 60,
	}
	for _, options := range all {
		r := rulesOf(t, options)
		g.Variants = append(g.Variants, gametest.Variant[jago.State, jago.Player, jago.Setup]{
			Name: options, Rules: r, Strict: r.Options().Validation == jago.Strict, Unnamed: r.Options().Unseen,
		})
	}
	return g
}

// leavesNoWord reports whether a placement leaves a run that is not a word, or is written
// in another way than Moves does.
func leavesNoWord(s jago.State, p jago.Player, m jago.Move) bool {
	if s.Rack(p).Len() < s.Held(p) {
		return true // letters that are not known can be laid, and Moves does not guess them
	}
	if m.Kind() != jago.KindPlace {
		return false
	}
	next, err := s.Play(p, m)
	if err != nil {
		return false
	}
	admitted := lexicon.AllClasses.Without(s.Rules().Options().Excluded)
	for _, w := range next.AppendBoard(nil) {
		if !s.Rules().Lexicon().Admits(w.Text, admitted) {
			return true
		}
	}
	e, _ := s.Effect(p, m)
	return len(e.Made) == 2 && m.Direction() == 1 // a single letter that makes words both ways stands among those across
}

// replays writes a game as a record, and reads it back.
func replays(first jago.Player, game []step) ([]jago.State, error) {
	rules := game[0].Before.Rules()
	rec := jago.NewRecord(rules, first)
	for _, s := range game {
		rec.Append(jago.Step(s))
	}
	return records.Replayed(rec, rules)
}

func TestContract(t *testing.T) { game(t).Run(t) }
func TestViews(t *testing.T) {
	gametest.TestViews(t, gameOf(t, contractOptions[:6]), (*jago.Rules).ParseView)
}

func FuzzHear(f *testing.F) {
	fuzzed(f).FuzzHear(f, jago.State.ParseMove, "6f ras", "6f : ras|a", "^ a1, b2", "retourne a1 et b2", "je finis")
}

func FuzzParseMove(f *testing.F) {
	fuzzed(f).FuzzParseMove(f, "+12", "+ABCDEFGHIJKL", "6F:RAS", "F6:RAS", "6F RAS", "F6 RAS|A", "6F R S", "6C:GRESIL|EL", "^", "^A1,B2,C3", "~", "resign",
		"6F:RAS|", "12F:RAS", "6L:RAS", "6F:ABCDEFG", "^A1,", "^1A", "^K11,A1,A1")
}

func FuzzParseView(f *testing.F)  { gametest.FuzzParseView(f, fuzzed(f), (*jago.Rules).ParseView) }
func FuzzParseState(f *testing.F) { fuzzed(f).FuzzParseState(f) }
func FuzzFromSetup(f *testing.F)  { fuzzed(f).FuzzFromSetup(f) }
func FuzzPlay(f *testing.F)       { fuzzed(f).FuzzPlay(f) }

func FuzzOptions(f *testing.F) {
	gametest.FuzzOptions(f, jago.ParseOptions, append(contractOptions, "official exclude=none turned=1 letters=AAEERRSST rack=4", "official exclude=x")...)
}

// Two orders of words lead to the same position: it is ==, and has the same hash.
func TestSamePositionByTwoOrders(t *testing.T) {
	start := must.Get(rulesOf(t, "official").ParseState("turn blue; racks AADEEHIINNOO/BDEEEGIILNNU; board 6D:RAS/7F:O/8F:TAS;"))(t)
	const across, below, down = "blue 6D:BAS", "blue 8F:TAU", "blue F6:SET"
	want := play(t, start, across, below, down, "blue -", "blue +*")
	scored(t, want, 0, 7)
	for _, thefts := range [][]string{
		{across, down, below}, {below, across, down}, {below, down, across}, {down, across, below}, {down, below, across},
	} {
		g := play(t, play(t, start, thefts...), "blue -", "blue +*")
		if g != want || g.Hash() != want.Hash() {
			t.Errorf("%q lead to\n%s, not\n%s", thefts, g, want)
		}
	}
	past := map[string]string{}
	for _, w := range want.AppendBoard(nil) {
		past[w.String()] = strings.Join(w.Past, ",")
	}
	gametest.Equal(t, "what the words have been", fmt.Sprint(past), "map[6D:BAS:RAS 8F:TAU:TAS F6:SET:SOT]")
	// A contest and what was flipped leave no trace but on the board, and thefts of one word
	// none of their order.
	r := rulesOf(t, shortGame)
	a := shortly(t, shortMoves...)
	if b := play(t, r.Start(jago.Red), "red +RAS", "blue +GOT", "red 6D:RSA", "blue ?", "red 6D:RAS", "red -", "red +EUX", "blue 6C:GRAS", "blue -"); a != b {
		t.Errorf("%s\nis not\n%s", a, b)
	}
	if a == shortly(t, shortMoves[:6]...) || a.Hash() == shortly(t, shortMoves[:6]...).Hash() {
		t.Error("states of different positions are equal")
	}
	ends := map[jago.State]int{}
	for _, words := range [][2]string{{"EAUX", "MAUX"}, {"MAUX", "EAUX"}} {
		s := must.Get(rulesOf(t, "official").ParseState("turn blue; racks AEHIIMNNOORR/AADEEHILMNNT; board 6D:FAUX;"))(t)
		g := play(t, s, "blue 6D:"+words[0], "blue -", "blue +"+words[0][:1])
		g = play(t, g, "red 6D:"+words[1], "red -", "red +"+words[1][:1], "blue 6D:TAUX", "blue -", "blue +A")
		ends[g]++
	}
	if len(ends) != 1 {
		t.Errorf("thefts of one word in two orders lead to %v", ends)
	}
}
