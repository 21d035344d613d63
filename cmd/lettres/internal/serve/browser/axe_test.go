package browser

import (
	"context"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"github.com/jeudelettres/lettres/internal/test/must"
)

// axe finds nothing on twenty kinds of pages, on a phone and on a desktop, light and dark. The package axe-core of npm
// is no part of the project, and it takes half a minute: the test runs where LETTRES_AXE says where its axe.min.js is.
func TestAxe(t *testing.T) {
	path := os.Getenv("LETTRES_AXE")
	if path == "" {
		t.Skip("LETTRES_AXE does not say where axe.min.js is")
	}
	axe := must.Get(os.ReadFile(path))(t)
	address := serve(t)
	b := begin(t, look{}, address, map[string]string{"validation": "contest", "clock": "20"}, "device")
	ready(b)
	table := eval[string](b, "location.pathname")
	watch := eval[string](b, "document.querySelector('a[href^=\"/watch/\"]').pathname")
	screen := eval[string](b, "document.querySelector('a[href^=\"/screen/\"]').pathname")
	pages := []string{
		"/", "/?game=scrabble", "/ask", "/ask?a=BUT&ar=W&b=RAT&br=ETZ", "/ask?game=scrabble&word=tzar", "/ask?game=jago", "/rules?q=contest", "/rules/official/contest/window",
		"/notation", "/clock", "/sheet/jarnac", "/club", "/learn", "/learn/jarnac/1/2", "/puzzle/scrabble", "/screen", "/none", "/mistakes", "/stats", table, watch, screen,
	}
	b.show(look{}, address+"/ask?game=scrabble")
	b.do("the record", chromedp.SetValue("#judge textarea", laid))
	b.click("#judge button")
	b.whole("#review .course")
	game := eval[string](b, "location.pathname")
	pages = append(pages, game, game+"?step=3&again=")
	b.show(look{}, address+"/club")
	b.do("players", chromedp.SetValue("textarea[name=names]", "Alice\nBruno\nChloé"))
	b.click("main form button.primary")
	b.whole("button[value=pair]")
	b.click("button[value=pair]")
	b.whole(".pairs li")
	club := eval[string](b, "location.pathname")
	public := club[:strings.LastIndex(club, "/")]
	pages = append(pages, club, public, public+"/screen", strings.Replace(club, "/club/", "/slips/", 1))
	for _, g := range played {
		seat := kept(t, look{}, g.seat, 0, g.record)
		pages = append(pages, eval[string](seat, "location.href"))
	}
	for _, path := range pages {
		for name, l := range map[string]look{"desktop": {width: 1280, height: 800}, "desktop, dark": {width: 1280, height: 800, dark: true}, "phone": {width: 390, height: 844}, "phone, dark": {width: 390, height: 844, dark: true}} {
			at := path
			if at[0] == '/' {
				at = address + path
			}
			b.show(l, at)
			ctx, stop := context.WithTimeout(b.ctx, patience)
			_, err := chromedp.Run(ctx, chromedp.Evaluate[bool](string(axe)+"; true"))
			stop()
			if err != nil {
				t.Fatal(err)
			}
			eval[bool](b, `(window.found = null, axe.run(document, {resultTypes: ['violations']}).then(r => window.found = r.violations.map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.target.join(' ') + ' ' + (n.any[0]?.message ?? '')).join(' | ')).join('\n'), e => window.found = String(e)), true)`)
			b.until("axe has looked", "window.found !== null")
			if found := eval[string](b, "window.found"); found != "" {
				t.Errorf("%s, %s:\n%s", path, name, found)
			}
		}
	}
}
