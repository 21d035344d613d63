// Package jago plays Jago to the clause: words in two colours, laid on a board of 11 by
// 11 and stolen from each other.
//
// [Options] say which game it is, as data; [Compile] makes [Rules] of them and a
// lexicon; a [State] is a position, from [Rules.Start] to its [Public.Outcome]. A player
// decides on a [Move], [State.Complete] or a record adds the letters that chance brings,
// and [State.Play] returns the next State, or refuses with a rulebook.Violation that
// cites the clause:
//
//	rules, err := jago.Compile(jago.Official(), gaddag.Lexicon())
//	s := rules.Start(jago.Red)
//	m, err := s.Complete(rng, s.Turn(), jago.Draw(s.Due()))
//	s, err = s.Play(s.Turn(), m)
//
// A turn is any number of words ([Place]), then its end ([EndTurn]), which needs that
// every run of letters is a word and that at least one letter more shows the colour of
// the player than that of the opponent, and then the draw. A word laid where nothing lay
// is new and its author's; a word of the opponent's is stolen by lengthening it, by
// replacing letters, or both, when its meaning changes. [State.Effect] says what becomes
// of each word, before or after the move is played.
//
// A run of letters that is not a word is on the way (jago/steal-passing): it remembers
// the words that it is made of, and whether they are stolen is judged when it becomes a
// word. So neither the order of laying nor the validation decides what is a theft.
//
// Whether the meaning changes is for a [MeaningFunc] to say. The default, [Families], goes
// by dictionary entries and by the suffixes with which French derives words from others;
// [Rules.WithMeaning] takes another. With a plain list of words nothing is known of their
// meanings, and every change is a theft: see [Rules.KnowsMeanings].
//
// A State is a value of about half a kilobyte without a random source, a clock or a
// hidden order of the bag. It never changes, so keeping a copy is the undo, and goroutines
// share it freely. All letters of the game are in it: in the bag, on a rack, on the board
// or beside it. Time is for clock.Disc to measure; it reaches the game as a [Flag].
//
// Both players see everything. A bot is given a [View] all the same, as in the other games,
// or its text, which [Rules.ParseView] reads: here it is the State and who looks at it.
// [View.AppendScored] is the words that can be laid with the letters more that then show
// the player's colour, [State.Chances] is what a draw may bring, and a map of States serves
// as a table of known positions.
//
// The last word is open to contest ([Contest]) until its author lays another or, at the
// end of a turn, draws; whoever is right flips letters of the other ([Flip]), and then the
// turn goes on. Under the validation [Strict] bad words cannot be laid; under
// [OnContest] they stand unless they are contested at once.
//
// The package has no opinion on which move is good, draws nothing, and reads no clock.
// The clauses that it cites are those of package rulebook under jago.
//
// docs/notation.md shows players how a game is written down. [ParseMove] reads moves to the
// letter, and [State.ParseMove] as players type them, "je passe", and says how it understood
// them.
//
// # Options
//
// [ParseOptions] and a record read these. Each option is written key=value.
//
//	key         values                                        official
//	bag         official, or letters, as in AABZ              official
//	rack        1 to 12                                       12
//	flips       0 to 3                                        3
//	exclude     none, or classes of words as lexicon.Classes  abbr,symb,comp,prop
//	validation  strict, contest                               strict
//	draws       named, unseen                                 named
//	squares     standard, french                              standard
package jago
