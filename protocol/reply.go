package protocol

import "strings"

// A Reply is a line of an engine. Only the fields that its Word needs are set.
type Reply struct {
	Word Word

	Key, Text string // ID: "name" or "author", and who
	Option    Option
	Games     []string
	Info      Info
	Move      string // BestMove: a token, or [None]
}

// String returns the line, without its end.
func (r Reply) String() string {
	words := []string{string(r.Word)}
	switch r.Word {
	case ID:
		words = append(words, r.Key, r.Text)
	case HasOption:
		words = append(words, r.Option.String())
	case Games:
		words = append(words, r.Games...)
	case HasInfo:
		words = append(words, r.Info.String())
	case BestMove:
		words = append(words, token(r.Move))
	}
	return strings.TrimRight(strings.Join(words, " "), " ")
}

// ParseReply reads a line of an engine. Blanks around words make no difference. The error
// says what is wrong with the line; a line whose first word is not one of the protocol is
// [ErrUnknown].
func ParseReply(line string) (Reply, error) {
	var r Reply
	word, rest, err := firstWord(line, maxReply, ofEngines)
	if r.Word = word; err == nil {
		err = r.read(rest)
	}
	if err != nil {
		return Reply{}, err
	}
	return r, nil
}

func (r *Reply) read(rest string) (err error) {
	switch r.Word {
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
			return phrases.InputError(noMore, string(r.Word))
		}
	}
	return err
}
