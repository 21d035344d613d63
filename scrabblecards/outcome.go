package scrabblecards

import (
	"fmt"
	"strings"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
)

// An end is why a game is over.
type end uint8

const (
	endNone    end = iota
	endOut         // the deck is out, and a player has played the last card
	endBlocked     // all have passed with a short deck
	endResign      // a player gave up
)

var endClauses = [...]rulebook.Clause{
	endOut:     law.CardsEnd,
	endBlocked: law.CardsEndBlocked,
	endResign:  law.CardsResign,
}

// An Outcome is the result of a game that is over.
type Outcome struct {
	Drawn   bool            // several players have the most points
	Winner  Player          // the winner; A if the game is drawn
	Scores  [MaxPlayers]int // the points of each player, the remaining cards counted
	Left    [MaxPlayers]int // how the remaining cards changed these points
	End     rulebook.Clause // the clause that ended the game
	Verdict rulebook.Clause // the clause that decides who wins
	Players int             // how many played
}

// Outcome returns the result of the game, and whether the game is over.
func (s Public) Outcome() (Outcome, bool) {
	if s.phase != Over || s.rules == nil {
		return Outcome{}, false
	}
	o := Outcome{Scores: s.Scores(), End: endClauses[s.end], Verdict: law.CardsWinner, Players: s.rules.options.Players}
	for p, n := range s.left {
		o.Left[p] = int(n)
	}
	if s.end == endResign {
		o.Verdict = law.CardsResign
	}
	first := true
	for p := range Player(o.Players) {
		switch {
		case s.end == endResign && p == s.turn:
		case first || o.Scores[p] > o.Scores[o.Winner]:
			o.Winner, o.Drawn, first = p, false, false
		case o.Scores[p] == o.Scores[o.Winner]:
			o.Drawn = true
		}
	}
	if o.Drawn {
		o.Winner, o.Verdict = A, law.CardsTie // nobody, and always the same value for it
	}
	return o, true
}

// WonBy reports whether p has won.
func (o Outcome) WonBy(p Player) bool { return int(p) < o.Players && !o.Drawn && p == o.Winner }

// String returns the result in one line: "A wins 112-87 (cards/winner)".
func (o Outcome) String() string {
	who := o.Winner.String() + " wins"
	if o.Drawn {
		who = "drawn"
	}
	var scores []string
	for _, n := range o.Scores[:o.Players] {
		scores = append(scores, fmt.Sprint(n))
	}
	return fmt.Sprintf("%s %s (%s)", who, strings.Join(scores, "-"), o.Verdict)
}
