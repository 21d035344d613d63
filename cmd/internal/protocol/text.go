package protocol

import (
	"errors"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/jeudelettres/lettres/internal/excerpt"
	"github.com/jeudelettres/lettres/internal/say"
	"github.com/jeudelettres/lettres/rulebook"
)

const (
	lineTooLong  = "a line is longer than %d bytes"
	notText      = "it is not text: there are bytes that are not UTF-8, or control characters"
	unknownWord  = "unknown first word %q"
	otherVersion = "it speaks version %q, and not %q"
	optionNoName = "the option has no name"
	badNewGame   = "it must be newgame, the game, its options, the word player and who plays"
	noPosition   = "there is no position"
	tooMuch      = "nothing may follow the word %s"
	badGo        = "after go come movetime with a number, and time with one for each player"
	badTime      = "%q is not a number of milliseconds"
	badID        = "after id comes name or author, and a text"
	badOption    = "it must be option name, a name without blanks, type, and one of check, spin, combo and string"
	badDefault   = "the option %s cannot have the value %q"
	badRange     = "the option %s has a minimum %q and a maximum %q that are no range"
	noGames      = "there are no games"
	badInfo      = "the number %q of %s cannot be read"
	noMove       = "there is no move"
	twoMoves     = "it must be one move without blanks, and not %q"
)

var phrases = say.New(func() map[string]string {
	return map[string]string{
		lineTooLong:  "une ligne a plus de %d octets",
		notText:      "ce n'est pas du texte : il y a des octets qui ne sont pas de l'UTF-8, ou des caractères de contrôle",
		unknownWord:  "premier mot inconnu %q",
		otherVersion: "la version annoncée est %q, et non %q",
		optionNoName: "l'option n'a pas de nom",
		badNewGame:   "il faut newgame, le jeu, ses options, le mot player et qui joue",
		noPosition:   "il n'y a pas de position",
		tooMuch:      "rien ne peut suivre le mot %s",
		badGo:        "après go viennent movetime avec un nombre, et time avec un nombre pour chaque joueur",
		badTime:      "%q n'est pas un nombre de millisecondes",
		badID:        "après id vient name ou author, et un texte",
		badOption:    "il faut option name, un nom sans espace, type, et l'un de check, spin, combo et string",
		badDefault:   "l'option %s ne peut pas avoir la valeur %q",
		badRange:     "l'option %s a un minimum %q et un maximum %q qui ne forment pas un intervalle",
		noGames:      "il n'y a pas de jeu",
		badInfo:      "le nombre %q de %s ne peut pas être lu",
		noMove:       "il n'y a pas de coup",
		twoMoves:     "il faut un seul coup sans espace, et non %q",
	}
})

// ErrUnknown reports a line whose first word is not one of the protocol. Both
// sides skip such lines.
var ErrUnknown = errors.New("unknown line")

type unknownError struct{ *rulebook.InputError }

func (unknownError) Is(target error) bool { return target == ErrUnknown }

func unknown(word string) error { return unknownError{phrases.InputError(unknownWord, quoted(word))} }

func quoted(text string) string { return excerpt.Truncate(text) }

// Token returns a move as the protocol writes it, as one word: 8H:CHAT for 8H CHAT. The
// games read both.
func Token(move string) string { return strings.ReplaceAll(move, " ", ":") }

// cut is the first word, and what follows it.
func cut(line string) (word, rest string) {
	line = strings.TrimSpace(line)
	i := strings.IndexFunc(line, unicode.IsSpace)
	if i < 0 {
		return line, ""
	}
	return line[:i], strings.TrimSpace(line[i:])
}

// printable reports whether a line is UTF-8 without control characters. A tab is a blank.
func printable(line string) bool {
	if !utf8.ValidString(line) {
		return false
	}
	for _, r := range line {
		if r != '\t' && unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) {
			return false
		}
	}
	return true
}
