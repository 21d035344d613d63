package jago

import (
	"github.com/jeudelettres/lettres/bag"

	"github.com/jeudelettres/lettres/internal/option"
)

// A Phase is what the player on turn has to do next.
type Phase uint8

const (
	// Over is the end: nobody has anything to do. It is also the phase of the zero
	// State, which is no game.
	Over Phase = iota
	// Drawing: the player draws the letters that are due, the first twelve or those that
	// fill the rack up after a turn. Until then the last word can be contested.
	Drawing
	// Playing: the player lays words or steals some, or ends the turn.
	Playing
	// Turning: the player was right about a contest, and turns letters.
	Turning
)

var phaseNames = []string{"over", "drawing", "playing", "turning"}

// String is the name of the phase, in lower case.
func (p Phase) String() string { return option.Name(p, phaseNames) }

// A State is a position in a game: the board and the letters beside it, the racks, the
// bag, who is on turn and what they have to do, the word that is open to contest, and
// what the last move did. Everything lies open to both players.
//
// A State is a value of under 2 KB. Nothing changes one: [State.Play] returns another.
// Two States are == when they have the same Rules and the same position, the last move
// included, since it is still in question. The zero State is no game: it is over, has
// no outcome, and accepts no move.
type State struct {
	rules *Rules
	position
	before position // before the last word, for its contest and its effect
	racks  [2]bag.Bag
	bag    bag.Bag
	window window
	last   last
	turn   Player
	phase  Phase
	end    end
	// resume is where the game goes on after letters were turned.
	resume struct {
		turn  Player
		phase Phase
	}
}

// Start is the state after the players have agreed who begins (jago/start): an empty
// board, a full bag, and first to draw twelve letters, then the other.
func (r *Rules) Start(first Player) State {
	if r.none() {
		return State{}
	}
	s := State{rules: r, bag: r.options.Letters, turn: first, phase: Drawing}
	if !first.valid() {
		s.turn = Red
	}
	return s
}

// Rules are the rules of the game, nil in the zero State.
func (s State) Rules() *Rules { return s.rules }

// Turn is the player who has to act; when the game is over, the one who had to.
func (s State) Turn() Player { return s.turn }

// Phase is what the player on turn has to do.
func (s State) Phase() Phase { return s.phase }

// CanAct reports whether p may act now: the player on turn has to, and the opponent of
// who laid the last word may contest it while it is open (jago/contest). Any player may
// resign until the game is over.
func (s State) CanAct(p Player) bool {
	return s.phase != Over && (p == s.turn || p.valid() && s.window.open && p != s.window.author)
}

// Due is the number of letters that the player on turn has to draw now
// (jago/players, jago/bag-empty).
func (s State) Due() int { return s.due() }

func (s *State) due() int {
	if s.phase != Drawing {
		return 0
	}
	return s.missing(s.turn)
}

func (s *State) missing(p Player) int {
	return min(s.rules.options.Rack-s.racks[p].Len(), s.bag.Len())
}

// Bag is the letters in the bag.
func (s State) Bag() bag.Bag { return s.bag }

// Rack is the letters of a player that are not on the board.
func (s State) Rack(p Player) bag.Bag {
	if !p.valid() {
		return bag.Bag{}
	}
	return s.racks[p]
}

// Beside is the letters that were replaced, and that either player may use
// (jago/replaced).
func (s State) Beside() bag.Bag { return s.beside }

// Letter is what lies on a square, A to Z or 0, and whose colour it shows.
func (s State) Letter(q Square) (letter byte, colour Player) {
	if q >= squares || s.letters[q] == 0 {
		return 0, Red
	}
	return 'A' + s.letters[q] - 1, s.colours[q]
}

// Shown is how many letters show the colour of a player.
func (s State) Shown(p Player) int {
	if !p.valid() {
		return 0
	}
	return int(s.shown[p])
}

// Lead is by how many letters p is ahead, below 0 when behind.
func (s State) Lead(p Player) int { return s.Shown(p) - s.Shown(p.Opponent()) }

// A Word is a word on the board.
type Word struct {
	Text  string
	At    Square // of its first letter
	Dir   Direction
	Owner Player   // who laid it new, or stole it last (jago/colour-owner)
	Past  []string // shapes of this length that it has had, and may not get back
}

// String is the word and where it lies: "6F:RAS" across, "F6:RAS" down.
func (w Word) String() string { return string(append(w.At.appendTo(nil, w.Dir), ":"+w.Text...)) }

// AppendBoard appends the words on the board, those across first, in the order of their
// squares.
func (s State) AppendBoard(dst []Word) []Word {
	for w := range s.runs {
		owner, _ := s.owner(w.at, w.dir)
		dst = append(dst, Word{w.text(), Square(w.at), w.dir, owner, s.former.of(w.at, w.dir)})
	}
	return dst
}
