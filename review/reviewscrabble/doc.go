// Package reviewscrabble reviews games of Scrabble: the points that were missed, the
// scrabbles, what the tiles kept were worth, and what each decision lost.
//
// A game, a record or a GCG, is a list of turns, and each is reviewed by itself:
//
//	turns, refused := reviewscrabble.Turns(record.ReplayWith(rules))
//	for f, err := range reviewscrabble.Review(ctx, turns, review.Options{}) {
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
// Where a GCG does not tell the whole rack of a turn, nothing is known but what was played.
// A duplicate game is reviewed for its points alone.
//
// [Summarize] sums up the findings for each player, [Course] is the course of the scores
// and of the chances for review.SVG, and [Look] reviews one position.
//
// # JSON
//
// A Finding marshals as one object; what stands in values and losses is in package review:
//
//	{"turn":4,"player":"B","first":7,"move":"8F TRAINE","rack":"AEINRT?","known":true,
//	 "scores":[62,80],"points":62,"withdrawn":false,
//	 "count":1412,"top":[{"move":"8D TRAINES","points":74,"equity":74,"bonus":true}],"missed":12,"bonusMissed":true,
//	 "equity":68.3,"best":{"move":…},"equityMissed":5.7,
//	 "wrong":["ZAXE"],"contest":24,
//	 "start":{…},"loss":{…},"decisions":[{"n":7,"made":"8F TRAINE","best":"8D TRAINES","line":[…],"value":{…},"loss":{…}}]}
//
// Turns and moves are counted from 1. Placements are written with their first square and the letters that are laid, as
// scrabble.State.Notation has them. Top is the placements with most points, a few of them, and missed how many points
// the first has more than what was made; best is the move with most equity. Wrong is words of the move that the list does
// not have, and contest the points that a contest would have taken back; both are left out where there are none. A Summary is
//
//	{"player":"A","turns":14,"points":388,"missed":61,"tops":6,"bonuses":2,"bonusesMissed":1,"uncontested":0,"equityMissed":40.5,
//	 "decisions":14,"mistakes":3,"loss":{…},"worst":9,"worstLoss":{…},"best":5,"bestPoints":83}
//
// where best and worst are turns, 0 where there is none. A Position is
//
//	{"count":1412,"top":[…],"exact":false,"nodes":3004,"candidates":[{"move":"8D TRAINES","value":{…},"behind":{…},"line":[…]}]}
package reviewscrabble
