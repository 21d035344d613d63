package jarnac_test

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
)

type (
	contract = gametest.Game[jarnac.State, jarnac.Player, jarnac.Move, jarnac.Kind, jarnac.Setup, jarnac.Effect, jarnac.Outcome]
	variant  = gametest.Variant[jarnac.State, jarnac.Player, jarnac.Setup]
	stepped  = gametest.Step[jarnac.State, jarnac.Player, jarnac.Move]
)

// game is Jarnac as the contract of all games plays it: by each preset with each
// validation, on small mats with few words, so that the games come to their ends.
func game(t testing.TB) *contract {
	t.Helper()
	g := &contract{
		None:      new(jarnac.Rules),
		ParseMove: jarnac.ParseMove,
		Contest:   jarnac.Contest(),
		Resign:    jarnac.Resign(),
		Nobody:    law.OfficialTurnOrder,
		Rare:      []jarnac.Move{jarnac.Flag()},
		Letters:   func(s jarnac.State) string { return allLetters(s).String() },
		Meets: []string{
			"jarnac, then handover", "place, then answer", "contest, then handover", "flag, then handover", "let go, then over",
			string(law.OfficialTurnEmptyBag), string(law.OfficialEndLastLine), string(law.ClassicEnd),
		},
	}
	for _, options := range []string{
		"official lines=2 bag=AAAAAEEEEEELLLRRRRSSSSTTTTZ",
		"classic lines=3 bag=AAAAEEEELLRRRSSSTTT",
		"classic-competition lines=3 length=2-9 bag=AAAAEEEEELLRRRSSSTTT",
		"competition lines=4 length=2-7 jarnacs=4 first-draw=4 swap-size=2 margin=9 bag=AAAAEEEEEELLLRRRSSSTTT",
	} {
		for _, validation := range []string{"strict", "contest"} {
			o := must.Get(jarnac.ParseOptions(options + " validation=" + validation))(t)
			rules := must.Get(jarnac.Compile(o, fewWords()))(t)
			g.Variants = append(g.Variants, variant{Name: o.String(), Rules: rules, Strict: validation == "strict"})
		}
	}
	g.Replay = func(first jarnac.Player, steps []stepped) ([]jarnac.State, error) {
		rules := steps[0].Before.Rules()
		record := jarnac.NewRecord(rules, first, "Al", "Bo")
		for _, s := range steps {
			record.Append(jarnac.Step(s))
		}
		return records.Replayed(record, rules)
	}
	return g
}

func TestContract(t *testing.T)   { game(t).Run(t) }
func FuzzParseState(f *testing.F) { game(f).FuzzParseState(f) }
func FuzzFromSetup(f *testing.F)  { game(f).FuzzFromSetup(f) }
func TestViews(t *testing.T)      { gametest.TestViews(t, game(t), (*jarnac.Rules).ParseView) }
func FuzzParseView(f *testing.F)  { gametest.FuzzParseView(f, game(f), (*jarnac.Rules).ParseView) }
func FuzzPlay(f *testing.F)       { game(f).FuzzPlay(f) }

func FuzzHear(f *testing.F) {
	game(f).FuzzHear(f, jarnac.State.ParseMove, "Jarnac RAT", "jarnac 1 rat", "conteste et Jarnac RAT", "2 : tzar", "rat")
}

func FuzzParseMove(f *testing.F) {
	game(f).FuzzParseMove(f,
		"+6", "+ABUZRT", "+0", "-AEI", "-AEI+BCD", "-+", "-IEA", "RAT", "2:TZAR", "0:TZAR", "1000000:TZAR", // moves
		"99999999999999999999:RAT", strings.Repeat("A", 42), "-AEIABCDEFGHIJKLM+BCD", "!RAT", "!2:TZAR", "!0:RAT", ".", "resign", "?!RAT", "?!2:TZAR", "~",
		"??", "?RAT", "?!", "~~", "rat", "RÂT", "2:", "!", "!!RAT", ":RAT", "-1:RAT", "+A+B", "02:TZAR", "+06") // and others
}

func FuzzOptions(f *testing.F) {
	gametest.FuzzOptions(f, jarnac.ParseOptions,
		"official", "competition", "classic", "classic-competition", "official  lines=3", "official validation=contest",
		"classic formula=no-chaining lines=6", "official bag=AABBCCDDEE length=3-7", "official exclude=none",
		"official first-draw=7 swap-size=2 jarnacs=8 margin=0", "official first-draw=99 swap-size=-1 jarnacs=2 end=longer-word score=total toss=coin edition=box validation=strict",
		"scrabble", "lines=3", "official lines=9", "official lines=3 lines=4", "official length=7-3", "official bag=A?", "official exclude=verb")
}
