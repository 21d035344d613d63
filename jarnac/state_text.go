package jarnac

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/rulebook"
)

// The text of a State is one line of six fields, or seven when a word is open to
// contest:
//
//	A bonus RAT,BUT,,,,,,/UWZ/0/drawn ,,,,,,,//0/new 0/acted/0 A/BUT/2/ A/BUT@2/0/acted/0/turn
//
// the player on turn; the phase, with ":" and the line of the last word or the
// clause of the end where there is one; the mats of A and of B, each its lines,
// its rack, its Jarnacs, whether the first draw is made, and where contests or a
// flag have left something "+1:bad" for letters, "out", and points; the Jarnacs
// said at this handover, whether the turn has acted, the idle turns, and "barred"
// after a flag; the last move: who, what, for a draw why it was due, for a contest
// what it brought and the words undone, for a word the line that it is now on and
// the word that it was; and the words in question: whose, which, how many of them
// were tested, whether the turn had acted before them, the idle turns before
// them, and whether they were said in a turn or the last chance. The bag is what
// the mats leave of the letters of the game.
//
// A word in question or undone is written RAT@1 for a new word on line 1,
// TZAR@1=RAT for one made of RAT, !TZAR@1<2=RAT for a Jarnac from line 2, with line
// 0 when it was announced and not taken, and with "~" at the end when it replaces
// the last word.

const (
	drawnText, newText   = "drawn", "new"
	actedText, stillText = "acted", "still"
	chanceText, turnText = "chance", "turn"
	outText              = "out"
	barredText           = "barred"
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
	case s.phase == Over || s.phase == Answer && !s.lastChance():
		dst = append(append(dst, ':'), endClauses[s.end]...)
	case s.final > 0:
		dst = appendNumber(append(dst, ':'), s.final)
	}
	for i := range s.mats {
		dst = s.appendMat(append(dst, ' '), &s.mats[i])
	}
	dst = appendNumber(append(dst, ' '), s.calls)
	dst = append(append(dst, '/'), either(s.acted, actedText, stillText)...)
	dst = appendNumber(append(dst, '/'), s.idle)
	if s.barred {
		dst = append(append(dst, '/'), barredText...)
	}
	dst = s.last.appendTo(append(dst, ' '))
	if s.window.n > 0 {
		dst = s.window.appendTo(append(dst, ' '))
	}
	return dst
}

func (s *State) appendMat(dst []byte, m *mat) []byte {
	for i, w := range m.lines[:s.lines()] {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = w.appendTo(dst)
	}
	dst, _ = m.rack.AppendText(append(dst, '/'))
	dst = appendNumber(append(dst, '/'), m.jarnacs)
	dst = append(append(dst, '/'), either(m.drawn, drawnText, newText)...)
	if m.extra > 0 {
		dst = appendNumber(append(dst, "/+"...), m.extra)
		dst = append(append(dst, ':'), dueNames[m.extraBy]...)
	}
	if m.out {
		dst = append(append(dst, '/'), outText...)
	}
	if m.tens > 0 {
		dst = strconv.AppendInt(append(dst, '/'), penaltyPoints*int64(m.tens), 10)
	}
	return dst
}

func appendNumber[T uint8 | int8](dst []byte, n T) []byte {
	return strconv.AppendInt(dst, int64(n), 10)
}

func either(b bool, yes, no string) string {
	if b {
		return yes
	}
	return no
}

func (l *last) appendTo(dst []byte) []byte {
	if l.move.kind == KindNone {
		return append(dst, noText...)
	}
	dst = append(append(dst, l.player.String()...), '/')
	dst = l.move.appendTo(dst)
	switch l.move.kind {
	case KindDraw:
		dst = append(append(dst, '/'), dueNames[l.due]...)
	case KindContest, KindContestJarnac:
		dst = append(append(dst, '/'), gainNames[l.gain]...)
		dst = appendWords(append(dst, '/'), l.undone[:])
	}
	switch l.move.kind {
	case KindLay, KindExtend, KindJarnac, KindContestJarnac:
		dst = appendNumber(append(dst, '/'), l.to)
		dst = l.former.appendTo(append(dst, '/'))
	}
	return dst
}

func (w *window) appendTo(dst []byte) []byte {
	dst = append(append(dst, w.author.String()...), '/')
	dst = appendWords(dst, w.words[:])
	dst = appendNumber(append(dst, '/'), w.tested)
	dst = append(append(dst, '/'), either(w.acted, actedText, stillText)...)
	dst = appendNumber(append(dst, '/'), w.idle)
	return append(append(dst, '/'), either(w.chance, chanceText, turnText)...)
}

// appendWords appends the words that there are, with commas between.
func appendWords(dst []byte, words []laid) []byte {
	for i, l := range words {
		if l.text == 0 {
			break
		}
		if i > 0 {
			dst = append(dst, ',')
		}
		if l.jarnac {
			dst = append(dst, '!')
		}
		dst = appendNumber(append(l.text.appendTo(dst), '@'), l.line)
		if l.from > 0 {
			dst = appendNumber(append(dst, '<'), l.from)
		}
		if l.former != 0 {
			dst = l.former.appendTo(append(dst, '='))
		}
		if l.unchained {
			dst = append(dst, '~')
		}
	}
	return dst
}

const maxStateText = 2048 // several times the longest

// ParseState reads the text of a state of a game by these rules:
// r.ParseState(s.String()) is s. An error names the field and what is wrong
// with it, or is one of [Rules.FromSetup].
func (r *Rules) ParseState(text string) (State, error) {
	if r.none() {
		return State{}, faultf(noGame)
	}
	if len(text) > maxStateText {
		return State{}, fmt.Errorf("jarnac: state of %d bytes, longer than any", len(text))
	}
	f := strings.Split(text, " ")
	if len(f) != 6 && len(f) != 7 {
		return State{}, fmt.Errorf("jarnac: state %q: it has %d fields, and must have 6 or 7, with a space between", excerpt.Of(text), len(f))
	}
	var p Setup
	fields := [...]func(*Setup, string) error{
		parseTurn, parsePhase, r.parseMat(A), r.parseMat(B), parseProgress, r.parseLast, parseWindow,
	}
	for i, field := range f {
		if err := fields[i](&p, field); err != nil {
			return State{}, fmt.Errorf("jarnac: state field %d, %q: %w", i+1, excerpt.Of(field), err)
		}
	}
	s, err := r.fromSetup(p)
	if err == nil && s.String() != text {
		err = fmt.Errorf("jarnac: state %q is not written as String writes it", excerpt.Of(text))
	}
	if err != nil {
		return State{}, err
	}
	return s, nil
}

// oneOf reads one of two words.
func oneOf(s, yes, no string) (bool, error) {
	if s != yes && s != no {
		return false, fmt.Errorf("%q is neither %s nor %s", excerpt.Of(s), yes, no)
	}
	return s == yes, nil
}

// count reads a small number as it is written by strconv.
func count(s string) (int, error) {
	n, err := strconv.Atoi(s)
	if err != nil || n < 0 || n > 255 {
		return 0, fmt.Errorf("%q is no number from 0 to 255", excerpt.Of(s))
	}
	return n, nil
}

func parsePlayer(s string) (Player, error) {
	b, err := oneOf(s, "B", "A")
	if b {
		return B, err
	}
	return A, err
}

func parseTurn(p *Setup, s string) (err error) {
	p.Turn, err = parsePlayer(s)
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
		case p.Phase == Over, p.Phase == Answer && !isNumber(of):
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
		if len(f) < 4 {
			return fmt.Errorf("a mat has 4 parts or more, not %d", len(f))
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
		if m.Drawn, err = oneOf(f[3], drawnText, newText); err != nil {
			return err
		}
		for _, part := range f[4:] {
			if err := r.parseBeside(m, part); err != nil {
				return err
			}
		}
		return nil
	}
}

// parseBeside reads what contests or a flag have left.
func (r *Rules) parseBeside(m *SetupMat, s string) (err error) {
	letters, extra := strings.CutPrefix(s, "+")
	switch {
	case s == outText:
		m.OutOfTime = true
	case extra:
		n, why, _ := strings.Cut(letters, ":")
		m.ExtraBy = r.citeDue(due(slices.Index(dueNames, why)))
		m.Extra, err = count(n)
	case isNumber(s):
		m.Points = number10(s)
	default:
		err = fmt.Errorf("%q is neither letters owed, %s, nor points", excerpt.Of(s), outText)
	}
	return err
}

func parseProgress(p *Setup, s string) (err error) {
	f := strings.Split(s, "/")
	if len(f) == 4 && f[3] == barredText {
		p.Barred = true
	} else if len(f) != 3 {
		return fmt.Errorf("it has 3 parts, and then %s or nothing", barredText)
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
	if e.Player, err = parsePlayer(f[0]); err != nil {
		return err
	}
	if e.Move, err = ParseMove(f[1]); err != nil {
		return err
	}
	parts := [...]int{KindDraw: 1, KindLay: 2, KindExtend: 2, KindJarnac: 2, KindContest: 2, KindContestJarnac: 4, KindResign: 0}[e.Move.kind]
	if f = f[2:]; len(f) != parts {
		return fmt.Errorf("after player and move it has %d parts, not %d", len(f), parts)
	}
	switch e.Move.kind {
	case KindDraw:
		e.Clause = r.citeDue(due(slices.Index(dueNames, f[0])))
	case KindContest, KindContestJarnac:
		switch f[0] {
		case gainNames[gainLetter]:
			e.Gain.Letters = 1
		case gainNames[gainPoints]:
			e.Gain.Points = penaltyPoints
		}
		var undone [2]WindowWord
		if undone, err = parseWords(f[1]); err != nil {
			return err
		}
		e.Undone[0].WindowWord, e.Undone[1].WindowWord = undone[0], undone[1]
		f = f[2:]
	}
	if len(f) == 2 {
		e.Former = f[1]
		e.Line, err = count(f[0])
	}
	return err
}

func parseWindow(p *Setup, s string) (err error) {
	f := strings.Split(s, "/")
	if len(f) != 6 {
		return fmt.Errorf("it has 6 parts, not %d", len(f))
	}
	w := &p.Window
	if w.Author, err = parsePlayer(f[0]); err != nil {
		return err
	}
	if w.Words, err = parseWords(f[1]); err != nil {
		return err
	}
	if w.Tested, err = count(f[2]); err != nil {
		return err
	}
	if w.Acted, err = oneOf(f[3], actedText, stillText); err != nil {
		return err
	}
	if w.Idle, err = count(f[4]); err != nil {
		return err
	}
	w.LastChance, err = oneOf(f[5], chanceText, turnText)
	return err
}

// parseWords reads what appendWords writes.
func parseWords(s string) (words [2]WindowWord, err error) {
	if s == "" {
		return words, nil
	}
	list := strings.Split(s, ",")
	if len(list) > len(words) {
		return words, fmt.Errorf("there are %d words, and at most %d", len(list), len(words))
	}
	for i, s := range list {
		w := &words[i]
		s, w.Unchained = strings.CutSuffix(s, "~")
		s, w.Jarnac = strings.CutPrefix(s, "!")
		s, w.Former, _ = strings.Cut(s, "=")
		s, from, jarnac := strings.Cut(s, "<")
		if jarnac {
			if w.From, err = count(from); err != nil {
				return words, err
			}
		}
		word, line, _ := strings.Cut(s, "@")
		if w.Line, err = count(line); err != nil {
			return words, err
		}
		w.Word = word
	}
	return words, nil
}
