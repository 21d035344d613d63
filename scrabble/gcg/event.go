package gcg

import (
	"fmt"
	"strings"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/excerpt"
)

// parseEvent reads an event, without the player.
func parseEvent(text string) (e Event, err error) {
	word, rest := cut(text)
	if word != "" && !strings.ContainsAny(word, "(-+0123456789") {
		if e.Rack, err = parseTiles(word); err != nil {
			return e, err
		}
		word, rest = cut(rest)
	}
	switch {
	case word == "":
		err = phrases.InputError(noEvent)
	case word == "--":
		e.Kind = Withdrawn
	case word[0] == '-':
		err = e.exchange(word[1:])
	case word[0] == '(':
		err = e.parenthesis(word)
	default:
		e.Kind = Place
		if e.At, e.Direction, err = parseSquare(word); err == nil {
			word, rest = cut(rest)
			e.Word, err = parseWord(word)
		}
	}
	if err != nil {
		return e, err
	}
	return e, e.points(rest)
}

// exchange reads what stands after the -. Quackle reads -0 as a pass.
func (e *Event) exchange(text string) (err error) {
	e.Kind = Exchange
	switch {
	case text == "":
		e.Kind = Pass
	case digits(text):
		if e.Count, err = parseNumber(text); err == nil && e.Count > maxTiles {
			err = errTooManyTiles
		}
		if e.Count == 0 {
			e.Kind = Pass
		}
	default:
		e.Tiles, err = parseTiles(text)
		e.Count = len(e.Tiles)
	}
	return err
}

// parenthesis reads (challenge), (time) or the tiles of a last rack.
func (e *Event) parenthesis(text string) (err error) {
	inner, ok := strings.CutSuffix(text[1:], ")")
	switch {
	case ok && strings.EqualFold(inner, "challenge"):
		e.Kind = Challenge
		// Quackle writes this where it does not know the rack, which it sorts.
		if e.Rack == "UNKNOWN" {
			e.Rack = ""
		}
	case ok && strings.EqualFold(inner, "time"):
		e.Kind = Time
	case !ok || inner == "" || strings.ToUpper(inner) != inner:
		return phrases.InputError(unknownEvent, excerpt.Truncate(text))
	default:
		e.Kind = Rack
		e.Tiles, err = parseTiles(inner)
	}
	return err
}

// points reads the score, the total, and the comment.
func (e *Event) points(text string) (err error) {
	word, rest := cut(text)
	if word == "" {
		return phrases.InputError(noScore)
	}
	if e.Score, err = parseNumber(word); err != nil {
		return err
	}
	if word, e.Comment = cut(rest); word != "" {
		e.HasTotal = true
		e.Total, err = parseNumber(word)
	}
	return err
}

// appendEvent appends the event after the player. Where no rack is told there are
// two spaces: macondo reads no challenge and no time with one.
func (e *Event) appendEvent(dst []byte) []byte {
	dst = append(append(dst, e.Rack...), ' ')
	dst = append(dst, e.deed(board.Standard, func(text string) string { return text })...)
	dst = fmt.Appendf(dst, " %+d", e.Score)
	if e.HasTotal {
		dst = fmt.Appendf(dst, " %d", e.Total)
	}
	if e.Comment != "" {
		dst = append(append(dst, ' '), e.Comment...)
	}
	return dst
}
