package scrabblecards

import (
	"iter"

	"github.com/jeudelettres/lettres/internal/option"
)

// A Phase is what the player on turn has to do next.
type Phase uint8

const (
	// Over is the end: nobody has anything to do. It is also the phase of the zero
	// State, which is no game.
	Over Phase = iota
	// Drawing: the player draws the cards that are due, the first seven or those that
	// fill the hand up after a move. Until then the move can be contested.
	Drawing
	// Playing: the player lays a word, exchanges cards, or passes.
	Playing
	// Answer: the game is over with the last move, unless somebody contests it.
	Answer
)

var phaseNames = []string{"over", "drawing", "playing", "answer"}

// String is the name of the phase, in lower case.
func (p Phase) String() string { return option.Name(p, phaseNames) }

// open is what lies open to all players. A [State] adds the hands and the deck, a
// [View] one hand.
type open struct {
	rules  *Rules
	table  table
	before table // the table before the last placement, for its contest and its effect
	scores [MaxPlayers]int32
	left   [MaxPlayers]int32 // what the cards left at the end have added to scores
	held   [MaxPlayers]uint8 // the sizes of the hands
	deck   uint8             // the size of the deck
	passes uint16            // turns in a row without a word or an exchange
	turn   Player
	phase  Phase
	end    end // why the game is over, or in Answer will be
	window window
	last   last
}

// A State is a position in a game: the table, the hands, the deck, the scores, who is
// on turn and what they have to do, the move that is open to contest, and what the last
// move did.
//
// A State is a value of under 1 KB. Nothing changes one: [State.Play] returns another.
// Two States are == when they have the same Rules and the same position, the last move
// included, since it is still in question. The zero State is no game: it is over, has
// no outcome, and accepts no move.
type State struct {
	open
	cards Cards // the deck
	hands [MaxPlayers]Cards
}

// Start is the state after the toss: an empty table, a full deck, and first to draw
// seven cards, then the others in turn.
func (r *Rules) Start(first Player) State {
	if r.none() {
		return State{}
	}
	s := State{open: open{rules: r, deck: uint8(r.options.Deck.Len()), turn: first, phase: Drawing}, cards: r.options.Deck}
	if !s.valid(first) {
		s.turn = A
	}
	return s
}

// valid reports whether p plays in this game.
func (s *open) valid(p Player) bool { return s.rules != nil && int(p) < s.rules.options.Players }

// next is the player after p.
func (s *open) next(p Player) Player { return (p + 1) % Player(s.rules.options.Players) }

// Rules are the rules of the game, nil in the zero State.
func (s State) Rules() *Rules { return s.rules }

// Players yields the players of the game, A first.
func (s State) Players() iter.Seq[Player] { return s.players() }

func (s *open) players() iter.Seq[Player] {
	return func(yield func(Player) bool) {
		for p := A; s.valid(p) && yield(p); p++ {
		}
	}
}

// Turn is the player who has to act; when the game is over, the one who had to.
func (s State) Turn() Player { return s.turn }

// Phase is what the player on turn has to do.
func (s State) Phase() Phase { return s.phase }

// CanAct reports whether p may act now: the player on turn has to, and while a move is
// open to contest all but its author may contest it (cards/contest). Any player may
// resign until the game is over.
func (s State) CanAct(p Player) bool { return s.canAct(p) }

func (s *open) canAct(p Player) bool {
	return s.phase != Over && s.valid(p) && (p == s.turn || s.window.open && p != s.window.author)
}

// Due is the number of cards that the player on turn has to draw now (cards/refill).
func (s State) Due() int { return s.due() }

func (s *open) due() int {
	if s.phase != Drawing {
		return 0
	}
	return s.missing(s.turn)
}

// missing is the number of cards that fill the hand of p up.
func (s *open) missing(p Player) int {
	return min(s.rules.options.Hand-int(s.held[p]), int(s.deck))
}

// Deck is the cards in the deck.
func (s State) Deck() Cards { return s.cards }

// DeckLen is their number, which is never hidden.
func (s State) DeckLen() int { return int(s.deck) }

// Hand is the cards of a player.
func (s State) Hand(p Player) Cards {
	if !s.valid(p) {
		return Cards{}
	}
	return s.hands[p]
}

// Held is the number of cards in the hand of a player, which is never hidden.
func (s State) Held(p Player) int { return s.heldBy(p) }

func (s *open) heldBy(p Player) int {
	if !s.valid(p) {
		return 0
	}
	return int(s.held[p])
}

// Letter is what lies on a square: A to Z, in lower case where a joker stands for it,
// or 0.
func (s State) Letter(row, col int) byte { return codeByte(s.table.at(row, col)) }

// A Letter is a letter on the table.
type Letter struct {
	Row, Column int
	Letter      byte // A to Z, in lower case where a joker stands for it
}

// Letters yields the letters on the table, row by row.
func (s State) Letters() iter.Seq[Letter] { return s.table.letters() }

func (t *table) letters() iter.Seq[Letter] {
	cells := *t
	return func(yield func(Letter) bool) {
		for _, c := range cells.cells[:cells.n] {
			if !yield(Letter{int(c.row), int(c.col), codeByte(c.code)}) {
				return
			}
		}
	}
}

// Scores is the points of each player, the cards left at the end counted.
func (s State) Scores() [MaxPlayers]int { return s.points() }

func (s *open) points() (points [MaxPlayers]int) {
	for p, n := range s.scores {
		points[p] = int(n)
	}
	return points
}

// draw moves cards from the deck to the hand of p.
func (s *State) draw(p Player, c Cards) {
	s.cards, _ = s.cards.Minus(c)
	s.hands[p] = s.hands[p].Plus(c)
	s.deck -= uint8(c.Len())
	s.held[p] += uint8(c.Len())
}

// take takes cards from the hand of p.
func (s *State) take(p Player, c Cards) {
	s.hands[p], _ = s.hands[p].Minus(c)
	s.held[p] -= uint8(c.Len())
}
