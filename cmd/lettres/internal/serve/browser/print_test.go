package browser

import (
	"bytes"
	"context"
	"fmt"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// A sheet to print is two pages of paper: one for the score, and one of rules.
func TestPrint(t *testing.T) {
	b := open(t, look{}, serve(t)+"/rules")
	for _, game := range []string{"jarnac", "scrabble", "scrabblecards", "jago"} {
		b.do("the sheet", chromedp.Navigate(eval[string](b, "location.origin")+"/sheet/"+game), chromedp.WaitReady("main.sheet"))
		var pdf []byte
		ctx, stop := context.WithTimeout(b.ctx, time.Minute)
		err := chromedp.Do(ctx, chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			printed, err := cdp.Call(ctx, t, page.PrintToPDF, page.PrintToPDFParams{PaperWidth: 8.27, PaperHeight: 11.69})
			pdf = printed.Data
			return err
		}))
		stop()
		if err != nil {
			t.Fatal(err)
		}
		if n := bytes.Count(pdf, []byte("/Type /Page\n")); n != 2 {
			t.Errorf("%s is printed on %d pages", game, n)
		}
	}
}

// What an organiser prints names both players of each pair, with a line for their scores.
func TestClubPrinted(t *testing.T) {
	b := open(t, look{}, serve(t)+"/club")
	b.do("the form", chromedp.SetValue("textarea[name=names]", "Ada\nBob\nZoé"), chromedp.SetValue("input[name=title]", "Coupe"))
	b.click(".club-new button.primary")
	b.whole("main.club .hand")
	b.click("button[value=pair]")
	b.until("the round is paired", "!!document.querySelector('.pairs li')")
	b.do("on paper", call(emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"}))
	for _, name := range []string{"Ada", "Bob", "Zoé"} {
		if !eval[bool](b, fmt.Sprintf("document.querySelector('.pairs').innerText.includes(%q)", name)) {
			t.Errorf("%s is not printed", name)
		}
	}
}
