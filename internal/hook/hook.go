// Package hook holds functions of a public package that other packages of this module use, and
// that are promised to nobody. Their package sets them when it is linked; its users assert the
// type, which this package cannot name, since it stands below:
//
//	var bestKeeping = hook.ScrabbleBestKeeping.(func(*scrabble.View, []int32, int32) (scrabble.Move, int32, bool))
package hook

// ScrabbleBestKeeping finds the best placement with the worth of the tiles that are kept.
var ScrabbleBestKeeping any

// JarnacPlayGood plays a move in place whose word is known to be good, for playouts.
var JarnacPlayGood any

// LexiconDerive and LexiconNotAdmitted are the methods derive and notAdmitted of a Lexicon: an
// index made once, and the words that classes do not admit.
var LexiconDerive, LexiconNotAdmitted any

// What a replay of GCG does to a State of Scrabble beyond its moves; package gcg says what each does.
var (
	ScrabbleDo, ScrabbleReveal, ScrabbleRecount, ScrabbleByOptions any
	ScrabbleTried, ScrabbleToContest, ScrabbleAuthor               any
)
