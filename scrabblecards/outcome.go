package scrabblecards

import (
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"github.com/jeudelettres/lettres/bag"
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
	// Undecided says that hands which are not known may decide who wins: a record does not
	// tell them, and what they would count is not in Scores. There is no Winner then, and the
	// Verdict is the same as End.
	Undecided bool `json:",omitzero"`
	// Uncounted says for whom cards that are not known would count, and do not in Scores: the
	// winner may then have fewer points there than others.
	Uncounted [MaxPlayers]bool `json:",omitzero"`
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
	for p := range o.Uncounted {
		o.Uncounted[p] = s.leaders>>(MaxPlayers+p)&1 == 1
	}
	switch leaders := s.leaders & (1<<MaxPlayers - 1); bits.OnesCount16(leaders) {
	case 0:
		o.Undecided, o.Verdict = true, o.End
	case 1:
		o.Winner = Player(bits.TrailingZeros16(leaders))
		if s.end == endResign {
			o.Verdict = law.CardsResign
		}
	default:
		o.Drawn, o.Verdict = true, law.CardsTie
	}
	return o, true
}

// decide finds who has the most points at the end, and for whom unknown cards would count. It
// compares the least and the most points that each player can have, which differ by these
// cards.
func (s *State) decide() {
	s.leaders = 0
	least, most := s.scores, s.scores
	if s.bag.Len() > int(s.deck) && s.counting() {
		s.widen(&least, &most)
		for p := range s.Players() {
			if least[p] != s.scores[p] || most[p] != s.scores[p] {
				s.leaders |= 1 << (MaxPlayers + p)
			}
		}
	}
	exact, in := true, uint16(0)
	for p := range s.Players() {
		beaten := s.end == endResign && p == s.turn
		for q := range s.Players() {
			beaten = beaten || least[q] > most[p] && (s.end != endResign || q != s.turn)
		}
		if !beaten {
			in |= 1 << p
			exact = exact && least[p] == most[p]
		}
	}
	if exact || bits.OnesCount16(in) == 1 {
		s.leaders |= in
	}
}

// widen adds what cards that are not known can bring, or cost.
func (s *State) widen(least, most *[MaxPlayers]int32) {
	var worth [bag.MaxLen]int32 // of the unknown cards, the cheapest first
	n := s.rules.appendWorth(worth[:0], s.bag)
	slices.Sort(n)
	for p := range s.Players() {
		if s.end == endOut && s.held[p] == 0 { // the deck is out
			all := sum(n)
			least[p], most[p] = least[p]+all, most[p]+all
		}
		unknown := s.unknown(p)
		least[p], most[p] = least[p]-sum(n[len(n)-unknown:]), most[p]-sum(n[:unknown])
	}
}

func sum(points []int32) (total int32) {
	for _, n := range points {
		total += n
	}
	return total
}

// WonBy reports whether p has won.
func (o Outcome) WonBy(p Player) bool {
	return int(p) < o.Players && !o.Drawn && !o.Undecided && p == o.Winner
}

// String returns the result in one line: "A wins 112-87 (cards/winner)".
func (o Outcome) String() string {
	who := o.Winner.String() + " wins"
	switch {
	case o.Undecided:
		who = "undecided"
	case o.Drawn:
		who = "drawn"
	}
	var scores []string
	for _, n := range o.Scores[:o.Players] {
		scores = append(scores, fmt.Sprint(n))
	}
	return fmt.Sprintf("%s %s (%s)", who, strings.Join(scores, "-"), o.Verdict)
}
