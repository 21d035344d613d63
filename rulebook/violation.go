package rulebook

import "golang.org/x/text/language"

// A Violation is a refusal: an error that cites the clause it rests on. It is always used as a
// pointer, and found in an error with errors.As.
//
// A move may break several rules. The refusal then cites the first of them in this order, the
// same in all games:
//
//  1. Nobody of this name plays; the game is over; these rules have no such move; another player
//     is to act, or the word contested is one's own.
//  2. An answer is due; the player's time is out; something else comes first, or it is too late;
//     there is nothing that the move could be about.
//  3. The right to the move is used up, or the bag is too short for it; no line is free.
//  4. There is no such line or square; there are too few letters or too many: for a word, on the
//     rack, in the bag; what is named is no letter; other letters lie there, or there is a gap;
//     more letters are laid than may be; it touches nothing, or not the centre.
//  5. A word that lies there is broken, or changed as it may not be.
//  6. The letters do not lie beside the board; they are not on the rack; other numbers are drawn
//     than are due; the letters drawn are not in the bag.
//  7. The dictionary does not have the word, or the rules do not admit it; it keeps the meaning
//     that it had.
//
// Of the first of these, nobody of this name is refused by the clause of the players, who plays after
// the end by that by which the game ended, and who plays out of turn by that of the turn. Jarnac has
// official/turn/order for all three: its sources say nothing of them, and it is one ruling.
//
// Of several words the one along the move comes first, then those across it, from its first
// letter on. What cannot be done on the table therefore comes before what is wrong in the
// dictionary, which is asked only where words are judged when they are laid.
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
