package browser

import (
	"fmt"
	"testing"
)

// On the boards of all games letters are dragged with the mouse or a finger: to squares and from them, over letters of
// Jago and from beside the board, below a word of cards, and a bonus card to the letter that it doubles.
func TestDragBoards(t *testing.T) {
	for name, l := range map[string]look{"desktop": {lang: "en"}, "phone": {width: 390, height: 844, lang: "en"}} {
		t.Run(name, func(t *testing.T) {
			seat := func(game string) (b *tab, key func(string) string) {
				t.Helper()
				g := played[game]
				b = kept(t, l, g.seat, 0, g.record)
				return b, func(l string) string {
					t.Helper()
					k := eval[int](b, fmt.Sprintf("[...document.querySelectorAll('#lay .keys button')].findIndex(b => b.textContent === %q && !b.disabled)", l))
					if k < 0 {
						t.Fatalf("%s: no key for %s", game, l)
					}
					return fmt.Sprintf("#lay .keys button:nth-child(%d)", k+1)
				}
			}
			b, key := seat("jago")
			b.drag(key("E"), at(5, 3))
			word(b, "6D", "EAUX")
			b.view("jago")
			lay(b, "EAUX")
			b.drag("#lay .keys .beside", at(4, 3))
			b.drag(key("R"), at(6, 3)) // the E between them is kept
			word(b, "D5", "FER|F")
			b.drag(at(6, 3), "header")
			word(b, "D5", "FE|F")
			b.drag(key("N"), at(6, 3))
			b.drag(at(6, 3), at(6, 7)) // that is no line
			word(b, "D5", "FEN|F")
			b.drag(at(6, 3), "header")
			b.drag(key("R"), at(6, 3))
			lay(b, "FER")

			b, key = seat("scrabblecards")
			b.drag(key("H"), at(1, 0))
			word(b, "(0,0)", "CH")
			b.drag(key("A"), at(1, 0)) // on a letter of the draft: behind it
			b.drag(key("T"), at(1, 0))
			word(b, "(0,0)", "CHAT")
			b.drag(key("×3"), at(1, 0))
			word(b, "(0,0)", "CHAT*3@2")
			b.drag(key("×3"), at(0, 0))
			word(b, "(0,0)", "CHAT*3@1")
			b.view("cards")
			lay(b, "CHAT")

			b, key = seat("scrabble")
			b.drag(key("M"), at(8, 8))
			word(b, "I8", "AM")
			b.drag(key("I"), at(9, 8))
			b.drag(at(8, 8), at(11, 8)) // a gap
			b.until("the letters stay", "document.querySelectorAll('.taps .new').length === 2")
			word(b, "I8", "AMI")
			b.view("scrabble")
			lay(b, "AMI")
		})
	}
}
