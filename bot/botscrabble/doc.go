// Package botscrabble plays Scrabble classique, at levels from a beginner to a champion that
// overlooks no word and plays on.
//
// A [Player] is given a View, decides on one of its moves, and tells what it has found out:
//
//	p, err := botscrabble.New(rules, bot.ClubPlayer, 1)
//	m, analysis, err := p.Decide(ctx, s.View(s.Turn()))
//	m, err = s.Complete(rng, s.Turn(), m)
//
// All levels weigh the points of a move against the tiles that stay on the rack: [Leaves] say
// what these are worth. They come from games of such a player against itself; [Learn] learns
// them for any options and lexicon. Weaker levels overlook words as people do: long words, and
// those that make other words across.
//
// The champion compares the moves that look best by playing on: with racks sampled from what it
// knows, all players then make the move that looks best to them, for a turn each. The game goes
// on to its end if the bag is nearly empty. What counts is the chance of winning that the lead
// and the tiles kept leave. Where two play and the bag is empty, the champion knows all racks,
// and solves the rest of the game if it can, as [Endgame] does.
//
// With validation by contest a player contests a bad word that it notices, unless it wins
// by letting it go, and never bluffs.
//
// # Strength
//
// Two players of the same strength get one half of a match. In pairs of games with the same
// deal and swapped seats, by the classique with the French lexicon, with standard errors,
//
//   - [Static] got 67.4 % ± 0.7 of 4,000 games against a player that lays the most points;
//   - against the static player of macondo with its own leaves, Static got 51.3 % ± 0.9 of 2,000
//     games, and 52.2 % ± 0.9 with a list of 241,000 English words and Leaves learned for it.
//
// The commands:
//
//	go test ./bot/botscrabble -run TestMatch -v -match 2000 -seed 0 -players static,greedy
//	cd internal/peers && go run . -match 1000 -seed 5000 -words words.txt -leaves leaves.txt
//
// docs/strength.md has the levels.
package botscrabble
