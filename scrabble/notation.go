package scrabble

import (
	"math/bits"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/parse"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/internal/spoken"
	"github.com/jeudelettres/lettres/rulebook"
)

// The notation of moves, with squares and words as GCG has them:
//
//	+7  +ABC?DEF       draw: as a decision, and with its tiles
//	8H MoT  H8 .E.RE   place across, and down: a joker's letter is in lower case, a
//	                   point is a letter that lies there; 8H:MoT is read as well
//	-AEI  -AEI+BC?     exchange: as a decision, and with its tiles
//	-3  -3+BC?         exchange of tiles that are not named
//	-                  pass
//	?  ?1,3            contest: all words of the move, or those of these numbers
//	?! ?1!  ?= ?1=     contest upheld, contest denied, by another dictionary
//	.                  let go
//	~                  flag
//	resign

const maxToken = 64 // longer than the longest move

func syntaxError(text, format string) error {
	return &rulebook.SyntaxError{Game: "scrabble", Text: excerpt.Truncate(text), Reason: phrases.InputError(format)}
}

// ParseMove reads a move in the notation of [Move.String], 8H MOT, and of records, 8H:MOT.
// Squares have their [board.Standard] names. The error is a [*rulebook.SyntaxError].
func ParseMove(s string) (Move, error) { return parseMove(board.Standard, s) }

func parseMove(squares board.Notation, s string) (Move, error) {
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
		return Draw(0).WithDrawn(s[1:]), nil
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
		return m.WithDrawn(drawn), nil
	case '?':
		return parseContest(s)
	}
	place, word, ok := spoken.Placement(s)
	at, d, err := squares.ParseName(place)
	if !ok || err != nil || !at.In(Size, Size) {
		centre := board.At(Size/2, Size/2)
		across, down := squares.Name(centre, board.Across), squares.Name(centre, board.Down)
		if _, letters := rackTiles(s); letters {
			return Move{}, &rulebook.SyntaxError{Game: "scrabble", Text: s, Reason: phrases.InputError(noSquare, across, s)}
		}
		if ok && err == nil {
			return Move{}, &rulebook.SyntaxError{Game: "scrabble", Text: s, Reason: phrases.InputError(phrase.NoSuchSquare, place, Size, 'A'+Size-1)}
		}
		return Move{}, &rulebook.SyntaxError{Game: "scrabble", Text: excerpt.Truncate(s), Reason: phrases.InputError(notPlacement, across, down)}
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

// count returns a number as a move writes it: without a sign or zeros before it, up to 255.
func count(s string) (int, error) {
	if len(s) > 1 && s[0] == '0' || len(s) > 0 && s[0] == '+' {
		return 0, strconv.ErrSyntax
	}
	n, err := strconv.ParseUint(s, 10, 8)
	return int(n), err
}

// String returns the move in the notation of this package, as [ParseMove] reads it. It writes
// points only between the tiles of a placement; [Public.Notation] has the whole word as GCG
// writes it.
func (m Move) String() string {
	text, err := m.appendText(nil)
	if err != nil || m.kind == KindNone {
		return m.kind.String()
	}
	return string(text)
}

// MarshalText returns the notation of m, nothing for the zero Move. It fails on moves of tiles
// that could not be written.
func (m Move) MarshalText() ([]byte, error) { return m.appendText(nil) }

// UnmarshalText reads a move as [ParseMove] does, and the empty text as the zero Move.
func (m *Move) UnmarshalText(text []byte) error { return parse.IntoOrZero(m, text, ParseMove) }

func (m Move) appendText(dst []byte) ([]byte, error) {
	switch m.kind {
	case KindNone:
		return dst, nil
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
		dst = append(m.At().AppendName(dst, m.dir), ' ')
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
	return dst, faultf(phrase.NoNotation)
}

// Placement returns the move that lays a word as it will lie on the board, from its first
// square on: with its letters that lie there already written like the others, in any case, or
// as points. The square or the word is not judged beyond that: a letter that stands where
// another lies is laid, and [State.Check] refuses it.
func (s Public) Placement(at board.Square, d board.Direction, word string) Move {
	start := number(at)
	if start == nowhere || d > board.Down || len(word) > Size {
		return Place(at, d, word)
	}
	text := []byte(word)
	_, place := line(d, start)
	for i := range min(len(word), Size-place) {
		if t := s.tiles[start+i*step(d)]; t != 0 && tileOf(word[i])&31 == t&31 {
			text[i] = '.'
		}
	}
	return Place(at, d, string(text))
}

// Notation returns a placement as GCG writes it: the square of the first letter of the word
// along it, named as Options.Squares says, and points for the letters that lie there without
// it. A placement that does not fit on the board has the letters that it would lay, and other moves are as
// [Move.String] has them.
func (s Public) Notation(m Move) string { return s.notation(&m) }

func (s *Public) notation(m *Move) string {
	switch {
	case s.tellable(m):
	case s.rules == nil:
		return m.String()
	default:
		return strings.Replace(recordText(&s.rules.options, *m), ":", " ", 1)
	}
	var w runs
	s.runs(s.rules, m, &w)
	one := &w.run[0]
	text := append(s.rules.options.Squares.AppendName(nil, squareOf(one.at), one.dir), ' ')
	for i := range one.n {
		c := byte('.')
		if t := m.tileOn(one.at + i*step(one.dir)); t != 0 {
			c = tileByte(t)
		}
		text = append(text, c)
	}
	return string(text)
}
