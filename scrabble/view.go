package scrabble

import (
	"iter"

	"github.com/jeudelettres/lettres/bag"
)

// A View is what one player may know of a [State] (scrabble/hidden): the board, the
// scores, how many tiles the others hold and the bag has, and their own rack. It has
// no place for the racks of others, nor for the tiles that they drew or exchanged. A
// bot needs nothing else: it finds its moves, and decides on one, with the View.
//
// A View is a comparable value like a State.
type View struct {
	table
	viewer Player
	rack   bag.Bag
}

// View is what p may know. It is the zero View for who does not play.
func (s State) View(p Player) View {
	if !s.valid(p) {
		return View{}
	}
	v := View{table: s.table, viewer: p, rack: s.racks[p]}
	for other := range s.Players() {
		if other != p {
			v.unseen = v.unseen.Plus(s.racks[other])
		}
	}
	if v.last.player != p {
		v.last.move = v.last.move.seen()
	}
	return v
}

// seen is what the others see of a move.
func (m Move) seen() Move {
	switch m = m.Decision(); m.kind {
	case KindExchange: // scrabble/exchange: how many is public
		clear(m.tiles[:])
	}
	return m
}

// Viewer is the player whose View it is.
func (v View) Viewer() Player { return v.viewer }

// Rack is the viewer's tiles, as far as they are known.
func (v View) Rack() bag.Bag { return v.rack }

// Unseen is the tiles that the viewer does not see: those in the bag and on the
// other racks.
func (v View) Unseen() bag.Bag { return v.unseen }

// The other methods are those of [State].

func (v View) Rules() *Rules                         { return v.rules }
func (v View) Players() iter.Seq[Player]             { return v.players() }
func (v View) Turn() Player                          { return v.turn }
func (v View) Phase() Phase                          { return v.phase }
func (v View) CanAct(p Player) bool                  { return v.canAct(p) }
func (v View) Due() int                              { return v.due() }
func (v View) BagLen() int                           { return v.bagLen() }
func (v View) Held(p Player) int                     { return v.heldBy(p) }
func (v View) Tile(q Square) byte                    { return v.tileAt(q) }
func (v View) Board() [Size]string                   { return v.board() }
func (v View) Scores() [MaxPlayers]int               { return v.scores }
func (v View) AppendWords(dst []Word, m Move) []Word { return v.appendWords(dst, &m) }
func (v View) Score(m Move) int                      { return v.scoreOf(&m) }
func (v View) Outcome() (Outcome, bool)              { return v.outcome() }
func (v View) Last() Effect                          { return v.effect() }

// AppendPlacements is [State.AppendPlacements] for the viewer, on turn or not.
func (v View) AppendPlacements(dst []Move) []Move {
	if v.rules == nil || v.phase == Over {
		return dst
	}
	return v.appendPlacements(dst, v.rack)
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
	return v.appendMoves(dst, v.rack)
}
