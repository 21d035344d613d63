package scrabble

import (
	"math/bits"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/rulebook"
)

// The notation of moves, with squares and words as GCG has them:
//
//	+7  +ABC?DEF       draw: as a decision, and with its tiles
//	8H MoT  H8 .E.RE   place across, and down: a joker's letter is in lower case, a
//	                   point is a letter that lies there
//	-AEI  -AEI+BC?     exchange: as a decision, and with its tiles
//	-3  -3+BC?         exchange of tiles that are not named
//	-                  pass
//	?  ?1,3            contest: all words of the move, or those of these numbers
//	?! ?1!  ?= ?1=     contest upheld, contest denied, by another dictionary
//	.                  let go
//	~                  flag
//	resign

const maxToken = 64 // longer than the longest move

// A SyntaxError reports a text that is no move at all. A move that can be written and
// not played is a rulebook.Violation of [State.Check].
type SyntaxError = rulebook.SyntaxError

func syntaxError(text, format string) error {
	return &SyntaxError{Game: "scrabble", Text: excerpt.Of(text), Reason: phrases.Fault(format)}
}

// ParseMove reads a move in the notation of [Move.String]. The error is a
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
	case s == "~":
		return Flag(), nil
	case s == "resign":
		return Resign(), nil
	}
	switch s[0] {
	case '+':
		n, err := count(s[1:])
		if err == nil {
			return Draw(n), nil
		}
		if _, ok := rackTiles(s[1:]); !ok || s == "+" {
			return bad(notDraw)
		}
		return Draw(0).With(s[1:]), nil
	case '-':
		aside, drawn, completed := strings.Cut(s[1:], "+")
		m := Exchange(aside)
		if n, err := count(aside); err == nil {
			m = ExchangeCount(n)
		} else if _, ok := rackTiles(aside); !ok || aside == "" {
			return bad(notExchange)
		}
		if !completed {
			return m, nil
		}
		if _, ok := rackTiles(drawn); !ok || drawn == "" {
			return bad(notExchange)
		}
		return m.With(drawn), nil
	case '?':
		return parseContest(s)
	}
	place, word, ok := strings.Cut(s, " ")
	at, d, isSquare := parseSquare(place)
	if !ok || !isSquare {
		return bad(notPlacement)
	}
	m := Place(at, d, word)
	if m.n == 0 || m.at == nowhere {
		return bad(notWord)
	}
	return m, nil
}

func parseContest(s string) (Move, error) {
	m := Contest()
	list := s[1:]
	if l, ok := strings.CutSuffix(list, "!"); ok {
		m, list = m.Ruled(true), l
	} else if l, ok := strings.CutSuffix(list, "="); ok {
		m, list = m.Ruled(false), l
	}
	if list == "" {
		return m, nil
	}
	for text := range strings.SplitSeq(list, ",") {
		n, err := count(text)
		if err != nil || n < 1 || n > 16 {
			return Move{}, syntaxError(s, notContest)
		}
		m.mask |= 1 << (n - 1)
	}
	return m, nil
}

// count is a number as a move writes it: without a sign or zeros before it, up to
// 255.
func count(s string) (int, error) {
	if len(s) > 1 && s[0] == '0' || len(s) > 0 && s[0] == '+' {
		return 0, strconv.ErrSyntax
	}
	n, err := strconv.ParseUint(s, 10, 8)
	return int(n), err
}

// parseSquare reads 8H, which is across, or H8, which is down.
func parseSquare(s string) (at Square, d Direction, ok bool) {
	if len(s) < 2 || len(s) > 3 {
		return 0, Across, false
	}
	column, row := s[len(s)-1], s[:len(s)-1]
	if 'A' <= s[0] && s[0] <= 'Z' {
		column, row, d = s[0], s[1:], Down
	}
	n, err := count(row)
	if err != nil || n < 1 || n > Size || column < 'A' || column >= 'A'+Size {
		return 0, Across, false
	}
	return At(n-1, int(column-'A')), d, true
}

// ParseSquare reads a square as GCG writes it: 8H, the square of a word that goes
// across, or H8, of one that goes down.
func ParseSquare(s string) (Square, Direction, error) {
	at, d, ok := parseSquare(s)
	if !ok {
		return 0, Across, faultf(notSquare, excerpt.Of(s))
	}
	return at, d, nil
}

// String is the move in the notation of this package, as [ParseMove] reads it. It
// writes points only between the tiles of a placement; [State.Notation] has the whole
// word as GCG writes it.
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

// AppendText appends the notation of m. It fails on the zero Move, and on moves of
// tiles that could not be written.
func (m Move) AppendText(dst []byte) ([]byte, error) {
	switch m.kind {
	case KindDraw:
		dst = append(dst, '+')
		if m.drawn > 0 {
			return append(dst, m.Drawn()...), nil
		}
		return strconv.AppendUint(dst, uint64(m.n), 10), nil
	case KindPlace:
		if m.n == 0 || m.at >= squares {
			break
		}
		dst = append(m.at.appendTo(dst, m.dir), ' ')
		i := 0
		for b := m.mask; b != 0; b >>= 1 {
			if b&1 == 0 {
				dst = append(dst, '.')
				continue
			}
			dst = append(dst, tileByte(m.tiles[i]))
			i++
		}
		return dst, nil
	case KindExchange:
		dst = append(dst, '-')
		if aside := m.Aside(); aside != "" {
			dst = append(dst, aside...)
		} else {
			dst = strconv.AppendUint(dst, uint64(m.n), 10)
		}
		if m.drawn > 0 {
			dst = append(append(dst, '+'), m.Drawn()...)
		}
		return dst, nil
	case KindPass:
		return append(dst, '-'), nil
	case KindLetGo:
		return append(dst, '.'), nil
	case KindContest:
		dst = append(dst, '?')
		for b := m.mask; b != 0; b &= b - 1 {
			if b != m.mask {
				dst = append(dst, ',')
			}
			dst = strconv.AppendInt(dst, int64(bits.TrailingZeros16(b))+1, 10)
		}
		switch m.drawn {
		case upheld:
			dst = append(dst, '!')
		case denied:
			dst = append(dst, '=')
		}
		return dst, nil
	case KindFlag:
		return append(dst, '~'), nil
	case KindResign:
		return append(dst, "resign"...), nil
	}
	return dst, faultf(noNotation)
}

// Placement is the move that lays a word as it will lie on the board, from its first
// square on: with its letters that lie there already written like the others, in any
// case, or as points. The square or the word is not judged beyond that: a letter that
// stands where another lies is laid, and [State.Check] refuses it.
func (s State) Placement(at Square, d Direction, word string) Move {
	if at >= squares || d > Down || len(word) > Size {
		return Place(at, d, word)
	}
	text := []byte(word)
	_, place := d.line(int(at))
	for i := range min(len(word), Size-place) {
		if t := s.tiles[int(at)+i*d.step()]; t != 0 && tileOf(word[i])&31 == t&31 {
			text[i] = '.'
		}
	}
	return Place(at, d, string(text))
}

// Notation is a placement as GCG writes it: the square of the first letter of the
// word along it, and points for the letters that lie there without it. Other moves,
// and placements that do not fit on the board, are as [Move.String] has them.
func (s State) Notation(m Move) string { return s.notation(&m) }

func (s *table) notation(m *Move) string {
	if !s.tellable(m) {
		return m.String()
	}
	w := s.runs(s.rules, m)
	one := &w.run[0]
	text := append(Square(one.at).appendTo(nil, one.dir), ' ')
	for i := range one.n {
		c := byte('.')
		if t := m.tileOn(one.at + i*one.dir.step()); t != 0 {
			c = tileByte(t)
		}
		text = append(text, c)
	}
	return string(text)
}
