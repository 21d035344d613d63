package jagoboard

import (
	"bytes"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/examples/internal/show"
	"github.com/jeudelettres/lettres/jago"
	"github.com/jeudelettres/lettres/lexicon/french"
)

// states is those of a game from its start on, each move that of the player on turn.
func states(t *testing.T, moves ...string) []jago.State {
	t.Helper()
	rules, err := jago.Compile(jago.Official(), french.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	all := []jago.State{rules.Start(jago.Red)}
	for _, text := range moves {
		s := all[len(all)-1]
		m, err := jago.ParseMove(text)
		if err == nil {
			s, err = s.Play(s.Turn(), m)
		}
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, s)
	}
	return all
}

func TestBoard(t *testing.T) {
	all := states(t, "+RASEILTNDHOU", "+GBIENTNDHSRE", "6D:RAS", "-", "+AIM", "6C:GRAS", "-", "+O", "E6:AMI")
	start, before, now := all[0], all[6], all[9]
	draw := func(was, is jago.State, o show.Options) string {
		var out bytes.Buffer
		p := show.NewPage(&out, o)
		Draw(p, was, is, []string{"beside"})
		if err := p.Flush(); err != nil {
			t.Fatal(err)
		}
		return out.String()
	}
	row := func(text string, n int) string { return strings.Split(text, "\n")[n] }
	for _, tt := range []struct {
		was, is jago.State
		row     int
		want    string
	}{
		{start, start, 6, "   6  · · · · · × · · · · ·  6"},
		{start, before, 6, "   6  · ·*g*r*a*s · · · · ·  6"},
		{before, now, 6, "   6  · · g r+A s · · · · ·  6"},
		{before, now, 7, "   7  · · · ·*M · · · · · ·  7"},
		{now, now, 8, "   8  · · · · I · · · · · ·  8"},
	} {
		if got := row(draw(tt.was, tt.is, show.Options{}), tt.row); got != tt.want {
			t.Errorf("row %d is\n%s, want\n%s", tt.row, got, tt.want)
		}
	}
	bare, colour := draw(before, now, show.Options{}), draw(before, now, show.Options{Colour: true})
	if regexp.MustCompile("\x1b.*?m").ReplaceAllString(colour, "") != bare {
		t.Errorf("colour changes the text of\n%s", bare)
	}
	for _, want := range []string{"\x1b[1;37;41m+A\x1b[0m", "\x1b[1;37;41m*M\x1b[0m", "\x1b[1;34mg\x1b[0m"} {
		if !strings.Contains(colour, want) {
			t.Errorf("no %q in\n%s", want, colour)
		}
	}
	if wide := row(bare, 0); !strings.HasSuffix(wide, "K       beside") {
		t.Errorf("beside the board: %q", wide)
	}
	if narrow := draw(before, now, show.Options{Width: 50}); !strings.HasPrefix(narrow, "  beside\n\n") {
		t.Errorf("above the board:\n%s", narrow)
	}
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
		{[]string{"6D:PECHE", "-", "+AEGLN", "6B:EMPECHER"}, "6B →  Blue steals PECHE: EMPECHER|      turns 5 letters", "6B →  Blue vole PECHE : EMPECHER|      retourne 5 lettres"},
		{[]string{"6D:PECHE", "-", "+AEGLN", "6D:LECHE"}, "6D →  Blue steals PECHE: LECHE|      puts P beside the board, turns 4|      letters", "6D →  Blue vole PECHE : LECHE|      met P à côté du plateau, retourne 4|      lettres"},
	} {
		all := states(t, append([]string{red, "+ADEILMNORSTU"}, tt.moves...)...)
		for tag, want := range map[language.Tag]string{language.English: tt.en, language.French: tt.fr} {
			p := show.NewPage(new(bytes.Buffer), show.Options{Language: tag})
			if got := strings.Join(Names{"Red", "Blue"}.Word(p, all[len(all)-1]), "|"); got != want {
				t.Errorf("%q:\n%s, want\n%s", tt.moves, got, want)
			}
		}
	}
}
