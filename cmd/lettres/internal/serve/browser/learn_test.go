package browser

import (
	"strings"
	"testing"

	"github.com/jeudelettres/lettres/board"
	"github.com/jeudelettres/lettres/internal/test/puzzletest"
)

// onStep waits until a step of a lesson is shown.
func onStep(b *tab, step string) {
	b.t.Helper()
	b.until("step "+step, `document.querySelector('.desk')?.dataset.at === '`+step+`'`)
}

// Somebody who has never seen Jarnac opens the page on a phone, and learns it by tapping.
func TestLearn(t *testing.T) {
	b := open(t, look{width: 390, height: 844}, serve(t)+"/")
	b.tap(".first-time a")
	b.whole(".desk")
	b.view("1-draw")
	b.tap("#acts .buttons button.primary")
	onStep(b, "2")
	b.view("2-lay")
	letters(b, "form-lay", "BUT")
	b.view("2-tapped")
	b.tap("#form-lay button.primary")
	onStep(b, "3")
	b.view("3-praise")
	b.fits()
	b.tap("#acts .buttons button.primary")
	onStep(b, "4")
	b.tap("#acts .targets label:nth-child(2)")
	letters(b, "form-lay", "TZAR")
	b.view("4-tapped")
	b.tap("#form-lay button.primary")
	onStep(b, "5")
	b.show(look{width: 390, height: 844}, b.home()+"/learn")
	b.until("the place is kept", `document.querySelector('[data-lesson="jarnac/1"]').href.endsWith('/learn/jarnac/1/5')`)
	b.view("list")

	// The second lesson on a desktop: a Jarnac, and a wrong one before it.
	b.show(look{}, b.home()+"/learn/jarnac/2/1")
	b.click("#form-jarnac input[name=at][value='!1:']")
	letters(b, "form-jarnac", "ZRAT")
	b.click("#form-jarnac button.primary")
	b.until("the rule", `!!document.querySelector('.refusal .law')`)
	b.view("refused")
	b.click("#form-jarnac .row .erase")
	letters(b, "form-jarnac", "TZAR")
	b.click("#form-jarnac button.primary")
	onStep(b, "2")
	b.view("jarnac")
	b.show(look{}, b.home()+"/learn/jarnac/2/5")
	b.view("end")
}

// The first steps of the lessons on boards are tapped on a phone: a word across, one down, the end of a turn,
// and a word where there is no board.
func TestLearnBoards(t *testing.T) {
	address := serve(t)
	b := open(t, look{width: 390, height: 844}, address+"/learn/scrabble/1/1")
	lay := func(word string, first board.Square, taps int) {
		t.Helper()
		for range taps {
			b.tap(square(first))
		}
		letters(b, "lay", word)
		b.tap("#lay button.primary")
	}
	lay("CHAT", board.At(7, 6), 1)
	onStep(b, "2")
	lay("ROUES", board.At(3, 10), 2)
	onStep(b, "3")
	b.view("scrabble")
	b.show(look{width: 390, height: 844}, address+"/learn/jago/1/1")
	lay("FAUX", board.At(5, 3), 1)
	onStep(b, "2")
	b.tap("#acts button[value=end], #acts form:has(input[value=end]) button, #acts form:has(input[value=pass]) button")
	onStep(b, "3")
	b.view("jago")
	b.show(look{width: 390, height: 844}, address+"/learn/scrabblecards/1/1")
	lay("CRISE", board.Square{}, 0)
	onStep(b, "2")
	b.view("cards")
}

// A puzzle is tapped on a phone: a wrong answer, the right one, and the next puzzle about as hard as
// the player is strong. The browser keeps the rating, which one try moves.
func TestPuzzle(t *testing.T) {
	address := serve(t)
	z, answer, lesser := puzzletest.NewWord(t)
	b := open(t, look{width: 390, height: 844}, address+"/puzzle/jarnac/"+z.Key())
	b.view("1-puzzle")
	b.fits()
	letters(b, "form-jarnac", lesser)
	b.tap("#form-jarnac button.primary")
	b.until("there is better", `document.querySelector('.desk')?.dataset.tried === '0'`)
	b.view("2-wrong")
	rating := b.text(".rating")
	b.tap("#form-jarnac .row .erase")
	letters(b, "form-jarnac", answer)
	b.tap("#form-jarnac button.primary")
	b.until("right", `document.querySelector('.desk')?.dataset.tried === '1'`)
	b.view("3-right")
	if now := b.text(".rating"); !strings.HasPrefix(rating, now) || now == "" {
		t.Errorf("the rating is %q after %q", now, rating)
	}
	b.tap(".desk .go")
	b.until("another one", `document.querySelector('.desk')?.dataset.key !== '`+z.Key()+`' && !!document.querySelector('#form-jarnac')`)
	if b.text(".rating") == "" {
		t.Error("the rating is not kept")
	}
	// A minute is counted, and can be stopped.
	b.tap(".clocked")
	b.until("a clock", `Number(document.querySelector('.clocked time')?.textContent) > 0`)
	b.view("4-clock")
	for _, game := range []string{"scrabble", "scrabblecards", "jago"} {
		b.show(look{width: 390, height: 844}, address+"/puzzle/"+game)
		b.view(game)
		b.fits()
	}
}
