// Package reviewjago reviews games of Jago: the words that would have led by more, the way to lead
// that a player missed who gave up, the bad words that were not contested, and what each turn lost.
//
// A game is a list of turns, and each is reviewed by itself:
//
//	turns, refused := reviewjago.Turns(record.ReplayWith(rules))
//	for f, err := range reviewjago.Review(ctx, turns, review.Options{}) {
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
// # JSON
//
// A Finding marshals as one object; what stands in values and losses is in package review:
//
//	{"turn":4,"player":"blue","first":9,"moves":["D3:GUS","-","+EGI"],"scores":[8,17],"lead":9,"gain":12,
//	 "laid":1,"stolen":[{"n":9,"word":"SANG","became":"SANGS"}],
//	 "count":214,"top":[{"move":"2B:DEFUSE","lead":14}],"more":5,
//	 "way":["2B:DEFUSE","-"],"wrong":[{"n":9,"word":"GUX","undone":false,"open":true,"flips":3}],
//	 "start":{…},"loss":{…},"decisions":[{"n":9,"made":["D3:GUS","-"],"best":["2B:DEFUSE","-"],"line":[["2B:DEFUSE","-"],["+AB"]],"value":{…},"loss":{…}}]}
//
// Turns and moves are counted from 1. Count is how many single words there were with which the player
// could have led, top those that lead by most, a few of them, and more the letters by which the
// first leads more than the turn did. Way is a way to lead in a turn in which the player gave up or
// ran out of time. Wrong is runs of letters that the list does not have; it is open
// where a contest would have undone it, and flips is how many letters the opponent could have turned
// then. A decision is a whole turn, and its line begins
// with one. A Summary is
//
//	{"player":"red","turns":20,"laid":31,"stolen":14,"shorter":6,"more":21,"ways":0,"uncontested":0,
//	 "decisions":20,"mistakes":5,"loss":{…},"worst":7,"worstLoss":{…},"best":12,"gain":31}
//
// where best and worst are turns, 0 where there is none. A Position is
//
//	{"count":214,"top":[…],"exact":false,"nodes":312,
//	 "candidates":[{"move":["D3:GUS","-"],"value":{…},"behind":{…},"line":[["D3:GUS","-"],["+EGI"]]}]}
package reviewjago
