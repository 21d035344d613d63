package scrabblecards

import (
	"strings"

	"github.com/jeudelettres/lettres/internal/spoken"
	"github.com/jeudelettres/lettres/rulebook"
)

// ParseMove reads a move of p as people write it: "(0,0) > crise", "0,0 > crise", "je
// passe", "pioche 7", "échange abc". Accents and spaces do not matter, and small letters
// only where a word has capitals too: then they are jokers. The Note says how the text was
// understood; it is nil where the text is one that the function [ParseMove] reads, which it
// reads to the same Move.
//
// The error is a [*rulebook.SyntaxError]; where a text can mean several moves, it lists
// them. The Move may be illegal.
func (s State) ParseMove(p Player, text string) (Move, *rulebook.Note, error) { return s.hear(text) }

// ParseMove reads a move of the viewer as people write it, as [State.ParseMove] does.
func (v View) ParseMove(text string) (Move, *rulebook.Note, error) { return v.hear(text) }

func (s *position) hear(text string) (Move, *rulebook.Note, error) {
	r := hearing(ParseMove)
	return r.Read(text, func(said spoken.Saying) []string {
		if said.Act == spoken.Draw && said.Rest == "" && s.Due() > 0 {
			return []string{Draw(s.Due()).String()}
		}
		return nil
	})
}

// hear reads a move of a record, where +2 is a card and no number of cards.
func hear(o *Options, text string) (Move, *rulebook.Note, error) {
	r := hearing(func(token string) (Move, error) { return parseRecordMove(o, token) })
	return r.Read(text, func(said spoken.Saying) []string {
		if said.Act == spoken.Draw && strings.Trim(said.Rest, "0123456789") == "" {
			return []string{"+"} // which says that the cards are missing
		}
		return nil
	})
}

func hearing(parse func(string) (Move, error)) spoken.Reader[Move] {
	return spoken.Reader[Move]{Game: "scrabblecards", Parse: parse, Token: spokenToken, Signs: signs}
}

var signs = map[spoken.Act]string{
	spoken.Draw: "+", spoken.Swap: "-", spoken.Pass: "-", spoken.LetGo: ".",
	spoken.Contest: "?", spoken.Resign: "resign",
}

// spokenToken returns the token that text means, typed with spaces and without capitals or
// parentheses.
func spokenToken(text string) string {
	if text[0] == '+' || text[0] == '-' && !strings.Contains(text, ",") {
		return spoken.Letters(text)
	}
	text = strings.ReplaceAll(text, " ", "")
	i := strings.IndexAny(text, ">vV")
	if i < 0 {
		return text
	}
	place, direction, laid := strings.Trim(text[:i], "()"), strings.ToLower(text[i:i+1]), text[i+1:]
	word, bonus, special := strings.Cut(laid, "*")
	if word = spoken.Word(word); special {
		word += "*" + bonus
	}
	return "(" + place + ")" + direction + word
}
