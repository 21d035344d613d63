package browser

import "testing"

// tapWord taps the letters of a word, and sends it.
func tapWord(b *tab, form, word string) {
	b.t.Helper()
	letters(b, form, word)
	b.tap("#" + form + " button.primary")
}

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
	b.view("4")
}
