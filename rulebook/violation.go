package rulebook

import "golang.org/x/text/language"

// A Violation is a refusal: an error that cites the clause it rests on. It is always used as a
// pointer, and found in an error with errors.As.
type Violation struct {
	Clause Clause // the rule that was broken
	Move   string // the move as a record writes it; may be empty
	Word   string // the word that is wrong; empty when no word is
	Remedy Clause // what is done where the move was made all the same; empty for most moves
	Reason error  // explains the refusal, as [Explain] tells it; nil leaves that to the text of the clause
}

// Error returns the error in English: the move, or else the word, then the reason and the
// clause:
//
//	2:TZAR: Z is not in the rack (official/turn/extend)
func (v *Violation) Error() string {
	if v == nil {
		return "<nil>"
	}
	s := v.Explain(language.English)
	if s == "" {
		s = "against the rules"
	}
	if v.Move != "" {
		s = v.Move + ": " + s
	} else if v.Word != "" {
		s = v.Word + ": " + s
	}
	if v.Clause != "" {
		s += " (" + string(v.Clause) + ")"
	}
	return s
}

// Explain explains the refusal in French or in English, whichever suits a
// reader of tag better. It names neither the move nor the clause, and tells
// only what all players may know. Without a Reason it is the text of the clause, or "" without
// a clause.
func (v *Violation) Explain(tag language.Tag) string {
	switch {
	case v == nil:
		return ""
	case v.Reason == nil:
		return v.Clause.Text(tag)
	default:
		return Explain(v.Reason, tag)
	}
}

// Equal reports whether v and w cite the same clause and the same remedy for the same
// move and the same word, and explain it in the same words. Tests that compare with go-cmp
// get this comparison; those that only ask for the clause find the Violation
// with errors.As and compare its Clause.
func (v *Violation) Equal(w *Violation) bool {
	if v == nil || w == nil {
		return v == w
	}
	return v.Clause == w.Clause && v.Remedy == w.Remedy && v.Move == w.Move && v.Word == w.Word &&
		v.Explain(language.English) == w.Explain(language.English)
}
