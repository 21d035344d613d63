package jarnac

import (
	"math"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/rulebook"
)

// The notation of moves is that of a record:
//
//	+6  +ABUZRT      draw: as a decision, and with its letters
//	-AEI  -AEI+BCD   swap: as a decision, and with its letters
//	RAT              lay
//	2:TZAR           extend
//	!RAT  !2:TZAR    Jarnac
//	-                pass
//	?  ?!2:TZAR      contest, and contest with a Jarnac
//	.                let go
//	~                flag
//	resign

const (
	maxToken = 2*255 + 2                // the longest move that a game could need: a swap of a whole bag
	maxVoid  = maxToken - len("?!999:") // the longest word that can be said in vain
)

// A SyntaxError reports a text that is no move at all. A move that can be written and
// not played is a rulebook.Violation of [State.Check].
type SyntaxError = rulebook.SyntaxError

func syntaxError(text, format string) error {
	return &SyntaxError{Game: "jarnac", Text: excerpt.Of(text), Reason: phrases.Fault(format)}
}

// ParseMove reads a move in the notation of records. The error is a
// [*SyntaxError].
func ParseMove(s string) (Move, error) {
	bad := func(format string) (Move, error) { return Move{}, syntaxError(s, format) }
	switch {
	case s == "":
		return bad(moveEmpty)
	case len(s) > maxToken:
		return bad(moveTooLong)
	case s == "-":
		return Pass(), nil
	case s == ".":
		return LetGo(), nil
	case s == "?":
		return Contest(), nil
	case s == "~":
		return Flag(), nil
	case s == "resign":
		return Resign(), nil
	case s[0] == '+':
		switch letters := s[1:]; {
		case letters == "" || isWord(letters):
			return Draw(0).With(letters), nil
		case isNumber(letters):
			return Draw(number10(letters)), nil
		}
		return bad(notDraw)
	case s[0] == '-':
		aside, drawn, completed := strings.Cut(s[1:], "+")
		if aside != "" && !isWord(aside) || drawn != "" && !isWord(drawn) {
			return bad(notSwap)
		}
		if completed {
			return Swap(aside).With(drawn), nil
		}
		return Swap(aside), nil
	}
	m := Move{kind: KindLay}
	body, contest := strings.CutPrefix(s, "?")
	body, jarnac := strings.CutPrefix(body, "!")
	number, word, lined := strings.Cut(body, ":")
	if !lined {
		number, word = "", body
	}
	switch {
	case contest && !jarnac:
		return bad(notContest)
	case lined && !isNumber(number):
		return bad(notLine)
	case word == "":
		return bad(noWord)
	case !isWord(word):
		return bad(notWord)
	case contest:
		m.kind = KindContestJarnac
	case jarnac:
		m.kind = KindJarnac
	case lined:
		m.kind = KindExtend
	}
	if m.text = word; lined {
		m.line = lineNumber(number10(number))
	}
	return m, nil
}

func isNumber(s string) bool {
	return s != "" && strings.Trim(s, "0123456789") == ""
}

// number10 is the number that digits write, or one that is too large as well.
func number10(digits string) int {
	n, err := strconv.Atoi(digits)
	if err != nil {
		return math.MaxInt
	}
	return n
}

// AppendText appends the notation of m. It fails on the zero Move, and on moves
// made of what is no letter.
func (m Move) AppendText(dst []byte) ([]byte, error) {
	if n, err := ParseMove(m.String()); err != nil || n != m {
		return dst, syntaxError(m.String(), noNotation)
	}
	return m.appendTo(dst), nil
}

// MarshalText is [Move.AppendText] to a new slice.
func (m Move) MarshalText() ([]byte, error) { return m.AppendText(nil) }

// UnmarshalText is [ParseMove].
func (m *Move) UnmarshalText(text []byte) error {
	v, err := ParseMove(string(text))
	if err == nil {
		*m = v
	}
	return err
}

// String is the notation of m, "" for the zero Move.
func (m Move) String() string { return string(m.appendTo(make([]byte, 0, 16))) }

func (m Move) appendTo(dst []byte) []byte {
	switch m.kind {
	case KindDraw:
		dst = append(dst, '+')
		if m.text == "" && m.n > 0 {
			return strconv.AppendInt(dst, int64(m.n), 10)
		}
	case KindSwap:
		dst = append(dst, '-')
	case KindPass:
		return append(dst, '-')
	case KindContest:
		return append(dst, '?')
	case KindLetGo:
		return append(dst, '.')
	case KindFlag:
		return append(dst, '~')
	case KindResign:
		return append(dst, "resign"...)
	case KindJarnac:
		dst = append(dst, '!')
	case KindContestJarnac:
		dst = append(dst, "?!"...)
	}
	if m.line != 0 {
		dst = append(strconv.AppendInt(dst, int64(max(m.line, 0)), 10), ':')
	}
	return append(dst, m.text...)
}
