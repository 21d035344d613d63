// Package scrabblecards plays Scrabble, le jeu de cartes (1997), to the clause: on a
// table without edges, with words that are taken off it and bonus cards.
//
// [Options] say which game it is, as data; [Compile] makes [Rules] of them and a
// lexicon; a [State] is a position, from [Rules.Start] to its [State.Outcome]. A player
// decides on a [Move], [State.Complete] or a record adds the cards that chance brings,
// and [State.Play] returns the next State, or refuses with a rulebook.Violation that
// cites the clause:
//
//	rules, err := scrabblecards.Compile(scrabblecards.Official(), french.Lexicon())
//	s := rules.Start(scrabblecards.A)
//	m, err := s.Complete(rng, s.Turn(), scrabblecards.Draw(s.Due()))
//	s, err = s.Play(s.Turn(), m)
//
// A State is a comparable value of under 1 KB, although the table has no edges: it
// holds the letters that lie there, at most 102, each with its row and column, in
// order. The first letter of the first word is at (0,0), and no letter is ever more
// than 101 squares from it, since it is joined to it by a chain of letters that were
// all laid in this game. What was on the table before the last move is held too, so
// that a contest can restore it. All cards of the game are in the State, on the table
// or have been taken off it for good.
//
// After a move only the words just formed stay, and those that cannot be taken off;
// [State.Last] says which. Hands are hidden, and [State.View] is another type that holds
// one of them.
//
// A turn is two moves: the word and, while the deck has cards, the draw that fills the
// hand up. Between the two, the others may contest the word ([Contest]); with the deck
// out until the next player acts. Under the validation [Strict] bad words cannot be
// laid; under [OnContest] they stand unless they are contested in time.
//
// The package has no opinion on which move is good, draws nothing, and reads no clock.
// The clauses that it cites are those of package rulebook under cards.
package scrabblecards
