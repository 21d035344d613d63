package jagotale

import (
	"bytes"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon/french/gaddag"
	"github.com/jeudelettres/lettres/show"
)

// states is those of a game from its start on, each move that of the player on turn, and
// the effect of the last.
func states(t *testing.T, moves ...string) (all []jago.State, last jago.Effect) {
	t.Helper()
	rules, err := jago.Compile(jago.Official(), gaddag.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	all = append(all, rules.Start(jago.Red))
	for _, text := range moves {
		s := all[len(all)-1]
		m, err := jago.ParseMove(text)
		if err == nil {
			if last, err = s.Effect(s.Turn(), m); err == nil {
				s, err = s.Play(s.Turn(), m)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, s)
	}
	return all, last
}

// What becomes of each word is told, in both languages.
func TestWord(t *testing.T) {
	red := "+EPECHRAISTNO"
	for _, tt := range []struct {
		moves []string
		en    string
		fr    string
	}{
		{[]string{"6D:PECHE"}, "6D →  Red lays PECHE", "6D →  Red pose PECHE"},
		{[]string{"6D:PECHE", "6D:PECHER"}, "6D →  Red lengthens PECHE: PECHER", "6D →  Red rallonge PECHE : PECHER"},
		{[]string{"6D:PECHE", "-", "+AEGLN", "6D:PECHER"}, "6D →  Blue lengthens PECHE: PECHER, no|      theft, since the meaning is the same", "6D →  Blue rallonge PECHE : PECHER, sans le|      voler, car le sens est le même"},
		{[]string{"6D:PECHE", "-", "+AEGLN", "6B:EMPECHER"}, "6B →  Blue steals PECHE: EMPECHER|      turns 5 letters", "6B →  Blue vole PECHE : EMPECHER|      retourne 5 lettres"},
		{[]string{"6D:PECHE", "-", "+AEGLN", "6D:LECHE"}, "6D →  Blue steals PECHE: LECHE|      puts P beside the board, turns 4|      letters", "6D →  Blue vole PECHE : LECHE|      met P à côté du plateau, retourne|      4 lettres"},
		{[]string{"6D:PECHE", "-", "+AEGLN", "I6:UN"}, "I6 ↓  Blue lays UN|6D →  Blue changes PECHE to PECHEU, which is|      not a word yet: no theft so far", "I6 ↓  Blue pose UN|6D →  Blue change PECHE en PECHEU, qui n’est|      pas encore un mot : ce n’est pas|      encore un vol"},
	} {
		_, last := states(t, append([]string{red, "+ADEILMNORSTU"}, tt.moves...)...)
		for tag, want := range map[language.Tag]string{language.English: tt.en, language.French: tt.fr} {
			p := program.NewPage(new(bytes.Buffer), show.Options{Language: tag})
			if got := strings.Join(Names{"Red", "Blue"}.Word(p, last), "|"); got != want {
				t.Errorf("%q:\n%s, want\n%s", tt.moves, got, want)
			}
		}
	}
}
