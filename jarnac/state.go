package jarnac

import (
	"iter"

	"github.com/jeudelettres/lettres/bag"
)

// A Phase is what the player on turn has to do next.
type Phase uint8

const (
	// Over is the end: nobody has anything to do. It is also the phase of the
	// zero State, which is no game.
	Over Phase = iota
	// Handover: the player has received the bag, and says Jarnac, or draws or
	// swaps, or when the bag is empty plays at once.
	Handover
	// Bonus: the letter due for the last word is drawn.
	Bonus
	// Playing: the player lays a word, transforms one, or passes.
	Playing
	// Answer: the opponent's mat is full, and the player says Jarnac or lets the
	// last chance go.
	Answer
)

var phaseNames = []string{"over", "handover", "bonus", "playing", "answer"}

// String is the name of the phase, in lower case.
func (p Phase) String() string { return nameOf(p, phaseNames) }

// A mat is what lies before one player.
type mat struct {
	lines   [maxLines]word
	rack    bag.Bag
	jarnacs uint8 // taken in the game
	drawn   bool  // the first draw is made
}

// A State is a position in a game: the bag, both mats with their racks, who is
// on turn and what they have to do, and what the last move did. Everything lies
// open to both players (official/mat/open).
//
// A State is a value. Nothing changes one: [State.Play] returns another. Two
// States are == when they have the same Rules and the same position, the last
// move included, since it is still in question. The zero State is no game: it
// is over, has no outcome, and accepts no move.
type State struct {
	rules *Rules
	mats  [2]mat
	bag   bag.Bag
	last  last
	turn  Player
	phase Phase
	calls uint8 // Jarnacs taken at this handover
	idle  uint8 // turns in a row that ended with an empty bag and nothing laid
	final uint8 // until the draw, under LongerWord: the line of the last word, from 1
	acted bool  // the turn has laid or taken a word
	end   end   // why the game is over
}

// Rules are the rules of the game, nil in the zero State.
func (s State) Rules() *Rules { return s.rules }

// Turn is the player who has to act; when the game is over, the one who had to.
func (s State) Turn() Player { return s.turn }

// CanAct reports whether p is the player who has to act. Any player may resign
// at any time until the game is over (official/turn/resign).
func (s State) CanAct(p Player) bool { return s.phase != Over && p == s.turn }

// Phase is what the player on turn has to do.
func (s State) Phase() Phase { return s.phase }

// Due is the number of letters that the player on turn has to draw now, unless
// they swap: six, one, what the bag still has, or none.
func (s State) Due() int { return s.due() }

func (s *State) due() int {
	return min([...]int{dueNone: 0, dueFirst: firstDraw, dueAfter: 1, dueBonus: 1}[s.dueNow()], s.bag.Len())
}

// A due is why letters are to be drawn.
type due uint8

const (
	dueNone  due = iota
	dueFirst     // a player's first turn begins
	dueAfter     // a later turn begins
	dueBonus     // a word was laid
)

var dueNames = []string{"none", "first", "after", "bonus"}

func (s *State) dueNow() due {
	switch {
	case s.phase == Bonus:
		return dueBonus
	case s.phase == Handover && !s.mats[s.turn].drawn:
		return dueFirst
	case s.phase == Handover:
		return dueAfter
	}
	return dueNone
}

// Bag is the letters in the bag.
func (s State) Bag() bag.Bag { return s.bag }

// Rack is the letters before a player that are in no word: the source's
// reliquat.
func (s State) Rack(p Player) bag.Bag {
	if !p.valid() {
		return bag.Bag{}
	}
	return s.mats[p].rack
}

// Line is the word on a line of a player's mat, counted from 1 as in records;
// "" where the line is empty or the mat has no such line.
func (s State) Line(p Player, line int) string {
	if !p.valid() || line < 1 || line > maxLines {
		return ""
	}
	return s.mats[p].lines[line-1].String()
}

// Lines yields the lines of a player's mat, from 1 to the last, with their
// words; empty ones have "".
func (s State) Lines(p Player) iter.Seq2[int, string] {
	return func(yield func(int, string) bool) {
		for line := 1; line <= s.lines(); line++ {
			if !yield(line, s.Line(p, line)) {
				return
			}
		}
	}
}

// Jarnacs is the number of Jarnacs of a player that stand.
func (s State) Jarnacs(p Player) int {
	if !p.valid() {
		return 0
	}
	return int(s.mats[p].jarnacs)
}

// Calls is the number of words that the player on turn has taken at this
// handover.
func (s State) Calls() int { return int(s.calls) }

// Scores is the points of A and of B as the mats lie: the square of its length
// for each word (official/score/squares).
func (s State) Scores() [2]int {
	var scores [2]int
	for p := range s.mats {
		for _, w := range s.mats[p].lines {
			scores[p] += w.square()
		}
	}
	return scores
}

// lines is the number of lines of a mat, 0 in the zero State.
func (s *State) lines() int {
	if s.rules == nil {
		return 0
	}
	return s.rules.options.Lines
}

// free is the first free line of a mat, from 0, or -1 (official/turn/gap).
func (s *State) free(p Player) int {
	for i, w := range s.mats[p].lines[:s.lines()] {
		if w == 0 {
			return i
		}
	}
	return -1
}

// mayPlay reports whether words may be laid now. With an empty bag no draw
// comes before them (official/turn/empty-bag).
func (s *State) mayPlay() bool {
	return s.phase == Playing || s.phase == Handover && s.bag.Len() == 0
}

// mayCall reports whether a Jarnac may be said now by the player on turn.
func (s *State) mayCall() bool {
	return (s.phase == Handover || s.phase == Answer) && int(s.calls) < s.mostCalls()
}

// mostCalls is how many words may be taken at this handover.
func (s *State) mostCalls() int {
	if s.final > 0 {
		return 1 // classic-competition/last-jarnac-one
	}
	return s.rules.options.Jarnacs
}
