package scrabble

import (
	"fmt"
	"math/bits"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/rulebook"
)

// An end is why a game is over.
type end uint8

const (
	endNone      end = iota
	endOut           // the bag is empty, and a player has laid the last tile
	endBlocked       // all have passed with a short bag
	endPasses        // all have passed, round after round
	endTime          // a player's time is out
	endResign        // a player gave up
	endDuplicate     // in a duplicate game, no more can be laid
)

var endClauses = [...]rulebook.Clause{
	endOut:     law.ScrabbleEndOut,
	endBlocked: law.ScrabbleEndBlocked,
	endPasses:  law.ScrabbleThreeRounds,
	endTime:    law.ScrabbleEndTime,
	endResign:  law.ScrabbleResign,

	endDuplicate: law.ScrabbleDuplicateEnd,
}

// An Outcome is the result of a game that is over.
type Outcome struct {
	Players int             // how many took part
	Winner  Player          // A when the game is drawn
	Drawn   bool            // several have the most points
	Scores  [MaxPlayers]int // the points of each player, the tiles left counted
	Left    [MaxPlayers]int // what the tiles left have added to them, or taken
	End     rulebook.Clause // the clause that ended the game
	Verdict rulebook.Clause // the clause that decides who wins
	// Undecided says that racks which are not known may decide who wins: a record does not
	// tell them, and what they would count is not in Scores. There is no Winner then, and the
	// Verdict is the same as End.
	Undecided bool
	// Uncounted is for whom tiles that are not known would count, and do not in Scores: the
	// winner may then have fewer points there than others.
	Uncounted [MaxPlayers]bool
}

// Outcome returns the result of the game, and whether the game is over.
func (s Public) Outcome() (Outcome, bool) {
	if s.phase != Over || s.rules == nil {
		return Outcome{}, false
	}
	o := Outcome{Scores: s.scores, Left: s.left, End: endClauses[s.end], Verdict: law.ScrabbleWinner, Players: s.rules.options.Players}
	leaders := s.leaders & (1<<MaxPlayers - 1)
	for p := range o.Uncounted {
		o.Uncounted[p] = s.leaders>>(MaxPlayers+p)&1 == 1
	}
	switch bits.OnesCount8(leaders) {
	case 0:
		o.Undecided, o.Verdict = true, o.End
	case 1:
		o.Winner = Player(bits.TrailingZeros8(leaders))
		if s.end == endResign { // whatever the scores of who gave up
			o.Verdict = law.ScrabbleResign
		}
	default:
		o.Drawn, o.Verdict = true, law.ScrabbleTie
	}
	return o, true
}

// decide finds who has the most points at the end, and for whom unknown tiles would count. It
// compares the least and the most points that each player can have, which differ by these
// tiles.
func (s *State) decide() {
	s.leaders = 0
	if s.phase != Over || s.rules == nil {
		return
	}
	least, most := s.scores, s.scores
	if s.unseen.Len() > s.bagLen() && s.counting() {
		s.widen(&least, &most)
		for p := range s.Players() {
			if least[p] != s.scores[p] || most[p] != s.scores[p] {
				s.leaders |= 1 << (MaxPlayers + p)
			}
		}
	}
	exact, in := true, uint8(0)
	for p := range s.Players() {
		beaten := s.end == endResign && p == s.gaveUp
		for q := range s.Players() {
			beaten = beaten || least[q] > most[p] && (s.end != endResign || q != s.gaveUp)
		}
		if !beaten {
			in |= 1 << p
			exact = exact && least[p] == most[p]
		}
	}
	if exact || bits.OnesCount8(in) == 1 {
		s.leaders |= in
	}
}

// counting reports whether tiles that are left count (scrabble/end-out,
// scrabble/end-blocked, scrabble/resign).
func (s *State) counting() bool {
	return !s.duplicate() && s.end != endTime && (s.end != endResign || s.rules.options.Players > 2)
}

// widen adds what tiles that are not known can bring, or cost.
func (s *State) widen(least, most *[MaxPlayers]int) {
	counted := s.counted()
	for p := range s.Players() {
		if s.end == endOut && s.held[p] == 0 && !counted {
			all := s.rules.valueOf(s.unseen) * s.gain() // the bag is empty
			least[p], most[p] = least[p]+all, most[p]+all
		}
		if s.end != endOut || !s.rules.options.LeftoverTwice {
			lo, hi := s.rules.valuesOf(s.unseen, s.unknown(p))
			least[p], most[p] = least[p]-hi, most[p]-lo
		}
	}
}

// valuesOf returns the least and the most that n of these tiles can be worth.
func (r *Rules) valuesOf(b bag.Bag, n int) (least, most int) {
	var tiles [256]int // by their value
	letters, jokers := b.Counts()
	tiles[0] = int(jokers)
	for i, k := range letters {
		tiles[r.options.Values[i]] += int(k)
	}
	take := func(n, v int) (int, int) {
		k := min(n, tiles[v])
		return n - k, k * v
	}
	for low, high, v := n, n, 0; v < len(tiles); v++ {
		var points int
		low, points = take(low, v)
		least += points
		high, points = take(high, len(tiles)-1-v)
		most += points
	}
	return least, most
}

// WonBy reports whether p has won.
func (o Outcome) WonBy(p Player) bool {
	return int(p) < o.Players && !o.Drawn && !o.Undecided && p == o.Winner
}

// String returns the result in one line: "A wins 312-287 (scrabble/winner)".
func (o Outcome) String() string {
	who := o.Winner.String() + " wins"
	switch {
	case o.Undecided:
		who = "undecided"
	case o.Drawn:
		who = "drawn"
	}
	var scores []string
	for _, n := range o.Scores[:min(max(o.Players, 0), MaxPlayers)] {
		scores = append(scores, fmt.Sprint(n))
	}
	return fmt.Sprintf("%s %s (%s)", who, strings.Join(scores, "-"), o.Verdict)
}
