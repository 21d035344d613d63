package arbiter

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	judge "github.com/jeudelettres/lettres/arbiter"
	"github.com/jeudelettres/lettres/games"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
)

// Positions as people type them, and what the arbiter says of them, to the letter.
func TestPositions(t *testing.T) {
	paths, err := filepath.Glob("testdata/positions/*.txt")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no positions: %v", err)
	}
	for _, path := range paths {
		name := strings.TrimSuffix(filepath.Base(path), ".txt")
		t.Run(name, func(t *testing.T) {
			for ext, args := range map[string]string{"fr": "-lang fr", "en": "-lang en", "json": "-lang en -json"} {
				status, out, errs := arbiterOf("", append(strings.Fields(args), "-position", path)...)
				if status > int(illegal) || errs != "" {
					t.Errorf("%s: status %d, %s", args, status, errs)
				}
				golden(t, filepath.Join("testdata", "positions", name+"."+ext+".golden"), out)
			}
			text := must.Get(os.ReadFile(path))(t)
			_, file, _ := arbiterOf("", "-json", "-position", path)
			if _, piped, _ := arbiterOf(string(text), "-json", "-position", "-"); piped != file {
				t.Errorf("standard input says\n%snot\n%s", piped, file)
			}
		})
	}
}

// The same position can be typed in many ways.
func TestPositionsAreForgiving(t *testing.T) {
	const want = `"state":"turn B; phase handover; lines RAT,,BUT/SOL; racks UZ/AE;"`
	for _, text := range []string{
		"Alice:\nRAT\n-\nBUT\nreliquat: UZ\nBruno:\nSOL\nreliquat: AE\nà jouer: Bruno\n",
		"ALICE :\r\n1 rat\r\n3 but\r\nReliquat : u z\r\nBRUNO :\r\n1: sol\r\nRELIQUAT : a, e\r\nA JOUER : bruno\r\n",
		"\uFEFFjoueur Alice\n3) BUT\n1) RAT\nchevalet U Z\njoueuse Bruno\nS O L\nlettres AE\ntour Bruno # now\n",
		"@rules official\nplayer Alice\nRAT\nempty\nBUT\nrack ZU\nmat Bruno\nsol\nrack ea\nto play: Bruno\n",
		"tapis : Alice\n\nRAT\n—\nBUT\nreliquat : UZ\ntapis : Bruno\nSOL\nreliquat : AE\ntrait : BRUNO\nmoment : reçoit le sac\n",
	} {
		status, out, errs := arbiterOf(text, "-json", "-position", "-")
		if status != 0 || !strings.Contains(out, want) {
			t.Errorf("%q: status %d, said\n%s%s", text, status, out, errs)
		}
	}
}

// What cannot be a position is refused, with the line and the reason.
func TestPositionsRefused(t *testing.T) {
	const two = "Alice:\nRAT\nreliquat: U\nBruno:\nSOL\n"
	for text, want := range map[string]string{
		"":                            `"line":0,"detail":"there is no mat`,
		"RAT\n":                       `"line":1,"detail":"first say whose mat this is`,
		"reliquat: ABC\n":             `"line":1,"detail":"first say whose mat this is`,
		two + "Carol:\n":              `"line":6,"detail":"there are two mats`,
		two + "alice:\n":              `"line":6,"detail":"the mat of alice stands above already"`,
		two + "turn: Carol\n":         `"line":6,"detail":"\"Carol\" has no mat here"`,
		two + "phase: dinner\n":       `"line":6,"detail":"unknown moment \"dinner\"`,
		two + "rack: É1\n":            `"line":6,"detail":"\"É1\" is not the letters of a rack"`,
		two + "rack: A\nrack: B\n":    `"line":7,"detail":"this player has a rack already"`,
		two + "jarnacs: many\n":       `"line":6,"detail":"\"many\" is no number from 0 to 255"`,
		two + "flag: blue\n":          `"line":6,"detail":"\"blue\" says nothing of a flag`,
		two + "9 RAT\n":               `"line":6,"detail":"there is no line 9; a mat has lines 1 to 8"`,
		two + "1 RAT\n":               `"line":6,"detail":"line 1 has a word already"`,
		two + "RAT BUT\n":             `"line":6,"detail":"\"RAT BUT\" is more than one word; write one a line"`,
		two + "ARC-EN-CIEL\n":         `"line":6,"detail":"\"ARC-EN-CIEL\" is no word`,
		two + "colour: red\n":         `"line":6,"detail":"\"colour\" is no key`,
		two + "rules: chess\n":        `"line":6,"detail":"unknown preset \"chess\"`,
		two + "option: lines=99\n":    `"line":6,"detail":`,
		two + "rack: ZZZ\n":           `"line":0,"detail":"there are more letters Z (3) than the bag has (2)"`,
		two + "AB\n":                  `"line":0,"detail":"a word has at least 3 letters · official/mat/length"`,
		two + "word: >\n":             `"line":6,"detail":"there is no word"`,
		two + "phase: last chance":    `"line":0,"detail":`,
		two + "position: 15/15":       `"line":0,"detail":"give mats or the position of a board`,
		"game: scrabble\n":            `"line":0,"detail":"give the text of the board`,
		"game: chess\n":               `"line":1,"detail":"unknown game \"chess\""`,
		"position: x\n":               `"line":0,"detail":"Jarnac has mats`,
		"jeu: scrabble\ncgp: x/x\n":   `"line":0,"detail":`,
		"jeu: jago\nstate: x\n":       `"line":0,"detail":`,
		"game: cards\nstate: x\n":     `"line":0,"detail":`,
		strings.Repeat("#", 64<<10+1): `"detail":"a position has at most 64 KiB"`,
	} {
		status, out, _ := arbiterOf(text, "-json", "-lang", "en", "-position", "-")
		if status != int(unreadable) || !strings.Contains(out, want) {
			t.Errorf("%.80q: status %d, said\n%snot %s", text, status, out, want)
		}
	}
	if status, out, _ := arbiterOf("", "-json", "-position", "testdata/missing"); status != int(unreadable) || !strings.HasPrefix(out, `{"error":`) {
		t.Errorf("a missing file: status %d, %s", status, out)
	}
	if status, _, errs := arbiterOf("", "-position", "-", "game.txt"); status != int(unreadable) || !strings.Contains(errs, "-position") {
		t.Errorf("a position and records: status %d, %s", status, errs)
	}
}

// The position after a record of any game on a board is read back: as the arbiter writes
// it, it is told the same.
func TestBoards(t *testing.T) {
	ended := jagoTwo + "Alice resign\n"
	for _, tt := range []struct{ record, game string }{
		{scrabbleMoves, "scrabble"}, {cardsTwo, "cartes"}, {jagoTwo, "jago"}, {ended, "jago"},
	} {
		text := boardAfter(t, tt.record)
		in := "jeu: " + tt.game + "\nétat: " + text + "\nmot: chat\nmot: xez\n"
		if tt.game == "scrabble" {
			in = "option: players=3\n" + in
		}
		status, out, errs := arbiterOf(in, "-json", "-lang", "en", "-position", "-")
		if status != int(illegal) || !strings.Contains(out, `"state":"`+text+`"`) || !strings.Contains(out, `"word":"CHAT","good":true`) {
			t.Errorf("%s: status %d, said\n%s%s", text, status, out, errs)
		}
		over := tt.record == ended
		if strings.Contains(out, `{"laying":`) == over || strings.Contains(out, `{"verdict":`) != over {
			t.Errorf("%s: said\n%s", text, out)
		}
		status, said, errs := arbiterOf(in, "-lang", "en", "-position", "-")
		if status != int(illegal) || errs != "" || !strings.Contains(said, "bad (the dictionary does not have it") {
			t.Errorf("%s: status %d, said\n%s%s", text, status, said, errs)
		}
	}
}

// boardAfter is the text of the position after a record.
func boardAfter(t *testing.T, record string) string {
	t.Helper()
	for g, err := range judge.New(gaddag.Lexicon(), games.All()...).Records(strings.NewReader(record), "") {
		if err != nil {
			t.Fatal(err)
		}
		for range g.Rulings() {
		}
		return g.At.String()
	}
	return ""
}

// A word alone is judged by the rules of each preset.
func TestWordAlone(t *testing.T) {
	_, out, _ := arbiterOf("", "-json", "-lang", "en", "-word", "LAC > lacs", "-word", "or", "-word", "joua")
	for _, want := range []string{
		`"word":"LACS","from":"LAC","rules":"official","good":true`,
		`"word":"LACS","from":"LAC","rules":"competition","good":false,"clause":"official/words/same-entry"`,
		`"word":"LACS","from":"LAC","rules":"classic-competition","good":false,"clause":"classic-competition/same-entry"`,
		`"word":"OR","rules":"official","good":false,"clause":"official/mat/length"`,
		`"word":"OR","rules":"classic","good":false,"clause":"classic/length"`,
		`"word":"OR","rules":"scrabble","good":true`,
		`"word":"LACS","from":"LAC","rules":"jago","good":true,"clause":"jago/steal-sense"`,
		`"word":"JOUA","rules":"official","good":true`,
		`"word":"JOUA","rules":"competition","good":false,"clause":"official/words/conjugations"`,
	} {
		if !strings.Contains(out, want) {
			t.Errorf("no %s in\n%s", want, out)
		}
	}
	for _, tt := range []struct {
		word   string
		status status
	}{{"RAT", legal}, {"JOUA", legal}, {"XEZ", illegal}, {"km", illegal}, {"arc-en-ciel", illegal}, {"week-end", illegal}, {"l’or", illegal}, {"-", unreadable}, {"week-", unreadable}, {"", unreadable}} {
		if got, out, errs := arbiterOf("", "-word", tt.word); got != int(tt.status) || out+errs == "" {
			t.Errorf("%q: status %d, not %d: %s", tt.word, got, tt.status, out+errs)
		}
	}
}

// Whatever is typed, the stream is JSON, the text is UTF-8, and both come to the same
// end.
func FuzzPosition(f *testing.F) {
	paths, _ := filepath.Glob("testdata/positions/*.txt")
	for _, path := range paths {
		text := must.Get(os.ReadFile(path))(f)
		f.Add(string(text))
	}
	f.Add("jeu: jago\nétat: turn red; phase playing;\n")
	f.Add("Alice:\n1 RAT\nreliquat: ZZ\ndrapeau: tombé\npoints: 10\nB:\nmoment: a posé\n")
	f.Add("jeu : scrabble\nH .......CHAT....\nAlice : , 18\nBruno : 7 points, AEINRST\n")
	f.Fuzz(func(t *testing.T, text string) {
		status, stream, _ := arbiterOf(text, "-json", "-position", "-")
		for line := range strings.Lines(stream) {
			if !json.Valid([]byte(line)) {
				t.Fatalf("no JSON: %q", line)
			}
		}
		if isError := strings.HasPrefix(stream, `{"error":`); isError != (status == int(unreadable)) {
			t.Fatalf("status %d after %s", status, stream)
		}
		other, said, errs := arbiterOf(text, "-position", "-")
		if other != status || !utf8.ValidString(said+errs) {
			t.Fatalf("status %d, and %d for people:\n%q", status, other, said+errs)
		}
	})
}
