package jarnac

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/rulebook"
)

// The text of a State is one line of six fields:
//
//	A playing RAT,BUT,,,,,,/UWZ/0/drawn ,,,,,,,//0/new 0/acted/0 A/+W/bonus
//
// the player on turn; the phase, with ":" and the line of the last word or the
// clause of the end where there is one; the mats of A and of B, each its lines,
// its rack, its Jarnacs, and whether the first draw is made; the Jarnacs taken
// at this handover, whether the turn has acted, and the idle turns; and the last
// move: who, what, for a draw why it was due, for a word the line that it is
// now on and the word that it was. The bag is what the mats leave of the letters
// of the game.

const (
	drawnText, newText   = "drawn", "new"
	actedText, stillText = "acted", "still"
	noText               = "-" // no last move; also the text of the zero State
)

// AppendText appends the text of s, which [Rules.ParseState] reads.
func (s State) AppendText(dst []byte) ([]byte, error) { return s.appendTo(dst), nil }

// MarshalText is [State.AppendText] to a new slice. There is no UnmarshalText:
// a state needs Rules.
func (s State) MarshalText() ([]byte, error) { return s.AppendText(nil) }

// String is the text of s, "-" for the zero State.
func (s State) String() string { return string(s.appendTo(nil)) }

func (s *State) appendTo(dst []byte) []byte {
	if s.rules == nil {
		return append(dst, noText...)
	}
	dst = append(dst, s.turn.String()...)
	dst = append(append(dst, ' '), s.phase.String()...)
	switch {
	case s.phase == Over:
		dst = append(append(dst, ':'), endClauses[s.end]...)
	case s.final > 0:
		dst = strconv.AppendInt(append(dst, ':'), int64(s.final), 10)
	}
	for i := range s.mats {
		m := &s.mats[i]
		sep := byte(' ')
		for _, w := range m.lines[:s.lines()] {
			dst = w.appendTo(append(dst, sep))
			sep = ','
		}
		dst, _ = m.rack.AppendText(append(dst, '/'))
		dst = strconv.AppendInt(append(dst, '/'), int64(m.jarnacs), 10)
		dst = append(append(dst, '/'), either(m.drawn, drawnText, newText)...)
	}
	dst = strconv.AppendInt(append(dst, ' '), int64(s.calls), 10)
	dst = append(append(dst, '/'), either(s.acted, actedText, stillText)...)
	dst = strconv.AppendInt(append(dst, '/'), int64(s.idle), 10)
	return s.last.appendTo(append(dst, ' '))
}

func either(b bool, yes, no string) string {
	if b {
		return yes
	}
	return no
}

func (l last) appendTo(dst []byte) []byte {
	if l.kind == KindNone {
		return append(dst, noText...)
	}
	dst = append(append(dst, l.player.String()...), '/')
	dst = l.move().appendTo(dst)
	switch l.kind {
	case KindDraw:
		dst = append(append(dst, '/'), dueNames[l.due]...)
	case KindLay, KindExtend, KindJarnac:
		dst = strconv.AppendInt(append(dst, '/'), int64(l.to), 10)
		dst = l.former.appendTo(append(dst, '/'))
	}
	return dst
}

const maxStateText = 2048 // several times the longest

// ParseState reads the text of a state of a game by these rules:
// r.ParseState(s.String()) is s. An error names the field and what is wrong
// with it, or is one of [Rules.FromSetup].
func (r *Rules) ParseState(text string) (State, error) {
	if len(text) > maxStateText {
		return State{}, fmt.Errorf("jarnac: state of %d bytes, longer than any", len(text))
	}
	f := strings.Split(text, " ")
	if len(f) != 6 {
		return State{}, fmt.Errorf("jarnac: state %q: it has %d fields, and must have 6, with a space between", clip(text), len(f))
	}
	var p Setup
	for i, parse := range [...]func(*Setup, string) error{
		parseTurn, parsePhase, r.parseMat(A), r.parseMat(B), parseProgress, r.parseLast,
	} {
		if err := parse(&p, f[i]); err != nil {
			return State{}, fmt.Errorf("jarnac: state field %d, %q: %w", i+1, clip(f[i]), err)
		}
	}
	s, err := r.fromSetup(p)
	if err == nil && s.String() != text {
		err = fmt.Errorf("jarnac: state %q is not written as String writes it", clip(text))
	}
	if err != nil {
		return State{}, err
	}
	return s, nil
}

// oneOf reads one of two words.
func oneOf(s, yes, no string) (bool, error) {
	if s != yes && s != no {
		return false, fmt.Errorf("%q is neither %s nor %s", clip(s), yes, no)
	}
	return s == yes, nil
}

// count reads a small number as it is written by strconv.
func count(s string) (int, error) {
	n, err := strconv.Atoi(s)
	if err != nil || n < 0 || n > 255 {
		return 0, fmt.Errorf("%q is no number from 0 to 255", clip(s))
	}
	return n, nil
}

func parseTurn(p *Setup, s string) error {
	b, err := oneOf(s, "B", "A")
	if b {
		p.Turn = B
	}
	return err
}

func parsePhase(p *Setup, s string) (err error) {
	name, of, found := strings.Cut(s, ":")
	for i, n := range phaseNames {
		if n != name {
			continue
		}
		p.Phase = Phase(i)
		switch {
		case p.Phase == Over:
			p.End = rulebook.Clause(of)
		case found:
			if p.Final, err = count(of); err == nil && p.Final == 0 {
				err = fmt.Errorf("there is no line 0")
			}
		}
		return err
	}
	return fmt.Errorf("there is no such phase")
}

func (r *Rules) parseMat(of Player) func(*Setup, string) error {
	return func(p *Setup, s string) (err error) {
		m := &p.Mats[of]
		f := strings.Split(s, "/")
		if len(f) != 4 {
			return fmt.Errorf("a mat has 4 parts, not %d", len(f))
		}
		lines := strings.Split(f[0], ",")
		if len(lines) != r.options.Lines {
			return fmt.Errorf("a mat has %d lines, not %d", r.options.Lines, len(lines))
		}
		copy(m.Lines[:], lines)
		if m.Rack, err = bag.Parse(f[1]); err != nil {
			return err
		}
		if m.Jarnacs, err = count(f[2]); err != nil {
			return err
		}
		m.Drawn, err = oneOf(f[3], drawnText, newText)
		return err
	}
}

func parseProgress(p *Setup, s string) (err error) {
	f := strings.Split(s, "/")
	if len(f) != 3 {
		return fmt.Errorf("it has 3 parts, not %d", len(f))
	}
	if p.Calls, err = count(f[0]); err != nil {
		return err
	}
	if p.Acted, err = oneOf(f[1], actedText, stillText); err != nil {
		return err
	}
	p.Idle, err = count(f[2])
	return err
}

func (r *Rules) parseLast(p *Setup, s string) (err error) {
	if s == noText {
		return nil
	}
	f := strings.Split(s, "/")
	e := &p.Last
	if len(f) < 2 {
		return fmt.Errorf("it is a player, a move, and what it did")
	}
	b, err := oneOf(f[0], "B", "A")
	if err != nil {
		return err
	}
	if b {
		e.Player = B
	}
	if e.Move, err = ParseMove(f[1]); err != nil {
		return err
	}
	parts := 2
	switch e.Move.kind {
	case KindDraw:
		parts = 3
	case KindLay, KindExtend, KindJarnac:
		parts = 4
	}
	if len(f) != parts {
		return fmt.Errorf("it has %d parts, not %d", len(f), parts)
	}
	if parts == 3 {
		for d, name := range dueNames {
			if name == f[2] {
				e.Clause = r.citeDue(due(d))
			}
		}
	}
	if parts == 4 {
		e.Former = f[3]
		e.Line, err = count(f[2])
	}
	return err
}
