package browser

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// The clock has a face for each of up to four players, and goes round; one tap alone does not set it
// back.
func TestClockPage(t *testing.T) {
	b := open(t, look{width: 390, height: 844}, serve(t)+"/clock")
	b.do("three players", chromedp.SetValue("#players", "3"))
	eval[bool](b, "document.getElementById('players').dispatchEvent(new Event('change'))")
	b.until("three faces", "document.querySelectorAll('.face').length === 3")
	runs := func(who string) {
		b.t.Helper()
		b.until(who+" runs", "[...document.querySelectorAll('.face')].filter(f => f.classList.contains('runs')).map(f => f.querySelector('span').textContent).join() === '"+who+"'")
	}
	for i, next := range []string{"B", "C", "A", "B"} {
		b.tap(".face:nth-child(" + string(rune('1'+i%3)) + ")")
		runs(next)
	}
	b.tap(".face:nth-child(1)") // it is not their side
	runs("B")
	b.tap("[data-minutes='10']")
	runs("B")
	b.until("it asks", "document.getElementById('flag').textContent === document.getElementById('flag').dataset.again")
	b.tap("[data-minutes='10']")
	b.until("set back", "!document.querySelector('.runs') && document.querySelector('.face time').textContent === '10:00'")
	b.fits()
}
