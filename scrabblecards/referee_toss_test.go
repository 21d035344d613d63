package scrabblecards_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/test/gametest"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// Who begins, as the referee has it. A round is written one card a player, a point for whoever does not draw.

// toss returns who begins after these rounds, or the clause by which they do not say so: cards/deal, or that of
// the tie after which only some draw (cards/toss-tie). A round tells the letters that count: whoever has drawn another
// card has drawn again (cards/toss-special).
func (g *referee) toss(rounds []string) (first scrabblecards.Player, refused rulebook.Clause) {
	drawing, clause := "ABCDEF"[:g.Players], law.CardsDeal
	for _, round := range rounds {
		if len(drawing) == 1 { // one is nearer than all others, and begins
			return 0, law.CardsDeal
		}
		drawn := map[rune]byte{}
		cards := ""
		for i := range len(round) {
			if round[i] != '.' {
				drawn[rune('A'+i)] = round[i]
				cards += round[i : i+1]
			}
		}
		if strings.ContainsAny(cards, "?23") {
			return 0, law.CardsTossSpecial
		}
		for _, p := range "ABCDEF" {
			if (drawn[p] != 0) != strings.ContainsRune(drawing, p) {
				return 0, clause
			}
		}
		letters := strings.Trim(g.Bag.String(), "?23")
		if len(letters) < len(cards) { // too few for all: each draws from all of them
			letters = strings.Repeat(letters, len(cards))
		}
		if _, missing := gametest.Take(letters, cards); missing != "" {
			return 0, law.CardsDeal
		}
		nearest := byte('~')
		for _, letter := range []byte(cards) {
			nearest = min(nearest, letter)
		}
		again := ""
		for _, p := range drawing {
			if drawn[p] == nearest {
				again += string(p)
			}
		}
		drawing, clause = again, law.CardsTossTie
	}
	if len(drawing) > 1 {
		return 0, clause
	}
	return scrabblecards.Player(drawing[0] - 'A'), ""
}

// Over random tosses the rules and the records name who begins as the referee does, and refuse by the same
// clause.
func TestRefereeToss(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 26))
	seen := map[string]int{}
	for i := range gametest.N(4000, 40000) {
		o := scrabblecards.Official()
		o.Players = 2 + rng.IntN(5)
		cards := gametest.One(rng, []string{"AB", "AEZ", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "ABCDEFGHIJKLMNOPQRSTUVWXYZ?23", "AB1x"})
		if rng.IntN(4) == 0 {
			o.Rack, o.Exchange = 1, 0
			o.Bag = scrabblecards.MustParseCards(gametest.One(rng, []string{"AAABBB??", "AT222233", "AAT?22"}))
		}
		rules, err := scrabblecards.Compile(o, gaddag.Lexicon())
		if err != nil {
			t.Fatal(err)
		}
		g := &referee{Options: o}
		rounds := gametest.AnyToss(rng, o.Players, 6, cards)
		if i%4 == 0 {
			rounds = nil
			_, drawn := rules.Toss(rng)
			for _, round := range drawn {
				rounds = append(rounds, gametest.TossText(round))
			}
		}
		var drawn []scrabblecards.TossRound
		for _, text := range rounds {
			var round scrabblecards.TossRound
			for p := range text {
				if text[p] != '.' {
					round[p] = text[p]
				}
			}
			drawn = append(drawn, round)
		}
		first, refused := g.toss(rounds)
		if got, err := rules.TossWinner(drawn...); got != first || gametest.Clause(err) != refused || i%4 == 0 && err != nil {
			t.Fatalf("%d players, %q of %s: %s begins, %v; slowly %s, %s", o.Players, rounds, o.Bag, got, err, first, refused)
		}
		seen[fmt.Sprintf("%s after %d rounds", refused, min(len(rounds), 2))]++
		if heads := gametest.TossHeads(rounds, o.Players); heads != "" {
			text := "@game scrabblecards\n"
			for _, option := range strings.Fields(o.String())[1:] {
				text += "@option " + option + "\n"
			}
			text += heads
			rec, err := scrabblecards.ReadRecord(strings.NewReader(text), nil)
			if gametest.Clause(err) != refused || refused == "" && (err != nil || rec.First != first) {
				t.Fatalf("%s: %s begins, %v; slowly %s, %s", text, rec.First, err, first, refused)
			}
			seen["a record"]++
		}
	}
	t.Log(seen)
	gametest.ComesUp(t, seen, []string{"a record", "cards/deal after 0 rounds", "cards/deal after 1 rounds", "cards/deal after 2 rounds",
		"cards/toss-special after 1 rounds", "cards/toss-tie after 1 rounds", "cards/toss-tie after 2 rounds", " after 1 rounds", " after 2 rounds"})
}
