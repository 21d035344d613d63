// Package reviewcards reviews games of Scrabble, le jeu de cartes: the points and the scrabbles
// that were missed, the bad words that nobody contested, and what each decision lost.
//
// A game is a list of turns, and each is reviewed by itself:
//
//	turns, refused := reviewcards.Turns(record.Replay(rules))
//	for _, turn := range turns {
//		f, err := turn.Review(ctx, review.Options{})
//		for _, r := range reviewcards.Tell(f, o) {
//			fmt.Println(r.Text)
//		}
//	}
//
// A [Finding] holds the placements with most points exactly and completely, with the bonus cards
// of the hand. What decisions lost is estimated by the champion of bot/botcards, which samples
// the hands that a player does not see; it is never exact, since nobody has solved the end of
// a game. Bounded by nodes, as it is by default, a review finds the same each time.
//
// [Summarize] sums up the findings for each player, [Course] is the course of the scores
// and of the chances for review.SVG, and [Look] reviews one position.
//
// Their JSON is in docs/review.md.
package reviewcards
