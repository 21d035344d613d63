package arbiter

import (
	"strings"
	"testing"
)

const (
	scrabbleHead  = "@game scrabble\n@option validation=contest\n@players Alice Bruno Zoé\n@first Alice\nAlice +AEINRT?\nBruno +EEIKMNT\nZoé +AEIOUVX\n"
	scrabbleMoves = scrabbleHead + "Alice 8F:TRAINEs\nZoé ?\nAlice +BDEGLOS\nBruno H7:NATK\nZoé ?\n"
)

// The streams of Scrabble in the frame of the other games, to the letter.
func TestScrabble(t *testing.T) {
	drawn := lines(
		`{"n":1,"player":"Alice","move":"+AEINRT?","score":0,"total":0,"legal":true}`,
		`{"n":2,"player":"Bruno","move":"+EEIKMNT","score":0,"total":0,"legal":true}`,
		`{"n":3,"player":"Zoé","move":"+AEIOUVX","score":0,"total":0,"legal":true}`,
	)
	moves := drawn + lines(
		`{"n":4,"player":"Alice","move":"8F:TRAINEs","score":62,"total":62,"legal":true}`,
		`{"n":5,"player":"Zoé","move":"?","score":-5,"total":-5,"legal":true,"clauses":["scrabble/contest"],"effect":{"Player":"C","Move":"?","Clause":"scrabble/contest","Words":[{"Text":"TRAINEs","At":"(7,5)","Direction":"across","Points":12}],"Good":1,"Penalty":{"Against":"C","Points":5,"Clause":"scrabble/contest"}},"lexicon":"the French lexicon after Dicollecte 7.0 (2026, 411,283 words)","official":false}`,
		`{"n":6,"player":"Alice","move":"+BDEGLOS","score":0,"total":62,"legal":true}`,
		`{"n":7,"player":"Bruno","move":"H7:NATK","score":13,"total":13,"legal":true}`,
		`{"n":8,"player":"Zoé","move":"?","score":0,"total":-5,"legal":true,"clauses":["scrabble/contest"],"effect":{"Player":"C","Move":"?","Clause":"scrabble/contest","Points":-13,"Words":[{"Text":"NATK","At":"(6,7)","Direction":"down","Points":13}],"Undone":"H7 N.TK","Bad":[{"Text":"NATK","At":"(6,7)","Direction":"down","Points":13}]},"lexicon":"the French lexicon after Dicollecte 7.0 (2026, 411,283 words)","official":false}`,
	)
	const running = `{"result":{"status":"running","scores":[62,0,-5]}}`
	streams(t, map[string]stream{
		"legal": {scrabbleMoves, "-lang en", 0, moves + lines(running)},
		"nothing to contest": {strings.Replace(scrabbleMoves, "contest", "strict", 1), "-lang en", 1, moves[:strings.Index(moves, `{"n":5`)] + lines(
			`{"n":5,"player":"Zoé","move":"?","score":0,"total":0,"legal":false,"clause":"official/contest/strict","detail":"bad words cannot be laid here, so nothing is contested"}`,
			`{"result":{"status":"running","scores":[62,0,0]}}`,
		)},
		"no word": {strings.Replace(strings.Replace(scrabbleMoves, "contest", "strict", 1), "Zoé ?\n", "", 1), "-lang en", 1, moves[:strings.Index(moves, `{"n":5`)] + lines(
			`{"n":5,"player":"Alice","move":"+BDEGLOS","score":0,"total":62,"legal":true}`,
			`{"n":6,"player":"Bruno","move":"H7:NATK","score":0,"total":0,"legal":false,"clause":"scrabble/all-words","detail":"the dictionary does not have NATK","lexicon":"the French lexicon after Dicollecte 7.0 (2026, 411,283 words)","official":false}`,
			`{"result":{"status":"running","scores":[62,0,0]}}`,
		)},
		"not on turn": {scrabbleHead + "Zoé -\n", "-lang en", 1, drawn + lines(
			`{"n":4,"player":"Zoé","move":"-","score":0,"total":0,"legal":false,"clause":"scrabble/turn","detail":"Alice is on turn","remedy":"remedy/out-of-turn"}`,
			`{"result":{"status":"running","scores":[0,0,0]}}`,
		)},
		"good, a draw due": {scrabbleHead + "Alice 8F:TRAINEs\n", "-legal", 0, drawn + lines(
			`{"n":4,"player":"Alice","move":"8F:TRAINEs","score":62,"total":62,"legal":true}`,
			`{"good":["+7"]}`,
			`{"result":{"status":"running","scores":[62,0,0]}}`,
		)},
		"good, French squares": {"@game scrabble\n@option squares=french\n@option rack=2\n@option bonus=0\nA +XI\nB +KU\nA H8:XI\nA +WA\nB 8H:.U\n", "-legal -lang en", 1, lines(
			`{"n":1,"player":"A","move":"+XI","score":0,"total":0,"legal":true}`,
			`{"n":2,"player":"B","move":"+KU","score":0,"total":0,"legal":true}`,
			`{"n":3,"player":"A","move":"H8:XI","score":22,"total":22,"legal":true}`,
			`{"n":4,"player":"A","move":"+WA","score":0,"total":22,"legal":true}`,
			`{"n":5,"player":"B","move":"8H:.U","score":0,"total":0,"legal":false,"clause":"scrabble/all-words","detail":"the dictionary does not have XU","lexicon":"the French lexicon after Dicollecte 7.0 (2026, 411,283 words)","official":false}`,
			`{"good":["-","-K","-KU","-U"]}`,
			`{"result":{"status":"running","scores":[22,0]}}`,
		)},
		"given up": {"@game scrabble\nA +AEINRT?\nB resign\n", "", 0, lines(
			`{"n":1,"player":"A","move":"+AEINRT?","score":0,"total":0,"legal":true}`,
			`{"n":2,"player":"B","move":"resign","score":0,"total":0,"legal":true,"clauses":["scrabble/resign"]}`,
			`{"result":{"status":"won","scores":[0,0],"winner":"A","clause":"scrabble/resign"}}`,
		)},
		"unreadable": {scrabbleHead + "Alice shrugs\n", "-lang en", 2, drawn + lines(
			`{"error":{"line":8,"detail":"move \"shrugs\": a placement is a square and a word, as in 8H MOT across or H8 MOT down"}}`,
		)},
		"no rules": {"@game scrabble\n@option rack=9\nA -\n", "-lang en", 2, `{"error":{"line":2,"detail":"rack is 9, and must be from 1 to 8"}}` + "\n"},
	})
}

// The bonus of seven of eight is told as part of the points.
func TestSevenOfEightIsTold(t *testing.T) {
	const record = "@game scrabble\n@option rack=8\n@option lay=7\n@players Alice Bob\n@first Alice\n" +
		"Alice +AEINRTSU\nBob +AEINRTSU\nAlice 8D:SERIANT\n"
	if status, got, _ := arbiterOf(record); status != 0 || !strings.Contains(strings.Join(strings.Fields(got), " "), "Les 7 jetons en un coup rapportent 50 points") {
		t.Errorf("status %d: %s", status, got)
	}
}

// The story of a duplicate game tells each round when it is over.
func TestDuplicateIsTold(t *testing.T) {
	const record = "@game scrabble\n@option duplicate=best\n@players Alice Bob\n@first Alice\n" +
		"Alice +AEINRTS\nAlice 8D:SERIANT\nBob 8H:TRAINE\n"
	_, got, _ := arbiterOf(record)
	for _, want := range []string{"SERIANT en 8D reste sur le plateau", "Alice gagne 66 points. Bob gagne 14 points"} {
		if !strings.Contains(strings.Join(strings.Fields(got), " "), want) {
			t.Errorf("no %q in %s", want, got)
		}
	}
}
