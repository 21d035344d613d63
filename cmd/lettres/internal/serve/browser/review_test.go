package browser

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// A review is walked without loading the page anew, by keys, links, a click on the curve and back;
// each step is told by ear; and a better move is tried at the position.
func TestWalkReview(t *testing.T) {
	b := open(t, look{lang: "en"}, serve(t)+"/ask?game=scrabble")
	b.do("the record", chromedp.SetValue("#judge textarea", laid+"Bob +AI\nAlice -\n"))
	b.click("#judge button")
	b.whole("#review .course")
	eval[bool](b, "window.same = true")
	b.until("it opens where most was missed", "(a => a.querySelector('b').textContent === '??' && a.href.endsWith('step=' + parseInt(document.querySelector('.steps b').textContent)))(document.querySelector('.moments a'))")
	b.click(".story a[href^='?step=3']")
	b.until("step 3", "/^3 /.test(document.querySelector('.steps b').textContent)")
	b.do("back", chromedp.KeyEvent(kb.ArrowLeft))
	b.until("step 2", "/^2 /.test(document.querySelector('.steps b').textContent) && location.search === '?step=2'")
	b.do("forward", chromedp.KeyEvent(kb.ArrowRight))
	b.until("it is told", "/lays TRAINE/.test(document.getElementById('said').textContent)")
	eval[bool](b, "history.back(), true")
	b.until("back at step 2", "/^2 /.test(document.querySelector('.steps b').textContent)")
	eval[bool](b, `(r => document.querySelector('.course').dispatchEvent(new MouseEvent('click', {clientX: r.right - 2, clientY: r.top, bubbles: true})))(document.querySelector('.course .line0').getBoundingClientRect())`)
	b.until("the last turn", "/^7 /.test(document.querySelector('.steps b').textContent)")
	b.click(".try-again")
	b.do("a move", chromedp.SendKeys(".again input[name=again]", "I7:BOLEE"+kb.Enter))
	b.until("it is answered", "!!document.querySelector('.again .would, .first .refusal')")
	if strings.Contains(b.text("#acts"), "could") || !eval[bool](b, "window.same === true") {
		t.Errorf("the page was loaded anew, or tells the answer: %s", b.text("#acts"))
	}
	b.shoot("again")
}

// What somebody missed in a game of theirs is kept when they look at its review, comes back by a schedule,
// and is gone over at the position; what another seat missed is kept by hand.
func TestMistakes(t *testing.T) {
	b := open(t, look{lang: "en"}, serve(t)+"/ask?game=scrabble")
	b.do("the record", chromedp.SetValue("#judge textarea", laid+"Bob +AI\nAlice -\n"))
	b.click("#judge button")
	b.whole("#review .course")
	kept := func() int { return eval[int](b, "(JSON.parse(localStorage.getItem('lettres-mistakes')) ?? []).length") }
	if kept() != 0 {
		t.Error("nobody's mistakes are kept")
	}
	of := eval[int](b, "document.querySelectorAll('.story li.seat0 .sign').length")
	game := b.home() + eval[string](b, "location.pathname")
	b.do("as from the table", chromedp.Navigate(game+"?mine=0"), chromedp.WaitReady("#review .course"))
	b.until("they are kept", "localStorage.getItem('lettres-mistakes') !== null")
	if n := kept(); n != of || n == 0 {
		t.Fatalf("%d of %d are kept", n, of)
	}
	b.do("the deck", chromedp.Navigate(b.home()+"/mistakes"), chromedp.WaitReady(".due .go"))
	b.shoot("deck")
	for n := range of {
		b.click(".due .go")
		b.whole("p.deck:not([hidden])")
		if n == 0 {
			b.shoot("again")
		}
		if !b.there(".again details:not([open]), #acts details:not([open])") {
			t.Error("the answer is shown at once")
		}
		b.click("[data-knew='1']")
		b.whole("main.mistakes")
	}
	b.until("all are done for today", "!document.querySelector('.due .go') && document.querySelector('ul.deck').textContent.includes('in days: 1')")
	b.click("[data-forget]")
	if n := kept(); n != of-1 {
		t.Errorf("%d are kept", n)
	}
}
