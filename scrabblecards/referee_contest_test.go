package scrabblecards_test

import (
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// What the referee makes of contests and the end.

// contest judges all words of the open move (cards/contest).
func (g *referee) contest(t *table, p scrabblecards.Player) {
	open := t.open
	t.open = nil
	if len(g.bad(open.words)) > 0 {
		t.cells = open.before // words taken off come back (cards/contest-restore)
		t.hand[open.author] += open.cards
		t.score[open.author] -= open.points
		t.passes = 0 // cards/blocked-lost
		g.endTurn(t, open.author)
		return
	}
	t.score[p] -= g.PenaltyPoints
	t.stands = open
	if t.phase == scrabblecards.Answer {
		g.finish(t, law.CardsEnd, open.author)
	}
}

// checkPasses ends the game when nobody can play (cards/end-blocked).
func (g *referee) checkPasses(t *table) {
	if t.deckLen() < max(g.Exchange, 1) && t.passes >= g.Players {
		g.finish(t, law.CardsEndBlocked, t.turn)
	}
}

// worth is what cards count that are held at the end (cards/end).
func (g *referee) worth(cards string) (points int) {
	for i := range len(cards) {
		switch cards[i] {
		case '2':
			points += g.DoubleHeld
		case '3':
			points += g.TripleHeld
		default:
			points += g.values[cards[i]]
		}
	}
	return points
}

// finish ends the game by a clause and counts what is left; p is who is out.
func (g *referee) finish(t *table, end rulebook.Clause, p scrabblecards.Player) {
	t.phase, t.end, t.open = scrabblecards.Over, end, nil
	t.reveal()
	for q := range g.Players {
		switch worth := g.worth(t.hand[q]); end {
		case law.CardsEnd:
			t.left[q] -= worth
			t.left[p] += worth
		case law.CardsEndBlocked:
			t.left[q] -= worth
		case law.CardsResign: // of two, the other wins, whatever they hold
			if g.Players > 2 {
				t.left[q] -= worth
			}
		}
	}
	for q := range t.left {
		t.score[q] += t.left[q]
	}
}

// bounds is the least and the most points that each player can have, which differ by the
// cards that are not known.
func (g *referee) bounds(t *table) (least, most [6]int) {
	var cards []string // that are not known, the cheapest first
	for i := range len(t.deck) {
		cards = append(cards, t.deck[i:i+1])
	}
	slices.SortFunc(cards, func(a, b string) int { return g.worth(a) - g.worth(b) })
	least, most = t.score, t.score
	for q, n := range t.blind {
		switch {
		case n == 0, t.end == law.CardsResign && g.Players == 2:
		default:
			least[q] -= g.worth(strings.Join(cards[len(cards)-n:], ""))
			most[q] -= g.worth(strings.Join(cards[:n], ""))
		}
		if t.end == law.CardsEnd && q < g.Players && t.held(scrabblecards.Player(q)) == 0 { // what nobody knows lies in the hands of the others
			least[q] += g.worth(t.deck)
			most[q] += g.worth(t.deck)
		}
	}
	return least, most
}

// outcome returns who wins: the best of those who have not resigned, where that is known.
func (g *referee) outcome(t *table) (winner scrabblecards.Player, drawn, undecided bool, verdict rulebook.Clause) {
	least, most := g.bounds(t)
	var in []int
	for q := range g.Players {
		if !t.resigned || scrabblecards.Player(q) != t.loser {
			in = append(in, q)
		}
	}
	for _, q := range in {
		if !slices.ContainsFunc(in, func(o int) bool { return o != q && most[o] >= least[q] }) {
			if t.resigned {
				return scrabblecards.Player(q), false, false, law.CardsResign
			}
			return scrabblecards.Player(q), false, false, law.CardsWinner
		}
	}
	top := -1 << 30
	for _, q := range in {
		top = max(top, least[q])
	}
	for _, q := range in {
		if most[q] > least[q] && most[q] >= top {
			return 0, false, true, t.end
		}
	}
	return 0, true, false, law.CardsTie
}
