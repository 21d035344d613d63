// Package reviewjarnac reviews games of Jarnac: the Jarnacs that were there and were not
// called, the words that could have been longer, what was left open to the opponent, and
// what each decision lost.
//
// A game is a list of turns, and each is reviewed by itself:
//
//	turns, refused := reviewjarnac.Turns(record.Replay(rules))
//	for _, turn := range turns {
//		f, err := turn.Review(ctx, review.Options{})
//		for _, r := range reviewjarnac.Tell(f, o) {
//			fmt.Println(r.Text)
//		}
//	}
//
// A [Finding] holds the Jarnacs, the longer words and what was left open exactly and
// completely, whatever the budget. What decisions lost is estimated by the champion of
// bot/botjarnac, or exact where it solves the game; the luck with each letter by its playouts. Bounded by nodes, as it is by default, a
// review finds the same each time.
//
// [Summarize] sums up the findings for each player, [Course] is the course of the score and
// of the chance of winning for review.SVG, and [Look] reviews one position.
//
// Their JSON is in docs/review.md.
package reviewjarnac
