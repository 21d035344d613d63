package jarnactale

import (
	"bytes"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/cmd/internal/program"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/jarnac"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/show"
)

func compile(t *testing.T, o jarnac.Options) *jarnac.Rules {
	t.Helper()
	rules, err := jarnac.Compile(o, french.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	return rules
}

var names = []string{"Alice", "Bruno"}

// tell plays moves from a position, and returns what is told of them, with the
// verdict if there is one.
func tell(t *testing.T, o show.Options, s jarnac.State, moves ...string) string {
	t.Helper()
	var out bytes.Buffer
	p := program.NewPage(&out, o)
	g := NewGame(p, s)
	for _, text := range moves {
		player := s.Turn()
		m, err := jarnac.ParseMove(text)
		if err == nil {
			s, err = s.Play(player, m)
		}
		if err != nil {
			t.Fatal(err)
		}
		g.Move(player, m, s)
	}
	Verdict(p, s)
	if err := p.Flush(); err != nil {
		t.Fatal(err)
	}
	return strings.ReplaceAll(out.String(), "\u00a0", " ") // spaces as people type them
}

// The game of classic/example-tzar, as it is told.
func TestStory(t *testing.T) {
	moves := []string{"+ABUZRT", "RAT", "+T", "BUT", "+W", "-", "!1:TZAR", "+AEINST", "-"}
	got := tell(t, show.Options{Language: language.French, Names: names}, compile(t, jarnac.Classic()).Start(jarnac.A), moves...)
	want := `
── Tour 1 : Alice ────────────────────────────────────────────────────────────
  pioche ABRTUZ
  ligne 1   RAT                               pioche T
  ligne 2   BUT                               pioche W
  « Je passe. »

  Alice                    18 points     Bruno                      0 point
            9 16 25 36 49 64 81                    9 16 25 36 49 64 81
  *1  R  A  T  ·  ·  ·  ·  ·  ·    9      1  ·  ·  ·  ·  ·  ·  ·  ·  ·
  *2  B  U  T  ·  ·  ·  ·  ·  ·    9      2  ·  ·  ·  ·  ·  ·  ·  ·  ·
   3  ·  ·  ·  ·  ·  ·  ·  ·  ·           3  ·  ·  ·  ·  ·  ·  ·  ·  ·
   4  ·  ·  ·  ·  ·  ·  ·  ·  ·           4  ·  ·  ·  ·  ·  ·  ·  ·  ·
   5  ·  ·  ·  ·  ·  ·  ·  ·  ·           5  ·  ·  ·  ·  ·  ·  ·  ·  ·
   6  ·  ·  ·  ·  ·  ·  ·  ·  ·           6  ·  ·  ·  ·  ·  ·  ·  ·  ·
   7  ·  ·  ·  ·  ·  ·  ·  ·  ·           7  ·  ·  ·  ·  ·  ·  ·  ·  ·
   8  ·  ·  ·  ·  ·  ·  ·  ·  ·           8  ·  ·  ·  ·  ·  ·  ·  ·  ·
     reliquat W Z                           reliquat –
     0 Jarnac                               0 Jarnac
  sac 136 lettres

── Tour 2 : Bruno ────────────────────────────────────────────────────────────
! Jarnac !  RAT + Z = TZAR, pris à Alice (ligne 1), désormais ligne 1
  pioche AEINST
  « Je passe. »

  Alice                     9 points     Bruno                    16 points
            9 16 25 36 49 64 81                    9 16 25 36 49 64 81
  !1  ·  ·  ·  ·  ·  ·  ·  ·  ·          !1  T  Z  A  R  ·  ·  ·  ·  ·   16
   2  B  U  T  ·  ·  ·  ·  ·  ·    9      2  ·  ·  ·  ·  ·  ·  ·  ·  ·
   3  ·  ·  ·  ·  ·  ·  ·  ·  ·           3  ·  ·  ·  ·  ·  ·  ·  ·  ·
   4  ·  ·  ·  ·  ·  ·  ·  ·  ·           4  ·  ·  ·  ·  ·  ·  ·  ·  ·
   5  ·  ·  ·  ·  ·  ·  ·  ·  ·           5  ·  ·  ·  ·  ·  ·  ·  ·  ·
   6  ·  ·  ·  ·  ·  ·  ·  ·  ·           6  ·  ·  ·  ·  ·  ·  ·  ·  ·
   7  ·  ·  ·  ·  ·  ·  ·  ·  ·           7  ·  ·  ·  ·  ·  ·  ·  ·  ·
   8  ·  ·  ·  ·  ·  ·  ·  ·  ·           8  ·  ·  ·  ·  ·  ·  ·  ·  ·
     reliquat W                             reliquat A E I N S T
     0 Jarnac                               1 Jarnac
  sac 130 lettres
`
	if got != want {
		t.Errorf("told:\n%s\nnot:\n%s", got, want)
	}
}

// Colour adds escape sequences and changes nothing else.
func TestColourChangesNoText(t *testing.T) {
	moves := []string{"+ABUZRT", "RAT", "+T", "BUT", "+W", "-", "!1:TZAR", "+AEINST", "-", "+E", "resign"}
	s := compile(t, jarnac.Classic()).Start(jarnac.A)
	for _, width := range []int{40, 80} {
		plain := tell(t, show.Options{Language: language.English, Width: width, Names: names}, s, moves...)
		colour := tell(t, show.Options{Language: language.English, Width: width, Names: names, Colour: true}, s, moves...)
		if strings.Contains(plain, "\x1b") {
			t.Errorf("width %d: an escape sequence without colour", width)
		}
		if !strings.Contains(colour, "\x1b[") {
			t.Errorf("width %d: no escape sequence with colour", width)
		}
		if got := uncolour(colour); got != plain {
			t.Errorf("width %d: with colour the text is\n%s\nand without\n%s", width, got, plain)
		}
	}
}

func uncolour(s string) string {
	s = regexp.MustCompile("\x1b\\[[0-9;]*m").ReplaceAllString(s, "")
	return regexp.MustCompile(`(?m) +$`).ReplaceAllString(s, "")
}

// No line is wider than asked for, as long as one mat fits.
func TestWidth(t *testing.T) {
	s := compile(t, jarnac.Classic()).Start(jarnac.A)
	for _, w := range []int{60, 78, 80, 200} {
		text := tell(t, show.Options{Language: language.French, Width: w, Names: names}, s, "+ABUZRT", "RAT", "+T", "-", "resign")
		for line := range strings.SplitSeq(text, "\n") {
			if n := draw.Columns(line); n > min(w, 80) {
				t.Errorf("width %d: %d columns: %s", w, n, line)
			}
			if strings.HasSuffix(line, " ") {
				t.Errorf("width %d: blanks at the end of %q", w, line)
			}
		}
		if side := strings.Contains(text, "points     Bruno"); side != (w >= 78) {
			t.Errorf("width %d: the mats side by side: %v", w, side)
		}
	}
}

// What the longer word leaves over goes back, and is told
// (classic-competition/last-jarnac-letters).
func TestLastJarnac(t *testing.T) {
	full := jarnac.SetupMat{Drawn: true, Rack: bag.MustParse("CE")}
	copy(full.Lines[:], []string{"BUT", "SOL", "PRE", "MIL", "COQ", "DON", "FEU", "RAT"})
	s, err := compile(t, jarnac.ClassicCompetition()).FromSetup(jarnac.Setup{
		Turn: jarnac.B, Phase: jarnac.Answer, Final: 8, Mats: [2]jarnac.SetupMat{full, {Drawn: true}},
	})
	if err != nil {
		t.Fatal(err)
	}
	text := tell(t, show.Options{Names: names}, s, "!8:TRACE")
	if want := "! Jarnac!  RAT + CE = TRACE, taken from Alice (line 8), now line 1\n"; !strings.Contains(text, want) {
		t.Errorf("no %q in\n%s", want, text)
	}
	text = tell(t, show.Options{Names: names}, s, "!8:RACE")
	if want := "! Jarnac!  RAT + CE = RACE, taken from Alice (line 8), now line 1, leaving T\n"; !strings.Contains(text, want) {
		t.Errorf("no %q in\n%s", want, text)
	}
	text = tell(t, show.Options{Names: names}, s, ".")
	for _, want := range []string{"says no Jarnac, and lets the last chance go\n", "\n  Alice wins, 72 to 0, Jarnacs 0 to 0\n", "The end · classic/end\n", "The verdict · classic/winner\n"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
}

// A resignation is told, and its clause stands for end and verdict.
func TestResignation(t *testing.T) {
	text := tell(t, show.Options{Language: language.French, Names: names}, compile(t, jarnac.Official()).Start(jarnac.A), "resign")
	for _, want := range []string{"  abandonne\n", "  Bruno gagne, 0 à 0, Jarnacs : 0 à 0\n", "La fin · official/turn/resign\n", "(décision de cette"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	if strings.Contains(text, "Le verdict") {
		t.Errorf("the clause stands twice in\n%s", text)
	}
}

func TestToss(t *testing.T) {
	for _, tt := range []struct {
		options jarnac.Options
		rounds  []jarnac.TossRound
		want    string
	}{
		{jarnac.Classic(), nil, "\nThe toss: heads or tails\n  Bruno starts\n"},
		{jarnac.Official(), nil, "\nBruno starts\n"},
		{jarnac.Official(), []jarnac.TossRound{{'E', 'E'}, {'T', 'D'}}, "\nThe toss: the letter nearest to A starts\n  Alice E, Bruno E – a tie, both draw again\n  Alice T, Bruno D – Bruno starts\n"},
	} {
		var out bytes.Buffer
		p := program.NewPage(&out, show.Options{Names: names})
		NewGame(p, compile(t, tt.options).Start(jarnac.B)).Toss(jarnac.B, tt.rounds)
		p.Flush()
		if !strings.HasPrefix(out.String(), tt.want) {
			t.Errorf("told %q, not %q", out.String(), tt.want)
		}
	}
}
