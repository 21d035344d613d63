package scrabble

import (
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/spoken"
	"github.com/jeudelettres/lettres/rulebook"
)

// ParseMove reads a move of p as people write it: "8h chats", "8H:CHATS", "8H (CHAT)S", "je
// passe", "pioche 7", "échange aei". Letters that lie on the board may be written, or be
// points; accents and spaces do not matter, and small letters only where a word has
// capitals too: then they are jokers. Squares are named as [Options].Squares says. The Note
// says how the text was understood; it is nil where the text is one that the function
// [ParseMove] reads to the same Move, as it does with all that is no placement.
//
// The error is a [*rulebook.SyntaxError]; where a text can mean several moves, it lists
// them. The Move may be illegal.
func (s State) ParseMove(p Player, text string) (Move, *rulebook.Note, error) { return s.hear(text) }

// ParseMove reads a move of the viewer as people write it, as [State.ParseMove] does.
func (v View) ParseMove(text string) (Move, *rulebook.Note, error) { return v.hear(text) }

func (s *table) hear(text string) (Move, *rulebook.Note, error) {
	r := hearing(s.parse, " ")
	m, note, err := r.Read(text, func(said spoken.Saying) []string {
		if said.Act == spoken.Draw && said.Rest == "" && s.due() > 0 {
			return []string{Draw(s.due()).String()}
		}
		return nil
	})
	if strict, e := ParseMove(text); err == nil && note == nil && (e != nil || strict != m) {
		note = &rulebook.Note{Text: excerpt.Truncate(text), Move: s.notation(&m)}
	}
	return m, note, err
}

// parse reads a move as the function ParseMove does, and takes off the letters that lie
// there.
func (s *table) parse(text string) (Move, error) {
	if s.rules == nil {
		return ParseMove(text)
	}
	place, word, _ := spoken.Placement(text)
	at, d, err := s.rules.options.Squares.ParseName(place)
	if err != nil || !at.In(Size, Size) || len(word) > Size {
		return ParseMove(text)
	}
	if m := s.Placement(at, d, word); m.n > 0 && m.at != nowhere {
		return m, nil
	}
	if m := Place(at, d, word); m.n > 0 && m.at != nowhere {
		return m, nil // all of it lies there
	}
	return Move{}, syntaxError(text, notWord)
}

// hear reads a move of a record, of which the position is not known.
func hear(o *Options, text string) (Move, *rulebook.Note, error) {
	r := hearing(func(token string) (Move, error) {
		if strings.Contains(token, " ") {
			return Move{}, syntaxError(token, notWritten)
		}
		return parseRecordMove(o, token)
	}, ":")
	return r.Read(text, nil)
}

// hearing reads tokens with that between a square and a word.
func hearing(parse func(string) (Move, error), between string) spoken.Reader[Move] {
	return spoken.Reader[Move]{
		Game: "scrabble", Parse: parse, Signs: signs,
		Token: func(text string) string { return spokenToken(text, between) },
	}
}

var signs = map[spoken.Act]string{
	spoken.Draw: "+", spoken.Swap: "-", spoken.Pass: "-", spoken.LetGo: ".",
	spoken.Contest: "?", spoken.Flag: "~", spoken.Resign: "resign",
}

// spokenToken returns the token that text means, typed with spaces and without capitals.
func spokenToken(text, between string) string {
	switch text[0] {
	case '+', '-':
		return spoken.Letters(text)
	case '?':
		return "?" + spoken.List(text[1:])
	}
	square, word, ok := spoken.Square(text)
	if !ok {
		return text
	}
	return square + between + spoken.Word(points(word))
}

// points returns a word with a point for each letter in parentheses, as in (CHAT)S.
func points(word string) string {
	inside := false
	return strings.Map(func(c rune) rune {
		switch {
		case c == ' ':
			return -1
		case c == '(', c == ')':
			inside = c == '('
			return -1
		case inside:
			return '.'
		}
		return c
	}, word)
}
