// Package scrabble implements Scrabble classique, clause by clause, by the rules of the
// clubs, and reads and writes the formats of Scrabble programs.
//
// [Options] are the rules of a game as data; [Compile] makes [Rules] of them and a
// lexicon; a [State] is a position, from [Rules.Start] to its [Public.Outcome].
// A player decides on a [Move], [State.Complete] adds the tiles that chance
// brings, and [State.Play] returns the next State, or refuses with a
// rulebook.Violation that cites the clause:
//
//	rules, err := scrabble.Compile(scrabble.Classique(), gaddag.Lexicon())
//	s := rules.Start(scrabble.A)
//	m, err := s.Complete(rng, s.Turn(), scrabble.Draw(s.Due()))
//	s, err = s.Play(s.Turn(), m)
//
// A State is a value without a random source, a clock or a hidden
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
// Two games of the clubs are Options of this one. In seven of eight, racks have eight tiles,
// of which a move lays seven: Rack 8, Lay 7. In a Duplicate game all play with one rack on
// one board: each decides in turn on a placement, which a View hides from the others until
// all have decided; then all get the points of theirs, and the best one stays.
//
// A [Record] is a game as it is written down, with all draws and contests: [ReadRecord]
// reads one, [Record.Replay] plays it, and [Record.Append] writes a game down while it is
// played. Package gcg has GCG, the format of other programs, which tells less. A position alone is read by [Rules.ParseCGP].
//
// The package does not judge which move is good, except that [State.Best] finds one with
// the most points. It draws nothing by itself and reads no clock. The clauses that it cites are
// those of package rulebook under scrabble.
//
// docs/notation.md shows players how a game is written down. [ParseMove] reads moves to the
// letter, and [State.ParseMove] as players type them, "je passe", and says how it understood
// them.
//
// # Options
//
// [ParseOptions] and a record read these. Each option is written key=value.
//
//	key             values                                              classique
//	players         2 to 4                                              2
//	board           standard, or 15 rows, see Layout.String             standard
//	bag             french, english, or tiles, as in AABZ?              french
//	values          french, english, or 26 numbers with commas between  french
//	rack            1 to 8                                              7
//	lay             0 to 8                                              0
//	bonus           0 to 1000                                           50
//	exchange        0 to 255                                            7
//	rounds          1 to 100                                            3
//	short-rounds    1 to 100                                            3
//	idle            passes, scoreless                                   passes
//	leftover        given, twice                                        given
//	exclude         none, or classes of words as lexicon.Classes        pref,abbr,symb,comp,prop
//	validation      strict, contest, recorded                           strict
//	draws           named, unseen                                       named
//	penalty         points-off, points-given, single, double, void      points-off
//	penalty-points  0 to 1000                                           5
//	duplicate       no, best, top                                       no
//	mixed           0 to 4                                              0
//	time-penalty    0 to 1000                                           0
//	squares         standard, french                                    standard
//
//	preset   as changes to classique
//	english  bag=english values=english idle=scoreless leftover=twice penalty=double time-penalty=10
package scrabble
