// Package lettres is the map of a module that knows the rules of French word games exactly.
// It holds no code: import the packages below.
//
// # The library
//
// One game each, with types of its own, and nothing of the others:
//
//   - jarnac plays Jarnac: the official rules of 2012, the rules of the box, and the
//     competition forms of both, from the toss to the verdict, with contests, clocks and records.
//   - scrabble plays Scrabble classique by the rules of the clubs, and the English game: hidden
//     racks, contests, all placements of a position and the best one, and CGP. scrabble/gcg reads,
//     replays and writes games in GCG.
//   - scrabblecards plays Scrabble, le jeu de cartes: a table without edges, words that are taken
//     off it, bonus cards.
//   - jago plays Jago: words in two colours, which players steal from each other.
//
// Any game, for programs that play several:
//
//   - game is what any game is, without type parameters; games has the four with everything
//     attached. shape has the constraints for typed generic code.
//   - arbiter judges records, positions as people type them, and words.
//   - match plays games between players of any kind, in pairs, and protocol runs programs that
//     play, and speaks with a program that runs one.
//   - table is a game that is being played: seats, time, contests, secrets, and the record, for
//     servers that cannot be cheated.
//
// For clubs, whatever they play:
//
//   - tournament pairs players, takes results and ranks: Swiss, tables of Berger, king of the hill,
//     and the formula of the clubs of Quebec.
//
// What a game can be given:
//
//   - bot/botjarnac, bot/botscrabble, bot/botcards and bot/botjago play, at levels from a beginner
//     to the strongest, with an analysis of each decision. The levels, the search and the solver
//     are in bot.
//   - show/showjarnac, show/showscrabble, show/showcards and show/showjago tell and draw, in French
//     and in English, as text and as SVG. What they share is in show.
//   - review says what was missed in a game, and what that cost: the estimates, remarks and curves
//     that package game gives of a game of any kind.
//
// What games are made of:
//
//   - lexicon knows words: which exist, what can be made of given letters, and of which dictionary
//     entries a spelling is a form. lexicon/french is the built-in French lexicon, and
//     lexicon/french/gaddag the same with its word graph, for programs that play on a board.
//   - rulebook holds every clause of the rules in French and in English, and the errors that cite
//     them.
//   - bag is a multiset of letters, board names squares and directions, and clock is the
//     disc of Jago with its glass, as a value.
//
// # The programs made of it
//
//   - cmd/lettres is one program: learn, watch, play, puzzle, arbiter, review, stats, rule,
//     word, serve, site, match, tournament, engine, rpc, env and options.
//   - cmd/selfplay plays millions of games on as many machines as there are; a module of its own.
//   - examples has a page of code for each thing that people build on the library.
//
// # Floors
//
// Each floor of the house imports only those below it:
//
//	7  cmd/lettres, cmd/selfplay, examples/…   people, files, terminals, sockets, the time
//	6  arbiter, match, protocol, table         judging, games between players, programs that play,
//	                                           a game that is being played
//	5  game, games                             any game, and the four of them
//	4  bot…, show…, review                     playing, telling and drawing, what was missed
//	3  jarnac, scrabble, scrabblecards, jago   one game each
//	2  lexicon, lexicon/french, shape,         words; constraints; placements; options and
//	   internal/{grid,option,record}           records as text
//	1  bag, board, clock, rulebook,            letters, squares, time, clauses
//	   tournament, internal/…                  an evening of games
//
// Nothing below cmd and examples prints, logs, opens a file, reads the time or holds a global
// that changes, with three exceptions: the built-in lexicon is decoded once, bot reads the time,
// since it can be told how long to think, and protocol runs other people's programs. Positions are values, chance is passed in, and
// every refusal cites the clause that it rests on.
package lettres
