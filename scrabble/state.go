package scrabble

import (
	"iter"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/option"
)

// A Phase is what the player on turn has to do next.
type Phase uint8

const (
	// Over is the end: nobody has anything to do. It is also the phase of the zero
	// State, which is no game.
	Over Phase = iota
	// Drawing: the player draws the tiles that are due, the first seven or those that
	// fill the rack up after a move. Until then the move can be contested.
	Drawing
	// Playing: the player lays tiles, exchanges some, or passes.
	Playing
	// Answer: the open move has ended the game, unless somebody contests it.
	Answer
)

var phaseNames = []string{"over", "drawing", "playing", "answer"}

// String returns the name of the phase, in lower case.
func (p Phase) String() string { return option.Name(p, phaseNames) }

// MarshalText returns the text of String, and an error for an unknown phase.
func (p Phase) MarshalText() ([]byte, error) { return option.MarshalName(p, phaseNames) }

// UnmarshalText reads the name of a phase.
func (p *Phase) UnmarshalText(text []byte) error { return option.UnmarshalName(p, phaseNames, text) }

// A Public is what all players may know. A [State] adds the racks, a [View] one rack; both
// have all its methods.
type Public struct {
	rules *Rules
	position
	// unseen is the tiles that are neither on the board nor on a rack that is known:
	// those in the bag, and those on other racks.
	unseen bag.Bag
	scores [MaxPlayers]int
	left   [MaxPlayers]int   // what the tiles left at the end have added to scores
	held   [MaxPlayers]uint8 // the sizes of the racks
	flags  [MaxPlayers]uint8 // how often the time was out
	skips  [MaxPlayers]uint8 // how many turns a player loses
	passes uint16            // turns in a row that count towards an end
	turn   Player
	phase  Phase
	end    end    // why the game is over, or in Answer will be
	gaveUp Player // who has resigned, where that is the end
	// leaders is at the end, by bit, who has the most points: nobody where tiles that are not
	// known may decide it. The bits from MaxPlayers on say for whom such tiles would count.
	leaders uint8
	open    open
	// Of a duplicate game: what players have decided in this round, and how many rounds
	// are over, as far as Mixed counts them.
	decided [MaxPlayers]Move
	rounds  uint8
}

type table = Public // what a State and a View embed, so that nobody outside can set it

// A State is a position in a game: the board, the racks, the bag, the scores, who
// is on turn and what they have to do, and the move that can still be contested. How
// the position was reached is not in it: what a move does is asked of the State before
// it, by [State.Effect]. It has the methods of [Public] too.
//
// A State is a value that never changes: [State.Play] returns another. Most of it is the
// cross-sets of the board. Two States are == when they
// have the same Rules and the same position, whatever moves led there, so that a map
// of States, or a table by [State.Hash], is a transposition table. The zero State is no
// game: it is over, has no outcome, and accepts no move.
//
// Tiles may be unknown: those of a rack that a GCG or CGP text does not tell, and
// under [Recorded], or with [Options].Unseen, those drawn. They are then among [State.Bag], though not in
// [Public.BagLen].
type State struct {
	table
	racks [MaxPlayers]bag.Bag // as far as they are known
}

// Start returns the state after the toss: an empty board, a full bag, and first to draw seven
// tiles, then the others in turn. In a duplicate game, first draws for all. It is the zero State
// where first does not take part.
func (r *Rules) Start(first Player) State {
	if r.none() || int(first) >= r.options.Players {
		return State{}
	}
	return State{table: table{rules: r, position: r.emptyPosition(), unseen: r.options.Bag, turn: first, phase: Drawing}}
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
// to.
func (s Public) Turn() Player { return s.turn }

// Phase returns what the player on turn has to do.
func (s Public) Phase() Phase { return s.phase }

// CanAct reports whether p may act now: the player on turn has to, and while a move
// is open to contest all but its author may contest it (scrabble/contest). Any
// player may resign, and any time run out, until the game is over.
func (s Public) CanAct(p Player) bool {
	return s.phase != Over && s.valid(p) && (p == s.turn || s.open.contestable() && p != s.open.author)
}

// Due returns the number of tiles that the player on turn has to draw now (scrabble/rack).
func (s Public) Due() int { return s.due() }

func (s *Public) due() int {
	if s.phase != Drawing {
		return 0
	}
	return s.missing(s.turn)
}

// missing returns the number of tiles that fill the rack of p up.
func (s *Public) missing(p Player) int {
	return min(s.rules.options.Rack-int(s.held[s.hand(p)]), s.bagLen())
}

// Bag returns the tiles in the bag, and those on racks that are not known: without such racks
// it has [Public.BagLen] tiles.
func (s State) Bag() bag.Bag { return s.unseen }

// BagLen returns the number of tiles in the bag.
func (s Public) BagLen() int { return s.bagLen() }

func (s *Public) bagLen() int {
	if s.rules == nil {
		return 0
	}
	n := s.rules.options.Bag.Len() - int(s.laid)
	for _, h := range s.held {
		n -= int(h)
	}
	return n
}

// Rack returns the tiles of a player, as far as they are known.
func (s State) Rack(p Player) bag.Bag {
	if !s.valid(p) {
		return bag.Bag{}
	}
	return s.racks[s.hand(p)]
}

// Held returns the number of tiles on the rack of a player, which is never hidden
// (scrabble/hidden).
func (s Public) Held(p Player) int {
	if !s.valid(p) {
		return 0
	}
	return int(s.held[s.hand(p)])
}

// Letter returns what lies on a square: a letter A to Z, in lower case where a joker stands
// for it, or 0.
func (s Public) Letter(at board.Square) byte {
	q := number(at)
	if q >= squares {
		return 0
	}
	return tileByte(s.tiles[q])
}

const emptyRow = "..............."

// Board returns the rows of the board from above, each with [Size] squares: the letters as
// Letter returns them, and a point for an empty square.
func (s Public) Board() (rows [Size]string) {
	for row := range rows {
		text := []byte(emptyRow)
		for column := range text {
			if t := s.tiles[row*Size+column]; t != 0 {
				text[column] = tileByte(t)
			}
		}
		rows[row] = string(text)
	}
	return rows
}

// Score returns the points of a player, the tiles left at the end counted.
func (s Public) Score(p Player) int {
	if !s.valid(p) {
		return 0
	}
	return s.scores[p]
}

// Scores returns the points of each player, the tiles left at the end counted.
func (s Public) Scores() [MaxPlayers]int { return s.scores }

// Passes returns how many turns in a row count towards the end of the game (scrabble/rounds).
func (s Public) Passes() int { return int(s.passes) }

// Flags returns how often the time of a player was out (scrabble/end-time).
func (s Public) Flags(p Player) int {
	if !s.valid(p) {
		return 0
	}
	return int(s.flags[p])
}

// Skips returns how many of their next turns a player loses, under [DoubleChallenge].
func (s Public) Skips(p Player) int {
	if !s.valid(p) {
		return 0
	}
	return int(s.skips[p])
}

// Open yields the placement that can be contested now, with its author; nothing where
// there is none.
func (s Public) Open() iter.Seq2[Player, Move] { return s.open.all() }
