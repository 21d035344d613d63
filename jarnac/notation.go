package jarnac

import (
	"math"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/parse"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/rulebook"
)

// The notation of moves is that of a record:
//
//	+6  +ABUZRT      draw: as a decision, and with its letters
//	-AEI  -AEI+BCD   swap: as a decision, and with its letters
//	RAT              place
//	2:TZAR           extend
//	!RAT  !2:TZAR    Jarnac
//	-                pass
//	?  ?!2:TZAR      contest, and contest with a Jarnac
//	.                let go
//	~                flag
//	resign

const maxToken = 2 + 2*bag.MaxLen // no longer move is read

func syntaxError(text, format string) error {
	return &rulebook.SyntaxError{Game: "jarnac", Text: excerpt.Truncate(text), Reason: phrases.InputError(format)}
}

// ParseMove reads a move in the notation of records. The error is a
// [*rulebook.SyntaxError]. A Move forgets the letters of a word beyond the 41st, which
// no mat has room for: "…" stands for them.
func ParseMove(s string) (Move, error) {
	bad := func(format string) (Move, error) { return Move{}, syntaxError(s, format) }
	switch {
	case s == "":
		return bad(phrase.MoveEmpty)
	case len(s) > maxToken:
		return bad(phrase.MoveTooLong)
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
			return Draw(0).WithDrawn(asMany(letters)), nil
		case isNumber(letters):
			return Draw(number10(letters)), nil
		}
		return bad(notDraw)
	case s[0] == '-':
		aside, drawn, completed := strings.Cut(s[1:], "+")
		if aside != "" && !isText(strings.ReplaceAll(aside, "?", "A"), textLen) || drawn != "" && !isWord(drawn) {
			return bad(notSwap)
		}
		if completed {
			return Swap(aside).WithDrawn(asMany(drawn)), nil
		}
		return Swap(aside), nil
	}
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
	case !isText(word, maxText):
		return bad(notWord)
	}
	kind, line := KindPlace, int16(0)
	switch {
	case contest:
		kind = KindContestJarnac
	case jarnac:
		kind = KindJarnac
	case lined:
		kind = KindExtend
	}
	if lined {
		line = lineNumber(number10(number))
	}
	return wordMove(kind, line, word), nil
}

// isText reports whether s is letters, or as a Move writes more than it holds: the
// first of them and "…".
func isText(s string, held int) bool {
	first, cut := strings.CutSuffix(s, more)
	return isWord(first) && (!cut || len(first) == held)
}

// asMany returns the letters that can come: no bag holds more.
func asMany(letters string) string { return letters[:min(len(letters), bag.MaxLen)] }

func isNumber(s string) bool {
	return s != "" && strings.Trim(s, "0123456789") == ""
}

// number10 returns the number that digits write, or one that is too large as well.
func number10(digits string) int {
	n, err := strconv.Atoi(digits)
	if err != nil {
		return math.MaxInt
	}
	return n
}

// isWritable reports whether the notation of m reads back to m.
func (m *Move) isWritable() bool {
	switch {
	case m.kind == KindSwap && m.n == 0: // -, which is a pass, or -+BCD
		return m.given
	case m.kind == KindSwap:
		return isRack(string(m.text[:min(int(m.n), textLen)]))
	case m.hasWord():
		return m.isWord()
	}
	return true
}

// MarshalText returns the notation of m, nothing for the zero Move. It fails on moves made of
// what is no letter.
func (m Move) MarshalText() ([]byte, error) {
	if !m.isWritable() {
		return nil, syntaxError(m.String(), noNotation)
	}
	return m.appendTo(nil), nil
}

// UnmarshalText reads a move as [ParseMove] does, and the empty text as the zero Move.
func (m *Move) UnmarshalText(text []byte) error { return parse.IntoOrZero(m, text, ParseMove) }

// String returns the notation of m, "" for the zero Move.
func (m Move) String() string { return string(m.appendTo(make([]byte, 0, 16))) }

func (m *Move) appendTo(dst []byte) []byte {
	switch m.kind {
	case KindDraw:
		dst = append(dst, '+')
		if !m.given && m.n > 0 {
			return strconv.AppendUint(dst, uint64(m.n), 10)
		}
		return m.appendDrawn(dst)
	case KindSwap:
		dst = m.appendText(append(dst, '-'))
		if m.given {
			dst = m.appendDrawn(append(dst, '+'))
		}
		return dst
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
	return m.appendText(dst)
}
