package board

import (
	"bytes"
	"strings"
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/examples/internal/show"
	"github.com/jeudelettres/lettres/lexicon/french"
	"github.com/jeudelettres/lettres/scrabble"
)

// scrabbleAfter is a game of Scrabble after some moves.
func scrabbleAfter(t *testing.T, moves ...string) scrabble.State {
	t.Helper()
	rules, err := scrabble.Compile(scrabble.Classique(), french.Lexicon())
	if err != nil {
		t.Fatal(err)
	}
	s := rules.Start(scrabble.A)
	for _, text := range moves {
		m, err := scrabble.ParseMove(text)
		if err == nil {
			s, err = s.Play(s.Turn(), m)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return s
}

func TestBoard(t *testing.T) {
	s := scrabbleAfter(t, "+AEINRT?", "+EEIKMNT", "8F TRAINEs", "+ABDEOUX", "H7 T.")
	draw := func(b Board, o show.Options) string {
		var out bytes.Buffer
		p := show.NewPage(&out, o)
		Draw(p, b, s.Last().Move)
		Legend(p)
		if err := p.Flush(); err != nil {
			t.Fatal(err)
		}
		return out.String()
	}
	const want = `
      A B C D E F G H I J K L M N O
   1  = · · ' · · · = · · · ' · · =  1
   2  · - · · · " · · · " · · · - ·  2
   3  · · - · · · ' · ' · · · - · ·  3
   4  ' · · - · · · ' · · · - · · '  4
   5  · · · · - · · · · · - · · · ·  5
   6  · " · · · " · · · " · · · " ·  6
   7  · · ' · · · '*T ' · · · ' · ·  7
   8  = · · ' · T R A I N E s · · =  8
   9  · · ' · · · ' · ' · · · ' · ·  9
  10  · " · · · " · · · " · · · " ·  10
  11  · · · · - · · · · · - · · · ·  11
  12  ' · · - · · · ' · · · - · · '  12
  13  · · - · · · ' · ' · · · - · ·  13
  14  · - · · · " · · · " · · · - ·  14
  15  = · · ' · · · = · · · ' · · =  15
      A B C D E F G H I J K L M N O
`
	const legend = `On the board, ' and " are letters that count double and triple, - and = words; *
is a tile just laid, and a small letter a joker.
`
	if got := draw(s, show.Options{Language: language.English}); got != want[1:]+legend {
		t.Errorf("got\n%s", got)
	}
	if got := draw(s.View(scrabble.A), show.Options{Language: language.English}); got != want[1:]+legend {
		t.Errorf("a View is drawn\n%s", got)
	}
	colour := draw(s, show.Options{Language: language.French, Colour: true})
	if !strings.Contains(colour, "\x1b[30;42m*T\x1b[0m") || !strings.Contains(colour, " \x1b[1mR\x1b[0m") {
		t.Errorf("in colour it is\n%s", colour)
	}
	if bare := draw(s, show.Options{Language: language.French}); !strings.Contains(bare, "comptant double") || stripEscapes(colour) != bare {
		t.Errorf("colour changes the text of\n%s", bare)
	}
}

// stripEscapes takes the escape sequences out.
func stripEscapes(s string) string {
	for {
		before, rest, found := strings.Cut(s, "\x1b")
		if !found {
			return s
		}
		_, rest, _ = strings.Cut(rest, "m")
		s = before + rest
	}
}
