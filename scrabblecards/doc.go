// Package scrabblecards knows the rules of Scrabble, le jeu de cartes (1997): a table
// without edges, words that are taken off it again, and bonus cards.
//
// [Options] describe the game as data, and [Compile] makes [Rules] from them and a
// lexicon. A [State] is a position, from [Rules.Start] to its [Public.Outcome]. A player
// decides on a [Move]; [State.Complete] or a record adds the cards that chance brings;
// [State.Play] returns the next State, or refuses with a rulebook.Violation that cites
// the clause:
//
//	rules, err := scrabblecards.Compile(scrabblecards.Official(), gaddag.Lexicon())
//	s := rules.Start(scrabblecards.A)
//	m, err := s.Complete(rng, s.Turn(), scrabblecards.Draw(s.Due()))
//	s, err = s.Play(s.Turn(), m)
//
// A State is a comparable value. It holds the letters on the table, at most
// 102, sorted by row and column. The first letter of the first word is at (0,0). No letter
// is ever more than 101 squares away from it, because a chain of letters joins the two,
// all of them laid in this game. While a placement can be contested, the State also holds
// that placement and the table before it. Every card of the game is in the State, or has
// been taken off the table for good.
//
// After a placement only the new words stay, and those that cannot be taken off.
// [State.Effect] says which, before the move is played.
//
// Players do not see the cards of the others. A bot is given a [View], which holds the cards
// of one player alone, or its text, which [Rules.ParseView] reads. From it the bot gets its
// moves, the points of placements ([View.AppendScored]), what it does not see, and whole
// States that may be the true one ([View.Sample]). In those it can look ahead:
// [State.Chances] is what a draw may bring, and a map of States serves as a table of known
// positions.
//
// A turn is two moves: a word and, while the deck has cards, the draw that fills the hand
// up again. Between the two, the others may contest the word with [Contest]; when the deck
// is out, they may until the next player acts. Under [Strict] validation bad words cannot be
// laid; under [OnContest] they stand unless they are contested in time.
//
// What players call the deck and a hand is the bag and a rack here, as in the other games.
//
// The package does not judge which move is good, draws nothing by itself, and reads no
// clock. The clauses that it cites begin with cards/ in package rulebook.
//
// docs/notation.md shows players how a game is written down. [ParseMove] reads moves to the
// letter, and [State.ParseMove] as players type them, "je passe", and says how it understood
// them.
//
// # Options
//
// [ParseOptions] and a record read these. Each option is written key=value.
//
//	key             values                                        official
//	players         2 to 6                                        2
//	bag             official, or cards, as in AABZ?23             official
//	values          official, or 26 numbers with commas between   official
//	rack            1 to 8                                        7
//	bonus           0 to 1000                                     50
//	exchange        0 to 255                                      7
//	penalty-points  0 to 1000                                     10
//	double-held     0 to 1000                                     10
//	triple-held     0 to 1000                                     20
//	exclude         none, or classes of words as lexicon.Classes  pref,abbr,symb,comp,prop
//	validation      strict, contest                               strict
//	draws           named, unseen                                 named
package scrabblecards
