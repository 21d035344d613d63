package games_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/rulebook"
)

// Whoever does not play, plays after the end, or plays out of turn is refused by one clause each, in
// all games alike: that of the players, that by which the game ended, and that of the turn. Jarnac has
// one ruling that says all three.
func TestOutsideTheTurn(t *testing.T) {
	for _, g := range games.All() {
		for _, preset := range g.Presets() {
			t.Run(g.Name()+"/"+preset, func(t *testing.T) {
				rules := g.MustCompile(preset)
				start := rules.Start(0)
				moves := slices.AppendSeq([]game.Move{g.Resign(), g.Contest()}, start.Moves(0))
				players, ended := playersBy[g.Name()], rulebook.Clause("")

				over := must.Get(start.Play(0, g.Resign()))(t)
				if o, is := over.Outcome(); !is {
					t.Fatal("who resigned plays on")
				} else if ended = o.End; g.Name() == "jarnac" {
					ended = players
				}
				for _, m := range moves {
					refused(t, "nobody", start.Check(rules.Seats(), m), players)
					for seat := range rules.Seats() {
						refused(t, "after the end", over.Check(seat, m), ended)
					}
				}
				for m := range start.Moves(0) {
					for seat := 1; seat < rules.Seats(); seat++ {
						refused(t, "out of turn", start.Check(seat, m), g.InTurn())
					}
				}
			})
		}
	}
}

// playersBy has the clause that says who plays.
var playersBy = map[string]rulebook.Clause{
	"jarnac": "official/turn/order", "scrabble": "scrabble/players", "scrabblecards": "cards/players", "jago": "jago/players",
}

func refused(t *testing.T, who string, err error, clause rulebook.Clause) {
	t.Helper()
	var v *rulebook.Violation
	if !errors.As(err, &v) || v.Clause != clause {
		t.Errorf("%s: %v, not by %s", who, err, clause)
	}
}
