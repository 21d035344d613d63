// Package botjarnac plays Jarnac, at levels from a beginner to a champion that overlooks no
// word and looks ahead.
//
// A [Player] is given a View, decides on one of its moves, and tells what it has found out:
//
//	p, err := botjarnac.New(rules, bot.ClubPlayer, 1)
//	m, analysis, err := p.Decide(ctx, s.View(s.Turn()))
//	m, err = s.Complete(rng, s.Turn(), m)
//
// From the club player on, players compare what they may do by playing on: a fast policy
// that sees every word plays both sides until two handovers later, with the Jarnac of the
// last one, and what lies on the mats then is a chance of winning. A formula takes it from the
// lead and the free lines. By the four presets the champion and [Player.Weigh] ask a small
// net instead, which was learned from games of the champion against itself, by [Learn] and the
// program bot/botjarnac/train. Where the bag is empty the champion solves the rest of the game
// if it can.
//
// Up to the keen amateur, players do what such a policy does, the regular player and the keen amateur more
// sparing with their lines, and change the places of letters in words of a few letters alone. All
// but the champion overlook words as people do: long words, and words in which the letters change places. What a player overlooks it goes on overlooking until its turn ends.
//
// An author's own policy and value search in the same way: [Player] has a field for each.
//
// With validation by contest a player contests each word that the dictionary or the formula
// refuses and that it notices, unless that would lose the game, and never bluffs.
package botjarnac
