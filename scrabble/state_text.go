package scrabble

import (
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/rulebook"
)

// The text of a State is one line that begins as CGP does, with the racks and the
// scores from the player on turn on. Operations of our own say what CGP does not,
// where it is not as in the most common position, in which A plays:
//
//	turn B;               who is on turn, where it is not A
//	phase drawing;        what they have to do, where it is not to play
//	end scrabble/end-out; why the game is over; then "counted" where a player is out
//	                      and has got the value of tiles that are not known
//	held 7/3;             the sizes of the racks, where not all tiles are known
//	skips 0/1;            1 for a player who loses the next turn
//	flags 0/2;            how often the time was out
//	window A 0 8H MOT;    the move in question: whose, the passes before it, which
//	last A 8H MOT;        the last move: who, what
//	last B ?1 good A 1;   a contest: of whose move, and how many words were good
//	last B ? undone A 8H MOT;  and one that has taken the move back
//
// Lists of players have the order of the racks.

const (
	noText      = "-" // the text of the zero State
	countedText = "counted"
)

// AppendText appends the text of s, which [Rules.ParseState] reads.
func (s State) AppendText(dst []byte) ([]byte, error) {
	return s.appendText(dst, &s.racks, s.counted()), nil
}

// MarshalText is [State.AppendText] to a new slice. There is no UnmarshalText: a
// state needs Rules.
func (s State) MarshalText() ([]byte, error) { return s.AppendText(nil) }

// String is the text of s, "-" for the zero State. It begins with the position in
// CGP, so that [Rules.ParseCGP] and other readers of CGP take it too, without what
// CGP does not tell.
func (s State) String() string { return string(s.appendText(nil, &s.racks, s.counted())) }

// String is the text of what the viewer knows, in the form of [State.String] with
// the racks of the others empty, and the viewer at its end. There is nothing that
// reads it.
func (v View) String() string {
	var racks [MaxPlayers]bag.Bag
	if v.rules == nil {
		return noText
	}
	racks[v.viewer] = v.rack
	return string(v.appendText(nil, &racks, false)) + " viewer " + v.viewer.String() + ";"
}

func (s *table) appendText(dst []byte, racks *[MaxPlayers]bag.Bag, counted bool) []byte {
	if s.rules == nil {
		return append(dst, noText...)
	}
	dst = s.appendCGP(dst, racks)
	op := func(words ...string) {
		dst = append(append(dst, ' '), strings.Join(words, " ")...)
		dst = append(dst, ';')
	}
	if s.turn != A {
		op("turn", s.turn.String())
	}
	if s.phase != Playing {
		op("phase", s.phase.String())
	}
	if s.phase == Over {
		end := string(endClauses[s.end])
		if counted {
			end += " " + countedText
		}
		op("end", end)
	}
	each := func(key string, wanted func(Player) bool, number func(Player) int) {
		for p := range s.players() {
			if wanted(p) {
				op(key, string(s.appendEach(nil, func(dst []byte, p Player) []byte {
					return strconv.AppendInt(dst, int64(number(p)), 10)
				})))
				return
			}
		}
	}
	each("held", func(p Player) bool { return racks[p].Len() != int(s.held[p]) }, func(p Player) int { return int(s.held[p]) })
	each("skips", func(p Player) bool { return s.skips[p] }, func(p Player) int {
		if s.skips[p] {
			return 1
		}
		return 0
	})
	each("flags", func(p Player) bool { return s.flags[p] > 0 }, func(p Player) int { return int(s.flags[p]) })
	if w := &s.window; w.open {
		op("window", w.author.String(), strconv.Itoa(int(w.passes)), w.move.String())
	}
	switch l := &s.last; {
	case l.move.kind == KindNone:
	case l.undone.kind != KindNone:
		op("last", l.player.String(), l.move.String(), "undone", l.author.String(), l.undone.String())
	case l.good > 0:
		op("last", l.player.String(), l.move.String(), "good", l.author.String(), strconv.Itoa(int(l.good)))
	default:
		op("last", l.player.String(), l.move.String())
	}
	return dst
}

// ParseState reads the text of a state of a game by these rules:
// r.ParseState(s.String()) is s. The error names the field or the operation and what
// is wrong with it, or is one of [Rules.FromSetup].
func (r *Rules) ParseState(text string) (State, error) {
	if r.none() {
		return State{}, faultf(noGame)
	}
	c, err := parseCGP(text)
	if err != nil {
		return State{}, err
	}
	ops := strings.Split(c.operations, ";")
	if last := len(ops) - 1; ops[last] == "" {
		ops = ops[:last]
	}
	o := stateOps{rules: r}
	for _, op := range ops {
		if err := o.read(strings.Fields(op)); err != nil {
			return State{}, faultf(badOperation, excerpt.Of(strings.TrimSpace(op)), err)
		}
	}
	p, err := c.setup(r, o.p.Turn)
	if err != nil {
		return State{}, err
	}
	o.p.Board, o.p.Racks, o.p.Scores, o.p.Passes = p.Board, p.Racks, p.Scores, p.Passes
	if o.phase == nil {
		o.p.Phase = Playing
	}
	for i := range r.options.Players {
		q := (int(o.p.Turn) + i) % r.options.Players
		o.p.Held[q] = p.Racks[q].Len()
		if o.held != nil {
			o.p.Held[q] = o.held[i]
		}
		if o.flags != nil {
			o.p.Flags[q] = o.flags[i]
		}
		if o.skips != nil {
			o.p.Skips[q] = o.skips[i] != 0
		}
	}
	s, err := r.FromSetup(o.p)
	if err == nil && s.String() != text {
		err = faultf(notAsString, excerpt.Of(text))
	}
	if err != nil {
		return State{}, err
	}
	return s, nil
}

// stateOps is what operations say.
type stateOps struct {
	rules              *Rules
	p                  Setup
	phase              *Phase
	held, skips, flags []int // from the player on turn on
}

// read reads an operation as its words.
func (o *stateOps) read(words []string) (err error) {
	if len(words) < 2 {
		return phrases.Fault(operationShort)
	}
	args := words[1:]
	switch words[0] {
	case "turn":
		o.p.Turn, err = o.player(args[0])
	case "phase":
		i := slices.Index(phaseNames, args[0])
		if i < 0 {
			return phrases.Fault(notChoice, strings.Join(phaseNames, ", "))
		}
		o.p.Phase = Phase(i)
		o.phase = &o.p.Phase
	case "end":
		o.p.End = rulebook.Clause(args[0])
		o.p.Counted = len(args) > 1 && args[1] == countedText
	case "held":
		o.held, err = o.numbers(args[0])
	case "skips":
		o.skips, err = o.numbers(args[0])
	case "flags":
		o.flags, err = o.numbers(args[0])
	case "window":
		err = o.window(args)
	case "last":
		err = o.last(args)
	default:
		return phrases.Fault(operationUnknown)
	}
	return err
}

func (o *stateOps) player(s string) (Player, error) {
	for p := A; int(p) < o.rules.options.Players; p++ {
		if p.String() == s {
			return p, nil
		}
	}
	return A, phrases.Fault(operationPlayer, excerpt.Of(s))
}

// numbers are one for each player.
func (o *stateOps) numbers(s string) (numbers []int, err error) {
	for text := range strings.SplitSeq(s, "/") {
		n, err := count(text)
		if err != nil {
			return nil, phrases.Fault(notNumber)
		}
		numbers = append(numbers, n)
	}
	if len(numbers) != o.rules.options.Players {
		return nil, phrases.Fault(operationNumbers, len(numbers), o.rules.options.Players)
	}
	return numbers, nil
}

func (o *stateOps) window(args []string) (err error) {
	if len(args) < 3 {
		return phrases.Fault(operationShort)
	}
	w := &o.p.Window
	w.Open = true
	if w.Author, err = o.player(args[0]); err != nil {
		return err
	}
	if w.Passes, err = strconv.Atoi(args[1]); err != nil {
		return phrases.Fault(notNumber)
	}
	w.Move, err = ParseMove(strings.Join(args[2:], " "))
	return err
}

func (o *stateOps) last(args []string) (err error) {
	if len(args) < 2 {
		return phrases.Fault(operationShort)
	}
	l := &o.p.Last
	if l.Player, err = o.player(args[0]); err != nil {
		return err
	}
	move, contest := args[1:], []string(nil)
	if len(args) > 4 { // a contest has no space in it
		move, contest = args[1:2], args[2:]
	}
	if l.Move, err = ParseMove(strings.Join(move, " ")); err != nil || contest == nil {
		return err
	}
	if l.Author, err = o.player(contest[1]); err != nil {
		return err
	}
	switch contest[0] {
	case "good":
		if l.Good, err = count(contest[2]); err != nil {
			return phrases.Fault(notNumber)
		}
	case "undone":
		l.Undone, err = ParseMove(strings.Join(contest[2:], " "))
	default:
		return phrases.Fault(notChoice, "good, undone")
	}
	return err
}
