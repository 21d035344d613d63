package scrabblecards

import (
	"iter"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/internal/chance"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/phrase"
)

// A View is what one player may know of a [State]: the table, the scores, the number of
// cards in the bag and in each rack, and the viewer's own cards. It does not hold the cards
// of the others until the game is over, when all show them. A bot needs nothing else. It has the
// methods of [Public] too. A View is a comparable value.
//
// [View.String] is all of it as one line, which [Rules.ParseView] reads: a bot in another
// process is told nothing else.
type View struct {
	position
	viewer Player
	racks  [MaxPlayers]Cards // as far as they are known: the viewer's own; when the game is over, all
	unseen Cards             // in the bag and in the other racks
}

// View returns what p may know, and the zero View if p is not in the game.
func (s State) View(p Player) View {
	if !s.valid(p) {
		return View{}
	}
	v := View{position: s.position, viewer: p, unseen: s.bag}
	for other := range s.Players() {
		if other != p {
			v.unseen = v.unseen.Plus(s.racks[other])
		}
		if other == p || s.phase == Over {
			v.racks[other] = s.racks[other]
		}
	}
	return v
}

// Viewer returns the player whose View it is.
func (v View) Viewer() Player { return v.viewer }

// Rack returns the viewer's cards, as far as they are known.
func (v View) Rack() Cards { return v.racks[v.viewer] }

// Unseen returns the cards in the bag and in the other racks, which the viewer does not see
// while the game is played.
func (v View) Unseen() Cards { return v.unseen }

// Sample returns a State that agrees with what the viewer knows: its View for the viewer is
// v. The unseen cards are dealt at random, each as likely as any other in each place. It
// takes one number of r for each card that another player holds, and allocates nothing. The
// zero View gives the zero State.
//
// Cards that the viewer holds without their being known stay unknown, and so do then those of
// the others where the bag is empty.
func (v View) Sample(r *rand.Rand) State {
	s := State{position: v.position, bag: v.rest(v.racks), racks: v.racks}
	if v.rules == nil || s.phase == Over || s.unknown(v.viewer) > 0 && s.deck == 0 {
		return s
	}
	bag, left := s.bag.counts(), uint8(s.bag.Len())
	for p := range s.Players() {
		n := s.unknown(p)
		if p == v.viewer || n == 0 {
			continue
		}
		rack := s.racks[p].counts()
		for range n {
			bag.move(bag.nth(chance.Pick(r.Uint64(), left)), &rack)
			left--
		}
		s.racks[p] = rack.cards()
	}
	s.bag = bag.cards()
	return s
}

// rest returns the unseen cards that are not among racks.
func (v *View) rest(racks [MaxPlayers]Cards) Cards {
	rest := v.unseen
	for p := range v.Players() {
		if p != v.viewer {
			rest, _ = rest.Minus(racks[p])
		}
	}
	return rest
}

// recount counts the cards that are left once more.
func (s *State) recount() {
	for p := range s.Players() {
		s.give(p, -s.left[p])
		s.left[p] = 0
	}
	s.finish(s.end)
}

// Effect returns what the move m of the viewer would do now: the words that it makes, cards taken
// off, points and penalties, each with its clause. A draw or an exchange may name any cards that
// are unseen. Its error is that of [View.Check].
func (v View) Effect(m Move) (Effect, error) {
	if v.rules == nil {
		return Effect{}, refuse(&m, law.CardsPlayers, phrase.NoPlayer)
	}
	var w plan
	as := m
	if refused := v.position.check(v.viewer, &as, &v.racks[v.viewer], &v.unseen, &w); refused != nil {
		return Effect{}, refused
	}
	return v.effect(v.viewer, m, &as, &w), nil
}

// Check reports why the viewer cannot make the move m now: nil when it is legal as far as the
// viewer can know, else a [*rulebook.Violation] with the clause that forbids it. A draw or an
// exchange may name any cards that are unseen, or be a decision, since the viewer does not know
// which cards come.
func (v View) Check(m Move) error {
	w := plan{decision: true}
	refused := refuse(&m, law.CardsPlayers, phrase.NoPlayer)
	if v.rules != nil {
		refused = v.position.check(v.viewer, &m, &v.racks[v.viewer], &v.unseen, &w)
	}
	if refused != nil {
		return refused
	}
	return nil
}

// AppendPlacements appends all placements with good words that the viewer can make with their
// cards, on turn or not, to dst.
func (v View) AppendPlacements(dst []Move) []Move {
	if v.rules == nil || v.phase == Over {
		return dst
	}
	return v.appendPlacements(dst, v.Rack().Letters)
}

// AppendScored appends the placements of [View.AppendPlacements] to dst, in the same order, each
// with its points.
func (v View) AppendScored(dst []Scored) []Scored {
	if v.rules == nil || v.phase == Over {
		return dst
	}
	return v.appendScored(dst, v.Rack().Letters)
}

// Moves yields every decision that the viewer can make now, each once, and none when the viewer cannot
// act: the draw that is due; or the placements with good words, each followed by the same with bonus
// cards, the exchanges sorted by their cards, and the pass; or to let the game end. Contests and
// resignation are not among them.
func (v View) Moves() iter.Seq[Move] {
	return func(yield func(Move) bool) {
		if v.rules != nil && v.viewer == v.turn {
			v.moves(v.Rack(), yield)
		}
	}
}
