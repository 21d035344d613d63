package scrabblecards_test

import (
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
	if len(t.deck) < max(g.Exchange, 1) && t.passes >= g.Players {
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

// outcome is who wins, the best of those who have not resigned.
func (g *referee) outcome(t *table) (winner scrabblecards.Player, drawn bool, verdict rulebook.Clause) {
	best := -1
	for q := range g.Players {
		switch {
		case t.resigned && scrabblecards.Player(q) == t.loser:
		case best < 0 || t.score[q] > t.score[best]:
			best, drawn = q, false
		case t.score[q] == t.score[best]:
			drawn = true
		}
	}
	if drawn {
		return 0, true, law.CardsTie
	}
	if t.resigned {
		return scrabblecards.Player(best), false, law.CardsResign
	}
	return scrabblecards.Player(best), false, law.CardsWinner
}
