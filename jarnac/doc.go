// Package jarnac plays Jarnac to the clause: the official rules of 2012, the
// rules of the box, and the competition forms of both.
//
// [Options] say which game it is, as data; [Compile] makes [Rules] of them and a
// lexicon; a [State] is a position, from [Rules.Start] to its [State.Outcome].
// A player decides on a [Move], [State.Complete] or a record adds the letters
// that chance brings, and [State.Play] returns the next State, or refuses with
// a rulebook.Violation that cites the clause:
//
//	rules, err := jarnac.Compile(jarnac.Competition(), french.Lexicon())
//	s := rules.Start(jarnac.A)
//	m, err := s.Complete(rng, s.Turn(), jarnac.Draw(6))
//	s, err = s.Play(s.Turn(), m)
//
// A State is a value of under 400 bytes without a random source, a clock or a
// hidden order of the bag. It never changes, so keeping a copy is the undo, and
// goroutines share it freely. All letters of the game are in it at every moment:
// in the bag, on a rack or in a word.
//
// Under the validation [Strict], a word that the dictionary or the formula does
// not admit cannot be laid. Under [OnContest] it can, and stands unless the
// opponent contests it in time: [Contest] and [ContestJarnac] are moves like any
// other, and so is the [Flag] of a player who has run out of time.
// [State.CanAct] says who may act, [State.Window] which words are in question, and
// [State.Last] what the last move has laid, taken, undone and given, each with its
// clause. [State.Moves] yields a decision exactly when some completion of it passes
// [State.Check], with good words alone; contests, flags and resignations pass it
// too and are never yielded.
//
// A [Record] is a game written down, one move a line: [ReadRecord] reads it,
// [Record.Replay] plays it again, and [Record.Append] writes it while it is played.
//
// The package has no opinion on which move is good, draws nothing, and reads no
// clock. The clauses that it cites are those of package rulebook under official,
// classic and classic-competition.
package jarnac
