package jago

import (
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/rulebook"
)

// The notation of moves is that of a record:
//
//	+12  +ABCDEFGHIJKL  draw: as a decision, and with its letters
//	6F:RAS  F6:RAS      lay a word across, and down; or steal one
//	6F:GRESIL|AE        the same, with letters from beside the board
//	-                   end the turn
//	?                   contest
//	^A1,B2,C3  ^        turn letters after a contest, or none
//	~                   the last minute runs out
//	resign

const maxToken = 64 // longer than the longest move

// A SyntaxError reports a text that is no move at all. A move that can be written and
// not played is a rulebook.Violation of [State.Check].
type SyntaxError = rulebook.SyntaxError

func syntaxError(text, format string) error {
	return &SyntaxError{Game: "jago", Text: excerpt.Of(text), Reason: phrases.Fault(format)}
}

// ParseMove reads a move in the notation of records. The error is a [*SyntaxError].
func ParseMove(s string) (Move, error) {
	bad := func(format string) (Move, error) { return Move{}, syntaxError(s, format) }
	switch {
	case s == "":
		return bad(moveEmpty)
	case len(s) > maxToken:
		return bad(moveTooLong)
	case s == "-":
		return End(), nil
	case s == "?":
		return Contest(), nil
	case s == "~":
		return Flag(), nil
	case s == "resign":
		return Resign(), nil
	}
	switch s[0] {
	case '+':
		if n, err := strconv.ParseUint(s[1:], 10, 8); err == nil && strconv.FormatUint(n, 10) == s[1:] {
			return Draw(int(n)), nil
		}
		m := Draw(0).With(s[1:])
		if !m.Completed() {
			return bad(notDraw)
		}
		return m, nil
	case '^':
		return parseTurn(s)
	}
	place, word, ok := strings.Cut(s, ":")
	at, d, isSquare := parseSquare(place)
	if !ok || !isSquare {
		return bad(notPlacement)
	}
	word, beside, some := strings.Cut(word, "|")
	m := Lay(at, d, word, beside)
	if m.at == nowhere || m.n == 0 || some && beside == "" {
		return bad(notWord)
	}
	return m, nil
}

// parseTurn reads ^A1,B2,C3.
func parseTurn(s string) (Move, error) {
	if s == "^" {
		return Turn(), nil
	}
	var at []Square
	for text := range strings.SplitSeq(s[1:], ",") {
		q, d, ok := parseSquare(text)
		if !ok || d != Down || len(at) == maxTurned {
			return Move{}, syntaxError(s, notTurn)
		}
		at = append(at, q)
	}
	return Turn(at...), nil
}

// parseSquare reads 6F, which is across, or F6, which is down.
func parseSquare(s string) (at Square, d Direction, ok bool) {
	if len(s) < 2 || len(s) > 3 {
		return 0, Across, false
	}
	column, row := s[len(s)-1], s[:len(s)-1]
	if 'A' <= s[0] && s[0] <= 'Z' {
		column, row, d = s[0], s[1:], Down
	}
	n, err := strconv.Atoi(row)
	if err != nil || strconv.Itoa(n) != row || n < 1 || n > Size || column < 'A' || column >= 'A'+Size {
		return 0, Across, false
	}
	return At(n-1, int(column-'A')), d, true
}

// ParseSquare reads a square: 6F of a word that goes across, or F6 of one that goes
// down.
func ParseSquare(s string) (Square, Direction, error) {
	at, d, ok := parseSquare(s)
	if !ok {
		return 0, Across, faultf(notSquare, excerpt.Of(s))
	}
	return at, d, nil
}

// String is the move in the notation of records, as [ParseMove] reads it.
func (m Move) String() string {
	text, err := m.AppendText(nil)
	if err != nil {
		return m.kind.String()
	}
	return string(text)
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

// AppendText appends the notation of m. It fails on the zero Move, and on words and
// squares that are none.
func (m Move) AppendText(dst []byte) ([]byte, error) {
	switch m.kind {
	case KindDraw:
		dst = append(dst, '+')
		if m.more > 0 {
			return append(dst, m.Drawn()...), nil
		}
		return strconv.AppendUint(dst, uint64(m.n), 10), nil
	case KindLay:
		if m.n == 0 || m.at >= squares {
			break
		}
		dst = append(m.at.appendTo(dst, m.dir), ':')
		dst = append(dst, m.Word()...)
		if m.more > 0 {
			dst = append(append(dst, '|'), m.Beside()...)
		}
		return dst, nil
	case KindEnd:
		return append(dst, '-'), nil
	case KindContest:
		return append(dst, '?'), nil
	case KindTurn:
		if m.n > maxTurned {
			break
		}
		dst = append(dst, '^')
		for i, q := range m.Squares() {
			if q >= squares {
				return dst, faultf(noNotation)
			}
			if i > 0 {
				dst = append(dst, ',')
			}
			dst = q.appendTo(dst, Down)
		}
		return dst, nil
	case KindFlag:
		return append(dst, '~'), nil
	case KindResign:
		return append(dst, "resign"...), nil
	}
	return dst, faultf(noNotation)
}
