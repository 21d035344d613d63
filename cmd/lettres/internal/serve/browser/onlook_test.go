package browser

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// A screen of a club shows the table large, without anything to press, and follows the game; a phone that looks on
// has both mats a tap away.
func TestScreen(t *testing.T) {
	address := serve(t)
	for _, game := range []string{"jarnac", "scrabble"} {
		b := open(t, look{}, address+"/?game="+game)
		b.click("input[name=with][value=device]")
		b.do("a clock", chromedp.SetValue("form.wish [name=clock]", "20"))
		b.click("form.wish button.primary")
		b.whole("#table")
		watch := eval[string](b, "document.querySelector('a[href^=\"/watch/\"]').href")
		screen := open(t, look{width: 1920, height: 1080}, eval[string](b, "document.querySelector('a[href^=\"/screen/\"]').href"))
		phone := open(t, look{width: 390, height: 844}, watch)
		ready(b)
		n := b.n()
		for _, other := range []*tab{screen, phone} {
			other.past(n - 1)
			other.fits()
			if other.there("main button:enabled:not(.more-story, .all), main input, main form") {
				t.Error("an onlooker has something to press")
			}
		}
		if wide := eval[float64](screen, "document.querySelector('.screen .drawing svg').getBoundingClientRect().height"); game == "scrabble" && wide < 900 {
			t.Errorf("the board is %.0f high on a screen of 1080", wide)
		}
		if over := eval[float64](screen, "document.documentElement.scrollHeight - innerHeight"); over > 1 {
			t.Errorf("the screen scrolls by %.0f", over)
		}
		screen.view("screen-" + game)
		phone.view("phone-" + game)
	}
}
