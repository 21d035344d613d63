package cardtable

import (
	"bytes"
	"iter"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/examples/internal/show"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/rulebook"
	"github.com/jeudelettres/lettres/scrabblecards"
)

// after is the positions of a game, each after one more move of the player on turn.
func after(t *testing.T, moves ...string) (states []scrabblecards.State) {
	t.Helper()
	rules, err := scrabblecards.Compile(scrabblecards.Official(), french.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	s := rules.Start(scrabblecards.A)
	states = append(states, s)
	for _, text := range moves {
		m, err := scrabblecards.ParseMove(text)
		if err == nil {
			s, err = s.Play(s.Turn(), m)
		}
		if err != nil {
			t.Fatal(err)
		}
		states = append(states, s)
	}
	return states
}

// examples are the moves of cards/example-1 to cards/example-5, by two players.
var examples = []string{
	"+CRISEAN", "+HATRAEI", "(0,0)>CRISE", "+EEIMS", "(0,0)vCHAT", "+DUT", "(-1,0)>ANIMEES",
	"+MO2LUET", "(0,-2)>RACE", "+BOE", "(-1,-1)>MON*2@2",
}

// draw is what Draw writes of the last move.
func draw(t *testing.T, o show.Options, states []scrabblecards.State) string {
	t.Helper()
	var out bytes.Buffer
	p := show.NewPage(&out, o)
	n := len(states) - 1
	Draw(p, states[n-1], states[n], states[n].Last().Move)
	if err := p.Flush(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func TestDraw(t *testing.T) {
	for _, tt := range []struct {
		moves int
		width int
		want  string
	}{
		{2, 0, "  There is no card on the table.\n"},
		{3, 0, `
       0  1  2  3  4
    0 *C *R *I *S *E
`[1:]},
		{5, 0, `
       0  1  2  3  4
    0  C [R][I][S][E]
    1 *H  ·  ·  ·  ·
    2 *A  ·  ·  ·  ·
    3 *T  ·  ·  ·  ·
`[1:]},
		{9, 0, `
      -2 -1  0  1  2  3  4  5  6
   -1  ·  · [A] N [I][M][E][E][S]
    0 *R *A  C *E  ·  ·  ·  ·  ·
    1  ·  · [H] ·  ·  ·  ·  ·  ·
    2  ·  · [A] ·  ·  ·  ·  ·  ·
    3  ·  · [T] ·  ·  ·  ·  ·  ·
`[1:]},
		{9, 24, `
      -2 -1  0  1  2  3
   -1  ·  · [A] N [I][M]
    0 *R *A  C *E  ·  ·
    1  ·  · [H] ·  ·  ·
    2  ·  · [A] ·  ·  ·
    3  ·  · [T] ·  ·  ·

       4  5  6
   -1 [E][E][S]
    0  ·  ·  ·
    1  ·  ·  ·
    2  ·  ·  ·
    3  ·  ·  ·
`[1:]},
		{11, 0, `
      -2 -1  0  1
   -1  · *M *O2 N
    0  R  A  C  E
`[1:]},
	} {
		states := after(t, examples[:tt.moves]...)
		if diff := cmp.Diff(tt.want, draw(t, show.Options{Language: language.English, Width: tt.width}, states)); diff != "" {
			t.Errorf("after %d moves, in %d columns:\n%s", tt.moves, tt.width, diff)
		}
		colour := draw(t, show.Options{Language: language.English, Width: tt.width, Colour: true}, states)
		bare := regexp.MustCompile("\x1b\\[[0-9;]*m").ReplaceAllString(colour, "")
		if bare = regexp.MustCompile(`(?m) +$`).ReplaceAllString(bare, ""); bare != tt.want {
			t.Errorf("after %d moves colour changes the text to\n%s", tt.moves, bare)
		}
	}
}

// A View is drawn as the State is, and text stands beside it where there is room.
func TestBeside(t *testing.T) {
	states := after(t, examples[:5]...)
	for width, want := range map[int]string{
		80: `
       0  1  2  3  4    CHAT
    0  C [R][I][S][E]
    1 *H  ·  ·  ·  ·    nine points
    2 *A  ·  ·  ·  ·
    3 *T  ·  ·  ·  ·
`[1:],
		30: `
  CHAT

  nine points

       0  1  2  3  4
    0  C [R][I][S][E]
    1 *H  ·  ·  ·  ·
    2 *A  ·  ·  ·  ·
    3 *T  ·  ·  ·  ·
`[1:],
	} {
		var out bytes.Buffer
		p := show.NewPage(&out, show.Options{Width: width})
		Beside(p, states[4].View(scrabblecards.A), states[5].View(scrabblecards.A), states[5].Last().Move, []string{"CHAT", "", "nine points"})
		p.Flush()
		if diff := cmp.Diff(want, out.String()); diff != "" {
			t.Errorf("in %d columns:\n%s", width, diff)
		}
	}
}

// Wherever letters lie, no row is out of line.
func TestFarTable(t *testing.T) {
	var out bytes.Buffer
	p := show.NewPage(&out, show.Options{})
	Draw(p, far{}, far{}, scrabblecards.Move{})
	p.Flush()
	for line := range strings.Lines(out.String()) {
		if n := show.Width(line); n > 81 {
			t.Errorf("%d columns: %s", n, line)
		}
	}
	for _, want := range []string{"\n  -101 ", "\n  101 ", "-99-98-97", "99 100101\n"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no %q in\n%s", want, out.String())
		}
	}
}

// far is a table with a letter in each of its corners.
type far struct{}

func (far) Letter(row, col int) byte {
	if max(row, -row) == 101 && max(col, -col) == 101 {
		return 'A'
	}
	return 0
}

func (far) Letters() iter.Seq[scrabblecards.Letter] {
	return func(yield func(scrabblecards.Letter) bool) {
		for _, at := range [][2]int{{-101, -101}, {-101, 101}, {101, -101}, {101, 101}} {
			if !yield(scrabblecards.Letter{Row: at[0], Column: at[1], Letter: 'A'}) {
				return
			}
		}
	}
}

// Words stay by the clause that keeps them on the table.
func TestStayed(t *testing.T) {
	states := after(t, examples...)
	got := map[rulebook.Clause]string{}
	for _, r := range Stayed(states[11].Last()) {
		got[r.Clause] = Texts(r.Words)
	}
	want := map[rulebook.Clause]string{rulebook.CardsLeave: "RACE", rulebook.CardsLeaveLetters: "NE"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if got := Stayed(states[9].Last()); len(got) != 0 {
		t.Errorf("%v stay, and all is taken off", got)
	}
}

func TestSum(t *testing.T) {
	states := after(t, examples...)
	for n, want := range map[int]string{
		3:  "CRISE 14",
		7:  "ANIMEES 8 + ACHAT 10 + 50",
		11: "MON 8 + MA 3 + OC 8",
	} {
		e := states[n].Last()
		if got := Sum(e.Words, e.Points); got != want {
			t.Errorf("after %d moves %s, not %s", n, got, want)
		}
	}
}
