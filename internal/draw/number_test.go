package draw_test

import (
	"testing"

	"golang.org/x/text/language"

	"github.com/jeudelettres/lettres/internal/draw"
)

func TestNumbers(t *testing.T) {
	for got, want := range map[string]string{
		draw.Number(0):                            "0",
		draw.Number(-5):                           "−5",
		draw.Signed(0):                            "+0",
		draw.Signed(12):                           "+12",
		draw.Signed(-12):                          "−12",
		draw.Tally(language.French, 62, 0, -5):    "62 à 0 à −5",
		draw.Tally(language.BritishEnglish, 4, 1): "4 to 1",
	} {
		if got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
}
