package scrabble

import (
	"bytes"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/internal/keyed"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/phrase"
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
//	end scrabble/resign B; the end, and who resigned
//	held 7/3;             the sizes of the racks, where not all tiles are known
//	skips 0/1;            how many turns they lose (see [Setup])
//	flags 0/2;            how often the time was out
//	open 8H MOT;          the move that can be contested: all else is the position
//	                      before it, in which its author is on turn
//	contested ?1,3;       those of its words that were contested, and found good
//	charged BC;           who has lost a turn for that, and loses no other for this move
//
//	rounds 3;             of a duplicate game: those that are over, up to 15 (see [Setup])
//	decided 8H MOT/-/;    and what A, B and the others have decided in this round, * where
//	                      that is hidden from the viewer
//
// Lists of players have the order of the racks, but for decided, where A is the first.

const (
	countedText = "counted"
	hiddenText  = "*" // what another player has decided, in the text of a View
)

// String returns the text of s, "-" for the zero State. It begins with a position in CGP, so
// that [Rules.ParseCGP] and other readers of CGP take it too, without what CGP does not tell.
func (s State) String() string { return string(s.appendText(nil, s.counted())) }

func (s *State) appendText(dst []byte, counted bool) []byte {
	if s.rules == nil {
		return append(dst, keyed.None...)
	}
	if s.open.is() {
		b := s.before()
		dst = append(b.appendText(dst, false), " open "...)
		dst = append(append(dst, s.open.move.String()...), ';')
		if s.open.contested != 0 {
			dst = append(append(append(dst, " contested "...), s.open.contest().String()...), ';')
		}
		if s.open.charged != 0 {
			dst = append(dst, " charged "...)
			for p := range s.Players() {
				if s.open.charged>>p&1 != 0 {
					dst = append(dst, p.String()...)
				}
			}
			dst = append(dst, ';')
		}
		return dst
	}
	dst = s.appendCGP(dst)
	text := keyed.Writer{Text: append(dst, ' ')}
	if s.turn != A {
		text.Field("turn", s.turn.String())
	}
	if s.phase != Playing {
		text.Field("phase", s.phase.String())
	}
	switch end := string(endClauses[s.end]); {
	case s.phase != Over:
	case s.end == endResign:
		text.Field("end", end, s.gaveUp.String())
	case counted:
		text.Field("end", end, countedText)
	default:
		text.Field("end", end)
	}
	each := func(key string, number func(Player) int, usual func(Player) int) {
		for p := range s.Players() {
			if number(p) != usual(p) {
				text.Field(key, string(s.appendEach(nil, func(dst []byte, p Player) []byte {
					return strconv.AppendInt(dst, int64(number(p)), 10)
				})))
				return
			}
		}
	}
	zero := func(Player) int { return 0 }
	each("held", func(p Player) int { return int(s.held[p]) }, func(p Player) int { return s.racks[p].Len() })
	each("skips", func(p Player) int { return int(s.skips[p]) }, zero)
	each("flags", func(p Player) int { return int(s.flags[p]) }, zero)
	if s.rounds > 0 {
		text.Field("rounds", strconv.Itoa(int(s.rounds)))
	}
	if s.decided != [MaxPlayers]Move{} {
		text.Field("decided", keyed.Join(s.rules.options.Players, func(p int) string {
			switch s.decided[p] {
			case Move{}:
				return ""
			case hidden:
				return hiddenText
			}
			return s.decided[p].String()
		}))
	}
	return bytes.TrimSuffix(text.Text, []byte(" "))
}

// settled reports whether a text tells of an open move where none is, as texts did once: the
// position is the one after it.
func (r *Rules) settled(text string) bool {
	return r.options.Validation == Strict && strings.Contains(text, " open ")
}

// ParseState reads the text of a state of a game by these rules, or its JSON:
// r.ParseState(s.String()) is s. The error names the field or the operation and what
// is wrong with it, or is one of [Rules.FromSetup].
func (r *Rules) ParseState(text string) (State, error) {
	switch {
	case r.none():
		return State{}, faultf(phrase.NoGame)
	case keyed.IsJSON(text):
		return keyed.ReadJSON("scrabble", text, maxJSON, r.ParseState)
	}
	s, err := r.readState(text, func(string, []string) error { return keyed.Unknown() })
	if err == nil && !r.settled(text) {
		err = keyed.Usual("scrabble", text, s.String())
	}
	if err != nil {
		return State{}, err
	}
	return s, nil
}

// readState reads the text of a state in any form. Operations that a state does not have are
// for more.
func (r *Rules) readState(text string, more func(key string, args []string) error) (State, error) {
	c, err := parseCGP(text)
	if err != nil {
		return State{}, err
	}
	p := Setup{Phase: Playing}
	if c.operations != "" {
		err = keyed.Read("scrabble", c.operations, maxCGP, func(key string, args []string) error {
			return p.read(key, args, r.options.Players, more)
		})
	}
	if err == nil {
		err = c.place(r, &p)
	}
	if err != nil {
		return State{}, err
	}
	return r.FromSetup(p)
}

// read takes over the words of an operation, Turn being known already.
func (p *Setup) read(key string, args []string, players int, more func(key string, args []string) error) (err error) {
	each := func(set func(q, n int)) error {
		return keyed.Each(args[0], players, func(i int, text string) error {
			n, err := keyed.Number(text)
			set((int(p.Turn)+i)%players, n)
			return err
		})
	}
	switch key {
	case "turn":
		p.Turn, err = keyed.Player[Player](args[0], players)
	case "phase":
		p.Phase, err = keyed.Name[Phase](args[0], phaseNames)
	case "end":
		p.End = rulebook.Clause(args[0])
		switch {
		case len(args) == 1:
		case p.End == law.ScrabbleResign:
			p.GaveUp, err = keyed.Player[Player](args[1], players)
		default:
			p.Counted = args[1] == countedText
		}
	case "held":
		err = each(func(q, n int) { p.Held[q] = n })
	case "skips":
		err = each(func(q, n int) { p.Skips[q] = n })
	case "flags":
		err = each(func(q, n int) { p.Flags[q] = n })
	case "open":
		p.Open, err = ParseMove(strings.Join(args, " "))
	case "rounds":
		p.Rounds, err = keyed.Number(args[0])
	case "decided":
		return keyed.Each(strings.Join(args, " "), players, func(i int, text string) (err error) {
			if text == hiddenText { // Usual refuses it in a State
				p.Decided[i] = Pass()
			} else if text != "" {
				p.Decided[i], err = ParseMove(text)
			}
			return err
		})
	case "charged":
		for i := range len(args[0]) {
			var who Player
			if who, err = keyed.Player[Player](args[0][i:i+1], players); err != nil {
				break
			}
			p.Charged[who] = true
		}
	case "contested":
		p.Contested, err = ParseMove(args[0])
	default:
		return more(key, args)
	}
	return err
}
