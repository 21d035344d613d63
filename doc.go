// Package lettres is the map of a module that knows the rules of French word
// games exactly. It holds no code: import the packages below.
//
//   - jarnac plays Jarnac: the official rules of 2012, the rules of the box, and
//     the competition forms of both, from the toss to the verdict, with contests,
//     clocks and records.
//   - scrabble plays Scrabble classique by the rules of the clubs, and the English
//     game: hidden racks, contests, all placements of a position and the best one,
//     games in GCG and positions in CGP.
//   - scrabblecards plays Scrabble, le jeu de cartes: a table without edges, words
//     that are taken off it, bonus cards.
//   - jago plays Jago: words in two colours, which players steal from each other.
//   - lexicon knows words: which exist, what can be made of given letters, and
//     of which dictionary entries a spelling is a form. lexicon/french is the
//     built-in French lexicon, and lexicon/french/gaddag the same with its word
//     graph, for programs that play on a board.
//   - rulebook holds every clause of the rules in French and in English, and the
//     errors that cite them.
//   - bag is a multiset of letters: a bag, a rack, the letters of a word.
//   - board names the squares of a board and the directions in which words run.
//   - show/showjarnac, show/showscrabble, show/showcards and show/showjago tell one
//     game each in French and in English, and draw it as text and as SVG. What they
//     share is in show.
//   - bot/botjarnac plays Jarnac, bot/botscrabble Scrabble, bot/botcards its card game and
//     bot/botjago Jago, at levels from a beginner to the strongest, with an analysis of each
//     decision. The levels, the search and the solver are in bot.
//   - review/reviewjarnac, review/reviewscrabble, review/reviewcards and review/reviewjago
//     say what was missed in a game, and what that cost. What they share is in review.
//   - clock measures time as values, for games that are played against it.
//
// Each floor of the house imports only those below it:
//
//	cmd/lettres, cmd/selfplay,        programs: one with a command for each use, one that
//	examples/…                        plays millions of games, and examples
//	review, review/…                  what was missed in a game, one game each
//	show, show/…                      telling and drawing, one game each
//	bot, bot/…                        playing and analysing, one game each
//	jarnac, scrabble,                 one game each
//	scrabblecards, jago
//	lexicon, lexicon/french           words
//	internal/grid                     placements in a row or column
//	internal/option, internal/record  options and records as text
//	bag, board, clock, rulebook,      letters, squares, time, clauses, word graphs
//	internal/…
//
// Nothing below cmd and examples prints, logs, opens a file, reads the time or holds a
// global that changes, with two exceptions: the built-in lexicon is decoded once, and bot
// reads the time, since it can be told how long to think.
// Positions are values, chance is passed in, and every refusal cites the clause
// that it rests on.
package lettres
