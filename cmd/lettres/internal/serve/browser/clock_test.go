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

// The screen stays awake while somebody's time runs, and no longer.
func TestClockKeepsAwake(t *testing.T) {
	b := open(t, look{width: 390, height: 844}, serve(t)+"/clock")
	eval[bool](b, `(() => {
		window.locks = [];
		const ask = navigator.wakeLock.request.bind(navigator.wakeLock);
		navigator.wakeLock.request = async kind => { const lock = await ask(kind); locks.push(lock); return lock; };
		return true;
	})()`)
	b.tap(".face:nth-child(1)")
	b.until("the screen is kept awake", "locks.length === 1 && locks[0].type === 'screen' && !locks[0].released")
	b.tap(".face:nth-child(2)")
	b.until("A runs", "document.querySelector('.face').classList.contains('runs')")
	b.tap("#stop")
	b.until("it may sleep", "locks.every(l => l.released)")
}
