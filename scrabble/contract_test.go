package scrabble_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/scrabble"
)

type contract = gametest.Game[
	scrabble.State, scrabble.Player, scrabble.Move, scrabble.Kind, scrabble.Setup, scrabble.Effect, scrabble.Outcome,
]

// contractOptions are games in which much happens soon.
var contractOptions = []string{
	"classique",
	"classique players=3 bag=AAEEIIORSSTTLLNNUUDMPQ??",
	"english players=3 validation=contest bag=AAEEIIORSSTTLLNNUUDMPQ??",
	"classique players=4 validation=contest penalty=double rack=4 rounds=2 bag=AAEEIIORSSTTLLNNUU?",
	"english validation=contest penalty=points-given rack=3 exchange=0 bag=AEIORSTLNUAEIO",
	"classique players=4 validation=recorded penalty=double exchange=1 bag=AAEEIIORSSTTLLNNUUAAEEIIORSSTTLLNNUU?",
	"classique validation=recorded idle=scoreless rounds=1 leftover=twice bag=AAEEIIORSSTTLLNNU?",
	"classique duplicate=best bag=AAEEIIORSSTTLLNNUUDMPQ??",
	"classique players=3 duplicate=top rack=8 lay=7 mixed=2 rounds=1 bag=AAEEIIORSSTTLLNNUUDMPQY",
	"classique penalty=void rack=8 exchange=1 short-rounds=3 bag=AAAEEEIIIOORSSTTLLNNUUSDR?",
}

func game(t testing.TB) *contract {
	g := &contract{
		None: new(scrabble.Rules), ParseMove: scrabble.ParseMove, Contest: scrabble.Contest(), Resign: scrabble.Resign(),
		Nobody: law.ScrabblePlayers, Odd: oddMoves,
		Rare: []scrabble.Move{scrabble.Flag(), scrabble.Contest(1), scrabble.Contest(2), scrabble.Contest().Ruled(true), scrabble.Contest(1).Ruled(false)},
		// Tiles that are not known can be laid, and Moves does not guess them.
		Unyielded: func(s scrabble.State, p scrabble.Player, _ scrabble.Move) bool { return s.Rack(p).Len() < s.Held(p) },
		Letters:   func(s scrabble.State) string { return tilesElsewhere(s).Plus(tilesLaid(s)).String() },
		// In a recorded game a rack that nobody has told, also the viewer's own, is what the
		// other racks leave of the tiles: then what others draw tells it.
		View: func(s scrabble.State, p scrabble.Player) any {
			if o := s.Rules().Options(); o.Validation == scrabble.Recorded || o.Duplicate != scrabble.NotDuplicate {
				return nil // in a duplicate game all see the draws
			}
			for q := range s.Players() {
				if s.Rack(q).Len() < s.Held(q) {
					return nil // what others draw may tell what is missing
				}
			}
			return s.View(p)
		},
		Replay: replays,
		Step:   stepAgrees,
		Meets: []string{
			"draw, then drawing", "draw, then playing", "place, then drawing", "place, then playing", "place, then answer", "place, then over",
			"exchange, then playing", "pass, then playing", "pass, then over", "let go, then over", "contest, then drawing", "contest, then playing",

			"scrabble/end-out",
		},
	}
	contested := inContest(2).state(t)
	g.Positions = []scrabble.State{contested, play(t, contested, "A 8H MOT"), play(t, contested, "A resign")}
	for _, text := range contractOptions {
		g.Variants = append(g.Variants, variantOf(text, rulesOf(t, text)))
	}
	return g
}

func variantOf(options string, r *scrabble.Rules) gametest.Variant[scrabble.State, scrabble.Player, scrabble.Setup] {
	v := r.Options().Validation
	return gametest.Variant[scrabble.State, scrabble.Player, scrabble.Setup]{
		Name: options, Rules: r, Strict: v == scrabble.Strict, Unnamed: v == scrabble.Recorded,
	}
}

// stepAgrees holds an effect against the two positions.
func stepAgrees(step gametest.Step[scrabble.State, scrabble.Player, scrabble.Move], e scrabble.Effect) error {
	o, over := step.After.Outcome()
	points := map[scrabble.Player]int{}
	author := step.Player
	for p := range step.Before.Open() {
		author = p
	}
	switch c := e.Penalty; {
	case c.Given:
		points[author] += c.Points
	default:
		points[c.Against] -= c.Points
	}
	switch step.Move.Kind() {
	case scrabble.KindPlace:
		points[step.Player] += e.Points
		if o := step.Before.Rules().Options(); o.Duplicate != scrabble.NotDuplicate {
			points = map[scrabble.Player]int{}
		}
		if words := step.Before.AppendWords(nil, step.Move); len(words) != len(e.Words) || e.Points != step.Before.Points(step.Move) {
			return fmt.Errorf("its effect has the words %v and %d points", e.Words, e.Points)
		}
	case scrabble.KindContest:
		points[author] += e.Points
	case scrabble.KindFlag:
		points[step.Player] -= step.Before.Rules().Options().TimePenalty
	}
	for p := range step.Before.Players() {
		if e.Gains != nil {
			points[p] += e.Gains[p]
		}
		left := 0
		if _, was := step.Before.Outcome(); over && !was {
			left = o.Left[p]
		}
		if got, want := step.After.Score(p)-step.Before.Score(p), points[p]+left; got != want {
			return fmt.Errorf("%v gets %d points, and by the effect %d", p, got, want)
		}
	}
	if over && e.Clause != o.End && step.Move.Kind() != scrabble.KindFlag {
		return fmt.Errorf("its effect is by %s, and the game ends by %s", e.Clause, o.End)
	}
	return nil
}

func TestContract(t *testing.T) { game(t).Run(t) }

// A sample of a duplicate game says nothing of what the others have decided: TestViewAndItsSamples
// holds what is true of it.
func TestViews(t *testing.T) {
	g := game(t)
	g.Variants = slices.DeleteFunc(g.Variants, func(v gametest.Variant[scrabble.State, scrabble.Player, scrabble.Setup]) bool {
		return strings.Contains(v.Name, "duplicate")
	})
	gametest.TestViews(t, g, (*scrabble.Rules).ParseView)
}

func FuzzHear(f *testing.F) {
	game(f).FuzzHear(f, scrabble.State.ParseMove, "8h mot", "8H:MOT", "8H (MO)T", "8H (", "conteste 1 et 2")
}

func FuzzParseMove(f *testing.F) {
	game(f).FuzzParseMove(f, "8H MOT", "H8 .ETRE", "8H MoT", "8H:MoT", "H8:.ETRE", "8H:M T", "1A A......A", "15O A", "+7", "+ABC?", "-AEI", "-AEI+BC?", "-3+ABC", "-", "?", "?1,3", "?!", "?1=", ".", "~", "resign")
}
func FuzzParseView(f *testing.F)  { gametest.FuzzParseView(f, game(f), (*scrabble.Rules).ParseView) }
func FuzzParseState(f *testing.F) { game(f).FuzzParseState(f) }
func FuzzFromSetup(f *testing.F)  { game(f).FuzzFromSetup(f) }
func FuzzPlay(f *testing.F)       { game(f).FuzzPlay(f) }
func FuzzOptions(f *testing.F) {
	gametest.FuzzOptions(f, scrabble.ParseOptions, append(contractOptions, wanderOptions...)...)
}
