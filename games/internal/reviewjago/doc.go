// Package reviewjago reviews games of Jago: the words that would have led by more, the way to lead
// that a player missed who gave up, the bad words that were not contested, and what each turn lost.
//
// A game is a list of turns, and each is reviewed by itself:
//
//	turns, refused := reviewjago.Turns(record.Replay(rules))
//	for _, turn := range turns {
//		f, err := turn.Review(ctx, review.Options{})
//		for _, r := range reviewjago.Tell(f, o) {
//			fmt.Println(r.Text)
//		}
//	}
//
// A [Finding] holds exactly and completely the single words with which the player could have
// led. A way to lead by several words is exact, too, where one is found: they can be laid; but there are
// too many to look at all. A turn is one decision, with its words and its end. What it lost is
// estimated by the champion of bot/botjago, and never exact. The points of an estimate are letters:
// those by which the player leads where the search ends. Bounded by nodes, as it is by default,
// a review finds the same each time.
//
// [Summarize] sums up the findings for each player, [Course] is the course of the letters shown
// and of the chances for review.SVG, and [Look] reviews one position.
//
// Their JSON is in docs/review.md.
package reviewjago
