package scrabble

import "github.com/jeudelettres/lettres/bag"

// In a duplicate game there is one rack, which is that of A in a State. In each round the
// players decide in turn; what they have decided is kept until the last one has, and then all
// is counted at once. The player who is first in the rounds also draws for all.

// hidden stands in a [View] for what another player has decided.
var hidden = Move{drawn: 1}

// mixedRounds is for how many rounds Mixed holds; then the rack has one vowel and one consonant.
const mixedRounds = 15

func (s *Public) duplicate() bool { return s.rules != nil && s.rules.options.Duplicate != NotDuplicate }

// hand returns the player whose rack p plays with.
func (s *Public) hand(p Player) Player {
	if s.duplicate() {
		return A
	}
	return p
}

// deal fills the rack up. One that is not mixed goes back as a whole
// (scrabble/duplicate-mixed).
func (s *State) deal(n int, drawn bag.Bag) {
	s.draw(A, n, drawn)
	if s.phase = Playing; !s.mixed(s.racks[A]) && s.unknown(A) == 0 {
		s.throw()
		s.refill()
	}
}

// throw puts the rack back into the bag.
func (s *State) throw() {
	s.forget(A)
	s.held[A] = 0
}

// propose keeps what p has decided, and ends the round after the last player.
func (s *State) propose(p Player, m *Move, pl *plan) {
	s.decided[p] = *m
	if s.turn = s.next(p); s.decided[s.turn] == (Move{}) {
		return
	}
	pl.laid = s.tallyRound()
	s.decided = [MaxPlayers]Move{}
	if s.rules.options.Mixed > 1 && s.rounds < mixedRounds {
		s.rounds++
	}
	if s.passes++; pl.laid.kind == KindPlace {
		s.passes = 0
		pl.tiles = bagOf(pl.laid.tiles[:pl.laid.n])
		s.find(A, pl)
		s.take(A, pl)
		s.lay(s.rules, &pl.laid)
	} else if s.bagLen() > 0 { // nobody can play with this rack (scrabble/duplicate-rack)
		s.throw()
	}
	s.refill()
}

// tallyRound counts what the players have decided, and is the placement that is laid; the zero Move
// where there is none (scrabble/duplicate-best).
func (s *State) tallyRound() (best Move) {
	most := -1
	players := Player(s.rules.options.Players)
	for i := range players {
		q := (s.turn + i) % players
		m := &s.decided[q]
		if m.kind != KindPlace {
			continue
		}
		points := s.score(s.rules, m)
		if s.scores[q] += points; points > most {
			best, most = *m, points
		}
	}
	if s.rules.options.Duplicate == Top {
		if top, ok := s.best(s.racks[A]); ok && s.score(s.rules, &top) > most {
			return top
		}
	}
	return best
}

// refill begins the next round, or ends the game (scrabble/duplicate-end).
func (s *State) refill() {
	s.phase = Playing
	switch {
	case s.blocked() != endNone, s.held[A] == 0 && s.bagLen() == 0, !s.mixed(s.racks[A].Plus(s.unseen)):
		s.finish(endDuplicate)
	case s.missing(A) > 0:
		s.phase = Drawing
	}
}

// mixed reports whether tiles have as many vowels and as many consonants as a rack must have.
// A Y and a joker are either (scrabble/duplicate-mixed).
func (s *Public) mixed(tiles bag.Bag) bool {
	each := s.rules.options.Mixed
	if s.rounds >= mixedRounds {
		each = min(each, 1)
	}
	if each == 0 {
		return true
	}
	letters, jokers := tiles.Counts()
	vowels, consonants, either := 0, 0, jokers+int(letters['Y'-'A'])
	for i, n := range letters {
		switch 'A' + i {
		case 'Y':
		case 'A', 'E', 'I', 'O', 'U':
			vowels += int(n)
		default:
			consonants += int(n)
		}
	}
	return max(each-vowels, 0)+max(each-consonants, 0) <= either
}
