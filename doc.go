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
//   - jago plays Jago: words in two colours that are stolen from each other.
//   - lexicon knows words: which there are, what can be made of given letters,
//     and which dictionary entries a spelling is a form of. lexicon/french is the
//     French lexicon that is built in, lexicon/french/gaddag its word graph, for
//     programs that look for words on a board.
//   - rulebook holds every clause of the rules in French and in English, and the
//     error that cites them.
//   - bag is a multiset of letters: a bag, a rack, the letters of a word.
//   - clock measures time as values, for games that are played against it.
//
// Each floor of the house imports only those below it:
//
//	examples/…                        programs to run: duel, scrabble, cards and jago
//	                                  play whole games, arbiter rules on those
//	                                  written down
//	jarnac, scrabble,                 one game each
//	scrabblecards, jago
//	lexicon, lexicon/french           words
//	internal/grid                     placements in a row or column, which games
//	                                  played on a board share
//	internal/option                   options as text, which all games share
//	bag, clock, rulebook, internal/…  letters, time, clauses, word graphs, the
//	                                  frames of records, what an error shows of
//	                                  a text
//
// Nothing below examples prints, logs, opens a file, reads the time or holds a
// global that changes; the built-in lexicon, decoded once, is the one exception.
// Positions are values, chance is passed in, and every refusal cites the clause
// that it rests on.
package lettres
