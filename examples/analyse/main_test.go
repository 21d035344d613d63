package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func analysed(text string, args ...string) (status int, out, errs string) {
	var stdout, stderr bytes.Buffer
	status = run(args, strings.NewReader(text), &stdout, &stderr, func(string) string { return "" })
	return status, stdout.String(), stderr.String()
}

const game = `#player1 alice Alice
#player2 bruno Bruno
#lexicon ODS9
>alice: AEINRT? 8F TRAINEs +62 62
>bruno: EEIKMNT H7 T.NK +13 13
>bruno: EEIKMNT -- -13 0
>alice: AEIOUVX -AEI +0 62
>bruno: EEIKMNT J6 KI.E +33 33
>alice: - +0 62
`

// The points missed, turn by turn, in both languages.
func TestAnalysis(t *testing.T) {
	const rows = `
Alice       AEINRT?  8F TRAINEs           62  8G cARIENT           64        2
Bruno       EEIKMNT  H7 T.NK              13  H5 KET.MINE          69       56
Bruno       EEIKMNT  --                  −13
Alice       AEIOUVX  -AEI                  0  7H AXE               47       47
Bruno       EEIKMNT  J6 KI.E              33  H5 KET.MINE          69       36
Alice                -                     0  `
	for lang, want := range map[string]string{
		"en": "player      rack     played           points  best placement   points   missed" + rows + "rack not told\n\n" +
			"Alice: points missed: 49; turns: 2; best placements found: 0\n" +
			"Bruno: points missed: 105; turns: 2; best placements found: 0\n",
		"fr": "joueur      chevalet joué             points  meilleur coup    points  manqués" + rows + "chevalet non indiqué\n\n" +
			"Alice\u00a0: points manqués\u00a0: 49\u00a0; tours\u00a0: 2\u00a0; meilleurs coups trouvés\u00a0: 0\n" +
			"Bruno\u00a0: points manqués\u00a0: 105\u00a0; tours\u00a0: 2\u00a0; meilleurs coups trouvés\u00a0: 0\n",
	} {
		status, out, errs := analysed(game, "-lang", lang)
		if status != 0 || out != want || errs != "" {
			t.Errorf("status %d, said\n%s%s\nnot\n%s", status, out, errs, want)
		}
	}
	// From a file, with French squares.
	path := filepath.Join(t.TempDir(), "game.gcg")
	french := strings.NewReplacer("8F", "H6", "H7", "8G", "J6", "10F", "#lexicon", "#squares french\n#lexicon").Replace(game)
	if err := os.WriteFile(path, []byte(french), 0o644); err != nil {
		t.Fatal(err)
	}
	if status, out, errs := analysed("", path); status != 0 || !strings.Contains(out, "H6 TRAINEs           62  H7 cARIENT") {
		t.Errorf("status %d, said\n%s%s", status, out, errs)
	}
}

// What cannot be analysed says why.
func TestFaults(t *testing.T) {
	for _, tt := range []struct {
		text   string
		args   string
		status int
		want   string
	}{
		{strings.Replace(game, "+62 62", "+61 61", 1), "-lang en", 1, "analyse: line 4: the points are 62, and not 61"},
		{"#player1 a\n", "-lang fr", 2, "analyse: ligne 1\u00a0: 1\u00a0joueur est nommé"},
		{"", "-lang de", 2, "usage"},
		{"", "one two", 2, "usage"},
		{"", "-h", 0, "usage"},
		{"", "missing.gcg", 2, "missing.gcg"},
	} {
		status, _, errs := analysed(tt.text, strings.Fields(tt.args)...)
		if status != tt.status || !strings.Contains(errs, tt.want) {
			t.Errorf("%s: status %d, said %s", tt.args, status, errs)
		}
	}
}
