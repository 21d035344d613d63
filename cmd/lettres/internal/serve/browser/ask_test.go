package browser

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// What can I play? On the board, letters lead from square to square; without script each
// square takes its own.
func TestAskScrabble(t *testing.T) {
	for _, l := range []look{{}, {width: 360, height: 740, lang: "en", noScript: true}} {
		b := open(t, l, serve(t)+"/ask?game=scrabble")
		square := func(name string) string { return fmt.Sprintf("input[aria-label='%s']", name) }
		if l.noScript {
			for i, c := range "CHaT" {
				b.do("a letter", chromedp.SendKeys(square(fmt.Sprint("8", string(rune('H'+i)))), string(c)))
			}
		} else {
			b.click(square("H8"))      // as on French boards
			for _, c := range "chAt" { // with shift it is a joker
				b.do("a letter", chromedp.SendKeys(":focus", string(c)))
			}
			if row := eval[string](b, "[...document.querySelectorAll('input[name=r7]')].map(e => e.value || '.').join('')"); row != ".......CHaT...." {
				t.Errorf("the row is %s", row)
			}
			b.click("[data-tool=way]")
			if !b.there("table.squares.down") {
				t.Error("the way of typing does not change")
			}
		}
		b.do("the rack", chromedp.SendKeys("input[name=rack1]", "aeinrst"), chromedp.SendKeys("input[name=score1]", "12"), chromedp.SendKeys("input[name=word]", "km"))
		b.click("#question button.primary")
		b.do("the answer", chromedp.WaitReady("#answer"))
		down := "8H CERTAINS"
		if l.noScript { // and in English
			down = "H8 CERTAINS"
		}
		if found := b.text("#answer .choices"); !strings.Contains(found, down) {
			t.Errorf("no %s in\n%s", down, found)
		}
		if verdict := b.text("section .refusal"); !strings.Contains(verdict, "symbol") {
			t.Errorf("KM is not read: %q", verdict)
		}
		if address := eval[string](b, "location.href"); !strings.Contains(address, "CHaT") || len(address) > 400 {
			t.Errorf("the answer is at %s", address)
		}
		b.fits()
		b.shoot("ask-scrabble-" + l.lang)
	}
}

const laid = `@game scrabble
@players Alice Bob
@first Alice
Alice +AEINRT?
Bob +EEIKMNT
Alice 8F:TRAINEs
Alice +BDEGLOS
Bob H7:TAN
`

// A file of a game of Scrabble is gone over step by step, with its costs and chances.
func TestReviewScrabble(t *testing.T) {
	file := filepath.Join(t.TempDir(), "partie.txt")
	must.Do(t, os.WriteFile(file, []byte(laid), 0o600))
	for _, l := range []look{{}, {width: 360, height: 740, lang: "en", dark: true}} {
		b := open(t, l, serve(t)+"/ask?game=scrabble")
		if l.dark { // dropped on the page
			eval[bool](b, fmt.Sprintf("(() => { const d = new DataTransfer(); d.items.add(new File([%q], 'partie.txt')); return document.body.dispatchEvent(new DragEvent('drop', {dataTransfer: d, bubbles: true, cancelable: true})) })()", laid))
		} else {
			b.do("the file", chromedp.SetUploadFiles("#judge input[type=file]", []string{file}))
			b.click("#judge button")
		}
		b.do("the game", chromedp.WaitReady(".steps"))
		b.click(".story a[href^='?step=3']")
		b.until("step 3", "document.querySelector('.steps b')?.innerText.startsWith('3 ')")
		if best := b.text(".choices"); !strings.Contains(best, "8F TRAINEs") || !strings.Contains(best, "64") {
			t.Errorf("the best words are\n%s", best)
		}
		b.click(".story a[href*='chances=1']")
		b.until("the chances", "document.querySelector('.story svg')?.textContent.includes('100')")
		b.click(".steps a[rel=next]")
		b.until("step 4", "document.querySelector('.steps b')?.innerText.startsWith('4 ') && location.search.includes('chances=1')")
		b.click(".steps a[rel=next]")
		b.until("step 5", "document.querySelector('.steps b')?.innerText.startsWith('5 ')")
		b.click(".acts a[href*='think=1']")
		b.until("the cost", "!document.querySelector(\".acts a[href*='think=1']\") && location.search.includes('think=1')")
		b.fits()
		b.shoot("review-scrabble-" + l.lang)
	}
}
