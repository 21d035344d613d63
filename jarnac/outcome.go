package jarnac

import (
	"fmt"

	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
)

// An end is why a game is over.
type end uint8

const (
	endNone         end = iota
	endLastLine         // a full mat, a pass, and no Jarnac
	endLastWord         // the word that filled a mat
	endFullByJarnac     // a Jarnac that filled the caller's mat
	endLastJarnac       // the Jarnac against a last word that filled the caller's mat
	endEmptyBag         // an empty bag, and two turns without a word
	endResign           // a player gave up

	endByOut          // a good contest or Jarnac of a player out of time
	endBadAnnounced   // a bad Jarnac of a player out of time, in the last chance
	endSecondFlag     // both flags have fallen
	endFlagLastChance // the flag of who had the last chance
)

var endClauses = [...]rulebook.Clause{
	endLastLine:     law.OfficialEndLastLine,
	endLastWord:     law.ClassicEnd,
	endFullByJarnac: law.ClassicEndJarnac,
	endLastJarnac:   law.ClassicCompetitionLastJarnac,
	endEmptyBag:     law.OfficialTurnEmptyBag,
	endResign:       law.OfficialTurnResign,

	endByOut:          law.OfficialTimeEnd,
	endBadAnnounced:   law.OfficialTimeOutBadLast,
	endSecondFlag:     law.OfficialTimeSecondFlag,
	endFlagLastChance: law.OfficialTimeFlagLastChance,
}

// isLastWord reports whether a game ends so with the word that fills a mat.
func (e end) isLastWord() bool {
	return e == endLastWord || e == endFullByJarnac || e == endLastJarnac
}

// letGo returns the end of a game in which the last chance was not taken.
func (e Ending) letGo() end {
	if e == LongerWord {
		return endLastWord
	}
	return endLastLine
}

// An Outcome is the result of a game that is over.
type Outcome struct {
	Drawn   bool            // nobody wins
	Winner  Player          // who wins; A when it is drawn
	Scores  [2]int          // the points of A and of B
	Jarnacs [2]int          // the Jarnacs of A and of B that stand
	End     rulebook.Clause // the clause that ended the game
	Verdict rulebook.Clause // the clause that decides who wins
}

// Outcome returns the result of the game, and whether the game is over.
func (s Public) Outcome() (Outcome, bool) {
	if s.phase != Over || s.rules == nil {
		return Outcome{}, false
	}
	o := Outcome{
		Scores:  s.Scores(),
		Jarnacs: [2]int{s.Jarnacs(A), s.Jarnacs(B)},
		End:     endClauses[s.end],
	}
	if s.end == endResign {
		o.Winner, o.Verdict = s.turn.Opponent(), law.OfficialTurnResign
	} else {
		o.Winner, o.Drawn, o.Verdict = s.rules.options.verdict(o.Scores, o.Jarnacs)
		if o.Drawn {
			o.Winner = A // nobody, and always the same value for it
		}
	}
	return o, true
}

// verdict says who wins a game that was played to its end, and by which clause.
func (o *Options) verdict(scores, jarnacs [2]int) (winner Player, drawn bool, c rulebook.Clause) {
	if scores[B] > scores[A] {
		winner = B
	}
	ahead := scores[winner] - scores[winner.Opponent()]
	switch {
	case o.Score == ByTotal:
		return winner, ahead == 0, law.ClassicWinner
	case ahead > o.Margin:
		return winner, false, law.OfficialScoreMargin
	}
	drawn = ahead == 0 || jarnacs[winner] <= jarnacs[winner.Opponent()]
	return winner, drawn, law.OfficialScoreJarnacs
}

// WonBy reports whether p has won.
func (o Outcome) WonBy(p Player) bool { return !o.Drawn && p.valid() && p == o.Winner }

// String returns the result in one line: "A wins 131-58, Jarnacs 2-0
// (official/score/margin)".
func (o Outcome) String() string {
	who := o.Winner.String() + " wins"
	if o.Drawn {
		who = "drawn"
	}
	return fmt.Sprintf("%s %d-%d, Jarnacs %d-%d (%s)", who, o.Scores[A], o.Scores[B], o.Jarnacs[A], o.Jarnacs[B], o.Verdict)
}
