package arbiter

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
)

const (
	jagoHead = "@game jago\n@players Alice Bob\nAlice +RASEILTNDHOU\nBob +GBIENTNDHSRE\n"
	jagoTwo  = jagoHead + "Alice 6D:RAS\nAlice -\nAlice +AIM\nBob 6C:GRAS\nBob -\nBob +O\n"
)

// The streams of Jago, to the letter.
func TestJago(t *testing.T) {
	drawn := lines(
		`{"n":1,"player":"Alice","move":"+RASEILTNDHOU","legal":true}`,
		`{"n":2,"player":"Bob","move":"+GBIENTNDHSRE","legal":true}`,
	)
	two := drawn + lines(
		`{"n":3,"player":"Alice","move":"6D:RAS","legal":true}`,
		`{"n":4,"player":"Alice","move":"-","legal":true}`,
		`{"n":5,"player":"Alice","move":"+AIM","legal":true}`,
		`{"n":6,"player":"Bob","move":"6C:GRAS","legal":true}`,
		`{"n":7,"player":"Bob","move":"-","legal":true}`,
		`{"n":8,"player":"Bob","move":"+O","legal":true}`,
	)
	const running = `{"result":{"status":"running","scores":[0,4]}}`
	onContest := strings.Replace(jagoHead, "\n", "\n@option validation=contest\n", 1)
	streams(t, map[string]stream{
		"stolen": {jagoTwo, "", 0, two + lines(running)},
		"stolen back": {jagoTwo + "Alice 6C:GRESIL\n", "", 0, two + lines(
			`{"n":9,"player":"Alice","move":"6C:GRESIL","legal":true,"clauses":["jago/steal-combined"]}`,
			`{"result":{"status":"running","scores":[6,0]}}`,
		)},
		"without the lead": {jagoTwo + "Alice -\n", "-lang en", 1, two + lines(
			`{"n":9,"player":"Alice","move":"-","legal":false,"clause":"jago/end-of-turn","detail":"the player shows 0 letters, and the opponent 4: at least one more is needed","remedy":"jago/lead-check-wrong"}`,
			running,
		)},
		"not on turn": {jagoTwo + "Bob -\n", "", 1, two + lines(
			`{"n":9,"player":"Bob","move":"-","legal":false,"clause":"jago/turn-order","detail":"c’est à Alice de jouer","remedy":"remedy/out-of-turn"}`,
			running,
		)},
		"good, a draw due": {jagoHead + "Alice 6D:RAS\nAlice -\n", "-legal", 0, drawn + lines(
			`{"n":3,"player":"Alice","move":"6D:RAS","legal":true}`,
			`{"n":4,"player":"Alice","move":"-","legal":true}`,
			`{"good":["+3"]}`,
			`{"result":{"status":"running","scores":[3,0]}}`,
		)},
		"no such letter": {onContest + "Alice 6D:RAZ\n", "-lang en", 1, drawn + lines(
			`{"n":3,"player":"Alice","move":"6D:RAZ","legal":false,"clause":"jago/players","detail":"the rack does not hold Z","remedy":"remedy/word-impossible"}`,
			`{"result":{"status":"running","scores":[0,0]}}`,
		)},
		"contested by the author": {onContest + "Alice 6E:TAS\nAlice -\nAlice +AIM\nBob F5:GAB\nBob ?\n", "-lang en", 1, drawn + lines(
			`{"n":3,"player":"Alice","move":"6E:TAS","legal":true}`,
			`{"n":4,"player":"Alice","move":"-","legal":true}`,
			`{"n":5,"player":"Alice","move":"+AIM","legal":true}`,
			`{"n":6,"player":"Bob","move":"F5:GAB","legal":true,"clauses":["jago/crossing"]}`,
			`{"n":7,"player":"Bob","move":"?","legal":false,"clause":"jago/contest","detail":"the opponent of the word's author contests it"}`,
			`{"result":{"status":"running","scores":[2,3]}}`,
		)},
		"good, letters to turn": {onContest + "Alice 6E:TAS\nAlice -\nAlice +AIM\nBob F5:GAN\nAlice ?\n", "-legal", 0, drawn + lines(
			`{"n":3,"player":"Alice","move":"6E:TAS","legal":true}`,
			`{"n":4,"player":"Alice","move":"-","legal":true}`,
			`{"n":5,"player":"Alice","move":"+AIM","legal":true}`,
			`{"n":6,"player":"Bob","move":"F5:GAN","legal":true,"clauses":["jago/crossing"]}`,
			`{"n":7,"player":"Alice","move":"?","legal":true,"clauses":["jago/contest"],"effect":{"Player":"red","Move":"?","Clause":"jago/contest","Penalty":{"Against":"red","Flips":2,"Clause":"jago/contest"}},"lexicon":"le lexique français tiré de Dicollecte 7.0 (2026, 411`+"\u00a0283\u00a0mots"+`)","official":false}`,
			`{"good":["^","^E6","^E6,G6","^G6"]}`,
			`{"result":{"status":"running","scores":[2,3]}}`,
		)},
		"out of time": {jagoTwo + "Alice ~\n", "-legal", 0, two + lines(
			`{"n":9,"player":"Alice","move":"~","legal":true,"clauses":["jago/end"]}`,
			`{"good":[]}`,
			`{"result":{"status":"won","scores":[0,4],"winner":"Bob","clause":"jago/end"}}`,
		)},
		"given up": {jagoTwo + "Bob resign\n", "", 0, two + lines(
			`{"n":9,"player":"Bob","move":"resign","legal":true,"clauses":["jago/resign"]}`,
			`{"result":{"status":"won","scores":[0,4],"winner":"Alice","clause":"jago/resign"}}`,
		)},
		"unreadable": {jagoTwo + "Alice 6C:gr4s\n", "-lang en", 2, two + lines(
			`{"error":{"line":11,"detail":"move \"6C:gr4s\": a word is letters A to Z without accents, on the board, and after | those that come from beside it"}}`,
		)},
	})
}

// All good words are there, sorted, each once, with the end of the turn among them once
// the player leads.
func TestJagoGood(t *testing.T) {
	for _, tt := range []struct {
		record string
		ends   bool
	}{{jagoTwo, false}, {jagoTwo + "Alice 6C:GRESIL\n", true}} {
		_, out, _ := arbiterOf(tt.record, "-json", "-legal")
		stream := strings.Split(strings.TrimSpace(out), "\n")
		var line struct{ Good []string }
		must.Do(t, json.Unmarshal([]byte(stream[len(stream)-2]), &line))
		if len(line.Good) < 100 || !slices.IsSorted(line.Good) || len(slices.Compact(slices.Clone(line.Good))) != len(line.Good) {
			t.Errorf("%d good moves, not each once and sorted", len(line.Good))
		}
		if slices.Contains(line.Good, "-") != tt.ends {
			t.Errorf("the turn may end: %t", !tt.ends)
		}
	}
}

// What a text is a record of is told by its first lines, the byte order mark apart.
func TestWhichGame(t *testing.T) {
	for name, tt := range map[string]struct{ text, first string }{
		"a mark":               {"\uFEFF@game jago\nA +EEEEEEEEEEEE\n", `{"n":1,"player":"A","move":"+EEEEEEEEEEEE","legal":true`},
		"a mark, cards":        {"\uFEFF@game scrabblecards\nA +AEIRSTE\n", `{"n":1,"player":"A","move":"+AEIRSTE","score":0,"total":0,"legal":true`},
		"a comment on players": {"#player1 is Alice\n@game jago\nA -\n", `{"n":1,"player":"A","move":"-","legal":false`},
		"a comment, no head":   {"#players: Alice and Bob\nA +ABUZRT\n", `{"n":1,"player":"A","move":"+ABUZRT","legal":true`},
		"GCG":                  {"\uFEFF#player1 A Alice\n#player2 B Bob\n>A: AEIRSTE - +0 0\n", `{"n":1,"player":"A","move":"-"`},
	} {
		if _, got, _ := arbiterOf(tt.text, "-json"); !strings.HasPrefix(got, tt.first) {
			t.Errorf("%s: the stream is\n%s", name, got)
		}
	}
}
