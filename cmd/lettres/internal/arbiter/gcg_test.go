package arbiter

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon"
)

const (
	gcgHead = "#player1 alice Alice Martin\n#player2 bob Bob\n"
	gcgTwo  = gcgHead + ">alice: AEINRT? 8F TRAINEs +62 62\n>bob: EILOSTU 9H ILES +14 14\n"
)

// The streams of games in GCG, to the letter.
func TestGCG(t *testing.T) {
	two := lines(
		`{"n":1,"player":"alice","move":"8F TRAINEs","score":62,"total":62,"legal":true}`,
		`{"n":2,"player":"bob","move":"9H ILES","score":14,"total":14,"legal":true}`,
	)
	running := `{"result":{"status":"running","scores":[62,14]}}`
	streams(t, map[string]stream{
		"legal":            {gcgTwo, "", 0, two + lines(running)},
		"an encoding":      {"#character-encoding utf-8\n" + gcgTwo, "", 0, two + lines(running)},
		"a mark, a note":   {"\uFEFF\n#note one\n" + gcgTwo, "", 0, two + lines(running)},
		"good, no rack":    {gcgTwo, "-legal", 0, two + lines(`{"good":["-"]}`, running)},
		"good, some tiles": {gcgTwo + "#rack1 XI\n", "-legal", 0, two + lines(`{"good":["-","-I","-IX","-X","H6 IX..","K6 IX..","L6 XI."]}`, running)},
		"a wrong score": {gcgTwo + ">alice: - +3 65\n>bob: - +0 14\n", "-lang en", 1, two + lines(
			`{"n":3,"player":"alice","move":"-","score":3,"total":65,"legal":false,"clause":"scrabble/pass","detail":"the points are 0, and not 3","remedy":"remedy/count"}`,
			running,
		)},
		"a wrong total": {gcgTwo + ">alice: - +0 60\n", "", 1, two + lines(
			`{"n":3,"player":"alice","move":"-","score":0,"total":60,"legal":false,"clause":"scrabble/pass","detail":"le total est 62, et non 60","remedy":"remedy/count"}`,
			running,
		)},
		"no total": {gcgTwo + ">alice: IX 7F XI +43\n", "", 1, two + lines(
			`{"n":3,"player":"alice","move":"7F XI","score":43,"total":105,"legal":false,"clause":"scrabble/score","detail":"cela fait 26 points, et non 43, avec les jetons français : le fichier ne dit pas sa langue","remedy":"remedy/count"}`,
			running,
		)},
		"not on turn": {gcgTwo + ">bob: - +0\n", "-lang en -legal", 1, two + lines(
			`{"n":3,"player":"bob","move":"-","score":0,"total":14,"legal":false,"clause":"scrabble/turn","detail":"alice is on turn","remedy":"remedy/out-of-turn"}`,
			`{"good":["-"]}`,
			running,
		)},
		"withdrawn": {gcgTwo + ">bob: -- -14 0\n", "", 0, two + lines(
			`{"n":3,"player":"bob","move":"--","score":-14,"total":0,"legal":true,"clauses":["scrabble/contest-mixed"],"effect":{"Player":"A","Move":"?!","Clause":"scrabble/contest-mixed","Points":-14,"Words":[{"Text":"ILES","At":"(8,7)","Direction":"across","Points":5},{"Text":"AI","At":"(7,7)","Direction":"down","Points":2},{"Text":"IL","At":"(7,8)","Direction":"down","Points":3},{"Text":"NE","At":"(7,9)","Direction":"down","Points":2},{"Text":"ES","At":"(7,10)","Direction":"down","Points":2}],"Undone":"9H ILES"},"lexicon":"le lexique français tiré de Dicollecte 7.0 (2026, 411`+"\u00a0283\u00a0mots"+`)","official":false}`,
			`{"result":{"status":"running","scores":[62,0]}}`,
		)},
		"nobody can tell": {gcgHead + "#lexicon ODS9\n" + strings.Repeat(">alice: AEINRST - +0 0\n>bob: - +0 0\n", 3), "", 0, lines(
			`{"n":1,"player":"alice","move":"-","score":0,"total":0,"legal":true}`,
			`{"n":2,"player":"bob","move":"-","score":0,"total":0,"legal":true}`,
			`{"n":3,"player":"alice","move":"-","score":0,"total":0,"legal":true}`,
			`{"n":4,"player":"bob","move":"-","score":0,"total":0,"legal":true}`,
			`{"n":5,"player":"alice","move":"-","score":0,"total":0,"legal":true}`,
			`{"n":6,"player":"bob","move":"-","score":0,"total":0,"legal":true,"clauses":["scrabble/three-rounds","scrabble/rounds"]}`,
			`{"result":{"status":"undecided","scores":[-7,0],"uncounted":["bob"],"clause":"scrabble/three-rounds"}}`,
		)},
		"a winner whatever the other holds": {gcgHead + "#lexicon ODS9\n" + strings.Repeat(">alice: KWXYZJQ - +0 0\n>bob: - +0 0\n", 3), "", 0, lines(
			`{"n":1,"player":"alice","move":"-","score":0,"total":0,"legal":true}`,
			`{"n":2,"player":"bob","move":"-","score":0,"total":0,"legal":true}`,
			`{"n":3,"player":"alice","move":"-","score":0,"total":0,"legal":true}`,
			`{"n":4,"player":"bob","move":"-","score":0,"total":0,"legal":true}`,
			`{"n":5,"player":"alice","move":"-","score":0,"total":0,"legal":true}`,
			`{"n":6,"player":"bob","move":"-","score":0,"total":0,"legal":true,"clauses":["scrabble/three-rounds","scrabble/rounds"]}`,
			`{"result":{"status":"won","scores":[-66,0],"winner":"bob","uncounted":["bob"],"clause":"scrabble/winner"}}`,
		)},
		"other tiles left": {gcgTwo + ">alice: ABC (ABC) -7 55\n", "-legal", 1, two + lines(
			`{"n":3,"player":"alice","move":"(ABC)","score":-7,"total":55,"legal":false,"clause":"scrabble/three-rounds","detail":"ABC n’est pas ce qui reste sur un chevalet","remedy":"remedy/count"}`,
			`{"good":["-"]}`,
			running,
		)},
		"nothing yet": {gcgHead + "#rack2 K\n", "-legal", 0, lines(
			`{"good":["-"]}`,
			`{"result":{"status":"running","scores":[0,0]}}`,
		)},
		"unreadable": {gcgTwo + ">alice: shrugs +0\n", "-legal -lang en", 2, two + lines(
			`{"error":{"line":5,"detail":"\"shrugs\" has something other than tiles A to Z and ?"}}`,
		)},
		"illegal before unreadable": {gcgTwo + ">bob: - +0\n>alice: shrugs +0\n", "-lang en", 1, two + lines(
			`{"n":3,"player":"bob","move":"-","score":0,"total":14,"legal":false,"clause":"scrabble/turn","detail":"alice is on turn","remedy":"remedy/out-of-turn"}`,
			running,
		)},
		"nobody":          {">alice: - +0\n", "-lang en", 2, `{"error":{"line":1,"detail":"0 players are named; a game has 2 to 4"}}` + "\n"},
		"one player":      {"#player1 alice\n", "-lang en", 2, `{"error":{"line":1,"detail":"1 players are named; a game has 2 to 4"}}` + "\n"},
		"another tongue":  {gcgHead + "#lexicon RD28\n>alice: - +0\n", "-lang en", 2, `{"error":{"line":3,"detail":"unknown tiles of the language \"german\": use french or english"}}` + "\n"},
		"of another game": {"# > alice\n#player 1\n@players Alice Bob\nAlice resign\n", "", 0, lines(`{"n":1,"player":"Alice","move":"resign","legal":true,"clauses":["official/turn/resign"]}`, `{"result":{"status":"won","scores":[0,0],"jarnacs":[0,0],"winner":"Bob","clause":"official/turn/resign"}}`)},
	})
}

// Games of both kinds are told one after the other, and the name of a file says which
// it is.
func TestGamesOfBothKinds(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "game.GCG")
	must.Do(t, os.WriteFile(path, []byte("#note not known by its first line\n\n@game jarnac\n"), 0o644))
	if status, out, _ := arbiterOf("", "-json", path); status != 2 || !strings.HasPrefix(out, `{"error":{"line":`) {
		t.Errorf("status %d, said %s", status, out)
	}
	gcg, txt := filepath.Join("disputes", "prime-oubliee.gcg"), filepath.Join("disputes", "s-ajoute.txt")
	for _, paths := range [][]string{{gcg, txt}, {txt, gcg}, {gcg, gcg}} {
		var want bytes.Buffer
		for i, path := range paths {
			if i > 0 {
				want.WriteString("\n")
			}
			_, text, _ := arbiterOf("", path)
			want.WriteString("══ " + path + " ══\n\n" + text)
		}
		if _, got, _ := arbiterOf("", paths...); got != want.String() {
			t.Errorf("told\n%s\nnot\n%s", got, want.String())
		}
	}
}

// A word graph is a lexicon.
func TestWordGraph(t *testing.T) {
	words := must.Get(lexicon.ReadList(strings.NewReader("RAT\nXI\nXIS\nILS\n")))(t)
	var graph bytes.Buffer
	must.Do(t, words.WriteKWG(&graph))
	path := filepath.Join(t.TempDir(), "words.kwg")
	must.Do(t, os.WriteFile(path, graph.Bytes(), 0o644))
	record := gcgHead + ">alice: ILS 8H ILS +6 6\n#rack2 IX\n"
	status, out, stderr := arbiterOf(record, "-json", "-legal", "-lexicon", path)
	if want := `{"good":["-","-I","-IX","-X","H7 X.","J6 XI."]}`; status != 0 || !strings.Contains(out, want) {
		t.Errorf("status %d, said\n%s%s", status, out, stderr)
	}
	must.Do(t, os.WriteFile(path, graph.Bytes()[:7], 0o644))
	if status, _, stderr := arbiterOf(record, "-lexicon", path); status != 2 || !strings.Contains(stderr, path) {
		t.Errorf("status %d, said %s", status, stderr)
	}
}
