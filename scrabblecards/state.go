package scrabblecards

import (
	"iter"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/hash"
	"github.com/jeudelettres/lettres/internal/option"
)

// A Phase is what the player on turn has to do next.
type Phase uint8

const (
	// Over: the game has ended. It is also the phase of the zero State.
	Over Phase = iota
	// Drawing: the player draws the cards that are due, at the start or after a word. Until
	// then the word can be contested.
	Drawing
	// Playing: the player lays a word, exchanges cards, or passes.
	Playing
	// Answer: the last word ends the game, unless somebody contests it.
	Answer
)

var phaseNames = []string{"over", "drawing", "playing", "answer"}

// String returns the name of the phase, in lower case.
func (p Phase) String() string { return option.Name(p, phaseNames) }

// MarshalText returns the text of [Phase.String], and an error for an invalid value.
func (p Phase) MarshalText() ([]byte, error) { return option.MarshalName(p, phaseNames) }

// UnmarshalText reads what String writes.
func (p *Phase) UnmarshalText(text []byte) error { return option.UnmarshalName(p, phaseNames, text) }

// A Public is what all players may know. A [State] adds the racks and the bag, a [View]
// one rack; both have all its methods.
type Public struct {
	rules  *Rules
	table  table
	scores [MaxPlayers]int32
	left   [MaxPlayers]int32 // what the cards left at the end have added to scores
	held   [MaxPlayers]uint8 // the sizes of the racks
	deck   uint8             // the size of the bag
	passes uint8             // turns passed in a row, once the bag is short
	turn   Player
	phase  Phase
	end    end // why the game is over
	open   openMove
	stands bool // a contest found the last placement good, and nothing was done since
	// leaders is, when the game is over, a bit for each player who has the most points, none where cards that are
	// not known decide, and from MaxPlayers on one for each for whom such cards would count.
	leaders uint16
}

type position = Public // what a State and a View embed, so that nobody outside can set it

// An openMove is the placement that is open to contest, and what the table was before
// it. Nothing is open where its move is the zero Move.
type openMove struct {
	before table
	move   Move
	author Player
}

// A State is a position in a game: the table, the racks, the bag, the scores, who is
// on turn and what they have to do, and the move that is open to contest. It has the methods of
// [Public] too. A draw with [Options].Unseen need not say which cards came: they are then among
// [State.Bag], though not in the bag.
//
// A State is a value that never changes: [State.Play] returns another one.
// Two States are == if they have the same Rules and the same position, whatever moves
// have led there. The zero State is not a game: it is over, has no outcome, and accepts no
// move.
type State struct {
	position
	bag   Cards             // the cards in the bag, and those in hands that are not known
	racks [MaxPlayers]Cards // as far as they are known
}

// Start returns the state after the toss: the table is empty, the bag is full, and first
// draws the first cards, then the others in turn. It is the zero State where first does not take
// part.
func (r *Rules) Start(first Player) State {
	if r.none() || int(first) >= r.options.Players {
		return State{}
	}
	return State{position: position{rules: r, deck: uint8(r.options.Bag.Len()), turn: first, phase: Drawing}, bag: r.options.Bag}
}

// valid reports whether p plays in this game.
func (s *Public) valid(p Player) bool { return s.rules != nil && int(p) < s.rules.options.Players }

// next returns the player after p.
func (s *Public) next(p Player) Player { return (p + 1) % Player(s.rules.options.Players) }

// Rules returns the rules of the game, nil in the zero State and the zero View.
func (s Public) Rules() *Rules { return s.rules }

// Players yields the players of the game, A first.
func (s Public) Players() iter.Seq[Player] {
	n := A
	if s.rules != nil {
		n = Player(s.rules.options.Players)
	}
	return func(yield func(Player) bool) {
		for p := A; p < n && yield(p); p++ {
		}
	}
}

// Turn returns the player who has to act. When the game is over, it is the last one who had
// to, or who resigned.
func (s Public) Turn() Player { return s.turn }

// Phase returns what the player on turn has to do.
func (s Public) Phase() Phase { return s.phase }

// CanAct reports whether p may act now: the player on turn, and while a placement can be
// contested everybody but its author (cards/contest). Resigning does not count: every
// player may resign until the game is over.
func (s Public) CanAct(p Player) bool {
	return s.phase != Over && s.valid(p) && (p == s.turn || s.open.move.kind != KindNone && p != s.open.author)
}

// Passes returns how many passes in a row have been made since the deck is too short for an exchange
// (cards/end-blocked).
func (s Public) Passes() int { return int(s.passes) }

// Open yields the placement that can be contested, if there is one, with its author.
func (s Public) Open() iter.Seq2[Player, Move] {
	author, m := s.open.author, s.open.move
	return func(yield func(Player, Move) bool) {
		if m.kind != KindNone {
			yield(author, m)
		}
	}
}

// lastAuthor returns who laid the last placement, while that stands or is open: who draws for it or, with
// the deck out, the player before.
func (s *Public) lastAuthor() Player {
	if s.phase == Drawing {
		return s.turn
	}
	n := Player(s.rules.options.Players)
	return (s.turn + n - 1) % n
}

// Due returns the number of cards that the player on turn has to draw now (cards/deal, cards/refill,
// cards/deck-empty).
func (s Public) Due() int {
	if s.phase != Drawing {
		return 0
	}
	return s.missing(s.turn)
}

// missing returns the number of cards that fill up the rack of p.
func (s *Public) missing(p Player) int {
	return min(s.rules.options.Rack-int(s.held[p]), int(s.deck))
}

// isShort reports whether the bag has too few cards for an exchange. Then the game ends
// when all pass (cards/end-blocked); until then nobody counts the passes.
func (s *Public) isShort() bool { return int(s.deck) < max(s.rules.options.Exchange, 1) }

// Bag returns the cards in the bag, and those in hands that are not known: without such hands
// it has [Public.BagLen] cards.
func (s State) Bag() Cards { return s.bag }

// BagLen returns the number of cards in the bag, which is public.
func (s Public) BagLen() int { return int(s.deck) }

// Rack returns the cards of a player, as far as they are known.
func (s State) Rack(p Player) Cards {
	if !s.valid(p) {
		return Cards{}
	}
	return s.racks[p]
}

// Held returns the number of cards that a player holds, which is public.
func (s Public) Held(p Player) int {
	if !s.valid(p) {
		return 0
	}
	return int(s.held[p])
}

// Letter returns the letter on a square, A to Z, or a to z for a joker. It is 0 if the square
// is empty.
func (s Public) Letter(at board.Square) byte { return codeByte(s.table.at(at)) }

// Letters yields the letters on the table with their squares, row by row.
func (s Public) Letters() iter.Seq2[board.Square, byte] { return s.table.letters() }

// Score returns the points of a player. At the end the remaining cards are counted.
func (s Public) Score(p Player) int {
	if !s.valid(p) {
		return 0
	}
	return int(s.scores[p])
}

// Scores returns the points of each player. At the end the remaining cards are counted.
func (s Public) Scores() (points [MaxPlayers]int) {
	for p, n := range s.scores {
		points[p] = int(n)
	}
	return points
}

// Hash returns a 64-bit hash for transposition tables. Equal States have equal hashes, in
// every process. The Rules are not part of it.
func (s State) Hash() uint64 {
	h := s.table.hash(hash.New())
	if s.open.move.kind != KindNone {
		m := &s.open.move
		h = s.open.before.hash(h).Uint64(uint64(s.open.author)).Bytes(m.codes[:m.n]).
			Uint64(uint64(m.kind) | uint64(m.dir)<<8 | uint64(m.bonus)<<16 | uint64(m.on)<<24 | uint64(uint8(m.at.Row))<<32 | uint64(uint8(m.at.Column))<<40)
	}
	h = s.bag.hash(h).Uint64(uint64(s.turn) | uint64(s.phase)<<8 | uint64(s.passes)<<16 | uint64(s.end)<<24 | s.standing())
	for p := range s.Players() {
		h = s.racks[p].hash(h).Uint64(uint64(uint32(s.scores[p])))
	}
	if s.rules != nil && s.rules.options.Unseen { // cards of some hands may be unknown
		h = h.Bytes(s.held[:])
	}
	return h.Sum()
}

// standing returns the bit of a hash that tells whether the last placement stands.
func (s *Public) standing() uint64 {
	if s.stands {
		return 1 << 32
	}
	return 0
}

// Hash returns a hash of what the viewer knows. Equal Views have equal hashes, in every
// process. The Rules are not part of it.
func (v View) Hash() uint64 {
	known := State{position: v.position, bag: v.unseen, racks: v.racks}
	return hash.New().Uint64(known.Hash()).Bytes(v.held[:]).Uint64(uint64(v.viewer)).Sum()
}

func (t *table) hash(h hash.Hash) hash.Hash {
	h = h.Uint64(uint64(t.n))
	for i := 0; i < int(t.n); i += 2 { // the cell behind the last one is zero
		a, b := &t.cells[i], &t.cells[min(i+1, maxLetters-1)]
		h = h.Uint64(a.bits() | b.bits()<<32)
	}
	return h
}

func (c *cell) bits() uint64 {
	return uint64(c.code) | uint64(uint8(c.at.Row))<<8 | uint64(uint8(c.at.Column))<<16
}

func (c *Cards) hash(h hash.Hash) hash.Hash {
	letters, jokers := c.Letters.Counts()
	return h.Bytes(letters[:]).Uint64(uint64(jokers) | uint64(c.Doubles)<<8 | uint64(c.Triples)<<16)
}
