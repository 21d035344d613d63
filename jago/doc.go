// Package jago plays Jago to the clause: words in two colours, laid on a board of 11 by
// 11 and stolen from each other.
//
// [Options] say which game it is, as data; [Compile] makes [Rules] of them and a
// lexicon; a [State] is a position, from [Rules.Start] to its [State.Outcome]. A player
// decides on a [Move], [State.Complete] or a record adds the letters that chance brings,
// and [State.Play] returns the next State, or refuses with a rulebook.Violation that
// cites the clause:
//
//	rules, err := jago.Compile(jago.Official(), french.Lexicon())
//	s := rules.Start(jago.Red)
//	m, err := s.Complete(rng, s.Turn(), jago.Draw(s.Due()))
//	s, err = s.Play(s.Turn(), m)
//
// A turn is any number of words ([Lay]), then its end ([End]), which needs that every
// run of letters is a word and that the player shows at least one letter more than the
// opponent, and then the draw. A word laid where nothing lay is new and its author's; a
// word of the opponent's is stolen by lengthening it, by replacing letters, or both,
// when its meaning changes. [State.Last] says what became of each word.
//
// Whether the meaning changes is for a [Sense] to say. The default, [Families], goes by
// dictionary entries and, where letters are added, by the suffixes with which French
// makes words of words; [Rules.WithSense] takes another.
//
// A State is a value of under 2 KB without a random source, a clock or a hidden order
// of the bag. It never changes, so keeping a copy is the undo, and goroutines share it
// freely. All letters of the game are in it: in the bag, on a rack, on the board or
// beside it. Time is for clock.Disc to measure; it reaches the game as a [Flag].
//
// The last word is open to contest ([Contest]) until its author lays another or, at the
// end of a turn, draws; who is right turns letters of the other ([Turn]), and then the
// turn goes on. Under the validation [Strict] bad words cannot be laid; under
// [OnContest] they stand unless they are contested at once.
//
// The package has no opinion on which move is good, draws nothing, and reads no clock.
// The clauses that it cites are those of package rulebook under jago.
package jago
