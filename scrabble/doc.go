// Package scrabble plays Scrabble classique to the clause, by the rules of the
// clubs, and speaks the formats that Scrabble's programs speak.
//
// [Options] say which game it is, as data; [Compile] makes [Rules] of them and a
// lexicon; a [State] is a position, from [Rules.Start] to its [State.Outcome].
// A player decides on a [Move], [State.Complete] adds the tiles that chance
// brings, and [State.Play] returns the next State, or refuses with a
// rulebook.Violation that cites the clause:
//
//	rules, err := scrabble.Compile(scrabble.Classique(), french.Lexicon())
//	s := rules.Start(scrabble.A)
//	m, err := s.Complete(rng, s.Turn(), scrabble.Draw(s.Due()))
//	s, err = s.Play(s.Turn(), m)
//
// A State is a value of under 3.5 KB without a random source, a clock or a hidden
// order of the bag. It never changes, so keeping a copy is the undo, and goroutines
// share it freely. All tiles of the game are in it at every moment: in the bag, on a
// rack or on the board. Most of it is the cross-sets of the board: for each empty
// square the letters that the words across it admit, kept up to date around the tiles
// that are laid, which is what makes [State.AppendPlacements] and [State.Best] fast.
//
// Racks are hidden, and [State.View] is another type that holds one of them: what a
// player may know, with all that a bot needs.
//
// A turn is two moves: the placement and, while the bag has tiles, the draw that
// fills the rack up. Between the two, the others may contest the placement: [Contest]
// is a move like any other, and so is the [Flag] of a player whose time is out. Where
// no tile is left to draw, a placement is open to contest until the next act, and the
// one that goes out until it is let go. Under the validation [Strict] bad words cannot
// be laid; under [OnContest] they stand unless they are contested in time.
//
// A [Record] is a game as GCG writes it down, the format of other programs: [ReadGCG]
// reads one, and finds out by which rules it was played; [Record.Replay] plays it, and
// refuses a wrong score as it refuses a wrong move. [Record.Append], of the states before
// and after each [State.Play], writes one down. A position alone is read by
// [Rules.ParseCGP].
//
// The package has no opinion on which move is good, but for [State.Best], which has
// the most points; it draws nothing and reads no clock. The clauses that it cites are
// those of package rulebook under scrabble.
package scrabble
