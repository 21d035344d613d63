package arbiter

import (
	"strings"
	"testing"
)

const (
	cardsHead = "@game scrabblecards\n@players Alice Bob\nAlice +CRISEA2\nBob +HATEMI3\n"
	cardsTwo  = cardsHead + "Alice (0,0)>CRISE\nAlice +LLMOU\nBob (0,0)vCHAT*3@1\nBob +D?KW\n"
)

// The streams of the card game, to the letter.
func TestCards(t *testing.T) {
	drawn := lines(
		`{"n":1,"player":"Alice","move":"+CRISEA2","score":0,"total":0,"legal":true}`,
		`{"n":2,"player":"Bob","move":"+HATEMI3","score":0,"total":0,"legal":true}`,
	)
	two := drawn + lines(
		`{"n":3,"player":"Alice","move":"(0,0)>CRISE","score":14,"total":14,"legal":true}`,
		`{"n":4,"player":"Alice","move":"+LLMOU","score":0,"total":14,"legal":true}`,
		`{"n":5,"player":"Bob","move":"(0,0)vCHAT*3@1","score":27,"total":27,"legal":true}`,
		`{"n":6,"player":"Bob","move":"+D?KW","score":0,"total":27,"legal":true}`,
	)
	onContest := strings.Replace(cardsHead, "\n", "\n@option validation=contest\n", 1)
	chata := strings.Replace(onContest, "EMI3", "AMI3", 1) + "Alice (0,0)>CRISE\nAlice +LLMOU\nBob (0,0)vCHATA*3@1\n"
	const running = `{"result":{"status":"running","scores":[14,27]}}`
	streams(t, map[string]stream{
		"legal": {cardsTwo, "", 0, two + lines(running)},
		"letters lie": {cardsTwo + "Alice (1,0)>MOULA\n", "-lang en", 1, two + lines(
			`{"n":7,"player":"Alice","move":"(1,0)>MOULA","score":0,"total":14,"legal":false,"clause":"cards/place","detail":"another letter lies on one of its squares"}`,
			running,
		)},
		"after the end": {"@game scrabblecards\n@option hand=3\n@option deck=RATETO\nA +RAT\nB +ETO\nA (0,0)>RAT\nB -\n", "-lang en", 1, lines(
			`{"n":1,"player":"A","move":"+RAT","score":0,"total":0,"legal":true}`,
			`{"n":2,"player":"B","move":"+ETO","score":0,"total":0,"legal":true}`,
			`{"n":3,"player":"A","move":"(0,0)>RAT","score":56,"total":56,"legal":true,"clauses":["cards/end"]}`,
			`{"n":4,"player":"B","move":"-","score":0,"total":0,"legal":false,"clause":"cards/end","detail":"the game is over"}`,
			`{"result":{"status":"won","scores":[59,-3],"winner":"A","clause":"cards/winner"}}`,
		)},
		"not on turn": {cardsTwo + "Bob -\n", "", 1, two + lines(
			`{"n":7,"player":"Bob","move":"-","score":0,"total":27,"legal":false,"clause":"cards/turn","detail":"c’est à Alice de jouer","remedy":"remedy/out-of-turn"}`,
			running,
		)},
		"good, a draw due": {cardsHead + "Alice (0,0)>CRIE\n", "-legal", 0, drawn + lines(
			`{"n":3,"player":"Alice","move":"(0,0)>CRIE","score":12,"total":12,"legal":true}`,
			`{"good":["+4"]}`,
			`{"result":{"status":"running","scores":[12,0]}}`,
		)},
		"good, words and exchanges": {"@game scrabblecards\n@option hand=3\nA +IF2\nB +KU3\nA (0,0)>IF\nA +WX\n", "-legal", 0, lines(
			`{"n":1,"player":"A","move":"+IF2","score":0,"total":0,"legal":true}`,
			`{"n":2,"player":"B","move":"+KU3","score":0,"total":0,"legal":true}`,
			`{"n":3,"player":"A","move":"(0,0)>IF","score":10,"total":10,"legal":true}`,
			`{"n":4,"player":"A","move":"+WX","score":0,"total":10,"legal":true}`,
			`{"good":["(0,-1)>KIF","(0,-1)>KIF*3@1","(0,-1)>KIF*3@2","(0,-1)>KIF*3@3","-","-3","-K","-K3","-KU","-KU3","-U","-U3"]}`,
			`{"result":{"status":"running","scores":[10,0]}}`,
		)},
		"a contest that succeeds": {chata + "Alice ?\n", "-lang en", 0, strings.Replace(drawn, "HATE", "HATA", 1) + lines(
			`{"n":3,"player":"Alice","move":"(0,0)>CRISE","score":14,"total":14,"legal":true}`,
			`{"n":4,"player":"Alice","move":"+LLMOU","score":0,"total":14,"legal":true}`,
			`{"n":5,"player":"Bob","move":"(0,0)vCHATA*3@1","score":30,"total":30,"legal":true}`,
			`{"n":6,"player":"Alice","move":"?","score":0,"total":14,"legal":true,"clauses":["cards/contest-restore","cards/contest"],"effect":{"Player":"A","Move":"?","Clause":"cards/contest-restore","Points":-30,"Words":[{"Text":"CHATA","At":"(0,0)","Direction":"down","Points":30}],"Undone":"(0,0)vCHATA*3@1","Bad":[{"Text":"CHATA","At":"(0,0)","Direction":"down","Points":30}],"Penalty":{"Against":"B","Turn":true,"Clause":"cards/contest"}},"lexicon":"the French lexicon after Dicollecte 7.0 (2026, 411,283 words)","official":false}`,
			`{"result":{"status":"running","scores":[14,0]}}`,
		)},
		"a contest that fails": {onContest + "Alice (0,0)>CRISE\nBob ?\nAlice +LLMOU\n", "", 0, drawn + lines(
			`{"n":3,"player":"Alice","move":"(0,0)>CRISE","score":14,"total":14,"legal":true}`,
			`{"n":4,"player":"Bob","move":"?","score":-10,"total":-10,"legal":true,"clauses":["cards/contest"],"effect":{"Player":"B","Move":"?","Clause":"cards/contest","Words":[{"Text":"CRISE","At":"(0,0)","Direction":"across","Points":14}],"Penalty":{"Against":"B","Points":10,"Clause":"cards/contest"}},"lexicon":"le lexique français tiré de Dicollecte 7.0 (2026, 411`+"\u00a0283\u00a0mots"+`)","official":false}`,
			`{"n":5,"player":"Alice","move":"+LLMOU","score":0,"total":14,"legal":true}`,
			`{"result":{"status":"running","scores":[14,-10]}}`,
		)},
		"given up": {cardsTwo + "Bob resign\n", "-legal", 0, two + lines(
			`{"n":7,"player":"Bob","move":"resign","score":0,"total":27,"legal":true,"clauses":["cards/resign"]}`,
			`{"good":[]}`,
			`{"result":{"status":"won","scores":[14,27],"winner":"Alice","clause":"cards/resign"}}`,
		)},
		"unreadable": {cardsTwo + "Alice shrugs\n", "-lang en", 2, two + lines(
			`{"error":{"line":9,"detail":"move \"shrugs\": unknown move"}}`,
		)},
		"no deck": {"@game scrabblecards\n@option deck=AAAA\nA +AAAA\n", "-lang en", 2, lines(
			`{"error":{"line":2,"detail":"bag is 4, and must be from 14 to 255, the letters are all of one kind, with which no toss can end"}}`,
		)},
	})
}
