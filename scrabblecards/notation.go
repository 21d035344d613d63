package scrabblecards

import (
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/law"
	"github.com/jeudelettres/lettres/internal/parse"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/rulebook"
)

// The notation of moves is that of a record:
//
//	+7  +CRISE?2  +1+2    draw: as a decision, and with its cards; with the number before
//	                      a bonus card that comes alone, which would read as one
//	(0,0)>CRISE           lay a word across, from row 0 and column 0 on
//	(-1,0)vaCHAT          and down, the first letter being a joker
//	(-1,1)>MON*2@2        with a Double Word card on the second letter
//	-ABC2  -ABC2+DEF?     exchange: as a decision, and with its cards
//	-#3                   exchange of cards that are not named, as the others see it
//	-                     pass
//	?                     contest
//	.                     let go
//	resign

const maxToken = 64 // longer than the longest move

func syntaxError(text, format string) error {
	return &rulebook.SyntaxError{Game: "scrabblecards", Text: excerpt.Truncate(text), Reason: phrases.InputError(format)}
}

// ParseMove reads a move in the notation of records. The error is a [*rulebook.SyntaxError].
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
	case s == "resign":
		return Resign(), nil
	}
	switch s[0] {
	case '+':
		return parseDraw(s)
	case '-':
		if n, err := strconv.ParseUint(strings.TrimPrefix(s, "-#"), 10, 8); err == nil && len(s) > 2 && s[1] == '#' && s[2] != '0' {
			return ExchangeCount(int(n)), nil
		}
		aside, drawn, completed := strings.Cut(s[1:], "+")
		if _, ok := rackCodes(aside); !ok || aside == "" {
			return bad(notExchange)
		}
		m := Exchange(aside)
		if !completed {
			return m, nil
		}
		if _, ok := rackCodes(drawn); !ok || drawn == "" {
			return bad(notExchange)
		}
		return m.WithDrawn(drawn), nil
	case '(':
		return parsePlacement(s)
	}
	if _, cards := rackCodes(s); cards {
		return Move{}, &rulebook.SyntaxError{Game: "scrabblecards", Text: s, Reason: phrases.InputError(noPlace, s)}
	}
	return bad(phrase.NoMove)
}

// parseDraw reads +7, +CRISE?2 or +1+2.
func parseDraw(s string) (Move, error) {
	number, cards, both := strings.Cut(s[1:], "+")
	switch {
	case both && number == "1" && (cards == "2" || cards == "3"):
	case both:
		return Move{}, syntaxError(s, notDraw)
	case len(number) == 1 && '0' <= number[0] && number[0] <= '9':
		return Draw(int(number[0] - '0')), nil
	default:
		cards = number
	}
	if _, ok := rackCodes(cards); !ok || cards == "" {
		return Move{}, syntaxError(s, notDraw)
	}
	return Draw(0).WithDrawn(cards), nil
}

// parsePlacement reads (0,0)>CRISE, or (-1,1)>MON*2@2.
func parsePlacement(s string) (Move, error) {
	bad := func(format string) (Move, error) { return Move{}, syntaxError(s, format) }
	place, rest, ok := strings.Cut(s, ")")
	at, err := board.ParseSquare(place + ")")
	if !ok || err != nil || rest == "" || rest[0] != '>' && rest[0] != 'v' {
		return bad(notPlacement)
	}
	d := board.Across
	if rest[0] == 'v' {
		d = board.Down
	}
	word, bonus, special := strings.Cut(rest[1:], "*")
	m := Place(at, d, word)
	if m.n == 0 {
		return bad(notWord)
	}
	if !special {
		return m, nil
	}
	bonus, second, more := strings.Cut(bonus, "*")
	if more && isBonus(bonus) && isBonus(second) {
		return Move{}, twoBonuses(s)
	}
	card, on, ok := strings.Cut(bonus, "@")
	letter, err := strconv.ParseUint(on, 10, 8)
	if more || !ok || err != nil || on[0] == '0' || card != "2" && card != "3" {
		return bad(notBonus)
	}
	return m.WithBonus(Bonus(card[0]-'0'), int(letter)), nil
}

// isBonus reports whether a text is a bonus card on a letter, as in 2@1.
func isBonus(text string) bool {
	return len(text) > 2 && (text[0] == '2' || text[0] == '3') && text[1] == '@' && strings.Trim(text[2:], "0123456789") == ""
}

// twoBonuses returns the error of a placement with more than one bonus card.
func twoBonuses(s string) error {
	v := phrases.Violation(law.CardsBonus, "", "", oneBonus)
	return &rulebook.SyntaxError{Game: "scrabblecards", Text: excerpt.Truncate(s), Reason: v}
}

// String returns the move in the notation of records, which [ParseMove] reads.
func (m Move) String() string {
	text, err := m.appendText(nil)
	if err != nil || m.kind == KindNone {
		return m.kind.String()
	}
	return string(text)
}

// MarshalText returns the notation of m, nothing for the zero Move. It fails on a placement
// without a word, and on a draw of more than 9 cards.
func (m Move) MarshalText() ([]byte, error) { return m.appendText(nil) }

// UnmarshalText reads a move as [ParseMove] does, and the empty text as the zero Move.
func (m *Move) UnmarshalText(text []byte) error { return parse.IntoOrZero(m, text, ParseMove) }

func (m Move) appendText(dst []byte) ([]byte, error) {
	switch m.kind {
	case KindNone:
		return dst, nil
	case KindDraw:
		switch drawn := m.Drawn(); {
		case drawn == "2" || drawn == "3":
			return append(append(dst, "+1+"...), drawn...), nil
		case drawn != "":
			return append(append(dst, '+'), drawn...), nil
		case m.n < 10:
			return append(dst, '+', '0'+m.n), nil
		}
	case KindPlace:
		if m.n == 0 {
			break
		}
		dst, _ = m.at.AppendText(dst)
		dst = append(dst, ">v"[m.dir&1])
		dst = append(dst, m.Word()...)
		if m.bonus != NoBonus || m.on != 0 {
			dst = append(dst, '*', '0'+byte(m.bonus), '@')
			dst = strconv.AppendInt(dst, int64(m.on), 10)
		}
		return dst, nil
	case KindExchange:
		dst = append(dst, '-')
		if m.codes[0] == 0 {
			dst = append(dst, '#')
			dst = strconv.AppendInt(dst, int64(m.n), 10)
		}
		dst = append(dst, m.Aside()...)
		if m.drawn > 0 {
			dst = append(append(dst, '+'), m.Drawn()...)
		}
		return dst, nil
	case KindPass:
		return append(dst, '-'), nil
	case KindLetGo:
		return append(dst, '.'), nil
	case KindContest:
		return append(dst, '?'), nil
	case KindResign:
		return append(dst, "resign"...), nil
	}
	return dst, faultf(phrase.NoNotation)
}
