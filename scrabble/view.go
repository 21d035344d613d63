package scrabble

import (
	"iter"
	"math/rand/v2"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/rulebook"
)

// A View is what one player may know of a [State] (scrabble/hidden): the board, the
// scores, how many tiles the others hold and the bag has, and their own rack. It has
// the racks of the others only when the game is over, when all show them. A bot needs
// nothing else: it finds its moves, and decides on one, with the View.
//
// A View is a comparable value like a State. [View.String] is all of it as one line, which
// [Rules.ParseView] reads: a bot in another process is told nothing else.
type View struct {
	table
	viewer Player
	racks  [MaxPlayers]bag.Bag // as far as they are known: the viewer's own, or all when the game is over
}

// View is what p may know. It is the zero View for who does not play.
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

// Viewer is the player whose View it is.
func (v View) Viewer() Player { return v.viewer }

// Rack is the viewer's tiles, as far as they are known.
func (v View) Rack() bag.Bag { return v.racks[v.hand(v.viewer)] }

// Unseen is the tiles in the bag and on the other racks, which the viewer does not see while
// the game is played.
func (v View) Unseen() bag.Bag { return v.unseen }

// known is the State in which just what the viewer knows is known.
func (v *View) known() State {
	s := State{table: v.table, racks: v.racks}
	for p := range s.Players() {
		if p != v.viewer && !s.duplicate() {
			s.unseen, _ = s.unseen.Minus(s.racks[p])
		}
	}
	return s
}

// Sample is a State that agrees with what the viewer knows: its View for the viewer is v. The
// unseen tiles are dealt at random, each as likely as any other in each place. It takes one
// number of r for each tile that another player holds, and allocates nothing. The zero View
// gives the zero State.
//
// In a duplicate game the others who have decided in this round have passed in the State: what
// they have decided is no matter of chance.
//
// Tiles that the viewer holds without their being known stay unknown, and so do then those of
// the others where the bag is empty.
func (v View) Sample(r *rand.Rand) State {
	s := v.known()
	if s.duplicate() {
		for p := range s.decided {
			if s.decided[p] == hidden {
				s.decided[p] = Pass()
			}
		}
		return s
	}
	if v.rules == nil || s.phase == Over || s.unknown(v.viewer) > 0 && s.bagLen() == 0 {
		return s
	}
	for p := A; s.valid(p); p++ {
		if p != v.viewer {
			s.racks[p], s.unseen = s.unseen.Draw(r, int(s.held[p]))
		}
	}
	return s
}

// Effect is what the move m of the viewer would do now, as [State.Effect] tells it. A draw or
// an exchange may name any tiles that are unseen.
//
// In a duplicate game, where others have decided what the viewer does not know, a decision has
// neither Laid nor Gains.
func (v View) Effect(m Move) (Effect, error) {
	s, unknown := v.known(), false
	for p := range s.decided {
		if s.decided[p] == hidden {
			s.decided[p], unknown = Pass(), true
		}
	}
	e, err := s.Effect(v.viewer, m)
	if err == nil && unknown && (m.kind == KindPlace || m.kind == KindPass) {
		e.Clause, e.Laid, e.Gains = rulebook.ScrabbleDuplicateHidden, Move{}, [MaxPlayers]int{}
	}
	return e, err
}

// The other methods are those of [State].

func (v View) Rules() *Rules                         { return v.rules }
func (v View) Players() iter.Seq[Player]             { return v.players() }
func (v View) Turn() Player                          { return v.turn }
func (v View) Phase() Phase                          { return v.phase }
func (v View) CanAct(p Player) bool                  { return v.canAct(p) }
func (v View) Due() int                              { return v.due() }
func (v View) BagLen() int                           { return v.bagLen() }
func (v View) Held(p Player) int                     { return v.heldBy(p) }
func (v View) Letter(at board.Square) byte           { return v.letterAt(at) }
func (v View) Board() [Size]string                   { return v.board() }
func (v View) Score(p Player) int                    { return v.scoreOf(p) }
func (v View) Scores() [MaxPlayers]int               { return v.scores }
func (v View) Passes() int                           { return int(v.passes) }
func (v View) Skips(p Player) int                    { return v.skipsOf(p) }
func (v View) Open() iter.Seq2[Player, Move]         { return v.open.all() }
func (v View) AppendWords(dst []Word, m Move) []Word { return v.appendWords(dst, &m) }
func (v View) Points(m Move) int                     { return v.pointsOf(&m) }
func (v View) Outcome() (Outcome, bool)              { return v.outcome() }

// AppendPlacements is [State.AppendPlacements] for the viewer, on turn or not.
func (v View) AppendPlacements(dst []Move) []Move {
	if v.rules == nil || v.phase == Over {
		return dst
	}
	return v.appendPlacements(dst, v.Rack())
}

// AppendScored is [State.AppendScored] for the viewer, on turn or not.
func (v View) AppendScored(dst []Scored) []Scored {
	if v.rules == nil || v.phase == Over {
		return dst
	}
	return v.appendScored(dst, v.Rack())
}

// Moves is [State.Moves] for the viewer.
func (v View) Moves() iter.Seq[Move] {
	return func(yield func(Move) bool) {
		for _, m := range v.AppendMoves(nil) {
			if !yield(m) {
				return
			}
		}
	}
}

// AppendMoves appends what [View.Moves] yields.
func (v View) AppendMoves(dst []Move) []Move {
	if v.rules == nil || v.viewer != v.turn {
		return dst
	}
	return v.appendMoves(dst, v.Rack())
}
