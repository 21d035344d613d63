package scrabble_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabble"
)

// Who begins, as the referee has it. A round is written one tile a player, a point for whoever does not draw.

// toss returns who begins after these rounds, or the clause by which they do not say so: scrabble/toss, or that
// of the tie after which only some draw (scrabble/toss-tie).
func (g *referee) toss(rounds []string) (first scrabble.Player, refused rulebook.Clause) {
	drawing, clause := "ABCD"[:g.Players], law.ScrabbleToss
	for _, round := range rounds {
		if len(drawing) == 1 { // one is nearer than all others, and begins
			return 0, law.ScrabbleToss
		}
		drawn := map[rune]byte{}
		tiles := ""
		for i := range len(round) {
			if round[i] != '.' {
				drawn[rune('A'+i)] = round[i]
				tiles += round[i : i+1]
			}
		}
		for _, p := range "ABCD" {
			if (drawn[p] != 0) != strings.ContainsRune(drawing, p) {
				return 0, clause
			}
		}
		if _, missing := gametest.Take(g.Bag.String(), tiles); missing != "" {
			return 0, law.ScrabbleToss
		}
		nearest := byte('?') // jokers do not count, unless all have drawn one
		for _, tile := range []byte(tiles) {
			if tile != '?' && (nearest == '?' || tile < nearest) {
				nearest = tile
			}
		}
		again := ""
		for _, p := range drawing {
			if drawn[p] == nearest {
				again += string(p)
			}
		}
		drawing, clause = again, law.ScrabbleTossTie
	}
	if len(drawing) > 1 {
		return 0, clause
	}
	return scrabble.Player(drawing[0] - 'A'), ""
}

// Over random tosses the rules and the records name who begins as the referee does, and refuse by the same
// clause.
func TestRefereeToss(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 26))
	seen := map[string]int{}
	for i := range gametest.N(4000, 40000) {
		o := scrabble.Classique()
		o.Players = 2 + rng.IntN(3)
		tiles := gametest.One(rng, []string{"AB?", "AEZ?", "ABCDEFGHIJKLMNOPQRSTUVWXYZ?", "AB1x"})
		if rng.IntN(4) == 0 {
			o.Rack, o.Exchange, o.Bag = 1, 0, bag.MustParse(gametest.One(rng, []string{"AAABBB??", "AT??", "AAT?"}))
		}
		rules, err := scrabble.Compile(o, gaddag.Lexicon())
		if err != nil {
			t.Fatal(err)
		}
		g := &referee{Options: o}
		rounds := gametest.AnyToss(rng, o.Players, 4, tiles)
		if i%4 == 0 {
			rounds = nil
			_, drawn := rules.Toss(rng)
			for _, round := range drawn {
				rounds = append(rounds, gametest.TossText(round))
			}
		}
		first, refused := g.toss(rounds)
		if got, err := rules.TossWinner(roundsOf(rounds...)...); got != first || gametest.Clause(err) != refused || i%4 == 0 && err != nil {
			t.Fatalf("%d players, %q of %s: %s begins, %v; slowly %s, %s", o.Players, rounds, o.Bag, got, err, first, refused)
		}
		seen[fmt.Sprintf("%s after %d rounds", refused, min(len(rounds), 2))]++
		if heads := gametest.TossHeads(rounds, o.Players); heads != "" {
			text := "@game scrabble\n"
			for _, option := range strings.Fields(o.String())[1:] {
				text += "@option " + option + "\n"
			}
			text += heads
			rec, err := scrabble.ReadRecord(strings.NewReader(text), nil)
			if gametest.Clause(err) != refused || refused == "" && (err != nil || rec.First != first) {
				t.Fatalf("%s: %s begins, %v; slowly %s, %s", text, rec.First, err, first, refused)
			}
			seen["a record"]++
		}
	}
	t.Log(seen)
	gametest.ComesUp(t, seen, []string{"a record", "scrabble/toss after 0 rounds", "scrabble/toss after 1 rounds", "scrabble/toss after 2 rounds",
		"scrabble/toss-tie after 1 rounds", "scrabble/toss-tie after 2 rounds", " after 1 rounds", " after 2 rounds"})
}
