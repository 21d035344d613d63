package scrabble

import (
	"iter"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/law"
)

// A View is what one player may know of a [State] (scrabble/hidden): the board, the
// scores, how many tiles the others hold and the bag has, and their own rack. It has
// the racks of the others only when the game is over, when all show them. A bot needs
// nothing else: it finds its moves, and decides on one, with the View. It has the methods of [Public] too.
//
// A View is a comparable value like a State. [View.String] is all of it as one line, which
// [Rules.ParseView] reads: a bot in another process is told nothing else.
type View struct {
	table
	viewer Player
	racks  [MaxPlayers]bag.Bag // as far as they are known: the viewer's own, or all when the game is over
}

// View returns what p may know, and the zero View if p is not in the game.
func (s State) View(p Player) View {
	if !s.valid(p) {
		return View{}
	}
	v := View{table: s.table, viewer: p}
	for other := range s.Players() {
		if other != p && v.decided[other] != (Move{}) {
			v.decided[other] = hidden
		}
		if s.duplicate() {
			v.racks[other] = s.racks[other]
			continue
		}
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

// Rack returns the viewer's tiles, as far as they are known.
func (v View) Rack() bag.Bag { return v.racks[v.hand(v.viewer)] }

// Unseen returns the tiles in the bag and on the other racks, which the viewer does not see
// while the game is played.
func (v View) Unseen() bag.Bag { return v.unseen }

// known returns the State in which only what the viewer knows is known.
func (v *View) known() (s State) {
	s.table, s.racks = v.table, v.racks
	for p := A; s.valid(p); p++ {
		if p != v.viewer && !s.duplicate() {
			s.unseen, _ = s.unseen.Minus(s.racks[p])
		}
	}
	return s
}

// suppose puts a pass in place of each decision that is hidden from the viewer, and reports
// whether there is one.
func (s *State) suppose() (hides bool) {
	for p := range s.decided {
		if s.decided[p] == hidden {
			s.decided[p], hides = Pass(), true
		}
	}
	return hides
}

// Sample returns a State that agrees with what the viewer knows: its View for the viewer is
// v. The unseen tiles are dealt at random, each as likely as any other in each place. It
// takes one number of r for each tile that another player holds, and allocates nothing. The
// zero View gives the zero State.
//
// In a duplicate game the others who have decided in this round have passed in the State: what
// they have decided is no matter of chance.
//
// Tiles that the viewer holds without their being known stay unknown, and so do then those of
// the others where the bag is empty.
func (v View) Sample(r *rand.Rand) State {
	s := v.known()
	s.suppose()
	if v.rules == nil || s.duplicate() || s.phase == Over || s.unknown(v.viewer) > 0 && s.bagLen() == 0 {
		return s
	}
	for p := A; s.valid(p); p++ {
		if p != v.viewer {
			s.racks[p], s.unseen = s.unseen.Draw(r, int(s.held[p]))
		}
	}
	return s
}

// Effect returns what the move m of the viewer would do now: the words that it makes, points and
// penalties, each with its clause. A draw or an exchange may name any tiles that are unseen. Its
// error is that of [View.Check].
//
// In a duplicate game, where others have decided what the viewer does not know, a decision has
// neither Laid nor Gains.
func (v View) Effect(m Move) (Effect, error) {
	s := v.known()
	hides := s.suppose()
	e, err := s.Effect(v.viewer, m)
	if err == nil && hides && (m.kind == KindPlace || m.kind == KindPass) {
		e.Clause, e.Laid, e.Gains = law.ScrabbleDuplicateHidden, Move{}, nil
	}
	return e, err
}

// Check reports why the viewer cannot make the move m now: nil when it is legal as far as the
// viewer can know, else a [*rulebook.Violation] with the clause that forbids it. A draw or an
// exchange may name any tiles that are unseen, or be a decision, since the viewer does not know
// which tiles come.
func (v View) Check(m Move) error {
	s := v.known()
	s.suppose()
	pl := plan{decision: true}
	if refused := s.check(v.viewer, &m, &pl); refused != nil {
		return refused
	}
	return nil
}

// Chances yields every set of tiles that can come with the decision m of the viewer, as the
// completed move, with its probability by what the viewer knows: each unseen tile is as likely to
// come as any other. A move that leaves nothing to chance yields itself.
func (v View) Chances(m Move) iter.Seq2[Move, float64] { return v.known().Chances(v.viewer, m) }

// Setup returns what the viewer knows as plain data. The racks of the others have the tiles
// that the viewer knows of, which is none until the game is over. A decision that is hidden
// from the viewer is a pass. FromSetup makes a State of it, whose View for the viewer is v,
// except for the zero View.
func (v View) Setup() Setup {
	s := v.known()
	s.suppose()
	return s.Setup()
}

// AppendPlacements appends all placements with good words that the viewer can make with the tiles
// known to be on their rack, on turn or not, to dst.
func (v View) AppendPlacements(dst []Move) []Move {
	if v.rules == nil || v.phase == Over {
		return dst
	}
	return v.appendPlacements(dst, v.Rack())
}

// AppendScored appends the placements of [View.AppendPlacements] to dst, in the same order, each
// with its points.
func (v View) AppendScored(dst []Scored) []Scored {
	if v.rules == nil || v.phase == Over {
		return dst
	}
	return v.appendScored(dst, v.Rack())
}

// Moves yields every decision that the viewer can make now, each once, and none when the viewer cannot
// act: the draw that is due; or the placements with good words, the exchanges by their tiles in
// alphabetical order, and the pass; or to let the game end. Contests, flags and resignation are not among
// them.
func (v View) Moves() iter.Seq[Move] {
	return func(yield func(Move) bool) {
		if v.rules == nil || v.viewer != v.turn {
			return
		}
		for _, m := range v.appendMoves(nil, v.Rack()) {
			if !yield(m) {
				return
			}
		}
	}
}
