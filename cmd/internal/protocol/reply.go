package protocol

import (
	"slices"
	"strconv"
	"strings"
)

// A Kind is what a line of an engine is.
type Kind uint8

const (
	ID Kind = iota + 1
	HasOption
	Games
	OK // the greeting is over
	ReadyOK
	HasInfo
	BestMove
)

var kinds = []string{"", "id", "option", "games", "lettresok", "readyok", "info", "bestmove"}

// String is the first word of the line.
func (k Kind) String() string {
	if int(k) < len(kinds) {
		return kinds[k]
	}
	return "Kind(" + strconv.Itoa(int(k)) + ")"
}

// None is the move of a player who was asked whether they contest, and does not.
const None = "none"

// A Reply is a line of an engine. Only the fields that its Kind needs are set.
type Reply struct {
	Kind Kind

	Key, Text string // ID: "name" or "author", and who
	Option    Option
	Games     []string
	Info      Info
	Move      string // BestMove: a token, or [None]
}

// String is the line, without its end.
func (r Reply) String() string {
	words := []string{r.Kind.String()}
	switch r.Kind {
	case ID:
		words = append(words, r.Key, r.Text)
	case HasOption:
		words = append(words, r.Option.String())
	case Games:
		words = append(words, r.Games...)
	case HasInfo:
		words = append(words, r.Info.String())
	case BestMove:
		words = append(words, Token(r.Move))
	}
	return strings.TrimRight(strings.Join(words, " "), " ")
}

// ParseReply reads a line of an engine. Blanks around words make no difference. The error
// says what is wrong with the line; a line whose first word is not one of the protocol is
// [ErrUnknown].
func ParseReply(line string) (Reply, error) {
	if len(line) > MaxReply {
		return Reply{}, phrases.InputError(lineTooLong, MaxReply)
	}
	word, rest := cut(line)
	i := slices.Index(kinds[1:], word)
	switch {
	case i < 0:
		return Reply{}, unknown(word)
	case !printable(line):
		return Reply{}, phrases.InputError(notText)
	}
	r := Reply{Kind: Kind(i + 1)}
	if err := r.read(rest); err != nil {
		return Reply{}, err
	}
	return r, nil
}

func (r *Reply) read(rest string) (err error) {
	switch r.Kind {
	case ID:
		if r.Key, r.Text = cut(rest); r.Key != "name" && r.Key != "author" || r.Text == "" {
			return phrases.InputError(badID)
		}
	case HasOption:
		r.Option, err = parseOption(rest)
	case Games:
		if r.Games = strings.Fields(rest); len(r.Games) == 0 {
			return phrases.InputError(noGames)
		}
	case HasInfo:
		r.Info, err = parseInfo(rest)
	case BestMove:
		switch words := strings.Fields(rest); len(words) {
		case 0:
			return phrases.InputError(noMove)
		case 1:
			r.Move = words[0]
		default:
			return phrases.InputError(twoMoves, quoted(rest))
		}
	default:
		if rest != "" {
			return phrases.InputError(tooMuch, r.Kind.String())
		}
	}
	return err
}
