package serve

import (
	"strconv"
	"strings"
	"unicode"

	"github.com/jeudelettres/lettres/game"
	"github.com/jeudelettres/lettres/internal/extra"
	"github.com/jeudelettres/lettres/lexicon"
)

// A decision is the form of a move.
type decision struct {
	N, Seat               int
	Do, At, Word, Letters string
	Text                  string // of any move, as players type it
	Square, Direction     string
	Try                   bool
}

func (s *server) decisionOf(get func(string) string) (d decision, ok bool) {
	d = decision{
		Do: get("do"), At: get("at"), Word: get("word"), Letters: get("letters"), Text: get("text"),
		Square: get("square"), Direction: get("direction"), Try: get("go") == "try",
	}
	var err, err2 error
	d.N, err = strconv.Atoi(get("n"))
	if seat := get("seat"); seat != "" {
		d.Seat, err2 = strconv.Atoi(seat)
	} else {
		d.Seat = -1
	}
	for _, text := range []string{d.At, d.Word, d.Letters, d.Text, d.Square} {
		if len(text) > 200 {
			return d, false
		}
	}
	return d, err == nil && err2 == nil
}

// move returns the text of the move, as players type it.
func (d decision) move(rules *game.Rules, acts extra.Acts) (string, error) {
	switch d.Do {
	case "draw":
		return "+" + strconv.Itoa(acts.Draw), nil
	case "pass":
		return "-", nil
	case "letgo":
		return ".", nil
	case "contest":
		return "?", nil
	case "resign":
		return "resign", nil
	case "swap":
		letters, err := plainLetters(d.Letters)
		return "-" + letters, err
	case "word":
		word, err := lexicon.Normalize(d.Word)
		if err != nil {
			return "", phrases.InputError(badWord)
		}
		if !knownPrefix(d.At) {
			return "", phrases.InputError(badForm)
		}
		return d.At + word, nil
	case "lay":
		return d.lay(rules)
	case "flip":
		return "^" + strings.ToUpper(strings.Join(strings.FieldsFunc(d.Letters, func(c rune) bool { return c == ',' || unicode.IsSpace(c) }), ",")), nil
	case "text":
		return d.Text, nil
	default:
		return "", phrases.InputError(badForm)
	}
}

// knownPrefix reports whether a text can stand before the word of a Jarnac or a line.
func knownPrefix(at string) bool {
	at = strings.TrimPrefix(at, "?")
	at = strings.TrimPrefix(at, "!")
	return at == "" || len(at) == 2 && '1' <= at[0] && at[0] <= '9' && at[1] == ':'
}

// plainLetters returns letters that are set aside, of which ? is a joker, and 2 and 3 bonus cards.
func plainLetters(text string) (string, error) {
	var b strings.Builder
	for _, c := range strings.ToUpper(text) {
		switch {
		case 'A' <= c && c <= 'Z' || c == '?' || c == '2' || c == '3':
			b.WriteRune(c)
		case unicode.IsSpace(c) || c == ',':
		default:
			return "", phrases.InputError(badLetters)
		}
	}
	if b.Len() == 0 || b.Len() > 20 {
		return "", phrases.InputError(badLetters)
	}
	return b.String(), nil
}

// lay returns the text of a word on squares.
func (d decision) lay(rules *game.Rules) (string, error) {
	word := strings.Join(strings.Fields(d.Word), "")
	if word == "" {
		return "", phrases.InputError(badWord)
	}
	square := strings.ToUpper(strings.Join(strings.Fields(d.Square), ""))
	if square == "" {
		return "", phrases.InputError(badSquare)
	}
	return extra.Lay(rules, square, d.Direction, word), nil
}
