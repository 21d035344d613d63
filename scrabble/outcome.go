package scrabble

import (
	"fmt"
	"strings"

	"github.com/jeudelettres/lettres/rulebook"
)

// An end is why a game is over.
type end uint8

const (
	endNone    end = iota
	endOut         // the bag is empty, and a player has laid the last tile
	endBlocked     // all have passed with a short bag
	endPasses      // all have passed, round after round
	endTime        // a player's time is out
	endResign      // a player gave up
)

var endClauses = [...]rulebook.Clause{
	endOut:     rulebook.ScrabbleEndOut,
	endBlocked: rulebook.ScrabbleEndBlocked,
	endPasses:  rulebook.ScrabbleThreeRounds,
	endTime:    rulebook.ScrabbleEndTime,
	endResign:  rulebook.ScrabbleWinner,
}

// An Outcome is the result of a game that is over.
type Outcome struct {
	Drawn   bool            // several have the most points
	Winner  Player          // who wins; A when it is drawn
	Scores  [MaxPlayers]int // the points of each player, the tiles left counted
	Left    [MaxPlayers]int // what the tiles left have added to them, or taken
	End     rulebook.Clause // the clause that ended the game
	Verdict rulebook.Clause // the clause that decides who wins
	players int
}

// Outcome is the result of the game, and whether there is one yet.
func (s State) Outcome() (Outcome, bool) { return s.outcome() }

func (s *table) outcome() (Outcome, bool) {
	if s.phase != Over || s.rules == nil {
		return Outcome{}, false
	}
	o := Outcome{Scores: s.scores, Left: s.left, End: endClauses[s.end], Verdict: rulebook.ScrabbleWinner, players: s.rules.options.Players}
	first := true
	for p := range Player(o.players) {
		switch {
		case s.end == endResign && p == s.gaveUp():
		case first || o.Scores[p] > o.Scores[o.Winner]:
			o.Winner, o.Drawn, first = p, false, false
		case o.Scores[p] == o.Scores[o.Winner]:
			o.Drawn = true
		}
	}
	if o.Drawn {
		o.Winner, o.Verdict = A, rulebook.ScrabbleTie // nobody, and always the same value for it
	}
	return o, true
}

// String is the result in one line: "A wins 312-287 (scrabble/winner)".
func (o Outcome) String() string {
	who := o.Winner.String() + " wins"
	if o.Drawn {
		who = "drawn"
	}
	var scores []string
	for _, n := range o.Scores[:o.players] {
		scores = append(scores, fmt.Sprint(n))
	}
	return fmt.Sprintf("%s %s (%s)", who, strings.Join(scores, "-"), o.Verdict)
}
