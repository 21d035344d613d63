package rulebook

import (
	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/bilingual"
)

// A Note says how a move was understood that is not written as the notation has it, or that
// can mean something else: "je passe" was read as "-", and "PASSE" as a word and not as "-".
type Note struct {
	Line  int    // of a record, from 1; 0 elsewhere
	Text  string // what was read, shortened when it is long
	Move  string // the move that was understood, in the notation of its game; "" where Other is taken back, by the Clause, or where none is made
	Other string // the move that it can mean as well; "" for none

	// Said holds the points that were announced for the move, and Points what it scores by the Clause, where
	// these differ. Clause is "" where nothing was said, or rightly.
	Said, Points int
	Clause       Clause
}

// String returns [Note.Explain] in English.
func (n Note) String() string { return n.Explain(language.English) }

// Explain returns the note for people, in French or in English, whichever suits a reader of tag
// better:
//
//	ligne 7 : « je passe » est lu comme « - »
func (n Note) Explain(tag language.Tag) string {
	text := reading.Sprintf(tag, readAs, n.Text, n.Move)
	switch {
	case n.Move == "" && n.Other == "":
		text = reading.Sprintf(tag, readRuling, n.Text)
	case n.Move == "":
		text = reading.Sprintf(tag, readTaken, n.Text, n.Other, string(n.Clause))
	case n.Clause != "":
		text = reading.Sprintf(tag, readScored, n.Text, n.Move, n.Points, n.Said, string(n.Clause))
	case n.Other != "":
		text = reading.Sprintf(tag, readAsNot, n.Text, n.Move, n.Other)
	}
	if n.Line > 0 {
		text = places.Sprintf(tag, atLine, n.Line, text)
	}
	return text
}

const (
	readAs    = "%q is read as %q ¦ %q est lu comme %q"
	readAsNot = "%q is read as %q, and not as %q ¦ %q est lu comme %q, et non comme %q"

	readTaken  = "%q takes %q back, so that neither stands in the record (%s) ¦ %q reprend %q : ni l’un ni l’autre ne compte (%s)"
	readRuling = "%q is no move: a contested word is judged by the dictionary ¦ %q n’est pas un coup : un mot contesté est jugé par le dictionnaire"
	readScored = "%q is read as %q, which scores %d point{s}, and not %d (%s) ¦ %q est lu comme %q, qui vaut %d point{s}, et non %d (%s)"
)

var reading = new(bilingual.Phrases)
