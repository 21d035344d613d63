// Package botcards plays Scrabble, le jeu de cartes, at levels from a beginner to a champion
// that overlooks no word and looks ahead.
//
// A [Player] is given a View, decides on one of its moves, and tells what it has found out:
//
//	p, err := botcards.New(rules, bot.ClubPlayer, 1)
//	m, analysis, err := p.Decide(ctx, s.View(s.Turn()))
//	m, err = s.Complete(rng, s.Turn(), m)
//
// Players weigh the points of a word, the worth of the cards that they keep, and what the
// word is worth to the next player. The master and the champion compare what looks best by
// playing on: the cards that they do not see are dealt at random, each of the others makes
// the move that such a policy finds best for itself, and what the players then have is a
// chance of ending with the most points. This holds for any number of players. With the
// deck out, they play on to the end of the game.
//
// All but the champion overlook words as people do: long words, and words that make others
// across them. Up to the club player, players go by the points of a word alone, and up to
// the regular player they find no long words at all.
//
// With validation by contest a player contests each word that the dictionary refuses and
// that it notices, unless the word ends the game and the player wins it, and never lays a
// word that it knows to be bad.
package botcards
