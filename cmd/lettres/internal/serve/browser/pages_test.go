package browser

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// Which Jarnac did I miss? RAT and a Z make TZAR, says the box.
func TestAsk(t *testing.T) {
	for _, l := range []look{{}, {width: 360, height: 740, dark: true, lang: "en"}} {
		b := open(t, l, serve(t)+"/ask")
		b.do("ask", chromedp.SendKeys("#question input[name=b]", "rat"), chromedp.SendKeys("#question input[name=br]", "ezt"),
			chromedp.SendKeys("#question input[name=word]", "tzar"), chromedp.SendKeys("#question input[name=from]", "rat"))
		b.click("#question button.primary")
		b.do("the answer", chromedp.WaitReady(".answer"))
		if found := b.text(".answer .found"); !strings.Contains(found, "TZAR") {
			t.Errorf("no TZAR in\n%s", found)
		}
		if !b.there("section .would .clause, section .would") {
			t.Error("it does not say whether TZAR is valid")
		}
		b.fits()
		b.shoot("ask-" + l.lang)
	}
}

// A game in which Bob misses a Jarnac.
const missed = `@game jarnac
@players Alice Bob
@first Alice
Alice +ABUZRT
Alice RAT
Alice +S
Alice -
Bob +EILNOT
Bob LION
Bob +A
Bob -
Alice +E
Alice resign
`

// A pasted game is gone over step by step, with what was missed.
func TestReview(t *testing.T) {
	b := open(t, look{}, serve(t)+"/ask")
	b.do("paste", chromedp.SetValue("textarea[name=record]", missed))
	b.click("form:has(textarea) button")
	b.do("the game", chromedp.WaitReady(".steps"))
	b.do("the first step", chromedp.WaitReady(".story a[href='?step=1']"))
	b.click(".story a[href='?step=5']")
	b.until("step 5", "document.querySelector('.steps b')?.innerText.startsWith('5 ')")
	if remarks := b.text(".remarks"); !strings.Contains(remarks, "TZAR") {
		t.Errorf("nothing of TZAR in\n%s", remarks)
	}
	b.shoot("step-5")
	address := eval[string](b, "location.href")
	for step, button := range map[int]string{6: ".steps a[rel=next]", 5: ".steps a[rel=prev]"} {
		other := open(t, look{lang: "en"}, address) // an address that can be sent
		if step == 5 {
			other.click(".steps a[rel=next]")
			other.until("step 6", "document.querySelector('.steps b')?.innerText.startsWith('6 ')")
		}
		other.click(button)
		other.until(fmt.Sprint("step ", step), fmt.Sprintf("document.querySelector('.steps b')?.innerText.startsWith('%d ')", step))
	}
	b.fits()
}

// In a game of Scrabble by a link, the other's rack is in nothing that a browser receives.
func TestHidden(t *testing.T) {
	line := newProxy(t, strings.TrimPrefix(serve(t), "http://"))
	a := open(t, look{}, "http://"+line.address()+"/?game=scrabble")
	a.click("input[name=with][value=link]")
	a.click("form.wish button.primary")
	a.whole("#table")
	invitation := eval[string](a, "document.querySelector('input[data-link]').value")
	c := open(t, look{}, strings.Replace(invitation, line.address(), line.to, 1))
	c.whole("main form button")
	c.click("main form button")
	c.whole("#table")
	seats := [2]*tab{a, c}
	rack := ""
	for move := 0; len(rack) < 7 && move < 6; move++ { // each draws, and passes
		n := max(a.n(), c.n())
		a.past(n - 1)
		c.past(n - 1)
		b := seats[0]
		if !eval[bool](b, "!!document.querySelector('.status.mine')") {
			b = seats[1]
		}
		switch draw := "#acts form:has(input[name=do][value=draw]) button"; {
		case b.there(draw):
			b.click(draw)
		case b.there("#acts form:has(input[name=do][value=pass]) button"):
			b.click("#acts form:has(input[name=do][value=pass]) button")
		default:
			t.Fatalf("move %d: nothing to do\n%s", move, b.text("main"))
		}
		a.past(n)
		c.past(n)
		rack = eval[string](c, "[...document.querySelectorAll('#acts .keys[data-rack]')].map(e => e.dataset.rack).find(r => r) ?? ''")
	}
	if len(rack) < 7 {
		c.shoot("failed")
		t.Fatalf("the other rack is %q\n%s", rack, c.text("main"))
	}
	a.shoot("scrabble")
	all := line.all()
	for _, form := range []string{rack, strings.ToLower(rack), string(slices.Sorted(slices.Values([]byte(rack))))} {
		if i := bytes.Index(all, []byte(form)); i >= 0 {
			t.Errorf("the other rack, %s, is in what was received: %s", form, all[max(0, i-80):min(len(all), i+80)])
		}
	}
	if len(all) < 10_000 {
		t.Errorf("only %d bytes were heard", len(all))
	}
}
