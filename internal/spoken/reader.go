package spoken

import (
	"slices"
	"strconv"
	"strings"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/phrase"
	"github.com/jeudelettres/lettres/rulebook"
)

// A Reader reads the moves M of a game.
type Reader[M comparable] struct {
	Game  string                  // the package
	Parse func(string) (M, error) // reads a token
	// Signs is how the game writes the acts that it has: "-" for Pass, and "+" for Draw,
	// with the letters behind it.
	Signs map[Act]string
	// Token is a token of what is no act, tidied and with spaces and capitals as they were
	// typed.
	Token func(text string) string
}

// Read reads a move: as Parse does, or else as people write it, with a Note that says how
// it was understood. Here is the tokens that a saying can mean in a position, nil where
// the position does not matter. The error is a [*rulebook.SyntaxError].
func (r *Reader[M]) Read(text string, here func(Saying) []string) (m M, note *rulebook.Note, err error) {
	m, err = r.Parse(text)
	if err == nil {
		if IsAct(text) {
			note = r.warning(text)
		}
		return m, note, nil
	}
	saying := Hear(text)
	if r.Signs[saying.Act] == "" {
		saying = Saying{Rest: Tidy(text)}
	}
	if saying.Act == None && saying.Rest == "" {
		return m, nil, err // empty, or too long
	}
	var found []M
	var tokens []string
	for _, token := range r.meant(saying, here) {
		read, e := r.Parse(token)
		switch {
		case e == nil && !slices.Contains(found, read):
			found, tokens = append(found, read), append(tokens, token)
		case e != nil:
			err = e
		}
	}
	_, _, square := Square(saying.Rest)
	switch {
	case len(found) == 1:
		return found[0], &rulebook.Note{Text: excerpt.Truncate(text), Move: tokens[0]}, nil
	case len(found) > 1:
		return m, nil, r.fault(text, phrases.InputError(ambiguous, list(tokens)))
	case saying.Act == None && !square && len(strings.Fields(saying.Rest)) > 1:
		return m, nil, r.fault(text, phrases.InputError(notOneMove, len(strings.Fields(saying.Rest))))
	case saying.Act != None && saying.Rest == "":
		return m, nil, r.fault(text, phrases.InputError(nothingSaid, r.Signs[saying.Act]))
	}
	return m, nil, r.fault(text, reason(err))
}

// meant returns the tokens that a saying can mean.
func (r *Reader[M]) meant(s Saying, here func(Saying) []string) []string {
	if here != nil {
		if tokens := here(s); tokens != nil {
			return tokens
		}
	}
	return r.Tokens(s)
}

// Tokens returns the token that a saying means, whatever the position, or nothing.
func (r *Reader[M]) Tokens(s Saying) []string {
	sign := r.Signs[s.Act]
	switch s.Act {
	case None:
		return []string{r.Token(s.Rest)}
	case Draw:
		if s.Rest == "" {
			return nil
		}
		return []string{sign + Letters(Count(s.Rest))}
	case Swap:
		aside, drawn, completed := Swapped(s.Rest)
		switch {
		case aside == "":
			return nil
		case completed:
			return []string{sign + aside + "+" + drawn}
		}
		return []string{sign + aside}
	case Contest, Flip:
		return []string{sign + strings.ToUpper(List(s.Rest))}
	case Jarnac, ContestJarnac:
		if s.Rest == "" {
			return nil
		}
		return []string{sign + r.Token(s.Rest)}
	}
	if s.Rest != "" {
		return nil
	}
	return []string{sign}
}

// warning returns that a word could be taken for what a player says.
func (r *Reader[M]) warning(word string) *rulebook.Note {
	said := Hear(word)
	sign := r.Signs[said.Act]
	switch tokens := r.Tokens(said); {
	case sign == "" || slices.Contains(tokens, word): // as resign is both
		return nil
	case tokens == nil:
		sign += "…"
	}
	return &rulebook.Note{Text: word, Move: word, Other: sign}
}

// list returns the first of some tokens, in quotes.
func list(tokens []string) string {
	var quoted []string
	for i, token := range tokens {
		if i == most {
			quoted = append(quoted, "…")
			break
		}
		quoted = append(quoted, strconv.Quote(token))
	}
	return strings.Join(quoted, ", ")
}

const most = 8 // readings that an error lists

func (r *Reader[M]) fault(text string, why error) error {
	return &rulebook.SyntaxError{Game: r.Game, Text: excerpt.Truncate(text), Reason: why}
}

// reason returns that of a syntax error, which quotes a token that nobody has typed.
func reason(err error) error {
	if e, ok := err.(*rulebook.SyntaxError); ok {
		return e.Reason
	}
	return err
}

const (
	ambiguous   = "it can be read as %s: write the one that is meant"
	notOneMove  = "a line has one move, and this is %d words"
	nothingSaid = "say what, with letters or a word behind it, or write it behind %s"
)

var phrases = phrase.With(func() map[string]string {
	return map[string]string{
		ambiguous:   "cela peut se lire %s\u00a0: écrivez celui qui convient",
		notOneMove:  "une ligne a un seul coup, et voici %d mots",
		nothingSaid: "dites quoi, avec des lettres ou un mot à la suite, ou écrivez-le après %s",
	}
})
