package jago

import (
	"iter"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/hash"
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
	// Flipping: the player was right about a contest, and flips letters.
	Flipping
)

var phaseNames = []string{"over", "drawing", "playing", "flipping"}

// String returns the name of the phase, in lower case.
func (p Phase) String() string { return option.Name(p, phaseNames) }

// MarshalText returns the text of [Phase.String], and an error for an unknown value.
func (p Phase) MarshalText() ([]byte, error) { return option.MarshalName(p, phaseNames) }

// UnmarshalText reads the name of a phase.
func (p *Phase) UnmarshalText(text []byte) error { return option.UnmarshalName(p, phaseNames, text) }

// A Public is what both players see, which in Jago is everything. A [State] and a [View] have
// all its methods.
type Public struct {
	rules *Rules
	position
	before position   // before the word that is open to contest
	racks  [2]bag.Bag // as far as they are known
	bag    bag.Bag    // the letters in the bag, and those on racks that are not known
	open   Move       // the zero Move when nothing is open to contest
	author Player
	turn   Player
	phase  Phase
	end    end
	winner Player // when the game is over
	// unknown is how many letters of each rack are not known, where nobody has seen the draws.
	unknown [2]uint8
	// resume is the phase in which the game goes on after letters were flipped.
	resume struct {
		turn  Player
		phase Phase
	}
}

type table = Public // what a State and a View embed, so that nobody outside can set it

// A State is a position in a game: the board and the letters beside it, the racks, the
// bag, who is on turn and what they have to do, and, while a word is open to contest,
// what a contest needs: the word, and the board before it. Both players see all of it. It has the
// methods of [Public] too. A draw with [Options].Unseen need not say which letters came: they are then among
// [State.Bag], though not in the bag.
//
// A State is a value that never changes: [State.Play] returns another one. Two States are ==
// if they have the same Rules and the same position, whatever moves have led there, so a map
// of States is a transposition table, and [Public.Hash] serves other tables. The zero State is
// not a game: it is over, has no outcome, and accepts no move.
type State struct{ table }

// Start returns the state after the players have agreed who begins (jago/start): an empty
// board, a full bag, and first to draw twelve letters, then the other. It is the zero State
// where first is neither Red nor Blue.
func (r *Rules) Start(first Player) State {
	if r.none() || !first.valid() {
		return State{}
	}
	return State{table{rules: r, bag: r.options.Bag, turn: first, phase: Drawing}}
}

// Rules returns the rules of the game, nil in the zero State and the zero View.
func (s Public) Rules() *Rules { return s.rules }

// Players yields the two players, Red first.
func (s Public) Players() iter.Seq[Player] {
	return func(yield func(Player) bool) {
		if s.rules != nil && yield(Red) {
			yield(Blue)
		}
	}
}

// Turn returns the player who has to act. When the game is over, it is the last one who had
// to.
func (s Public) Turn() Player { return s.turn }

// Phase returns what the player on turn has to do.
func (s Public) Phase() Phase { return s.phase }

// CanAct reports whether p may act now: the player on turn has to, and the opponent of
// who laid the last word may contest it while it is open (jago/contest). Any player may
// resign until the game is over.
func (s Public) CanAct(p Player) bool {
	return s.phase != Over && (p == s.turn || p.valid() && s.open.kind != KindNone && p != s.author)
}

// Due returns the number of letters that the player on turn has to draw now (jago/players,
// jago/bag-empty).
func (s Public) Due() int {
	if s.phase != Drawing {
		return 0
	}
	return s.missing(s.turn)
}

func (s *Public) missing(p Player) int {
	return min(s.rules.options.Rack-s.held(p), s.bagLen())
}

// Bag returns the letters in the bag, and those on racks that are not known: without such racks
// it has [Public.BagLen] letters.
func (s State) Bag() bag.Bag { return s.bag }

// BagLen returns how many letters are in the bag.
func (s Public) BagLen() int { return s.bagLen() }

// Rack returns the letters of a player that are not on the board, as far as they are known.
func (s State) Rack(p Player) bag.Bag {
	if !p.valid() {
		return bag.Bag{}
	}
	return s.racks[p]
}

// Held returns how many letters are on the rack of a player.
func (s Public) Held(p Player) int {
	if !p.valid() {
		return 0
	}
	return s.held(p)
}

// Beside returns the letters that were replaced, and that either player may use
// (jago/replaced).
func (s Public) Beside() bag.Bag { return s.beside }

// Letter returns the letter on a square, A to Z, or 0 where the square is empty.
func (s Public) Letter(at board.Square) byte {
	if q := indexOf(at); q != nowhere && s.cells[q] != 0 {
		return 'A' + s.cells[q].letter() - 1
	}
	return 0
}

// Colour returns the colour that the letter on a square shows, and whether there is a letter.
func (s Public) Colour(at board.Square) (Player, bool) {
	if q := indexOf(at); q != nowhere && s.cells[q] != 0 {
		return s.cells[q].colour(), true
	}
	return Red, false
}

// Score returns how many letters show the colour of a player.
func (s Public) Score(p Player) int {
	if !p.valid() {
		return 0
	}
	return int(s.score[p])
}

// Scores returns how many letters show the colour of Red, and of Blue.
func (s Public) Scores() [2]int { return [2]int{int(s.score[Red]), int(s.score[Blue])} }

// Lead returns by how many letters p is ahead, below 0 when behind.
func (s Public) Lead(p Player) int { return s.Score(p) - s.Score(p.Opponent()) }

// Hash returns a 64-bit hash for transposition tables. Equal positions have equal hashes, in
// every process, and different ones of the same Rules nearly always different hashes. It is the
// same for a State and the Views of it.
func (s Public) Hash() uint64 {
	h := s.position.hash(hash.New())
	for _, rack := range s.racks { // which leave the rest to the bag
		letters, _ := rack.Counts()
		h = h.Bytes(letters[:])
	}
	h = h.Bytes([]byte{
		byte(s.turn), byte(s.phase), byte(s.end), byte(s.winner), byte(s.resume.turn), byte(s.resume.phase),
		byte(s.author), byte(s.open.kind), s.open.at, byte(s.open.dir), s.open.n, s.open.more,
	})
	if s.open.kind != KindNone {
		h = s.before.hash(h.Bytes(s.open.codes[:]))
	}
	if s.unknown != [2]uint8{} {
		h = h.Bytes(s.unknown[:])
	}
	return h.Sum()
}

func (p *position) hash(h hash.Hash) hash.Hash {
	var cells [squares]byte
	for q, c := range p.cells {
		cells[q] = byte(c)
	}
	letters, _ := p.beside.Counts()
	return h.Bytes(cells[:]).Bytes(letters[:]).Bytes([]byte(p.past))
}

// A Word is a run of letters on the board, mostly a word.
type Word struct {
	Text      string
	At        board.Square // of its first letter
	Direction board.Direction
	Owner     Player // who laid it new, or stole it last (jago/colour-owner)
	// Past lists the shapes of this length that it has had and may not get back, in order of
	// the alphabet.
	Past []string `json:",omitempty"`
	// Was lists, for a run that is not a word but on the way (jago/steal-passing), what it was
	// when it last was one: the words that it is made of, without a Past. It is empty
	// where the run has been laid as it is; then it counts as a word.
	Was []Word `json:",omitempty"`
}

// String returns the word and where it lies: "6F:RAS" across, "F6:RAS" down.
func (w Word) String() string { return w.At.Name(w.Direction) + ":" + w.Text }

func (p *position) word(w *run) Word {
	word := Word{w.text(), squareOf(int(w.at)), w.dir, p.owner(w), p.past.shapes(w), nil}
	p.past.bases(w, func(b former) {
		word.Was = append(word.Was, Word{Text: b.text(), At: squareOf(int(b.at)), Direction: b.dir, Owner: b.owner})
	})
	return word
}

// AppendBoard appends the words on the board, those across first, in the order of their
// squares.
func (s Public) AppendBoard(dst []Word) []Word {
	for w := range s.runs {
		dst = append(dst, s.word(&w))
	}
	return dst
}
