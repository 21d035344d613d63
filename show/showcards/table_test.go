package showcards

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jeudelettres/lettres/bag"
	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/draw"
	"github.com/jeudelettres/lettres/internal/test/must"
	"github.com/jeudelettres/lettres/internal/test/showtest"
	"github.com/jeudelettres/lettres/scrabblecards"
	"github.com/jeudelettres/lettres/show"
)

// examples are the moves of cards/example-1 to cards/example-5, by two players.
var examples = []string{
	"+CRISEAN", "+HATRAEI", "(0,0)>CRISE", "+EEIMS", "(0,0)vCHAT", "+DUT", "(-1,0)>ANIMEES",
	"+MO2LUET", "(0,-2)>RACE", "+BOE", "(-1,-1)>MON*2@2",
}

func TestTable(t *testing.T) {
	for _, tt := range []struct {
		moves   int
		columns int
		want    string
	}{
		{2, 78, "There is no card on the table.\n"},
		{3, 78, `
     0  1  2  3  4
  0 *C *R *I *S *E
`[1:]},
		{5, 78, `
     0  1  2  3  4
  0  C [R][I][S][E]
  1 *H  ·  ·  ·  ·
  2 *A  ·  ·  ·  ·
  3 *T  ·  ·  ·  ·
`[1:]},
		{9, 22, `
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
		{11, 78, `
    -2 -1  0  1
 -1  · *M *O2 N
  0  R  A  C  E
`[1:]},
	} {
		steps := game.Play(t, rules(t, "official").Start(scrabblecards.A), examples[:tt.moves]...)
		last := steps[len(steps)-1]
		if diff := cmp.Diff(tt.want, draw.Text(tableLines(see(last.After), showtest.English, tt.columns, last))); diff != "" {
			t.Errorf("after %d moves, in %d columns:\n%s", tt.moves, tt.columns, diff)
		}
	}
}

// Wherever letters lie, no row is out of line.
func TestFarTable(t *testing.T) {
	setup := rules(t, "official").Start(scrabblecards.A).Setup()
	cards := []byte(setup.Bag.Letters.String())
	for i := range 45 { // steps down, with the first square in the middle
		setup.Table = append(setup.Table,
			scrabblecards.Letter{At: board.At(i-22, i-22), Letter: cards[0]}, scrabblecards.Letter{At: board.At(i-22, i-21), Letter: cards[1]})
		cards = cards[2:]
	}
	setup.Racks[scrabblecards.B], setup.Bag = scrabblecards.Cards{Letters: bag.Of(cards[:7])}, scrabblecards.Cards{Letters: bag.Of(cards[7:])}
	s := must.Get(rules(t, "official").FromSetup(setup))(t)
	text := Text(s, show.Options{})
	for line := range strings.Lines(text) {
		if n := draw.Columns(strings.TrimSuffix(line, "\n")); n > 80 {
			t.Errorf("%d columns: %s", n, line)
		}
	}
	for _, want := range []string{"-22-21-20", "\n  -22  A  A", "21 22 23\n", "\n   22  "} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
}
