package arbiter

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"
)

// What people read, to the letter: that of these files, which -update writes
// anew. The French is in disputes.
func TestText(t *testing.T) {
	const won = "Bob resign\n"
	const running = "Alice +ABRTUZ\nAlice RAT\nAlice +E\n"
	for name, tt := range map[string]struct {
		record, args string
		status       int
	}{
		"won-en":              {head + won, "-lang en", 0},
		"running-en":          {head + running, "-lang en", 0},
		"legal-en":            {head + running, "-lang en -legal", 0},
		"legal-fr":            {head + running, "-lang fr -legal", 0},
		"illegal-en":          {head + running + "Alice 1:ART\n", "-lang en", 1},
		"after-end-en":        {head + won + "Alice +ABUZRT\n", "-lang en -legal", 1},
		"unreadable-en":       {head + "Alice +ABRTUZ\nAlice RAT\nAlice r4t\n", "-lang en", 2},
		"gcg-running-en":      {gcgTwo + "#rack1 XI\n", "-lang en -legal", 0},
		"gcg-illegal-en":      {gcgTwo + ">alice: IX L6 XI. +24 86\n>bob: OTU 10J OUT +14 27\n", "-lang en", 1},
		"cards-running-en":    {cardsTwo, "-lang en", 0},
		"cards-illegal-en":    {cardsTwo + "Alice (1,0)>HALLO\n", "-lang en", 1},
		"cards-contest-en":    {strings.Replace(cardsTwo, "\n", "\n@option validation=contest\n", 1) + "Alice -LL+AA\nBob -\nAlice (0,-2)>MOC\n", "-lang en -legal", 0},
		"jago-running-en":     {jagoTwo + "Alice 6C:GRESIL\n", "-lang en", 0},
		"jago-illegal-en":     {jagoTwo + "Alice 6C:GRAS\n", "-lang en", 1},
		"jago-contest-en":     {strings.Replace(jagoTwo, "\n", "\n@option validation=contest\n", 1) + "Alice E6:AMI\nBob ?\nAlice ^C6,D6\nAlice ~\n", "-lang en", 0},
		"jago-over-en":        {jagoTwo + "Alice resign\n", "-lang en -legal", 0},
		"scrabble-running-en": {scrabbleMoves + "Bruno ~\n", "-lang en", 0},
		"scrabble-illegal-en": {scrabbleMoves + "Zoé -VX+AB\nAlice 9H:BOLD\nZoé ?1,2\nBruno ?\n", "-lang en", 1},
		"help-en":             {"", "-lang en -h", 0},
		"help-fr":             {"", "-h", 0},
	} {
		t.Run(name, func(t *testing.T) {
			status, out, errs := arbiterOf(tt.record, strings.Fields(tt.args)...)
			if status != tt.status {
				t.Errorf("status %d, not %d", status, tt.status)
			}
			golden(t, filepath.Join("testdata", name+".golden"), out+errs)
		})
	}
}

// Several records are told as each alone, under their names.
func TestTextOfSeveral(t *testing.T) {
	one, other := filepath.Join("disputes", "s-ajoute.txt"), filepath.Join("disputes", "changer-deux.txt")
	var want bytes.Buffer
	for i, path := range []string{one, other} {
		if i > 0 {
			want.WriteString("\n")
		}
		_, text, _ := arbiterOf("", path)
		want.WriteString("══ " + path + " ══\n\n" + text)
	}
	if _, got, _ := arbiterOf("", one, other); got != want.String() {
		t.Errorf("told\n%s\nnot\n%s", got, want.String())
	}
}
