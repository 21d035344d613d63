package rulebook

import (
	"fmt"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/bilingual"
)

// A RecordError says where the record of a game is wrong, and why. Err, which errors.As
// finds, is a [*SyntaxError] for a text that is no move, a [*Violation] for a move that the
// rules refuse, else an [*InputError] or the failure of what the record was read from.
type RecordError struct {
	Line int // the number of the line, from 1; 0 when the record was not read from a text
	Move int // the number of a move that is refused or cannot be written, from 1; else 0
	Err  error
}

// Error returns "line 7: " and the reason; where there is no line, "move 3: " and the reason.
func (e *RecordError) Error() string {
	if e == nil {
		return "<nil>"
	}
	if format, n := e.place(); format != "" {
		english, _, _ := bilingual.Pair(format)
		return fmt.Sprintf(english, n, e.reason())
	}
	return e.reason().Error()
}

// Explain returns what Error says, for people, in French or in English, whichever suits a reader of tag
// better: "ligne 7 : " and the [Explain] of the reason.
func (e *RecordError) Explain(tag language.Tag) string {
	if e == nil {
		return ""
	}
	if format, n := e.place(); format != "" {
		return places.Plain(tag, format, n, e.reason())
	}
	return Explain(e.reason(), tag)
}

// Unwrap returns the reason.
func (e *RecordError) Unwrap() error { return e.Err }

func (e *RecordError) place() (format string, n int) {
	switch {
	case e.Line > 0:
		return atLine, e.Line
	case e.Move > 0:
		return atMove, e.Move
	}
	return "", 0
}

func (e *RecordError) reason() error {
	if e.Err == nil {
		return unknownReason{}
	}
	return e.Err
}

// An unknownReason stands for a reason that is nil.
type unknownReason struct{}

func (r unknownReason) Error() string { return r.Explain(language.English) }

func (unknownReason) Explain(tag language.Tag) string { return places.Plain(tag, noReason) }

const (
	atLine   = "line %d: %s ¦ ligne %d : %s"
	atMove   = "move %d: %s ¦ coup %d : %s"
	noReason = "no reason is given ¦ aucune raison n'est donnée"
)

var places = new(bilingual.Phrases)
