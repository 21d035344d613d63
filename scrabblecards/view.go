package scrabblecards

import "iter"

// A View is what one player may know of a [State]: the table, the scores, how many
// cards the others hold and the deck has, and their own hand. It has no place for the
// hands of others, nor for the cards that they drew or exchanged. A bot needs nothing
// else.
//
// A View is a comparable value like a State.
type View struct {
	open
	viewer Player
	hand   Cards
	unseen Cards
}

// View is what p may know. It is the zero View for who does not play.
func (s State) View(p Player) View {
	if !s.valid(p) {
		return View{}
	}
	v := View{open: s.open, viewer: p, hand: s.hands[p], unseen: s.cards}
	for other := range s.Players() {
		if other != p {
			v.unseen = v.unseen.Plus(s.hands[other])
		}
	}
	if v.last.player != p {
		v.last.move = v.last.move.seen()
	}
	return v
}

// seen is what the others see of a move.
func (m Move) seen() Move {
	if m = m.Decision(); m.kind == KindExchange {
		clear(m.codes[:])
	}
	return m
}

// Viewer is the player whose View it is.
func (v View) Viewer() Player { return v.viewer }

// Hand is the viewer's cards.
func (v View) Hand() Cards { return v.hand }

// Unseen is the cards that the viewer does not see and that may still come: those in
// the deck and in the other hands.
func (v View) Unseen() Cards { return v.unseen }

// The other methods are those of [State].

func (v View) Rules() *Rules                         { return v.rules }
func (v View) Players() iter.Seq[Player]             { return v.players() }
func (v View) Turn() Player                          { return v.turn }
func (v View) Phase() Phase                          { return v.phase }
func (v View) CanAct(p Player) bool                  { return v.canAct(p) }
func (v View) Due() int                              { return v.due() }
func (v View) DeckLen() int                          { return int(v.deck) }
func (v View) Held(p Player) int                     { return v.heldBy(p) }
func (v View) Letter(row, col int) byte              { return codeByte(v.table.at(row, col)) }
func (v View) Letters() iter.Seq[Letter]             { return v.table.letters() }
func (v View) Scores() [MaxPlayers]int               { return v.points() }
func (v View) AppendWords(dst []Word, m Move) []Word { return v.appendWords(dst, &m) }
func (v View) Score(m Move) int                      { return v.scoreOf(&m) }
func (v View) Outcome() (Outcome, bool)              { return v.outcome() }
func (v View) Last() Effect                          { return v.effect() }

// AppendPlacements is [State.AppendPlacements] for the viewer, on turn or not.
func (v View) AppendPlacements(dst []Move) []Move {
	if v.rules == nil || v.phase == Over {
		return dst
	}
	return v.appendPlacements(dst, v.hand.Letters)
}

// Moves is [State.Moves] for the viewer.
func (v View) Moves() iter.Seq[Move] {
	return func(yield func(Move) bool) {
		if v.rules != nil && v.viewer == v.turn {
			v.moves(v.hand, yield)
		}
	}
}

// AppendMoves appends what [View.Moves] yields.
func (v View) AppendMoves(dst []Move) []Move {
	if v.rules == nil || v.viewer != v.turn {
		return dst
	}
	return v.appendMoves(dst, v.hand)
}
