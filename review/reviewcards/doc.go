// Package reviewcards reviews games of Scrabble, le jeu de cartes: the points and the scrabbles
// that were missed, the bad words that nobody contested, and what each decision lost.
//
// A game is a list of turns, and each is reviewed by itself:
//
//	turns, refused := reviewcards.Turns(record.ReplayWith(rules))
//	for f, err := range reviewcards.Review(ctx, turns, review.Options{}) {
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
// # JSON
//
// A Finding marshals as one object; what stands in values and losses is in package review:
//
//	{"turn":4,"player":"B","first":7,"move":"(-1,1)vFUN*3@1","hand":"CFNGU23","known":true,
//	 "scores":[19,40],"points":18,"withdrawn":false,
//	 "count":312,"top":[{"move":"(2,-1)>FONGUS*3@4","points":54}],"missed":36,"bonusMissed":false,
//	 "wrong":["ZAXE"],"contest":18,
//	 "start":{…},"loss":{…},"decisions":[{"n":7,"made":"…","best":"…","line":[…],"value":{…},"loss":{…}}]}
//
// Turns and moves are counted from 1. Count is how many placements there are without bonus cards;
// top is those with most points, a few of them, each with the bonus card that brings most, and
// missed how many points the first has more than what was made. Wrong is words of the move that
// the list does not have, and contest the points that a contest would have taken back; both
// are left out where there are none. A Summary is
//
//	{"player":"A","turns":14,"points":388,"missed":61,"tops":6,"bonuses":2,"bonusesMissed":1,"uncontested":0,
//	 "decisions":14,"mistakes":3,"loss":{…},"worst":9,"worstLoss":{…},"best":5,"bestPoints":83}
//
// where best and worst are turns, 0 where there is none. A Position is
//
//	{"count":312,"top":[…],"exact":false,"nodes":3004,"candidates":[{"move":"(2,-1)>FONGUS","value":{…},"behind":{…},"line":[…]}]}
package reviewcards
