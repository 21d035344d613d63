// Package jarnac plays Jarnac to the clause: the official rules of 2012, the
// rules of the box, and the competition forms of both.
//
// [Options] say which game it is, as data; [Compile] makes [Rules] of them and a
// lexicon; a [State] is a position, from [Rules.Start] to its [Public.Outcome].
// A player decides on a [Move], [State.Complete] or a record adds the letters
// that chance brings, and [State.Play] returns the next State, or refuses with
// a rulebook.Violation that cites the clause:
//
//	rules, err := jarnac.Compile(jarnac.Competition(), french.Lexicon())
//	s := rules.Start(jarnac.A)
//	m, err := s.Complete(rng, s.Turn(), jarnac.Draw(6))
//	s, err = s.Play(s.Turn(), m)
//
// A State is a small value without a random source, a clock or a
// hidden order of the bag. It never changes: a copy is the undo, and goroutines share
// it freely. It holds all letters of the game, in the bag, on a rack or in a word, and
// not the last move: whatever moves lead to a position, its States are ==, and
// [Public.Hash] is a key for tables of them.
//
// Under the validation [Strict], a word that the dictionary or the formula does
// not admit cannot be laid. Under [OnContest] it can, and stands unless the
// opponent contests it in time: [Contest] and [ContestJarnac] are moves like any
// other, and so is the [Flag] of a player who has run out of time.
// [Public.CanAct] says who may act, [Public.Open] which words can be contested, and
// [State.Effect], asked of the position before a move, what the move lays, takes,
// undoes and costs, each with its clause. [State.Moves] yields a decision exactly when
// some completion of it passes [State.Check], with good words alone; contests, flags
// and resignations pass Check too and are never yielded.
//
// A bot is given a [View], which in this game is the whole State and whose it is.
// [State.AppendMoves] lists what may be decided, and [Public.AppendWordsOn] the words of one
// line of a mat, which its owner may lay and the opponent may call; [State.AppendScored] adds
// what each brings, and [State.Chances] what a draw or a swap may bring. A server takes decisions
// from its clients and completes them itself: see [State.Complete].
//
// A [Record] is a game written down, one move a line: [ReadRecord] reads it,
// [Record.Replay] plays it again, and [Record.Append] writes it while it is played.
//
// The package does not judge which move is good, draws no pictures, and reads no
// clock. The clauses that it cites are those of package rulebook under official,
// classic and classic-competition.
//
// docs/notation.md shows players how a game is written down. [ParseMove] reads moves to the
// letter, and [State.ParseMove] as players type them, "je passe", and says how it understood
// them.
//
// # Options
//
// [ParseOptions] and a record read these. Each option is written key=value.
//
//	key         values                                           official
//	edition     2012, box, tournaments                           2012
//	toss        letter, coin                                     letter
//	formula     free, no-conjugations, no-chaining, competition  free
//	exclude     none, or classes of words as lexicon.Classes     pref,abbr,symb,comp,prop
//	bag         2012, classic, none, or letters, as in AABZ      2012
//	lines       1 to 8                                           8
//	length      two of 2 to 9, as in 3-7                         3-9
//	first-draw  1 to 20                                          6
//	swap-size   0 to 5                                           3
//	jarnacs     0 to 8                                           1
//	end         last-chance, last-line, longer-word              last-chance
//	score       margin, total                                    margin
//	margin      0 to 1000                                        70
//	validation  strict, contest                                  strict
//	penalty     letters, none                                    letters
//	draws       named, unseen                                    named
//
//	preset               as changes to official
//	competition          formula=competition
//	classic              edition=box toss=coin exclude=intj,pref,abbr,symb,comp,prop bag=classic jarnacs=2 end=last-line score=total penalty=none
//	classic-competition  edition=tournaments toss=coin formula=competition exclude=intj,pref,abbr,symb,comp,prop bag=classic jarnacs=2 end=longer-word score=total
package jarnac
