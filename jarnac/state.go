package jarnac

import (
	"iter"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/option"
)

// A Phase is what the player on turn has to do next.
type Phase uint8

const (
	// Over is the end. It is also the phase of the zero State, which is no game.
	Over Phase = iota
	// Handover: the player has received the bag, and says Jarnac, or draws or
	// swaps, or when the bag is empty plays at once.
	Handover
	// Bonus: the letter due for the last word is drawn.
	Bonus
	// Playing: the player lays a word, transforms one, or passes.
	Playing
	// Answer: the game is over unless the player acts. In the last chance, when the
	// opponent's mat is full, they may say Jarnac. Where a word is still open to
	// contest they may contest it. Or they let it go.
	Answer
)

var phaseNames = []string{"over", "handover", "bonus", "playing", "answer"}

// String returns the name of the phase, in lower case.
func (p Phase) String() string { return option.Name(p, phaseNames) }

// MarshalText returns the name of the phase.
func (p Phase) MarshalText() ([]byte, error) { return option.MarshalName(p, phaseNames) }

// UnmarshalText reads the name of a phase.
func (p *Phase) UnmarshalText(text []byte) error { return option.UnmarshalName(p, phaseNames, text) }

// A mat is what lies before one player, and what is theirs beside it.
type mat struct {
	lines   [maxLines]word
	rack    bag.Bag
	jarnacs uint8  // taken in the game
	drawn   bool   // the first draw is made
	out     bool   // the flag has fallen
	extra   uint8  // letters that contests add to the coming draw or swap
	extraBy due    // why
	tens    uint16 // ten points each, for errors of a player out of time
}

// A Public is what both players see, which in Jarnac is everything (official/mat/open). A
// [State] and a [View] have all its methods.
type Public struct {
	rules  *Rules
	mats   [2]mat
	bag    bag.Bag
	window window
	turn   Player
	phase  Phase
	calls  uint8 // Jarnacs said at this handover, 0 when it is past
	undone bool  // one of these calls was undone, and is used up (classic/contest-jarnac)
	idle   uint8 // turns in a row that ended with an empty bag and nothing laid
	final  uint8 // until the draw, under LongerWord: the line of the last word, from 1
	acted  bool  // the turn has laid or taken a word
	barred bool  // no Jarnac at this handover, which a fallen flag has made
	end    end   // why the game is over, or in Answer will be
}

type position = Public // what a State and a View embed, so that nobody outside can set it

// A State is a position in a game: the bag, both mats with their racks, who is
// on turn and what they have to do, and the words that are open to contest with what
// undoing them needs. Both players see all of it (official/mat/open). It has the methods of
// [Public] too.
//
// A State is a value that never changes: [State.Play] returns another one. It does not
// hold the last move: two States are == if they have the same Rules and the same position,
// whatever moves have led there. The zero State is not a game: it is over, has no outcome,
// and accepts no move.
type State struct{ position }

// Players yields A and B, the players of every game; nobody for the zero State and the zero View.
func (s Public) Players() iter.Seq[Player] {
	return func(yield func(Player) bool) {
		if s.rules != nil && yield(A) {
			yield(B)
		}
	}
}

// Rules returns the rules of the game, nil in the zero State and the zero View.
func (s Public) Rules() *Rules { return s.rules }

// Turn returns the player who has to act. When the game is over, it is the last one who had
// to, or who resigned.
func (s Public) Turn() Player { return s.turn }

// CanAct reports whether p may act now: the player on turn must, and the opponent may
// contest the last word while it is open (official/contest/window). Until the game is
// over any player may resign, and any flag fall.
func (s Public) CanAct(p Player) bool {
	return s.phase != Over && (p == s.turn || p.valid() && s.window.n > 0 && p != s.window.author)
}

// Phase returns what the player on turn has to do.
func (s Public) Phase() Phase { return s.phase }

// Due returns the number of letters that the player on turn has to draw now, unless they
// swap: six in the first turn, else one, and one more for each contest won, but never more
// than the bag has; 0 when none are due.
func (s Public) Due() int { return s.due() }

func (s *Public) due() int { return min(s.owed(), s.bagLen()) }

// owed returns the number of letters that would be due from a bag that has enough.
func (s *Public) owed() int {
	extra := int(s.mats[s.turn].extra)
	switch s.dueNow() {
	case dueNone:
		return 0
	case dueFirst, dueFirstExtra:
		return s.rules.options.FirstDraw + extra
	}
	return 1 + extra
}

// swapDraws returns the number of letters that a swap draws now
// (official/contest/swap-returns, official/handover/swap-bag).
func (s *State) swapDraws() int {
	size := s.rules.options.SwapSize
	return min(size+int(s.mats[s.turn].extra), max(size, s.bagLen()))
}

// A due is why letters are to be drawn.
type due uint8

const (
	dueNone       due = iota
	dueFirst          // a player's first turn begins
	dueAfter          // a later turn begins
	dueBonus          // a word was laid
	dueGood           // and one more: a good word was contested
	dueBad            // and one more: a bad word was contested
	dueBadJarnac      // and one more: a bad Jarnac was contested
	dueFlag           // and one more: the last word of a player out of time was bad
	dueOut            // and one more: a player out of time was wrong
	dueAdds           // and several more
	dueFirstExtra     // a first turn begins, and there was a contest
)

func (s *Public) dueNow() due {
	own := &s.mats[s.turn]
	switch {
	case s.phase != Bonus && s.phase != Handover || own.out:
		return dueNone
	case s.phase == Handover && !own.drawn && own.extra > 0:
		return dueFirstExtra
	case s.phase == Handover && !own.drawn:
		return dueFirst
	case own.extra > 0:
		return own.extraBy
	case s.phase == Bonus:
		return dueBonus
	}
	return dueAfter
}

// Bag returns the letters in the bag, and with [Options].Unseen those on racks that are not known.
func (s State) Bag() bag.Bag { return s.bag }

// BagLen returns the number of letters in the bag.
func (s Public) BagLen() int { return s.bagLen() }

// Rack returns the letters before a player that are in no word: the source's reliquat. With
// [Options].Unseen a joker is a letter that is not known.
func (s State) Rack(p Player) bag.Bag {
	if !p.valid() {
		return bag.Bag{}
	}
	return s.mats[p].rack
}

// Held returns the number of letters on a player's rack.
func (s Public) Held(p Player) int {
	if !p.valid() {
		return 0
	}
	return s.mats[p].rack.Len()
}

// Line returns the word on a line of a player's mat, counted from 1 as in records; "" where
// the line is empty or the mat has no such line.
func (s Public) Line(p Player, line int) string {
	if !p.valid() || line < 1 || line > maxLines {
		return ""
	}
	return s.mats[p].lines[line-1].String()
}

// Lines yields the lines of a player's mat, from 1 to the last, with their
// words; empty ones have "".
func (s Public) Lines(p Player) iter.Seq2[int, string] {
	return func(yield func(int, string) bool) {
		for line := 1; line <= s.lines(); line++ {
			if !yield(line, s.Line(p, line)) {
				return
			}
		}
	}
}

// Jarnacs returns the number of Jarnacs of a player that stand.
func (s Public) Jarnacs(p Player) int {
	if !p.valid() {
		return 0
	}
	return int(s.mats[p].jarnacs)
}

// Calls returns the number of Jarnacs said at this handover; 0 once it is past.
func (s Public) Calls() int { return int(s.calls) }

// Acted reports whether the player on turn has laid or taken a word in this turn
// (official/turn/empty-bag).
func (s Public) Acted() bool { return s.acted }

// Idle returns how many turns in a row, 0 or 1, have ended with an empty bag and nothing laid. With
// one more the game ends (official/turn/empty-bag).
func (s Public) Idle() int { return int(s.idle) }

// Barred reports whether no Jarnac can be called at this handover, since the opponent's flag has
// just fallen (official/time/flag).
func (s Public) Barred() bool { return s.barred }

// OutOfTime reports whether the flag of a player has fallen (official/time/flag).
func (s Public) OutOfTime(p Player) bool { return p.valid() && s.mats[p].out }

// Extra returns the number of letters that contests add to the coming draw or swap of a
// player (official/contest/adds-up).
func (s Public) Extra(p Player) int {
	if !p.valid() {
		return 0
	}
	return int(s.mats[p].extra)
}

// TimePoints returns what a player was given for errors in games with a clock: ten points
// each (official/time/out-penalty).
func (s Public) TimePoints(p Player) int {
	if !p.valid() {
		return 0
	}
	return penaltyPoints * int(s.mats[p].tens)
}

// Score returns the points of a player as the mats lie: the square of its length for each
// word (official/score/squares), and TimePoints.
func (s Public) Score(p Player) int {
	score := s.TimePoints(p)
	if p.valid() {
		for _, w := range s.mats[p].lines {
			score += w.square()
		}
	}
	return score
}

// Scores returns the points of A and of B, as Score counts them.
func (s Public) Scores() [2]int { return [2]int{s.Score(A), s.Score(B)} }

// lines returns the number of lines of a mat, 0 in the zero State.
func (s *Public) lines() int {
	if s.rules == nil {
		return 0
	}
	return s.rules.options.Lines
}

// free returns the first free line of a mat, from 0, or -1 (official/turn/gap).
func (s *State) free(p Player) int {
	for i, w := range s.mats[p].lines[:s.lines()] {
		if w == 0 {
			return i
		}
	}
	return -1
}

// mayPlay reports whether words may be laid now. With an empty bag no draw
// comes before them (official/turn/empty-bag), and out of time none are.
func (s *State) mayPlay() bool {
	return !s.mats[s.turn].out && (s.phase == Playing || s.phase == Handover && s.bagLen() == 0)
}

// mayPass reports whether the bag may be handed over now. Out of time it must
// (official/time/out).
func (s *State) mayPass() bool {
	return s.mayPlay() || s.phase == Handover && s.mats[s.turn].out
}

// mayCall reports whether a Jarnac may be said now by the player on turn.
func (s *State) mayCall() bool {
	return (s.phase == Handover && !s.barred || s.lastChance()) && int(s.calls) < s.mostCalls()
}

// lastChance reports whether a Jarnac can still save the game.
func (s *State) lastChance() bool {
	return s.phase == Answer && (s.end == endLastLine || s.final > 0)
}

// mostCalls returns how many Jarnacs may be said at this handover.
func (s *State) mostCalls() int {
	if s.final > 0 {
		return min(1, s.rules.options.Jarnacs) // classic-competition/last-jarnac-one
	}
	return s.rules.options.Jarnacs
}
