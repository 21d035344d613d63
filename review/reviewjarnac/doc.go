// Package reviewjarnac reviews games of Jarnac: the Jarnacs that were there and were not
// called, the words that could have been longer, what was left open to the opponent, and
// what each decision lost.
//
// A game is a list of turns, and each is reviewed by itself:
//
//	turns, refused := reviewjarnac.Turns(record.ReplayWith(rules))
//	for f, err := range reviewjarnac.Review(ctx, turns, review.Options{}) {
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
// # JSON
//
// A Finding marshals as one object; what stands in values and losses is in package review:
//
//	{"turn":4,"player":"B","first":25,"moves":["+L","-"],"scores":[16,52],"gain":0,
//	 "start":{…},"loss":{…},
//	 "decisions":[{"n":26,"made":"-","best":"…","line":[…],"value":{…},"loss":{…},"why":[…]}],
//	 "draws":[{"n":25,"move":"+L","luck":{…}}],
//	 "jarnacs":[{"move":"!2:LENTO","former":"NOTE","points":25,"taken":16,"called":true}],
//	 "missed":[…],"missedCount":1,"left":41,
//	 "longer":[{"n":9,"word":"OVE","longest":["VOUTE"],"points":16}],
//	 "open":[{"move":"!1:TZAR","former":"RAT","points":16,"taken":9}],
//	 "wrong":[{"n":9,"word":"OVEU","former":"OVE","clause":"official/words/reference","undone":false}],"contest":9}
//
// Turns and moves are counted from 1. The points of a Jarnac are what its caller gains, and
// taken is what the opponent loses. Jarnacs is what could be called when the bag was
// received, missed what could still be called when the player called no more; missedCount
// and left are how many of those could have been called one after the other, and the points
// that they make. Wrong is words that the rules do not admit, and contest the points that a
// contest would have taken back; both are left out where there are none. A Summary is
//
//	{"player":"A","turns":20,"jarnacs":3,"missed":4,"left":121,"open":37,"taken":2,"lost":57,
//	 "longer":6,"uncontested":0,"decisions":40,"mistakes":5,"loss":{…},"worst":7,"worstLoss":{…},"best":12,"gain":64,"luck":{…}}
//
// where best and worst are turns, 0 where there is none. A Position is
//
//	{"jarnacs":[…],"open":[…],"exact":false,"nodes":16012,
//	 "candidates":[{"move":"1:TZAR","value":{…},"behind":{…},"line":["1:TZAR","+E"]}]}
package reviewjarnac
