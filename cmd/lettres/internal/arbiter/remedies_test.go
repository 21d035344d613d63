package arbiter

import (
	"strings"
	"testing"
)

// What is done where an irregular move was made, of the last move of each record; and the
// record that the remedy leads to, which is legal. Its letters are those that stay.
func TestRemedies(t *testing.T) {
	const (
		official = "@option validation=contest\n@players A B\n@first A\n"
		rat      = official + "A +ABRTTU\nA RAT\n"
		scrabble = "@game scrabble\n@option validation=contest\n@players A B\n@first A\nA +ACEHLRT\nB +AEINOSU\n"
		chat     = scrabble + "A 8G:CHAT\n"
		cards    = "@game scrabblecards\n@players A B\n@first A\nA +CEHIRST\nB +AEINOSU\n"
		jago     = "@game jago\n@option validation=contest\n@players A B\n@first A\nA +ADHIILNOORST\nB +ADDEEJPRSUXZ\n"
		flips    = "@game jago\n@option validation=contest\n@players A B\n@first A\nA +ACDEHILNRSTZ\nB +DEEGIMNORSTU\nA 6D:CHAT\nA -\nA +AOPV\nB F6:AMIES\nB -\nB +BFLQ\nA 8F:ILZ\nB ?\nB ^D6,E6,G6\nA 8F:ILES\nB ?\n"
		gcg      = "#character-encoding UTF-8\n#player1 A A\n#player2 B B\n#tile-distribution french\n>A: AEINRT? 8F TRAINEs "
	)
	for name, tt := range map[string]struct{ played, irregular, mended string }{
		"remedy/too-many":                               {rat, "A +EZ\n", "A +E\n"},
		"remedy/too-many, first":                        {official, "A +ABRTTUZ\n", "A +ABRTTU\n"},
		"remedy/too-many, swap":                         {rat + "A +E\nA -\nB +DEIMNO\nB -\nA +D\nA -\n", "B -DEO+ASTU\n", "B -DEO+ASU\n"},
		"remedy/too-many, tiles":                        {chat, "A +ESTRU\n", "A +ESTR\n"},
		"remedy/too-many, cards":                        {cards + "A (0,0)>CRI\n", "A +MNOP\n", "A +MNO\n"},
		"remedy/too-many, Jago":                         {jago + "A 6F:DINAR\nA -\n", "A +EEEMMM\n", "A +EEEMM\n"},
		"remedy/too-few":                                {rat + "B ?\n", "A +E\n", "A +EL\n"},
		"remedy/too-few, exchange":                      {scrabble, "A -CHT+MN\n", "A -CHT+MNO\n"},
		"remedy/draw-forgotten":                         {rat, "A BUT\n", "A +E\nA BUT\n"},
		"remedy/draw-forgotten, on receiving the bag":   {rat + "A +E\nA -\nB +DEIMNO\nB -\n", "A BUT\n", "A +E\nA BUT\n"},
		"remedy/draw-forgotten, and the next one plays": {chat, "B 9H:OU\n", "A +ESTR\nB 9H:OU\n"},
		"remedy/draw-forgotten, cards":                  {cards + "A (0,0)>CRI\n", "B -\n", "A +MNO\nB -\n"},
		"remedy/draw-forgotten, Jago":                   {jago + "A 6F:DINAR\nA -\n", "B 7F:A\n", "A +EEEMM\n"},
		"remedy/not-due":                                {rat + "A +E\n", "A +E\n", "A BUT\n"},
		"remedy/not-due, swap of two":                   {rat + "A +E\nA -\nB +DEIMNO\nB -\nA +D\nA -\n", "B -DE+AS\n", "B +A\n"},
		"remedy/not-due, swap in the turn":              {rat + "A +E\n", "A -BTU+DDE\n", "A BUT\n"},
		"remedy/out-of-turn":                            {rat + "A +E\n", "B +DEIMNO\n", "A -\nB +DEIMNO\n"},
		"remedy/out-of-turn, tiles":                     {chat + "A +ESTR\n", "A -\n", "B 9H:OU\n"},
		"remedy/not-due, out of time":                   {rat + "A ~\nB +DEIMNO\nB -\n", "A +D\n", "A -\n"},
		"remedy/out-of-turn, out of time":               {rat + "A ~\nB +DEIMNO\nB -\n", "A BUT\n", "A -\n"},
		"remedy/pass-without-draw":                      {rat, "A -\n", "A +Z\nA -\nB !1:TZAR\n"},
		"remedy/pass-without-draw, in the first turn":   {official, "A -\n", "A +ABRTTU\nA -\nB !RAT\n"},
		"remedy/word-impossible":                        {rat + "A +S\n", "A 1:BRUTS\n", "A BUT\n"},
		"remedy/jarnac-impossible":                      {rat + "A +S\nA -\n", "B !1:TZAR\n", "B !BUT\n"},
		"remedy/word-impossible, Jago":                  {jago, "A 6F:DINARZ\n", "A 6F:DINAR\n"},
		"remedy/jarnac-late":                            {rat + "A +Z\nA -\nB +DEIMNO\n", "B !1:TZAR\n", "B DEMI\n"},
		"remedy/jarnac-late, one too many":              {rat + "A +Z\nA -\nB !1:TZAR\n", "B !BUT\n", "B +DEIMNO\n"},
		"remedy/jarnac-line":                            {rat + "A +Z\nA -\n", "B !TZAR\n", "B !1:TZAR\n"},
		"remedy/no-gain":                                {flips, "A ^D6,E6,F6,G6\n", "A ^D6,E6,G6\n"},
		"jago/lead-check-wrong":                         {jago, "A -\n", "A 6F:DINAR\nA -\n"},
		"remedy/covered":                                {rat + "A +E\n", "B ?\n", "A -\n"},
		"remedy/covered, tiles":                         {chat + "A +ESTR\n", "B ?\n", "B 9H:OU\n"},
		"remedy/count":                                  {gcg, "+72 72\n", "+62 62\n"},
		"remedy/count, of the total":                    {gcg, "+62 72\n", "+62 62\n"},
	} {
		t.Run(name, func(t *testing.T) {
			remedy, _, _ := strings.Cut(name, ",")
			status, out, errs := arbiterOf(tt.played+tt.irregular, "-json")
			if lines := strings.Split(out, "\n"); status != int(illegal) || len(lines) < 3 || !strings.Contains(lines[len(lines)-3], `"remedy":"`+remedy+`"`) {
				t.Errorf("status %d, and not %s: %s%s", status, remedy, out, errs)
			}
			for _, lang := range []string{"fr", "en"} {
				if _, out, _ = arbiterOf(tt.played+tt.irregular, "-lang", lang); !strings.Contains(out, " · "+remedy+"\n") {
					t.Errorf("in %s it does not tell %s:\n%s", lang, remedy, out)
				}
			}
			if status, out, errs = arbiterOf(tt.played+tt.mended, "-json"); status != int(legal) {
				t.Errorf("the record with the remedy is not legal: %s%s", out, errs)
			}
		})
	}
}

// A clock that was forgotten costs its owner's time (remedy/clock-not-pressed): the flag may
// fall while the opponent plays.
func TestRemedyOfAClockNotPressed(t *testing.T) {
	_, out, _ := arbiterOf("@players A B\n@first A\nA +ABRTTU\nA RAT\nA +E\nA -\nB +DEIMNO\nA ~\n", "-lang", "en")
	if !strings.Contains(out, "remedy/clock-not-pressed") {
		t.Error(out)
	}
}

// Remedies that no line of a record shows: the record is that of a game in which it has not happened, with a comment.
func TestRemediesOfTheHand(t *testing.T) {
	const (
		rat   = "@players A B\n@first A\n@option validation=contest\nA +ABRTTU\nA RAT\n"
		drawn = rat + "A +E\n"
	)
	for name, tt := range map[string]struct{ record, refused string }{
		// The bag has one K.
		"remedy/letter-seen, a letter that is due":            {rat + "# The K falls out of the bag: a letter is due.\nA +K\nA -\n", "B +DEIKNO\n"},
		"remedy/letter-seen, a letter that is not due":        {drawn + "# The K falls out of the bag, and goes back.\nA -\nB +DEIKNO\n", ""},
		"remedy/letter-seen, drawn though it is not due":      {drawn, "A +K\n"},
		"remedy/hand-in-bag, a contest is not too late":       {rat + "# A has a hand in the bag.\nB ?\n", ""},
		"remedy/hand-in-bag, but once the letter is out":      {drawn, "B ?\n"},
		"remedy/hand-in-bag, a Jarnac is not too late":        {rat + "A +Z\nA -\n# B has a hand in the bag.\nB !1:TZAR\n", ""},
		"remedy/hand-in-bag, but once the letters are out":    {rat + "A +Z\nA -\nB +DEIMNO\n", "B !1:TZAR\n"},
		"remedy/clock-wrong, a flag that fell":                {drawn + "A ~\n", "A BUT\n"},
		"remedy/clock-wrong, a flag that is raised":           {drawn + "# The flag of A had fallen by a fault of the clock.\nA BUT\n", ""},
		"remedy/clock-wrong, and Jarnac is not barred by it":  {rat + "A +Z\n# The same.\nA -\nB !1:TZAR\n", ""},
		"remedy/clock-wrong, as it is by a flag that is good": {rat + "A +Z\nA ~\n", "B !1:TZAR\n"},
	} {
		t.Run(name, func(t *testing.T) {
			status, out, errs := arbiterOf(tt.record, "-json")
			if status != int(legal) {
				t.Errorf("status %d: %s%s", status, out, errs)
			}
			if tt.refused == "" {
				return
			}
			if status, out, errs = arbiterOf(tt.record+tt.refused, "-json"); status != int(illegal) {
				t.Errorf("%s is not refused: status %d: %s%s", tt.refused, status, out, errs)
			}
		})
	}
}

// A word that the dictionary does not have, and what nobody can do at the table, has no remedy.
func TestNoRemedy(t *testing.T) {
	const rat = "@players A B\n@first A\nA +ABRTTU\nA RAT\nA +E\n"
	for _, refused := range []string{"A 9:BUT\n", "A UTB\n", "A .\n"} {
		if status, out, _ := arbiterOf(rat+refused, "-json"); status != int(illegal) || strings.Contains(out, `"remedy"`) {
			t.Errorf("%s: status %d, %s", refused, status, out)
		}
	}
}
