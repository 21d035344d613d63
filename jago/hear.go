package jago

import (
	"strings"

	"github.com/jeudelettres/lettres/internal/spoken"
	"github.com/jeudelettres/lettres/rulebook"
)

// ParseMove reads a move of p as people write it: "6f ras", "je finis", "je conteste",
// "pioche 12", "retourne A1, B2". Small letters, accents and spaces do not matter. The
// Note says how the text was understood; it is nil where the text is one that the function
// [ParseMove] reads, which it reads to the same Move.
//
// The error is a [*rulebook.SyntaxError]; where a text can mean several moves, it lists
// them. The Move may be illegal.
func (s State) ParseMove(p Player, text string) (Move, *rulebook.Note, error) {
	r := hearing(ParseMove)
	return r.Read(text, func(said spoken.Saying) []string {
		if said.Act == spoken.Draw && said.Rest == "" && s.Due() > 0 {
			return []string{Draw(s.Due()).String()}
		}
		return nil
	})
}

// hear reads a move of a record, where a move is one word.
func hear(_ *Options, text string) (Move, *rulebook.Note, error) {
	r := hearing(func(token string) (Move, error) {
		if strings.Contains(token, " ") {
			return Move{}, syntaxError(token, notPlacement)
		}
		return ParseMove(token)
	})
	return r.Read(text, nil)
}

func hearing(parse func(string) (Move, error)) spoken.Reader[Move] {
	return spoken.Reader[Move]{Game: "jago", Parse: parse, Token: spokenToken, Signs: signs}
}

var signs = map[spoken.Act]string{
	spoken.Draw: "+", spoken.Pass: "-", spoken.End: "-", spoken.Contest: "?",
	spoken.Flip: "^", spoken.Flag: "~", spoken.Resign: "resign",
}

// spokenToken returns the token that text means, typed with small letters and spaces.
func spokenToken(text string) string {
	token := spoken.Close(strings.ToUpper(text))
	switch token[0] {
	case '+':
		return spoken.Letters(token)
	case '^':
		return "^" + spoken.List(token[1:])
	}
	if square, word, ok := spoken.Square(token); ok {
		return square + ":" + word
	}
	return token
}
