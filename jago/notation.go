package jago

import (
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/parse"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/internal/spoken"
	"github.com/jeudelettres/lettres/rulebook"
)

// The notation of moves is that of a record:
//
//	+12  +ABCDEFGHIJKL  draw: as a decision, and with its letters
//	6F:RAS  F6:RAS      lay a word across, and down; or steal one; 6F RAS is read as well
//	6F:GRESIL|AE        the same, with letters from beside the board
//	-                   end the turn
//	?                   contest
//	^A1,B2,C3  ^        flip letters after a contest, or none
//	~                   the last minute runs out
//	resign

const maxToken = 64 // longer than the longest move

func syntaxError(text, format string) error {
	return &rulebook.SyntaxError{Game: "jago", Text: excerpt.Truncate(text), Reason: phrases.InputError(format)}
}

// noPlacement says how a word is laid.
func noPlacement(squares board.Notation, text string) error {
	across, down := squares.Name(squareOf(centre), board.Across), squares.Name(squareOf(centre), board.Down)
	return &rulebook.SyntaxError{Game: "jago", Text: excerpt.Truncate(text), Reason: phrases.InputError(notPlacement, across, down)}
}

// ParseMove reads a move in the notation of records, 6F:RAS, and with a blank for the
// colon, 6F RAS. Squares have their [board.Standard] names. The error is a
// [*rulebook.SyntaxError].
func ParseMove(s string) (Move, error) { return parseMove(board.Standard, s) }

// parseMove reads a move whose squares are named in this way.
func parseMove(squares board.Notation, s string) (Move, error) {
	bad := func(format string) (Move, error) { return Move{}, syntaxError(s, format) }
	switch {
	case s == "":
		return bad(phrase.MoveEmpty)
	case len(s) > maxToken:
		return bad(phrase.MoveTooLong)
	case s == "-":
		return EndTurn(), nil
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
		m := Draw(0).WithDrawn(s[1:])
		if !m.Completed() {
			return bad(notDraw)
		}
		return m, nil
	case '^':
		return parseFlip(squares, s)
	}
	place, word, ok := spoken.Placement(s)
	at, d, isSquare := parseNameIn(squares, place)
	switch {
	case (!ok || !isSquare) && Draw(0).WithDrawn(s).Completed():
		return Move{}, &rulebook.SyntaxError{Game: "jago", Text: s, Reason: phrases.InputError(noSquare, squares.Name(squareOf(centre), board.Across), s)}
	case !ok || !isSquare:
		if _, _, err := squares.ParseName(place); ok && err == nil {
			return Move{}, &rulebook.SyntaxError{Game: "jago", Text: s, Reason: phrases.InputError(phrase.NoSuchSquare, place, Size, 'A'+Size-1)}
		}
		return Move{}, noPlacement(squares, s)
	}
	word, beside, some := strings.Cut(word, "|")
	m := Place(at, d, word).FromBeside(beside)
	if isLetters(word) && placeOf(indexOf(at), d)+len(word) > Size {
		return bad(offBoard)
	}
	if m.at == nowhere || m.n == 0 || some && beside == "" {
		return bad(notWord)
	}
	return m, nil
}

func isLetters(s string) bool {
	return strings.Trim(s, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == ""
}

// parseFlip reads ^A1,B2,C3.
func parseFlip(squares board.Notation, s string) (Move, error) {
	if s == "^" {
		return Flip(), nil
	}
	var at []board.Square
	for text := range strings.SplitSeq(s[1:], ",") {
		q, d, ok := parseNameIn(squares, text)
		if !ok || (d == board.Down) == (squares == board.French) || len(at) == maxFlipped {
			return Move{}, syntaxError(s, notFlip)
		}
		at = append(at, q)
	}
	return Flip(at...), nil
}

// parseName reads the name of a square of the board: 6F, of a word across, or F6.
func parseName(s string) (board.Square, board.Direction, bool) {
	return parseNameIn(board.Standard, s)
}

func parseNameIn(squares board.Notation, s string) (board.Square, board.Direction, bool) {
	at, d, err := squares.ParseName(s)
	return at, d, err == nil && at.In(Size, Size)
}

// SquareName returns the name of a square alone, its letter first: F6, and on French boards the
// square in row F, column 6.
func (o Options) SquareName(q board.Square) string {
	if o.Squares == board.French {
		return o.Squares.Name(q, board.Across)
	}
	return o.Squares.Name(q, board.Down)
}

// nameOf returns the name of a square alone.
func (o *Options) nameOf(q uint8) string {
	if q >= squares {
		return "?"
	}
	return o.SquareName(squareOf(int(q)))
}

// text returns the move in the notation of records, with squares as o names them.
func (m Move) text(o *Options) string {
	switch text := m.String(); {
	case o.Squares == board.Standard || m.kind != KindPlace && m.kind != KindFlip:
		return text
	case m.kind == KindPlace:
		_, word, _ := strings.Cut(text, ":")
		return o.Squares.Name(m.At(), m.dir) + ":" + word
	}
	var names []string
	for _, q := range m.Squares() {
		names = append(names, o.SquareName(q))
	}
	return "^" + strings.Join(names, ",")
}

// Notation returns the move in the notation of records, with squares as Options.Squares names them,
// as [State.ParseMove] reads it.
func (s Public) Notation(m Move) string {
	if s.rules == nil {
		return m.String()
	}
	return m.text(&s.rules.options)
}

// String returns the move in the notation of records, as [ParseMove] reads it.
func (m Move) String() string {
	text, err := m.appendText(nil)
	if err != nil || len(text) == 0 {
		return m.kind.String()
	}
	return string(text)
}

// MarshalText returns the notation of m, nothing for the zero Move. It fails on moves that are
// never legal and cannot be written.
func (m Move) MarshalText() ([]byte, error) { return m.appendText(nil) }

// UnmarshalText reads a move as [ParseMove] does, and the empty text as the zero Move.
func (m *Move) UnmarshalText(text []byte) error { return parse.IntoOrZero(m, text, ParseMove) }

func (m Move) appendText(dst []byte) ([]byte, error) {
	switch m.kind {
	case KindNone:
		if m == (Move{}) {
			return dst, nil
		}
	case KindDraw:
		dst = append(dst, '+')
		if m.more > 0 {
			return append(dst, m.Drawn()...), nil
		}
		return strconv.AppendUint(dst, uint64(m.n), 10), nil
	case KindPlace:
		if m.n == 0 || m.at >= squares {
			break
		}
		dst = append(m.At().AppendName(dst, m.dir), ':')
		dst = append(dst, m.Word()...)
		if m.more > 0 {
			dst = append(append(dst, '|'), m.Beside()...)
		}
		return dst, nil
	case KindEndTurn:
		return append(dst, '-'), nil
	case KindContest:
		return append(dst, '?'), nil
	case KindFlip:
		if m.n > maxFlipped {
			break
		}
		dst = append(dst, '^')
		for i, q := range m.codes[:m.n] {
			if q >= squares {
				return dst, faultf(phrase.NoNotation)
			}
			if i > 0 {
				dst = append(dst, ',')
			}
			dst = squareOf(int(q)).AppendName(dst, board.Down)
		}
		return dst, nil
	case KindFlag:
		return append(dst, '~'), nil
	case KindResign:
		return append(dst, "resign"...), nil
	}
	return dst, faultf(phrase.NoNotation)
}
