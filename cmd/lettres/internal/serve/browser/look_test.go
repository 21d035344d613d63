package browser

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
)

// looks are how pages are looked at: in both languages, light and dark, on a large screen
// and on a phone.
var looks = map[string]look{
	"large": {}, "large-dark-en": {dark: true, lang: "en"},
	"phone-en": {width: 360, height: 740, lang: "en"}, "phone-dark": {width: 360, height: 740, dark: true},
}

// No kind of page is wider than the screen, or jumps, however it is looked at.
func TestLooks(t *testing.T) {
	address := serve(t)
	b := open(t, look{}, address)
	for name, path := range map[string]string{
		"home": "/", "home-scrabble": "/?game=scrabble", "ask": "/ask", "rules": "/rules?q=contest", "clause": "/rules/official/contest/window",
		"clock": "/clock", "notation": "/notation", "sheet": "/sheet/jarnac", "fail": "/none",
	} {
		for look, l := range looks {
			b.show(l, address+path)
			b.fits()
			b.still()
			b.shoot(name + "-" + look)
		}
	}
}

// The tables of all games, with words on them.
func TestTables(t *testing.T) {
	address := serve(t)
	b := open(t, look{}, address)
	for game, words := range map[string]int{"jarnac": 2, "scrabble": 2, "scrabblecards": 2, "jago": 1} {
		b.show(look{}, address+"/?game="+game)
		b.click("input[name=with][value=device]")
		b.do("a clock", chromedp.SetValue("form.wish [name=clock]", map[bool]string{true: "5", false: "120s"}[game == "jago"]),
			chromedp.SetValue("form.wish [name=validation]", "contest"))
		b.click("form.wish button.primary")
		b.whole("#table")
		ready(b)
		for i := range words { // any letters, since nobody contests
			n := b.n()
			if game == "jarnac" {
				letters(b, "form-lay", eval[string](b, "document.querySelector('#form-lay input[name=at]').dataset.rack.slice(0, 3)"))
				b.tap("#form-lay button.primary")
			} else {
				if i > 0 { // across the first word
					b.tap(eval[string](b, `(() => {
						const s = [...document.querySelectorAll('.taps button')].find(b => at(Number(b.dataset.r) + 1, Number(b.dataset.c)));
						return '.taps button[data-r="' + s.dataset.r + '"][data-c="' + s.dataset.c + '"]';
					})()`))
					b.tap("#lay .nudges .turn")
				}
				letters(b, "lay", eval[string](b, "document.getElementById('lay').dataset.rack.replace(/[^A-Z]/g, '').slice(0, 3)"))
				b.tap("#lay button.primary")
			}
			b.past(n)
			if b.there(".refusal") {
				t.Errorf("%s: %s", game, b.text(".refusal"))
				break
			}
			ready(b)
		}
		at := eval[string](b, "location.href")
		for look, l := range looks {
			b.show(l, at)
			ready(b)
			b.fits()
			b.still()
			if n := eval[int](b, "[...document.querySelectorAll('.drawing text')].filter(t => getComputedStyle(t).fontSize !== t.getAttribute('font-size') + 'px').length"); n > 0 {
				t.Errorf("%s: the page draws %d texts in another size", game, n)
			}
			b.view(game + "-" + look)
			if l.width == 0 || game == "jarnac" {
				continue
			}
			if game != "scrabblecards" {
				b.tap(`.taps button[tabindex="0"]`)
				b.tap("#lay .nudges .zoom")
				b.fits()
			}
			b.tap("#lay .type")
			b.fits()
			b.view(fmt.Sprintf("%s-%s-typed", game, look))
		}
	}
}
