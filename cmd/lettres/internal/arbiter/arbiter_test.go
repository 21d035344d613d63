package arbiter

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// world is an environment with nothing in it but these variables.
func world(vars ...string) environment {
	return environment{games: games.All(), World: program.World{Getenv: func(name string) string {
		for _, v := range vars {
			if value, ok := strings.CutPrefix(v, name+"="); ok {
				return value
			}
		}
		return ""
	}}}
}

// run runs the command arbiter in an environment.
func run(args []string, stdin io.Reader, stdout, stderr io.Writer, env environment) int {
	env.Stdin, env.Stdout, env.Stderr = stdin, stdout, stderr
	return judging.run(args, env)
}

// arbiterOf runs the program with that standard input.
func arbiterOf(stdin string, args ...string) (status int, stdout, stderr string) {
	var out, errs bytes.Buffer
	status = run(args, strings.NewReader(stdin), &out, &errs, world())
	return status, out.String(), errs.String()
}

// lines is a record, or a stream, of these lines.
func lines(l ...string) string { return strings.Join(l, "\n") + "\n" }

const head = "@rules official\n@players Alice Bob\n@first Alice\n"

// A stream is what the arbiter says of a record to a program, with these arguments.
type stream struct {
	record, args string
	status       int
	want         string
}

// refusedLine finds the number of the line in a refusal, which has a test of its own.
var refusedLine = regexp.MustCompile(`(?m)^(\{"n":.*),"line":[0-9]+`)

// A refusal carries its line.
func TestRefusalsCarryTheirLine(t *testing.T) {
	for record, want := range map[string]string{
		head + "\n# a comment\nBob -\n": `,"line":` + strconv.Itoa(strings.Count(head, "\n")+3) + `}`,
		gcgTwo + ">alice: - +3 65\n":    `,"line":5}`,
		cardsHead + "\nBob -\n":         `,"line":6}`,
		scrabbleHead + "Bruno -\n":      `,"line":8}`,
	} {
		if status, got, _ := arbiterOf(record, "-json"); status != 1 || !strings.Contains(got, want+"\n") {
			t.Errorf("status %d, and no %s in %s", status, want, got)
		}
	}
}

// streams checks streams to the letter, and that the same record is told to people.
func streams(t *testing.T, list map[string]stream) {
	for name, tt := range list {
		t.Run(name, func(t *testing.T) {
			args := strings.Fields(tt.args)
			status, got, stderr := arbiterOf(tt.record, append([]string{"-json"}, args...)...)
			if status != tt.status || stderr != "" {
				t.Errorf("status %d, not %d; %q", status, tt.status, stderr)
			}
			if diff := cmp.Diff(tt.want, refusedLine.ReplaceAllString(got, "$1")); diff != "" {
				t.Errorf("the stream is\n%s%s", got, diff)
			}
			for line := range strings.Lines(got) {
				if !json.Valid([]byte(line)) {
					t.Errorf("no JSON: %s", line)
				}
			}
			people, text, stderr := arbiterOf(tt.record, args...)
			if people != tt.status || text+stderr == "" {
				t.Errorf("status %d for people:\n%s%s", people, text, stderr)
			}
		})
	}
}

// The streams of programs, to the letter.
func TestJSON(t *testing.T) {
	running := `{"result":{"status":"running","scores":[9,0],"jarnacs":[0,0]}}`
	streams(t, map[string]stream{
		"legal": {head + "Alice +ABUZRT\nAlice RAT\n", "", 0, lines(
			`{"n":1,"player":"Alice","move":"+ABUZRT","legal":true}`,
			`{"n":2,"player":"Alice","move":"RAT","legal":true}`,
			running,
		)},
		"illegal": {head + "Alice +ABUZRT\nAlice RATZ\nAlice RAT\n", "", 1, lines(
			`{"n":1,"player":"Alice","move":"+ABUZRT","legal":true}`,
			`{"n":2,"player":"Alice","move":"RATZ","legal":false,"clause":"official/words/reference","detail":"il ne figure pas au dictionnaire","lexicon":"le lexique français tiré de Dicollecte 7.0 (2026, 411`+"\u00a0283\u00a0mots"+`)","official":false}`,
			`{"result":{"status":"running","scores":[0,0],"jarnacs":[0,0]}}`,
		)},
		"in English": {head + "Bob +ABUZRT\n", "-lang en", 1, lines(
			`{"n":1,"player":"Bob","move":"+ABUZRT","legal":false,"clause":"official/turn/order","detail":"Alice is on turn","remedy":"remedy/out-of-turn"}`,
			`{"result":{"status":"running","scores":[0,0],"jarnacs":[0,0]}}`,
		)},
		"good": {head + "Alice +ABUZRT\nAlice RAT\n", "-legal", 0, lines(
			`{"n":1,"player":"Alice","move":"+ABUZRT","legal":true}`,
			`{"n":2,"player":"Alice","move":"RAT","legal":true}`,
			`{"good":["+1"]}`,
			running,
		)},
		"good at an illegal move": {head + "Alice +ABUZRT\nAlice RAT\nAlice +TT\n", "-legal", 1, lines(
			`{"n":1,"player":"Alice","move":"+ABUZRT","legal":true}`,
			`{"n":2,"player":"Alice","move":"RAT","legal":true}`,
			`{"n":3,"player":"Alice","move":"+TT","legal":false,"clause":"official/turn/bonus-draw","detail":"il faut piocher 1`+"\u00a0"+`lettre, et non 2","remedy":"remedy/too-many"}`,
			`{"good":["+1"]}`,
			running,
		)},
		"good words": {head + "Alice +BBBKZT\nAlice -\nBob +AAARTU\nBob RAT\nBob +E\nBob -\n", "-legal", 0, lines(
			`{"n":1,"player":"Alice","move":"+BBBKZT","legal":true}`,
			`{"n":2,"player":"Alice","move":"-","legal":true,"clauses":["official/turn/pass-any-time"]}`,
			`{"n":3,"player":"Bob","move":"+AAARTU","legal":true}`,
			`{"n":4,"player":"Bob","move":"RAT","legal":true}`,
			`{"n":5,"player":"Bob","move":"+E","legal":true}`,
			`{"n":6,"player":"Bob","move":"-","legal":true}`,
			`{"good":["!1:AERAT","!1:ATRE","!1:AUTRE","!1:RATA","!1:RATE","!1:RATEAU","!1:REAT","!1:RUAT","!1:RUTA","!1:TARA","!1:TARE","!1:TAURE","!1:TUERA","!1:URATE","!EAU","+1","-BBB","-BBK","-BBT","-BBZ","-BKT","-BKZ","-BTZ","-KTZ"]}`,
			`{"result":{"status":"running","scores":[0,9],"jarnacs":[0,0]}}`,
		)},
		"won": {head + "Bob resign\n", "-legal", 0, lines(
			`{"n":1,"player":"Bob","move":"resign","legal":true,"clauses":["official/turn/resign"]}`,
			`{"good":[]}`,
			`{"result":{"status":"won","scores":[0,0],"jarnacs":[0,0],"winner":"Alice","clause":"official/turn/resign"}}`,
		)},
		"after the end": {head + "Bob resign\nAlice +ABUZRT\n", "-legal -lang en", 1, lines(
			`{"n":1,"player":"Bob","move":"resign","legal":true,"clauses":["official/turn/resign"]}`,
			`{"n":2,"player":"Alice","move":"+ABUZRT","legal":false,"clause":"official/turn/order","detail":"the game is over"}`,
			`{"good":[]}`,
			`{"result":{"status":"won","scores":[0,0],"jarnacs":[0,0],"winner":"Alice","clause":"official/turn/resign"}}`,
		)},
		"drawn": {head + "Alice ~\nBob ~\n", "", 0, lines(
			`{"n":1,"player":"Alice","move":"~","legal":true,"clauses":["official/time/flag"]}`,
			`{"n":2,"player":"Bob","move":"~","legal":true,"clauses":["official/time/second-flag","official/score/squares","official/score/valid-jarnacs"]}`,
			`{"result":{"status":"drawn","scores":[0,0],"jarnacs":[0,0],"clause":"official/score/jarnacs"}}`,
		)},
		"letters as they were written": {head + "Alice +ZUBART\nAlice 01:RAT\n", "-lang en", 1, lines(
			`{"n":1,"player":"Alice","move":"+ZUBART","legal":true}`,
			`{"n":2,"player":"Alice","move":"01:RAT","legal":false,"clause":"official/turn/extend","detail":"line 1 is empty"}`,
			`{"result":{"status":"running","scores":[0,0],"jarnacs":[0,0]}}`,
		)},
		"names that need quotes": {"@players <Zoé> \"\\\n<Zoé> +ABUZRT\n\"\\ ~\n", "", 0, lines(
			`{"n":1,"player":"<Zoé>","move":"+ABUZRT","legal":true}`,
			`{"n":2,"player":"\"\\","move":"~","legal":true,"clauses":["official/time/press","remedy/clock-not-pressed"]}`,
			`{"result":{"status":"running","scores":[0,0],"jarnacs":[0,0]}}`,
		)},
		"no moves": {"", "-legal", 0, lines(
			`{"good":["+6"]}`,
			`{"result":{"status":"running","scores":[0,0],"jarnacs":[0,0]}}`,
		)},
		"unreadable": {head + "\nAlice +ABUZRT\n# what?\nAlice rat tar\n", "-legal -lang en", 2, lines(
			`{"n":1,"player":"Alice","move":"+ABUZRT","legal":true}`,
			`{"error":{"line":7,"detail":"move \"rat tar\": a line has one move, and this is 2 words"}}`,
		)},
		"illegal before unreadable": {head + "@option draws=named\nAlice RAT\nAlice rat tar\n", "-lang en", 1, lines(
			`{"n":1,"player":"Alice","move":"RAT","legal":false,"clause":"official/handover/draw-first","detail":"the bag has letters, and a draw comes first","remedy":"remedy/draw-forgotten"}`,
			`{"result":{"status":"running","scores":[0,0],"jarnacs":[0,0]}}`,
		)},
		"no such player":              {head + "Carol +ABUZRT\n", "-lang en", 2, `{"error":{"line":4,"detail":"unknown player \"Carol\""}}` + "\n"},
		"no such rules":               {"@rules chess\n", "-lang en", 2, `{"error":{"line":1,"detail":"unknown preset \"chess\"; known: official, competition, classic, classic-competition"}}` + "\n"},
		"another game":                {"# cards\n@game tarot\nAlice +CRISE?2\n", "-lang en", 2, `{"error":{"line":2,"detail":"unknown game \"tarot\""}}` + "\n"},
		"no such game":                {"@game\n", "-lang en", 2, `{"error":{"line":1,"detail":"@game takes one word, not 0"}}` + "\n"},
		"options that do not compile": {"@option length=9-3\nA +ABUZRT\n", "-lang en", 2, `{"error":{"line":1,"detail":"the least length, 9, is above the greatest, 3"}}` + "\n"},
	})
}

// How moves were understood that are not written as the notation has them is said.
func TestWarnings(t *testing.T) {
	for lang, want := range map[string]string{"fr": "arbiter: ligne 5 : « rat » est lu comme « RAT »", "en": `arbiter: line 5: "rat" is read as "RAT"`} {
		status, out, errs := arbiterOf(head+"Alice +ABUZRT\nAlice rat\n", "-lang", lang)
		if status != int(legal) || !strings.Contains(strings.ReplaceAll(errs, "\u00a0", " "), want) || !strings.Contains(out, "RAT") {
			t.Errorf("status %d, said\n%s%s", status, out, errs)
		}
	}
}

// Who acts out of turn is told whose turn it is, by the clause of the order of turns.
func TestOutOfTurn(t *testing.T) {
	for record, clause := range map[string]string{
		"@first A\nB +ABUZRT\n":                                   "official/turn/order",
		"@game scrabble\n@first A\nB +ABEIRST\n":                  "scrabble/turn",
		"@game scrabblecards\n@first A\nA +ABEIRST\nA -\nA +A\n":  "cards/turn",
		"@game scrabblecards\n@first A\nB +ABEIRST\n":             "cards/turn",
		"@game jago\n@first A\nB +ABCDEFGHIJKL\n":                 "jago/turn-order",
		"@game jago\n@first A\nA +ABDEEGHIILNN\nA -\n":            "jago/turn-order",
		"@game scrabble\n@first A\nA +ABEIRST\nB +ABEIRST\nB -\n": "scrabble/turn",
		"@first A\nA resign\nB +ABUZRT\n":                         "official/turn/order",
	} {
		if _, out, _ := arbiterOf(record, "-json"); !strings.Contains(out, `"legal":false,"clause":"`+clause+`"`) {
			t.Errorf("%q does not cite %s:\n%s", record, clause, out)
		}
	}
}

func TestSeveralRecords(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		must.Do(t, os.WriteFile(path, []byte(text), 0o644))
		return path
	}
	good := write("good.txt", head+"Alice +ABUZRT\n")
	bad := write("bad.txt", head+"@option draws=named\nAlice RAT\n")
	worse := write("worse.txt", head+"Zorro RAT\n")
	missing := filepath.Join(dir, "missing.txt")
	for _, tt := range []struct {
		paths  []string
		status int
	}{
		{[]string{good}, 0},
		{[]string{good, bad}, 1},
		{[]string{bad, good}, 1},
		{[]string{worse, bad, good}, 2},
		{[]string{missing, good}, 2},
	} {
		if status, _, _ := arbiterOf("", append([]string{"-json"}, tt.paths...)...); status != tt.status {
			t.Errorf("%q: status %d, not %d", tt.paths, status, tt.status)
		}
		if status, _, _ := arbiterOf("", tt.paths...); status != tt.status {
			t.Errorf("%q: status %d for people, not %d", tt.paths, status, tt.status)
		}
	}

	_, got, _ := arbiterOf("", "-json", "-lang", "en", missing, bad, worse, good)
	want := lines(
		`{"record":"DIR/missing.txt"}`,
		`{"error":{"line":0,"detail":"DIR/missing.txt: no such file or folder"}}`,
		`{"record":"DIR/bad.txt"}`,
		`{"n":1,"player":"Alice","move":"RAT","legal":false,"clause":"official/handover/draw-first","detail":"the bag has letters, and a draw comes first","remedy":"remedy/draw-forgotten","line":5}`,
		`{"result":{"status":"running","scores":[0,0],"jarnacs":[0,0]}}`,
		`{"record":"DIR/worse.txt"}`,
		`{"error":{"line":4,"detail":"unknown player \"Zorro\""}}`,
		`{"record":"DIR/good.txt"}`,
		`{"n":1,"player":"Alice","move":"+ABUZRT","legal":true}`,
		`{"result":{"status":"running","scores":[0,0],"jarnacs":[0,0]}}`,
	)
	if diff := cmp.Diff(want, strings.ReplaceAll(got, dir, "DIR")); diff != "" {
		t.Error(diff)
	}

	_, out, errs := arbiterOf("", "-lang", "en", missing, bad, good)
	for _, heading := range []string{"══ " + missing + " ══\n", "══ " + bad + " ══\n", "══ " + good + " ══\n"} {
		if !strings.Contains(out, heading) {
			t.Errorf("no %q in\n%s", heading, out)
		}
	}
	if want := "arbiter: " + missing + ": no such file"; !strings.HasPrefix(errs, want) {
		t.Errorf("said %q, and not first %q", errs, want)
	}
}

// The words can come from a file of each kind.
func TestLexicon(t *testing.T) {
	for _, tt := range []struct {
		lexicon, rules, word string
		status               int
		says                 string // on standard error, or as an error
	}{
		{"words.tsv", "official", "RAT", 0, ""},
		{"words.tsv", "competition", "RAT", 0, ""},
		{"words.tsv", "official", "ART", 1, ""},
		{"words.txt", "official", "RAT", 0, ""},
		{"words.txt", "official", "ART", 1, ""},
		{"words.txt", "competition", "RAT", 0, "for the formula, the French lexicon after Dicollecte 7.0 says it"},
		{"words.txt", "competition", "ART", 1, "official/words/reference"},
		{"words.dic", "official", "RATA", 0, ""},
		{"words.dic", "official", "ART", 1, ""},
		{"alone.dic", "official", "RAT", 2, "testdata/alone.aff: no such file"},
		{"missing.txt", "official", "RAT", 2, "testdata/missing.txt: no such file"},
		{"faulty.tsv", "official", "RAT", 2, "testdata/faulty.tsv: "},
		{"faulty.tsv", "official", "RAT", 2, "line 2"},
		{"words.csv", "official", "RAT", 2, "testdata/words.csv: a lexicon is a file .tsv, .txt, .kwg or .dic"},
	} {
		record := "@rules " + tt.rules + "\nA +ABTZRA\nA " + tt.word + "\n"
		status, out, stderr := arbiterOf(record, "-json", "-lang", "en", "-lexicon", filepath.Join("testdata", tt.lexicon))
		if status != tt.status || !strings.Contains(out+stderr, tt.says) {
			t.Errorf("%s, %s, %s: status %d, not %d:\n%s%s", tt.lexicon, tt.rules, tt.word, status, tt.status, out, stderr)
		}
	}
}

// Another lexicon than the one in use is worth a warning, and changes nothing.
func TestOtherLexicon(t *testing.T) {
	id := gaddag.Lexicon().ID()
	for _, tt := range []struct{ lexicon, warning string }{
		{id, ""},
		{"0f34", "arbiter: the game was played with the lexicon 0f34, and is judged by " + id + "\n"},
	} {
		for _, format := range []string{"-json", "-legal"} {
			status, _, stderr := arbiterOf("@lexicon "+tt.lexicon+"\nA +ABUZRT\n", format, "-lang", "en")
			if status != 0 || stderr != tt.warning {
				t.Errorf("%s, %s: status %d, said %q", tt.lexicon, format, status, stderr)
			}
		}
	}
	path := filepath.Join(t.TempDir(), "old.txt")
	must.Do(t, os.WriteFile(path, []byte("@lexicon 0f34\n"), 0o644))
	if _, _, stderr := arbiterOf("", path); !strings.HasPrefix(stderr, "arbiter: "+path+": la partie a été jouée avec le lexique 0f34, ") {
		t.Errorf("said %q", stderr)
	}
}

func TestFlags(t *testing.T) {
	for _, tt := range []struct {
		args   []string
		status int
		says   string
	}{
		{[]string{"-h"}, 0, "usage\u00a0: lettres arbiter"},
		{[]string{"-lang", "en", "-h"}, 0, "usage: lettres arbiter"},
		{[]string{"-lang", "de"}, 2, "choisissez fr ou en"},
		{[]string{"-quiet"}, 2, "Essayez -h."},
		{[]string{"-lang", "en", "-quiet"}, 2, "Try -h."},
		{[]string{"missing.txt", "-json"}, 2, `{"error":{"line":0,"detail":"missing.txt`}, // behind a record too
	} {
		status, out, stderr := arbiterOf("", tt.args...)
		if status != tt.status || !strings.Contains(out+stderr, tt.says) {
			t.Errorf("%q: status %d, said\n%s%s", tt.args, status, out, stderr)
		}
	}
}

// full is a writer with no room.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no room") }

func TestOutputFails(t *testing.T) {
	for _, args := range [][]string{nil, {"-json"}} {
		var stderr bytes.Buffer
		if status := run(args, strings.NewReader(head), full{}, &stderr, world()); status != 2 || !strings.Contains(stderr.String(), "no room") {
			t.Errorf("%q: status %d, %q", args, status, stderr.String())
		}
	}
}

// What nobody would write is unreadable, and nothing worse.
func TestHostile(t *testing.T) {
	for name, record := range map[string]string{
		"garbage":         "\x00\x01\x02\xff\xfe",
		"not UTF-8":       head + "Alice +AB\xffZRT\n",
		"a megabyte line": head + "Alice " + strings.Repeat("A", 1<<20),
		"megabyte game":   "@game " + strings.Repeat("\xff", 1<<20),
		"megabyte name":   "@players " + strings.Repeat("A", 1<<20) + " B\n",
		"too many lines":  head + strings.Repeat("\n", 10_000),
		"no player":       head + "Zorro RAT\n",
		"no token":        head + "Alice 2.TZAR\n",
		"no option":       "@option colour=red\n",
		"bad option":      "@option lines=99999999999999999999\n",
		"control":         head + "Alice \x1b[2J\n",
		"heads below":     head + "Alice +ABUZRT\n@rules classic\n",
		"lines of @":      strings.Repeat("@\n", 100),
	} {
		for _, args := range [][]string{{"-json", "-legal"}, {"-legal"}} {
			status, out, stderr := arbiterOf(record, args...)
			if status != 2 || len(out)+len(stderr) > 4000 || out+stderr == "" {
				t.Errorf("%s, %q: status %d, %d and %d bytes\n%.300q", name, args, status, len(out), len(stderr), out+stderr)
			}
		}
	}
	// What can be written and not played is illegal.
	for _, move := range []string{"9:RATS", "99999999999999999999:RAT", "+", "-+", "-AEI", "!0:RAT", "?!RAT", ".", "AAAAAAAAAAAAAAAAAAAAAAAAAAAA"} {
		for _, args := range [][]string{{"-json", "-legal"}, {"-legal"}} {
			if status, out, stderr := arbiterOf(head+"Alice +ABUZRT\nAlice "+move+"\n", args...); status != 1 {
				t.Errorf("%s, %q: status %d\n%s%s", move, args, status, out, stderr)
			}
		}
	}
}

// What is wrong with a record is told in both languages, and none of it in English
// to who reads French.
func TestUnreadable(t *testing.T) {
	for _, record := range []string{
		"@rules official\n@rules classic\n",
		"@rules\n",
		"@colour red\n",
		"@first A\n@toss A=B B=C\n",
		"@option lines = 3\n",
		"@option lines\n",
		"@option lines=3\n@option lines=4\n",
		"@players Alice Bob Carol\n",
		"@toss\n",
		"@toss A\n",
		"@toss A=B A=C\n",
		"@toss A=BB B=C\n",
		strings.Repeat("\n", 9000),
		strings.Repeat("#", 5000) + "\n",
		"A \xff\n",
		"A \x01\n",
		"@players @Alice Bob\n",
		"@players Alice Alice\n",
		"@players Alice Bob\nZorro RAT\n",
		"A +ABUZRT\n@rules classic\n",
		"A le la les\n",
		"A " + strings.Repeat("A", 600) + "\n",
		"A +4a\n",
		"A -4\n",
		"A ?RAT\n",
		"@option draws=named\nA x:RAT\n",
		"A !\n",
		"A r4t\n",
		"@rules chess\n",
		"@option colour=red\n",
		"@option length=x\n",
		"@option validation=never\n",
		"@option lines=many\n",
		"@option exclude=words\n",
		"@option bag=x\n",
		"@option lines=9\nA +ABUZRT\n",
		"@option length=9-3\nA +ABUZRT\n",
		"@option bag=ABC\nA +ABUZRT\n",
		"@option bag=AAAAAAAAA\nA +ABUZRT\n",
		"@option exclude=noun,adj,adv,inf,pp,ppr,fin,intj,pref,abbr,symb,comp,prop,loc,other\nA +ABUZRT\n",
	} {
		detail := map[string]string{}
		for _, lang := range []string{"fr", "en"} {
			status, out, _ := arbiterOf(record, "-json", "-lang", lang)
			var line struct{ Error struct{ Detail string } }
			last := out[strings.LastIndex(strings.TrimSpace(out), "\n")+1:]
			if err := json.Unmarshal([]byte(last), &line); err != nil || status != 2 || line.Error.Detail == "" {
				t.Errorf("%.60q: status %d, %s", record, status, out)
			}
			detail[lang] = line.Error.Detail
		}
		if detail["fr"] == detail["en"] {
			t.Errorf("%.60q: in French it is %q", record, detail["fr"])
		}
	}
}

// aGame is the record of a game of at least n moves, cut there.
func aGame(tb testing.TB, n int) []byte {
	rules := must.Get(jarnac.Compile(jarnac.Official(), gaddag.Lexicon()))(tb)
	for seed := uint64(0); ; seed++ {
		rng := rand.New(rand.NewPCG(seed, 0))
		s := rules.Start(jarnac.A)
		r := jarnac.NewRecord(rules, jarnac.A, "Alice", "Bob")
		var moves []jarnac.Move
		for len(r.Moves) < n && s.Phase() != jarnac.Over {
			moves = s.AppendMoves(moves[:0], s.Turn())
			m := must.Get(s.Complete(rng, s.Turn(), moves[rng.IntN(len(moves))]))(tb)
			p := s.Turn()
			next := must.Get(s.Play(p, m))(tb)
			r.Append(jarnac.Step{Before: s, Player: p, Move: m, After: next})
			s = next
		}
		if len(r.Moves) == n {
			return must.Get(r.MarshalText())(tb)
		}
	}
}

// The aim is 2,000 records of 150 moves a second.
func BenchmarkArbiter(b *testing.B) {
	record := aGame(b, 150)
	var out bytes.Buffer
	report := newJSONReport(&out, gaddag.Lexicon(), false, language.English)
	a := newArbiter(games.All(), gaddag.Lexicon(), language.English, report)
	b.ReportAllocs()
	for b.Loop() {
		out.Reset()
		if got := a.judge(bytes.NewReader(record), ""); got != legal {
			b.Fatalf("status %d:\n%s", got, out.String())
		}
		report.flush()
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "records/s")
}

// What the programs that play write with -record, the arbiter reads to the end of the game.
func TestReadsTheRecordsOfPrograms(t *testing.T) {
	for _, program := range []string{"record", "record-cards", "record-jago"} {
		path := filepath.Join("..", "watch", "testdata", program+".txt")
		status, out, stderr := arbiterOf("", "-json", path)
		if status != 0 || stderr != "" || !strings.Contains(out, `{"result":{"status":"won"`) && !strings.Contains(out, `{"result":{"status":"drawn"`) {
			t.Errorf("%s: status %d, %q\n%s", path, status, stderr, out)
		}
	}
}
