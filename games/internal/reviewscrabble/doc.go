// Package reviewscrabble reviews games of Scrabble: the points that were missed, the
// scrabbles, what the tiles kept were worth, and what each decision lost.
//
// A game, a record or a GCG, is a list of turns, and each is reviewed by itself:
//
//	turns, refused := reviewscrabble.Turns(record.Replay(rules))
//	for _, turn := range turns {
//		f, err := turn.Review(ctx, review.Options{})
//		for _, r := range reviewscrabble.Tell(f, o) {
//			fmt.Println(r.Text)
//		}
//	}
//
// A [Finding] holds the placements with most points exactly and completely. The equity of a
// move is its points and what the tiles kept are worth by the Leaves of bot/botscrabble. What
// decisions lost is estimated by the champion of that package, which samples the racks that a
// player does not see; in the endgame of two it is exact where it can be solved. Bounded by nodes, as
// it is by default, a review finds the same each time.
//
// The luck of a draw is what the static player of that package could have made of the rack on the same board at once,
// beside the mean of other draws. It is told in points, where a record tells the draws.
//
// Where a GCG does not tell the whole rack of a turn, nothing is known but what was played.
// A duplicate game is reviewed for its points alone.
//
// [Summarize] sums up the findings for each player, [Course] is the course of the scores
// and of the chances for review.SVG, and [Look] reviews one position.
//
// Their JSON is in docs/review.md.
package reviewscrabble
