package arbiter

import (
	"strings"
	"testing"
)

// What a legal move rests on beyond the plain clause of its kind, of the last move of
// each record.
func TestRests(t *testing.T) {
	const (
		formula  = "@rules competition\n@option validation=contest\n@players A B\n@first A\n"
		official = "@option validation=contest\n@players A B\n@first A\n"
		boxed    = "@rules classic\n@option validation=contest\n@option lines=1\n@players A B\n@first A\n"
		last     = "@rules classic-competition\n@option lines=1\n@players A B\n@first A\n"
		jago     = "@game jago\n@option validation=contest\n@players A B\n@first B\n"
		dinars   = jago + "B +ADHIILNOORST\nA +ADDEEJPRSUXZ\nB 6D:DINARS\nB -\n"
	)
	for _, tt := range []struct{ record, want string }{
		{official + "A +ABTRUZ\nA RAT\n", ""},
		{formula + "A +FONDRE\nA FOND\nA +S\nA 1:FONDRE\nB ?\n", "official/words/same-entry-readings official/contest/good"},
		{formula + "A +LACSUT\nA LAC\nA +E\nA 1:LACS\nB ?\n", "official/contest/bad official/words/same-entry official/contest/undo official/contest/formula"},
		{formula + "A +LACSUT\nA LAC\nA +E\nA 1:LACTU\nB ?\n", "official/contest/bad official/words/reference official/contest/undo"},
		{formula + "A +AIEXYZ\nA AIE\nB ?\n", "official/words/conjugations official/contest/good"},
		{official + "A +BEEELM\nA EMBLEE\nB ?\n", "official/words/locution official/contest/good"},
		{official + "A +AJNOTU\nA JOUANT\nB ?\n", "official/words/derived official/contest/good"},
		{"@rules classic\n@option validation=contest\n@players A B\n@first A\nA +AJNOTU\nA JOUANT\nB ?\n", "classic/words classic/contest"},
		{official + "A +ELUXYZ\nA ELU\nB ?\n", "official/contest/good"},
		{official + "A ~\nB ~\n", "official/time/second-flag official/score/squares official/score/valid-jarnacs"},
		{"@rules classic-competition\n@option validation=contest\n@players A B\n@first A\nA +CDEORU\nA DECRU\nA +E\nA 1:DECRUE\nB ?\n", "classic-competition/same-entry classic-competition/contest"},
		{"@rules classic\n@players A B\n@first A\nA +CDEORU\nA -\n", "official/turn/pass-any-time classic/base"},
		{boxed + "A +ABUZRT\nA RAT\nB ?\n", "classic/end classic/squares classic/winner classic/end-contest"},
		{last + "A +ABUZRT\nA -\nB +OIEJST\nB OIE\nA !1:JOIE\n", "classic-competition/last-jarnac classic/squares classic/winner classic-competition/last-jarnac-letters"},
		{"@rules classic-competition\n@option validation=contest\n@players A B\n@first A\nA +ABUZRT\nA RATB\nB ?!BRUT\n", "official/contest/with-jarnac classic-competition/words official/contest/undo classic-competition/contest"},
		{"@game scrabble\n@option validation=contest\n@option bag=CHATEAUABCDEFG\n@players A B\n@first A\nA +CHATEAU\nB +ABCDEFG\nA 8H:CHATEAU\nB ?\n", "scrabble/end-out scrabble/contest scrabble/contest-last"},
		{"@game scrabble\n@players A B\n@first A\nA +CHATEAU\nB +ABCDEFG\nA -\nB -\nA -\nB -\nA -\nB -\n", "scrabble/three-rounds scrabble/rounds"},
		{"@game scrabble\n@option bag=CHATEAUABCDEFG\n@players A B\n@first A\nA +CHATEAU\nB +ABCDEFG\nA -\nB -\nA -\nB -\nA -\nB -\n", "scrabble/end-blocked scrabble/blocked"},
		{"@game scrabble\n@players A B\n@first A\nA +CHATEAU\nB +ABCDEFG\nA ~\n", "scrabble/end-time scrabble/end-time-racks"},
		{"@players A B\n@first A\nA +RATZEE\nA RAT\nA +B\nB ~\nA -\nB !1:TZAR\n", "official/time/end official/score/squares official/score/valid-jarnacs official/time/end-by"},
		{official + "A +RATZEE\nA RAT\nA +B\nA -\nB !1:TZAR\nA ?\n", "official/contest/good official/contest/jarnac official/contest/good-jarnac"},
		{"@game scrabblecards\n@players A B\n@first B\nB +EEMNOP2\nA +CIIJLSV\nB -OP2+DHY\nA (0,0)>SI\n", "cards/first-pass"},
		{"@game scrabblecards\n@option validation=contest\n@option bag=CHATEAUEEMNOPS\n@players A B\n@first A\nA +CHATEAU\nB +EEMNOPS\nA (0,0)>CHAT\nB ?\n", "cards/contest cards/contest-last"},
		{jago + "B +ABIIMNNNNORU\nA +ADIIILNNOTTX\nB 6E:MNNON\nB -\nB +ADTTY\nA F2:INITIAL\n", "jago/steal-passing jago/steal-any-direction"},
		{jago + "B +ABIIMNNNNORU\nA +ADIIILNNOTTX\nB 6E:MINON\nB -\nB +ADTTY\nA F5:NI\n", "jago/crossing"},
		{dinars + "A ?\n", "jago/contest jago/contest-last"},
		{dinars + "B +EKLNQV\nA 7D:JADE\nB ?\n", "jago/contest jago/contest-state jago/contest-several"},
		{strings.Replace(jagoTwo, "\n", "\n@option validation=contest\n", 1) + "Alice E6:AMI\nBob ?\nAlice ^C6,D6\n", "jago/contest jago/contest-plays-on"},
		{jagoTwo + "Alice E6:AMI\n", "jago/crossing"},
		{jago + "B +ABDDEEHIINRW\nA +DEEHLPRSTTUV\nB 6F:RANI\nB -\nB +FGNS\nA 6E:LRAHI\n", "jago/steal-passing"},
	} {
		_, out, errs := arbiterOf(tt.record, "-json")
		lines := strings.Split(out, "\n")
		var last string
		for _, l := range lines {
			if strings.HasPrefix(l, `{"n":`) {
				last = l
			}
		}
		_, list, _ := strings.Cut(last, `"clauses":[`)
		list, _, _ = strings.Cut(list, "]")
		if got := strings.ReplaceAll(strings.ReplaceAll(list, `"`, ""), ",", " "); got != tt.want || strings.Contains(last, `"legal":false`) {
			t.Errorf("%s rests on %q, not %q: %s %s", tt.record, got, tt.want, last, errs)
		}
	}
}

// A refusal and a verdict by an official clause say in a game of the box by which clause it holds there,
// and those that the box states itself do not.
func TestBase(t *testing.T) {
	const why, base = "Pourquoi elle vaut ici · ", "classic/base"
	for record, want := range map[string]string{
		"@rules classic\n@players A B\n@first A\nA +ABUZRT\nA RAT\nA -\n":                                              why + base,
		"@rules classic\n@players A B\n@first A\nA -\n":                                                                "",
		"@rules classic\n@players A B\n@first A\nA +ABUZRT\nA resign\n":                                                why + base,
		"@rules classic-competition\n@option validation=contest\n@players A B\n@first A\nA +ABUZRT\nA RAT\nB ?\nB ?\n": why + "classic-competition/contest",
		"@players A B\n@first A\nA -\n":                                                                                "",
		"@rules classic\n@players A B\n@first A\nA +ABUZRT\nA AB\n":                                                    "",
	} {
		_, out, errs := arbiterOf(record, "-lang", "fr")
		if got := strings.Contains(out, why); got != (want != "") || !strings.Contains(out, want) || errs != "" {
			t.Errorf("%q, not %q: %s\n%s", record, want, errs, out)
		}
	}
}
